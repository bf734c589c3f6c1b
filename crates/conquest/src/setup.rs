//! Chapter 1: the set-up.

use quadriga_core::{Chance, Game, MAX_SEATS, Seat, Silence};

use crate::card_set::{CardSet, Cards};
use crate::key::{ByKey, Key};
use crate::map::{Map, map};
use crate::options::{Campaigns, Leaders, Options, Players, Seating};
use crate::phase::{Phase, SeatSet};
use crate::place::SEAS;
use crate::state::{Conquest, Realm};
use crate::words::Card;

impl Conquest {
    /// Sets the table up and begins the first campaign.
    pub(crate) fn start<C: Chance>(options: &Options, chance: &mut C) -> Conquest {
        let mut state = Conquest::empty_table(map(options.border), options.players.count());
        let figures = &state.map.figures;
        state.last_campaign = match options.campaigns {
            Campaigns::Four => figures.campaigns,
            Campaigns::Five => figures.long_campaigns,
        };
        state.open_chaos = options.open_chaos;
        state.leaders = options.leaders;
        if options.seating == Seating::Lot {
            state.draw_seats(chance);
        }
        let players = u32::from(state.players);
        let first = chance.below(players) as usize;
        state.mover = Seat::new(first).unwrap_or(Seat::FIRST);
        let mut seat = state.mover;
        for _ in 0..players {
            state.equip(seat, chance);
            seat = state.next(seat);
        }
        state.begin_campaign(state.mover, chance, &mut Silence);
        state
    }

    /// The options that a position tells: all but whether the seating was drawn.
    pub(crate) fn chosen(&self, given: Options) -> Options {
        let is_long = self.last_campaign == self.map.figures.long_campaigns;
        Options {
            players: Players::new(self.players).unwrap_or(given.players),
            campaigns: if is_long { Campaigns::Five } else { Campaigns::Four },
            open_chaos: self.open_chaos,
            border: self.map.border,
            seating: given.seating,
            leaders: self.leaders,
        }
    }

    /// A table with all tokens in the pool and all cards in the deck, and nothing else.
    pub(crate) fn empty_table(map: &'static Map, players: usize) -> Conquest {
        Conquest {
            map,
            rules: Conquest::INFO.rules,
            realms: [Realm::EMPTY; MAX_SEATS],
            tokens: ByKey::all(0),
            pool: ByKey::all(map.figures.province_tokens),
            cities: ByKey::all(None),
            deck: CardSet::NONE,
            offer: CardSet::NONE,
            used: Cards::NONE,
            auction: None,
            vote: None,
            battle: None,
            shipped: [0; SEAS],
            phase: Phase::Turn,
            slots: [None; MAX_SEATS],
            columns: [SeatSet::NONE; 2],
            left_of: std::array::from_fn(|seat| {
                Seat::new(seat).unwrap_or(Seat::FIRST).next(players)
            }),
            mover: Seat::FIRST,
            players: players as u8,
            campaign: 0,
            last_campaign: map.figures.campaigns,
            round: 0,
            left: 0,
            card_taken: false,
            changed: 0,
            open_chaos: false,
            leaders: Leaders::Spared,
        }
        .with_cards()
    }

    /// CE-1.10: the votes lie on offer, all other cards are the deck.
    fn with_cards(mut self) -> Conquest {
        self.deck = self.map.all_cards;
        for card in self.map.votes.iter() {
            self.deck.remove(card);
            self.offer.add(card);
        }
        self
    }

    /// CE-18.4: the order round the table, by lot.
    fn draw_seats<C: Chance>(&mut self, chance: &mut C) {
        let mut order: [Seat; MAX_SEATS] =
            std::array::from_fn(|seat| Seat::new(seat).unwrap_or(Seat::FIRST));
        let players = usize::from(self.players);
        chance.shuffle(&mut order[..players]);
        for place in 0..players {
            self.left_of[order[place].index()] = order[(place + 1) % players];
        }
    }

    /// CE-1.8, CE-1.9: influence, money, senators and the supply of units.
    fn equip<C: Chance>(&mut self, seat: Seat, chance: &mut C) {
        let figures = &self.map.figures;
        for _ in 0..figures.start_influence {
            if let Some(key) = self.draw_token(chance, Some(self.map.italia)) {
                self.of_mut(seat).influence[key] += 1;
            }
        }
        for (votes, &dealt) in figures.start_senators.iter().enumerate() {
            let senator = Card::ALL.iter().find(|card| card.votes() == Some(votes as u8 + 1));
            for _ in 0..dealt {
                if let Some(&card) = senator {
                    self.deck.remove(card);
                }
            }
        }
        let realm = self.of_mut(seat);
        realm.talents = figures.start_talents;
        realm.senators = figures.start_senators;
        realm.supply = figures.pieces;
    }

    /// Draws a token from the pool, but none of one key province where one is named.
    pub(crate) fn draw_token<C: Chance>(
        &mut self,
        chance: &mut C,
        never: Option<Key>,
    ) -> Option<Key> {
        let drawable = |&key: &Key| Some(key) != never;
        let all: u32 = Key::all().filter(drawable).map(|key| u32::from(self.pool[key])).sum();
        if all == 0 {
            return None;
        }
        let mut nth = chance.below(all);
        for key in Key::all().filter(drawable) {
            let left = u32::from(self.pool[key]);
            if nth < left {
                self.pool[key] -= 1;
                return Some(key);
            }
            nth -= left;
        }
        None
    }
}
