//! How many games are played.

/// The variable that changes the number of games.
const VARIABLE: &str = "QUADRIGA_LAWS_GAMES";

/// The number of games: `asked`, unless the variable names another (`20000`) or multiplies (`x10`).
///
/// # Panics
/// When the variable says neither.
pub(super) fn number(asked: u64) -> u64 {
    let Ok(text) = std::env::var(VARIABLE) else { return asked };
    match read(&text, asked) {
        Some(games) => games,
        None => panic!("{VARIABLE} is a number, or x and a number, but not {text:?}"),
    }
}

fn read(text: &str, asked: u64) -> Option<u64> {
    match text.strip_prefix('x') {
        Some(times) => times.parse::<u64>().ok().map(|times| asked.saturating_mul(times)),
        None => text.parse().ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn the_number_of_games_is_named_or_multiplied() {
        assert_eq!(read("20000", 300), Some(20_000));
        assert_eq!(read("x10", 300), Some(3_000));
        assert_eq!(read("x99999999999999", u64::MAX), Some(u64::MAX));
        for wrong in ["", "x", "ten", "-1", "10x", "1.5"] {
            assert_eq!(read(wrong, 300), None, "{wrong}");
        }
    }
}
