//! What the page shows on a stage of its own: a battle on land or at sea, or a siege, with the
//! figures of the rules that count in it. The page reckons nothing itself.

mod battle;
mod naval;
mod siege;

use quadriga_core::Eye;
use serde::Serialize;

use crate::general::{Ability, General};
use crate::state::Hamilcar;
use crate::task::Task;

pub use battle::{ArmyStage, BattleStage, ChargeStage, HandPart};
pub use naval::{AttackTable, AttackView, FleetStage, NavalStage};
pub use siege::SiegeStage;

/// Gives a part of a stage what all of them derive.
macro_rules! staged {
    ($($(#[$doc:meta])* $name:ident { $($(#[$note:meta])* $field:ident: $type:ty),+ $(,)? })+) => { $(
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
        pub struct $name { $($(#[$note])* pub $field: $type),+ }
    )+ };
}
pub(crate) use staged;

/// What is on the stage.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub enum StageView {
    /// A land battle (chapter 10).
    Battle(BattleStage),
    /// A naval battle (chapter 16).
    Naval(NavalStage),
    /// A siege or subjugation roll (chapter 12), under way or about to be declared.
    Siege(SiegeStage),
}

staged! {
    /// Something that is added to a die or taken off it.
    Modifier {
        /// What, by its key.
        what: &'static str,
        /// How much.
        by: i8,
    }
}

impl Modifier {
    /// Those that are not nothing.
    fn all(modifiers: &[(&'static str, i8)]) -> Vec<Modifier> {
        let some = modifiers.iter().filter(|(_, by)| *by != 0);
        some.map(|&(what, by)| Modifier { what, by }).collect()
    }
}

impl Hamilcar {
    /// What `eye` may know of what is on the stage: the newest of all that interrupt each other.
    pub(crate) fn show_stage(&self, eye: Eye) -> Option<StageView> {
        let tasks: Vec<Task> = self.tasks.iter().collect();
        let newest = tasks.into_iter().rev().find_map(|task| match task {
            Task::Naval { .. } => self.show_naval_stage().map(StageView::Naval),
            Task::Battle { .. } => self.show_battle_stage(eye).map(StageView::Battle),
            Task::Siege { general, step } => {
                self.show_siege_stage(general, Some(step)).map(StageView::Siege)
            }
            _ => None,
        });
        newest.or_else(|| self.show_camp().map(StageView::Siege))
    }

    /// What a general can that others cannot.
    fn talents(&self, general: General) -> Vec<Ability> {
        self.material.generals.info(general).abilities.clone()
    }
}

/// How many of a hundred, rounded.
fn percent(cases: u32, of: u32) -> u8 {
    ((cases * 200 + of) / (of * 2).max(1)).min(100) as u8
}
