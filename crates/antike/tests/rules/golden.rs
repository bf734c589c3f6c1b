//! Whole recorded games that must replay to the same last position for ever.

use crate::table::{BEIGE, BROWN};
use quadriga_antike::{Action, Antike, Board, Ending, Fortress, Options, Phase, Sides};
use quadriga_core::kit::{Golden, Wanted};
use quadriga_core::{Game, Play};

const WANTED: [Wanted<Antike>; 6] = [
    Wanted::new("west", |play| {
        won(play) && has(play, |action| matches!(action, Action::Conquer { .. }))
    }),
    Wanted::new("east", |play| {
        won(play) && has(play, |action| matches!(action, Action::Play { .. }))
    })
    .with(|| Options { board: Board::East, sides: Sides::Lot, ..Options::default() }),
    Wanted::new("west-alternative-with-fortress", |play| {
        has(play, |action| *action == Action::Fortress { play: true })
    })
    .with(|| Options { board: Board::WestAlternative, ..Options::default() })
    .careless(2),
    Wanted::new("special-units-automatic-fortress", |play| play.turn().standing().is_some())
        .with(|| Options {
            special_units: true,
            fortress: Fortress::Automatic,
            ..Options::default()
        })
        .careless(2),
    Wanted::new("without-cards-few-coins", |play| {
        won(play) && has(play, |action| matches!(action, Action::Take { .. }))
    })
    .with(|| Options { events: false, coins: 4, ..Options::default() }),
    Wanted::new("turn-limit", |play| matches!(ending(play), Some(Ending::TurnLimit { .. })))
        .careless(8),
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

#[test]
fn golden_games_replay_to_the_same_end() {
    let golden = Golden::of_crate(env!("CARGO_MANIFEST_DIR"));
    for version in 1..=Antike::INFO.rules.number() {
        let games = golden.replay(version, &WANTED);
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
}
