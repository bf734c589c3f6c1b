//! What both sides are taken to do in a battle that is only imagined.

use crate::action::Action;
use crate::activation::Step;
use crate::battle::BattleStep;
use crate::choices::FleetOrder;
use crate::naval::{NavalBattle, NavalStep};
use crate::side::Side;
use crate::siege::Defence;
use crate::state::Hamilcar;
use crate::task::Task;
use crate::words::{BattleCard, TacticCard};

/// The faces of a die.
const FACES: std::ops::RangeInclusive<u8> = 1..=6;
/// What nobody does who can do anything else.
const NEVER: u32 = 0;
/// What is done where nothing is better.
const ELSE: u32 = 1;
/// What is done.
const USUAL: u32 = 10_000;

impl Hamilcar {
    /// What is usually done of a list.
    pub(super) fn habit(&self, list: &[Action]) -> Option<Action> {
        let weighed = list.iter().map(|&action| (self.weigh(action), action));
        weighed.reduce(|best, other| if other.0 > best.0 { other } else { best }).map(|best| best.1)
    }

    /// How much a side likes to do something.
    fn weigh(&self, action: Action) -> u32 {
        match self.tasks.top() {
            Some(Task::Battle { side, step }) => self.weigh_on_land(side, step, action),
            Some(Task::Naval { .. }) => match &self.naval {
                Some(battle) => self.weigh_at_sea(battle, action),
                None => ELSE,
            },
            Some(Task::Window { .. }) if action == Action::Pass => USUAL,
            Some(Task::Activating { .. }) => match (self.activation.map(|now| now.step), action) {
                (Some(Step::Choosing), _) | (_, Action::Shelter { .. }) => ELSE,
                (_, Action::Done | Action::Fight) => USUAL,
                _ => NEVER,
            },
            Some(Task::Sea { .. }) => match action {
                Action::Done | Action::Fight => USUAL,
                Action::Embark { ships, .. } | Action::Assign { ships } => USUAL + u32::from(ships),
                Action::Command { general } => USUAL + u32::from(self.rating(Some(general))),
                _ => NEVER,
            },
            _ => match action {
                Action::Lose { elephant: true }
                | Action::Always { .. }
                | Action::Recall { .. }
                | Action::Counter { .. }
                | Action::Defend { with: Defence::None } => NEVER,
                _ => ELSE,
            },
        }
    }

    fn weigh_on_land(&self, side: Side, step: BattleStep, action: Action) -> u32 {
        let Some(battle) = &self.battle else { return ELSE };
        match action {
            Action::Command { general } => ELSE + u32::from(self.rating(Some(general))),
            Action::Charge { ordered } => u32::from(ordered == self.is_charge_good()),
            Action::Lead { card, .. } if card != BattleCard::Reserve => {
                USUAL + u32::from(battle.hands[side].of(card))
            }
            Action::Match { card } if card != BattleCard::Reserve => USUAL,
            Action::Lead { .. } | Action::Match { .. } | Action::Seize { roll: true } => ELSE,
            Action::Retreat { .. } => {
                let toll = self.losses_upshot(action).map_or(0, |losses| losses.mean);
                USUAL.saturating_sub(toll.into()).max(ELSE)
            }
            Action::Shelter { .. } if step == BattleStep::Shelter => ELSE,
            _ => NEVER,
        }
    }

    /// Whether a charge costs Rome cards on more faces than Carthage.
    fn is_charge_good(&self) -> bool {
        let Some(battle) = &self.battle else { return false };
        let against = |side| FACES.filter(|&die| self.struck(battle, die) == Some(side)).count();
        against(Side::Rome) > against(Side::Carthage)
    }

    fn weigh_at_sea(&self, battle: &NavalBattle, action: Action) -> u32 {
        let acting = battle.acting;
        let (own, enemy) = (battle.ships(acting), battle.ships(acting.enemy()));
        match (battle.step, action) {
            (NavalStep::Manoeuvre, Action::Tactic { .. } | Action::Done) => {
                let card = match action {
                    Action::Tactic { card } => Some(card),
                    _ => None,
                };
                // Hits in halves: a circle protects, which is worth a little.
                let kyklos = card == Some(TacticCard::Kyklos);
                ELSE + 2 * self.hits_with(battle, card) + u32::from(kyklos)
            }
            // A fleet that is smaller lets the other go.
            (NavalStep::Leaving, Action::Tactic { .. }) if enemy < own => NEVER,
            (
                NavalStep::Signal { .. } | NavalStep::BackWater | NavalStep::Leaving,
                Action::Tactic { .. },
            )
            | (NavalStep::Aim, Action::Aim { transports: false })
            | (NavalStep::Chase { .. }, Action::Chase)
            | (NavalStep::Order, Action::Order { what: FleetOrder::Reform }) => USUAL,
            (NavalStep::Reroll, Action::Reroll { again }) => u32::from(again == (battle.hits == 0)),
            (NavalStep::Order, Action::Order { what: FleetOrder::Flee }) if 2 * own <= enemy => {
                USUAL + 1
            }
            (_, Action::Done) => ELSE,
            _ => NEVER,
        }
    }

    /// The hits of all throws of an attack with a card: two dice are told apart.
    fn hits_with(&self, battle: &NavalBattle, card: Option<TacticCard>) -> u32 {
        let manoeuvre = card.filter(|&card| card != TacticCard::Kyklos);
        let attack = NavalBattle { manoeuvre, ..*battle };
        let twice = manoeuvre == Some(TacticCard::Periplous);
        let faces = FACES.end();
        let throws = |die: &u8| u32::from(if twice { 2 * die - 1 } else { *faces });
        FACES.map(|die| throws(&die) * u32::from(self.read_attack(&attack, die).hits)).sum()
    }
}
