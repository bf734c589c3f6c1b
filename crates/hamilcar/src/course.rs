//! Chapter 14, the course of a sea move: a row of ports, each a sea line from the one before.

use serde::{Deserialize, Serialize};

use crate::place::{Space, SpaceSet};

/// The most ports of a course, its start included: three sea lines (HM-14.2).
const PORTS: usize = 4;

/// The ports that a fleet sails by, from its start to its goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Space>", into = "Vec<Space>")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(as = "Vec<Space>", export_to = "hamilcar/"))]
pub struct Course {
    /// Those beyond the goal repeat the start.
    ports: [Space; PORTS],
    lines: u8,
}

impl Course {
    /// In port, before the first sea line.
    pub(crate) const fn from(start: Space) -> Course {
        Course { ports: [start; PORTS], lines: 0 }
    }

    /// Where it begins.
    #[inline]
    pub const fn start(&self) -> Space {
        self.ports[0]
    }

    /// Where it ends.
    #[inline]
    pub fn goal(&self) -> Space {
        self.ports[usize::from(self.lines).min(PORTS - 1)]
    }

    /// How many sea lines it has.
    #[inline]
    pub const fn lines(&self) -> u8 {
        self.lines
    }

    /// All ports of it.
    pub fn ports(&self) -> SpaceSet {
        self.iter().collect()
    }

    /// From the start to the goal.
    pub fn iter(&self) -> impl Iterator<Item = Space> {
        self.ports.into_iter().take(usize::from(self.lines) + 1)
    }

    /// One sea line farther, if there is room for it.
    pub(crate) fn to(mut self, port: Space) -> Option<Course> {
        let next = usize::from(self.lines) + 1;
        *self.ports.get_mut(next)? = port;
        self.lines += 1;
        Some(self)
    }

    /// The way back.
    pub(crate) fn back(&self) -> Course {
        let mut course = Course::from(self.goal());
        let last = usize::from(self.lines).min(PORTS - 1);
        for (to, &port) in self.ports[..last].iter().rev().enumerate() {
            course.ports[to + 1] = port;
        }
        course.lines = self.lines;
        course
    }
}

impl TryFrom<Vec<Space>> for Course {
    type Error = String;

    fn try_from(ports: Vec<Space>) -> Result<Course, String> {
        let Some((&start, others)) = ports.split_first() else {
            return Err("a course begins in a port".to_owned());
        };
        others.iter().try_fold(Course::from(start), |course, &port| {
            course.to(port).ok_or_else(|| format!("a course has {PORTS} ports at most"))
        })
    }
}

impl From<Course> for Vec<Space> {
    fn from(course: Course) -> Vec<Space> {
        course.iter().collect()
    }
}
