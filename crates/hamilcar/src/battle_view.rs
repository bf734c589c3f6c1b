//! A land battle as one onlooker sees it: the own battle cards, and of others what lies open.

use quadriga_core::Eye;
use serde::Serialize;

use crate::battle::{Encounter, Verdict};
use crate::battle_hand::BattleCards;
use crate::general::General;
use crate::side::{BySide, Side};
use crate::state::Hamilcar;
use crate::words::BattleCard;

/// A land battle under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub struct BattleView {
    /// How it came about.
    pub encounter: Encounter,
    /// Who holds the initiative.
    pub initiative: Side,
    /// The cards led so far.
    pub rounds: u8,
    /// The cards led, matched or discarded so far.
    pub played: BattleCards,
    /// How it was decided.
    pub verdict: Option<Verdict>,
    /// What each side has in it.
    pub armies: BySide<ArmyView>,
}

/// One side of a land battle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub struct ArmyView {
    /// Who commands.
    pub commander: Option<General>,
    /// How many battle cards it was dealt, or would be now.
    pub dealt: u8,
    /// How many of them are for allies.
    pub allies: u8,
    /// The battle cards in hand, where the onlooker may know them.
    pub hand: Option<BattleCards>,
    /// Those that all know.
    pub opened: BattleCards,
    /// How many there are.
    pub cards: u8,
    /// The last card that it led, a reserve as it was named.
    pub led: Option<BattleCard>,
    /// Whether it failed to withdraw since the last card was led.
    pub held: bool,
    /// The units that it has lost.
    pub lost: u8,
}

impl Hamilcar {
    /// What `eye` may know of the battle.
    pub(crate) fn show_battle(&self, eye: Eye) -> Option<BattleView> {
        let battle = self.battle.as_ref()?;
        let army = |side: Side| ArmyView {
            commander: battle.commanders[side],
            dealt: self.hand_size(battle, side),
            allies: self.allies(battle, side),
            hand: Some(battle.hands[side]).filter(|_| eye == Eye::Seat(side.seat())),
            opened: battle.opened[side],
            cards: battle.hands[side].len(),
            led: battle.led[side],
            held: battle.held[side],
            lost: battle.lost[side],
        };
        Some(BattleView {
            encounter: battle.encounter,
            initiative: battle.initiative,
            rounds: battle.rounds,
            played: battle.played,
            verdict: battle.verdict,
            armies: BySide::new(army),
        })
    }
}
