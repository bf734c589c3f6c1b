//! Whole recorded games that must replay to the same last position for ever.
//!
//! A folder for each version of the rules (`golden/v1`, `golden/v2`) holds one record per line of [`WANTED`] and
//! `index.json` with the hash of each last position. A new one: add a line to [`WANTED`], run
//! `QUADRIGA_WRITE_GOLDEN=1 cargo test -p quadriga-antike --test rules golden`, look at what was written and
//! commit it. Files that exist are never written again; when a change of the rules is meant to break
//! them, raise `Antike::INFO.rules`: that starts the next folder.

use crate::table::{BEIGE, BROWN, after, offered};
use quadriga_antike::{Action, Antike, Board, Ending, Fortress, Options, Phase, Sides};
use quadriga_core::laws::Golden;
use quadriga_core::{Chance, Game, Play, Player, QuickChance, Record, RulesVersion, Seat, Seed};

/// A kind of game that must be among the records.
struct Wanted {
    name: &'static str,
    options: fn(Options) -> Options,
    /// How many of 8 decisions are left to chance; the others follow `appraise`.
    careless: u32,
    fits: fn(&Play<Antike>) -> bool,
}

const WANTED: [Wanted; 6] = [
    Wanted {
        name: "west",
        options: |options| options,
        careless: 1,
        fits: |play| won(play) && has(play, |action| matches!(action, Action::Conquer { .. })),
    },
    Wanted {
        name: "east",
        options: |options| Options { board: Board::East, sides: Sides::Lot, ..options },
        careless: 1,
        fits: |play| won(play) && has(play, |action| matches!(action, Action::Play { .. })),
    },
    Wanted {
        name: "west-alternative-with-fortress",
        options: |options| Options { board: Board::WestAlternative, ..options },
        careless: 2,
        fits: |play| has(play, |action| *action == Action::Fortress { play: true }),
    },
    Wanted {
        name: "special-units-automatic-fortress",
        options: |options| Options {
            special_units: true,
            fortress: Fortress::Automatic,
            ..options
        },
        careless: 2,
        fits: |play| play.turn().standing().is_some(),
    },
    Wanted {
        name: "without-cards-few-coins",
        options: |options| Options { events: false, coins: 4, ..options },
        careless: 1,
        fits: |play| won(play) && has(play, |action| matches!(action, Action::Take { .. })),
    },
    Wanted {
        name: "turn-limit",
        options: |options| options,
        careless: 8,
        fits: |play| matches!(ending(play), Some(Ending::TurnLimit { .. })),
    },
];

fn ending(play: &Play<Antike>) -> Option<Ending> {
    match play.state().phase() {
        Phase::Over(ending) => Some(ending),
        _ => None,
    }
}

fn won(play: &Play<Antike>) -> bool {
    let winners = [BROWN, BEIGE].map(|winner| Some(Ending::Personages { winner }));
    winners.contains(&ending(play))
}

fn has(play: &Play<Antike>, wanted: fn(&Action) -> bool) -> bool {
    play.actions().iter().any(wanted)
}

fn choose(wanted: &Wanted, state: &Antike, chance: &mut QuickChance) -> Action {
    let list = offered(state);
    if chance.below(8) < wanted.careless {
        return list[chance.below(list.len() as u32) as usize];
    }
    let seat = crate::table::decides(state);
    let worth = |action: &Action| finished(after(state, &[*action]), seat).appraise()[seat];
    best(list, worth)
}

fn best(list: Vec<Action>, worth: impl Fn(&Action) -> f32) -> Action {
    let valued = list.into_iter().map(|action| (worth(&action), action));
    let better = |a: &(f32, Action), b: &(f32, Action)| a.0.total_cmp(&b.0);
    valued.max_by(better).expect("something is offered").1
}

/// The rest of the turn of `seat`, always with the step that looks best at once.
fn finished(mut state: Antike, seat: Seat) -> Antike {
    for _ in 0..8 {
        if state.turn().seat() != Some(seat) {
            break;
        }
        let worth = |action: &Action| after(&state, &[*action]).appraise()[seat];
        state = after(&state, &[best(offered(&state), worth)]);
    }
    state
}

/// The first game that fits.
fn search(wanted: &Wanted) -> Record<Antike> {
    for number in 0..3_000 {
        let options = (wanted.options)(Options::default());
        let mut play = Play::<Antike>::new(options, Seed::from_number(number));
        let mut chance = QuickChance::new(number);
        while let Some(seat) = play.turn().seat() {
            let action = choose(wanted, play.state(), &mut chance);
            play.act(seat, action).expect("offered actions are legal");
        }
        if (wanted.fits)(&play) {
            let player = |name: &str| Player { name: name.to_owned(), bot: None };
            return Record::of(&play, vec![player("First"), player("Second")]);
        }
    }
    panic!("no game fits {}", wanted.name);
}

#[test]
fn golden_games_replay_to_the_same_end() {
    for version in 1..=Antike::INFO.rules.number() {
        let folder = format!("{}/tests/golden/v{version}", env!("CARGO_MANIFEST_DIR"));
        replay_all(&Golden::new(folder), RulesVersion::new(version));
    }
}

/// Replays the records of one version of the rules.
fn replay_all(golden: &Golden, rules: RulesVersion) {
    let games = golden
        .replay(&WANTED.each_ref().map(|wanted| wanted.name), |number| search(&WANTED[number]));
    assert!(games.iter().all(|play| play.rules() == rules), "each folder has its version");
    for (wanted, play) in WANTED.iter().zip(&games) {
        assert!((wanted.fits)(play), "{} shows what its name says", wanted.name);
    }
    let endings: Vec<Ending> = games.iter().filter_map(ending).collect();
    // Every way to end; a new one does not compile here before it is named.
    let kind = |ending: &Ending| match ending {
        Ending::Personages { .. } => 0,
        Ending::TurnLimit { .. } => 1,
    };
    for wanted in 0..2 {
        assert!(endings.iter().any(|ending| kind(ending) == wanted), "{endings:?}");
    }
}
