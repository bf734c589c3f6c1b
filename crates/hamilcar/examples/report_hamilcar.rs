//! How games of bots go: who wins with which side and how, how long they are, which actions,
//! cards and abilities are used, and how long the offered lists are.
//!
//! `cargo run --release -p quadriga-hamilcar --example report_hamilcar -- mcts:400it greedy 100 1`
//! (two bots, games, seed; `planner` is the quick player of the training). Two games in a row have
//! the same chance with the sides exchanged; uses are counted for the first bot. One line of JSON
//! for all. With the variable `LOG` every choice is told as well, and with `ROME` the first bot
//! plays Rome in all games.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

use quadriga_bots::{Bot, BotSpec, Planner};
use quadriga_core::{Game, Past, Play, QuickChance, Seat, Seed};
use quadriga_hamilcar::{
    Ability, Action, Card, Defence, Ending, General, Hamilcar, Options, Phase, Side, Task, Use,
    map, material,
};
use serde_json::{Value, json};

/// The actions of which each kind should be used.
const KINDS: [&str; 64] = [
    "Activate",
    "Aim",
    "Appoint",
    "Assign",
    "Avoid",
    "Begin",
    "Besiege",
    "Burn",
    "Charge",
    "Chase",
    "Command",
    "Concede",
    "Convert",
    "Counter",
    "Defend",
    "Done",
    "Drill",
    "Embark",
    "Escape",
    "Expel",
    "Fight",
    "Gather",
    "GoBack",
    "HandOver",
    "Intercept",
    "Launch",
    "Lead",
    "Leave",
    "Lose",
    "March",
    "Mark",
    "Match",
    "Muster",
    "Name",
    "Order",
    "Overhaul",
    "Part",
    "Pass",
    "Pay",
    "Play",
    "Pursue",
    "PutToSea",
    "Raid",
    "Raise",
    "Refit",
    "Renounce",
    "Repair",
    "Reroll",
    "Retreat",
    "Sail",
    "Seize",
    "Shelter",
    "Sortie",
    "Station",
    "Stir",
    "Strike",
    "Supply",
    "Tactic",
    "Winter",
    "Withdraw",
    "Yield",
    "Join",
    "Take",
    "Recall",
];

/// Sums over all games.
#[derive(Default)]
struct Sums {
    games: u32,
    decisions: u64,
    longest_list: usize,
    listed: u64,
    /// Wins of the first bot as Rome and as Carthage, of Rome in all, and the games of each kind.
    wins: [u32; 2],
    romans: u32,
    played: [u32; 2],
    endings: BTreeMap<String, u32>,
    turns: BTreeMap<u8, u32>,
    lead: i32,
    used: BTreeMap<String, u64>,
    /// What happened, by its kind.
    events: BTreeMap<String, u64>,
    slowest: f64,
    thought: f64,
}

fn main() {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let [first, second, games, seed] = given.as_slice() else {
        eprintln!("report_hamilcar BOT BOT GAMES SEED");
        std::process::exit(2);
    };
    let bots = [first.as_str(), second.as_str()];
    let (games, seed) =
        (games.parse::<u32>().expect("games"), seed.parse::<u64>().expect("a seed"));
    let always_rome = std::env::var_os("ROME").is_some();
    let mut sums = Sums::default();
    for game in 0..games {
        let own = if always_rome || game % 2 == 0 { Side::Rome } else { Side::Carthage };
        let pair = if always_rome { game } else { game / 2 };
        play(bots, own, seed, pair, &mut sums);
        eprintln!("{} games: {:?} wins as Rome, as Carthage", sums.games, sums.wins);
    }
    println!("{}", sums.report(bots));
}

/// Chooses for whoever decides.
type Player = Box<dyn FnMut(&Hamilcar, &Past) -> Option<Action>>;

fn player(name: &str, seed: u64) -> Player {
    if name == "planner" {
        let mut chance = QuickChance::new(seed);
        let mut planner = Planner::new(|state: &Hamilcar, seat| state.appraise()[seat]);
        return Box::new(move |state, _| {
            planner.choose(state, state.turn().seat()?, 0.0, &mut chance)
        });
    }
    let mut bot = Bot::new(name.parse::<BotSpec>().expect("a bot"), seed);
    Box::new(move |state, past| bot.choose(state, past))
}

fn play(bots: [&str; 2], own: Side, seed: u64, pair: u32, sums: &mut Sums) {
    let log = std::env::var_os("LOG").is_some();
    let mut chance = QuickChance::new(seed).fork(u64::from(pair));
    let options = Options::default();
    let mut play = Play::<Hamilcar>::new(options, Seed::from_number(chance.bits64()));
    let mut seated = [Seat::FIRST, Seat::SECOND]
        .map(|seat| player(bots[usize::from(seat != own.seat())], chance.bits64()));
    let mut uses = BTreeSet::new();
    while let Some(seat) = play.turn().seat() {
        let list = play.legal();
        sums.decisions += 1;
        sums.listed += list.len() as u64;
        sums.longest_list = sums.longest_list.max(list.len());
        let since = Instant::now();
        let action = seated[seat.index()](play.state(), play.past()).expect("it goes on");
        let taken = since.elapsed().as_secs_f64();
        sums.slowest = sums.slowest.max(taken);
        sums.thought += taken;
        if log {
            tell(play.state(), action, list.len());
        }
        if seat == own.seat() {
            note(play.state(), action, &mut sums.used, &mut uses);
        }
        let done = play.act(seat, action).expect("bots play by the rules");
        for told in &done.told {
            let event = format!("{:?}", told.event);
            let kind = event.split([' ', '{']).next().unwrap_or_default().to_owned();
            *sums.events.entry(kind).or_default() += 1;
            if log {
                println!("      {}", named(&event));
            }
        }
    }
    for name in uses {
        *sums.used.entry(format!("games with {name}")).or_default() += 1;
    }
    let Phase::Over { winner, by } = play.state().phase() else { return };
    sums.games += 1;
    let side = usize::from(own == Side::Carthage);
    sums.played[side] += 1;
    sums.wins[side] += u32::from(winner == own);
    sums.romans += u32::from(winner == Side::Rome);
    let how = match by {
        Ending::Points => "points",
        Ending::Peace => "peace",
        Ending::Capital => "capital",
    };
    *sums.endings.entry(format!("{winner:?} by {how}")).or_default() += 1;
    *sums.turns.entry(play.state().turn_number()).or_default() += 1;
    let points = |side| i32::from(play.state().points(side));
    sums.lead += points(Side::Rome) - points(Side::Carthage);
}

/// Counts what was chosen.
fn note(
    state: &Hamilcar,
    action: Action,
    used: &mut BTreeMap<String, u64>,
    uses: &mut BTreeSet<String>,
) {
    let name = format!("{action:?}");
    let kind = name.split([' ', '{']).next().unwrap_or_default().to_owned();
    let mut count = |name: String| {
        uses.insert(name.clone());
        *used.entry(name).or_default() += 1;
    };
    count(kind);
    let general = match action {
        Action::Play { card, to: Use::Event } | Action::Counter { card } => {
            return count(format!("event {}", card.number()));
        }
        Action::Play { to, .. } => return count(format!("use {to:?}")),
        Action::Activate { general } => general,
        Action::Reroll { again: true } => return count("ability to roll again".into()),
        Action::Raid => return count("ability raider".into()),
        Action::Defend { with: Defence::Unit | Defence::Train } => {
            return count("ability resolute_defender".into());
        }
        Action::Mark { .. } if matches!(state.tasks().top(), Some(Task::Conciliating { .. })) => {
            return count("ability conciliator".into());
        }
        _ => return,
    };
    for &ability in Ability::ALL.iter().filter(|&&one| material().generals.can(general, one)) {
        count(format!("activated {ability:?}"));
    }
}

/// Tells of a choice in a line; at the start of a play also how things stand.
fn tell(state: &Hamilcar, action: Action, of: usize) {
    let points = |side| state.points(side);
    if let (Phase::Strategy { side }, None) = (state.phase(), state.tasks().top()) {
        println!(
            "TURN {} {side:?} to play, points {}:{}",
            state.turn_number(),
            points(Side::Rome),
            points(Side::Carthage)
        );
    }
    println!("   {} (of {of})", named(&format!("{action:?}")));
}

/// The text with the names of spaces, generals and cards for their numbers.
fn named(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(open) = rest.find('(') {
        let (before, after) = rest.split_at(open + 1);
        let Some(close) = after.find(')') else { break };
        let number = after[..close].parse::<usize>().ok();
        let name = number.and_then(|number| {
            let word = before.trim_end_matches('(');
            if word.ends_with("Space") {
                map().spaces.get(number).map(|space| space.id.clone())
            } else if word.ends_with("General") {
                General::new(number).map(|general| material().generals.info(general).id.clone())
            } else if word.ends_with("Card") {
                let card = Card::all().nth(number)?;
                Some(format!("{} {}", card.number(), material().deck.info(card).id))
            } else {
                None
            }
        });
        out.push_str(before);
        out.push_str(name.as_deref().unwrap_or(&after[..close]));
        rest = &after[close..];
    }
    out + rest
}

impl Sums {
    fn report(&self, bots: [&str; 2]) -> Value {
        let each = |sum: f64, of: f64| (sum / of.max(1.0) * 1e3).round() / 1e3;
        let games = f64::from(self.games);
        let used: serde_json::Map<String, Value> = (self.used.iter())
            .map(|(name, &times)| (name.clone(), each(times as f64, games).into()))
            .collect();
        let happened: serde_json::Map<String, Value> = (self.events.iter())
            .map(|(name, &times)| (name.clone(), each(times as f64, games).into()))
            .collect();
        let kinds = KINDS.iter().map(|&kind| kind.to_owned());
        let events = Card::all().map(|card| format!("event {}", card.number()));
        let abilities = Ability::ALL.iter().map(|one| format!("activated {one:?}"));
        let all = kinds.chain(events).chain(abilities);
        let never: Vec<String> = all.filter(|name| !self.used.contains_key(name)).collect();
        let share = |index: usize| each(self.wins[index].into(), self.played[index].into());
        json!({
            "bots": bots,
            "games": self.games,
            "wins": each((self.wins[0] + self.wins[1]).into(), games),
            "wins_as_rome": share(0),
            "wins_as_carthage": share(1),
            "rome": each(self.romans.into(), games),
            "endings": self.endings,
            "turns": self.turns.iter().map(|(turn, games)| (turn.to_string(), *games)).collect::<BTreeMap<_, _>>(),
            "lead_of_rome": each(self.lead.into(), games),
            "decisions": each(self.decisions as f64, games),
            "lists": { "mean": each(self.listed as f64, self.decisions as f64), "most": self.longest_list },
            "seconds": { "slowest": self.slowest, "game": each(self.thought, games) },
            "used": used,
            "never": never,
            "events": happened,
        })
    }
}
