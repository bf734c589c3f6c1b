//! The twelve areas of the table: three rows of four cards, capitals in two corners.

use quadriga_core::places;

/// Cards in a row.
pub const COLUMNS: u8 = 4;
/// Rows of cards.
pub const ROWS: u8 = 3;

places! {
    /// All areas.
    AREAS = (COLUMNS * ROWS) as usize;
    /// One of the twelve areas, counted row by row from the top left corner.
    Area("area");
    /// A set of areas.
    AreaSet(u16);
    "oppida/"
}

/// The neighbours of every area: those that share an edge (OP-1.10).
const NEIGHBOURS: [AreaSet; AREAS] = neighbours();

impl Area {
    /// The capital of the player who begins.
    pub const TOP_LEFT: Area = Area(0);
    /// The capital of the other player.
    pub const BOTTOM_RIGHT: Area = Area(AREAS as u8 - 1);

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

impl AreaSet {
    /// The two capitals.
    pub const CAPITALS: AreaSet = AreaSet(1 << Area::TOP_LEFT.0 | 1 << Area::BOTTOM_RIGHT.0);
    /// The ten land cards.
    pub const LAND: AreaSet = AreaSet(AreaSet::ALL.0 & !AreaSet::CAPITALS.0);

    /// The set as bits, for keys.
    #[inline]
    pub(crate) const fn bits(self) -> u16 {
        self.0
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
