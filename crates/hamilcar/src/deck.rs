//! The strategy cards, read from `data/cards.json`: operation points, ships, sides, moments and
//! what their events do.

use quadriga_core::data::{self, Source};
use quadriga_core::words;
use serde::Deserialize;

use crate::card::{CARDS, Card, CardSet};
use crate::effect::Effect;
use crate::side::Side;
use crate::words::Window;

/// A strategy card as the data file describes it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardInfo {
    /// Which.
    pub number: Card,
    /// Its name, as a key; several cards may share it.
    pub id: String,
    /// Operation points.
    pub ops: u8,
    /// Ship symbols.
    pub ships: u8,
    /// Whose event it is; nobody's is both sides'.
    #[serde(default)]
    pub side: Option<Side>,
    /// When the event may be used.
    pub when: When,
    /// The window in which it is played out of turn.
    #[serde(default)]
    pub window: Option<Window>,
    /// Whether the event ends a truce.
    #[serde(default)]
    pub breaks_truce: bool,
    /// Whether the card leaves the game with its event.
    #[serde(default)]
    pub removed: bool,
    /// What the event does.
    pub effect: Effect,
    /// Where the event comes from.
    pub source: Source,
    /// Where the operation points come from.
    pub ops_source: Source,
}

/// When an event may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum When {
    /// In the own play.
    Play,
    /// Out of turn, in its window.
    Window,
    /// In either.
    Both,
}

words! {
    "hamilcar/";
    /// A sort of strategy cards.
    Sort {
        /// For the own play.
        Event,
        /// For the own play: generals move.
        Campaign,
        /// Out of turn.
        Counter,
        /// Out of turn, in a land battle.
        LandBattle,
        /// Out of turn, in a naval battle.
        NavalBattle,
    }
}

impl Sort {
    pub(crate) fn of(info: &CardInfo) -> Sort {
        match info.window {
            Some(Window::BattleStart | Window::ChargeDeclared | Window::AfterDeal) => {
                Sort::LandBattle
            }
            Some(Window::NavalStart) => Sort::NavalBattle,
            Some(_) => Sort::Counter,
            None if info.effect.moves_generals() => Sort::Campaign,
            None => Sort::Event,
        }
    }
}

/// All strategy cards.
#[derive(Debug)]
pub struct Deck {
    infos: Vec<CardInfo>,
    /// The cards of each window.
    windows: [CardSet; Window::COUNT],
}

impl Deck {
    /// What the data file says of a card.
    #[inline]
    pub fn info(&self, card: Card) -> &CardInfo {
        &self.infos[card.index()]
    }

    /// The cards that may be played in a window (HM-21.3).
    #[inline]
    pub fn of_window(&self, window: Window) -> CardSet {
        self.windows[window.index()]
    }
}

/// Reads and checks the cards.
pub(crate) fn open(text: &str) -> Deck {
    let infos: Vec<CardInfo> = data::parse("hamilcar/cards.json", text);
    assert_eq!(infos.len(), CARDS, "there are {CARDS} cards");
    for (card, info) in Card::all().zip(&infos) {
        assert_eq!(info.number, card, "cards stand in the order of their numbers");
        assert!((1..=3).contains(&info.ops) && info.ships <= 2, "{} is a card", info.id);
        let has_window = info.when != When::Play;
        assert_eq!(info.window.is_some(), has_window, "{} has its moment", info.id);
    }
    let mut windows = [CardSet::NONE; Window::COUNT];
    for info in &infos {
        if let Some(window) = info.window {
            windows[window.index()].insert(info.number);
        }
    }
    Deck { infos, windows }
}
