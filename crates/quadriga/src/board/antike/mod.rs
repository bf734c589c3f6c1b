//! Antike Duellum in the terminal: the map as a list, the list of actions and their notation. What
//! is said stands in the catalogue.
//!
//! Regions are named with their numbers, by which they can be typed.

mod draw;
mod list;
mod notation;
mod words;

use quadriga_core::Seat;
use quadriga_games::antike::{Action, Antike, Event, View};
use quadriga_words::Language;

use self::words::{catalogue, player};
use super::{Offer, Terminal, Voice};

fn at(view: &View, lang: Language) -> words::Voice<'_> {
    words::Voice::new(view, lang)
}

impl Terminal for Antike {
    fn seat_name(seat: Seat, lang: Language) -> String {
        player(catalogue(lang), seat, "players")
    }

    fn seat_label(seat: Seat, lang: Language) -> String {
        player(catalogue(lang), seat, "labels")
    }

    fn is_seat_named(seat: Seat, typed: &str) -> bool {
        let typed = typed.to_lowercase();
        Language::all()
            .any(|known| player(catalogue(known), seat, "labels").to_lowercase() == typed)
    }

    fn draw(view: &View, viewer: Option<Seat>, voice: Voice) -> String {
        draw::table(at(view, voice.lang), viewer, voice.paint)
    }

    fn situation(view: &View, viewer: Option<Seat>, lang: Language) -> String {
        at(view, lang).situation(viewer)
    }

    fn heading(view: &View, offer: &Offer<Antike>, lang: Language) -> String {
        list::heading(at(view, lang), offer.action)
    }

    fn entry(view: &View, offer: &Offer<Antike>, lang: Language) -> String {
        list::entry(at(view, lang), offer)
    }

    fn action(view: &View, action: Action, lang: Language) -> String {
        at(view, lang).action(action)
    }

    fn event(view: &View, event: &Event, lang: Language) -> Option<String> {
        at(view, lang).sentence(event)
    }

    fn notation(action: Action) -> String {
        notation::write(action)
    }

    fn parse(view: &View, typed: &str) -> Option<Action> {
        notation::read(view, typed)
    }
}
