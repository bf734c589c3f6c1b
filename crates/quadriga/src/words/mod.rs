//! What the program says to people, in one file per language. A text that one language lacks does not
//! compile. Words of a single game stand beside its board.

mod de;
mod en;

use std::env;
use std::path::Path;

use clap::ValueEnum;
use quadriga_core::CannotUndo;

pub use self::de::De;
pub use self::en::En;

/// A language that the program speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Lang {
    /// German.
    De,
    /// English.
    En,
}

impl Lang {
    /// The language of the environment: German where it says so, else English.
    pub fn from_environment() -> Lang {
        let set = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
        let locale = set("LC_ALL").or_else(|| set("LC_MESSAGES")).or_else(|| set("LANG"));
        if locale.is_some_and(|locale| locale.starts_with("de")) { Lang::De } else { Lang::En }
    }

    /// The texts of this language.
    pub fn words(self) -> &'static dyn Words {
        match self {
            Lang::De => &De,
            Lang::En => &En,
        }
    }
}

/// Everything that the shell round the board says. Names of players come with their article where
/// the language has one ("the Celts", "die Kelten").
pub trait Words {
    /// Before the first move: what is played and how to ask for help.
    fn welcome(&self, game: &str) -> String;
    /// A saved game goes on, after so many actions.
    fn resumed(&self, actions: usize) -> String;
    /// Where the player types.
    fn prompt(&self, most: usize) -> String;
    /// The help for the commands of the shell.
    fn help(&self) -> &'static str;
    /// The heading over the notation of the game.
    fn notation_heading(&self) -> &'static str;
    /// The input was neither a number, nor a command, nor an action.
    fn not_understood(&self, typed: &str) -> String;
    /// The number is not in the list.
    fn not_in_list(&self, typed: &str, most: usize) -> String;
    /// `why` without an action.
    fn why_needs_action(&self) -> &'static str;
    /// The action that was asked about is allowed.
    fn allowed(&self, action: &str) -> String;
    /// The action is not allowed, for this reason, by this rule.
    fn not_allowed(&self, reason: &str, rule: &str) -> String;
    /// An action was taken back.
    fn taken_back(&self, action: &str) -> String;
    /// Nothing can be taken back.
    fn cannot_undo(&self, why: CannotUndo) -> &'static str;
    /// The heading of a hint, with the value of the position in percent.
    fn hint(&self, percent: u32) -> String;
    /// One line of a hint.
    fn hint_line(&self, action: &str, percent: u32) -> String;
    /// The log is empty.
    fn empty_log(&self) -> &'static str;
    /// The game was written to a file.
    fn saved(&self, path: &Path) -> String;
    /// `save` without a file.
    fn save_needs_file(&self) -> &'static str;
    /// How a saved game goes on.
    fn resume_with(&self, game: &str, path: &Path) -> String;
    /// The game ends unsaved.
    fn not_saved(&self, game: &str) -> String;
    /// `q` in an unsaved game: ask once.
    fn really_quit(&self) -> &'static str;
    /// Hot-seat: the keyboard goes to another player.
    fn curtain(&self, player: &str) -> String;
    /// Hot-seat: something secret is on the screen that is about to be wiped.
    fn when_read(&self) -> &'static str;
    /// What a record calls a player at the keyboard.
    fn person(&self) -> &'static str;
    /// The input ended or the player left.
    fn goodbye(&self) -> &'static str;
    /// A bot thinks.
    fn thinking(&self, player: &str) -> String;
    /// The game is over with these winners, or drawn.
    fn over(&self, winner: Option<&str>) -> String;
    /// How a finished record is checked and seen again.
    fn finished_record(&self, path: &Path) -> String;
    /// The heading of a replay: the game, who played, how many actions.
    fn replay_heading(&self, game: &str, players: &str, actions: usize) -> String;
    /// The heading over the board after some actions.
    fn board_after(&self, actions: usize) -> String;
    /// A player has left the game, and a bot plays on.
    fn left(&self, player: &str, bot: &str) -> String;
    /// A player has given up and ended the game by it.
    fn gave_up(&self, player: &str) -> String;
    /// The record ends before the game does.
    fn unfinished(&self) -> &'static str;
}
