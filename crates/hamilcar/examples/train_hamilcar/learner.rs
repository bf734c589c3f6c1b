//! A judgement that learns from the games it plays.
//!
//! The weights go into the judgement in many ways, so how each of them moves it is found by trying:
//! each is made a little larger, and the positions of a game are judged again. All weights stay as
//! they are in sign, so what is learned is by how much each is multiplied.

use quadriga_core::BySeat;
use quadriga_hamilcar::{Hamilcar, Judgement};
use serde_json::Value;

/// How far a step moves a weight at first, as a part of it; it becomes less towards the end.
const RATE: f64 = 0.03;
/// How many games a step rests on.
const BATCH: u32 = 16;
/// What the end of the game counts against what was thought of the next turn, for each turn in
/// between.
const FAR_SIGHT: f32 = 0.93;
/// By how much a weight is enlarged to see what comes of it.
const NUDGE: f64 = 0.1;
/// How long earlier steps are remembered, in their direction and in their size.
const MEMORY: [f64; 2] = [0.9, 0.98];

/// Weights on their way.
pub(crate) struct Learner {
    /// Where the weights are in the data file.
    paths: Vec<String>,
    file: Value,
    judgement: Judgement,
    /// One for each weight: what this batch asks for, and what earlier ones did.
    wanted: Vec<f64>,
    direction: Vec<f64>,
    size: Vec<f64>,
    done: u32,
    games: u32,
}

impl Learner {
    /// A learner that starts from `judgement` and plays so many games.
    pub(crate) fn new(judgement: &Judgement, games: u32) -> Learner {
        let file = serde_json::to_value(judgement).expect("plain numbers");
        let mut paths = Vec::new();
        collect(&file, String::new(), &mut paths);
        let none = vec![0.0; paths.len()];
        Learner {
            paths,
            file,
            judgement: judgement.clone(),
            wanted: none.clone(),
            direction: none.clone(),
            size: none,
            done: 0,
            games,
        }
    }

    /// What it thinks now.
    pub(crate) fn judgement(&self) -> &Judgement {
        &self.judgement
    }

    /// The data file with what it has learned.
    pub(crate) fn file(&self) -> &Value {
        &self.file
    }

    /// Moves what was thought of each moment of a game towards what came of it: who was left
    /// behind, and what was thought of the moments in between.
    pub(crate) fn learn(&mut self, game: &[Hamilcar], payoffs: &BySeat<f32>) {
        let thought = judge_all(game, &self.judgement);
        let mut errors = Vec::with_capacity(game.len());
        let mut came: Vec<f32> = payoffs.as_slice().to_vec();
        for values in thought.iter().rev() {
            let error = came.iter().zip(values.as_slice()).map(|(came, thought)| came - thought);
            errors.push(error.collect::<Vec<f32>>());
            for (came, thought) in came.iter_mut().zip(values.as_slice()) {
                *came = FAR_SIGHT * *came + (1.0 - FAR_SIGHT) * thought;
            }
        }
        errors.reverse();
        for index in 0..self.paths.len() {
            let nudged = self.with(index, 1.0 + NUDGE);
            let moved = judge_all(game, &nudged);
            for ((errors, before), after) in errors.iter().zip(&thought).zip(&moved) {
                for (place, error) in errors.iter().enumerate() {
                    let slope = f64::from(after.as_slice()[place] - before.as_slice()[place]);
                    self.wanted[index] += f64::from(*error) * slope;
                }
            }
        }
        self.done += 1;
        if self.done.is_multiple_of(BATCH) {
            self.step();
        }
    }

    /// Moves each weight in the direction of the last batches, as far as they agree.
    fn step(&mut self) {
        let steps = f64::from(self.done / BATCH);
        let rate = RATE / (1.0 + 3.0 * f64::from(self.done) / f64::from(self.games.max(1)));
        for index in 0..self.paths.len() {
            let wanted = std::mem::take(&mut self.wanted[index]);
            let [slow, slower] = MEMORY;
            self.direction[index] = slow * self.direction[index] + (1.0 - slow) * wanted;
            self.size[index] = slower * self.size[index] + (1.0 - slower) * wanted * wanted;
            let direction = self.direction[index] / (1.0 - slow.powf(steps));
            let size = (self.size[index] / (1.0 - slower.powf(steps))).sqrt();
            if size > 0.0 {
                *self.weight(index) = (self.value(index) * (rate * direction / size).exp()).into();
            }
        }
        self.judgement = read(&self.file);
    }

    fn value(&self, index: usize) -> f64 {
        self.file.pointer(&self.paths[index]).and_then(Value::as_f64).expect("a weight")
    }

    fn weight(&mut self, index: usize) -> &mut Value {
        self.file.pointer_mut(&self.paths[index]).expect("a weight")
    }

    /// The judgement with one weight multiplied.
    fn with(&self, index: usize, factor: f64) -> Judgement {
        let mut file = self.file.clone();
        *file.pointer_mut(&self.paths[index]).expect("a weight") =
            (self.value(index) * factor).into();
        read(&file)
    }
}

fn read(file: &Value) -> Judgement {
    serde_json::from_value(file.clone()).expect("a judgement")
}

/// What all seats may expect at each moment.
fn judge_all(game: &[Hamilcar], judgement: &Judgement) -> Vec<BySeat<f32>> {
    game.iter().map(|state| state.judge_by(judgement)).collect()
}

/// The paths to all numbers that are not whole; whole ones are counts and limits, which are not
/// learned.
fn collect(value: &Value, path: String, paths: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                collect(value, format!("{path}/{name}"), paths);
            }
        }
        Value::Array(items) => {
            for (index, value) in items.iter().enumerate() {
                collect(value, format!("{path}/{index}"), paths);
            }
        }
        Value::Number(number) if number.is_f64() => paths.push(path),
        _ => {}
    }
}
