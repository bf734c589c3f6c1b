//! Records: a whole game in one JSON file, and the proof that no die was touched.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::game::{Game, Reason};
use crate::leaving::Left;
use crate::play::{Play, Refusal};
use crate::seat::Seat;
use crate::seed::{Seed, SeedHash, sha256, to_hex};
use crate::turn::{Standing, Turn};
use crate::version::RulesVersion;

/// The version of the file's form.
pub const FORMAT: u16 = 1;

/// A game from its set-up to its end, or as far as it has come.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Record<G: Game> {
    /// The version of the file's form.
    pub format: u16,
    /// The id of the game.
    pub game: String,
    /// The version of the rules that it was played under.
    pub rules: RulesVersion,
    /// What was chosen before the game.
    pub options: G::Options,
    /// Who sat where.
    pub seats: Vec<Player>,
    /// What was published of the seed at the start.
    pub seed_hash: SeedHash,
    /// The seed itself, revealed when the game has ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// The position that the game started from, where it was not the set-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<G>,
    /// All actions in order, without those taken back.
    pub actions: Vec<G::Action>,
    /// The seats whose players left while the game went on, in the order in which they did.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<Left>,
    /// The seat that gave up after the last action and ended the game by it, if one did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resigned: Option<Seat>,
    /// The final standing, once there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standing: Option<Standing>,
}

/// Who sat on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The name shown at the table.
    pub name: String,
    /// The bot's specification, for a seat that a bot played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

/// The part of a record that tells which game has to read the rest.
#[derive(Clone, Debug, Deserialize)]
pub struct Heading {
    /// The id of the game.
    pub game: String,
    /// The version of the rules.
    pub rules: RulesVersion,
}

/// What a verified record has proved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Verified {
    /// How many actions were replayed.
    pub actions: usize,
    /// How it ended; `None` when the record stops before the end.
    pub standing: Option<Standing>,
    /// The hash of the last position.
    pub final_hash: String,
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RecordError<R: Reason> {
    /// Written by a newer program.
    #[error("the record has format {0}, this program reads format {FORMAT}: update the program")]
    Format(u16),
    /// It belongs to another game.
    #[error("the record is of the game {0:?}")]
    OtherGame(String),
    /// Rules that this program does not have.
    #[error("the record was played under rules version {0}, which this program does not know")]
    Rules(RulesVersion),
    /// The wrong number of players for the options.
    #[error("the record names {named} players, the game has {seats} seats")]
    Players {
        /// How many the record names.
        named: usize,
        /// How many the game has.
        seats: usize,
    },
    /// The seed is still secret.
    #[error("the seed is not revealed yet: the game must end before it can be replayed")]
    NoSeed,
    /// The revealed seed is not the one that was published.
    #[error(
        "the revealed seed does not belong to the published hash: the chance was tampered with"
    )]
    OtherSeed,
    /// An action that the rules refuse.
    #[error("action {number} is refused: {refusal}")]
    Refused {
        /// Its number, from 1.
        number: usize,
        /// Why.
        refusal: Refusal<R>,
    },
    /// Someone left who could not.
    #[error(
        "seat {0} could not leave: only games for more than two go on without a player, and each \
         leaves once, in the order of the record, not after its last action, and to the same end"
    )]
    Left(Seat),
    /// A resignation by nobody at the table, or after the end.
    #[error("seat {0} could not resign after the last action")]
    Resigned(Seat),
    /// The replay ends differently.
    #[error("the replay ends with {replayed:?}, the record says {recorded:?}")]
    OtherEnd {
        /// What the replay gives.
        replayed: Option<Standing>,
        /// What the record says.
        recorded: Option<Standing>,
    },
}

impl<G: Game> Record<G> {
    /// The record of a game under way or ended, played from its start (not resumed from a
    /// checkpoint). The seed goes in only after the end.
    pub fn of(play: &Play<G>, seats: Vec<Player>) -> Record<G> {
        let standing = play.turn().standing();
        let (options, seed) = (play.options().clone(), play.seed().clone());
        let set_up = Play::<G>::new_under(play.rules(), options, seed);
        Record {
            format: FORMAT,
            game: G::INFO.id.to_owned(),
            rules: play.rules(),
            options: play.options().clone(),
            seats,
            seed_hash: play.seed().hash(),
            seed: standing.map(|_| play.seed().clone()),
            position: (set_up.first() != play.first()).then(|| play.first().clone()),
            actions: play.actions().to_vec(),
            left: play.left().to_vec(),
            resigned: play.resigned(),
            standing,
        }
    }

    /// The game before its first action, after all that can be checked without playing it.
    pub fn begin(&self) -> Result<Play<G>, RecordError<G::Illegal>> {
        if self.format != FORMAT {
            return Err(RecordError::Format(self.format));
        }
        if self.game != G::INFO.id {
            return Err(RecordError::OtherGame(self.game.clone()));
        }
        if !self.rules.is_known(G::INFO.rules) {
            return Err(RecordError::Rules(self.rules));
        }
        let seed = self.seed.clone().ok_or(RecordError::NoSeed)?;
        if seed.hash() != self.seed_hash {
            return Err(RecordError::OtherSeed);
        }
        let play = match &self.position {
            Some(position) => {
                let position = position.clone().under(self.rules);
                Play::from_position(self.options.clone(), position, seed)
            }
            None => Play::new_under(self.rules, self.options.clone(), seed),
        };
        let (named, seats) = (self.seats.len(), play.state().seats());
        if named != seats {
            return Err(RecordError::Players { named, seats });
        }
        Ok(play)
    }

    /// Plays the record again, calling `after` with the game after each action.
    pub fn replay(
        &self,
        mut after: impl FnMut(&Play<G>, G::Action, &crate::play::Done<G::Event>),
    ) -> Result<Play<G>, RecordError<G::Illegal>> {
        let mut play = self.begin()?;
        let mut leaving = self.left.iter();
        for (index, &action) in self.actions.iter().enumerate() {
            Self::let_leave(&mut play, &mut leaving)?;
            let refused = |refusal| RecordError::Refused { number: index + 1, refusal };
            let seat = match play.turn() {
                Turn::Decides(seat) => seat,
                Turn::Over(_) => return Err(refused(Refusal::Over)),
            };
            let done = play.act(seat, action).map_err(refused)?;
            after(&play, action, &done);
        }
        Self::let_leave(&mut play, &mut leaving)?;
        if let Some(left) = leaving.next() {
            return Err(RecordError::Left(left.seat));
        }
        if let Some(seat) = self.resigned {
            play.resign(seat).map_err(|_| RecordError::Resigned(seat))?;
        }
        Ok(play)
    }

    /// Lets those leave who did after the actions so far.
    fn let_leave(
        play: &mut Play<G>,
        leaving: &mut std::slice::Iter<'_, Left>,
    ) -> Result<(), RecordError<G::Illegal>> {
        while let Some(left) = leaving.as_slice().first().filter(|left| left.after <= play.count())
        {
            leaving.next();
            let left_now = left.after == play.count();
            let outcome = play.leave(left.seat, left.bot.clone(), left.way());
            if !left_now || outcome.is_err() {
                return Err(RecordError::Left(left.seat));
            }
        }
        Ok(())
    }

    /// Proves that the record is a game by the rules, with the chance that was promised.
    pub fn verify(&self) -> Result<Verified, RecordError<G::Illegal>> {
        let play = self.replay(|_, _, _| {})?;
        let replayed = play.turn().standing();
        if replayed != self.standing {
            return Err(RecordError::OtherEnd { replayed, recorded: self.standing });
        }
        Ok(Verified {
            actions: self.actions.len(),
            standing: replayed,
            final_hash: state_hash(play.state()),
        })
    }
}

/// The SHA-256 of a position's JSON text: equal exactly when the positions are.
pub fn state_hash<G: Game>(state: &G) -> String {
    let json = serde_json::to_vec(state).expect("a state is plain data and always has a JSON form");
    to_hex(&sha256(&json))
}
