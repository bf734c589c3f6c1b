//! What bots need not try: choices that the rules give and that are hardly ever better than another
//! one.

use quadriga_core::Seat;

use crate::action::Action;
use crate::deck::{Effect, Force};
use crate::phase::{Battle, Battlefield, March, Phase};
use crate::place::{Province, Sea};
use crate::recruit::recruiting_place;
use crate::side::Side;
use crate::state::Conquest;
use crate::words::{Card, Unit};

/// How many goals of a march, refuges and seas are looked at.
const GOALS: usize = 5;
const REFUGES: usize = 2;
const SEAS_TRIED: usize = 2;

impl Conquest {
    /// Takes out of the list of all actions what is hardly ever worth a try.
    pub(crate) fn narrow(&self, list: &mut Vec<Action>) {
        if list.len() < 2 {
            return;
        }
        match self.phase {
            Phase::Bidding => self.leave_bids(list),
            Phase::Placing { unit, left, from } => self.leave_places(unit, left, from, list),
            Phase::Turn => self.leave_turn(list),
            Phase::Recruiting { from, .. } => self.leave_recruits(from, list),
            Phase::Marching { .. } => self.leave_goals(list),
            Phase::Sending(march) => self.leave_groups(&march, list),
            Phase::Sailing { from, .. } => self.leave_fleets(from, list),
            Phase::Sailed => keep(list, |action| self.may_engage(action)),
            Phase::Revolting => self.leave_revolts(list),
            Phase::Committing { seat, from } => self.leave_commitment(seat, from, list),
            Phase::Losing { side } => self.leave_loss(side, list),
            Phase::Retreating { .. } => {
                let seat = self.decider();
                let best = |action: Action| match action {
                    Action::Retreat { to: Some(to) } => Some(self.refuge(seat, to)),
                    _ => None,
                };
                keep_best::<REFUGES>(list, best);
            }
            Phase::Fleeing { seat } => {
                let best = |action: Action| match action {
                    Action::Flee { to } => Some(self.refuge(seat, to)),
                    _ => None,
                };
                keep_best::<REFUGES>(list, best);
            }
            Phase::Voting | Phase::Laying { .. } => self.leave_senators(list),
            _ => {}
        }
        if !matches!(self.phase, Phase::Turn | Phase::Recruiting { .. } | Phase::Buying { .. }) {
            keep(list, |action| !matches!(action, Action::Use { .. }));
        }
    }

    /// Kind by kind and province by province, so that each distribution comes up once.
    fn leave_places(&self, kind: Unit, left: u8, from: Province, list: &mut Vec<Action>) {
        let last = self.influenced(self.mover).last();
        keep(list, |action| match action {
            Action::Place { unit, at, count } => {
                let fits = if Some(at) == last { count == left } else { count <= 4 };
                unit == kind && at >= from && fits
            }
            _ => true,
        });
    }

    /// From the highest down.
    fn leave_senators(&self, list: &mut Vec<Action>) {
        let Some(vote) = &self.vote else { return };
        keep(list, |action| match action {
            Action::Lay { votes } => self.is_next_lower(vote, votes),
            _ => true,
        });
    }

    /// The lowest raises, up to a limit.
    fn leave_bids(&self, list: &mut Vec<Action>) {
        let least = list.iter().find_map(|&action| match action {
            Action::Bid { coins } => Some(coins),
            _ => None,
        });
        let least = least.unwrap_or(0);
        keep(list, |action| match action {
            Action::Bid { coins } => {
                coins == 0 || coins <= (least + 1).min(self.map.judgement.highest_bid)
            }
            _ => true,
        });
    }

    fn leave_turn(&self, list: &mut Vec<Action>) {
        let senator = (list.iter())
            .filter_map(|&action| match action {
                Action::Take { card } => card.votes(),
                _ => None,
            })
            .max();
        keep(list, |action| match action {
            Action::Answer { .. } => false,
            Action::Take { card } => self.is_worth_taking(card, senator),
            Action::Levy { chaos } => {
                self.own().talents < self.map.judgement.rich && matches!(chaos, 2 | 5)
            }
            Action::Attack { at, whom } => self.may_attack(at, whom),
            Action::Engage { .. } => self.may_engage(action),
            Action::Assassinate { whom, general } => self.is_victim(whom, general),
            Action::Recruit { .. } => self.own().talents >= 10,
            _ => true,
        });
        keep_best::<SEAS_TRIED>(list, |action| match action {
            Action::Sail { to } => Some(self.harbour(to)),
            _ => None,
        });
    }

    /// Whether a card could be of use at all; of senators only the one with the most votes.
    fn is_worth_taking(&self, card: Card, senator: Option<u8>) -> bool {
        let own = self.own();
        match self.map.card(card).effect {
            Effect::Merchant { at, .. } => self.influence(self.mover, at) > 0,
            Effect::Senator => card.votes() == senator,
            Effect::Diplomacy { at: Some(at), .. } => own.troops.has(at),
            Effect::Diplomacy { at: None, .. } | Effect::NavalTraining | Effect::FairWind => {
                !own.fleets.is_empty()
            }
            _ => true,
        }
    }

    /// An attack that is not hopeless.
    fn may_attack(&self, at: Province, whom: Seat) -> bool {
        let battle = self.declared(Battle::new(Battlefield::Land(at), Some(self.mover), whom));
        let strength = |side: Side| {
            let force = self.force(&battle, side);
            u32::from(force.iter().sum::<u8>()) + u32::from(self.dice(&battle, side))
        };
        3 * strength(Side::Attacker) >= 2 * strength(Side::Defender)
    }

    fn may_engage(&self, action: Action) -> bool {
        let Action::Engage { sea, whom } = action else { return true };
        let galleys = |seat: Seat| self.of(seat).galleys[sea.index()];
        galleys(self.mover) >= galleys(whom)
    }

    /// Of generals those in key provinces, of hands the fullest.
    fn is_victim(&self, whom: Seat, general: Option<Province>) -> bool {
        match general {
            Some(at) => self.map.key(at).is_some(),
            None => {
                let most = self.all().filter(|&seat| seat != self.mover);
                let most = most.map(|seat| self.of(seat).senator_count()).max().unwrap_or(0);
                self.of(whom).senator_count() == most
            }
        }
    }

    /// What draws galleys to a sea: enemies to sink, straits to close, coasts to land on.
    fn harbour(&self, sea: Sea) -> f32 {
        let own = self.own();
        let mine = f32::from(own.fleets.iter().map(|at| own.galleys[at.index()]).sum::<u8>());
        let mut worth = 0.0;
        for foe in self.foes(self.mover).iter() {
            let galleys = f32::from(self.of(foe).galleys[sea.index()]);
            if galleys > 0.0 {
                worth += if mine > galleys { 2.0 } else { -1.0 };
            }
        }
        if self.map.straits.iter().any(|strait| strait.sea == sea) && !own.fleets.has(sea) {
            worth += 1.0;
        }
        if !own.fleets.has(sea) {
            let coasts = self.map.coasts(sea).within(self.map.key_set).iter();
            worth += 0.3 * coasts.map(|at| self.lure(self.mover, at)).fold(0.0, f32::max);
        }
        worth
    }

    /// A few mixes instead of all, each once.
    fn leave_recruits(&self, from: u8, list: &mut Vec<Action>) {
        let few = |count: u8, fine: &[u8]| fine.contains(&count);
        keep(list, |action| recruiting_place(action).is_none_or(|place| place >= from));
        keep(list, |action| match action {
            Action::Enlist { unit: Unit::Infantry, count } => few(count, &[1, 2, 4, 8]),
            Action::Enlist { unit: Unit::Cavalry, count } => few(count, &[1, 3]),
            Action::Enlist { count, .. } | Action::Launch { count, .. } => few(count, &[1, 2]),
            _ => true,
        });
    }

    /// The goals that draw most, each by one way.
    fn leave_goals(&self, list: &mut Vec<Action>) {
        let mut last = None;
        list.retain(|&action| {
            let Action::Aim { to, over: Some(_) } = action else { return true };
            let again = last == Some(to);
            last = Some(to);
            !again
        });
        let seat = self.mover;
        keep_best::<GOALS>(list, |action| match action {
            Action::Aim { to, .. } => Some(self.lure(seat, to)),
            _ => None,
        });
    }

    /// All, all but a garrison, a few, or leaders alone; enough for an errand, and its leaders
    /// last.
    fn leave_groups(&self, march: &March, list: &mut Vec<Action>) {
        let (own, garrison, from) = (self.own(), self.map.judgement.garrison, march.from);
        keep(list, |action| match action {
            Action::Send { unit, count } => self.goes_in_order(march, unit, count),
            _ => true,
        });
        keep(list, |action| match action {
            Action::Send { unit: Unit::Infantry, count } => {
                count <= garrison || count + garrison >= own.units(Unit::Infantry, from)
            }
            Action::Send { unit, count } if unit.is_troop() => {
                count == 1 || count == own.units(unit, from)
            }
            Action::Send { unit: Unit::General, count } => count == 1,
            _ => true,
        });
    }

    /// All galleys of a sea, or none, sea by sea.
    fn leave_fleets(&self, next: u8, list: &mut Vec<Action>) {
        keep(list, |action| match action {
            Action::Gather { from, count } => {
                count == self.own().galleys[from.index()] && from.index() >= next.into()
            }
            _ => true,
        });
    }

    /// Slaves against those whom they can beat and whose influence counts.
    fn leave_revolts(&self, list: &mut Vec<Action>) {
        keep_best::<GOALS>(list, |action| match action {
            Action::Revolt { at, whom } => {
                let key = self.map.key(at);
                let tokens = key.map_or(0, |key| self.of(whom).influence[key]);
                let own = if self.own().troops.has(at) { -3.0 } else { 0.0 };
                Some(f32::from(tokens) - 0.3 * f32::from(self.of(whom).army(at).strength()) + own)
            }
            _ => None,
        });
    }

    /// All of a kind, or none of it, kind by kind.
    fn leave_commitment(&self, seat: Seat, from: u8, list: &mut Vec<Action>) {
        let Some(battle) = &self.battle else { return };
        let at = battle.province();
        keep(list, |action| {
            self.commitment_place(battle, action).is_none_or(|place| place >= from.into())
        });
        keep(list, |action| match action {
            Action::NeverLend => false,
            Action::Commit { sea, count } => count == self.of(seat).galleys[sea.index()],
            Action::Lend { unit, count } if unit.is_troop() => {
                at.is_some_and(|at| count == self.of(seat).units(unit, at))
            }
            _ => true,
        });
    }

    /// The units that will be missed least, as many as are missed less than any other: of kinds
    /// with more units than dice can hit with; troops without pieces first, then those of others,
    /// then the cheapest.
    fn leave_loss(&self, side: Side, list: &mut Vec<Action>) {
        let Some(battle) = &self.battle else { return };
        let dice = f32::from(self.dice(battle, side));
        let commander = battle.commander(side);
        let missed = |action: Action, force: &Force| {
            let Action::Lose { unit, of, count: 1, .. } = action else { return None };
            let arm = unit.arm()?;
            let faces = self.map.figures.die.iter().filter(|face| face.index() == arm).count();
            let shown = dice * faces as f32 / 6.0;
            let missed = shown / (shown + f32::from(force[arm]));
            let owner = match of {
                None => 0.0,
                seat if seat != commander => 0.02,
                _ => 0.06 + 0.01 * arm as f32,
            };
            Some((missed + owner, action, arm))
        };
        let least = |force: &Force| {
            let kinds = list.iter().filter_map(|&action| missed(action, force));
            kinds.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, action, arm)| (action, arm))
        };
        let mut force = self.force(battle, side);
        let Some((first, arm)) = least(&force) else { return };
        let Action::Lose { unit, of, from, count: mut falling } = first else { return };
        loop {
            force[arm] = force[arm].saturating_sub(1);
            let more = Action::Lose { unit, of, from, count: falling + 1 };
            if !list.contains(&more) || least(&force).is_none_or(|(next, _)| next != first) {
                break;
            }
            falling += 1;
        }
        keep(list, |action| action == Action::Lose { unit, of, from, count: falling });
    }

    /// How good a province is to withdraw to.
    fn refuge(&self, seat: Seat, to: Province) -> f32 {
        let realm = self.of(seat);
        let own = if self.influence(seat, to) > 0 { 2.0 } else { 0.0 };
        let army = if realm.troops.has(to) { 1.0 } else { 0.0 };
        let foes = if self.hostile(seat).has(to) { -1.0 } else { 0.0 };
        self.lure(seat, to) + own + army + foes
    }
}

/// Keeps what fits, unless that is nothing.
fn keep(list: &mut Vec<Action>, fits: impl Fn(Action) -> bool) {
    if list.iter().any(|&action| fits(action)) {
        list.retain(|&action| fits(action));
    }
}

/// Keeps, of the actions that have a worth, so many of the best, and all others.
fn keep_best<const MOST: usize>(list: &mut Vec<Action>, worth: impl Fn(Action) -> Option<f32>) {
    let mut best = [f32::NEG_INFINITY; MOST];
    for value in list.iter().filter_map(|&action| worth(action)) {
        // The lowest of the best gives way.
        if let Some(place) = best.iter().position(|&kept| value > kept) {
            best[place..].rotate_right(1);
            best[place] = value;
        }
    }
    let least = best[MOST - 1];
    let better = best.iter().filter(|&&value| value > least).count();
    let mut ties = MOST - better;
    list.retain(|&action| match worth(action) {
        Some(value) if value == least && ties > 0 => {
            ties -= 1;
            true
        }
        Some(value) => value > least,
        None => true,
    });
}
