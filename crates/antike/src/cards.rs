//! Chapter 11: event cards.

use quadriga_core::{Chance, Eyes, Seat, Tell};

use crate::action::Action;
use crate::crossed::Crossed;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::region::{Region, RegionSet};
use crate::state::{Antike, Special};
use crate::words::{Card, Good, Unit};

impl Antike {
    /// AD-11.2, AD-11.5: turns one card up, from the played ones if the stack is used up.
    pub(crate) fn turn_card_up<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        if self.deck.is_empty() && !self.played.is_empty() {
            self.deck = std::mem::take(&mut self.played);
            tell.tell(Eyes::ALL, Event::Reshuffled);
        }
        let Some(card) = self.deck.pick(chance) else { return };
        self.deck.remove(card);
        self.open.add(card);
        tell.tell(Eyes::ALL, Event::Revealed { card });
    }

    /// AD-11.2: three cards lie open as long as there are any, in the stack or among the played
    /// ones. By version 1, one was turned up for each that was taken.
    pub(crate) fn refill<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        while self.open.len() < self.map.figures.open_cards && self.has_cards_to_turn_up() {
            self.turn_card_up(chance, tell);
        }
    }

    #[inline]
    fn has_cards_to_turn_up(&self) -> bool {
        !self.deck.is_empty() || !self.played.is_empty()
    }

    /// Whether there is a card to choose, or will be when the display is filled.
    #[inline]
    pub(crate) fn has_cards_to_pick(&self) -> bool {
        !self.open.is_empty() || (self.has_cards_to_turn_up() && self.keeps_display_full())
    }

    pub(crate) fn check_pick(&self, card: Card) -> Result<(), Illegal> {
        if self.open.has(card) { Ok(()) } else { Err(Illegal::NotOpen) }
    }

    /// AD-11.3: the other player takes an open card.
    pub(crate) fn pick<C: Chance, T: Tell<Event>>(
        &mut self,
        card: Card,
        chance: &mut C,
        tell: &mut T,
    ) {
        let Phase::Picking { left } = self.phase else { return };
        let seat = self.mover.opponent();
        if self.open.remove(card) {
            self.of_mut(seat).hand.add(card);
        }
        tell.tell(Eyes::ALL, Event::Picked { seat, card });
        if self.keeps_display_full() {
            self.refill(chance, tell);
        } else {
            self.turn_card_up(chance, tell);
        }
        if left > 1 && !self.open.is_empty() {
            self.phase = Phase::Picking { left: left - 1 };
        } else {
            self.end_turn(tell);
        }
    }

    /// A card leaves a hand.
    pub(crate) fn discard<T: Tell<Event>>(&mut self, seat: Seat, card: Card, tell: &mut T) {
        if self.of_mut(seat).hand.remove(card) {
            self.played.add(card);
        }
        tell.tell(Eyes::ALL, Event::Played { seat, card });
    }

    /// Whether a card that needs no target can be played now and would do something (AD-11.4).
    #[inline]
    fn is_useful(&self, card: Card) -> bool {
        let own = self.own();
        match card {
            Card::Academy => self.phase == Phase::Scientia && self.foe().know_how != 0,
            Card::Burglary => self.foe().coins >= 2,
            Card::VotiveGifts => {
                self.phase == Phase::Templum && self.temples_of(self.mover.opponent()) > 0
            }
            Card::Armoury => self.phase == Phase::Militia && self.would_arm_more(),
            Card::ForcedMarch => self.would_march_on(0),
            Card::FairWind => self.would_march_on(1),
            Card::RichVein => self.has_produced() && self.produced_good().is_some(),
            Card::MarketDay => {
                own.goods != [0; Good::COUNT] && self.this.swaps < self.map.figures.market_day_swaps
            }
            Card::Settlers => self.phase == Phase::Founding && self.would_save_coins(),
            Card::MasterBuilder => {
                let bare = own.cities.without(self.temples).len().min(self.temples_left());
                self.phase == Phase::Templum && bare > self.unused(self.this.builders)
            }
            Card::SiegeTower => self.would_breach(),
            Card::Fortress | Card::Earthquake | Card::Storm | Card::Ambush | Card::Volunteers => {
                false
            }
        }
    }

    /// How many cards of a kind still wait for their use; version 1 did not count them.
    #[inline]
    fn unused(&self, cards: u8) -> u8 {
        if self.cards_must_help() { cards } else { 0 }
    }

    /// Armoury: whether one more unit could be armed than is free already.
    fn would_arm_more(&self) -> bool {
        if !self.cards_must_help() {
            return self.this.armable.iter().any(|&units| units > 0);
        }
        let fits = |unit: Unit| self.places_to_arm(unit).next().is_some();
        let units = Unit::ALL.iter().filter(|&&unit| fits(unit));
        let units: u8 = units.map(|unit| self.this.armable[unit.index()]).sum();
        units > self.this.armouries
    }

    /// Forced March and Fair Wind: whether units of a kind could then go farther.
    fn would_march_on(&self, kind: usize) -> bool {
        let own = self.own();
        let moving = matches!(self.phase, Phase::Movement { .. });
        if !self.cards_must_help() {
            return moving && !own.at[kind].is_empty();
        }
        let special =
            matches!(own.special, Special::At(_)) && self.special_kind(self.mover) == kind;
        let someone = !own.at[kind].is_empty() || special;
        moving && someone && self.reach(kind) < Crossed::MOST_BORDERS
    }

    /// Rich Vein: whether the step comes after the production of this turn.
    fn has_produced(&self) -> bool {
        let later = self.phase == Phase::Personages && self.cards_come_any_time();
        self.phase == Phase::Founding || later
    }

    /// Settlers: whether a city that could be founded has a neighbour to pay for.
    fn would_save_coins(&self) -> bool {
        let sites = self.reached_sites();
        if !self.cards_must_help() {
            return !sites.is_empty();
        }
        let dear = |region| Good::ALL.iter().any(|&good| self.same_neighbours(region, good) > 0);
        sites.len() > self.this.settlers && sites.iter().any(dear)
    }

    /// Siege Tower: whether a city where the mover's units stand would be weaker, and could fall by
    /// that.
    fn would_breach(&self) -> bool {
        let moving = matches!(self.phase, Phase::Movement { .. });
        if !moving && self.phase != Phase::Conquest {
            return false;
        }
        if !self.cards_must_help() {
            return !self.attacked().is_empty();
        }
        let weaker = |region: Region| self.resistance(region, 0) > self.resistance(region, 1);
        let falls = |region: Region| moving || self.may_fall(region, 1);
        self.this.towers == 0
            && self.attacked().iter().any(|region| weaker(region) && falls(region))
    }

    /// What this turn's field produces.
    fn produced_good(&self) -> Option<Good> {
        self.this.field.and_then(crate::words::Field::produces)
    }

    /// Where a card that needs a region can be played.
    #[inline]
    fn aims(&self, card: Card) -> RegionSet {
        let foe = self.foe();
        match card {
            Card::Earthquake => self.walls,
            Card::Storm => foe.at[1].within(self.map.ships),
            Card::Ambush => foe.at[0].without(foe.cities),
            _ => RegionSet::NONE,
        }
    }

    /// Whether cards can be played in this step of the own turn.
    #[inline]
    pub(crate) fn is_open_step(&self) -> bool {
        matches!(
            self.phase,
            Phase::Rondel
                | Phase::Templum
                | Phase::Militia
                | Phase::Scientia
                | Phase::Movement { .. }
                | Phase::Conquest
                | Phase::Founding
        ) || (matches!(self.phase, Phase::Personages | Phase::Compensation)
            && self.cards_come_any_time())
    }

    /// Whether a card in hand can be played now.
    #[inline]
    fn is_playable(&self, card: Card) -> bool {
        match card {
            Card::Earthquake | Card::Storm | Card::Ambush => !self.aims(card).is_empty(),
            Card::Volunteers => self.own().supply != [0, 0],
            _ => self.is_useful(card),
        }
    }

    /// Whether anything is open that does not belong to one step alone: a card, a swap, a trade.
    pub(crate) fn has_extras(&self) -> bool {
        let swaps = self.this.swaps > 0 && self.own().goods != [0; Good::COUNT];
        swaps || self.may_trade() || self.own().hand.kinds().any(|card| self.is_playable(card))
    }

    #[inline]
    pub(crate) fn offer_cards(&self, list: &mut Vec<Action>) {
        let hand = self.own().hand;
        if hand.is_empty() {
            return;
        }
        for card in hand.kinds() {
            match card {
                Card::Earthquake | Card::Storm | Card::Ambush => {
                    let aims = self.aims(card).iter();
                    list.extend(aims.map(|region| Action::PlayAt { card, region }));
                }
                Card::Volunteers => {
                    for (kind, unit) in Unit::ORDINARY.into_iter().enumerate() {
                        if self.own().supply[kind] > 0 {
                            list.push(Action::PlayFor { card, unit });
                        }
                    }
                }
                _ if self.is_useful(card) => list.push(Action::Play { card }),
                _ => {}
            }
        }
    }

    fn check_held(&self, card: Card) -> Result<(), Illegal> {
        if self.holds(self.mover, card) { Ok(()) } else { Err(Illegal::NotHeld) }
    }

    pub(crate) fn check_play(&self, card: Card) -> Result<(), Illegal> {
        self.check_held(card)?;
        if self.is_useful(card) { Ok(()) } else { Err(Illegal::CardIdle) }
    }

    pub(crate) fn check_play_at(&self, card: Card, region: Region) -> Result<(), Illegal> {
        self.check_held(card)?;
        if self.aims(card).has(region) { Ok(()) } else { Err(Illegal::CardIdle) }
    }

    pub(crate) fn check_play_for(&self, card: Card, unit: Unit) -> Result<(), Illegal> {
        self.check_held(card)?;
        let enlists = card == Card::Volunteers && unit != Unit::Special;
        if enlists && self.own().supply[unit.index()] > 0 { Ok(()) } else { Err(Illegal::CardIdle) }
    }

    pub(crate) fn play<T: Tell<Event>>(&mut self, card: Card, tell: &mut T) {
        let figures = &self.map.figures;
        self.discard(self.mover, card, tell);
        let this = &mut self.this;
        match card {
            Card::Academy => {
                let gold = self.foe().know_how.count_ones() as u8;
                self.receive(Good::Gold, gold, tell);
            }
            Card::Burglary => {
                let (seat, coins) = (self.mover.opponent(), self.foe().coins / 2);
                self.return_coins(seat, coins);
                tell.tell(Eyes::ALL, Event::CoinsLost { seat, coins });
            }
            Card::VotiveGifts => {
                let temples = self.temples_of(self.mover.opponent());
                self.receive(Good::Marble, temples.min(figures.votive_gifts_most), tell);
            }
            Card::RichVein => {
                if let Some(good) = self.produced_good() {
                    self.receive(good, figures.rich_vein_goods, tell);
                }
            }
            Card::Armoury => this.armouries = this.armouries.saturating_add(1),
            Card::ForcedMarch => self.speed_up(0),
            Card::FairWind => self.speed_up(1),
            Card::MarketDay => this.swaps = figures.market_day_swaps,
            Card::Settlers => this.settlers = this.settlers.saturating_add(1),
            Card::MasterBuilder => this.builders = this.builders.saturating_add(1),
            Card::SiegeTower => this.towers = this.towers.saturating_add(1),
            Card::Fortress | Card::Earthquake | Card::Storm | Card::Ambush | Card::Volunteers => {}
        }
    }

    /// AD-11.15: one border more, also for those who are under way.
    fn speed_up(&mut self, kind: usize) {
        let marches = &mut self.this.marches[kind];
        *marches = marches.saturating_add(1);
        let mover = self.mover;
        if let Phase::Movement { group: Some(mut group) } = self.phase
            && self.kind(mover, group.unit) == kind
        {
            group.steps = group.steps.saturating_add(1);
            self.phase = Phase::Movement { group: Some(group) };
        }
    }

    pub(crate) fn play_at<T: Tell<Event>>(&mut self, card: Card, region: Region, tell: &mut T) {
        self.discard(self.mover, card, tell);
        let foe = self.mover.opponent();
        match card {
            Card::Earthquake => {
                let Some(seat) = self.owner(region) else { return };
                self.walls.remove(region);
                let people = self.of_mut(seat);
                people.walls = people.walls.saturating_add(1);
                tell.tell(Eyes::ALL, Event::WallFell { seat, region });
            }
            Card::Storm | Card::Ambush => {
                let unit = if card == Card::Storm { Unit::Galley } else { Unit::Legion };
                self.foe_mut().withdraw(unit.index(), region, 1);
                tell.tell(Eyes::ALL, Event::Withdrawn { seat: foe, unit, region });
            }
            _ => {}
        }
    }

    pub(crate) fn play_for<T: Tell<Event>>(&mut self, card: Card, unit: Unit, tell: &mut T) {
        self.discard(self.mover, card, tell);
        self.enlist(unit, tell);
    }

    /// AD-11.17: the swaps of Market Day.
    #[inline]
    pub(crate) fn offer_swaps(&self, list: &mut Vec<Action>) {
        if self.this.swaps == 0 {
            return;
        }
        for &give in Good::ALL {
            if self.own().goods[give.index()] > 0 {
                let others = Good::ALL.iter().copied().filter(|&take| take != give);
                list.extend(others.map(|take| Action::Swap { give, take }));
            }
        }
    }

    pub(crate) fn check_swap(&self, give: Good, take: Good) -> Result<(), Illegal> {
        let open = self.this.swaps > 0 && give != take && self.own().goods[give.index()] > 0;
        if open { Ok(()) } else { Err(Illegal::NoSwap) }
    }

    pub(crate) fn swap<T: Tell<Event>>(&mut self, give: Good, take: Good, tell: &mut T) {
        self.this.swaps = self.this.swaps.saturating_sub(1);
        self.give(give.wealth(), tell);
        self.receive(take, 1, tell);
    }
}
