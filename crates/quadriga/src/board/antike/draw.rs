//! The picture: rondel, the regions where something stands, both players, know-how, cards, bank.

use std::fmt::Write as _;

use quadriga_core::Seat;
use quadriga_games::antike::{Region, RegionView, Unit, UnitsView};
use serde_json::json;

use super::words::Voice;
use crate::paint::{Paint, Style};

/// The whole table.
pub(super) fn table(voice: Voice<'_>, viewer: Option<Seat>, paint: Paint) -> String {
    let view = voice.view();
    let mut text = String::new();
    let _ = writeln!(text, "{}", voice.say("terminal.rondel", [("fields", rondel(voice).into())]));
    for (index, region) in view.regions.iter().enumerate() {
        if let Some(line) = Region::new(index).and_then(|at| region_line(voice, at, region)) {
            let owner = region.city.map(|city| city.owner);
            let line = owner.map_or(line.clone(), |seat| paint.paint(style(seat), &line));
            let _ = writeln!(text, "{line}");
        }
    }
    for seat in Seat::all(2) {
        for line in people_lines(voice, seat, viewer == Some(seat)) {
            let _ = writeln!(text, "{}", paint.paint(style(seat), &line));
        }
    }
    let columns = know_how(voice).into();
    let _ = writeln!(text, "{}", voice.say("terminal.know_how", [("columns", columns)]));
    if view.events {
        let cards = [("cards", json!(view.open_cards))];
        let _ = writeln!(text, "{}", voice.say("terminal.open_cards", cards));
    }
    let _ = writeln!(text, "{}", paint.paint(Style::Faint, &bank(voice)));
    text
}

fn rondel(voice: Voice<'_>) -> String {
    let fields = voice.view().rondel.iter().map(|shown| {
        let stones: Vec<String> = shown.stones.iter().map(|&seat| voice.label(seat)).collect();
        let field = voice.word("field", shown.field);
        if stones.is_empty() { field } else { format!("{field} [{}]", stones.join(", ")) }
    });
    fields.collect::<Vec<_>>().join(" · ")
}

/// A region where something stands.
fn region_line(voice: Voice<'_>, at: Region, region: &RegionView) -> Option<String> {
    let mut parts = Vec::new();
    if let Some(city) = &region.city {
        parts.push(voice.say(
            "seen.city",
            [
                ("owner", voice.label(city.owner).into()),
                ("good", json!(city.good)),
                ("temple", json!(city.temple)),
                ("wall", json!(city.wall)),
                ("strength", json!(city.strength)),
            ],
        ));
    }
    for (seat, units) in Seat::all(2).zip(&region.units) {
        let there = units_there(voice, units);
        if !there.is_empty() {
            parts.push(format!("{}: {}", voice.label(seat), there.join(", ")));
        }
    }
    (!parts.is_empty()).then(|| format!("  {:<22} {}", voice.word("region", at), parts.join(" | ")))
}

fn units_there(voice: Voice<'_>, units: &UnitsView) -> Vec<String> {
    let counts = [
        (Unit::Legion, units.legions),
        (Unit::Galley, units.galleys),
        (Unit::Special, units.special.into()),
    ];
    let there = counts.into_iter().filter(|&(_, count)| count > 0);
    there.map(|(unit, count)| voice.count("unit", unit, count)).collect()
}

/// The state of one player.
fn people_lines(voice: Voice<'_>, seat: Seat, is_viewer: bool) -> Vec<String> {
    let view = voice.view();
    let people = &view.peoples[seat.index()];
    let recruits = [(Unit::Legion, people.box_legions), (Unit::Galley, people.box_galleys)]
        .map(|(unit, count)| voice.count("unit", unit, count));
    let mut lines = vec![
        voice.say(
            "terminal.people",
            [
                ("label", voice.label(seat).into()),
                ("you", json!(is_viewer)),
                ("people", voice.people(seat).into()),
                ("total", json!(people.total)),
                ("goal", json!(view.personages_to_win)),
                ("marble", json!(people.marble)),
                ("iron", json!(people.iron)),
                ("gold", json!(people.gold)),
                ("coins", json!(people.coins)),
            ],
        ),
        voice.say(
            "terminal.stock",
            [
                ("recruits", json!(recruits)),
                ("legions", json!(people.supply_legions)),
                ("galleys", json!(people.supply_galleys)),
                ("walls", json!(people.walls)),
                ("cities", json!(people.cities)),
                ("temples", json!(people.temples)),
                ("points", json!(people.navigator_points)),
            ],
        ),
    ];
    if !people.cards.is_empty() {
        lines.push(voice.say("terminal.hand", [("cards", json!(people.cards))]));
    }
    lines
}

fn know_how(voice: Voice<'_>) -> String {
    let columns = voice.view().know_how.iter().map(|column| {
        let owners: Vec<String> = column.owners.iter().map(|&seat| voice.label(seat)).collect();
        let name = voice.word("know_how", column.know_how);
        match owners.as_slice() {
            [] => format!("{name} {}/{}", column.first_price, column.second_price),
            [one] => format!("{name} {} [{one}]", column.second_price),
            _ => format!("{name} [{}]", owners.join(", ")),
        }
    });
    columns.collect::<Vec<_>>().join(" · ")
}

fn bank(voice: Voice<'_>) -> String {
    let bank = &voice.view().bank;
    let stacks: Vec<String> = bank
        .personages
        .iter()
        .map(|&(personage, count)| voice.count("personage", personage, count))
        .collect();
    voice.say(
        "terminal.bank",
        [
            ("coins", json!(bank.coins)),
            ("temples", json!(bank.temples)),
            ("personages", json!(stacks)),
        ],
    )
}

fn style(seat: Seat) -> Style {
    if seat == Seat::FIRST { Style::First } else { Style::Second }
}
