//! Golden records: whole recorded games that must replay to the same last position for ever.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::game::Game;
use crate::play::Play;
use crate::record::Record;

/// The variable that asks for records that are missing.
const WRITE: &str = "QUADRIGA_WRITE_GOLDEN";
/// The file with the hash of the last position of each record.
const INDEX: &str = "index.json";

/// A folder of golden records of one rules version, such as `tests/golden/v1`.
#[derive(Clone, Debug)]
pub struct Golden {
    folder: PathBuf,
}

impl Golden {
    /// The records in this folder.
    pub fn new(folder: impl Into<PathBuf>) -> Golden {
        Golden { folder: folder.into() }
    }

    /// Replays all records, one for each name and no others, and returns the games in the order of the names.
    ///
    /// With `QUADRIGA_WRITE_GOLDEN=1` in the environment, records that are missing are looked for by `search` and
    /// written. Those that exist are never written again: when a change of the rules is meant to break them, raise
    /// the game's rules version and start a new folder.
    ///
    /// # Panics
    /// When a record is missing, not lawful, or ends in another position than it did.
    pub fn replay<G: Game>(
        &self,
        names: &[&str],
        search: impl Fn(usize) -> Record<G>,
    ) -> Vec<Play<G>> {
        if std::env::var_os(WRITE).is_some() {
            self.write_missing(names, search);
        }
        let hashes = self.index();
        assert_eq!(hashes.len(), names.len(), "the index names {:?}", hashes.keys());
        let replay = |name: &&str| {
            let record: Record<G> = self.read(name);
            let verified = record.verify().unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(Some(&verified.final_hash), hashes.get(*name), "{name} ends as it did");
            record.replay(|_, _, _| {}).expect("it was verified")
        };
        names.iter().map(replay).collect()
    }

    fn write_missing<G: Game>(&self, names: &[&str], search: impl Fn(usize) -> Record<G>) {
        fs::create_dir_all(&self.folder).expect("the folder can be made");
        let mut hashes = self.index();
        for (number, name) in names.iter().enumerate() {
            let path = self.path(name);
            if path.exists() {
                continue;
            }
            let record = search(number);
            let verified = record.verify().expect("a game just played is lawful");
            let text = serde_json::to_string(&record).expect("a record has a JSON form");
            write(&path, text);
            hashes.insert((*name).to_owned(), verified.final_hash);
        }
        let text =
            serde_json::to_string_pretty(&hashes).expect("a table of hashes has a JSON form");
        write(&self.folder.join(INDEX), text);
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.join(format!("{name}.json"))
    }

    fn read<G: Game>(&self, name: &str) -> Record<G> {
        let text = fs::read_to_string(self.path(name));
        let text = text
            .unwrap_or_else(|error| panic!("{name}: {error}; {WRITE}=1 writes what is missing"));
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    fn index(&self) -> BTreeMap<String, String> {
        let text = fs::read_to_string(self.folder.join(INDEX)).unwrap_or_else(|_| "{}".to_owned());
        serde_json::from_str(&text).expect("the index is a table of hashes")
    }
}

fn write(path: &Path, text: String) {
    fs::write(path, text + "\n").expect("the folder can be written");
}
