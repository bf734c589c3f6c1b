//! Chance: the streams that stored games depend on, and fair draws from them.

use proptest::prelude::*;
use quadriga_core::{Chance, QuickChance, Seed, TableChance};

/// A chance that replays given bits and then zeros.
struct Scripted(Vec<u32>);

impl Chance for Scripted {
    fn bits(&mut self) -> u32 {
        if self.0.is_empty() { 0 } else { self.0.remove(0) }
    }
}

fn words(chance: &mut impl Chance, count: usize) -> Vec<u32> {
    (0..count).map(|_| chance.bits()).collect()
}

/// RFC 8439, appendix A.1, test vector 1: key, nonce and counter all zero.
#[test]
fn the_table_stream_is_the_chacha20_of_rfc_8439() {
    let key_stream = [
        0xade0_b876,
        0x903d_f1a0,
        0xe56a_5d40,
        0x28bd_8653,
        0xb819_d2bd,
        0x1aed_8da0,
        0xccef_36a8,
        0xc70d_778b,
        0x7c59_41da,
        0x8d48_5751,
        0x3fe0_2477,
        0x374a_d8b8,
        0xf4b8_436a,
        0x1ca1_1815,
        0x69b6_87c3,
        0x8665_eeb2,
    ];
    let mut chance = TableChance::new(&Seed::new([0; 32]), 0);
    assert_eq!(words(&mut chance, 16), key_stream);
}

/// RFC 8439, appendix A.1, test vector 2: the same key, the second block.
#[test]
fn the_table_stream_goes_on_with_the_next_block() {
    let mut chance = TableChance::new(&Seed::new([0; 32]), 0);
    words(&mut chance, 16);
    assert_eq!(words(&mut chance, 4), [0xbee7_079f, 0x7a38_5155, 0x7c97_ba98, 0x0d08_2d73]);
}

/// RFC 8439, appendix A.1, test vector 3: the last byte of the key is 1, the second block.
#[test]
fn the_seed_is_the_key() {
    let mut key = [0; 32];
    key[31] = 1;
    let mut chance = TableChance::new(&Seed::new(key), 0);
    words(&mut chance, 16);
    assert_eq!(words(&mut chance, 4), [0x2452_eb3a, 0x9249_f8ec, 0x8d82_9d9b, 0xddd4_ceb1]);
}

/// Ours, worked out by a second implementation, and never to be changed: stored games depend on it.
#[test]
fn the_streams_of_the_steps_are_these_for_ever() {
    let seed = Seed::from_number(1);
    let first = |number| words(&mut TableChance::new(&seed, number), 4);
    assert_eq!(first(0), [0xdcc6_7370, 0x1156_aea5, 0x570b_ff3a, 0x1f12_2409]);
    assert_eq!(first(1), [0x8081_7d33, 0xb2a5_fce8, 0x8e1d_8078, 0xc780_678e]);
    assert_eq!(first(2), [0xadef_eef8, 0xb94f_47bb, 0x7677_53f5, 0x8b20_bfd7]);
    assert_eq!(first(u32::MAX), [0xb791_31ed, 0x1e6d_9b10, 0xdb4c_5bf4, 0x5d44_2a0f]);
}

#[test]
fn the_draws_of_a_step_are_these_for_ever() {
    let mut chance = TableChance::new(&Seed::from_number(7), 3);
    let dice: Vec<u8> = (0..10).map(|_| chance.die(6)).collect();
    assert_eq!(dice, [5, 3, 5, 1, 1, 5, 5, 1, 4, 1]);
    let picked: Vec<u32> = (0..6).filter_map(|_| chance.pick(0b1010_0110_1001)).collect();
    assert_eq!(picked, [3, 0, 5, 5, 9, 9]);
    let mut items = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    chance.shuffle(&mut items);
    assert_eq!(items, [8, 6, 5, 2, 7, 9, 1, 3, 4, 0]);
    let below: Vec<u32> = [3, 10, 1_000, 3_000_000_000].map(|n| chance.below(n)).to_vec();
    assert_eq!(below, [1, 9, 11, 2_069_203_150]);
}

#[test]
fn the_quick_stream_is_splitmix64() {
    let mut chance = QuickChance::new(1_234_567);
    let numbers: Vec<u64> = (0..3).map(|_| chance.bits64()).collect();
    assert_eq!(
        numbers,
        [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
    );
}

#[test]
fn a_fork_has_a_stream_of_its_own_and_leaves_the_parent_as_it_was() {
    let mut parent = QuickChance::new(5);
    let streams: Vec<u64> = (0..100).map(|index| parent.fork(index).bits64()).collect();
    let mut distinct = streams.clone();
    distinct.sort_unstable();
    distinct.dedup();
    assert_eq!(distinct.len(), streams.len());
    assert_eq!(parent.bits64(), QuickChance::new(5).bits64());
}

#[test]
fn nothing_is_drawn_where_there_is_no_choice() {
    let mut chance = TableChance::new(&Seed::from_number(1), 1);
    assert_eq!((chance.below(0), chance.below(1), chance.die(1)), (0, 0, 1));
    assert_eq!((chance.pick(0), chance.pick(1 << 40)), (None, Some(40)));
    chance.shuffle(&mut [1]);
    chance.shuffle::<u8>(&mut []);
    assert!(!chance.was_drawn());
    chance.below(2);
    assert!(chance.was_drawn());
}

#[test]
fn bits_that_would_favour_small_numbers_are_thrown_away() {
    // For 3, exactly one word in 2^32 is too many: the one whose product has the low half 0.
    assert_eq!(Scripted(vec![0, u32::MAX]).below(3), 2);
    assert_eq!(Scripted(vec![1]).below(3), 0);
    // For 3 * 2^30, a quarter of all words is too many.
    assert_eq!(Scripted(vec![0, 4, 8, 1]).below(3 << 30), 0);
}

/// The chi-square of `count` draws below `n`, and the bound that a fair one exceeds once in a
/// million runs (normal approximation). The seeds are fixed: this never fails by chance.
fn chi_square(n: u32, mut draw: impl FnMut() -> u32) -> (f64, f64) {
    let expected = 5_000.0;
    let mut counts = vec![0u32; n as usize];
    for _ in 0..n * 5_000 {
        counts[draw() as usize] += 1;
    }
    let square = |&count: &u32| (f64::from(count) - expected).powi(2) / expected;
    let freedom = f64::from(n - 1);
    (counts.iter().map(square).sum(), freedom + 4.9 * (2.0 * freedom).sqrt() + 10.0)
}

#[test]
fn draws_are_uniform() {
    for n in [2, 3, 5, 6, 7, 12, 33, 52] {
        let mut quick = QuickChance::new(n.into());
        let (square, bound) = chi_square(n, || quick.below(n));
        assert!(square < bound, "quick, below {n}: {square} >= {bound}");
        let mut table = TableChance::new(&Seed::from_number(n.into()), 1);
        let (square, bound) = chi_square(n, || table.below(n));
        assert!(square < bound, "table, below {n}: {square} >= {bound}");
    }
}

#[test]
fn each_member_of_a_set_is_picked_as_often() {
    let set = 0b1001_0110_0001_1000_0000_0001;
    let members: Vec<u32> = (0..64).filter(|bit| set & (1 << bit) != 0).collect();
    let mut chance = QuickChance::new(9);
    let mut draw = || {
        let picked = chance.pick(set).expect("the set is not empty");
        members.iter().position(|&member| member == picked).expect("a member") as u32
    };
    let (square, bound) = chi_square(members.len() as u32, &mut draw);
    assert!(square < bound, "{square} >= {bound}");
}

#[test]
fn each_order_is_shuffled_as_often() {
    let mut chance = QuickChance::new(11);
    let draw = || {
        let mut items = [0, 1, 2, 3];
        chance.shuffle(&mut items);
        let rank = |from: usize| items[from + 1..].iter().filter(|&&it| it < items[from]).count();
        (rank(0) * 6 + rank(1) * 2 + rank(2)) as u32
    };
    let (square, bound) = chi_square(24, draw);
    assert!(square < bound, "{square} >= {bound}");
}

proptest! {
    #[test]
    fn a_number_below_n_is_below_n(seed: u64, n in 1u32..) {
        prop_assert!(QuickChance::new(seed).below(n) < n);
    }

    #[test]
    fn a_die_shows_one_of_its_faces(seed: u64, faces in 1u8..) {
        prop_assert!((1..=faces).contains(&QuickChance::new(seed).die(faces)));
    }

    #[test]
    fn what_is_picked_is_in_the_set(seed: u64, set: u64) {
        match QuickChance::new(seed).pick(set) {
            Some(bit) => prop_assert!(set & (1 << bit) != 0),
            None => prop_assert_eq!(set, 0),
        }
    }

    #[test]
    fn shuffling_keeps_all_items(seed: u64, items: Vec<u8>) {
        let mut shuffled = items.clone();
        QuickChance::new(seed).shuffle(&mut shuffled);
        let (mut before, mut after) = (items, shuffled);
        before.sort_unstable();
        after.sort_unstable();
        prop_assert_eq!(before, after);
    }
}
