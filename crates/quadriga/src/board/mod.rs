//! How a game shows itself in a terminal. Rules crates know no words and no pictures; each game's
//! board and words stand here, one folder a game.

pub mod antike;
pub mod conquest;
pub mod hamilcar;
pub mod oppida;
mod word;

use quadriga_core::{Game, Seat};
use quadriga_games::UnknownGame;
use quadriga_words::{Catalogue, Language, capital};
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::paint::Paint;
use crate::words::Words;

/// The voice of a terminal table: its language and whether it may use colours.
#[derive(Clone, Copy, Debug)]
pub struct Voice {
    /// The language.
    pub lang: Language,
    /// Colours, or none.
    pub paint: Paint,
}

impl Voice {
    /// What is said round the board.
    pub fn words(self) -> Words {
        Words::of(self.lang)
    }
}

/// An action that may be chosen, with what the rules say will come of it.
#[derive(Clone, Debug)]
pub struct Offer<G: Game> {
    /// The action.
    pub action: G::Action,
    /// What it costs, brings and leaves.
    pub upshot: Option<G::Upshot>,
}

impl<G: Game> Offer<G> {
    /// Everything that the seat which decides may choose.
    pub fn list(state: &G, actions: &[G::Action]) -> Vec<Offer<G>> {
        let offer = |&action: &G::Action| Offer { action, upshot: state.upshot(action) };
        actions.iter().map(offer).collect()
    }
}

/// Actions that belong together in the list. The entries name their place in the list of actions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// What all of them do.
    pub title: String,
    /// Each action by its place in the list, with the words for it.
    pub entries: Vec<(usize, String)>,
}

/// A game that can be shown in a terminal. Everything is drawn from a view, so that no secret can
/// slip onto the screen.
pub trait Terminal: Game {
    /// The name of a seat, with its article where the language has one.
    fn seat_name(seat: Seat, lang: Language) -> String;
    /// The name of a seat as a label, without an article.
    fn seat_label(seat: Seat, lang: Language) -> String;
    /// Whether `typed` means this seat by name, in any language.
    fn is_seat_named(seat: Seat, typed: &str) -> bool;
    /// The board and the state of each player.
    fn draw(view: &Self::View, viewer: Option<Seat>, voice: Voice) -> String;
    /// Whose decision it is and what it means, in a sentence; empty when the game is over.
    fn situation(view: &Self::View, viewer: Option<Seat>, lang: Language) -> String;
    /// The heading that an offered action stands under in the list.
    fn heading(view: &Self::View, offer: &Offer<Self>, lang: Language) -> String;
    /// An offered action in the list, with what comes of it.
    fn entry(view: &Self::View, offer: &Offer<Self>, lang: Language) -> String;

    /// The offered actions, those under one heading together, in the order of the engine's list.
    fn groups(view: &Self::View, offers: &[Offer<Self>], lang: Language) -> Vec<Group> {
        let mut groups: Vec<Group> = Vec::new();
        for (place, offer) in offers.iter().enumerate() {
            let title = Self::heading(view, offer, lang);
            let entry = (place, Self::entry(view, offer, lang));
            match groups.iter_mut().find(|group| group.title == title) {
                Some(group) => group.entries.push(entry),
                None => groups.push(Group { title, entries: vec![entry] }),
            }
        }
        groups
    }

    /// An action in words that stand alone.
    fn action(view: &Self::View, action: Self::Action, lang: Language) -> String;
    /// An event as a sentence, or `None` where others say the same.
    fn event(view: &Self::View, event: &Self::Event, lang: Language) -> Option<String>;
    /// Why something is not allowed, as a sentence.
    fn reason(reason: &Self::Illegal, lang: Language) -> String {
        catalogue::<Self>(lang).word("illegal", &json!(reason), None)
    }
    /// An action in short notation.
    fn notation(action: Self::Action) -> String;
    /// The action that was typed in short notation, allowed or not.
    fn parse(view: &Self::View, typed: &str) -> Option<Self::Action>;
    /// How the short notation works, some lines with examples.
    fn notation_help(lang: Language) -> String {
        catalogue::<Self>(lang).say("terminal.notation", &Map::new())
    }
}

/// The words of a game.
fn catalogue<G: Game>(lang: Language) -> &'static Catalogue {
    quadriga_words::words(G::INFO.id, lang)
}

/// An event as a sentence, with whoever it is about in front, or `None` where there is nothing to
/// tell.
fn sentence(words: &Catalogue, event: &impl Serialize) -> Option<String> {
    let line = words.tell("event", &json!(event))?;
    let subject = line.seat.map(|seat| words.word("seat", &seat.into(), Some("the")) + " ");
    Some(capital(&(subject.unwrap_or_default() + &line.text)) + ".")
}

/// A message of a catalogue with its figures.
fn say<const N: usize>(words: &Catalogue, path: &str, figures: [(&str, Value); N]) -> String {
    words.say(path, &figures.into_iter().map(|(name, value)| (name.to_owned(), value)).collect())
}

/// Something that can be done for any game with a board.
pub trait TerminalJob {
    /// What comes out of it.
    type Output;

    /// Does it for the game `G`.
    fn run<G: Terminal>(self) -> Self::Output;
}

macro_rules! with_boards {
    ($($game:path,)+) => {
        /// Does `job` for the game with this id, as [`quadriga_games::with_game`] does, but with
        /// its board.
        ///
        /// # Errors
        /// When no game has the id.
        pub fn with_terminal<J: TerminalJob>(id: &str, job: J) -> Result<J::Output, UnknownGame> {
            $(
                if id == <$game as Game>::INFO.id {
                    return Ok(job.run::<$game>());
                }
            )+
            Err(quadriga_games::unknown(id))
        }
    };
}

quadriga_games::for_games!(with_boards);

#[cfg(test)]
mod tests {
    use super::*;

    struct Id;

    impl TerminalJob for Id {
        type Output = &'static str;

        fn run<G: Terminal>(self) -> &'static str {
            G::INFO.id
        }
    }

    #[test]
    fn every_game_of_the_catalogue_has_a_board() {
        for game in quadriga_games::catalogue() {
            assert_eq!(with_terminal(game.id, Id), Ok(game.id));
        }
    }
}
