//! The words of the game: units, faces of the die, cards and standing answers.

use quadriga_core::words;

words! {
    "conquest/";
    /// A kind of unit.
    Unit {
        /// Military, on land.
        Infantry,
        /// Military, on land.
        Cavalry,
        /// Military, on land.
        Catapult,
        /// A leader.
        General,
        /// Military, at sea.
        Galley,
        /// The leader; each player has one.
        Caesar,
    }
}

impl Unit {
    /// The three military land units.
    pub const TROOPS: [Unit; 3] = [Unit::Infantry, Unit::Cavalry, Unit::Catapult];
    /// All land units.
    pub const LAND: [Unit; 5] =
        [Unit::Infantry, Unit::Cavalry, Unit::Catapult, Unit::General, Unit::Caesar];
    /// Those that are counted in a supply: all but the Caesar.
    pub(crate) const COUNTED: usize = 5;

    /// The place among the kinds that fight: infantry, cavalry, catapult, galley.
    #[inline]
    pub(crate) const fn arm(self) -> Option<usize> {
        match self {
            Unit::Infantry => Some(0),
            Unit::Cavalry => Some(1),
            Unit::Catapult => Some(2),
            Unit::Galley => Some(3),
            Unit::General | Unit::Caesar => None,
        }
    }

    /// Whether it is a military land unit (CE-1.3).
    #[inline]
    pub const fn is_troop(self) -> bool {
        matches!(self, Unit::Infantry | Unit::Cavalry | Unit::Catapult)
    }
}

words! {
    "conquest/";
    /// A face of the battle die.
    Face {
        /// Infantry.
        Infantry,
        /// Cavalry.
        Cavalry,
        /// A catapult.
        Catapult,
        /// A galley.
        Galley,
        /// Nothing.
        Blank,
    }
}

words! {
    "conquest/";
    /// How long a card stays with whoever takes it.
    Lifetime {
        /// Carried out at once, then out of the game.
        AtOnce,
        /// In the hand until it is spent.
        Hand,
        /// Until the end of the campaign.
        Campaign,
        /// For the whole game, used once in each campaign.
        MultiUse,
        /// For the whole game, always at work.
        Game,
    }
}

words! {
    "conquest/";
    /// An answer that a player gives in advance (CE-18.5).
    Answer {
        /// Units are never lent.
        NeverLend,
        /// The battle is left when no own military land unit is in it any more.
        Withdraw,
    }
}

words! {
    "conquest/";
    /// A kind of card.
    Card {
        /// Pays for influence in Egypt.
        MerchantEgypt,
        /// Pays for influence in Sicilia.
        MerchantSicilia,
        /// Pays for influence in Asia.
        MerchantAsia,
        /// Pays for influence in Hispania.
        MerchantHispania,
        /// Pays for influence in Italia.
        MerchantItalia,
        /// Pays for influence in Achaia.
        MerchantAchaia,
        /// Pays for influence in Mesopotamia.
        MerchantMesopotamia,
        /// Removes a general or a senator.
        Assassin,
        /// Money for chaos, without an action.
        Loot,
        /// A vote for money.
        EmergencyTax,
        /// A vote for less chaos.
        BreadAndCircuses,
        /// A vote for victory points.
        HailCaesar,
        /// A vote for infantry.
        NewLegions,
        /// A vote for influence in Italia.
        InfluenceInRome,
        /// One vote in the senate.
        SenatorI,
        /// Two votes.
        SenatorIi,
        /// Three votes.
        SenatorIii,
        /// Four votes.
        SenatorIv,
        /// Troops of the senate in Italia.
        DiplomacyItalia,
        /// Parthian troops in Mesopotamia.
        DiplomacyMesopotamia,
        /// Tribes in Numidia.
        DiplomacyNumidia,
        /// Egyptian troops in Egypt.
        DiplomacyEgypt,
        /// Greek troops in Achaia.
        DiplomacyAchaia,
        /// Galleys of pirates in sea battles.
        DiplomacyPirates,
        /// Galleys in Mare Aegaeum.
        FleetAegaeum,
        /// Galleys in Mare Alexandria.
        FleetAlexandria,
        /// A city in Egypt or Numidia.
        CityEgyptNumidia,
        /// A city in Hispania or Sicilia.
        CityHispaniaSicilia,
        /// A city in Italia or Neapolis.
        CityItaliaNeapolis,
        /// A city in Italia or Mesopotamia.
        CityItaliaMesopotamia,
        /// A city in Narbonensis or Achaia.
        CityNarbonensisAchaia,
        /// A city in Asia or Galacia.
        CityAsiaGalacia,
        /// Barbarians in Moesia.
        BarbariansMoesia,
        /// Barbarians in Dacia.
        BarbariansDacia,
        /// Barbarians in Armenia.
        BarbariansArmenia,
        /// Barbarians in Pannonia.
        BarbariansPannonia,
        /// Barbarians in Germania.
        BarbariansGermania,
        /// Barbarians in Britannia.
        BarbariansBritannia,
        /// Influence where the Caesar is.
        Politician,
        /// A senator from another hand.
        Bribe,
        /// Slaves rise in a province.
        SlaveRevolt,
        /// A die more in land battles.
        ArmyTraining,
        /// A die more in sea battles.
        NavalTraining,
        /// Avoids sea battles.
        FairWind,
    }
}

/// The values of senators.
pub(crate) const SENATORS: usize = 4;

impl Card {
    /// The votes of a senator.
    #[inline]
    pub const fn votes(self) -> Option<u8> {
        match self {
            Card::SenatorI => Some(1),
            Card::SenatorIi => Some(2),
            Card::SenatorIii => Some(3),
            Card::SenatorIv => Some(4),
            _ => None,
        }
    }
}
