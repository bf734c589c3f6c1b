//! Writes the page's TypeScript types: `cargo test -p quadriga-server --features ts export_types`.
#![cfg(feature = "ts")]

use quadriga_server::api;
use ts_rs::{Config, Dummy, ExportError, TS};

#[test]
fn export_types() -> Result<(), ExportError> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/generated");
    let config = Config::new().with_large_int("number").with_out_dir(folder);
    quadriga_games::export_types(&config)?;
    api::Me::export_all(&config)?;
    api::Rename::export_all(&config)?;
    api::Catalogue::export_all(&config)?;
    api::NewTable::export_all(&config)?;
    api::Created::export_all(&config)?;
    api::TableSummary::export_all(&config)?;
    api::Snapshot::<Dummy, Dummy, Dummy>::export_all(&config)?;
    api::Replay::<Dummy, Dummy, Dummy>::export_all(&config)?;
    api::Join::export_all(&config)?;
    api::OwnSeat::export_all(&config)?;
    api::SeatBot::export_all(&config)?;
    api::Act::<Dummy>::export_all(&config)?;
    api::Step::export_all(&config)?;
    api::Stepped::export_all(&config)?;
    api::Ask::<Dummy>::export_all(&config)?;
    api::Why::<Dummy>::export_all(&config)?;
    api::WhyNot::<Dummy>::export_all(&config)?;
    api::Hint::<Dummy>::export_all(&config)?;
    api::Say::export_all(&config)?;
    api::Failure::<Dummy, Dummy>::export_all(&config)
}
