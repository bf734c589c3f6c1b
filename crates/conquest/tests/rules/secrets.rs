//! Chapter 17: secrets.

use crate::table::{A, B, DONE, after, seat, table};
use quadriga_conquest::{Card, Conquest};
use quadriga_core::{Eye, Game, QuickChance, Seat};

fn imagined(state: &Conquest, seat: Seat, number: u64) -> Conquest {
    let mut other = state.clone();
    other.imagine(seat, &mut QuickChance::new(number));
    other
}

/// Rules: CE-17.1
#[test]
fn only_the_number_of_senators_in_other_hands_is_known() {
    let state = table(3)
        .senators(A, [1, 0, 2, 0])
        .senators(B, [0, 3, 0, 0])
        .senators(seat(2), [0, 0, 0, 2])
        .lay();
    let view = state.view(Eye::Seat(A));
    assert_eq!(view.realms[0].senators, Some([1, 0, 2, 0]));
    assert_eq!((view.realms[1].senators, view.realms[1].senator_count), (None, 3));
    assert_eq!(view.unknown_senators, [0, 3, 0, 2], "what others hold in all can be worked out");
    assert!(state.view(Eye::Spectator).realms.iter().all(|realm| realm.senators.is_none()));
    let hands: Vec<[u8; 4]> =
        (0..50).map(|number| imagined(&state, A, number).senators(B)).collect();
    assert!(hands.iter().any(|&hand| hand != [0, 3, 0, 0]), "imagined anew");
    for number in 0..50 {
        let other = imagined(&state, A, number);
        assert_eq!(other.senators(A), [1, 0, 2, 0]);
        let sum = |state: &Conquest| {
            let (b, c) = (state.senators(B), state.senators(seat(2)));
            std::array::from_fn::<u8, 4, _>(|place| b[place] + c[place])
        };
        assert_eq!(sum(&other), [0, 3, 0, 2]);
        assert_eq!(other.senators(B).iter().sum::<u8>(), 3);
    }
}

/// Rules: CE-17.2
#[test]
fn chaos_is_hidden_until_it_is_shown() {
    let state = table(2).chaos(B, 9).put(B, "shown_chaos", serde_json::json!(4)).time(2, 3).lay();
    let view = state.view(Eye::Seat(A));
    assert_eq!((view.realms[1].chaos, view.realms[1].shown_chaos), (None, 4));
    assert_eq!(state.view(Eye::Seat(B)).realms[1].chaos, Some(9));
    let thought: Vec<u16> = (0..40).map(|number| imagined(&state, A, number).chaos(B)).collect();
    assert!(
        thought.iter().all(|chaos| (4..=16).contains(chaos))
            && thought.iter().any(|&chaos| chaos != 9)
    );
    let shown = after(&table(2).chaos(B, 9).last_action().lay(), &[DONE]);
    assert_eq!(shown.view(Eye::Seat(A)).realms[1].shown_chaos, 9);
    assert_eq!(imagined(&shown, A, 1).chaos(B), 9, "just shown, it is known");
}

/// Rules: CE-17.3
#[test]
fn all_else_lies_open() {
    let state =
        table(2).talents(B, 35).points(B, 7).card(B, Card::Loot).offer(&[Card::Bribe]).lay();
    let view = state.view(Eye::Spectator);
    assert_eq!((view.realms[1].talents, view.realms[1].points), (35, 7));
    assert_eq!(view.realms[1].cards[0].card, Card::Loot);
    assert_eq!((view.offer[0].card, view.offer[0].price), (Card::Bribe, 5));
    let bribes = view.deck.iter().find(|entry| entry.card == Card::Bribe);
    assert_eq!(bribes.map(|entry| entry.count), Some(5), "what is left in the deck is known");
    assert_eq!(imagined(&state, A, 3).view(Eye::Spectator), view);
}
