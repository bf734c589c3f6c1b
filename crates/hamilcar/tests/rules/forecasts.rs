//! The odds of battles: they agree with battles that are fought, and tell nothing that is hidden.

use crate::battle_odds::{before, fight as fight_out};
use crate::table::field::{even, lead};
use crate::table::fleets::fight;
use crate::table::moves::{capua, march, moving};
use crate::table::{CARTHAGE, ROME, g, offered, play, start};
use quadriga_core::forecast::foresee;
use quadriga_core::{Chance, Forecast, Game, QuickChance};
use quadriga_hamilcar::{Action, BattleCard, Hamilcar, Options};

fn forecast(state: &Hamilcar, action: Action) -> Forecast {
    let seat = state.turn().seat().expect("it goes on");
    foresee(state, seat, action).expect("a battle is foreseen")
}

fn share(forecast: &Forecast, key: &str) -> f32 {
    let outcome = forecast.outcomes.iter().find(|outcome| outcome.key == key);
    outcome.unwrap_or_else(|| panic!("no outcome {key}")).share
}

fn mean(forecast: &Forecast, key: &str) -> f32 {
    let figure = forecast.figures.iter().find(|figure| figure.key == key);
    figure.unwrap_or_else(|| panic!("no figure {key}")).mean
}

/// Rules: HM-10.4, HM-10.8, HM-10.15, HM-11.1
#[test]
fn a_battle_on_land_ends_as_often_as_foreseen() {
    let (weak, strong) = (["hanno_son_of_hannibal", "gisco"], ["himilco", "carthalo"]);
    for (attackers, defender) in
        [(weak, "otacilius_manius"), (strong, "otacilius_manius"), (weak, "metellus")]
    {
        let state = before(attackers, defender).lay();
        let odds = forecast(&state, Action::Command { general: g(attackers[0]) });
        let fought = fight_out(&state, 3_000);
        let wins = f64::from(share(&odds, "attacker_wins"));
        assert!((wins - fought.attacker_wins / 100.0).abs() < 0.035, "{odds:?}, {fought:?}");
        let rounds = f64::from(mean(&odds, "rounds"));
        assert!((rounds - fought.rounds).abs() < 0.25, "{odds:?}, {fought:?}");
        let lost = mean(&odds, "attacker_losses") + mean(&odds, "defender_losses");
        let lost = f64::from(lost) - fought.winner_loses - fought.loser_loses;
        assert!(lost.abs() < 0.25, "{odds:?}, {fought:?}");
        assert_eq!(share(&odds, "withdrawn"), 0.0, "nobody withdraws");
    }
}

/// Rules: HM-10.4, HM-10.5, HM-10.15
#[test]
fn the_battle_at_the_end_of_a_step_is_foreseen() {
    let table = capua(8, 0).stack(CARTHAGE, "beneventum", 3, 0);
    let state = moving(table, "duilius");
    let odds = forecast(&state, march("beneventum"));
    assert!(share(&odds, "attacker_wins") > 0.9, "{odds:?}");
    // Duilius has 8 units and his rating, and Rome its allies; Carthage 3 units.
    assert!(mean(&odds, "attacker_cards") >= 8.0 && mean(&odds, "defender_cards") == 3.0);
    assert!(mean(&odds, "defender_losses") <= 3.0);
    let seat = ROME.seat();
    assert_eq!(foresee(&state, seat, march("tarracina")), None, "nobody is met there");
    assert_eq!(foresee(&state, seat, Action::Done), None);
}

/// Rules: HM-10.8, HM-10.9, HM-10.10
#[test]
fn better_battle_cards_make_better_odds() {
    let wins = |rome, carthage| {
        let state = even().hands(rome, carthage).lay();
        share(&forecast(&state, lead(BattleCard::FrontalAssault)), "attacker_wins")
    };
    let [few, many] = [
        wins([2, 0, 0, 0, 0, 0], [0, 2, 1, 0, 0, 1]),
        wins([4, 1, 1, 0, 0, 2], [0, 1, 0, 0, 0, 0]),
    ];
    assert!(few < 0.5 && many > 0.8, "{few}, {many}");
}

/// Rules: HM-16.4, HM-16.6, HM-16.16
#[test]
fn a_battle_at_sea_is_foreseen() {
    let odds = |ships| {
        let battle = fight().ships(ships, 4).acting(ROME).step("manoeuvre");
        forecast(&battle.tactics([1, 0, 0, 0, 0, 0, 0, 0, 0], [0; 9]).lay(), Action::Done)
    };
    let [few, many] = [odds(1), odds(9)];
    for odds in [&few, &many] {
        let sum: f32 = odds.outcomes.iter().map(|outcome| outcome.share).sum();
        assert!((sum - 1.0).abs() < 1e-4, "{odds:?}");
        assert!(mean(odds, "interceptor_ships") <= 4.0);
    }
    assert!(share(&few, "mover_wins") < share(&many, "mover_wins"), "{few:?}, {many:?}");
    assert!(share(&few, "interceptor_wins") > share(&many, "interceptor_wins"));
}

/// Rules: HM-23.1
#[test]
fn a_forecast_tells_nothing_of_what_is_hidden() {
    let mut asked = 0;
    for number in 0..16 {
        let mut state = start(Options::default(), number);
        let mut chance = QuickChance::new(number);
        for step in 0..900 {
            let list = offered(&state);
            let Some(&action) = list.get(chance.below(list.len().max(1) as u32) as usize) else {
                break;
            };
            let fights = state.tasks().iter().count() > 1;
            if fights && step % 3 == 0 {
                let seat = state.turn().seat().expect("it goes on");
                let mut other = state.clone();
                other.imagine(seat, &mut chance);
                let odds = foresee(&state, seat, action);
                assert_eq!(odds, foresee(&other, seat, action), "{action:?} in {state:?}");
                asked += usize::from(odds.is_some());
            }
            state.apply(action, &mut chance, &mut Vec::new()).expect("it was offered");
        }
    }
    assert!(asked > 5, "{asked}");
}

/// Rules: HM-10.8
#[test]
fn a_forecast_is_always_the_same() {
    let state = even().hands([2, 1, 0, 0, 0, 0], [0, 2, 1, 0, 0, 0]).lay();
    let action = lead(BattleCard::FrontalAssault);
    assert_eq!(forecast(&state, action), forecast(&state, action));
    let mut later = state.clone();
    play(&mut later, &[action]);
    assert_ne!(later, state);
}
