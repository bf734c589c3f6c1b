//! Elo ratings with error bars from results between pairs (Bradley and Terry, maximum likelihood).

use serde::Serialize;

/// The Elo points of a factor ten in the odds, as everywhere.
const SCALE: f64 = 400.0;
/// 95 % of a normal distribution lie within so many standard deviations.
const SIGMAS: f64 = 1.959_964;

/// What one bot has scored against another.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Score {
    /// Games between the two.
    pub games: f64,
    /// The sum of what the one scored: a win is 1, a draw ½.
    pub points: f64,
    /// The sum of the squares of what it scored, which tells draws from wins and losses.
    pub squares: f64,
}

/// A rating.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Elo {
    /// Points above the first bot (below, when negative).
    pub value: f64,
    /// With 95 % certainty the truth lies no further than this from the value.
    pub error: f64,
}

impl Score {
    /// Adds one game.
    pub fn add(&mut self, score: f64) {
        self.games += 1.0;
        self.points += score;
        self.squares += score * score;
    }

    /// The share of the points. Who has won everything counts as having lost half a game, since the
    /// rating would be infinite else.
    fn share(&self) -> f64 {
        (self.points / self.games).clamp(0.5 / self.games, 1.0 - 0.5 / self.games)
    }

    /// The variance of the result of one game; draws make it small. After nothing but wins, or
    /// nothing but draws, it is taken as that of a game without draws.
    fn variance(&self) -> f64 {
        let share = self.share();
        let seen = self.squares / self.games - (self.points / self.games).powi(2);
        if seen > 1e-9 { seen } else { share * (1.0 - share) }
    }
}

/// The ratings that explain the scores best, relative to the first bot. `scores[a][b]` is what `a`
/// scored against `b`; only those with `a < b` are read.
pub fn ratings(scores: &[Vec<Score>]) -> Vec<Elo> {
    let strengths = strengths(scores);
    let errors = errors(scores, &strengths);
    let to_elo = SCALE / std::f64::consts::LN_10;
    (strengths.iter().zip(errors))
        .map(|(strength, error)| Elo { value: strength * to_elo, error: error * to_elo * SIGMAS })
        .collect()
}

/// The chance that a bot beats one whose strength is lower by `difference` (natural units).
fn expectation(difference: f64) -> f64 {
    1.0 / (1.0 + (-difference).exp())
}

/// Every pair that has met, the lower index first.
fn pairs(scores: &[Vec<Score>]) -> impl Iterator<Item = (usize, usize, Score)> {
    (scores.iter().enumerate()).flat_map(|(a, row)| {
        let later = row.iter().enumerate().skip(a + 1);
        later.filter(|(_, score)| score.games > 0.0).map(move |(b, score)| (a, b, *score))
    })
}

/// Newton's method on the likelihood, the first bot fixed at 0.
fn strengths(scores: &[Vec<Score>]) -> Vec<f64> {
    let mut strengths = vec![0.0; scores.len()];
    for _ in 0..200 {
        let mut slope = vec![0.0; scores.len()];
        for (a, b, score) in pairs(scores) {
            let surplus = score.games * (score.share() - expectation(strengths[a] - strengths[b]));
            slope[a] += surplus;
            slope[b] -= surplus;
        }
        let step = solve(information(scores, &strengths), &slope);
        let longest = step.iter().fold(0.0_f64, |longest, part| longest.max(part.abs()));
        // Far from the goal the full step may overshoot.
        let damp = if longest > 1.0 { 1.0 / longest } else { 1.0 };
        strengths.iter_mut().zip(&step).for_each(|(strength, part)| *strength += damp * part);
        if longest < 1e-12 {
            break;
        }
    }
    strengths
}

/// The curvature of the likelihood, without the row and column of the first bot.
fn information(scores: &[Vec<Score>], strengths: &[f64]) -> Vec<Vec<f64>> {
    laplacian(scores, |a, b, score| {
        let expected = expectation(strengths[a] - strengths[b]);
        score.games * expected * (1.0 - expected)
    })
}

fn laplacian(scores: &[Vec<Score>], weight: impl Fn(usize, usize, Score) -> f64) -> Vec<Vec<f64>> {
    let mut matrix = vec![vec![0.0; scores.len()]; scores.len()];
    for (a, b, score) in pairs(scores) {
        let weight = weight(a, b, score);
        matrix[a][a] += weight;
        matrix[b][b] += weight;
        matrix[a][b] -= weight;
        matrix[b][a] -= weight;
    }
    matrix
}

/// The standard errors of the strengths relative to the first bot (the sandwich estimate, so that
/// draws count as what they are).
fn errors(scores: &[Vec<Score>], strengths: &[f64]) -> Vec<f64> {
    let information = information(scores, strengths);
    let noise = laplacian(scores, |_, _, score| score.games * score.variance());
    let unit = |bot: usize| (0..scores.len()).map(|other| f64::from(other == bot)).collect();
    (0..scores.len())
        .map(|bot| {
            let unit: Vec<f64> = unit(bot);
            let lever =
                if bot == 0 { vec![0.0; unit.len()] } else { solve(information.clone(), &unit) };
            let variance: f64 = (0..lever.len())
                .flat_map(|a| (0..lever.len()).map(move |b| (a, b)))
                .map(|(a, b)| lever[a] * noise[a][b] * lever[b])
                .sum();
            variance.max(0.0).sqrt()
        })
        .collect()
}

/// Solves `matrix · x = right` with `x[0] = 0`, by elimination. A bot that has met nobody stays at
/// 0.
fn solve(mut matrix: Vec<Vec<f64>>, right: &[f64]) -> Vec<f64> {
    let size = right.len();
    let mut right = right.to_vec();
    let mut used = vec![false; size];
    let mut x = vec![0.0; size];
    let mut pivots = vec![None; size];
    for column in 1..size {
        let free = (1..size).filter(|&row| !used[row]);
        let row = free.max_by(|&a, &b| matrix[a][column].abs().total_cmp(&matrix[b][column].abs()));
        let Some(row) = row.filter(|&row| matrix[row][column].abs() > 1e-12) else { continue };
        used[row] = true;
        pivots[column] = Some(row);
        let pivot = matrix[row].clone();
        for other in (1..size).filter(|&other| other != row) {
            let factor = matrix[other][column] / pivot[column];
            matrix[other].iter_mut().zip(&pivot).for_each(|(cell, part)| *cell -= factor * part);
            right[other] -= factor * right[row];
        }
    }
    for column in 1..size {
        if let Some(row) = pivots[column] {
            x[column] = right[row] / matrix[row][column];
        }
    }
    x
}
