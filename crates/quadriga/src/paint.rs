//! Colours, only where they help: on a terminal, and not when `NO_COLOR` is set.

use std::env;
use std::io::IsTerminal;

/// How a piece of text stands out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// The first seat's colour.
    First,
    /// The second seat's colour.
    Second,
    /// Headings and the player's own decision.
    Strong,
    /// What matters less.
    Faint,
    /// What went wrong.
    Warning,
}

/// Paints, or leaves the text as it is.
#[derive(Clone, Copy, Debug)]
pub struct Paint {
    colours: bool,
    terminal: bool,
}

impl Paint {
    /// Plain text: for pipes and tests.
    pub const PLAIN: Paint = Paint { colours: false, terminal: false };

    /// What the standard output can do.
    pub fn of_stdout() -> Paint {
        let terminal = std::io::stdout().is_terminal();
        let unwanted = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty())
            || env::var_os("TERM").is_some_and(|value| value == "dumb");
        Paint { colours: terminal && !unwanted, terminal }
    }

    /// Whether a person sits before a terminal.
    pub fn is_terminal(self) -> bool {
        self.terminal
    }

    /// The text in this style.
    pub fn paint(self, style: Style, text: &str) -> String {
        let code = match style {
            Style::First => "1;32",
            Style::Second => "1;31",
            Style::Strong => "1",
            Style::Faint => "2",
            Style::Warning => "33",
        };
        if self.colours && !text.is_empty() {
            format!("\x1b[{code}m{text}\x1b[0m")
        } else {
            text.to_owned()
        }
    }

    /// What wipes a terminal, its memory of earlier lines included; nothing elsewhere.
    pub fn wipe(self) -> &'static str {
        if self.terminal { "\x1b[2J\x1b[3J\x1b[H" } else { "" }
    }
}
