//! The bot that looks to the end of its own turn.
//!
//! Decisions are small: what a step is worth often shows only when the rest of the turn is played. So each
//! step is judged after the turn was finished with the steps that look best one by one.

use quadriga_core::{Chance, Game, QuickChance, Seat, Silence, Turn};

use crate::random::imagined;

/// In how many imagined states each action is tried, where there are secrets.
const IMAGINED: u32 = 6;
/// How often each action is tried in each of them, where it draws chance.
const DRAWS: u32 = 4;
/// How many further actions a turn is followed.
const LONGEST_TURN: u32 = 48;
/// Two values that differ by less are a tie.
const TIE: f64 = 1e-6;

/// The action after which the position looks best to `seat` at the end of its turn, averaged over what
/// it can't know and over chance; among equals any.
pub(crate) fn choose<G: Game>(
    state: &G,
    seat: Seat,
    chance: &mut QuickChance,
) -> Option<G::Action> {
    let mut list = Vec::new();
    let mut states = vec![imagined(state, seat, chance)];
    states[0].actions(&mut list);
    states[0].narrow(&mut list);
    if list.len() < 2 {
        return list.first().copied();
    }
    if G::INFO.has_secrets {
        states.extend((1..IMAGINED).map(|_| imagined(state, seat, chance)));
    }
    let mut rest = Vec::new();
    let values: Vec<f64> =
        list.iter().map(|&action| value(&states, action, seat, &mut rest, chance)).collect();
    let best = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let ties: Vec<G::Action> = (list.into_iter().zip(values))
        .filter_map(|(action, value)| (value >= best - TIE).then_some(action))
        .collect();
    ties.get(chance.below(ties.len() as u32) as usize).copied()
}

/// What `seat` may expect after `action`.
fn value<G: Game>(
    states: &[G],
    action: G::Action,
    seat: Seat,
    list: &mut Vec<G::Action>,
    chance: &mut QuickChance,
) -> f64 {
    let mut sum = 0.0;
    let mut tries = 0;
    for state in states {
        for _ in 0..DRAWS {
            let mut noted = Noted { chance, drawn: false };
            let mut after = state.clone();
            after.perform(action, &mut noted, &mut Silence);
            let mut drawn = noted.drawn;
            if after.turn().seat() == Some(seat) {
                drawn |= finish_turn(&mut after, list, chance);
            }
            sum += f64::from(judge(&after, seat));
            tries += 1;
            if !drawn {
                break;
            }
        }
    }
    sum / f64::from(tries)
}

/// Plays on for the seat that decides, always what looks best at once, until another seat decides or the
/// game is over. Returns whether chance was drawn.
#[inline]
pub(crate) fn finish_turn<G: Game>(
    state: &mut G,
    list: &mut Vec<G::Action>,
    chance: &mut QuickChance,
) -> bool {
    let mut noted = Noted { chance, drawn: false };
    let Some(seat) = state.turn().seat() else { return false };
    for _ in 0..LONGEST_TURN {
        if state.turn().seat() != Some(seat) {
            break;
        }
        list.clear();
        state.actions(list);
        state.narrow(list);
        let Some(action) = best_step(state, list, seat, &mut noted) else { break };
        state.perform(action, &mut noted, &mut Silence);
    }
    noted.drawn
}

/// The action of the list after which the position looks best at once.
#[inline]
fn best_step<G: Game>(
    state: &G,
    list: &[G::Action],
    seat: Seat,
    noted: &mut Noted<'_>,
) -> Option<G::Action> {
    if let &[only] = list {
        return Some(only);
    }
    let mut best: Option<(f32, G::Action)> = None;
    for &action in list {
        let mut after = state.clone();
        after.perform(action, noted, &mut Silence);
        let value = judge(&after, seat);
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, action));
        }
    }
    best.map(|(_, action)| action)
}

/// What `seat` has, or may expect to have at the end.
#[inline]
pub(crate) fn judge<G: Game>(state: &G, seat: Seat) -> f32 {
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
