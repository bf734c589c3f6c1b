//! What a seat cannot know, drawn anew.

use quadriga_core::{Chance, Seat};

use crate::area::{AREAS, AreaSet};
use crate::state::Oppida;

impl Oppida {
    /// Shuffles the backs that this seat has never seen among their cards. They are put in order
    /// first: where the shuffle began from the true order, the same chance would lead to other
    /// backs when others are true.
    pub(crate) fn imagine<C: Chance>(&mut self, seat: Seat, chance: &mut C) {
        let unknown = AreaSet::LAND.without(self.known_backs(seat));
        let mut areas = [0; AREAS];
        let mut count = 0;
        for area in unknown.iter() {
            areas[count] = area.index();
            count += 1;
        }
        let mut backs = areas.map(|area| self.backs[area]);
        backs[..count].sort_unstable();
        for (&area, back) in areas[..count].iter().zip(backs) {
            self.backs[area] = back;
        }
        for last in (1..count).rev() {
            self.backs.swap(areas[last], areas[chance.below(last as u32 + 1) as usize]);
        }
    }
}
