//! How far it is from one space to another, in movement points.

use std::sync::LazyLock;

use crate::judge::judgement::FAR;
use crate::map::map;
use crate::material::material;
use crate::place::{PROVINCES, Province, SPACES, Space, SpaceSet};
use crate::words::{Region, Way};

/// A sea line is thought to cost so much more, for a card with a ship must come first.
const EMBARKING: u8 = 1;

/// Distances in movement points, by land and sea; what is farther than can matter is that far.
pub(crate) struct Distances {
    between: Vec<[u8; SPACES]>,
    to_province: Vec<[u8; PROVINCES]>,
}

/// Distances from one space.
pub(crate) struct From<'a> {
    spaces: &'a [u8; SPACES],
    provinces: &'a [u8; PROVINCES],
}

impl From<'_> {
    #[inline]
    pub(crate) fn to_space(&self, number: u8) -> f32 {
        f32::from(self.spaces[usize::from(number)])
    }

    /// To the nearest space of a province.
    #[inline]
    pub(crate) fn to_province(&self, number: u8) -> f32 {
        f32::from(self.provinces[usize::from(number)])
    }
}

/// The spaces beside each by road or strait.
static BESIDE: LazyLock<[SpaceSet; SPACES]> = LazyLock::new(|| {
    let beside = |at| map().links(at, Way::Road).with(map().links(at, Way::Strait));
    std::array::from_fn(|index| Space::new(index).map_or(SpaceSet::NONE, beside))
});

/// With the way over the sea to Africa and without it.
static OPEN: LazyLock<Distances> = LazyLock::new(|| Distances::measure(true));
static CLOSED: LazyLock<Distances> = LazyLock::new(|| Distances::measure(false));

impl Distances {
    /// Those for who may sail to Africa, or may not (HM-14.9).
    pub(crate) fn given(africa: bool) -> &'static Distances {
        if africa { &OPEN } else { &CLOSED }
    }

    /// The spaces beside one by road or strait.
    #[inline]
    pub(crate) fn beside(at: Space) -> SpaceSet {
        BESIDE[at.index()]
    }

    #[inline]
    pub(crate) fn between(&self, from: Space, to: Space) -> f32 {
        f32::from(self.between[from.index()][to.index()])
    }

    /// Those from one space.
    #[inline]
    pub(crate) fn from(&self, from: Space) -> From<'_> {
        From { spaces: &self.between[from.index()], provinces: &self.to_province[from.index()] }
    }

    fn measure(to_africa: bool) -> Distances {
        let (map, figures) = (map(), &material().figures);
        let africa = map.region(Region::Africa);
        let mut between = vec![[FAR as u8; SPACES]; SPACES];
        for from in Space::all() {
            let here = &mut between[from.index()];
            let lines = map.sea_lines(from).iter();
            for to in lines.filter(|&to| to_africa || africa.has(from) == africa.has(to)) {
                here[to.index()] = figures.sea_line_cost + EMBARKING;
            }
            let costs = [figures.road_cost, figures.pass_cost, figures.strait_cost];
            for (&way, cost) in Way::ALL.iter().zip(costs) {
                map.links(from, way).iter().for_each(|to| here[to.index()] = cost);
            }
            here[from.index()] = 0;
        }
        for over in Space::all() {
            for from in Space::all() {
                for to in Space::all() {
                    let way =
                        between[from.index()][over.index()] + between[over.index()][to.index()];
                    let direct = &mut between[from.index()][to.index()];
                    *direct = way.min(*direct);
                }
            }
        }
        let nearest = |from: Space, province: Province| {
            let spaces = map.spaces_of(province).iter();
            spaces.map(|to| between[from.index()][to.index()]).min().unwrap_or(FAR as u8)
        };
        let to_province = Space::all().map(|from| {
            let near = |index| Province::new(index).map_or(FAR as u8, |at| nearest(from, at));
            std::array::from_fn(near)
        });
        let to_province = to_province.collect();
        Distances { between, to_province }
    }
}
