//! The bot that looks one step ahead.

use quadriga_core::{Chance, Game, QuickChance, Seat, Silence, Turn};

use crate::random::imagined;

/// In how many imagined states each action is tried, where there are secrets.
const IMAGINED: u32 = 12;
/// How often each action is tried in each of them, where it draws chance.
const DRAWS: u32 = 4;
/// Two values that differ by less are a tie.
const TIE: f64 = 1e-6;

/// The action after which the position looks best to `seat`, averaged over what it can't know and
/// over chance; among equals any.
pub(crate) fn choose<G: Game>(
    state: &G,
    seat: Seat,
    chance: &mut QuickChance,
) -> Option<G::Action> {
    let mut list = Vec::new();
    let mut states = vec![imagined(state, seat, chance)];
    states[0].actions(&mut list);
    if list.len() < 2 {
        return list.first().copied();
    }
    if G::INFO.has_secrets {
        states.extend((1..IMAGINED).map(|_| imagined(state, seat, chance)));
    }
    let values: Vec<f64> =
        list.iter().map(|&action| value(&states, action, seat, chance)).collect();
    let best = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let ties: Vec<G::Action> = (list.into_iter().zip(values))
        .filter_map(|(action, value)| (value >= best - TIE).then_some(action))
        .collect();
    ties.get(chance.below(ties.len() as u32) as usize).copied()
}

/// What `seat` may expect after `action`.
fn value<G: Game>(states: &[G], action: G::Action, seat: Seat, chance: &mut QuickChance) -> f64 {
    let mut sum = 0.0;
    let mut tries = 0;
    for state in states {
        for _ in 0..DRAWS {
            let mut noted = Noted { chance, drawn: false };
            let mut after = state.clone();
            after.perform(action, &mut noted, &mut Silence);
            let drawn = noted.drawn;
            sum += f64::from(judge(&after, seat));
            tries += 1;
            if !drawn {
                break;
            }
        }
    }
    sum / f64::from(tries)
}

/// What `seat` has, or may expect to have at the end.
fn judge<G: Game>(state: &G, seat: Seat) -> f32 {
    match state.turn() {
        Turn::Over(standing) => standing.payoffs()[seat],
        Turn::Decides(_) => state.appraise()[seat],
    }
}

/// A chance that notes whether anything was drawn.
pub(crate) struct Noted<'a> {
    pub(crate) chance: &'a mut QuickChance,
    pub(crate) drawn: bool,
}

impl Chance for Noted<'_> {
    #[inline]
    fn bits(&mut self) -> u32 {
        self.drawn = true;
        self.chance.bits()
    }
}
