//! The door for a general on the move: what an activation of a position must fulfil.

use quadriga_core::position::demand;

use crate::activation::Activation;
use crate::calling::Call;
use crate::door::BadPosition;
use crate::general::GeneralSet;
use crate::moved::Moved;
use crate::phase::Phase;
use crate::place::Space;
use crate::side::Side;
use crate::state::Hamilcar;
use crate::task::Task;
use crate::words::Way;

impl Hamilcar {
    /// Activation, task and what has moved belong together.
    pub(crate) fn check_activations(&self) -> Result<(), BadPosition> {
        let bad = BadPosition::Step;
        let running = self.tasks.iter().filter(|task| matches!(task, Task::Activating { .. }));
        let running = running.count();
        let wanted = usize::from(self.activation.is_some());
        demand(running == wanted, bad("a general moves in his activation"))?;
        let called = self.tasks.iter().any(|task| matches!(task, Task::Calling { .. }));
        let fresh = self.moved == Moved::default();
        demand(fresh || called || running > 0, bad("nothing has moved"))?;
        self.activation.map_or(Ok(()), |now| demand(self.is_sound(&now), bad("no such army")))
    }

    fn is_sound(&self, now: &Activation) -> bool {
        let side = now.general.side();
        let post = self.post(now.general);
        let Some(at) = post.space() else { return !self.moves_on() };
        let inside = self.is_inside(now.general);
        let stack = self.stack(side, at, inside);
        let figures = &self.material.figures;
        let beside = |general| self.post(general) == post && general != now.general;
        let of_side = now.companions.without(GeneralSet::of(side)).is_empty();
        self.is_sound_entry(now, at)
            && stack.has(now.army)
            && now.army.units() <= figures.army_units
            && now.army.trains <= figures.army_trains
            && of_side
            && now.companions.iter().all(beside)
            && now.points <= figures.force_march_points.max(figures.movement_points)
            && now.sea_points <= figures.sea_points_most
    }

    /// Those who answered to a step came by road, and what they brought is there.
    fn is_sound_entry(&self, now: &Activation, at: Space) -> bool {
        let (entry, enemy) = (&now.entry, now.general.side().enemy());
        entry.tried.without(GeneralSet::of(enemy)).is_empty()
            && entry.interceptors.without(self.map().links(at, Way::Road)).is_empty()
            && self.outside(enemy, at).has(entry.brought)
    }

    /// The space where both sides may stand outside for a while: that of the general on the move.
    /// A game may end in the middle of that.
    pub(crate) fn is_contested(&self, at: Space) -> bool {
        let stopped = matches!(self.phase, Phase::Over { .. });
        stopped || self.is_battlefield(at) || self.marcher().is_some_and(|(_, here)| here == at)
    }

    /// Whether the table waits for the end of an activation or of a battle to be settled (HM-1.11).
    pub(crate) fn is_unsettled(&self) -> bool {
        let stopped = matches!(self.phase, Phase::Over { .. });
        stopped || self.activation.is_some() || self.battle.is_some()
    }

    /// Whether a task of this chapter fits the position.
    pub(crate) fn is_possible_move(&self, side: Side, call: Option<Call>) -> bool {
        match call {
            Some(Call::Rated { ops, .. }) => ops <= self.material.figures.highest_ops,
            Some(Call::Campaign { .. } | Call::ForceMarch) => true,
            None => self.activation.is_some_and(|now| now.general.side() == side),
        }
    }
}
