//! Counts of sequences of actions: small ones worked out by hand, larger ones kept so that no change
//! goes unnoticed.

use crate::table::{A, B, after, march, offered, seat, table};
use quadriga_conquest::{Card, Conquest};

fn count(state: &Conquest, depth: usize) -> u64 {
    let list = offered(state);
    if depth == 1 {
        return list.len() as u64;
    }
    list.into_iter().map(|action| count(&after(state, &[action]), depth - 1)).sum()
}

fn counts(state: &Conquest, depth: usize) -> Vec<u64> {
    (1..=depth).map(|depth| count(state, depth)).collect()
}

/// Rules: CE-3.3, CE-3.6
#[test]
fn the_first_bids_are_as_many_as_counted_by_hand() {
    // Zero to sixteen coins; then twelve ordered pairs of four players; then the next can go higher (and
    // pass, unless nobody can): after a bid of c coins 16 - c bids and a pass, and after 16 the second
    // auction, with 17 bids for whoever has kept the money.
    let state = crate::table::start(4, 1);
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
    assert_eq!(count(&after(&general, &[march("cyrenaica")]), 1), 36);
}

/// Rules: CE-2.5, CE-5.3, CE-9.5, CE-10.3, CE-14.1
#[test]
fn rich_positions_keep_their_counts() {
    let rich = table(4)
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
        .lay();
    let starts = [2, 3, 6].map(|players| counts(&crate::table::start(players, 1), 3));
    assert_eq!((starts, counts(&rich, 3)), ([TWO, THREE, SIX].map(Vec::from), RICH.to_vec()));
}

const TWO: [u64; 3] = [17, 34, 395];
const THREE: [u64; 3] = [17, 102, 1014];
const SIX: [u64; 3] = [17, 510, 5070];
const RICH: [u64; 3] = [35, 523, 4816];
