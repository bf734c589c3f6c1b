//! A quick judgement of a position: political points, provinces at hand, armies and what they may
//! reach, sieges, fleets, cards, and what is under way, all in political points of the last count.
//! The weights are those of `data/judgement.json`.

use quadriga_core::BySeat;

use crate::judge::judgement::Judgement;
use crate::judge::outlook::Outlook;
use crate::phase::Phase;
use crate::place::Site;
use crate::side::{BySide, Side};
use crate::state::Hamilcar;
use crate::words::Region;

impl Hamilcar {
    pub(crate) fn appraise(&self) -> BySeat<f32> {
        self.judge_by(&self.material.judgement)
    }

    /// The same by other weights, for training better ones.
    pub fn judge_by(&self, judgement: &Judgement) -> BySeat<f32> {
        if let Some(standing) = self.standing() {
            return standing.payoffs();
        }
        let outlook = self.outlook(judgement);
        let weights = outlook.weights;
        let lead =
            self.lead_of_rome(&outlook) / (weights.spread + weights.spread_turn * outlook.later);
        let rome = 0.5 + 0.5 * lead / (1.0 + lead.abs());
        BySeat::new(Side::COUNT, |seat| match Side::on(seat) {
            Some(Side::Rome) => rome,
            _ => 1.0 - rome,
        })
    }

    /// Whether nothing is half done that the other side decides in too: no battle, no window, no
    /// demand.
    pub(crate) fn is_settled(&self) -> bool {
        self.tasks.is_empty()
    }

    /// The lead of Rome.
    fn lead_of_rome(&self, outlook: &Outlook<'_>) -> f32 {
        let weights = outlook.weights;
        let sums = BySide::new(|side| {
            self.politics(side, outlook) + self.stores(side, outlook) + self.hand(side, outlook)
        });
        let given = f32::from(self.options.handicap.points());
        let points = f32::from(self.points(Side::Rome)) - f32::from(self.points(Side::Carthage));
        let burned = f32::from(self.of(Side::Carthage).ops) - f32::from(self.of(Side::Rome).ops);
        let checked = !matches!(self.phase, Phase::Burning { .. } | Phase::WarChest { .. });
        let checks = outlook.later + if checked { 0.0 } else { -1.0 };
        sums.rome - sums.carthage + given - weights.tie
            + weights.check * points * checks.max(0.0)
            + weights.chest * burned * outlook.lasting
            + self.weigh_lures(outlook)
            + self.weigh_winter(outlook)
            + self.weigh_battle(outlook)
            + self.weigh_sea(outlook)
            + self.weigh_activation(outlook)
            + self.weigh_intents(outlook)
    }

    /// Points, PCs, the Miat and the boxes.
    fn politics(&self, side: Side, outlook: &Outlook<'_>) -> f32 {
        let (weights, map, lasting) = (outlook.weights, self.map(), outlook.lasting);
        let mut sum = 0.0;
        let poised = self.ordinary_markers(side.enemy()).within(self.occupied[side]);
        for province in map.significant.iter() {
            let held = outlook.held[province.index()];
            sum += outlook.hold(held, side, 0, 0);
            let turned = poised.within(map.spaces_of(province)).len();
            if turned > 0 {
                let gain = outlook.gain(held, side, turned, turned);
                sum += weights.poised * outlook.time(side) * gain;
            }
        }
        if side == Side::Rome {
            let italia = map.region(Region::Italia);
            let held = self.markers.rome.within(italia).len();
            sum += weights.levy * lasting * f32::from(held) / 5.0;
        }
        sum += if self.markers[side].has(map.prize_city) { 1.0 } else { 0.0 };
        if self.supremacy == side {
            sum += 1.0 - weights.supremacy * lasting;
        }
        if self.miat_control() == Some(side) {
            sum += 1.0 - weights.miat * lasting;
        }
        let republic = self.of(side);
        let beside = republic.hiero + self.numidia_of(side);
        sum +=
            lasting * (weights.seat * f32::from(republic.seats) + weights.slot * f32::from(beside));
        let ordinary = self.ordinary_markers(side);
        sum += lasting * weights.marker * f32::from(ordinary.len());
        sum -= weights.isolated * f32::from(outlook.cut_off[side].len());
        sum
    }

    /// Units, supply trains, ships and generals.
    fn stores(&self, side: Side, outlook: &Outlook<'_>) -> f32 {
        let (weights, lasting) = (outlook.weights, outlook.lasting);
        let (mut units, mut elephants, mut trains, mut led) = (0.0, 0.0, 0.0, 0.0);
        for force in outlook.forces[side].iter() {
            let own = f32::from(force.stack.units());
            units += own;
            elephants += f32::from(force.stack.elephants);
            trains += f32::from(force.stack.trains);
            let rating = f32::from(force.rating.unwrap_or(0));
            led += rating * own / (own + 3.0);
        }
        for site in Site::all() {
            if self.markers[side].has(self.map().space_of(site)) {
                let inside = self.inside(site);
                units += f32::from(inside.units());
                trains += f32::from(inside.trains);
            }
        }
        let republic = self.of(side);
        let ships = f32::from(republic.ready) * weights.ready
            + f32::from(republic.damaged) * weights.damaged;
        let fleet = ships / (1.0 + weights.flotilla * f32::from(republic.ships()));
        let mut sum = weights.unit * units / (1.0 + weights.crowd * units)
            + weights.elephant * elephants
            + weights.train * trains
            + fleet;
        if side == Side::Rome {
            sum += weights.seamanship * self.seamanship.index() as f32;
            sum += if self.corvi { weights.corvi } else { 0.0 };
        }
        let forces = &outlook.forces[side];
        let people = weights.rating * led
            - weights.alone * f32::from(forces.alone)
            - weights.aristocrat * f32::from(forces.aristocrats);
        sum * lasting + people * outlook.time(side)
    }

    /// The cards in hand.
    fn hand(&self, side: Side, outlook: &Outlook<'_>) -> f32 {
        let weights = outlook.weights;
        let mut sum = 0.0;
        for card in self.of(side).hand.iter() {
            let info = self.material.deck.info(card);
            sum += weights.card + weights.op * f32::from(info.ops);
            if info.side.is_none_or(|owner| owner == side) {
                sum += weights.events[card.index()];
            }
        }
        sum
    }

    /// What the general on the move may do where he is.
    fn weigh_activation(&self, outlook: &Outlook<'_>) -> f32 {
        let Some((now, at)) = self.marcher() else { return 0.0 };
        let side = now.general.side();
        let force = outlook.forces[side].iter().find(|force| force.at == at && force.points > 0);
        let worth = force.map_or(0.0, |force| self.storming(side, force, force.points, outlook));
        if side == Side::Rome { worth } else { -worth }
    }
}
