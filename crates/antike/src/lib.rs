//! Antike Duellum: two ancient peoples on one rondel, a game for two by Mac Gerdts.

mod action;
mod event;
mod figures;
mod map;
mod options;
mod phase;
mod region;
mod view;
mod words;

pub use action::Action;
pub use event::{Bundle, Ending, Event};
pub use map::{Map, RegionInfo, RegionKind, map};
pub use options::{Beginner, Board, Fortress, Options, Sides};
pub use phase::{Group, Phase, Trade};
pub use region::{MOST_REGIONS, Region, RegionSet};
pub use view::{
    BankView, CityView, FieldView, FoundingView, KnowHowView, PeopleView, PersonageView,
    RegionView, ThisTurnView, UnitsView, View,
};
pub use words::{Card, Field, Good, KnowHow, Personage, Unit, Wealth};
