//! Whole recorded games that must replay to the same last position for ever.

use crate::table::{PEOPLES, after};
use quadriga_core::kit::{Golden, Wanted};
use quadriga_core::{Game, Play};
use quadriga_oppida::{Action, Ending, Oppida, Options, Phase, Supply};

const WANTED: [Wanted<Oppida>; 7] = [
    Wanted::new("areas", |play| matches!(ending(play), Some(Ending::Areas { .. })) && builds(play)),
    Wanted::new("capital", |play| matches!(ending(play), Some(Ending::Capital { .. }))).careless(6),
    Wanted::new("repetition", |play| {
        ending(play) == Some(Ending::Repetition) && play.actions().len() > 12
    })
    .habit(|action| matches!(action, Action::Recruit { warriors: 0 } | Action::End)),
    Wanted::new("turn-limit", |play| ending(play) == Some(Ending::TurnLimit)).careless(8),
    Wanted::new("loose-supply", |play| ending(play).is_some() && starves_in_the_other_turn(play))
        .with(|| Options { supply: Supply::Loose, ..Options::default() })
        .careless(3),
    Wanted::new("starving-in-the-other-turn", |play| {
        ending(play).is_some() && starves_in_the_other_turn(play) && builds(play)
    })
    .careless(2),
    Wanted::new("romans-win", |play| {
        play.turn().standing().and_then(|end| end.winner()) == Some(PEOPLES[1])
    }),
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

#[track_caller]
fn replay(version: u16) {
    let games = Golden::of_crate(env!("CARGO_MANIFEST_DIR")).replay(version, &WANTED);
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
