//! How random games go: their length, the lists offered, the use of actions and cards, and the speed.
//!
//!     cargo run --release -p quadriga-conquest --example measure -- 2000 4

use std::collections::BTreeMap;
use std::time::Instant;

use quadriga_conquest::{Action, Conquest, Options, Players};
use quadriga_core::{Chance, Game, QuickChance, Silence};

fn main() {
    let mut arguments = std::env::args().skip(1).filter_map(|text| text.parse::<u64>().ok());
    let games = arguments.next().unwrap_or(200);
    let players = arguments.next().and_then(|players| Players::new(players as u8));
    let options =
        Options { players: players.unwrap_or(Options::default().players), ..Options::default() };
    let mut chance = QuickChance::new(1);
    let mut list = Vec::with_capacity(1024);
    let (mut actions, mut listed, mut longest, mut shortest_game, mut longest_game) =
        (0_u64, 0_u64, 0, u64::MAX, 0);
    let mut longest_phase = String::new();
    let mut used: BTreeMap<String, u64> = BTreeMap::new();
    let begin = Instant::now();
    for _ in 0..games {
        let mut state = Conquest::start(&options, &mut chance);
        let before = actions;
        loop {
            list.clear();
            state.actions(&mut list);
            if list.is_empty() {
                break;
            }
            if list.len() > longest {
                longest = list.len();
                longest_phase = format!("{:?}", state.phase());
            }
            listed += list.len() as u64;
            let action = list[chance.below(list.len() as u32) as usize];
            *used.entry(name(action)).or_default() += 1;
            state.perform(action, &mut chance, &mut Silence);
            actions += 1;
        }
        shortest_game = shortest_game.min(actions - before);
        longest_game = longest_game.max(actions - before);
    }
    let seconds = begin.elapsed().as_secs_f64();
    println!("{games} games of {} players in {seconds:.2} s", options.players.count());
    println!("{} actions a game ({shortest_game} to {longest_game})", actions / games);
    println!(
        "lists: {:.1} on average, at most {longest} in {longest_phase}",
        listed as f64 / actions as f64
    );
    for (name, times) in used {
        println!("{:>10.3} a game  {name}", times as f64 / games as f64);
    }
}

/// The kind of an action, with the card where there is one.
fn name(action: Action) -> String {
    match action {
        Action::Take { card } => format!("take {card:?}"),
        Action::Use { card } => format!("use {card:?}"),
        other => format!("{other:?}").split([' ', '{']).next().unwrap_or_default().to_owned(),
    }
}
