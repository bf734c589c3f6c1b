//! Whole recorded games that must replay to the same last position for ever.
//!
//! `golden/v1` and `golden/v2` hold, for each version of the rules, one record per line of [`WANTED`], and `index.json`
//! the hash of each last position. A new one: add a line to [`WANTED`], run
//! `QUADRIGA_WRITE_GOLDEN=1 cargo test -p quadriga-oppida --test rules golden`, look at what was written and
//! commit it. Files that exist are never written again; when a change of the rules is meant to break
//! them, raise `Oppida::INFO.rules` and start another folder.

use crate::table::{after, offered};
use quadriga_core::laws::Golden;
use quadriga_core::{Chance, Game, Play, Player, QuickChance, Record, RulesVersion, Seed};
use quadriga_oppida::{Action, Beginner, Ending, Oppida, Options, Phase, Supply};

/// A kind of game that must be among the records.
struct Wanted {
    name: &'static str,
    supply: Supply,
    /// How many of 8 decisions are left to chance; the others follow `appraise`.
    careless: u32,
    /// Whether the players only pass.
    idle: bool,
    fits: fn(&Play<Oppida>) -> bool,
}

const WANTED: [Wanted; 7] = [
    Wanted {
        name: "areas",
        supply: Supply::Strict,
        careless: 1,
        idle: false,
        fits: |play| matches!(ending(play), Some(Ending::Areas { .. })) && builds(play),
    },
    Wanted {
        name: "capital",
        supply: Supply::Strict,
        careless: 6,
        idle: false,
        fits: |play| matches!(ending(play), Some(Ending::Capital { .. })),
    },
    Wanted {
        name: "repetition",
        supply: Supply::Strict,
        careless: 1,
        idle: true,
        fits: |play| ending(play) == Some(Ending::Repetition) && play.actions().len() > 12,
    },
    Wanted {
        name: "turn-limit",
        supply: Supply::Strict,
        careless: 8,
        idle: false,
        fits: |play| ending(play) == Some(Ending::TurnLimit),
    },
    Wanted {
        name: "loose-supply",
        supply: Supply::Loose,
        careless: 3,
        idle: false,
        fits: |play| ending(play).is_some() && starves_in_the_other_turn(play),
    },
    Wanted {
        name: "starving-in-the-other-turn",
        supply: Supply::Strict,
        careless: 2,
        idle: false,
        fits: |play| ending(play).is_some() && starves_in_the_other_turn(play) && builds(play),
    },
    Wanted {
        name: "romans-win",
        supply: Supply::Strict,
        careless: 1,
        idle: false,
        fits: |play| {
            play.turn().standing().and_then(|end| end.winner()) == Some(crate::table::PEOPLES[1])
        },
    },
];

fn ending(play: &Play<Oppida>) -> Option<Ending> {
    match play.state().phase() {
        Phase::Over(ending) => Some(ending),
        _ => None,
    }
}

fn builds(play: &Play<Oppida>) -> bool {
    play.actions().iter().any(|action| matches!(action, Action::Build { .. }))
}

fn starves_in_the_other_turn(play: &Play<Oppida>) -> bool {
    let mut state = play.first().clone();
    play.actions().iter().any(|&action| {
        let interrupts = state.turn().seat() != Some(state.mover());
        state = after(&state, &[action]);
        interrupts
    })
}

fn choose(wanted: &Wanted, state: &Oppida, chance: &mut QuickChance) -> Action {
    let list = offered(state);
    if chance.below(8) < wanted.careless {
        return list[chance.below(list.len() as u32) as usize];
    }
    let passes = [Action::Recruit { warriors: 0 }, Action::End];
    if let Some(pass) = passes.into_iter().find(|pass| wanted.idle && list.contains(pass)) {
        return pass;
    }
    let seat = crate::table::decides(state);
    let worth = |action: &Action| after(state, &[*action]).appraise()[seat];
    list.into_iter().max_by(|a, b| worth(a).total_cmp(&worth(b))).expect("something is offered")
}

/// The first game under these rules that fits.
fn search(rules: RulesVersion, wanted: &Wanted) -> Record<Oppida> {
    for number in 0..10_000 {
        let options = Options { beginner: Beginner::Lot, supply: wanted.supply };
        let mut play = Play::<Oppida>::new_under(rules, options, Seed::from_number(number));
        let mut chance = QuickChance::new(number);
        while let Some(seat) = play.turn().seat() {
            let action = choose(wanted, play.state(), &mut chance);
            play.act(seat, action).expect("offered actions are legal");
        }
        if (wanted.fits)(&play) {
            let player = |name: &str| Player { name: name.to_owned(), bot: None };
            return Record::of(&play, vec![player("Celts"), player("Romans")]);
        }
    }
    panic!("no game fits {}", wanted.name);
}

#[track_caller]
fn replay(version: u16) {
    let rules = RulesVersion::new(version);
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/v");
    let golden = Golden::new(format!("{folder}{version}"));
    let names = WANTED.each_ref().map(|wanted| wanted.name);
    let games = golden.replay(&names, |number| search(rules, &WANTED[number]));
    assert!(games.iter().all(|play: &Play<Oppida>| play.rules() == rules));
    for (wanted, play) in WANTED.iter().zip(&games) {
        assert!((wanted.fits)(play), "{} shows what its name says", wanted.name);
    }
    let endings: Vec<Ending> = games.iter().filter_map(ending).collect();
    // Every way to end; a new one does not compile here before it is named.
    let kind = |ending: &Ending| match ending {
        Ending::Areas { .. } => 0,
        Ending::Capital { .. } => 1,
        Ending::Repetition => 2,
        Ending::TurnLimit => 3,
    };
    for wanted in 0..4 {
        assert!(endings.iter().any(|ending| kind(ending) == wanted), "{endings:?}");
    }
}

#[test]
fn golden_games_of_the_first_rules_replay_to_the_same_end() {
    replay(1);
}

#[test]
fn golden_games_of_the_second_rules_replay_to_the_same_end() {
    replay(2);
}
