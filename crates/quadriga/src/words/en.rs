//! The shell's words in English.

use std::path::Path;

use quadriga_core::CannotUndo;

use super::Words;

/// English.
#[derive(Clone, Copy, Debug)]
pub struct En;

impl Words for En {
    fn welcome(&self, game: &str) -> String {
        format!("{game}. Type the number of an action; ? explains the rest, q ends the game.")
    }

    fn resumed(&self, actions: usize) -> String {
        format!("The game goes on after {actions} actions.")
    }

    fn prompt(&self, most: usize) -> String {
        let numbers = if most == 1 { "1".to_owned() } else { format!("1-{most}") };
        format!("{numbers}, u undo, h hint, ? help > ")
    }

    fn help(&self) -> &'static str {
        "  NUMBER      choose that action from the list
  u           take your last step back
  h           what would a strong player do?
  why ACTION  is this action allowed, and if not, why?
  log         what has happened so far
  board       show the board and the list again
  save FILE   write the game to a file
  q           leave"
    }

    fn notation_heading(&self) -> &'static str {
        "Actions can be typed in short, allowed or not; a refused one is explained:"
    }

    fn not_understood(&self, typed: &str) -> String {
        format!(
            "\"{typed}\" is neither a number of the list, nor a command, nor an action. ? helps."
        )
    }

    fn not_in_list(&self, typed: &str, most: usize) -> String {
        format!("{typed} is not in the list; it goes from 1 to {most}.")
    }

    fn why_needs_action(&self) -> &'static str {
        "Which action do you mean? ? shows how actions are written."
    }

    fn allowed(&self, action: &str) -> String {
        format!("That is allowed: {action}.")
    }

    fn not_allowed(&self, reason: &str, rule: &str) -> String {
        format!("Not allowed: {reason} (rule {rule})")
    }

    fn taken_back(&self, action: &str) -> String {
        format!("Taken back: {action}.")
    }

    fn cannot_undo(&self, why: CannotUndo) -> &'static str {
        match why {
            CannotUndo::Nothing => "There is nothing to take back.",
            CannotUndo::OtherActed => "Another player has acted since.",
            CannotUndo::Chance => "Dice have fallen or cards were drawn in your last step.",
            CannotUndo::Revealed => "Your last step showed something that was hidden.",
            CannotUndo::Over => "The game is over.",
        }
    }

    fn hint(&self, percent: u32) -> String {
        format!("Your chances here look like {percent} %. A strong player would consider:")
    }

    fn hint_line(&self, action: &str, percent: u32) -> String {
        format!("  {percent:>3} %  {action}")
    }

    fn empty_log(&self) -> &'static str {
        "Nothing has happened yet."
    }

    fn saved(&self, path: &Path) -> String {
        format!("Saved in {}.", path.display())
    }

    fn save_needs_file(&self) -> &'static str {
        "Where to? Type: save FILE"
    }

    fn resume_with(&self, game: &str, path: &Path) -> String {
        format!("To go on: quadriga play {game} --load {}", path.display())
    }

    fn not_saved(&self, game: &str) -> String {
        format!(
            "The game was not saved. With --save FILE it is kept, and goes on with: quadriga play \
             {game} --load FILE"
        )
    }

    fn really_quit(&self) -> &'static str {
        "The game is not saved. q again leaves all the same; save FILE keeps it."
    }

    fn curtain(&self, player: &str) -> String {
        format!("Pass the keyboard to {player}, then press Enter.")
    }

    fn when_read(&self) -> &'static str {
        "Press Enter when you have read it."
    }

    fn person(&self) -> &'static str {
        "Player"
    }

    fn goodbye(&self) -> &'static str {
        "Goodbye."
    }

    fn thinking(&self, player: &str) -> String {
        format!("({player} are thinking …)")
    }

    fn over(&self, winner: Option<&str>) -> String {
        match winner {
            Some(winner) => format!("The game is over: {winner} win."),
            None => "The game is over: a draw.".to_owned(),
        }
    }

    fn finished_record(&self, path: &Path) -> String {
        let path = path.display();
        format!("See it again: quadriga replay {path}\nCheck it:     quadriga verify {path}")
    }

    fn replay_heading(&self, game: &str, players: &str, actions: usize) -> String {
        format!("{game}: {players}, {actions} actions")
    }

    fn board_after(&self, actions: usize) -> String {
        format!("After {actions} actions:")
    }

    fn left(&self, player: &str, bot: &str) -> String {
        format!("{player}: resigned; the bot {bot} plays on.")
    }

    fn gave_up(&self, player: &str) -> String {
        format!("{player}: resigned; the game is over.")
    }

    fn unfinished(&self) -> &'static str {
        "The game is not over yet."
    }
}
