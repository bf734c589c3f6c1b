//! The tables: attrition, naval attack, retreat, siege dice, elephants and the Miat, read from
//! `data/tables.json`.

use quadriga_core::data::{self, Source, Sourced};
use serde::{Deserialize, Serialize};

use crate::map;
use crate::place::ProvinceSet;
use crate::words::SiegeFace;

/// Losses by die and by number: a row for each die from 0, a column from each number on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound(deserialize = "T: Deserialize<'de>"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub struct Grid<T> {
    /// The least number of each column.
    pub columns: Vec<u8>,
    /// The rows, from a die of 0 or less to the highest that is told apart.
    pub rows: Vec<Vec<T>>,
}

impl<T: Copy> Grid<T> {
    /// The cell for a die, with modifiers, and a number of at least 1.
    #[inline]
    pub fn at(&self, die: i8, number: u8) -> T {
        let row = usize::try_from(die).unwrap_or(0).min(self.rows.len() - 1);
        self.rows[row][usize::from(self.column(number))]
    }

    /// The column for a number of at least 1, from 0.
    #[inline]
    pub fn column(&self, number: u8) -> u8 {
        self.columns.iter().rposition(|&least| least <= number).unwrap_or(0) as u8
    }

    fn check(&self) {
        assert_eq!(self.columns.first(), Some(&1), "the first column begins with 1");
        assert!(self.columns.is_sorted() && !self.rows.is_empty(), "columns rise");
        let whole = self.rows.iter().all(|row| row.len() == self.columns.len());
        assert!(whole, "every row has all columns");
    }
}

/// The attrition table (HM-1.18).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub struct Attrition {
    /// How many are lost.
    #[serde(flatten)]
    pub grid: Grid<u8>,
    /// The modifier after a pass.
    pub pass: i8,
    /// The modifier under a disciplinarian (HM-22.5).
    pub disciplined: i8,
    /// The modifier for Rome with Corvi in a storm.
    pub storm_with_corvi: i8,
    /// Where the cells come from.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub source: Source,
}

/// The table of naval attacks (HM-16.6).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub struct NavalAttack {
    /// How many are hit.
    #[serde(flatten)]
    pub grid: Grid<u8>,
    /// The modified die that makes a prize.
    pub prize_row: i8,
    /// The modified die from which on supremacy is taken.
    pub supremacy_row: i8,
    /// The modifier for Rome's poor or fair seamanship.
    pub poor_or_fair: i8,
    /// The modifier for Corvi.
    pub corvi: i8,
    /// Where the cells come from.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub source: Source,
}

/// The table of retreats (HM-11.1).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub struct RetreatLosses {
    /// How many are lost; none is all.
    #[serde(flatten)]
    pub grid: Grid<Option<u8>>,
    /// The modifier after a probe.
    pub probe: i8,
    /// The modifier after a double envelopment.
    pub double_envelopment: i8,
    /// Where the cells come from.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub source: Source,
}

/// The elephant charge (HM-10.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub struct Charge {
    /// The highest modified die at which the elephants turn on their own.
    pub rampage_at_most: i8,
    /// The modifier before Xanthippus has come.
    pub forgotten: i8,
    /// The modifier under Xanthippus or Hasdrubal (HM-22.6).
    pub leader: i8,
    /// The modifier against Metellus (HM-22.6).
    pub hunter: i8,
    /// How many elephants count.
    pub counted: u8,
    /// Where the figures come from.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub source: Source,
}

/// The battle cards beside those for units and commanders (HM-10.5, HM-10.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub struct BattleHands {
    /// For a province of allies.
    pub allies: u8,
    /// For one of the strong allies.
    pub strong: u8,
    /// Which provinces these are.
    #[serde(deserialize_with = "map::provinces")]
    pub strong_allies: ProvinceSet,
    /// For allies in Italia at most.
    pub italian_most: u8,
    /// For allies in Africa at most.
    pub african_most: u8,
    /// For the militia of the capital's province.
    pub militia: u8,
    /// In the space of an own tribe.
    pub tribe: u8,
    /// For an interception.
    pub interception: u8,
    /// What avoiding in vain costs.
    pub caught: u8,
    /// Where the figures come from.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub source: Source,
}

/// What the Miat gives Carthage (HM-5.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub struct MiatRow {
    /// Extra CUs.
    pub units: u8,
    /// Generals in all.
    pub generals: u8,
}

/// All tables.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub struct Tables {
    /// Attrition.
    pub attrition: Attrition,
    /// Naval attacks.
    pub naval_attack: NavalAttack,
    /// Retreats.
    pub retreat: RetreatLosses,
    /// The die of the side with supremacy.
    pub red_die: [SiegeFace; 6],
    /// The other die.
    pub white_die: [SiegeFace; 6],
    /// Elephants.
    pub elephants: Charge,
    /// Battle hands.
    pub battle: BattleHands,
    /// The Miat, by the number of Punic PCs; its seats are one fewer than its rows.
    pub miat: Vec<MiatRow>,
}

impl Tables {
    /// The seats of the Miat (HM-5.3).
    #[inline]
    pub fn seats(&self) -> u8 {
        self.miat.len() as u8 - 1
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    attrition: Attrition,
    naval_attack: NavalAttack,
    retreat: RetreatLosses,
    red_die: Sourced<[SiegeFace; 6]>,
    white_die: Sourced<[SiegeFace; 6]>,
    elephants: Charge,
    battle: BattleHands,
    miat: MiatFile,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MiatFile {
    rows: Vec<MiatRow>,
    #[serde(rename = "source")]
    _source: Source,
}

/// Reads and checks the tables.
pub(crate) fn open(text: &str) -> Tables {
    let file: File = data::parse("hamilcar/tables.json", text);
    file.attrition.grid.check();
    file.naval_attack.grid.check();
    file.retreat.grid.check();
    assert!((2..=32).contains(&file.miat.rows.len()), "the Miat has seats");
    Tables {
        attrition: file.attrition,
        naval_attack: file.naval_attack,
        retreat: file.retreat,
        red_die: file.red_die.value,
        white_die: file.white_die.value,
        elephants: file.elephants,
        battle: file.battle,
        miat: file.miat.rows,
    }
}
