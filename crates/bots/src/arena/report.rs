//! What came out of an arena.

use quadriga_core::Seat;
use serde::Serialize;

use super::Outcome;
use super::elo::{Score, ratings};
use super::pairing::{Lineup, Pairing};
use crate::spec::BotSpec;

/// The result of an arena. Lists have one entry for each bot, in the order in which they were
/// named.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The bots.
    pub bots: Vec<BotSpec>,
    /// How the tables were made up.
    pub lineup: Lineup,
    /// How many seats a table has.
    pub seats: usize,
    /// Games played in all.
    pub games: u32,
    /// Games in which each bot took part.
    pub played: Vec<u32>,
    /// Games that each bot has won: first place alone. Where several seats are held by the same
    /// kind of bot, the win of any of them counts.
    pub wins: Vec<u32>,
    /// Games in which the first place was shared, and those broken off.
    pub draws: u32,
    /// Games that ended because a position stood for the third time.
    pub repeated: u32,
    /// Games in which one seat had the first place alone.
    pub decided: u32,
    /// Games that were broken off at the cap.
    pub unfinished: u32,
    /// What each bot took from a game on average, between 0 and 1.
    pub payoff: Vec<f64>,
    /// Elo points relative to the first bot.
    pub elo: Vec<f64>,
    /// The 95 % error of each of those.
    pub elo_error: Vec<f64>,
    /// How many actions a game took on average.
    pub length: f64,
    /// How often each bot sat on each seat.
    pub seatings: Vec<Vec<u32>>,
}

impl Report {
    pub(super) fn new<'a>(
        bots: &[BotSpec],
        seats: usize,
        lineup: Lineup,
        played: impl Iterator<Item = (&'a Pairing, Outcome)>,
    ) -> Report {
        let n = bots.len();
        let mut report = Report {
            bots: bots.to_vec(),
            lineup,
            seats,
            games: 0,
            played: vec![0; n],
            wins: vec![0; n],
            draws: 0,
            repeated: 0,
            decided: 0,
            unfinished: 0,
            payoff: vec![0.0; n],
            elo: Vec::new(),
            elo_error: Vec::new(),
            length: 0.0,
            seatings: vec![vec![0; seats]; n],
        };
        let mut scores = vec![vec![Score::default(); n]; n];
        for (pairing, outcome) in played {
            report.count(pairing, &outcome);
            compare(pairing, &outcome, &mut scores);
        }
        report.finish(&scores);
        report
    }

    /// Adds one game; `payoff` and `length` hold sums until the end.
    fn count(&mut self, pairing: &Pairing, outcome: &Outcome) {
        self.games += 1;
        self.length += f64::from(outcome.actions);
        self.unfinished += u32::from(outcome.standing.is_none());
        self.repeated += u32::from(outcome.repeated);
        match outcome.winner(pairing) {
            Some(bot) => {
                self.wins[bot] += 1;
                self.decided += 1;
            }
            None => self.draws += 1,
        }
        for (bot, played) in self.played.iter_mut().enumerate() {
            *played += u32::from(pairing.seats.contains(&bot));
        }
        for (seat, &bot) in Seat::all(self.seats).zip(&pairing.seats) {
            self.seatings[bot][seat.index()] += 1;
            self.payoff[bot] += f64::from(outcome.payoff(seat, self.seats));
        }
    }

    fn finish(&mut self, scores: &[Vec<Score>]) {
        self.length /= f64::from(self.games.max(1));
        for (payoff, seatings) in self.payoff.iter_mut().zip(&self.seatings) {
            *payoff /= f64::from(seatings.iter().sum::<u32>().max(1));
        }
        for elo in ratings(scores) {
            self.elo.push(round(elo.value));
            self.elo_error.push(round(elo.error));
        }
    }
}

/// A tenth of a point is more than anyone can measure.
fn round(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}

/// Enters what each pair of different bots scored against each other in one game: the mean over all
/// pairs of their seats.
fn compare(pairing: &Pairing, outcome: &Outcome, scores: &mut [Vec<Score>]) {
    let seated = || Seat::all(pairing.seats.len()).zip(&pairing.seats);
    for (a, row) in scores.iter_mut().enumerate() {
        for (b, score) in row.iter_mut().enumerate().skip(a + 1) {
            let (mut sum, mut pairs) = (0.0, 0);
            for (seat, _) in seated().filter(|&(_, &bot)| bot == a) {
                for (other, _) in seated().filter(|&(_, &bot)| bot == b) {
                    sum += outcome.score(seat, other);
                    pairs += 1;
                }
            }
            if pairs > 0 {
                score.add(sum / f64::from(pairs));
            }
        }
    }
}
