//! Whole recorded games that must replay to the same last position for ever.
//!
//! `golden/v2` holds one record per line of [`WANTED`] and `index.json` with the hash of each last
//! position; `golden/v1` those of the first rules, which end as they did. A new one: add a line to [`WANTED`], run
//! `QUADRIGA_WRITE_GOLDEN=1 cargo test -p quadriga-conquest --test rules golden`, look at what was written and
//! commit it. Files that exist are never written again; when a change of the rules is meant to break
//! them, raise `Conquest::INFO.rules` and start the next folder.

use crate::table::{after, offered};
use quadriga_conquest::{
    Action, Border, Campaigns, Card, Conquest, Leaders, Options, Players, Seating,
};
use quadriga_core::laws::Golden;
use quadriga_core::{Chance, Game, Play, Player, QuickChance, Record, Seed};

/// A kind of game that must be among the records.
struct Wanted {
    name: &'static str,
    players: u8,
    options: fn(Options) -> Options,
    /// How many of 8 decisions are left to chance; the others follow `appraise`.
    careless: u32,
    fits: fn(&Play<Conquest>) -> bool,
}

/// How many of them there are of the first rules.
const FIRST: usize = 6;

const WANTED: [Wanted; 7] = [
    Wanted {
        name: "two",
        players: 2,
        options: |options| options,
        careless: 2,
        fits: |play| has(play, |action| matches!(action, Action::Attack { .. })),
    },
    Wanted {
        name: "three-open-chaos",
        players: 3,
        options: |options| Options { open_chaos: true, ..options },
        careless: 2,
        fits: |play| has(play, |action| matches!(action, Action::Buy { from: Some(_), .. })),
    },
    Wanted {
        name: "four-with-lent-units",
        players: 4,
        options: |options| options,
        careless: 8,
        fits: |play| {
            has(play, |action| matches!(action, Action::Lend { .. }))
                && has(play, |action| matches!(action, Action::Lay { .. }))
        },
    },
    Wanted {
        name: "four-by-lot-with-fair-wind",
        players: 4,
        options: |options| Options { seating: Seating::Lot, border: Border::Open, ..options },
        careless: 8,
        fits: |play| has(play, |action| matches!(action, Action::FairWind { .. })),
    },
    Wanted {
        name: "five-with-a-slave-revolt",
        players: 5,
        options: |options| options,
        careless: 8,
        fits: |play| has(play, |action| matches!(action, Action::Revolt { .. })),
    },
    Wanted {
        name: "six-in-five-campaigns",
        players: 6,
        options: |options| Options { campaigns: Campaigns::Five, ..options },
        careless: 8,
        fits: |play| has(play, |action| *action == Action::Take { card: Card::Assassin }),
    },
    Wanted {
        name: "three-with-losses-by-number",
        players: 3,
        options: |options| Options { leaders: Leaders::Fight, ..options },
        careless: 8,
        fits: |play| has(play, |action| matches!(action, Action::Lose { count: 2.., .. })),
    },
];

fn has(play: &Play<Conquest>, wanted: fn(&Action) -> bool) -> bool {
    play.actions().iter().any(wanted)
}

fn choose(wanted: &Wanted, state: &Conquest, chance: &mut QuickChance) -> Action {
    let list = offered(state);
    if chance.below(8) < wanted.careless {
        return list[chance.below(list.len() as u32) as usize];
    }
    let seat = crate::table::decides(state);
    let valued = list.into_iter().map(|action| (after(state, &[action]).appraise()[seat], action));
    let better = |a: &(f32, Action), b: &(f32, Action)| a.0.total_cmp(&b.0);
    valued.max_by(better).expect("something is offered").1
}

/// The first game that fits.
fn search(wanted: &Wanted) -> Record<Conquest> {
    for number in 0..3_000 {
        let players = Players::new(wanted.players).expect("2 to 6 can play");
        let options = (wanted.options)(Options { players, ..Options::default() });
        let mut play = Play::<Conquest>::new(options, Seed::from_number(number));
        let mut chance = QuickChance::new(number);
        while let Some(seat) = play.turn().seat() {
            let action = choose(wanted, play.state(), &mut chance);
            play.act(seat, action).expect("offered actions are legal");
        }
        if (wanted.fits)(&play) {
            let player = |seat: u8| Player { name: format!("Caesar {seat}"), bot: None };
            return Record::of(&play, (1..=wanted.players).map(player).collect());
        }
    }
    panic!("no game fits {}", wanted.name);
}

fn replay(folder: &str, wanted: &[Wanted]) {
    let golden = Golden::new(format!("{}/tests/golden/{folder}", env!("CARGO_MANIFEST_DIR")));
    let names: Vec<&str> = wanted.iter().map(|wanted| wanted.name).collect();
    let games = golden.replay(&names, |number| search(&wanted[number]));
    for (wanted, play) in wanted.iter().zip(&games) {
        assert!((wanted.fits)(play), "{} shows what its name says", wanted.name);
    }
}

#[test]
fn golden_games_replay_to_the_same_end() {
    replay("v2", &WANTED);
}

/// Rules: CE-18.7
#[test]
fn golden_games_of_the_first_rules_replay_to_the_same_end() {
    replay("v1", &WANTED[..FIRST]);
}
