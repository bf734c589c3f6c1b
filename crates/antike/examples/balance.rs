//! How games of bots end: who wins by side and by start, how long they are, which personages are
//! won.
//!
//! `cargo run --release -p quadriga-antike --example balance -- east mcts:10ms mcts:10ms 300 1`
//! (map, the two bots, games, seed). Bots change seats after every game. One line of JSON for all.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use quadriga_antike::{Antike, Ending, Options, Personage, Phase};
use quadriga_bots::{Bot, BotSpec};
use quadriga_core::{Play, QuickChance, Seat, Seed};
use serde_json::{Value, json};

/// Sums over all games.
#[derive(Default)]
struct Sums {
    games: u32,
    actions: u32,
    turns: u32,
    /// Games that ended by the number of personages.
    by_personages: u32,
    drawn: u32,
    /// Wins of the first and the second bot, of brown, and of the side that began.
    wins: [u32; 2],
    brown: u32,
    beginner: u32,
    /// Personages of winners and of losers by kind.
    winners: [u32; Personage::COUNT],
    losers: [u32; Personage::COUNT],
}

fn main() {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let [map, first, second, games, seed] = given.as_slice() else {
        eprintln!("balance MAP BOT BOT GAMES SEED");
        std::process::exit(2);
    };
    let options: Options = serde_json::from_value(json!({ "board": map })).expect("a map");
    let bots: [BotSpec; 2] = [first, second].map(|bot| bot.parse().expect("a bot"));
    let games: u32 = games.parse().expect("a number of games");
    let seed: u64 = seed.parse().expect("a seed");
    let timed = bots.iter().any(|bot| bot.to_string().ends_with('s'));
    let threads = if timed { 1 } else { 2 };
    let (next, sums) = (AtomicU32::new(0), Mutex::new(Sums::default()));
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games {
                        break;
                    }
                    let turned = usize::from(game % 2 == 1);
                    let (play, actions) = play(&options, bots, turned, seed, game);
                    sums.lock().expect("no game panics").count(&play, actions, turned);
                }
            });
        }
    });
    println!("{}", sums.into_inner().expect("no game panics").report(map, bots));
}

/// One game; two in a row have the same chance, with seats exchanged.
fn play(
    options: &Options,
    bots: [BotSpec; 2],
    turned: usize,
    seed: u64,
    game: u32,
) -> (Play<Antike>, u32) {
    let mut chance = QuickChance::new(seed).fork(u64::from(game / 2));
    let mut play = Play::<Antike>::new(*options, Seed::from_number(chance.bits64()));
    let mut chance = chance.fork(1 + u64::from(game));
    let mut seated = [0, 1].map(|seat| Bot::new(bots[seat ^ turned], chance.bits64()));
    let mut actions = 0;
    while let Some(seat) = play.turn().seat() {
        let action =
            seated[seat.index()].choose(play.state(), play.past()).expect("the game goes on");
        play.act(seat, action).expect("bots play by the rules");
        actions += 1;
    }
    (play, actions)
}

impl Sums {
    fn count(&mut self, play: &Play<Antike>, actions: u32, turned: usize) {
        let state = play.state();
        self.games += 1;
        self.actions += actions;
        self.turns += u32::from(state.turn_number());
        let winner = match state.phase() {
            Phase::Over(Ending::Personages { winner }) => {
                self.by_personages += 1;
                Some(winner)
            }
            Phase::Over(Ending::TurnLimit { winner }) => winner,
            _ => None,
        };
        let Some(winner) = winner else {
            self.drawn += 1;
            return;
        };
        self.wins[winner.index() ^ turned] += 1;
        self.brown += u32::from(winner == state.brown());
        self.beginner += u32::from(winner == state.beginner());
        for &kind in Personage::ALL {
            let count = |seat: Seat| u32::from(state.personages(seat, kind));
            self.winners[kind.index()] += count(winner);
            self.losers[kind.index()] += count(winner.opponent());
        }
    }

    fn report(&self, map: &str, bots: [BotSpec; 2]) -> Value {
        let each = |sum: u32, of: u32| (f64::from(sum) / f64::from(of.max(1)) * 1e3).round() / 1e3;
        let decided = self.games - self.drawn;
        let kinds = |sums: [u32; Personage::COUNT]| -> Value {
            let name = |kind: &Personage| format!("{kind:?}").to_lowercase();
            (Personage::ALL
                .iter()
                .map(|kind| (name(kind), each(sums[kind.index()], decided).into())))
            .collect::<serde_json::Map<String, Value>>()
            .into()
        };
        json!({
            "map": map,
            "bots": bots.map(|bot| bot.to_string()),
            "games": self.games,
            "wins": self.wins,
            "drawn": self.drawn,
            "by_personages": each(self.by_personages, self.games),
            "brown_wins": each(self.brown, decided),
            "beginner_wins": each(self.beginner, decided),
            "turns": each(self.turns, self.games),
            "actions": each(self.actions, self.games),
            "winners_have": kinds(self.winners),
            "losers_have": kinds(self.losers),
        })
    }
}
