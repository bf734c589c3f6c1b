//! The bot that plays any legal action.

use quadriga_core::{Chance, Game, QuickChance, Seat};

/// A copy of `state` in which everything that `seat` can't know is drawn anew.
pub(crate) fn imagined<G: Game>(state: &G, seat: Seat, chance: &mut QuickChance) -> G {
    let mut imagined = state.clone();
    if G::INFO.has_secrets {
        imagined.imagine(seat, chance);
    }
    imagined
}

/// Any of the actions that `seat` may choose, each as likely.
pub(crate) fn choose<G: Game>(
    state: &G,
    seat: Seat,
    chance: &mut QuickChance,
) -> Option<G::Action> {
    let mut list = Vec::new();
    imagined(state, seat, chance).actions(&mut list);
    any(&list, chance)
}

/// The same among those that are worth a try.
pub(crate) fn choose_sensibly<G: Game>(
    state: &G,
    seat: Seat,
    chance: &mut QuickChance,
) -> Option<G::Action> {
    let mut list = Vec::new();
    let imagined = imagined(state, seat, chance);
    imagined.actions(&mut list);
    imagined.narrow(&mut list);
    any(&list, chance)
}

fn any<A: Copy>(list: &[A], chance: &mut QuickChance) -> Option<A> {
    list.get(chance.below(list.len() as u32) as usize).copied()
}
