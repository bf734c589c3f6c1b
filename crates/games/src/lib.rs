//! The list of games. Everything above the rules asks here, by id, and nowhere else: a new game is
//! one more crate and one more line in the list below.

#[cfg(feature = "ts")]
mod types;

use quadriga_core::{Game, GameInfo};

pub use quadriga_core::registry::{Job, UnknownGame};
#[cfg(feature = "ts")]
pub use types::export_types;

pub use quadriga_antike as antike;
pub use quadriga_conquest as conquest;
pub use quadriga_hamilcar as hamilcar;
pub use quadriga_oppida as oppida;

/// Hands the list of games, in the order in which they are shown, to a macro.
#[macro_export]
macro_rules! for_games {
    ($what:ident) => {
        $what! {
            $crate::oppida::Oppida,
            $crate::antike::Antike,
            $crate::conquest::Conquest,
            $crate::hamilcar::Hamilcar,
        }
    };
}

/// The ids of the games that are still to come, so that no other thing ever takes one of them.
const PLANNED: [&str; 0] = [];

macro_rules! list {
    ($($game:path,)+) => {
        /// The games that can be played, in the order in which they are shown.
        pub const fn catalogue() -> &'static [GameInfo] {
            const GAMES: &[GameInfo] = &[$(<$game as Game>::INFO),+];
            GAMES
        }

        /// Does `job` for the game with this id.
        ///
        /// # Errors
        /// When no game has the id, or when it belongs to a game that is not built yet.
        pub fn with_game<J: Job>(id: &str, job: J) -> Result<J::Output, UnknownGame> {
            $(
                if id == <$game as Game>::INFO.id {
                    return Ok(job.run::<$game>());
                }
            )+
            Err(unknown(id))
        }
    };
}

for_games!(list);

/// The answer for an id that no built game has.
pub fn unknown(id: &str) -> UnknownGame {
    let known: Vec<&str> = catalogue().iter().map(|game| game.id).collect();
    UnknownGame { asked: id.to_owned(), planned: PLANNED.contains(&id), known: known.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Id;

    impl Job for Id {
        type Output = &'static str;

        fn run<G: Game>(self) -> &'static str {
            G::INFO.id
        }
    }

    #[test]
    fn every_game_of_the_catalogue_is_found_by_its_id() {
        for game in catalogue() {
            assert_eq!(with_game(game.id, Id), Ok(game.id));
            assert!(!PLANNED.contains(&game.id), "{} is built", game.id);
        }
    }

    #[test]
    fn a_game_that_there_is_not_is_told_with_those_that_there_are() {
        let known: Vec<&str> = catalogue().iter().map(|game| game.id).collect();
        let told = with_game("chess", Id).unwrap_err();
        let unknown = format!("there is no game \"chess\"; the games are: {}", known.join(", "));
        assert_eq!(told.to_string(), unknown);
        let planned = UnknownGame { planned: true, ..told };
        assert!(planned.to_string().starts_with("there is not yet a game \"chess\""));
    }
}
