//! Counts of sequences of actions: small ones worked out by hand, larger ones kept so that no
//! change goes unnoticed.

use crate::table::{BEIGE, BROWN, w, west};
use quadriga_antike::{Antike, Beginner, Board, Good, KnowHow, Options, Unit};
use quadriga_core::kit::{Perft, sequences};
use quadriga_core::{Game, QuickChance};

fn start(board: Board) -> Antike {
    let options = Options { board, beginner: Beginner::Brown, ..Options::default() };
    Antike::start(&options, &mut QuickChance::new(1))
}

fn rich() -> Antike {
    west()
        .city("roma", BROWN, Good::Gold)
        .city("ancona", BROWN, Good::Iron)
        .temple("roma")
        .city("genua", BEIGE, Good::Marble)
        .units("roma", BROWN, 2, 1)
        .units("massilia", BROWN, 1, 0)
        .units("genua", BEIGE, 1, 0)
        .knows(BROWN, &[KnowHow::Strata, KnowHow::Commercium])
        .goods(BROWN, [3, 3, 3], 2)
        .boxed(BROWN, 1, 1)
        .stone(BROWN, quadriga_antike::Field::Ferrum)
        .lay()
}

/// Rules: AD-2.3, AD-4.5, AD-5.1, AD-6.5
#[test]
fn the_first_turn_has_as_many_beginnings_as_counted_by_hand() {
    let state = start(Board::West);
    // Eight fields. Then: three productions, after which only the end is left (3); Templum, where
    // the one wall goes to one of three cities (3 + 1); Militia, where the legion can be armed at
    // three cities and the galley at two (5 + 1); Scientia, where three gold recruit a legion or a
    // galley (2 + 1); and twice Duellum, without units (2).
    assert_eq!([1, 2].map(|depth| sequences(&state, depth)), [8, 3 + 4 + 6 + 3 + 2]);
}

/// Rules: AD-8.3, AD-8.4
#[test]
fn two_legions_have_as_many_moves_as_counted_by_hand() {
    let table = west().movement().units("zama", BROWN, 2, 0);
    let state = table.lay();
    let ways = |id: &str| u64::from(state.map().reachable(Unit::Legion, w(id)).len());
    // One or both to each neighbour, or the end.
    assert_eq!(sequences(&state, 1), 2 * ways("zama") + 1);
    // Then the other one, or the end; both gone: only the end. After the end nothing but the end of
    // founding is left, which is there because Zama is a free site.
    let second = ways("zama") * (ways("zama") + 1) + ways("zama") + 1;
    assert_eq!(sequences(&state, 2), second);
}

/// Rules: AD-2.4, AD-7.9, AD-8.5, AD-9.7, AD-11.4
#[test]
fn rich_positions_keep_their_counts() {
    Perft::read(include_str!("perft.json")).check(|position| match position {
        "west" => start(Board::West),
        "east" => start(Board::East),
        "rich" => rich(),
        _ => panic!("no position is called {position}"),
    });
}
