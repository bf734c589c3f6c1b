//! A race that goes nowhere: two seats, no secrets, no chance, and positions that repeat.
//!
//! A seat steps forward and back as often as it likes, and then stays; two steps ahead of the other
//! at that moment wins.

use std::fmt;

use quadriga_core::{
    BySeat, Chance, Eye, Eyes, Game, GameInfo, Reason, RulesVersion, Seat, Standing, Target,
    Targets, Tell, Turn,
};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Race {
    at: [u8; 2],
    second_decides: bool,
    /// Whether the deciding seat has not stepped yet.
    fresh: bool,
    over: Option<Standing>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    Forward,
    Back,
    Stay,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct NoWay;

impl Reason for NoWay {
    fn rule(&self) -> &'static str {
        "RC-1"
    }
}

impl fmt::Display for NoWay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is no way")
    }
}

impl Race {
    fn decides(&self) -> Seat {
        if self.second_decides { Seat::SECOND } else { Seat::FIRST }
    }
}

impl Game for Race {
    type Options = ();
    type Action = Step;
    type Event = ();
    type View = [u8; 2];
    type Illegal = NoWay;
    type Upshot = ();

    const INFO: GameInfo = GameInfo {
        id: "race",
        name: "Race",
        rules: RulesVersion::FIRST,
        rule_prefix: "RC-",
        seats: (2, 2),
        options: &[],
        has_secrets: false,
    };

    fn start<C: Chance>((): &(), _: &mut C) -> Race {
        Race { at: [5; 2], second_decides: false, fresh: true, over: None }
    }

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> Turn {
        self.over.map_or(Turn::Decides(self.decides()), Turn::Over)
    }

    fn actions(&self, list: &mut Vec<Step>) {
        let all = [Step::Forward, Step::Back, Step::Stay];
        list.extend(all.into_iter().filter(|&step| self.check(step).is_ok()));
    }

    fn check(&self, step: Step) -> Result<(), NoWay> {
        let at = self.at[self.decides().index()];
        let can = match step {
            Step::Forward => at < 9,
            Step::Back => at > 0,
            Step::Stay => true,
        };
        if can && self.over.is_none() { Ok(()) } else { Err(NoWay) }
    }

    fn perform<C: Chance, T: Tell<()>>(&mut self, step: Step, _: &mut C, _: &mut T) -> Eyes {
        let at = &mut self.at[usize::from(self.second_decides)];
        self.fresh = step == Step::Stay;
        match step {
            Step::Forward => *at = at.saturating_add(1),
            Step::Back => *at = at.saturating_sub(1),
            Step::Stay => {
                if self.at[0].abs_diff(self.at[1]) > 1 {
                    self.over = Some(Standing::by_score(2, |seat| self.at[seat.index()]));
                }
                self.second_decides = !self.second_decides;
            }
        }
        Eyes::NONE
    }

    fn view(&self, _: Eye) -> [u8; 2] {
        self.at
    }

    fn imagine<C: Chance>(&mut self, _: Seat, _: &mut C) {}

    fn appraise(&self) -> BySeat<f32> {
        BySeat::new(2, |_| 0.5)
    }

    fn targets(&self, step: Step) -> Targets {
        Targets::new([Target::Count(step as u8)])
    }

    fn repetition_key(&self) -> Option<u64> {
        let key = u64::from(self.at[0]) * 10 + u64::from(self.at[1]);
        self.fresh.then_some(key * 2 + self.decides().index() as u64)
    }

    fn end_by_repetition<T: Tell<()>>(&mut self, _: &mut T) {
        self.over = Some(Standing::draw(2));
    }
}
