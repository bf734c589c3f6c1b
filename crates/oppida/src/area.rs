//! The twelve areas of the table: three rows of four cards, capitals in two corners.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Cards in a row.
pub const COLUMNS: u8 = 4;
/// Rows of cards.
pub const ROWS: u8 = 3;
/// All areas.
pub const AREAS: usize = (COLUMNS * ROWS) as usize;

/// The neighbours of every area: those that share an edge (OP-1.10).
const NEIGHBOURS: [AreaSet; AREAS] = neighbours();

/// One of the twelve areas, counted row by row from the top left corner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(as = "u8", export_to = "oppida/"))]
pub struct Area(u8);

impl Area {
    /// The capital of the player who begins.
    pub const TOP_LEFT: Area = Area(0);
    /// The capital of the other player.
    pub const BOTTOM_RIGHT: Area = Area(AREAS as u8 - 1);

    /// The area with this index, if there is one.
    pub const fn new(index: usize) -> Option<Area> {
        if index < AREAS { Some(Area(index as u8)) } else { None }
    }

    /// All twelve in order.
    pub fn all() -> impl Iterator<Item = Area> {
        AreaSet::ALL.iter()
    }

    /// The index, below 12.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether a capital lies here, no matter whose.
    #[inline]
    pub const fn is_capital(self) -> bool {
        AreaSet::CAPITALS.has(self)
    }

    /// The adjacent areas.
    #[inline]
    pub const fn neighbours(self) -> AreaSet {
        NEIGHBOURS[self.index()]
    }
}

impl TryFrom<u8> for Area {
    type Error = String;

    fn try_from(index: u8) -> Result<Area, String> {
        Area::new(index.into())
            .ok_or_else(|| format!("area {index} does not exist: areas are 0 to {}", AREAS - 1))
    }
}

impl From<Area> for u8 {
    fn from(area: Area) -> u8 {
        area.0
    }
}

impl fmt::Display for Area {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of areas.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<Area>", into = "Vec<Area>")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "Array<number>", export_to = "oppida/"))]
pub struct AreaSet(u16);

impl AreaSet {
    /// No area.
    pub const NONE: AreaSet = AreaSet(0);
    /// All twelve.
    pub const ALL: AreaSet = AreaSet((1 << AREAS) - 1);
    /// The two capitals.
    pub const CAPITALS: AreaSet = AreaSet(1 << Area::TOP_LEFT.0 | 1 << Area::BOTTOM_RIGHT.0);
    /// The ten land cards.
    pub const LAND: AreaSet = AreaSet(AreaSet::ALL.0 & !AreaSet::CAPITALS.0);

    /// Just this area.
    #[inline]
    pub const fn only(area: Area) -> AreaSet {
        AreaSet(1 << area.0)
    }

    /// Whether the area is in the set.
    #[inline]
    pub const fn has(self, area: Area) -> bool {
        self.0 & (1 << area.0) != 0
    }

    /// The areas in both sets.
    #[inline]
    #[must_use]
    pub const fn within(self, other: AreaSet) -> AreaSet {
        AreaSet(self.0 & other.0)
    }

    /// The areas in at least one of the sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: AreaSet) -> AreaSet {
        AreaSet(self.0 | other.0)
    }

    /// The areas of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: AreaSet) -> AreaSet {
        AreaSet(self.0 & !other.0)
    }

    /// Puts the area in.
    #[inline]
    pub const fn insert(&mut self, area: Area) {
        self.0 |= 1 << area.0;
    }

    /// Takes the area out.
    #[inline]
    pub const fn remove(&mut self, area: Area) {
        self.0 &= !(1 << area.0);
    }

    /// How many areas.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The areas in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Area> {
        let mut rest = u32::from(self.0);
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let area = Area(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(area)
        })
    }

    /// The set as bits, for keys.
    #[inline]
    pub(crate) const fn bits(self) -> u16 {
        self.0
    }
}

impl FromIterator<Area> for AreaSet {
    fn from_iter<I: IntoIterator<Item = Area>>(areas: I) -> AreaSet {
        areas.into_iter().fold(AreaSet::NONE, |set, area| set.and(AreaSet::only(area)))
    }
}

impl TryFrom<Vec<Area>> for AreaSet {
    type Error = String;

    fn try_from(areas: Vec<Area>) -> Result<AreaSet, String> {
        if areas.windows(2).any(|pair| pair[0] >= pair[1]) {
            return Err("a set of areas is listed in ascending order, each once".to_owned());
        }
        Ok(areas.into_iter().collect())
    }
}

impl From<AreaSet> for Vec<Area> {
    fn from(set: AreaSet) -> Vec<Area> {
        set.iter().collect()
    }
}

impl fmt::Debug for AreaSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|area| area.0)).finish()
    }
}

const fn neighbours() -> [AreaSet; AREAS] {
    let mut table = [AreaSet::NONE; AREAS];
    let mut index = 0;
    while index < AREAS as u8 {
        let (row, column) = (index / COLUMNS, index % COLUMNS);
        let mut bits = 0;
        if row > 0 {
            bits |= 1 << (index - COLUMNS);
        }
        if row + 1 < ROWS {
            bits |= 1 << (index + COLUMNS);
        }
        if column > 0 {
            bits |= 1 << (index - 1);
        }
        if column + 1 < COLUMNS {
            bits |= 1 << (index + 1);
        }
        table[index as usize] = AreaSet(bits);
        index += 1;
    }
    table
}
