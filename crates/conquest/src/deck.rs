//! The cards, read from `data/cards.json`: number, price, how long they last and what they do.

use quadriga_core::data::{self, Source};
use serde::Deserialize;

use crate::card_set::CardSet;
use crate::place::{Province, ProvinceSet, Sea};
use crate::words::{Card, Lifetime};

/// Units that fight: infantry, cavalry, catapults, galleys.
pub(crate) type Force = [u8; 4];

/// One kind of card.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CardInfo {
    pub(crate) copies: u8,
    pub(crate) price: u16,
    pub(crate) lifetime: Lifetime,
    pub(crate) effect: Effect,
}

/// What a card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Effect {
    /// Talents for each own influence token in a province.
    Merchant { at: Province, talents: u8 },
    /// A general or a senator is removed.
    Assassin,
    /// Talents for chaos.
    Loot { talents: u8, chaos: u8 },
    /// A senate vote.
    Vote(Benefit),
    /// Votes in the senate.
    Senator,
    /// Troops in battles in a province; without one, galleys in sea battles.
    Diplomacy { at: Option<Province>, troops: Force },
    /// Galleys in a sea that a galley was moved to.
    Fleet { sea: Sea, galleys: u8 },
    /// A city in one of some provinces.
    City { at: ProvinceSet },
    /// A reward for moving troops to a province.
    Barbarians { at: Province, units: u8, reward: Reward },
    /// Influence where the Caesar is.
    Politician,
    /// A senator of another player.
    Bribe,
    /// Slaves that fight everyone in a province.
    SlaveRevolt { infantry: u8 },
    /// A die more on land.
    ArmyTraining,
    /// A die more at sea.
    NavalTraining,
    /// No sea battle against one's will.
    FairWind,
}

/// What the winner of a senate vote gets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Benefit {
    pub(crate) talents: u8,
    pub(crate) chaos: u8,
    pub(crate) points: u8,
    pub(crate) infantry: u8,
    pub(crate) influence: u8,
    pub(crate) at: ProvinceSet,
}

/// What the march against barbarians brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Reward {
    pub(crate) infantry: u8,
    pub(crate) cavalry: u8,
    pub(crate) talents: u8,
    pub(crate) points: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    card: Card,
    copies: u8,
    price: u16,
    lifetime: Lifetime,
    effect: Written,
    #[serde(rename = "source")]
    _source: Source,
}

/// An effect as it stands in the file.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Written {
    Merchant {
        province: String,
        talents: u8,
    },
    Assassin,
    Loot {
        talents: u8,
        chaos: u8,
    },
    Vote {
        #[serde(default)]
        talents: u8,
        #[serde(default)]
        chaos: u8,
        #[serde(default)]
        points: u8,
        #[serde(default)]
        infantry: u8,
        #[serde(default)]
        influence: u8,
        #[serde(default)]
        provinces: Vec<String>,
    },
    Senator {
        votes: u8,
    },
    Diplomacy {
        province: Option<String>,
        #[serde(default)]
        infantry: u8,
        #[serde(default)]
        cavalry: u8,
        #[serde(default)]
        catapults: u8,
        #[serde(default)]
        galleys: u8,
    },
    Fleet {
        sea: String,
        galleys: u8,
    },
    City {
        provinces: Vec<String>,
    },
    Barbarians {
        province: String,
        units: u8,
        #[serde(default)]
        infantry: u8,
        #[serde(default)]
        cavalry: u8,
        #[serde(default)]
        talents: u8,
        #[serde(default)]
        points: u8,
    },
    Politician,
    Bribe,
    SlaveRevolt {
        infantry: u8,
    },
    ArmyTraining,
    NavalTraining,
    FairWind,
}

/// The places that cards name, as the map finds them.
pub(crate) struct Places<'a> {
    pub(crate) province: &'a dyn Fn(&str) -> Province,
    pub(crate) sea: &'a dyn Fn(&str) -> Sea,
    pub(crate) keys: ProvinceSet,
}

/// Reads and checks the cards.
pub(crate) fn open(text: &str, places: &Places<'_>) -> [CardInfo; Card::COUNT] {
    let entries: Vec<Entry> = data::parse("conquest/cards.json", text);
    let listed: Vec<Card> = entries.iter().map(|entry| entry.card).collect();
    assert_eq!(listed, Card::ALL, "every kind of card is listed once, in order");
    let info = |index: usize| {
        let Entry { card, copies, price, lifetime, effect, .. } = &entries[index];
        let effect = effect.resolve(places);
        assert!((1..=16).contains(copies), "{card:?}: 1 to 16 copies");
        check(*card, *lifetime, *copies, effect);
        CardInfo { copies: *copies, price: *price, lifetime: *lifetime, effect }
    };
    std::array::from_fn(info)
}

/// All cards of the box.
pub(crate) fn all_cards(infos: &[CardInfo; Card::COUNT]) -> CardSet {
    let mut all = CardSet::NONE;
    for &card in Card::ALL {
        (0..infos[card.index()].copies).for_each(|_| all.add(card));
    }
    all
}

/// What is held open is there once, because only the kind is kept; and cards last as they work.
fn check(card: Card, lifetime: Lifetime, copies: u8, effect: Effect) {
    let wanted = match effect {
        Effect::Merchant { .. } | Effect::Assassin | Effect::Loot { .. } | Effect::Vote(_) => {
            Lifetime::MultiUse
        }
        Effect::Senator => Lifetime::Hand,
        Effect::Diplomacy { .. } => Lifetime::Campaign,
        Effect::ArmyTraining | Effect::NavalTraining | Effect::FairWind => Lifetime::Game,
        _ => Lifetime::AtOnce,
    };
    assert_eq!(lifetime, wanted, "{card:?}: how long such a card lasts");
    let kept_by_kind = matches!(lifetime, Lifetime::MultiUse | Lifetime::Campaign);
    assert!(copies == 1 || !(kept_by_kind || card == Card::FairWind), "{card:?} is there once");
    assert_eq!(card.votes().is_some(), effect == Effect::Senator, "{card:?} is no senator");
}

impl Written {
    fn resolve(&self, places: &Places<'_>) -> Effect {
        let province = |id: &String| (places.province)(id);
        let key = |id: &String| {
            let province = province(id);
            assert!(places.keys.has(province), "{id} is a key province");
            province
        };
        match self {
            Written::Merchant { province, talents } => {
                Effect::Merchant { at: key(province), talents: *talents }
            }
            Written::Assassin => Effect::Assassin,
            &Written::Loot { talents, chaos } => Effect::Loot { talents, chaos },
            Written::Vote { talents, chaos, points, infantry, influence, provinces } => {
                let at = provinces.iter().map(key).collect::<ProvinceSet>();
                assert!(*infantry == 0 || !at.is_empty(), "infantry is raised somewhere");
                assert!(*influence == 0 || at.len() == 1, "influence is won in one province");
                let (talents, chaos, points) = (*talents, *chaos, *points);
                let (infantry, influence) = (*infantry, *influence);
                Effect::Vote(Benefit { talents, chaos, points, infantry, influence, at })
            }
            Written::Senator { votes } => {
                assert!((1..=4).contains(votes), "senators have 1 to 4 votes");
                Effect::Senator
            }
            Written::Diplomacy { province: at, infantry, cavalry, catapults, galleys } => {
                let troops = [*infantry, *cavalry, *catapults, *galleys];
                assert!(troops.iter().all(|&count| count <= 31), "so many fit into a battle");
                Effect::Diplomacy { at: at.as_ref().map(province), troops }
            }
            Written::Fleet { sea, galleys } => {
                Effect::Fleet { sea: (places.sea)(sea), galleys: *galleys }
            }
            Written::City { provinces } => {
                let at = provinces.iter().map(key).collect::<ProvinceSet>();
                assert!(!at.is_empty(), "a city is built somewhere");
                Effect::City { at }
            }
            Written::Barbarians { province: at, units, infantry, cavalry, talents, points } => {
                let (infantry, cavalry, talents, points) = (*infantry, *cavalry, *talents, *points);
                assert!((1..=20).contains(units), "some units are moved");
                let reward = Reward { infantry, cavalry, talents, points };
                Effect::Barbarians { at: province(at), units: *units, reward }
            }
            Written::Politician => Effect::Politician,
            Written::Bribe => Effect::Bribe,
            Written::SlaveRevolt { infantry } => {
                assert!((1..=31).contains(infantry), "some slaves rise");
                Effect::SlaveRevolt { infantry: *infantry }
            }
            Written::ArmyTraining => Effect::ArmyTraining,
            Written::NavalTraining => Effect::NavalTraining,
            Written::FairWind => Effect::FairWind,
        }
    }
}
