//! What comes of an action, as the player who decides can reckon it out at the table.

use quadriga_core::Seat;
use serde::Serialize;

use crate::action::Action;
use crate::place::Province;
use crate::state::Conquest;
use crate::words::Unit;

/// What an action costs and brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "conquest/"))]
pub struct Upshot {
    /// Talents that it costs, or that are bid.
    pub price: u16,
    /// Talents that it brings.
    pub talents: u16,
    /// Chaos that it brings.
    pub chaos: u8,
    /// The points of a province where influence is bought: now, and then.
    pub points: Option<[u8; 2]>,
}

impl Conquest {
    /// Reckons an allowed action out; none where it neither costs nor brings anything.
    pub(crate) fn upshot(&self, action: Action) -> Option<Upshot> {
        let figures = &self.map.figures;
        let none = Upshot::default();
        let times = |count: u8, price: u8| u16::from(count) * u16::from(price);
        let of = |unit: Unit| figures.prices.get(unit.index()).copied().unwrap_or(0);
        let upshot = match action {
            Action::Bid { coins } => Upshot { price: times(coins, figures.coin), ..none },
            Action::Take { card } => Upshot { price: self.map.price(card), ..none },
            Action::Recruit { .. } => Upshot { chaos: figures.recruiting_chaos, ..none },
            Action::Enlist { unit, count } => Upshot { price: times(count, of(unit)), ..none },
            Action::Launch { count, .. } => {
                Upshot { price: times(count, of(Unit::Galley)), ..none }
            }
            Action::Buy { at, from } => Upshot {
                price: figures.influence_price.into(),
                points: self.points_bought(at, from),
                ..none
            },
            Action::Levy { chaos } => {
                Upshot { talents: times(chaos, figures.special_tax_talents), chaos, ..none }
            }
            _ => none,
        };
        (upshot != none).then_some(upshot)
    }

    /// The mover's points for a province, now and with one more token.
    fn points_bought(&self, at: Province, from: Option<Seat>) -> Option<[u8; 2]> {
        let key = self.map.key(at)?;
        let mut then = self.clone();
        then.own_mut().influence[key] += 1;
        if let Some(from) = from {
            let sold = &mut then.of_mut(from).influence[key];
            *sold = sold.saturating_sub(1);
        }
        let points = |state: &Conquest| {
            let rank = state.ranks(key)[self.mover.index()];
            self.map.points[key].get(rank).copied().unwrap_or(0)
        };
        Some([points(self), points(&then)])
    }
}

#[cfg(test)]
mod tests {
    use quadriga_core::QuickChance;
    use serde_json::{Value, from_str, json};

    use super::*;
    use crate::figures::open;
    use crate::map::with_figures;
    use crate::options::Options;
    use crate::place::Sea;

    /// What an action would come to with one figure of the data file corrected.
    fn told(pointer: &str, value: u8, action: Action) -> Upshot {
        let mut file: Value = from_str(include_str!("../data/figures.json")).expect("JSON");
        *file.pointer_mut(pointer).expect("a figure") = json!(value);
        let mut table = Conquest::start(&Options::default(), &mut QuickChance::new(1));
        table.map = with_figures(open(&file.to_string()));
        table.upshot(action).expect("it costs or brings something")
    }

    #[test]
    fn a_corrected_figure_reaches_every_upshot() {
        let at = Province::new(0).expect("a province");
        let sea = Sea::new(0).expect("a sea");
        let price = |pointer, value, action| told(pointer, value, action).price;
        assert_eq!(price("/coin/value", 1, Action::Bid { coins: 3 }), 3);
        let cavalry = Action::Enlist { unit: Unit::Cavalry, count: 2 };
        assert_eq!(price("/prices/value/cavalry", 25, cavalry), 50);
        let galleys = Action::Launch { sea, count: 3 };
        assert_eq!(price("/prices/value/galleys", 20, galleys), 60);
        let buy = Action::Buy { at, from: None };
        assert_eq!(price("/influence_price/value", 35, buy), 35);
        assert_eq!(told("/recruiting_chaos/value", 7, Action::Recruit { at }).chaos, 7);
        let levy = told("/special_tax_talents/value", 10, Action::Levy { chaos: 4 });
        assert_eq!((levy.talents, levy.chaos), (40, 4));
    }
}
