//! The map: provinces, seas, borders, coasts and straits, read from `data/map.json`, with the
//! figures and the cards: all that a state looks up.

use std::fmt;
use std::sync::LazyLock;

use quadriga_core::data::{self, Source};
use serde::Deserialize;

use crate::card_set::{CardSet, Cards};
use crate::deck::{self, CardInfo, Effect, Places};
use crate::figures::{self, Figures};
use crate::judge::judgement::{self, Judgement};
use crate::key::{ByKey, KEYS, Key};
use crate::options::Border;
use crate::place::{PROVINCES, Province, ProvinceSet, SEAS, Sea, SeaSet};
use crate::words::Card;

/// The most seas that touch one province.
pub(crate) const SHORES: usize = 5;
/// The most straits.
pub(crate) const STRAITS: usize = 8;

/// A province as the data file describes it.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProvinceInfo {
    /// Its id, unique on the map.
    pub id: String,
    /// Its name, the same in all languages.
    pub name: String,
    /// Degrees east.
    pub lon: f32,
    /// Degrees north.
    pub lat: f32,
    /// The victory points of each rank; only key provinces have them.
    #[serde(default)]
    pub points: Vec<u8>,
    /// Where the points come from.
    #[serde(default)]
    pub points_source: Option<Source>,
}

/// A sea as the data file describes it.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeaInfo {
    /// Its id, unique on the map.
    pub id: String,
    /// Its name, the same in all languages.
    pub name: String,
    /// Degrees east.
    pub lon: f32,
    /// Degrees north.
    pub lat: f32,
}

/// A strait: land units cross it while no enemy galley is in its sea.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strait {
    /// One end.
    pub a: Province,
    /// The other end.
    pub b: Province,
    /// Where the arrows are.
    pub sea: Sea,
}

/// A map with the figures and cards of the box. There is one of each [`Border`], made once.
pub struct Map {
    /// How the disputed border is treated.
    pub border: Border,
    /// The provinces in order.
    pub provinces: Vec<ProvinceInfo>,
    /// The seas in order.
    pub seas: Vec<SeaInfo>,
    /// The straits.
    pub straits: Vec<Strait>,
    /// The names of the straits, in the same order.
    pub strait_names: Vec<String>,
    /// The provinces across a land border.
    pub(crate) near: [ProvinceSet; PROVINCES],
    /// The provinces across a strait.
    pub(crate) across: [ProvinceSet; PROVINCES],
    /// The seas that touch each province.
    pub(crate) shores: [SeaSet; PROVINCES],
    /// The provinces that touch each sea.
    pub(crate) coasts: [ProvinceSet; SEAS],
    /// The seas across a border of each sea.
    pub(crate) beside: [SeaSet; SEAS],
    /// The key provinces in order.
    pub(crate) keys: ByKey<Province>,
    pub(crate) key_set: ProvinceSet,
    /// The key province that a province is, if it is one.
    key_of: [Option<Key>; PROVINCES],
    /// The points for each rank in each key province; zero where there is no such rank.
    pub(crate) points: ByKey<[u8; 3]>,
    /// Where one looks for the majority of Italia (CE-14.5).
    pub(crate) italia: Key,
    pub(crate) figures: Figures,
    /// What things are worth to bots.
    pub(crate) judgement: Judgement,
    pub(crate) cards: [CardInfo; Card::COUNT],
    pub(crate) all_cards: CardSet,
    /// The cards that are used in the own turn: all multi-use cards.
    pub(crate) multi_use: Cards,
    pub(crate) merchants: Cards,
    /// The cards that go back to the offer at the end of a campaign.
    pub(crate) diplomacy: Cards,
    pub(crate) votes: Cards,
}

impl PartialEq for Map {
    fn eq(&self, other: &Map) -> bool {
        self.border == other.border
    }
}

impl Eq for Map {}

impl fmt::Debug for Map {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.border.fmt(f)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    provinces: Vec<ProvinceInfo>,
    seas: Vec<SeaInfo>,
    borders: Vec<Link>,
    disputed_borders: Vec<Link>,
    coasts: Vec<Coast>,
    sea_borders: Vec<Link>,
    straits: Vec<Narrows>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Link {
    a: String,
    b: String,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Coast {
    province: String,
    sea: String,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Narrows {
    #[serde(rename = "id")]
    _id: String,
    name: String,
    a: String,
    b: String,
    sea: String,
    #[serde(rename = "ends_source")]
    _ends_source: Source,
    #[serde(rename = "sea_source")]
    _sea_source: Source,
}

static CLOSED: LazyLock<Map> = LazyLock::new(|| draw(Border::Closed));
static OPEN: LazyLock<Map> = LazyLock::new(|| draw(Border::Open));

/// The map with the disputed border treated so.
pub fn map(border: Border) -> &'static Map {
    match border {
        Border::Closed => &CLOSED,
        Border::Open => &OPEN,
    }
}

/// The map with other figures than those of the box.
#[cfg(test)]
pub(crate) fn with_figures(figures: Figures) -> &'static Map {
    Box::leak(Box::new(Map { figures, ..draw(Border::Closed) }))
}

fn draw(border: Border) -> Map {
    let file: File = data::parse("conquest/map.json", include_str!("../data/map.json"));
    assert_eq!(file.provinces.len(), PROVINCES, "the map has {PROVINCES} provinces");
    assert_eq!(file.seas.len(), SEAS, "the map has {SEAS} seas");
    let province = |id: &str| find_province(&file.provinces, id);
    let sea = |id: &str| find_sea(&file.seas, id);
    let keys = Province::all().filter(|at| !file.provinces[at.index()].points.is_empty());
    let keys: Vec<Province> = keys.collect();
    let keys: ByKey<Province> = match keys.try_into() {
        Ok(keys) => ByKey(keys),
        Err(_) => panic!("the map has {KEYS} key provinces"),
    };
    let key_set: ProvinceSet = keys.values().copied().collect();
    let mut key_of = [None; PROVINCES];
    for (key, at) in keys.iter() {
        key_of[at.index()] = Some(key);
    }
    let places = Places { province: &province, sea: &sea, keys: key_set };
    let cards = deck::open(include_str!("../data/cards.json"), &places);
    let kind = |fits: fn(&Effect) -> bool| -> Cards {
        Card::ALL.iter().copied().filter(|card| fits(&cards[card.index()].effect)).collect()
    };
    let mut map = Map {
        border,
        near: [ProvinceSet::NONE; PROVINCES],
        across: [ProvinceSet::NONE; PROVINCES],
        shores: [SeaSet::NONE; PROVINCES],
        coasts: [ProvinceSet::NONE; SEAS],
        beside: [SeaSet::NONE; SEAS],
        keys,
        key_set,
        key_of,
        points: keys.map(|at| ranks(&file.provinces[at.index()])),
        italia: key_of[province("italia").index()].expect("Italia is a key province"),
        figures: figures::open(include_str!("../data/figures.json")),
        judgement: judgement::open(include_str!("../data/judgement.json")),
        all_cards: deck::all_cards(&cards),
        multi_use: kind(|effect| {
            matches!(
                effect,
                Effect::Merchant { .. } | Effect::Assassin | Effect::Loot { .. } | Effect::Vote(_)
            )
        }),
        merchants: kind(|effect| matches!(effect, Effect::Merchant { .. })),
        diplomacy: kind(|effect| matches!(effect, Effect::Diplomacy { .. })),
        votes: kind(|effect| matches!(effect, Effect::Vote(_))),
        cards,
        straits: Vec::new(),
        strait_names: Vec::new(),
        provinces: Vec::new(),
        seas: Vec::new(),
    };
    let disputed = file.disputed_borders.iter().filter(|_| border == Border::Open);
    for link in file.borders.iter().chain(disputed) {
        map.lay_border(province(&link.a), province(&link.b));
    }
    for coast in &file.coasts {
        map.lay_coast(province(&coast.province), sea(&coast.sea));
    }
    for link in &file.sea_borders {
        map.lay_sea_border(sea(&link.a), sea(&link.b));
    }
    for narrows in &file.straits {
        map.lay_strait(province(&narrows.a), province(&narrows.b), sea(&narrows.sea));
        map.strait_names.push(narrows.name.clone());
    }
    (map.provinces, map.seas) = (file.provinces, file.seas);
    map.check();
    map
}

fn find_province(provinces: &[ProvinceInfo], id: &str) -> Province {
    let place = provinces.iter().position(|info| info.id == id).and_then(Province::new);
    place.unwrap_or_else(|| panic!("the map has no province {id:?}"))
}

fn find_sea(seas: &[SeaInfo], id: &str) -> Sea {
    let place = seas.iter().position(|info| info.id == id).and_then(Sea::new);
    place.unwrap_or_else(|| panic!("the map has no sea {id:?}"))
}

fn ranks(info: &ProvinceInfo) -> [u8; 3] {
    let falling = info.points.windows(2).all(|pair| pair[0] > pair[1]);
    assert!(info.points.len() <= 3 && falling, "{}: up to three falling ranks", info.id);
    assert!(info.points_source.is_some(), "{}: the source of the points", info.id);
    std::array::from_fn(|rank| info.points.get(rank).copied().unwrap_or(0))
}

impl Map {
    /// The province with this id.
    pub fn province(&self, id: &str) -> Option<Province> {
        self.provinces.iter().position(|info| info.id == id).and_then(Province::new)
    }

    /// The sea with this id.
    pub fn sea(&self, id: &str) -> Option<Sea> {
        self.seas.iter().position(|info| info.id == id).and_then(Sea::new)
    }

    /// The provinces across a land border.
    #[inline]
    pub fn neighbours(&self, at: Province) -> ProvinceSet {
        self.near[at.index()]
    }

    /// The seas that touch a province.
    #[inline]
    pub fn shores(&self, at: Province) -> SeaSet {
        self.shores[at.index()]
    }

    /// The provinces that touch a sea.
    #[inline]
    pub fn coasts(&self, sea: Sea) -> ProvinceSet {
        self.coasts[sea.index()]
    }

    /// The seas across a border.
    pub fn beside(&self, sea: Sea) -> SeaSet {
        self.beside[sea.index()]
    }

    /// The key provinces.
    pub fn key_provinces(&self) -> ProvinceSet {
        self.key_set
    }

    /// The points of the first, second and third rank in a province; zero where there is none.
    pub fn points(&self, at: Province) -> [u8; 3] {
        self.key(at).map_or([0; 3], |key| self.points[key])
    }

    /// The key province that a province is, if it is one.
    #[inline]
    pub(crate) fn key(&self, at: Province) -> Option<Key> {
        self.key_of[at.index()]
    }

    /// What is written on a card.
    #[inline]
    pub(crate) fn card(&self, card: Card) -> &CardInfo {
        &self.cards[card.index()]
    }

    /// The price of a card.
    pub fn price(&self, card: Card) -> u16 {
        self.card(card).price
    }

    /// How many copies of a card there are.
    pub fn copies(&self, card: Card) -> u8 {
        self.card(card).copies
    }

    /// How long a card lasts.
    pub fn lifetime(&self, card: Card) -> crate::words::Lifetime {
        self.card(card).lifetime
    }

    fn lay_border(&mut self, a: Province, b: Province) {
        assert!(
            a != b && !self.near[a.index()].has(b),
            "the border of {a} and {b} is odd or double"
        );
        self.near[a.index()].insert(b);
        self.near[b.index()].insert(a);
    }

    fn lay_coast(&mut self, at: Province, sea: Sea) {
        assert!(!self.shores[at.index()].has(sea), "the coast of {at} and {sea} is listed twice");
        self.shores[at.index()].insert(sea);
        self.coasts[sea.index()].insert(at);
    }

    fn lay_sea_border(&mut self, a: Sea, b: Sea) {
        assert!(a != b && !self.beside[a.index()].has(b), "the border of seas {a} and {b}");
        self.beside[a.index()].insert(b);
        self.beside[b.index()].insert(a);
    }

    fn lay_strait(&mut self, a: Province, b: Province, sea: Sea) {
        let touching = self.coasts[sea.index()];
        assert!(touching.has(a) && touching.has(b), "the sea of a strait touches both its ends");
        assert!(!self.near[a.index()].has(b), "a strait is no border");
        self.across[a.index()].insert(b);
        self.across[b.index()].insert(a);
        self.straits.push(Strait { a, b, sea });
    }

    /// What the rules rely on; a file that breaks it is refused when it is loaded.
    fn check(&self) {
        for (index, info) in self.provinces.iter().enumerate() {
            let twin = self.provinces[..index].iter().any(|other| other.id == info.id);
            assert!(!twin, "province {} is listed twice", info.id);
            let joined = self.near[index].with(self.across[index]);
            let shores = self.shores[index].len();
            assert!(usize::from(shores) <= SHORES, "{} touches too many seas", info.id);
            assert!(!joined.is_empty() || shores > 0, "{} can be reached", info.id);
        }
        for (index, info) in self.seas.iter().enumerate() {
            let twin = self.seas[..index].iter().any(|other| other.id == info.id);
            assert!(!twin && !self.coasts[index].is_empty(), "sea {} is odd", info.id);
        }
        assert!(self.straits.len() <= STRAITS, "at most {STRAITS} straits");
        assert_eq!(self.connected(), ProvinceSet::ALL, "all provinces hang together");
        // Six players and the longest game use at most as many tokens as there are.
        let figures = &self.figures;
        let drawn = 6 * u16::from(figures.start_influence);
        let tokens = (KEYS as u16 - 1) * u16::from(figures.province_tokens);
        assert!(drawn <= tokens, "there are tokens for all to begin with");
        for (votes, &dealt) in figures.start_senators.iter().enumerate() {
            let senator = Card::ALL.iter().find(|card| card.votes() == Some(votes as u8 + 1));
            let copies = senator.map_or(0, |&card| self.copies(card));
            assert!(dealt.saturating_mul(6) <= copies, "there are senators for all to begin with");
        }
    }

    /// All that can be reached from the first province, by land, strait or sea.
    fn connected(&self) -> ProvinceSet {
        let mut reached: ProvinceSet = Province::all().take(1).collect();
        loop {
            let mut next = reached;
            for at in reached.iter() {
                next = next.with(self.near[at.index()]).with(self.across[at.index()]);
                for sea in self.shores[at.index()].iter() {
                    next = next.with(self.coasts[sea.index()]);
                }
            }
            if next == reached {
                return reached;
            }
            reached = next;
        }
    }
}
