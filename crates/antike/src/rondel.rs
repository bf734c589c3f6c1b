//! Chapter 2: the rondel.

use quadriga_core::{Eyes, Seat, Tell};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::state::Antike;
use crate::words::{Field, Wealth};

impl Antike {
    /// AD-2.3, AD-2.4: what it costs a player to move the stone to a field.
    #[inline]
    pub fn field_cost(&self, seat: Seat, field: Field) -> u8 {
        let free = self.map.figures.free_steps;
        self.of(seat).stone.map_or(0, |stone| stone.steps_to(field).saturating_sub(free))
    }

    #[inline]
    pub(crate) fn offer_fields(&self, list: &mut Vec<Action>) {
        let wealth = self.own().wealth_from(Wealth::Marble);
        let payable = |field: &Field| u32::from(self.field_cost(self.mover, *field)) <= wealth;
        let fields = Field::ALL.iter().copied().filter(payable);
        list.extend(fields.map(|field| Action::Advance { field }));
    }

    pub(crate) fn check_field(&self, field: Field) -> Result<(), Illegal> {
        let wealth = self.own().wealth_from(Wealth::Marble);
        let cost = self.field_cost(self.mover, field);
        if u32::from(cost) <= wealth { Ok(()) } else { Err(Illegal::FieldTooDear { cost, wealth }) }
    }

    /// The stone goes to a field; what it costs is paid before the action begins.
    pub(crate) fn advance<T: Tell<Event>>(&mut self, field: Field, tell: &mut T) {
        let cost = self.field_cost(self.mover, field);
        tell.tell(Eyes::ALL, Event::Advanced { seat: self.mover, field, cost });
        self.own_mut().stone = Some(field);
        self.this.field = Some(field);
        self.ask_surcharge(field, cost, Wealth::Marble, tell);
    }

    /// AD-2.7: pays what leaves no choice, and asks for the rest.
    fn ask_surcharge<T: Tell<Event>>(
        &mut self,
        field: Field,
        mut left: u8,
        mut from: Wealth,
        tell: &mut T,
    ) {
        while left > 0 {
            let takes_all = self.own().wealth_from(Wealth::Marble) <= u32::from(left);
            let mut ways = self.ways_to_pay(left, from);
            match (ways.next(), ways.next()) {
                (Some(only), second) if second.is_none() || takes_all => {
                    drop(ways);
                    self.give(only, tell);
                    from = only;
                    left -= 1;
                }
                (Some(_), _) => {
                    drop(ways);
                    self.phase = Phase::Surcharge { field, left, from };
                    return;
                }
                (None, _) => break,
            }
        }
        self.begin_action(field, tell);
    }

    /// With what the next of `left` units can be paid: by version 1 in the order of [`Wealth`]
    /// only.
    #[inline]
    pub(crate) fn ways_to_pay(&self, left: u8, from: Wealth) -> impl Iterator<Item = Wealth> {
        let any_order = !self.keeps_order();
        let own = self.own();
        let kinds = Wealth::ALL.iter().copied();
        let kinds = kinds.filter(move |&kind| any_order || self.is_in_order(kind, left, from));
        kinds.filter(move |&kind| own.wealth(kind) > 0)
    }

    /// Whether the next of `left` units can be paid with this, if all that follow are of the same
    /// kind or a later one in the order of [`Wealth`]: so each sum comes up once.
    #[inline]
    pub(crate) fn is_in_order(&self, kind: Wealth, left: u8, from: Wealth) -> bool {
        kind >= from && self.own().wealth_from(kind) >= u32::from(left)
    }

    pub(crate) fn check_way(&self, left: u8, from: Wealth, with: Wealth) -> Result<(), Illegal> {
        let possible = self.ways_to_pay(left, from).any(|way| way == with);
        if possible { Ok(()) } else { Err(Illegal::CannotPay { left }) }
    }

    /// One unit of the surcharge is paid.
    pub(crate) fn pay_surcharge<T: Tell<Event>>(&mut self, with: Wealth, tell: &mut T) {
        let Phase::Surcharge { field, left, .. } = self.phase else { return };
        self.give(with, tell);
        self.ask_surcharge(field, left.saturating_sub(1), with, tell);
    }
}
