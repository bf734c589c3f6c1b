//! Counts of sequences of actions: small ones worked out by hand, larger ones kept so that no
//! change goes unnoticed.

use crate::table::field::{even, lead};
use crate::table::fleets::{embark, fight, port, sail, scipio};
use crate::table::moves::{capua, moving};
use crate::table::siege::lilybaeum;
use crate::table::{CARTHAGE, ROME, after, start, table, use_card};
use quadriga_core::kit::{Perft, sequences};
use quadriga_hamilcar::{BattleCard, Hamilcar, Options, Use};

fn counts(state: &Hamilcar, depth: usize) -> Vec<u64> {
    (1..=depth).map(|depth| sequences(state, depth)).collect()
}

/// Rules: HM-4.1, HM-4.3, HM-4.5, HM-4.8, HM-4.12
#[test]
fn one_card_offers_as_much_as_counted_by_hand() {
    // A card of one point without a ship, and no general: it is spent or discarded; its event, two
    // CUs, has the capital.
    let state = table().hand(ROME, &[109]).hand(CARTHAGE, &[66]).lay();
    assert_eq!(counts(&state, 1), [3]);
    // The point: 67 neutral ordinary spaces, a seat of the Miat, a slot for Hiero, a train in Roma,
    // and no more.
    let spend = after(&state, &[use_card(109, Use::Spend)]);
    assert_eq!(counts(&spend, 1), [67 + 4]);
}

/// Rules: HM-8.2, HM-8.4
#[test]
fn a_march_offers_as_much_as_counted_by_hand() {
    // A unit or a train to leave, six spaces beside Capua to go to, an end.
    let state = moving(capua(5, 1), "duilius");
    assert_eq!(counts(&state, 1), [2 + 6 + 1]);
}

/// Rules: HM-10.8, HM-10.9, HM-10.10
#[test]
fn a_battle_offers_as_much_as_counted_by_hand() {
    // A probe, or a reserve as five other types, or back to Agrigentum; a probe is matched or not.
    let field = even().hands([0, 0, 0, 1, 0, 1], [0, 0, 0, 2, 0, 0]).lay();
    assert_eq!(counts(&field, 1), [1 + 5 + 1]);
    assert_eq!(counts(&after(&field, &[lead(BattleCard::Probe)]), 1), [2]);
}

/// Rules: HM-4.1, HM-4.3, HM-8.2, HM-10.8, HM-12.5, HM-14.2, HM-16.10
#[test]
fn rich_positions_keep_their_counts() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/rules/perft.json");
    let counts = std::fs::read_to_string(path).expect("the counts can be read");
    Perft::read(&counts).check(|position| match position {
        "start" => start(Options::default(), 1),
        "march" => moving(capua(5, 1), "duilius"),
        "course" => scipio(port(4, 2, 3)),
        "fleet" => after(&scipio(port(4, 2, 3)), &[sail("lipara"), embark(3)]),
        "battle" => even().hands([2, 1, 1, 2, 1, 1], [3, 1, 0, 2, 1, 1]).lay(),
        "naval" => fight().tactics([1, 1, 1, 0, 0, 0, 1, 0, 0], [1, 0, 1, 1, 1, 0, 0, 1, 0]).lay(),
        "siege" => lilybaeum(2, 1).lay(),
        _ => panic!("no position is called {position}"),
    });
}
