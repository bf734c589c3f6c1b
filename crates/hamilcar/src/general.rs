//! The generals, read from `data/generals.json`.

use quadriga_core::data::{self, Source};
use quadriga_core::{places, words};
use serde::Deserialize;

use crate::side::{BySide, Side};

places! {
    /// How many generals there are.
    GENERALS = 45;
    /// A general; the Romans come first.
    General("general");
    /// A set of generals.
    GeneralSet(u64);
    "hamilcar/"
}

/// How many of them are Romans.
const ROMANS: usize = 28;

impl General {
    /// Whose he is.
    #[inline]
    pub const fn side(self) -> Side {
        if self.index() < ROMANS { Side::Rome } else { Side::Carthage }
    }
}

impl GeneralSet {
    /// The generals of a side.
    #[inline]
    pub const fn of(side: Side) -> GeneralSet {
        let romans = (1 << ROMANS) - 1;
        match side {
            Side::Rome => GeneralSet(romans),
            Side::Carthage => GeneralSet(GeneralSet::ALL.0 & !romans),
        }
    }

    /// Takes one out at random.
    #[inline]
    pub fn draw<C: quadriga_core::Chance>(&mut self, chance: &mut C) -> Option<General> {
        let general = General(chance.pick(self.0)? as u8);
        self.remove(general);
        Some(general)
    }
}

words! {
    "hamilcar/";
    /// What only some generals can (chapter 22).
    Ability {
        /// Better at sea.
        Admiral,
        /// Sails to Africa.
        Africanus,
        /// Costs PCs when displaced.
        Aristocrat,
        /// Caudex.
        StraitCrosser,
        /// Valerius.
        Conciliator,
        /// Flaccus.
        Subjugator,
        /// Megellus.
        SiegeExpert,
        /// Duilius.
        CorvusMaster,
        /// Cotta.
        Disciplinarian,
        /// Metellus.
        ElephantHunter,
        /// Catulus.
        DrilledCrews,
        /// Xanthippus.
        DrillMaster,
        /// Hasdrubal.
        ElephantLeader,
        /// Carthalo.
        Raider,
        /// Himilco.
        ResoluteDefender,
        /// Adherbal.
        LeeShore,
        /// The Rhodian.
        BlockadeRunner,
        /// Hamilcar Barca.
        Thunderbolt,
        /// Gisco.
        Paymaster,
    }
}

/// A general as the data file describes him.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GeneralInfo {
    /// His id, unique among all.
    pub id: String,
    /// His short name.
    pub name: String,
    /// His name in full.
    pub full_name: String,
    /// When he served, before Christ.
    pub years: String,
    /// The fewest operation points that activate him.
    pub strategy: u8,
    /// His battle rating.
    pub battle: u8,
    /// What only he can.
    pub abilities: Vec<Ability>,
    /// Whether he stays when the others go (HM-6.4).
    #[serde(default)]
    pub hero: bool,
    /// Where the ratings come from.
    pub source: Source,
    /// Where the name comes from.
    pub name_source: Source,
}

/// All generals.
#[derive(Debug)]
pub struct Generals {
    infos: Vec<GeneralInfo>,
    abilities: [u32; GENERALS],
    /// Xanthippus and Hamilcar Barca.
    pub heroes: GeneralSet,
}

impl Generals {
    /// What the data file says of him.
    #[inline]
    pub fn info(&self, general: General) -> &GeneralInfo {
        &self.infos[general.index()]
    }

    /// Whether he has an ability.
    #[inline]
    pub fn can(&self, general: General, ability: Ability) -> bool {
        self.abilities[general.index()] >> ability.index() & 1 == 1
    }

    /// The one with this id.
    pub fn find(&self, id: &str) -> Option<General> {
        General::all().find(|&general| self.info(general).id == id)
    }
}

/// Reads and checks the generals.
pub(crate) fn open(text: &str) -> Generals {
    let file: BySide<Vec<GeneralInfo>> = data::parse("hamilcar/generals.json", text);
    assert_eq!(file.rome.len(), ROMANS, "there are {ROMANS} Romans");
    let infos: Vec<GeneralInfo> = file.rome.into_iter().chain(file.carthage).collect();
    assert_eq!(infos.len(), GENERALS, "there are {GENERALS} generals");
    for (place, info) in infos.iter().enumerate() {
        assert!((1..=3).contains(&info.strategy), "{} can be activated", info.id);
        assert!((1..=5).contains(&info.battle), "{} can fail a test", info.id);
        assert!(infos[..place].iter().all(|other| other.id != info.id), "{} twice", info.id);
    }
    let bits =
        |info: &GeneralInfo| info.abilities.iter().fold(0, |all, one| all | 1 << one.index());
    let abilities = std::array::from_fn(|place| bits(&infos[place]));
    let heroes = General::all().filter(|general| infos[general.index()].hero).collect();
    Generals { infos, abilities, heroes }
}
