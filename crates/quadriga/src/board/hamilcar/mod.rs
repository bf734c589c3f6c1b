//! Hamilcar in the terminal: the map as a list of provinces, both sides, what is fought, and the
//! actions with their notation. What is said stands in the catalogue.

mod draw;
mod list;
mod map;
mod notation;
mod situation;
mod struggle;

use quadriga_core::Seat;
use quadriga_games::hamilcar::{Action, Event, Hamilcar, Side, View};
use quadriga_words::{Catalogue, Language};
use serde_json::json;

use super::word::word;
use super::{Offer, Terminal, Voice, sentence};

fn words(lang: Language) -> &'static Catalogue {
    quadriga_words::words("hamilcar", lang)
}

fn name(words: &Catalogue, seat: Seat) -> String {
    words.word("seat", &json!(seat), None)
}

impl Terminal for Hamilcar {
    fn seat_name(seat: Seat, lang: Language) -> String {
        name(words(lang), seat)
    }

    fn seat_label(seat: Seat, lang: Language) -> String {
        name(words(lang), seat)
    }

    fn is_seat_named(seat: Seat, typed: &str) -> bool {
        let typed = typed.to_lowercase();
        let mut all = Language::all().map(|one| name(words(one), seat));
        Side::on(seat).is_some_and(|side| word(side) == typed)
            || all.any(|name| name.to_lowercase() == typed)
    }

    fn draw(view: &View, viewer: Option<Seat>, voice: Voice) -> String {
        draw::table(view, viewer, voice.paint, words(voice.lang))
    }

    fn situation(view: &View, viewer: Option<Seat>, lang: Language) -> String {
        situation::situation(view, viewer, words(lang))
    }

    fn heading(_: &View, offer: &Offer<Hamilcar>, lang: Language) -> String {
        list::heading(offer.action, words(lang))
    }

    fn entry(_: &View, offer: &Offer<Hamilcar>, lang: Language) -> String {
        list::entry(offer.action, words(lang))
    }

    fn action(_: &View, action: Action, lang: Language) -> String {
        list::action(action, words(lang))
    }

    fn event(_: &View, event: &Event, lang: Language) -> Option<String> {
        sentence(words(lang), event)
    }

    fn notation(action: Action) -> String {
        notation::write(action)
    }

    fn parse(_: &View, typed: &str) -> Option<Action> {
        notation::read(typed)
    }
}

#[cfg(test)]
mod tests;
