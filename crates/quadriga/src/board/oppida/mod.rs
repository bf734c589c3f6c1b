//! Oppida in the terminal: the table of twelve cards, the list of actions and their notation. What
//! is said stands in the catalogue.

mod draw;
mod list;
mod notation;
mod situation;
mod words;

use quadriga_core::Seat;
use quadriga_games::oppida::{Action, Event, Illegal, Oppida, View};
use quadriga_words::{Catalogue, Language};
use serde_json::{Map, json};

use self::words::{plain, words_at};
use super::{Board, Group, Voice, sentence};
use crate::words::Lang;

fn words(view: &View, lang: Lang) -> &'static Catalogue {
    words_at(lang.language(), view.beginner)
}

impl Board for Oppida {
    fn seat_name(seat: Seat, lang: Lang) -> String {
        plain(lang.language()).word("seat", &json!(seat), Some("the"))
    }

    fn seat_label(seat: Seat, lang: Lang) -> String {
        plain(lang.language()).word("seat", &json!(seat), None)
    }

    fn is_seat_named(seat: Seat, typed: &str) -> bool {
        let typed = typed.to_lowercase();
        let mut labels = Language::all().map(|known| plain(known).word("seat", &json!(seat), None));
        labels.any(|label| label.to_lowercase() == typed)
    }

    fn draw(view: &View, viewer: Option<Seat>, voice: Voice) -> String {
        draw::table(view, viewer, voice.paint, words(view, voice.lang))
    }

    fn situation(view: &View, viewer: Option<Seat>, lang: Lang) -> String {
        situation::situation(view, viewer, words(view, lang))
    }

    fn groups(view: &View, actions: &[Action], lang: Lang) -> Vec<Group> {
        list::groups(view, actions, words(view, lang))
    }

    fn action(view: &View, action: Action, lang: Lang) -> String {
        words(view, lang).word("action", &json!(action), None)
    }

    fn event(view: &View, event: &Event, lang: Lang) -> Option<String> {
        sentence(words(view, lang), event)
    }

    fn reason(reason: &Illegal, lang: Lang) -> String {
        plain(lang.language()).word("illegal", &json!(reason), None)
    }

    fn notation(action: Action) -> String {
        notation::write(action)
    }

    fn parse(view: &View, typed: &str) -> Option<Action> {
        notation::read(view, typed)
    }

    fn notation_help(lang: Lang) -> String {
        plain(lang.language()).say("terminal.notation", &Map::new())
    }
}
