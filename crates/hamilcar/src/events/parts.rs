//! The choices within an event: what each part offers, and what comes of a choice.

use quadriga_core::{Chance, Tell};

use super::Part;
use crate::action::Action;
use crate::card::Card;
use crate::effect::Effect;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::side::Side;
use crate::state::Hamilcar;
use crate::task::Task;

impl Part {
    /// Whether the card says "up to", so that its side may stop.
    const fn may_stop(self) -> bool {
        matches!(self, Part::Marks(_) | Part::Expulsions(_) | Part::Spoils(..) | Part::Seats(_))
    }
}

impl Hamilcar {
    /// Whether a card can have come to a part of its event, for positions from outside.
    pub(crate) fn is_possible_part(&self, side: Side, card: Card, part: Part) -> bool {
        let info = self.material.deck.info(card);
        let own = info.side.is_none_or(|owner| owner == side);
        let foe = info.side.is_none_or(|owner| owner != side);
        match (part, info.effect) {
            (Part::Camp | Part::Aim, _)
            | (Part::Yard, Effect::Cothon { .. })
            | (Part::Whom, Effect::Failure { .. } | Effect::Engines { .. }) => own,
            (
                Part::Marks(left),
                Effect::Diplomacy { markers, .. } | Effect::Columna { markers },
            )
            | (Part::Expulsions(left), Effect::Raid { markers, .. }) => own && left <= markers,
            (Part::Marks(left), Effect::Sack { enemy, .. }) => left <= enemy,
            (Part::Spoils(_, left), Effect::Sack { markers, .. }) => left <= markers,
            (
                Part::Supplies(left),
                Effect::Command { trains, .. }
                | Effect::Raid { trains, .. }
                | Effect::Grain { trains, .. },
            ) => own && left <= trains,
            (Part::Burnings(left, true), Effect::Shortage { trains }) => left <= trains,
            (Part::Burnings(left, false), Effect::Mutiny { trains, .. }) => foe && left <= trains,
            (Part::Seats(left), Effect::Terms { seats, .. } | Effect::Quarrels { seats }) => {
                own && left <= seats
            }
            (Part::Provinces(left, taken), Effect::Waver { provinces }) => {
                left <= provinces.saturating_sub(u8::from(taken.is_some()))
            }
            (Part::Provinces(left, taken), Effect::Epidemic { .. }) => left == 1 && taken.is_none(),
            (Part::Whom, Effect::Recall { .. }) => own && self.proconsul.is_some(),
            (Part::Toll(..), Effect::Mutiny { .. }) | (Part::Plot, Effect::Plot { .. }) => foe,
            (Part::Plague(..), Effect::Epidemic { .. }) => true,
            (Part::Engines(general, left), Effect::Engines { rolls }) => {
                general.side() == side && left < rolls
            }
            _ => false,
        }
    }

    /// Whether there is something to choose in a part.
    pub(crate) fn part_waits(&self, side: Side, card: Card, part: Part) -> bool {
        !self.menu(side, card, part).is_empty()
    }

    pub(crate) fn offer_part(&self, side: Side, card: Card, part: Part, list: &mut Vec<Action>) {
        self.menu(side, card, part).offer(part, list);
        if part.may_stop() {
            list.push(Action::Done);
        }
    }

    pub(crate) fn check_part(
        &self,
        side: Side,
        card: Card,
        part: Part,
        action: Action,
    ) -> Result<(), Illegal> {
        if action == Action::Done && part.may_stop() {
            Ok(())
        } else if !part.asks_for(action) {
            Err(Illegal::WrongStep)
        } else if self.menu(side, card, part).has(part, action) {
            Ok(())
        } else {
            Err(Illegal::NotForEvent)
        }
    }

    /// One choice of an event is carried out.
    pub(crate) fn perform_part<C: Chance, T: Tell<Event>>(
        &mut self,
        action: Action,
        chance: &mut C,
        tell: &mut T,
    ) {
        let Some(Task::Event { side, card, part }) = self.tasks.top() else { return };
        let effect = self.material.deck.info(card).effect;
        let go_on = |part| Task::Event { side, card, part };
        match (part, action) {
            (_, Action::Done) => self.finish_part(side, card, part, chance, tell),
            (Part::Camp, Action::Muster { at }) => {
                self.tasks.pop();
                self.encamp(side, card, at, tell);
            }
            (Part::Camp, Action::Strike { at, .. }) => {
                self.tasks.pop();
                self.win_tribe(side, at, tell);
            }
            (Part::Marks(left), _) => {
                let left = self.mark_by_event(side, left, action, tell);
                self.tasks.replace(go_on(Part::Marks(left)));
            }
            (Part::Expulsions(left), Action::Expel { at }) => {
                self.tasks.replace(go_on(Part::Expulsions(left.saturating_sub(1))));
                self.expel(side.enemy(), at, tell);
            }
            (Part::Spoils(city, left), Action::Expel { at }) => {
                self.tasks.replace(go_on(Part::Spoils(city, left.saturating_sub(1))));
                self.expel(side.enemy(), at, tell);
            }
            (Part::Supplies(left), Action::Supply { at }) => {
                self.tasks.replace(go_on(Part::Supplies(left.saturating_sub(1))));
                self.supply(side, at, tell);
            }
            (Part::Burnings(left, owed), Action::Burn { at }) => {
                self.tasks.replace(go_on(Part::Burnings(left.saturating_sub(1), owed)));
                self.lose_train(side, at, tell);
            }
            (Part::Seats(left), Action::Concede { what }) => {
                self.tasks.replace(go_on(Part::Seats(left.saturating_sub(1))));
                self.concede(side, what, tell);
            }
            (Part::Yard, _) => {
                self.tasks.pop();
                self.use_yard(side, effect, action, tell);
            }
            (Part::Aim, Action::Strike { at, inside }) => {
                self.tasks.pop();
                self.strike(side, card, at, inside, chance, tell);
            }
            (Part::Provinces(left, _), Action::Stir { province }) => {
                let next = Part::Provinces(left.saturating_sub(1), Some(province));
                self.tasks.replace(go_on(next));
                self.stir(side, card, province, tell);
            }
            (Part::Whom, Action::Name { general }) => {
                self.tasks.pop();
                self.name_by_event(card, general, tell);
            }
            (Part::Toll(at, inside), Action::Pay { toll }) => {
                self.tasks.pop();
                self.pay_mutiny(side, card, at, inside, toll, tell);
            }
            (Part::Plot, Action::Pay { toll }) => {
                self.tasks.pop();
                self.pay_plot(effect, toll, tell);
            }
            _ => _ = self.tasks.pop(),
        }
    }

    /// A part in which nothing is left to choose ends, and what the card has after it follows.
    pub(crate) fn finish_part<C: Chance, T: Tell<Event>>(
        &mut self,
        side: Side,
        card: Card,
        part: Part,
        chance: &mut C,
        tell: &mut T,
    ) {
        self.tasks.pop();
        match (part, self.material.deck.info(card).effect) {
            (Part::Marks(_), Effect::Columna { .. }) => self.raise_seamanship(tell),
            (Part::Burnings(left, true), _) => self.demand(side, left, tell),
            (Part::Spoils(..), Effect::Sack { enemy, .. }) => {
                let part = Part::Marks(enemy);
                self.tasks.push(Task::Event { side: side.enemy(), card, part });
            }
            (Part::Engines(general, left), _) => self.work_engines(card, general, left, tell),
            (Part::Plague(province, next), _) => {
                self.spread(side, card, province, next, chance, tell);
            }
            _ => {}
        }
    }
}
