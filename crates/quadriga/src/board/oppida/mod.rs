//! Oppida in the terminal: the table of twelve cards, the list of actions and their notation. What
//! is said stands in the catalogue.

mod draw;
mod list;
mod notation;
mod situation;
mod words;

use quadriga_core::Seat;
use quadriga_games::oppida::{Action, Event, Oppida, View};
use quadriga_words::{Catalogue, Language};
use serde_json::json;

use self::words::{plain, words_at};
use super::{Offer, Terminal, Voice, sentence};

fn words(view: &View, lang: Language) -> &'static Catalogue {
    words_at(lang, view.beginner)
}

impl Terminal for Oppida {
    fn seat_name(seat: Seat, lang: Language) -> String {
        plain(lang).word("seat", &json!(seat), Some("the"))
    }

    fn seat_label(seat: Seat, lang: Language) -> String {
        plain(lang).word("seat", &json!(seat), None)
    }

    fn is_seat_named(seat: Seat, typed: &str) -> bool {
        let typed = typed.to_lowercase();
        let mut labels = Language::all().map(|known| plain(known).word("seat", &json!(seat), None));
        labels.any(|label| label.to_lowercase() == typed)
    }

    fn draw(view: &View, viewer: Option<Seat>, voice: Voice) -> String {
        draw::table(view, viewer, voice.paint, words(view, voice.lang))
    }

    fn situation(view: &View, viewer: Option<Seat>, lang: Language) -> String {
        situation::situation(view, viewer, words(view, lang))
    }

    fn heading(view: &View, offer: &Offer<Oppida>, lang: Language) -> String {
        list::heading(offer, words(view, lang))
    }

    fn entry(view: &View, offer: &Offer<Oppida>, lang: Language) -> String {
        list::entry(view, offer, words(view, lang))
    }

    fn action(view: &View, action: Action, lang: Language) -> String {
        words(view, lang).word("action", &json!(action), None)
    }

    fn event(view: &View, event: &Event, lang: Language) -> Option<String> {
        sentence(words(view, lang), event)
    }

    fn notation(action: Action) -> String {
        notation::write(action)
    }

    fn parse(view: &View, typed: &str) -> Option<Action> {
        notation::read(view, typed)
    }
}
