//! Memory that one search leaves to the next.

use std::any::Any;
use std::fmt;

use quadriga_core::Game;

use crate::ismcts::Search;

/// Where trees have grown. A search of the same game grows its own there and needs no new memory.
/// Nothing of what was thought is left in it: a bot chooses the same in any memory.
#[derive(Default)]
pub struct Memory(Option<Box<dyn Any + Send>>);

impl Memory {
    /// The trees of the last search, if it was of this game.
    pub(crate) fn take<G: Game>(&mut self) -> Vec<Search<G>> {
        let trees = self.0.take().and_then(|trees| trees.downcast::<Vec<Search<G>>>().ok());
        trees.map(|trees| *trees).unwrap_or_default()
    }

    /// Keeps the trees of a search.
    pub(crate) fn keep<G: Game>(&mut self, trees: Vec<Search<G>>) {
        self.0 = Some(Box::new(trees));
    }
}

impl fmt::Debug for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Memory")
    }
}
