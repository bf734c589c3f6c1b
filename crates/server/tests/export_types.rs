//! The page's TypeScript types are those of this program. `cargo xtask generate` writes them anew.
#![cfg(feature = "ts")]

use std::collections::BTreeMap;
use std::path::Path;
use std::{env, fs, io};

use quadriga_server::api;
use ts_rs::{Config, Dummy, ExportError, TS};

/// Where the page keeps them.
const KEPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/generated");

#[test]
fn the_types_of_the_page_are_fresh() {
    if env::var_os("QUADRIGA_WRITE_TYPES").is_some() {
        export(Path::new(KEPT)).expect("the types are written");
    }
    let folder = tempfile::tempdir().expect("a folder of its own");
    export(folder.path()).expect("the types are written");
    let (kept, fresh) = (texts(Path::new(KEPT)), texts(folder.path()));
    let (mut kept, fresh) = (kept.expect("the kept types"), fresh.expect("the fresh types"));
    // Beside the types stand the words, which `cargo xtask words` writes.
    kept.retain(|name, _| !name.starts_with("words/"));
    let names = |texts: &BTreeMap<String, String>| texts.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&kept), names(&fresh), "run `cargo xtask generate`");
    for (name, text) in &fresh {
        assert_eq!(&kept[name], text, "{name} is stale: run `cargo xtask generate`");
    }
}

/// The texts of all files below a folder by their paths in it.
fn texts(folder: &Path) -> io::Result<BTreeMap<String, String>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            found.extend(
                texts(&path)?.into_iter().map(|(below, text)| (format!("{name}/{below}"), text)),
            );
        } else {
            found.insert(name, fs::read_to_string(&path)?);
        }
    }
    Ok(found)
}

fn export(folder: &Path) -> Result<(), ExportError> {
    let config = Config::new().with_large_int("number").with_out_dir(folder);
    quadriga_games::export_types(&config)?;
    api::Me::export_all(&config)?;
    api::Rename::export_all(&config)?;
    api::Catalogue::export_all(&config)?;
    api::NewTable::export_all(&config)?;
    api::Created::export_all(&config)?;
    api::TableList::export_all(&config)?;
    api::Offer::<Dummy, Dummy>::export_all(&config)?;
    api::Snapshot::<Dummy, Dummy, Dummy>::export_all(&config)?;
    api::Replay::<Dummy, Dummy, Dummy>::export_all(&config)?;
    api::Join::export_all(&config)?;
    api::OwnSeat::export_all(&config)?;
    api::SeatBot::export_all(&config)?;
    api::Act::<Dummy>::export_all(&config)?;
    api::Step::export_all(&config)?;
    api::Stepped::<Dummy, Dummy, Dummy>::export_all(&config)?;
    api::Ask::<Dummy>::export_all(&config)?;
    api::Why::<Dummy>::export_all(&config)?;
    api::WhyNot::<Dummy>::export_all(&config)?;
    api::Odds::export_all(&config)?;
    api::Hint::<Dummy>::export_all(&config)?;
    api::Say::export_all(&config)?;
    api::Failure::<Dummy, Dummy>::export_all(&config)
}
