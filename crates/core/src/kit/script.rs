//! Chance that a test has written down.

use std::collections::VecDeque;

use crate::chance::Chance;

/// Numbers in the place of chance: each draw takes the next one; then the first of whatever there
/// is to draw.
#[derive(Clone, Debug, Default)]
pub struct Script(VecDeque<u32>);

impl Script {
    /// These numbers, in this order.
    pub fn new(numbers: &[u32]) -> Script {
        Script(numbers.iter().copied().collect())
    }
}

impl Chance for Script {
    fn bits(&mut self) -> u32 {
        0
    }

    fn below(&mut self, n: u32) -> u32 {
        self.0.pop_front().unwrap_or(0) % n.max(1)
    }
}
