//! The laws that every game keeps, over many random games for every number of players.

use quadriga_conquest::{
    Border, Campaigns, Card, Conquest, Leaders, Options, Players, Seating, Unit, View,
};
use quadriga_core::laws::Laws;
use quadriga_core::{Eye, Game, Seat};

/// How many games of each kind; `QUADRIGA_LAWS_GAMES` plays more.
const GAMES: u64 = 12;
/// Random games are long: the costly laws take every so many-th chance.
const SPARSELY: usize = 16;

fn claim(holds: bool, what: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what.to_owned()) }
}

/// What the box and the rules keep: units, influence, tokens, cards, talents in whole coins.
fn conserved(start: &Conquest, now: &Conquest) -> Result<(), String> {
    let view = now.view(Eye::Spectator);
    let pieces = [20, 20, 6, 4, 8];
    for (seat, realm) in Seat::all(now.seats()).zip(&view.realms) {
        let kinds = [Unit::Infantry, Unit::Cavalry, Unit::Catapult, Unit::General, Unit::Galley];
        let mut out = kinds.map(|unit| now.supply(seat, unit));
        for stack in view.provinces.iter().flat_map(|province| &province.stacks) {
            if stack.seat == seat {
                let counts = [stack.infantry, stack.cavalry, stack.catapults, stack.generals];
                out.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count);
            }
        }
        let fleets = view.seas.iter().flat_map(|sea| &sea.fleets);
        out[4] += fleets.filter(|fleet| fleet.seat == seat).map(|fleet| fleet.galleys).sum::<u8>();
        claim(out == pieces, "no unit is lost or gained")?;
        let stacks = view.provinces.iter().flat_map(|province| &province.stacks);
        let caesars = stacks.filter(|stack| stack.seat == seat && stack.caesar).count();
        claim(caesars <= 1, "a player has one Caesar")?;
        claim(realm.influence <= 18, "a player has 18 influence tokens for the map")?;
        claim(realm.talents % 5 == 0, "all sums are multiples of 5")?;
        claim(now.supply(seat, Unit::Caesar) == 0, "no Caesar is in a supply")?;
    }
    for province in &view.provinces {
        let Some(key) = &province.key else { continue };
        claim(key.tokens + key.pool <= 8, "there are eight tokens for each key province")?;
    }
    claim(cards(&view, now) <= cards(&start.view(Eye::Spectator), start), "no card is gained")
}

fn cards(view: &View, state: &Conquest) -> usize {
    let held = view.realms.iter().map(|realm| {
        realm.cards.len()
            + usize::from(realm.army_training + realm.naval_training + realm.senator_count)
    });
    let laid = view.vote.map_or(0, |vote| vote.laid.iter().flatten().copied().sum::<u8>());
    let offer: u8 = Card::ALL.iter().map(|&card| state.offered(card)).sum();
    let deck: u8 = view.deck.iter().map(|entry| entry.count).sum();
    held.sum::<usize>() + usize::from(laid) + usize::from(offer) + usize::from(deck)
}

#[track_caller]
fn keep_the_laws(options: Vec<Options>) {
    Laws::<Conquest>::new()
        .games(GAMES)
        .sparsely(SPARSELY)
        .options(options)
        .conserve(conserved)
        .check();
}

fn table(players: u8) -> Options {
    let players = Players::new(players).expect("so many can play");
    Options { players, ..Options::default() }
}

#[test]
fn two_players_keep_the_laws() {
    keep_the_laws(vec![table(2), Options { open_chaos: true, ..table(2) }]);
}

#[test]
fn three_players_keep_the_laws() {
    keep_the_laws(vec![table(3), Options { border: Border::Open, ..table(3) }]);
}

#[test]
fn four_players_keep_the_laws() {
    keep_the_laws(vec![
        table(4),
        Options { seating: Seating::Lot, leaders: Leaders::Fight, ..table(4) },
    ]);
}

#[test]
fn five_players_keep_the_laws() {
    keep_the_laws(vec![table(5), Options { campaigns: Campaigns::Five, ..table(5) }]);
}

#[test]
fn six_players_keep_the_laws() {
    keep_the_laws(vec![table(6), Options { campaigns: Campaigns::Five, ..table(6) }]);
}

#[test]
fn the_options_of_the_catalogue_keep_the_laws() {
    Laws::<Conquest>::new().games(GAMES).sparsely(SPARSELY).conserve(conserved).check();
}
