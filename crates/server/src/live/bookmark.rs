//! How far a reader has come.

use std::fmt;
use std::str::FromStr;

use quadriga_core::{Eye, Seat};

/// The id of a message, `12-3-0` or `12-3-s`: the number of entries, the last line of talk, and
/// through which eye it was. Whoever comes again with it is told what is missing, if the eye is
/// still the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bookmark {
    /// How many entries the log had.
    pub number: u32,
    /// The last line of talk.
    pub chat: i64,
    /// Whose eye: what a patch is a difference to, and no permission.
    pub eye: Eye,
}

impl fmt::Display for Bookmark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-", self.number, self.chat)?;
        match self.eye {
            Eye::Seat(seat) => seat.fmt(f),
            Eye::Spectator => f.write_str("s"),
        }
    }
}

impl FromStr for Bookmark {
    type Err = ();

    fn from_str(text: &str) -> Result<Bookmark, ()> {
        let parts: Vec<&str> = text.split('-').collect();
        let [number, chat, eye] = parts[..] else { return Err(()) };
        let eye = match eye {
            "s" => Eye::Spectator,
            seat => Eye::Seat(seat.parse().ok().and_then(Seat::new).ok_or(())?),
        };
        let (number, chat) = (number.parse().map_err(drop)?, chat.parse().map_err(drop)?);
        Ok(Bookmark { number, chat, eye })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_read_as_it_was_written_and_nonsense_is_none() {
        for (text, eye) in [("12-3-0", Eye::Seat(Seat::FIRST)), ("0-0-s", Eye::Spectator)] {
            let mark: Bookmark = text.parse().expect("a bookmark");
            assert_eq!((mark.eye, mark.to_string().as_str()), (eye, text));
        }
        for text in ["", "12-3", "12-3-6", "12-3-x", "-1-3-0", "12-3-0-0", "a-b-c", "1--2-s"] {
            assert_eq!(text.parse::<Bookmark>(), Err(()), "{text}");
        }
    }
}
