//! Chapter 8: what a strong army meets and does not fight: a single unit (HM-8.12), a general
//! (HM-8.13), supply trains (HM-13.3).

use quadriga_core::{Eyes, Tell};

use crate::activation::Step;
use crate::event::Event;
use crate::place::Space;
use crate::side::Side;
use crate::stack::Stack;
use crate::state::Hamilcar;
use crate::words::Window;

impl Hamilcar {
    /// A single unit is overrun; supply trains alone are gone; generals alone must escape.
    pub(crate) fn overrun<T: Tell<Event>>(&mut self, tell: &mut T) {
        self.next_is(Step::Avoiding);
        let Some((now, at)) = self.marcher().filter(|(now, _)| now.army.units() > 0) else {
            return;
        };
        let enemy = now.general.side().enemy();
        if self.overruns(now.army.units(), enemy, at) {
            let here = self.outside(enemy, at);
            self.take(enemy, at, false, here.first_units(1));
            tell.tell(Eyes::ALL, Event::Overrun { side: enemy, at });
        }
        if self.outside(enemy, at).units() == 0 {
            self.lose_trains(enemy, at, tell);
            self.strand();
        } else {
            self.open_window(Window::BeforeLandBattle, enemy);
        }
    }

    /// HM-8.12: whether so many units overrun what a side has there.
    pub(crate) fn overruns(&self, units: u8, side: Side, at: Space) -> bool {
        let single = self.outside(side, at).units() == 1;
        let led = !self.generals_at(side, at, false).is_empty();
        single && !led && units >= self.material.figures.overrun_units
    }

    /// HM-13.3: supply trains without units are removed where enemies come.
    pub(crate) fn lose_trains<T: Tell<Event>>(&mut self, side: Side, at: Space, tell: &mut T) {
        let here = self.outside(side, at);
        let trains = here.trains;
        if trains > 0 {
            self.set_outside(side, at, Stack { trains: 0, ..here });
            tell.tell(Eyes::ALL, Event::TrainsLost { side, at, trains });
        }
    }
}
