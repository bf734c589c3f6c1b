//! Golden records: whole recorded games that must replay to the same last position for ever.
//!
//! `tests/golden/v1`, `v2` and so on hold, for each version of the rules, one record for each
//! [`Wanted`] game and `index.json` with the hash of each last position. A new one: add it to the
//! wanted ones, run `QUADRIGA_WRITE_GOLDEN=1 cargo test -p quadriga-oppida --test rules golden`,
//! look at what was written and commit it. Files that exist are never written again: when a change
//! of the rules is meant to break them, raise the game's rules version, which begins the next
//! folder.

use std::collections::BTreeMap;
use std::fs;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};

use crate::chance::{Chance, QuickChance};
use crate::game::Game;
use crate::kit::{after, offered};
use crate::play::Play;
use crate::record::{Player, Record};
use crate::seat::Seat;
use crate::seed::Seed;
use crate::version::RulesVersion;

/// The variable that asks for records that are missing.
const WRITE: &str = "QUADRIGA_WRITE_GOLDEN";
/// The file with the hash of the last position of each record.
const INDEX: &str = "index.json";
/// Among how many games one that fits is looked for.
const GAMES: u64 = 10_000;
/// How far ahead a careful player looks within the own turn.
const TURN: usize = 8;

/// A kind of game that must be among the records.
pub struct Wanted<G: Game> {
    name: &'static str,
    fits: fn(&Play<G>) -> bool,
    options: fn() -> G::Options,
    careless: u32,
    habit: fn(&G::Action) -> bool,
    since: u16,
}

impl<G: Game> Wanted<G> {
    /// A game that `fits`, with the usual options, in which one decision of eight is left to chance
    /// and the others go by how the position looks at the end of the turn.
    pub const fn new(name: &'static str, fits: fn(&Play<G>) -> bool) -> Wanted<G> {
        let options: fn() -> G::Options = Default::default;
        Wanted { name, fits, options, careless: 1, habit: |_| false, since: 1 }
    }

    /// The same with these options.
    #[must_use]
    pub const fn with(mut self, options: fn() -> G::Options) -> Wanted<G> {
        self.options = options;
        self
    }

    /// The same with so many decisions of eight left to chance.
    #[must_use]
    pub const fn careless(mut self, of_eight: u32) -> Wanted<G> {
        self.careless = of_eight;
        self
    }

    /// The same with players who, unless they are careless, do this whenever they can.
    #[must_use]
    pub const fn habit(mut self, habit: fn(&G::Action) -> bool) -> Wanted<G> {
        self.habit = habit;
        self
    }

    /// The same from this version of the rules on.
    #[must_use]
    pub const fn since(mut self, version: u16) -> Wanted<G> {
        self.since = version;
        self
    }

    /// The first game under these rules that fits.
    fn search(&self, rules: RulesVersion) -> Record<G> {
        for number in 0..GAMES {
            let mut play = Play::<G>::new_under(rules, (self.options)(), Seed::from_number(number));
            let mut chance = QuickChance::new(number);
            while let Some(seat) = play.turn().seat() {
                let action = self.choose(play.state(), seat, &mut chance);
                play.act(seat, action).expect("offered actions are legal");
            }
            if (self.fits)(&play) {
                let player = |seat| Player { name: format!("seat {seat}"), bot: None };
                return Record::of(&play, Seat::all(play.state().seats()).map(player).collect());
            }
        }
        panic!("no game fits {}", self.name);
    }

    fn choose(&self, state: &G, seat: Seat, chance: &mut QuickChance) -> G::Action {
        let list = offered(state);
        if chance.below(8) < self.careless {
            return list[chance.below(list.len() as u32) as usize];
        }
        let usual = list.iter().copied().find(|action| (self.habit)(action));
        usual.unwrap_or_else(|| best(list, |action| finished(after(state, &[action]), seat)))
    }
}

/// The action with the highest worth.
fn best<A: Copy>(list: Vec<A>, worth: impl Fn(A) -> f32) -> A {
    let valued = list.into_iter().map(|action| (worth(action), action));
    valued.max_by(|a, b| a.0.total_cmp(&b.0)).expect("something is offered").1
}

/// What `seat` may expect when the rest of its turn goes on with what looks best at once.
fn finished<G: Game>(mut state: G, seat: Seat) -> f32 {
    for _ in 0..TURN {
        if state.turn().seat() != Some(seat) {
            break;
        }
        let step = best(offered(&state), |action| after(&state, &[action]).appraise()[seat]);
        state = after(&state, &[step]);
    }
    state.appraise()[seat]
}

/// The golden records of a game.
#[derive(Clone, Debug)]
pub struct Golden<G> {
    folder: PathBuf,
    game: PhantomData<G>,
}

impl<G: Game> Golden<G> {
    /// The records of the crate with this folder.
    pub fn of_crate(folder: &str) -> Golden<G> {
        Golden { folder: Path::new(folder).join("tests/golden"), game: PhantomData }
    }

    /// Replays all records of one version of the rules, one for each wanted game and no others, and
    /// returns the games in the order of the wanted ones.
    ///
    /// # Panics
    /// When a record is missing, not lawful, of other rules, not what was wanted, or ends in
    /// another position than it did.
    pub fn replay(&self, version: u16, wanted: &[Wanted<G>]) -> Vec<Play<G>> {
        let rules = RulesVersion::new(version);
        let folder = Folder(self.folder.join(format!("v{version}")));
        let wanted: Vec<&Wanted<G>> =
            wanted.iter().filter(|wanted| wanted.since <= version).collect();
        if std::env::var_os(WRITE).is_some() {
            folder.write_missing(&wanted, rules);
        }
        let hashes = folder.index();
        assert_eq!(hashes.len(), wanted.len(), "the index names {:?}", hashes.keys());
        let replay = |wanted: &&Wanted<G>| {
            let name = wanted.name;
            let record: Record<G> = folder.read(name);
            let verified = record.verify().unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(Some(&verified.final_hash), hashes.get(name), "{name} ends as it did");
            let play = record.replay(|_, _, _| {}).expect("it was verified");
            assert_eq!(play.rules(), rules, "{name} is of its version");
            assert!((wanted.fits)(&play), "{name} shows what its name says");
            play
        };
        wanted.iter().map(replay).collect()
    }
}

/// The records of one version of the rules.
struct Folder(PathBuf);

impl Folder {
    fn write_missing<G: Game>(&self, wanted: &[&Wanted<G>], rules: RulesVersion) {
        fs::create_dir_all(&self.0).expect("the folder can be made");
        let mut hashes = self.index();
        for wanted in wanted {
            let path = self.path(wanted.name);
            if path.exists() {
                continue;
            }
            let record = wanted.search(rules);
            let verified = record.verify().expect("a game just played is lawful");
            let text = serde_json::to_string(&record).expect("a record has a JSON form");
            write(&path, text);
            hashes.insert(wanted.name.to_owned(), verified.final_hash);
        }
        let text =
            serde_json::to_string_pretty(&hashes).expect("a table of hashes has a JSON form");
        write(&self.0.join(INDEX), text);
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.join(format!("{name}.json"))
    }

    fn read<G: Game>(&self, name: &str) -> Record<G> {
        let text = fs::read_to_string(self.path(name));
        let text = text
            .unwrap_or_else(|error| panic!("{name}: {error}; {WRITE}=1 writes what is missing"));
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    fn index(&self) -> BTreeMap<String, String> {
        let text = fs::read_to_string(self.0.join(INDEX)).unwrap_or_else(|_| "{}".to_owned());
        serde_json::from_str(&text).expect("the index is a table of hashes")
    }
}

fn write(path: &Path, text: String) {
    fs::write(path, text + "\n").expect("the folder can be written");
}
