//! The odds of battles that are foreseen before they are declared.

use crate::table::{A, B, DONE, PASS, attack, p, play, s, seat, table};
use quadriga_conquest::{Action, Card, Conquest, Phase};
use quadriga_core::forecast::foresee;
use quadriga_core::{Forecast, Game, QuickChance, Silence};

/// Four standard errors of 10,000 trials at a share of one half.
const TOLERANCE: f64 = 0.02;

fn odds(state: &Conquest, action: Action) -> Forecast {
    foresee(state, A, action).expect("a battle can be foreseen")
}

fn share(forecast: &Forecast, key: &str) -> f64 {
    let found = forecast.outcomes.iter().find(|outcome| outcome.key == key);
    f64::from(found.expect("an outcome of this key").share)
}

fn mean(forecast: &Forecast, key: &str) -> f64 {
    let found = forecast.figures.iter().find(|figure| figure.key == key);
    f64::from(found.expect("a figure of this key").mean)
}

#[track_caller]
fn near(found: f64, wanted: f64) {
    assert!((found - wanted).abs() < TOLERANCE, "{found} is not {wanted}");
}

/// One infantry against one, three dice each: a side hits with 1 - (4/6)^3 = 19/27 in a round. Of
/// the rounds that end it, 361 of 665 kill both, and 152 each only one of them.
///
/// Rules: CE-10.4, CE-10.5, CE-10.6, CE-10.12
#[test]
fn one_infantry_against_one_is_as_calculated_by_hand() {
    let state = table(2).troops(A, "galacia", [1, 0, 0]).troops(B, "galacia", [1, 0, 0]).lay();
    let forecast = odds(&state, attack("galacia", B));
    near(share(&forecast, "attacker_wins"), 152.0 / 665.0);
    near(share(&forecast, "defender_wins"), 152.0 / 665.0);
    near(share(&forecast, "both_beaten"), 361.0 / 665.0);
    near(share(&forecast, "undecided"), 0.0);
    near(mean(&forecast, "attacker_losses"), 513.0 / 665.0);
    near(mean(&forecast, "rounds"), 729.0 / 665.0);
    assert!((mean(&forecast, "attacker_dice") - 3.0).abs() < 1e-6);
    assert_eq!(forecast.trials, 10_000);
}

/// The same before a city: the defender has a fourth die, hits with 1 - (4/6)^4 = 65/81 and throws
/// first, so that nobody falls together. The attacker wins a round with 16/81 * 19/27.
///
/// Rules: CE-10.4, CE-10.8
#[test]
fn a_city_throws_first_and_has_a_die_more() {
    let state = table(2)
        .troops(A, "galacia", [1, 0, 0])
        .troops(B, "galacia", [1, 0, 0])
        .city("galacia", B)
        .lay();
    let forecast = odds(&state, attack("galacia", B));
    let (defence, attack) = (65.0 / 81.0, 16.0 / 81.0 * 19.0 / 27.0);
    near(share(&forecast, "attacker_wins"), attack / (attack + defence));
    near(share(&forecast, "both_beaten"), 0.0);
}

/// One galley against one: a side hits with 1/6, three times. Nothing happens in a round with
/// 25/36.
///
/// Rules: CE-11.4, CE-11.5
#[test]
fn a_sea_battle_may_stay_undecided() {
    let state = table(2).galleys(A, "mare_aegaeum", 1).galleys(B, "mare_aegaeum", 1).lay();
    let forecast = odds(&state, Action::Engage { sea: s("mare_aegaeum"), whom: B });
    let quiet: f64 = 25.0 / 36.0;
    let rounds = 1.0 + quiet + quiet.powi(2);
    near(share(&forecast, "undecided"), quiet.powi(3));
    near(share(&forecast, "attacker_wins"), 5.0 / 36.0 * rounds);
    near(share(&forecast, "both_beaten"), 1.0 / 36.0 * rounds);
    let trained = table(2)
        .card(A, Card::NavalTraining)
        .galleys(A, "mare_aegaeum", 1)
        .galleys(B, "mare_aegaeum", 1)
        .lay();
    let forecast = odds(&trained, Action::Engage { sea: s("mare_aegaeum"), whom: B });
    assert!((mean(&forecast, "attacker_dice") - 2.0).abs() < 1e-6);
}

/// The engine itself, with the same choices, comes to the same.
///
/// Rules: CE-10.4, CE-10.6, CE-10.8
#[test]
fn a_forecast_agrees_with_battles_that_are_fought() {
    let state = table(2)
        .army(A, "galacia", [5, 0, 0], 1)
        .card(A, Card::ArmyTraining)
        .troops(B, "galacia", [4, 0, 0])
        .city("galacia", B)
        .lay();
    let forecast = odds(&state, attack("galacia", B));
    let mut chance = QuickChance::new(7);
    let battles = 4_000;
    let mut won = 0;
    for _ in 0..battles {
        let mut fought = state.clone();
        fought.perform(attack("galacia", B), &mut chance, &mut Silence);
        while let Phase::Retreating { .. } = fought.phase() {
            fought.perform(Action::Stay, &mut chance, &mut Silence);
        }
        won += u32::from(fought.city(p("galacia")) == Some(A));
    }
    let won = f64::from(won) / f64::from(battles);
    let foreseen = share(&forecast, "attacker_wins");
    assert!((won - foreseen).abs() < 0.04, "{won} of the battles, foreseen {foreseen}");
}

/// Galleys of both who fight count before anybody was asked, those of allies only when lent.
///
/// Rules: CE-10.2, CE-10.3
#[test]
fn galleys_that_can_be_added_are_foreseen() {
    let state = table(4)
        .troops(A, "egypt", [3, 0, 0])
        .galleys(A, "mare_pelusium", 2)
        .troops(B, "egypt", [2, 0, 0])
        .troops(seat(3), "egypt", [4, 0, 0])
        .lay();
    let forecast = odds(&state, attack("egypt", B));
    assert!((mean(&forecast, "attacker_units") - 5.0).abs() < 1e-6);
    assert!((mean(&forecast, "defender_units") - 2.0).abs() < 1e-6);
    let mut declared = state;
    play(&mut declared, &[attack("egypt", B)]);
    let commit = Action::Commit { sea: s("mare_pelusium"), count: 1 };
    assert!((mean(&odds(&declared, commit), "attacker_units") - 4.0).abs() < 1e-6);
    assert!((mean(&odds(&declared, DONE), "attacker_units") - 3.0).abs() < 1e-6);
}

/// Rules: CE-10.6
#[test]
fn what_is_no_battle_is_not_foreseen_and_the_same_question_has_the_same_answer() {
    let state = table(2)
        .army(A, "galacia", [2, 1, 0], 1)
        .troops(B, "galacia", [2, 0, 1])
        .talents(A, 50)
        .lay();
    assert_eq!(foresee(&state, A, PASS), None);
    assert_eq!(foresee(&state, A, Action::Levy { chaos: 1 }), None);
    let before = state.clone();
    let first = odds(&state, attack("galacia", B));
    assert_eq!(first, odds(&state, attack("galacia", B)));
    assert_eq!(state, before);
    let sum: f32 = first.outcomes.iter().map(|outcome| outcome.share).sum();
    assert!((sum - 1.0).abs() < 1e-4);
}
