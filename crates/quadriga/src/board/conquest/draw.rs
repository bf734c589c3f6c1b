//! The picture: alliances, the provinces and seas where something stands, all players, cards on
//! offer.

use std::fmt::Write as _;

use quadriga_core::Seat;
use quadriga_games::conquest::{
    BattleView, Card, KeyView, Province, ProvinceView, RealmView, Sea, SeaView, SideView,
    StackView, Unit, View,
};
use quadriga_words::Catalogue;
use serde_json::json;

use super::name;
use crate::board::say;
use crate::paint::{Paint, Style};

/// The whole table.
pub(super) fn table(view: &View, viewer: Option<Seat>, paint: Paint, words: &Catalogue) -> String {
    let mut text = String::new();
    let _ = writeln!(text, "{}: {}", say(words, "panels.forming", []), alliances(view, words));
    for (at, province) in Province::all().zip(&view.provinces) {
        if let Some(line) = province_line(at, province, words) {
            let _ = writeln!(text, "{line}");
        }
    }
    for (sea, shown) in Sea::all().zip(&view.seas) {
        if let Some(line) = sea_line(sea, shown, words) {
            let _ = writeln!(text, "{line}");
        }
    }
    if let Some(battle) = &view.battle {
        let _ = writeln!(text, "{}", paint.paint(Style::Strong, &battle_line(battle, words)));
    }
    for (seat, realm) in Seat::all(view.realms.len()).zip(&view.realms) {
        let line = realm_line(seat, realm, viewer == Some(seat), words);
        let _ = writeln!(text, "{}", paint.paint(style(view, seat), &line));
        let cards = cards(realm, words);
        if !cards.is_empty() {
            let line = format!("   {}", cards.join(", "));
            let _ = writeln!(text, "{}", paint.paint(style(view, seat), &line));
        }
    }
    let offer: Vec<String> =
        view.offer.iter().map(|on| offer(on.count, on.price, &card(on.card, words))).collect();
    let offer = format!("{}: {}", say(words, "panels.offer", []), offer.join(", "));
    let _ = writeln!(text, "{}", paint.paint(Style::Faint, &offer));
    text
}

fn card(card: Card, words: &Catalogue) -> String {
    words.word("card", &json!(card), None)
}

fn units(unit: Unit, count: u8, words: &Catalogue) -> String {
    words.count_word("unit", &json!(unit), count.into())
}

fn offer(count: u8, price: u16, card: &str) -> String {
    let times = if count > 1 { format!("{count}× ") } else { String::new() };
    let price = if price > 0 { format!(" {price}") } else { String::new() };
    format!("{times}{card}{price}")
}

fn alliances(view: &View, words: &Catalogue) -> String {
    let column = |first: usize| {
        let slots = view.slots.iter().enumerate().skip(first).step_by(2);
        let names = slots.filter_map(|(slot, seat)| seat.map(|seat| (slot + 1, seat)));
        let names: Vec<String> =
            names.map(|(slot, seat)| format!("{slot} {}", name(words, seat))).collect();
        if names.is_empty() { "–".to_owned() } else { names.join(", ") }
    };
    format!("{} | {}", column(0), column(1))
}

/// A province where something stands or lies.
fn province_line(at: Province, province: &ProvinceView, words: &Catalogue) -> Option<String> {
    let mut parts = Vec::new();
    if let Some(key) = &province.key {
        parts.push(key_line(key, words));
    }
    parts.extend(province.stacks.iter().map(|stack| {
        let there = stack_units(stack).into_iter().filter(|&(_, count)| count > 0);
        let there: Vec<String> = there.map(|(unit, count)| units(unit, count, words)).collect();
        army(stack.seat, &there.join(", "), words)
    }));
    let place = words.word("province", &json!(at), None);
    (!parts.is_empty()).then(|| format!("  {place:<20} {}", parts.join(" | ")))
}

fn stack_units(stack: &StackView) -> [(Unit, u8); 5] {
    [
        (Unit::Infantry, stack.infantry),
        (Unit::Cavalry, stack.cavalry),
        (Unit::Catapult, stack.catapults),
        (Unit::General, stack.generals),
        (Unit::Caesar, stack.caesar.into()),
    ]
}

fn army(seat: Seat, units: &str, words: &Catalogue) -> String {
    say(words, "region.army", [("seat", json!(seat)), ("units", units.into())])
}

fn key_line(key: &KeyView, words: &Catalogue) -> String {
    let points: Vec<String> = key.points.iter().map(ToString::to_string).collect();
    let held =
        Seat::all(key.influence.len()).zip(&key.influence).filter(|(_, tokens)| **tokens > 0);
    let held: Vec<String> =
        held.map(|(seat, tokens)| format!("{} {tokens}", name(words, seat))).collect();
    let held = if held.is_empty() { "–".to_owned() } else { held.join(", ") };
    let figures = [
        ("points", points.join("/").into()),
        ("tokens", key.tokens.into()),
        ("city", json!(key.city)),
        ("held", held.into()),
    ];
    say(words, "terminal.key", figures)
}

fn sea_line(sea: Sea, shown: &SeaView, words: &Catalogue) -> Option<String> {
    let fleets = shown
        .fleets
        .iter()
        .map(|fleet| army(fleet.seat, &units(Unit::Galley, fleet.galleys, words), words));
    let fleets: Vec<String> = fleets.collect();
    let place = words.word("sea", &json!(sea), None);
    (!fleets.is_empty()).then(|| format!("  {place:<20} {}", fleets.join(" | ")))
}

fn battle_line(shown: &BattleView, words: &Catalogue) -> String {
    let side = |side: &SideView| {
        let slaves = || say(words, "panels.slaves", []);
        let name = side.seat.map_or_else(slaves, |seat| name(words, seat));
        let force = side.force.map(|count| count.to_string()).join("/");
        let figures = [("name", name.into()), ("force", force.into()), ("dice", side.dice.into())];
        say(words, "terminal.side", figures)
    };
    let [attacker, defender] = [0, 1].map(|at| shown.sides.get(at).map_or_else(String::new, side));
    let battle = words.word("battlefield", &json!(shown.battle.field), Some("battle"));
    let figures =
        [("battle", battle.into()), ("attacker", attacker.into()), ("defender", defender.into())];
    say(words, "terminal.against", figures)
}

fn realm_line(seat: Seat, realm: &RealmView, is_viewer: bool, words: &Catalogue) -> String {
    let number = seat.index() + 1;
    let name = say(words, "terminal.seat", [("number", number.into()), ("seat", json!(seat))]);
    let chaos = match realm.chaos {
        Some(chaos) => say(words, "panels.chaos", [("chaos", chaos.into())]),
        None => say(words, "panels.chaos_hidden", [("shown", realm.shown_chaos.into())]),
    };
    let senators = match realm.senators {
        Some([i, ii, iii, iv]) => {
            let figures =
                [("i", i.into()), ("ii", ii.into()), ("iii", iii.into()), ("iv", iv.into())];
            say(words, "terminal.senators", figures)
        }
        None => words.count("senator", realm.senator_count.into()),
    };
    let figures = [
        ("name", name.into()),
        ("you", is_viewer.into()),
        ("points", realm.points.into()),
        ("expected", realm.expected.into()),
        ("talents", realm.talents.into()),
        ("tax", realm.tax.into()),
        ("chaos", chaos.into()),
        ("senators", senators.into()),
        ("influence", realm.influence.into()),
    ];
    say(words, "terminal.realm", figures)
}

/// What lies open before a player: cards, trainings, standing answers.
fn cards(realm: &RealmView, words: &Catalogue) -> Vec<String> {
    let held = realm.cards.iter().map(|held| match held.used {
        true => say(words, "terminal.used", [("card", json!(held.card))]),
        false => card(held.card, words),
    });
    let trainings =
        [(Card::ArmyTraining, realm.army_training), (Card::NavalTraining, realm.naval_training)];
    let trained = trainings.into_iter().filter(|&(_, count)| count > 0).map(|(card, count)| {
        say(words, "terminal.trained", [("card", json!(card)), ("count", count.into())])
    });
    let answers = realm.answers.iter();
    let said = answers.map(|answer| say(words, "terminal.said", [("answer", json!(answer))]));
    held.chain(trained).chain(said).collect()
}

/// The colour of an alliance.
fn style(view: &View, seat: Seat) -> Style {
    let slot = view.realms.get(seat.index()).and_then(|realm| realm.slot);
    if slot.is_some_and(|slot| slot % 2 == 0) { Style::Second } else { Style::First }
}
