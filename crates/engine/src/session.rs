//! A game under way, and the answer to each command.

use std::panic::{AssertUnwindSafe, catch_unwind};

use quadriga_bots::{Adviser, BotSpec, Budget, Prospect};
use quadriga_core::{
    CannotLeave, Eye, Forecast, Game, Leavers, Play, Player, Reason, Record, Refusal, Seat, Seed,
    Told, Turn,
};
use quadriga_words::{shell, why_not};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

use crate::fault::{Code, Fault};
use crate::host::Host;
use crate::request::Command;

/// A [`Session`] of any game.
pub(crate) trait Answering {
    /// Carries a command out. After a fault the game is as it was.
    fn answer(&mut self, command: Command) -> Result<Value, Fault>;
}

/// A game under way, if one was started.
pub(crate) struct Session<G: Game, H: Host> {
    host: H,
    play: Option<Play<G>>,
    adviser: Adviser<G, H::Machine>,
}

impl<G: Game, H: Host> Answering for Session<G, H> {
    /// A panic would be a defect, but even then the client gets its answer and keeps its game.
    fn answer(&mut self, command: Command) -> Result<Value, Fault> {
        let before = self.play.clone();
        catch_unwind(AssertUnwindSafe(|| self.carry_out(command))).unwrap_or_else(|_| {
            self.play = before;
            self.adviser = Adviser::on(self.host.machine());
            Err(Fault::new(Code::Internal, "a defect of the engine; the game is as it was before"))
        })
    }
}

impl<G: Game, H: Host> Session<G, H> {
    /// Nothing was started yet.
    pub(crate) fn new(host: H) -> Session<G, H> {
        let adviser = Adviser::on(host.machine());
        Session { host, play: None, adviser }
    }

    fn carry_out(&mut self, command: Command) -> Result<Value, Fault> {
        match command {
            Command::New { options, seed } => self.new_game(options, seed),
            Command::Load { state, options, seed } => self.load(state, options, seed),
            Command::State => Ok(json!({ "state": self.play()?.state() })),
            Command::View { eye } => self.view(eye),
            Command::Legal => self.legal(),
            Command::Apply { action, seat } => self.apply(action, seat),
            Command::Why { action, seat } => self.why(action, seat),
            Command::Forecast { action, seat } => self.forecast(action, seat),
            Command::Undo { seat } => self.undo(seat),
            Command::Resign { seat, bot, leavers } => self.resign(seat, bot, leavers),
            Command::Best { budget, seed } => self.best(budget, seed),
            Command::Record { players } => self.record(players),
            Command::Quit => Ok(json!({ "quit": true })),
        }
    }

    fn new_game(&mut self, options: Option<Value>, seed: Option<Seed>) -> Result<Value, Fault> {
        let options = read_options::<G>(options)?;
        let seed = self.seed_or_any(seed)?;
        Ok(self.begin(Play::new(options, seed)))
    }

    fn load(
        &mut self,
        state: Value,
        options: Option<Value>,
        seed: Option<Seed>,
    ) -> Result<Value, Fault> {
        let options = read_options::<G>(options)?;
        let state: G = read(state, Code::BadState, "not a position of this game")?;
        let seed = self.seed_or_any(seed)?;
        Ok(self.begin(Play::from_position(options, state, seed)))
    }

    fn seed_or_any(&mut self, seed: Option<Seed>) -> Result<Seed, Fault> {
        seed.or_else(|| self.host.seed()).ok_or_else(|| {
            Fault::new(Code::Internal, "there is no randomness here: name a \"seed\" yourself")
        })
    }

    fn begin(&mut self, play: Play<G>) -> Value {
        let answer = json!({
            "game": G::INFO.id,
            "rules": play.rules(),
            "seats": play.state().seats(),
            "options": play.options(),
            "seed_hash": play.seed().hash(),
            "turn": play.turn(),
            "number": 0,
        });
        self.play = Some(play);
        answer
    }

    fn view(&self, eye: Eye) -> Result<Value, Fault> {
        let play = self.play()?;
        if let Eye::Seat(seat) = eye {
            seat_at_table(play, seat)?;
        }
        Ok(json!({ "view": play.state().view(eye) }))
    }

    fn legal(&self) -> Result<Value, Fault> {
        let play = self.play()?;
        let listed = |action| {
            let mut offer = json!({ "action": action, "targets": play.state().targets(action) });
            if let Some(times) = play.repeats(action) {
                offer["repeats"] = json!(times);
            }
            offer
        };
        let actions: Vec<Value> = play.legal().into_iter().map(listed).collect();
        Ok(json!({ "turn": play.turn(), "number": play.actions().len(), "actions": actions }))
    }

    fn apply(&mut self, action: Value, seat: Option<Seat>) -> Result<Value, Fault> {
        let play = self.play_mut()?;
        let seat = deciding(play, seat)?;
        let done =
            play.act(seat, read_action::<G>(action)?).map_err(|refusal| refused::<G>(&refusal))?;
        let seats = play.state().seats();
        let events: Vec<Value> = done.told.iter().map(|told| event(told, seats)).collect();
        Ok(with_progress(play, json!({ "events": events })))
    }

    fn why(&self, action: Value, seat: Option<Seat>) -> Result<Value, Fault> {
        let play = self.play()?;
        if let Some(seat) = seat {
            seat_at_table(play, seat)?;
        }
        let action = read_action::<G>(action)?;
        let seat = seat.or(play.turn().seat()).unwrap_or(Seat::FIRST);
        Ok(match play.check(seat, action) {
            Ok(()) => json!({ "allowed": true }),
            Err(Refusal::Illegal(reason)) => explain::<G>(&reason),
            Err(refusal) => {
                let Fault { code, message } = refused::<G>(&refusal);
                json!({
                    "allowed": false,
                    "rule": null,
                    "code": code,
                    "figures": {},
                    "message": message,
                })
            }
        })
    }

    fn forecast(&self, action: Value, seat: Option<Seat>) -> Result<Value, Fault> {
        let play = self.play()?;
        let seat = deciding(play, seat)?;
        let action = read_action::<G>(action)?;
        let forecast = play.forecast(seat, action).map_err(|refusal| refused::<G>(&refusal))?;
        Ok(json!({ "forecast": forecast.as_ref().map(foreseen) }))
    }

    fn undo(&mut self, seat: Option<Seat>) -> Result<Value, Fault> {
        let play = self.play_mut()?;
        let seat = match seat.or(play.may_undo()) {
            Some(seat) => seat_at_table(play, seat).map(|()| seat)?,
            None => deciding(play, None)?,
        };
        let action = play
            .undo(seat)
            .map_err(|no| Fault::new(Code::CannotUndo, shell("cannot_undo", &no)))?;
        Ok(with_progress(play, json!({ "action": action })))
    }

    /// With a bot that plays on the game goes on, else it is over.
    fn resign(
        &mut self,
        seat: Option<Seat>,
        bot: Option<BotSpec>,
        leavers: Option<Leavers>,
    ) -> Result<Value, Fault> {
        let play = self.play_mut()?;
        let seat = match seat {
            Some(seat) => seat_at_table(play, seat).map(|()| seat)?,
            None => deciding(play, None)?,
        };
        let given_up = match (bot, leavers) {
            (Some(bot), way) => play.leave(seat, bot.to_string(), way.unwrap_or_default()),
            (None, None) => play.resign(seat),
            (None, Some(_)) => {
                let message = "\"leavers\" is for games that go on: name the \"bot\" as well";
                return Err(Fault::new(Code::BadField, message));
            }
        };
        given_up.map_err(|no| match no {
            CannotLeave::Over => over(),
            no => Fault::new(Code::CannotResign, no.to_string()),
        })?;
        Ok(with_progress(play, json!({ "seat": seat })))
    }

    fn best(&mut self, budget: Budget, seed: u64) -> Result<Value, Fault> {
        let play = self.play.as_ref().ok_or_else(no_game)?;
        deciding(play, None)?;
        let hint = (self.adviser).hint(play.state(), play.past(), budget, seed).ok_or_else(over)?;
        let prospect = |prospect: &Prospect<G::Action>| {
            json!({
                "action": prospect.action,
                "share": rounded(prospect.share),
                "value": rounded(prospect.value),
                "visits": prospect.visits,
            })
        };
        let actions: Vec<Value> = hint.actions.iter().map(prospect).collect();
        Ok(json!({
            "action": hint.actions.first().map(|best| best.action),
            "value": hint.actions.first().map(|best| rounded(best.value)),
            "seat": hint.seat,
            "simulations": hint.simulations,
            "actions": actions,
        }))
    }

    fn record(&self, players: Option<Vec<String>>) -> Result<Value, Fault> {
        let play = self.play()?;
        let seats = play.state().seats();
        let names = players
            .unwrap_or_else(|| Seat::all(seats).map(|seat| format!("seat {seat}")).collect());
        if names.len() != seats {
            let message = format!("\"players\" has {} names, there are {seats} seats", names.len());
            return Err(Fault::new(Code::BadField, message));
        }
        let players = names.into_iter().map(|name| Player { name, bot: None }).collect();
        Ok(json!({ "record": Record::of(play, players) }))
    }

    fn play(&self) -> Result<&Play<G>, Fault> {
        self.play.as_ref().ok_or_else(no_game)
    }

    fn play_mut(&mut self) -> Result<&mut Play<G>, Fault> {
        self.play.as_mut().ok_or_else(no_game)
    }
}

/// A forecast with figures that are no longer than they are sure.
fn foreseen(forecast: &Forecast) -> Value {
    let outcomes = forecast.outcomes.iter();
    let figures = forecast.figures.iter();
    json!({
        "trials": forecast.trials,
        "outcomes": outcomes
            .map(|outcome| json!({ "key": outcome.key, "share": rounded(outcome.share) }))
            .collect::<Vec<Value>>(),
        "figures": figures
            .map(|figure| json!({ "key": figure.key, "mean": rounded(figure.mean) }))
            .collect::<Vec<Value>>(),
    })
}

/// A search is never surer than this.
fn rounded(share: f32) -> f64 {
    (f64::from(share) * 10_000.0).round() / 10_000.0
}

fn no_game() -> Fault {
    Fault::new(Code::NoGame, "no game was started: send {\"cmd\":\"new\"} or \"load\" first")
}

fn read<T: DeserializeOwned>(value: Value, code: Code, what: &str) -> Result<T, Fault> {
    serde_json::from_value(value).map_err(|error| Fault::new(code, format!("{what}: {error}")))
}

fn read_action<G: Game>(action: Value) -> Result<G::Action, Fault> {
    read(action, Code::BadAction, "not an action of this game")
}

fn read_options<G: Game>(options: Option<Value>) -> Result<G::Options, Fault> {
    match options {
        None => Ok(G::Options::default()),
        Some(options) => read(options, Code::BadOptions, "not options of this game"),
    }
}

fn seat_at_table<G: Game>(play: &Play<G>, seat: Seat) -> Result<(), Fault> {
    let seats = play.state().seats();
    if seat.index() < seats {
        return Ok(());
    }
    let message = format!("there is no seat {seat}: seats are 0 to {}", seats - 1);
    Err(Fault::new(Code::BadField, message))
}

/// The seat that decides; a seat named in the request has to be the same.
fn deciding<G: Game>(play: &Play<G>, named: Option<Seat>) -> Result<Seat, Fault> {
    if let Some(seat) = named {
        seat_at_table(play, seat)?;
    }
    match (play.turn(), named) {
        (Turn::Over(_), _) => Err(refused::<G>(&Refusal::Over)),
        (Turn::Decides(decides), Some(seat)) if seat != decides => {
            Err(refused::<G>(&Refusal::NotYourDecision { decides }))
        }
        (Turn::Decides(decides), _) => Ok(decides),
    }
}

fn refused<G: Game>(refusal: &Refusal<G::Illegal>) -> Fault {
    match refusal {
        Refusal::NotYourDecision { .. } => {
            Fault::new(Code::NotYourDecision, shell("code", &"not_your_decision"))
        }
        Refusal::Over => over(),
        Refusal::Illegal(reason) => {
            let message = why_not(G::INFO.id, reason);
            Fault::new(Code::Illegal, format!("{message} ({})", reason.rule()))
        }
    }
}

fn over() -> Fault {
    Fault::new(Code::GameOver, shell("code", &"over"))
}

fn event<E: Serialize>(told: &Told<E>, seats: usize) -> Value {
    let audience = Eye::all(seats).filter(|&eye| told.to.has(eye)).map(|eye| match eye {
        Eye::Seat(seat) => json!(seat),
        Eye::Spectator => json!("spectator"),
    });
    json!({ "to": audience.collect::<Vec<Value>>(), "event": told.event })
}

fn with_progress<G: Game>(play: &Play<G>, mut answer: Value) -> Value {
    answer["turn"] = json!(play.turn());
    answer["number"] = json!(play.actions().len());
    answer["undoable"] = json!(play.may_undo().map_or(0, |seat| play.undoable(seat)));
    answer
}

/// A reason is an enum: its variant is the code, its fields are the figures.
fn explain<G: Game>(reason: &G::Illegal) -> Value {
    let (code, figures) = match serde_json::to_value(reason) {
        Ok(Value::String(code)) => (code, json!({})),
        Ok(Value::Object(fields)) => code_and_figures(fields),
        _ => ("illegal".to_owned(), json!({})),
    };
    json!({
        "allowed": false,
        "rule": reason.rule(),
        "code": code,
        "figures": figures,
        "message": why_not(G::INFO.id, reason),
    })
}

fn code_and_figures(mut fields: Map<String, Value>) -> (String, Value) {
    if let Some(Value::String(code)) = fields.remove("code") {
        return (code, Value::Object(fields));
    }
    match fields.into_iter().next() {
        Some((code, figures)) => (code, figures),
        None => ("illegal".to_owned(), json!({})),
    }
}
