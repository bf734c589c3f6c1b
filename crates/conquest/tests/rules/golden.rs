//! Whole recorded games that must replay to the same last position for ever.

use quadriga_conquest::{
    Action, Border, Campaigns, Card, Conquest, Leaders, Options, Players, Seating,
};
use quadriga_core::Play;
use quadriga_core::kit::{Golden, Wanted};

const WANTED: [Wanted<Conquest>; 7] = [
    Wanted::new("two", |play| has(play, |action| matches!(action, Action::Attack { .. })))
        .with(|| table(2))
        .careless(2),
    Wanted::new("three-open-chaos", |play| {
        has(play, |action| matches!(action, Action::Buy { from: Some(_), .. }))
    })
    .with(|| Options { open_chaos: true, ..table(3) })
    .careless(2),
    Wanted::new("four-with-lent-units", |play| {
        has(play, |action| matches!(action, Action::Lend { .. }))
            && has(play, |action| matches!(action, Action::Lay { .. }))
    })
    .with(|| table(4))
    .careless(8),
    Wanted::new("four-by-lot-with-fair-wind", |play| {
        has(play, |action| matches!(action, Action::FairWind { .. }))
    })
    .with(|| Options { seating: Seating::Lot, border: Border::Open, ..table(4) })
    .careless(8),
    Wanted::new("five-with-a-slave-revolt", |play| {
        has(play, |action| matches!(action, Action::Revolt { .. }))
    })
    .with(|| table(5))
    .careless(8),
    Wanted::new("six-in-five-campaigns", |play| {
        has(play, |action| *action == Action::Take { card: Card::Assassin })
    })
    .with(|| Options { campaigns: Campaigns::Five, ..table(6) })
    .careless(8),
    Wanted::new("three-with-losses-by-number", |play| {
        has(play, |action| matches!(action, Action::Lose { count: 2.., .. }))
    })
    .with(|| Options { leaders: Leaders::Fight, ..table(3) })
    .careless(8)
    .since(2),
];

fn table(players: u8) -> Options {
    let players = Players::new(players).expect("2 to 6 can play");
    Options { players, ..Options::default() }
}

fn has(play: &Play<Conquest>, wanted: fn(&Action) -> bool) -> bool {
    play.actions().iter().any(wanted)
}

#[test]
fn golden_games_replay_to_the_same_end() {
    Golden::of_crate(env!("CARGO_MANIFEST_DIR")).replay(2, &WANTED);
}

/// Rules: CE-18.7
#[test]
fn golden_games_of_the_first_rules_replay_to_the_same_end() {
    Golden::of_crate(env!("CARGO_MANIFEST_DIR")).replay(1, &WANTED);
}
