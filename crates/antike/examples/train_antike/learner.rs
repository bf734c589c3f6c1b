//! A judgement that learns from the games it plays.

use quadriga_antike::{Antike, Asset, Assets, Judgement, odds, stage};
use quadriga_core::Seat;

/// How far a game moves the weights at first; it becomes less towards the end.
const RATE: f32 = 0.0003;
/// What the end of the game counts against what was thought of the next turn, for each turn in
/// between.
const FAR_SIGHT: f32 = 0.7;
/// An asset that hardly ever differs must not be learned from the few times that it does.
const LEAST_SPREAD: f32 = 0.1;

/// The position at the start of a turn, as a judgement sees it.
pub(crate) struct Moment {
    /// What the first seat has more of than the second.
    leads: Assets,
    /// How far the game has gone.
    stage: f32,
}

impl Moment {
    /// The position of `state`.
    pub(crate) fn of(state: &Antike) -> Moment {
        let [first, second] = [Seat::FIRST, Seat::SECOND].map(|seat| state.assets(seat));
        let leads = std::array::from_fn(|index| first[index] - second[index]);
        Moment { leads, stage: stage(state.most_personages()) }
    }

    fn chance(&self, judgement: &Judgement) -> f32 {
        odds(judgement.weigh(&self.leads, &[0.0; Asset::COUNT], self.stage))
    }
}

/// Weights on their way, and how far each asset spreads, so that all learn equally fast.
pub(crate) struct Learner {
    judgement: Judgement,
    /// The mean of the weights over the second half of all games: the last game should not have the
    /// last word.
    mean: Judgement,
    meant: u32,
    squares: Assets,
    done: u32,
    games: u32,
}

impl Learner {
    /// A learner that starts from `judgement`, learns how far assets spread from `examples`, and
    /// plays so many games.
    pub(crate) fn new(judgement: Judgement, examples: &[Moment], games: u32) -> Learner {
        let mut squares = [0.0_f32; Asset::COUNT];
        for moment in examples {
            for (square, lead) in squares.iter_mut().zip(moment.leads) {
                *square += lead * lead / examples.len() as f32;
            }
        }
        squares = squares.map(|square| square.max(LEAST_SPREAD * LEAST_SPREAD));
        Learner { mean: judgement.clone(), judgement, meant: 0, squares, done: 0, games }
    }

    /// What it thinks now.
    pub(crate) fn judgement(&self) -> &Judgement {
        &self.judgement
    }

    /// What it has learned.
    pub(crate) fn learned(&self) -> &Judgement {
        if self.meant == 0 { &self.judgement } else { &self.mean }
    }

    /// Moves what was thought of each moment of a game towards what came of it: who won, and what
    /// was thought of the moments in between.
    pub(crate) fn learn(&mut self, game: &[Moment], winner: Seat) {
        let rate = RATE / (1.0 + 2.0 * self.done as f32 / self.games.max(1) as f32);
        self.done += 1;
        let thought: Vec<f32> = game.iter().map(|moment| moment.chance(&self.judgement)).collect();
        let mut came = if winner == Seat::FIRST { 1.0 } else { 0.0 };
        for (moment, thought) in game.iter().zip(thought).rev() {
            let step = rate * (came - thought);
            for (index, lead) in moment.leads.iter().enumerate() {
                let moved = step * lead / self.squares[index];
                self.judgement.early[index] += moved * (1.0 - moment.stage);
                self.judgement.late[index] += moved * moment.stage;
            }
            came = FAR_SIGHT * came + (1.0 - FAR_SIGHT) * thought;
        }
        if self.done > self.games / 2 {
            self.take_mean();
        }
    }

    fn take_mean(&mut self) {
        self.meant += 1;
        let part = 1.0 / self.meant as f32;
        let pairs = [
            (&mut self.mean.early, &self.judgement.early),
            (&mut self.mean.late, &self.judgement.late),
        ];
        for (mean, now) in pairs {
            for (mean, now) in mean.iter_mut().zip(now) {
                *mean += (now - *mean) * part;
            }
        }
    }
}
