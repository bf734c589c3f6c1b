//! Lets bots play Oppida against each other and prints the report, until the program can.
//!
//! ```text
//! cargo run --release --example oppida_match -- greedy,random 400 1 2
//! ```
//! Arguments: the bots, games for each pairing, seed, games side by side.

use quadriga_bots::BotSpec;
use quadriga_bots::arena::Arena;
use quadriga_oppida::Oppida;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, default: u64| {
        args.get(place).and_then(|text| text.parse().ok()).unwrap_or(default)
    };
    let bots = args.first().map_or("greedy,random", String::as_str).split(',');
    let bots: Result<Vec<BotSpec>, _> = bots.map(str::parse).collect();
    let report = bots.map_err(|error| error.to_string()).and_then(|bots| {
        let games = number(1, 100) as u32;
        let threads = number(3, 1) as usize;
        let arena = Arena { bots, games, seed: number(2, 1), cap: Some(5_000), threads };
        arena.run::<Oppida>(&Default::default(), |_| ()).map_err(|error| error.to_string())
    });
    match report {
        Ok(report) => println!("{}", serde_json::to_string(&report).unwrap_or_default()),
        Err(error) => eprintln!("{error}"),
    }
}
