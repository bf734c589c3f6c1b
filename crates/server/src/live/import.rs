//! Finished games from records of elsewhere, verified.

use quadriga_bots::BotSpec;
use quadriga_core::record::Heading;
use quadriga_core::{Game, Left, Player, Record, Seat, Seed, Standing};
use quadriga_games::{Job, with_game};

use crate::api::Kind;
use crate::error::Error;
use crate::limits::LONGEST_GAME;
use crate::live::json::text;
use crate::live::table::SNAPSHOT_EVERY;
use crate::live::told;
use crate::store::EntryRow;
use crate::text::Name;
use crate::words::Words;

/// A finished game that was read from a record.
#[derive(Debug)]
pub(crate) struct Imported {
    /// The id of the game.
    pub game: String,
    /// The version of the rules.
    pub rules: u16,
    /// The options, as JSON.
    pub options: String,
    /// The revealed seed.
    pub seed: Seed,
    /// Who sat where, and what a bot was called.
    pub players: Vec<(Name, Option<Name>)>,
    /// How it ended.
    pub standing: Standing,
    /// Who left, with the number of the entry.
    pub left: Vec<(u32, Left)>,
    /// All entries.
    pub entries: Vec<EntryRow>,
    /// Positions by number.
    pub snapshots: Vec<(u32, String)>,
}

/// Reads and verifies a record.
///
/// # Errors
/// When it is no record, or does not prove a finished game.
pub(crate) fn import(record: &str, at: i64) -> Result<Imported, Error> {
    let invalid = |error: serde_json::Error| Error::RecordInvalid(error.to_string());
    let heading: Heading = serde_json::from_str(record).map_err(invalid)?;
    with_game(&heading.game, Import { record, at })?.map_err(Error::RecordInvalid)
}

/// The names of a player, if they are some.
fn names(player: &Player) -> Result<(Name, Option<Name>), Error> {
    Ok((Name::new(&player.name)?, player.bot.as_deref().map(Name::new).transpose()?))
}

struct Import<'a> {
    record: &'a str,
    at: i64,
}

impl Job for Import<'_> {
    type Output = Result<Imported, String>;

    fn run<G: Game>(self) -> Self::Output {
        let say = |error: &dyn std::fmt::Display| error.to_string();
        let record: Record<G> = serde_json::from_str(self.record).map_err(|e| say(&e))?;
        if record.actions.len() > LONGEST_GAME as usize {
            return Err(Words.record_too_long(LONGEST_GAME));
        }
        let players = record.seats.iter().map(names).collect::<Result<_, Error>>();
        let players = players.map_err(|e| say(&e))?;
        let verified = record.verify().map_err(|e| say(&e))?;
        let Some(standing) = verified.standing else {
            return Err(Words.record_not_over());
        };
        for left in &record.left {
            left.bot.parse::<BotSpec>().map_err(|e| say(&e))?;
        }
        let first = record.begin().map_err(|e| say(&e))?;
        let mut decided = first.turn().seat();
        let mut snapshots = vec![(0, text(&first.checkpoint()))];
        let mut entries = Vec::with_capacity(record.actions.len());
        let mut left: Vec<(u32, Left)> = Vec::new();
        let resign = |number: usize, seat: Seat, decides: Option<Seat>| EntryRow {
            number: number as u32,
            kind: Kind::Resign,
            seat,
            action: None,
            events: "[]".to_owned(),
            decides,
            at: self.at,
        };
        // Those who left after as many actions, each with an entry of its own.
        let mut leave = |entries: &mut Vec<EntryRow>, actions: u32, decides: Option<Seat>| {
            for leaver in record.left.iter().filter(|left| left.after == actions) {
                let number = entries.len() + 1;
                left.push((number as u32, leaver.clone()));
                entries.push(resign(number, leaver.seat, decides));
            }
        };
        leave(&mut entries, 0, decided);
        let played = record.replay(|play, action, done| {
            let decides = play.turn().seat();
            let number = entries.len() as u32 + 1;
            entries.push(EntryRow {
                number,
                kind: Kind::Action,
                seat: decided.unwrap_or(Seat::FIRST),
                action: Some(text(&action)),
                events: told::to_text(&told::to_json::<G>(&done.told)),
                decides,
                at: self.at,
            });
            decided = decides;
            if number.is_multiple_of(SNAPSHOT_EVERY) {
                snapshots.push((number, text(&play.checkpoint())));
            }
            leave(&mut entries, play.count(), decides);
        });
        let seed = played.map_err(|e| say(&e))?.seed().clone();
        if let Some(seat) = record.resigned {
            entries.push(resign(entries.len() + 1, seat, None));
        }
        Ok(Imported {
            game: record.game,
            rules: record.rules.number(),
            options: text(&record.options),
            seed,
            players,
            standing,
            left,
            entries,
            snapshots,
        })
    }
}
