//! A position in the hand of a test: what is offered, what an action does, and why another is
//! refused.

use crate::chance::Chance;
use crate::game::{Game, Reason};
use crate::kit::Script;
use crate::seat::Seat;
use crate::tell::Told;

/// All that is offered to the seat that decides.
pub fn offered<G: Game>(state: &G) -> Vec<G::Action> {
    let mut list = Vec::new();
    state.actions(&mut list);
    list
}

/// Whether this is among it.
pub fn is_offered<G: Game>(state: &G, action: G::Action) -> bool {
    offered(state).contains(&action)
}

/// The seat that has to decide.
#[track_caller]
pub fn decides<G: Game>(state: &G) -> Seat {
    state.turn().seat().expect("the game goes on")
}

/// Carries an action out; what was told, and to whom.
#[track_caller]
pub fn told<G: Game>(
    state: &mut G,
    action: G::Action,
    chance: &mut impl Chance,
) -> Vec<Told<G::Event>> {
    let mut told = Vec::new();
    if let Err(reason) = state.apply(action, chance, &mut told) {
        panic!("{action:?} is refused by {}: {reason:?}", reason.rule());
    }
    told
}

/// Carries actions out one after the other, with these numbers drawn; all that happened.
#[track_caller]
pub fn roll<G: Game>(state: &mut G, actions: &[G::Action], numbers: &[u32]) -> Vec<G::Event> {
    let mut chance = Script::new(numbers);
    let mut events = Vec::new();
    for &action in actions {
        events.extend(told(state, action, &mut chance).into_iter().map(|told| told.event));
    }
    events
}

/// The same, and whatever is drawn is the first that there is.
#[track_caller]
pub fn play<G: Game>(state: &mut G, actions: &[G::Action]) -> Vec<G::Event> {
    roll(state, actions, &[])
}

/// The position after these actions.
#[track_caller]
pub fn after<G: Game>(state: &G, actions: &[G::Action]) -> G {
    let mut state = state.clone();
    play(&mut state, actions);
    state
}

/// Why an action is refused, which is by this rule; it is not offered then, and trying it changes
/// and tells nothing.
#[track_caller]
pub fn refused<G: Game>(state: &G, action: G::Action, rule: &str) -> G::Illegal {
    assert!(!is_offered(state, action), "{action:?} is offered");
    let (mut tried, mut told) = (state.clone(), Vec::new());
    let Err(reason) = tried.apply(action, &mut Script::default(), &mut told) else {
        panic!("{action:?} is allowed");
    };
    assert_eq!(&tried, state, "a refusal changes nothing");
    assert!(told.is_empty(), "a refusal tells nothing");
    assert_eq!(reason.rule(), rule, "{action:?}: {reason:?}");
    reason
}
