//! The odds of a battle, foreseen by fighting it many times.
//!
//! Nobody knows what others will decide, so a forecast assumes: attacker and defender add all
//! galleys that they have not been asked for yet, allies lend nothing more, nobody retreats, and
//! losses are those that cost the fewest hits later. All that a battle rests on lies open, so every
//! seat foresees the same.

use quadriga_core::forecast::{Foreseen, Outcome};
use quadriga_core::{Chance, Forecast, QuickChance};

use crate::action::Action;
use crate::deck::{Effect, Force};
use crate::phase::{Battle, Battlefield, Phase};
use crate::side::{BySide, Side};
use crate::state::Conquest;
use crate::words::{Card, Face, Unit};

/// How often a battle is fought for a forecast.
const TRIALS: u32 = 10_000;
/// Always the same dice, so that the same question has the same answer.
const SEED: u64 = 0x0dd5;
/// More dice than any side can have.
const MOST_DICE: usize = 32;
/// The kinds that fight.
const ARMS: usize = 4;

/// The keys of a forecast, as pages and other programs read them.
mod key {
    use crate::side::BySide;

    pub(super) const OUTCOMES: [&str; 4] =
        ["attacker_wins", "defender_wins", "both_beaten", "undecided"];
    pub(super) const LOSSES: BySide<&str> = BySide(["attacker_losses", "defender_losses"]);
    pub(super) const UNITS: BySide<&str> = BySide(["attacker_units", "defender_units"]);
    pub(super) const DICE: BySide<&str> = BySide(["attacker_dice", "defender_dice"]);
    pub(super) const ROUNDS: &str = "rounds";
}

/// A battle boiled down to what the dice decide.
#[derive(Clone, Copy, Debug)]
struct Fight {
    forces: BySide<Force>,
    /// Dice besides those of galleys at sea.
    dice: BySide<u8>,
    /// How many rounds are left; a land battle has no end of its own.
    rounds: Option<u8>,
    /// Whether the defender throws first (CE-10.8).
    city: bool,
    die: [Face; 6],
    /// What the last of so many units of a kind is worth on each side: how likely it hits in a
    /// round.
    last: BySide<[[f32; MOST_DICE]; ARMS]>,
}

/// How a battle went.
#[derive(Clone, Copy, Debug)]
struct Fought {
    left: BySide<Force>,
    rounds: u32,
}

impl Conquest {
    /// The odds of the battle that an action declares, joins or goes on with.
    pub(crate) fn forecast(&self, action: Action) -> Option<Forecast> {
        let battle = self.battle_after(action)?;
        let fight = self.boil_down(&battle);
        let mut chance = QuickChance::new(SEED);
        let mut outcomes = [0_u32; key::OUTCOMES.len()];
        let mut losses = BySide([0_u32; 2]);
        let mut rounds = 0;
        for _ in 0..TRIALS {
            let fought = fight.run(&mut chance);
            outcomes[fought.outcome()] += 1;
            rounds += fought.rounds;
            for side in Side::BOTH {
                losses[side] += lost(fight.forces[side], fought.left[side], battle.envoys[side]);
            }
        }
        let share = |sum: u32| sum as f32 / TRIALS as f32;
        let figure = |key, mean| Foreseen { key, mean };
        let mut figures = vec![figure(key::ROUNDS, share(rounds))];
        for side in Side::BOTH {
            let dice = f32::from(fight.dice_of(side, &fight.forces[side]));
            figures.push(figure(key::UNITS[side], f32::from(strength(&fight.forces[side]))));
            figures.push(figure(key::DICE[side], dice));
            figures.push(figure(key::LOSSES[side], share(losses[side])));
        }
        let outcomes = key::OUTCOMES.iter().zip(outcomes);
        let outcomes = outcomes.map(|(&key, sum)| Outcome { key, share: share(sum) }).collect();
        Some(Forecast { trials: TRIALS, outcomes, figures })
    }

    /// The battle as it would stand before the next dice.
    fn battle_after(&self, action: Action) -> Option<Battle> {
        let mut battle = match action {
            Action::Attack { at, whom } => {
                self.declared(Battle::new(Battlefield::Land(at), Some(self.mover), whom))
            }
            Action::Engage { sea, whom } => {
                self.declared(Battle::new(Battlefield::Sea(sea), Some(self.mover), whom))
            }
            Action::Revolt { at, whom } => {
                let Effect::SlaveRevolt { infantry } = self.map.card(Card::SlaveRevolt).effect
                else {
                    return None;
                };
                let mut battle = self.declared(Battle::new(Battlefield::Land(at), None, whom));
                battle.envoys[Side::Attacker] = [infantry, 0, 0, 0];
                battle
            }
            Action::FairWind { sail: false } | Action::Stay => self.battle?,
            Action::Done | Action::NeverLend | Action::Lend { .. } | Action::Commit { .. } => {
                self.battle_joined(action)?
            }
            _ => return None,
        };
        for (asked, seat) in [battle.attacker, Some(battle.defender)].into_iter().enumerate() {
            let (Some(seat), true) = (seat, usize::from(battle.asked) <= asked) else { continue };
            if battle.province().is_some() {
                for (place, sea) in self.battle_seas(&battle).iter().enumerate() {
                    battle.galleys[seat.index()][place] = self.of(seat).galleys[sea.index()];
                }
            }
        }
        Some(battle)
    }

    /// With what the player who is asked adds or lends.
    fn battle_joined(&self, action: Action) -> Option<Battle> {
        let (Phase::Committing { seat, .. }, Some(mut battle)) = (self.phase, self.battle) else {
            return None;
        };
        match action {
            Action::Commit { sea, count } => {
                let place = self.battle_seas(&battle).iter().position(|near| near == sea)?;
                battle.galleys[seat.index()][place] += count;
            }
            Action::Lend { unit, count } => match unit.arm() {
                Some(arm) if arm < 3 => battle.lent[seat.index()][arm] += count,
                _ => {
                    let side = self.side_of(&battle, seat);
                    battle.lent_leader[side] = true;
                }
            },
            _ => {}
        }
        Some(battle)
    }

    fn boil_down(&self, battle: &Battle) -> Fight {
        let sea_rounds = self.map.figures.sea_rounds.saturating_sub(battle.round);
        let at_sea = battle.province().is_none();
        let owner = battle.province().and_then(|at| self.city(at));
        let forces = BySide::new(|side| self.force(battle, side));
        let thrown = BySide::new(|side| self.dice(battle, side));
        let training = BySide::new(|side| thrown[side].saturating_sub(forces[side][3]));
        Fight {
            forces,
            dice: if at_sea { training } else { thrown },
            rounds: at_sea.then_some(sea_rounds),
            city: owner == Some(battle.defender),
            die: self.map.figures.die,
            last: thrown.map(|dice| worth_of_last(dice, &self.map.figures.die)),
        }
    }
}

impl Fight {
    fn run(&self, chance: &mut QuickChance) -> Fought {
        let mut left = self.forces;
        let mut rounds = 0;
        while left.0.iter().all(|force| *force != [0; ARMS])
            && self.rounds.is_none_or(|most| rounds < u32::from(most))
        {
            rounds += 1;
            let (attacker, defender) = (Side::Attacker, Side::Defender);
            let defence = self.throw(defender, &left[defender], chance);
            if self.city {
                self.lose(attacker, &mut left[attacker], defence);
                let attack = self.throw(attacker, &left[attacker], chance);
                self.lose(defender, &mut left[defender], attack);
            } else {
                let attack = self.throw(attacker, &left[attacker], chance);
                self.lose(attacker, &mut left[attacker], defence);
                self.lose(defender, &mut left[defender], attack);
            }
        }
        Fought { left, rounds }
    }

    fn dice_of(&self, side: Side, force: &Force) -> u8 {
        let galleys = if self.rounds.is_some() { force[3] } else { 0 };
        self.dice[side].saturating_add(galleys)
    }

    /// The hits of a throw (CE-10.6).
    fn throw(&self, side: Side, force: &Force, chance: &mut QuickChance) -> u8 {
        let mut faces = [0; Face::COUNT];
        if *force == [0; ARMS] {
            return 0;
        }
        for _ in 0..self.dice_of(side, force) {
            faces[self.die[chance.below(6) as usize % 6].index()] += 1;
        }
        faces.iter().zip(force).map(|(&thrown, &units): (&u8, _)| thrown.min(units)).sum()
    }

    /// Units fall, those first that will be missed least.
    fn lose(&self, side: Side, force: &mut Force, hits: u8) {
        for _ in 0..hits {
            let worth = |arm: usize, count: u8| {
                self.last[side][arm].get(usize::from(count)).copied().unwrap_or(0.0)
            };
            let kinds = force.iter().enumerate().filter(|&(_, &count)| count > 0);
            let least = kinds.min_by(|a, b| worth(a.0, *a.1).total_cmp(&worth(b.0, *b.1)));
            let Some((arm, _)) = least else { return };
            force[arm] -= 1;
        }
    }
}

impl Fought {
    /// Which of the outcomes it is.
    fn outcome(&self) -> usize {
        match self.left.map(|force| force != [0; ARMS]).0 {
            [true, false] => 0,
            [false, true] => 1,
            [false, false] => 2,
            [true, true] => 3,
        }
    }
}

fn strength(force: &Force) -> u8 {
    force.iter().fold(0, |sum: u8, &count| sum.saturating_add(count))
}

/// The pieces that fell: troops without pieces of their own go first.
fn lost(before: Force, after: Force, envoys: Force) -> u32 {
    let fallen = before.iter().zip(after).map(|(&before, after)| before.saturating_sub(after));
    fallen.zip(envoys).map(|(fallen, envoys)| u32::from(fallen.saturating_sub(envoys))).sum()
}

/// For each kind, how likely so many dice show it at least so often.
fn worth_of_last(dice: u8, die: &[Face; 6]) -> [[f32; MOST_DICE]; ARMS] {
    std::array::from_fn(|arm| {
        let faces = die.iter().filter(|face| face.index() == arm).count();
        let chance = faces as f32 / die.len() as f32;
        let mut exactly = [0.0; MOST_DICE];
        exactly[0] = 1.0;
        for _ in 0..usize::from(dice).min(MOST_DICE - 1) {
            for times in (0..MOST_DICE).rev() {
                let fewer = if times > 0 { exactly[times - 1] } else { 0.0 };
                exactly[times] = exactly[times] * (1.0 - chance) + fewer * chance;
            }
        }
        let mut at_least = exactly;
        for times in (0..MOST_DICE - 1).rev() {
            at_least[times] += at_least[times + 1];
        }
        at_least
    })
}

// The order of kinds in a force is that of the faces.
const _: () = assert!(Unit::TROOPS.len() + 1 == ARMS && Face::COUNT == ARMS + 1);
