//! What the box says of its cards, generals, turns and tables, for whoever draws them: the view
//! carries it, so that a page copies no figure. Nothing of it changes in a game.

use serde::Serialize;

use crate::card::Card;
use crate::deck::{CardInfo, Deck, Sort, When};
use crate::decks::Decks;
use crate::effect::Effect;
use crate::figures::Figures;
use crate::general::{Ability, General, GeneralInfo, Generals};
use crate::side::Side;
use crate::tables::{MiatRow, Tables};
use crate::track::{Track, TurnInfo};
use crate::words::{Seamanship, WayToAfrica, Window};

/// Gives a part of the handbook what all of them derive.
macro_rules! printed {
    ($($(#[$doc:meta])* $name:ident { $($(#[$note:meta])* $field:ident: $type:ty),+ $(,)? })+) => { $(
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
        pub struct $name { $($(#[$note])* pub $field: $type),+ }
    )+ };
}

printed! {
    /// What is printed on the material.
    Handbook {
        /// The strategy cards, in the order of their numbers.
        cards: Vec<PrintedCard>,
        /// The generals, in the order of their data file.
        generals: Vec<PrintedGeneral>,
        /// The turns, from the first.
        track: Vec<PrintedTurn>,
        /// What the Miat gives Carthage, by the number of Punic PCs in it.
        miat: Vec<PrintedMiat>,
        /// The most warships of a side.
        warships: u8,
        /// The most supply trains of a side.
        trains: u8,
        /// The slots of a side in the Hiero box.
        hiero: u8,
        /// The slots of the Numidia box.
        numidia: u8,
        /// The OPs of the war chest for a warship.
        chest_ship: u8,
        /// The OPs of the war chest for a unit.
        chest_unit: u8,
        /// The seats of the Miat that control it.
        miat_majority: u8,
        /// The steps of seamanship, from the worst.
        seamanship: Vec<SeamanshipStep>,
        /// The figures of the rules, by name.
        figures: Figures,
        /// Losses, attacks, dice, elephants and battle hands.
        tables: Tables,
        /// How many cards of each type are shuffled for battles.
        decks: Decks,
    }

    /// What a step of seamanship means to Rome.
    SeamanshipStep {
        /// Which.
        step: Seamanship,
        /// What it does to the die of an attack.
        attack: i8,
        /// What Diekplous adds to it.
        diekplous: u8,
        /// How the way to Africa is.
        africa: WayToAfrica,
    }

    /// A strategy card.
    PrintedCard {
        /// Its number.
        number: Card,
        /// Its name, as a key; several cards may share it.
        id: String,
        /// Operation points.
        ops: u8,
        /// Ship symbols.
        ships: u8,
        /// Whose event it is; nobody's is both sides'.
        side: Option<Side>,
        /// Whether its event may be used in the own play.
        in_play: bool,
        /// The moment at which it is played out of turn.
        window: Option<Window>,
        /// Whether it leaves the game with its event.
        removed: bool,
        /// What sort of card it is.
        sort: Sort,
        /// What its event does, with its figures.
        effect: Effect,
    }

    /// A general.
    PrintedGeneral {
        /// Whose he is.
        side: Side,
        /// When he served, before Christ.
        years: String,
        /// What only he can.
        abilities: Vec<Ability>,
        /// Whether he stays when the others go.
        hero: bool,
    }

    /// A turn of the track.
    PrintedTurn {
        /// Its years, before Christ.
        years: String,
        /// How many cards each side is dealt.
        cards: u8,
        /// The Punic general whom it names.
        general: General,
    }

    /// A row of the Miat.
    PrintedMiat {
        /// Extra units.
        units: u8,
        /// Generals in all.
        generals: u8,
    }
}

/// Writes the handbook.
pub(crate) fn write(
    deck: &Deck,
    generals: &Generals,
    track: &Track,
    tables: &Tables,
    figures: &Figures,
    decks: &Decks,
) -> Handbook {
    Handbook {
        cards: Card::all().map(|card| print_card(deck.info(card))).collect(),
        generals: General::all()
            .map(|general| print_general(general.side(), generals.info(general)))
            .collect(),
        track: track.turns.iter().map(print_turn).collect(),
        miat: tables.miat.iter().map(print_miat).collect(),
        warships: figures.warships,
        trains: figures.trains,
        hiero: figures.hiero_slots,
        numidia: figures.numidia_slots,
        chest_ship: figures.chest_ship_price,
        chest_unit: figures.chest_unit_price,
        miat_majority: tables.seats() / 2 + 1,
        seamanship: Seamanship::ALL.iter().map(|&step| mean(step, tables, figures)).collect(),
        figures: *figures,
        tables: tables.clone(),
        decks: *decks,
    }
}

fn print_card(info: &CardInfo) -> PrintedCard {
    PrintedCard {
        number: info.number,
        id: info.id.clone(),
        ops: info.ops,
        ships: info.ships,
        side: info.side,
        in_play: info.when != When::Window,
        window: info.window,
        removed: info.removed,
        sort: Sort::of(info),
        effect: info.effect,
    }
}

fn print_general(side: Side, info: &GeneralInfo) -> PrintedGeneral {
    PrintedGeneral {
        side,
        years: info.years.clone(),
        abilities: info.abilities.clone(),
        hero: info.hero,
    }
}

fn print_turn(info: &TurnInfo) -> PrintedTurn {
    PrintedTurn { years: info.years.clone(), cards: info.cards, general: info.general }
}

fn print_miat(row: &MiatRow) -> PrintedMiat {
    PrintedMiat { units: row.units, generals: row.generals }
}

/// What a step of seamanship means to Rome.
fn mean(step: Seamanship, tables: &Tables, figures: &Figures) -> SeamanshipStep {
    let clumsy = step.is_clumsy();
    SeamanshipStep {
        step,
        attack: if clumsy { tables.naval_attack.poor_or_fair } else { 0 },
        diekplous: if clumsy { figures.clumsy_diekplous } else { figures.diekplous },
        africa: step.way_to_africa(),
    }
}
