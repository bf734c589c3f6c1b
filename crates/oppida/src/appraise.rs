//! A quick judgement of a position, for greedy play and cut-off playouts.

use quadriga_core::{BySeat, Seat, Turn};

use crate::state::Oppida;

/// What a position is worth to a seat, before the comparison with the other.
#[derive(Clone, Copy)]
struct Weights {
    area: f32,
    warrior_outside: f32,
    warrior_at_home: f32,
    ear: f32,
    shield: f32,
    surplus: f32,
    empty_capital: f32,
}

const WEIGHTS: Weights = Weights {
    area: 1.0,
    warrior_outside: 0.25,
    warrior_at_home: 0.15,
    ear: 0.1,
    shield: 0.1,
    surplus: -0.4,
    empty_capital: -1.0,
};

/// How steeply an advantage turns into winning chances.
const SLOPE: f32 = 0.5;

impl Oppida {
    /// The expected payoff of each seat.
    pub(crate) fn judge(&self) -> BySeat<f32> {
        if let Turn::Over(standing) = self.whose_turn() {
            return standing.payoffs();
        }
        let advantage = self.worth(Seat::FIRST) - self.worth(Seat::SECOND);
        let first = 1.0 / (1.0 + (-SLOPE * advantage).exp());
        Oppida::by_seat(|seat| if seat == Seat::FIRST { first } else { 1.0 - first })
    }

    fn worth(&self, seat: Seat) -> f32 {
        let home = self.dice(self.capital(seat)).warriors();
        let areas = self.areas(seat);
        let shields: u8 =
            areas.within(self.oppida).iter().map(|area| self.face(area).shields).sum();
        WEIGHTS.area * f32::from(areas.len())
            + WEIGHTS.warrior_outside * f32::from(self.outside(seat))
            + WEIGHTS.warrior_at_home * f32::from(home)
            + WEIGHTS.ear * f32::from(self.ears(seat))
            + WEIGHTS.shield * f32::from(shields)
            + WEIGHTS.surplus * f32::from(self.surplus(seat))
            + if home == 0 { WEIGHTS.empty_capital } else { 0.0 }
    }
}
