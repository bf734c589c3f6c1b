//! Chapter 7: buy influence. Chapter 8: special tax.

use crate::table::{A, B, DONE, after, buy, force, offered, p, play, refused, seat, table};
use quadriga_conquest::{Action, Card, Conquest, Event, Phase};
use quadriga_core::{Eye, Game};

/// Rules: CE-7.1
#[test]
fn a_general_buys_one_the_caesar_two_and_they_do_not_add_up() {
    let three = table(2).tokens("egypt", 3).tokens("asia", 1).talents(A, 100);
    let general = three.clone().army(A, "egypt", [0, 0, 0], 2);
    let bought = after(&general.lay(), &[buy("egypt", None)]);
    assert_eq!((bought.phase(), bought.actions_left()), (Phase::Turn, 1));
    let both = three.clone().army(A, "egypt", [0, 0, 0], 1).caesar(A, "egypt");
    let once = after(&both.clone().lay(), &[buy("egypt", None)]);
    refused(&once, buy("asia", None), "CE-7.1");
    let twice = after(&once, &[buy("egypt", None)]);
    assert_eq!((twice.phase(), twice.actions_left()), (Phase::Turn, 1));
    assert_eq!(twice.influence(A, p("egypt")), 2);
    assert_eq!(after(&once, &[DONE]).influence(A, p("egypt")), 1, "or only one");
    refused(&both.lay(), buy("asia", None), "CE-7.1");
}

/// Rules: CE-7.2
#[test]
fn a_token_costs_ten_talents_for_the_bank() {
    let state = table(2).caesar(A, "egypt").influence(B, "egypt", 1).talents(A, 15).lay();
    let mut next = state.clone();
    let told = play(&mut next, &[buy("egypt", Some(B))]);
    assert_eq!(told, [Event::Bought { seat: A, at: p("egypt"), from: Some(B) }]);
    assert_eq!((next.talents(A), next.talents(B)), (5, 0), "the bank gets the price");
    assert_eq!((next.influence(A, p("egypt")), next.influence(B, p("egypt"))), (1, 0));
}

/// Rules: CE-7.1, CE-15.2
#[test]
fn an_offer_foresees_what_a_token_would_bring() {
    let state = table(3)
        .caesar(A, "neapolis")
        .influence(A, "neapolis", 2)
        .influence(B, "neapolis", 3)
        .influence(seat(2), "neapolis", 3)
        .tokens("neapolis", 1)
        .talents(A, 50)
        .lay();
    let score = |state: &Conquest| {
        let view = state.view(Eye::Seat(A));
        view.provinces[p("neapolis").index()].key.as_ref().expect("a key province").scores[0]
    };
    for from in [None, Some(B)] {
        let told = state.upshot(buy("neapolis", from)).expect("an upshot");
        assert_eq!((told.price, told.points), (10, Some([5, 15])), "{from:?}");
        assert_eq!(score(&after(&state, &[buy("neapolis", from)])), 15);
    }
}

/// Rules: CE-7.3
#[test]
fn province_tokens_and_enemy_influence_can_be_mixed_but_allies_are_spared() {
    let state = table(4)
        .caesar(A, "egypt")
        .influence(B, "egypt", 1)
        .influence(seat(2), "egypt", 2)
        .tokens("egypt", 1)
        .talents(A, 100)
        .lay();
    refused(&state, buy("egypt", Some(seat(2))), "CE-3.9");
    refused(&state, buy("egypt", Some(seat(3))), "CE-7.3");
    let mixed = after(&state, &[buy("egypt", None), buy("egypt", Some(B))]);
    assert_eq!((mixed.tokens(p("egypt")), mixed.influence(A, p("egypt"))), (0, 2));
    assert_eq!(mixed.influence(B, p("egypt")), 0, "it goes back to its owner");
    refused(&mixed, buy("egypt", None), "CE-7.3");
}

/// Rules: CE-7.4
#[test]
fn only_the_owners_own_troops_protect() {
    let bare = table(4)
        .caesar(A, "egypt")
        .influence(B, "egypt", 1)
        .caesar(B, "egypt")
        .troops(seat(3), "egypt", [5, 0, 0])
        .galleys(B, "alexandria", 3)
        .city("egypt", B)
        .card(B, Card::DiplomacyEgypt)
        .talents(A, 50);
    assert!(offered(&bare.clone().lay()).contains(&buy("egypt", Some(B))));
    let guarded = bare.troops(B, "egypt", [0, 1, 0]).lay();
    refused(&guarded, buy("egypt", Some(B)), "CE-7.4");
}

/// Rules: CE-7.5
#[test]
fn a_free_token_is_needed() {
    let all = table(2).influence(A, "asia", 18).army(A, "egypt", [0, 0, 0], 1).tokens("egypt", 1);
    refused(&all.talents(A, 100).lay(), buy("egypt", None), "CE-7.5");
}

/// Jack buys Keith's two tokens in Galacia with a general: two actions. With his Caesar one would
/// do.
///
/// Rules: CE-7.1, CE-7.2, CE-7.4
#[test]
fn jack_buys_influence_in_galacia_one_by_one() {
    let galacia =
        table(2).influence(B, "galacia", 2).talents(A, 20).army(A, "galacia", [3, 2, 1], 1);
    let first = after(&galacia.clone().lay(), &[buy("galacia", Some(B))]);
    assert_eq!((first.phase(), first.actions_left(), first.talents(A)), (Phase::Turn, 1, 10));
    let mut second = first.clone();
    play(&mut second, &[buy("galacia", Some(B))]);
    assert_eq!((second.influence(A, p("galacia")), second.talents(A)), (2, 0));
    assert_eq!((second.actions_left(), force(&second, A, "galacia")), (0, [3, 2, 1, 1]));
    let caesar = galacia.caesar(A, "galacia").lay();
    let at_once = after(&caesar, &[buy("galacia", Some(B)), buy("galacia", Some(B))]);
    assert_eq!((at_once.influence(A, p("galacia")), at_once.actions_left()), (2, 1));
}

/// Rules: CE-8.1
#[test]
fn the_special_tax_brings_five_talents_for_each_chaos() {
    let state = table(2).lay();
    let levies = offered(&state).into_iter().filter(|action| matches!(action, Action::Levy { .. }));
    assert_eq!(levies.count(), 5);
    for chaos in 1..=5 {
        let taxed = after(&state, &[Action::Levy { chaos }]);
        assert_eq!((taxed.talents(A), taxed.chaos(A)), (5 * u16::from(chaos), chaos.into()));
    }
    refused(&state, Action::Levy { chaos: 6 }, "CE-8.1");
    refused(&state, Action::Levy { chaos: 0 }, "CE-8.1");
}
