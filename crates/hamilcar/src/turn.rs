//! Chapter 3, the order of play, readable like a player aid.
//!
//! What is decided stands in two places: the step of the sequence ([`Phase`]), and the tasks that
//! have come up above it ([`crate::Task`], in `pending.rs`). The top task goes first. After every
//! action `proceed` does all that needs no decision, until something waits for one or the game is
//! over.

use quadriga_core::{Chance, Eyes, Tell, Turn};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::side::Side;
use crate::state::Hamilcar;

impl Hamilcar {
    /// Whose decision it is.
    #[inline]
    pub(crate) fn turn(&self) -> Turn {
        match self.standing() {
            Some(standing) => Turn::Over(standing),
            None => Turn::Decides(self.decider().seat()),
        }
    }

    /// The side that decides.
    pub(crate) fn decider(&self) -> Side {
        if let Some(task) = self.tasks.top() {
            return self.asked(task);
        }
        match self.phase {
            Phase::PunicShip
            | Phase::PunicUnits { .. }
            | Phase::PunicNamed { .. }
            | Phase::PunicDrawn { .. } => Side::Carthage,
            Phase::RomanUnits { .. }
            | Phase::Proconsul
            | Phase::Consuls { .. }
            | Phase::Reform
            | Phase::Deal
            | Phase::FirstPlayer
            | Phase::VictoryCheck => Side::Rome,
            Phase::Strategy { side }
            | Phase::Winter { side, .. }
            | Phase::Burning { side, .. }
            | Phase::WarChest { side, .. } => side,
            Phase::Over { winner, .. } => winner,
        }
    }

    /// Whether there is something to decide; what there is, `actions` lists.
    pub(crate) fn waits(&self) -> bool {
        if let Some(task) = self.tasks.top() {
            return self.waits_in_task(task);
        }
        match self.phase {
            Phase::PunicShip => {
                self.check_launch(Side::Carthage).is_ok() || self.check_conversion().is_ok()
            }
            Phase::PunicUnits { left } => left > 0 && !self.punic_camps().is_empty(),
            Phase::PunicNamed { coming } | Phase::PunicDrawn { coming } => {
                !coming.is_empty() && !self.punic_posts().is_empty()
            }
            Phase::RomanUnits { left, camp, with_general } => {
                let can_place = !self.roman_camps(camp, with_general).is_empty();
                left > 0 && (can_place || self.check_launch(Side::Rome).is_ok())
            }
            Phase::Proconsul => !self.on_map(Side::Rome).is_empty(),
            Phase::Consuls { coming, .. } => !coming.is_empty(),
            Phase::Reform => self.can_reform(),
            Phase::Deal | Phase::VictoryCheck => false,
            Phase::FirstPlayer | Phase::Over { .. } => true,
            Phase::Strategy { side } => !self.of(side).hand.is_empty(),
            Phase::Winter { .. } => self.to_feed().is_some(),
            Phase::Burning { side, gap } => gap > 0 && self.trains(side) > 0,
            Phase::WarChest { side, left } => self.can_purchase(side, left),
        }
    }

    /// What may be chosen in each step.
    pub(crate) fn actions(&self, list: &mut Vec<Action>) {
        let before = list.len();
        self.offer(list);
        if list.len() > before {
            self.offer_recalls(list);
        }
    }

    fn offer(&self, list: &mut Vec<Action>) {
        if let Some(task) = self.tasks.top() {
            return self.offer_in_task(task, list);
        }
        match self.phase {
            Phase::PunicShip => {
                if self.check_launch(Side::Carthage).is_ok() {
                    list.push(Action::Launch);
                }
                if self.check_conversion().is_ok() {
                    list.push(Action::Convert);
                }
            }
            Phase::PunicUnits { .. } => {
                list.extend(self.punic_camps().iter().map(|at| Action::Muster { at }));
            }
            Phase::PunicNamed { coming } | Phase::PunicDrawn { coming } => {
                self.offer_punic_posts(coming, list);
            }
            Phase::RomanUnits { camp, with_general, .. } => {
                let camps = self.roman_camps(camp, with_general);
                list.extend(camps.iter().map(|at| Action::Muster { at }));
                if self.check_launch(Side::Rome).is_ok() {
                    list.push(Action::Launch);
                }
            }
            Phase::Proconsul => {
                let generals = self.on_map(Side::Rome).iter();
                list.extend(generals.map(|general| Action::Appoint { general }));
            }
            Phase::Consuls { coming, taken } => {
                let posts = self.consul_posts(taken);
                for general in coming.iter() {
                    list.extend(posts.iter().map(|at| Action::Station { general, at }));
                }
            }
            Phase::Reform => self.offer_reforms(list),
            Phase::FirstPlayer => {
                list.extend(Side::ALL.iter().map(|&side| Action::Begin { side }));
            }
            Phase::Strategy { side } => self.offer_plays(side, list),
            Phase::Winter { .. } => {
                list.extend([true, false].map(|feed| Action::Winter { feed }));
            }
            Phase::Burning { side, .. } => {
                list.extend(self.burnable(side).iter().map(|at| Action::Burn { at }));
                list.push(Action::Done);
            }
            Phase::WarChest { side, left } => self.offer_purchases(side, left, list),
            Phase::Deal | Phase::VictoryCheck | Phase::Over { .. } => {}
        }
    }

    /// Whether an action may be chosen now, and by its own rule.
    pub(crate) fn check(&self, action: Action) -> Result<(), Illegal> {
        if let (Action::Recall { answer }, false) =
            (action, matches!(self.phase, Phase::Over { .. }))
        {
            return self.check_recall(answer);
        }
        if let Some(task) = self.tasks.top() {
            return self.check_in_task(task, action);
        }
        match (self.phase, action) {
            (Phase::Over { .. }, _) => Err(Illegal::GameOver),
            (Phase::PunicShip, Action::Launch) => self.check_launch(Side::Carthage),
            (Phase::PunicShip, Action::Convert) => self.check_conversion(),
            (Phase::PunicUnits { .. }, Action::Muster { at }) => self.check_punic_muster(at),
            (
                Phase::PunicNamed { coming } | Phase::PunicDrawn { coming },
                Action::Station { general, at },
            ) => self.check_punic_post(coming, general, at),
            (Phase::RomanUnits { .. }, Action::Muster { at }) => self.check_roman_muster(at),
            (Phase::RomanUnits { .. }, Action::Launch) => self.check_launch(Side::Rome),
            (Phase::Proconsul, Action::Appoint { general }) => self.check_appointment(general),
            (Phase::Consuls { .. }, Action::Station { general, at }) => {
                self.check_consul_post(general, at)
            }
            (Phase::Reform, _) => self.check_reform(action),
            (Phase::Strategy { side }, Action::Play { card, to }) => {
                self.check_play(side, card, to)
            }
            (Phase::FirstPlayer, Action::Begin { .. })
            | (Phase::Winter { .. }, Action::Winter { .. }) => Ok(()),
            (Phase::Burning { side, .. }, _) => self.check_burning(side, action),
            (Phase::WarChest { side, left }, _) => self.check_purchase(side, left, action),
            _ => Err(Illegal::WrongStep),
        }
    }

    /// Carries an allowed action out, and all that follows without a decision. Returns who learned
    /// something.
    pub(crate) fn perform<C: Chance, T: Tell<Event>>(
        &mut self,
        action: Action,
        chance: &mut C,
        tell: &mut T,
    ) -> Eyes {
        if let Action::Recall { answer } = action {
            self.recall(answer, tell);
            return Eyes::NONE;
        }
        let learned = match self.tasks.top() {
            Some(task) => self.perform_in_task(task, action, chance, tell),
            None => self.perform_in_phase(action, chance, tell),
        };
        learned.with(self.proceed(chance, tell))
    }

    fn perform_in_phase<C: Chance, T: Tell<Event>>(
        &mut self,
        action: Action,
        chance: &mut C,
        tell: &mut T,
    ) -> Eyes {
        match (self.phase, action) {
            (Phase::PunicShip, _) => self.take_ship_or_unit(action == Action::Launch, tell),
            (Phase::PunicUnits { left }, Action::Muster { at }) => {
                self.muster(Side::Carthage, at, tell);
                self.phase = Phase::PunicUnits { left: left.saturating_sub(1) };
            }
            (_, Action::Station { general, at }) => self.place_general(general, at, tell),
            (Phase::RomanUnits { .. }, Action::Muster { at }) => {
                self.reinforce_rome(Some(at), tell);
            }
            (Phase::RomanUnits { .. }, _) => self.reinforce_rome(None, tell),
            (_, Action::Appoint { general }) => self.elect(Some(general), chance, tell),
            (Phase::Reform, _) => self.reform(action, tell),
            (_, Action::Begin { side }) => {
                tell.tell(Eyes::ALL, Event::Begun { side });
                self.phase = Phase::Strategy { side };
            }
            (_, Action::Play { card, to }) => return self.play_card(card, to, chance, tell),
            (_, Action::Winter { feed }) => self.winter(feed, chance, tell),
            (_, Action::Burn { at }) => self.burn(at, tell),
            (Phase::Burning { side, gap }, _) => self.fill_chest(side, gap, tell),
            (Phase::WarChest { .. }, _) => self.purchase(action, tell),
            _ => {}
        }
        Eyes::NONE
    }

    /// Does all that needs no decision. Returns who learned something.
    pub(crate) fn proceed<C: Chance, T: Tell<Event>>(
        &mut self,
        chance: &mut C,
        tell: &mut T,
    ) -> Eyes {
        let mut learned = Eyes::NONE;
        while !self.waits() {
            match self.tasks.top() {
                Some(task) => learned = learned.with(self.finish_task(task, chance, tell)),
                None => learned = learned.with(self.next_step(chance, tell)),
            }
        }
        learned
    }

    /// The sequence of play: what comes after a step that is done.
    fn next_step<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) -> Eyes {
        match self.phase {
            Phase::PunicShip => self.take_ship_or_unit(true, tell),
            Phase::PunicUnits { .. } => self.recall_generals(tell),
            Phase::PunicNamed { coming } => self.draw_generals(coming, chance, tell),
            Phase::PunicDrawn { coming } => {
                self.give_up_placing(coming, tell);
                self.begin_roman_units();
            }
            Phase::RomanUnits { .. } => self.phase = Phase::Proconsul,
            Phase::Proconsul => self.elect(None, chance, tell),
            Phase::Consuls { .. } => self.phase = Phase::Reform,
            Phase::Reform => self.phase = Phase::Deal,
            Phase::Deal => return self.deal(chance, tell),
            Phase::Strategy { side } => self.pass_the_play(side),
            Phase::Winter { .. } => self.winter_goes_on(chance, tell),
            Phase::VictoryCheck => self.open_chest(),
            Phase::Burning { side, gap } => self.fill_chest(side, gap, tell),
            Phase::WarChest { .. } => self.end_turn(tell),
            Phase::FirstPlayer | Phase::Over { .. } => {}
        }
        Eyes::NONE
    }
}
