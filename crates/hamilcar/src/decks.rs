//! The battle cards and the tactic cards, read from `data/decks.json`.

use quadriga_core::data::{self, Source};
use serde::{Deserialize, Serialize};

use crate::words::{BattleCard, TacticCard};

/// How many cards of each type are shuffled for a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub struct Decks {
    /// On land (HM-10.3).
    pub battle: [u8; BattleCard::COUNT],
    /// At sea (HM-16.20).
    pub tactic: [u8; TacticCard::COUNT],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    battle: Vec<Entry<BattleCard>>,
    tactic: Vec<Entry<TacticCard>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry<T> {
    card: T,
    copies: u8,
    #[serde(rename = "source")]
    _source: Source,
}

/// Reads and checks the decks.
pub(crate) fn open(text: &str) -> Decks {
    let file: File = data::parse("hamilcar/decks.json", text);
    let mut decks = Decks { battle: [0; BattleCard::COUNT], tactic: [0; TacticCard::COUNT] };
    for Entry { card, copies, .. } in file.battle {
        decks.battle[card.index()] += copies;
    }
    for Entry { card, copies, .. } in file.tactic {
        decks.tactic[card.index()] += copies;
    }
    let all_there = decks.battle.iter().chain(&decks.tactic).all(|&copies| copies > 0);
    assert!(all_there, "there is a card of every type");
    decks
}
