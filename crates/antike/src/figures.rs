//! The figures of the box, read from `data/figures.json`.

use std::sync::LazyLock;

use quadriga_core::data::{self, Source, Sourced};
use serde::Deserialize;

use crate::card_set::{CardSet, MOST_COPIES};
use crate::words::{Card, Good, KnowHow, Personage};

/// The figures of the box.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Figures {
    /// Legions and galleys of each player.
    pub(crate) units: [u8; 2],
    pub(crate) temples: u8,
    pub(crate) walls: u8,
    pub(crate) tiles: [u8; Good::COUNT],
    pub(crate) start_goods: [u8; Good::COUNT],
    pub(crate) start_recruits: u8,
    pub(crate) second_player_coins: u8,
    /// How many walls a player has got in all at each number of personages.
    pub(crate) walls_at: [u8; 32],
    pub(crate) personages: [u8; Personage::COUNT],
    pub(crate) cities_per_king: u8,
    pub(crate) temples_per_citizen: u8,
    pub(crate) points_per_navigator: u8,
    pub(crate) personages_to_win: u8,
    pub(crate) free_steps: u8,
    pub(crate) temple_marble: u8,
    pub(crate) wall_marble: u8,
    pub(crate) arming_iron: u8,
    pub(crate) special_iron: u8,
    /// Gold for a legion and a galley.
    pub(crate) recruiting_gold: [u8; 2],
    /// The price of each know-how for the first and the second buyer.
    pub(crate) prices: [[u8; 2]; KnowHow::COUNT],
    pub(crate) open_cards: u8,
    /// All event cards.
    pub(crate) deck: CardSet,
    pub(crate) votive_gifts_most: u8,
    pub(crate) rich_vein_goods: u8,
    pub(crate) market_day_swaps: u8,
    pub(crate) master_builder_marble: u8,
    pub(crate) turn_limit: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    legions: Sourced<u8>,
    galleys: Sourced<u8>,
    temples: Sourced<u8>,
    walls: Sourced<u8>,
    tiles: Sourced<Goods>,
    start_goods: Sourced<Goods>,
    start_recruits: Sourced<u8>,
    second_player_coins: Sourced<u8>,
    wall_fields: Sourced<Vec<u8>>,
    personages: Sourced<Stacks>,
    cities_per_king: Sourced<u8>,
    temples_per_citizen: Sourced<u8>,
    points_per_navigator: Sourced<u8>,
    personages_to_win: Sourced<u8>,
    free_steps: Sourced<u8>,
    temple_marble: Sourced<u8>,
    wall_marble: Sourced<u8>,
    arming_iron: Sourced<u8>,
    special_iron: Sourced<u8>,
    legion_gold: Sourced<u8>,
    galley_gold: Sourced<u8>,
    prices: Vec<Price>,
    open_cards: Sourced<u8>,
    deck: Vec<Copies>,
    votive_gifts_most: Sourced<u8>,
    rich_vein_goods: Sourced<u8>,
    market_day_swaps: Sourced<u8>,
    master_builder_marble: Sourced<u8>,
    turn_limit: Sourced<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Goods {
    marble: u8,
    iron: u8,
    gold: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Stacks {
    king: u8,
    general: u8,
    citizen: u8,
    scholar: u8,
    navigator: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Price {
    know_how: KnowHow,
    first: u8,
    #[serde(rename = "first_source")]
    _first_source: Source,
    second: u8,
    #[serde(rename = "second_source")]
    _second_source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Copies {
    card: Card,
    copies: u8,
    #[serde(rename = "effect_source")]
    _effect_source: Source,
    #[serde(rename = "copies_source")]
    _copies_source: Source,
}

static FIGURES: LazyLock<Figures> = LazyLock::new(|| open(include_str!("../data/figures.json")));

/// The figures as they came from the data file.
pub(crate) fn figures() -> &'static Figures {
    &FIGURES
}

/// Reads and checks the figures.
pub(crate) fn open(text: &str) -> Figures {
    let file: File = data::parse("antike/figures.json", text);
    let goods = |goods: &Goods| [goods.marble, goods.iron, goods.gold];
    let stacks = &file.personages.value;
    let opened = Figures {
        units: [file.legions.value, file.galleys.value],
        temples: file.temples.value,
        walls: file.walls.value,
        tiles: goods(&file.tiles.value),
        start_goods: goods(&file.start_goods.value),
        start_recruits: file.start_recruits.value,
        second_player_coins: file.second_player_coins.value,
        walls_at: count_walls(&file.wall_fields.value),
        personages: [stacks.king, stacks.general, stacks.citizen, stacks.scholar, stacks.navigator],
        cities_per_king: file.cities_per_king.value,
        temples_per_citizen: file.temples_per_citizen.value,
        points_per_navigator: file.points_per_navigator.value,
        personages_to_win: file.personages_to_win.value,
        free_steps: file.free_steps.value,
        temple_marble: file.temple_marble.value,
        wall_marble: file.wall_marble.value,
        arming_iron: file.arming_iron.value,
        special_iron: file.special_iron.value,
        recruiting_gold: [file.legion_gold.value, file.galley_gold.value],
        prices: sort_prices(&file.prices),
        open_cards: file.open_cards.value,
        deck: lay_deck(&file.deck),
        votive_gifts_most: file.votive_gifts_most.value,
        rich_vein_goods: file.rich_vein_goods.value,
        market_day_swaps: file.market_day_swaps.value,
        master_builder_marble: file.master_builder_marble.value,
        turn_limit: file.turn_limit.value,
    };
    opened.check(file.wall_fields.value.len());
    opened
}

fn lay_deck(entries: &[Copies]) -> CardSet {
    let listed: Vec<Card> = entries.iter().map(|entry| entry.card).collect();
    assert_eq!(listed, Card::ALL, "the deck lists every kind of card once, in order");
    let mut deck = CardSet::NONE;
    for entry in entries {
        assert!(entry.copies <= MOST_COPIES, "at most {MOST_COPIES} copies of a card");
        (0..entry.copies).for_each(|_| deck.add(entry.card));
    }
    deck
}

fn sort_prices(prices: &[Price]) -> [[u8; 2]; KnowHow::COUNT] {
    let listed: Vec<KnowHow> = prices.iter().map(|price| price.know_how).collect();
    assert_eq!(listed, KnowHow::ALL, "every know-how has its prices, in order");
    let mut sorted = [[0; 2]; KnowHow::COUNT];
    for (place, price) in sorted.iter_mut().zip(prices) {
        *place = [price.first, price.second];
    }
    sorted
}

fn count_walls(fields: &[u8]) -> [u8; 32] {
    let mut walls_at = [0; 32];
    for (place, walls) in walls_at.iter_mut().enumerate() {
        *walls = fields.iter().filter(|&&field| usize::from(field) <= place).count() as u8;
    }
    walls_at
}

impl Figures {
    /// What the rules rely on; a file that breaks it is refused when it is loaded.
    fn check(&self, wall_fields: usize) {
        assert!(self.units.iter().all(|&units| (1..=15).contains(&units)), "1 to 15 of each unit");
        assert!(
            self.start_recruits <= 15 && self.start_recruits <= self.units[0].min(self.units[1])
        );
        assert_eq!(wall_fields, usize::from(self.walls), "one field of the track for each wall");
        let personages: u32 = self.personages.iter().map(|&stack| u32::from(stack)).sum();
        assert!(personages < 32, "the count track has room for all personages");
        assert!(self.personages_to_win >= 1 && u32::from(self.personages_to_win) <= personages);
        let steps = [self.cities_per_king, self.temples_per_citizen, self.points_per_navigator];
        assert!(steps.iter().all(|&step| step >= 1), "no personage is for nothing");
        assert!(self.prices.iter().all(|[first, second]| first >= second && *second >= 1));
        assert!(self.free_steps >= 1 && self.free_steps <= 8, "a stone moves");
        assert!((1..=8).contains(&self.open_cards), "some cards lie open");
        assert!(self.master_builder_marble <= self.temple_marble, "a temple costs something");
        assert!(self.market_day_swaps <= 8 && self.turn_limit >= 2);
    }
}
