//! Chapter 10: the rounds of a land battle: lead, match, concede, the initiative and withdrawal
//! (HM-10.8 to HM-10.14).

use quadriga_core::{Chance, Eyes, Tell};

use crate::action::Action;
use crate::battle::{BattleStep, Haven, LandBattle, Verdict};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::side::Side;
use crate::state::Hamilcar;
use crate::words::BattleCard;

/// HM-10.8: a card in hand, named as what it is; a reserve as anything else.
pub(crate) fn check_lead(
    battle: &LandBattle,
    side: Side,
    card: BattleCard,
    named: BattleCard,
) -> Result<(), Illegal> {
    if battle.hands[side].of(card) == 0 {
        Err(Illegal::NotInBattleHand)
    } else if (card == BattleCard::Reserve) == (named == card) {
        Err(Illegal::WronglyNamed)
    } else {
        Ok(())
    }
}

/// HM-10.9: a card of the type that was led, or a reserve.
pub(crate) fn check_match(
    battle: &LandBattle,
    side: Side,
    card: BattleCard,
) -> Result<(), Illegal> {
    if battle.hands[side].of(card) == 0 {
        Err(Illegal::NotInBattleHand)
    } else if card != BattleCard::Reserve && battle.led[side.enemy()] != Some(card) {
        Err(Illegal::NoMatch)
    } else {
        Ok(())
    }
}

impl LandBattle {
    /// A card leaves a hand; it is an open one, if one of its type is (HM-23.1).
    fn lay(&mut self, side: Side, card: BattleCard) {
        self.hands[side].remove(card);
        self.opened[side].remove(card);
        self.played.insert(card);
    }
}

impl Hamilcar {
    pub(crate) fn offer_leads(&self, battle: &LandBattle, side: Side, list: &mut Vec<Action>) {
        for card in battle.hands[side].types() {
            if card == BattleCard::Reserve {
                let others = BattleCard::ALL.iter().filter(|&&named| named != card);
                list.extend(others.map(|&named| Action::Lead { card, named }));
            } else {
                list.push(Action::Lead { card, named: card });
            }
        }
        if self.check_any_withdrawal(battle, side).is_ok() {
            let havens = self.withdrawals(battle, side);
            list.extend(havens.iter().map(|to| Action::Withdraw { to }));
        }
    }

    pub(crate) fn offer_matches(&self, battle: &LandBattle, side: Side, list: &mut Vec<Action>) {
        let matching = |&card: &BattleCard| check_match(battle, side, card).is_ok();
        let cards = BattleCard::ALL.iter().copied().filter(matching);
        list.extend(cards.map(|card| Action::Match { card }));
        list.push(Action::Yield);
    }

    /// HM-7.8, HM-10.14: whether the side may try to withdraw at all.
    pub(crate) fn check_any_withdrawal(
        &self,
        battle: &LandBattle,
        side: Side,
    ) -> Result<(), Illegal> {
        if battle.commanders[side].is_none() {
            Err(Illegal::NoGeneral)
        } else if battle.held[side] {
            Err(Illegal::HeldFast)
        } else {
            Ok(())
        }
    }

    pub(crate) fn check_withdrawal(
        &self,
        battle: &LandBattle,
        side: Side,
        to: Haven,
    ) -> Result<(), Illegal> {
        self.check_any_withdrawal(battle, side)?;
        if self.withdrawals(battle, side).has(to) { Ok(()) } else { Err(Illegal::NoWithdrawal) }
    }

    /// A card is led: a round more (HM-10.12).
    pub(crate) fn lead<T: Tell<Event>>(
        &mut self,
        side: Side,
        card: BattleCard,
        named: BattleCard,
        tell: &mut T,
    ) -> Eyes {
        if let Some(battle) = &mut self.battle {
            battle.lay(side, card);
            battle.led[side] = Some(named);
            battle.rounds = battle.rounds.saturating_add(1);
            battle.held = Default::default();
        }
        tell.tell(Eyes::ALL, Event::Led { side, card, named });
        self.go_on(side.enemy(), BattleStep::Match);
        Eyes::ALL
    }

    /// HM-10.10: a matched double envelopment hands the initiative over; after any other match it
    /// may be taken.
    pub(crate) fn match_card<T: Tell<Event>>(
        &mut self,
        side: Side,
        card: BattleCard,
        tell: &mut T,
    ) -> Eyes {
        let Some(battle) = &mut self.battle else { return Eyes::NONE };
        battle.lay(side, card);
        tell.tell(Eyes::ALL, Event::Matched { side, card });
        if battle.led[side.enemy()] == Some(BattleCard::DoubleEnvelopment) {
            self.pass_initiative(side, tell);
        } else {
            self.go_on(side, BattleStep::Seize);
        }
        Eyes::ALL
    }

    /// The side holds the initiative from now on, and leads.
    fn pass_initiative<T: Tell<Event>>(&mut self, side: Side, tell: &mut T) {
        if let Some(battle) = &mut self.battle {
            battle.initiative = side;
        }
        tell.tell(Eyes::ALL, Event::InitiativePassed { to: side });
        self.go_on(side, BattleStep::Lead);
    }

    /// HM-10.10: the matcher takes the initiative by a test.
    pub(crate) fn seize<C: Chance, T: Tell<Event>>(
        &mut self,
        side: Side,
        roll: bool,
        chance: &mut C,
        tell: &mut T,
    ) {
        let commander = self.battle.and_then(|battle| battle.commanders[side]);
        match commander.filter(|_| roll) {
            Some(general) if self.tests(general, chance, tell) => self.pass_initiative(side, tell),
            _ => self.go_on(side.enemy(), BattleStep::Lead),
        }
    }

    /// HM-10.13, HM-10.14: by a test the army gets away; else the initiative passes.
    pub(crate) fn withdraw<C: Chance, T: Tell<Event>>(
        &mut self,
        side: Side,
        to: Haven,
        chance: &mut C,
        tell: &mut T,
    ) {
        let commander = self.battle.and_then(|battle| battle.commanders[side]);
        let away = commander.is_some_and(|general| self.tests(general, chance, tell));
        if let Some(battle) = self.battle.as_mut().filter(|_| !away) {
            battle.held[side] = true;
        }
        if away {
            tell.tell(Eyes::ALL, Event::Withdrew { side });
            self.decide(Verdict::Withdrawn { side, to });
        } else {
            self.pass_initiative(side.enemy(), tell);
        }
    }

    /// HM-10.11: who holds the initiative and has no card has lost; if both have none, the
    /// attacker.
    pub(crate) fn lead_nothing<T: Tell<Event>>(&mut self, tell: &mut T) {
        let Some(battle) = &self.battle else { return };
        let both = Side::ALL.iter().all(|&side| battle.hands[side].is_empty());
        let loser = if both { battle.encounter.attacker } else { battle.initiative };
        self.lose_battle(loser, tell);
    }

    /// HM-10.19: a side has lost, which is noted for the turn.
    pub(crate) fn lose_battle<T: Tell<Event>>(&mut self, side: Side, tell: &mut T) {
        let Some(battle) = self.battle else { return };
        tell.tell(Eyes::ALL, Event::BattleLost { side, rounds: battle.rounds });
        if let Some(general) = battle.commanders[side] {
            self.beaten.insert(general);
        }
        let sicilia = self.map().region(crate::words::Region::Sicilia);
        if sicilia.has(battle.encounter.at) {
            self.of_mut(side.enemy()).won_in_sicilia = true;
        }
        self.decide(Verdict::Lost { side });
    }

    /// The rounds are over; the attacker rolls for his losses first (HM-10.15).
    fn decide(&mut self, verdict: Verdict) {
        let Some(battle) = &mut self.battle else { return };
        battle.verdict = Some(verdict);
        let attacker = battle.encounter.attacker;
        self.go_on(attacker, BattleStep::Losses);
    }
}
