//! Counts of sequences of actions, as data: a change of the rules that nobody meant shows here
//! first.

use serde::Deserialize;

use crate::game::Game;
use crate::kit::{after, offered};

/// The counts of a game, read from its `tests/rules/perft.json`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Perft {
    /// Where the figures come from.
    #[serde(rename = "source")]
    _source: String,
    trees: Vec<Tree>,
}

/// All sequences of actions from one position.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Tree {
    position: String,
    /// How many sequences there are of one action, of two, and so on.
    sequences: Vec<u64>,
}

impl Perft {
    /// The counts in this text.
    ///
    /// # Panics
    /// When it is not such a file.
    pub fn read(json: &str) -> Perft {
        serde_json::from_str(json).unwrap_or_else(|error| panic!("perft.json: {error}"))
    }

    /// Counts from each position of the file; `lay` gives the one with the name.
    ///
    /// # Panics
    /// When there are more or fewer sequences than the file says.
    #[track_caller]
    pub fn check<G: Game>(&self, lay: impl Fn(&str) -> G) {
        assert!(!self.trees.is_empty(), "there is nothing to count");
        for Tree { position, sequences: expected } in &self.trees {
            let start = lay(position);
            let counted: Vec<u64> =
                (1..=expected.len()).map(|depth| sequences(&start, depth)).collect();
            assert_eq!(&counted, expected, "{position}");
        }
    }
}

/// How many sequences of so many actions there are, whatever is drawn being the first that there
/// is.
pub fn sequences<G: Game>(state: &G, depth: usize) -> u64 {
    let list = offered(state);
    match depth {
        0 => 1,
        1 => list.len() as u64,
        _ => list.iter().map(|&action| sequences(&after(state, &[action]), depth - 1)).sum(),
    }
}
