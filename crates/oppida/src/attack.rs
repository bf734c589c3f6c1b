//! Chapter 7: attacking.

use quadriga_core::{Eyes, Tell};
use serde::Serialize;

use crate::action::Action;
use crate::area::Area;
use crate::dice::{Dice, Die};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Oppida, Phase};

/// What an attack would meet.
struct Clash {
    /// Shields of the card: attackers that fall before the fight (OP-7.2).
    shields: u8,
    /// Attackers left behind the shields.
    rest: u8,
    /// Defenders, all dice as one force (OP-7.4).
    defenders: u8,
}

impl Clash {
    /// Those who are left after a victory; 0 where there is none.
    fn survivors(&self) -> u8 {
        self.rest.saturating_sub(self.defenders)
    }

    /// The most that can be committed without winning (OP-7.5).
    fn most_without_winning(&self) -> u8 {
        self.rest.min(self.defenders)
    }
}

/// An attack, as it is made: what it meets, and what it leaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "oppida/"))]
pub struct Assault {
    /// Attackers who fall at the shields.
    pub fell: u8,
    /// Attackers left behind them.
    pub rest: u8,
    /// Warriors who defend.
    pub defenders: u8,
    /// Those of them who are left.
    pub left: u8,
    /// Attackers who stay where they came from.
    pub stayed: u8,
}

impl Oppida {
    /// What an attack meets and leaves; none where the action is no attack.
    pub(crate) fn assault(&self, action: Action) -> Option<Assault> {
        let (die, to, warriors, wins) = match action {
            Action::Conquer { die, to, warriors, .. } => (die, to, warriors, true),
            Action::Fight { die, to, warriors, .. } => (die, to, warriors, false),
            _ => return None,
        };
        let clash = self.clash(die, to);
        let unspent = if wins { clash.survivors() } else { clash.rest };
        let left = if wins { 0 } else { clash.defenders.saturating_sub(warriors) };
        Some(Assault {
            fell: die.warriors() - clash.rest,
            rest: clash.rest,
            defenders: clash.defenders,
            left,
            stayed: unspent.saturating_sub(warriors),
        })
    }

    #[inline]
    fn clash(&self, die: Die, to: Area) -> Clash {
        let shields = self.face(to).shields;
        let rest = die.warriors().saturating_sub(shields);
        Clash { shields, rest, defenders: self.dice(to).warriors() }
    }

    #[inline]
    pub(crate) fn offer_attacks(
        &self,
        from: Area,
        die: Die,
        to: Area,
        can_split: bool,
        list: &mut Vec<Action>,
    ) {
        let clash = self.clash(die, to);
        let survivors = clash.survivors();
        let fewest = if can_split { 1 } else { survivors.max(1) };
        let conquer = |warriors| Action::Conquer { from, die, to, warriors };
        let fight = |warriors| Action::Fight { from, die, to, warriors };
        list.extend((fewest..=survivors).map(conquer));
        list.extend((1..=clash.most_without_winning()).map(fight));
    }

    fn check_attack(&self, from: Area, die: Die, to: Area) -> Result<Clash, Illegal> {
        self.check_step(from, die, to)?;
        let clash = self.clash(die, to);
        if !self.areas(self.enemy()).has(to) {
            Err(Illegal::NoEnemies)
        } else if clash.rest == 0 {
            Err(Illegal::FallAtShields { die: die.warriors(), shields: clash.shields })
        } else {
            Ok(clash)
        }
    }

    pub(crate) fn check_conquest(
        &self,
        from: Area,
        die: Die,
        to: Area,
        warriors: u8,
    ) -> Result<(), Illegal> {
        let clash = self.check_attack(from, die, to)?;
        let survivors = clash.survivors();
        if survivors == 0 {
            Err(Illegal::TooWeak { rest: clash.rest, defenders: clash.defenders })
        } else if !(1..=survivors).contains(&warriors) {
            Err(Illegal::WrongEntry { most: survivors })
        } else if warriors < survivors && self.free_dice(self.mover) == 0 {
            Err(Illegal::NoDieToEnter { survivors })
        } else {
            Ok(())
        }
    }

    pub(crate) fn check_fight(
        &self,
        from: Area,
        die: Die,
        to: Area,
        warriors: u8,
    ) -> Result<(), Illegal> {
        let most = self.check_attack(from, die, to)?.most_without_winning();
        if (1..=most).contains(&warriors) { Ok(()) } else { Err(Illegal::WrongCommitment { most }) }
    }

    /// OP-7.6: the defenders are removed, the survivors enter or stay; an oppidum is destroyed
    /// (OP-7.14).
    pub(crate) fn conquer<T: Tell<Event>>(
        &mut self,
        from: Area,
        die: Die,
        to: Area,
        warriors: u8,
        tell: &mut T,
    ) {
        let (seat, enemy) = (self.mover, self.enemy());
        let clash = self.clash(die, to);
        let stayed = clash.survivors().saturating_sub(warriors);
        let destroyed = self.oppida.has(to);
        self.turn_dice(enemy, to, |dice| *dice = Dice::NONE);
        self.oppida.remove(to);
        self.lift(seat, from, die);
        self.arrive(from, stayed);
        self.arrive(to, warriors);
        tell.tell(
            Eyes::ALL,
            Event::Conquered {
                seat,
                from,
                to,
                fell: clash.shields,
                slain: clash.defenders,
                entered: warriors,
                stayed,
                destroyed,
            },
        );
        self.after_attack(true, tell);
    }

    /// OP-7.7 and OP-7.8: both sides lose those committed; whoever is held back stays (OP-7.9).
    pub(crate) fn fight<T: Tell<Event>>(
        &mut self,
        from: Area,
        die: Die,
        to: Area,
        warriors: u8,
        tell: &mut T,
    ) {
        let (seat, enemy) = (self.mover, self.enemy());
        let clash = self.clash(die, to);
        let stayed = clash.rest.saturating_sub(warriors);
        let defenders = clash.defenders.saturating_sub(warriors);
        self.turn_dice(enemy, to, |dice| dice.lose(warriors));
        self.lift(seat, from, die);
        self.arrive(from, stayed);
        tell.tell(
            Eyes::ALL,
            Event::Fought {
                seat,
                from,
                to,
                fell: clash.shields,
                slain: warriors,
                defenders,
                stayed,
            },
        );
        let costs_ears = self.capitals_cost_ears() || !to.is_capital();
        self.after_attack(defenders == 0 && costs_ears, tell);
    }

    /// OP-2.6: first the win, then the opponent's hunger, which only a lost card can bring (OP-8.5,
    /// OP-10.5).
    fn after_attack<T: Tell<Event>>(&mut self, card_lost: bool, tell: &mut T) {
        self.phase = Phase::Marching;
        if !self.look_for_win(tell) && card_lost {
            self.grow_hungry(self.enemy(), tell);
        }
    }
}
