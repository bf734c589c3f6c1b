//! Chapter 4: temples and walls.

use crate::table::{BEIGE, BROWN, after, offered, purse, refused, w, west};
use quadriga_antike::{Action, Board, Good, map};
use quadriga_core::{Eye, Game};

fn temple(id: &str) -> Action {
    Action::Temple { region: w(id) }
}

fn wall(id: &str) -> Action {
    Action::Wall { region: w(id) }
}

/// Rules: AD-4.1, AD-4.2, AD-4.5
#[test]
fn the_temple_at_neapolis_costs_6_marble_and_3_coins() {
    let table = west()
        .templum()
        .city("neapolis", BROWN, Good::Gold)
        .city("ancona", BROWN, Good::Iron)
        .city("croton", BROWN, Good::Iron)
        .city("syracusae", BEIGE, Good::Marble)
        .temple("ancona")
        .temple("croton")
        .temple("syracusae")
        .personages(BROWN, [0, 0, 0, 1, 0]);
    let state = table.clone().goods(BROWN, [8, 0, 0], 3).lay();
    let built = after(&state, &[temple("neapolis"), wall("croton"), wall("neapolis")]);
    assert_eq!(purse(&built, BROWN), [0, 0, 0, 0]);
    assert_eq!(built.temples().len(), 4);
    assert!(built.walls().has(w("croton")) && built.walls().has(w("neapolis")));
    refused(&table.goods(BROWN, [8, 0, 0], 2).lay(), temple("neapolis"), "AD-1.12");
}

/// Rules: AD-4.1, AD-4.2
#[test]
fn the_first_temple_makes_the_second_dearer() {
    let state = west()
        .templum()
        .city("neapolis", BROWN, Good::Gold)
        .city("ancona", BROWN, Good::Iron)
        .city("zama", BROWN, Good::Iron)
        .city("carthago", BEIGE, Good::Iron)
        .goods(BROWN, [18, 0, 0], 1)
        .lay();
    assert_eq!((state.temple_coins(w("ancona")), state.temple_coins(w("neapolis"))), (0, 0));
    let first = after(&state, &[temple("neapolis")]);
    assert_eq!(first.temple_coins(w("ancona")), 1);
    assert_eq!(purse(&after(&first, &[temple("ancona")]), BROWN), [6, 0, 0, 0]);
    assert_eq!(purse(&after(&first, &[temple("zama")]), BROWN), [6, 0, 0, 1]);
    refused(&state, temple("carthago"), "AD-4.1");
    refused(&state, temple("genua"), "AD-4.1");
}

/// Rules: AD-4.3, AD-1.6
#[test]
fn one_temple_a_city_and_twelve_in_all() {
    let state = west().templum().city("roma", BROWN, Good::Gold).temple("roma");
    refused(&state.goods(BROWN, [9, 0, 0], 9).lay(), temple("roma"), "AD-4.3");
    let sites: Vec<&str> = map(Board::West).regions.iter().map(|info| info.id.as_str()).collect();
    let mut table = west().templum();
    let goods = [Good::Marble, Good::Iron, Good::Gold];
    for (index, site) in sites[..13].iter().enumerate() {
        table = table.city(site, if index < 7 { BROWN } else { BEIGE }, goods[index % 3]);
    }
    for site in &sites[1..13] {
        table = table.temple(site);
    }
    let state = table.goods(BROWN, [60, 0, 0], 20).lay();
    assert_eq!(state.view(Eye::Spectator).bank.temples, 0);
    refused(&state, temple(sites[0]), "AD-4.3");
}

/// Rules: AD-4.5
#[test]
fn walls_come_from_the_own_supply_for_one_marble() {
    let table = west().templum().city("roma", BROWN, Good::Gold).city("ancona", BROWN, Good::Iron);
    let state = table.clone().city("genua", BEIGE, Good::Iron).goods(BROWN, [2, 0, 0], 0).lay();
    let built = after(&state, &[wall("roma")]);
    assert_eq!(purse(&built, BROWN), [1, 0, 0, 0]);
    refused(&built, wall("ancona"), "AD-4.5");
    refused(&state, wall("genua"), "AD-4.1");
    refused(&table.lay(), wall("roma"), "AD-1.12");
}

/// Rules: AD-4.6
#[test]
fn one_wall_a_city() {
    let table = west().templum().city("roma", BROWN, Good::Gold).wall("roma");
    let state = table.personages(BROWN, [1, 1, 0, 0, 0]).goods(BROWN, [5, 0, 0], 0).lay();
    refused(&state, wall("roma"), "AD-4.6");
    assert!(!offered(&state).iter().any(|action| matches!(action, Action::Wall { .. })));
}
