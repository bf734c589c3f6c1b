//! Records of games that were played here.

use quadriga_core::{Game, Leavers, Player, Record, Seed};
use quadriga_games::Job;

use crate::error::Error;
use crate::live::opening::{Open, broken, redo};
use crate::store::{EntryRow, SeatRow};

/// All that is needed to make a record.
pub(crate) struct Export<'a> {
    /// The version of the rules.
    pub rules: u16,
    /// The options, as JSON.
    pub options: &'a str,
    /// The seed.
    pub seed: Seed,
    /// The set-up.
    pub checkpoint: &'a str,
    /// All entries.
    pub entries: &'a [EntryRow],
    /// Who sat where, as the record names them.
    pub players: Vec<Player>,
    /// The seats, with the bots that play on for those who left.
    pub seats: &'a [SeatRow],
    /// What becomes of those who left.
    pub leavers: Leavers,
}

impl Job for Export<'_> {
    type Output = Result<String, Error>;

    fn run<G: Game>(self) -> Self::Output {
        let Export { rules, options, seed, checkpoint, entries, players, seats, leavers } = self;
        let open = Open { rules, options, seed, checkpoint: Some(checkpoint) };
        let mut play = open.play::<G>()?;
        for entry in entries {
            redo(&mut play, entry, seats, leavers)?;
        }
        let record = Record::of(&play, players);
        serde_json::to_string_pretty(&record).map_err(|error| broken(&error))
    }
}
