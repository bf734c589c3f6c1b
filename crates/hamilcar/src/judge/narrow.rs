//! What bots need not try: choices that the rules give and that are hardly ever better than another
//! one.

use crate::action::Action;
use crate::calling::Call;
use crate::card::Card;
use crate::choices::Holding;
use crate::events::Part;
use crate::general::GeneralSet;
use crate::judge::forces::Force;
use crate::judge::outlook::Outlook;
use crate::judge::shortlist::{keep, keep_best};
use crate::phase::Phase;
use crate::place::Space;
use crate::side::Side;
use crate::stack::Stack;
use crate::state::Hamilcar;
use crate::task::Task;
use crate::words::Use;

/// How many places for PCs, for units and for generals, and refuges are looked at.
const MARKS: usize = 6;
const CAMPS: usize = 4;
const POSTS: usize = 8;
pub(super) const REFUGES: usize = 3;

impl Hamilcar {
    /// Takes out of the list of all actions what is hardly ever worth a try.
    pub(crate) fn narrow(&self, list: &mut Vec<Action>) {
        if list.len() < 2 {
            return;
        }
        keep(list, |action| !matches!(action, Action::Always { .. } | Action::Recall { .. }));
        match self.tasks.top() {
            Some(task) => self.narrow_in_task(task, list),
            None => self.narrow_in_phase(list),
        }
    }

    fn narrow_in_phase(&self, list: &mut Vec<Action>) {
        match self.phase {
            Phase::Strategy { side } => self.leave_plays(side, list),
            Phase::PunicUnits { .. } => self.leave_camps(Side::Carthage, list),
            Phase::RomanUnits { .. } => self.leave_camps(Side::Rome, list),
            Phase::PunicNamed { .. } | Phase::PunicDrawn { .. } => {
                self.leave_posts(Side::Carthage, list);
            }
            Phase::Consuls { .. } => self.leave_posts(Side::Rome, list),
            Phase::Burning { side, .. } => self.leave_burnings(side, list),
            Phase::WarChest { side, .. } => self.leave_spending(side, list),
            _ => {}
        }
    }

    fn narrow_in_task(&self, task: Task, list: &mut Vec<Action>) {
        match task {
            Task::Spending { side, .. } | Task::Conciliating { side } => {
                self.leave_spending(side, list);
            }
            Task::Demand { side, .. } => self.leave_holdings(side, list),
            Task::Losing { .. } => keep(list, |action| action == Action::Lose { elephant: false }),
            Task::Escaping { .. } => self.leave_refuges(list),
            Task::Activating { side } => self.leave_orders(side, list),
            Task::Battle { side, step } => self.leave_battle(side, step, list),
            Task::Sea { side } => self.leave_fleets(side, list),
            Task::Event { side, part, .. } => self.leave_parts(side, part, list),
            _ => {}
        }
    }

    /// Of cards that serve for a use alike, the one whose event is missed least. No card is
    /// discarded that could do something.
    fn leave_plays(&self, side: Side, list: &mut Vec<Action>) {
        let deck = &self.material.deck;
        let weights = &self.material.judgement.weights;
        let missed = |card: Card| {
            let info = deck.info(card);
            let own = info.side.is_none_or(|owner| owner == side);
            let event = if own { weights.events[card.index()] } else { 0.0 };
            event + weights.op * f32::from(info.ops)
        };
        // Whom a card can call up, and by sea or not, is all that counts for it.
        let called: [GeneralSet; 4] = std::array::from_fn(|ops| {
            self.callable(side, Call::Rated { ops: ops as u8, sea: false })
        });
        let alike = |card: Card, to: Use| {
            let info = deck.info(card);
            let ops = usize::from(info.ops).min(called.len() - 1);
            match to {
                Use::Activate => {
                    let first = called.iter().position(|&who| who == called[ops]).unwrap_or(ops);
                    (first as u8, u8::from(self.opens_sea(info.ships)))
                }
                Use::Build => (info.ops, info.ships),
                _ => (info.ops, 0),
            }
        };
        let hand = self.of(side).hand;
        keep(list, |action| match action {
            Action::Play { to: Use::Event, .. } => true,
            Action::Play { to: Use::Discard, .. } => false,
            Action::Play { card, to } => {
                let kind = alike(card, to);
                let rivals = hand.iter().filter(|&other| other != card && alike(other, to) == kind);
                let mut better = rivals.map(|other| (missed(other), other.index()));
                !better.any(|(loss, index)| (loss, index) < (missed(card), card.index()))
            }
            _ => true,
        });
    }

    /// PCs where they change most, supply where it is needed most.
    fn leave_spending(&self, side: Side, list: &mut Vec<Action>) {
        let outlook = self.outlook(&self.material.judgement);
        keep_best::<MARKS>(list, |action| match action {
            Action::Mark { at } => Some(self.mark_worth(side, at, &outlook)),
            _ => None,
        });
        keep_best::<2>(list, |action| match action {
            Action::Supply { at } => Some(self.need(side, at)),
            _ => None,
        });
        keep_best::<2>(list, |action| match action {
            Action::Muster { at } => Some(self.camp(side, at, &outlook)),
            _ => None,
        });
        keep(list, |action| action != Action::Done);
    }

    /// What a PC on a space is worth.
    fn mark_worth(&self, side: Side, at: Space, outlook: &Outlook<'_>) -> f32 {
        let held = outlook.held[self.map().province_of(at).index()];
        let turned = u8::from(self.markers[side.enemy()].has(at));
        let two = outlook.gain(held, side, 2, turned);
        let gain = outlook.gain(held, side, 1, turned);
        // One that stands by itself is soon isolated; where the enemy stands near, it hurts him.
        let port = if self.map().ports.has(at) { 0.02 } else { 0.0 };
        let source = if self.occupied[side].has(at) { 0.03 } else { 0.0 };
        gain + 0.5 * two + port + source + 0.1 * f32::from(turned)
    }

    /// How much a stack needs supply.
    fn need(&self, side: Side, at: Space) -> f32 {
        let inside = self.shut_in(side, at).map_or(Stack::NONE, |city| self.inside(city));
        let stack = self.outside(side, at).with(inside);
        let harsh = self.markers[side].has(at) && !self.is_faced(side, at);
        let exposed = if harsh { 1.0 } else { 3.0 };
        exposed * f32::from(stack.units()) / (1.0 + 2.0 * f32::from(stack.trains))
    }

    /// How good a place for new units is: with a strong army, near something to do.
    fn camp(&self, side: Side, at: Space, outlook: &Outlook<'_>) -> f32 {
        let force = outlook.forces[side].iter().find(|force| force.at == at);
        let goals = self.goals(side, outlook);
        let stack = Stack { plain: 5, ..Stack::NONE };
        let here =
            force.copied().unwrap_or(Force { at, stack, rating: None, stride: 0.0, points: 0 });
        let led = if here.rating.is_some() { 1.5 } else { 1.0 };
        let threatened = outlook.forces[side.enemy()]
            .iter()
            .any(|foe| outlook.distances[side.enemy()].between(foe.at, at) <= 3.0);
        let home = if threatened { 0.3 } else { 0.0 };
        led * self.lure(side, &here, &goals, outlook) + home
    }

    fn leave_camps(&self, side: Side, list: &mut Vec<Action>) {
        let outlook = self.outlook(&self.material.judgement);
        keep_best::<CAMPS>(list, |action| match action {
            Action::Muster { at } => Some(self.camp(side, at, &outlook)),
            _ => None,
        });
    }

    /// Generals with the strongest stacks.
    fn leave_posts(&self, side: Side, list: &mut Vec<Action>) {
        keep_best::<POSTS>(list, |action| match action {
            Action::Station { general, at } => {
                let inside = self.shut_in(side, at).map_or(Stack::NONE, |city| self.inside(city));
                let units = self.outside(side, at).with(inside).units();
                let others = self.generals_at(side, at, false).len();
                let battle = self.material.generals.info(general).battle;
                Some(f32::from(units) / f32::from(1 + others) + 0.01 * f32::from(battle))
            }
            _ => None,
        });
    }

    /// Supply trains that nobody needs.
    fn leave_burnings(&self, side: Side, list: &mut Vec<Action>) {
        keep_best::<2>(list, |action| match action {
            Action::Burn { at } => Some(-self.need(side, at)),
            _ => None,
        });
    }

    /// The PCs that are missed least.
    fn leave_holdings(&self, side: Side, list: &mut Vec<Action>) {
        let outlook = self.outlook(&self.material.judgement);
        let enemy = side.enemy();
        keep_best::<CAMPS>(list, |action| match action {
            Action::Renounce { from: Holding::Space(at) } => {
                let province = self.map().province_of(at);
                let held = outlook.held[province.index()];
                let (own, other) = held.of(side);
                let before = outlook.hold(held, side, 0, 0);
                let less = own.saturating_sub(1);
                let point = if 2 * less > held.spaces { 1.0 } else { 0.0 };
                let after =
                    point + outlook.lasting * outlook.judgement.standing(held.spaces, less, other);
                let lost = if outlook.cut_off[side].has(at) { 0.2 } else { 0.0 };
                let exposed = if self.occupied[enemy].has(at) { 0.1 } else { 0.0 };
                Some(after - before + lost + exposed)
            }
            _ => None,
        });
    }

    fn leave_refuges(&self, list: &mut Vec<Action>) {
        let side = self.decider();
        keep_best::<REFUGES>(list, |action| match action {
            Action::Escape { to } => Some(self.refuge(side, to)),
            _ => None,
        });
    }

    /// How good a space is to go to.
    pub(super) fn refuge(&self, side: Side, to: Space) -> f32 {
        let own = if self.markers[side].has(to) { 3.0 } else { 0.0 };
        let city = if self.own_city(side, to).is_some() { 2.0 } else { 0.0 };
        own + city + f32::from(self.outside(side, to).units())
    }

    fn leave_parts(&self, side: Side, part: Part, list: &mut Vec<Action>) {
        match part {
            Part::Marks(_) => self.leave_spending(side, list),
            Part::Camp => self.leave_camps(side, list),
            Part::Supplies(_) => keep_best::<3>(list, |action| match action {
                Action::Supply { at } => Some(self.need(side, at)),
                _ => None,
            }),
            Part::Burnings(..) => self.leave_burnings(side, list),
            Part::Expulsions(_) | Part::Spoils(..) => {
                let outlook = self.outlook(&self.material.judgement);
                keep_best::<MARKS>(list, |action| match action {
                    Action::Expel { at } => {
                        let held = outlook.held[self.map().province_of(at).index()];
                        let enemy = side.enemy();
                        let (own, other) = held.of(enemy);
                        let point = |pcs: u8| if 2 * pcs > held.spaces { 1.0 } else { 0.0 };
                        let standing = |pcs: u8| {
                            point(pcs) + outlook.judgement.standing(held.spaces, pcs, other)
                        };
                        Some(standing(own) - standing(own.saturating_sub(1)))
                    }
                    _ => None,
                });
            }
            _ => {}
        }
    }
}
