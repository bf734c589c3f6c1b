//! Chapter 2, the order of play, readable like a player aid.

use quadriga_core::{Chance, Eyes, Silence, Tell, Turn};

use crate::action::Action;
use crate::event::{Ending, Event};
use crate::illegal::Illegal;
use crate::movement::Step;
use crate::phase::Phase;
use crate::region::Region;
use crate::state::{Antike, Special, ThisTurn};
use crate::words::Field;

impl Antike {
    /// Whose decision it is.
    #[inline]
    pub(crate) fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over(ending) => Turn::Over(ending.standing()),
            Phase::Defence { .. } | Phase::Picking { .. } => Turn::Decides(self.mover.opponent()),
            _ => Turn::Decides(self.mover),
        }
    }

    /// What may be chosen in each step.
    #[inline]
    pub(crate) fn actions(&self, list: &mut Vec<Action>) {
        if let Some(trade) = self.trade {
            self.offer_trade(trade, list);
            return;
        }
        match self.phase {
            Phase::Rondel => self.offer_fields(list),
            Phase::Surcharge { left, from, .. } => {
                list.extend(self.ways_to_pay(left, from).map(|with| Action::Pay { with }));
            }
            Phase::Compensation => {
                let goods = crate::words::Good::ALL.iter();
                list.extend(goods.map(|&good| Action::Take { good }));
            }
            Phase::Templum => self.offer_building(list),
            Phase::Militia => self.offer_arming(list),
            Phase::Scientia => self.offer_science(list),
            Phase::Movement { group } => self.offer_moves(group, list),
            Phase::Conquest => self.offer_conquests(list),
            Phase::Defence { .. } => {
                list.push(Action::Fortress { play: true });
                list.push(Action::Fortress { play: false });
            }
            Phase::Storming { region, galleys } => {
                let choices = self.storming_choices(region, galleys).into_iter().flatten();
                list.extend(choices.map(|galleys| Action::Conquer { region, galleys }));
            }
            Phase::Founding => self.offer_founding(list),
            Phase::Personages => self.offer_personages(list),
            Phase::Picking { .. } => {
                list.extend(self.open.kinds().map(|card| Action::Pick { card }));
            }
            Phase::Over(_) => {}
        }
        if self.is_open_step() {
            self.offer_extras(list);
        }
        if self.may_end_step() {
            list.push(Action::Done);
        }
    }

    /// What is open at any moment of the own turn.
    #[inline]
    fn offer_extras(&self, list: &mut Vec<Action>) {
        self.offer_coins(list);
        self.offer_swaps(list);
        self.offer_cards(list);
        if self.may_trade() {
            list.push(Action::Trade);
        }
    }

    /// Whether the step can be ended by a word: all that may be done any number of times, and the
    /// choice of cards, which may be declined (AD-11.3).
    #[inline]
    fn may_end_step(&self) -> bool {
        match self.phase {
            Phase::Rondel | Phase::Compensation => false,
            Phase::Personages => true,
            Phase::Picking { .. } => self.may_decline_cards(),
            _ => self.is_open_step(),
        }
    }

    /// Whether an action may be chosen now, and by its own rule.
    pub(crate) fn check(&self, action: Action) -> Result<(), Illegal> {
        if let Phase::Over(_) = self.phase {
            return Err(Illegal::GameOver);
        }
        self.check_regions(action)?;
        if let Some(trade) = self.trade {
            return self.check_trade(trade, action);
        }
        match (self.phase, action) {
            (Phase::Rondel, Action::Advance { field }) => self.check_field(field),
            (Phase::Surcharge { left, from, .. }, Action::Pay { with }) => {
                self.check_way(left, from, with)
            }
            (Phase::Surcharge { .. }, _) => Err(Illegal::Unfinished),
            (Phase::Compensation, Action::Take { .. })
            | (Phase::Defence { .. }, Action::Fortress { .. }) => Ok(()),
            (_, Action::Done) if self.may_end_step() => Ok(()),
            (Phase::Personages, Action::ClaimAll) => self.check_claim_all(),
            (Phase::Templum, Action::Temple { region }) => self.check_temple(region),
            (Phase::Templum, Action::Wall { region }) => self.check_wall(region),
            (Phase::Militia, Action::Arm { unit, region }) => self.check_arming(unit, region),
            (Phase::Scientia, Action::Learn { know_how }) => self.check_learning(know_how),
            (Phase::Scientia, Action::Recruit { unit }) => self.check_recruiting(unit),
            (Phase::Movement { group }, Action::Move { unit, from, to, count, after }) => {
                self.check_move(group, Step { unit, from, to, count, after })
            }
            (Phase::Conquest, Action::Conquer { region, galleys }) => {
                self.check_conquest(region, galleys)
            }
            (
                Phase::Storming { region, galleys },
                Action::Conquer { region: at, galleys: lost },
            ) => self.check_storming((region, galleys), (at, lost)),
            (Phase::Founding, Action::Found { region, good }) => self.check_founding(region, good),
            (Phase::Personages, Action::Claim { personage }) => self.check_claim(personage),
            (Phase::Picking { .. }, Action::Pick { card }) => self.check_pick(card),
            _ if self.is_open_step() => self.check_extra(action),
            _ => Err(Illegal::WrongStep),
        }
    }

    fn check_extra(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Coin { good } => self.check_coin(good),
            Action::Swap { give, take } => self.check_swap(give, take),
            Action::Play { card } => self.check_play(card),
            Action::PlayAt { card, region } => self.check_play_at(card, region),
            Action::PlayFor { card, unit } => self.check_play_for(card, unit),
            Action::Trade if self.may_trade() => Ok(()),
            Action::Trade => Err(Illegal::NoTrade),
            _ => Err(Illegal::WrongStep),
        }
    }

    /// Regions beyond the map are refused before any rule looks at them.
    fn check_regions(&self, action: Action) -> Result<(), Illegal> {
        let named: [Option<Region>; 2] = match action {
            Action::Temple { region }
            | Action::Wall { region }
            | Action::Arm { region, .. }
            | Action::Conquer { region, .. }
            | Action::Found { region, .. }
            | Action::PlayAt { region, .. } => [Some(region), None],
            Action::Move { from, to, .. } => [Some(from), Some(to)],
            _ => [None, None],
        };
        let missing = named.into_iter().flatten().any(|region| !self.map.all().has(region));
        if missing { Err(Illegal::NoRegion) } else { Ok(()) }
    }

    /// Carries an allowed action out.
    #[inline]
    pub(crate) fn perform<C: Chance, T: Tell<Event>>(
        &mut self,
        action: Action,
        chance: &mut C,
        tell: &mut T,
    ) {
        match action {
            Action::Advance { field } => self.advance(field, tell),
            Action::Pay { with } if self.trade.is_some() => self.give_in_trade(with, tell),
            Action::Pay { with } => self.pay_surcharge(with, tell),
            Action::Take { good } if self.trade.is_some() => self.take_in_trade(good, tell),
            Action::Take { good } => self.compensate(good, tell),
            Action::Coin { good } => self.put_aside(good),
            Action::Trade => self.begin_trade(),
            Action::Swap { give, take } => self.swap(give, take, tell),
            Action::Temple { region } => self.build_temple(region, tell),
            Action::Wall { region } => self.build_wall(region, tell),
            Action::Arm { unit, region } => self.arm(unit, region, tell),
            Action::Learn { know_how } => self.learn(know_how, tell),
            Action::Recruit { unit } => self.recruit(unit, tell),
            Action::Move { unit, from, to, count, after } => {
                self.move_units(Step { unit, from, to, count, after }, tell);
            }
            Action::Conquer { region, galleys } => match self.phase {
                Phase::Storming { .. } => self.conquer(region, galleys, tell),
                _ => self.attack(region, galleys, tell),
            },
            Action::Fortress { play } => self.answer(play, tell),
            Action::Found { region, good } => self.found(region, good, tell),
            Action::ClaimAll => self.claim_all(tell),
            Action::Claim { personage } => self.claim_one(personage, tell),
            Action::Pick { card } => self.pick(card, chance, tell),
            Action::Play { card } => self.play(card, tell),
            Action::PlayAt { card, region } => self.play_at(card, region, tell),
            Action::PlayFor { card, unit } => self.play_for(card, unit, tell),
            Action::Done => self.finish_step(tell),
        }
        if self.events && self.keeps_display_full() {
            self.refill(chance, tell);
        }
    }

    /// The action of the chosen field begins (AD-2.1).
    pub(crate) fn begin_action<T: Tell<Event>>(&mut self, field: Field, tell: &mut T) {
        match field {
            Field::Ferrum | Field::Aurum | Field::Marmor => {
                if let Some(good) = field.produces() {
                    self.produce(good, tell);
                }
            }
            Field::Templum => self.phase = Phase::Templum,
            Field::Militia => self.phase = Phase::Militia,
            Field::Scientia => self.phase = Phase::Scientia,
            Field::Duellum | Field::SecondDuellum => self.phase = Phase::Movement { group: None },
        }
    }

    /// AD-2.8: the step is over; what follows is passed over where nothing can be chosen in it.
    fn finish_step<T: Tell<Event>>(&mut self, tell: &mut T) {
        self.this.pledged = Default::default();
        match self.phase {
            Phase::Movement { .. } => {
                self.rest();
                if self.can_conquer() {
                    self.phase = Phase::Conquest;
                } else {
                    self.begin_founding(tell);
                }
            }
            Phase::Militia => {
                self.rest();
                self.begin_founding(tell);
            }
            Phase::Founding => self.begin_personages(tell),
            Phase::Personages => self.leave_personages(tell),
            Phase::Picking { .. } => self.end_turn(tell),
            Phase::Templum | Phase::Scientia | Phase::Conquest => self.begin_founding(tell),
            _ => {}
        }
    }

    fn begin_founding<T: Tell<Event>>(&mut self, tell: &mut T) {
        self.phase = Phase::Founding;
        let extras = self.has_extras() && self.cards_come_any_time();
        if self.reached_sites().is_empty() && !extras {
            self.begin_personages(tell);
        }
    }

    /// Whether the word that ends this step ends the turn as well, since nothing is left to choose
    /// in it.
    pub(crate) fn done_ends_turn(&self) -> bool {
        if self.check(Action::Done).is_err() {
            return false;
        }
        let mut next = self.clone();
        next.finish_step(&mut Silence);
        next.turn().seat() != Some(self.mover)
    }

    /// Without event cards nobody would leave a personage, so they are all taken (AD-13.4).
    fn begin_personages<T: Tell<Event>>(&mut self, tell: &mut T) {
        if self.events && self.all_due() > 0 {
            self.phase = Phase::Personages;
        } else {
            self.claim_all(tell);
        }
    }

    /// AD-11.3: then the other player chooses event cards.
    pub(crate) fn leave_personages<T: Tell<Event>>(&mut self, tell: &mut T) {
        let left = self.this.taken.saturating_add(self.this.city_lost.into());
        if self.events && left > 0 && self.has_cards_to_pick() {
            self.phase = Phase::Picking { left };
        } else {
            self.end_turn(tell);
        }
    }

    /// The turn passes to the other player, unless it was the last one (AD-14.3).
    pub(crate) fn end_turn<T: Tell<Event>>(&mut self, tell: &mut T) {
        tell.tell(Eyes::ALL, Event::TurnEnded { seat: self.mover, turn: self.turn });
        if self.turn >= self.map.figures.turn_limit {
            self.end(Ending::TurnLimit { winner: self.leader() }, tell);
            return;
        }
        self.turn += 1;
        self.mover = self.mover.opponent();
        self.begin_turn();
    }

    /// A turn begins; what is in the box now may be armed (AD-5.2).
    pub(crate) fn begin_turn(&mut self) {
        let own = self.own();
        let special = u8::from(own.special == Special::Boxed);
        let armable = [own.boxed[0], own.boxed[1], special];
        self.this = ThisTurn { armable, ..ThisTurn::default() };
        self.phase = Phase::Rondel;
    }
}
