//! How games of bots go: who wins by seat and by slot, how long they are, which actions and cards
//! are used, and how long the offered lists are.
//!
//! `cargo run --release -p quadriga-conquest --example report -- 4 mcts:30ms greedy 100 1`
//! (players, the bot that sits alone, the bot of all others, games, seed). The one that sits alone
//! goes round the table; actions and cards are counted for that bot. One line of JSON for all.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use quadriga_bots::{Bot, BotSpec};
use quadriga_conquest::{Action, Card, Conquest, Options, Players};
use quadriga_core::{Play, QuickChance, Seat, Seed};
use serde_json::{Value, json};

/// The actions of which each kind should be used.
const KINDS: [&str; 34] = [
    "Answer",
    "Aim",
    "Assassinate",
    "Attack",
    "Bid",
    "Bribe",
    "Build",
    "Buy",
    "Commit",
    "Done",
    "Engage",
    "Enlist",
    "FairWind",
    "Fetch",
    "Flee",
    "Gather",
    "GatherAll",
    "Launch",
    "Lay",
    "Lend",
    "Levy",
    "Lose",
    "March",
    "Muster",
    "NeverLend",
    "Pass",
    "Place",
    "Propose",
    "Recruit",
    "Retreat",
    "Revolt",
    "Sail",
    "Send",
    "SendAll",
];

/// Sums over all games.
#[derive(Default)]
struct Sums {
    games: u32,
    decisions: u64,
    shortest: u64,
    longest: u64,
    shared: u32,
    /// Wins of the bot that sits alone, by seat, and by the slot of the last campaign.
    alone: u32,
    seats: [u32; 6],
    slots: [u32; 6],
    /// Victory points of winners and of all.
    best_points: i64,
    points: i64,
    /// Actions of the bot that sits alone, by kind and by card.
    used: BTreeMap<String, u64>,
    listed: u64,
    longest_list: usize,
    longest_in: String,
}

fn main() {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let [players, alone, others, games, seed] = given.as_slice() else {
        eprintln!("report PLAYERS BOT BOT GAMES SEED");
        std::process::exit(2);
    };
    let players = players.parse().ok().and_then(Players::new).expect("2 to 6 players");
    let bots: [BotSpec; 2] = [alone, others].map(|bot| bot.parse().expect("a bot"));
    let games: u32 = games.parse().expect("a number of games");
    let seed: u64 = seed.parse().expect("a seed");
    let threads = std::env::var("THREADS").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    let options = Options { players, ..Options::default() };
    let (next, sums) = (AtomicU32::new(0), Mutex::new(Sums::default()));
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games {
                        break;
                    }
                    let played = play(&options, bots, seed, game);
                    sums.lock().expect("no game panics").count(&played);
                }
            });
        }
    });
    println!("{}", sums.into_inner().expect("no game panics").report(&options, bots));
}

/// One game and what was noted in it.
struct Played {
    play: Play<Conquest>,
    alone: Seat,
    slots: [Option<Seat>; 6],
    notes: Sums,
}

/// As many games in a row as there are players have the same chance, with the bots a seat further.
fn play(options: &Options, bots: [BotSpec; 2], seed: u64, game: u32) -> Played {
    let players = options.players.count() as u32;
    let mut chance = QuickChance::new(seed).fork(u64::from(game / players));
    let mut play = Play::<Conquest>::new(*options, Seed::from_number(chance.bits64()));
    let mut chance = chance.fork(1 + u64::from(game));
    let alone = Seat::new((game % players) as usize).expect("a seat");
    let bot = |seat: Seat| bots[usize::from(seat != alone)];
    let mut seated: Vec<Bot> =
        (Seat::all(players as usize)).map(|seat| Bot::new(bot(seat), chance.bits64())).collect();
    let mut notes = Sums::default();
    let mut slots = play.state().slots();
    while let Some(seat) = play.turn().seat() {
        let list = play.legal();
        notes.note_list(&list, play.state());
        let action =
            seated[seat.index()].choose(play.state(), play.past()).expect("the game goes on");
        if seat == alone {
            notes.note_use(action);
        }
        play.act(seat, action).expect("bots play by the rules");
        if play.state().slots().iter().flatten().count() == players as usize {
            slots = play.state().slots();
        }
    }
    Played { play, alone, slots, notes }
}

impl Sums {
    fn note_list(&mut self, list: &[Action], state: &Conquest) {
        self.decisions += 1;
        self.listed += list.len() as u64;
        if list.len() > self.longest_list {
            self.longest_list = list.len();
            self.longest_in = format!("{:?}", state.phase());
        }
    }

    fn note_use(&mut self, action: Action) {
        let name = format!("{action:?}");
        let kind = name.split([' ', '{']).next().unwrap_or_default().to_owned();
        *self.used.entry(kind).or_default() += 1;
        match action {
            Action::Take { card } => *self.used.entry(format!("take {card:?}")).or_default() += 1,
            Action::Use { card } => *self.used.entry(format!("use {card:?}")).or_default() += 1,
            _ => {}
        }
    }

    fn count(&mut self, played: &Played) {
        let Played { play, alone, slots, notes } = played;
        self.games += 1;
        self.decisions += notes.decisions;
        self.shortest = if self.games == 1 { u64::MAX } else { self.shortest }.min(notes.decisions);
        self.longest = self.longest.max(notes.decisions);
        self.listed += notes.listed;
        if notes.longest_list > self.longest_list {
            self.longest_list = notes.longest_list;
            self.longest_in.clone_from(&notes.longest_in);
        }
        for (name, times) in &notes.used {
            *self.used.entry(name.clone()).or_default() += times;
        }
        let state = play.state();
        let points = |seat: Seat| i64::from(state.points(seat));
        self.points +=
            Seat::all(usize::from(play.options().players.count() as u8)).map(points).sum::<i64>();
        let Some(winner) = play.turn().standing().and_then(|standing| standing.winner()) else {
            self.shared += 1;
            return;
        };
        self.best_points += points(winner);
        self.alone += u32::from(winner == *alone);
        self.seats[winner.index()] += 1;
        if let Some(slot) = slots.iter().position(|&seat| seat == Some(winner)) {
            self.slots[slot] += 1;
        }
    }

    fn report(&self, options: &Options, bots: [BotSpec; 2]) -> Value {
        let each = |sum: f64, of: f64| (sum / of.max(1.0) * 1e3).round() / 1e3;
        let games = f64::from(self.games);
        let players = options.players.count();
        let decided = f64::from(self.games - self.shared);
        let share = |wins: &[u32]| -> Vec<f64> {
            wins[..players].iter().map(|&wins| each(wins.into(), decided)).collect()
        };
        let used: serde_json::Map<String, Value> = (self.used.iter())
            .map(|(name, &times)| (name.clone(), each(times as f64, games).into()))
            .collect();
        let mut never: Vec<String> = KINDS
            .iter()
            .filter(|&&kind| !self.used.contains_key(kind))
            .map(|kind| (*kind).to_owned())
            .collect();
        let takes = Card::ALL.iter().map(|card| format!("take {card:?}"));
        never.extend(takes.filter(|name| !self.used.contains_key(name)));
        json!({
            "players": players,
            "bots": bots.map(|bot| bot.to_string()),
            "games": self.games,
            "alone_wins": each(self.alone.into(), games),
            "shared": self.shared,
            "wins_by_seat": share(&self.seats),
            "wins_by_last_slot": share(&self.slots),
            "points": { "winner": each(self.best_points as f64, decided), "mean": each(self.points as f64, games * players as f64) },
            "decisions": { "mean": each(self.decisions as f64, games), "least": self.shortest, "most": self.longest },
            "lists": {
                "mean": each(self.listed as f64, self.decisions as f64),
                "most": self.longest_list,
                "most_in": self.longest_in,
            },
            "used": used,
            "never": never,
        })
    }
}
