//! The state of a game: plain data, no past, no chance.

use quadriga_core::{RulesVersion, Seat};
use serde::{Deserialize, Serialize};

use crate::card_set::CardSet;
use crate::crossed::Crossed;
use crate::map::Map;
use crate::options::Fortress;
use crate::phase::{Phase, Trade};
use crate::position::Position;
use crate::region::{MOST_REGIONS, Region, RegionSet};
use crate::words::{Card, Field, Good, KnowHow, Personage, Unit, Wealth};

/// Two players, always.
pub(crate) const SEATS: usize = 2;

/// A number for each region.
pub(crate) type PerRegion = [u8; MOST_REGIONS];

/// A game of Antike Duellum.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Position", into = "Position")]
pub struct Antike {
    pub(crate) map: &'static Map,
    pub(crate) peoples: [People; SEATS],
    /// The cities of both players by what they produce.
    pub(crate) tiles: [RegionSet; Good::COUNT],
    pub(crate) temples: RegionSet,
    /// The cities with a town wall.
    pub(crate) walls: RegionSet,
    /// The version of the rules that it is played under.
    pub(crate) rules: RulesVersion,
    /// In Duellum, the mover's legions and galleys that have moved; in Militia, the units armed at
    /// each city count among the legions that crossed one border. Else nothing.
    pub(crate) spent: [[Crossed; MOST_REGIONS]; 2],
    pub(crate) this: ThisTurn,
    /// The cards not drawn yet, those played, and those that lie open.
    pub(crate) deck: CardSet,
    pub(crate) played: CardSet,
    pub(crate) open: CardSet,
    pub(crate) phase: Phase,
    pub(crate) trade: Option<Trade>,
    /// Coins in the bank.
    pub(crate) coins: u8,
    /// The number of this turn, both players' counted, from 1.
    pub(crate) turn: u8,
    pub(crate) mover: Seat,
    pub(crate) beginner: Seat,
    pub(crate) brown: Seat,
    pub(crate) events: bool,
    pub(crate) special_units: bool,
    /// Whether a special unit takes part in conquests like one more unit (AD-13.8).
    pub(crate) special_fights: bool,
    pub(crate) fortress: Fortress,
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct People {
    /// Legions and galleys in each region.
    pub(crate) units: [PerRegion; 2],
    /// The regions with legions, with galleys.
    pub(crate) at: [RegionSet; 2],
    pub(crate) cities: RegionSet,
    /// The event cards in hand.
    pub(crate) hand: CardSet,
    pub(crate) goods: [u16; Good::COUNT],
    pub(crate) coins: u8,
    /// Recruits: legions, galleys.
    pub(crate) boxed: [u8; 2],
    /// Units that were never recruited: legions, galleys.
    pub(crate) supply: [u8; 2],
    pub(crate) special: Special,
    /// Town walls in the supply.
    pub(crate) walls: u8,
    /// The know-how, as bits.
    pub(crate) know_how: u8,
    pub(crate) personages: [u8; Personage::COUNT],
    pub(crate) stone: Option<Field>,
}

/// Where a special unit is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Special {
    /// Not in the game.
    Absent,
    /// In the recruits' box.
    Boxed,
    /// On the map.
    At(Region),
}

/// What the mover has done and opened in this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct ThisTurn {
    /// Cities that the card Fortress protects until the end of the turn.
    pub(crate) fortified: RegionSet,
    /// The chosen field of the rondel.
    pub(crate) field: Option<Field>,
    /// Those in the box at the start of the turn that were not armed: legions, galleys, special
    /// unit.
    pub(crate) armable: [u8; 3],
    /// Coins put aside for each good.
    pub(crate) pledged: [u8; Good::COUNT],
    /// Know-how bought first.
    pub(crate) scholars: u8,
    /// Temples destroyed.
    pub(crate) generals: u8,
    /// Personages taken.
    pub(crate) taken: u8,
    /// Whether the other player has lost a city.
    pub(crate) city_lost: bool,
    /// Whether the special unit has moved.
    pub(crate) special_spent: bool,
    /// The borders that it has crossed after the first.
    #[serde(skip_serializing_if = "is_none")]
    pub(crate) special_onward: u8,
    /// Whether Commercium was bought in this turn.
    pub(crate) new_commercium: bool,
    /// Swaps left by Market Day.
    pub(crate) swaps: u8,
    /// Borders more for legions, for galleys.
    pub(crate) marches: [u8; 2],
    /// Units to be armed without iron.
    pub(crate) armouries: u8,
    /// Foundings without coins for neighbours.
    pub(crate) settlers: u8,
    /// Temples that cost less.
    pub(crate) builders: u8,
    /// Conquests that are easier.
    pub(crate) towers: u8,
}

/// Fields that later rules added are left out of a position where they say nothing.
pub(crate) fn is_none(number: &u8) -> bool {
    *number == 0
}

impl People {
    /// A player with nothing.
    pub(crate) const EMPTY: People = People {
        units: [[0; MOST_REGIONS]; 2],
        at: [RegionSet::NONE; 2],
        cities: RegionSet::NONE,
        hand: CardSet::NONE,
        goods: [0; Good::COUNT],
        coins: 0,
        boxed: [0; 2],
        supply: [0; 2],
        special: Special::Absent,
        walls: 0,
        know_how: 0,
        personages: [0; Personage::COUNT],
        stone: None,
    };

    /// Whether the know-how was bought.
    #[inline]
    pub(crate) const fn knows(&self, know_how: KnowHow) -> bool {
        self.know_how >> know_how.index() & 1 == 1
    }

    /// How many units of this wealth there are.
    #[inline]
    pub(crate) fn wealth(&self, of: Wealth) -> u16 {
        of.good().map_or(u16::from(self.coins), |good| self.goods[good.index()])
    }

    /// How many units of this wealth and those after it in the order of [`Wealth`].
    #[inline]
    pub(crate) fn wealth_from(&self, from: Wealth) -> u32 {
        let all = [self.goods[0], self.goods[1], self.goods[2], u16::from(self.coins)];
        all[from.index()..].iter().map(|&units| u32::from(units)).sum()
    }

    /// All personages.
    #[inline]
    pub(crate) fn total(&self) -> u8 {
        self.personages.iter().sum()
    }

    /// The regions with a legion or a galley.
    #[inline]
    pub(crate) fn present(&self) -> RegionSet {
        self.at[0].with(self.at[1])
    }

    /// Legions and galleys in a region.
    #[inline]
    pub(crate) fn force(&self, region: Region) -> [u8; 2] {
        [self.units[0][region.index()], self.units[1][region.index()]]
    }

    /// Puts units on the map.
    #[inline]
    pub(crate) fn land(&mut self, kind: usize, region: Region, count: u8) {
        let place = &mut self.units[kind][region.index()];
        *place = place.saturating_add(count);
        if *place > 0 {
            self.at[kind].insert(region);
        }
    }

    /// Takes units from the map; never more than there are.
    #[inline]
    pub(crate) fn lift(&mut self, kind: usize, region: Region, count: u8) {
        let place = &mut self.units[kind][region.index()];
        *place = place.saturating_sub(count);
        if *place == 0 {
            self.at[kind].remove(region);
        }
    }

    /// Takes units from the map into the box.
    #[inline]
    pub(crate) fn withdraw(&mut self, kind: usize, region: Region, count: u8) {
        let count = count.min(self.units[kind][region.index()]);
        self.lift(kind, region, count);
        self.boxed[kind] = self.boxed[kind].saturating_add(count);
    }
}

impl Antike {
    /// The map and the figures.
    pub fn map(&self) -> &'static Map {
        self.map
    }

    #[inline]
    pub(crate) fn of(&self, seat: Seat) -> &People {
        &self.peoples[seat.index() & 1]
    }

    #[inline]
    pub(crate) fn of_mut(&mut self, seat: Seat) -> &mut People {
        &mut self.peoples[seat.index() & 1]
    }

    /// The mover's possessions.
    #[inline]
    pub(crate) fn own(&self) -> &People {
        self.of(self.mover)
    }

    #[inline]
    pub(crate) fn own_mut(&mut self) -> &mut People {
        self.of_mut(self.mover)
    }

    /// The other player's possessions.
    #[inline]
    pub(crate) fn foe(&self) -> &People {
        self.of(self.mover.opponent())
    }

    #[inline]
    pub(crate) fn foe_mut(&mut self) -> &mut People {
        self.of_mut(self.mover.opponent())
    }

    /// All cities.
    #[inline]
    pub(crate) fn cities(&self) -> RegionSet {
        self.peoples[0].cities.with(self.peoples[1].cities)
    }

    /// Whose city lies in a region.
    pub fn owner(&self, region: Region) -> Option<Seat> {
        Seat::all(SEATS).find(|&seat| self.of(seat).cities.has(region))
    }

    /// What the city in a region produces.
    pub fn good(&self, region: Region) -> Option<Good> {
        Good::ALL.iter().copied().find(|good| self.tiles[good.index()].has(region))
    }

    /// Whether units of the special unit's kind are legions (0) or galleys (1).
    #[inline]
    pub(crate) fn special_kind(&self, seat: Seat) -> usize {
        usize::from(seat != self.brown)
    }

    /// The kind of border that a unit of `seat` crosses: 0 land, 1 sea.
    #[inline]
    pub(crate) fn kind(&self, seat: Seat, unit: Unit) -> usize {
        match unit {
            Unit::Legion => 0,
            Unit::Galley => 1,
            Unit::Special => self.special_kind(seat),
        }
    }

    /// Whether the special unit of a seat is in a region.
    #[inline]
    pub(crate) fn special_at(&self, seat: Seat, region: Region) -> bool {
        self.of(seat).special == Special::At(region)
    }

    /// How many units of a kind a seat has in a region.
    pub fn units(&self, seat: Seat, unit: Unit, region: Region) -> u8 {
        match unit {
            Unit::Legion => self.of(seat).units[0][region.index()],
            Unit::Galley => self.of(seat).units[1][region.index()],
            Unit::Special => self.special_at(seat, region).into(),
        }
    }

    /// The cities of a seat.
    pub fn cities_of(&self, seat: Seat) -> RegionSet {
        self.of(seat).cities
    }

    /// The cities with a temple.
    pub fn temples(&self) -> RegionSet {
        self.temples
    }

    /// The cities with a town wall.
    pub fn walls(&self) -> RegionSet {
        self.walls
    }

    /// How much of a good, or how many coins, a seat has.
    pub fn wealth(&self, seat: Seat, of: Wealth) -> u16 {
        self.of(seat).wealth(of)
    }

    /// Coins in the bank.
    pub fn bank_coins(&self) -> u8 {
        self.coins
    }

    /// How many personages of a kind a seat has.
    pub fn personages(&self, seat: Seat, personage: Personage) -> u8 {
        self.of(seat).personages[personage.index()]
    }

    /// What the game waits for.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is, also while the other player decides.
    pub fn mover(&self) -> Seat {
        self.mover
    }

    /// Who plays brown.
    pub fn brown(&self) -> Seat {
        self.brown
    }

    /// Who began.
    pub fn beginner(&self) -> Seat {
        self.beginner
    }

    /// The number of the turn, from 1.
    pub fn turn_number(&self) -> u8 {
        self.turn
    }

    /// Whether a seat holds a card of this kind.
    #[inline]
    pub(crate) fn holds(&self, seat: Seat, card: Card) -> bool {
        self.of(seat).hand.has(card)
    }

    /// Temples that are left in the bank.
    #[inline]
    pub(crate) fn temples_left(&self) -> u8 {
        self.map.figures.temples.saturating_sub(self.temples.len())
    }

    /// City tiles of a good that are left in the bank.
    #[inline]
    pub(crate) fn tiles_left(&self, good: Good) -> u8 {
        self.map.figures.tiles[good.index()].saturating_sub(self.tiles[good.index()].len())
    }

    /// Forgets which units have moved or were armed.
    #[inline]
    pub(crate) fn rest(&mut self) {
        self.spent = [[Crossed::NONE; MOST_REGIONS]; 2];
        self.this.special_spent = false;
        self.this.special_onward = 0;
    }
}
