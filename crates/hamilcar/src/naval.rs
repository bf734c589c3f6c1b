//! Chapter 16, the naval battle: who fights, what lies on the table, and whose decision is due.

use quadriga_core::position::is_default;
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::choices::FleetOrder;
use crate::general::{Ability, General};
use crate::illegal::Illegal;
use crate::side::{BySide, Side};
use crate::stack::Stack;
use crate::state::Hamilcar;
use crate::tactics::TacticHand;
use crate::words::TacticCard;

/// A naval battle: what both have brought, what is hit, and whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub struct NavalBattle {
    /// The side whose sea move was intercepted.
    pub mover: Side,
    /// Who commands each fleet (HM-14.11).
    pub commanders: BySide<General>,
    /// The warships that each side brought.
    pub fleets: BySide<u8>,
    /// Those of them that are hit, prizes included (HM-16.7).
    #[serde(default, skip_serializing_if = "is_default")]
    pub sunk: BySide<u8>,
    /// The transports of the mover that are hit.
    #[serde(default, skip_serializing_if = "is_default")]
    pub transports_hit: u8,
    /// The hit ships of Carthage that are prizes (HM-16.8).
    #[serde(default, skip_serializing_if = "is_default")]
    pub prizes: u8,
    /// Tactic cards to draw beside the others, or fewer, by cards and abilities (HM-16.1).
    #[serde(default, skip_serializing_if = "is_default")]
    pub extra: BySide<i8>,
    /// The tactic cards that were played.
    #[serde(default, skip_serializing_if = "is_default")]
    pub played: TacticHand,
    /// What modifies the next attack of each side: Kyklos, and a bad omen.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hampered: BySide<i8>,
    /// The round, from 1.
    pub round: u8,
    /// The side whose turn it is.
    pub acting: Side,
    /// Whether the other has had its turn in this round.
    #[serde(default, skip_serializing_if = "is_default")]
    pub second: bool,
    /// The manoeuvre of this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub manoeuvre: Option<TacticCard>,
    /// Whether transports are the target.
    #[serde(default, skip_serializing_if = "is_default")]
    pub at_transports: bool,
    /// The modified die of the attack.
    #[serde(default, skip_serializing_if = "is_default")]
    pub die: i8,
    /// The hits of the attack.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hits: u8,
    /// Whether a die was rolled again (HM-22.4).
    #[serde(default, skip_serializing_if = "is_default")]
    pub rerolled: bool,
    /// Whether the side that leaves flees; else it evades.
    #[serde(default, skip_serializing_if = "is_default")]
    pub fleeing: bool,
    /// What is due next.
    pub step: NavalStep,
}

/// What is due next in a naval battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub enum NavalStep {
    /// The battle begins: strategy cards may be played.
    Start,
    /// Tactic cards are drawn.
    Draw,
    /// The side may play a tactic card.
    Manoeuvre,
    /// The enemy may cancel a tactic card.
    Signal {
        /// Who played it.
        by: Side,
        /// Which.
        card: TacticCard,
    },
    /// The side names its target.
    Aim,
    /// The die is down: a commander may roll it again.
    Reroll,
    /// The enemy may take off a hit.
    BackWater,
    /// The side orders its fleet to reform or to leave.
    Order,
    /// The side is about to leave: the enemy may stop it.
    Leaving,
    /// A side has left or was sunk: the winner may chase its transports.
    Chase {
        /// Who lost.
        loser: Side,
    },
    /// The battle is over: what was hit goes, and losses are paid for.
    Toll {
        /// Who lost; nobody after five rounds.
        loser: Option<Side>,
    },
}

impl NavalBattle {
    /// The Ready warships of a side in the battle.
    #[inline]
    pub fn ships(&self, side: Side) -> u8 {
        self.fleets[side].saturating_sub(self.sunk[side])
    }

    /// Whose decision it is.
    pub(crate) fn decider(&self) -> Side {
        match self.step {
            NavalStep::Signal { by, .. } => by.enemy(),
            NavalStep::BackWater | NavalStep::Leaving => self.acting.enemy(),
            NavalStep::Chase { loser } => loser.enemy(),
            _ => self.acting,
        }
    }
}

impl Hamilcar {
    /// The naval battle under way.
    pub fn naval(&self) -> Option<&NavalBattle> {
        self.naval.as_ref()
    }

    /// The transports of a side that are not hit (HM-14.4): only the mover has some.
    pub(crate) fn transports(&self, battle: &NavalBattle, side: Side) -> u8 {
        let fleet = self.sea_move.filter(|_| side == battle.mover);
        let cargo = fleet.map_or(Stack::NONE, |sea| self.cargo(&sea));
        cargo.units().max(cargo.trains).saturating_sub(battle.transports_hit)
    }

    /// HM-16.21: by public facts alone, whether a side could answer with a card.
    fn could_answer(&self, battle: &NavalBattle, side: Side, card: TacticCard) -> bool {
        let copies = self.material.decks.tactic[card.index()];
        !self.tactics[side].is_empty() && battle.played.of(card) < copies
    }

    /// HM-22.4: whether the die of this attack may be rolled again.
    fn may_reroll(&self, battle: &NavalBattle) -> bool {
        let commander = battle.commanders[battle.acting];
        let master = self.material.generals.can(commander, Ability::CorvusMaster);
        master && self.corvi && !battle.rerolled
    }

    /// The tactic cards that are left to draw.
    pub(crate) fn undrawn(&self, battle: &NavalBattle) -> u8 {
        let all: u8 = self.material.decks.tactic.iter().sum();
        let hands = self.tactics.rome.len() + self.tactics.carthage.len();
        all.saturating_sub(battle.played.len() + hands)
    }

    /// Whether there is something to decide in the battle.
    pub(crate) fn waits_in_naval_battle(&self) -> bool {
        let Some(battle) = &self.naval else { return false };
        match battle.step {
            NavalStep::Manoeuvre => !self.tactics[battle.acting].is_empty(),
            NavalStep::Signal { by, card } => {
                let other = card != TacticCard::FalseSignal;
                other && self.could_answer(battle, by.enemy(), TacticCard::FalseSignal)
            }
            // A single target is taken without a question.
            NavalStep::Aim => self.transports(battle, battle.acting.enemy()) > 0,
            NavalStep::Reroll => self.may_reroll(battle),
            NavalStep::BackWater => {
                let other = battle.acting.enemy();
                battle.hits > 0 && self.could_answer(battle, other, TacticCard::BackWater)
            }
            NavalStep::Order => true,
            NavalStep::Leaving => {
                self.could_answer(battle, battle.acting.enemy(), TacticCard::Pursuit)
            }
            NavalStep::Chase { loser } => self.transports(battle, loser) > 0,
            NavalStep::Start | NavalStep::Draw | NavalStep::Toll { .. } => false,
        }
    }

    /// The side that is asked in the battle.
    pub(crate) fn asked_in_naval_battle(&self, mover: Side) -> Side {
        self.naval.map_or(mover, |battle| battle.decider())
    }

    /// What may be decided in it.
    pub(crate) fn offer_in_naval_battle(&self, list: &mut Vec<Action>) {
        let Some(battle) = &self.naval else { return };
        match battle.step {
            NavalStep::Aim => {
                list.extend([false, true].map(|transports| Action::Aim { transports }));
            }
            NavalStep::Reroll => list.extend([true, false].map(|again| Action::Reroll { again })),
            NavalStep::Chase { .. } => list.extend([Action::Chase, Action::Done]),
            NavalStep::Order => {
                let orders = FleetOrder::ALL.iter().map(|&what| Action::Order { what });
                list.extend(orders.filter(|&order| self.check_in_naval_battle(order).is_ok()));
                list.push(Action::Done);
            }
            _ => {
                let cards = TacticCard::ALL.iter().map(|&card| Action::Tactic { card });
                list.extend(cards.filter(|&play| self.check_in_naval_battle(play).is_ok()));
                list.push(Action::Done);
            }
        }
    }

    /// Whether an action may be chosen in it.
    pub(crate) fn check_in_naval_battle(&self, action: Action) -> Result<(), Illegal> {
        let Some(battle) = &self.naval else { return Err(Illegal::WrongStep) };
        match (battle.step, action) {
            (NavalStep::Aim, Action::Aim { .. })
            | (NavalStep::Reroll, Action::Reroll { .. })
            | (NavalStep::Chase { .. }, Action::Chase) => Ok(()),
            (NavalStep::Aim | NavalStep::Reroll, _) => Err(Illegal::WrongStep),
            (_, Action::Done) => Ok(()),
            (NavalStep::Order, Action::Order { what }) => self.check_order(battle, what),
            (NavalStep::Manoeuvre, Action::Tactic { card }) => self.check_manoeuvre(battle, card),
            (NavalStep::Signal { .. }, Action::Tactic { card }) => {
                self.check_reaction(battle, card, TacticCard::FalseSignal)
            }
            (NavalStep::BackWater, Action::Tactic { card }) => {
                self.check_reaction(battle, card, TacticCard::BackWater)
            }
            (NavalStep::Leaving, Action::Tactic { card }) => {
                self.check_reaction(battle, card, TacticCard::Pursuit)
            }
            _ => Err(Illegal::WrongStep),
        }
    }

    pub(crate) fn check_order(
        &self,
        battle: &NavalBattle,
        what: FleetOrder,
    ) -> Result<(), Illegal> {
        match what {
            FleetOrder::Reform if self.undrawn(battle) == 0 => Err(Illegal::NoTacticLeft),
            FleetOrder::Evade if self.supremacy != battle.acting => Err(Illegal::NoSupremacy),
            FleetOrder::Reform | FleetOrder::Evade | FleetOrder::Flee => Ok(()),
        }
    }

    fn check_manoeuvre(&self, battle: &NavalBattle, card: TacticCard) -> Result<(), Illegal> {
        let (own, enemy) = (battle.acting, battle.acting.enemy());
        let outnumbered = battle.ships(own) < battle.ships(enemy);
        if self.tactics[own].of(card) == 0 {
            Err(Illegal::NoSuchTactic)
        } else if card.is_reaction() {
            Err(Illegal::OnlyReaction)
        } else if card == TacticCard::Periplous && outnumbered {
            Err(Illegal::Outnumbered { own: battle.ships(own), enemy: battle.ships(enemy) })
        } else {
            Ok(())
        }
    }

    fn check_reaction(
        &self,
        battle: &NavalBattle,
        card: TacticCard,
        fitting: TacticCard,
    ) -> Result<(), Illegal> {
        if card == fitting && self.tactics[battle.decider()].of(card) > 0 {
            Ok(())
        } else {
            Err(Illegal::NoSuchTactic)
        }
    }
}
