//! Spaces, provinces and sites of the map, and sets of them.

use quadriga_core::places;

places! {
    /// How many spaces there are.
    SPACES = 85;
    /// A space of the map.
    Space("space");
    /// A set of spaces.
    SpaceSet(u128);
    "hamilcar/"
}

places! {
    /// How many provinces there are.
    PROVINCES = 17;
    /// A province of the map.
    Province("province");
    /// A set of provinces.
    ProvinceSet(u32);
    "hamilcar/"
}

places! {
    /// How many walled cities and tribes there are.
    SITES = 18;
    /// A walled city or a tribe: what can be besieged or subjugated. Cities come first.
    Site("site");
    /// A set of them.
    SiteSet(u32);
    "hamilcar/"
}
