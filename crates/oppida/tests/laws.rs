//! The laws that every game keeps, over thousands of random games.

use quadriga_core::laws::Laws;
use quadriga_core::{Eye, Game, Seat};
use quadriga_oppida::{Area, AreaSet, Oppida, Options, Phase, Supply};

const GAMES: u64 = 400;

/// What the box and the rules keep: dice, cards, owners, and supply at the start of a turn.
fn conserved(start: &Oppida, now: &Oppida) -> Result<(), String> {
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
    let strict = now.view(Eye::Spectator).supply == Supply::Strict;
    if strict && now.phase() == Phase::Choosing {
        let fed = Seat::all(2).all(|seat| now.outside(seat) <= now.ears(seat));
        claim(fed, "every turn starts within supply")?;
    }
    Ok(())
}

/// The backs in order, whatever cards they belong to.
fn backs(state: &Oppida) -> Vec<(u64, u64)> {
    let json = serde_json::to_value(state).expect("a state has a JSON form");
    let figure = |area: Area, key: &str| json["areas"][area.index()]["back"][key].as_u64();
    let back = |area: Area| Some((figure(area, "shields")?, figure(area, "ears")?));
    let mut backs: Vec<_> = AreaSet::LAND.iter().filter_map(back).collect();
    backs.sort_unstable();
    backs
}

#[track_caller]
fn keep_the_laws(supply: Supply) {
    let options = vec![Options { supply, ..Options::default() }];
    Laws::<Oppida>::new().games(GAMES).options(options).conserve(conserved).check();
}

#[test]
fn strict_supply_keeps_the_laws() {
    keep_the_laws(Supply::Strict);
}

#[test]
fn loose_supply_keeps_the_laws() {
    keep_the_laws(Supply::Loose);
}
