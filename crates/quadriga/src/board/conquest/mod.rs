//! Conquest of the Empire II in the terminal: the map as a list, and all that is said about it.

mod de;
mod draw;
mod en;
mod list;
mod notation;
mod reasons;
mod words;

use quadriga_conquest::{Action, Conquest, Event, Illegal, View};
use quadriga_core::Seat;

use self::words::ConquestWords;
use super::{Board, Group, Voice};
use crate::words::Lang;

fn words(lang: Lang) -> &'static dyn ConquestWords {
    match lang {
        Lang::De => &de::De,
        Lang::En => &en::En,
    }
}

impl Board for Conquest {
    fn seat_name(seat: Seat, lang: Lang) -> &'static str {
        words(lang).player(seat)
    }

    fn seat_label(seat: Seat, lang: Lang) -> &'static str {
        words(lang).label(seat)
    }

    fn is_seat_named(seat: Seat, typed: &str) -> bool {
        [Lang::De, Lang::En]
            .map(|lang| words(lang).label(seat).to_lowercase())
            .contains(&typed.to_lowercase())
    }

    fn draw(view: &View, viewer: Option<Seat>, voice: Voice) -> String {
        draw::table(view, viewer, voice.paint, words(voice.lang))
    }

    fn situation(view: &View, viewer: Option<Seat>, lang: Lang) -> String {
        words(lang).situation(view, viewer)
    }

    fn groups(view: &View, actions: &[Action], lang: Lang) -> Vec<Group> {
        list::groups(view, actions, words(lang))
    }

    fn action(view: &View, action: Action, lang: Lang) -> String {
        words(lang).action(view, action)
    }

    fn event(_: &View, event: &Event, lang: Lang) -> Option<String> {
        words(lang).event(event)
    }

    fn reason(reason: &Illegal, lang: Lang) -> String {
        words(lang).reason(reason)
    }

    fn notation(action: Action) -> String {
        notation::write(action)
    }

    fn parse(_: &View, typed: &str) -> Option<Action> {
        notation::read(typed)
    }

    fn notation_help(lang: Lang) -> &'static str {
        words(lang).notation_help()
    }
}
