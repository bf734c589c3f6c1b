//! The words of the game: goods, units, fields of the rondel, know-how, personages and cards.

use quadriga_core::words;

words! {
    "antike/";
    /// A resource that cities produce.
    Good {
        /// For temples and walls.
        Marble,
        /// For arming.
        Iron,
        /// For know-how and recruits.
        Gold,
    }
}

words! {
    "antike/";
    /// What can be paid with: the three goods, and coins, which stand in for each of them.
    Wealth {
        /// Marble.
        Marble,
        /// Iron.
        Iron,
        /// Gold.
        Gold,
        /// A coin.
        Coin,
    }
}

words! {
    "antike/";
    /// A military unit.
    Unit {
        /// Crosses land borders.
        Legion,
        /// Crosses sea borders.
        Galley,
        /// The special unit of the variant: the General of brown moves like a legion, the Admiral
        /// of beige like a galley.
        Special,
    }
}

words! {
    "antike/";
    /// A field of the rondel, clockwise.
    Field {
        /// Produce iron.
        Ferrum,
        /// Build temples and walls.
        Templum,
        /// Produce gold.
        Aurum,
        /// Manoeuvre.
        Duellum,
        /// Arm units.
        Militia,
        /// Produce marble.
        Marmor,
        /// Buy know-how and recruit.
        Scientia,
        /// Manoeuvre: the second of the two fields.
        SecondDuellum,
    }
}

words! {
    "antike/";
    /// A know-how.
    KnowHow {
        /// Legions cross two borders.
        Strata,
        /// Galleys cross two borders.
        Navigatio,
        /// One more resource at each production.
        Moneta,
        /// All own cities are stronger by 1.
        ResPublica,
        /// Three units for two resources at the bank.
        Commercium,
    }
}

words! {
    "antike/";
    /// A kind of personage.
    Personage {
        /// For every five cities.
        King,
        /// For a destroyed temple.
        General,
        /// For every three temples.
        Citizen,
        /// For a know-how bought first.
        Scholar,
        /// For seven points at sea.
        Navigator,
    }
}

words! {
    "antike/";
    /// A kind of event card (chapter 11).
    Card {
        /// Gold for each know-how of the opponent, with Scientia.
        Academy,
        /// A wall is destroyed.
        Earthquake,
        /// The opponent loses half of the coins.
        Burglary,
        /// A city under attack is stronger by 1; played in the opponent's turn.
        Fortress,
        /// Marble for each temple of the opponent, with Templum.
        VotiveGifts,
        /// One unit is armed without iron.
        Armoury,
        /// Legions cross one more border.
        ForcedMarch,
        /// Galleys cross one more border.
        FairWind,
        /// More of what was produced.
        RichVein,
        /// Goods are changed one for one.
        MarketDay,
        /// A city is founded without coins for its neighbours.
        Settlers,
        /// A temple costs less marble.
        MasterBuilder,
        /// A unit comes from the supply into the recruits' box.
        Volunteers,
        /// An enemy galley on a sea without city returns to its box.
        Storm,
        /// An enemy legion without a city of its own returns to its box.
        Ambush,
        /// One conquest is easier by 1.
        SiegeTower,
    }
}

impl Good {
    /// The same as something to pay with.
    #[inline]
    pub const fn wealth(self) -> Wealth {
        match self {
            Good::Marble => Wealth::Marble,
            Good::Iron => Wealth::Iron,
            Good::Gold => Wealth::Gold,
        }
    }
}

impl Wealth {
    /// The good that it is, unless it is a coin.
    #[inline]
    pub const fn good(self) -> Option<Good> {
        match self {
            Wealth::Marble => Some(Good::Marble),
            Wealth::Iron => Some(Good::Iron),
            Wealth::Gold => Some(Good::Gold),
            Wealth::Coin => None,
        }
    }
}

impl Field {
    /// What the field produces, if it is one of the three production fields.
    #[inline]
    pub const fn produces(self) -> Option<Good> {
        match self {
            Field::Ferrum => Some(Good::Iron),
            Field::Aurum => Some(Good::Gold),
            Field::Marmor => Some(Good::Marble),
            _ => None,
        }
    }

    /// How many steps forward lead from this field to `to`: 1 to 8.
    #[inline]
    pub const fn steps_to(self, to: Field) -> u8 {
        ((to as u8 + 7 - self as u8) % 8) + 1
    }
}

impl Unit {
    /// The two ordinary kinds.
    pub const ORDINARY: [Unit; 2] = [Unit::Legion, Unit::Galley];
}
