//! Chance as a parameter: engines draw from it and never own a generator.
//!
//! Everything that turns raw bits into dice and cards is written here and nowhere else, so that a
//! stored game replays for ever, whatever other crates do in their next version.

use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher};

use crate::seed::Seed;

/// A source of randomness.
pub trait Chance {
    /// The next 32 random bits.
    fn bits(&mut self) -> u32;

    /// A uniform number below `n`. Nothing is drawn where there is no choice (`n` below 2).
    ///
    /// Lemire's multiplication with rejection: exact, and one division only in the rare case.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        if n < 2 {
            return 0;
        }
        let mut wide = u64::from(self.bits()) * u64::from(n);
        if (wide as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (wide as u32) < threshold {
                wide = u64::from(self.bits()) * u64::from(n);
            }
        }
        (wide >> 32) as u32
    }

    /// A die with faces 1 to `faces`.
    #[inline]
    fn die(&mut self, faces: u8) -> u8 {
        1 + self.below(faces.into()) as u8
    }

    /// The position of one of the bits set in `set`, each as likely; `None` for the empty set.
    #[inline]
    fn pick(&mut self, set: u64) -> Option<u32> {
        if set == 0 {
            return None;
        }
        let mut rest = set;
        for _ in 0..self.below(set.count_ones()) {
            rest &= rest - 1;
        }
        Some(rest.trailing_zeros())
    }

    /// Brings `items` into random order (Fisher and Yates, from the end).
    #[inline]
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

/// The chance of one numbered step of a real table: the ChaCha20 key stream whose key is the
/// table's secret seed and whose nonce is the number of the step (0 is the set-up, n the n-th
/// action).
///
/// An undone and repeated step draws the same numbers again, and who knows the seed can check all.
pub struct TableChance {
    cipher: ChaCha20,
    block: [u8; 64],
    used: usize,
    drawn: bool,
}

impl TableChance {
    /// The chance of step `number` under `seed`.
    pub fn new(seed: &Seed, number: u32) -> TableChance {
        let mut nonce = [0; 12];
        nonce[..4].copy_from_slice(&number.to_le_bytes());
        let cipher = ChaCha20::new(&(*seed.bytes()).into(), &nonce.into());
        TableChance { cipher, block: [0; 64], used: 64, drawn: false }
    }

    /// Whether anything was drawn, so that the step cannot be taken back.
    pub fn was_drawn(&self) -> bool {
        self.drawn
    }
}

impl Chance for TableChance {
    fn bits(&mut self) -> u32 {
        if self.used == self.block.len() {
            self.block = [0; 64];
            self.cipher.apply_keystream(&mut self.block);
            self.used = 0;
        }
        self.drawn = true;
        let word = &self.block[self.used..self.used + 4];
        self.used += 4;
        u32::from_le_bytes([word[0], word[1], word[2], word[3]])
    }
}

/// A fast generator for search, random play and tests (SplitMix64). Never used on a real table.
#[derive(Clone, Debug)]
pub struct QuickChance(u64);

impl QuickChance {
    /// The generator that starts from `seed`.
    pub const fn new(seed: u64) -> QuickChance {
        QuickChance(seed)
    }

    /// A generator of its own for part `index` of a larger job.
    #[must_use]
    pub fn fork(&mut self, index: u64) -> QuickChance {
        let mut child = QuickChance(self.0 ^ index.wrapping_mul(0xd1b5_4a32_d192_ed03));
        QuickChance(child.bits64())
    }

    /// The next 64 random bits.
    #[inline]
    pub fn bits64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}

impl Chance for QuickChance {
    #[inline]
    fn bits(&mut self) -> u32 {
        (self.bits64() >> 32) as u32
    }
}
