//! What a player has, in the figures that a judgement rests on. What each is worth was learned from
//! games of bots; see `judgement`.

use quadriga_core::Seat;

use crate::phase::Phase;
use crate::region::RegionSet;
use crate::state::{Antike, People};
use crate::words::{Field, Good, KnowHow, Personage};

/// Declares the assets in their order, each with its name in the data file.
macro_rules! assets {
    ($($(#[$why:meta])* $asset:ident = $name:literal,)*) => {
        /// Something that a player can have more or less of.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Asset {
            $($(#[$why])* $asset,)*
        }

        impl Asset {
            /// All, in order.
            pub const ALL: &'static [Asset] = &[$(Asset::$asset,)*];
            /// How many there are.
            pub const COUNT: usize = Asset::ALL.len();

            /// The name in the data file.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Asset::$asset => $name,)*
                }
            }

            /// Its place in [`Asset::ALL`].
            pub const fn index(self) -> usize {
                self as usize
            }
        }
    };
}

assets! {
    /// Personages.
    Personages = "personages",
    /// Personages above six: the end is near.
    Brink = "brink",
    /// The part of the way to the next king that lies behind.
    KingWay = "king_way",
    /// The same for citizens.
    CitizenWay = "citizen_way",
    /// The same for navigators.
    NavigatorWay = "navigator_way",
    /// Scholars and generals that are earned and not taken yet.
    Due = "due",
    /// Cities.
    Cities = "cities",
    /// Temples.
    Temples = "temples",
    /// Town walls on the map.
    Walls = "walls",
    /// Town walls at temples, besides.
    TempleWalls = "temple_walls",
    /// Town walls in the supply.
    SpareWalls = "spare_walls",
    /// The root of what one production of marble brings.
    MarbleYield = "marble_yield",
    /// The same of iron.
    IronYield = "iron_yield",
    /// The same of gold.
    GoldYield = "gold_yield",
    /// Marble, up to what is soon spent.
    Marble = "marble",
    /// Iron.
    Iron = "iron",
    /// Gold.
    Gold = "gold",
    /// Goods beyond what is soon spent.
    Glut = "glut",
    /// Coins, up to what is soon spent.
    Coins = "coins",
    /// Strata.
    Strata = "strata",
    /// Navigatio.
    Navigatio = "navigatio",
    /// Moneta.
    Moneta = "moneta",
    /// Res Publica.
    ResPublica = "res_publica",
    /// Commercium.
    Commercium = "commercium",
    /// Legions on the map.
    Legions = "legions",
    /// Galleys on the map.
    Galleys = "galleys",
    /// Units on the map beyond six.
    Crowd = "crowd",
    /// Legions in the box.
    BoxedLegions = "boxed_legions",
    /// Galleys in the box.
    BoxedGalleys = "boxed_galleys",
    /// Free sites under own units.
    Sites = "sites",
    /// Free sites one step away from own units.
    NearSites = "near_sites",
    /// Cities that could be founded at once.
    Foundable = "foundable",
    /// The part of a temple's price that is there.
    TempleSaved = "temple_saved",
    /// The part of the price of the cheapest know-how that nobody has.
    KnowHowSaved = "know_how_saved",
    /// A temple can be paid, and Templum is near.
    ReadyTemplum = "ready_templum",
    /// A know-how that nobody has can be paid, and Scientia is near.
    ReadyScientia = "ready_scientia",
    /// Units that can be armed, if Militia is near.
    ReadyMilitia = "ready_militia",
    /// A Duellum is near.
    ReadyDuellum = "ready_duellum",
    /// Units in the box that can be paid.
    Armable = "armable",
    /// How near the own units are to taking the enemy city without temple that is most in danger.
    CityPressure = "city_pressure",
    /// The square of it.
    CityPrey = "city_prey",
    /// All other ones.
    OtherCityPrey = "other_city_prey",
    /// The same for enemy temples, while there is a general for it.
    TemplePressure = "temple_pressure",
    /// The square of it.
    TemplePrey = "temple_prey",
    /// All other ones.
    OtherTemplePrey = "other_temple_prey",
    /// A city that falls with the next move.
    CityFalls = "city_falls",
    /// A temple that falls with the next move.
    TempleFalls = "temple_falls",
    /// What the attack that is under way may take, by the part of the needed units that has
    /// arrived.
    Strike = "strike",
    /// Units in the own cities with temple.
    Guards = "guards",
    /// Event cards.
    Cards = "cards",
    /// The next turn.
    Turn = "turn",
}

/// How much a player has of each asset.
pub type Assets = [f32; Asset::COUNT];

/// So much of one good is soon spent.
const SOON_SPENT: u16 = 8;
/// More than so much of one good does not matter.
const UNTOLD: u16 = 40;
/// Units beyond so many are a crowd.
const CROWD: u8 = 6;

impl Antike {
    /// What a player has.
    pub fn assets(&self, seat: Seat) -> Assets {
        let mut assets = [0.0; Asset::COUNT];
        let mut set = |asset: Asset, value: f32| assets[asset.index()] = value;
        let people = self.of(seat);
        let total = people.total();
        set(Asset::Personages, total.into());
        set(Asset::Brink, total.saturating_sub(6).into());
        set(Asset::KingWay, self.way(seat, Personage::King));
        set(Asset::CitizenWay, self.way(seat, Personage::Citizen));
        set(Asset::NavigatorWay, self.way(seat, Personage::Navigator));
        if seat == self.mover {
            let due = self.due(Personage::Scholar) + self.due(Personage::General);
            set(Asset::Due, due.into());
        }
        let temples = people.cities.within(self.temples);
        let walls = people.cities.within(self.walls);
        set(Asset::Cities, people.cities.len().into());
        set(Asset::Temples, temples.len().into());
        set(Asset::Walls, walls.len().into());
        set(Asset::TempleWalls, walls.within(temples).len().into());
        set(Asset::SpareWalls, people.walls.into());
        let [marble, iron, gold] =
            [Good::Marble, Good::Iron, Good::Gold].map(|good| self.yield_of(seat, good));
        set(Asset::MarbleYield, f32::from(marble).sqrt());
        set(Asset::IronYield, f32::from(iron).sqrt());
        set(Asset::GoldYield, f32::from(gold).sqrt());
        let soon = |good: Good| f32::from(people.goods[good.index()].min(SOON_SPENT));
        set(Asset::Marble, soon(Good::Marble));
        set(Asset::Iron, soon(Good::Iron));
        set(Asset::Gold, soon(Good::Gold));
        let glut = people.goods.iter().map(|&stock| stock.clamp(SOON_SPENT, UNTOLD) - SOON_SPENT);
        set(Asset::Glut, f32::from(glut.sum::<u16>()));
        set(Asset::Coins, people.coins.min(10).into());
        for (know_how, asset) in [
            (KnowHow::Strata, Asset::Strata),
            (KnowHow::Navigatio, Asset::Navigatio),
            (KnowHow::Moneta, Asset::Moneta),
            (KnowHow::ResPublica, Asset::ResPublica),
            (KnowHow::Commercium, Asset::Commercium),
        ] {
            set(asset, u8::from(people.knows(know_how)).into());
        }
        let on_map = [0, 1].map(|kind| self.on_map(people, kind));
        set(Asset::Legions, on_map[0].into());
        set(Asset::Galleys, on_map[1].into());
        set(Asset::Crowd, on_map[0].saturating_add(on_map[1]).saturating_sub(CROWD).into());
        set(Asset::BoxedLegions, people.boxed[0].min(8).into());
        set(Asset::BoxedGalleys, people.boxed[1].min(8).into());
        let free = self.free_sites();
        let reached = people.present().within(free);
        let near = self.a_step_away(people).within(free).without(reached);
        set(Asset::Sites, reached.len().min(4).into());
        set(Asset::NearSites, near.len().min(6).into());
        set(Asset::Foundable, reached.len().min(full_sets(people)).into());
        self.set_prospects(seat, &mut set);
        let prey = self.prey(seat);
        set(Asset::CityPressure, prey.city);
        set(Asset::CityPrey, prey.city * prey.city);
        set(Asset::OtherCityPrey, prey.other_cities);
        set(Asset::TemplePressure, prey.temple);
        set(Asset::TemplePrey, prey.temple * prey.temple);
        set(Asset::OtherTemplePrey, prey.other_temples);
        set(Asset::CityFalls, u8::from(prey.city_falls).into());
        set(Asset::TempleFalls, u8::from(prey.temple_falls).into());
        if seat == self.mover {
            set(Asset::Strike, self.strike());
        }
        let guards = people.present().within(temples).iter();
        let guards: u8 = guards
            .map(|region| people.force(region).map(|units| units.min(3)).iter().sum::<u8>().min(3))
            .sum();
        set(Asset::Guards, guards.into());
        // Cards that are about to be chosen count, or a bot would see the price of a personage too
        // late.
        let chosen = match self.phase {
            Phase::Picking { left } if seat != self.mover => left,
            _ => 0,
        };
        set(Asset::Cards, people.hand.len().saturating_add(chosen).min(8).into());
        set(Asset::Turn, u8::from(seat == self.next_mover()).into());
        assets
    }

    /// What the stores allow to do soon.
    #[inline]
    fn set_prospects(&self, seat: Seat, set: &mut impl FnMut(Asset, f32)) {
        let people = self.of(seat);
        let near = |field: Field| self.field_cost(seat, field) == 0;
        let coins = u16::from(people.coins);
        let figures = &self.map.figures;
        if self.temples_left() > 0 {
            let price = u16::from(figures.temple_marble).max(1);
            let saved = people.goods[Good::Marble.index()].saturating_add(coins);
            set(Asset::TempleSaved, f32::from(saved.min(price)) / f32::from(price));
            set(Asset::ReadyTemplum, u8::from(saved >= price && near(Field::Templum)).into());
        }
        let known = self.peoples[0].know_how | self.peoples[1].know_how;
        let prices = figures.prices.iter().enumerate();
        let open = prices.filter(|(index, _)| known >> index & 1 == 0);
        if let Some(price) = open.map(|(_, price)| u16::from(price[0].max(1))).min() {
            let saved = people.goods[Good::Gold.index()].saturating_add(coins);
            set(Asset::KnowHowSaved, f32::from(saved.min(price)) / f32::from(price));
            set(Asset::ReadyScientia, u8::from(saved >= price && near(Field::Scientia)).into());
        }
        let iron = people.goods[Good::Iron.index()].saturating_add(coins)
            / u16::from(figures.arming_iron.max(1));
        let armable =
            f32::from(iron.min(people.boxed[0].saturating_add(people.boxed[1]).into()).min(6));
        set(Asset::Armable, armable);
        if near(Field::Militia) {
            set(Asset::ReadyMilitia, armable);
        }
        let duellum = near(Field::Duellum) || near(Field::SecondDuellum);
        set(Asset::ReadyDuellum, u8::from(duellum).into());
    }

    /// The part of the way to the next personage of a kind that lies behind.
    #[inline]
    fn way(&self, seat: Seat, kind: Personage) -> f32 {
        let Some((reached, step)) = self.progress(seat, kind) else { return 0.0 };
        if self.personages_left(kind) == 0 {
            return 0.0;
        }
        let (reached, step) = (f32::from(reached), f32::from(step.max(1)));
        let behind = reached - step * f32::from(self.of(seat).personages[kind.index()]);
        (behind / step).clamp(-1.0, 1.5)
    }

    #[inline]
    fn on_map(&self, people: &People, kind: usize) -> u8 {
        let units = self.map.figures.units[kind];
        units.saturating_sub(people.supply[kind]).saturating_sub(people.boxed[kind])
    }

    /// The regions that some unit of a player reaches across one border.
    #[inline]
    fn a_step_away(&self, people: &People) -> RegionSet {
        let reach = |kind: usize| {
            let across = &self.map.across[kind];
            let all = people.at[kind].iter();
            all.fold(RegionSet::NONE, |near, from| near.with(across[from.index()]))
        };
        reach(0).with(reach(1))
    }
}

/// How many cities the stores pay for, where no neighbour makes them dearer.
#[inline]
fn full_sets(people: &People) -> u8 {
    let sets = people.goods.iter().min().copied().unwrap_or(0);
    sets.min(4) as u8
}
