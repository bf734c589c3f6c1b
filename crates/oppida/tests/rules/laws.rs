//! The laws that every game keeps, over thousands of random games.

use quadriga_core::laws::Laws;
use quadriga_core::{Eye, Game, Seat};
use quadriga_oppida::{Area, Oppida, Options, Phase, Side, Supply};

/// How many games of each kind; `QUADRIGA_LAWS_GAMES` plays more.
const GAMES: u64 = 1_000;
/// Random games are long (more than 400 actions): the costly laws take every so many-th chance.
const SPARSELY: usize = 16;

/// What the box and the rules keep: dice, cards, owners, and supply at the start of a turn.
fn conserved(supply: Supply, start: &Oppida, now: &Oppida) -> Result<(), String> {
    let claim = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_owned()) };
    let mut dice = [0; 2];
    for area in Area::all() {
        let owners = Seat::all(2).filter(|&seat| now.areas(seat).has(area)).count();
        let heap = now.dice(area);
        claim(owners == usize::from(!heap.is_empty()), "a card has the owner of its dice")?;
        if let Some(owner) = now.owner(area) {
            dice[owner.index()] += heap.count();
        }
    }
    for seat in Seat::all(2) {
        claim(dice[seat.index()] <= 8, "a player has at most eight dice")?;
        claim(now.free_dice(seat) == 8 - dice[seat.index()], "the free dice are the others")?;
        claim(now.capital(seat) == start.capital(seat), "capitals stay where they are")?;
    }
    claim(backs(now) == backs(start), "the backs are always the same ten")?;
    if supply == Supply::Strict && now.phase() == Phase::Choosing {
        let fed = Seat::all(2).all(|seat| now.outside(seat) <= now.ears(seat));
        claim(fed, "every turn starts within supply")?;
    }
    Ok(())
}

/// The backs in order, whatever cards they belong to: those that all know and those that are
/// hidden.
fn backs(state: &Oppida) -> Vec<Side> {
    let view = state.view(Eye::Spectator);
    let open = view.areas.iter().filter_map(|area| area.back);
    let mut backs: Vec<Side> = open.chain(view.unknown_backs.iter().copied()).collect();
    backs.sort_unstable();
    backs
}

#[track_caller]
fn keep_the_laws(supply: Supply) {
    let options = vec![Options { supply, ..Options::default() }];
    let conserve = move |start: &Oppida, now: &Oppida| conserved(supply, start, now);
    Laws::<Oppida>::new()
        .games(GAMES)
        .sparsely(SPARSELY)
        .options(options)
        .conserve(conserve)
        .check();
}

#[test]
fn strict_supply_keeps_the_laws() {
    keep_the_laws(Supply::Strict);
}

#[test]
fn loose_supply_keeps_the_laws() {
    keep_the_laws(Supply::Loose);
}
