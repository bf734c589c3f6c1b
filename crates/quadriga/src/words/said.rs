//! The messages of the catalogue, a method for each.
//!
//! Written by `cargo xtask generate` from words/. Do not edit.

use std::fmt::Display;

use super::Words;

impl Words {
    pub(crate) fn allowed(&self, action: impl Display) -> String {
        self.say("allowed", [("action", action.to_string().into())])
    }

    pub(crate) fn board_after(&self, actions: usize) -> String {
        self.say("board_after", [("actions", actions.into())])
    }

    pub(crate) fn curtain(&self, player: impl Display) -> String {
        self.say("curtain", [("player", player.to_string().into())])
    }

    pub(crate) fn empty_log(&self) -> String {
        self.say("empty_log", [])
    }

    pub(crate) fn finished_record(&self, path: impl Display) -> String {
        self.say("finished_record", [("path", path.to_string().into())])
    }

    pub(crate) fn goodbye(&self) -> String {
        self.say("goodbye", [])
    }

    pub(crate) fn help(&self) -> String {
        self.say("help", [])
    }

    pub(crate) fn hint(&self, percent: impl Display) -> String {
        self.say("hint", [("percent", percent.to_string().into())])
    }

    pub(crate) fn left(&self, player: impl Display, bot: impl Display) -> String {
        self.say("left", [("player", player.to_string().into()), ("bot", bot.to_string().into())])
    }

    pub(crate) fn not_allowed(&self, reason: impl Display, rule: impl Display) -> String {
        self.say("not_allowed", [("reason", reason.to_string().into()), ("rule", rule.to_string().into())])
    }

    pub(crate) fn not_in_list(&self, typed: impl Display, most: impl Display) -> String {
        self.say("not_in_list", [("typed", typed.to_string().into()), ("most", most.to_string().into())])
    }

    pub(crate) fn not_saved(&self, game: impl Display) -> String {
        self.say("not_saved", [("game", game.to_string().into())])
    }

    pub(crate) fn not_understood(&self, typed: impl Display) -> String {
        self.say("not_understood", [("typed", typed.to_string().into())])
    }

    pub(crate) fn notation_heading(&self) -> String {
        self.say("notation_heading", [])
    }

    pub(crate) fn over(&self, winner: Option<&str>) -> String {
        self.say("over", [("winner", winner.into())])
    }

    pub(crate) fn person(&self) -> String {
        self.say("person", [])
    }

    pub(crate) fn prompt(&self, most: usize) -> String {
        self.say("prompt", [("most", most.into())])
    }

    pub(crate) fn really_quit(&self) -> String {
        self.say("really_quit", [])
    }

    pub(crate) fn really_resign(&self) -> String {
        self.say("really_resign", [])
    }

    pub(crate) fn repeats(&self, action: impl Display, times: usize) -> String {
        self.say("repeats", [("action", action.to_string().into()), ("times", times.into())])
    }

    pub(crate) fn replay_heading(&self, game: impl Display, players: impl Display, actions: usize) -> String {
        self.say("replay_heading", [("game", game.to_string().into()), ("players", players.to_string().into()), ("actions", actions.into())])
    }

    pub(crate) fn resigned(&self, player: impl Display) -> String {
        self.say("resigned", [("player", player.to_string().into())])
    }

    pub(crate) fn resume_with(&self, game: impl Display, path: impl Display) -> String {
        self.say("resume_with", [("game", game.to_string().into()), ("path", path.to_string().into())])
    }

    pub(crate) fn resumed(&self, actions: usize) -> String {
        self.say("resumed", [("actions", actions.into())])
    }

    pub(crate) fn save_needs_file(&self) -> String {
        self.say("save_needs_file", [])
    }

    pub(crate) fn saved(&self, path: impl Display) -> String {
        self.say("saved", [("path", path.to_string().into())])
    }

    pub(crate) fn taken_back(&self, action: impl Display) -> String {
        self.say("taken_back", [("action", action.to_string().into())])
    }

    pub(crate) fn thinking(&self, player: impl Display) -> String {
        self.say("thinking", [("player", player.to_string().into())])
    }

    pub(crate) fn unfinished(&self) -> String {
        self.say("unfinished", [])
    }

    pub(crate) fn welcome(&self, game: impl Display) -> String {
        self.say("welcome", [("game", game.to_string().into())])
    }

    pub(crate) fn when_read(&self) -> String {
        self.say("when_read", [])
    }

    pub(crate) fn why_needs_action(&self) -> String {
        self.say("why_needs_action", [])
    }
}
