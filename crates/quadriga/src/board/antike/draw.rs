//! The picture: rondel, the regions where something stands, both players, know-how, cards, bank.

use std::fmt::Write as _;

use quadriga_antike::{Region, RegionView, Unit, UnitsView, View};
use quadriga_core::Seat;

use super::words::{AntikeWords, Part, field, know_how, place};
use crate::paint::{Paint, Style};

/// The whole table.
pub(super) fn table(
    view: &View,
    viewer: Option<Seat>,
    paint: Paint,
    words: &dyn AntikeWords,
) -> String {
    let mut text = String::new();
    let _ = writeln!(text, "{}: {}", words.part(Part::Rondel), rondel(view, words));
    for (index, region) in view.regions.iter().enumerate() {
        if let Some(line) = Region::new(index).and_then(|at| region_line(view, at, region, words)) {
            let owner = region.city.map(|city| city.owner);
            let line = owner.map_or(line.clone(), |seat| paint.paint(style(seat), &line));
            let _ = writeln!(text, "{line}");
        }
    }
    for seat in Seat::all(2) {
        for line in words.people_lines(view, seat, viewer == Some(seat)) {
            let _ = writeln!(text, "{}", paint.paint(style(seat), &line));
        }
    }
    let _ = writeln!(text, "{}: {}", words.part(Part::KnowHow), table_of_know_how(view, words));
    if view.events {
        let cards: Vec<&str> = view.open_cards.iter().map(|&card| words.card(card)).collect();
        let _ = writeln!(text, "{}: {}", words.part(Part::OpenCards), cards.join(", "));
    }
    let _ = writeln!(text, "{}", paint.paint(Style::Faint, &bank(view, words)));
    text
}

fn rondel(view: &View, words: &dyn AntikeWords) -> String {
    let fields = view.rondel.iter().map(|shown| {
        let stones: Vec<&str> = shown.stones.iter().map(|&seat| words.label(seat)).collect();
        match stones.as_slice() {
            [] => field(shown.field).to_owned(),
            _ => format!("{} [{}]", field(shown.field), stones.join(", ")),
        }
    });
    fields.collect::<Vec<_>>().join(" · ")
}

/// A region where something stands.
fn region_line(
    view: &View,
    at: Region,
    region: &RegionView,
    words: &dyn AntikeWords,
) -> Option<String> {
    let mut parts = Vec::new();
    if let Some(city) = &region.city {
        parts.push(format!("{}: {}", words.label(city.owner), words.city(city)));
    }
    for (seat, units) in Seat::all(2).zip(&region.units) {
        let there = units_there(units, words);
        if !there.is_empty() {
            parts.push(format!("{}: {}", words.label(seat), there.join(", ")));
        }
    }
    (!parts.is_empty()).then(|| format!("  {:<22} {}", place(view, at), parts.join(" | ")))
}

fn units_there(units: &UnitsView, words: &dyn AntikeWords) -> Vec<String> {
    let counts = [
        (Unit::Legion, units.legions),
        (Unit::Galley, units.galleys),
        (Unit::Special, units.special.into()),
    ];
    let there = counts.into_iter().filter(|&(_, count)| count > 0);
    there.map(|(unit, count)| words.units(unit, count)).collect()
}

fn table_of_know_how(view: &View, words: &dyn AntikeWords) -> String {
    let columns = view.know_how.iter().map(|column| {
        let owners: Vec<&str> = column.owners.iter().map(|&seat| words.label(seat)).collect();
        let name = know_how(column.know_how);
        match owners.as_slice() {
            [] => format!("{name} {}/{}", column.first_price, column.second_price),
            [one] => format!("{name} {} [{one}]", column.second_price),
            _ => format!("{name} [{}]", owners.join(", ")),
        }
    });
    columns.collect::<Vec<_>>().join(" · ")
}

fn bank(view: &View, words: &dyn AntikeWords) -> String {
    let left = view.bank.personages.iter();
    let stacks: Vec<String> =
        left.map(|&(personage, count)| words.personages(personage, count)).collect();
    format!(
        "{}: {} {} · {} {} · {}",
        words.part(Part::Bank),
        view.bank.coins,
        words.part(Part::Coins),
        view.bank.temples,
        words.part(Part::Temples),
        stacks.join(", ")
    )
}

fn style(seat: Seat) -> Style {
    if seat == Seat::FIRST { Style::First } else { Style::Second }
}
