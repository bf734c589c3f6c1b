//! What a card asks for before its event can be used, and whether the event would do something
//! (HM-4.15, HM-4.18, HM-20.1).

use super::Part;
use crate::card::Card;
use crate::deck::When;
use crate::effect::Effect;
use crate::illegal::Illegal;
use crate::side::Side;
use crate::state::Hamilcar;
use crate::words::Region;

impl Hamilcar {
    /// Whether a side may use the event of a card.
    pub(crate) fn check_event(&self, side: Side, card: Card) -> Result<(), Illegal> {
        let info = self.material.deck.info(card);
        if info.when == When::Window {
            return Err(Illegal::OnlyOutOfTurn);
        }
        if info.side.is_some_and(|owner| owner != side) {
            return Err(Illegal::NotYourEvent);
        }
        self.check_condition(side, info.effect)?;
        if self.has_effect(side, card, info.effect) { Ok(()) } else { Err(Illegal::NoEffect) }
    }

    fn check_condition(&self, side: Side, effect: Effect) -> Result<(), Illegal> {
        let (holds, reason) = match effect {
            Effect::Patriots { from_turn, at_most, .. } => {
                let late = self.turn >= from_turn;
                (late || self.of(side).ships() <= at_most, Illegal::FleetTooLarge { at_most })
            }
            Effect::Cothon { .. } => {
                (!self.is_besieged(self.map().capitals[side]), Illegal::CapitalBesieged)
            }
            Effect::Hiero { .. } => (self.wins_hiero(side, effect), Illegal::HieroUnwon),
            Effect::Command { .. } => (self.commands_sea(side), Illegal::EnemyCommandsSea),
            Effect::Sack { .. } => (!self.sacked(side).is_empty(), Illegal::NothingTaken),
            Effect::Blockade { .. } => (self.of(side).ready > 0, Illegal::NoReadyShip),
            Effect::Terms { .. } => (self.is_invaded(side), Illegal::NoInvader),
            Effect::Raid { .. } => (self.rules_coasts(side), Illegal::CoastsGuarded),
            Effect::Failure { .. } => (!self.failed(side).is_empty(), Illegal::NobodyFailed),
            Effect::Columna { .. } => (self.of(side).won_at_sea, Illegal::NoNavalVictory),
            Effect::Messenger { least } => {
                let has = self.of(side.enemy()).hand.len();
                (has >= least, Illegal::FewEnemyCards { least, has })
            }
            Effect::Relief => (self.supremacy == side, Illegal::NotSupreme),
            Effect::Truce => (!self.truce, Illegal::TruceHolds),
            _ => (true, Illegal::NoEffect),
        };
        if holds { Ok(()) } else { Err(reason) }
    }

    /// HM-20.32: whether enemies stand in the region of a side's capital.
    fn is_invaded(&self, side: Side) -> bool {
        let enemy = side.enemy();
        let africa = self.map().region(Region::Africa);
        let shut = |at| self.stack(enemy, at, true).units() > 0;
        !self.occupied[enemy].within(africa).is_empty() || africa.iter().any(shut)
    }

    /// HM-20.17: a Ready warship, and not fewer than the enemy has.
    fn commands_sea(&self, side: Side) -> bool {
        let ready = self.of(side).ready;
        ready > 0 && ready >= self.of(side.enemy()).ready
    }

    /// HM-20.35: supremacy, or more Ready warships.
    fn rules_coasts(&self, side: Side) -> bool {
        self.supremacy == side || self.of(side).ready > self.of(side.enemy()).ready
    }

    /// Whether some part of an event would do something.
    fn has_effect(&self, side: Side, card: Card, effect: Effect) -> bool {
        let waits = |part| self.part_waits(side, card, part);
        match effect {
            Effect::Campaign { .. } | Effect::ForceMarch => self.can_call_up(side, effect),
            Effect::Africa => !self.africa_open || self.can_call_up(side, effect),
            Effect::Auxiliaries { .. }
            | Effect::Mercenaries { .. }
            | Effect::Atlas { .. }
            | Effect::Mamertines { .. }
            | Effect::Princes { .. }
            | Effect::Levy { .. } => waits(Part::Camp),
            Effect::Terms { .. } => waits(Part::Camp) || self.free_seats() > 0,
            Effect::Quinquereme { .. }
            | Effect::Raven { .. }
            | Effect::Patriots { .. }
            | Effect::Cothon { .. }
            | Effect::Socii { .. }
            | Effect::Command { .. }
            | Effect::Benches { .. } => self.helps_fleet(side, effect),
            Effect::Diplomacy { markers, .. } => waits(Part::Marks(markers)),
            Effect::Columna { markers } => {
                waits(Part::Marks(markers)) || self.seamanship.raised().is_some()
            }
            Effect::Revolt { provinces } => self.can_revolt(side, provinces),
            Effect::Waver { provinces } => waits(Part::Provinces(provinces, None)),
            Effect::Epidemic { .. } => waits(Part::Provinces(1, None)),
            Effect::Raid { markers, trains, .. } => {
                waits(Part::Expulsions(markers)) || waits(Part::Supplies(trains))
            }
            Effect::Grain { .. } => waits(Part::Supplies(1)),
            Effect::Blockade { .. }
            | Effect::Mutiny { .. }
            | Effect::Pestilence { .. }
            | Effect::Treachery { .. }
            | Effect::Relief => waits(Part::Aim),
            Effect::Quarrels { .. } => self.of(side.enemy()).seats > 0,
            Effect::Hiero { .. }
            | Effect::Sack { .. }
            | Effect::Recall { .. }
            | Effect::Failure { .. }
            | Effect::Messenger { .. }
            | Effect::Plot { .. }
            | Effect::Truce
            | Effect::Shortage { .. } => true,
            Effect::Engines { .. } => waits(Part::Whom),
            Effect::BattleLine { .. }
            | Effect::GreatStorm
            | Effect::Heirkte { .. }
            | Effect::Shoals { .. }
            | Effect::Spy
            | Effect::Weather { .. }
            | Effect::Storms { .. }
            | Effect::Fright
            | Effect::Omen { .. }
            | Effect::HostileTribes { .. }
            | Effect::Resistance { .. }
            | Effect::Sortie { .. }
            | Effect::Desertion { .. } => false,
        }
    }
}
