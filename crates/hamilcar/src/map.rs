//! The map: spaces, provinces, land links and sea lines, read from `data/map.json`.

use std::sync::LazyLock;

use quadriga_core::data::{self, Source};
use serde::Deserialize;

pub(crate) use crate::ids::{provinces, regions, spaces};
use crate::place::{PROVINCES, Province, ProvinceSet, SITES, SPACES, Site, Space, SpaceSet};
use crate::side::BySide;
use crate::words::{Kind, Region, Way};

/// A space as the data file describes it.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpaceInfo {
    /// Its id, unique on the map.
    pub id: String,
    /// Its name, the same in all languages.
    pub name: String,
    /// The id of its province.
    pub province: String,
    /// What it is.
    pub kind: Kind,
    /// Whether sea lines lead to it.
    #[serde(default)]
    pub port: bool,
    /// Degrees east.
    pub lon: f32,
    /// Degrees north.
    pub lat: f32,
    /// Degrees east, moved so that pieces do not overlap.
    pub draw_lon: f32,
    /// Degrees north, moved likewise.
    pub draw_lat: f32,
    /// Where the space comes from.
    pub source: Source,
}

/// A province as the data file describes it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProvinceInfo {
    /// Its id, unique on the map.
    pub id: String,
    /// Its name, the same in all languages.
    pub name: String,
    /// Where it lies.
    pub region: Region,
    /// Whether it counts for political points (HM-19.1).
    pub significant: bool,
    /// Where the province comes from.
    pub source: Source,
}

/// The map. There is one, made once.
#[derive(Debug)]
pub struct Map {
    /// The spaces in order.
    pub spaces: Vec<SpaceInfo>,
    /// The provinces in order.
    pub provinces: Vec<ProvinceInfo>,
    /// The spaces at the other end of a road, of a pass, of a strait.
    links: [[SpaceSet; Way::COUNT]; SPACES],
    /// Those at the other end of any link, and those over roads and straits.
    joined: [SpaceSet; SPACES],
    level: [SpaceSet; SPACES],
    /// The ports at the other end of a sea line.
    lines: [SpaceSet; SPACES],
    province_of: [Province; SPACES],
    spaces_of: [SpaceSet; PROVINCES],
    site_of: [Option<Site>; SPACES],
    space_of: [Space; SITES],
    /// The spaces of each kind.
    kinds: [SpaceSet; Kind::COUNT],
    regions: [SpaceSet; Region::COUNT],
    provinces_of: [ProvinceSet; Region::COUNT],
    /// All ports.
    pub ports: SpaceSet,
    /// The provinces that bring political points.
    pub significant: ProvinceSet,
    /// Roma and Carthago.
    pub capitals: BySide<Space>,
    /// Roma, Carthago and Syracusae (HM-1.4).
    pub great_cities: SpaceSet,
    /// The city that is worth a political point itself: Lilybaeum.
    pub prize_city: Space,
    /// The city from which Rome with good seamanship crosses to Africa: Syracusae (HM-14.9).
    pub stepping_stone: Space,
    /// Both ends of the strait that Caudex knows (HM-22.2).
    pub narrows: SpaceSet,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    regions: Vec<RegionInfo>,
    provinces: Vec<ProvinceInfo>,
    spaces: Vec<SpaceInfo>,
    links: Vec<Link>,
    sea_lines: Vec<SeaLine>,
    #[serde(rename = "links_source")]
    _links_source: Source,
    capitals: BySide<String>,
    great_cities: Vec<String>,
    prize_city: String,
    stepping_stone: String,
    narrows: Vec<String>,
    #[serde(rename = "special_source")]
    _special_source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RegionInfo {
    #[serde(rename = "id")]
    _id: Region,
    #[serde(rename = "name")]
    _name: String,
    #[serde(rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Link {
    a: String,
    b: String,
    kind: Way,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SeaLine {
    a: String,
    b: String,
}

static MAP: LazyLock<Map> = LazyLock::new(|| draw(include_str!("../data/map.json")));

/// The map.
pub fn map() -> &'static Map {
    &MAP
}

impl Map {
    /// The space with this id.
    pub fn space(&self, id: &str) -> Option<Space> {
        Space::all().find(|at| self.spaces[at.index()].id == id)
    }

    /// The province with this id.
    pub fn province(&self, id: &str) -> Option<Province> {
        Province::all().find(|at| self.provinces[at.index()].id == id)
    }

    /// The province of a space.
    #[inline]
    pub fn province_of(&self, at: Space) -> Province {
        self.province_of[at.index()]
    }

    /// The spaces of a province.
    #[inline]
    pub fn spaces_of(&self, province: Province) -> SpaceSet {
        self.spaces_of[province.index()]
    }

    /// The spaces of a region.
    #[inline]
    pub fn region(&self, region: Region) -> SpaceSet {
        self.regions[region.index()]
    }

    /// The provinces of a region.
    #[inline]
    pub fn provinces_of(&self, region: Region) -> ProvinceSet {
        self.provinces_of[region.index()]
    }

    /// The spaces of a kind.
    #[inline]
    pub fn of_kind(&self, kind: Kind) -> SpaceSet {
        self.kinds[kind.index()]
    }

    /// The spaces at the other end of links of a kind.
    #[inline]
    pub fn links(&self, at: Space, way: Way) -> SpaceSet {
        self.links[at.index()][way.index()]
    }

    /// The spaces at the other end of any land link.
    #[inline]
    pub fn joined(&self, at: Space) -> SpaceSet {
        self.joined[at.index()]
    }

    /// Those at the other end of roads and straits.
    #[inline]
    pub fn level(&self, at: Space) -> SpaceSet {
        self.level[at.index()]
    }

    /// The ports one sea line away.
    #[inline]
    pub fn sea_lines(&self, at: Space) -> SpaceSet {
        self.lines[at.index()]
    }

    /// The city or tribe on a space.
    #[inline]
    pub fn site(&self, at: Space) -> Option<Site> {
        self.site_of[at.index()]
    }

    /// Where a city or tribe is.
    #[inline]
    pub fn space_of(&self, site: Site) -> Space {
        self.space_of[site.index()]
    }

    /// Whether a site is a walled city.
    #[inline]
    pub fn is_city(&self, site: Site) -> bool {
        self.of_kind(Kind::City).has(self.space_of(site))
    }
}

fn draw(text: &str) -> Map {
    let file: File = data::parse("hamilcar/map.json", text);
    assert_eq!(file.spaces.len(), SPACES, "the map has {SPACES} spaces");
    assert_eq!(file.provinces.len(), PROVINCES, "the map has {PROVINCES} provinces");
    assert_eq!(file.regions.len(), Region::COUNT, "every region is named");
    let find = |id: &str| match file.spaces.iter().position(|space| space.id == id) {
        Some(place) => Space::new(place).unwrap_or_else(|| panic!("{id} is beyond the map")),
        None => panic!("no space {id}"),
    };
    let province = |id: &str| match file.provinces.iter().position(|other| other.id == id) {
        Some(place) => Province::new(place).unwrap_or_else(|| panic!("{id} is beyond the map")),
        None => panic!("no province {id}"),
    };
    let province_of = std::array::from_fn(|at| province(&file.spaces[at].province));
    let spaces = &file.spaces;
    let kind = |of| Space::all().filter(move |at| spaces[at.index()].kind == of);
    let sites: Vec<Space> = kind(Kind::City).chain(kind(Kind::Tribe)).collect();
    let space_of: [Space; SITES] = match sites.try_into() {
        Ok(sites) => sites,
        Err(_) => panic!("the map has {SITES} cities and tribes"),
    };
    let site = |at: Space| Site::all().find(|site| space_of[site.index()] == at);
    let in_province = |place: usize| {
        let here =
            |at: &Space| province_of[at.index()] == Province::new(place).unwrap_or(province_of[0]);
        Space::all().filter(here).collect::<SpaceSet>()
    };
    let spaces_of: [SpaceSet; PROVINCES] = std::array::from_fn(in_province);
    let in_region = |region: Region| {
        let there = spaces_of.iter().zip(&file.provinces).filter(|(_, info)| info.region == region);
        there.fold(SpaceSet::NONE, |all, (spaces, _)| all.with(*spaces))
    };
    let mut map = Map {
        links: [[SpaceSet::NONE; Way::COUNT]; SPACES],
        joined: [SpaceSet::NONE; SPACES],
        level: [SpaceSet::NONE; SPACES],
        lines: [SpaceSet::NONE; SPACES],
        site_of: std::array::from_fn(|at| Space::new(at).and_then(site)),
        space_of,
        kinds: [Kind::Ordinary, Kind::City, Kind::Tribe].map(|of| kind(of).collect()),
        regions: std::array::from_fn(|place| in_region(Region::ALL[place])),
        provinces_of: std::array::from_fn(|place| {
            let region = Region::ALL[place];
            let there = |at: &Province| file.provinces[at.index()].region == region;
            Province::all().filter(there).collect()
        }),
        ports: Space::all().filter(|at| file.spaces[at.index()].port).collect(),
        significant: Province::all().filter(|at| file.provinces[at.index()].significant).collect(),
        capitals: BySide {
            rome: find(&file.capitals.rome),
            carthage: find(&file.capitals.carthage),
        },
        great_cities: file.great_cities.iter().map(|id| find(id)).collect(),
        prize_city: find(&file.prize_city),
        stepping_stone: find(&file.stepping_stone),
        narrows: file.narrows.iter().map(|id| find(id)).collect(),
        province_of,
        spaces_of,
        spaces: Vec::new(),
        provinces: Vec::new(),
    };
    for Link { a, b, kind } in &file.links {
        let (a, b) = (find(a), find(b));
        assert!(a != b && !map.links(a, *kind).has(b), "a link joins two spaces once");
        map.links[a.index()][kind.index()].insert(b);
        map.links[b.index()][kind.index()].insert(a);
    }
    for SeaLine { a, b } in &file.sea_lines {
        let (a, b) = (find(a), find(b));
        assert!(a != b && map.ports.has(a) && map.ports.has(b), "sea lines lead from port to port");
        map.lines[a.index()].insert(b);
        map.lines[b.index()].insert(a);
    }
    for at in Space::all() {
        let level = map.links(at, Way::Road).with(map.links(at, Way::Strait));
        map.level[at.index()] = level;
        map.joined[at.index()] = level.with(map.links(at, Way::Pass));
    }
    (map.spaces, map.provinces) = (file.spaces, file.provinces);
    map
}
