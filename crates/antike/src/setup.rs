//! Chapter 1: the set-up.

use quadriga_core::{Chance, Game, Seat};

use crate::card_set::CardSet;
use crate::crossed::Crossed;
use crate::map::map;
use crate::options::{Beginner, Options, Sides};
use crate::phase::Phase;
use crate::region::{MOST_REGIONS, RegionSet};
use crate::state::{Antike, People, SEATS, Special, ThisTurn};
use crate::words::Good;

impl Antike {
    /// Sets the table up.
    pub(crate) fn start<C: Chance>(options: &Options, chance: &mut C) -> Antike {
        let brown = match options.sides {
            Sides::FirstBrown => Seat::FIRST,
            Sides::FirstBeige => Seat::SECOND,
            Sides::Lot => [Seat::FIRST, Seat::SECOND][chance.below(2) as usize],
        };
        let beginner = match options.beginner {
            Beginner::Brown => brown,
            Beginner::Beige => brown.opponent(),
            Beginner::Lot => [Seat::FIRST, Seat::SECOND][chance.below(2) as usize],
        };
        let mut state = Antike::empty_table(options, brown, beginner);
        for seat in Seat::all(SEATS) {
            state.equip(seat);
        }
        let figures = &state.map.figures;
        // AD-1.11: the other player's coin.
        let coins = figures.second_player_coins.min(state.coins);
        state.coins -= coins;
        state.of_mut(beginner.opponent()).coins = coins;
        if options.events {
            state.deck = figures.deck;
            for _ in 0..figures.open_cards {
                state.turn_card_up(chance, &mut quadriga_core::Silence);
            }
        }
        state.begin_turn();
        state
    }

    /// A table without cities, units, goods and cards.
    pub(crate) fn empty_table(options: &Options, brown: Seat, beginner: Seat) -> Antike {
        Antike {
            map: map(options.board),
            peoples: [People::EMPTY; SEATS],
            tiles: [RegionSet::NONE; Good::COUNT],
            temples: RegionSet::NONE,
            walls: RegionSet::NONE,
            rules: Antike::INFO.rules,
            spent: [[Crossed::NONE; MOST_REGIONS]; 2],
            this: ThisTurn::default(),
            deck: CardSet::NONE,
            played: CardSet::NONE,
            open: CardSet::NONE,
            phase: Phase::Rondel,
            trade: None,
            coins: options.coins,
            turn: 1,
            mover: beginner,
            beginner,
            brown,
            events: options.events,
            special_units: options.special_units,
            special_fights: options.special_fights,
            fortress: options.fortress,
        }
    }

    /// AD-1.9, AD-1.10: goods, recruits, the first wall and the start cities.
    fn equip(&mut self, seat: Seat) {
        let figures = &self.map.figures;
        let side = usize::from(seat != self.brown);
        let cities = self.map.starts[side];
        for (good, region) in cities.into_iter().enumerate() {
            self.tiles[good].insert(region);
        }
        let special = if self.special_units { Special::Boxed } else { Special::Absent };
        let people = self.of_mut(seat);
        people.cities = cities.into_iter().collect();
        people.goods = figures.start_goods.map(u16::from);
        people.boxed = [figures.start_recruits; 2];
        people.supply = figures.units.map(|units| units - figures.start_recruits);
        people.walls = figures.walls_at[0];
        people.special = special;
    }
}
