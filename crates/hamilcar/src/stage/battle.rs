//! The stage of a land battle: where each battle card comes from, what a lost battle would cost,
//! and how likely the enemy can match.

use quadriga_core::Eye;

use super::{Modifier, percent, staged};
use crate::battle::{BattleStep, LandBattle};
use crate::battle_hand::BattleCards;
use crate::general::{Ability, General};
use crate::side::{BySide, Side};
use crate::stack::Stack;
use crate::state::Hamilcar;
use crate::task::Task;
use crate::words::BattleCard;

staged! {
    /// A land battle with its figures.
    BattleStage {
        /// Whether the battle cards are dealt.
        dealt: bool,
        /// The charge that Carthage may order or has ordered.
        charge: Option<ChargeStage>,
        /// How likely the enemy of the onlooker can match a card of each type, of a hundred.
        matches: Option<Vec<u8>>,
        /// What each side loses after so many rounds, by the die from 1 (HM-10.15).
        losses: Vec<u8>,
        /// What each side has in it.
        armies: BySide<ArmyStage>,
    }

    /// A charge of elephants (HM-10.7).
    ChargeStage {
        /// How many cards it costs whom it strikes.
        cards: u8,
        /// What is added to the die.
        modifiers: Vec<Modifier>,
        /// Whom it strikes, by the die from 1.
        struck: Vec<Option<Side>>,
    }

    /// Some of the battle cards of a side.
    HandPart {
        /// What brings them or costs them, by its key.
        what: &'static str,
        /// How many.
        cards: i8,
    }

    /// An army in a battle.
    ArmyStage {
        /// What stands there.
        stack: Stack,
        /// The generals there.
        generals: Vec<General>,
        /// What its commander can.
        abilities: Vec<Ability>,
        /// His battle rating: the highest die that passes a test.
        rating: u8,
        /// How likely that is, of a hundred.
        test: u8,
        /// Where its battle cards come from.
        parts: Vec<HandPart>,
        /// Whether it may withdraw when it leads.
        withdraws: bool,
        /// What the last card of the enemy would add to its retreat roll.
        rout_modifier: i8,
        /// What it would lose by the retreat roll, by the die from 1 (HM-11.1).
        rout: Vec<u8>,
        /// PCs that its side removes if it loses now (HM-10.17).
        markers: u8,
    }
}

impl HandPart {
    /// Those that bring or cost cards.
    pub(crate) fn all(parts: &[(&'static str, i8)]) -> Vec<HandPart> {
        let some = parts.iter().filter(|(_, cards)| *cards != 0);
        some.map(|&(what, cards)| HandPart { what, cards }).collect()
    }
}

impl Hamilcar {
    pub(super) fn show_battle_stage(&self, eye: Eye) -> Option<BattleStage> {
        let battle = self.battle.as_ref()?;
        let rounds = battle.rounds.max(1);
        let attrition = &self.material.tables.attrition.grid;
        Some(BattleStage {
            dealt: !self.is_before_the_deal(),
            charge: Some(battle).filter(|_| self.is_before_the_deal()).and_then(|battle| {
                let cards = self.charging(battle);
                (cards > 0).then(|| ChargeStage {
                    cards,
                    modifiers: Modifier::all(&self.charge_modifiers(battle)),
                    struck: (1..=6).map(|die| self.struck(battle, die)).collect(),
                })
            }),
            matches: self.chances_of_match(battle, eye),
            losses: (1..=6).map(|die| attrition.at(die, rounds)).collect(),
            armies: BySide::new(|side| self.show_army_stage(battle, side)),
        })
    }

    fn is_before_the_deal(&self) -> bool {
        self.tasks.iter().any(|task| match task {
            Task::Battle { step, .. } => matches!(
                step,
                BattleStep::Commander
                    | BattleStep::Start
                    | BattleStep::Charge
                    | BattleStep::Charging
                    | BattleStep::Deal
            ),
            _ => false,
        })
    }

    fn show_army_stage(&self, battle: &LandBattle, side: Side) -> ArmyStage {
        let stack = self.army(battle, side);
        let commander = battle.commanders[side];
        let rating = self.rating(commander);
        let rout_modifier = self.rout_modifier(battle, side);
        let parts = self.hand_parts(battle, side);
        ArmyStage {
            stack,
            generals: self.generals_at(side, battle.encounter.at, false).iter().collect(),
            abilities: commander.map_or_else(Vec::new, |general| self.talents(general)),
            rating,
            test: percent(rating.min(6).into(), 6),
            parts: HandPart::all(&parts),
            withdraws: self.check_any_withdrawal(battle, side).is_ok()
                && self.withdrawals(battle, side).iter().next().is_some(),
            rout_modifier,
            rout: (1..=6)
                .map(|die| {
                    if stack.units() == 0 {
                        0
                    } else {
                        self.rout_losses(die, rout_modifier, stack.units())
                    }
                })
                .collect(),
            markers: battle.lost[side] / 2,
        }
    }

    /// What the seat cannot see is as likely to be in the enemy's hand as anywhere else.
    fn chances_of_match(&self, battle: &LandBattle, eye: Eye) -> Option<Vec<u8>> {
        let side = Side::ALL.iter().copied().find(|side| eye == Eye::Seat(side.seat()))?;
        let enemy = side.enemy();
        let (hand, open) = (battle.hands[enemy], battle.opened[enemy]);
        if self.is_before_the_deal() {
            return None;
        }
        let deck = BattleCards::new(self.material.decks.battle);
        let unseen = deck.without(battle.played).without(battle.hands[side]).without(open);
        let hidden = u32::from(hand.len().saturating_sub(open.len()));
        let chance = |card: BattleCard| {
            let fits = |cards: BattleCards| cards.of(card) + cards.of(BattleCard::Reserve);
            if fits(open) > 0 {
                return 100;
            }
            let (all, fit) = (u32::from(unseen.len()), u32::from(fits(unseen)));
            // None of the hidden cards fits: drawn one by one, each from those that are left.
            let none = (0..hidden).fold(1.0, |share: f64, drawn| {
                let left = f64::from(all.saturating_sub(drawn).max(1));
                share * (f64::from(all.saturating_sub(fit + drawn)) / left)
            });
            (100.0 * (1.0 - none)).round() as u8
        };
        let types = BattleCard::ALL.iter().copied().filter(|&card| card != BattleCard::Reserve);
        Some(types.map(chance).collect())
    }
}
