//! The readable form of a state, and the door for positions from outside.

use quadriga_core::position::{demand, is_default};
use quadriga_core::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::card_set::CardSet;
use crate::key::ByKey;
use crate::map::map;
use crate::options::{Border, Leaders, Players};
use crate::phase::{Auction, Battle, Phase, Vote};
use crate::place::{Province, SEAS, Sea};
use crate::state::{Conquest, Realm};
use crate::words::{Answer, Card, Lifetime, SENATORS, Unit};

/// A whole position.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Position {
    border: Border,
    players: Players,
    open_chaos: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    leaders: Leaders,
    campaign: u8,
    last_campaign: u8,
    round: u8,
    mover: Seat,
    actions_left: u8,
    card_taken: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    answers_changed: Vec<Answer>,
    phase: Phase,
    #[serde(default, skip_serializing_if = "is_default")]
    auction: Option<Auction>,
    #[serde(default, skip_serializing_if = "is_default")]
    vote: Option<Vote>,
    #[serde(default, skip_serializing_if = "is_default")]
    battle: Option<Battle>,
    slots: [Option<Seat>; MAX_SEATS],
    /// Who sits to the left of each seat.
    left_of: Vec<Seat>,
    tokens: ByKey<u8>,
    pool: ByKey<u8>,
    cities: ByKey<Option<Seat>>,
    deck: Vec<Card>,
    offer: Vec<Card>,
    used: Vec<Card>,
    /// In a movement, how many military units have landed from each sea.
    #[serde(default, skip_serializing_if = "is_default")]
    shipped: Vec<Fleet>,
    realms: Vec<RealmPosition>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RealmPosition {
    talents: u16,
    points: i16,
    chaos: u16,
    shown_chaos: u16,
    caesar: Option<Province>,
    #[serde(default, skip_serializing_if = "is_default")]
    armies: Vec<Stack>,
    #[serde(default, skip_serializing_if = "is_default")]
    fleets: Vec<Fleet>,
    influence: ByKey<u8>,
    senators: [u8; SENATORS],
    #[serde(default, skip_serializing_if = "is_default")]
    cards: Vec<Card>,
    army_training: u8,
    naval_training: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    answers: Vec<Answer>,
}

/// Land units in a province.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stack {
    at: Province,
    #[serde(default, skip_serializing_if = "is_default")]
    infantry: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    cavalry: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    catapults: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    generals: u8,
}

/// Galleys, or units that came by galley.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Fleet {
    sea: Sea,
    count: u8,
}

/// Why a position cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BadPosition {
    /// A seat that does not play, or sits nowhere.
    #[error("the seats are wrong: {0}")]
    Seats(&'static str),
    /// More pieces than the box has.
    #[error("there are too many {0}")]
    TooMany(&'static str),
    /// A time that never comes.
    #[error("the campaign, the round or the number of actions is wrong")]
    Time,
    /// Cards that the box does not have, or that lie where they can't.
    #[error("the cards are wrong: {0}")]
    Cards(&'static str),
    /// Units listed twice, or nobody.
    #[error("the units are wrong: {0}")]
    Units(&'static str),
    /// The phase does not fit the table.
    #[error("the phase does not fit the position: {0}")]
    Phase(&'static str),
}

impl From<Conquest> for Position {
    fn from(state: Conquest) -> Position {
        let fleets = |counts: [u8; SEAS]| -> Vec<Fleet> {
            let some = Sea::all().zip(counts).filter(|&(_, count)| count > 0);
            some.map(|(sea, count)| Fleet { sea, count }).collect()
        };
        let realm = |seat: Seat| {
            let realm = state.of(seat);
            RealmPosition {
                talents: realm.talents,
                points: realm.points,
                chaos: realm.chaos,
                shown_chaos: realm.shown_chaos,
                caesar: realm.caesar,
                armies: describe_armies(realm),
                fleets: fleets(realm.galleys),
                influence: realm.influence,
                senators: realm.senators,
                cards: realm.cards.iter().collect(),
                army_training: realm.army_training,
                naval_training: realm.naval_training,
                answers: Answer::ALL.iter().copied().filter(|&said| realm.answers(said)).collect(),
            }
        };
        let changed = |answer: &Answer| state.changed >> answer.index() & 1 == 1;
        Position {
            border: state.map.border,
            players: Players::new(state.players)
                .unwrap_or_else(|| crate::Options::default().players),
            open_chaos: state.open_chaos,
            leaders: state.leaders,
            campaign: state.campaign,
            last_campaign: state.last_campaign,
            round: state.round,
            mover: state.mover,
            actions_left: state.left,
            card_taken: state.card_taken,
            answers_changed: Answer::ALL.iter().copied().filter(changed).collect(),
            phase: state.phase,
            auction: state.auction,
            vote: state.vote,
            battle: state.battle,
            slots: state.slots,
            left_of: state.left_of[..usize::from(state.players)].to_vec(),
            tokens: state.tokens,
            pool: state.pool,
            cities: state.cities,
            deck: state.deck.list(),
            offer: state.offer.list(),
            used: state.used.iter().collect(),
            shipped: fleets(state.shipped),
            realms: state.all().map(realm).collect(),
        }
    }
}

fn describe_armies(realm: &Realm) -> Vec<Stack> {
    let there = Province::all().filter(|&at| !realm.army(at).is_empty());
    let stacks = there.map(|at| {
        let army = realm.army(at);
        let [infantry, cavalry, catapults] = army.troops();
        Stack { at, infantry, cavalry, catapults, generals: army.count(Unit::General) }
    });
    stacks.collect()
}

impl TryFrom<Position> for Conquest {
    type Error = BadPosition;

    fn try_from(position: Position) -> Result<Conquest, BadPosition> {
        let players = position.players.count();
        let mut state = Conquest::empty_table(map(position.border), players);
        state.open_chaos = position.open_chaos;
        state.leaders = position.leaders;
        (state.campaign, state.last_campaign) = (position.campaign, position.last_campaign);
        (state.round, state.left) = (position.round, position.actions_left);
        (state.mover, state.card_taken) = (position.mover, position.card_taken);
        let changed = position.answers_changed.iter();
        state.changed = changed.fold(0, |all, answer| all | 1 << answer.index());
        state.phase = position.phase;
        (state.auction, state.vote, state.battle) =
            (position.auction, position.vote, position.battle);
        (state.tokens, state.pool, state.cities) =
            (position.tokens, position.pool, position.cities);
        state.slots = position.slots;
        state.count_columns();
        state.put_seats(&position)?;
        demand(position.realms.len() == players, BadPosition::Seats("a realm for each"))?;
        for (seat, realm) in Seat::all(players).zip(&position.realms) {
            state.put_realm(seat, realm)?;
        }
        for Fleet { sea, count } in &position.shipped {
            state.shipped[sea.index()] = *count;
        }
        state.put_cards(&position)?;
        state.check_box()?;
        state.check_time()?;
        state.check_phase()?;
        Ok(state)
    }
}

impl Conquest {
    fn plays(&self, seat: Seat) -> bool {
        seat.index() < usize::from(self.players)
    }

    fn put_seats(&mut self, position: &Position) -> Result<(), BadPosition> {
        let named = self.slots.iter().chain(self.cities.values()).flatten();
        let known = named.chain([&position.mover]).all(|&seat| self.plays(seat));
        demand(known, BadPosition::Seats("somebody does not play"))?;
        let slots: Vec<Seat> = self.in_order().collect();
        let twice = (1..slots.len()).any(|place| slots[..place].contains(&slots[place]));
        demand(!twice, BadPosition::Seats("a player has two slots"))?;
        let players = usize::from(self.players);
        demand(position.left_of.len() == players, BadPosition::Seats("everyone has a neighbour"))?;
        for (place, &left) in self.left_of.iter_mut().zip(&position.left_of) {
            *place = left;
        }
        let mut seat = Seat::FIRST;
        for round in 1..=players {
            demand(self.plays(self.next(seat)), BadPosition::Seats("nobody sits there"))?;
            seat = self.next(seat);
            let back = seat == Seat::FIRST;
            demand(back == (round == players), BadPosition::Seats("they sit in one ring"))?;
        }
        Ok(())
    }

    fn put_realm(&mut self, seat: Seat, from: &RealmPosition) -> Result<(), BadPosition> {
        let figures = self.map.figures;
        let mut realm = Realm { supply: figures.pieces, ..Realm::EMPTY };
        (realm.talents, realm.points) = (from.talents, from.points);
        (realm.chaos, realm.shown_chaos) = (from.chaos, from.shown_chaos);
        (realm.influence, realm.senators) = (from.influence, from.senators);
        (realm.army_training, realm.naval_training) = (from.army_training, from.naval_training);
        realm.caesar = from.caesar;
        for stack in &from.armies {
            demand(realm.army(stack.at).is_empty(), BadPosition::Units("listed twice"))?;
            let counts = [stack.infantry, stack.cavalry, stack.catapults, stack.generals];
            demand(counts != [0; 4], BadPosition::Units("nobody is there"))?;
            for (&unit, count) in Unit::ALL.iter().zip(counts) {
                let drawn = realm.muster(unit, stack.at, count);
                demand(drawn == count, BadPosition::TooMany("land units"))?;
            }
        }
        for Fleet { sea, count } in &from.fleets {
            let fresh = *count > 0 && !realm.fleets.has(*sea);
            demand(fresh, BadPosition::Units("galleys listed twice, or none"))?;
            demand(realm.draw(Unit::Galley, *count) == *count, BadPosition::TooMany("galleys"))?;
            realm.float(*sea, *count);
        }
        for &answer in &from.answers {
            realm.set_answer(answer, true);
        }
        let rich = realm.talents.is_multiple_of(u16::from(figures.coin));
        demand(rich, BadPosition::TooMany("talents, or broken coins"))?;
        let tokens = realm.influence_total() <= figures.influence_tokens;
        demand(tokens, BadPosition::TooMany("influence tokens"))?;
        self.realms[seat.index()] = realm;
        Ok(())
    }

    fn put_cards(&mut self, position: &Position) -> Result<(), BadPosition> {
        let mut rest = self.map.all_cards;
        let mut deal = |cards: &[Card]| -> Result<CardSet, BadPosition> {
            let mut set = CardSet::NONE;
            for &card in cards {
                demand(rest.remove(card), BadPosition::Cards("more than the box has"))?;
                set.add(card);
            }
            Ok(set)
        };
        self.deck = deal(&position.deck)?;
        self.offer = deal(&position.offer)?;
        for (realm, from) in self.realms.iter_mut().zip(&position.realms) {
            realm.cards = deal(&from.cards)?.kinds();
            deal(&vec![Card::ArmyTraining; from.army_training.into()])?;
            deal(&vec![Card::NavalTraining; from.naval_training.into()])?;
        }
        let laid = self.vote.map_or([[0; SENATORS]; MAX_SEATS], |vote| vote.laid);
        let hands = self.realms.iter().map(|realm| realm.senators).chain(laid);
        for (place, &senator) in Card::ALL.iter().filter(|card| card.votes().is_some()).enumerate()
        {
            for hand in hands.clone() {
                deal(&vec![senator; hand[place].into()])?;
            }
        }
        self.used = position.used.iter().copied().collect();
        let stray = self.used.without(self.map.multi_use);
        demand(stray.is_empty(), BadPosition::Cards("only multi-use cards are used"))?;
        let open = |card: Card| {
            let lasting =
                matches!(self.map.lifetime(card), Lifetime::MultiUse | Lifetime::Campaign);
            lasting || card == Card::FairWind
        };
        let held = self.realms.iter().flat_map(|realm| realm.cards.iter());
        demand({ held }.all(open), BadPosition::Cards("such a card does not lie before a player"))
    }

    fn check_box(&self) -> Result<(), BadPosition> {
        let most = self.map.figures.province_tokens;
        let tokens = self.tokens.values().zip(self.pool.values());
        let fits =
            { tokens }.all(|(&laid, &left)| u16::from(laid) + u16::from(left) <= most.into());
        demand(fits, BadPosition::TooMany("province tokens"))?;
        let chaos = self.realms.iter().all(|realm| realm.chaos <= 20_000);
        demand(chaos, BadPosition::TooMany("chaos tokens"))
    }

    fn check_time(&self) -> Result<(), BadPosition> {
        let figures = &self.map.figures;
        let lengths = [figures.campaigns, figures.long_campaigns];
        let fits = lengths.contains(&self.last_campaign)
            && (1..=self.last_campaign).contains(&self.campaign)
            && self.round <= figures.rounds
            && self.left <= figures.actions;
        demand(fits, BadPosition::Time)
    }

    /// What the game waits for must be possible.
    fn check_phase(&self) -> Result<(), BadPosition> {
        let bad = BadPosition::Phase;
        let bidding = matches!(self.phase, Phase::Bidding | Phase::Proposing { .. });
        demand(bidding == self.auction.is_some(), bad("an auction"))?;
        let voting = matches!(self.phase, Phase::Voting | Phase::Laying { .. });
        demand(voting == self.vote.is_some(), bad("a vote"))?;
        let fighting = matches!(
            self.phase,
            Phase::FairWind
                | Phase::Committing { .. }
                | Phase::Losing { .. }
                | Phase::Retreating { .. }
                | Phase::Fleeing { .. }
        );
        demand(fighting == self.battle.is_some(), bad("a battle"))?;
        let placing = matches!(self.phase, Phase::Placing { .. } | Phase::Stationing);
        demand((bidding || placing) == (self.round == 0), bad("the round"))?;
        demand(bidding != self.unplaced().is_empty(), bad("the slots"))?;
        // Slots are auctioned two by two, so that those who come later find one.
        let filled = self.slots[..self.next_slot()].iter().all(Option::is_some);
        demand(!bidding || filled, bad("the slots"))?;
        demand(!placing || self.campaign == 1, bad("units are placed once"))?;
        demand(self.plays(self.decider()), bad("somebody decides who does not play"))?;
        let moving = matches!(self.phase, Phase::Marching { .. } | Phase::Sending(_));
        let shipped = Sea::all().all(|sea| {
            let carried = self.own().galleys[sea.index()] * self.map.figures.units_per_galley;
            self.shipped[sea.index()] <= if moving { carried } else { 0 }
        });
        demand(shipped, bad("units at sea"))?;
        if let Some(auction) = &self.auction {
            self.check_auction(auction)?;
        }
        if let Some(vote) = &self.vote {
            self.check_vote(vote)?;
        }
        if let Some(battle) = &self.battle {
            self.check_battle(battle)?;
        }
        self.check_step()?;
        let over = self.phase == Phase::Over;
        let late = self.campaign == self.last_campaign && self.round == self.map.figures.rounds;
        demand(!over || late, bad("the game is not over yet"))?;
        let mut list = Vec::new();
        self.actions(&mut list);
        demand(list.is_empty() == over, bad("there is nothing to decide in it"))?;
        let sound = list.iter().all(|&action| self.check(action).is_ok());
        demand(sound, bad("what it offers can't be done"))
    }

    fn check_auction(&self, auction: &Auction) -> Result<(), BadPosition> {
        let &Auction { opener, asked, bidder, bid, a, b } = auction;
        let named = [Some(opener), Some(asked), bidder, a, b];
        let known = named.into_iter().flatten().all(|seat| self.plays(seat));
        demand(known, BadPosition::Seats("somebody bids who does not play"))?;
        let coin = u16::from(self.map.figures.coin);
        let sound = match bidder {
            Some(bidder) => {
                let payable = bid <= self.of(bidder).talents && bid.is_multiple_of(coin);
                bidder != asked && payable && self.check_proposal(a, b).is_ok()
            }
            None => asked == opener && bid == 0 && a.is_none() && b.is_none(),
        };
        demand(sound, BadPosition::Phase("no such bid"))?;
        if let Phase::Proposing { bid } = self.phase {
            let coins = u8::try_from(bid / coin).ok().filter(|_| bid.is_multiple_of(coin));
            let allowed = coins.is_some_and(|coins| self.check_bid(coins).is_ok());
            demand(allowed, BadPosition::Phase("no such bid"))?;
        }
        Ok(())
    }

    fn check_vote(&self, vote: &Vote) -> Result<(), BadPosition> {
        let beyond = vote.laid[usize::from(self.players)..].iter().flatten().any(|&laid| laid > 0);
        let known = vote.bidder.is_none_or(|seat| self.plays(seat)) && !beyond;
        demand(known, BadPosition::Seats("somebody votes who does not play"))?;
        let sound = self.map.votes.has(vote.card)
            && match vote.bidder {
                Some(bidder) => bidder != vote.asked && vote.votes(bidder) == vote.bid,
                None => vote.bid == 0,
            };
        let in_hand = self.of(vote.asked).senator_count() > 0;
        demand(sound && in_hand, BadPosition::Phase("no such vote"))
    }

    fn check_battle(&self, battle: &Battle) -> Result<(), BadPosition> {
        let known =
            battle.attacker.is_none_or(|seat| self.plays(seat)) && self.plays(battle.defender);
        demand(known, BadPosition::Seats("somebody fights who does not play"))?;
        let bad = BadPosition::Phase("no such battle");
        let enemies = battle.attacker.is_none_or(|seat| self.are_enemies(seat, battle.defender));
        demand(enemies && (battle.attacker.is_some() || battle.province().is_some()), bad.clone())?;
        demand(battle.envoys.0.iter().flatten().all(|&count| count <= 62), bad.clone())?;
        let seas = self.battle_seas(battle);
        for (place, realm) in self.realms.iter().enumerate() {
            let seat = Seat::new(place).filter(|&seat| self.plays(seat));
            let fights = seat.is_some_and(|seat| battle.is_principal(seat));
            let helps = seat.is_some() && !fights && battle.attacker.is_some();
            let troops = battle.province().map_or([0; 3], |at| realm.army(at).troops());
            let lent = battle.lent[place].iter().zip(troops);
            let lent = { lent }.all(|(&lent, there)| lent <= if helps { there } else { 0 });
            let at_sea = battle.province().is_none() && fights;
            let mut galleys = battle.galleys[place].iter().enumerate();
            let afloat = galleys.all(|(place, &count)| {
                let there = seas.iter().nth(place).map_or(0, |sea| realm.galleys[sea.index()]);
                count <= if (helps || fights) && !at_sea { there } else { 0 }
            });
            demand(lent && afloat, bad.clone())?;
        }
        let beyond =
            battle.victims.iter().chain(battle.fleeing.iter()).any(|seat| !self.plays(seat));
        let sound = match self.phase {
            Phase::FairWind => self.may_use_fair_wind(battle) && battle.round == 0,
            Phase::Committing { seat, .. } => self.plays(seat) && battle.round == 0,
            Phase::Losing { side } => battle.hits[side] > 0,
            Phase::Retreating { .. } => battle.round > 0,
            Phase::Fleeing { seat } => {
                let there = battle.province().is_some_and(|at| self.of(seat).leaders().has(at));
                battle.fleeing.has(seat) && battle.is_principal(seat) && there
            }
            _ => false,
        };
        demand(!beyond && sound, bad)
    }

    /// What a step relies on besides having something to offer.
    fn check_step(&self) -> Result<(), BadPosition> {
        let sound = match self.phase {
            Phase::Placing { unit, left, .. } => {
                unit != Unit::Galley && left > 0 && left == self.unplaced_units(unit)
            }
            Phase::Marching { from, .. } => self.own().is_in(from),
            Phase::Sending(march) => {
                let errand =
                    march.errand.is_none_or(|card| self.errand_goal(card) == Some(march.to));
                let carried = march.over.is_none_or(|sea| self.map.coasts(sea).has(march.to));
                errand && carried && march.from != march.to
            }
            Phase::Recruiting { at, .. } => {
                self.influence(self.mover, at) > 0 && self.own().leaders().has(at)
            }
            Phase::Buying { at, left } => {
                self.map.key(at).is_some() && self.own().leaders().has(at) && left > 0
            }
            Phase::Raising { seat, .. } => self.plays(seat),
            Phase::Laying { .. } => self.vote.is_some_and(|vote| vote.votes(vote.asked) > 0),
            _ => true,
        };
        demand(sound, BadPosition::Phase("no such step"))
    }

    fn errand_goal(&self, card: Card) -> Option<Province> {
        match self.map.card(card).effect {
            crate::deck::Effect::Barbarians { at, .. } => Some(at),
            _ => None,
        }
    }
}

// A hand is written by value, in the order of the cards.
const _: () = assert!(Card::SenatorIv.index() == Card::SenatorI.index() + SENATORS - 1);
