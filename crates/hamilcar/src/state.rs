//! The state of a game: plain data, no past, no chance.

use quadriga_core::RulesVersion;
use quadriga_core::position::is_default;
use serde::{Deserialize, Serialize};

use crate::activation::Activation;
use crate::battle::LandBattle;
use crate::card::CardSet;
use crate::general::{GENERALS, General, GeneralSet};
use crate::map::Map;
use crate::material::Material;
use crate::moved::Moved;
use crate::naval::NavalBattle;
use crate::options::Options;
use crate::phase::Phase;
use crate::place::{SITES, SPACES, Site, SiteSet, Space, SpaceSet};
use crate::position::Position;
use crate::sea_move::SeaMove;
use crate::side::{BySide, Side};
use crate::stack::Stack;
use crate::tactics::TacticHand;
use crate::task::Tasks;
use crate::words::{Kind, Marker, Seamanship};

/// A game of Hamilcar.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Position", into = "Position")]
pub struct Hamilcar {
    pub(crate) material: &'static Material,
    /// The version of the rules; a position does not say it.
    pub(crate) rules: RulesVersion,
    pub(crate) options: Options,
    /// The markers of each side; no space has both.
    pub(crate) markers: BySide<SpaceSet>,
    /// What stands outside, and everything where nobody is besieged or shut in.
    pub(crate) outside: BySide<[Stack; SPACES]>,
    /// Where units stand outside, and where supply trains lie: looked up all the time.
    pub(crate) occupied: BySide<SpaceSet>,
    pub(crate) laden: BySide<SpaceSet>,
    /// What is inside each city: of the side whose marker it has, or its independent garrison.
    pub(crate) inside: [Stack; SITES],
    /// The cities inside which something is.
    pub(crate) manned: SiteSet,
    pub(crate) siege_points: [u8; SITES],
    pub(crate) besieged: SiteSet,
    /// The independent cities and tribes that Carthage, not Rome, besieges or subjugates.
    pub(crate) punic_sieges: SiteSet,
    pub(crate) posts: [Post; GENERALS],
    /// The generals on a space.
    pub(crate) on_map: GeneralSet,
    pub(crate) proconsul: Option<General>,
    /// The generals who lost a battle in this turn.
    pub(crate) beaten: GeneralSet,
    pub(crate) republics: BySide<Republic>,
    /// PCs of Carthage in the Numidia box.
    pub(crate) numidia: u8,
    pub(crate) supremacy: Side,
    pub(crate) seamanship: Seamanship,
    pub(crate) corvi: bool,
    /// Roman warships lost in this turn, and whether they have cost a step of seamanship.
    pub(crate) ships_lost: u8,
    pub(crate) seamanship_dropped: bool,
    /// Whether card 83 has opened Africa in this turn.
    pub(crate) africa_open: bool,
    /// Whether Xanthippus has not come yet.
    pub(crate) forgotten_tactics: bool,
    pub(crate) truce: bool,
    pub(crate) draw_pile: CardSet,
    pub(crate) discards: CardSet,
    /// Cards that have left the game.
    pub(crate) removed: CardSet,
    /// The turn, from 1.
    pub(crate) turn: u8,
    pub(crate) phase: Phase,
    pub(crate) tasks: Tasks,
    /// The general on the move.
    pub(crate) activation: Option<Activation>,
    /// What has moved on the card that is being played.
    pub(crate) moved: Moved,
    /// The land battle under way.
    pub(crate) battle: Option<LandBattle>,
    /// The sea move under way, or the last one of the activation.
    pub(crate) sea_move: Option<SeaMove>,
    /// The naval battle under way.
    pub(crate) naval: Option<NavalBattle>,
    /// The tactic cards that each side holds in it.
    pub(crate) tactics: BySide<TacticHand>,
}

/// What a side has beside the map.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Republic {
    pub(crate) hand: CardSet,
    /// The cards of the hand that the enemy knows (card 113).
    #[serde(skip_serializing_if = "is_default")]
    pub(crate) seen: CardSet,
    pub(crate) ready: u8,
    pub(crate) damaged: u8,
    /// PCs in the Miat.
    pub(crate) seats: u8,
    /// PCs in the Hiero box.
    #[serde(skip_serializing_if = "is_default")]
    pub(crate) hiero: u8,
    /// The OPs of the cards used in this turn.
    #[serde(skip_serializing_if = "is_default")]
    pub(crate) ops: u8,
    /// What was won in this turn.
    #[serde(skip_serializing_if = "is_default")]
    pub(crate) won_in_sicilia: bool,
    #[serde(skip_serializing_if = "is_default")]
    pub(crate) won_at_sea: bool,
    /// The cities and tribes taken in this turn.
    #[serde(skip_serializing_if = "is_default")]
    pub(crate) taken: SiteSet,
    /// The standing answers (HM-21.4): it passes all windows, its generals do not intercept.
    #[serde(skip_serializing_if = "is_default")]
    pub(crate) passes: bool,
    #[serde(skip_serializing_if = "is_default")]
    pub(crate) holds_back: bool,
}

impl Republic {
    /// All warships.
    #[inline]
    pub(crate) fn ships(&self) -> u8 {
        self.ready.saturating_add(self.damaged)
    }
}

/// Where a general is.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub enum Post {
    /// In the Roman pile or in the Punic pool.
    #[default]
    Pile,
    /// Out of the game.
    Gone,
    /// A hero who waits: for his turn, or for the next reinforcements.
    Waiting,
    /// On a space.
    Outside(Space),
    /// Inside a city with enemies outside.
    Inside(Space),
}

impl Post {
    /// The space, if he is on the map.
    #[inline]
    pub const fn space(self) -> Option<Space> {
        match self {
            Post::Outside(at) | Post::Inside(at) => Some(at),
            Post::Pile | Post::Gone | Post::Waiting => None,
        }
    }
}

impl Hamilcar {
    #[inline]
    pub(crate) fn map(&self) -> &'static Map {
        self.material.map
    }

    #[inline]
    pub(crate) fn of(&self, side: Side) -> &Republic {
        &self.republics[side]
    }

    #[inline]
    pub(crate) fn of_mut(&mut self, side: Side) -> &mut Republic {
        &mut self.republics[side]
    }

    /// The last turn (HM-3.2, HM-24.1).
    pub(crate) fn last_turn(&self) -> u8 {
        let track = &self.material.track;
        match self.options.war {
            crate::options::War::Whole => track.turns.len() as u8,
            crate::options::War::Short => track.short_war,
        }
    }

    /// What lies on a space (HM-1.5).
    #[inline]
    pub fn marker(&self, at: Space) -> Marker {
        if self.markers.rome.has(at) {
            Marker::Rome
        } else if self.markers.carthage.has(at) {
            Marker::Carthage
        } else if self.map().of_kind(Kind::Ordinary).has(at) {
            Marker::Neutral
        } else {
            Marker::Independent
        }
    }

    /// The stack of a side outside.
    #[inline]
    pub fn outside(&self, side: Side, at: Space) -> Stack {
        self.outside[side][at.index()]
    }

    /// The stack inside a city: whose it is, its marker says.
    #[inline]
    pub fn inside(&self, site: Site) -> Stack {
        self.inside[site.index()]
    }

    /// Where a general is.
    #[inline]
    pub fn post(&self, general: General) -> Post {
        self.posts[general.index()]
    }

    /// The generals of a side on the map.
    pub(crate) fn on_map(&self, side: Side) -> GeneralSet {
        self.on_map.within(GeneralSet::of(side))
    }

    /// The turn, from 1.
    pub fn turn_number(&self) -> u8 {
        self.turn
    }

    /// The step of the sequence of play.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The general on the move, and what is known of his move.
    pub fn activation(&self) -> Option<&Activation> {
        self.activation.as_ref()
    }

    /// What is under way above it.
    pub fn tasks(&self) -> &Tasks {
        &self.tasks
    }
}
