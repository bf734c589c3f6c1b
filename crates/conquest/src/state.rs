//! The state of a game: plain data, no past, no chance.

use quadriga_core::{MAX_SEATS, RulesVersion, Seat};
use serde::{Deserialize, Serialize};

use crate::army::Army;
use crate::card_set::{CardSet, Cards};
use crate::figures::Units;
use crate::key::ByKey;
use crate::map::Map;
use crate::options::Leaders;
use crate::phase::{Auction, Battle, Phase, SeatSet, Vote};
use crate::place::{PROVINCES, Province, ProvinceSet, SEAS, Sea, SeaSet};
use crate::position::Position;
use crate::words::{Answer, Card, SENATORS, Unit};

/// A game of Conquest of the Empire II.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Position", into = "Position")]
pub struct Conquest {
    pub(crate) map: &'static Map,
    /// The version of the rules; a position does not say it.
    pub(crate) rules: RulesVersion,
    pub(crate) realms: [Realm; MAX_SEATS],
    /// Province tokens on the map and in the pool, by key province.
    pub(crate) tokens: ByKey<u8>,
    pub(crate) pool: ByKey<u8>,
    /// Who owns the city in each key province.
    pub(crate) cities: ByKey<Option<Seat>>,
    pub(crate) deck: CardSet,
    pub(crate) offer: CardSet,
    /// The multi-use cards that were used in this campaign.
    pub(crate) used: Cards,
    pub(crate) auction: Option<Auction>,
    pub(crate) vote: Option<Vote>,
    pub(crate) battle: Option<Battle>,
    /// In a movement, how many military units have landed from each sea.
    pub(crate) shipped: [u8; SEAS],
    pub(crate) phase: Phase,
    /// Who has each slot.
    pub(crate) slots: [Option<Seat>; MAX_SEATS],
    /// The two alliances, by the slots.
    pub(crate) columns: [SeatSet; 2],
    /// Who sits to the left of each seat.
    pub(crate) left_of: [Seat; MAX_SEATS],
    pub(crate) mover: Seat,
    pub(crate) players: u8,
    /// The campaign, from 1.
    pub(crate) campaign: u8,
    pub(crate) last_campaign: u8,
    /// The round, from 1; 0 before the first.
    pub(crate) round: u8,
    /// Actions that the mover has left.
    pub(crate) left: u8,
    /// Whether the mover has taken a card in this round.
    pub(crate) card_taken: bool,
    /// The standing answers that the mover has changed in this turn, as bits.
    pub(crate) changed: u8,
    pub(crate) open_chaos: bool,
    pub(crate) leaders: Leaders,
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Realm {
    /// Land units, except the Caesar.
    pub(crate) armies: [Army; PROVINCES],
    pub(crate) galleys: [u8; SEAS],
    /// Where military land units, generals and galleys are.
    pub(crate) troops: ProvinceSet,
    pub(crate) generals: ProvinceSet,
    pub(crate) fleets: SeaSet,
    pub(crate) caesar: Option<Province>,
    /// Units that are not on the map: infantry, cavalry, catapults, generals, galleys.
    pub(crate) supply: Units,
    /// Influence on the map, by key province.
    pub(crate) influence: ByKey<u8>,
    pub(crate) talents: u16,
    pub(crate) points: i16,
    pub(crate) chaos: u16,
    /// The chaos when it was shown last.
    pub(crate) shown_chaos: u16,
    /// The open cards, except trainings.
    pub(crate) cards: Cards,
    pub(crate) army_training: u8,
    pub(crate) naval_training: u8,
    /// The senators in hand, by value.
    pub(crate) senators: [u8; SENATORS],
    /// Standing answers, as bits.
    pub(crate) answers: u8,
}

impl Realm {
    /// A player with nothing.
    pub(crate) const EMPTY: Realm = Realm {
        armies: [Army::NONE; PROVINCES],
        galleys: [0; SEAS],
        troops: ProvinceSet::NONE,
        generals: ProvinceSet::NONE,
        fleets: SeaSet::NONE,
        caesar: None,
        supply: [0; Unit::COUNTED],
        influence: ByKey::all(0),
        talents: 0,
        points: 0,
        chaos: 0,
        shown_chaos: 0,
        cards: Cards::NONE,
        army_training: 0,
        naval_training: 0,
        senators: [0; SENATORS],
        answers: 0,
    };

    #[inline]
    pub(crate) fn army(&self, at: Province) -> Army {
        self.armies[at.index()]
    }

    /// The provinces with a leader.
    #[inline]
    pub(crate) fn leaders(&self) -> ProvinceSet {
        let mut leaders = self.generals;
        if let Some(at) = self.caesar {
            leaders.insert(at);
        }
        leaders
    }

    /// How many land units of a kind are in a province.
    #[inline]
    pub(crate) fn units(&self, unit: Unit, at: Province) -> u8 {
        match unit {
            Unit::Caesar => u8::from(self.caesar == Some(at)),
            _ => self.army(at).count(unit),
        }
    }

    /// Whether any land unit is in a province.
    #[inline]
    pub(crate) fn is_in(&self, at: Province) -> bool {
        !self.army(at).is_empty() || self.caesar == Some(at)
    }

    /// All influence tokens on the map.
    #[inline]
    pub(crate) fn influence_total(&self) -> u8 {
        self.influence.values().fold(0, |sum: u8, &tokens| sum.saturating_add(tokens))
    }

    /// How many senators are in hand.
    #[inline]
    pub(crate) fn senator_count(&self) -> u8 {
        self.senators.iter().fold(0, |sum: u8, &count| sum.saturating_add(count))
    }

    #[inline]
    pub(crate) fn answers(&self, answer: Answer) -> bool {
        self.answers >> answer.index() & 1 == 1
    }

    #[inline]
    pub(crate) fn set_answer(&mut self, answer: Answer, on: bool) {
        self.answers = self.answers & !(1 << answer.index()) | u8::from(on) << answer.index();
    }

    /// Puts land units into a province.
    #[inline]
    pub(crate) fn put(&mut self, unit: Unit, at: Province, count: u8) {
        if unit == Unit::Caesar {
            if count > 0 {
                self.caesar = Some(at);
            }
            return;
        }
        let army = &mut self.armies[at.index()];
        army.set(unit, army.count(unit).saturating_add(count));
        self.mark(at);
    }

    /// Takes land units out of a province; never more than there are.
    #[inline]
    pub(crate) fn take(&mut self, unit: Unit, at: Province, count: u8) {
        if unit == Unit::Caesar {
            return;
        }
        let army = &mut self.armies[at.index()];
        army.set(unit, army.count(unit).saturating_sub(count));
        self.mark(at);
    }

    #[inline]
    fn mark(&mut self, at: Province) {
        let army = self.armies[at.index()];
        if army.has_troops() {
            self.troops.insert(at);
        } else {
            self.troops.remove(at);
        }
        if army.count(Unit::General) > 0 {
            self.generals.insert(at);
        } else {
            self.generals.remove(at);
        }
    }

    /// Puts galleys into a sea.
    #[inline]
    pub(crate) fn float(&mut self, sea: Sea, count: u8) {
        let galleys = &mut self.galleys[sea.index()];
        *galleys = galleys.saturating_add(count);
        if *galleys > 0 {
            self.fleets.insert(sea);
        }
    }

    /// Takes galleys out of a sea; never more than there are.
    #[inline]
    pub(crate) fn unfloat(&mut self, sea: Sea, count: u8) {
        let galleys = &mut self.galleys[sea.index()];
        *galleys = galleys.saturating_sub(count);
        if *galleys == 0 {
            self.fleets.remove(sea);
        }
    }

    /// Takes units from the supply; returns how many there were.
    #[inline]
    pub(crate) fn draw(&mut self, unit: Unit, count: u8) -> u8 {
        let Some(supply) = self.supply.get_mut(unit.index()) else { return 0 };
        let drawn = count.min(*supply);
        *supply -= drawn;
        drawn
    }

    /// Gives units back to the supply.
    #[inline]
    pub(crate) fn give_back(&mut self, unit: Unit, count: u8) {
        if let Some(supply) = self.supply.get_mut(unit.index()) {
            *supply = supply.saturating_add(count);
        }
    }

    /// Land units from the supply into a province, as many as there are; returns how many.
    pub(crate) fn muster(&mut self, unit: Unit, at: Province, count: u8) -> u8 {
        let drawn = self.draw(unit, count);
        self.put(unit, at, drawn);
        drawn
    }

    /// A land unit falls.
    pub(crate) fn fall(&mut self, unit: Unit, at: Province, count: u8) {
        let count = count.min(self.army(at).count(unit));
        self.take(unit, at, count);
        self.give_back(unit, count);
    }

    /// A galley sinks.
    pub(crate) fn sink(&mut self, sea: Sea, count: u8) {
        let count = count.min(self.galleys[sea.index()]);
        self.unfloat(sea, count);
        self.give_back(Unit::Galley, count);
    }
}

impl Conquest {
    /// The map, the figures and the cards.
    pub fn map(&self) -> &'static Map {
        self.map
    }

    #[inline]
    pub(crate) fn of(&self, seat: Seat) -> &Realm {
        &self.realms[seat.index()]
    }

    #[inline]
    pub(crate) fn of_mut(&mut self, seat: Seat) -> &mut Realm {
        &mut self.realms[seat.index()]
    }

    /// The mover's possessions.
    #[inline]
    pub(crate) fn own(&self) -> &Realm {
        self.of(self.mover)
    }

    #[inline]
    pub(crate) fn own_mut(&mut self) -> &mut Realm {
        self.of_mut(self.mover)
    }

    /// All players.
    #[inline]
    pub(crate) fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players.into())
    }

    /// The player to the left.
    #[inline]
    pub(crate) fn next(&self, seat: Seat) -> Seat {
        self.left_of[seat.index()]
    }

    /// The players in the order of the slots.
    #[inline]
    pub(crate) fn in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        self.slots.into_iter().flatten()
    }

    /// The enemies of a player: the other alliance (CE-3.9).
    #[inline]
    pub(crate) fn foes(&self, seat: Seat) -> SeatSet {
        if self.columns[0].has(seat) {
            self.columns[1]
        } else if self.columns[1].has(seat) {
            self.columns[0]
        } else {
            SeatSet::NONE
        }
    }

    /// Whether two players are in different alliances.
    #[inline]
    pub fn are_enemies(&self, one: Seat, other: Seat) -> bool {
        self.foes(one).has(other)
    }

    /// The provinces with military land units of a player's enemies.
    #[inline]
    pub(crate) fn hostile(&self, seat: Seat) -> ProvinceSet {
        let foes = self.foes(seat).iter();
        foes.fold(ProvinceSet::NONE, |all, foe| all.with(self.of(foe).troops))
    }

    /// The seas with galleys of a player's enemies.
    #[inline]
    pub(crate) fn hostile_seas(&self, seat: Seat) -> SeaSet {
        let foes = self.foes(seat).iter();
        foes.fold(SeaSet::NONE, |all, foe| all.with(self.of(foe).fleets))
    }

    /// The alliances follow from the slots.
    pub(crate) fn count_columns(&mut self) {
        self.columns = [SeatSet::NONE; 2];
        for (slot, seat) in self.slots.into_iter().enumerate() {
            if let Some(seat) = seat {
                self.columns[slot % 2].insert(seat);
            }
        }
    }

    /// How many units of a kind a player has in a province.
    pub fn units(&self, seat: Seat, unit: Unit, at: Province) -> u8 {
        self.of(seat).units(unit, at)
    }

    /// How many galleys a player has in a sea.
    pub fn galleys(&self, seat: Seat, sea: Sea) -> u8 {
        self.of(seat).galleys[sea.index()]
    }

    /// How many units of a kind a player has in the supply.
    pub fn supply(&self, seat: Seat, unit: Unit) -> u8 {
        self.of(seat).supply.get(unit.index()).copied().unwrap_or(0)
    }

    /// How many influence tokens a player has in a province.
    pub fn influence(&self, seat: Seat, at: Province) -> u8 {
        self.map.key(at).map_or(0, |key| self.of(seat).influence[key])
    }

    /// How many province tokens lie in a province.
    pub fn tokens(&self, at: Province) -> u8 {
        self.map.key(at).map_or(0, |key| self.tokens[key])
    }

    /// Who owns the city in a province.
    pub fn city(&self, at: Province) -> Option<Seat> {
        self.map.key(at).and_then(|key| self.cities[key])
    }

    /// A player's money.
    pub fn talents(&self, seat: Seat) -> u16 {
        self.of(seat).talents
    }

    /// A player's victory points.
    pub fn points(&self, seat: Seat) -> i16 {
        self.of(seat).points
    }

    /// A player's chaos; a secret.
    pub fn chaos(&self, seat: Seat) -> u16 {
        self.of(seat).chaos
    }

    /// A player's senators by value; a secret.
    pub fn senators(&self, seat: Seat) -> [u8; SENATORS] {
        self.of(seat).senators
    }

    /// How many cards of a kind lie open before a player.
    pub fn holds(&self, seat: Seat, card: Card) -> u8 {
        let realm = self.of(seat);
        match card {
            Card::ArmyTraining => realm.army_training,
            Card::NavalTraining => realm.naval_training,
            _ => realm.cards.has(card).into(),
        }
    }

    /// How many cards of a kind are on offer.
    pub fn offered(&self, card: Card) -> u8 {
        self.offer.count(card)
    }

    /// The slots, from the first.
    pub fn slots(&self) -> [Option<Seat>; MAX_SEATS] {
        self.slots
    }

    /// What the game waits for.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The battle under way.
    pub fn battle(&self) -> Option<Battle> {
        self.battle
    }

    /// The auction under way.
    pub fn auction(&self) -> Option<Auction> {
        self.auction
    }

    /// The vote under way.
    pub fn vote(&self) -> Option<Vote> {
        self.vote
    }

    /// Whose turn it is, also while others decide.
    pub fn mover(&self) -> Seat {
        self.mover
    }

    /// The campaign and the round, from 1.
    pub fn time(&self) -> (u8, u8) {
        (self.campaign, self.round)
    }

    /// How many actions the mover has left.
    pub fn actions_left(&self) -> u8 {
        self.left
    }
}
