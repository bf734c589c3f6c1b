//! Chapter 16, the attacks of a naval battle: dice, hits, prizes and supremacy.

use quadriga_core::{Chance, Eyes, Tell};

use crate::event::Event;
use crate::general::{Ability, General};
use crate::naval::{NavalBattle, NavalStep};
use crate::side::Side;
use crate::state::Hamilcar;
use crate::words::TacticCard;

/// What a die of an attack says.
pub(crate) struct Reading {
    pub(crate) modified: i8,
    pub(crate) hits: u8,
}

impl Hamilcar {
    /// HM-16.5: what modifies every attack of a side: its seamanship, and the Corvi.
    pub(crate) fn attack_modifiers(
        &self,
        side: Side,
        commander: General,
    ) -> [(&'static str, i8); 2] {
        let table = &self.material.tables.naval_attack;
        let rome = side == Side::Rome;
        let drilled = self.material.generals.can(commander, Ability::DrilledCrews);
        let clumsy = rome && self.sails_badly() && !drilled;
        [
            ("seamanship", if clumsy { table.poor_or_fair } else { 0 }),
            ("corvi", if rome && self.corvi { table.corvi } else { 0 }),
        ]
    }

    fn attack_modifier(&self, side: Side, commander: General) -> i8 {
        self.attack_modifiers(side, commander).iter().map(|(_, by)| by).sum()
    }

    fn sails_badly(&self) -> bool {
        self.seamanship.is_clumsy()
    }

    /// HM-16.20: what the manoeuvre adds to the die.
    fn manoeuvre_modifier(&self, battle: &NavalBattle) -> i8 {
        let figures = &self.material.figures;
        let added = match battle.manoeuvre {
            Some(TacticCard::Ramming) => figures.ramming,
            Some(TacticCard::Diekplous) if battle.acting == Side::Rome && self.sails_badly() => {
                figures.clumsy_diekplous
            }
            Some(TacticCard::Diekplous) => figures.diekplous,
            _ => 0,
        };
        added as i8
    }

    /// HM-16.20: the number of the column that the attack is read in.
    pub(crate) fn attack_column(&self, battle: &NavalBattle) -> u8 {
        let grid = &self.material.tables.naval_attack.grid;
        let wind = battle.manoeuvre == Some(TacticCard::FollowingWind);
        let next = grid.columns.iter().find(|&&least| least > battle.round);
        next.filter(|_| wind).map_or(battle.round, |&least| least)
    }

    /// HM-16.6, HM-16.20: what a die of the acting side says.
    pub(crate) fn read_attack(&self, battle: &NavalBattle, die: u8) -> Reading {
        let side = battle.acting;
        let modified = die as i8
            + self.attack_modifier(side, battle.commanders[side])
            + self.manoeuvre_modifier(battle)
            + battle.hampered[side];
        let grid = &self.material.tables.naval_attack.grid;
        let mut hits = grid.at(modified, self.attack_column(battle));
        if hits > 0 && battle.manoeuvre == Some(TacticCard::Boarding) {
            hits = hits.saturating_add(self.material.figures.boarding);
        }
        Reading { modified, hits }
    }

    /// HM-16.4, HM-16.6: the die of an attack.
    pub(crate) fn attack<C: Chance, T: Tell<Event>>(
        &mut self,
        mut battle: NavalBattle,
        at_transports: bool,
        chance: &mut C,
        tell: &mut T,
    ) {
        let side = battle.acting;
        let twice =
            battle.manoeuvre == Some(TacticCard::Periplous) && battle.step == NavalStep::Aim;
        let die = chance.die(6);
        let die = if twice { die.max(chance.die(6)) } else { die };
        let read = self.read_attack(&battle, die);
        (battle.at_transports, battle.die, battle.hits) = (at_transports, read.modified, read.hits);
        let (round, modified, hits) = (Some(battle.round), battle.die, battle.hits);
        tell.tell(
            Eyes::ALL,
            Event::NavalAttack { side, round, transports: at_transports, die, modified, hits },
        );
        self.naval_is(battle, NavalStep::Reroll);
    }

    /// The die stands: supremacy may change hands (HM-16.9), and the enemy may answer.
    pub(crate) fn count_hits<T: Tell<Event>>(&mut self, mut battle: NavalBattle, tell: &mut T) {
        battle.hampered[battle.acting] = 0;
        if battle.die >= self.material.tables.naval_attack.supremacy_row {
            self.take_supremacy(battle.acting, tell);
        }
        // HM-16.6: hits beyond the target's number are lost.
        let enemy = battle.acting.enemy();
        let there = if battle.at_transports {
            self.transports(&battle, enemy)
        } else {
            battle.ships(enemy)
        };
        battle.hits = battle.hits.min(there);
        self.naval_is(battle, NavalStep::BackWater);
    }

    /// HM-16.7, HM-16.8: what is hit is set aside.
    pub(crate) fn hit<T: Tell<Event>>(&mut self, mut battle: NavalBattle, tell: &mut T) {
        let (side, enemy) = (battle.acting, battle.acting.enemy());
        let hits = battle.hits;
        if battle.at_transports {
            battle.transports_hit = battle.transports_hit.saturating_add(hits);
        } else {
            battle.sunk[enemy] = battle.sunk[enemy].saturating_add(hits);
            let row = battle.die == self.material.tables.naval_attack.prize_row;
            if row && hits > 0 && side == Side::Rome && self.corvi {
                battle.prizes = battle.prizes.saturating_add(1);
                tell.tell(Eyes::ALL, Event::PrizeTaken);
            }
        }
        battle.hits = 0;
        if battle.ships(enemy) == 0 {
            self.naval_is(battle, NavalStep::Chase { loser: enemy });
        } else {
            self.naval_is(battle, NavalStep::Order);
        }
    }

    /// HM-16.17: one attack roll on transports in the last column, without cards or symbols.
    pub(crate) fn chase_roll<C: Chance, T: Tell<Event>>(
        &mut self,
        side: Side,
        commander: General,
        transports: u8,
        chance: &mut C,
        tell: &mut T,
    ) -> u8 {
        let die = chance.die(6);
        let (modified, hits) = self.chase_hits(side, commander, die);
        let hits = hits.min(transports);
        let (round, transports) = (None, true);
        tell.tell(Eyes::ALL, Event::NavalAttack { side, round, transports, die, modified, hits });
        hits
    }

    /// HM-16.17: the modified die of a chase and its hits.
    pub(crate) fn chase_hits(&self, side: Side, commander: General, die: u8) -> (i8, u8) {
        let modified = die as i8 + self.attack_modifier(side, commander);
        let grid = &self.material.tables.naval_attack.grid;
        (modified, grid.at(modified, self.material.figures.naval_rounds))
    }

    /// A side takes supremacy, if it has it not.
    pub(crate) fn take_supremacy<T: Tell<Event>>(&mut self, side: Side, tell: &mut T) {
        if self.supremacy != side {
            self.supremacy = side;
            tell.tell(Eyes::ALL, Event::SupremacyTaken { side });
        }
    }
}
