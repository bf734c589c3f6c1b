//! Chapter 16, the rounds of a naval battle: tactic cards, attacks, and orders to the fleets.

use quadriga_core::{Chance, Eyes, Tell};

use crate::action::Action;
use crate::choices::FleetOrder;
use crate::event::Event;
use crate::general::{Ability, General};
use crate::naval::{NavalBattle, NavalStep};
use crate::side::{BySide, Side};
use crate::state::Hamilcar;
use crate::tactics::TacticHand;
use crate::task::Task;
use crate::words::{TacticCard, Window};

impl Hamilcar {
    /// HM-15.4: an intercepted fleet with a warship fights.
    pub(crate) fn begin_naval_battle<T: Tell<Event>>(
        &mut self,
        mover: Side,
        commanders: BySide<General>,
        fleets: BySide<u8>,
        tell: &mut T,
    ) {
        let mut extra = BySide { rome: 0, carthage: 0 };
        let interceptor = mover.enemy();
        if self.material.generals.can(commanders[interceptor], Ability::LeeShore) {
            extra[interceptor] = self.material.figures.lee_shore_tactics as i8;
        }
        self.naval = Some(NavalBattle {
            mover,
            commanders,
            fleets,
            sunk: BySide::default(),
            transports_hit: 0,
            prizes: 0,
            extra,
            played: TacticHand::default(),
            hampered: BySide::default(),
            round: 1,
            acting: self.supremacy,
            second: false,
            manoeuvre: None,
            at_transports: false,
            die: 0,
            hits: 0,
            rerolled: false,
            fleeing: false,
            step: NavalStep::Start,
        });
        tell.tell(Eyes::ALL, Event::NavalBattleBegun { commanders, fleets });
        self.tasks.push(Task::Naval { side: mover });
    }

    /// What is due next in the battle.
    pub(crate) fn naval_is(&mut self, battle: NavalBattle, step: NavalStep) {
        self.naval = Some(NavalBattle { step, ..battle });
    }

    /// Does what needs no decision. Returns who learned something.
    pub(crate) fn naval_goes_on<C: Chance, T: Tell<Event>>(
        &mut self,
        chance: &mut C,
        tell: &mut T,
    ) -> Eyes {
        let Some(battle) = self.naval else {
            self.tasks.pop();
            return Eyes::NONE;
        };
        match battle.step {
            NavalStep::Start => {
                self.naval_is(battle, NavalStep::Draw);
                // The last one opened is asked first (HM-21.3).
                self.open_window(Window::BattleStart, Side::Carthage);
                self.open_window(Window::NavalStart, battle.mover.enemy());
                self.open_window(Window::NavalStart, battle.mover);
            }
            NavalStep::Draw => return self.draw_tactics(battle, chance, tell),
            NavalStep::Manoeuvre => self.naval_is(battle, NavalStep::Aim),
            NavalStep::Signal { by, card } => self.tactic_works(battle, by, card),
            NavalStep::Aim => self.attack(battle, false, chance, tell),
            NavalStep::Reroll => self.count_hits(battle, tell),
            NavalStep::BackWater => self.hit(battle, tell),
            NavalStep::Order => self.next_fleet(battle),
            NavalStep::Leaving => self.leave(battle),
            NavalStep::Chase { loser } => {
                self.naval_is(battle, NavalStep::Toll { loser: Some(loser) });
            }
            NavalStep::Toll { loser } => self.take_toll(battle, loser, tell),
        }
        Eyes::NONE
    }

    /// Carries a decision out. Returns who learned something.
    pub(crate) fn perform_in_naval_battle<C: Chance, T: Tell<Event>>(
        &mut self,
        action: Action,
        chance: &mut C,
        tell: &mut T,
    ) -> Eyes {
        let Some(battle) = self.naval else { return Eyes::NONE };
        match (battle.step, action) {
            (_, Action::Tactic { card }) => {
                self.play_tactic(battle, card, tell);
                return Eyes::ALL;
            }
            (NavalStep::Aim, Action::Aim { transports }) => {
                self.attack(battle, transports, chance, tell);
            }
            (NavalStep::Reroll, Action::Reroll { again: true }) => {
                let rerolled = NavalBattle { rerolled: true, ..battle };
                self.attack(rerolled, battle.at_transports, chance, tell);
            }
            (NavalStep::Order, Action::Order { what }) => {
                return self.obey(battle, what, chance, tell);
            }
            (NavalStep::Chase { loser }, Action::Chase) => {
                let left = self.transports(&battle, loser);
                let winner = loser.enemy();
                let commander = battle.commanders[winner];
                let hits = self.chase_roll(winner, commander, left, chance, tell);
                let transports_hit = battle.transports_hit.saturating_add(hits);
                let battle = NavalBattle { transports_hit, ..battle };
                self.naval_is(battle, NavalStep::Toll { loser: Some(loser) });
            }
            _ => return self.naval_goes_on(chance, tell),
        }
        Eyes::NONE
    }

    /// HM-16.1: both draw their tactic cards.
    fn draw_tactics<C: Chance, T: Tell<Event>>(
        &mut self,
        mut battle: NavalBattle,
        chance: &mut C,
        tell: &mut T,
    ) -> Eyes {
        for side in [battle.mover, battle.mover.enemy()] {
            let rating = self.material.generals.info(battle.commanders[side]).battle;
            let supreme =
                if self.supremacy == side { self.material.figures.supremacy_tactics } else { 0 };
            let cards = (rating + supreme).saturating_add_signed(battle.extra[side]);
            self.draw_into(&battle, side, cards, chance, tell);
        }
        battle.acting = self.supremacy;
        self.naval_is(battle, NavalStep::Manoeuvre);
        Eyes::only(Side::Rome.seat()).with(Eyes::only(Side::Carthage.seat()))
    }

    fn draw_into<C: Chance, T: Tell<Event>>(
        &mut self,
        battle: &NavalBattle,
        side: Side,
        cards: u8,
        chance: &mut C,
        tell: &mut T,
    ) {
        let all = TacticHand::new(self.material.decks.tactic);
        let gone = battle.played.with(self.tactics.rome).with(self.tactics.carthage);
        let mut pile = all.without(gone);
        let mut drawn = 0;
        for _ in 0..cards {
            let Some(card) = pile.draw(chance) else { break };
            self.tactics[side].add(card);
            drawn += 1;
        }
        if drawn > 0 {
            tell.tell(Eyes::ALL, Event::TacticsDrawn { side, cards: drawn });
            let hand = self.tactics[side];
            tell.tell(Eyes::only(side.seat()), Event::TacticsHeld { side, hand });
        }
    }

    /// A tactic card is laid open; the enemy may cancel it.
    fn play_tactic<T: Tell<Event>>(
        &mut self,
        mut battle: NavalBattle,
        card: TacticCard,
        tell: &mut T,
    ) {
        let by = battle.decider();
        self.tactics[by].remove(card);
        battle.played.add(card);
        tell.tell(Eyes::ALL, Event::TacticPlayed { side: by, card });
        match battle.step {
            // False Signal is not answered: the card of the enemy is void.
            NavalStep::Signal { card, .. } => self.tactic_fails(battle, card),
            _ => self.naval_is(battle, NavalStep::Signal { by, card }),
        }
    }

    /// HM-16.20: what a card that was not cancelled does.
    fn tactic_works(&mut self, mut battle: NavalBattle, by: Side, card: TacticCard) {
        match card {
            TacticCard::BackWater => {
                let fewer = self.material.figures.back_water;
                battle.hits = battle.hits.saturating_sub(fewer);
                self.naval_is(battle, NavalStep::BackWater);
            }
            // HM-16.14: the battle goes on.
            TacticCard::Pursuit => self.next_fleet(battle),
            TacticCard::Kyklos => {
                let tactics = &self.material.figures;
                battle.hampered[by.enemy()] -= tactics.kyklos as i8;
                self.naval_is(battle, NavalStep::Aim);
            }
            _ => {
                battle.manoeuvre = Some(card);
                self.naval_is(battle, NavalStep::Aim);
            }
        }
    }

    /// A card was cancelled: whoever could answer before may do so with another.
    fn tactic_fails(&mut self, battle: NavalBattle, card: TacticCard) {
        let step = match card {
            TacticCard::BackWater => NavalStep::BackWater,
            TacticCard::Pursuit => NavalStep::Leaving,
            _ => NavalStep::Aim,
        };
        self.naval_is(battle, step);
    }

    /// HM-16.11: the highest die with which a fleet reforms or flees.
    pub(crate) fn order_most(&self, battle: &NavalBattle, side: Side) -> u8 {
        let (commander, generals) = (battle.commanders[side], &self.material.generals);
        let admiral = generals.can(commander, Ability::Admiral);
        if admiral { generals.info(commander).battle } else { 1 }
    }

    /// HM-16.10 to HM-16.13: the fleet reforms, evades or flees.
    fn obey<C: Chance, T: Tell<Event>>(
        &mut self,
        mut battle: NavalBattle,
        what: FleetOrder,
        chance: &mut C,
        tell: &mut T,
    ) -> Eyes {
        let side = battle.acting;
        if what == FleetOrder::Evade {
            tell.tell(Eyes::ALL, Event::FleetEvades { side });
            self.take_supremacy(side.enemy(), tell);
            battle.fleeing = false;
            self.naval_is(battle, NavalStep::Leaving);
            return Eyes::NONE;
        }
        let die = chance.die(6);
        let passed = die <= self.order_most(&battle, side);
        tell.tell(Eyes::ALL, Event::FleetOrdered { side, what, die, passed });
        match what {
            FleetOrder::Flee if passed => {
                battle.fleeing = true;
                self.naval_is(battle, NavalStep::Leaving);
            }
            FleetOrder::Reform if passed => {
                self.draw_into(&battle, side, 1, chance, tell);
                self.next_fleet(battle);
                return Eyes::only(side.seat());
            }
            _ => self.next_fleet(battle),
        }
        Eyes::NONE
    }

    /// HM-16.2: the other side acts, or the next round begins.
    fn next_fleet(&mut self, mut battle: NavalBattle) {
        battle.manoeuvre = None;
        if battle.second {
            battle.round += 1;
            battle.acting = self.supremacy;
        } else {
            battle.acting = battle.acting.enemy();
        }
        battle.second = !battle.second;
        let over = battle.round > self.material.figures.naval_rounds;
        // HM-16.15: after the last round the battle is drawn.
        let drawn = NavalStep::Toll { loser: None };
        self.naval_is(battle, if over { drawn } else { NavalStep::Manoeuvre });
    }

    /// HM-16.16, HM-16.17: nobody stopped the fleet; after a flight it may be chased.
    fn leave(&mut self, battle: NavalBattle) {
        let loser = battle.acting;
        let toll = NavalStep::Toll { loser: Some(loser) };
        let step = if battle.fleeing { NavalStep::Chase { loser } } else { toll };
        self.naval_is(battle, step);
    }
}
