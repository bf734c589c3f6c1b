//! The maps: regions, borders and start cities, read from `data/west.json` and `data/east.json`.

use std::fmt;
use std::sync::LazyLock;

use quadriga_core::data::{self, Source};
use serde::{Deserialize, Serialize};

use crate::figures::{Figures, figures};
use crate::judge::judgement::Judgement;
use crate::options::Board;
use crate::region::{MOST_REGIONS, Region, RegionSet};
use crate::words::{Good, Unit};

/// What lies in a region.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RegionKind {
    /// A city site without access to the sea.
    LandCity,
    /// A city site with borders of both kinds.
    CoastalCity,
    /// A city site with sea borders only.
    IslandCity,
    /// Land without a city site.
    LandNoCity,
    /// Sea without a city site, with the ship symbol.
    SeaWithShip,
}

/// How a border can be crossed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum BorderKind {
    /// By legions (red).
    Land,
    /// By galleys (blue).
    Sea,
    /// By both.
    Both,
}

/// A region as the data file describes it.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RegionInfo {
    /// Its id, unique on the map.
    pub id: String,
    /// Its name, the same in all languages.
    pub name: String,
    /// What lies there.
    pub kind: RegionKind,
    /// Degrees east.
    pub lon: f32,
    /// Degrees north.
    pub lat: f32,
    /// Whether the name was found on the printed map.
    pub name_source: Source,
    /// Whether its kind was found.
    pub kind_source: Source,
}

/// A map with its start cities and the figures of the box: all that a state looks up. There is one
/// of each [`Board`], made once.
pub struct Map {
    /// Which it is.
    pub board: Board,
    /// The regions in order.
    pub regions: Vec<RegionInfo>,
    /// The ids of brown's and beige's peoples.
    pub peoples: [&'static str; 2],
    /// The regions that share any border with each region.
    pub(crate) near: [RegionSet; MOST_REGIONS],
    /// The regions that units of each kind can reach across one border: legion, galley.
    pub(crate) across: [[RegionSet; MOST_REGIONS]; 2],
    /// The regions that are 0, 1, 2 and 3 turns of Duellum away for units of each kind, without and
    /// with the know-how to cross two borders in a turn.
    pub(crate) turns_away: [[[[RegionSet; 4]; MOST_REGIONS]; 2]; 2],
    /// The regions that have borders for legions, for galleys.
    pub(crate) open_to: [RegionSet; 2],
    /// The regions with a city site.
    pub(crate) sites: RegionSet,
    /// The regions with the ship symbol, which count twice for navigators.
    pub(crate) ships: RegionSet,
    /// The start cities of brown and beige, by what they produce.
    pub(crate) starts: [[Region; Good::COUNT]; 2],
    pub(crate) figures: Figures,
    /// What bots hold each asset to be worth.
    pub(crate) judgement: &'static Judgement,
}

impl PartialEq for Map {
    fn eq(&self, other: &Map) -> bool {
        self.board == other.board
    }
}

impl Eq for Map {}

impl fmt::Debug for Map {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.board.fmt(f)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(rename = "id")]
    _id: String,
    regions: Vec<RegionInfo>,
    borders: Vec<Border>,
    starts: Vec<Start>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Border {
    a: String,
    b: String,
    kind: BorderKind,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Start {
    id: String,
    brown: Trio,
    beige: Trio,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Trio {
    marble: String,
    iron: String,
    gold: String,
}

const WEST: &str = include_str!("../data/west.json");
const EAST: &str = include_str!("../data/east.json");

static WEST_MAP: LazyLock<Map> =
    LazyLock::new(|| draw(Board::West, WEST, "standard", ["carthage", "rome"]));
static WEST_ALTERNATIVE_MAP: LazyLock<Map> =
    LazyLock::new(|| draw(Board::WestAlternative, WEST, "alternative", ["carthage", "rome"]));
static EAST_MAP: LazyLock<Map> =
    LazyLock::new(|| draw(Board::East, EAST, "standard", ["greece", "persia"]));

/// The map of a board.
pub fn map(board: Board) -> &'static Map {
    match board {
        Board::West => &WEST_MAP,
        Board::WestAlternative => &WEST_ALTERNATIVE_MAP,
        Board::East => &EAST_MAP,
    }
}

/// The western map with other figures than those of the box.
#[cfg(test)]
pub(crate) fn with_figures(figures: Figures) -> &'static Map {
    let map = draw(Board::West, WEST, "standard", ["carthage", "rome"]);
    Box::leak(Box::new(Map { figures, ..map }))
}

fn draw(board: Board, text: &str, start: &str, peoples: [&'static str; 2]) -> Map {
    let file: File = data::parse("antike map", text);
    assert!(file.regions.len() <= MOST_REGIONS, "a map has at most {MOST_REGIONS} regions");
    let find = |id: &str| find(&file.regions, id);
    let of_kind = |kinds: &[RegionKind]| -> RegionSet {
        let regions = file.regions.iter().enumerate();
        let chosen = regions.filter(|(_, region)| kinds.contains(&region.kind));
        chosen.filter_map(|(index, _)| Region::new(index)).collect()
    };
    use RegionKind::{CoastalCity, IslandCity, LandCity, SeaWithShip};
    let trio = |trio: &Trio| [find(&trio.marble), find(&trio.iron), find(&trio.gold)];
    let chosen = file.starts.iter().find(|listed| listed.id == start);
    let chosen = chosen.unwrap_or_else(|| panic!("the map has no start {start:?}"));
    let mut map = Map {
        board,
        peoples,
        near: [RegionSet::NONE; MOST_REGIONS],
        across: [[RegionSet::NONE; MOST_REGIONS]; 2],
        turns_away: [[[[RegionSet::NONE; 4]; MOST_REGIONS]; 2]; 2],
        open_to: [RegionSet::NONE; 2],
        sites: of_kind(&[LandCity, CoastalCity, IslandCity]),
        ships: of_kind(&[SeaWithShip]),
        starts: [trio(&chosen.brown), trio(&chosen.beige)],
        figures: *figures(),
        judgement: Judgement::learned(),
        regions: Vec::new(),
    };
    for border in &file.borders {
        map.lay_border(find(&border.a), find(&border.b), border.kind);
    }
    map.turns_away = [1, 2].map(|borders| map.across.map(|across| turns_away(&across, borders)));
    map.regions = file.regions;
    map.check();
    map
}

/// How many turns away regions are, if so many borders can be crossed in each.
fn turns_away(across: &[RegionSet; MOST_REGIONS], borders: u32) -> [[RegionSet; 4]; MOST_REGIONS] {
    let wider = |set: RegionSet| set.iter().fold(set, |all, via| all.with(across[via.index()]));
    std::array::from_fn(|from| {
        let mut reached = Region::new(from).map_or(RegionSet::NONE, RegionSet::only);
        let mut rings = [reached; 4];
        for ring in &mut rings[1..] {
            let next = (0..borders).fold(reached, |set, _| wider(set));
            *ring = next.without(reached);
            reached = next;
        }
        rings
    })
}

fn find(regions: &[RegionInfo], id: &str) -> Region {
    let index = regions.iter().position(|region| region.id == id);
    let found = index.and_then(Region::new);
    found.unwrap_or_else(|| panic!("the map has no region {id:?}"))
}

impl Map {
    /// All regions of the map.
    pub fn all(&self) -> RegionSet {
        RegionSet::up_to(self.regions.len())
    }

    /// The region with this id.
    pub fn find(&self, id: &str) -> Option<Region> {
        self.regions.iter().position(|region| region.id == id).and_then(Region::new)
    }

    /// The regions that share a border of any kind with `region`.
    #[inline]
    pub fn neighbours(&self, region: Region) -> RegionSet {
        self.near[region.index()]
    }

    /// The regions that legions or galleys can reach from `region` across one border.
    #[inline]
    pub fn reachable(&self, unit: Unit, region: Region) -> RegionSet {
        match unit {
            Unit::Legion => self.across[0][region.index()],
            Unit::Galley => self.across[1][region.index()],
            Unit::Special => RegionSet::NONE,
        }
    }

    /// The regions with a city site.
    pub fn sites(&self) -> RegionSet {
        self.sites
    }

    /// The regions with the ship symbol.
    pub fn ships(&self) -> RegionSet {
        self.ships
    }

    fn lay_border(&mut self, a: Region, b: Region, kind: BorderKind) {
        assert!(a != b, "region {a} has no border with itself");
        assert!(!self.near[a.index()].has(b), "the border of {a} and {b} is listed twice");
        let kinds: &[usize] = match kind {
            BorderKind::Land => &[0],
            BorderKind::Sea => &[1],
            BorderKind::Both => &[0, 1],
        };
        for (from, to) in [(a, b), (b, a)] {
            self.near[from.index()].insert(to);
            for &kind in kinds {
                self.across[kind][from.index()].insert(to);
                self.open_to[kind].insert(from);
            }
        }
    }

    /// What the rules rely on; a file that breaks it is refused when it is loaded.
    fn check(&self) {
        for (index, info) in self.regions.iter().enumerate() {
            let twin = self.regions[..index].iter().any(|other| other.id == info.id);
            assert!(!twin, "region {} is listed twice", info.id);
            let region = Region::new(index);
            let open = self.open_to.map(|set| region.is_some_and(|region| set.has(region)));
            let wanted = match info.kind {
                RegionKind::LandCity | RegionKind::LandNoCity => [true, false],
                RegionKind::CoastalCity => [true, true],
                RegionKind::IslandCity | RegionKind::SeaWithShip => [false, true],
            };
            assert_eq!(open, wanted, "the borders of {} fit what lies there", info.id);
        }
        assert_eq!(self.connected(), self.all(), "every region can be reached from every other");
        let tiles: u32 = self.figures.tiles.iter().map(|&tiles| u32::from(tiles)).sum();
        assert!(u32::from(self.sites.len()) <= tiles, "there is a tile for every city");
        let starts: RegionSet = self.starts.iter().flatten().copied().collect();
        assert_eq!(starts.len(), 6, "six different start cities");
        assert!(starts.without(self.sites).is_empty(), "start cities lie on city sites");
    }

    /// All that can be reached from the first region.
    fn connected(&self) -> RegionSet {
        let mut reached = RegionSet::up_to(1);
        loop {
            let near =
                reached.iter().fold(reached, |all, region| all.with(self.neighbours(region)));
            if near == reached {
                return reached;
            }
            reached = near;
        }
    }
}
