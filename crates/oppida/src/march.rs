//! Chapter 6: marching.

use quadriga_core::{Eyes, Tell};

use crate::action::Action;
use crate::area::Area;
use crate::dice::Die;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Oppida, Phase};

impl Oppida {
    /// All marches and attacks of the dice that are not done.
    #[inline]
    pub(crate) fn offer_steps(&self, list: &mut Vec<Action>) {
        let enemies = self.areas(self.enemy());
        let can_split = self.free_dice(self.mover) > 0;
        for from in self.areas(self.mover).iter() {
            let fresh = self.fresh(from);
            if fresh.is_empty() {
                continue;
            }
            let marches = from.neighbours().without(enemies);
            let attacks = from.neighbours().within(enemies);
            for die in fresh.values() {
                let fewest = if can_split { 1 } else { die.warriors() };
                for to in marches.iter() {
                    for warriors in fewest..=die.warriors() {
                        list.push(Action::March { from, die, warriors, to });
                    }
                }
                for to in attacks.iter() {
                    self.offer_attacks(from, die, to, can_split, list);
                }
            }
        }
    }

    pub(crate) fn check_march(
        &self,
        from: Area,
        die: Die,
        warriors: u8,
        to: Area,
    ) -> Result<(), Illegal> {
        self.check_step(from, die, to)?;
        let most = die.warriors();
        if self.areas(self.enemy()).has(to) {
            Err(Illegal::EnemiesThere)
        } else if !(1..=most).contains(&warriors) {
            Err(Illegal::WrongNumber { most })
        } else if warriors < most && self.free_dice(self.mover) == 0 {
            Err(Illegal::NoDieToSplit)
        } else {
            Ok(())
        }
    }

    /// What marches and attacks have in common: an own die that is not done, and a neighbour.
    #[inline]
    pub(crate) fn check_step(&self, from: Area, die: Die, to: Area) -> Result<(), Illegal> {
        if !self.areas(self.mover).has(from) || !self.dice(from).has(die) {
            Err(Illegal::NoSuchDie { die: die.warriors() })
        } else if !self.fresh(from).has(die) {
            Err(Illegal::DieDone)
        } else if !from.neighbours().has(to) {
            Err(Illegal::NotAdjacent)
        } else {
            Ok(())
        }
    }

    /// OP-6.3: the whole die goes, or it splits. Those who arrive are done (OP-6.6), those who stay
    /// are not (OP-6.7).
    pub(crate) fn march<T: Tell<Event>>(
        &mut self,
        from: Area,
        die: Die,
        warriors: u8,
        to: Area,
        tell: &mut T,
    ) {
        let seat = self.mover;
        let stayed = die.warriors().saturating_sub(warriors);
        self.lift(seat, from, die);
        if let Some(rest) = Die::new(stayed) {
            self.place(seat, from, rest);
        }
        self.arrive(to, warriors);
        self.phase = Phase::Marching;
        tell.tell(Eyes::ALL, Event::Marched { seat, from, to, warriors, stayed });
        self.look_for_win(tell);
    }

    /// Warriors of the mover come onto a card as a die that is done.
    #[inline]
    pub(crate) fn arrive(&mut self, to: Area, warriors: u8) {
        if let Some(die) = Die::new(warriors)
            && self.place(self.mover, to, die)
        {
            self.done[to.index()].add(die);
        }
    }
}
