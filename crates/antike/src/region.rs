//! Regions of a map and sets of them.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The most regions that a map can have.
pub const MOST_REGIONS: usize = 40;

/// A region of the map: its place in the data file of the map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(as = "u8", export_to = "antike/"))]
pub struct Region(u8);

impl Region {
    /// The region with this number, if a map can have so many.
    pub const fn new(index: usize) -> Option<Region> {
        if index < MOST_REGIONS { Some(Region(index as u8)) } else { None }
    }

    /// The number, below [`MOST_REGIONS`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for Region {
    type Error = String;

    fn try_from(index: u8) -> Result<Region, String> {
        let refused = || format!("a map has at most {MOST_REGIONS} regions, there is no {index}");
        Region::new(index.into()).ok_or_else(refused)
    }
}

impl From<Region> for u8 {
    fn from(region: Region) -> u8 {
        region.0
    }
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of regions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<Region>", into = "Vec<Region>")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(as = "Vec<Region>", export_to = "antike/"))]
pub struct RegionSet(u64);

impl RegionSet {
    /// No region.
    pub const NONE: RegionSet = RegionSet(0);

    /// The first `count` regions.
    pub const fn first(count: usize) -> RegionSet {
        RegionSet(if count >= 64 { u64::MAX } else { (1 << count) - 1 })
    }

    /// One region.
    #[inline]
    pub const fn only(region: Region) -> RegionSet {
        RegionSet(1 << region.0)
    }

    /// Whether the region is in it.
    #[inline]
    pub const fn has(self, region: Region) -> bool {
        self.0 >> region.0 & 1 == 1
    }

    /// Those in either set.
    #[inline]
    #[must_use]
    pub const fn and(self, other: RegionSet) -> RegionSet {
        RegionSet(self.0 | other.0)
    }

    /// Those in both sets.
    #[inline]
    #[must_use]
    pub const fn within(self, other: RegionSet) -> RegionSet {
        RegionSet(self.0 & other.0)
    }

    /// Those that are not in the other set.
    #[inline]
    #[must_use]
    pub const fn without(self, other: RegionSet) -> RegionSet {
        RegionSet(self.0 & !other.0)
    }

    /// Puts the region in.
    #[inline]
    pub const fn insert(&mut self, region: Region) {
        self.0 |= 1 << region.0;
    }

    /// Takes the region out.
    #[inline]
    pub const fn remove(&mut self, region: Region) {
        self.0 &= !(1 << region.0);
    }

    /// How many regions.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The regions in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Region> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let region = Region(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(region)
        })
    }
}

impl FromIterator<Region> for RegionSet {
    fn from_iter<I: IntoIterator<Item = Region>>(regions: I) -> RegionSet {
        regions.into_iter().fold(RegionSet::NONE, |set, region| set.and(RegionSet::only(region)))
    }
}

impl TryFrom<Vec<Region>> for RegionSet {
    type Error = String;

    fn try_from(regions: Vec<Region>) -> Result<RegionSet, String> {
        if regions.windows(2).any(|pair| pair[0] >= pair[1]) {
            return Err("a set of regions is listed in ascending order, each once".to_owned());
        }
        Ok(regions.into_iter().collect())
    }
}

impl From<RegionSet> for Vec<Region> {
    fn from(set: RegionSet) -> Vec<Region> {
        set.iter().collect()
    }
}

impl fmt::Debug for RegionSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|region| region.0)).finish()
    }
}
