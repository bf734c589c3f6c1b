//! The stage of a siege: the die that is rolled, what its faces bring, and what stands against it.

use super::staged;
use crate::general::General;
use crate::place::Space;
use crate::side::Side;
use crate::siege::{Defence, SiegeStep};
use crate::stack::Stack;
use crate::state::Hamilcar;
use crate::words::SiegeFace;

staged! {
    /// A siege or a subjugation with its figures.
    SiegeStage {
        /// Who makes the roll.
        general: General,
        /// Whose general he is.
        besieger: Side,
        /// Which city or tribe.
        at: Space,
        /// What is due; none as long as no roll is declared.
        step: Option<SiegeStep>,
        /// Whether it is a city: a tribe has neither walls nor a garrison.
        city: bool,
        /// Whether it is a great city.
        great: bool,
        /// Whose it is; nobody's where it is independent.
        owner: Option<Side>,
        /// Whether the red die is rolled; else the white one.
        red: bool,
        /// What the faces of that die bring, from 1.
        faces: Vec<SiegeFace>,
        /// The points that lie there.
        points: u8,
        /// With how many it falls.
        falls: u8,
        /// Who besieges it.
        besiegers: Stack,
        /// Who is inside.
        garrison: Stack,
        /// How the defender may meet a point.
        defences: Vec<Defence>,
        /// Whether the die may be rolled once more.
        again: bool,
        /// What a roll costs of the points of movement.
        cost: u8,
        /// Whether it can be declared now.
        ready: bool,
    }
}

impl Hamilcar {
    pub(super) fn show_siege_stage(
        &self,
        general: General,
        step: Option<SiegeStep>,
    ) -> Option<SiegeStage> {
        let at = self.post(general).space()?;
        let site = self.map().site(at)?;
        let (side, tables) = (general.side(), &self.material.tables);
        let red = self.is_red(side, at);
        let city = self.map().is_city(site);
        Some(SiegeStage {
            general,
            besieger: side,
            at,
            step,
            city,
            great: self.is_great(at),
            owner: self.marker(at).owner(),
            red,
            faces: if red { tables.red_die.to_vec() } else { tables.white_die.to_vec() },
            points: self.siege_points[site.index()],
            falls: self.material.figures.siege_points,
            besiegers: self.outside(side, at),
            garrison: if city { self.inside(site) } else { Stack::NONE },
            defences: self.defences(general).filter(|&with| with != Defence::None).collect(),
            again: self.may_roll_again(general),
            cost: self.material.figures.siege_cost,
            ready: self.check_siege().is_ok(),
        })
    }

    /// The siege that the active general could go on with, or begin.
    pub(super) fn show_camp(&self) -> Option<SiegeStage> {
        let (now, _) = self.marcher()?;
        self.check_siege_by(now.general).ok()?;
        self.show_siege_stage(now.general, None)
    }
}
