//! Chapter 1: what is in the box.

use quadriga_hamilcar::{
    Ability, Card, CardSet, Effect, General, GeneralSet, Kind, Map, Material, Province, Region,
    Side, Site, Space, SpaceSet, TacticCard, Way, When, Window, map, material,
};

fn count(map: &Map, way: Way) -> usize {
    Space::all().map(|at| usize::from(map.links(at, way).len())).sum::<usize>() / 2
}

/// Rules: HM-1.2
#[test]
fn the_map_has_85_spaces_in_17_provinces() {
    let map = map();
    let kinds = [Kind::Ordinary, Kind::City, Kind::Tribe].map(|kind| map.of_kind(kind).len());
    assert_eq!((kinds, map.ports.len()), ([67, 14, 4], 45));
    assert_eq!(map.significant.len(), 16);
    assert!(!map.significant.has(map.province("insulae").expect("the islands")));
    let regions = [Region::Italia, Region::Sicilia, Region::SardiniaCorsica, Region::Africa];
    assert_eq!(regions.map(|region| map.provinces_of(region).len()), [7, 4, 2, 3]);
    let all = Province::all().fold(SpaceSet::NONE, |all, at| all.with(map.spaces_of(at)));
    assert_eq!(all, SpaceSet::ALL, "every space is in a province");
    let odd = Province::all().all(|at| map.spaces_of(at).len() % 2 == 1);
    assert!(odd, "a full province has an owner");
}

/// Rules: HM-1.3
#[test]
fn roads_passes_straits_and_sea_lines_join_the_spaces() {
    let map = map();
    assert_eq!([Way::Road, Way::Pass, Way::Strait].map(|way| count(map, way)), [104, 26, 2]);
    let lines: usize = Space::all().map(|at| usize::from(map.sea_lines(at).len())).sum();
    assert_eq!(lines / 2, 81);
    let at = |id: &str| map.space(id).expect("it is on the map");
    assert!(map.links(at("rhegium"), Way::Strait).has(at("messana")));
    assert!(map.links(at("alba_fucens"), Way::Pass).has(at("corfinium")));
    for port in Space::all() {
        let is_port = map.ports.has(port);
        assert_eq!(map.sea_lines(port).is_empty(), !is_port, "ports, and no others, have lines");
    }
    let mut reached = SpaceSet::only(at("roma"));
    for _ in Space::all() {
        for from in reached.iter() {
            let ways = Way::ALL.iter().map(|&way| map.links(from, way));
            reached = ways.fold(reached.with(map.sea_lines(from)), SpaceSet::with);
        }
    }
    assert_eq!(reached, SpaceSet::ALL, "by land and sea one comes everywhere");
}

/// Rules: HM-1.4
#[test]
fn three_cities_are_great_and_two_are_capitals() {
    let map = map();
    let at = |id: &str| map.space(id).expect("it is on the map");
    let great: SpaceSet = ["roma", "carthago", "syracusae"].map(at).into_iter().collect();
    assert_eq!(map.great_cities, great);
    assert_eq!((map.capitals.rome, map.capitals.carthage), (at("roma"), at("carthago")));
    for site in Site::all() {
        assert_eq!(map.site(map.space_of(site)), Some(site));
        assert_eq!(map.is_city(site), site.index() < 14, "cities come first");
    }
}

/// Rules: HM-1.16, HM-22.1
#[test]
fn there_are_28_romans_and_17_carthaginians() {
    let Material { generals, .. } = material();
    assert_eq!(
        Side::ALL.iter().map(|&side| GeneralSet::of(side).len()).collect::<Vec<_>>(),
        [28, 17]
    );
    let with = |side, ability| {
        let fitting = move |general: &General| generals.can(*general, ability);
        GeneralSet::of(side).iter().filter(fitting).count()
    };
    let both = |ability| (with(Side::Rome, ability), with(Side::Carthage, ability));
    assert_eq!(both(Ability::Admiral), (13, 10));
    assert_eq!(both(Ability::Africanus), (2, 0));
    assert_eq!(both(Ability::Aristocrat), (1, 4));
    let mean = |side| {
        let ratings = GeneralSet::of(side).iter().map(|general| generals.info(general).battle);
        f32::from(ratings.sum::<u8>()) / f32::from(GeneralSet::of(side).len())
    };
    assert!(mean(Side::Carthage) > 2.3 && mean(Side::Rome) < 2.0, "Carthage's are better");
    let heroes: Vec<&str> =
        generals.heroes.iter().map(|hero| generals.info(hero).id.as_str()).collect();
    assert_eq!(heroes, ["xanthippus", "hamilcar_barca"]);
    let special = Ability::ALL[3..].iter();
    for &ability in special {
        let (rome, carthage) = both(ability);
        assert_eq!(rome + carthage, 1, "{ability:?} is one man's");
    }
}

/// Rules: HM-20.2
#[test]
fn there_are_64_strategy_cards() {
    let deck = &material().deck;
    let ops = |points| Card::all().filter(|&card| deck.info(card).ops == points).count();
    assert_eq!([1, 2, 3].map(ops), [21, 22, 21]);
    let of = |side| Card::all().filter(|&card| deck.info(card).side == side).count();
    assert_eq!([None, Some(Side::Rome), Some(Side::Carthage)].map(of), [39, 13, 12]);
    assert_eq!(Card::all().filter(|&card| deck.info(card).ships == 2).count(), 12);
    let removed: CardSet = Card::all().filter(|&card| deck.info(card).removed).collect();
    assert_eq!(removed.iter().map(Card::number).collect::<Vec<_>>(), [73, 75, 79, 100]);
    let out_of_turn = Card::all().filter(|&card| deck.info(card).when != When::Play);
    assert_eq!(out_of_turn.count(), 14);
    let card = Card::numbered(83).expect("it is in the deck");
    assert_eq!(deck.info(card).effect, Effect::Africa);
    assert!(Card::numbered(64).is_none() && Card::numbered(129).is_none());
}

/// Rules: HM-21.3
#[test]
fn every_window_has_its_cards() {
    let deck = &material().deck;
    let numbers = |window| deck.of_window(window).iter().map(Card::number).collect::<Vec<_>>();
    assert_eq!(numbers(Window::Activation), [114]);
    assert_eq!(numbers(Window::SeaMoveDeclared), [115]);
    assert_eq!(numbers(Window::NavalStart), [88]);
    assert_eq!(numbers(Window::BattleStart), [117]);
    assert_eq!(numbers(Window::SeaGoalReached), [97, 111]);
    assert_eq!(numbers(Window::LandStep), [120]);
    assert_eq!(numbers(Window::BeforeLandBattle), [102]);
    assert_eq!(numbers(Window::ChargeDeclared), [116]);
    assert_eq!(numbers(Window::AfterDeal), [112, 123]);
    assert_eq!(numbers(Window::SiegeRollDeclared), [96, 122]);
    assert_eq!(numbers(Window::SubjugationPoint), [121]);
}

/// Rules: HM-10.3, HM-16.20
#[test]
fn there_are_48_battle_cards_and_24_tactic_cards() {
    let decks = material().decks;
    assert_eq!(decks.battle, [12, 9, 9, 8, 6, 4]);
    assert_eq!(decks.battle.iter().sum::<u8>(), 48);
    assert_eq!(decks.tactic.iter().sum::<u8>(), 24);
    assert_eq!(decks.tactic[TacticCard::Pursuit.index()], 3);
}

/// Rules: HM-1.18, HM-11.1, HM-16.6
#[test]
fn the_tables_rise_with_the_die_and_the_number() {
    let tables = &material().tables;
    let attrition = &tables.attrition.grid;
    assert_eq!(
        [(-3, 16), (1, 9), (6, 10), (6, 1), (9, 20)].map(|(die, n)| attrition.at(die, n)),
        [1, 1, 4, 1, 7]
    );
    for die in 0..7 {
        for number in 1..20 {
            let here = attrition.at(die, number);
            assert!(here <= attrition.at(die + 1, number) && here <= attrition.at(die, number + 1));
        }
    }
    let naval = &tables.naval_attack.grid;
    assert_eq!(
        [(1, 5), (3, 2), (3, 4), (5, 5), (8, 3)].map(|(die, n)| naval.at(die, n)),
        [0, 0, 1, 2, 2]
    );
    let retreat = &tables.retreat.grid;
    assert_eq!(
        [(0, 5), (4, 5), (7, 2), (8, 4), (9, 9)].map(|(die, n)| retreat.at(die, n)),
        [Some(1), Some(3), None, Some(3), None]
    );
}
