//! A game under way whose type is not known: what a table needs of [`Play`], for any game.

use std::time::Duration;

use quadriga_bots::{Adviser, Bot, BotSpec, Budget, Means};
use quadriga_core::forecast::foresee;
use quadriga_core::record::Heading;
use quadriga_core::{
    CannotUndo, Checkpoint, Eyes, Game, Left, Play, Player, QuickChance, Reason, Record, Refusal,
    RulesVersion, Seat, Seed, Standing, Turn,
};
use quadriga_games::{Job, with_game};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use crate::api::{Advice, Frame, Hint, Kind, Leavers, Odds, Offer, Undo, Why, WhyNot};
use crate::error::Error;
use crate::live::Sight;
use crate::patch::Noted;
use crate::store::EntryRow;
use crate::text::Name;

/// After how many entries a position is stored.
pub(crate) const SNAPSHOT_EVERY: u32 = 32;

/// Something to be worked out elsewhere, on one thread and in the time that there is; gives JSON text.
pub(crate) type Thought = Box<dyn FnOnce(Duration) -> Option<Box<RawValue>> + Send>;

/// An event, with those who may know it.
#[derive(Clone, Debug)]
pub struct Told {
    /// Who may know it.
    pub to: Eyes,
    /// The event, as JSON.
    pub event: Box<RawValue>,
}

/// What an action did.
#[derive(Clone, Debug)]
pub struct Acted {
    /// The action, as it is stored.
    pub action: String,
    /// What happened.
    pub told: Vec<Told>,
}

/// What a frame says apart from what its game knows.
#[derive(Debug)]
pub struct Head<'a> {
    /// How many entries the log has.
    pub number: u32,
    /// Who looks.
    pub sight: Sight<'a>,
    /// Who decides, or how it ended.
    pub turn: Turn,
    /// Who acted.
    pub seat: Option<Seat>,
    /// What the entry is.
    pub kind: Kind,
    /// What happened, as far as this eye may know.
    pub events: Vec<&'a RawValue>,
    /// What it shows.
    pub shown: Shown<'a>,
    /// Whether the frame offers actions.
    pub offers: bool,
}

/// What a frame shows of the position, as JSON.
#[derive(Debug)]
pub enum Shown<'a> {
    /// The whole view.
    Whole(&'a Noted),
    /// The difference to the view before.
    Patch(String),
}

/// A game under way.
pub trait AnyPlay: Send + Sync {
    /// Who decides, or how it ended by the rules.
    fn turn(&self) -> Turn;
    /// How many seats there are.
    fn seats(&self) -> usize;
    /// Who may take actions back, and how many.
    fn undo_offer(&self) -> Option<Undo>;
    /// Carries an action out.
    fn act(&mut self, seat: Seat, action: &RawValue) -> Result<Acted, Error>;
    /// Takes the last action back.
    fn undo(&mut self, seat: Seat) -> Result<(), CannotUndo>;
    /// Whether an action is allowed: the JSON of [`Why`].
    fn why(&self, seat: Seat, action: &RawValue) -> Result<Box<RawValue>, Error>;
    /// The odds of an action, to be worked out elsewhere: the JSON of [`Odds`].
    fn forecast(&self, seat: Seat, action: &RawValue) -> Result<Thought, Error>;
    /// What may be known by whoever looks.
    fn view(&self, sight: Sight<'_>) -> Noted;
    /// Writes a frame.
    fn frame(&self, head: Head<'_>, out: &mut Vec<u8>);
    /// The position and what of the past still matters. Secret.
    fn checkpoint(&self) -> String;
    /// The choice of a bot, to be worked out elsewhere.
    fn choice(&self, spec: BotSpec, seed: u64) -> Thought;
    /// What a strong player would do, to be worked out elsewhere: the JSON of [`Hint`].
    fn hint(&self, seed: u64) -> Thought;
    /// Whether seats know what others do not.
    fn has_secrets(&self) -> bool;
}

impl<G: Game> AnyPlay for Play<G> {
    fn turn(&self) -> Turn {
        Play::turn(self)
    }

    fn seats(&self) -> usize {
        self.state().seats()
    }

    fn undo_offer(&self) -> Option<Undo> {
        let seat = self.may_undo()?;
        Some(Undo { seat, steps: self.undoable(seat) as u32 })
    }

    fn act(&mut self, seat: Seat, action: &RawValue) -> Result<Acted, Error> {
        let action = parse_action::<G>(action)?;
        let done = Play::act(self, seat, action).map_err(refused)?;
        let told =
            (done.told.iter()).map(|told| Told { to: told.to, event: raw(&told.event) }).collect();
        Ok(Acted { action: text(&action), told })
    }

    fn undo(&mut self, seat: Seat) -> Result<(), CannotUndo> {
        Play::undo(self, seat).map(|_| ())
    }

    fn why(&self, seat: Seat, action: &RawValue) -> Result<Box<RawValue>, Error> {
        let why = match self.check(seat, parse_action::<G>(action)?) {
            Ok(()) => Why { allowed: true, reason: None },
            Err(refusal) => Why { allowed: false, reason: Some(reason(refusal)) },
        };
        Ok(raw(&why))
    }

    fn forecast(&self, seat: Seat, action: &RawValue) -> Result<Thought, Error> {
        let action = parse_action::<G>(action)?;
        self.check(seat, action).map_err(refused)?;
        let state = self.state().clone();
        Ok(Box::new(move |_| Some(raw(&Odds { forecast: foresee(&state, seat, action) }))))
    }

    fn view(&self, sight: Sight<'_>) -> Noted {
        Noted::of(&self.state().view(sight.eye()))
    }

    fn frame(&self, head: Head<'_>, out: &mut Vec<u8>) {
        let Head { number, sight, turn, seat, kind, events, shown, offers } = head;
        let eye = sight.eye();
        let decides = turn.seat().is_some_and(|seat| sight.is_of(seat));
        let legal = if decides && offers { self.legal() } else { Vec::new() };
        let offer = |action| Offer { action, targets: self.state().targets(action) };
        let undo = self.undo_offer().filter(|_| offers && turn.seat().is_some());
        let legal = legal.into_iter().map(offer).collect();
        let (turn, view) = (Some(turn), None::<()>);
        let frame = Frame { number, eye, turn, seat, kind, events, view, patch: None, legal, undo };
        serde_json::to_writer(&mut *out, &frame)
            .expect("a frame is plain data and memory takes it");
        // What it shows is JSON already: put in as text, it is not read again.
        let closing = out.pop();
        let (key, text): (&[u8], &str) = match &shown {
            Shown::Whole(view) => (b",\"view\":", &view.text()),
            Shown::Patch(patch) => (b",\"patch\":", patch),
        };
        out.extend_from_slice(key);
        out.extend_from_slice(text.as_bytes());
        out.extend(closing);
    }

    fn checkpoint(&self) -> String {
        text(&Play::checkpoint(self))
    }

    fn choice(&self, spec: BotSpec, seed: u64) -> Thought {
        let state = self.state().clone();
        Box::new(move |time| {
            let mut bot = Bot::new(spec, seed).with_means(Means::one_thread(time));
            bot.choose(&state).map(|action| raw(&action))
        })
    }

    fn has_secrets(&self) -> bool {
        G::INFO.has_secrets
    }

    fn hint(&self, seed: u64) -> Thought {
        let state = self.state().clone();
        Box::new(move |time| {
            let hint = Adviser::on_one_thread().hint(&state, Budget::Time(time), seed)?;
            let advice = |prospect: &quadriga_bots::Prospect<G::Action>| Advice {
                action: prospect.action,
                targets: state.targets(prospect.action),
                share: prospect.share,
                value: prospect.value,
            };
            Some(raw(&Hint { actions: hint.actions.iter().map(advice).collect() }))
        })
    }
}

/// The JSON text of plain data.
fn text(data: &impl Serialize) -> String {
    serde_json::to_string(data).expect("plain data always has a JSON form")
}

fn raw(data: &impl Serialize) -> Box<RawValue> {
    to_raw_value(data).expect("plain data always has a JSON form")
}

fn parse_action<G: Game>(action: &RawValue) -> Result<G::Action, Error> {
    serde_json::from_str(action.get()).map_err(|error| Error::BadJson(format!("action: {error}")))
}

fn refused<R: Reason>(refusal: Refusal<R>) -> Error {
    match refusal {
        Refusal::NotYourDecision { .. } => Error::NotYourDecision,
        Refusal::Over => Error::Over,
        Refusal::Illegal(illegal) => {
            Error::Illegal { message: illegal.to_string(), reason: reason(refusal) }
        }
    }
}

/// The reason that a page shows.
fn reason<R: Reason>(refusal: Refusal<R>) -> Box<RawValue> {
    #[derive(Serialize)]
    struct Plain {
        code: &'static str,
    }
    let plain = |code| {
        let (rule, message) = (String::new(), refusal.to_string());
        raw(&WhyNot { rule, message, reason: Plain { code } })
    };
    match refusal {
        Refusal::NotYourDecision { .. } => plain("not_your_decision"),
        Refusal::Over => plain("over"),
        Refusal::Illegal(reason) => {
            let (rule, message) = (reason.rule().to_owned(), reason.to_string());
            raw(&WhyNot { rule, message, reason })
        }
    }
}

/// Checks the options of a new table and gives them as they are kept.
///
/// # Errors
/// When the game does not exist or does not have these options with so many seats.
pub(crate) fn check_options(
    game: &str,
    options: Option<&RawValue>,
    seats: usize,
) -> Result<(String, u16), Error> {
    with_game(game, CheckOptions { options, seats })?
}

struct CheckOptions<'a> {
    options: Option<&'a RawValue>,
    seats: usize,
}

impl Job for CheckOptions<'_> {
    type Output = Result<(String, u16), Error>;

    fn run<G: Game>(self) -> Self::Output {
        let options: G::Options = match self.options {
            Some(options) => serde_json::from_str(options.get())
                .map_err(|error| Error::BadOptions(error.to_string()))?,
            None => G::Options::default(),
        };
        let seats = G::start(&options, &mut QuickChance::new(0)).seats();
        if seats != self.seats {
            let asked = self.seats;
            return Err(Error::BadRequest(format!("the game has {seats} seats, not {asked}")));
        }
        Ok((text(&options), G::INFO.rules.number()))
    }
}

/// A game from its set-up, or from a checkpoint.
///
/// # Errors
/// When what is stored does not fit the game.
pub(crate) fn open(
    game: &str,
    rules: u16,
    options: &str,
    seed: Seed,
    checkpoint: Option<&str>,
) -> Result<Box<dyn AnyPlay>, Error> {
    let opened = with_game(game, Open { rules, options, seed, checkpoint });
    opened.unwrap_or_else(|unknown| Err(broken(&unknown)))
}

struct Open<'a> {
    rules: u16,
    options: &'a str,
    seed: Seed,
    checkpoint: Option<&'a str>,
}

/// A stored table that cannot be read.
fn broken(what: &dyn std::fmt::Display) -> Error {
    tracing::error!(%what, "a stored table cannot be opened");
    Error::Internal
}

impl Job for Open<'_> {
    type Output = Result<Box<dyn AnyPlay>, Error>;

    fn run<G: Game>(self) -> Self::Output {
        Ok(Box::new(self.play::<G>()?))
    }
}

impl Open<'_> {
    fn play<G: Game>(self) -> Result<Play<G>, Error> {
        let rules = RulesVersion::new(self.rules);
        if !rules.is_known(G::INFO.rules) {
            let program = G::INFO.rules.number();
            return Err(Error::OtherRules { table: self.rules, program });
        }
        let options = serde_json::from_str(self.options).map_err(|error| broken(&error))?;
        let Some(checkpoint) = self.checkpoint else {
            return Ok(Play::new_under(rules, options, self.seed));
        };
        let checkpoint: Checkpoint<G> =
            serde_json::from_str(checkpoint).map_err(|error| broken(&error))?;
        Ok(Play::resume(rules, options, self.seed, checkpoint))
    }
}

/// Carries out an entry that was stored.
///
/// # Errors
/// When the rules refuse it, which is a defect.
pub(crate) fn redo(play: &mut dyn AnyPlay, entry: &EntryRow) -> Result<(), Error> {
    let done = match (entry.kind, &entry.action) {
        (Kind::Action, Some(action)) => serde_json::from_str::<&RawValue>(action)
            .map_err(|error| error.to_string())
            .and_then(|action| play.act(entry.seat, action).map_err(|error| error.to_string()))
            .map(|_| ()),
        (Kind::Undo, _) => play.undo(entry.seat).map_err(|error| error.to_string()),
        _ => Ok(()),
    };
    done.map_err(|error| {
        tracing::error!(number = entry.number, error, "a stored entry is refused");
        Error::Internal
    })
}

/// The events of an entry as they are stored: pairs of who may know it and what it is.
pub(crate) fn told_to_text(told: &[Told]) -> String {
    let pairs: Vec<(u8, &RawValue)> =
        told.iter().map(|told| (told.to.bits(), &*told.event)).collect();
    text(&pairs)
}

/// Reads what [`told_to_text`] wrote.
pub(crate) fn told_from_text(events: &str) -> Vec<Told> {
    let pairs: Vec<(u8, Box<RawValue>)> = serde_json::from_str(events).unwrap_or_default();
    pairs.into_iter().map(|(to, event)| Told { to: Eyes::from_bits(to), event }).collect()
}

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
    /// Who sat where.
    pub players: Vec<Player>,
    /// The bots that play on, by seat; none where nobody left.
    pub substitutes: Vec<Option<String>>,
    /// What becomes of those who left.
    pub leavers: Leavers,
}

impl Job for Export<'_> {
    type Output = Result<String, Error>;

    fn run<G: Game>(self) -> Self::Output {
        let Export { rules, options, seed, checkpoint, entries, players, .. } = self;
        let open = Open { rules, options, seed, checkpoint: Some(checkpoint) };
        let mut play = open.play::<G>()?;
        let mut left: Vec<Left> = Vec::new();
        let mut resigned = None;
        for entry in entries {
            redo(&mut play, entry)?;
            if entry.ends_by_resigning() {
                resigned = Some(entry.seat);
            } else if entry.kind == Kind::Resign {
                let bot = self.substitutes.get(entry.seat.index()).cloned().flatten();
                let last = self.leavers == Leavers::Last;
                left.push(Left {
                    seat: entry.seat,
                    after: play.count(),
                    bot: bot.unwrap_or_default(),
                    last,
                });
            }
            // What was taken back since is not in the record.
            left.iter_mut().for_each(|left| left.after = left.after.min(play.count()));
        }
        let mut record = Record::of(&play, players).left_by(left);
        if let Some(seat) = resigned {
            record = record.resigned_by(seat, &play);
        }
        serde_json::to_string_pretty(&record).map_err(|error| broken(&error))
    }
}

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

/// The longest game that can be imported; the longest that bots play have a few thousand actions. It
/// bounds what one import takes of memory and of the disk.
const MOST_ACTIONS: usize = 20_000;

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
        if record.actions.len() > MOST_ACTIONS {
            return Err(format!("records of more than {MOST_ACTIONS} actions are not taken"));
        }
        let players = record.seats.iter().map(names).collect::<Result<_, Error>>();
        let players = players.map_err(|e| say(&e))?;
        let verified = record.verify().map_err(|e| say(&e))?;
        let Some(standing) = verified.standing else {
            return Err("the game of this record is not over".to_owned());
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
            let told: Vec<Told> = (done.told.iter())
                .map(|told| Told { to: told.to, event: raw(&told.event) })
                .collect();
            let decides = play.turn().seat();
            let number = entries.len() as u32 + 1;
            entries.push(EntryRow {
                number,
                kind: Kind::Action,
                seat: decided.unwrap_or(Seat::FIRST),
                action: Some(text(&action)),
                events: told_to_text(&told),
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
