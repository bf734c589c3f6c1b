//! Chapter 12: sieges, sorties, and the fall of cities and tribes.

use crate::table::{
    CARTHAGE, DONE, ROME, Table, after, card, decides, g, is_offered, offered, play, refused,
    republic, roll, s, table, use_card,
};
use quadriga_core::{Eye, Game};
use quadriga_hamilcar::{
    Action, Defence, Ending, Event, Hamilcar, Phase, Piece, Post, Side, SpaceView, Stack, Use,
};
use serde_json::json;

const BESIEGE: Action = Action::Besiege;
const SORTIE: Action = Action::Sortie;

fn defend(with: Defence) -> Action {
    Action::Defend { with }
}

fn space(state: &Hamilcar, id: &str) -> SpaceView {
    state.view(Eye::Spectator).spaces[s(id).index()].clone()
}

fn points(state: &Hamilcar, id: &str) -> u8 {
    space(state, id).siege_points
}

fn has_fallen(state: &Hamilcar, side: Side, id: &str) -> bool {
    state.marker(s(id)).owner() == Some(side)
}

/// Metellus with five units outside a Punic Lilybaeum, in which these are.
fn lilybaeum(units: u8, trains: u8) -> Table {
    let table = table().markers(CARTHAGE, &["lilybaeum"]).stack(ROME, "lilybaeum", 5, 0);
    let table = table.general("metellus", "lilybaeum").hand(ROME, &[65, 84]);
    match units + trains {
        0 => table,
        _ => table.inside(CARTHAGE, "lilybaeum", units, trains),
    }
}

fn with_supremacy(table: Table) -> Table {
    table.set("supremacy", json!("rome"))
}

/// A general of Rome is called.
fn called(table: Table, general: &str) -> Hamilcar {
    let call = Action::Activate { general: g(general) };
    after(&table.lay(), &[use_card(65, Use::Activate), call])
}

/// Metellus makes a siege roll with this die.
fn besieged(table: Table, die: u32) -> Hamilcar {
    let mut state = called(table, "metellus");
    roll(&mut state, &[BESIEGE], &[die - 1]);
    state
}

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

/// Five units of Rome under a general in the tribe of Volsinii.
fn volsinii(general: &str) -> Table {
    let table = table().stack(ROME, "volsinii", 5, 0).general(general, "volsinii");
    table.hand(ROME, &[65, 84])
}

fn with_points(table: Table, points: u8) -> Table {
    let site = quadriga_hamilcar::map().site(s("volsinii"));
    table.set("sieges", json!([{ "site": site, "points": points }]))
}

/// Rules: HM-12.8
#[test]
fn a_tribe_is_subjugated_by_the_same_points() {
    let state = besieged(with_supremacy(volsinii("metellus")), 6);
    assert_eq!(points(&state, "volsinii"), 2);
    assert!(!space(&state, "volsinii").besieged);
    let state = besieged(with_points(volsinii("metellus"), 2), 5);
    assert!(has_fallen(&state, ROME, "volsinii"));
    assert_eq!(points(&state, "volsinii"), 0);
    let mut gone = called(with_points(volsinii("metellus"), 2), "metellus");
    play(&mut gone, &[Action::March { to: s("roma") }, DONE]);
    assert_eq!(points(&gone, "volsinii"), 0);
}

/// Rules: HM-12.8
#[test]
fn the_points_of_one_side_are_nothing_to_the_other() {
    let site = quadriga_hamilcar::map().site(s("volsinii"));
    let table = volsinii("metellus").stack(CARTHAGE, "thermae", 1, 0);
    let punic = table.clone().set("sieges", json!([{ "site": site, "points": 1, "punic": true }]));
    assert!(punic.read().is_err(), "Carthage has nobody there");
    let both = table.set("sieges", json!([{ "site": site, "points": 1 }]));
    let state = both.lay();
    let text = serde_json::to_string(&state).expect("a position");
    assert_eq!(serde_json::from_str::<Hamilcar>(&text).expect("the same position"), state);
}

/// Rules: HM-22.4
#[test]
fn flaccus_rolls_again_against_a_tribe() {
    let mut state = called(volsinii("fulvius_flaccus"), "fulvius_flaccus");
    roll(&mut state, &[BESIEGE], &[2]);
    let (again, keep) = (Action::Reroll { again: true }, Action::Reroll { again: false });
    assert_eq!(offered(&state), [again, keep]);
    refused(&state, DONE, "HM-3.1");
    assert_eq!(points(&after(&state, &[keep]), "volsinii"), 0);
    // The second die stands.
    roll(&mut state, &[again], &[4]);
    assert_eq!(points(&state, "volsinii"), 1);
    assert!(state.activation().is_none());
    let city = lilybaeum(0, 0).general("fulvius_flaccus", "lilybaeum");
    let mut city = called(city, "fulvius_flaccus");
    roll(&mut city, &[BESIEGE], &[2]);
    assert!(city.activation().is_none(), "a city is none of his");
}

/// Rules: HM-22.4
#[test]
fn megellus_rolls_again_against_a_city() {
    let table = lilybaeum(0, 0).general("postumius_megellus", "lilybaeum");
    let mut state = called(table, "postumius_megellus");
    roll(&mut state, &[BESIEGE], &[0]);
    roll(&mut state, &[Action::Reroll { again: true }], &[5]);
    assert_eq!(points(&state, "lilybaeum"), 1);
    assert_eq!(state.outside(ROME, s("lilybaeum")).units(), 5);
}

/// Metellus inside Messana with four units, and these of Carthage outside.
fn messana(outside: u8) -> Table {
    let table = table().markers(ROME, &["messana"]).markers(CARTHAGE, &["mylae", "tyndaris"]);
    let table = table.stack(CARTHAGE, "messana", outside, 0);
    let inside = json!([{ "general": g("metellus"), "post": { "inside": s("messana") } }]);
    let table = table.inside(ROME, "messana", 4, 1).set("generals", inside);
    let table = table.besieged("messana", 1).set("discards", json!([112, 114, 116, 117, 123]));
    table.hand(ROME, &[65, 84])
}

/// Rules: HM-12.9, HM-4.6
#[test]
fn a_general_inside_is_called_for_a_sortie_only() {
    let state = called(messana(3), "metellus");
    assert!(is_offered(&state, SORTIE));
    refused(&state, Action::March { to: s("mylae") }, "HM-4.6");
    refused(&state, BESIEGE, "HM-12.1");
    // With nobody there is none.
    let unit = Action::Leave { what: Piece::Unit };
    refused(&after(&state, &[unit; 4]), SORTIE, "HM-12.9");
    // Outside there is nothing to come out of.
    refused(&called(lilybaeum(1, 0), "metellus"), SORTIE, "HM-12.9");
}

/// Rules: HM-12.9, HM-10.1
#[test]
fn a_sortie_attacks_with_any_of_the_units_inside() {
    let mut state = called(messana(3), "metellus");
    play(&mut state, &[Action::Leave { what: Piece::Unit }, SORTIE]);
    let battle = state.view(Eye::Spectator).battle.expect("a battle");
    assert_eq!(battle.encounter.attacker, ROME);
    assert_eq!(battle.armies.rome.dealt, 3 + 3);
    assert_eq!(space(&state, "messana").inside.map(Stack::units), Some(1));
    let lead = offered(&state).into_iter().find(|action| matches!(action, Action::Lead { .. }));
    play(&mut state, &[lead.expect("a card to lead")]);
    assert_eq!(decides(&state), CARTHAGE.seat());
    roll(&mut state, &[Action::Yield], &[0, 0, 0]);
    assert!(state.activation().is_none());
    assert!(!space(&state, "messana").besieged, "the besieger was beaten");
    assert_eq!(state.outside(ROME, s("messana")).units(), 4);
}

/// Rules: HM-12.9, HM-10.13
#[test]
fn a_sortie_withdraws_inside() {
    let mut state = called(messana(3), "metellus");
    play(&mut state, &[SORTIE]);
    let away = Action::Withdraw { to: quadriga_hamilcar::Haven::Inside };
    roll(&mut state, &[away], &[0]);
    assert!(state.activation().is_none());
    assert_eq!(space(&state, "messana").inside.map(Stack::units), Some(4));
    assert_eq!(state.post(g("metellus")), Post::Inside(s("messana")));
    assert_eq!(points(&state, "messana"), 1, "the siege goes on");
}

/// Rules: HM-20.57, HM-12.9
#[test]
fn nobody_comes_out_under_truce() {
    let state = messana(3).set("truce", json!(true)).lay();
    refused(&state, use_card(65, Use::Activate), "HM-4.5");
}

/// Rules: HM-12.12, HM-18.3
#[test]
fn a_besieger_who_has_no_unit_left_ends_the_siege() {
    let table = table().markers(CARTHAGE, &["lilybaeum"]).stack(ROME, "lilybaeum", 1, 0);
    let table = table.inside(CARTHAGE, "lilybaeum", 2, 0).besieged("lilybaeum", 2);
    let table = table.general("metellus", "lilybaeum").markers(ROME, &["drepanum"]);
    let mut state = table.before_winter();
    // The garrison is besieged and rolls first, without a loss; the besieger loses his last.
    roll(&mut state, &[crate::table::WINTER], &[0, 5]);
    assert_eq!(points(&state, "lilybaeum"), 0);
    assert_eq!(state.outside(CARTHAGE, s("lilybaeum")).units(), 2);
    assert_eq!(decides(&state), ROME.seat());
    assert!(is_offered(&state, Action::Escape { to: s("drepanum") }));
}

/// Carthage holds this card while Rome declares a siege roll.
fn declared(table: Table, hand: &[u8]) -> Hamilcar {
    let table = table.hand(CARTHAGE, hand).set("discards", json!([114]));
    after(&called(table, "metellus"), &[BESIEGE])
}

fn counter(number: u8) -> Action {
    Action::Counter { card: card(number) }
}

/// Rules: HM-20.52, HM-21.3, HM-12.6
#[test]
fn a_surprise_sortie_spoils_a_siege_roll() {
    let mut state = declared(lilybaeum(1, 0), &[122, 66]);
    assert_eq!(decides(&state), CARTHAGE.seat());
    play(&mut state, &[counter(122)]);
    assert_eq!(state.outside(ROME, s("lilybaeum")).units(), 4);
    assert_eq!(points(&state, "lilybaeum"), 0);
    assert!(space(&state, "lilybaeum").besieged, "also if the roll is lost");
    assert!(state.activation().is_none());
    assert_eq!(decides(&state), CARTHAGE.seat());
    // With nobody inside, nobody comes out; and no ship is there for card 96.
    let empty = declared(lilybaeum(0, 0), &[122, 66]);
    assert!(empty.activation().is_none());
}

/// Rules: HM-20.28, HM-21.3
#[test]
fn the_rhodian_runs_the_blockade_before_a_siege_roll() {
    let table = lilybaeum(1, 0).besieged("lilybaeum", 2).put(CARTHAGE, "ready", json!(1));
    let mut state = declared(table, &[96, 66]);
    // The roll comes after it; its point is the third no more.
    roll(&mut state, &[counter(96), Action::Pass], &[4]);
    play(&mut state, &[defend(Defence::None)]);
    assert_eq!(points(&state, "lilybaeum"), 2);
    assert_eq!(
        space(&state, "lilybaeum").inside,
        Some(Stack { plain: 2, elephants: 0, trains: 1 })
    );
    assert!(republic(&state, CARTHAGE).cards == 1);
}

/// Rules: HM-20.28
#[test]
fn the_blockade_is_run_only_into_an_own_port_with_a_ready_ship() {
    let asked = |table: Table| {
        let state = declared(table, &[66]);
        state.activation().is_some()
    };
    assert!(!asked(lilybaeum(0, 0)));
    assert!(asked(lilybaeum(0, 0).put(CARTHAGE, "ready", json!(1))));
    assert!(!asked(lilybaeum(0, 0).put(CARTHAGE, "damaged", json!(1))));
    let inland = table().markers(CARTHAGE, &["capua"]).stack(ROME, "capua", 5, 0);
    let inland = inland.general("metellus", "capua").hand(ROME, &[65, 84]);
    assert!(!asked(inland.put(CARTHAGE, "ready", json!(1))));
}

/// Rules: HM-20.51, HM-21.3
#[test]
fn a_tribe_resists() {
    let table = with_supremacy(with_points(volsinii("metellus"), 1)).hand(CARTHAGE, &[121]);
    let mut state = called(table.set("discards", json!([114, 120])), "metellus");
    roll(&mut state, &[BESIEGE], &[5]);
    assert_eq!(decides(&state), CARTHAGE.seat());
    let mut passed = state.clone();
    play(&mut passed, &[Action::Pass]);
    assert!(has_fallen(&passed, ROME, "volsinii"));
    play(&mut state, &[counter(121)]);
    assert_eq!(points(&state, "volsinii"), 0);
    assert!(!has_fallen(&state, ROME, "volsinii"));
    assert!(state.activation().is_none());
}
