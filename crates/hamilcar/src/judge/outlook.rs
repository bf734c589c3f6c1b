//! What a judgement asks again and again: how much of the war is left, what one more PC is worth in
//! each province, and where the armies are.

use crate::judge::distances::Distances;
use crate::judge::forces::Forces;
use crate::judge::judgement::{Judgement, Weights};
use crate::phase::Phase;
use crate::place::{PROVINCES, Space, SpaceSet};
use crate::side::{BySide, Side};
use crate::state::Hamilcar;
use crate::words::Kind;

/// Who has how many PCs in a province.
#[derive(Clone, Copy, Default)]
pub(crate) struct Held {
    pub(crate) spaces: u8,
    pub(crate) rome: u8,
    pub(crate) carthage: u8,
}

impl Held {
    pub(crate) fn of(self, side: Side) -> (u8, u8) {
        match side {
            Side::Rome => (self.rome, self.carthage),
            Side::Carthage => (self.carthage, self.rome),
        }
    }
}

/// What a judgement asks again and again.
pub(crate) struct Outlook<'a> {
    pub(crate) judgement: &'a Judgement,
    pub(crate) weights: &'a Weights,
    /// Turns after this one.
    pub(crate) later: f32,
    /// What is left of the worth of things that help to win.
    pub(crate) lasting: f32,
    /// The part of its cards that a side still has in this turn.
    pub(crate) tempo: BySide<f32>,
    /// How near the winter is.
    pub(crate) autumn: f32,
    pub(crate) held: [Held; PROVINCES],
    pub(crate) forces: BySide<Forces>,
    pub(crate) distances: BySide<&'static Distances>,
    /// PCs that would be isolated.
    pub(crate) cut_off: BySide<SpaceSet>,
}

impl Hamilcar {
    pub(crate) fn outlook<'a>(&self, judgement: &'a Judgement) -> Outlook<'a> {
        let weights = &judgement.weights;
        let last = f32::from(self.last_turn());
        let later = (last - f32::from(self.turn)).max(0.0);
        let dealt = self.material.track.turns.get(usize::from(self.turn).saturating_sub(1));
        let dealt = dealt.map_or(1.0, |turn| f32::from(turn.cards)).max(1.0);
        let held = BySide::new(|side| f32::from(self.of(side).hand.len()) / dealt);
        let (tempo, autumn) = match self.phase {
            Phase::Strategy { .. } => (held, 1.0 - (0.5 * (held.rome + held.carthage)).min(1.0)),
            Phase::Winter { .. } => (BySide::default(), 1.0),
            Phase::VictoryCheck | Phase::Burning { .. } | Phase::WarChest { .. } => {
                (BySide::default(), 0.0)
            }
            _ => (BySide { rome: 1.0, carthage: 1.0 }, 0.0),
        };
        let left = (later + 0.5 * (tempo.rome + tempo.carthage)) / last;
        let mut provinces = [Held::default(); PROVINCES];
        for province in self.map().significant.iter() {
            let spaces = self.map().spaces_of(province);
            let count = |side: Side| self.markers[side].within(spaces).len();
            provinces[province.index()] = Held {
                spaces: spaces.len(),
                rome: count(Side::Rome),
                carthage: count(Side::Carthage),
            };
        }
        let africa = self.is_africa_open();
        Outlook {
            judgement,
            weights,
            later,
            lasting: left * (1.0 + weights.horizon) / (left + weights.horizon),
            tempo,
            autumn,
            held: provinces,
            forces: self.survey(weights),
            distances: BySide { rome: Distances::given(africa), carthage: Distances::given(true) },
            cut_off: BySide::new(|side| self.cut_off(side)),
        }
    }
}

impl Hamilcar {
    /// The PCs of a side that look isolated (HM-18.5): quicker than the rule, and wrong where
    /// neutral spaces lead nowhere.
    fn cut_off(&self, side: Side) -> SpaceSet {
        let (map, own, enemy) = (self.map(), self.markers[side], side.enemy());
        let sites = map.of_kind(Kind::City).with(map.of_kind(Kind::Tribe));
        let independent = sites.without(self.markers.rome).without(self.markers.carthage);
        let hostile = self.markers[enemy].with(self.occupied[enemy]).with(independent);
        let sources = own.within(sites.with(map.ports)).without(self.occupied[enemy]);
        let sources = sources.with(self.occupied[side]);
        let mut lost = own.within(map.of_kind(Kind::Ordinary)).without(sources);
        loop {
            let safe = SpaceSet::ALL.without(hostile).without(lost);
            let touches = |at: &Space| !Distances::beside(*at).within(safe).is_empty();
            let saved: SpaceSet = lost.iter().filter(touches).collect();
            if saved.is_empty() {
                return lost;
            }
            lost = lost.without(saved);
        }
    }
}

impl Outlook<'_> {
    /// What a side has in a province: its point, and what else its PCs are worth, where it has
    /// `more` and the enemy `fewer` of them.
    #[inline]
    pub(crate) fn hold(&self, held: Held, side: Side, more: u8, fewer: u8) -> f32 {
        let (own, enemy) = held.of(side);
        let (own, enemy) = (own + more, enemy.saturating_sub(fewer));
        let point = if 2 * own > held.spaces { 1.0 } else { 0.0 };
        point + self.lasting * self.judgement.standing(held.spaces, own, enemy)
    }

    /// What a side gains, against the enemy, by one more PC in a province, which may have been the
    /// enemy's.
    #[inline]
    pub(crate) fn step(&self, held: Held, side: Side, turned: bool) -> f32 {
        let (own, enemy) = held.of(side);
        let (points, besides) = self.judgement.step(held.spaces, own, enemy, turned);
        points + self.lasting * besides
    }

    /// What a side gains, against the enemy, by so many more PCs in a province, of which so many
    /// were the enemy's.
    #[inline]
    pub(crate) fn gain(&self, held: Held, side: Side, more: u8, turned: u8) -> f32 {
        let (own, enemy) = held.of(side);
        let more = more.min(held.spaces.saturating_sub(own));
        let turned = turned.min(enemy);
        if more == 0 || own + more + enemy - turned > held.spaces {
            return 0.0;
        }
        let rise = self.hold(held, side, more, turned) - self.hold(held, side, 0, 0);
        let point = |pcs: u8| if 2 * pcs > held.spaces { 1.0 } else { 0.0 };
        let worth = |enemy: u8, own: u8| {
            point(enemy) + self.lasting * self.judgement.standing(held.spaces, enemy, own)
        };
        let fall = worth(enemy, own) - worth(enemy - turned, own + more);
        rise + fall
    }

    /// How much of what an army may do can still be done.
    #[inline]
    pub(crate) fn time(&self, side: Side) -> f32 {
        let now = self.tempo[side].min(1.0);
        now + (1.0 - now) * self.weights.idle * self.lasting
    }
}
