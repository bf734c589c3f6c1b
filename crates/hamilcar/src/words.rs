//! The words of the game: markers, kinds of spaces and links, uses of cards, steps of seamanship.

use quadriga_core::words;

use crate::side::Side;

words! {
    "hamilcar/";
    /// What lies on a space (HM-1.5).
    Marker {
        /// A Roman PC.
        Rome,
        /// A Punic PC.
        Carthage,
        /// Nothing, on an ordinary space.
        Neutral,
        /// Nothing, on a walled city or a tribe.
        Independent,
    }
}

impl Marker {
    /// Whose it is.
    #[inline]
    pub const fn owner(self) -> Option<Side> {
        match self {
            Marker::Rome => Some(Side::Rome),
            Marker::Carthage => Some(Side::Carthage),
            Marker::Neutral | Marker::Independent => None,
        }
    }
}

words! {
    "hamilcar/";
    /// A kind of space (HM-1.2).
    Kind {
        /// Neither city nor tribe.
        Ordinary,
        /// A walled city.
        City,
        /// A tribe.
        Tribe,
    }
}

words! {
    "hamilcar/";
    /// A kind of land link (HM-1.3).
    Way {
        /// A road.
        Road,
        /// A pass.
        Pass,
        /// A strait.
        Strait,
    }
}

words! {
    "hamilcar/";
    /// A part of the map.
    Region {
        /// The mainland.
        Italia,
        /// The island.
        Sicilia,
        /// Both islands.
        SardiniaCorsica,
        /// The land of Carthage and Numidia.
        Africa,
        /// The small islands.
        Mare,
    }
}

words! {
    "hamilcar/";
    /// What a strategy card is played for (HM-4.7 and on).
    Use {
        /// A general moves.
        Activate,
        /// A unit joins a general.
        Raise,
        /// Operation points one by one.
        Spend,
        /// Warships.
        Build,
        /// Seamanship.
        Train,
        /// The event of the card.
        Event,
        /// Nothing.
        Discard,
    }
}

words! {
    "hamilcar/";
    /// How well Rome sails (HM-4.14).
    Seamanship {
        /// As at the start.
        Poor,
        /// One step better.
        Fair,
        /// Two steps better.
        Good,
        /// The best.
        VeryGood,
    }
}

impl Seamanship {
    /// One step up; none above the best.
    pub fn raised(self) -> Option<Seamanship> {
        Seamanship::ALL.get(self.index() + 1).copied()
    }

    /// One step down; none below the worst.
    pub fn lowered(self) -> Option<Seamanship> {
        self.index().checked_sub(1).map(|step| Seamanship::ALL[step])
    }

    /// Whether it makes attacks worse (HM-16.5).
    #[inline]
    pub const fn is_clumsy(self) -> bool {
        matches!(self, Seamanship::Poor | Seamanship::Fair)
    }

    /// HM-14.9: how the way to Africa is.
    #[inline]
    pub const fn way_to_africa(self) -> WayToAfrica {
        match self {
            Seamanship::Poor | Seamanship::Fair => WayToAfrica::Closed,
            Seamanship::Good => WayToAfrica::SteppingStone,
            Seamanship::VeryGood => WayToAfrica::Open,
        }
    }
}

words! {
    "hamilcar/";
    /// How the sea lines to Africa are to Rome (HM-14.9).
    WayToAfrica {
        /// Closed.
        Closed,
        /// Open to who holds Syracusae.
        SteppingStone,
        /// Open.
        Open,
    }
}

words! {
    "hamilcar/";
    /// A type of battle card (HM-10.3).
    BattleCard {
        /// Straight on.
        FrontalAssault,
        /// Round the left.
        FlankLeft,
        /// Round the right.
        FlankRight,
        /// A feeler.
        Probe,
        /// Round both sides.
        DoubleEnvelopment,
        /// Stands for any other.
        Reserve,
    }
}

words! {
    "hamilcar/";
    /// A tactic card of naval battles (HM-16.20).
    TacticCard {
        /// +1 on the attack.
        Ramming,
        /// One more hit after a hit.
        Boarding,
        /// +2 on the attack.
        Diekplous,
        /// Two dice.
        Periplous,
        /// -2 on the enemy's next attack.
        Kyklos,
        /// One hit less.
        BackWater,
        /// Stops a retreat.
        Pursuit,
        /// The next column.
        FollowingWind,
        /// Cancels a card.
        FalseSignal,
    }
}

words! {
    "hamilcar/";
    /// A moment at which cards may be played out of turn (HM-21.3).
    Window {
        /// A general is activated.
        Activation,
        /// A sea move is declared.
        SeaMoveDeclared,
        /// A naval battle begins.
        NavalStart,
        /// Any battle begins.
        BattleStart,
        /// The goal of a sea move is reached.
        SeaGoalReached,
        /// A land step was made.
        LandStep,
        /// Instead of avoiding.
        BeforeLandBattle,
        /// A charge is declared.
        ChargeDeclared,
        /// Battle cards are dealt.
        AfterDeal,
        /// A siege roll is declared.
        SiegeRollDeclared,
        /// Points come onto a tribe.
        SubjugationPoint,
    }
}

words! {
    "hamilcar/";
    /// A face of a siege die (HM-12.4).
    SiegeFace {
        /// The besieger loses a unit.
        Loss,
        /// Nothing.
        Nothing,
        /// One point.
        OnePoint,
        /// Two points.
        TwoPoints,
    }
}
