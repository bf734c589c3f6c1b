//! Chapter 7: who commands (HM-7.3, HM-7.4), and what the discipline of a commander is worth
//! (HM-22.5).

use quadriga_core::{Chance, Eyes, Tell};

use crate::battle::{BattleStep, LandBattle};
use crate::event::Event;
use crate::general::{Ability, General, GeneralSet};
use crate::place::Space;
use crate::side::Side;
use crate::state::{Hamilcar, Post};

impl Hamilcar {
    /// The generals of a side with a stack, outside or inside.
    pub(crate) fn generals_at(&self, side: Side, at: Space, inside: bool) -> GeneralSet {
        let post = if inside { Post::Inside(at) } else { Post::Outside(at) };
        self.on_map(side).iter().filter(|&general| self.post(general) == post).collect()
    }

    /// HM-7.3: whether he ranks above others: a consul above the proconsul, a hero above the rest.
    fn is_of_rank(&self, general: General) -> bool {
        match general.side() {
            Side::Rome => self.proconsul != Some(general),
            Side::Carthage => self.material.generals.heroes.has(general),
        }
    }

    /// HM-7.3: those of the highest rank with a stack; among them the owner chooses.
    pub(crate) fn highest(&self, side: Side, at: Space, inside: bool) -> GeneralSet {
        self.highest_among(self.generals_at(side, at, inside))
    }

    /// HM-7.3: those of the highest rank among some.
    pub(crate) fn highest_among(&self, all: GeneralSet) -> GeneralSet {
        let first: GeneralSet = all.iter().filter(|&general| self.is_of_rank(general)).collect();
        if first.is_empty() { all } else { first }
    }

    /// HM-22.5: the modifier of attrition rolls of a stack, battle losses excepted. Among equals
    /// the owner would choose him.
    pub(crate) fn discipline(&self, side: Side, at: Space, inside: bool) -> i8 {
        let strict = |general| self.material.generals.can(general, Ability::Disciplinarian);
        if self.highest(side, at, inside).iter().any(strict) {
            self.material.tables.attrition.disciplined
        } else {
            0
        }
    }

    /// Whether a side has to name its commander.
    pub(crate) fn has_choice_of_commander(&self, battle: &LandBattle, side: Side) -> bool {
        let undecided = battle.commanders[side].is_none();
        undecided && self.highest(side, battle.encounter.at, false).len() > 1
    }

    /// HM-7.4: of two consuls a die takes the one whom Rome named, or the other.
    pub(crate) fn name_commander<C: Chance, T: Tell<Event>>(
        &mut self,
        side: Side,
        named: General,
        chance: &mut C,
        tell: &mut T,
    ) {
        let Some(battle) = &self.battle else { return };
        let mut equals = self.highest(side, battle.encounter.at, false);
        equals.remove(named);
        let mut general = named;
        if side == Side::Rome && self.is_of_rank(named) {
            let die = chance.die(6);
            let other = equals.first().filter(|_| die > self.material.figures.consul_die_most);
            general = other.unwrap_or(named);
            tell.tell(Eyes::ALL, Event::ConsulsRolled { named, die, general });
        }
        if let Some(battle) = &mut self.battle {
            battle.commanders[side] = Some(general);
        }
    }

    /// The attacker has his commander first, then the defender; then cards may be played.
    pub(crate) fn take_command<T: Tell<Event>>(&mut self, side: Side, tell: &mut T) {
        let Some(mut battle) = self.battle else { return };
        let only = self.highest(side, battle.encounter.at, false).first();
        let commander = battle.commanders[side].or(only);
        battle.commanders[side] = commander;
        self.battle = Some(battle);
        tell.tell(Eyes::ALL, Event::Commands { side, general: commander });
        if side == battle.encounter.attacker {
            self.go_on(side.enemy(), BattleStep::Commander);
        } else {
            self.go_on(battle.encounter.attacker, BattleStep::Start);
        }
    }

    /// HM-1.17, HM-7.8: the rating of a commander; an army without a general has none.
    pub(crate) fn rating(&self, commander: Option<General>) -> u8 {
        commander.map_or(0, |general| self.material.generals.info(general).battle)
    }

    /// HM-1.17: a test of his rating.
    pub(crate) fn tests<C: Chance, T: Tell<Event>>(
        &self,
        general: General,
        chance: &mut C,
        tell: &mut T,
    ) -> bool {
        let die = chance.die(6);
        let passed = die <= self.material.generals.info(general).battle;
        tell.tell(Eyes::ALL, Event::Tested { general, die, passed });
        passed
    }
}
