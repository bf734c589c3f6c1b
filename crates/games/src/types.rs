//! The TypeScript types of every game, for the page.

use quadriga_antike as antike;
use quadriga_conquest as conquest;
use quadriga_oppida as oppida;
use ts_rs::{Config, ExportError, TS};

/// Writes the types that each game's board needs.
///
/// # Errors
/// When a file cannot be written.
pub fn export_types(config: &Config) -> Result<(), ExportError> {
    oppida::View::export_all(config)?;
    oppida::Action::export_all(config)?;
    oppida::Event::export_all(config)?;
    oppida::Illegal::export_all(config)?;
    oppida::Options::export_all(config)?;
    antike::View::export_all(config)?;
    antike::Action::export_all(config)?;
    antike::Event::export_all(config)?;
    antike::Illegal::export_all(config)?;
    antike::Options::export_all(config)?;
    conquest::View::export_all(config)?;
    conquest::Action::export_all(config)?;
    conquest::Event::export_all(config)?;
    conquest::Illegal::export_all(config)?;
    conquest::Options::export_all(config)
}
