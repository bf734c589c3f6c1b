//! The map as a list: provinces with their control, spaces with their markers, and who stands
//! there.

use std::fmt::Write as _;

use quadriga_games::hamilcar::{
    General, Kind, Post, Province, Region, Side, Space, SpaceView, Stack, View, map as chart,
};
use quadriga_words::Catalogue;
use serde_json::json;

use super::draw::style;
use crate::board::say;
use crate::board::word::word;
use crate::paint::{Paint, Style};

/// All regions.
pub(super) fn map(view: &View, paint: Paint, words: &Catalogue) -> String {
    let mut text = String::new();
    for &region in Region::ALL {
        let name = quadriga_words::capital(&say(words, &format!("region.{}", word(region)), []));
        let _ = writeln!(text, "{}", paint.paint(Style::Strong, &name));
        for province in chart().provinces_of(region).iter() {
            text.push_str(&province_lines(view, province, paint, words));
        }
    }
    text
}

fn province_lines(view: &View, province: Province, paint: Paint, words: &Catalogue) -> String {
    let control = view.provinces[province.index()].control;
    let spaces = || chart().spaces_of(province).iter();
    let signed: Vec<String> = spaces().map(|at| signed(view, at, words)).collect();
    let figures = [
        ("province", json!(province)),
        ("control", json!(control)),
        ("spaces", signed.join(", ").into()),
    ];
    let line = say(words, "terminal.province", figures);
    let mut text = String::new();
    let style = control.map_or(Style::Faint, style);
    let _ = writeln!(text, "  {}", paint.paint(style, &line));
    for at in spaces() {
        if let Some(line) = space_line(view, at, words) {
            let _ = writeln!(text, "      {line}");
        }
    }
    text
}

/// A space with its marker; cities and tribes in brackets of their own.
fn signed(view: &View, at: Space, words: &Catalogue) -> String {
    let name = words.word("space", &json!(at), None);
    let marker = words.word("marker", &json!(view.spaces[at.index()].marker), Some("sign"));
    match chart().spaces[at.index()].kind {
        Kind::Ordinary => format!("{name} {marker}"),
        Kind::City => format!("[{name}] {marker}"),
        Kind::Tribe => format!("<{name}> {marker}"),
    }
}

/// Who stands on a space, and what is going on there.
fn space_line(view: &View, at: Space, words: &Catalogue) -> Option<String> {
    let space = &view.spaces[at.index()];
    let mut parts = Vec::new();
    for &side in Side::ALL {
        parts.extend(army(view, side, at, space, words));
    }
    if let Some(inside) = space.inside.filter(|inside| !inside.is_empty()) {
        let inside = stack(inside, words).join(", ");
        parts.push(say(words, "terminal.inside", [("inside", inside.into())]));
    }
    if space.siege_points > 0 || space.besieged {
        let points = space.siege_points.into();
        let figures = [("points", points), ("besieged", space.besieged.into())];
        parts.push(say(words, "terminal.siege", figures));
    }
    let name = words.word("space", &json!(at), None);
    (!parts.is_empty()).then(|| format!("{name}: {}", parts.join("; ")))
}

fn army(
    view: &View,
    side: Side,
    at: Space,
    space: &SpaceView,
    words: &Catalogue,
) -> Option<String> {
    let here = |general: &General| {
        general.side() == side
            && matches!(view.generals[general.index()].post,
                Post::Outside(place) | Post::Inside(place) if place == at)
    };
    let generals = General::all().filter(here).map(|who| general(view, who, words));
    let parts: Vec<String> = generals.chain(stack(space.outside[side], words)).collect();
    let figures = [("side", json!(side)), ("army", parts.join(", ").into())];
    (!parts.is_empty()).then(|| say(words, "terminal.army", figures))
}

/// A general with his ratings, and whether he is inside.
fn general(view: &View, general: General, words: &Catalogue) -> String {
    let shown = &view.generals[general.index()];
    let figures = [
        ("general", json!(general)),
        ("strategy", shown.strategy.into()),
        ("battle", shown.battle.into()),
        ("proconsul", (view.proconsul == Some(general)).into()),
        ("inside", matches!(shown.post, Post::Inside(_)).into()),
    ];
    say(words, "terminal.general", figures)
}

fn stack(stack: Stack, words: &Catalogue) -> Vec<String> {
    let counts = [("unit", stack.plain), ("elephant", stack.elephants), ("train", stack.trains)];
    let there = counts.into_iter().filter(|&(_, count)| count > 0);
    there.map(|(noun, count)| words.count(noun, count.into())).collect()
}
