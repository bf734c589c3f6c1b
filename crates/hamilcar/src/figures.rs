//! The figures of the rules, read from `data/figures.json`.

use quadriga_core::data::{self, Sourced};
use serde::{Deserialize, Serialize};

use crate::retreat::MOST_STEPS;

/// Names each figure once, for the file and for the code.
macro_rules! figures {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {
        /// The figures of the rules.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
        pub struct Figures { $($(#[$doc])* pub $name: u8),+ }

        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct File { $($name: Sourced<u8>),+ }

        /// Reads and checks the figures.
        pub(crate) fn open(text: &str) -> Figures {
            let file: File = data::parse("hamilcar/figures.json", text);
            let figures = Figures { $($name: file.$name.value),+ };
            figures.check();
            figures
        }
    };
}

figures! {
    /// MPs for a road.
    road_cost,
    /// MPs for a pass.
    pass_cost,
    /// MPs for a strait.
    strait_cost,
    /// MPs for the strait of Messana, under Caudex.
    narrows_cost,
    /// MPs for a sea line.
    sea_line_cost,
    /// MPs for a siege or subjugation roll.
    siege_cost,
    /// MPs of an activated general.
    movement_points,
    /// MPs in a Force March.
    force_march_points,
    /// MPs for sea lines in one activation.
    sea_points_most,
    /// CUs that a general leads.
    army_units,
    /// STs that a general leads.
    army_trains,
    /// CUs inside a city with enemies outside.
    city_units,
    /// CUs that a siege roll needs.
    siege_units,
    /// CUs that overrun one.
    overrun_units,
    /// CUs that a consul is left with.
    consul_units,
    /// Steps of a retreat.
    retreat_steps,
    /// CUs that a pass costs where nothing else leads away.
    pass_toll,
    /// The highest die with which Hamilcar Barca avoids battle.
    thunderbolt_die_most,
    /// The highest die that gives the command to the consul whom Rome named.
    consul_die_most,
    /// Points at which a city falls.
    siege_points,
    /// Warships of a side.
    warships,
    /// STs of a side.
    trains,
    /// Elephants.
    elephants,
    /// Ships lost in a turn that cost a step of seamanship.
    lost_ships_for_seamanship,
    /// Ship symbols of a card that trains.
    training_symbols,
    /// Punic generals that are drawn up to.
    punic_generals_most,
    /// Ships with which Carthage may take a CU instead.
    ships_to_convert,
    /// CUs that Carthage gets whatever the Miat says.
    punic_units,
    /// CUs that Rome gets at most.
    roman_units_most,
    /// CUs that Rome may place with a general.
    roman_units_with_general,
    /// Consuls that are elected.
    consuls,
    /// Ships that a reform repairs.
    reform_repairs,
    /// OPs of a card that raises troops or builds ships.
    highest_ops,
    /// CUs that are raised by a card.
    raised_units,
    /// Slots of each side in the Hiero box.
    hiero_slots,
    /// Slots of Carthage in the Numidia box.
    numidia_slots,
    /// What the war chest pays for a warship.
    chest_ship_price,
    /// What the war chest pays for a CU.
    chest_unit_price,
    /// Battle cards of a hand.
    battle_hand_most,
    /// Battle cards for CUs.
    battle_cards_for_units,
    /// Rounds of a naval battle.
    naval_rounds,
    /// Tactic cards for supremacy.
    supremacy_tactics,
    /// More tactic cards for Adherbal who intercepts.
    lee_shore_tactics,
    /// What Ramming adds to the die.
    ramming,
    /// What Diekplous adds.
    diekplous,
    /// What it adds for Rome's poor or fair seamanship.
    clumsy_diekplous,
    /// What Kyklos takes off the die.
    kyklos,
    /// Hits that Boarding adds to a hit.
    boarding,
    /// Hits that Back Water takes off.
    back_water,
    /// CUs with which the Rhodian passes a besieger.
    blockade_runner_units,
}

impl Figures {
    /// What the rules rely on; a file that breaks it is refused when it is loaded.
    fn check(&self) {
        let ways = [self.road_cost, self.pass_cost, self.strait_cost, self.sea_line_cost];
        let costs = [ways[0], ways[1], ways[2], ways[3], self.narrows_cost];
        assert!(costs.iter().all(|&cost| cost > 0), "no step is free, or a move might not end");
        assert!(self.movement_points < 32 && self.force_march_points < 32, "a move ends");
        assert!(self.warships < 64 && self.trains < 64 && self.elephants < 32, "pieces are few");
        assert!(self.chest_ship_price > 0 && self.chest_unit_price > 0, "nothing is free");
        assert!(usize::from(self.retreat_steps) <= MOST_STEPS && self.pass_toll < 8);
        assert!(self.highest_ops <= 8 && self.city_units >= 1 && self.siege_points >= 1);
    }
}
