//! The laws that every game keeps, over thousands of random games.

use quadriga_antike::{Antike, Beginner, Board, Fortress, Good, Options, Sides, Unit};
use quadriga_core::laws::Laws;
use quadriga_core::{Eye, Game, Seat};

/// How many games of each kind; `QUADRIGA_LAWS_GAMES` plays more.
const GAMES: u64 = 60;
/// Random games are long: the costly laws take every so many-th chance.
const SPARSELY: usize = 24;

/// What the box and the rules keep: units, coins, tiles, temples, walls, cards, personages.
fn conserved(start: &Antike, now: &Antike) -> Result<(), String> {
    let claim = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_owned()) };
    let view = now.view(Eye::Spectator);
    let first = start.view(Eye::Spectator);
    let on_map = |seat: usize, unit: Unit| -> u8 {
        let regions = view.regions.iter();
        let counts = regions.map(|region| match unit {
            Unit::Legion => region.units[seat].legions,
            Unit::Galley => region.units[seat].galleys,
            Unit::Special => region.units[seat].special.into(),
        });
        counts.sum()
    };
    let mut coins = view.bank.coins;
    let mut cards = view.open_cards.len() + view.played_cards.len() + usize::from(view.deck);
    for (seat, people) in view.peoples.iter().enumerate() {
        let legions = on_map(seat, Unit::Legion) + people.box_legions + people.supply_legions;
        let galleys = on_map(seat, Unit::Galley) + people.box_galleys + people.supply_galleys;
        claim(legions == 12 && galleys == 12, "a player has twelve legions and twelve galleys")?;
        let special = on_map(seat, Unit::Special) + u8::from(people.box_special);
        claim(special == u8::from(view.special_units), "the special unit is somewhere, once")?;
        coins += people.coins;
        cards += people.cards.len();
        let owner = Seat::all(2).nth(seat);
        let built = view.regions.iter().filter_map(|region| region.city);
        let built = built.filter(|city| Some(city.owner) == owner && city.wall).count();
        let track = [0, 1, 2, 3, 5, 7].iter().filter(|&&field| field <= people.total).count();
        claim(usize::from(people.walls) + built == track, "walls come from the track alone")?;
    }
    let first_coins =
        first.bank.coins + first.peoples.iter().map(|people| people.coins).sum::<u8>();
    claim(coins == first_coins, "no coin is lost or gained")?;
    claim(cards == if view.events { 25 } else { 0 }, "the deck has 25 cards")?;
    let cities = || view.regions.iter().filter_map(|region| region.city);
    let temples = cities().filter(|city| city.temple).count();
    claim(temples + usize::from(view.bank.temples) == 12, "there are twelve temples")?;
    for (good, all) in [(Good::Marble, 12), (Good::Iron, 12), (Good::Gold, 10)] {
        let used = cities().filter(|city| city.good == good).count();
        claim(used + usize::from(view.bank.tiles[good]) == all, "no tile is lost or gained")?;
    }
    for region in &view.regions {
        let [one, other] = region.units;
        let apart =
            (one.legions == 0 || other.legions == 0) && (one.galleys == 0 || other.galleys == 0);
        claim(apart, "units of one kind never share a region with enemies")?;
    }
    Ok(())
}

#[track_caller]
fn keep_the_laws(options: Vec<Options>) {
    Laws::<Antike>::new()
        .games(GAMES)
        .sparsely(SPARSELY)
        .options(options)
        .conserve(conserved)
        .check();
}

#[test]
fn both_maps_keep_the_laws() {
    let board = |board| Options { board, sides: Sides::Lot, ..Options::default() };
    keep_the_laws(vec![board(Board::West), board(Board::East), board(Board::WestAlternative)]);
}

#[test]
fn special_units_and_the_automatic_fortress_keep_the_laws() {
    let board = |board| Options {
        board,
        special_units: true,
        fortress: Fortress::Automatic,
        ..Options::default()
    };
    keep_the_laws(vec![board(Board::West), board(Board::East)]);
}

#[test]
fn games_without_cards_and_with_few_coins_keep_the_laws() {
    let coins = |coins| Options {
        events: false,
        special_units: true,
        beginner: Beginner::Beige,
        coins,
        ..Options::default()
    };
    keep_the_laws(vec![coins(3), coins(0), coins(30)]);
}

#[test]
fn the_options_of_the_catalogue_keep_the_laws() {
    Laws::<Antike>::new().games(GAMES).sparsely(SPARSELY).conserve(conserved).check();
}
