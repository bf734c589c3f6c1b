//! Chapter 8, the army: what an active general takes up and what he leaves, and what consuls must
//! be left with (HM-7.5).

use crate::action::Action;
use crate::activation::Activation;
use crate::choices::Piece;
use crate::general::{General, GeneralSet};
use crate::illegal::Illegal;
use crate::place::Space;
use crate::side::Side;
use crate::stack::Stack;
use crate::state::{Hamilcar, Post};

impl Piece {
    /// One of them.
    pub(crate) const fn one(self) -> Stack {
        let (mut plain, mut elephants, mut trains) = (0, 0, 0);
        match self {
            Piece::Unit => plain = 1,
            Piece::Elephant => elephants = 1,
            Piece::Train => trains = 1,
        }
        Stack { plain, elephants, trains }
    }
}

impl Hamilcar {
    /// The active general, where he is and what he leads.
    pub(crate) fn marcher(&self) -> Option<(Activation, Space)> {
        let now = self.activation?;
        Some((now, self.post(now.general).space()?))
    }

    /// HM-8.4, HM-8.5: what of his stack he may lead: what has not moved, or came with him.
    fn leadable(&self, now: &Activation, at: Space) -> Stack {
        let stack = self.stack(now.general.side(), at, self.is_inside(now.general));
        stack.without(self.moved.stacks.at(at))
    }

    /// The generals beside him whom he may lead.
    fn followers(&self, now: &Activation) -> GeneralSet {
        let post = self.post(now.general);
        let beside = |general: &General| self.post(*general) == post && *general != now.general;
        let free = self.on_map(now.general.side()).without(self.moved.generals);
        free.iter().filter(beside).collect()
    }

    /// HM-8.3: so much of a stack can one general lead, elephants first.
    pub(crate) fn most_of(&self, stack: Stack) -> Stack {
        let figures = &self.material.figures;
        let led = stack.first_units(figures.army_units);
        Stack { trains: stack.trains.min(figures.army_trains), ..led }
    }

    /// He takes up all that he may.
    pub(crate) fn gather(&mut self) {
        let Some((mut now, at)) = self.marcher() else { return };
        (now.army, now.companions) = self.greatest(&now, at);
        self.activation = Some(now);
    }

    fn greatest(&self, now: &Activation, at: Space) -> (Stack, GeneralSet) {
        (self.most_of(self.leadable(now, at)), self.followers(now))
    }

    /// What he can change in his army.
    pub(crate) fn offer_army(&self, list: &mut Vec<Action>) {
        let Some((now, _)) = self.marcher() else { return };
        if self.check_gather().is_ok() {
            list.push(Action::Gather);
        }
        let takes = Piece::ALL.iter().filter(|&&what| self.check_take(what).is_ok());
        list.extend(takes.map(|&what| Action::Take { what }));
        let leaves = Piece::ALL.iter().filter(|&&what| now.army.has(what.one()));
        list.extend(leaves.map(|&what| Action::Leave { what }));
        let followers = self.followers(&now);
        list.extend(
            { followers.without(now.companions) }.iter().map(|general| Action::Join { general }),
        );
        list.extend(now.companions.iter().map(|general| Action::Part { general }));
    }

    pub(crate) fn check_army(&self, action: Action) -> Result<(), Illegal> {
        let Some((now, _)) = self.marcher() else { return Err(Illegal::WrongStep) };
        match action {
            Action::Gather => self.check_gather(),
            Action::Take { what } => self.check_take(what),
            Action::Leave { what } if now.army.has(what.one()) => Ok(()),
            Action::Join { general } => {
                let free = self.followers(&now).without(now.companions).has(general);
                if free { Ok(()) } else { Err(Illegal::CannotJoin) }
            }
            Action::Part { general } if now.companions.has(general) => Ok(()),
            Action::Leave { .. } | Action::Part { .. } => Err(Illegal::NotInArmy),
            _ => Err(Illegal::WrongStep),
        }
    }

    fn check_gather(&self) -> Result<(), Illegal> {
        let Some((now, at)) = self.marcher() else { return Err(Illegal::WrongStep) };
        let all = self.greatest(&now, at) == (now.army, now.companions);
        if all { Err(Illegal::NothingToTake) } else { Ok(()) }
    }

    fn check_take(&self, what: Piece) -> Result<(), Illegal> {
        let Some((now, at)) = self.marcher() else { return Err(Illegal::WrongStep) };
        let figures = &self.material.figures;
        let (led, most) = match what {
            Piece::Train => (now.army.trains, figures.army_trains),
            Piece::Unit | Piece::Elephant => (now.army.units(), figures.army_units),
        };
        if led >= most {
            return Err(Illegal::ArmyFull { most });
        }
        let left = self.leadable(&now, at).without(now.army);
        if left.has(what.one()) { Ok(()) } else { Err(Illegal::NothingToTake) }
    }

    /// He takes something up, or leaves it.
    pub(crate) fn set_army(&mut self, action: Action) {
        if action == Action::Gather {
            return self.gather();
        }
        let Some(now) = &mut self.activation else { return };
        match action {
            Action::Take { what } => now.army = now.army.with(what.one()),
            Action::Leave { what } => now.army = now.army.without(what.one()),
            Action::Join { general } => now.companions.insert(general),
            Action::Part { general } => now.companions.remove(general),
            _ => {}
        }
    }

    /// All generals of an army.
    pub(crate) fn officers(now: &Activation) -> GeneralSet {
        now.companions.with(GeneralSet::only(now.general))
    }

    /// Whether he is a consul: every Roman on the map is, the proconsul excepted.
    pub(crate) fn is_consul(&self, general: General) -> bool {
        general.side() == Side::Rome && self.proconsul != Some(general)
    }

    /// HM-7.5: whether a choice that takes some of a stack elsewhere leaves every consul enough
    /// units: `staying` with those that stay in the space, `going` with those in the other.
    pub(crate) fn keeps_consuls(
        &self,
        from: Post,
        going: GeneralSet,
        before: u8,
        staying: u8,
        joined: u8,
    ) -> bool {
        let least = self.material.figures.consul_units;
        let enough = |after: u8| after >= least || (before < least && after >= before);
        let here = |general: &General| self.post(*general) == from && self.is_consul(*general);
        self.on_map(Side::Rome)
            .iter()
            .filter(here)
            .all(|general| enough(if going.has(general) { joined } else { staying }))
    }
}
