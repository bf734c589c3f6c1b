//! The TypeScript types of every game, for the page.

use quadriga_core::Game;
use ts_rs::{Config, ExportError, TS};

use crate::for_games;

macro_rules! export {
    ($($game:path,)+) => {
        /// Writes the types that each game's board needs.
        ///
        /// # Errors
        /// When a file cannot be written.
        pub fn export_types(config: &Config) -> Result<(), ExportError> {
            $(
                <$game as Game>::View::export_all(config)?;
                <$game as Game>::Action::export_all(config)?;
                <$game as Game>::Event::export_all(config)?;
                <$game as Game>::Illegal::export_all(config)?;
                <$game as Game>::Options::export_all(config)?;
                // A game without upshots has nothing to write.
                if <$game as Game>::Upshot::output_path().is_some() {
                    <$game as Game>::Upshot::export_all(config)?;
                }
            )+
            Ok(())
        }
    };
}

for_games!(export);
