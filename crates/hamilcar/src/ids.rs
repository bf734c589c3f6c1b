//! The ids of the map in other data files, read as places.

use serde::{Deserialize, Deserializer};

use crate::map::map;
use crate::place::{ProvinceSet, SpaceSet};
use crate::words::Region;

/// Reads the ids of spaces in another data file.
pub(crate) fn spaces<'de, D: Deserializer<'de>>(ids: D) -> Result<SpaceSet, D::Error> {
    let known = |id: &String| map().space(id).ok_or_else(|| unknown::<D>(id));
    Vec::<String>::deserialize(ids)?.iter().map(known).collect()
}

/// Reads the ids of provinces in another data file.
pub(crate) fn provinces<'de, D: Deserializer<'de>>(ids: D) -> Result<ProvinceSet, D::Error> {
    let known = |id: &String| map().province(id).ok_or_else(|| unknown::<D>(id));
    Vec::<String>::deserialize(ids)?.iter().map(known).collect()
}

/// Reads the ids of regions in another data file as their spaces.
pub(crate) fn regions<'de, D: Deserializer<'de>>(ids: D) -> Result<SpaceSet, D::Error> {
    let regions = Vec::<Region>::deserialize(ids)?;
    Ok(regions.iter().fold(SpaceSet::NONE, |all, &region| all.with(map().region(region))))
}

fn unknown<'de, D: Deserializer<'de>>(id: &str) -> D::Error {
    serde::de::Error::custom(format!("the map has no {id}"))
}
