//! Conquest of the Empire II in the terminal: the map as a list, the actions and their notation.
//! What is said stands in the catalogue.

mod draw;
mod list;
mod notation;
mod situation;

use quadriga_core::Seat;
use quadriga_games::conquest::{Action, Conquest, Event, View};
use quadriga_words::{Catalogue, Language};
use serde_json::json;

use super::{Offer, Terminal, Voice, sentence};

fn words(lang: Language) -> &'static Catalogue {
    quadriga_words::words("conquest", lang)
}

fn name(words: &Catalogue, seat: Seat) -> String {
    words.word("seat", &json!(seat), None)
}

impl Terminal for Conquest {
    fn seat_name(seat: Seat, lang: Language) -> String {
        name(words(lang), seat)
    }

    fn seat_label(seat: Seat, lang: Language) -> String {
        name(words(lang), seat)
    }

    fn is_seat_named(seat: Seat, typed: &str) -> bool {
        let typed = typed.to_lowercase();
        let mut all = Language::all().map(|one| name(quadriga_words::words("conquest", one), seat));
        typed == notation::player(Some(seat)) || all.any(|name| name.to_lowercase() == typed)
    }

    fn draw(view: &View, viewer: Option<Seat>, voice: Voice) -> String {
        draw::table(view, viewer, voice.paint, words(voice.lang))
    }

    fn situation(view: &View, viewer: Option<Seat>, lang: Language) -> String {
        situation::situation(view, viewer, words(lang))
    }

    fn heading(_: &View, offer: &Offer<Conquest>, lang: Language) -> String {
        list::heading(offer.action, words(lang))
    }

    fn entry(view: &View, offer: &Offer<Conquest>, lang: Language) -> String {
        list::action(view, offer.action, words(lang))
    }

    fn action(view: &View, action: Action, lang: Language) -> String {
        list::action(view, action, words(lang))
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
mod tests {
    use quadriga_core::{Eye, Game, Play, Seed, Turn};
    use quadriga_games::conquest::Options;

    use super::*;
    use crate::paint::Paint;

    /// Plays on with whatever comes, and hands every position to `look`.
    fn positions(mut look: impl FnMut(&View, Seat, &[Offer<Conquest>])) {
        for seed in 0..3 {
            let mut play = Play::<Conquest>::new(Options::default(), Seed::from_number(seed));
            while let Turn::Decides(seat) = play.turn() {
                let legal = play.legal();
                let offers = Offer::list(play.state(), &legal);
                look(&play.state().view(Eye::Seat(seat)), seat, &offers);
                let chosen = play.actions().len() * 7 + seed as usize;
                play.act(seat, legal[chosen % legal.len()]).unwrap();
            }
        }
    }

    /// A path of the catalogue that stands in a text is a message that was not found.
    #[test]
    fn everything_on_the_table_is_in_the_catalogue() {
        for lang in Language::all() {
            positions(|view, seat, legal| {
                let voice = Voice { lang, paint: Paint::PLAIN };
                let drawn = Conquest::draw(view, Some(seat), voice);
                let situation = Conquest::situation(view, Some(seat), lang);
                let groups = Conquest::groups(view, legal, lang);
                let listed: usize = groups.iter().map(|group| group.entries.len()).sum();
                assert_eq!(listed, legal.len());
                let entries = groups.iter().flat_map(|group| &group.entries);
                for text in entries.map(|(_, text)| text).chain([&drawn, &situation]) {
                    assert!(!text.is_empty());
                    for path in ["terminal.", "panels.", "ask.", "phrase.", "noun."] {
                        assert!(!text.contains(path), "{text}");
                    }
                }
            });
        }
    }

    #[test]
    fn a_player_is_called_as_on_the_page_or_by_number() {
        let seat = Seat::new(1).unwrap();
        assert!(Conquest::is_seat_named(seat, "cassius"));
        assert!(Conquest::is_seat_named(seat, "P2"));
        assert!(!Conquest::is_seat_named(seat, "severus"));
    }
}
