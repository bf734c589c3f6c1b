//! The laws that every game keeps, over many random games.

use quadriga_core::laws::Laws;
use quadriga_core::{Eye, Game};
use quadriga_hamilcar::{CARDS, Hamilcar, Options, SPACES, Side, War};

/// How many games of each kind; `QUADRIGA_LAWS_GAMES` plays more.
const GAMES: u64 = 12;
/// Random games are long: the costly laws take every so many-th chance.
const SPARSELY: usize = 16;

fn claim(holds: bool, what: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what.to_owned()) }
}

/// What the box keeps: cards, warships, supply trains, elephants, seats.
fn conserved(_: &Hamilcar, now: &Hamilcar) -> Result<(), String> {
    let view = now.view(Eye::Spectator);
    let hands: u8 = Side::ALL.iter().map(|&side| view.republics[side].cards).sum();
    let cards = hands + view.draw_pile + view.discards.len() + view.removed.len();
    claim(usize::from(cards) == CARDS, "no card is lost or gained")?;
    claim(view.spaces.len() == SPACES, "no space is lost")?;
    for &side in Side::ALL {
        let republic = &view.republics[side];
        claim(republic.ready + republic.damaged <= 10, "a side has 10 warships")?;
        claim(republic.trains <= 10, "a side has 10 supply trains")?;
    }
    let seats = view.republics.rome.seats + view.republics.carthage.seats;
    claim(seats <= 6, "the Miat has 6 seats")?;
    let stacks = view.spaces.iter().map(|space| (space.outside, space.inside));
    let elephants: u8 = stacks
        .map(|(outside, inside)| {
            outside.carthage.elephants + inside.map_or(0, |stack| stack.elephants)
        })
        .sum();
    claim(elephants <= 4, "there are 4 elephants")?;
    // HM-1.12: an army that has just come may stand beside enemies.
    let entered = view.activation.and_then(|move_| now.post(move_.general).space());
    let apart = view.spaces.iter().enumerate().all(|(at, space)| {
        let met = space.outside.rome.units() > 0 && space.outside.carthage.units() > 0;
        !met || entered.is_some_and(|entered| entered.index() == at)
    });
    claim(apart, "the sides never stand outside in one space")
}

#[test]
fn a_whole_war_keeps_the_laws() {
    let options = vec![Options::default()];
    Laws::<Hamilcar>::new()
        .games(GAMES)
        .sparsely(SPARSELY)
        .options(options)
        .conserve(conserved)
        .check();
}

#[test]
fn a_short_war_keeps_the_laws() {
    let options = vec![Options { war: War::Short, ..Options::default() }];
    Laws::<Hamilcar>::new()
        .games(GAMES)
        .sparsely(SPARSELY)
        .options(options)
        .conserve(conserved)
        .check();
}

#[test]
fn the_options_of_the_catalogue_keep_the_laws() {
    Laws::<Hamilcar>::new().games(GAMES).sparsely(SPARSELY).conserve(conserved).check();
}
