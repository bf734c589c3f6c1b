//! The decisions of a player.

use quadriga_core::{Target, Targets, Which, words};
use serde::{Deserialize, Serialize};

use crate::battle::Haven;
use crate::card::Card;
use crate::general::General;
use crate::place::{Province, Space};
use crate::side::Side;
use crate::siege::Defence;
use crate::walls::Sheltered;
use crate::window::Standing;
use crate::words::{BattleCard, TacticCard, Use};

words! {
    "hamilcar/";
    /// A concession (HM-4.11).
    Concession {
        /// An own PC into a seat of the Miat.
        Seat,
        /// An enemy PC out of a seat.
        Unseat,
        /// An own PC into the Hiero box.
        Hiero,
        /// A PC of Carthage into the Numidia box.
        Numidia,
    }
}

words! {
    "hamilcar/";
    /// What an army is made of beside its generals.
    Piece {
        /// A unit that is no elephant.
        Unit,
        /// An elephant.
        Elephant,
        /// A supply train.
        Train,
    }
}

words! {
    "hamilcar/";
    /// What a fleet may do after its attack (HM-16.10).
    FleetOrder {
        /// Draw a tactic card.
        Reform,
        /// Leave the battle for supremacy.
        Evade,
        /// Try to leave the battle.
        Flee,
    }
}

words! {
    "hamilcar/";
    /// What a side pays with for an event against it (HM-20.30, HM-20.56).
    Toll {
        /// Units of the stack.
        Units,
        /// Supply trains.
        Trains,
        /// PCs of the Miat.
        Seats,
        /// Warships.
        Ships,
        /// A step of seamanship.
        Seamanship,
    }
}

/// A PC that can be given up (HM-5.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub enum Holding {
    /// On an ordinary space.
    Space(Space),
    /// In the Miat.
    Miat,
    /// In the Hiero box.
    Hiero,
    /// In the Numidia box.
    Numidia,
}

/// One decision. A large order is a row of small ones; `Done` ends what may be done several times.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub enum Action {
    /// Say who begins (HM-4.1).
    Begin {
        /// Which side.
        side: Side,
    },
    /// Play a card for a use (HM-4.3).
    Play {
        /// Which.
        card: Card,
        /// For what.
        to: Use,
    },
    /// Place or turn a PC (HM-4.9).
    Mark {
        /// Where.
        at: Space,
    },
    /// Repair a warship (HM-4.10).
    Repair,
    /// Make a concession (HM-4.11).
    Concede {
        /// Which.
        what: Concession,
    },
    /// Place a supply train (HM-4.12).
    Supply {
        /// Where.
        at: Space,
    },
    /// Raise a unit with a general (HM-4.7).
    Raise {
        /// With whom.
        general: General,
    },
    /// Place a unit of the reinforcements or of the war chest (HM-6.3, HM-6.9, HM-19.5).
    Muster {
        /// Where.
        at: Space,
    },
    /// Take a warship (HM-6.1, HM-6.9, HM-6.13, HM-19.5).
    Launch,
    /// Take a unit instead of the warship (HM-6.1).
    Convert,
    /// Place a general (HM-6.7, HM-6.12).
    Station {
        /// Whom.
        general: General,
        /// Where.
        at: Space,
    },
    /// Name the proconsul (HM-6.11).
    Appoint {
        /// Whom.
        general: General,
    },
    /// Raise seamanship by a reform (HM-6.13).
    Drill,
    /// Mount the Corvi, or take them off (HM-6.13).
    Refit,
    /// Begin to repair by a reform (HM-6.13).
    Overhaul,
    /// Give up a PC (HM-5.6).
    Renounce {
        /// Which.
        from: Holding,
    },
    /// Lose a unit (HM-1.19).
    Lose {
        /// Whether it is an elephant.
        elephant: bool,
    },
    /// Feed a stack through the winter, or roll (HM-18.2).
    Winter {
        /// Whether a supply train is removed.
        feed: bool,
    },
    /// Remove a supply train to close the gap (HM-19.4).
    Burn {
        /// Where.
        at: Space,
    },
    /// Seek a refuge with a general who is alone beside enemies (HM-7.7).
    Escape {
        /// Where to.
        to: Space,
    },
    /// End what may be done several times.
    Done,
    /// Activate a general (HM-4.5).
    Activate {
        /// Whom.
        general: General,
    },
    /// Take one up into the army (HM-8.4).
    Take {
        /// What.
        what: Piece,
    },
    /// Leave one of the army (HM-8.4).
    Leave {
        /// What.
        what: Piece,
    },
    /// Take a general along (HM-8.3).
    Join {
        /// Whom.
        general: General,
    },
    /// Leave a general behind (HM-8.6).
    Part {
        /// Whom.
        general: General,
    },
    /// Take all up that the general may lead (HM-8.4).
    Gather,
    /// Go one step by land (HM-8.2).
    March {
        /// Where to.
        to: Space,
    },
    /// Name the commander of a battle (HM-7.3).
    Command {
        /// Whom.
        general: General,
    },
    /// Let the elephants charge, or not (HM-10.7).
    Charge {
        /// Whether they do.
        ordered: bool,
    },
    /// Lead a battle card (HM-10.8).
    Lead {
        /// Which.
        card: BattleCard,
        /// As what: a reserve is named as any other type.
        named: BattleCard,
    },
    /// Match the card that was led (HM-10.9).
    Match {
        /// With which.
        card: BattleCard,
    },
    /// Concede the battle (HM-10.9).
    Yield,
    /// Try to take the initiative, or leave it (HM-10.10).
    Seize {
        /// Whether the die is rolled.
        roll: bool,
    },
    /// Try to withdraw from a battle (HM-10.13).
    Withdraw {
        /// Where to.
        to: Haven,
    },
    /// Retreat after a lost battle (HM-11.2).
    Retreat {
        /// Where to.
        to: Haven,
    },
    /// Let somebody go inside a city (HM-9.7, HM-11.6).
    Shelter {
        /// Whom.
        what: Sheltered,
    },
    /// Try to intercept an army (HM-9.3).
    Intercept {
        /// Who.
        general: General,
        /// With how many units.
        units: u8,
    },
    /// Fight those who have intercepted (HM-9.4).
    Fight,
    /// Go back to where the army came from (HM-9.4).
    GoBack,
    /// Try to avoid a battle (HM-9.8).
    Avoid {
        /// Where to.
        to: Space,
    },
    /// Try to pursue those who have avoided battle (HM-9.12).
    Pursue,
    /// Play a card out of turn (HM-21.2).
    Counter {
        /// Which.
        card: Card,
    },
    /// Play no card, or no more, out of turn.
    Pass,
    /// Answer so from now on (HM-21.4).
    Always {
        /// How.
        answer: Standing,
    },
    /// Take a standing answer back (HM-21.4).
    Recall {
        /// Which.
        answer: Standing,
    },
    /// Make a siege or subjugation roll (HM-12.1).
    Besiege,
    /// Come out of a city to fight (HM-12.9).
    Sortie,
    /// Roll a siege die again, or let it stand (HM-22.4).
    Reroll {
        /// Whether it is rolled again.
        again: bool,
    },
    /// Stop a siege point, or not (HM-12.5).
    Defend {
        /// At what price.
        with: Defence,
    },
    /// Draw the course of a sea move one sea line on (HM-14.2).
    Sail {
        /// To which port.
        to: Space,
    },
    /// Declare a sea move with its fleet (HM-14.3).
    Embark {
        /// With how many warships.
        ships: u8,
        /// Whether it lands inside the city (HM-14.7).
        inside: bool,
    },
    /// Try to intercept a fleet (HM-15.2).
    PutToSea {
        /// Who.
        general: General,
    },
    /// Take warships to intercept (HM-15.2).
    Assign {
        /// How many.
        ships: u8,
    },
    /// Hand supremacy over to take the sea move back (HM-15.3).
    HandOver,
    /// Remove the loose PC of the port (HM-22.9).
    Raid,
    /// Play a tactic card (HM-16.3, HM-16.21).
    Tactic {
        /// Which.
        card: TacticCard,
    },
    /// Name the target of an attack (HM-16.4).
    Aim {
        /// Whether transports are it.
        transports: bool,
    },
    /// Order the fleet to do something after its attack (HM-16.10).
    Order {
        /// What.
        what: FleetOrder,
    },
    /// Chase the transports of the beaten (HM-16.17).
    Chase,
    /// Strike at a place with an event (chapter 20).
    Strike {
        /// Where.
        at: Space,
        /// Whether inside the city.
        inside: bool,
    },
    /// Take an enemy PC off by an event (HM-20.25, HM-20.35).
    Expel {
        /// Where.
        at: Space,
    },
    /// Name a province for an event (HM-20.24, HM-20.48).
    Stir {
        /// Which.
        province: Province,
    },
    /// Name a general for an event (HM-20.37 to HM-20.39).
    Name {
        /// Whom.
        general: General,
    },
    /// Pay for an event of the enemy (HM-20.30, HM-20.56).
    Pay {
        /// With what.
        toll: Toll,
    },
}

fn region(at: Space) -> Target {
    Target::Region(at.index() as u16)
}

fn space(track: &'static str, space: impl Into<Which>) -> Target {
    Target::Space { track, space: space.into() }
}

/// A general, by his place in the view.
fn general(of: General) -> Target {
    space("generals", of.index() as u8)
}

/// A strategy card, by its printed number.
fn strategy(card: Card) -> Target {
    space("cards", card.number())
}

/// Where an army goes that gives way.
fn haven(to: Haven) -> Target {
    match to {
        Haven::Land(at) => region(at),
        Haven::Sea(at) => space("sea_havens", at.index() as u8),
        Haven::Inside => space("havens", "inside"),
    }
}

impl Action {
    /// Where on the table the action is chosen.
    pub(crate) fn targets(self) -> Targets {
        let button = Target::Button;
        match self {
            Action::Begin { side } => Targets::new([space("sides", side.key())]),
            Action::Play { card, to } => Targets::new([strategy(card), space("uses", to.key())]),
            Action::Mark { at } => Targets::new([region(at), button("mark")]),
            Action::Repair => Targets::new([button("repair")]),
            Action::Concede { what } => {
                Targets::new([button("concede"), space("concessions", what.key())])
            }
            Action::Supply { at } => Targets::new([region(at), button("supply")]),
            Action::Muster { at } => Targets::new([region(at), button("muster")]),
            Action::Launch => Targets::new([button("launch")]),
            Action::Convert => Targets::new([button("convert")]),
            Action::Station { general: whom, at } => Targets::new([general(whom), region(at)]),
            Action::Raise { general: whom }
            | Action::Appoint { general: whom }
            | Action::Activate { general: whom }
            | Action::Command { general: whom } => Targets::new([general(whom)]),
            Action::Take { what } => Targets::new([button("take"), space("pieces", what.key())]),
            Action::Leave { what } => Targets::new([button("leave"), space("pieces", what.key())]),
            Action::Join { general: whom } => Targets::new([general(whom), button("join")]),
            Action::Part { general: whom } => Targets::new([general(whom), button("part")]),
            Action::Gather => Targets::new([button("gather")]),
            Action::Drill => Targets::new([button("drill")]),
            Action::Refit => Targets::new([button("refit")]),
            Action::Overhaul => Targets::new([button("overhaul")]),
            Action::Renounce { from } => Targets::new([match from {
                Holding::Space(at) => region(at),
                Holding::Miat => space("holdings", "miat"),
                Holding::Hiero => space("holdings", "hiero"),
                Holding::Numidia => space("holdings", "numidia"),
            }]),
            Action::Lose { elephant } => {
                Targets::new([button(if elephant { "elephant" } else { "unit" })])
            }
            Action::Winter { feed } => Targets::new([button(if feed { "feed" } else { "roll" })]),
            Action::Burn { at } | Action::Escape { to: at } | Action::March { to: at } => {
                Targets::new([region(at)])
            }
            Action::Done => Targets::new([button("done")]),
            Action::Counter { card } => Targets::new([strategy(card), button("counter")]),
            Action::Pass => Targets::new([button("pass")]),
            Action::Always { answer } => {
                Targets::new([button("always"), space("answers", answer.key())])
            }
            Action::Recall { answer } => {
                Targets::new([button("recall"), space("answers", answer.key())])
            }
            Action::Besiege => Targets::new([button("besiege")]),
            Action::Sortie => Targets::new([button("sortie")]),
            Action::Reroll { again } => {
                Targets::new([button(if again { "reroll" } else { "keep" })])
            }
            Action::Defend { with } => {
                Targets::new([button("defend"), space("defences", with.key())])
            }
            Action::Charge { ordered } => {
                Targets::new([button(if ordered { "charge" } else { "hold" })])
            }
            Action::Lead { card, named } if card == named => {
                Targets::new([space("battle_cards", card.key())])
            }
            Action::Lead { card, named } => {
                Targets::new([space("battle_cards", card.key()), space("names", named.key())])
            }
            Action::Match { card } => Targets::new([space("battle_cards", card.key())]),
            Action::Yield => Targets::new([button("yield")]),
            Action::Seize { roll } => Targets::new([button(if roll { "seize" } else { "leave" })]),
            Action::Withdraw { to } => Targets::new([button("withdraw"), haven(to)]),
            Action::Retreat { to: Haven::Sea(at) } => Targets::new([region(at), button("sail")]),
            Action::Retreat { to: Haven::Land(at) } => Targets::new([region(at), button("march")]),
            Action::Retreat { to: Haven::Inside } => Targets::new([button("inside")]),
            Action::Intercept { general: whom, units } => {
                Targets::new([general(whom), space("forces", units)])
            }
            Action::Fight => Targets::new([button("fight")]),
            Action::GoBack => Targets::new([button("go_back")]),
            Action::Avoid { to } => Targets::new([region(to)]),
            Action::Pursue => Targets::new([button("pursue")]),
            Action::Strike { at, inside: false } => Targets::new([region(at), button("strike")]),
            Action::Strike { at, inside: true } => {
                Targets::new([region(at), button("strike_inside")])
            }
            Action::Expel { at } => Targets::new([region(at), button("expel")]),
            Action::Stir { province } => Targets::new([space("provinces", province.index() as u8)]),
            Action::Name { general: whom } => Targets::new([general(whom), button("name")]),
            Action::Pay { toll } => Targets::new([space("tolls", toll.key())]),
            Action::Shelter { what } => Targets::new([match what {
                Sheltered::Unit => button("unit"),
                Sheltered::Elephant => button("elephant"),
                Sheltered::Train => button("train"),
                Sheltered::General(whom) => general(whom),
            }]),
            Action::Sail { to } => Targets::new([space("sea_lines", to.index() as u8)]),
            Action::Embark { ships, inside: false } | Action::Assign { ships } => {
                Targets::new([space("fleet", ships)])
            }
            Action::Embark { ships, inside: true } => {
                Targets::new([space("fleet", ships), button("inside")])
            }
            Action::PutToSea { general: whom } => {
                Targets::new([general(whom), button("put_to_sea")])
            }
            Action::HandOver => Targets::new([button("hand_over")]),
            Action::Raid => Targets::new([button("raid")]),
            Action::Tactic { card } => Targets::new([space("tactics", card.key())]),
            Action::Aim { transports } => {
                Targets::new([button(if transports { "transports" } else { "warships" })])
            }
            Action::Order { what } => Targets::new([button(what.key())]),
            Action::Chase => Targets::new([button("chase")]),
        }
    }
}
