//! `quadriga replay`: a recorded game, action by action.

use std::io::{self, BufWriter, Write};
use std::path::PathBuf;

use anyhow::{Result, bail};
use quadriga_core::{Eye, Left, Play, Record, Seat, Told};
use quadriga_words::Language;
use serde_json::json;

use crate::board::{Terminal, TerminalJob, Voice, with_terminal};
use crate::files::RecordFile;
use crate::paint::Paint;
use crate::words::{self, language};

/// Tell a recorded game action by action, with the board at the end or at a step
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  quadriga replay game.json
  quadriga replay game.json --step 12 --lang de
  quadriga replay game.json --json | head

While a game is not over, only what everybody may know is told.")]
pub struct Args {
    /// The record
    file: PathBuf,
    /// The language; without it, that of the environment
    #[arg(long, value_parser = language())]
    lang: Option<Language>,
    /// Stop after so many actions and show the board there
    #[arg(long)]
    step: Option<usize>,
    /// One JSON line for each action, then one for the end
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn run(args: &Args) -> Result<()> {
    let file = RecordFile::read(&args.file)?;
    let lang = args.lang.unwrap_or_else(words::of_environment);
    let voice = Voice { lang, paint: Paint::of_stdout() };
    with_terminal(&file.game, Replay { file: &file, step: args.step, json: args.json, voice })?
}

struct Replay<'a> {
    file: &'a RecordFile,
    step: Option<usize>,
    json: bool,
    voice: Voice,
}

/// One action of the record.
struct Step<G: Terminal> {
    seat: Seat,
    action: G::Action,
    told: Vec<Told<G::Event>>,
}

impl TerminalJob for Replay<'_> {
    type Output = Result<()>;

    fn run<G: Terminal>(self) -> Result<()> {
        let mut record = self.file.parse::<G>()?;
        let actions = record.actions.len();
        if let Some(step) = self.step {
            if step > actions {
                bail!("the record has {actions} actions: --step takes 0 to {actions}");
            }
            record.actions.truncate(step);
            record.left.retain(|left| left.after as usize <= step);
            record.resigned = record.resigned.filter(|_| step == actions);
        }
        let (play, steps) = replay(&record)?;
        let mut out = BufWriter::new(io::stdout().lock());
        if self.json {
            self.write_json(&record, &play, &steps, &mut out)?;
        } else {
            self.write_words(&record, &play, &steps, &mut out)?;
        }
        Ok(out.flush()?)
    }
}

impl Replay<'_> {
    fn write_json<G: Terminal>(
        &self,
        record: &Record<G>,
        play: &Play<G>,
        steps: &[Step<G>],
        out: &mut dyn Write,
    ) -> Result<()> {
        for number in 0..=steps.len() {
            if let Some(step) = number.checked_sub(1).map(|index| &steps[index]) {
                let is_over = record.standing.is_some();
                let events: Vec<&G::Event> = heard(is_over, &step.told).collect();
                let line = json!({
                    "number": number, "seat": step.seat, "action": step.action, "events": events,
                });
                writeln!(out, "{line}")?;
            }
            for left in left_after(record, number) {
                writeln!(out, "{}", json!({ "left": left }))?;
            }
        }
        let view = play.state().view(Eye::Spectator);
        let mut last = json!({ "turn": play.turn(), "number": steps.len(), "view": view });
        if let Some(seat) = record.resigned {
            last["resigned"] = json!(seat);
        }
        writeln!(out, "{last}")?;
        Ok(())
    }

    fn write_words<G: Terminal>(
        &self,
        record: &Record<G>,
        play: &Play<G>,
        steps: &[Step<G>],
        out: &mut dyn Write,
    ) -> Result<()> {
        let (lang, words) = (self.voice.lang, self.voice.words());
        let players: Vec<String> = (Seat::all(record.seats.len()).zip(&record.seats))
            .map(|(seat, player)| format!("{} ({})", G::seat_label(seat, lang), player.name))
            .collect();
        writeln!(out, "{}", words.replay_heading(G::INFO.name, players.join(" – "), steps.len()))?;
        let view = play.state().view(Eye::Spectator);
        let player = |seat: Seat| players.get(seat.index()).map_or("", String::as_str);
        for number in 0..=steps.len() {
            if let Some(step) = number.checked_sub(1).map(|index| &steps[index]) {
                for sentence in heard(record.standing.is_some(), &step.told)
                    .filter_map(|event| G::event(&view, event, lang))
                {
                    writeln!(out, "{number:>5}  {sentence}")?;
                }
            }
            for left in left_after(record, number) {
                writeln!(out, "{number:>5}  {}", words.left(player(left.seat), &left.bot))?;
            }
        }
        if let Some(seat) = record.resigned {
            writeln!(out, "{:>5}  {}", steps.len(), words.resigned(player(seat)))?;
        }
        writeln!(out, "\n{}", words.board_after(steps.len()))?;
        write!(out, "{}", G::draw(&view, None, self.voice))?;
        match play.turn().standing() {
            Some(standing) => {
                let winner = standing.winner().map(|seat| G::seat_name(seat, lang));
                writeln!(out, "{}", words.over(winner.as_deref()))?;
            }
            None => writeln!(out, "{}", words.unfinished())?,
        }
        Ok(())
    }
}

/// Who left after so many actions.
fn left_after<G: Terminal>(record: &Record<G>, number: usize) -> impl Iterator<Item = &Left> {
    record.left.iter().filter(move |left| left.after as usize == number)
}

fn replay<G: Terminal>(record: &Record<G>) -> Result<(Play<G>, Vec<Step<G>>)> {
    let mut seat = record.begin()?.turn().seat();
    let mut steps = Vec::new();
    let play = record.replay(|play, action, done| {
        if let Some(seat) = seat {
            steps.push(Step { seat, action, told: done.told.clone() });
        }
        seat = play.turn().seat();
    })?;
    Ok((play, steps))
}

/// What may be told: everything once the game is over, else what everybody knows.
fn heard<E>(is_over: bool, told: &[Told<E>]) -> impl Iterator<Item = &E> {
    told.iter().filter(move |told| is_over || told.to.has(Eye::Spectator)).map(|told| &told.event)
}
