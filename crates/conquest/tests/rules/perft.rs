//! Counts of sequences of actions: small ones worked out by hand, larger ones kept so that no
//! change goes unnoticed.

use crate::table::{A, B, after, march, seat, start, table};
use quadriga_conquest::{Card, Conquest};
use quadriga_core::kit::{Perft, sequences};

fn counts(state: &Conquest, depth: usize) -> Vec<u64> {
    (1..=depth).map(|depth| sequences(state, depth)).collect()
}

/// Rules: CE-3.3, CE-3.6
#[test]
fn the_first_bids_are_as_many_as_counted_by_hand() {
    // Zero to sixteen coins; then twelve ordered pairs of four players; then the next can go higher
    // (and pass, unless nobody can): after a bid of c coins 16 - c bids and a pass, and after 16
    // the second auction, with 17 bids for whoever has kept the money.
    let state = start(4, 1);
    let third: u64 = (0..16).map(|coins| 12 * (16 - coins + 1)).sum::<u64>() + 12 * 17;
    assert_eq!(counts(&state, 3), [17, 17 * 12, third]);
}

/// Rules: CE-2.5, CE-8.1, CE-9.1, CE-18.5
#[test]
fn an_empty_table_offers_as_much_as_counted_by_hand() {
    // Five special taxes, a pass, two standing answers.
    assert_eq!(counts(&table(2).lay(), 1), [8]);
    // A general alone in Cyrenaica may march as well: to 36 other provinces by land and strait.
    let general = table(2).army(A, "cyrenaica", [0, 0, 0], 1).lay();
    assert_eq!(counts(&general, 1), [9]);
    assert_eq!(sequences(&after(&general, &[march("cyrenaica")]), 1), 36);
}

fn rich() -> Conquest {
    table(4)
        .army(A, "egypt", [3, 1, 1], 1)
        .caesar(A, "egypt")
        .troops(B, "egypt", [2, 1, 0])
        .army(seat(2), "egypt", [1, 0, 0], 1)
        .galleys(A, "alexandria", 2)
        .galleys(B, "alexandria", 1)
        .influence(A, "egypt", 2)
        .influence(B, "egypt", 1)
        .tokens("egypt", 2)
        .talents(A, 60)
        .talents(B, 60)
        .senators(A, [1, 1, 1, 0])
        .senators(B, [1, 1, 1, 0])
        .card(A, Card::HailCaesar)
        .offer(&[Card::Bribe, Card::CityEgyptNumidia, Card::FleetAegaeum, Card::SlaveRevolt])
        .lay()
}

/// Rules: CE-2.5, CE-5.3, CE-9.5, CE-10.3, CE-14.1
#[test]
fn rich_positions_keep_their_counts() {
    Perft::read(include_str!("perft.json")).check(|position| match position {
        "two" => start(2, 1),
        "three" => start(3, 1),
        "six" => start(6, 1),
        "rich" => rich(),
        _ => panic!("no position is called {position}"),
    });
}
