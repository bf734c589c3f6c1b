//! Chapter 12: siege rolls, determined defence and the fall of cities.

use crate::table::moves::{activate, units};
use crate::table::siege::{
    BESIEGE, besieged, called, defend, has_fallen, lilybaeum, points, space, with_supremacy,
};
use crate::table::{
    CARTHAGE, DONE, ROME, Table, after, decides, g, is_offered, offered, play, refused, roll, s,
    table, use_card,
};
use quadriga_hamilcar::{Action, Defence, Ending, Event, Holding, Phase, Piece, Post, Stack, Use};
use serde_json::json;

/// Rules: HM-12.1, HM-8.2
#[test]
fn a_siege_roll_costs_three_points_and_ends_the_activation() {
    let state = called(lilybaeum(0, 0), "metellus");
    assert!(is_offered(&state, BESIEGE));
    let mut near = after(&state, &[Action::March { to: s("drepanum") }]);
    play(&mut near, &[Action::March { to: s("lilybaeum") }]);
    assert_eq!(near.activation().map(|now| now.points), Some(2));
    refused(&near, BESIEGE, "HM-8.2");
    let mut state = state;
    roll(&mut state, &[BESIEGE], &[2]);
    assert!(state.activation().is_none());
    // One step before it leaves three points.
    let table = lilybaeum(0, 0).markers(CARTHAGE, &["drepanum"]);
    let near = after(&called(table, "metellus"), &[Action::March { to: s("drepanum") }]);
    assert!(is_offered(&near, BESIEGE));
}

/// Rules: HM-12.1
#[test]
fn a_siege_roll_needs_three_units_and_a_foreign_city() {
    let few = lilybaeum(0, 0).set("stacks", json!([])).stack(ROME, "lilybaeum", 2, 0);
    refused(&called(few, "metellus"), BESIEGE, "HM-12.1");
    // Not all of the stack need be of his army.
    let left = after(&called(lilybaeum(0, 0), "metellus"), &[Action::Leave { what: Piece::Unit }]);
    assert!(is_offered(&left, BESIEGE));
    let own = lilybaeum(0, 0).set(
        "markers",
        json!({ "rome": [s("roma"), s("lilybaeum")], "carthage": [s("carthago")] }),
    );
    refused(&called(own, "metellus"), BESIEGE, "HM-12.1");
    let ordinary = table().stack(ROME, "nola", 5, 0).general("metellus", "nola");
    let ordinary = ordinary.markers(CARTHAGE, &["nola"]).hand(ROME, &[65, 84]);
    refused(&called(ordinary, "metellus"), BESIEGE, "HM-12.1");
    let independent =
        lilybaeum(0, 0).set("markers", json!({ "rome": [s("roma")], "carthage": [s("carthago")] }));
    assert!(is_offered(&called(independent, "metellus"), BESIEGE));
}

/// Rules: HM-12.1, HM-20.57
#[test]
fn no_siege_roll_is_made_under_truce() {
    let state = called(lilybaeum(0, 0).set("truce", json!(true)), "metellus");
    refused(&state, BESIEGE, "HM-20.57");
}

/// Rules: HM-12.2, HM-12.4
#[test]
fn supremacy_gives_the_red_die() {
    let white = [(1, 4, 0), (2, 4, 0), (3, 5, 0), (4, 5, 0), (5, 5, 1), (6, 5, 1)];
    let red = [(1, 4, 0), (2, 5, 0), (3, 5, 0), (4, 5, 1), (5, 5, 1), (6, 5, 2)];
    for (die, units, so_many) in white {
        let state = besieged(lilybaeum(0, 0), die);
        assert_eq!(state.outside(ROME, s("lilybaeum")).units(), units, "white {die}");
        assert_eq!(points(&state, "lilybaeum"), so_many, "white {die}");
    }
    for (die, units, so_many) in red {
        let state = besieged(with_supremacy(lilybaeum(0, 0)), die);
        assert_eq!(state.outside(ROME, s("lilybaeum")).units(), units, "red {die}");
        assert_eq!(points(&state, "lilybaeum"), so_many, "red {die}");
    }
}

/// An independent Syracusae with these inside, and five units of Rome outside.
fn syracusae(units: u8, trains: u8) -> Table {
    let table = table().stack(ROME, "syracusae", 5, 0).general("metellus", "syracusae");
    let garrison =
        json!({ "at": s("syracusae"), "inside": true, "plain": units, "trains": trains });
    let outside = json!({ "at": s("syracusae"), "side": "rome", "plain": 5 });
    table.set("stacks", json!([outside, garrison])).hand(ROME, &[65, 84])
}

/// Rules: HM-12.3, HM-12.11
#[test]
fn a_great_city_is_besieged_with_supremacy_and_the_white_die() {
    refused(&called(syracusae(3, 1), "metellus"), BESIEGE, "HM-12.3");
    // Four is a point of the red die and nothing of the white one.
    let state = besieged(with_supremacy(syracusae(3, 0)), 4);
    assert_eq!(points(&state, "syracusae"), 0);
    // Without supremacy points stay, but no roll is made.
    let lost = called(syracusae(3, 1).besieged("syracusae", 2), "metellus");
    refused(&lost, BESIEGE, "HM-12.3");
    assert_eq!(points(&lost, "syracusae"), 2);
    // An ordinary siege goes on with the white die.
    let white = besieged(lilybaeum(0, 0).besieged("lilybaeum", 1), 4);
    assert_eq!(points(&white, "lilybaeum"), 1);
}

/// Rules: HM-12.3, HM-12.4, HM-12.5, HM-12.7, HM-1.6, HM-19.1
#[test]
fn syracusae_falls_after_four_points_and_gives_its_province() {
    // Three points are needed, and the garrison stops one with its only supply train.
    let table = with_supremacy(syracusae(3, 1)).markers(ROME, &["leontini"]);
    let spent = json!([96, 114, 117, 121, 122]);
    let mut state = table.hand(ROME, &[65, 84, 72, 86, 71]).set("discards", spent).lay();
    let before = state.points(ROME);
    let call = |number| [use_card(number, Use::Activate), activate("metellus"), BESIEGE];
    roll(&mut state, &call(65), &[5]);
    assert_eq!(decides(&state), CARTHAGE.seat(), "the besieger's enemy stands for the city");
    play(&mut state, &[defend(Defence::Both)]);
    assert_eq!(points(&state, "syracusae"), 0);
    for (number, expected) in [(84, 1), (72, 2)] {
        roll(&mut state, &call(number), &[4]);
        assert_eq!(points(&state, "syracusae"), expected);
    }
    // A three is nothing on the white die, and a one costs a unit.
    roll(&mut state, &call(86), &[0]);
    assert_eq!((points(&state, "syracusae"), units(&state, "syracusae")), (2, 4));
    roll(&mut state, &call(71), &[5]);
    assert!(has_fallen(&state, ROME, "syracusae"));
    assert_eq!(space(&state, "syracusae").inside, Some(Stack::NONE));
    assert_eq!(state.points(ROME), before + 1, "two of the three spaces of the Regnum are Roman");
}

/// Rules: HM-12.5, HM-13.1
#[test]
fn determined_defence_stops_a_point_for_a_unit_and_a_train() {
    let state = besieged(lilybaeum(2, 1), 5);
    assert_eq!(decides(&state), CARTHAGE.seat());
    assert_eq!(offered(&state), [defend(Defence::None), defend(Defence::Both)]);
    refused(&state, defend(Defence::Train), "HM-12.5");
    refused(&state, DONE, "HM-3.1");
    let held = after(&state, &[defend(Defence::Both)]);
    assert_eq!(points(&held, "lilybaeum"), 0);
    assert_eq!(space(&held, "lilybaeum").inside, Some(Stack { plain: 1, ..Stack::NONE }));
    let taken = after(&state, &[defend(Defence::None)]);
    assert_eq!(points(&taken, "lilybaeum"), 1);
    // Who cannot pay is not asked.
    assert_eq!(decides(&besieged(lilybaeum(2, 0), 5)), ROME.seat());
    assert_eq!(decides(&besieged(lilybaeum(0, 2), 5)), ROME.seat());
}

/// Rules: HM-12.5
#[test]
fn each_of_two_points_is_stopped_by_itself() {
    let mut state = besieged(with_supremacy(lilybaeum(2, 2)), 6);
    play(&mut state, &[defend(Defence::Both)]);
    assert_eq!(decides(&state), CARTHAGE.seat());
    play(&mut state, &[defend(Defence::None)]);
    assert_eq!(points(&state, "lilybaeum"), 1);
    assert_eq!(
        space(&state, "lilybaeum").inside,
        Some(Stack { plain: 1, elephants: 0, trains: 1 })
    );
}

/// Rules: HM-12.5, HM-1.13
#[test]
fn the_besiegers_enemy_defends_an_independent_city() {
    let mut state = besieged(with_supremacy(syracusae(3, 1)), 5);
    assert_eq!(decides(&state), CARTHAGE.seat());
    play(&mut state, &[defend(Defence::Both)]);
    assert_eq!(points(&state, "syracusae"), 0);
    assert_eq!(space(&state, "syracusae").inside, Some(Stack { plain: 2, ..Stack::NONE }));
}

/// Rules: HM-12.5, HM-1.19
#[test]
fn the_owner_chooses_what_the_defence_costs() {
    let garrison = json!({ "at": s("lilybaeum"), "side": "carthage", "inside": true, "plain": 1, "elephants": 1, "trains": 1 });
    let outside = json!({ "at": s("lilybaeum"), "side": "rome", "plain": 5 });
    let mut state = besieged(lilybaeum(0, 0).set("stacks", json!([outside, garrison])), 5);
    play(&mut state, &[defend(Defence::Both), Action::Lose { elephant: true }]);
    assert_eq!(space(&state, "lilybaeum").inside, Some(Stack { plain: 1, ..Stack::NONE }));
}

/// Rules: HM-22.10
#[test]
fn under_himilco_a_unit_or_a_train_is_enough() {
    let himilco = |units, trains| {
        let posts = json!([
            { "general": g("himilco"), "post": { "inside": s("lilybaeum") } },
            { "general": g("metellus"), "post": { "outside": s("lilybaeum") } },
        ]);
        besieged(lilybaeum(units, trains).set("generals", posts), 5)
    };
    let state = himilco(2, 1);
    let either = [Defence::None, Defence::Unit, Defence::Train].map(defend);
    assert_eq!(offered(&state), either);
    let unit = after(&state, &[defend(Defence::Unit)]);
    assert_eq!(space(&unit, "lilybaeum").inside, Some(Stack { plain: 1, elephants: 0, trains: 1 }));
    let train = after(&state, &[defend(Defence::Train)]);
    assert_eq!(space(&train, "lilybaeum").inside, Some(Stack { plain: 2, ..Stack::NONE }));
    assert_eq!(offered(&himilco(2, 0)), [Defence::None, Defence::Unit].map(defend));
}

/// Rules: HM-12.6
#[test]
fn the_first_declaration_makes_a_city_besieged() {
    let state = called(lilybaeum(2, 0), "metellus");
    assert!(!space(&state, "lilybaeum").besieged);
    let state = besieged(lilybaeum(2, 0), 3);
    assert!(space(&state, "lilybaeum").besieged);
    // It ends when the besieger has gone, with all its points.
    let mut gone = called(lilybaeum(2, 0).besieged("lilybaeum", 2), "metellus");
    play(&mut gone, &[Action::March { to: s("drepanum") }, DONE]);
    assert!(!space(&gone, "lilybaeum").besieged);
    assert_eq!(points(&gone, "lilybaeum"), 0);
    assert_eq!(gone.outside(CARTHAGE, s("lilybaeum")).units(), 2);
    // One unit that stays keeps it up.
    let table = lilybaeum(2, 0).besieged("lilybaeum", 2).set("proconsul", json!(g("metellus")));
    let mut stays = called(table, "metellus");
    let leave = Action::Leave { what: Piece::Unit };
    play(&mut stays, &[leave, Action::March { to: s("drepanum") }, DONE]);
    assert_eq!(points(&stays, "lilybaeum"), 2);
}

/// Rules: HM-12.7, HM-13.3, HM-7.1
#[test]
fn a_city_falls_at_three_points() {
    let posts = json!([
        { "general": g("bostar"), "post": { "inside": s("lilybaeum") } },
        { "general": g("metellus"), "post": { "outside": s("lilybaeum") } },
    ]);
    let table = with_supremacy(lilybaeum(3, 0)).set("generals", posts).besieged("lilybaeum", 2);
    // The second of two points lapses.
    let state = besieged(table, 6);
    assert!(has_fallen(&state, ROME, "lilybaeum"));
    assert_eq!(state.post(g("bostar")), Post::Pile);
    let here = space(&state, "lilybaeum");
    assert_eq!((here.siege_points, here.besieged, here.inside), (0, false, Some(Stack::NONE)));
    assert_eq!(state.outside(CARTHAGE, s("lilybaeum")), Stack::NONE);
    assert_eq!(state.outside(ROME, s("lilybaeum")).units(), 5);
    assert_eq!(state.post(g("metellus")), Post::Outside(s("lilybaeum")));
}

/// Rules: HM-12.7, HM-7.2
#[test]
fn an_aristocrat_in_a_fallen_city_costs_markers() {
    let posts = json!([
        { "general": g("hanno_great"), "post": { "inside": s("lilybaeum") } },
        { "general": g("metellus"), "post": { "outside": s("lilybaeum") } },
    ]);
    let table = lilybaeum(1, 0).set("generals", posts).besieged("lilybaeum", 2);
    let table = table.markers(CARTHAGE, &["enna", "eryx", "thermae"]);
    let mut state = called(table, "metellus");
    let events = roll(&mut state, &[BESIEGE], &[4]);
    assert!(events.contains(&Event::Demanded { side: CARTHAGE, markers: 2 }), "{events:?}");
    assert_eq!(decides(&state), CARTHAGE.seat());
}

/// Rules: HM-12.7, HM-7.2, HM-5.8
#[test]
fn two_aristocrats_in_a_fallen_city_cost_markers_one_after_the_other() {
    let posts = json!([
        { "general": g("hanno_great"), "post": { "inside": s("lilybaeum") } },
        { "general": g("hanno_elder"), "post": { "inside": s("lilybaeum") } },
        { "general": g("metellus"), "post": { "outside": s("lilybaeum") } },
    ]);
    let table = lilybaeum(1, 0).set("generals", posts).besieged("lilybaeum", 2);
    let rich = table.clone().markers(CARTHAGE, &["enna", "eryx", "thermae", "segesta"]);
    let mut state = called(rich, "metellus");
    roll(&mut state, &[BESIEGE], &[4]);
    for id in ["enna", "eryx", "thermae", "segesta"] {
        assert_eq!(decides(&state), CARTHAGE.seat());
        play(&mut state, &[Action::Renounce { from: Holding::Space(s(id)) }]);
    }
    assert!(state.tasks().is_empty());
    // Three PCs are enough for one of them, and not for both.
    let mut poor = called(table.markers(CARTHAGE, &["enna", "eryx", "thermae"]), "metellus");
    roll(&mut poor, &[BESIEGE], &[4]);
    assert_eq!(poor.phase(), Phase::Over { winner: ROME, by: Ending::Peace });
}

/// Rules: HM-12.10
#[test]
fn points_of_a_besieger_who_gave_way_are_void_at_once() {
    let site = quadriga_hamilcar::map().site(s("rhegium"));
    let table = table().stack(CARTHAGE, "rhegium", 3, 0).general("boodes", "rhegium");
    let siege = json!([{ "site": site, "points": 2, "besieged": true, "punic": true }]);
    let table = table.set("sieges", siege).set("discards", json!([96, 102, 114, 120, 121, 122]));
    let table = table.stack(ROME, "locri", 6, 0).general("duilius", "locri");
    let table = table.markers(CARTHAGE, &["messana"]);
    let table = with_supremacy(table).set("proconsul", json!(g("duilius")));
    let mut state = called(table.hand(ROME, &[65, 84]), "duilius");
    play(&mut state, &[Action::March { to: s("rhegium") }]);
    roll(&mut state, &[Action::Avoid { to: s("messana") }], &[0]);
    roll(&mut state, &[Action::Pursue], &[0]);
    roll(&mut state, &[BESIEGE], &[3]);
    assert_eq!(points(&state, "rhegium"), 1, "the two of Carthage count for nothing");
}

/// Rules: HM-19.7, HM-12.7
#[test]
fn who_takes_the_enemy_capital_wins_at_once() {
    let table = table().stack(ROME, "carthago", 5, 0).general("metellus", "carthago");
    let inside = json!([
        { "general": g("hanno_great"), "post": { "inside": s("carthago") } },
        { "general": g("metellus"), "post": { "outside": s("carthago") } },
    ]);
    let table = table.inside(CARTHAGE, "carthago", 1, 0).set("generals", inside);
    let table = with_supremacy(table).besieged("carthago", 2).hand(ROME, &[65, 84]);
    // The Aristocrat would cost more PCs than Carthage has: but the capital fell before.
    let state = besieged(table, 5);
    assert_eq!(state.phase(), Phase::Over { winner: ROME, by: Ending::Capital });
    assert_eq!(state.post(g("hanno_great")), Post::Pile);
}
