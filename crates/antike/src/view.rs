//! What an onlooker sees. Nothing in this game is hidden, so all see the same.

use std::ops::Index;

use quadriga_core::{Eye, Seat};
use serde::Serialize;

use crate::event::Bundle;
use crate::options::{Board, Fortress};
use crate::phase::{Phase, Trade};
use crate::region::{Region, RegionSet};
use crate::words::{Card, Field, Good, KnowHow, Personage, Unit};

/// The table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "antike/"))]
pub struct View {
    /// Who looks.
    pub eye: Eye,
    /// The map and the start cities.
    pub board: Board,
    /// The number of this turn, both players' counted, from 1.
    pub turn: u8,
    /// The turn after which the game ends in any case.
    pub last_turn: u8,
    /// Whose turn it is.
    pub mover: Seat,
    /// Who decides now: the mover, or the other player; nobody when the game is over.
    pub decides: Option<Seat>,
    /// Who began.
    pub beginner: Seat,
    /// Who plays brown: Carthage, Greece.
    pub brown: Seat,
    /// Whether event cards are played with.
    pub events: bool,
    /// Whether special units are played with.
    pub special_units: bool,
    /// Who decides about the card Fortress.
    pub fortress: Fortress,
    /// What the game waits for.
    pub phase: Phase,
    /// A trade by Commercium that is under way, before anything else.
    pub trade: Option<Trade>,
    /// What this turn has opened.
    pub this_turn: ThisTurnView,
    /// The regions, in the order of the map's data file.
    pub regions: Vec<RegionView>,
    /// Both peoples, in the order of the seats.
    pub peoples: Vec<PeopleView>,
    /// The eight fields of the rondel, clockwise.
    pub rondel: Vec<FieldView>,
    /// The table of know-how.
    pub know_how: Vec<KnowHowView>,
    /// Where units that may cross two borders could get with the second.
    pub second_steps: Vec<SecondStepsView>,
    /// The bank.
    pub bank: BankView,
    /// The open event cards.
    pub open_cards: Vec<Card>,
    /// How many cards are in the stack.
    pub deck: u8,
    /// The played cards.
    pub played_cards: Vec<Card>,
    /// How many personages win.
    pub personages_to_win: u8,
    /// What else of the box a player reckons with.
    pub figures: FiguresView,
}

/// The figures of the box that are the same in every game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "antike/"))]
pub struct FiguresView {
    /// The fields of the count track that give a wall.
    pub wall_fields: Vec<u8>,
    /// How many steps on the rondel are free.
    pub free_steps: u8,
    /// How many cities bring a king.
    pub cities_per_king: u8,
    /// The most marble that the card Votive Gifts brings.
    pub votive_gifts_most: u8,
    /// How much more the card Rich Vein brings.
    pub rich_vein_goods: u8,
    /// How many swaps the card Market Day allows.
    pub market_day_swaps: u8,
    /// How much marble the card Master Builder saves.
    pub master_builder_marble: u8,
}

/// Something for each good.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "antike/"))]
pub struct ByGood<T> {
    /// For marble.
    pub marble: T,
    /// For iron.
    pub iron: T,
    /// For gold.
    pub gold: T,
}

impl<T> ByGood<T> {
    pub(crate) fn new(of: impl Fn(Good) -> T) -> ByGood<T> {
        ByGood { marble: of(Good::Marble), iron: of(Good::Iron), gold: of(Good::Gold) }
    }
}

impl<T> Index<Good> for ByGood<T> {
    type Output = T;

    fn index(&self, good: Good) -> &T {
        match good {
            Good::Marble => &self.marble,
            Good::Iron => &self.iron,
            Good::Gold => &self.gold,
        }
    }
}

/// Something for each kind of unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "antike/"))]
pub struct ByUnit<T> {
    /// For legions.
    pub legion: T,
    /// For galleys.
    pub galley: T,
    /// For the special unit.
    pub special: T,
}

impl<T> ByUnit<T> {
    pub(crate) fn new(of: impl Fn(Unit) -> T) -> ByUnit<T> {
        ByUnit { legion: of(Unit::Legion), galley: of(Unit::Galley), special: of(Unit::Special) }
    }
}

impl<T> Index<Unit> for ByUnit<T> {
    type Output = T;

    fn index(&self, unit: Unit) -> &T {
        match unit {
            Unit::Legion => &self.legion,
            Unit::Galley => &self.galley,
            Unit::Special => &self.special,
        }
    }
}

/// What the mover has opened in this turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "antike/"))]
pub struct ThisTurnView {
    /// The field that was chosen, once it was.
    pub field: Option<Field>,
    /// How many swaps are left by Market Day.
    pub swaps: u8,
    /// Coins put aside to save each good in its next payment.
    pub pledged: Bundle,
    /// Whether the word that ends this step ends the turn as well.
    pub done_ends_turn: bool,
    /// The next unit is armed without iron (Armoury).
    pub free_arming: bool,
    /// The next founding is without coins for neighbours (Settlers).
    pub settlers: bool,
    /// The next temple costs less (Master Builder).
    pub master_builder: bool,
    /// The next conquest is easier (Siege Tower).
    pub siege_tower: bool,
    /// How many of the units in the box may be armed.
    pub armable: ByUnit<u8>,
    /// Personages that the mover would be due now, by kind.
    pub due: Vec<(Personage, u8)>,
    /// How many cards the other player will choose at the end of the turn for lost cities.
    pub cards_for_losses: u8,
}

/// One region.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "antike/"))]
pub struct RegionView {
    /// Its id in the data file of the map.
    pub id: &'static str,
    /// The city here.
    pub city: Option<CityView>,
    /// What founding a city here would cost the mover; only where a site is free.
    pub founding: Option<FoundingView>,
    /// The units of both peoples, in the order of the seats.
    pub units: [UnitsView; 2],
}

/// The units of one people in a region.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "antike/"))]
pub struct UnitsView {
    /// Legions.
    pub legions: u8,
    /// Galleys.
    pub galleys: u8,
    /// Whether the special unit is here.
    pub special: bool,
    /// Legions that may still move in this Duellum.
    pub fresh_legions: u8,
    /// Galleys that may still move in this Duellum.
    pub fresh_galleys: u8,
    /// Whether the special unit may still move.
    pub fresh_special: bool,
    /// How many borders the freshest of each kind may still cross.
    pub steps: ByUnit<u8>,
}

/// What lies two borders away from units that may cross both; others on the way may stop them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "antike/"))]
pub struct SecondStepsView {
    /// Where the units stand.
    pub from: Region,
    /// Which kind.
    pub unit: Unit,
    /// The regions that take two steps.
    pub to: RegionSet,
}

/// A city.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "antike/"))]
pub struct CityView {
    /// Whose.
    pub owner: Seat,
    /// What it produces.
    pub good: Good,
    /// Whether it has a temple.
    pub temple: bool,
    /// Whether it has a wall.
    pub wall: bool,
    /// Its strength against an attack, with all that defends it.
    pub strength: u8,
    /// The strength that an attack of the mover meets, a siege tower included.
    pub resistance: u8,
    /// The same after the card Fortress.
    pub with_fortress: u8,
    /// The attackers that stand here, the special unit's 1 included.
    pub attackers: u8,
    /// Whether they are enough to take it.
    pub falls: bool,
    /// How many legions and galleys the mover would lose in its conquest; none if it is his own.
    pub losses: u8,
    /// Temples in the neighbourhood: as many coins are added to the price of a temple here.
    pub temple_coins: u8,
    /// How many units may still be armed here in this turn.
    pub room: u8,
}

/// What founding a city would cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "antike/"))]
pub struct FoundingView {
    /// Neighbouring cities that produce the same good. As many coins are added.
    pub neighbours: ByGood<u8>,
    /// The fewest coins for which the mover could found here now; none if he can't.
    pub least_coins: Option<u8>,
}

/// One people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "antike/"))]
pub struct PeopleView {
    /// The id of the people: carthage, rome, greece, persia.
    pub people: &'static str,
    /// Whether its special unit goes by sea: the Admiral does, the General does not.
    pub special_sails: bool,
    /// Marble.
    pub marble: u16,
    /// Iron.
    pub iron: u16,
    /// Gold.
    pub gold: u16,
    /// Coins.
    pub coins: u8,
    /// Recruits in the box: legions.
    pub box_legions: u8,
    /// Recruits in the box: galleys.
    pub box_galleys: u8,
    /// Whether the special unit is in the box.
    pub box_special: bool,
    /// Legions in the supply.
    pub supply_legions: u8,
    /// Galleys in the supply.
    pub supply_galleys: u8,
    /// Walls in the supply.
    pub walls: u8,
    /// Where the stone stands on the rondel.
    pub stone: Option<Field>,
    /// How many cities.
    pub cities: u8,
    /// How many temples.
    pub temples: u8,
    /// Points at sea.
    pub navigator_points: u8,
    /// What the production fields would give now.
    pub production: ByGood<u8>,
    /// The know-how.
    pub know_how: Vec<KnowHow>,
    /// The personages, by kind, with what the next one asks for.
    pub personages: Vec<PersonageView>,
    /// All personages.
    pub total: u8,
    /// The event cards in hand, open to all.
    pub cards: Vec<Card>,
}

/// The personages of one kind that a people has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "antike/"))]
pub struct PersonageView {
    /// Which kind.
    pub personage: Personage,
    /// How many the people has.
    pub count: u8,
    /// How many cities, temples or points the people has; for scholars and generals those due.
    pub reached: u8,
    /// How many the next one asks for; nothing where the stack is empty, and for scholars and
    /// generals.
    pub next_at: Option<u8>,
}

/// A field of the rondel.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "antike/"))]
pub struct FieldView {
    /// Which.
    pub field: Field,
    /// What is produced here, if it is a production field.
    pub produces: Option<Good>,
    /// Whose stones stand here.
    pub stones: Vec<Seat>,
    /// How many units each people would pay to come here, in the order of the seats.
    pub cost: [u8; 2],
}

/// A column of the table of know-how.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "antike/"))]
pub struct KnowHowView {
    /// Which.
    pub know_how: KnowHow,
    /// The price for the first buyer.
    pub first_price: u8,
    /// The price for the second buyer.
    pub second_price: u8,
    /// Who has it.
    pub owners: Vec<Seat>,
}

/// What the bank holds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "antike/"))]
pub struct BankView {
    /// Coins.
    pub coins: u8,
    /// Temples.
    pub temples: u8,
    /// City tiles.
    pub tiles: ByGood<u8>,
    /// Personages, by kind.
    pub personages: Vec<(Personage, u8)>,
}
