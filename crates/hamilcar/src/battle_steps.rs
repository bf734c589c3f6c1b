//! Chapter 10: the steps of a land battle: what is asked in each, and what follows (HM-10.2).

use quadriga_core::{Chance, Eyes, Tell};

use crate::action::Action;
use crate::battle::BattleStep;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::rounds::{check_lead, check_match};
use crate::side::Side;
use crate::state::Hamilcar;
use crate::words::Window;

impl Hamilcar {
    /// Whether something is to be decided in a step.
    pub(crate) fn waits_in_battle(&self, side: Side, step: BattleStep) -> bool {
        let Some(battle) = &self.battle else { return false };
        match step {
            BattleStep::Commander => self.has_choice_of_commander(battle, side),
            BattleStep::Charge => self.army(battle, Side::Carthage).elephants > 0,
            BattleStep::Lead => !battle.hands[side].is_empty(),
            BattleStep::Match => true,
            BattleStep::Seize => battle.commanders[side].is_some(),
            BattleStep::Retreat => self.havens(battle, side).are_several(),
            BattleStep::Shelter => self.is_open_gate(self.shelter_of(battle, side)),
            BattleStep::Start
            | BattleStep::Charging
            | BattleStep::Deal
            | BattleStep::Dealt
            | BattleStep::Losses
            | BattleStep::Rout
            | BattleStep::Leave { .. }
            | BattleStep::Markers
            | BattleStep::Displacement => false,
        }
    }

    /// What may be decided in it.
    pub(crate) fn offer_in_battle(&self, side: Side, step: BattleStep, list: &mut Vec<Action>) {
        let Some(battle) = &self.battle else { return };
        match step {
            BattleStep::Commander => {
                let equals = self.highest(side, battle.encounter.at, false);
                list.extend(equals.iter().map(|general| Action::Command { general }));
            }
            BattleStep::Charge => {
                list.extend([true, false].map(|ordered| Action::Charge { ordered }));
            }
            BattleStep::Lead => self.offer_leads(battle, side, list),
            BattleStep::Match => self.offer_matches(battle, side, list),
            BattleStep::Seize => list.extend([true, false].map(|roll| Action::Seize { roll })),
            BattleStep::Retreat => {
                let havens = self.havens(battle, side);
                list.extend(havens.iter().map(|to| Action::Retreat { to }));
            }
            BattleStep::Shelter => {
                self.offer_gate(self.shelter_of(battle, side), list);
                list.push(Action::Done);
            }
            _ => {}
        }
    }

    /// Whether an action may be chosen in it.
    pub(crate) fn check_in_battle(
        &self,
        side: Side,
        step: BattleStep,
        action: Action,
    ) -> Result<(), Illegal> {
        let Some(battle) = &self.battle else { return Err(Illegal::WrongStep) };
        match (step, action) {
            (BattleStep::Commander, Action::Command { general }) => {
                let equals = self.highest(side, battle.encounter.at, false);
                if equals.has(general) { Ok(()) } else { Err(Illegal::NoCommander) }
            }
            (BattleStep::Charge, Action::Charge { .. })
            | (BattleStep::Seize, Action::Seize { .. })
            | (BattleStep::Match, Action::Yield)
            | (BattleStep::Shelter, Action::Done) => Ok(()),
            (BattleStep::Lead, Action::Lead { card, named }) => {
                check_lead(battle, side, card, named)
            }
            (BattleStep::Lead, Action::Withdraw { to }) => self.check_withdrawal(battle, side, to),
            (BattleStep::Match, Action::Match { card }) => check_match(battle, side, card),
            (BattleStep::Retreat, Action::Retreat { to }) => {
                let is_haven = self.havens(battle, side).has(to);
                if is_haven { Ok(()) } else { Err(Illegal::NoRetreatThere) }
            }
            (BattleStep::Shelter, Action::Shelter { what }) => {
                self.check_gate(self.shelter_of(battle, side), what)
            }
            _ => Err(Illegal::WrongStep),
        }
    }

    /// Carries an allowed action out.
    pub(crate) fn perform_in_battle<C: Chance, T: Tell<Event>>(
        &mut self,
        side: Side,
        action: Action,
        chance: &mut C,
        tell: &mut T,
    ) -> Eyes {
        match action {
            Action::Command { general } => self.name_commander(side, general, chance, tell),
            Action::Charge { ordered } => self.order_charge(ordered, tell),
            Action::Lead { card, named } => return self.lead(side, card, named, tell),
            Action::Match { card } => return self.match_card(side, card, tell),
            Action::Yield => self.lose_battle(side, tell),
            Action::Seize { roll } => self.seize(side, roll, chance, tell),
            Action::Withdraw { to } => self.withdraw(side, to, chance, tell),
            Action::Retreat { to } => self.retreat(side, to, tell),
            Action::Shelter { .. } | Action::Done => self.shelter(side, action, tell),
            _ => {}
        }
        Eyes::NONE
    }

    /// Does what a step does when nothing, or nothing more, is decided in it.
    pub(crate) fn battle_goes_on<C: Chance, T: Tell<Event>>(
        &mut self,
        side: Side,
        step: BattleStep,
        chance: &mut C,
        tell: &mut T,
    ) -> Eyes {
        let Some(battle) = self.battle else {
            self.tasks.pop();
            return Eyes::NONE;
        };
        match step {
            BattleStep::Commander => self.take_command(side, tell),
            BattleStep::Start => {
                self.go_on(Side::Carthage, BattleStep::Charge);
                self.open_window(Window::BattleStart, Side::Carthage);
            }
            BattleStep::Charge => self.go_on(side, BattleStep::Deal),
            BattleStep::Charging => self.charge(chance, tell),
            BattleStep::Deal => return self.deal_battle_cards(chance, tell),
            BattleStep::Dealt | BattleStep::Seize => {
                self.go_on(battle.initiative, BattleStep::Lead);
            }
            BattleStep::Lead => self.lead_nothing(tell),
            BattleStep::Losses => self.suffer_battle_losses(side, chance, tell),
            BattleStep::Rout => self.rout(side, chance, tell),
            BattleStep::Retreat => self.retreat_without_choice(side, tell),
            BattleStep::Shelter => self.close_gates(side, tell),
            BattleStep::Leave { to } => self.leave_field(side, to, tell),
            BattleStep::Markers => self.pay_for_defeat(side, tell),
            BattleStep::Displacement => self.displace_beaten(side, tell),
            BattleStep::Match => {}
        }
        Eyes::NONE
    }
}
