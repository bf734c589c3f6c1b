//! Whole recorded games that must replay to the same last position for ever, one for each way in
//! which a war ends.

use quadriga_core::Play;
use quadriga_core::kit::{Golden, Wanted};
use quadriga_hamilcar::{
    Action, Ending, Hamilcar, Options, Phase, SeaLines, Sheltered, Side, Space, Use, War, map,
};

const WANTED: [Wanted<Hamilcar>; 6] = [
    Wanted::new("points-rome", |play| ended(play, Side::Rome, Ending::Points)).careless(8),
    Wanted::new("points-carthage-with-free-sea-lines", |play| {
        ended(play, Side::Carthage, Ending::Points) && has(play, sails_and_fights)
    })
    .with(|| Options { sea_lines: SeaLines::Free, ..Options::default() })
    .careless(8),
    Wanted::new("peace", |play| has_ended(play, Ending::Peace)).careless(8),
    Wanted::new("capital", |play| has_ended(play, Ending::Capital)).careless(1).habit(storms_on),
    Wanted::new("short", |play| has_ended(play, Ending::Points))
        .with(|| Options { war: War::Short, ..Options::default() })
        .careless(8),
    Wanted::new("short-with-open-hands-and-counters", |play| {
        has(play, |action| matches!(action, Action::Counter { .. }))
            && has(play, |action| matches!(action, Action::Match { .. }))
    })
    .with(|| Options { war: War::Short, open_hands: true, ..Options::default() })
    .careless(8),
];

fn has_ended(play: &Play<Hamilcar>, how: Ending) -> bool {
    matches!(play.state().phase(), Phase::Over { by, .. } if by == how)
}

fn ended(play: &Play<Hamilcar>, who: Side, how: Ending) -> bool {
    has_ended(play, how)
        && matches!(play.state().phase(), Phase::Over { winner, .. } if winner == who)
}

fn has(play: &Play<Hamilcar>, wanted: fn(&Action) -> bool) -> bool {
    play.actions().iter().any(wanted)
}

fn sails_and_fights(action: &Action) -> bool {
    matches!(action, Action::Embark { ships: 1.., .. })
}

fn is_one_of(at: Space, ids: &[&str]) -> bool {
    ids.iter().any(|id| map().space(id) == Some(at))
}

/// Armies go by Sardinia to Roma and lay siege to it; whoever is there goes behind the walls.
fn storms_on(action: &Action) -> bool {
    match *action {
        Action::Play { to, .. } => to == Use::Activate,
        Action::Sail { to } => is_one_of(to, &["caralis", "olbia", "aleria", "roma"]),
        Action::Embark { ships, .. } => ships >= 3,
        Action::March { to } => is_one_of(to, &["roma"]),
        Action::Muster { at } | Action::Station { at, .. } => is_one_of(at, &["carthago", "roma"]),
        Action::Shelter { what } => !matches!(what, Sheltered::Train),
        Action::Leave { .. }
        | Action::Part { .. }
        | Action::Take { .. }
        | Action::Join { .. }
        | Action::Always { .. }
        | Action::Recall { .. }
        | Action::Intercept { .. }
        | Action::PutToSea { .. }
        | Action::Convert
        | Action::Sortie
        | Action::GoBack
        | Action::Withdraw { .. }
        | Action::Avoid { .. } => false,
        _ => true,
    }
}

#[test]
fn golden_games_replay_to_the_same_end() {
    Golden::of_crate(env!("CARGO_MANIFEST_DIR")).replay(1, &WANTED);
}
