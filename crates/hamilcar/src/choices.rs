//! What decisions are about: pieces, concessions, PCs to give up, orders to fleets.

use quadriga_core::words;
use serde::{Deserialize, Serialize};

use crate::place::Space;

words! {
    "hamilcar/";
    /// A concession (HM-4.11).
    Concession {
        /// An own PC into a seat of the Miat.
        Seat,
        /// An enemy PC out of a seat.
        Unseat,
        /// An own PC into the Hiero box.
        Hiero,
        /// A PC of Carthage into the Numidia box.
        Numidia,
    }
}

words! {
    "hamilcar/";
    /// What an army is made of beside its generals.
    Piece {
        /// A unit that is no elephant.
        Unit,
        /// An elephant.
        Elephant,
        /// A supply train.
        Train,
    }
}

words! {
    "hamilcar/";
    /// What a fleet may do after its attack (HM-16.10).
    FleetOrder {
        /// Draw a tactic card.
        Reform,
        /// Leave the battle for supremacy.
        Evade,
        /// Try to leave the battle.
        Flee,
    }
}

words! {
    "hamilcar/";
    /// What a side pays with for an event against it (HM-20.30, HM-20.56).
    Toll {
        /// Units of the stack.
        Units,
        /// Supply trains.
        Trains,
        /// PCs of the Miat.
        Seats,
        /// Warships.
        Ships,
        /// A step of seamanship.
        Seamanship,
    }
}

/// A PC that can be given up (HM-5.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub enum Holding {
    /// On an ordinary space.
    Space(Space),
    /// In the Miat.
    Miat,
    /// In the Hiero box.
    Hiero,
    /// In the Numidia box.
    Numidia,
}
