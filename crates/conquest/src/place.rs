//! Provinces and seas, and sets of them.

use quadriga_core::places;

places! {
    /// How many provinces there are.
    PROVINCES = 42;
    /// A province of the map.
    Province("province");
    /// A set of provinces.
    ProvinceSet(u64);
    "conquest/"
}

places! {
    /// How many seas there are.
    SEAS = 18;
    /// A sea of the map.
    Sea("sea");
    /// A set of seas.
    SeaSet(u32);
    "conquest/"
}
