//! What things are worth to a bot, read from `data/judgement.json`. Set by hand at first, then
//! learned from games (the example `train_hamilcar`); no rule rests on it.

use quadriga_core::data;
use serde::{Deserialize, Serialize};

use crate::card::CARDS;
use crate::map::map;
use crate::place::{SITES, Site};
use crate::side::{BySide, Side};

/// From how far the distance of a goal makes no difference any more.
pub(crate) const FAR: usize = 16;
/// Markers of a side in a province are told apart up to so many; provinces have no more spaces.
const MOST_SPACES: usize = 7;

/// What things are worth, in political points of the last count unless said otherwise.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// By how many points a lead decides half of what is open: at the end, and for each turn
    /// before.
    pub(crate) spread: f32,
    pub(crate) spread_turn: f32,
    /// By how much Carthage is better off, for it wins ties.
    pub(crate) tie: f32,
    /// How much longer things keep their worth than the war lasts.
    pub(crate) horizon: f32,
    /// A lead of a point in each victory check to come.
    pub(crate) check: f32,
    /// A province that lacks one, two or three PCs; how much of that is left where the enemy
    /// controls it, and what PCs more than needed are worth.
    pub(crate) near: [f32; 3],
    pub(crate) taken: f32,
    pub(crate) spare: [f32; 2],
    /// Any PC in an ordinary space, one that would be isolated, and one that is to be removed.
    pub(crate) marker: f32,
    pub(crate) isolated: f32,
    pub(crate) removed: f32,
    /// A Roman province of Italia, which brings a unit each turn.
    pub(crate) levy: f32,
    /// How little of the points of supremacy and the Miat is believed in at first: both change hands
    /// easily. A seat of the Miat, a PC in a box.
    pub(crate) supremacy: f32,
    pub(crate) miat: f32,
    pub(crate) seat: f32,
    pub(crate) slot: f32,
    /// What can be besieged: a city, a tribe, Syracusae, a capital.
    pub(crate) city: f32,
    pub(crate) tribe: f32,
    pub(crate) great: f32,
    pub(crate) capital: f32,
    /// The part of it that the first and the second point of a siege are worth.
    pub(crate) siege: [f32; 2],
    /// What is left of that where less than an army stands before it.
    pub(crate) slack: f32,
    /// A unit at first, and how much a crowd of them takes off each; an elephant besides; a supply
    /// train.
    pub(crate) unit: f32,
    pub(crate) crowd: f32,
    pub(crate) elephant: f32,
    pub(crate) train: f32,
    /// A Ready ship, a Damaged one, and how much many of them take off each.
    pub(crate) ready: f32,
    pub(crate) damaged: f32,
    pub(crate) flotilla: f32,
    /// A step of seamanship, and Corvi.
    pub(crate) seamanship: f32,
    pub(crate) corvi: f32,
    /// A point of the rating of a general with an army, while cards are left; a general alone.
    pub(crate) rating: f32,
    pub(crate) alone: f32,
    /// An Aristocrat in danger.
    pub(crate) aristocrat: f32,
    /// A card in hand, each of its operation points, and its event by its number from 65 on.
    pub(crate) card: f32,
    pub(crate) op: f32,
    #[serde(with = "events")]
    pub(crate) events: [f32; CARDS],
    /// A point of the gap between the sums.
    pub(crate) chest: f32,
    /// What an army may reach: how soon distance makes it less, what is left of it without cards,
    /// and how much each MP of an active general counts against the distance.
    pub(crate) reach: f32,
    pub(crate) idle: f32,
    pub(crate) stride: f32,
    /// What draws an army to cities: all it could bring, against the units inside and outside it.
    pub(crate) lure: f32,
    pub(crate) swing: f32,
    pub(crate) garrison: f32,
    pub(crate) guard: f32,
    pub(crate) few: f32,
    pub(crate) barred: f32,
    /// The part of what enemy PCs under own units would bring that is believed in.
    pub(crate) poised: f32,
    /// What draws an army to enemy PCs and to enemy armies.
    pub(crate) turn: f32,
    pub(crate) hunt: f32,
    /// What is left of what draws an army on while only an activation is ordered, and what a
    /// declared siege roll may bring.
    pub(crate) intent: f32,
    pub(crate) storm: f32,
    /// What an operation point brings that is not spent on PCs; what is left of PCs not yet placed.
    pub(crate) upkeep: f32,
    pub(crate) plan: f32,
    /// Losses in the winter.
    pub(crate) winter: f32,
    /// The odds of a land battle: the attack, a card more, a point of rating more, a card that the
    /// enemy can't match.
    pub(crate) attack: f32,
    pub(crate) battle_card: f32,
    pub(crate) battle_rating: f32,
    pub(crate) excess: f32,
    /// The part of an army that a lost battle costs, and a won one besides.
    pub(crate) rout: f32,
    pub(crate) victory: f32,
    /// The odds of a naval battle: a warship more, a tactic card more, a point on the die.
    pub(crate) warship: f32,
    pub(crate) tactic: f32,
    pub(crate) die: f32,
    /// What a lost naval battle costs for each warship, and in all.
    pub(crate) wreck: f32,
    pub(crate) disgrace: f32,
    /// How likely a fleet gets past enemies who may intercept.
    pub(crate) passage: f32,
}

/// The numbers of the events as a list: arrays of so many are not read otherwise.
mod events {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::card::CARDS;

    pub(super) fn serialize<S: Serializer>(
        events: &[f32; CARDS],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        events.as_slice().serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<[f32; CARDS], D::Error> {
        let list = Vec::<f32>::deserialize(deserializer)?;
        let count = list.len();
        list.try_into().map_err(|_| serde::de::Error::invalid_length(count, &"one for each card"))
    }
}

/// Something for each number of spaces, of own PCs and of enemy ones.
type Table<T> = Vec<[[T; MOST_SPACES + 1]; MOST_SPACES + 1]>;

/// What things are worth, and what follows from it for all positions.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(from = "Weights", into = "Weights")]
pub struct Judgement {
    pub(crate) weights: Weights,
    /// What PCs in a province are worth besides its point: by spaces, own ones, enemy ones.
    standing: Table<f32>,
    /// What one more PC gains against the enemy: in the point, and in what PCs are worth besides;
    /// in a free space, and in one that was the enemy's.
    step: Table<[(f32, f32); 2]>,
    /// How much of what is so far away draws an army.
    pull: [f32; FAR],
    /// What cities and tribes are worth to each side, besides the PC.
    sites: [BySide<f32>; SITES],
}

impl From<Weights> for Judgement {
    fn from(weights: Weights) -> Judgement {
        let standing = table(|spaces, own, enemy| weights.in_province(spaces, own, enemy));
        let step = table(|spaces, own, enemy| {
            [0, 1].map(|turned| weights.step(spaces, own, enemy, turned))
        });
        let pull = std::array::from_fn(|distance| {
            let far = weights.reach * distance as f32;
            1.0 / (1.0 + far * far)
        });
        let sites = std::array::from_fn(|index| {
            let site = Site::new(index);
            BySide::new(|side| site.map_or(0.0, |site| weights.of_site(site, side)))
        });
        Judgement { standing, step, pull, sites, weights }
    }
}

fn table<T>(of: impl Fn(usize, usize, usize) -> T) -> Table<T> {
    let row = |spaces, own| std::array::from_fn(|enemy| of(spaces, own, enemy));
    let page = |spaces| std::array::from_fn(|own| row(spaces, own));
    (0..=MOST_SPACES).map(page).collect()
}

impl From<Judgement> for Weights {
    fn from(judgement: Judgement) -> Weights {
        judgement.weights
    }
}

impl Weights {
    /// What PCs of a side in a province are worth, besides the point for controlling it.
    fn in_province(&self, spaces: usize, own: usize, enemy: usize) -> f32 {
        let needed = spaces / 2 + 1;
        match needed.checked_sub(own) {
            None | Some(0) => match own - needed {
                0 => 0.0,
                1 => self.spare[0],
                _ => self.spare[0] + self.spare[1],
            },
            Some(lacking) if own + enemy <= spaces => {
                let near = self.near.get(lacking - 1).copied().unwrap_or(0.0);
                if enemy >= needed { near * self.taken } else { near }
            }
            Some(_) => 0.0,
        }
    }
}

impl Weights {
    /// What a city or tribe is worth to a side, besides the PC.
    fn of_site(&self, site: Site, side: Side) -> f32 {
        let map = map();
        let at = map.space_of(site);
        let prize = if at == map.prize_city { self.swing } else { 0.0 };
        let kind = if at == map.capitals[side.enemy()] {
            self.capital
        } else if map.great_cities.has(at) {
            self.great
        } else if map.is_city(site) {
            self.city
        } else {
            self.tribe
        };
        kind + prize
    }

    /// What one more PC gains against the enemy, who may have had it.
    fn step(&self, spaces: usize, own: usize, enemy: usize, turned: usize) -> (f32, f32) {
        if turned > enemy || own + 1 + enemy - turned > spaces {
            return (0.0, 0.0);
        }
        let point = |pcs: usize| if 2 * pcs > spaces { 1.0 } else { 0.0 };
        let points = point(own + 1) - point(own) + point(enemy) - point(enemy - turned);
        let standing = |own, enemy| self.in_province(spaces, own, enemy);
        let after = standing(own + 1, enemy - turned) - standing(enemy - turned, own + 1);
        (points, after - standing(own, enemy) + standing(enemy, own))
    }
}

impl Judgement {
    /// The weights that bots use.
    pub fn learned() -> &'static Judgement {
        &crate::material::material().judgement
    }

    /// What PCs of a side in a province are worth, besides the point for controlling it.
    #[inline]
    pub(crate) fn standing(&self, spaces: u8, own: u8, enemy: u8) -> f32 {
        self.standing[usize::from(spaces)][usize::from(own)][usize::from(enemy)]
    }

    /// What a city or tribe is worth to a side, besides the PC.
    #[inline]
    pub(crate) fn site(&self, site: Site, side: Side) -> f32 {
        self.sites[site.index()][side]
    }

    /// What one more PC gains against the enemy: in points, and besides.
    #[inline]
    pub(crate) fn step(&self, spaces: u8, own: u8, enemy: u8, turned: bool) -> (f32, f32) {
        let here = &self.step[usize::from(spaces)][usize::from(own)][usize::from(enemy)];
        here[usize::from(turned)]
    }

    /// How much of what is so far away draws an army.
    #[inline]
    pub(crate) fn pull(&self, distance: f32) -> f32 {
        self.pull[(distance.max(0.0) as usize).min(FAR - 1)]
    }
}

/// Reads and checks the judgement.
pub(crate) fn open(text: &str) -> Judgement {
    let judgement: Judgement = data::parse("hamilcar/judgement.json", text);
    let weights = &judgement.weights;
    assert!(weights.spread > 0.0 && weights.spread_turn >= 0.0 && weights.horizon > 0.0);
    assert!(weights.crowd >= 0.0 && weights.flotilla >= 0.0 && weights.reach >= 0.0);
    judgement
}
