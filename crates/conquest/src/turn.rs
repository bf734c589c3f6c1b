//! Chapter 2, the order of play, readable like a player aid.

use quadriga_core::{Chance, Eyes, Seat, Tell, Turn};

use crate::action::Action;
use crate::event::Event;
use crate::fight::Losable;
use crate::illegal::Illegal;
use crate::phase::{Auction, Battle, Phase, Vote};
use crate::state::Conquest;
use crate::words::Answer;

impl Conquest {
    /// Whose decision it is.
    #[inline]
    pub(crate) fn turn(&self) -> Turn {
        if self.phase == Phase::Over {
            return Turn::Over(self.standing());
        }
        Turn::Decides(self.decider())
    }

    /// The player who decides.
    pub(crate) fn decider(&self) -> Seat {
        let asked = match self.phase {
            Phase::Bidding | Phase::Proposing { .. } => {
                self.auction.map(|Auction { asked, .. }| asked)
            }
            Phase::Voting | Phase::Laying { .. } => self.vote.map(|Vote { asked, .. }| asked),
            Phase::FairWind => self.battle.map(|Battle { defender, .. }| defender),
            Phase::Committing { seat, .. }
            | Phase::Fleeing { seat }
            | Phase::Raising { seat, .. } => Some(seat),
            Phase::Losing { side } | Phase::Retreating { side } => {
                self.battle.and_then(|battle| battle.commander(side))
            }
            _ => Some(self.mover),
        };
        asked.unwrap_or(self.mover)
    }

    /// What may be chosen in each step.
    #[inline]
    pub(crate) fn actions(&self, list: &mut Vec<Action>) {
        match self.phase {
            Phase::Bidding => self.offer_bids(list),
            Phase::Proposing { .. } => self.offer_proposals(list),
            Phase::Placing { .. } => self.offer_places(list),
            Phase::Stationing => {
                let seas = self.first_seas(self.mover).iter();
                list.extend(seas.map(|sea| Action::Station { sea }));
            }
            Phase::Turn => self.offer_turn(list),
            Phase::Recruiting { at, from } => self.offer_recruits(at, from, list),
            Phase::Buying { at, .. } => {
                self.offer_influence(at, list);
                list.push(Action::Done);
            }
            Phase::Marching { from, moved } => self.offer_goals(from, moved, list),
            Phase::Sending(march) => self.offer_units(&march, list),
            Phase::Sailing { to, from, moved } => self.offer_galleys(to, from, moved, list),
            Phase::Sailed => {
                self.offer_engagements(list);
                list.push(Action::Done);
            }
            Phase::Fetching { card } => self.offer_fetching(card, list),
            Phase::Building { card } => self.offer_building(card, list),
            Phase::Mustering { card } => self.offer_mustering(card, list),
            Phase::Bribing => {
                let victims = self.bribable(self.mover).iter();
                list.extend(victims.map(|whom| Action::Bribe { whom }));
            }
            Phase::Revolting => self.offer_revolts(list),
            Phase::Raising { card, .. } => {
                list.extend(self.benefit(card).at.iter().map(|at| Action::Build { at }));
            }
            Phase::FairWind => {
                list.push(Action::FairWind { sail: true });
                list.push(Action::FairWind { sail: false });
            }
            Phase::Committing { seat, from } => self.offer_commitment(seat, from, list),
            Phase::Losing { side } => self.offer_losses(side, list),
            Phase::Retreating { side } => self.offer_retreats(side, list),
            Phase::Fleeing { .. } => {
                list.extend(self.refuges().iter().map(|to| Action::Flee { to }));
            }
            Phase::Voting => {
                self.offer_senators(list);
                list.push(Action::Pass);
            }
            Phase::Laying { .. } => self.offer_senators(list),
            Phase::Over => {}
        }
        self.offer_merchants(list);
    }

    /// CE-2.5: the eight actions; CE-2.7: cards; CE-18.5: standing answers.
    fn offer_turn(&self, list: &mut Vec<Action>) {
        if self.left > 0 {
            self.offer_cards(list);
            self.offer_recruiting(list);
            for at in self.own().leaders().within(self.map.key_set).iter() {
                self.offer_influence(at, list);
            }
            let most = self.map.figures.special_tax_most;
            list.extend((1..=most).map(|chaos| Action::Levy { chaos }));
            let leaders = self.own().leaders().iter();
            let marches = leaders.filter(|&from| self.can_march(from));
            list.extend(marches.map(|from| Action::March { from }));
            self.offer_attacks(list);
            self.offer_sailing(list);
            self.offer_engagements(list);
            list.push(Action::Pass);
        } else {
            list.push(Action::Done);
        }
        self.offer_uses(list);
        for &answer in Answer::ALL {
            let on = !self.own().answers(answer);
            if self.may_answer(answer) {
                list.push(Action::Answer { answer, on });
            }
        }
    }

    /// Whether an action may be chosen now, and by its own rule.
    pub(crate) fn check(&self, action: Action) -> Result<(), Illegal> {
        match (self.phase, action) {
            (Phase::Over, _) => Err(Illegal::GameOver),
            (Phase::Bidding, Action::Bid { coins }) => self.check_bid(coins),
            (Phase::Bidding, Action::Pass) => self.check_bid_pass(),
            (Phase::Proposing { .. }, Action::Propose { a, b }) => self.check_proposal(a, b),
            (Phase::Placing { .. }, Action::Place { unit, at, count }) => {
                self.check_place(unit, at, count)
            }
            (Phase::Stationing, Action::Station { sea }) => self.check_station(sea),
            (Phase::Turn, _) => self.check_in_turn(action),
            (_, Action::Use { card }) => self.check_use_within(card),
            (Phase::Recruiting { at, from }, _) => self.check_recruit(at, from, action),
            (Phase::Buying { at: here, .. }, Action::Buy { at, from }) if at == here => {
                self.check_influence(at, from)
            }
            (Phase::Buying { .. }, Action::Buy { .. }) => Err(Illegal::OneProvince),
            (Phase::Marching { from, moved }, _) => self.check_goal(from, moved, action),
            (Phase::Sending(march), _) => self.check_units(&march, action),
            (Phase::Sailing { to, from, moved }, _) => self.check_galleys(to, from, moved, action),
            (Phase::Sailed, Action::Engage { sea, whom }) => self.check_engagement(sea, whom),
            (Phase::Buying { .. } | Phase::Sailed, Action::Done)
            | (Phase::FairWind, Action::FairWind { .. })
            | (Phase::Voting, Action::Pass) => Ok(()),
            (Phase::Fetching { card }, Action::Fetch { from }) => self.check_fetch(card, from),
            (Phase::Building { card }, Action::Build { at }) => self.check_build(card, at),
            (Phase::Raising { card, .. }, Action::Build { at }) => {
                if self.benefit(card).at.has(at) { Ok(()) } else { Err(Illegal::NotNamed) }
            }
            (Phase::Mustering { card }, Action::Muster { from, over }) => {
                self.check_muster(card, from, over)
            }
            (Phase::Bribing, Action::Bribe { whom }) => {
                if self.bribable(self.mover).has(whom) {
                    Ok(())
                } else {
                    Err(Illegal::NoSenator)
                }
            }
            (Phase::Revolting, Action::Revolt { at, whom }) => self.check_revolt(at, whom),
            (Phase::Committing { seat, from }, _) => self.check_commitment(seat, from, action),
            (Phase::Losing { side }, Action::Lose { unit, of, from, count }) => {
                self.check_loss(side, Losable { unit, of, from, count })
            }
            (Phase::Retreating { side }, _) => self.check_retreat(side, action),
            (Phase::Fleeing { .. }, Action::Flee { to }) => {
                if self.refuges().has(to) {
                    Ok(())
                } else {
                    Err(Illegal::NoRefuge)
                }
            }
            (Phase::Voting | Phase::Laying { .. }, Action::Lay { votes }) => self.check_lay(votes),
            (Phase::Laying { .. }, Action::Done) => self.check_laid(),
            _ => Err(Illegal::WrongStep),
        }
    }

    fn check_in_turn(&self, action: Action) -> Result<(), Illegal> {
        let is_action = matches!(
            action,
            Action::Take { .. }
                | Action::Recruit { .. }
                | Action::Buy { .. }
                | Action::Levy { .. }
                | Action::March { .. }
                | Action::Attack { .. }
                | Action::Sail { .. }
                | Action::Engage { .. }
                | Action::Pass
        );
        if is_action && self.left == 0 {
            return Err(Illegal::NoActionLeft);
        }
        match action {
            Action::Take { card } => self.check_take(card),
            Action::Recruit { at } => self.check_recruiting(at),
            Action::Buy { at, from } => self.check_influence(at, from),
            Action::Levy { chaos } => self.check_levy(chaos),
            Action::March { from } => self.check_march(from),
            Action::Attack { at, whom } => self.check_attack(at, whom),
            Action::Sail { to } => self.check_sail(to),
            Action::Engage { sea, whom } => self.check_engagement(sea, whom),
            Action::Pass => Ok(()),
            Action::Use { card } => self.check_use(card),
            Action::Assassinate { whom, general } => self.check_assassination(whom, general),
            Action::Answer { answer, on } => self.check_answer(answer, on),
            Action::Done if self.left == 0 => Ok(()),
            Action::Done => Err(Illegal::ActionsLeft { left: self.left }),
            _ => Err(Illegal::WrongStep),
        }
    }

    /// Carries an allowed action out. Returns who learned something.
    #[inline]
    pub(crate) fn perform<C: Chance, T: Tell<Event>>(
        &mut self,
        action: Action,
        chance: &mut C,
        tell: &mut T,
    ) -> Eyes {
        let mut learned = Eyes::NONE;
        match action {
            Action::Bid { coins } => self.make_bid(coins),
            Action::Propose { a, b } => self.propose(a, b, tell),
            Action::Place { unit, at, count } => self.place(unit, at, count, tell),
            Action::Station { sea } => self.station(sea, tell),
            Action::Take { card } => learned = self.take_card(card, chance, tell),
            Action::Recruit { at } => self.begin_recruiting(at, tell),
            Action::Enlist { unit, count } => self.enlist(unit, count, tell),
            Action::Launch { sea, count } => self.launch(sea, count, tell),
            Action::Buy { at, from } => self.buy_influence(at, from, tell),
            Action::Levy { chaos } => self.levy(chaos, tell),
            Action::March { from } => self.begin_march(from, tell),
            Action::Aim { to, over } => self.aim(to, over, tell),
            Action::Send { unit, count } => self.send(unit, count, tell),
            Action::SendAll => self.send_all(tell),
            Action::Attack { at, whom } => self.attack(at, whom, chance, tell),
            Action::Sail { to } => self.begin_sailing(to, tell),
            Action::Gather { from, count } => self.gather(from, count, tell),
            Action::GatherAll => self.gather_all(tell),
            Action::Engage { sea, whom } => self.engage(sea, whom, chance, tell),
            Action::Pass => self.pass(chance, tell),
            Action::Use { card } => self.use_card(card, chance, tell),
            Action::Assassinate { whom, general } => {
                learned = self.assassinate(whom, general, chance, tell);
            }
            Action::Fetch { from } => self.fetch(from, tell),
            Action::Build { at } => self.build(at, tell),
            Action::Muster { from, over } => self.muster(from, over, tell),
            Action::Bribe { whom } => learned = self.bribe(whom, chance, tell),
            Action::Revolt { at, whom } => self.revolt(at, whom, chance, tell),
            Action::FairWind { sail } => self.answer_fair_wind(sail, chance, tell),
            Action::Commit { sea, count } => self.commit(sea, count, chance, tell),
            Action::Lend { unit, count } => self.lend(unit, count, chance, tell),
            Action::NeverLend => self.never_lend(chance, tell),
            Action::Lose { unit, of, from, count } => {
                self.lose(Losable { unit, of, from, count }, chance, tell);
            }
            Action::Retreat { to } => self.retreat(to, chance, tell),
            Action::Stay => self.stay(chance, tell),
            Action::Flee { to } => self.flee(to, chance, tell),
            Action::Lay { votes } => {
                self.lay(votes, chance, tell);
                learned = Eyes::ALL;
            }
            Action::Answer { answer, on } => self.answer(answer, on, tell),
            Action::Done if self.phase == Phase::Turn => {
                return if self.left == 0 { self.end_turn(chance, tell) } else { learned };
            }
            Action::Done => self.finish_step(chance, tell),
        }
        if self.battle.is_none() && self.auction.is_none() {
            self.settle_cities(tell);
        }
        let is_used_up = self.phase == Phase::Turn && self.left == 0;
        if is_used_up && self.keeps_order() && self.usable().is_empty() {
            learned = learned.with(self.end_turn(chance, tell));
        }
        learned
    }

    /// `Done`: what it ends depends on what is under way.
    fn finish_step<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        match self.phase {
            Phase::Recruiting { .. } => self.end_recruiting(tell),
            Phase::Buying { .. } | Phase::Sailed => self.phase = Phase::Turn,
            Phase::Marching { .. } => self.end_march(),
            Phase::Sending(march) => self.end_sending(&march, tell),
            Phase::Sailing { .. } => self.end_sailing(),
            Phase::Committing { .. } => self.ask_next_helper(chance, tell),
            Phase::Laying { .. } => self.end_laying(chance, tell),
            _ => {}
        }
    }

    fn pass<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) {
        match self.phase {
            Phase::Bidding => self.pass_bid(tell),
            Phase::Voting => self.pass_vote(chance, tell),
            _ => {
                tell.tell(Eyes::ALL, Event::Passed { seat: self.mover });
                self.spend_action();
                self.phase = Phase::Turn;
            }
        }
    }

    /// An action of the mover is used up.
    #[inline]
    pub(crate) fn spend_action(&mut self) {
        self.left = self.left.saturating_sub(1);
    }

    /// A turn begins with all actions (CE-2.4).
    pub(crate) fn begin_turn(&mut self) {
        self.left = self.map.figures.actions;
        self.card_taken = false;
        self.changed = 0;
        self.phase = Phase::Turn;
    }

    /// The next player's turn, or the end of the round.
    fn end_turn<C: Chance, T: Tell<Event>>(&mut self, chance: &mut C, tell: &mut T) -> Eyes {
        tell.tell(Eyes::ALL, Event::TurnEnded { seat: self.mover });
        match self.next_in_order() {
            Some(next) => {
                self.mover = next;
                self.begin_turn();
                Eyes::NONE
            }
            None => self.end_round(chance, tell),
        }
    }

    /// A player takes chaos.
    pub(crate) fn take_chaos<T: Tell<Event>>(&mut self, seat: Seat, chaos: u8, tell: &mut T) {
        let realm = self.of_mut(seat);
        realm.chaos = realm.chaos.saturating_add(chaos.into());
        tell.tell(Eyes::ALL, Event::ChaosTaken { seat, chaos });
    }

    /// A player gets talents from the bank.
    pub(crate) fn receive<T: Tell<Event>>(&mut self, seat: Seat, talents: u16, tell: &mut T) {
        let realm = self.of_mut(seat);
        realm.talents = realm.talents.saturating_add(talents);
        tell.tell(Eyes::ALL, Event::Received { seat, talents });
    }

    /// The mover pays the bank.
    pub(crate) fn pay(&mut self, talents: u16) {
        let realm = self.own_mut();
        realm.talents = realm.talents.saturating_sub(talents);
    }
}
