//! `quadriga play`: a game in the terminal.

use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use quadriga_bots::BotSpec;
use quadriga_core::{Leavers, Play, Player, Record, Seat, Told};
use quadriga_words::Language;

use crate::board::{Terminal, TerminalJob, Voice, with_terminal};
use crate::files::RecordFile;
use crate::options;
use crate::paint::Paint;
use crate::seeds::{self, TypedSeed};
use crate::table::{self, Chair, Table};
use crate::usage::{Usage, named};
use crate::words::{self, language};

/// The bot that sits opposite when none is named.
const USUAL_BOT: &str = "veteranus";

/// Play a game in the terminal, against a bot or with others at the same keyboard
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  quadriga play oppida                         against a bot of medium strength
  quadriga play oppida --seat romans --bot magister --lang de
  quadriga play oppida --hotseat --option supply=loose
  quadriga play oppida --save game.json        keep the game in a file
  quadriga play oppida --load game.json        and go on with it

Bots: tiro, veteranus, magister (weak to strong), random, greedy, mcts:300ms, mcts:1000it.
Seats are counted from 0, or named: Oppida has 0 (celts) and 1 (romans).
A saved game holds its secret seed: who reads the file can know what is hidden.")]
pub struct Args {
    /// The game, such as oppida
    game: String,
    /// Your seat, by number or name [default: 0]
    #[arg(long, conflicts_with = "hotseat")]
    seat: Option<String>,
    /// The bot on all other seats [default: veteranus]
    #[arg(long, conflicts_with = "hotseat")]
    bot: Option<BotSpec>,
    /// All seats are people at this keyboard
    #[arg(long)]
    hotseat: bool,
    /// The language; without it, that of the environment
    #[arg(long, value_parser = language())]
    lang: Option<Language>,
    /// Where all chance comes from: a number or 64 hexadecimal digits; without it, unguessable
    #[arg(long)]
    seed: Option<TypedSeed>,
    /// What is chosen before the game, such as supply=loose
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Where those come who resign among more than two: where the bot that plays on brings them,
    /// or last [default: bot]
    #[arg(long, value_name = "bot|last", value_parser = leavers, conflicts_with = "load")]
    leavers: Option<Leavers>,
    /// Keep the game in this file
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with the game in this file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "options"])]
    load: Option<PathBuf>,
}

/// Runs the command.
pub fn run(args: Args) -> Result<()> {
    let game = args.game.clone();
    named(with_terminal(&game, SitDown(args)))?
}

struct SitDown(Args);

impl TerminalJob for SitDown {
    type Output = Result<()>;

    fn run<G: Terminal>(self) -> Result<()> {
        let args = self.0;
        let lang = args.lang.unwrap_or_else(words::of_environment);
        let voice = Voice { lang, paint: Paint::of_stdout() };
        let (play, log, players) = match &args.load {
            Some(path) => go_on::<G>(path)?,
            None => begin::<G>(&args)?,
        };
        let chairs = chairs::<G>(&args, &play, players.as_deref())?;
        let save = args.save.or(args.load);
        let mut table = Table::new(play, log, chairs, voice, save);
        if let Some(leavers) = args.leavers {
            table = table.with_leavers(leavers);
        }
        let mut out = BufWriter::new(io::stdout().lock());
        table::run(&mut table, &mut io::stdin().lock(), &mut out)?;
        Ok(out.flush()?)
    }
}

fn leavers(typed: &str) -> Result<Leavers, &'static str> {
    match typed {
        "bot" => Ok(Leavers::Bot),
        "last" => Ok(Leavers::Last),
        _ => Err("it is bot or last"),
    }
}

/// A game, what it has told so far, and who played it.
type Begun<G> = (Play<G>, Vec<Vec<Told<<G as quadriga_core::Game>::Event>>>, Option<Vec<Player>>);

fn begin<G: Terminal>(args: &Args) -> Result<Begun<G>> {
    let options = options::parse::<G>(&args.options)?;
    let seed = match &args.seed {
        Some(TypedSeed(seed)) => seed.clone(),
        None => seeds::random()?,
    };
    Ok((Play::new(options, seed), Vec::new(), None))
}

fn go_on<G: Terminal>(path: &Path) -> Result<Begun<G>> {
    let shown = path.display();
    let file = RecordFile::read(path)?;
    if file.game != G::INFO.id {
        bail!("{shown} is a game of {}; play it with: quadriga play {0} --load {shown}", file.game);
    }
    let record: Record<G> = file.parse()?;
    let mut log = Vec::new();
    let play = record
        .replay(|_, _, done| log.push(done.told.clone()))
        .with_context(|| format!("{shown} cannot go on"))?;
    if play.turn().standing().is_some() {
        bail!("the game in {shown} is over; see it again with: quadriga replay {shown}");
    }
    Ok((play, log, Some(record.seats)))
}

/// Who sits where: as the command line says, else as the saved game says, else one person and bots.
fn chairs<G: Terminal>(
    args: &Args,
    play: &Play<G>,
    players: Option<&[Player]>,
) -> Result<Vec<Chair>> {
    let seats = play.state().seats();
    let chosen = args.seat.as_deref().map(|typed| seat::<G>(typed, seats)).transpose()?;
    let usual: BotSpec = USUAL_BOT.parse()?;
    let chair = |seat: Seat| -> Result<Chair> {
        if let Some(left) = play.left().iter().find(|left| left.seat == seat) {
            return Ok(Chair::bot(left.bot.parse()?, play.seed(), seat));
        }
        let saved = players.and_then(|players| players.get(seat.index()));
        let saved_bot = saved.and_then(|player| player.bot.as_deref());
        let is_person = match (args.hotseat, chosen, saved) {
            (true, ..) => true,
            (_, Some(chosen), _) => chosen == seat,
            (_, None, Some(_)) => saved_bot.is_none(),
            (_, None, None) => seat == Seat::FIRST,
        };
        if is_person {
            return Ok(Chair::Person);
        }
        let spec = match (args.bot, saved_bot) {
            (Some(spec), _) => spec,
            (None, Some(text)) => text.parse()?,
            (None, None) => usual,
        };
        Ok(Chair::bot(spec, play.seed(), seat))
    };
    Seat::all(seats).map(chair).collect()
}

fn seat<G: Terminal>(typed: &str, seats: usize) -> Result<Seat> {
    let by_number = typed.parse().ok().filter(|&index| index < seats).and_then(Seat::new);
    let by_name = || Seat::all(seats).find(|&seat| G::is_seat_named(seat, typed));
    by_number.or_else(by_name).ok_or_else(|| {
        let named = |seat| format!("{seat} ({})", G::seat_name(seat, Language::ENGLISH));
        let all: Vec<String> = Seat::all(seats).map(named).collect();
        Usage(format!("there is no seat {typed:?}; the seats are: {}", all.join(", "))).into()
    })
}
