//! Chapter 10: the land battle, its steps from the commanders to the displacement (HM-10.2).
//!
//! The battle itself is [`LandBattle`] in the state; the task on the stack says which step it has
//! come to and which side that step is about. `battle_steps` leads from step to step; `charge` has
//! the elephants and the deal, `rounds` the cards, `rout` the losses and what comes of them,
//! `retreat` the ways of the beaten.

use quadriga_core::position::is_default;
use quadriga_core::{Eyes, Tell};
use serde::{Deserialize, Serialize};

use crate::activation::{Origin, Step};
use crate::battle_hand::BattleCards;
use crate::event::Event;
use crate::general::General;
use crate::place::{Space, SpaceSet};
use crate::side::{BySide, Side};
use crate::stack::Stack;
use crate::state::Hamilcar;
use crate::task::Task;
use crate::words::BattleCard;

impl Origin {
    /// The space into which no beaten defender goes (HM-11.3, HM-11.9).
    #[inline]
    pub const fn space(self) -> Option<Space> {
        match self {
            Origin::Land(from) | Origin::Sea(from) => Some(from),
            Origin::Sortie => None,
        }
    }
}

/// How a battle came about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub struct Encounter {
    /// Where it is fought.
    pub at: Space,
    /// Who attacks.
    pub attacker: Side,
    /// Where from.
    pub origin: Origin,
    /// Where the defenders who intercepted came from.
    #[serde(default, skip_serializing_if = "is_default")]
    pub interceptors: SpaceSet,
    /// Whether other defenders stood there before the interceptors came.
    #[serde(default, skip_serializing_if = "is_default")]
    pub stood: bool,
    /// Whether the defenders tried in vain to avoid the battle.
    #[serde(default, skip_serializing_if = "is_default")]
    pub caught: bool,
}

/// Where an army goes that gives way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub enum Haven {
    /// By land to this space.
    Land(Space),
    /// By a sea line to this port.
    Sea(Space),
    /// Inside the own city in the space of the battle.
    Inside,
}

/// How a battle was decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub enum Verdict {
    /// A side has lost.
    Lost {
        /// Which.
        side: Side,
    },
    /// A side has withdrawn: nobody has won.
    Withdrawn {
        /// Which.
        side: Side,
        /// Where it goes.
        to: Haven,
    },
}

impl Verdict {
    /// The side that leaves the field.
    #[inline]
    pub const fn side(self) -> Side {
        match self {
            Verdict::Lost { side } | Verdict::Withdrawn { side, .. } => side,
        }
    }
}

/// A land battle under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LandBattle {
    pub(crate) encounter: Encounter,
    /// Who holds the initiative.
    pub(crate) initiative: Side,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) commanders: BySide<Option<General>>,
    /// Whether card 116 turns the charge.
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) fright: bool,
    /// How many cards fewer each side is dealt, by events and elephants.
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) fewer: BySide<u8>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) hands: BySide<BattleCards>,
    /// What all know of each hand (card 112).
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) opened: BySide<BattleCards>,
    /// The cards that were led, matched or discarded.
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) played: BattleCards,
    /// The cards led (HM-10.12).
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) rounds: u8,
    /// The last card that each side led, a reserve as it was named.
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) led: BySide<Option<BattleCard>>,
    /// Whether a side failed to withdraw since the last card was led (HM-10.14).
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) held: BySide<bool>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) verdict: Option<Verdict>,
    /// Whether the loser has let go inside whom he wanted (HM-11.6).
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) sheltered: bool,
    /// The units that each side has lost (HM-10.17).
    #[serde(default, skip_serializing_if = "is_default")]
    pub(crate) lost: BySide<u8>,
}

impl LandBattle {
    /// Nothing has been done in it yet.
    pub(crate) fn new(encounter: Encounter) -> LandBattle {
        LandBattle {
            encounter,
            initiative: encounter.attacker,
            commanders: BySide::default(),
            fright: false,
            fewer: BySide::default(),
            hands: BySide::default(),
            opened: BySide::default(),
            played: BattleCards::NONE,
            rounds: 0,
            led: BySide::default(),
            held: BySide::default(),
            verdict: None,
            sheltered: false,
            lost: BySide::default(),
        }
    }

    /// The side that did not attack.
    #[inline]
    pub(crate) fn defender(&self) -> Side {
        self.encounter.attacker.enemy()
    }
}

/// The steps of a land battle (HM-10.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub enum BattleStep {
    /// The side names its commander.
    Commander,
    /// Cards at the start were played.
    Start,
    /// Carthage says whether its elephants charge.
    Charge,
    /// They charge.
    Charging,
    /// Battle cards are dealt.
    Deal,
    /// Cards after the deal were played.
    Dealt,
    /// The holder of the initiative leads.
    Lead,
    /// The other side matches.
    Match,
    /// The matcher may try to take the initiative.
    Seize,
    /// The side rolls for its losses.
    Losses,
    /// The loser makes the retreat roll.
    Rout,
    /// The loser says where he retreats to.
    Retreat,
    /// The loser says who goes inside.
    Shelter,
    /// An army leaves the field.
    Leave {
        /// Where to.
        to: Haven,
    },
    /// The loser removes PCs.
    Markers,
    /// Generals without units are displaced.
    Displacement,
}

impl Hamilcar {
    /// A battle begins; whoever calls it is asked again when it is over. Those who make a sortie
    /// stand outside by then.
    pub(crate) fn begin_battle<T: Tell<Event>>(&mut self, encounter: Encounter, tell: &mut T) {
        let Encounter { at, attacker, .. } = encounter;
        self.battle = Some(LandBattle::new(encounter));
        tell.tell(Eyes::ALL, Event::BattleBegun { at, attacker });
        // HM-8.10: after any battle the activation ends; nobody sails back.
        self.sea_move = None;
        self.next_is(Step::Over);
        self.tasks.push(Task::Battle { side: attacker, step: BattleStep::Commander });
    }

    /// Goes on to a step of the battle, which is the top task.
    pub(crate) fn go_on(&mut self, side: Side, step: BattleStep) {
        self.tasks.replace(Task::Battle { side, step });
    }

    /// The army of a side in a battle.
    pub(crate) fn army(&self, battle: &LandBattle, side: Side) -> Stack {
        self.outside(side, battle.encounter.at)
    }

    /// Whether a battle is fought on a space: there both sides stand outside (HM-1.12).
    #[inline]
    pub(crate) fn is_battlefield(&self, at: Space) -> bool {
        self.battle.is_some_and(|battle| battle.encounter.at == at)
    }
}
