//! What an offered action tells the page: what it costs and brings.

use crate::table::{BEIGE, BROWN, after, found, offered, purse, w, west};
use quadriga_antike::{
    Action, Antike, Board, Bundle, Change, Field, Good, KnowHow, Unit, Upshot, map,
};
use quadriga_core::{Eye, Game};

fn upshot(state: &Antike, action: Action) -> Upshot {
    state.upshot(action).unwrap_or_default()
}

/// Rules: AD-2.4, AD-3.1, AD-4.1, AD-5.1
#[test]
fn an_upshot_is_what_becomes_of_the_stores() {
    let table = west().goods(BROWN, [6, 6, 6], 9).boxed(BROWN, 2, 2);
    let table = table.city("roma", BROWN, Good::Gold).city("zama", BROWN, Good::Iron);
    let tables = [table.clone(), table.clone().templum(), table.clone().militia()];
    for state in tables.map(|table| table.lay()).into_iter().chain([table.scientia().lay()]) {
        for action in offered(&state) {
            let Change { marble, iron, gold, coin } = upshot(&state, action).change;
            let (before, then) = (purse(&state, BROWN), purse(&after(&state, &[action]), BROWN));
            let change = [0, 1, 2, 3].map(|kind| then[kind] as i16 - before[kind] as i16);
            assert_eq!([marble, iron, gold, coin], change, "{action:?}");
        }
    }
}

/// Rules: AD-2.4, AD-4.2, AD-9.6
#[test]
fn an_upshot_names_the_price() {
    let table = west().templum().city("roma", BROWN, Good::Gold).goods(BROWN, [5, 1, 1], 3);
    let temple = upshot(&table.lay(), Action::Temple { region: w("roma") }).price;
    assert_eq!(temple, Some(Bundle { marble: 5, coins: 1, ..Bundle::default() }));
    let table = west().founding().units("neapolis", BROWN, 1, 0).goods(BROWN, [1, 1, 1], 2);
    let table = table.city("ancona", BEIGE, Good::Gold).city("croton", BROWN, Good::Iron);
    let founded = upshot(&table.lay(), found(w("neapolis"), Good::Gold));
    assert_eq!(founded.price, Some(Bundle { marble: 1, iron: 1, gold: 1, coins: 1 }));
    assert_eq!(founded.founding, Some([1, 9]), "a neighbour of the kind; nine of ten tiles");
    let state = west().stone(BROWN, Field::Ferrum).goods(BROWN, [5, 5, 5], 0).lay();
    let far = upshot(&state, Action::Advance { field: Field::Marmor });
    assert_eq!((far.surcharge, far.price), (2, None), "five steps, three of them free");
}

/// Rules: AD-8.8
#[test]
fn an_upshot_counts_the_losses_of_a_conquest() {
    let table = west().conquest().city("roma", BEIGE, Good::Gold).units("roma", BROWN, 2, 1);
    let state = table.lay();
    for action in offered(&state) {
        let Action::Conquer { galleys, .. } = action else { continue };
        let losses = upshot(&state, action).losses;
        assert_eq!(losses.map(|[legions, galleys]| legions + galleys), Some(1), "{action:?}");
        assert_eq!(losses.map(|[_, lost]| lost), Some(galleys));
    }
}

/// Rules: AD-7.1
#[test]
fn a_view_shows_what_a_second_step_reaches() {
    let slow = west().movement().units("saguntum", BROWN, 1, 0);
    assert_eq!(slow.clone().lay().view(Eye::Spectator).second_steps, []);
    let state = slow.knows(BROWN, &[KnowHow::Strata]).lay();
    let steps = state.view(Eye::Spectator).second_steps;
    let [shown] = steps.as_slice() else { panic!("one troop: {steps:?}") };
    assert_eq!((shown.from, shown.unit), (w("saguntum"), Unit::Legion));
    for to in shown.to.iter() {
        let near = map(Board::West).reachable(Unit::Legion, w("saguntum"));
        assert!(!near.has(to) && to != w("saguntum"));
        let mut ways = near.iter().map(|at| map(Board::West).reachable(Unit::Legion, at));
        assert!(ways.any(|way| way.has(to)), "{to} is two borders away");
    }
    assert!(!shown.to.is_empty());
}
