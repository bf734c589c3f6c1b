//! The position: jars as bit sets, purses, and the stage of the turn.

use quadriga_core::Seat;
use serde::{Deserialize, Serialize};

/// The set of all fifteen jars.
pub(crate) const ALL_JARS: u16 = (1 << 15) - 1;

/// A position. Reading one from outside goes through [`Draft`], which lets only possible ones pass.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Draft")]
pub(crate) struct Ostia {
    pub(crate) hands: [u16; 3],
    pub(crate) warehouse: u16,
    /// The jars that all have seen.
    pub(crate) open: u16,
    pub(crate) purses: [u8; 3],
    pub(crate) trader: Seat,
    pub(crate) stage: Stage,
}

/// How far the turn has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Stage {
    Loading,
    Loaded { jar: u8 },
    AtSea { jar: u8, die: u8, asked: Seat, looked: [bool; 3] },
    Over,
}

/// A position as it is written, not yet examined.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Draft {
    hands: [u16; 3],
    warehouse: u16,
    open: u16,
    purses: [u8; 3],
    trader: Seat,
    stage: Stage,
}

/// What a jar is worth.
pub(crate) const fn worth(jar: u8) -> u8 {
    1 + jar / 3
}

/// The jars of a set.
pub(crate) fn jars(set: u16) -> impl Iterator<Item = u8> {
    (0..15).filter(move |&jar| set & (1 << jar) != 0)
}

impl Stage {
    /// The jar that lies face down.
    pub(crate) const fn jar(self) -> Option<u8> {
        match self {
            Stage::Loaded { jar } | Stage::AtSea { jar, .. } => Some(jar),
            Stage::Loading | Stage::Over => None,
        }
    }

    /// The same stage with another jar face down.
    pub(crate) const fn with_jar(mut self, new: u8) -> Stage {
        if let Stage::Loaded { jar } | Stage::AtSea { jar, .. } = &mut self {
            *jar = new;
        }
        self
    }
}

impl Ostia {
    /// Whether `seat` knows the jar that lies face down.
    pub(crate) fn knows_jar(&self, seat: Seat) -> bool {
        let looked = match self.stage {
            Stage::AtSea { looked, .. } => looked[seat.index()],
            Stage::Loading | Stage::Loaded { .. } | Stage::Over => false,
        };
        seat == self.trader || looked
    }

    /// The pieces: every jar is in one place, and no coin came from nowhere.
    pub(crate) fn is_whole(&self) -> Result<(), String> {
        let face_down = self.stage.jar().map_or(0, |jar| 1u16.checked_shl(jar.into()).unwrap_or(0));
        let places =
            [self.hands[0], self.hands[1], self.hands[2], self.warehouse, self.open, face_down];
        let union = places.iter().fold(0, |union, place| union | place);
        let count: u32 = places.iter().map(|place| place.count_ones()).sum();
        if union != ALL_JARS || count != ALL_JARS.count_ones() {
            return Err(format!("{count} jars in {places:?}"));
        }
        let coins: u32 = self.purses.iter().copied().map(u32::from).sum();
        let most: u32 = 6 + jars(self.open).map(|jar| u32::from(worth(jar))).sum::<u32>();
        if coins > most {
            return Err(format!("{coins} coins where {most} can be"));
        }
        Ok(())
    }

    /// The position of a draft, whatever it says. Only for the test that shows why that is wrong.
    pub(crate) fn unexamined(draft: Draft) -> Ostia {
        let Draft { hands, warehouse, open, purses, trader, stage } = draft;
        Ostia { hands, warehouse, open, purses, trader, stage }
    }

    fn is_possible(&self) -> bool {
        let in_hands = self.hands.iter().any(|&hand| hand != 0);
        let sits = |seat: Seat| seat.index() < 3;
        sits(self.trader)
            && self.stage.jar().is_none_or(|jar| jar < 15)
            && match self.stage {
                Stage::Loading => self.hands[self.trader.index()] != 0,
                Stage::Loaded { .. } => true,
                Stage::AtSea { die, asked, looked, .. } => {
                    (2..=6).contains(&die)
                        && sits(asked)
                        && asked != self.trader
                        && !looked[self.trader.index()]
                }
                Stage::Over => !in_hands && self.warehouse == 0,
            }
    }
}

impl TryFrom<Draft> for Ostia {
    type Error = String;

    fn try_from(draft: Draft) -> Result<Ostia, String> {
        let position = Ostia::unexamined(draft);
        position.is_whole()?;
        if position.is_possible() { Ok(position) } else { Err("no such turn".to_owned()) }
    }
}
