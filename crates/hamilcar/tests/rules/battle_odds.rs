//! How battles end in the long run, against the figures of the design.

use crate::table::field::{Field, field};
use crate::table::{CARTHAGE, ROME, offered};
use quadriga_core::{Chance, Eye, Game, QuickChance, Silence};
use quadriga_hamilcar::{Action, BattleCard, Hamilcar, Side};

/// How many battles are fought for a row of the table.
const BATTLES: u64 = 6_000;

/// What came out, on the average of many battles.
#[derive(Default, Debug)]
pub(crate) struct Odds {
    /// In per cent.
    pub(crate) attacker_wins: f64,
    pub(crate) rounds: f64,
    pub(crate) winner_loses: f64,
    pub(crate) loser_loses: f64,
    wiped_out: f64,
}

/// Carthage has attacked; of two equal generals it is to name its commander, so that the cards are
/// not dealt yet.
pub(crate) fn before(attackers: [&str; 2], defender: &str) -> Field {
    let at = "enna";
    let field = field().on(|table| {
        let table = table.markers(CARTHAGE, &["agrigentum"]).markers(ROME, &["morgantina"]);
        let table = table.stack(CARTHAGE, at, 6, 0).stack(ROME, at, 6, 0);
        attackers.into_iter().chain([defender]).fold(table, |table, id| table.general(id, at))
    });
    // Nobody sues for peace.
    let field = field.on(|table| {
        let table = table.markers(ROME, &["antium", "praeneste", "tarracina", "alba_fucens"]);
        table.markers(CARTHAGE, &["tunes", "adys", "clupea", "vaga"])
    });
    field.attacked_by_carthage("agrigentum").step(CARTHAGE, "commander")
}

/// The longest suit is led, of equal ones any; everything is matched, the initiative is always
/// tried for.
fn choice(state: &Hamilcar, side: Side, chance: &mut QuickChance) -> Action {
    let mut list = offered(state);
    chance.shuffle(&mut list);
    let hand = state.view(Eye::Seat(side.seat())).battle.and_then(|view| view.armies[side].hand);
    let length = |action: &Action| match *action {
        Action::Lead { card, .. } if card != BattleCard::Reserve => {
            1 + hand.map_or(0, |hand| hand.of(card))
        }
        Action::Match { card } if card != BattleCard::Reserve => 2,
        Action::Lead { .. } | Action::Match { .. } | Action::Seize { roll: true } => 1,
        _ => 0,
    };
    list.into_iter().max_by_key(length).expect("something to do")
}

fn units(state: &Hamilcar, side: Side) -> u8 {
    let view = state.view(Eye::Spectator);
    view.spaces.iter().map(|space| space.outside[side].units()).sum()
}

pub(crate) fn fight(start: &Hamilcar, battles: u64) -> Odds {
    let mut odds = Odds::default();
    for number in 0..battles {
        let (mut state, mut chance) = (start.clone(), QuickChance::new(number));
        let mut rounds = 0;
        while let Some(view) = state.view(Eye::Spectator).battle {
            rounds = rounds.max(view.rounds);
            let side = Side::on(state.turn().seat().expect("it goes on")).expect("a side");
            let action = choice(&state, side, &mut chance);
            state.apply(action, &mut chance, &mut Silence).expect("it was offered");
        }
        let view = state.view(Eye::Spectator);
        let lost = |side| f64::from(6 - units(&state, side));
        let attackers_lost = view.beaten.iter().any(|general| general.side() == CARTHAGE);
        let winner = if attackers_lost { ROME } else { CARTHAGE };
        odds.attacker_wins += f64::from(u8::from(winner == CARTHAGE));
        odds.rounds += f64::from(rounds);
        odds.winner_loses += lost(winner);
        odds.loser_loses += lost(winner.enemy());
        odds.wiped_out += f64::from(u8::from(units(&state, winner.enemy()) == 0));
    }
    let all = battles as f64;
    Odds {
        attacker_wins: 100.0 * odds.attacker_wins / all,
        rounds: odds.rounds / all,
        winner_loses: odds.winner_loses / all,
        loser_loses: odds.loser_loses / all,
        wiped_out: 100.0 * odds.wiped_out / all,
    }
}

/// The figure of the design, and how far chance may lie off it.
fn near(what: &str, found: f64, designed: f64, error: f64) {
    assert!((found - designed).abs() <= error, "{what}: {found}, designed {designed}");
}

/// Rules: HM-10.4, HM-10.8, HM-10.9, HM-10.10, HM-10.15, HM-11.1
#[test]
fn battles_of_six_against_six_end_as_designed() {
    let (weak, strong) = (["hanno_son_of_hannibal", "gisco"], ["himilco", "carthalo"]);
    let rows = [
        (weak, "otacilius_manius", [64.0, 3.9, 1.0, 3.2, 5.0]),
        (strong, "otacilius_manius", [88.0, 4.0, 1.0, 3.3, 6.0]),
        (weak, "metellus", [28.0, 4.4, 1.1, 3.3, 5.0]),
    ];
    for (attackers, defender, [wins, rounds, winner, loser, wiped_out]) in rows {
        let odds = fight(&before(attackers, defender).lay(), BATTLES);
        near("the attacker wins", odds.attacker_wins, wins, 2.0);
        near("rounds", odds.rounds, rounds, 0.1);
        near("the winner loses", odds.winner_loses, winner, 0.1);
        near("the loser loses", odds.loser_loses, loser, 0.1);
        near("the loser is wiped out", odds.wiped_out, wiped_out, 1.2);
    }
}
