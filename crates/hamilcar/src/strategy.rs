//! Chapter 4: the strategy phase, in which cards are played for their uses.

use quadriga_core::{Chance, Eyes, Tell};

use crate::action::Action;
use crate::calling::Call;
use crate::card::Card;
use crate::event::Event;
use crate::general::{General, GeneralSet};
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::side::Side;
use crate::stack::Stack;
use crate::state::{Hamilcar, Post};
use crate::task::Task;
use crate::words::{Seamanship, Use};

/// More than the operation points of any card.
const MOST_OPS: usize = 4;

impl Hamilcar {
    pub(crate) fn offer_plays(&self, side: Side, list: &mut Vec<Action>) {
        // What a card can be used for depends on little of it, so it is worked out once.
        let can_spend = self.can_spend(side);
        let can_raise = !self.raisers(side).is_empty();
        let can_build = self.check_launch(side).is_ok();
        let mut calls: [Option<bool>; 2 * MOST_OPS] = [None; 2 * MOST_OPS];
        for card in self.of(side).hand.iter() {
            let info = self.material.deck.info(card);
            let dear = info.ops >= self.material.figures.highest_ops;
            let kind = 2 * usize::from(info.ops) + usize::from(self.opens_sea(info.ships));
            let calls_up = || !self.callable(side, self.call_of(card)).is_empty();
            let calls_up = match calls.get_mut(kind) {
                Some(known) => *known.get_or_insert_with(calls_up),
                None => calls_up(),
            };
            for &to in Use::ALL {
                let possible = match to {
                    Use::Activate => calls_up,
                    Use::Raise => can_raise && dear,
                    Use::Spend => can_spend,
                    Use::Build => can_build && dear && info.ships > 0,
                    Use::Train => self.check_training(side, info.ships).is_ok(),
                    Use::Event => self.check_event(side, card).is_ok(),
                    Use::Discard => true,
                };
                if possible {
                    list.push(Action::Play { card, to });
                }
            }
        }
    }

    pub(crate) fn check_play(&self, side: Side, card: Card, to: Use) -> Result<(), Illegal> {
        if !self.of(side).hand.has(card) {
            return Err(Illegal::NotInHand);
        }
        match to {
            Use::Activate => self.check_calling(side, card),
            Use::Raise if self.raisers(side).is_empty() => Err(Illegal::CannotRaise),
            Use::Spend if !self.can_spend(side) => Err(Illegal::NothingToSpendOn),
            _ => self.check_use(side, card, to),
        }
    }

    /// What a use asks of the card itself, and of ships and seamanship.
    fn check_use(&self, side: Side, card: Card, to: Use) -> Result<(), Illegal> {
        let (info, figures) = (self.material.deck.info(card), &self.material.figures);
        let least = figures.highest_ops;
        let dear = if info.ops < least {
            Err(Illegal::TooFewOps { least, has: info.ops })
        } else {
            Ok(())
        };
        match to {
            Use::Raise => dear,
            Use::Build if info.ships == 0 => Err(Illegal::TooFewSymbols { least: 1, has: 0 }),
            Use::Build => dear.and_then(|()| self.check_launch(side)),
            Use::Train => self.check_training(side, info.ships),
            Use::Event => self.check_event(side, card),
            Use::Activate | Use::Spend | Use::Discard => Ok(()),
        }
    }

    /// HM-4.5: whether the points of the card are enough for somebody.
    fn check_calling(&self, side: Side, card: Card) -> Result<(), Illegal> {
        let call = self.call_of(card);
        if !self.callable(side, call).is_empty() {
            return Ok(());
        }
        let Call::Rated { ops: has, sea } = call else { return Err(Illegal::CannotActivate) };
        // Somebody is there, but asks for more points.
        let anybody = self.callable(side, Call::Rated { ops: u8::MAX, sea }).iter();
        let least = anybody.map(|general| self.material.generals.info(general).strategy).min();
        Err(least.map_or(Illegal::CannotActivate, |least| Illegal::RatedHigher { least, has }))
    }

    pub(crate) fn call_of(&self, card: Card) -> Call {
        let info = self.material.deck.info(card);
        Call::Rated { ops: info.ops, sea: self.opens_sea(info.ships) }
    }

    fn check_training(&self, side: Side, has: u8) -> Result<(), Illegal> {
        let least = self.material.figures.training_symbols;
        if side != Side::Rome {
            Err(Illegal::OnlyRomeTrains)
        } else if has < least {
            Err(Illegal::TooFewSymbols { least, has })
        } else if self.seamanship == Seamanship::VeryGood {
            Err(Illegal::BestSeamanship)
        } else {
            Ok(())
        }
    }

    /// The card is shown and used (HM-4.3); the other side is next.
    pub(crate) fn play_card<C: Chance, T: Tell<Event>>(
        &mut self,
        card: Card,
        to: Use,
        chance: &mut C,
        tell: &mut T,
    ) -> Eyes {
        let Phase::Strategy { side } = self.phase else { return Eyes::NONE };
        let (ops, ships) = (self.material.deck.info(card).ops, self.material.deck.info(card).ships);
        // HM-21.4: it has passed until its own play.
        self.of_mut(side).passes = false;
        self.lay_down(side, card);
        tell.tell(Eyes::ALL, Event::Played { side, card, to });
        self.phase = Phase::Strategy { side: side.enemy() };
        match to {
            Use::Activate => {
                self.tasks.push(Task::Calling { side, call: self.call_of(card) });
            }
            Use::Raise => self.tasks.push(Task::Raising { side }),
            Use::Spend => self.tasks.push(Task::Spending { side, left: ops, marked: false }),
            Use::Build => self.launch(side, ships, tell),
            Use::Train => self.raise_seamanship(tell),
            Use::Event => _ = self.begin_event(side, card, chance, tell),
            Use::Discard => {}
        }
        // The card was hidden before.
        Eyes::ALL
    }

    /// A card leaves a hand for the discards, and its operation points count (HM-4.4).
    pub(crate) fn lay_down(&mut self, side: Side, card: Card) {
        let ops = self.material.deck.info(card).ops;
        let republic = self.of_mut(side);
        republic.hand.remove(card);
        republic.seen.remove(card);
        republic.ops = republic.ops.saturating_add(ops);
        self.discards.insert(card);
    }

    /// Seamanship rises by a step.
    pub(crate) fn raise_seamanship<T: Tell<Event>>(&mut self, tell: &mut T) {
        if let Some(to) = self.seamanship.raised() {
            self.seamanship = to;
            tell.tell(Eyes::ALL, Event::SeamanshipChanged { to });
        }
    }

    /// HM-4.7: the generals with whom troops can be raised.
    pub(crate) fn raisers(&self, side: Side) -> GeneralSet {
        let fitting = |general: &General| match self.post(*general) {
            Post::Outside(at) => {
                self.controls(side, self.map().province_of(at)) && self.room(side, at) > 0
            }
            _ => false,
        };
        self.on_map(side).iter().filter(fitting).collect()
    }

    pub(crate) fn raise<T: Tell<Event>>(&mut self, side: Side, general: General, tell: &mut T) {
        self.tasks.pop();
        let units = self.material.figures.raised_units;
        if let Some(at) = self.post(general).space() {
            self.put(side, at, Stack { plain: units, ..Stack::NONE });
            tell.tell(Eyes::ALL, Event::Mustered { side, at, units });
            self.strand();
        }
    }

    /// Whether an operation point could do anything.
    pub(crate) fn can_spend(&self, side: Side) -> bool {
        !self.markable(side).is_empty() || self.has_upkeep(side)
    }

    pub(crate) fn offer_spending(&self, side: Side, list: &mut Vec<Action>) {
        list.extend(self.markable(side).iter().map(|at| Action::Mark { at }));
        self.offer_upkeep(side, list);
        list.push(Action::Done);
    }

    pub(crate) fn check_spending(&self, side: Side, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Mark { at } => self.check_mark(side, at),
            Action::Done => Ok(()),
            _ => self.check_upkeep(side, action),
        }
    }

    /// One operation point is spent.
    pub(crate) fn spend<T: Tell<Event>>(&mut self, action: Action, tell: &mut T) {
        let Some(Task::Spending { side, left, marked }) = self.tasks.top() else { return };
        let mut spent = 1;
        match action {
            Action::Done => spent = left,
            Action::Mark { at } => self.mark(side, at, tell),
            _ => self.keep_up(side, action, tell),
        }
        let marked = marked || matches!(action, Action::Mark { .. });
        self.tasks.replace(Task::Spending { side, left: left.saturating_sub(spent), marked });
    }
}
