//! Connect four on the contract of Quadriga: a yardstick for the search, not a game of the house.
//!
//! The board is two sets of bits, a column being seven of them (six cells and an empty one that
//! keeps the columns apart).

use std::fmt;

use quadriga_core::{
    BySeat, Chance, Eye, Eyes, Game, GameInfo, Reason, RulesVersion, Seat, Standing, Target,
    Targets, Tell, Turn,
};
use serde::{Deserialize, Serialize};

const COLUMNS: u8 = 7;
const ROWS: u8 = 6;
const STRIDE: u8 = ROWS + 1;
/// The highest cell of every column.
const TOP: u64 = 0b0100000_0100000_0100000_0100000_0100000_0100000_0100000;

/// A position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct ConnectFour {
    /// The discs of the seat that is to move.
    own: u64,
    /// All discs.
    all: u64,
    /// How many there are.
    discs: u8,
}

/// A disc into this column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Drop(pub(crate) u8);

/// The column is full or does not exist.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct NoRoom;

impl Game for ConnectFour {
    type Options = ();
    type Action = Drop;
    type Event = Drop;
    type View = (u64, u64);
    type Illegal = NoRoom;
    type Upshot = ();

    const INFO: GameInfo = GameInfo {
        id: "connect-four",
        name: "Connect four",
        rules: RulesVersion::FIRST,
        rule_prefix: "CF",
        seats: (2, 2),
        options: &[],
        has_secrets: false,
    };

    fn start<C: Chance>(_: &(), _: &mut C) -> ConnectFour {
        ConnectFour { own: 0, all: 0, discs: 0 }
    }

    fn seats(&self) -> usize {
        2
    }

    #[inline]
    fn turn(&self) -> Turn {
        let mover = if self.discs & 1 == 0 { Seat::FIRST } else { Seat::SECOND };
        if has_four(self.own ^ self.all) {
            Turn::Over(Standing::won_by(mover.opponent(), 2))
        } else if self.discs == COLUMNS * ROWS {
            Turn::Over(Standing::draw(2))
        } else {
            Turn::Decides(mover)
        }
    }

    #[inline]
    fn actions(&self, list: &mut Vec<Drop>) {
        if self.all & TOP == 0 {
            list.extend_from_slice(&[0, 1, 2, 3, 4, 5, 6].map(Drop));
        } else {
            list.extend((0..COLUMNS).map(Drop).filter(|&drop| self.has_room(drop)));
        }
    }

    fn check(&self, action: Drop) -> Result<(), NoRoom> {
        if action.0 < COLUMNS && self.has_room(action) { Ok(()) } else { Err(NoRoom) }
    }

    #[inline]
    fn perform<C: Chance, T: Tell<Drop>>(&mut self, drop: Drop, _: &mut C, tell: &mut T) -> Eyes {
        self.own ^= self.all;
        self.all |= self.all + (1 << (STRIDE * drop.0));
        self.discs += 1;
        tell.tell(Eyes::ALL, drop);
        Eyes::NONE
    }

    fn view(&self, _: Eye) -> (u64, u64) {
        (self.own, self.all)
    }

    fn imagine<C: Chance>(&mut self, _: Seat, _: &mut C) {}

    fn appraise(&self) -> BySeat<f32> {
        BySeat::new(2, |_| 0.5)
    }

    fn targets(&self, drop: Drop) -> Targets {
        Targets::new([Target::Region(drop.0.into())])
    }
}

impl ConnectFour {
    #[inline]
    fn has_room(&self, drop: Drop) -> bool {
        self.all & (1 << (STRIDE * drop.0 + ROWS - 1)) == 0
    }
}

/// Whether four of these discs stand in a row.
#[inline]
fn has_four(discs: u64) -> bool {
    let row = |step: u8| {
        let pairs = discs & (discs >> step);
        pairs & (pairs >> (2 * step))
    };
    row(1) | row(STRIDE - 1) | row(STRIDE) | row(STRIDE + 1) != 0
}

impl Reason for NoRoom {
    fn rule(&self) -> &'static str {
        "CF-1"
    }
}

impl fmt::Display for NoRoom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the column is full")
    }
}
