//! The figures of the box, read from `data/figures.json`.

use quadriga_core::data::{self, Sourced};
use serde::Deserialize;

use crate::army;
use crate::words::{Face, SENATORS, Unit};

/// Numbers by kind of unit: infantry, cavalry, catapults, generals, galleys.
pub(crate) type Units = [u8; Unit::COUNTED];

/// The figures of the box.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Figures {
    pub(crate) pieces: Units,
    pub(crate) influence_tokens: u8,
    pub(crate) province_tokens: u8,
    pub(crate) start_influence: u8,
    pub(crate) start_talents: u16,
    pub(crate) start_senators: [u8; SENATORS],
    pub(crate) start_units: Units,
    pub(crate) tokens_per_player: u8,
    pub(crate) cards_per_player: u8,
    pub(crate) campaigns: u8,
    pub(crate) long_campaigns: u8,
    pub(crate) rounds: u8,
    pub(crate) actions: u8,
    /// The smallest coin: all sums are multiples of it.
    pub(crate) coin: u8,
    pub(crate) prices: Units,
    pub(crate) recruiting_chaos: u8,
    pub(crate) influence_price: u8,
    pub(crate) general_buys: u8,
    pub(crate) caesar_buys: u8,
    pub(crate) special_tax_most: u8,
    pub(crate) special_tax_talents: u8,
    pub(crate) units_per_galley: u8,
    pub(crate) dice: u8,
    pub(crate) die: [Face; 6],
    pub(crate) sea_rounds: u8,
    pub(crate) defeat_chaos: u8,
    pub(crate) tax: u8,
    pub(crate) city_tax: u8,
    pub(crate) city_chaos: u8,
    pub(crate) chaos_penalties: [u8; 2],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    pieces: Sourced<Kinds>,
    influence_tokens: Sourced<u8>,
    province_tokens: Sourced<u8>,
    start_influence: Sourced<u8>,
    start_talents: Sourced<u16>,
    start_senators: Sourced<[u8; SENATORS]>,
    start_units: Sourced<Kinds>,
    tokens_per_player: Sourced<u8>,
    cards_per_player: Sourced<u8>,
    campaigns: Sourced<u8>,
    long_campaigns: Sourced<u8>,
    rounds: Sourced<u8>,
    actions: Sourced<u8>,
    coin: Sourced<u8>,
    prices: Sourced<Kinds>,
    recruiting_chaos: Sourced<u8>,
    influence_price: Sourced<u8>,
    general_buys: Sourced<u8>,
    caesar_buys: Sourced<u8>,
    special_tax_most: Sourced<u8>,
    special_tax_talents: Sourced<u8>,
    units_per_galley: Sourced<u8>,
    dice: Sourced<u8>,
    die: Sourced<[Face; 6]>,
    sea_rounds: Sourced<u8>,
    defeat_chaos: Sourced<u8>,
    tax: Sourced<u8>,
    city_tax: Sourced<u8>,
    city_chaos: Sourced<u8>,
    chaos_penalties: Sourced<[u8; 2]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Kinds {
    infantry: u8,
    cavalry: u8,
    catapults: u8,
    generals: u8,
    galleys: u8,
}

impl Kinds {
    fn counts(&self) -> Units {
        [self.infantry, self.cavalry, self.catapults, self.generals, self.galleys]
    }
}

/// Reads and checks the figures.
pub(crate) fn open(text: &str) -> Figures {
    let file: File = data::parse("conquest/figures.json", text);
    let figures = Figures {
        pieces: file.pieces.value.counts(),
        influence_tokens: file.influence_tokens.value,
        province_tokens: file.province_tokens.value,
        start_influence: file.start_influence.value,
        start_talents: file.start_talents.value,
        start_senators: file.start_senators.value,
        start_units: file.start_units.value.counts(),
        tokens_per_player: file.tokens_per_player.value,
        cards_per_player: file.cards_per_player.value,
        campaigns: file.campaigns.value,
        long_campaigns: file.long_campaigns.value,
        rounds: file.rounds.value,
        actions: file.actions.value,
        coin: file.coin.value,
        prices: file.prices.value.counts(),
        recruiting_chaos: file.recruiting_chaos.value,
        influence_price: file.influence_price.value,
        general_buys: file.general_buys.value,
        caesar_buys: file.caesar_buys.value,
        special_tax_most: file.special_tax_most.value,
        special_tax_talents: file.special_tax_talents.value,
        units_per_galley: file.units_per_galley.value,
        dice: file.dice.value,
        die: file.die.value,
        sea_rounds: file.sea_rounds.value,
        defeat_chaos: file.defeat_chaos.value,
        tax: file.tax.value,
        city_tax: file.city_tax.value,
        city_chaos: file.city_chaos.value,
        chaos_penalties: file.chaos_penalties.value,
    };
    figures.check();
    figures
}

impl Figures {
    /// What the rules rely on; a file that breaks it is refused when it is loaded.
    fn check(&self) {
        for (kind, &pieces) in self.pieces.iter().enumerate() {
            let room = army::MOST.get(kind).copied().unwrap_or(31);
            assert!((1..=room).contains(&pieces), "1 to {room} pieces of kind {kind}");
            assert!(self.start_units[kind] <= pieces, "there are pieces enough to begin with");
        }
        assert!(self.start_units[..3].iter().any(|&troops| troops > 0), "an army has troops");
        assert!((1..=64).contains(&self.influence_tokens), "some influence tokens");
        assert!(self.start_influence >= 1 && self.start_influence <= self.influence_tokens);
        assert!(self.coin >= 1, "a coin is worth something");
        let coin = u16::from(self.coin);
        let sums = self.prices.iter().map(|&price| u16::from(price));
        let sums = sums.chain([self.start_talents, self.influence_price.into()]);
        let sums = sums.chain([self.special_tax_talents, self.tax, self.city_tax].map(u16::from));
        assert!(sums.into_iter().all(|sum| sum % coin == 0), "all sums are multiples of a coin");
        assert!(self.prices.iter().all(|&price| price > 0) && self.influence_price > 0);
        assert!((1..=16).contains(&self.campaigns) && (1..=16).contains(&self.long_campaigns));
        assert!((1..=8).contains(&self.rounds) && (1..=8).contains(&self.actions));
        assert!(self.general_buys >= 1 && self.caesar_buys >= self.general_buys);
        assert!((1..=20).contains(&self.special_tax_most) && self.units_per_galley >= 1);
        assert!((1..=8).contains(&self.dice) && (1..=8).contains(&self.sea_rounds));
        // Each kind can hit, or a battle might never end.
        for face in &Face::ALL[..4] {
            assert!(self.die.contains(face), "the die shows {face:?}");
        }
    }
}
