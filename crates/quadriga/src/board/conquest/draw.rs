//! The picture: alliances, the provinces and seas where something stands, all players, cards on offer.

use std::fmt::Write as _;

use quadriga_conquest::{BattleView, KeyView, Province, ProvinceView, Sea, SeaView, View};
use quadriga_core::Seat;

use super::words::{ConquestWords, Part, field, land, stack, water};
use crate::paint::{Paint, Style};

/// The whole table.
pub(super) fn table(
    view: &View,
    viewer: Option<Seat>,
    paint: Paint,
    words: &dyn ConquestWords,
) -> String {
    let mut text = String::new();
    let _ = writeln!(text, "{}: {}", words.part(Part::Alliances), alliances(view, words));
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
    for seat in Seat::all(view.realms.len()) {
        for line in words.realm_lines(view, seat, viewer == Some(seat)) {
            let _ = writeln!(text, "{}", paint.paint(style(view, seat), &line));
        }
    }
    let offer: Vec<String> =
        view.offer.iter().map(|on| offer(on.count, on.price, &words.card(on.card))).collect();
    let offer = format!("{}: {}", words.part(Part::Offer), offer.join(", "));
    let _ = writeln!(text, "{}", paint.paint(Style::Faint, &offer));
    text
}

fn offer(count: u8, price: u16, card: &str) -> String {
    let times = if count > 1 { format!("{count}× ") } else { String::new() };
    let price = if price > 0 { format!(" {price}") } else { String::new() };
    format!("{times}{card}{price}")
}

fn alliances(view: &View, words: &dyn ConquestWords) -> String {
    let column = |first: usize| {
        let slots = view.slots.iter().enumerate().skip(first).step_by(2);
        let names = slots.filter_map(|(slot, seat)| seat.map(|seat| (slot + 1, seat)));
        let names: Vec<String> =
            names.map(|(slot, seat)| format!("{slot} {}", words.label(seat))).collect();
        if names.is_empty() { "–".to_owned() } else { names.join(", ") }
    };
    format!("{} | {}", column(0), column(1))
}

/// A province where something stands or lies.
fn province_line(
    at: Province,
    province: &ProvinceView,
    words: &dyn ConquestWords,
) -> Option<String> {
    let mut parts = Vec::new();
    if let Some(key) = &province.key {
        parts.push(key_line(key, words));
    }
    for stack_here in &province.stacks {
        let there = stack(stack_here).into_iter().filter(|&(_, count)| count > 0);
        let there: Vec<String> = there.map(|(unit, count)| words.units(unit, count)).collect();
        parts.push(format!("{}: {}", words.label(stack_here.seat), there.join(", ")));
    }
    (!parts.is_empty()).then(|| format!("  {:<20} {}", land(at), parts.join(" | ")))
}

fn key_line(key: &KeyView, words: &dyn ConquestWords) -> String {
    let points: Vec<String> = key.points.iter().map(ToString::to_string).collect();
    let held =
        Seat::all(key.influence.len()).zip(&key.influence).filter(|(_, tokens)| **tokens > 0);
    let held: Vec<String> =
        held.map(|(seat, tokens)| format!("{} {tokens}", words.label(seat))).collect();
    let held = if held.is_empty() { "–".to_owned() } else { held.join(" ") };
    format!("{} [{held}]", words.key(&points.join("/"), key.tokens, key.city))
}

fn sea_line(sea: Sea, shown: &SeaView, words: &dyn ConquestWords) -> Option<String> {
    let fleets = shown.fleets.iter().map(|fleet| {
        let galleys = words.units(quadriga_conquest::Unit::Galley, fleet.galleys);
        format!("{}: {galleys}", words.label(fleet.seat))
    });
    let fleets: Vec<String> = fleets.collect();
    (!fleets.is_empty()).then(|| format!("  {:<20} {}", water(sea), fleets.join(" | ")))
}

fn battle_line(shown: &BattleView, words: &dyn ConquestWords) -> String {
    let sides = shown.sides.iter().map(|side| {
        let name = side.seat.map_or(words.part(Part::Slaves), |seat| words.label(seat));
        let [infantry, cavalry, catapults, galleys] = side.force;
        let dice = words.part(Part::Dice);
        format!("{name} {infantry}/{cavalry}/{catapults}/{galleys}, {} {dice}", side.dice)
    });
    let sides: Vec<String> = sides.collect();
    let against = words.part(Part::Against);
    let place = field(shown.battle.field);
    format!("{} {place}: {}", words.part(Part::Battle), sides.join(&format!(" {against} ")))
}

/// The colour of an alliance.
fn style(view: &View, seat: Seat) -> Style {
    let slot = view.realms.get(seat.index()).and_then(|realm| realm.slot);
    if slot.is_some_and(|slot| slot % 2 == 0) { Style::Second } else { Style::First }
}
