//! The odds of a battle, on land or at sea, foreseen by fighting it many times with the engine
//! itself.
//!
//! Nobody knows what others will decide, so a forecast assumes the habits of `habits`: enemies
//! stay where they are, nobody plays cards out of turn or withdraws, the longest suit is led and all
//! that can be matched is. What the deciding seat can't know is drawn anew each time.

mod habits;
mod tally;

use quadriga_core::forecast::{Foreseen, Outcome};
use quadriga_core::{Forecast, QuickChance, Seat, Silence};

use crate::action::Action;
use crate::activation::Step;
use crate::legs::Meeting;
use crate::sea_move::SeaStep;
use crate::side::Side;
use crate::state::Hamilcar;
use crate::task::Task;
use tally::Tally;

/// How often a battle is fought for a forecast: shares are sure to half a hundredth.
const TRIALS: u32 = 10_000;
/// Always the same dice, so that the same question has the same answer.
const SEED: u64 = 0x0dd5;
/// More decisions than any battle has.
const MOST_DECISIONS: usize = 400;

/// The keys of a forecast, as pages and other programs read them.
mod key {
    pub(super) const LAND: [&str; 3] = ["attacker_wins", "defender_wins", "withdrawn"];
    pub(super) const SEA: [&str; 3] = ["mover_wins", "interceptor_wins", "drawn"];
    pub(super) const ROUNDS: &str = "rounds";
    pub(super) const UNITS: [&str; 2] = ["attacker_losses", "defender_losses"];
    pub(super) const CARDS: [&str; 2] = ["attacker_cards", "defender_cards"];
    pub(super) const SHIPS: [&str; 2] = ["mover_ships", "interceptor_ships"];
    pub(super) const CARGO: &str = "mover_losses";
    pub(super) const PRIZES: &str = "prizes";
    pub(super) const SUPREMACY: &str = "mover_supremacy";
}

/// A battle that is to be foreseen: the table, and what is done on it first.
struct Question {
    table: Hamilcar,
    first: Option<Action>,
    /// The side named first: the attacker, or whose sea move was intercepted.
    leader: Side,
    at_sea: bool,
}

impl Hamilcar {
    /// The odds of the battle that an action joins or goes on with.
    pub(crate) fn forecast(&self, action: Action) -> Option<Forecast> {
        let seat = self.turn().seat()?;
        let question = self.battle_after(action)?;
        let mut chance = QuickChance::new(SEED);
        let mut tally = Tally::default();
        let mut list = Vec::new();
        for _ in 0..TRIALS {
            question.fight(seat, &mut chance, &mut tally, &mut list);
        }
        Some(tally.forecast(question.leader, question.at_sea))
    }

    fn battle_after(&self, action: Action) -> Option<Question> {
        let side = Side::on(self.turn().seat()?)?;
        let land = |leader| {
            Some(Question { table: self.clone(), first: Some(action), leader, at_sea: false })
        };
        let sea = |leader| {
            Some(Question { table: self.clone(), first: Some(action), leader, at_sea: true })
        };
        match self.tasks.top()? {
            Task::Battle { .. } => land(self.battle?.encounter.attacker),
            Task::Naval { side } if self.naval.is_some() => sea(side),
            Task::Sea { side: mover } => match (self.sea_move?.step, action) {
                (SeaStep::TakingBack, Action::Fight) | (SeaStep::Assignment, _) => {
                    let fights = self.sea_move.is_some_and(|fleet| fleet.ships > 0);
                    if fights { sea(mover) } else { None }
                }
                (SeaStep::Course, _) => self.battle_ashore(action, side),
                _ => None,
            },
            Task::Activating { side: mover } => match (self.activation?.step, action) {
                (Step::Choosing, Action::Sortie) | (Step::Intercepted, Action::Fight) => {
                    land(mover)
                }
                (Step::Avoiding, Action::Done) => land(mover),
                (Step::Choosing, _) => self.battle_ashore(action, side),
                _ => None,
            },
            _ => None,
        }
    }

    /// The battle that waits at the end of a step or of a course, if nothing comes between and the
    /// enemies there stay.
    fn battle_ashore(&self, action: Action, leader: Side) -> Option<Question> {
        let leg = match action {
            Action::March { to } => self.leg_by_land(to)?,
            Action::Sail { to } => {
                let course = self.course()?.to(to)?;
                self.check_goal(&course, false).ok()?;
                self.leg_by_sea(course, self.free_ships(leader), false)?
            }
            Action::Embark { ships, inside: false } => {
                let sea = self.sea_move.filter(|sea| !sea.forced)?;
                self.leg_by_sea(sea.course, ships, false)?
            }
            _ => return None,
        };
        if leg.reached.meets != Some(Meeting::Battle) {
            return None;
        }
        let mut table = leg.table;
        while let Some(Task::Sea { .. }) = table.tasks.top() {
            table.tasks.pop();
        }
        table.give_battle(&mut Silence);
        Some(Question { table, first: None, leader, at_sea: false })
    }
}

impl Question {
    /// Fights the battle once.
    fn fight(
        &self,
        seat: Seat,
        chance: &mut QuickChance,
        tally: &mut Tally,
        list: &mut Vec<Action>,
    ) {
        let mut table = self.table.clone();
        table.imagine(seat, chance);
        tally.begin();
        match self.first {
            Some(action) => _ = table.perform(action, chance, tally),
            None => _ = table.proceed(chance, tally),
        }
        let mut joined = false;
        for _ in 0..MOST_DECISIONS {
            let on = if self.at_sea { table.naval.is_some() } else { table.battle.is_some() };
            if tally.is_over() || (joined && !on) {
                break;
            }
            joined |= on;
            list.clear();
            table.actions(list);
            let Some(action) = table.habit(list) else { break };
            table.perform(action, chance, tally);
        }
    }
}

impl Tally {
    /// What the trials say.
    fn forecast(&self, leader: Side, at_sea: bool) -> Forecast {
        let sides = [leader, leader.enemy()];
        let share = |sum: u32| sum as f32 / TRIALS as f32;
        let figure = |key, sum| Foreseen { key, mean: share(sum) };
        let wins = sides.map(|side| self.wins[side]);
        let neither = TRIALS.saturating_sub(wins.iter().sum());
        let keys = if at_sea { key::SEA } else { key::LAND };
        let outcomes = keys.into_iter().zip(wins.into_iter().chain([neither]));
        let outcomes = outcomes.map(|(key, sum)| Outcome { key, share: share(sum) }).collect();
        let mut figures = Vec::new();
        if at_sea {
            figures.extend([0, 1].map(|of| figure(key::SHIPS[of], self.ships[sides[of]])));
            figures.push(figure(key::CARGO, self.units[leader]));
            figures.push(figure(key::PRIZES, self.prizes));
            figures.push(figure(key::SUPREMACY, self.supremacy[leader]));
        } else {
            figures.push(figure(key::ROUNDS, self.rounds));
            figures.extend([0, 1].map(|of| figure(key::UNITS[of], self.units[sides[of]])));
            figures.extend([0, 1].map(|of| figure(key::CARDS[of], self.cards[sides[of]])));
        }
        Forecast { trials: TRIALS, outcomes, figures }
    }
}
