//! Shortening a list of actions; at least one always stays, and the order.

use crate::action::Action;

/// Keeps what fits, unless that is nothing.
pub(crate) fn keep(list: &mut Vec<Action>, fits: impl Fn(Action) -> bool) {
    if list.iter().any(|&action| fits(action)) {
        list.retain(|&action| fits(action));
    }
}

/// Keeps, of the actions that have a worth, so many of the best, and all others.
pub(crate) fn keep_best<const MOST: usize>(
    list: &mut Vec<Action>,
    worth: impl Fn(Action) -> Option<f32>,
) {
    if list.len() <= MOST {
        return;
    }
    let mut best = [f32::NEG_INFINITY; MOST];
    for value in list.iter().filter_map(|&action| worth(action)) {
        // The lowest of the best gives way.
        if let Some(place) = best.iter().position(|&kept| value > kept) {
            best[place..].rotate_right(1);
            best[place] = value;
        }
    }
    let least = best[MOST - 1];
    let better = best.iter().filter(|&&value| value > least).count();
    let mut ties = MOST - better;
    list.retain(|&action| match worth(action) {
        Some(value) if value == least && ties > 0 => {
            ties -= 1;
            true
        }
        Some(value) => value > least,
        None => true,
    });
}
