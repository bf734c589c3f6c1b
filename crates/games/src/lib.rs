//! The list of games. Everything above the rules asks here, by id, and nowhere else: a new game is
//! one more line in [`with_game`] and [`catalogue`].

#[cfg(feature = "ts")]
mod types;

use quadriga_antike::Antike;
use quadriga_conquest::Conquest;
use quadriga_core::{Game, GameInfo};
use quadriga_oppida::Oppida;

pub use quadriga_core::registry::{Job, UnknownGame};
#[cfg(feature = "ts")]
pub use types::export_types;

/// The ids of all four games, built or not, so that no other thing ever takes one of them.
pub const RESERVED: [&str; 4] = ["oppida", "antike", "conquest", "hamilcar"];

/// The games that can be played, in the order in which they are shown.
pub const fn catalogue() -> &'static [GameInfo] {
    const GAMES: &[GameInfo] = &[Oppida::INFO, Antike::INFO, Conquest::INFO];
    GAMES
}

/// Does `job` for the game with this id.
///
/// # Errors
/// When no game has the id, or when it belongs to a game that is not built yet.
pub fn with_game<J: Job>(id: &str, job: J) -> Result<J::Output, UnknownGame> {
    match id {
        "oppida" => Ok(job.run::<Oppida>()),
        "antike" => Ok(job.run::<Antike>()),
        "conquest" => Ok(job.run::<Conquest>()),
        _ => Err(unknown(id)),
    }
}

/// The answer for an id that no built game has.
pub fn unknown(id: &str) -> UnknownGame {
    let known: Vec<&str> = catalogue().iter().map(|game| game.id).collect();
    UnknownGame { asked: id.to_owned(), planned: RESERVED.contains(&id), known: known.join(", ") }
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
            assert!(RESERVED.contains(&game.id));
        }
    }

    #[test]
    fn a_game_to_come_is_told_from_one_that_never_was() {
        let planned = with_game("hamilcar", Id).unwrap_err().to_string();
        assert_eq!(
            planned,
            "there is not yet a game \"hamilcar\"; the games are: oppida, antike, conquest"
        );
        let unknown = with_game("chess", Id).unwrap_err().to_string();
        assert_eq!(unknown, "there is no game \"chess\"; the games are: oppida, antike, conquest");
    }
}
