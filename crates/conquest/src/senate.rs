//! Chapter 14: votes in the senate.

use quadriga_core::{Chance, Eyes, MAX_SEATS, Seat, Tell};

use crate::action::Action;
use crate::deck::{Benefit, Effect};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::{Phase, Vote, votes};
use crate::place::Province;
use crate::state::Conquest;
use crate::words::{Card, SENATORS, Unit};

impl Conquest {
    /// What the winner of a vote gets.
    pub(crate) fn benefit(&self, card: Card) -> Benefit {
        match self.map.card(card).effect {
            Effect::Vote(benefit) => benefit,
            _ => Benefit::default(),
        }
    }

    pub(crate) fn call_vote<C: Chance, T: Tell<Event>>(
        &mut self,
        card: Card,
        chance: &mut C,
        tell: &mut T,
    ) {
        let seat = self.mover;
        tell.tell(Eyes::ALL, Event::VoteCalled { seat, card });
        let laid = [[0; SENATORS]; MAX_SEATS];
        self.vote = Some(Vote { card, asked: seat, bidder: None, bid: 0, laid });
        if self.own().senator_count() > 0 {
            self.phase = Phase::Voting;
        } else {
            self.ask_next_voter(chance, tell);
        }
    }

    /// The value that was laid last in this bid; before, the highest.
    fn laid_last(&self) -> u8 {
        match self.phase {
            Phase::Laying { most } => most,
            _ => SENATORS as u8,
        }
    }

    /// CE-14.1, CE-14.3: whether laying a senator of this value can lead to a higher bid.
    fn can_lay(&self, vote: &Vote, value: u8) -> bool {
        let hand = &self.of(vote.asked).senators;
        let held = usize::from(value).checked_sub(1).and_then(|place| hand.get(place));
        let all = u16::from(vote.votes(vote.asked)) + u16::from(votes(hand));
        held.is_some_and(|&held| held > 0)
            && all > vote.bid.into()
            && (!self.keeps_order() || self.is_next_lower(vote, value))
    }

    /// Whether a senator continues a bid from the highest down, and those that may follow so make
    /// it high enough.
    pub(crate) fn is_next_lower(&self, vote: &Vote, value: u8) -> bool {
        let mut lower = self.of(vote.asked).senators;
        lower.iter_mut().skip(value.into()).for_each(|held| *held = 0);
        value <= self.laid_last()
            && u16::from(vote.votes(vote.asked)) + u16::from(votes(&lower)) > vote.bid.into()
    }

    pub(crate) fn offer_senators(&self, list: &mut Vec<Action>) {
        let Some(vote) = &self.vote else { return };
        let values = (1..=SENATORS as u8).rev().filter(|&value| self.can_lay(vote, value));
        list.extend(values.map(|votes| Action::Lay { votes }));
        if let Phase::Laying { .. } = self.phase
            && vote.votes(vote.asked) > vote.bid
        {
            list.push(Action::Done);
        }
    }

    pub(crate) fn check_lay(&self, value: u8) -> Result<(), Illegal> {
        let Some(vote) = &self.vote else { return Err(Illegal::WrongStep) };
        let hand = &self.of(vote.asked).senators;
        let held = usize::from(value).checked_sub(1).and_then(|place| hand.get(place));
        if held.is_none_or(|&held| held == 0) {
            Err(Illegal::NoSuchSenator)
        } else if self.keeps_order() && value > self.laid_last() {
            Err(Illegal::HighestFirst)
        } else if !self.can_lay(vote, value) {
            Err(Illegal::TooFewVotes { bid: vote.bid })
        } else {
            Ok(())
        }
    }

    pub(crate) fn check_laid(&self) -> Result<(), Illegal> {
        let Some(vote) = &self.vote else { return Err(Illegal::WrongStep) };
        let enough = vote.votes(vote.asked) > vote.bid;
        if enough { Ok(()) } else { Err(Illegal::TooFewVotes { bid: vote.bid }) }
    }

    pub(crate) fn lay<C: Chance, T: Tell<Event>>(
        &mut self,
        value: u8,
        chance: &mut C,
        tell: &mut T,
    ) {
        let Some(mut vote) = self.vote else { return };
        let seat = vote.asked;
        let place = usize::from(value.clamp(1, SENATORS as u8)) - 1;
        let held = &mut self.of_mut(seat).senators[place];
        if *held == 0 {
            return;
        }
        *held -= 1;
        vote.laid[seat.index()][place] += 1;
        self.vote = Some(vote);
        let total = vote.votes(seat);
        tell.tell(Eyes::ALL, Event::Laid { seat, votes: value, total });
        self.phase = Phase::Laying { most: value };
        // Only what all can see ends the bid unasked: an empty hand.
        if self.of(seat).senator_count() == 0 {
            self.end_laying(chance, tell);
        }
    }

    /// The bid stands.
    pub(crate) fn end_laying<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        let Some(vote) = &mut self.vote else { return };
        vote.bidder = Some(vote.asked);
        vote.bid = vote.votes(vote.asked);
        self.ask_next_voter(chance, tell);
    }

    pub(crate) fn pass_vote<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        let Some(vote) = &self.vote else { return };
        tell.tell(Eyes::ALL, Event::Passed { seat: vote.asked });
        self.ask_next_voter(chance, tell);
    }

    /// CE-14.2, CE-14.10: the next with senators in hand, until it comes back to the bidder, or
    /// without one to the caller.
    fn ask_next_voter<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        let Some(mut vote) = self.vote else { return };
        for _ in 0..MAX_SEATS {
            vote.asked = self.next(vote.asked);
            if vote.asked == vote.bidder.unwrap_or(self.mover) {
                break;
            }
            if self.of(vote.asked).senator_count() > 0 {
                self.vote = Some(vote);
                self.phase = Phase::Voting;
                return;
            }
        }
        self.close_vote(&vote, chance, tell);
    }

    fn close_vote<C: Chance, T: Tell<Event>>(&mut self, vote: &Vote, chance: &mut C, tell: &mut T) {
        self.vote = None;
        self.phase = Phase::Turn;
        for seat in self.all().filter(|&seat| Some(seat) != vote.bidder) {
            let senators = self.of_mut(seat).senators.iter_mut();
            for (held, laid) in senators.zip(vote.laid[seat.index()]) {
                *held = held.saturating_add(laid);
            }
        }
        let Some(winner) = vote.bidder else {
            tell.tell(Eyes::ALL, Event::VoteVoid { card: vote.card });
            return;
        };
        tell.tell(Eyes::ALL, Event::VoteWon { seat: winner, card: vote.card, votes: vote.bid });
        let laid = &vote.laid[winner.index()];
        if self.benefit_comes_first() {
            self.grant(winner, vote.card, tell);
            self.keep_senator(laid, chance, tell);
        } else {
            self.keep_senator(laid, chance, tell);
            self.grant(winner, vote.card, tell);
        }
    }

    /// Who alone has the most influence in Italia (CE-14.5).
    pub(crate) fn majority_of_italia(&self) -> Option<Seat> {
        let tokens = |seat: Seat| self.of(seat).influence[self.map.italia];
        let most = self.all().map(tokens).max().unwrap_or(0);
        let mut leaders = self.all().filter(|&seat| most > 0 && tokens(seat) == most);
        leaders.next().filter(|_| leaders.next().is_none())
    }

    fn keep_senator<C: Chance, T: Tell<Event>>(
        &mut self,
        laid: &[u8; SENATORS],
        chance: &mut C,
        tell: &mut T,
    ) {
        let Some(seat) = self.majority_of_italia() else { return };
        let mut nth = chance.below(laid.iter().map(|&count| u32::from(count)).sum());
        for (&count, votes) in laid.iter().zip(1..) {
            if nth < u32::from(count) {
                self.add_senator(seat, votes);
                tell.tell(Eyes::ALL, Event::SenatorKept { seat, votes });
                return;
            }
            nth -= u32::from(count);
        }
    }

    /// CE-14.7: the winner gets what was voted on.
    fn grant<T: Tell<Event>>(&mut self, winner: Seat, card: Card, tell: &mut T) {
        let Benefit { talents, chaos, points, infantry, influence, at } = self.benefit(card);
        if talents > 0 {
            self.receive(winner, talents.into(), tell);
        }
        if chaos > 0 {
            let realm = self.of_mut(winner);
            realm.chaos = realm.chaos.saturating_sub(chaos.into());
            tell.tell(Eyes::ALL, Event::ChaosLost { seat: winner, chaos });
        }
        self.win_points(winner, points, tell);
        for _ in 0..influence {
            if let Some(at) = at.first() {
                self.win_influence(winner, at, tell);
            }
        }
        if infantry > 0 && self.of(winner).supply[Unit::Infantry.index()] > 0 {
            self.phase = Phase::Raising { seat: winner, card };
            if let (Some(only), 1) = (at.first(), at.len()) {
                self.raise_legions(winner, card, only, tell);
            }
        }
    }

    /// CE-14.8: as many as the supply has.
    pub(crate) fn raise_legions<T: Tell<Event>>(
        &mut self,
        seat: Seat,
        card: Card,
        at: Province,
        tell: &mut T,
    ) {
        let infantry = self.benefit(card).infantry;
        self.join(seat, Unit::Infantry, at, infantry, tell);
        self.phase = Phase::Turn;
    }
}
