//! The yardstick: simulations per second of the search on connect four, from the empty board, with
//! 1,000 iterations on one thread. Criterion's elements are simulations.

#![allow(missing_docs)]

mod game;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use quadriga_bots::ismcts::Search;
use quadriga_bots::pace::Count;
use quadriga_core::{Game, QuickChance, Seat};

use game::ConnectFour;

const ITERATIONS: u32 = 1_000;

fn search_from_the_empty_board(criterion: &mut Criterion) {
    let empty = ConnectFour::start(&(), &mut QuickChance::new(0));
    let mut search = Search::new();
    let mut seeds = QuickChance::new(1);
    let mut group = criterion.benchmark_group("connect_four");
    group.throughput(Throughput::Elements(ITERATIONS.into()));
    group.bench_function("ismcts_1000it", |bencher| {
        bencher.iter(|| {
            let seed = QuickChance::new(seeds.bits64());
            search.run(&empty, Seat::FIRST, seed, &mut Count(ITERATIONS))
        });
    });
    group.finish();
}

criterion_group!(benches, search_from_the_empty_board);
criterion_main!(benches);
