//! How long a bot may think, and when its answer is told. Pure functions of what everybody may
//! know.

use std::time::{Duration, Instant};

use crate::thinking::Lane;

/// How soon an answer should come, whatever the load: then bots think shorter, and do not answer
/// later.
const PATIENCE: Duration = Duration::from_secs(2);
/// The shortest thought that is worth its name.
const SHORTEST: Duration = Duration::from_millis(10);
/// How long a bot that nobody looks at thinks at most while others wait: who looks waits no longer
/// for it.
const UNWATCHED: Duration = Duration::from_millis(250);
/// How soon a question should be answered, whatever the load.
const CURIOSITY: Duration = Duration::from_millis(800);
/// The shortest thought about a question.
const SHORTEST_HINT: Duration = Duration::from_millis(50);
/// Answers come in steps of this, so that it does not show how long a thought took within one.
const STEP: Duration = Duration::from_millis(20);

/// How long a bot thinks that would think for `usual`, where a crowd of so many shares so many
/// threads.
pub(crate) fn bot_time(usual: Duration, lane: Lane, crowd: usize, threads: usize) -> Duration {
    match lane {
        Lane::Watched => usual.min(share(PATIENCE, crowd, threads).max(SHORTEST)),
        Lane::Unwatched if crowd > threads => usual.min(UNWATCHED),
        Lane::Unwatched => usual,
    }
}

/// How long a question is thought about that would be for `usual`.
pub(crate) fn question_time(usual: Duration, crowd: usize, threads: usize) -> Duration {
    usual.min(share(CURIOSITY, crowd, threads).max(SHORTEST_HINT))
}

fn share(patience: Duration, crowd: usize, threads: usize) -> Duration {
    let [crowd, threads] = [crowd, threads].map(|n| u32::try_from(n.max(1)).unwrap_or(u32::MAX));
    (patience / crowd).saturating_mul(threads)
}

/// A bot's decision, as far as it may show in the time of its answer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Decision {
    /// Before when no answer comes, so that people can follow.
    pub earliest: Instant,
    /// When the thought began.
    pub began: Instant,
    /// How long it was allowed to take: by level and load, and not by what there was to choose.
    pub time: Duration,
    /// Whether the game has secrets. Where it has none, everybody sees what there is to choose, and
    /// an answer can come as soon as it is there.
    pub has_secrets: bool,
}

impl Decision {
    /// When the answer is told that was there at `ready`. A bot that had no choice, or saw at once
    /// what to do, answers when any other decision would have been answered: the time says nothing
    /// of what only its seat knows.
    pub(crate) fn told_at(self, ready: Instant) -> Instant {
        if !self.has_secrets {
            return self.earliest.max(ready);
        }
        let due = self.earliest.max(self.began + self.time + STEP);
        let late = ready.saturating_duration_since(due);
        let steps = late.as_nanos().div_ceil(STEP.as_nanos());
        due + STEP * u32::try_from(steps).unwrap_or(u32::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MAGISTER: Duration = Duration::from_secs(1);

    fn decision(has_secrets: bool) -> Decision {
        let began = Instant::now();
        let earliest = began + Duration::from_millis(400);
        Decision { earliest, began, time: MAGISTER, has_secrets }
    }

    #[test]
    fn a_forced_answer_comes_when_any_other_would() {
        let decision = decision(true);
        let after = |millis| decision.told_at(decision.began + Duration::from_millis(millis));
        let forced = after(0);
        for millis in [1, 20, 399, 400, 401, 700, 950, 1000, 1019] {
            assert_eq!(after(millis), forced, "{millis} ms");
        }
        // One that took longer than it may says so in steps only.
        assert_eq!(after(1021), after(1039));
        assert!(after(1041) > after(1039));
    }

    #[test]
    fn where_everything_is_open_nobody_waits_for_what_is_there() {
        let decision = decision(false);
        let after = |millis| decision.told_at(decision.began + Duration::from_millis(millis));
        assert_eq!(after(3), decision.earliest);
        assert_eq!(after(700), decision.began + Duration::from_millis(700));
    }

    #[test]
    fn under_load_bots_think_shorter_and_never_less_than_a_moment() {
        let time = |crowd| bot_time(MAGISTER, Lane::Watched, crowd, 1);
        assert_eq!(time(1), MAGISTER);
        assert_eq!(time(2), MAGISTER);
        assert_eq!(time(20), Duration::from_millis(100));
        assert_eq!(time(100_000), SHORTEST);
        assert_eq!(bot_time(MAGISTER, Lane::Watched, 20, 8), Duration::from_millis(800));
        let quick = Duration::from_millis(3);
        assert_eq!(bot_time(quick, Lane::Watched, 100_000, 1), quick, "never longer than usual");
        assert_eq!(bot_time(MAGISTER, Lane::Unwatched, 1, 1), MAGISTER);
        assert_eq!(bot_time(MAGISTER, Lane::Unwatched, 200, 1), UNWATCHED);
        assert_eq!(question_time(MAGISTER, 1000, 1), SHORTEST_HINT);
    }
}
