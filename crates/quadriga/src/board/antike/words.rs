//! The words of a table: those of the catalogue, with the names that the table gives.

use quadriga_core::Seat;
use quadriga_games::antike::{Action, Event, Phase, View, map};
use quadriga_words::{Catalogue, Language, capital, words};
use serde::Serialize;
use serde_json::{Map, Value, json};

/// What is said at a table of Antike Duellum, in one language.
#[derive(Clone, Copy)]
pub(super) struct Voice<'a> {
    words: &'static Catalogue,
    view: &'a View,
}

/// The catalogue in a language.
pub(super) fn catalogue(language: Language) -> &'static Catalogue {
    words("antike", language)
}

/// A player, as a name or as a label.
pub(super) fn player(words: &Catalogue, seat: Seat, list: &str) -> String {
    words.say(&format!("terminal.{list}.{}", seat.index()), &Map::new())
}

impl<'a> Voice<'a> {
    pub(super) fn new(view: &'a View, language: Language) -> Voice<'a> {
        Voice { words: catalogue(language), view }
    }

    pub(super) fn view(&self) -> &'a View {
        self.view
    }

    /// A message with its figures.
    pub(super) fn say<const N: usize>(&self, path: &str, figures: [(&str, Value); N]) -> String {
        let figures = figures.into_iter().map(|(name, value)| (name.to_owned(), value));
        self.words.say(path, &figures.collect())
    }

    /// A word of the game.
    pub(super) fn word(&self, section: &str, value: impl Serialize) -> String {
        self.words
            .word_at(section, &json!(value), None, &|section, number| self.name(section, number))
    }

    /// So many of a word.
    pub(super) fn count(&self, section: &str, value: impl Serialize, number: u8) -> String {
        self.words.count_word(section, &json!(value), number.into())
    }

    pub(super) fn label(&self, seat: Seat) -> String {
        player(self.words, seat, "labels")
    }

    pub(super) fn people(&self, seat: Seat) -> String {
        self.say(&format!("people.{}.name", self.view.peoples[seat.index()].people), [])
    }

    /// What a step is ended with, and any other action.
    pub(super) fn action(&self, action: Action) -> String {
        let leaves = matches!(self.view.phase, Phase::Picking { .. });
        match action {
            Action::Done if leaves || !self.view.this_turn.done_ends_turn => self.done(),
            action => self.word("action", action),
        }
    }

    fn done(&self) -> String {
        let done = self.words.word("phase", &json!(self.view.phase), Some("done"));
        if done.is_empty() { self.word("action", Action::Done) } else { done }
    }

    /// An event as a sentence, with whoever it is about in front.
    pub(super) fn sentence(&self, event: &Event) -> Option<String> {
        let names = |section: &str, number: u64| self.name(section, number);
        let line = self.words.tell_at("event", &json!(event), &names)?;
        let subject = line.seat.map(|seat| self.name("seat", seat.into()) + " ");
        Some(capital(&(subject.unwrap_or_default() + &line.text)) + ".")
    }

    /// What a step asks for: of the viewer in full, of others by name.
    pub(super) fn situation(&self, viewer: Option<Seat>) -> String {
        let Some(decides) = self.view.decides else { return String::new() };
        let turn = ("turn", json!(self.view.turn));
        if viewer != Some(decides) {
            let who = player(self.words, decides, "players");
            return self.say("terminal.they_decide", [turn, ("who", who.into())]);
        }
        let what = match self.view.trade {
            Some(trade) => self.word("trade", trade),
            None => self.word("phase", self.view.phase),
        };
        self.say("terminal.you_decide", [turn, ("what", what.into())])
    }

    /// A region with the number by which it can be typed, and a player.
    fn name(&self, section: &str, number: u64) -> String {
        let place = usize::try_from(number).unwrap_or(usize::MAX);
        match section {
            "region" => {
                let regions = &map(self.view.board).regions;
                let name = regions.get(place).map_or("?", |info| info.name.as_str());
                format!("{name} ({number})")
            }
            _ => Seat::all(2)
                .nth(place)
                .map_or_else(String::new, |seat| player(self.words, seat, "players")),
        }
    }
}
