//! Actions in short: a letter for what is done, areas as on the cards, dice and numbers before
//! them.

use quadriga_games::oppida::{Action, Area, COLUMNS, Die, ROWS, View};

use super::words::square;

/// An action in short.
pub(super) fn write(action: Action) -> String {
    match action {
        Action::Recruit { warriors } => format!("r {warriors}"),
        Action::Scout { area } => format!("s {}", square(area)),
        Action::Build { area } => format!("b {}", square(area)),
        Action::Raze { area } => format!("x {}", square(area)),
        Action::March { from, die, warriors, to } => step('m', from, die, warriors, to),
        Action::Conquer { from, die, to, warriors } => step('c', from, die, warriors, to),
        Action::Fight { from, die, to, warriors } => step('f', from, die, warriors, to),
        Action::Starve { area, die } => format!("st {die}{}", square(area)),
        Action::End => "e".to_owned(),
    }
}

fn step(letter: char, from: Area, die: Die, warriors: u8, to: Area) -> String {
    format!("{letter} {die}{} {warriors}{}", square(from), square(to))
}

/// The action that `typed` means, allowed or not. A die that is not named is the largest on its
/// card, and a march without a number is one with all.
pub(super) fn read(view: &View, typed: &str) -> Option<Action> {
    let typed = typed.to_lowercase();
    let mut parts = typed.split_whitespace();
    let letter = parts.next()?;
    let rest: Vec<&str> = parts.collect();
    Some(match (letter, rest.as_slice()) {
        ("r", [count]) => Action::Recruit { warriors: count.parse().ok()? },
        ("s", [area]) => Action::Scout { area: plain(area)? },
        ("b", [area]) => Action::Build { area: plain(area)? },
        ("x", [area]) => Action::Raze { area: plain(area)? },
        ("st", [place]) => {
            let (die, area) = army(view, place)?;
            Action::Starve { area, die }
        }
        ("e", []) => Action::End,
        ("m" | "c" | "f", [from, to]) => {
            let (die, from) = army(view, from)?;
            let (warriors, to) = numbered(to)?;
            match letter {
                "m" => {
                    Action::March { from, die, warriors: warriors.unwrap_or(die.warriors()), to }
                }
                "c" => Action::Conquer { from, die, to, warriors: warriors? },
                _ => Action::Fight { from, die, to, warriors: warriors? },
            }
        }
        // Shorter still: r2.
        (short, []) => Action::Recruit { warriors: short.strip_prefix('r')?.parse().ok()? },
        _ => return None,
    })
}

/// A die and its card: `4a1`, or `a1` for the largest die there.
fn army(view: &View, typed: &str) -> Option<(Die, Area)> {
    let (value, area) = numbered(typed)?;
    let largest = || Vec::<Die>::from(view.areas[area.index()].dice).first().copied();
    // On an empty card any die is as wrong as another; the engine says so.
    let die = value.map_or_else(|| largest().or(Die::new(1)), Die::new)?;
    Some((die, area))
}

/// A card with a number before it, or without.
fn numbered(typed: &str) -> Option<(Option<u8>, Area)> {
    match typed.chars().next()?.to_digit(10) {
        Some(digit) => Some((Some(digit as u8), plain(&typed[1..])?)),
        None => Some((None, plain(typed)?)),
    }
}

fn plain(typed: &str) -> Option<Area> {
    let [column, row] = typed.as_bytes() else { return None };
    let (column, row) = (column.checked_sub(b'a')?, row.checked_sub(b'1')?);
    let inside = column < COLUMNS && row < ROWS;
    inside.then(|| Area::new((row * COLUMNS + column).into())).flatten()
}

#[cfg(test)]
mod tests {
    use quadriga_core::{Eye, Game, Play, Seat, Seed, Turn};
    use quadriga_games::oppida::{Oppida, Options};

    use super::*;

    #[test]
    fn every_offered_action_is_read_as_it_is_written() {
        for seed in 0..20 {
            let mut play = Play::<Oppida>::new(Options::default(), Seed::from_number(seed));
            while let Turn::Decides(seat) = play.turn() {
                let view = play.state().view(Eye::Seat(seat));
                let legal = play.legal();
                for &action in &legal {
                    assert_eq!(read(&view, &write(action)), Some(action));
                }
                let chosen = play.actions().len() * 7 + seed as usize;
                play.act(seat, legal[chosen % legal.len()]).unwrap();
            }
        }
    }

    #[test]
    fn a_die_and_the_number_of_marching_warriors_can_be_left_out() {
        let play = Play::<Oppida>::new(Options::default(), Seed::from_number(1));
        let view = play.state().view(Eye::Seat(Seat::FIRST));
        assert_eq!(read(&view, "m a1 b1"), read(&view, "M 4A1 4b1"));
        assert!(read(&view, "m a1 b1").is_some());
        assert_eq!(read(&view, "r7"), Some(Action::Recruit { warriors: 7 }));
        for nonsense in
            ["", "m", "m a1", "m a1 e5", "s ü1", "st 9a1", "b a0", "m 9999a1 b1", "r -1"]
        {
            assert_eq!(read(&view, nonsense), None, "{nonsense}");
        }
    }
}
