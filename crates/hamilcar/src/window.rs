//! Chapter 21: cards out of turn. A window is put to a side by public facts alone, and stays open
//! until the side passes or no card of it could fit any more.

use quadriga_core::{Chance, Eyes, Tell, words};

use crate::action::Action;
use crate::card::{Card, CardSet};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::side::Side;
use crate::state::Hamilcar;
use crate::task::Task;
use crate::words::Window;

words! {
    "hamilcar/";
    /// An answer that a side has given beforehand (HM-21.4).
    Standing {
        /// It passes all windows until its own play.
        Pass,
        /// Its generals do not intercept.
        HoldBack,
    }
}

impl Hamilcar {
    /// A moment for cards out of turn has come: the side is asked, if it could hold one that fits.
    pub(crate) fn open_window(&mut self, window: Window, side: Side) {
        if self.is_asked(window, side) {
            self.tasks.push(Task::Window { window, side });
        }
    }

    /// HM-21.1: what a side holds never decides whether it is asked.
    pub(crate) fn is_asked(&self, window: Window, side: Side) -> bool {
        let republic = self.of(side);
        let shown = self.discards.with(self.removed);
        let hidden = self.material.deck.of_window(window).without(shown);
        !republic.passes
            && !republic.hand.is_empty()
            && hidden.iter().any(|card| self.fits(side, card))
    }

    /// The cards of a window that a side could use now, wherever they are.
    fn counters(&self, window: Window, side: Side) -> CardSet {
        let cards = self.material.deck.of_window(window).iter();
        cards.filter(|&card| self.fits(side, card)).collect()
    }

    pub(crate) fn offer_counters(&self, window: Window, side: Side, list: &mut Vec<Action>) {
        let cards = self.counters(window, side).within(self.of(side).hand);
        list.extend(cards.iter().map(|card| Action::Counter { card }));
        list.extend([Action::Pass, Action::Always { answer: Standing::Pass }]);
    }

    pub(crate) fn check_counter(
        &self,
        window: Window,
        side: Side,
        action: Action,
    ) -> Result<(), Illegal> {
        match action {
            Action::Counter { card } if !self.of(side).hand.has(card) => Err(Illegal::NotInHand),
            Action::Counter { card } if self.counters(window, side).has(card) => Ok(()),
            Action::Counter { .. } => Err(Illegal::CannotCounter),
            Action::Pass | Action::Always { answer: Standing::Pass } => Ok(()),
            _ => Err(Illegal::WrongStep),
        }
    }

    /// HM-21.2: a card takes effect before the next one; the window closes with a pass.
    pub(crate) fn counter<C: Chance, T: Tell<Event>>(
        &mut self,
        side: Side,
        action: Action,
        chance: &mut C,
        tell: &mut T,
    ) -> Eyes {
        match action {
            Action::Counter { card } => self.play_counter(side, card, chance, tell),
            Action::Always { answer } => {
                self.tasks.pop();
                self.answer_always(side, answer, tell);
                Eyes::NONE
            }
            _ => {
                self.tasks.pop();
                Eyes::NONE
            }
        }
    }

    fn play_counter<C: Chance, T: Tell<Event>>(
        &mut self,
        side: Side,
        card: Card,
        chance: &mut C,
        tell: &mut T,
    ) -> Eyes {
        self.lay_down(side, card);
        let info = self.material.deck.info(card);
        tell.tell(Eyes::ALL, Event::Countered { side, card });
        if info.breaks_truce && self.truce {
            self.truce = false;
            tell.tell(Eyes::ALL, Event::TruceChanged { holds: false });
        }
        self.take_effect(side, info.effect, chance, tell);
        // The card was hidden before.
        Eyes::ALL
    }

    /// HM-21.4: the side answers so until it takes that back.
    pub(crate) fn answer_always<T: Tell<Event>>(
        &mut self,
        side: Side,
        answer: Standing,
        tell: &mut T,
    ) {
        self.set_standing(side, answer, true);
        tell.tell(Eyes::ALL, Event::StandingAnswer { side, answer, given: true });
    }

    /// Whether a side has given an answer beforehand.
    pub(crate) fn has_answered(&self, side: Side, answer: Standing) -> bool {
        match answer {
            Standing::Pass => self.of(side).passes,
            Standing::HoldBack => self.of(side).holds_back,
        }
    }

    fn set_standing(&mut self, side: Side, answer: Standing, given: bool) {
        match answer {
            Standing::Pass => self.of_mut(side).passes = given,
            Standing::HoldBack => self.of_mut(side).holds_back = given,
        }
    }

    /// What the side that decides may take back. An answer is given where it is asked for and only
    /// taken back elsewhere, so that nobody can go round in a circle.
    pub(crate) fn offer_recalls(&self, list: &mut Vec<Action>) {
        let side = self.decider();
        let given = Standing::ALL.iter().filter(|&&answer| self.has_answered(side, answer));
        list.extend(given.map(|&answer| Action::Recall { answer }));
    }

    pub(crate) fn check_recall(&self, answer: Standing) -> Result<(), Illegal> {
        if self.has_answered(self.decider(), answer) { Ok(()) } else { Err(Illegal::NothingStands) }
    }

    /// The side that decides takes an answer back.
    pub(crate) fn recall<T: Tell<Event>>(&mut self, answer: Standing, tell: &mut T) {
        let side = self.decider();
        self.set_standing(side, answer, false);
        tell.tell(Eyes::ALL, Event::StandingAnswer { side, answer, given: false });
    }
}
