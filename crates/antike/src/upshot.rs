//! What comes of an action, as the player who decides can reckon it out on the table.

use quadriga_core::{QuickChance, Silence};
use serde::Serialize;

use crate::action::Action;
use crate::event::Bundle;
use crate::payment::Price;
use crate::state::{Antike, People};
use crate::words::Unit;

/// What an action costs and brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "antike/"))]
pub struct Upshot {
    /// What is handed over for it; none where it has no price.
    pub price: Option<Bundle>,
    /// How many units of anything it costs to come to a field.
    pub surcharge: u8,
    /// What becomes of the stores at once.
    pub change: Change,
    /// The units that a conquest costs: legions, galleys.
    pub losses: Option<[u8; 2]>,
    /// What a founding is reckoned by: neighbouring cities of the same good, tiles of it left.
    pub founding: Option<[u8; 2]>,
}

/// By how much stores grow or, below zero, shrink.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "antike/"))]
pub struct Change {
    /// Marble.
    pub marble: i16,
    /// Iron.
    pub iron: i16,
    /// Gold.
    pub gold: i16,
    /// Coins.
    pub coin: i16,
}

impl Change {
    fn between(before: &People, after: &People) -> Change {
        let [marble, iron, gold] =
            [0, 1, 2].map(|good| after.goods[good] as i16 - before.goods[good] as i16);
        Change { marble, iron, gold, coin: i16::from(after.coins) - i16::from(before.coins) }
    }
}

impl Antike {
    /// Reckons an allowed action out; none where it costs and brings nothing.
    pub(crate) fn upshot(&self, action: Action) -> Option<Upshot> {
        let upshot = Upshot {
            price: self.price(action).map(|price| self.bill(price)),
            surcharge: match action {
                Action::Advance { field } => self.field_cost(self.mover, field),
                _ => 0,
            },
            change: self.change(action),
            losses: match action {
                Action::Conquer { region, galleys } => {
                    Some([self.units_to_lose(region).saturating_sub(galleys), galleys])
                }
                _ => None,
            },
            founding: match action {
                Action::Found { region, good } => {
                    Some([self.same_neighbours(region, good), self.tiles_left(good)])
                }
                _ => None,
            },
        };
        (upshot != Upshot::default()).then_some(upshot)
    }

    /// What an action costs that has a price.
    fn price(&self, action: Action) -> Option<Price> {
        Some(match action {
            Action::Temple { region } => self.temple_price(region),
            Action::Wall { .. } => self.wall_price(),
            Action::Arm { unit, .. } => self.arming_price(unit),
            Action::Recruit { unit } => {
                let kind = Unit::ORDINARY.iter().position(|&kind| kind == unit)?;
                self.recruiting_price(kind)
            }
            Action::Learn { know_how } => self.know_how_price(know_how),
            Action::Found { region, good } => self.founding_price(region, good),
            _ => return None,
        })
    }

    /// The decider's stores after an action, measured by those before.
    fn change(&self, action: Action) -> Change {
        // Most offers of a turn are moves and conquests, and they cost units only.
        let is_march = matches!(action, Action::Move { .. } | Action::Conquer { .. });
        let (Some(seat), false) = (self.turn().seat(), is_march) else { return Change::default() };
        let mut after = self.clone();
        after.perform(action, &mut QuickChance::new(0), &mut Silence);
        Change::between(self.of(seat), after.of(seat))
    }
}

#[cfg(test)]
mod tests {
    use quadriga_core::{Eye, Seat};
    use serde_json::{Value, from_str, json};

    use super::*;
    use crate::figures::open;
    use crate::map::with_figures;
    use crate::options::Options;
    use crate::phase::Phase;
    use crate::region::RegionSet;
    use crate::words::Field;

    /// The figures that the set-up alone asks for: a table that is laid does not show them.
    const OF_THE_SET_UP: [&str; 7] = [
        "legions",
        "galleys",
        "walls",
        "start_goods",
        "start_recruits",
        "second_player_coins",
        "open_cards",
    ];

    /// All that is shown at a rich table in every step of a turn, with these figures.
    fn shown(file: &Value) -> Vec<String> {
        let options = Options { special_units: true, ..Options::default() };
        let mut table = Antike::start(&options, &mut QuickChance::new(1));
        table.map = with_figures(open(&file.to_string()));
        for seat in Seat::all(2) {
            let people = table.of_mut(seat);
            people.goods = [20; 3];
            people.coins = 20;
            people.stone = Some(Field::Ferrum);
        }
        table.this.armable = [1; 3];
        let phases =
            [Phase::Rondel, Phase::Templum, Phase::Militia, Phase::Scientia, Phase::Founding];
        let mut texts = Vec::new();
        for phase in phases {
            table.phase = phase;
            // The special unit is armed at a temple, and a temple is built where none is.
            let is_arming = phase == Phase::Militia;
            table.temples = if is_arming { table.own().cities } else { RegionSet::NONE };
            let mut actions = Vec::new();
            table.actions(&mut actions);
            texts.extend(actions.iter().map(|&action| json!([action, table.upshot(action)])));
            texts.push(json!(table.view(Eye::Spectator)));
        }
        texts.iter().map(Value::to_string).collect()
    }

    #[test]
    fn a_corrected_figure_is_seen_before_it_is_played_with() {
        let file: Value = from_str(include_str!("../data/figures.json")).expect("JSON");
        let before = shown(&file);
        let figures = file.as_object().expect("figures").iter();
        let of_the_table = figures.filter(|(key, _)| !OF_THE_SET_UP.contains(&key.as_str()));
        let mut seen = 0;
        for (key, figure) in of_the_table {
            let Some(value) = figure["value"].as_u64() else { continue };
            let mut corrected = file.clone();
            corrected[key]["value"] = json!(value - 1);
            assert_ne!(shown(&corrected), before, "{key} is hard-wired");
            seen += 1;
        }
        assert_eq!(seen, 17, "figures that are one number");
    }

    #[test]
    fn a_corrected_price_reaches_the_offer() {
        let file: Value = from_str(include_str!("../data/figures.json")).expect("JSON");
        let mut corrected = file.clone();
        corrected["prices"][0]["first"] = json!(11);
        let learn = |texts: Vec<String>| texts.into_iter().find(|text| text.contains("strata"));
        let (before, after) = (learn(shown(&file)), learn(shown(&corrected)));
        assert!(before.is_some() && before != after, "{before:?} {after:?}");
    }
}
