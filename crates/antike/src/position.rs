//! The readable form of a state, and the door for positions from outside.

use quadriga_core::position::{demand, is_default};
use quadriga_core::{Game, RulesVersion, Seat};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::card_set::CardSet;
use crate::crossed::Crossed;
use crate::event::Ending;
use crate::options::{Board, Fortress, Options};
use crate::phase::{Phase, Trade};
use crate::region::Region;
use crate::state::{Antike, SEATS, Special, ThisTurn};
use crate::words::{Card, Field, Good, KnowHow, Personage, Unit, Wealth};

/// A whole position.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Position {
    board: Board,
    turn: u8,
    mover: Seat,
    beginner: Seat,
    brown: Seat,
    events: bool,
    special_units: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    special_fights: bool,
    fortress: Fortress,
    phase: Phase,
    #[serde(default, skip_serializing_if = "is_default")]
    trade: Option<Trade>,
    this_turn: ThisTurn,
    /// Coins in the bank.
    coins: u8,
    peoples: [PeoplePosition; SEATS],
    cities: Vec<City>,
    #[serde(default, skip_serializing_if = "is_default")]
    units: Vec<Stack>,
    #[serde(default, skip_serializing_if = "is_default")]
    open: Vec<Card>,
    #[serde(default, skip_serializing_if = "is_default")]
    deck: Vec<Card>,
    #[serde(default, skip_serializing_if = "is_default")]
    played: Vec<Card>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PeoplePosition {
    marble: u16,
    iron: u16,
    gold: u16,
    coins: u8,
    /// Legions and galleys in the box.
    boxed: [u8; 2],
    special: Special,
    know_how: Vec<KnowHow>,
    /// Kings, generals, citizens, scholars, navigators.
    personages: [u8; Personage::COUNT],
    stone: Option<Field>,
    #[serde(default, skip_serializing_if = "is_default")]
    hand: Vec<Card>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct City {
    region: Region,
    owner: Seat,
    good: Good,
    #[serde(default, skip_serializing_if = "is_default")]
    temple: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    wall: bool,
    /// Units armed here in this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    armed: u8,
}

/// Units of one player in one region.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stack {
    region: Region,
    seat: Seat,
    #[serde(default, skip_serializing_if = "is_default")]
    legions: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    galleys: u8,
    /// Legions and galleys among them that have moved.
    #[serde(default, skip_serializing_if = "is_default")]
    moved: [u8; 2],
    /// Of those, legions and galleys that have crossed two borders, three, and so on.
    #[serde(default, skip_serializing_if = "is_default")]
    onward: Vec<[u8; 2]>,
}

/// Why a position cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BadPosition {
    /// A seat beyond the two.
    #[error("seat {0} does not play: Antike Duellum has seats 0 and 1")]
    Seat(Seat),
    /// A region that is not on the map.
    #[error("the map has no region {0}")]
    Region(Region),
    /// A city that cannot lie there.
    #[error("region {0}: no city site, or two cities")]
    City(Region),
    /// Units that cannot stand there.
    #[error("region {0}: such units cannot stand there")]
    Units(Region),
    /// More pieces than the box has.
    #[error("there are too many {0}")]
    TooMany(&'static str),
    /// A turn number beyond the last.
    #[error("turn {turn} is not among the turns 1 to {last}")]
    Turn {
        /// The number given.
        turn: u8,
        /// The last turn.
        last: u8,
    },
    /// The cards are not those of the deck.
    #[error("the event cards are not those of the deck")]
    Cards,
    /// Someone has won, but the game goes on.
    #[error("seat {0} has won this position already")]
    Won(Seat),
    /// The phase does not fit the table.
    #[error("the phase does not fit the position: {0}")]
    Phase(&'static str),
}

impl From<Antike> for Position {
    fn from(state: Antike) -> Position {
        Position {
            board: state.map.board,
            turn: state.turn,
            mover: state.mover,
            beginner: state.beginner,
            brown: state.brown,
            events: state.events,
            special_units: state.special_units,
            special_fights: state.special_fights,
            fortress: state.fortress,
            phase: state.phase,
            trade: state.trade,
            this_turn: state.this,
            coins: state.coins,
            peoples: [Seat::FIRST, Seat::SECOND].map(|seat| state.describe_people(seat)),
            cities: state
                .cities()
                .iter()
                .filter_map(|region| state.describe_city(region))
                .collect(),
            units: state.describe_units(),
            open: state.open.list(),
            deck: state.deck.list(),
            played: state.played.list(),
        }
    }
}

impl Antike {
    fn describe_people(&self, seat: Seat) -> PeoplePosition {
        let people = self.of(seat);
        PeoplePosition {
            marble: people.goods[0],
            iron: people.goods[1],
            gold: people.goods[2],
            coins: people.coins,
            boxed: people.boxed,
            special: people.special,
            know_how: KnowHow::ALL.iter().copied().filter(|&known| people.knows(known)).collect(),
            personages: people.personages,
            stone: people.stone,
            hand: people.hand.list(),
        }
    }

    fn describe_city(&self, region: Region) -> Option<City> {
        let (owner, good) = (self.owner(region)?, self.good(region)?);
        let arming = self.phase == Phase::Militia;
        let armed = if arming { self.spent[0][region.index()].exactly(1) } else { 0 };
        let (temple, wall) = (self.temples.has(region), self.walls.has(region));
        Some(City { region, owner, good, temple, wall, armed })
    }

    fn describe_units(&self) -> Vec<Stack> {
        let moving = matches!(self.phase, Phase::Movement { .. });
        let mut stacks = Vec::new();
        for seat in Seat::all(SEATS) {
            for region in self.of(seat).present().iter() {
                let [legions, galleys] = self.of(seat).force(region);
                let is_mover = moving && seat == self.mover;
                let spent = [0, 1].map(|kind| match is_mover {
                    true => self.spent[kind][region.index()],
                    false => Crossed::NONE,
                });
                let moved = spent.map(Crossed::all);
                let further = 2..=Crossed::MOST_BORDERS;
                let mut onward: Vec<[u8; 2]> =
                    further.map(|borders| spent.map(|crossed| crossed.exactly(borders))).collect();
                while onward.last() == Some(&[0, 0]) {
                    onward.pop();
                }
                stacks.push(Stack { region, seat, legions, galleys, moved, onward });
            }
        }
        stacks
    }
}

impl TryFrom<Position> for Antike {
    type Error = BadPosition;

    fn try_from(position: Position) -> Result<Antike, BadPosition> {
        for seat in [position.mover, position.beginner, position.brown] {
            check_seat(seat)?;
        }
        let options = Options {
            board: position.board,
            events: position.events,
            special_units: position.special_units,
            special_fights: position.special_fights,
            fortress: position.fortress,
            ..Options::default()
        };
        let mut state = Antike::empty_table(&options, position.brown, position.beginner);
        state.turn = position.turn;
        state.mover = position.mover;
        state.phase = position.phase;
        state.trade = position.trade;
        state.this = position.this_turn;
        state.coins = position.coins;
        for city in &position.cities {
            state.put_city(city)?;
        }
        for (seat, people) in Seat::all(SEATS).zip(&position.peoples) {
            state.put_people(seat, people)?;
        }
        for stack in &position.units {
            state.put_units(stack)?;
        }
        for seat in Seat::all(SEATS) {
            state.put_supply(seat)?;
        }
        state.put_cards(&position)?;
        state.check_box()?;
        state.check_turn()?;
        state.check_phase()?;
        Ok(state)
    }
}

fn check_seat(seat: Seat) -> Result<(), BadPosition> {
    demand(seat.index() < SEATS, BadPosition::Seat(seat))
}

impl Antike {
    fn check_region(&self, region: Region) -> Result<(), BadPosition> {
        demand(self.map.all().has(region), BadPosition::Region(region))
    }

    fn put_city(&mut self, city: &City) -> Result<(), BadPosition> {
        let region = city.region;
        self.check_region(region)?;
        check_seat(city.owner)?;
        demand(self.free_sites().has(region), BadPosition::City(region))?;
        self.of_mut(city.owner).cities.insert(region);
        self.tiles[city.good.index()].insert(region);
        if city.temple {
            self.temples.insert(region);
        }
        if city.wall {
            self.walls.insert(region);
        }
        let arming = self.phase == Phase::Militia && city.owner == self.mover;
        let armed_well = city.armed == 0 || (arming && city.armed <= self.capacity(region));
        demand(armed_well, BadPosition::Phase("units are armed only in Militia"))?;
        if arming {
            self.spent[0][region.index()].add(1, city.armed);
        }
        Ok(())
    }

    fn put_people(&mut self, seat: Seat, people: &PeoplePosition) -> Result<(), BadPosition> {
        let figures = &self.map.figures;
        let fits = people.boxed.iter().zip(figures.units).all(|(&boxed, units)| boxed <= units);
        demand(fits, BadPosition::TooMany("recruits"))?;
        let place = people.special;
        demand(
            self.special_units == (place != Special::Absent),
            BadPosition::Phase("a special unit is missing, or not played with"),
        )?;
        if let Special::At(region) = place {
            self.check_region(region)?;
            let open = self.map.open_to[self.special_kind(seat)].has(region);
            demand(open, BadPosition::Units(region))?;
        }
        let known = people.know_how.windows(2).all(|pair| pair[0] < pair[1]);
        demand(known, BadPosition::TooMany("know-hows of a kind"))?;
        let within = people.personages.iter().zip(figures.personages);
        let within = within.into_iter().all(|(&has, stack)| has <= stack);
        demand(within, BadPosition::TooMany("personages"))?;
        let mine = self.of_mut(seat);
        mine.goods = [people.marble, people.iron, people.gold];
        mine.coins = people.coins;
        mine.boxed = people.boxed;
        mine.special = place;
        mine.know_how = people.know_how.iter().fold(0, |all, known| all | 1 << known.index());
        mine.personages = people.personages;
        mine.stone = people.stone;
        Ok(())
    }

    fn put_units(&mut self, stack: &Stack) -> Result<(), BadPosition> {
        let Stack { region, seat, legions, galleys, moved, ref onward } = *stack;
        self.check_region(region)?;
        check_seat(seat)?;
        let bad = BadPosition::Units(region);
        let enemy = seat.opponent();
        demand(!self.of(seat).present().has(region), bad.clone())?;
        for (kind, count) in [legions, galleys].into_iter().enumerate() {
            let met = self.of(enemy).at[kind].has(region)
                || (self.special_at(enemy, region) && self.special_kind(enemy) == kind);
            let most = self.map.figures.units[kind];
            let fits = self.map.open_to[kind].has(region) && !met && count <= most;
            demand(count == 0 || fits, bad.clone())?;
            let moving = matches!(self.phase, Phase::Movement { .. }) && seat == self.mover;
            let moved = moved[kind];
            demand(moved == 0 || (moving && moved <= count), bad.clone())?;
            self.of_mut(seat).land(kind, region, count);
            let further: u16 = onward.iter().map(|units| u16::from(units[kind])).sum();
            let far = onward.len() < Crossed::MOST_BORDERS.into() && further <= moved.into();
            demand(onward.is_empty() || far, bad.clone())?;
            if moving {
                let crossed = &mut self.spent[kind][region.index()];
                crossed.add(1, moved - further as u8);
                for (units, borders) in onward.iter().zip(2..) {
                    crossed.add(borders, units[kind]);
                }
            }
        }
        demand(legions + galleys > 0, bad)
    }

    /// What is neither on the map nor in the box is in the supply.
    fn put_supply(&mut self, seat: Seat) -> Result<(), BadPosition> {
        let figures = &self.map.figures;
        let (units, walls) = (figures.units, self.of(seat).cities.within(self.walls).len());
        let mine = self.of_mut(seat);
        for (kind, most) in units.into_iter().enumerate() {
            let on_map: u16 = mine.units[kind].iter().map(|&count| u16::from(count)).sum();
            let out = on_map + u16::from(mine.boxed[kind]);
            demand(out <= u16::from(most), BadPosition::TooMany("legions or galleys"))?;
            mine.supply[kind] = most - out as u8;
        }
        let total = mine.personages.iter().map(|&count| usize::from(count)).sum::<usize>();
        let all_walls = figures.walls_at[total.min(figures.walls_at.len() - 1)];
        demand(walls <= all_walls, BadPosition::TooMany("walls"))?;
        mine.walls = all_walls - walls;
        Ok(())
    }

    fn put_cards(&mut self, position: &Position) -> Result<(), BadPosition> {
        let figures = &self.map.figures;
        let mut rest = if self.events { figures.deck } else { CardSet::NONE };
        let mut deal = |cards: &[Card]| -> Result<CardSet, BadPosition> {
            let mut set = CardSet::NONE;
            for &card in cards {
                demand(rest.remove(card), BadPosition::Cards)?;
                set.add(card);
            }
            Ok(set)
        };
        self.open = deal(&position.open)?;
        self.deck = deal(&position.deck)?;
        self.played = deal(&position.played)?;
        for (mine, people) in self.peoples.iter_mut().zip(&position.peoples) {
            mine.hand = deal(&people.hand)?;
        }
        let few = self.open.len() <= figures.open_cards;
        demand(rest.is_empty() && few, BadPosition::Cards)
    }

    /// The material.
    fn check_box(&self) -> Result<(), BadPosition> {
        let figures = &self.map.figures;
        let coins: u16 = self.peoples.iter().map(|people| u16::from(people.coins)).sum();
        demand(coins + u16::from(self.coins) <= 255, BadPosition::TooMany("coins"))?;
        demand(self.temples.len() <= figures.temples, BadPosition::TooMany("temples"))?;
        let tiles = self.tiles.iter().zip(figures.tiles).all(|(set, most)| set.len() <= most);
        demand(tiles, BadPosition::TooMany("city tiles"))?;
        for (kind, &stack) in figures.personages.iter().enumerate() {
            let taken: u8 = self.peoples.iter().map(|people| people.personages[kind]).sum();
            demand(taken <= stack, BadPosition::TooMany("personages"))?;
        }
        let last = figures.turn_limit;
        let in_time = (1..=last).contains(&self.turn);
        demand(in_time, BadPosition::Turn { turn: self.turn, last })
    }

    /// What the turn has opened.
    fn check_turn(&self) -> Result<(), BadPosition> {
        let ThisTurn { fortified, armable, pledged, scholars, generals, .. } = self.this;
        let bad = BadPosition::Phase("this turn has opened what it can't");
        let own = self.own();
        let boxed = [own.boxed[0], own.boxed[1], u8::from(own.special == Special::Boxed)];
        let recruits = armable.iter().zip(boxed).all(|(&armable, boxed)| armable <= boxed);
        let cards = [
            self.this.swaps,
            self.this.armouries,
            self.this.settlers,
            self.this.builders,
            self.this.towers,
            self.this.marches[0],
            self.this.marches[1],
            self.this.taken,
            self.this.special_onward,
        ];
        let few = cards.iter().all(|&count| count <= 31) && scholars <= 5 && generals <= 27;
        let aside = pledged.iter().all(|&coins| coins <= 31);
        let towns = fortified.without(self.map.all()).is_empty();
        demand(recruits && few && aside && towns, bad)
    }

    /// What the game waits for must be possible.
    fn check_phase(&self) -> Result<(), BadPosition> {
        if let Phase::Over(ending) = self.phase {
            return self.check_ending(ending);
        }
        let goal = self.map.figures.personages_to_win;
        if let Some(winner) = Seat::all(SEATS).find(|&seat| self.of(seat).total() >= goal) {
            return Err(BadPosition::Won(winner));
        }
        let fits = match self.phase {
            Phase::Surcharge { left, from, .. } => self.can_pay(left, from),
            Phase::Movement { group: Some(group) } => {
                self.check_region(group.region)?;
                let kind = self.kind(self.mover, group.unit);
                let there = match group.unit {
                    Unit::Special => u8::from(self.special_at(self.mover, group.region)),
                    _ => self.spent[kind][group.region.index()].all(),
                };
                (1..=there).contains(&group.count) && (1..=16).contains(&group.steps)
            }
            Phase::Defence { region, galleys } => {
                self.check_region(region)?;
                self.events
                    && self.holds(self.mover.opponent(), Card::Fortress)
                    && !self.this.fortified.has(region)
                    && self.could_attack(region, galleys)
            }
            Phase::Storming { region, galleys } => {
                self.check_region(region)?;
                self.foe().cities.has(region)
                    && self.storming_choices(region, galleys) != [None, None]
            }
            Phase::Personages => self.events,
            Phase::Picking { left } => self.events && left > 0 && !self.open.is_empty(),
            _ => true,
        };
        demand(fits, BadPosition::Phase("there is nothing to decide in it"))?;
        let trade = match self.trade {
            Some(Trade::Giving { left, from }) => {
                (1..=3).contains(&left) && self.can_pay(left, from)
            }
            Some(Trade::Taking { left, .. }) => (1..=2).contains(&left),
            None => true,
        };
        let trade = trade && (self.trade.is_none() || self.is_open_step());
        demand(trade, BadPosition::Phase("no such trade can be under way"))
    }

    /// Whether so many units of anything can be paid.
    fn can_pay(&self, left: u8, from: Wealth) -> bool {
        let enough = self.own().wealth_from(Wealth::Marble) >= left.into();
        enough && self.ways_to_pay(left, from).next().is_some()
    }

    /// Whether the attack is possible, be it by the first rules: a position does not say its
    /// version.
    fn could_attack(&self, region: Region, galleys: u8) -> bool {
        let attack = |rules| self.clone().under(rules).check_conquest(region, galleys).is_ok();
        [RulesVersion::FIRST, Antike::INFO.rules].into_iter().any(attack)
    }

    fn check_ending(&self, ending: Ending) -> Result<(), BadPosition> {
        let goal = self.map.figures.personages_to_win;
        let fits = match ending {
            Ending::Personages { winner } => {
                check_seat(winner)?;
                self.of(winner).total() >= goal
            }
            Ending::TurnLimit { winner } => {
                winner == self.leader() && self.turn == self.map.figures.turn_limit
            }
        };
        demand(fits, BadPosition::Phase("the game did not end like that"))
    }
}
