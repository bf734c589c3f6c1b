//! The bot that looks to the end of its own turn.
//!
//! Decisions are small: what a step is worth often shows only when the rest of the turn is played.
//! So each step is judged after the turn was finished with the steps that look best one by one.

use quadriga_core::{BySeat, Chance, Game, Past, QuickChance, Seat, Silence, Standing, Turn};

use crate::random::imagined;

/// In how many imagined states each action is tried, where there are secrets. Not measured.
const IMAGINED: u32 = 6;
/// How often each action is tried in each of them, where it draws chance. Not measured.
const DRAWS: u32 = 4;
/// How many further actions a turn is followed; a bound, not measured.
const LONGEST_TURN: u32 = 48;
/// Two values that differ by less are a tie.
const TIE: f64 = 1e-6;
/// By how much a draw by repetition is worth less than half a win. At the end of a turn the move is
/// the others', so every judgement there is a little low, and who stands even would take a draw for
/// the better way: of 40 games of mcts:500it against itself 38 ended by repetition before bots knew
/// the past and were reluctant, and 1 with both.
const RELUCTANCE: f32 = 0.04;

/// The action after which the position looks best to `seat` at the end of its turn, averaged over
/// what it can't know and over chance; among equals any.
pub(crate) fn choose<G: Game>(
    state: &G,
    past: &Past,
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
        list.iter().map(|&action| value(&states, action, past, seat, &mut rest, chance)).collect();
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
    past: &Past,
    seat: Seat,
    list: &mut Vec<G::Action>,
    chance: &mut QuickChance,
) -> f64 {
    let mut sum = 0.0;
    let mut tries = 0;
    for state in states {
        for _ in 0..DRAWS {
            let mut observed = ObservedChance::new(chance);
            let mut after = state.clone();
            after.perform(action, &mut observed, &mut Silence);
            let mut drawn = observed.was_drawn;
            if after.turn().seat() == Some(seat) {
                drawn |= finish_turn(&mut after, past, list, chance);
            }
            sum += f64::from(judge(&after, past, seat));
            tries += 1;
            if !drawn {
                break;
            }
        }
    }
    sum / f64::from(tries)
}

/// Plays on for the seat that decides, always what looks best at once, until another seat decides
/// or the game is over. Returns whether chance was drawn.
#[inline]
pub(crate) fn finish_turn<G: Game>(
    state: &mut G,
    past: &Past,
    list: &mut Vec<G::Action>,
    chance: &mut QuickChance,
) -> bool {
    let mut observed = ObservedChance::new(chance);
    let Some(seat) = state.turn().seat() else { return false };
    for _ in 0..LONGEST_TURN {
        if state.turn().seat() != Some(seat) {
            break;
        }
        list.clear();
        state.actions(list);
        state.narrow(list);
        let Some(action) = best_step(state, list, past, seat, &mut observed) else { break };
        state.perform(action, &mut observed, &mut Silence);
    }
    observed.was_drawn
}

/// The action of the list after which the position looks best at once.
#[inline]
fn best_step<G: Game>(
    state: &G,
    list: &[G::Action],
    past: &Past,
    seat: Seat,
    chance: &mut ObservedChance<'_>,
) -> Option<G::Action> {
    if let &[only] = list {
        return Some(only);
    }
    let mut best: Option<(f32, G::Action)> = None;
    for &action in list {
        let mut after = state.clone();
        after.perform(action, chance, &mut Silence);
        let value = judge(&after, past, seat);
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, action));
        }
    }
    best.map(|(_, action)| action)
}

/// What `seat` has, or may expect to have at the end.
#[inline]
pub(crate) fn judge<G: Game>(state: &G, past: &Past, seat: Seat) -> f32 {
    expect(state, past)[seat]
}

/// What each seat has, or may expect to have at the end. A position that has stood before is the
/// draw that it threatens.
#[inline]
pub(crate) fn expect<G: Game>(state: &G, past: &Past) -> BySeat<f32> {
    match state.turn() {
        Turn::Over(standing) => standing.payoffs(),
        Turn::Decides(_) if past.times(state) > 0 => repeated(state.seats()),
        Turn::Decides(_) => state.appraise(),
    }
}

/// What a repetition is worth: a draw, and whoever does not stand worse goes elsewhere.
#[inline]
pub(crate) fn repeated(seats: usize) -> BySeat<f32> {
    let draw = Standing::draw(seats).payoffs();
    BySeat::new(seats, |seat| draw[seat] - RELUCTANCE)
}

/// A chance of which it is known whether anything was drawn from it.
pub(crate) struct ObservedChance<'a> {
    chance: &'a mut QuickChance,
    pub(crate) was_drawn: bool,
}

impl ObservedChance<'_> {
    /// Nothing was drawn yet.
    #[inline]
    pub(crate) fn new(chance: &mut QuickChance) -> ObservedChance<'_> {
        ObservedChance { chance, was_drawn: false }
    }
}

impl Chance for ObservedChance<'_> {
    #[inline]
    fn bits(&mut self) -> u32 {
        self.was_drawn = true;
        self.chance.bits()
    }
}
