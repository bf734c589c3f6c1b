//! Chapter 4: scouting, the only secret of the game.

use quadriga_core::{Eyes, Tell};

use crate::action::Action;
use crate::area::{Area, AreaSet};
use crate::event::Event;
use crate::figures::Side;
use crate::illegal::Illegal;
use crate::state::{Oppida, Phase};

impl Oppida {
    /// OP-4.3: every land card with its front up.
    #[inline]
    fn can_be_scouted(&self) -> AreaSet {
        AreaSet::LAND.without(self.oppida)
    }

    #[inline]
    pub(crate) fn offer_scouting(&self, list: &mut Vec<Action>) {
        list.extend(self.can_be_scouted().iter().map(|area| Action::Scout { area }));
    }

    /// Whether a card was scouted in this turn.
    #[inline]
    pub(crate) fn has_scouted(&self) -> bool {
        matches!(self.phase, Phase::Recruiting { scouted: true, .. })
    }

    pub(crate) fn check_scouting(&self, area: Area) -> Result<(), Illegal> {
        if self.has_scouted() {
            Err(Illegal::ScoutedAlready)
        } else if self.can_be_scouted().has(area) {
            Ok(())
        } else {
            Err(Illegal::NothingToScout)
        }
    }

    /// OP-4.5: all learn which card, the scout alone what it shows.
    pub(crate) fn scout<T: Tell<Event>>(&mut self, area: Area, tell: &mut T) -> Eyes {
        let seat = self.mover;
        let Side { shields, ears } = self.backs[area.index()];
        let learned = if self.known_backs(seat).has(area) { Eyes::NONE } else { Eyes::only(seat) };
        self.scouted[seat.index()].insert(area);
        tell.tell(Eyes::ALL, Event::Scouted { seat, area });
        tell.tell(Eyes::only(seat), Event::Saw { area, shields, ears });
        if self.keeps_order() {
            self.end_turn(tell);
        } else {
            let recruits = self.recruits().unwrap_or(0);
            self.phase = Phase::Recruiting { recruits, scouted: true };
        }
        learned
    }
}
