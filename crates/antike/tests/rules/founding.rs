//! Chapter 9: founding cities.

use crate::table::{
    BEIGE, BROWN, DONE, advance, after, decides, found, is_offered, purse, refused, w, west,
};
use quadriga_antike::{Board, ByGood, Field, Good, map};
use quadriga_core::{Eye, Game};

/// Rules: AD-9.3, AD-9.4, AD-9.6, AD-9.7
#[test]
fn carthage_founds_baecula_and_saguntum() {
    // One gold city lies beside Baecula, and together with Baecula three beside Saguntum.
    let near = |id: &str| map(Board::West).neighbours(w(id)).within(map(Board::West).sites());
    let only_saguntum = near("saguntum").without(near("baecula"));
    let neighbours: Vec<&str> = only_saguntum
        .iter()
        .map(|region| map(Board::West).regions[region.index()].id.as_str())
        .filter(|&id| id != "baecula" && id != "saguntum")
        .collect();
    let both = near("saguntum").within(near("baecula")).iter().next();
    let both = both.map(|region| map(Board::West).regions[region.index()].id.as_str());
    let mut table = west().founding().units("baecula", BROWN, 1, 0).units("saguntum", BROWN, 1, 0);
    let both = both.expect("Baecula and Saguntum share a neighbour");
    table = table.city(both, BROWN, Good::Gold).city(neighbours[0], BEIGE, Good::Gold);
    let state = table.goods(BROWN, [2, 1, 2], 2).lay();
    refused(&state, found(w("numantia"), Good::Gold), "AD-9.2");
    let first = after(&state, &[found(w("baecula"), Good::Gold)]);
    assert_eq!(purse(&first, BROWN), [1, 0, 1, 1]);
    assert_eq!(first.same_neighbours(w("saguntum"), Good::Gold), 3);
    refused(&first, found(w("saguntum"), Good::Gold), "AD-9.6");
    let second = after(&first, &[found(w("saguntum"), Good::Iron)]);
    assert_eq!(purse(&second, BROWN), [0, 0, 0, 0]);
    assert_eq!(second.good(w("saguntum")), Some(Good::Iron));
    assert_eq!(second.cities_of(BROWN).len(), 3);
}

/// Rules: AD-9.1
#[test]
fn cities_are_founded_after_every_action() {
    let table = west().units("tarraco", BROWN, 1, 0).goods(BROWN, [1, 1, 1], 3);
    let state = table.lay();
    for &field in Field::ALL {
        let mut acted = after(&state, &[advance(field)]);
        if field.produces().is_none() {
            acted = after(&acted, &[DONE]);
        }
        let founded = after(&acted, &[found(w("tarraco"), Good::Gold), DONE]);
        assert_eq!((founded.owner(w("tarraco")), decides(&founded)), (Some(BROWN), BEIGE));
    }
}

/// Rules: AD-9.2
#[test]
fn a_free_site_and_an_own_unit_are_needed_and_enemies_do_not_matter() {
    let table = west().founding().goods(BROWN, [5, 5, 5], 5);
    let table = table.units("tarraco", BROWN, 0, 1).units("tarraco", BEIGE, 4, 0);
    let table = table.units("genua", BROWN, 1, 0).city("genua", BEIGE, Good::Iron);
    let state = table.units("massilia", BEIGE, 1, 0).units("alpes", BROWN, 1, 0).lay();
    assert!(is_offered(&state, found(w("tarraco"), Good::Gold)));
    for (id, rule) in [("genua", "AD-9.2"), ("massilia", "AD-9.2"), ("alpes", "AD-9.2")] {
        refused(&state, found(w(id), Good::Gold), rule);
    }
}

/// Rules: AD-9.3, AD-9.4
#[test]
fn coins_replace_missing_goods() {
    let table = west().founding().units("tarraco", BROWN, 1, 0);
    let city = found(w("tarraco"), Good::Gold);
    let state = table.clone().goods(BROWN, [0, 1, 0], 3).lay();
    assert_eq!(purse(&after(&state, &[city]), BROWN), [0, 0, 0, 1]);
    refused(&table.goods(BROWN, [0, 7, 0], 1).lay(), city, "AD-9.6");
}

/// Rules: AD-9.5, AD-1.6
#[test]
fn the_bank_must_have_the_tile() {
    let sites: Vec<&str> = map(Board::West).regions.iter().map(|info| info.id.as_str()).collect();
    let mut table = west().founding().goods(BROWN, [5, 5, 5], 9);
    for site in &sites[..10] {
        table = table.city(site, BEIGE, Good::Gold);
    }
    let state = table.units("roma", BROWN, 1, 0).lay();
    assert_eq!(state.view(Eye::Spectator).bank.tiles, ByGood { marble: 12, iron: 12, gold: 0 });
    refused(&state, found(w("roma"), Good::Gold), "AD-9.5");
    assert!(is_offered(&state, found(w("roma"), Good::Iron)));
}

/// Rules: AD-9.6
#[test]
fn the_view_tells_the_surcharge_before() {
    let table = west().founding().units("neapolis", BROWN, 1, 0).goods(BROWN, [1, 1, 0], 2);
    let table = table.city("ancona", BEIGE, Good::Gold).city("syracusae", BROWN, Good::Gold);
    let state = table.city("croton", BROWN, Good::Iron).lay();
    let site = state.view(Eye::Spectator).regions[w("neapolis").index()].founding.unwrap();
    let near = ByGood { marble: 0, iron: 1, gold: 2 };
    assert_eq!(site.neighbours, near, "land and sea borders, own and foreign cities");
    assert_eq!(site.least_coins, Some(1));
}
