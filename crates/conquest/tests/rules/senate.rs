//! Chapter 14: the senate.

use crate::table::{
    A, B, DONE, PASS, Table, after, decides, force, offered, p, play, refused, roll, seat, table,
};
use quadriga_conquest::{Action, Card, Conquest, Event, Phase, Unit};
use quadriga_core::{Game, RulesVersion};

fn lay(votes: u8) -> Action {
    Action::Lay { votes }
}

fn call(card: Card) -> Action {
    Action::Use { card }
}

/// Seat 0 has the vote; all have the senators of the start.
fn senate(card: Card) -> Table {
    let hand = [1, 1, 1, 0];
    let table = table(3).card(A, card).senators(A, hand).senators(B, hand);
    table.senators(seat(2), hand)
}

fn voting(card: Card) -> Conquest {
    after(&senate(card).lay(), &[call(card)])
}

/// Rules: CE-14.1
#[test]
fn the_caller_opens_or_passes_and_others_lay_more_or_pass() {
    let state = voting(Card::HailCaesar);
    assert_eq!(offered(&state), [lay(3), lay(2), lay(1), PASS]);
    let state = after(&state, &[lay(2), DONE]);
    assert_eq!(decides(&state), B);
    assert_eq!(offered(&state), [lay(3), lay(2), lay(1), PASS]);
    let two = after(&state, &[lay(2)]);
    refused(&two, DONE, "CE-14.1");
    let three = after(&two, &[lay(1), DONE]);
    assert_eq!(three.vote().map(|vote| (vote.bid, vote.bidder)), Some((3, Some(B))));
    let silent = after(&voting(Card::HailCaesar), &[PASS]);
    assert_eq!(decides(&silent), B, "the caller may pass");
    refused(&senate(Card::HailCaesar).mover(B).lay(), call(Card::HailCaesar), "CE-5.6");
}

/// Rules: CE-14.2, CE-14.11
#[test]
fn passing_is_not_final_in_the_senate() {
    let mut state = voting(Card::HailCaesar);
    play(&mut state, &[lay(1), DONE, PASS, lay(2), DONE, PASS]);
    assert_eq!(decides(&state), B, "who passed is asked again after a higher bid");
    let told = play(&mut state, &[PASS]);
    assert!(told.contains(&Event::VoteWon { seat: seat(2), card: Card::HailCaesar, votes: 2 }));
}

/// Rules: CE-14.3
#[test]
fn a_raise_adds_senators_without_change() {
    let mut state = voting(Card::HailCaesar);
    play(&mut state, &[lay(2), DONE, lay(3), DONE, PASS]);
    // Two are laid: one more makes three, which is no raise yet.
    assert_eq!((decides(&state), offered(&state)), (A, vec![lay(3), lay(1), PASS]));
    refused(&after(&state, &[lay(1)]), DONE, "CE-14.1");
    refused(&state, lay(2), "CE-14.3");
    play(&mut state, &[lay(3)]);
    assert_eq!(state.vote().map(|vote| vote.votes(A)), Some(5), "two and three");
    refused(&state, lay(4), "CE-14.3");
    let last = after(&state, &[lay(1)]);
    assert_eq!(decides(&last), B, "an empty hand ends the bid");
}

/// Rules: CE-14.3
#[test]
fn senators_are_laid_in_any_order() {
    let mut state = voting(Card::HailCaesar);
    play(&mut state, &[lay(1)]);
    assert_eq!(offered(&state), [lay(3), lay(2), DONE]);
    play(&mut state, &[lay(3), DONE]);
    assert_eq!(state.vote().map(|vote| vote.bid), Some(4));
    let beaten = table(3).card(A, Card::HailCaesar).senators(A, [0, 0, 1, 0]);
    let beaten = beaten.senators(B, [1, 1, 0, 0]).senators(seat(2), [1, 0, 0, 0]).lay();
    let beaten = after(&beaten, &[call(Card::HailCaesar), lay(3)]);
    assert_eq!((decides(&beaten), offered(&beaten)), (B, vec![PASS]), "too few are not laid");
    refused(&beaten, lay(2), "CE-14.1");
}

/// Rules: CE-18.7
#[test]
fn in_the_first_rules_senators_go_from_the_highest_down() {
    let old = voting(Card::HailCaesar).under(RulesVersion::FIRST);
    refused(&after(&old, &[lay(2)]), lay(3), "CE-18.7");
    let raised = after(&old, &[lay(2), DONE]);
    assert_eq!(offered(&raised), [lay(3), lay(2), PASS]);
    refused(&raised, lay(1), "CE-14.1");
}

/// Rules: CE-14.4
#[test]
fn the_winner_loses_his_senators_and_the_others_take_theirs_back() {
    let mut state = voting(Card::HailCaesar);
    play(&mut state, &[lay(2), DONE, lay(3), DONE, PASS, PASS]);
    assert_eq!((state.points(A), state.points(B)), (0, 15), "any player may win");
    assert_eq!((state.senators(A), state.senators(B)), ([1, 1, 1, 0], [1, 1, 0, 0]));
    assert_eq!((state.phase(), decides(&state), state.actions_left()), (Phase::Turn, A, 2));
}

/// Rules: CE-14.5
#[test]
fn the_majority_of_italia_takes_one_at_random() {
    let vote = |table: Table, number: u32| {
        let mut state = after(&table.lay(), &[call(Card::HailCaesar)]);
        play(&mut state, &[lay(3), lay(1), DONE, PASS]);
        let told = roll(&mut state, &[PASS], &[number]);
        (state, told)
    };
    let (state, told) =
        vote(senate(Card::HailCaesar).influence(B, "italia", 2).influence(A, "italia", 1), 1);
    assert!(told.contains(&Event::SenatorKept { seat: B, votes: 3 }));
    assert_eq!((state.senators(A), state.senators(B)), ([0, 1, 0, 0], [1, 1, 2, 0]));
    let (own, _) = vote(senate(Card::HailCaesar).influence(A, "italia", 1), 0);
    assert_eq!(own.senators(A), [1, 1, 0, 0], "even the winner himself");
    let (tie, _) =
        vote(senate(Card::HailCaesar).influence(A, "italia", 1).influence(B, "italia", 1), 0);
    assert_eq!((tie.senators(A), tie.senators(B)), ([0, 1, 0, 0], [1, 1, 1, 0]));
    let (nobody, _) = vote(senate(Card::HailCaesar), 0);
    assert_eq!(nobody.senators(A), [0, 1, 0, 0]);
}

/// Rules: CE-14.5
#[test]
fn what_was_voted_on_comes_before_the_senator_for_italia() {
    // One token against the two that the vote brings.
    let rome = senate(Card::InfluenceInRome).influence(B, "italia", 1);
    let votes = [call(Card::InfluenceInRome), lay(3), DONE, PASS, PASS];
    let mut now = rome.clone().lay();
    let told = play(&mut now, &votes);
    assert!(told.contains(&Event::SenatorKept { seat: A, votes: 3 }), "{told:?}");
    assert_eq!((now.senators(A), now.senators(B)), ([1, 1, 1, 0], [1, 1, 1, 0]));
    let mut old = rome.lay().under(RulesVersion::FIRST);
    let told = play(&mut old, &votes);
    assert!(told.contains(&Event::SenatorKept { seat: B, votes: 3 }), "{told:?}");
}

/// Rules: CE-14.6
#[test]
fn if_all_pass_the_vote_is_used() {
    let mut state = voting(Card::HailCaesar);
    let told = play(&mut state, &[PASS, PASS, PASS]);
    assert!(told.contains(&Event::VoteVoid { card: Card::HailCaesar }));
    refused(&state, call(Card::HailCaesar), "CE-5.6");
    assert_eq!(state.points(A), 0);
}

/// Wins the vote for the caller with one vote.
fn won(table: Table, card: Card) -> Conquest {
    let mut state = table.lay();
    play(&mut state, &[call(card), lay(1), DONE, PASS, PASS]);
    state
}

/// Rules: CE-14.7
#[test]
fn each_vote_has_its_benefit() {
    let tax = won(senate(Card::EmergencyTax), Card::EmergencyTax);
    assert_eq!(tax.talents(A), 40);
    let bread = |chaos| won(senate(Card::BreadAndCircuses).chaos(A, chaos), Card::BreadAndCircuses);
    assert_eq!((bread(14).chaos(A), bread(6).chaos(A)), (4, 0));
    assert_eq!(won(senate(Card::HailCaesar), Card::HailCaesar).points(A), 15);
    let rome = won(senate(Card::InfluenceInRome), Card::InfluenceInRome);
    assert_eq!(rome.influence(A, p("italia")), 2);
    let legions = won(senate(Card::NewLegions), Card::NewLegions);
    let raise = |id: &str| Action::Build { at: p(id) };
    assert_eq!(offered(&legions), [raise("italia"), raise("neapolis")]);
    let raised = after(&legions, &[raise("neapolis")]);
    assert_eq!(force(&raised, A, "neapolis"), [6, 0, 0, 0]);
}

/// Rules: CE-14.8
#[test]
fn new_legions_come_from_the_supply_to_one_province() {
    let few = senate(Card::NewLegions).troops(A, "asia", [17, 0, 0]).troops(B, "italia", [1, 0, 0]);
    let legions = won(few, Card::NewLegions);
    refused(&legions, Action::Build { at: p("asia") }, "CE-14.7");
    let raised = after(&legions, &[Action::Build { at: p("italia") }]);
    assert_eq!((force(&raised, A, "italia"), raised.supply(A, Unit::Infantry)), ([3, 0, 0, 0], 0));
    let none = won(senate(Card::NewLegions).troops(A, "asia", [20, 0, 0]), Card::NewLegions);
    assert_eq!(none.phase(), Phase::Turn, "an empty supply asks nothing");
}

/// Rules: CE-14.9
#[test]
fn several_votes_are_called_in_one_turn() {
    let both = senate(Card::HailCaesar).card(A, Card::EmergencyTax);
    let mut state = won(both, Card::HailCaesar);
    play(&mut state, &[call(Card::EmergencyTax), lay(2), DONE, PASS, PASS]);
    assert_eq!((state.points(A), state.talents(A), state.actions_left()), (15, 40, 2));
}

/// Rules: CE-14.10
#[test]
fn who_has_no_senator_is_not_asked() {
    let table = table(3).card(A, Card::HailCaesar).senators(seat(2), [1, 0, 0, 0]);
    let mut state = after(&table.lay(), &[call(Card::HailCaesar)]);
    assert_eq!(decides(&state), seat(2));
    let told = play(&mut state, &[lay(1)]);
    assert!(told.contains(&Event::VoteWon { seat: seat(2), card: Card::HailCaesar, votes: 1 }));
    let silent = crate::table::table(3).card(A, Card::HailCaesar).lay();
    assert_eq!(after(&silent, &[call(Card::HailCaesar)]).phase(), Phase::Turn);
}
