//! Chapter 10: the elephant charge and the deal, with the cards that change them (HM-10.3 to
//! HM-10.7, HM-22.6).

use quadriga_core::{Chance, Eyes, Tell};

use crate::activation::Origin;
use crate::battle::{BattleStep, LandBattle};
use crate::battle_hand::BattleCards;
use crate::event::Event;
use crate::general::Ability;
use crate::side::Side;
use crate::state::Hamilcar;
use crate::words::{Kind, Region, Window};

impl Hamilcar {
    /// Carthage lets its elephants charge, or not.
    pub(crate) fn order_charge<T: Tell<Event>>(&mut self, ordered: bool, tell: &mut T) {
        if !ordered {
            return self.go_on(Side::Carthage, BattleStep::Deal);
        }
        tell.tell(Eyes::ALL, Event::ChargeOrdered);
        self.go_on(Side::Carthage, BattleStep::Charging);
        self.open_window(Window::ChargeDeclared, Side::Rome);
    }

    /// HM-20.46: card 116 turns the charge on Carthage.
    pub(crate) fn turn_charge(&mut self) {
        if let Some(battle) = &mut self.battle {
            battle.fright = true;
        }
    }

    /// HM-10.7: the charge costs one side cards; at its worst it turns on Carthage.
    pub(crate) fn charge<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        let Some(battle) = self.battle else { return };
        let cards = self.charging(&battle);
        let die = if battle.fright { 0 } else { chance.die(6) };
        let against = if battle.fright { Some(Side::Carthage) } else { self.struck(&battle, die) };
        tell.tell(Eyes::ALL, Event::Charged { die, against, cards });
        if let Some(side) = against {
            self.deal_fewer(side, cards);
        }
        self.go_on(Side::Carthage, BattleStep::Deal);
    }

    /// HM-10.7: how many cards a charge costs.
    pub(crate) fn charging(&self, battle: &LandBattle) -> u8 {
        self.army(battle, Side::Carthage).elephants.min(self.material.tables.elephants.counted)
    }

    /// HM-10.7: whom the charge strikes with this die.
    pub(crate) fn struck(&self, battle: &LandBattle, die: u8) -> Option<Side> {
        let modifier: i8 = self.charge_modifiers(battle).iter().map(|(_, by)| by).sum();
        let result = die as i8 + modifier;
        if result <= self.material.tables.elephants.rampage_at_most {
            Some(Side::Carthage)
        } else if result > self.rating(battle.commanders[Side::Rome]) as i8 {
            Some(Side::Rome)
        } else {
            None
        }
    }

    /// HM-10.7, HM-22.6: what is added to the die of a charge.
    pub(crate) fn charge_modifiers(&self, battle: &LandBattle) -> [(&'static str, i8); 3] {
        let (generals, table) = (&self.material.generals, &self.material.tables.elephants);
        let commands = |side, ability| {
            battle.commanders[side].is_some_and(|general| generals.can(general, ability))
        };
        let leader = commands(Side::Carthage, Ability::DrillMaster)
            || commands(Side::Carthage, Ability::ElephantLeader);
        let hunter = commands(Side::Rome, Ability::ElephantHunter);
        [
            ("forgotten", if self.forgotten_tactics { table.forgotten } else { 0 }),
            ("leader", if leader { table.leader } else { 0 }),
            ("hunter", if hunter { table.hunter } else { 0 }),
        ]
    }

    /// A side is dealt so many cards fewer: by elephants, or by card 117 (HM-20.47).
    pub(crate) fn deal_fewer(&mut self, side: Side, cards: u8) {
        if let Some(battle) = &mut self.battle {
            battle.fewer[side] = battle.fewer[side].saturating_add(cards);
        }
    }

    /// HM-10.5: the cards for allies.
    pub(crate) fn allies(&self, battle: &LandBattle, side: Side) -> u8 {
        let (map, table) = (self.map(), &self.material.tables.battle);
        let at = battle.encounter.at;
        let region =
            [Region::Italia, Region::Africa].into_iter().find(|&region| map.region(region).has(at));
        let Some(region) = region else {
            let here = self.controls(side, map.province_of(at));
            return if here { table.allies } else { 0 };
        };
        let worth = |province| {
            if table.strong_allies.has(province) { table.strong } else { table.allies }
        };
        let held =
            map.provinces_of(region).iter().filter(|&province| self.controls(side, province));
        let most = if region == Region::Italia { table.italian_most } else { table.african_most };
        held.map(worth).sum::<u8>().min(most)
    }

    /// HM-10.4 to HM-10.6: how many cards a side is dealt.
    pub(crate) fn hand_size(&self, battle: &LandBattle, side: Side) -> u8 {
        let sum: i16 =
            self.hand_parts(battle, side).iter().map(|&(_, cards)| i16::from(cards)).sum();
        u8::try_from(sum.max(1)).unwrap_or(u8::MAX).min(self.material.figures.battle_hand_most)
    }

    /// HM-10.4 to HM-10.7: where the battle cards of a side come from, and what costs it some.
    pub(crate) fn hand_parts(&self, battle: &LandBattle, side: Side) -> [(&'static str, i8); 8] {
        let (map, figures) = (self.map(), &self.material.figures);
        let (table, encounter) = (&self.material.tables.battle, &battle.encounter);
        let at = encounter.at;
        let at_home = map.province_of(at) == map.province_of(map.capitals[side]);
        let tribe = self.markers[side].has(at) && map.of_kind(Kind::Tribe).has(at);
        let defends = side == battle.defender();
        let intercepted = defends && !encounter.interceptors.is_empty();
        let caught = defends && encounter.caught;
        let only_if = |holds: bool, cards: u8| if holds { cards as i8 } else { 0 };
        let units = self.army(battle, side).units().min(figures.battle_cards_for_units);
        [
            ("units", units as i8),
            ("commander", self.rating(battle.commanders[side]) as i8),
            ("allies", self.allies(battle, side) as i8),
            ("militia", only_if(at_home, table.militia)),
            ("tribe", only_if(tribe, table.tribe)),
            ("interception", only_if(intercepted, table.interception)),
            ("caught", -only_if(caught, table.caught)),
            ("fewer", -(battle.fewer[side].min(i8::MAX as u8) as i8)),
        ]
    }

    /// HM-10.3: all battle cards are shuffled and dealt, the attacker first.
    pub(crate) fn deal_battle_cards<C: Chance, T: Tell<Event>>(
        &mut self,
        chance: &mut C,
        tell: &mut T,
    ) -> Eyes {
        let Some(mut battle) = self.battle else { return Eyes::NONE };
        let mut deck = BattleCards::new(self.material.decks.battle);
        let attacker = battle.encounter.attacker;
        for side in [attacker, attacker.enemy()] {
            let cards = self.hand_size(&battle, side);
            let hand = deck.draw_several(cards, chance);
            battle.hands[side] = hand;
            tell.tell(Eyes::ALL, Event::BattleDealt { side, cards: hand.len() });
            tell.tell(Eyes::only(side.seat()), Event::BattleHand { side, hand });
        }
        self.battle = Some(battle);
        self.go_on(attacker, BattleStep::Dealt);
        // HM-10.2: the attacker is asked first, so his window lies on top.
        self.open_window(Window::AfterDeal, attacker.enemy());
        self.open_window(Window::AfterDeal, attacker);
        Eyes::only(Side::Rome.seat()).with(Eyes::only(Side::Carthage.seat()))
    }

    /// HM-20.42: a side opens half of its battle cards, rounded up, at random.
    pub(crate) fn spy_out<C: Chance, T: Tell<Event>>(
        &mut self,
        side: Side,
        chance: &mut C,
        tell: &mut T,
    ) {
        let Some(battle) = &mut self.battle else { return };
        let half = battle.hands[side].len().div_ceil(2);
        let cards = { battle.hands[side] }.draw_several(half, chance);
        // A second spy may turn up what lies open already: the union by type is what all know.
        battle.opened[side] = battle.opened[side].joined(cards);
        tell.tell(Eyes::ALL, Event::BattleCardsOpened { side, cards });
    }

    /// HM-20.53: the most cards that a side can lose when its allies desert.
    pub(crate) fn deserters(&self, side: Side, least: u8, most: u8) -> u8 {
        let Some(battle) = &self.battle else { return 0 };
        let kept = battle.hands[side].len().saturating_sub(1);
        self.allies(battle, side).clamp(least, most.max(least)).min(kept)
    }

    /// HM-20.53: a side discards battle cards at random, but never its last one. They are shown.
    pub(crate) fn desert<C: Chance, T: Tell<Event>>(
        &mut self,
        side: Side,
        cards: u8,
        chance: &mut C,
        tell: &mut T,
    ) {
        let Some(battle) = &mut self.battle else { return };
        for _ in 0..cards {
            let (hand, opened) = (battle.hands[side], battle.opened[side]);
            // Whether an open card goes is chance too, so it is drawn among all of them.
            let mut hidden = hand.without(opened);
            let place = chance.below(u32::from(hand.len().max(1)));
            let card = if place < u32::from(hidden.len()) {
                hidden.draw(chance)
            } else {
                let card = { opened }.draw(chance);
                card.inspect(|&card| battle.opened[side].remove(card))
            };
            if let Some(card) = card {
                battle.hands[side].remove(card);
                battle.played.insert(card);
                tell.tell(Eyes::ALL, Event::BattleCardDeserted { side, card });
            }
        }
    }

    /// HM-10.1: whether those who attack come from inside the city.
    pub(crate) fn is_sortie(battle: &LandBattle, side: Side) -> bool {
        side == battle.encounter.attacker && battle.encounter.origin == Origin::Sortie
    }
}
