//! What bots think of positions. No rule rests on it, but a judgement that is blind makes a bot
//! that nobody wants to play against.

use crate::table::field::even;
use crate::table::{CARTHAGE, ROME, Table, after, table};
use quadriga_bots::Planner;
use quadriga_core::{Game, QuickChance, Silence};
use quadriga_hamilcar::{Action, Hamilcar, Options, Side, Use};
use serde_json::json;

fn rome(table: Table) -> f32 {
    table.lay().appraise()[ROME.seat()]
}

fn usual() -> Table {
    table().usual_markers().hand(ROME, &[65]).hand(CARTHAGE, &[66])
}

/// A battle is played on until it is over before it is judged.
#[test]
fn what_is_half_done_is_not_settled() {
    assert!(!even().hands([1; 6], [1; 6]).lay().is_settled());
    assert!(usual().lay().is_settled(), "the next card is due");
}

#[test]
fn both_shares_are_one() {
    let shares = usual().lay().appraise();
    let sum = shares[ROME.seat()] + shares[CARTHAGE.seat()];
    assert!((sum - 1.0).abs() < 1e-5, "{sum}");
}

#[test]
fn points_units_and_ships_are_worth_having() {
    let even = rome(usual());
    assert!(rome(usual().set("supremacy", json!("rome"))) > even, "supremacy");
    let stack = |units| usual().stack(ROME, "roma", units, 0);
    assert!(rome(stack(8)) > rome(stack(2)), "units");
    let ships = json!({ "rome": { "hand": [65], "ready": 6 }, "carthage": { "hand": [66] } });
    assert!(rome(usual().set("republics", ships)) > even, "ships");
    assert!(rome(usual().markers(ROME, &["enna", "camarina"])) > even, "PCs");
}

/// An army before a city is worth more than one far from anything.
#[test]
fn an_army_is_drawn_to_cities_that_it_could_take() {
    let at = |space| rome(usual().stack(ROME, space, 8, 0).general("regulus", space));
    assert!(at("camarina") > at("brundisium"));
}

/// Who looks a step ahead finds nothing much better among what was left out.
#[test]
fn narrowing_leaves_what_is_clearly_best() {
    let (mut seen, mut missed, mut lost) = (0, 0, 0.0);
    for game in 0..3 {
        let mut chance = QuickChance::new(game);
        let mut state = Hamilcar::start(&Options::default(), &mut chance);
        let judge = |state: &Hamilcar, seat| state.appraise()[seat];
        let mut planner = Planner::new(judge);
        let mut step = 0;
        while let Some(seat) = state.turn().seat() {
            step += 1;
            if step % 5 == 0 {
                let (all, few) = (best_of(&state, false), best_of(&state, true));
                seen += 1;
                missed += u32::from(all - few > 0.02);
                lost += (all - few).max(0.0);
            }
            let action = planner.choose(&state, seat, 0.1, &mut chance).expect("it goes on");
            state.perform(action, &mut chance, &mut Silence);
        }
    }
    assert!(seen > 200 && missed * 25 < seen, "{missed} of {seen} missed");
    assert!(lost / (seen as f32) < 0.004, "{lost} lost in {seen}");
}

/// What the deciding seat has at once after the best action, on the average of some draws.
fn best_of(state: &Hamilcar, narrowed: bool) -> f32 {
    let seat = state.turn().seat().expect("it goes on");
    let mut list = Vec::new();
    state.actions(&mut list);
    if narrowed {
        state.narrow(&mut list);
    }
    let value = |action: Action| {
        let draws = (0..8).map(|draw| {
            let mut after = state.clone();
            after.perform(action, &mut QuickChance::new(draw), &mut Silence);
            after.appraise()[seat]
        });
        draws.sum::<f32>() / 8.0
    };
    list.into_iter().map(value).fold(0.0, f32::max)
}

/// A card that can do something is never thrown away, and of two that serve alike one is tried.
#[test]
fn cards_are_not_discarded_by_bots() {
    let state = table().hand(ROME, &[65, 66]).stack(ROME, "roma", 5, 0).general("regulus", "roma");
    let mut list = Vec::new();
    let state = state.lay();
    state.actions(&mut list);
    assert!(list.iter().any(|action| matches!(action, Action::Play { to: Use::Discard, .. })));
    state.narrow(&mut list);
    let uses = |use_: Use| {
        list.iter()
            .filter(|action| matches!(action, Action::Play { to, .. } if *to == use_))
            .count()
    };
    assert_eq!(uses(Use::Discard), 0);
    assert_eq!(uses(Use::Spend), 1, "{list:?}");
    let next = after(&state, &[list[0]]);
    assert!(next.turn().seat().is_some_and(|seat| Side::on(seat).is_some()));
}
