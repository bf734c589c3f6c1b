//! Chapter 8: Duellum.

use crate::table::{
    BEIGE, BROWN, DONE, after, boxed, decides, e, east, force, go, go_on, is_offered, offered,
    play, purse, refused, w, west,
};
use quadriga_antike::{
    Action, Antike, ByUnit, Card, Event, Good, Group, KnowHow, Personage, Phase, Unit,
};
use quadriga_core::{Eye, Game};

const LEGION: Unit = Unit::Legion;
const GALLEY: Unit = Unit::Galley;

fn conquer(region: quadriga_antike::Region, galleys: u8) -> Action {
    Action::Conquer { region, galleys }
}

/// Rules: AD-8.1, AD-8.8
#[test]
fn first_all_movement_then_all_conquests() {
    let table = west().movement().units("roma", BROWN, 1, 0).city("ancona", BEIGE, Good::Iron);
    let mut state = table.lay();
    play(&mut state, &[go(LEGION, w("roma"), w("ancona"), 1)]);
    refused(&state, conquer(w("ancona"), 0), "AD-2.1");
    play(&mut state, &[DONE]);
    assert_eq!(state.phase(), Phase::Conquest);
    refused(&state, go(LEGION, w("ancona"), w("roma"), 1), "AD-2.1");
    play(&mut state, &[conquer(w("ancona"), 0)]);
    assert_eq!(state.owner(w("ancona")), Some(BROWN));
}

/// Rules: AD-8.2, AD-8.6
#[test]
fn legions_cross_land_borders_and_galleys_sea_borders() {
    let state = west().movement().units("roma", BROWN, 1, 1).lay();
    let map = state.map();
    let roma = w("roma");
    for to in map.all().iter() {
        let legion = is_offered(&state, go(LEGION, roma, to, 1));
        let galley = is_offered(&state, go(GALLEY, roma, to, 1));
        assert_eq!(legion, map.reachable(LEGION, roma).has(to));
        assert_eq!(galley, map.reachable(GALLEY, roma).has(to));
    }
    refused(&state, go(LEGION, roma, w("corsica"), 1), "AD-8.2");
    refused(&state, go(GALLEY, roma, w("ancona"), 1), "AD-8.2");
    let both = map.reachable(LEGION, roma).within(map.reachable(GALLEY, roma));
    assert!(!both.is_empty(), "Roma has a border of both kinds");
    let moved = after(&state, &[go(GALLEY, roma, w("corsica"), 1)]);
    assert_eq!(force(&moved, BROWN, roma), [1, 0]);
    refused(&moved, go(GALLEY, w("corsica"), roma, 1), "AD-8.3");
}

/// Rules: AD-8.3
#[test]
fn any_number_of_units_that_have_not_moved_moves() {
    let state = west().movement().units("roma", BROWN, 3, 0).units("genua", BROWN, 1, 0).lay();
    let (roma, ancona) = (w("roma"), w("ancona"));
    for count in 1..=3 {
        assert!(is_offered(&state, go(LEGION, roma, ancona, count)), "{count}");
        let moved = after(&state, &[go(LEGION, roma, ancona, count)]);
        assert_eq!(force(&moved, BROWN, ancona), [count, 0]);
        assert_eq!(force(&moved, BROWN, roma), [3 - count, 0]);
        refused(&moved, go(LEGION, ancona, roma, 1), "AD-8.3");
        refused(&moved, go_on(LEGION, ancona, roma, 1), "AD-8.3");
    }
    refused(&state, go(LEGION, roma, ancona, 0), "AD-8.3");
    refused(&state, go(LEGION, roma, ancona, 4), "AD-8.3");
    refused(&state, go_on(LEGION, roma, ancona, 1), "AD-8.3");
    // Those who stay do not take along those who came.
    let came = after(&state, &[go(LEGION, w("genua"), roma, 1)]);
    assert!(is_offered(&came, go(LEGION, roma, ancona, 3)));
    refused(&came, go(LEGION, roma, ancona, 4), "AD-8.3");
}

/// Rules: AD-8.3, AD-8.4
#[test]
fn units_under_way_wait_split_and_go_on_in_any_order() {
    let table = west().movement().units("roma", BROWN, 2, 0).units("ancona", BROWN, 2, 0);
    let state = table.units("zama", BROWN, 1, 0).knows(BROWN, &[KnowHow::Strata]).lay();
    let (roma, ancona, neapolis) = (w("roma"), w("ancona"), w("neapolis"));
    let under_way = after(&state, &[go(LEGION, roma, ancona, 2)]);
    let group = Group { unit: LEGION, region: ancona, count: 2, steps: 1 };
    assert_eq!(under_way.phase(), Phase::Movement { group: Some(group) });
    // Those who stood there before can go first, and those under way can go on in parts.
    let first = after(&under_way, &[go(LEGION, ancona, roma, 2), go_on(LEGION, roma, ancona, 2)]);
    assert_eq!(force(&first, BROWN, ancona), [4, 0]);
    let split = after(&under_way, &[go_on(LEGION, ancona, neapolis, 1)]);
    assert_eq!((force(&split, BROWN, ancona), force(&split, BROWN, neapolis)), ([3, 0], [1, 0]));
    refused(&split, go_on(LEGION, ancona, neapolis, 2), "AD-8.3");
    refused(&split, go_on(LEGION, neapolis, ancona, 1), "AD-8.3");
    // Another move in between stops nobody.
    let later = after(&under_way, &[go(LEGION, w("zama"), w("carthago"), 1)]);
    let later = after(&later, &[go_on(LEGION, ancona, neapolis, 2)]);
    assert_eq!((force(&later, BROWN, ancona), force(&later, BROWN, neapolis)), ([2, 0], [2, 0]));
    assert!(is_offered(&later, go_on(LEGION, w("carthago"), w("zama"), 1)));
    let units = later.view(Eye::Spectator).regions[ancona.index()].units[0];
    assert_eq!((units.fresh_legions, units.steps), (2, ByUnit { legion: 2, ..ByUnit::default() }));
}

/// Bots try each order of the same moves once; people are offered all.
///
/// Rules: AD-8.4
#[test]
fn bots_leave_out_orders_that_lead_to_the_same() {
    let table = west().movement().units("roma", BROWN, 3, 0).units("ancona", BROWN, 2, 0);
    let state = table.knows(BROWN, &[KnowHow::Strata]).lay();
    let under_way = after(&state, &[go(LEGION, w("roma"), w("ancona"), 2)]);
    let mut list = offered(&under_way);
    let all = list.len();
    under_way.narrow(&mut list);
    assert!(list.len() < all);
    assert!(list.contains(&go_on(LEGION, w("ancona"), w("neapolis"), 2)));
    assert!(!list.contains(&go_on(LEGION, w("ancona"), w("neapolis"), 1)));
    assert!(!list.contains(&go(LEGION, w("ancona"), w("neapolis"), 2)));
    assert!(list.contains(&go(LEGION, w("roma"), w("ancona"), 1)) && list.contains(&DONE));
}

/// Rules: AD-2.8, AD-8.8, AD-11.8
#[test]
fn the_conquests_begin_where_an_earthquake_in_hand_makes_one_possible() {
    let table = west().movement().city("numantia", BEIGE, Good::Iron).wall("numantia");
    let table = table.units("numantia", BROWN, 1, 0);
    let state = table.clone().hand(BROWN, &[Card::Earthquake]).lay();
    assert!(!state.view(Eye::Spectator).this_turn.done_ends_turn);
    let conquests = after(&state, &[DONE]);
    assert_eq!(conquests.phase(), Phase::Conquest);
    refused(&conquests, conquer(w("numantia"), 0), "AD-8.8");
    let quake = Action::PlayAt { card: Card::Earthquake, region: w("numantia") };
    let taken = after(&conquests, &[quake, conquer(w("numantia"), 0)]);
    assert_eq!(taken.owner(w("numantia")), Some(BROWN));
    // Without the card nothing is left to choose.
    let without = table.lay();
    assert!(without.view(Eye::Spectator).this_turn.done_ends_turn);
    assert_eq!(decides(&after(&without, &[DONE])), BEIGE);
}

/// Rules: AD-8.5
#[test]
fn units_of_a_kind_are_exchanged_on_entering() {
    let table = west().movement().units("roma", BROWN, 3, 1).units("ancona", BEIGE, 2, 0);
    let mut state = table.units("corsica", BEIGE, 0, 1).lay();
    let events = play(&mut state, &[go(LEGION, w("roma"), w("ancona"), 3)]);
    let fight = Event::Exchanged { region: w("ancona"), unit: LEGION, count: 2, special: None };
    assert!(events.contains(&fight));
    assert_eq!(force(&state, BROWN, w("ancona")), [1, 0]);
    assert_eq!((boxed(&state, BROWN), boxed(&state, BEIGE)), ([2, 0], [2, 0]));
    // The galley that sails to Corsica in the rulebook's example.
    play(&mut state, &[go(GALLEY, w("roma"), w("corsica"), 1)]);
    assert_eq!((boxed(&state, BROWN), boxed(&state, BEIGE)), ([2, 1], [2, 1]));
    assert_eq!(force(&state, BROWN, w("corsica")), [0, 0]);
}

/// Rules: AD-8.5
#[test]
fn units_are_exchanged_on_passing_and_survivors_go_on() {
    let table = west().movement().units("roma", BROWN, 3, 0).units("ancona", BEIGE, 1, 0);
    let state = table.knows(BROWN, &[KnowHow::Strata]).lay();
    let passed = after(&state, &[go(LEGION, w("roma"), w("ancona"), 3)]);
    let on = after(&passed, &[go_on(LEGION, w("ancona"), w("neapolis"), 2)]);
    assert_eq!(force(&on, BROWN, w("neapolis")), [2, 0]);
    let alone = after(&state, &[go(LEGION, w("roma"), w("ancona"), 1)]);
    assert_eq!(alone.phase(), Phase::Movement { group: None }, "nobody is left to go on");
}

/// Rules: AD-8.6, AD-8.7, AD-8.10
#[test]
fn legions_and_galleys_never_fight_each_other_but_both_conquer() {
    let table = west().movement().units("roma", BROWN, 0, 2).units("neapolis", BEIGE, 1, 0);
    let table = table.city("neapolis", BEIGE, Good::Gold);
    let mut state = table.lay();
    assert!(state.map().reachable(GALLEY, w("roma")).has(w("neapolis")));
    play(&mut state, &[go(GALLEY, w("roma"), w("neapolis"), 2)]);
    assert_eq!((force(&state, BROWN, w("neapolis")), boxed(&state, BEIGE)), ([0, 2], [0, 0]));
    play(&mut state, &[DONE, conquer(w("neapolis"), 2)]);
    assert_eq!((boxed(&state, BROWN), boxed(&state, BEIGE)), ([0, 2], [1, 0]));
}

/// Rules: AD-8.8, AD-8.9, AD-8.11, AD-8.12
#[test]
fn tarraco_with_one_galley_falls_to_two_legions_and_with_two_does_not() {
    let table = west().city("tarraco", BEIGE, Good::Gold).units("tarraco", BROWN, 2, 0).conquest();
    let mut state = table.clone().units("tarraco", BEIGE, 0, 1).lay();
    assert_eq!(state.strength(w("tarraco")), 2);
    play(&mut state, &[conquer(w("tarraco"), 0)]);
    assert_eq!((boxed(&state, BROWN), boxed(&state, BEIGE)), ([2, 0], [0, 1]));
    assert_eq!(state.owner(w("tarraco")), Some(BROWN));
    play(&mut state, &[DONE]);
    assert_eq!((state.phase(), decides(&state)), (Phase::Picking { left: 1 }, BEIGE));
    let strong = table.units("tarraco", BEIGE, 0, 2).lay();
    assert_eq!(strong.strength(w("tarraco")), 3);
    refused(&strong, conquer(w("tarraco"), 0), "AD-8.8");
    refused(&strong, conquer(w("roma"), 0), "AD-8.8");
}

/// Rules: AD-8.9
#[test]
fn strength_counts_temple_wall_republic_and_all_defenders() {
    let table = west().city("roma", BEIGE, Good::Gold);
    assert_eq!(table.clone().lay().strength(w("roma")), 1);
    let table = table.temple("roma");
    assert_eq!(table.clone().lay().strength(w("roma")), 3);
    let table = table.wall("roma").units("roma", BEIGE, 2, 1).knows(BEIGE, &[KnowHow::ResPublica]);
    let state = table.lay();
    assert_eq!(state.strength(w("roma")), 8);
    let city = state.view(Eye::Spectator).regions[w("roma").index()].city.unwrap();
    assert_eq!((city.strength, city.attackers), (8, 0));
}

/// Rules: AD-8.11, AD-8.10
#[test]
fn the_attacker_chooses_which_units_return() {
    let table = west().conquest().city("roma", BEIGE, Good::Gold).temple("roma");
    let state = table.units("roma", BROWN, 2, 2).lay();
    let choices: Vec<Action> = offered(&state)
        .into_iter()
        .filter(|action| matches!(action, Action::Conquer { .. }))
        .collect();
    assert_eq!(choices, [conquer(w("roma"), 1), conquer(w("roma"), 2)]);
    refused(&state, conquer(w("roma"), 0), "AD-8.11");
    refused(&state, conquer(w("roma"), 3), "AD-8.11");
    let one = after(&state, &[conquer(w("roma"), 1)]);
    assert_eq!((boxed(&one, BROWN), force(&one, BROWN, w("roma"))), ([2, 1], [0, 1]));
    let two = after(&state, &[conquer(w("roma"), 2)]);
    assert_eq!((boxed(&two, BROWN), force(&two, BROWN, w("roma"))), ([1, 2], [1, 0]));
}

/// The Greeks before Ainos, as in the rulebook.
fn before_ainos() -> crate::table::Table {
    east()
        .movement()
        .knows(BROWN, &[KnowHow::Navigatio])
        .units("abdera", BROWN, 2, 0)
        .units("lesbos", BROWN, 0, 1)
        .units("mare_aegaeum", BROWN, 0, 2)
        .units("pergamon", BROWN, 2, 0)
        .units("lemnos", BEIGE, 0, 1)
        .city("ainos", BEIGE, Good::Gold)
        .temple("ainos")
        .wall("ainos")
        .city("abydos", BEIGE, Good::Iron)
}

/// All moves of the example.
fn march_on_ainos(state: &mut Antike) -> Vec<Event> {
    play(
        state,
        &[
            go(LEGION, e("abdera"), e("ainos"), 2),
            go(GALLEY, e("lesbos"), e("ainos"), 1),
            go(GALLEY, e("mare_aegaeum"), e("lemnos"), 2),
            go_on(GALLEY, e("lemnos"), e("ainos"), 1),
            go(LEGION, e("pergamon"), e("abydos"), 2),
            DONE,
        ],
    )
}

/// Rules: AD-8.5, AD-8.11, AD-8.13, AD-8.14, AD-8.15, AD-10.3, AD-10.11
#[test]
fn the_greeks_take_ainos_and_abydos() {
    let mut state = before_ainos().lay();
    let events = march_on_ainos(&mut state);
    let fight = Event::Exchanged { region: e("lemnos"), unit: GALLEY, count: 1, special: None };
    assert!(events.contains(&fight));
    assert_eq!(state.strength(e("ainos")), 4);
    assert_eq!(force(&state, BROWN, e("ainos")), [2, 2]);
    play(&mut state, &[conquer(e("ainos"), 2)]);
    assert_eq!(boxed(&state, BROWN), [2, 3]);
    assert!(state.temples().is_empty() && state.walls().is_empty());
    let view = state.view(Eye::Spectator);
    assert_eq!((view.peoples[1].walls, view.bank.temples), (1, 12));
    play(&mut state, &[conquer(e("abydos"), 0)]);
    assert_eq!((boxed(&state, BROWN), force(&state, BROWN, e("abydos"))), ([3, 3], [1, 0]));
    assert_eq!(state.cities_of(BROWN).len(), 2);
    play(&mut state, &[DONE, Action::ClaimAll]);
    assert_eq!(state.personages(BROWN, Personage::General), 1);
    // One card for the personage and one for both cities.
    assert_eq!((state.phase(), decides(&state)), (Phase::Picking { left: 2 }, BEIGE));
    let first = offered(&state)[0];
    play(&mut state, &[first]);
    let second = offered(&state)[0];
    play(&mut state, &[second]);
    assert_eq!(
        (state.phase(), state.view(Eye::Spectator).peoples[1].cards.len()),
        (Phase::Rondel, 2)
    );
}

/// Rules: AD-8.8, AD-7.4
#[test]
fn with_res_publica_ainos_stands() {
    let mut state = before_ainos().knows(BEIGE, &[KnowHow::ResPublica]).lay();
    march_on_ainos(&mut state);
    assert_eq!(state.strength(e("ainos")), 5);
    refused(&state, conquer(e("ainos"), 2), "AD-8.8");
    assert_eq!(purse(&state, BROWN), [0; 4]);
}

/// Rules: AD-8.13, AD-1.6
#[test]
fn a_conquered_city_keeps_its_tile() {
    let mut state = before_ainos().lay();
    march_on_ainos(&mut state);
    let tiles = state.view(Eye::Spectator).bank.tiles;
    play(&mut state, &[conquer(e("ainos"), 2)]);
    assert_eq!((state.good(e("ainos")), state.owner(e("ainos"))), (Some(Good::Gold), Some(BROWN)));
    assert_eq!(state.view(Eye::Spectator).bank.tiles, tiles);
}
