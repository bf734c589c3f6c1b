//! Chapter 10: personages and the count track.

use crate::table::{
    BEIGE, BROWN, DONE, Table, after, decides, found, offered, play, refused, total, w, west,
};
use quadriga_antike::{Action, Board, Card, Event, Good, KnowHow, Personage, Phase, Wealth, map};
use quadriga_core::{Eye, Game};
use serde_json::json;

fn claim(personage: Personage) -> Action {
    Action::Claim { personage }
}

/// A table with so many cities of brown.
fn with_cities(count: usize) -> Table {
    let goods = [Good::Marble, Good::Iron, Good::Gold];
    let sites = map(Board::West).regions.iter().enumerate().take(count);
    sites.fold(west(), |table, (index, info)| table.city(&info.id, BROWN, goods[index % 3]))
}

/// The kings that are due at the end of a turn with so many cities.
fn kings(cities: usize, had: u8) -> u8 {
    let state = with_cities(cities).personages(BROWN, [had, 0, 0, 0, 0]).founding().lay();
    let due = state.view(Eye::Spectator).this_turn.due;
    due.iter().find(|(kind, _)| *kind == Personage::King).map_or(0, |&(_, count)| count)
}

/// Rules: AD-10.1, AD-10.10, AD-10.11
#[test]
fn personages_are_taken_by_choice() {
    let state = with_cities(5).founding().lay();
    let asked = after(&state, &[DONE]);
    assert_eq!(offered(&asked), [Action::ClaimAll, claim(Personage::King), DONE]);
    refused(&asked, claim(Personage::Scholar), "AD-10.1");
    let taken = after(&asked, &[Action::ClaimAll]);
    assert_eq!(after(&asked, &[claim(Personage::King)]), taken, "one is named as well as all");
    assert_eq!((total(&taken, BROWN), taken.phase()), (1, Phase::Picking { left: 1 }));
    let left = after(&asked, &[DONE]);
    assert_eq!((total(&left, BROWN), left.phase(), decides(&left)), (0, Phase::Rondel, BEIGE));
    // The king can be taken in the next turn.
    let mut later = left;
    let idle = [Action::Advance { field: quadriga_antike::Field::Ferrum }, DONE];
    play(&mut later, &idle);
    play(&mut later, &idle);
    assert_eq!(later.phase(), Phase::Personages);
}

/// Rules: AD-2.8, AD-7.6, AD-11.4
#[test]
fn cards_and_trades_are_open_while_personages_are_taken() {
    let table = with_cities(5).founding().goods(BEIGE, [0; 3], 6).goods(BROWN, [0, 0, 5], 0);
    let table = table.knows(BROWN, &[KnowHow::Commercium]).hand(BROWN, &[Card::Burglary]);
    let asked = after(&table.lay(), &[DONE]);
    let burglary = Action::Play { card: Card::Burglary };
    assert_eq!(asked.phase(), Phase::Personages);
    assert!(offered(&asked).contains(&burglary) && offered(&asked).contains(&Action::Trade));
    // Nothing that could still be chosen is closed by taking the personages.
    let taken = after(&asked, &[Action::ClaimAll]);
    assert_eq!(offered(&taken), [burglary, Action::Trade, DONE]);
    refused(&taken, Action::ClaimAll, "AD-10.1");
    let pay = Action::Pay { with: Wealth::Gold };
    let take = Action::Take { good: Good::Iron };
    let ended = after(&taken, &[Action::Trade, pay, pay, pay, take, take, burglary, DONE]);
    assert_eq!((ended.phase(), decides(&ended)), (Phase::Picking { left: 1 }, BEIGE));
}

/// Rules: AD-10.10
#[test]
fn a_scholar_that_was_left_is_gone() {
    let mut state = west().scientia().goods(BROWN, [0, 0, 5], 0).lay();
    play(&mut state, &[Action::Learn { know_how: KnowHow::Strata }, DONE, DONE]);
    let idle = [Action::Advance { field: quadriga_antike::Field::Ferrum }, DONE];
    play(&mut state, &idle);
    play(&mut state, &idle);
    assert_eq!((total(&state, BROWN), state.phase()), (0, Phase::Rondel));
}

/// Rules: AD-10.2
#[test]
fn a_king_for_every_five_cities() {
    assert_eq!([4, 5, 9, 10, 15].map(|cities| kings(cities, 0)), [0, 1, 1, 2, 3]);
    assert_eq!([5, 9, 10, 14].map(|cities| kings(cities, 1)), [0, 0, 1, 1]);
}

/// Rules: AD-10.3, AD-10.5, AD-10.12
#[test]
fn all_are_taken_in_the_order_of_the_kinds_or_one_by_one() {
    let table = with_cities(5).founding().this_turn("generals", json!(1));
    let state = after(&table.this_turn("scholars", json!(2)).lay(), &[DONE]);
    let choices = [Personage::King, Personage::General, Personage::Scholar].map(claim);
    assert_eq!(offered(&state)[1..4], choices);
    let mut all = state.clone();
    let events = play(&mut all, &[Action::ClaimAll]);
    let order: Vec<Personage> = events
        .iter()
        .filter_map(|event| match event {
            Event::Claimed { personage, .. } => Some(*personage),
            _ => None,
        })
        .collect();
    let kinds = [Personage::King, Personage::General, Personage::Scholar, Personage::Scholar];
    assert_eq!(order, kinds);
    assert_eq!(all.phase(), Phase::Picking { left: 4 });
    let some = after(&state, &[claim(Personage::Scholar), claim(Personage::General), DONE]);
    assert_eq!((total(&some, BROWN), some.phase()), (2, Phase::Picking { left: 2 }));
}

/// Rules: AD-10.4
#[test]
fn a_citizen_for_every_three_temples() {
    let citizens = |temples: usize, had: u8| {
        let sites = &map(Board::West).regions[..temples];
        let table = sites.iter().fold(with_cities(temples), |table, info| table.temple(&info.id));
        let state = table.personages(BROWN, [2, 0, had, 0, 0]).founding().lay();
        let due = state.view(Eye::Spectator).this_turn.due;
        due.iter().find(|(kind, _)| *kind == Personage::Citizen).map_or(0, |&(_, count)| count)
    };
    assert_eq!([2, 3, 5, 6].map(|temples| citizens(temples, 0)), [0, 1, 1, 2]);
    assert_eq!([3, 5, 6].map(|temples| citizens(temples, 1)), [0, 0, 1]);
}

/// Rules: AD-10.6
#[test]
fn a_navigator_for_seven_points_at_sea() {
    let table = west().founding().units("corsica", BROWN, 0, 3).units("mare_ionium", BROWN, 0, 1);
    let table = table.units("mare_africum", BROWN, 0, 1);
    let six = table.clone().lay();
    assert_eq!(six.navigator_points(BROWN), 6);
    assert_eq!(after(&six, &[DONE]).phase(), Phase::Rondel);
    // A coast counts one, a legion nothing.
    let seven = table.units("roma", BROWN, 5, 1).lay();
    assert_eq!(seven.navigator_points(BROWN), 7);
    let mut seven = after(&seven, &[DONE]);
    play(&mut seven, &[Action::ClaimAll]);
    assert_eq!(seven.personages(BROWN, Personage::Navigator), 1);
    let seas = ["corsica", "mare_ionium", "mare_africum", "mare_sardoum", "mare_tyrrhenum"];
    let seas = seas.into_iter().chain(["mare_adriaticum", "mare_ibericum"]);
    let fourteen = seas.fold(west().founding(), |table, sea| table.units(sea, BROWN, 0, 1)).lay();
    assert_eq!(fourteen.view(Eye::Spectator).this_turn.due, [(Personage::Navigator, 2)]);
}

/// Rules: AD-10.7
#[test]
fn the_tenth_city_brings_a_king_only_once() {
    assert_eq!([9, 10, 14].map(|cities| kings(cities, 2)), [0, 0, 0]);
    assert_eq!(kings(15, 2), 1);
    // From nine cities to ten, with two kings.
    let table = with_cities(9).personages(BROWN, [2, 0, 0, 0, 0]).founding();
    let mut state = table.units("siga", BROWN, 1, 0).goods(BROWN, [1, 1, 1], 5).lay();
    play(&mut state, &[found(w("siga"), Good::Gold)]);
    assert_eq!(state.cities_of(BROWN).len(), 10);
    play(&mut state, &[DONE]);
    assert_eq!((state.personages(BROWN, Personage::King), state.phase()), (2, Phase::Rondel));
}

/// Rules: AD-10.8
#[test]
fn an_empty_stack_gives_nothing() {
    let state = with_cities(10).personages(BEIGE, [5, 0, 0, 0, 0]).founding().lay();
    assert_eq!(state.view(Eye::Spectator).this_turn.due, [(Personage::King, 1)]);
    let state = with_cities(10).personages(BEIGE, [6, 0, 0, 0, 0]).founding().lay();
    assert_eq!(after(&state, &[DONE]).phase(), Phase::Rondel);
    let view = state.view(Eye::Spectator);
    let stacks: Vec<u8> = view.bank.personages.iter().map(|&(_, left)| left).collect();
    assert_eq!(stacks, [0, 4, 4, 5, 2]);
    let king = view.peoples[0].personages[0];
    assert_eq!((king.count, king.reached, king.next_at), (0, 10, None));
}

/// Rules: AD-10.9, AD-1.7
#[test]
fn the_track_gives_walls_at_1_2_3_5_and_7() {
    let walls = |had: u8, generals: u8| {
        let personages = [0, 0, 0, had.min(5), had.saturating_sub(5)];
        let table = west().founding().personages(BROWN, personages);
        let mut state = table.this_turn("generals", json!(generals)).lay();
        let before = state.view(Eye::Spectator).peoples[0].walls;
        play(&mut state, &[DONE, Action::ClaimAll]);
        state.view(Eye::Spectator).peoples[0].walls - before
    };
    assert_eq!((0..7).map(|had| walls(had, 1)).collect::<Vec<u8>>(), [1, 1, 1, 0, 1, 0, 1]);
    assert_eq!(walls(1, 2), 2, "from 1 to 3: two walls");
    assert_eq!(walls(3, 4), 2, "from 3 to 7: those of 5 and 7");
}
