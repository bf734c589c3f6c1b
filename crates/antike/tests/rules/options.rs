//! Chapter 13: what can be chosen before the game.

use crate::table::{BEIGE, BROWN, DONE, after, decides, play, total, w, west};
use quadriga_antike::{
    Action, Antike, Beginner, Board, Card, Fortress, Good, Options, Personage, Phase, Sides,
};
use quadriga_core::{Eye, Game, QuickChance};
use serde_json::json;

fn start(options: Options, seed: u64) -> Antike {
    Antike::start(&options, &mut QuickChance::new(seed))
}

/// Rules: AD-13.2
#[test]
fn the_first_seat_plays_brown_or_beige_or_what_the_lot_says() {
    let sides = |sides| Options { sides, ..Options::default() };
    assert_eq!(start(sides(Sides::FirstBrown), 1).brown(), BROWN);
    let state = start(sides(Sides::FirstBeige), 1);
    assert_eq!(state.brown(), BEIGE);
    assert_eq!(state.view(Eye::Spectator).peoples[0].people, "rome");
    assert_eq!(state.owner(w("roma")), Some(BROWN));
    let lots = (0..200).filter(|&seed| start(sides(Sides::Lot), seed).brown() == BROWN).count();
    assert!((70..130).contains(&lots), "{lots}");
}

/// Rules: AD-13.3, AD-1.11
#[test]
fn the_lot_or_the_option_says_who_begins() {
    let begin = |beginner| Options { beginner, sides: Sides::FirstBeige, ..Options::default() };
    assert_eq!(decides(&start(begin(Beginner::Brown), 1)), BEIGE);
    assert_eq!(decides(&start(begin(Beginner::Beige), 1)), BROWN);
    let lots =
        (0..200).filter(|&seed| decides(&start(begin(Beginner::Lot), seed)) == BROWN).count();
    assert!((70..130).contains(&lots), "{lots}");
}

/// Rules: AD-13.4
#[test]
fn without_event_cards_personages_are_taken_at_once_and_nobody_chooses() {
    let options = Options { events: false, ..Options::default() };
    let view = start(options, 1).view(Eye::Spectator);
    assert!(view.open_cards.is_empty() && view.deck == 0);
    let table = west().founding().set("events", json!(false)).set("open", json!([]));
    let table = table.this_turn("generals", json!(1)).this_turn("city_lost", json!(true));
    let state = after(&table.lay(), &[DONE]);
    assert_eq!(state.personages(BROWN, Personage::General), 1);
    assert_eq!((state.phase(), decides(&state)), (Phase::Rondel, BEIGE));
    assert_eq!(total(&state, BEIGE), 0);
}

/// Rules: AD-13.6
#[test]
fn an_automatic_fortress_is_played_at_the_first_attack() {
    let table = west().conquest().city("roma", BEIGE, Good::Gold).units("roma", BROWN, 1, 0);
    let table = table.hand(BEIGE, &[Card::Fortress]).set("fortress", json!("automatic"));
    let mut state = table.lay();
    play(&mut state, &[Action::Conquer { region: w("roma"), galleys: 0 }]);
    assert_eq!((state.owner(w("roma")), decides(&state)), (Some(BEIGE), BROWN));
    assert!(state.view(Eye::Spectator).peoples[1].cards.is_empty());
    assert_eq!(Options::default().fortress, Fortress::Asked);
}

/// Rules: AD-13.7, AD-1.8
#[test]
fn the_number_of_coins_can_be_chosen() {
    for coins in [0, 1, 20, 60] {
        let state = start(Options { coins, ..Options::default() }, 1);
        let view = state.view(Eye::Spectator);
        assert_eq!(view.bank.coins + view.peoples[0].coins + view.peoples[1].coins, coins);
    }
}

/// Rules: AD-13.1
#[test]
fn the_map_can_be_chosen() {
    let regions = |board| {
        start(Options { board, ..Options::default() }, 1).view(Eye::Spectator).regions.len()
    };
    assert_eq!([Board::West, Board::WestAlternative, Board::East].map(regions), [37, 37, 38]);
}
