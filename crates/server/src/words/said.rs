//! The messages of the catalogue, a method for each.
//!
//! Written by `cargo xtask generate` from words/. Do not edit.

use std::fmt::Display;

use super::Words;

impl Words {
    pub(crate) fn bad_json(&self, detail: impl Display) -> String {
        self.say("bad_json", [("detail", detail.to_string().into())])
    }

    pub(crate) fn bad_options(&self, detail: impl Display) -> String {
        self.say("bad_options", [("detail", detail.to_string().into())])
    }

    pub(crate) fn cannot_leave(&self, detail: impl Display) -> String {
        self.say("cannot_leave", [("detail", detail.to_string().into())])
    }

    pub(crate) fn file_gone(&self) -> String {
        self.say("file_gone", [])
    }

    pub(crate) fn last_frame(&self, total: impl Display) -> String {
        self.say("last_frame", [("total", total.to_string().into())])
    }

    pub(crate) fn log_full(&self, most: impl Display) -> String {
        self.say("log_full", [("most", most.to_string().into())])
    }

    pub(crate) fn long_reader(&self, most: impl Display) -> String {
        self.say("long_reader", [("most", most.to_string().into())])
    }

    pub(crate) fn no_name(&self) -> String {
        self.say("no_name", [])
    }

    pub(crate) fn no_such_seat(&self) -> String {
        self.say("no_such_seat", [])
    }

    pub(crate) fn not_host(&self) -> String {
        self.say("not_host", [])
    }

    pub(crate) fn other_rules(&self, table: impl Display, program: impl Display) -> String {
        self.say("other_rules", [("table", table.to_string().into()), ("program", program.to_string().into())])
    }

    pub(crate) fn record_invalid(&self, detail: impl Display) -> String {
        self.say("record_invalid", [("detail", detail.to_string().into())])
    }

    pub(crate) fn record_is_text(&self) -> String {
        self.say("record_is_text", [])
    }

    pub(crate) fn record_not_over(&self) -> String {
        self.say("record_not_over", [])
    }

    pub(crate) fn record_too_long(&self, most: impl Display) -> String {
        self.say("record_too_long", [("most", most.to_string().into())])
    }

    pub(crate) fn talk_full(&self, most: impl Display) -> String {
        self.say("talk_full", [("most", most.to_string().into())])
    }

    pub(crate) fn too_many_listed(&self) -> String {
        self.say("too_many_listed", [])
    }

    pub(crate) fn too_many_requests(&self, seconds: impl Display) -> String {
        self.say("too_many_requests", [("seconds", seconds.to_string().into())])
    }

    pub(crate) fn unknown_game(&self, asked: impl Display, known: impl Display) -> String {
        self.say("unknown_game", [("asked", asked.to_string().into()), ("known", known.to_string().into())])
    }

    pub(crate) fn which_after(&self) -> String {
        self.say("which_after", [])
    }

    pub(crate) fn which_bots(&self, levels: impl Display) -> String {
        self.say("which_bots", [("levels", levels.to_string().into())])
    }

    pub(crate) fn which_eye(&self) -> String {
        self.say("which_eye", [])
    }

    pub(crate) fn which_list(&self) -> String {
        self.say("which_list", [])
    }

    pub(crate) fn wrong_seats(&self, seats: impl Display, asked: impl Display) -> String {
        self.say("wrong_seats", [("seats", seats.to_string().into()), ("asked", asked.to_string().into())])
    }
}
