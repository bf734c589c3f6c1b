//! Chapter 3: alliances. Chapter 4: the starting units.

use crate::table::{
    A, B, DONE, PASS, after, decides, is_offered, offered, p, play, refused, s, seat, start,
};
use quadriga_conquest::{Action, Conquest, Event, Phase, Province, Unit};
use quadriga_core::{Game, RulesVersion, Seat};

fn bid(coins: u8) -> Action {
    Action::Bid { coins }
}

fn propose(a: usize, b: usize) -> Action {
    Action::Propose { a: Some(seat(a)), b: Some(seat(b)) }
}

/// A start in which seat 0 is the first player.
fn opening(players: u8) -> Conquest {
    let mut starts = (0..).map(|number| start(players, number));
    starts.find(|state| state.mover() == A).expect("somebody begins")
}

/// Lets everybody who is asked pass.
fn all_pass(state: &mut Conquest) {
    while state.phase() == Phase::Bidding && state.auction().is_some_and(|now| now.bidder.is_some())
    {
        play(state, &[PASS]);
    }
}

/// Rules: CE-3.1, CE-3.8
#[test]
fn auctions_fill_the_slots_in_pairs() {
    for players in 2..=6 {
        let mut state = opening(players);
        let mut auctions = 0;
        while state.auction().is_some() {
            auctions += 1;
            let first = offered(&state)[0];
            play(&mut state, &[first]);
            let proposal = offered(&state)[0];
            play(&mut state, &[proposal]);
            all_pass(&mut state);
        }
        assert_eq!(auctions, players.div_ceil(2), "{players} players");
        let filled: Vec<usize> = (0..6).filter(|&slot| state.slots()[slot].is_some()).collect();
        assert_eq!(filled, (0..usize::from(players)).collect::<Vec<_>>());
    }
}

/// Rules: CE-3.2
#[test]
fn the_first_player_opens_then_the_next_to_the_left() {
    let mut state = opening(4);
    assert_eq!(decides(&state), A);
    play(&mut state, &[bid(0), propose(2, 3)]);
    all_pass(&mut state);
    assert_eq!(decides(&state), B);
    let last = crate::table::table(3).last_action().lay();
    let next = after(&last, &[DONE]);
    assert_eq!((next.time(), decides(&next)), ((2, 0), seat(2)), "who acted last opens");
}

/// The rulebook's zero bid.
///
/// Rules: CE-3.3
#[test]
fn zero_is_a_bid_and_wins_if_nobody_goes_higher() {
    let mut state = opening(4);
    refused(&state, PASS, "CE-3.3");
    play(&mut state, &[bid(0), propose(0, 1)]);
    refused(&state, bid(0), "CE-3.3");
    let told = play(&mut state, &[PASS, PASS, PASS]);
    assert!(told.contains(&Event::AuctionWon { seat: A, talents: 0 }));
    assert_eq!(state.talents(A), 80);
    assert_eq!(&state.slots()[..2], [Some(A), Some(B)]);
}

/// Rules: CE-3.4
#[test]
fn passing_is_not_final() {
    let mut state = opening(3);
    play(&mut state, &[bid(1), propose(0, 1), PASS, bid(2), propose(1, 0)]);
    assert_eq!(decides(&state), A);
    play(&mut state, &[PASS]);
    assert_eq!(decides(&state), B, "who passed is asked again after a higher bid");
    let told = play(&mut state, &[PASS]);
    assert!(told.contains(&Event::AuctionWon { seat: seat(2), talents: 10 }));
}

/// Rules: CE-3.5
#[test]
fn those_with_a_slot_go_on_bidding() {
    let mut state = opening(4);
    play(&mut state, &[bid(0), propose(0, 1), PASS, PASS, PASS]);
    play(&mut state, &[bid(0), propose(2, 3), PASS, PASS]);
    assert_eq!(decides(&state), A);
    assert!(is_offered(&state, bid(1)));
}

/// Rules: CE-3.6, CE-3.8
#[test]
fn a_proposal_names_any_two_without_a_slot_and_the_winner_pays() {
    let mut state = opening(4);
    play(&mut state, &[bid(3)]);
    assert_eq!(offered(&state).len(), 4 * 3);
    refused(&state, propose(1, 1), "CE-3.6");
    refused(&state, Action::Propose { a: Some(A), b: None }, "CE-3.6");
    play(&mut state, &[propose(2, 3), PASS, PASS, PASS]);
    assert_eq!(state.talents(A), 65, "even if he only named others");
    assert_eq!(&state.slots()[..2], [Some(seat(2)), Some(seat(3))]);
    play(&mut state, &[bid(0)]);
    refused(&state, propose(2, 0), "CE-3.6");
    play(&mut state, &[propose(0, 1), bid(1), propose(1, 0), PASS, PASS, PASS]);
    assert_eq!(&state.slots()[2..4], [Some(B), Some(A)], "who raises proposes anew");
}

/// Rules: CE-3.7, CE-3.10
#[test]
fn the_last_of_an_odd_number_goes_alone_and_the_empty_slot_is_skipped() {
    let mut state = opening(3);
    play(&mut state, &[bid(0), propose(0, 1), PASS, PASS, bid(0)]);
    let alone = |a: Option<Seat>, b: Option<Seat>| Action::Propose { a, b };
    let last = Some(seat(2));
    assert_eq!(offered(&state), [alone(last, None), alone(None, last)]);
    refused(&state, propose(0, 2), "CE-3.7");
    play(&mut state, &[alone(None, last), PASS, PASS]);
    assert_eq!(&state.slots()[..4], [Some(A), Some(B), None, last]);
    let empty = crate::table::table(3)
        .slots([Some(0), Some(1), None, Some(2), None, None])
        .mover(B)
        .left(0);
    assert_eq!(after(&empty.lay(), &[DONE]).mover(), seat(2));
}

/// Rules: CE-3.9
#[test]
fn odd_slots_stand_against_even_ones() {
    let state = crate::table::table(6).lay();
    for (one, other) in [(0, 1), (0, 3), (0, 5), (2, 3), (4, 1)] {
        assert!(state.are_enemies(seat(one), seat(other)));
    }
    for (one, other) in [(0, 2), (0, 4), (1, 3), (1, 5), (0, 0)] {
        assert!(!state.are_enemies(seat(one), seat(other)));
    }
    let two = after(&opening(2), &[bid(0), propose(1, 0), PASS]);
    assert!(two.are_enemies(A, B));
    assert_eq!(two.slots()[0], Some(B), "with two it decides who acts first");
}

/// Rules: CE-3.11
#[test]
fn who_cannot_raise_is_not_asked() {
    let mut state = opening(3);
    play(&mut state, &[bid(16), propose(0, 1)]);
    assert_eq!(state.slots()[0], Some(A), "nobody has more than 80 talents");
    let mut rich = opening(2);
    refused(&rich, bid(17), "CE-1.12");
    play(&mut rich, &[bid(15), propose(0, 1)]);
    assert_eq!(offered(&rich), [bid(16), PASS]);
}

/// A table of two whose alliances stand, with this influence for seat 0.
fn placing(influence: &[(&str, u8)]) -> Conquest {
    let mut laid = crate::table::table(2).influence(B, "numidia", 4).time(1, 0).left(0);
    for &(id, tokens) in influence {
        laid = laid.influence(A, id, tokens);
    }
    let from = influence.iter().map(|&(id, _)| p(id)).min().expect("some influence");
    laid.set(
        "phase",
        serde_json::json!({ "placing": { "unit": "caesar", "left": 1, "from": from } }),
    )
    .lay()
}

fn put(unit: Unit, id: &str, count: u8) -> Action {
    Action::Place { unit, at: p(id), count }
}

/// Rules: CE-4.1, CE-4.2, CE-4.4
#[test]
fn starting_units_are_spread_over_own_provinces() {
    let mut state = placing(&[("asia", 1), ("egypt", 2), ("sicilia", 1)]);
    refused(&state, put(Unit::Caesar, "numidia", 1), "CE-4.2");
    play(&mut state, &[put(Unit::General, "sicilia", 1), put(Unit::Caesar, "egypt", 1)]);
    refused(&state, put(Unit::Infantry, "asia", 9), "CE-4.1");
    refused(&state, put(Unit::General, "asia", 1), "CE-4.1");
    refused(&state, put(Unit::Galley, "asia", 1), "CE-1.2");
    play(&mut state, &[put(Unit::Infantry, "sicilia", 2), put(Unit::Cavalry, "egypt", 1)]);
    play(&mut state, &[put(Unit::Infantry, "egypt", 6), put(Unit::Cavalry, "asia", 1)]);
    refused(&state, put(Unit::Catapult, "narbonensis", 1), "CE-4.2");
    play(&mut state, &[put(Unit::Catapult, "egypt", 1)]);
    assert_eq!(state.phase(), Phase::Stationing);
    refused(&state, Action::Station { sea: s("narbo") }, "CE-4.3");
    play(&mut state, &[Action::Station { sea: s("aegaeum") }]);
    assert_eq!(crate::table::force(&state, A, "egypt"), [6, 1, 1, 0]);
    assert!(crate::table::has_caesar(&state, A, "egypt"));
    assert_eq!((decides(&state), state.galleys(A, s("aegaeum"))), (B, 1), "then the next slot");
    // All of B's units have one place: only the sea is asked for.
    assert_eq!(crate::table::force(&state, B, "numidia"), [8, 2, 1, 1]);
    play(&mut state, &[Action::Station { sea: s("sabrata") }]);
    assert_eq!((state.phase(), state.mover(), state.time()), (Phase::Turn, A, (1, 1)));
}

/// Rules: CE-4.3
#[test]
fn without_a_coast_the_galley_goes_beside_a_neighbour() {
    let mut state = placing(&[("galacia", 1), ("mesopotamia", 3)]);
    for unit in [Unit::Caesar, Unit::General, Unit::Infantry, Unit::Cavalry, Unit::Catapult] {
        let all = if unit == Unit::Infantry { 8 } else { 1 + u8::from(unit == Unit::Cavalry) };
        play(&mut state, &[put(unit, "mesopotamia", all)]);
    }
    // Galacia touches one sea: the galley goes there unasked.
    assert_eq!(state.galleys(A, s("rhodus")), 1);
    let inland =
        crate::table::table(2).influence(A, "mesopotamia", 4).influence(B, "asia", 4).time(1, 0);
    let state = inland.left(0).set("phase", serde_json::json!("stationing")).lay();
    let seas = ["amisus", "pelusium", "rhodus"].map(|sea| Action::Station { sea: s(sea) });
    assert_eq!(offered(&state), seas, "the seas of Syria and Armenia");
}

/// Rules: CE-4.4
#[test]
fn kinds_and_provinces_come_in_any_order() {
    let mut state = placing(&[("asia", 1), ("egypt", 1)]);
    // Of 1, 1, 8, 2 and 1 units each number, in two provinces.
    assert_eq!(offered(&state).len(), 2 * 13);
    play(&mut state, &[put(Unit::Infantry, "egypt", 3), put(Unit::Infantry, "asia", 1)]);
    play(&mut state, &[put(Unit::Catapult, "egypt", 1), put(Unit::Infantry, "egypt", 1)]);
    assert_eq!(offered(&state).len(), 2 * (1 + 1 + 3 + 2));
    assert_eq!(state.units(A, Unit::Infantry, p("egypt")), 4);
}

/// Rules: CE-18.7
#[test]
fn in_the_first_rules_each_distribution_comes_up_once() {
    let state = placing(&[("asia", 1), ("egypt", 1)]).under(RulesVersion::FIRST);
    refused(&state, put(Unit::General, "asia", 1), "CE-18.7");
    let state = after(&state, &[put(Unit::Caesar, "asia", 1), put(Unit::General, "asia", 1)]);
    // 1 to 8 in Asia (the rest goes to Egypt), or all 8 in Egypt.
    assert_eq!(offered(&state).len(), 9);
    let first = after(&state, &[put(Unit::Infantry, "asia", 3)]);
    assert_eq!(first.units(A, Unit::Infantry, p("egypt")), 5);
    let seas = Province::all().filter(|&at| first.influence(A, at) > 0).count();
    assert_eq!((seas, first.turn().seat()), (2, Some(A)));
}
