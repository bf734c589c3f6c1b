//! Chapter 2: the turn and the rondel.

use crate::table::{
    BEIGE, BROWN, DONE, advance, after, decides, found, is_offered, offered, play, purse, refused,
    w, west,
};
use quadriga_antike::{Action, Card, Field, Good, Phase, Unit, Wealth};
use quadriga_core::{Eye, Game};

/// Rules: AD-2.1, AD-2.8, AD-9.1
#[test]
fn a_turn_is_an_action_then_founding_then_personages() {
    let table = west().city("roma", BROWN, Good::Gold).units("tarraco", BROWN, 1, 0);
    let table = table.city("zama", BROWN, Good::Iron).city("croton", BROWN, Good::Iron);
    let table = table.city("genua", BROWN, Good::Iron).goods(BROWN, [2, 2, 2], 2);
    let mut state = table.lay();
    refused(&state, found(w("tarraco"), Good::Marble), "AD-2.1");
    play(&mut state, &[advance(Field::Aurum)]);
    assert_eq!(state.phase(), Phase::Founding);
    refused(&state, advance(Field::Aurum), "AD-2.1");
    play(&mut state, &[found(w("tarraco"), Good::Marble), DONE]);
    assert_eq!(state.phase(), Phase::Personages);
    play(&mut state, &[Action::ClaimAll]);
    assert_eq!((state.phase(), decides(&state)), (Phase::Picking { left: 1 }, BEIGE));
    let pick = offered(&state)[0];
    play(&mut state, &[pick]);
    assert_eq!((state.phase(), decides(&state)), (Phase::Rondel, BEIGE));
}

/// Rules: AD-2.8
#[test]
fn steps_without_anything_to_do_are_passed_over_but_the_player_ends_the_turn() {
    let state = west().lay();
    for field in [Field::Templum, Field::Militia, Field::Scientia, Field::Duellum, Field::Ferrum] {
        let chosen = after(&state, &[advance(field)]);
        assert_eq!(decides(&chosen), BROWN, "{field:?}");
        let done = after(&chosen, &[DONE]);
        assert_eq!((decides(&done), done.phase()), (BEIGE, Phase::Rondel), "{field:?}");
    }
    refused(&state, DONE, "AD-2.1");
}

/// Rules: AD-2.8
#[test]
fn the_end_of_a_step_is_not_the_end_of_the_turn_while_anything_can_be_chosen() {
    let state = west().goods(BEIGE, [0; 3], 4).hand(BROWN, &[Card::Burglary]).lay();
    let burglary = Action::Play { card: Card::Burglary };
    for field in [Field::Templum, Field::Militia, Field::Scientia, Field::Duellum] {
        let chosen = after(&state, &[advance(field)]);
        assert!(!chosen.view(Eye::Spectator).this_turn.done_ends_turn, "{field:?}");
        let step = after(&chosen, &[DONE]);
        assert_eq!((decides(&step), step.phase()), (BROWN, Phase::Founding), "{field:?}");
        assert_eq!(offered(&step), [burglary, DONE]);
        assert!(step.view(Eye::Spectator).this_turn.done_ends_turn);
        // With the card played, the word that ends the first step ends the turn.
        let played = after(&chosen, &[burglary]);
        assert!(played.view(Eye::Spectator).this_turn.done_ends_turn);
        assert_eq!(decides(&after(&played, &[DONE])), BEIGE);
    }
}

/// Rules: AD-2.2, AD-2.4
#[test]
fn from_ferrum_three_fields_are_free_and_the_others_cost() {
    let state = west().stone(BROWN, Field::Ferrum).goods(BROWN, [9, 9, 9], 0).lay();
    let costs: Vec<u8> = Field::ALL.iter().map(|&field| state.field_cost(BROWN, field)).collect();
    let order = [
        (Field::Templum, 0),
        (Field::Aurum, 0),
        (Field::Duellum, 0),
        (Field::Militia, 1),
        (Field::Marmor, 2),
        (Field::Scientia, 3),
        (Field::SecondDuellum, 4),
        (Field::Ferrum, 5),
    ];
    for (field, cost) in order {
        assert_eq!(costs[field.index()], cost, "{field:?}");
    }
}

/// Rules: AD-2.3
#[test]
fn the_first_field_is_free() {
    let state = west().lay();
    assert_eq!(offered(&state).len(), 8);
    assert!(Field::ALL.iter().all(|&field| state.field_cost(BROWN, field) == 0));
}

/// Rules: AD-2.4
#[test]
fn steps_are_paid_with_any_goods_or_coins() {
    let table = west().stone(BROWN, Field::Ferrum);
    let militia = advance(Field::Militia);
    refused(&table.clone().lay(), militia, "AD-2.4");
    let pays = [Wealth::Marble, Wealth::Iron, Wealth::Gold, Wealth::Coin];
    let state = table.clone().goods(BROWN, [1, 1, 1], 1).lay();
    let asked = after(&state, &[militia]);
    assert_eq!(offered(&asked), pays.map(|with| Action::Pay { with }));
    for (place, with) in pays.into_iter().enumerate() {
        let paid = after(&asked, &[Action::Pay { with }]);
        assert_eq!(purse(&paid, BROWN)[place], 0);
        assert_eq!(purse(&paid, BROWN).iter().sum::<u16>(), 3);
        assert_eq!(paid.phase(), Phase::Militia);
    }
    let mut coins = table.goods(BROWN, [0, 0, 0], 2).lay();
    play(&mut coins, &[advance(Field::Marmor)]);
    assert_eq!((coins.bank_coins(), purse(&coins, BROWN)), (29, [0, 0, 0, 1]));
}

/// Rules: AD-2.5
#[test]
fn the_same_field_again_costs_five() {
    let table = west().stone(BROWN, Field::Aurum);
    refused(&table.clone().goods(BROWN, [4, 0, 0], 0).lay(), advance(Field::Aurum), "AD-2.4");
    let mut state = table.goods(BROWN, [2, 2, 0], 1).lay();
    play(&mut state, &[advance(Field::Aurum)]);
    assert_eq!(
        purse(&state, BROWN),
        [0, 0, 0, 1],
        "all five were paid, and production gave a coin"
    );
}

/// Rules: AD-2.6
#[test]
fn both_stones_may_share_a_field() {
    let state = west().stone(BROWN, Field::Ferrum).stone(BEIGE, Field::Templum).lay();
    assert!(is_offered(&state, advance(Field::Templum)));
}

/// Rules: AD-2.7
#[test]
fn the_rondel_is_paid_in_any_order_and_what_leaves_no_choice_at_once() {
    let state = west().stone(BROWN, Field::Ferrum).goods(BROWN, [1, 2, 0], 0).lay();
    let asked = after(&state, &[advance(Field::Marmor)]);
    assert_eq!(
        asked.phase(),
        Phase::Surcharge { field: Field::Marmor, left: 2, from: Wealth::Marble }
    );
    // Marble, and then only iron is left; or iron first, and then either.
    let pay = |with| Action::Pay { with };
    let marble = after(&asked, &[pay(Wealth::Marble)]);
    assert_eq!(purse(&marble, BROWN), [0, 1, 0, 1]);
    let iron = after(&asked, &[pay(Wealth::Iron)]);
    assert_eq!(offered(&iron), [pay(Wealth::Marble), pay(Wealth::Iron)]);
    assert_eq!(purse(&after(&iron, &[pay(Wealth::Marble)]), BROWN), [0, 1, 0, 1]);
    assert_eq!(purse(&after(&iron, &[pay(Wealth::Iron)]), BROWN), [1, 0, 0, 1]);
    // All that there is: nobody is asked in which order.
    let all = west().stone(BROWN, Field::Ferrum).goods(BROWN, [1, 1, 0], 0).lay();
    assert_eq!(purse(&after(&all, &[advance(Field::Marmor)]), BROWN), [0, 0, 0, 1]);
    refused(&asked, Action::Pay { with: Wealth::Coin }, "AD-2.7");
    refused(&asked, DONE, "AD-2.7");
    let arm = Action::Arm { unit: Unit::Legion, region: w("roma") };
    refused(&asked, arm, "AD-2.7");
}
