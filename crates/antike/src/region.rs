//! Regions of a map and sets of them.

use quadriga_core::places;

places! {
    /// The most regions that a map can have.
    MOST_REGIONS = 40;
    /// A region of the map: its place in the data file of the map.
    Region("region");
    /// A set of regions.
    RegionSet(u64);
    "antike/"
}

impl RegionSet {
    /// As many regions from the beginning; a map may have fewer than there can be.
    pub const fn up_to(count: usize) -> RegionSet {
        if count < MOST_REGIONS { RegionSet((1 << count) - 1) } else { RegionSet::ALL }
    }
}
