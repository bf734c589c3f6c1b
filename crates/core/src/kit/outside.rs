//! Positions from outside: whatever the door lets in can be played on to its end.

use std::panic::{AssertUnwindSafe, catch_unwind};

use serde_json::Value;

use crate::chance::{Chance, QuickChance};
use crate::game::Game;
use crate::kit::offered;
use crate::laws::{broken, panic_text};
use crate::tell::Silence;

/// After how many actions a game counts as endless.
const ENDLESS: u32 = 50_000;
/// How many broken positions are tried of each true one.
const TRIES: u32 = 24;
/// How many of those that can't be played on are shown.
const SHOWN: usize = 8;
/// One position in so many is broken.
const SELDOM: u32 = 24;

/// Breaks positions of random games with each of these options, a thing or two in each, and plays
/// on what is still let in, at random and to the end. Returns how many were let in.
///
/// # Panics
/// When one of them can't be played on: nothing is offered, what is offered is refused, it does not
/// end, or it panics.
pub fn let_in_is_playable<G: Game>(games: impl IntoIterator<Item = G::Options>) -> u32 {
    let mut tried = Tried::default();
    for (number, options) in (0..).zip(games) {
        let mut chance = QuickChance::new(number);
        let mut state = G::start(&options, &mut chance);
        while state.turn().seat().is_some() {
            if chance.below(SELDOM) == 0 {
                break_in(&state, &mut chance, &mut tried);
            }
            step(&mut state, &mut chance).expect("a true game goes on");
        }
    }
    let Tried { let_in, problems } = tried;
    let shown = problems.iter().take(SHOWN).map(String::as_str).collect::<Vec<_>>().join("\n\n");
    assert!(
        problems.is_empty(),
        "{} can't be played on, of {let_in} let in\n{shown}",
        problems.len()
    );
    let_in
}

/// What came of the broken positions.
#[derive(Default)]
struct Tried {
    let_in: u32,
    problems: Vec<String>,
}

/// Tries broken forms of one position.
fn break_in<G: Game>(state: &G, chance: &mut QuickChance, tried: &mut Tried) {
    let json = serde_json::to_value(state).expect("a state has a JSON form");
    for _ in 0..TRIES {
        let mut strange = broken(&json, chance);
        if chance.below(2) == 0 {
            strange = broken(&strange, chance);
        }
        let Ok(read) = serde_json::from_value::<G>(strange.clone()) else { continue };
        if read == *state {
            continue;
        }
        tried.let_in += 1;
        let played = catch_unwind(AssertUnwindSafe(|| play_out(read, chance.clone())));
        let played = played.unwrap_or_else(|panic| Err(panic_text(panic.as_ref()).to_owned()));
        if let Err(problem) = played {
            tried.problems.push(format!("{problem}\n{}", difference(&json, &strange)));
        }
    }
}

/// Plays to the end at random.
fn play_out<G: Game>(mut state: G, mut chance: QuickChance) -> Result<(), String> {
    for _ in 0..ENDLESS {
        if state.turn().seat().is_none() {
            return if offered(&state).is_empty() {
                Ok(())
            } else {
                Err("something is offered after the end".to_owned())
            };
        }
        step(&mut state, &mut chance)?;
    }
    Err("it does not end".to_owned())
}

/// Any of the offered actions.
fn step<G: Game>(state: &mut G, chance: &mut QuickChance) -> Result<(), String> {
    let list = offered(state);
    let pick = chance.below(list.len() as u32) as usize;
    let &action = list.get(pick).ok_or_else(|| format!("nothing is offered in {state:?}"))?;
    let done = state.apply(action, chance, &mut Silence);
    done.map(|_| ()).map_err(|reason| format!("{action:?} is offered and refused: {reason:?}"))
}

/// The position, and where it was broken.
fn difference(json: &Value, strange: &Value) -> String {
    let mut changed = Vec::new();
    if let (Some(old), Some(new)) = (json.as_object(), strange.as_object()) {
        for (key, value) in old {
            if new.get(key) != Some(value) {
                changed.push(format!("{key}: {value} became {:?}", new.get(key)));
            }
        }
    }
    format!("{}\n{strange}", changed.join("\n"))
}
