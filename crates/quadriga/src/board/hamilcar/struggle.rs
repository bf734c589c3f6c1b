//! What is under way: a march, a land battle, a sea move, a naval battle.

use quadriga_games::hamilcar::{
    BattleCard, BattleView, NavalBattle, SeaMove, Side, TacticCard, View,
};
use quadriga_words::Catalogue;
use serde_json::json;

use super::name;
use crate::board::say;

/// A line for each.
pub(super) fn lines(view: &View, words: &Catalogue) -> Vec<String> {
    let mut lines = Vec::new();
    lines.extend(march(view, words));
    if let Some(battle) = &view.battle {
        lines.extend(land(battle, words));
    }
    if let Some(sea) = &view.sea_move {
        lines.push(course(sea, words));
    }
    if let Some(battle) = &view.naval {
        lines.extend(naval(view, battle, words));
    }
    lines
}

fn march(view: &View, words: &Catalogue) -> Option<String> {
    let now = view.activation?;
    let companions: Vec<String> =
        now.companions.iter().map(|one| words.word("general", &json!(one), None)).collect();
    let figures = [
        ("general", json!(now.general)),
        ("points", now.points.into()),
        ("sea", now.sea_points.into()),
        ("units", now.army.units().into()),
        ("elephants", now.army.elephants.into()),
        ("trains", now.army.trains.into()),
        ("companions", companions.join(", ").into()),
    ];
    Some(say(words, "terminal.march", figures))
}

fn land(battle: &BattleView, words: &Catalogue) -> Vec<String> {
    let figures = [
        ("at", json!(battle.encounter.at)),
        ("attacker", json!(battle.encounter.attacker)),
        ("initiative", json!(battle.initiative)),
        ("rounds", battle.rounds.into()),
    ];
    let mut lines = vec![say(words, "terminal.battle", figures)];
    for &side in Side::ALL {
        let army = &battle.armies[side];
        let known = army.hand.unwrap_or(army.opened);
        let counts = BattleCard::ALL.iter().map(|&card| (json!(card), known.of(card)));
        let figures = [
            ("name", name(words, side.seat()).into()),
            ("commander", json!(army.commander)),
            ("cards", army.cards.into()),
            ("known", counted("battle_card", counts, words).into()),
            ("led", json!(army.led)),
        ];
        lines.push(format!("   {}", say(words, "terminal.battle_side", figures)));
    }
    lines
}

fn course(sea: &SeaMove, words: &Catalogue) -> String {
    let figures = [
        ("side", json!(sea.side)),
        ("from", json!(sea.course.start())),
        ("to", json!(sea.course.goal())),
        ("ships", sea.ships.into()),
    ];
    say(words, "terminal.sea", figures)
}

fn naval(view: &View, battle: &NavalBattle, words: &Catalogue) -> Vec<String> {
    let figures = [("round", battle.round.into()), ("acting", json!(battle.acting))];
    let mut lines = vec![say(words, "terminal.naval", figures)];
    for &side in Side::ALL {
        let tactics = &view.tactics[side];
        let known = tactics.hand.unwrap_or_default();
        let counts = TacticCard::ALL.iter().map(|&card| (json!(card), known.of(card)));
        let figures = [
            ("name", name(words, side.seat()).into()),
            ("commander", json!(battle.commanders[side])),
            ("ships", battle.ships(side).into()),
            ("cards", tactics.cards.into()),
            ("known", counted("tactic_card", counts, words).into()),
        ];
        lines.push(format!("   {}", say(words, "terminal.naval_side", figures)));
    }
    lines
}

/// Cards of each type that there are, in words.
fn counted(
    section: &str,
    counts: impl Iterator<Item = (serde_json::Value, u8)>,
    words: &Catalogue,
) -> String {
    let there = counts.filter(|&(_, count)| count > 0);
    let said: Vec<String> =
        there.map(|(card, count)| words.count_word(section, &card, count.into())).collect();
    said.join(", ")
}
