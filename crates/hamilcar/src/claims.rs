//! What the political points are for (HM-19.1): each of them, and who has it.

use serde::Serialize;

use crate::place::{Province, Space};
use crate::side::Side;
use crate::state::Hamilcar;

/// Something that brings a political point.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub enum PointSource {
    /// A politically significant province.
    Province(Province),
    /// The city that counts by itself.
    City(Space),
    /// Naval supremacy.
    Supremacy,
    /// The Council of 104.
    Miat,
}

/// A political point, and who has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub struct Claim {
    /// What it is for.
    pub source: PointSource,
    /// Whose it is.
    pub held: Option<Side>,
}

impl Hamilcar {
    /// All political points of the game.
    pub(crate) fn claims(&self) -> Vec<Claim> {
        let map = self.map();
        let holder = |has: &dyn Fn(Side) -> bool| Side::ALL.iter().copied().find(|&side| has(side));
        let provinces = map.significant.iter().map(|at| Claim {
            source: PointSource::Province(at),
            held: holder(&|side| self.controls(side, at)),
        });
        let others = [
            (PointSource::City(map.prize_city), self.marker(map.prize_city).owner()),
            (PointSource::Supremacy, Some(self.supremacy)),
            (PointSource::Miat, self.miat_control()),
        ];
        provinces.chain(others.map(|(source, held)| Claim { source, held })).collect()
    }
}
