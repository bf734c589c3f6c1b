//! Chapter 1: material, set-up and payment.

use crate::table::{BEIGE, BROWN, DONE, after, is_offered, offered, play, purse, refused, w, west};
use quadriga_antike::{
    Action, Antike, Beginner, Board, ByGood, Field, Good, Illegal, KnowHow, Options, RegionKind,
    Unit, map,
};
use quadriga_core::data::Source;
use quadriga_core::{Eye, Game, QuickChance};
use serde_json::Value;

fn start(board: Board) -> Antike {
    let options = Options { board, beginner: Beginner::Brown, ..Options::default() };
    Antike::start(&options, &mut QuickChance::new(1))
}

const BOARDS: [Board; 3] = [Board::West, Board::WestAlternative, Board::East];

/// Rules: AD-1.1
#[test]
fn carthage_plays_rome_and_greece_plays_persia() {
    let peoples = |board| start(board).view(Eye::Spectator).peoples.map_names();
    assert_eq!(peoples(Board::West), ["carthage", "rome"]);
    assert_eq!(peoples(Board::WestAlternative), ["carthage", "rome"]);
    assert_eq!(peoples(Board::East), ["greece", "persia"]);
}

trait Names {
    fn map_names(&self) -> Vec<&'static str>;
}

impl Names for Vec<quadriga_antike::PeopleView> {
    fn map_names(&self) -> Vec<&'static str> {
        self.iter().map(|people| people.people).collect()
    }
}

/// Rules: AD-1.2, AD-1.3
#[test]
fn borders_join_two_regions_and_some_of_them_are_known() {
    for board in BOARDS {
        let map = map(board);
        for region in map.all().iter() {
            let near = map.neighbours(region);
            let by_land = map.reachable(Unit::Legion, region);
            let by_sea = map.reachable(Unit::Galley, region);
            assert_eq!(near, by_land.with(by_sea), "{board:?} {region}");
            for other in near.iter() {
                assert!(map.neighbours(other).has(region));
                assert_eq!(by_land.has(other), map.reachable(Unit::Legion, other).has(region));
            }
        }
    }
    let near = |a: &str, b: &str| map(Board::West).neighbours(w(a)).has(w(b));
    for city in ["ancona", "croton", "syracusae"] {
        assert!(near("neapolis", city));
    }
    assert!(map(Board::West).reachable(Unit::Galley, w("roma")).has(w("corsica")));
    let known = |text: &str| {
        let file: Value = serde_json::from_str(text).unwrap();
        let borders = file["borders"].as_array().unwrap();
        borders.iter().filter(|border| border["source"] == "known").count()
    };
    assert_eq!(known(include_str!("../../data/west.json")), 4);
    assert_eq!(known(include_str!("../../data/east.json")), 5);
}

/// Rules: AD-1.2
#[test]
fn the_known_borders_of_the_east_are_as_in_the_example() {
    let map = map(Board::East);
    let find = |id| map.find(id).unwrap();
    assert!(map.reachable(Unit::Legion, find("abdera")).has(find("ainos")));
    assert!(map.reachable(Unit::Legion, find("pergamon")).has(find("abydos")));
    assert!(!map.reachable(Unit::Legion, find("pergamon")).has(find("ainos")));
    assert!(map.reachable(Unit::Galley, find("lesbos")).has(find("ainos")));
    let from_aegaeum = map.reachable(Unit::Galley, find("mare_aegaeum"));
    let to_ainos = map.reachable(Unit::Galley, find("ainos"));
    assert_eq!(from_aegaeum.within(to_ainos), [find("lemnos")].into_iter().collect());
}

/// Rules: AD-1.4
#[test]
fn both_maps_have_27_sites_and_ships_only_on_seas_without_one() {
    for board in BOARDS {
        let map = map(board);
        assert_eq!(map.sites().len(), 27);
        assert!(map.ships().len() >= 4);
        assert!(map.ships().within(map.sites()).is_empty());
        let known = map.regions.iter().filter(|region| region.name_source == Source::Known).count();
        assert!(known >= 15);
        let bare =
            map.regions.iter().filter(|region| region.kind == RegionKind::LandNoCity).count();
        assert_eq!(bare, 2);
    }
    let state = west().founding().units("corsica", BROWN, 0, 1).goods(BROWN, [3; 3], 5).lay();
    refused(&state, Action::Found { region: w("corsica"), good: Good::Gold }, "AD-9.2");
}

/// Rules: AD-1.5, AD-1.6, AD-1.7, AD-1.8
#[test]
fn the_box_holds_so_many_pieces() {
    let view = start(Board::West).view(Eye::Spectator);
    for people in &view.peoples {
        assert_eq!(people.box_legions + people.supply_legions, 12);
        assert_eq!(people.box_galleys + people.supply_galleys, 12);
    }
    assert_eq!(view.bank.temples, 12);
    let tiles = ByGood { marble: 10, iron: 10, gold: 8 };
    assert_eq!(view.bank.tiles, tiles, "six of 34 tiles lie on the map");
    assert_eq!(view.bank.coins + view.peoples[1].coins, 30);
    let figures: Value = serde_json::from_str(include_str!("../../data/figures.json")).unwrap();
    assert_eq!(figures["walls"]["value"], 6);
    assert_eq!(figures["wall_fields"]["value"], serde_json::json!([0, 1, 2, 3, 5, 7]));
    let too_many = west().boxed(BROWN, 13, 0).read();
    assert!(too_many.is_err(), "{too_many:?}");
    let mut rich = west().goods(BROWN, [65_530, 0, 0], 0).city("roma", BROWN, Good::Marble).lay();
    play(&mut rich, &[Action::Advance { field: Field::Marmor }]);
    assert_eq!(purse(&rich, BROWN)[0], 65_531, "goods are not limited");
}

/// Rules: AD-1.9
#[test]
fn each_player_starts_with_three_of_each_good_a_wall_and_two_recruits() {
    for board in BOARDS {
        let state = start(board);
        for (seat, people) in [BROWN, BEIGE].into_iter().zip(state.view(Eye::Spectator).peoples) {
            assert_eq!(purse(&state, seat)[..3], [3, 3, 3]);
            assert_eq!((people.box_legions, people.box_galleys), (1, 1));
            assert_eq!((people.supply_legions, people.supply_galleys), (11, 11));
            assert_eq!((people.walls, people.total, people.stone), (1, 0, None));
            assert!(people.know_how.is_empty() && people.cards.is_empty());
        }
    }
}

/// Rules: AD-1.10, AD-13.1
#[test]
fn each_player_starts_with_one_city_of_each_good() {
    let cities = |board, marble: [&str; 2], iron: [&str; 2], gold: [&str; 2]| {
        let state = start(board);
        for (seat, index) in [(BROWN, 0), (BEIGE, 1)] {
            assert_eq!(state.cities_of(seat).len(), 3);
            let wanted = [(marble, Good::Marble), (iron, Good::Iron), (gold, Good::Gold)];
            for (names, good) in wanted {
                let region = map(board).find(names[index]).unwrap();
                assert_eq!((state.owner(region), state.good(region)), (Some(seat), Some(good)));
            }
        }
    };
    cities(Board::West, ["caesarea", "ancona"], ["zama", "cremona"], ["carthago", "roma"]);
    cities(
        Board::WestAlternative,
        ["carthago_nova", "ancona"],
        ["zama", "neapolis"],
        ["carthago", "roma"],
    );
    cities(Board::East, ["korinthos", "ephesos"], ["sparta", "miletos"], ["athenai", "sardeis"]);
}

/// Rules: AD-1.11
#[test]
fn the_player_who_does_not_begin_gets_a_coin() {
    let state = start(Board::West);
    assert_eq!((purse(&state, BROWN)[3], purse(&state, BEIGE)[3]), (0, 1));
    let options = Options { beginner: Beginner::Beige, ..Options::default() };
    let state = Antike::start(&options, &mut QuickChance::new(1));
    assert_eq!((purse(&state, BROWN)[3], purse(&state, BEIGE)[3]), (1, 0));
    assert_eq!(state.turn().seat(), Some(BEIGE));
}

/// Rules: AD-1.12
#[test]
fn a_coin_stands_in_for_any_good_and_nothing_for_a_coin() {
    let table = west().templum().city("roma", BROWN, Good::Gold);
    let temple = Action::Temple { region: w("roma") };
    let state = table.clone().goods(BROWN, [4, 9, 9], 2).lay();
    assert_eq!(purse(&after(&state, &[temple]), BROWN), [0, 9, 9, 0]);
    refused(&table.clone().goods(BROWN, [4, 9, 9], 1).lay(), temple, "AD-1.12");
    // A neighbouring temple asks for a coin, and goods don't help.
    let table = table.city("ancona", BEIGE, Good::Iron).temple("ancona");
    refused(&table.clone().goods(BROWN, [9, 9, 9], 0).lay(), temple, "AD-1.12");
    let state = table.goods(BROWN, [9, 9, 9], 1).lay();
    assert_eq!(purse(&after(&state, &[temple]), BROWN), [3, 9, 9, 0]);
}

/// Rules: AD-1.13
#[test]
fn coins_can_be_put_aside_to_save_goods() {
    let table = west().militia().city("roma", BROWN, Good::Gold).boxed(BROWN, 2, 0);
    let state = table.goods(BROWN, [1, 3, 1], 2).lay();
    let arm = Action::Arm { unit: Unit::Legion, region: w("roma") };
    let aside = Action::Coin { good: Good::Iron };
    assert_eq!(purse(&after(&state, &[arm]), BROWN), [1, 1, 1, 2], "goods first");
    assert_eq!(purse(&after(&state, &[aside, arm]), BROWN), [1, 2, 1, 1]);
    assert_eq!(purse(&after(&state, &[aside, aside, arm]), BROWN), [1, 3, 1, 0]);
    refused(&after(&state, &[aside, aside]), aside, "AD-1.13");
    refused(&state, Action::Coin { good: Good::Marble }, "AD-1.13");
    let price = after(&state, &[aside]).upshot(arm).and_then(|upshot| upshot.price);
    assert_eq!(price.map(|price| (price.iron, price.coins)), Some((1, 1)), "told before");
    let unused = after(&state, &[aside, DONE]);
    assert_eq!(purse(&unused, BROWN), [1, 3, 1, 2], "unused coins are still there");
    let founding = west().founding().units("tarraco", BROWN, 1, 0).goods(BROWN, [1, 1, 1], 1);
    let founding = founding.lay();
    let city = Action::Found { region: w("tarraco"), good: Good::Gold };
    let saved = after(&founding, &[Action::Coin { good: Good::Iron }, city]);
    assert_eq!(purse(&saved, BROWN), [0, 1, 0, 0]);
}

/// A coin put aside saves a good that would be given, also where coins stand in for missing ones.
///
/// Rules: AD-1.13
#[test]
fn coins_put_aside_replace_goods_up_to_the_whole_price() {
    let table = west().militia().city("roma", BROWN, Good::Gold).boxed(BROWN, 1, 0);
    let state = table.goods(BROWN, [0, 1, 0], 2).lay();
    let arm = Action::Arm { unit: Unit::Legion, region: w("roma") };
    let aside = Action::Coin { good: Good::Iron };
    assert_eq!(purse(&after(&state, &[arm]), BROWN), [0, 0, 0, 1]);
    assert_eq!(purse(&after(&state, &[aside, arm]), BROWN), [0, 1, 0, 0]);
    assert_eq!(purse(&after(&state, &[aside, aside, arm]), BROWN), [0, 1, 0, 0]);
    let table = west().templum().city("roma", BROWN, Good::Gold).goods(BROWN, [3, 0, 0], 6);
    let (marble, temple) =
        (Action::Coin { good: Good::Marble }, Action::Temple { region: w("roma") });
    for (coins, left) in
        [(0, [0, 0, 0, 3]), (1, [1, 0, 0, 2]), (3, [3, 0, 0, 0]), (6, [3, 0, 0, 0])]
    {
        let mut path = vec![marble; coins];
        path.push(temple);
        assert_eq!(purse(&after(&table.clone().lay(), &path), BROWN), left, "{coins} aside");
    }
    refused(&after(&table.lay(), &[marble; 6]), marble, "AD-1.13");
}

/// Rules: AD-1.13
#[test]
fn no_coin_is_put_aside_that_would_then_be_missing() {
    let militia = west().militia().city("roma", BROWN, Good::Gold).boxed(BROWN, 1, 0);
    let aside = Action::Coin { good: Good::Iron };
    refused(&militia.goods(BROWN, [0, 1, 0], 1).lay(), aside, "AD-1.13");
    // Too little for a temple, but a wall can be built with it.
    let templum = west().templum().city("roma", BROWN, Good::Gold).goods(BROWN, [1, 0, 0], 1).lay();
    let wall = Action::Wall { region: w("roma") };
    let built = after(&templum, &[Action::Coin { good: Good::Marble }, wall]);
    assert_eq!(purse(&built, BROWN), [1, 0, 0, 0]);
}

/// Rules: AD-1.13, AD-12.2
#[test]
fn a_general_can_be_paid_with_three_coins() {
    let table = west().militia().specials(None, None).city("roma", BROWN, Good::Gold);
    let state = table.temple("roma").goods(BROWN, [0, 3, 0], 3).lay();
    let aside = Action::Coin { good: Good::Iron };
    let arm = Action::Arm { unit: Unit::Special, region: w("roma") };
    assert_eq!(purse(&after(&state, &[aside, aside, aside, arm]), BROWN), [0, 3, 0, 0]);
}

/// Rules: AD-1.12, AD-1.13
#[test]
fn a_refusal_tells_which_coins_are_put_aside() {
    let table = west().templum().city("roma", BROWN, Good::Gold).city("ancona", BROWN, Good::Gold);
    let state = table.temple("ancona").goods(BROWN, [6, 0, 0], 1).lay();
    let temple = Action::Temple { region: w("roma") };
    assert!(is_offered(&state, temple));
    let aside = after(&state, &[Action::Coin { good: Good::Marble }]);
    refused(&aside, temple, "AD-1.12");
    let reason = Illegal::TooDear { good: 6, coins: 1, has_good: 6, has_coins: 1, aside: 1 };
    assert_eq!(aside.check(temple), Err(reason));
}

/// Rules: AD-1.14
#[test]
fn all_see_the_same() {
    let table =
        west().hand(BEIGE, &[quadriga_antike::Card::Storm]).knows(BEIGE, &[KnowHow::Moneta]);
    let state = table.lay();
    let mut views = Eye::all(2).map(|eye| {
        let mut view = state.view(eye);
        view.eye = Eye::Spectator;
        view
    });
    let first = views.next().unwrap();
    assert!(views.all(|view| view == first));
    assert_eq!(first.peoples[1].cards, [quadriga_antike::Card::Storm]);
    const { assert!(!Antike::INFO.has_secrets) };
    let mut imagined = state.clone();
    imagined.imagine(BROWN, &mut QuickChance::new(3));
    assert_eq!(imagined, state);
    assert!(offered(&state).len() >= 8 && is_offered(&state, crate::table::advance(Field::Aurum)));
}
