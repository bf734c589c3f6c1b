//! What each asset is worth, read from `data/judgement.json`. The file is written by the example
//! `train_antike`, which learns from games that bots play against themselves; the first weights
//! were set by hand, and so was `strike`, which no position between two turns has.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use quadriga_core::data;
use serde::Deserialize;

use crate::judge::assets::{Asset, Assets};

/// What each asset is worth: how much one more adds to the lead; see [`odds`].
#[derive(Clone, PartialEq, Debug)]
pub struct Judgement {
    /// While nobody has a personage.
    pub early: Assets,
    /// When the leader has nearly won. Between them it changes evenly with his personages.
    pub late: Assets,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    early: BTreeMap<String, f32>,
    late: BTreeMap<String, f32>,
}

static LEARNED: LazyLock<Judgement> = LazyLock::new(|| {
    let file: File = data::parse("antike judgement", include_str!("../../data/judgement.json"));
    Judgement { early: in_order(&file.early), late: in_order(&file.late) }
});

impl Judgement {
    /// The one that bots use.
    #[inline]
    pub fn learned() -> &'static Judgement {
        &LEARNED
    }

    /// The lead of the player with the first assets, at this [`stage`] of the game.
    #[inline]
    pub fn weigh(&self, first: &Assets, second: &Assets, late: f32) -> f32 {
        let mut sums = [0.0_f32; 2];
        for index in 0..Asset::COUNT {
            let lead = first[index] - second[index];
            sums[0] += lead * self.early[index];
            sums[1] += lead * self.late[index];
        }
        sums[0] * (1.0 - late) + sums[1] * late
    }
}

/// The chance that belongs to a lead. It never becomes certainty: who is far behind still plays on
/// sensibly. Close to the logistic curve, but the same on every machine.
#[inline]
pub fn odds(lead: f32) -> f32 {
    0.5 + 0.5 * lead / (4.0 + lead * lead).sqrt()
}

/// How far the game has gone, from 0 to 1, if the leader has so many personages.
#[inline]
pub fn stage(personages: u8) -> f32 {
    f32::from(personages.min(8)) / 8.0
}

fn in_order(named: &BTreeMap<String, f32>) -> Assets {
    assert_eq!(named.len(), Asset::COUNT, "the judgement names every asset once");
    let mut assets = [0.0; Asset::COUNT];
    for &asset in Asset::ALL {
        let worth = named.get(asset.name());
        assets[asset.index()] = *worth.unwrap_or_else(|| panic!("no worth of {}", asset.name()));
    }
    assets
}
