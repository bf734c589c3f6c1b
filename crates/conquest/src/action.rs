//! The decisions of a player.

use quadriga_core::{Seat, Target, Targets, Which};
use serde::{Deserialize, Serialize};

use crate::place::{PROVINCES, Province, Sea};
use crate::words::{Answer, Card, Unit};

/// One decision. A large order is a row of small ones; `Done` ends what may be done several times.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "conquest/"))]
pub enum Action {
    /// Bid in an alliance auction (chapter 3).
    Bid {
        /// How many coins of 5 talents.
        coins: u8,
    },
    /// Propose who comes onto fields A and B (CE-3.6).
    Propose {
        /// Onto field A.
        a: Option<Seat>,
        /// Onto field B.
        b: Option<Seat>,
    },
    /// Place starting units (chapter 4).
    Place {
        /// Which kind.
        unit: Unit,
        /// Where.
        at: Province,
        /// How many.
        count: u8,
    },
    /// Place the first galley (CE-4.3).
    Station {
        /// Where.
        sea: Sea,
    },
    /// Take a card on offer (chapter 5).
    Take {
        /// Which.
        card: Card,
    },
    /// Recruit in a province (chapter 6).
    Recruit {
        /// Where.
        at: Province,
    },
    /// Recruit land units.
    Enlist {
        /// Which kind.
        unit: Unit,
        /// How many.
        count: u8,
    },
    /// Recruit galleys.
    Launch {
        /// Where.
        sea: Sea,
        /// How many.
        count: u8,
    },
    /// Buy influence (chapter 7).
    Buy {
        /// Where.
        at: Province,
        /// Whose token; nobody's is a province token.
        from: Option<Seat>,
    },
    /// Take the special tax (chapter 8).
    Levy {
        /// For how much chaos.
        chaos: u8,
    },
    /// Move land units from a province (chapter 9).
    March {
        /// From where.
        from: Province,
    },
    /// Choose a goal for some of them.
    Aim {
        /// Where to.
        to: Province,
        /// The sea of the landing; none by land.
        over: Option<Sea>,
    },
    /// Send units to the goal.
    Send {
        /// Which kind.
        unit: Unit,
        /// How many.
        count: u8,
    },
    /// Send all that may go to the goal.
    SendAll,
    /// Attack on land (chapter 10).
    Attack {
        /// Where.
        at: Province,
        /// Whom.
        whom: Seat,
    },
    /// Gather galleys in a sea (chapter 11).
    Sail {
        /// Where.
        to: Sea,
    },
    /// Bring galleys from a sea.
    Gather {
        /// From where.
        from: Sea,
        /// How many.
        count: u8,
    },
    /// Bring all galleys.
    GatherAll,
    /// Attack at sea (CE-11.2).
    Engage {
        /// Where.
        sea: Sea,
        /// Whom.
        whom: Seat,
    },
    /// Pass: an action, a bid, a vote.
    Pass,
    /// Use a multi-use card (CE-5.6).
    Use {
        /// Which.
        card: Card,
    },
    /// Send the Assassin (CE-13.2).
    Assassinate {
        /// Against whom.
        whom: Seat,
        /// The province of the general; without one, a senator.
        general: Option<Province>,
    },
    /// Choose the galley that moves for a fleet card (CE-13.4).
    Fetch {
        /// From where.
        from: Sea,
    },
    /// Build a city (CE-12.1), or raise New Legions (CE-14.8).
    Build {
        /// Where.
        at: Province,
    },
    /// Choose from where units march against barbarians (CE-13.5).
    Muster {
        /// From where.
        from: Province,
        /// The sea of the landing; none by land.
        over: Option<Sea>,
    },
    /// Bribe a senator (CE-13.7).
    Bribe {
        /// Whose.
        whom: Seat,
    },
    /// Let slaves rise (CE-13.8).
    Revolt {
        /// Where.
        at: Province,
        /// Against whom first.
        whom: Seat,
    },
    /// Answer an attack at sea: use Fair Wind or fight (CE-11.7).
    FairWind {
        /// Whether it is used.
        sail: bool,
    },
    /// Add or lend galleys to a battle (CE-10.2, CE-10.3).
    Commit {
        /// From where.
        sea: Sea,
        /// How many.
        count: u8,
    },
    /// Lend land units to a battle (CE-10.3).
    Lend {
        /// Which kind.
        unit: Unit,
        /// How many.
        count: u8,
    },
    /// Lend nothing, now and later (CE-18.5).
    NeverLend,
    /// Lose units in a battle (CE-10.7).
    Lose {
        /// Which kind.
        unit: Unit,
        /// Whose; nobody's are diplomacy troops.
        of: Option<Seat>,
        /// Of galleys, from which sea.
        from: Option<Sea>,
        /// How many; one where older records do not say it.
        #[serde(default = "one")]
        count: u8,
    },
    /// Retreat from a battle (CE-10.10).
    Retreat {
        /// Where to; nowhere where no own land unit is left (CE-10.11).
        to: Option<Province>,
    },
    /// Fight on.
    Stay,
    /// Take the leaders away from a lost battle (CE-10.14).
    Flee {
        /// Where to.
        to: Province,
    },
    /// Lay down a senator (CE-14.3).
    Lay {
        /// Its votes.
        votes: u8,
    },
    /// Give or take back a standing answer (CE-18.5).
    Answer {
        /// Which.
        answer: Answer,
        /// Whether it is given.
        on: bool,
    },
    /// End what may be done several times, or the turn.
    Done,
}

const fn one() -> u8 {
    1
}

fn province(at: Province) -> Target {
    Target::Region(at.index() as u16)
}

/// Seas are regions behind the provinces.
fn water(sea: Sea) -> Target {
    Target::Region((PROVINCES + sea.index()) as u16)
}

fn space(track: &'static str, space: impl Into<Which>) -> Target {
    Target::Space { track, space: space.into() }
}

fn card(card: Card) -> Target {
    Target::Card(card.key())
}

impl Action {
    /// Where on the table the action is chosen.
    pub(crate) fn targets(self) -> Targets {
        let button = Target::Button;
        let count = Target::Count;
        let kind = |unit: Unit| space("units", unit.key());
        let whose = |seat: Option<Seat>| space("players", seat);
        match self {
            Action::Bid { coins } => Targets::new([space("bid", coins)]),
            Action::Propose { a, b } => Targets::new([space("a", a), space("b", b)]),
            Action::Place { unit, at, count: n } => {
                Targets::new([province(at), kind(unit), count(n)])
            }
            Action::Station { sea } => Targets::new([water(sea)]),
            Action::Take { card: taken } => Targets::new([card(taken), button("take")]),
            Action::Recruit { at } => Targets::new([province(at), button("recruit")]),
            Action::Enlist { unit, count: n } => {
                Targets::new([button("enlist"), kind(unit), count(n)])
            }
            Action::Launch { sea, count: n } => {
                Targets::new([water(sea), kind(Unit::Galley), count(n)])
            }
            Action::Buy { at, from } => {
                Targets::new([province(at), button("influence"), whose(from)])
            }
            Action::Levy { chaos } => Targets::new([button("special_tax"), space("chaos", chaos)]),
            Action::March { from } => Targets::new([province(from), button("march")]),
            Action::Aim { to, over: None } | Action::Flee { to } => Targets::new([province(to)]),
            Action::Aim { to, over: Some(sea) } => Targets::new([water(sea), province(to)]),
            Action::Send { unit, count: n } | Action::Lend { unit, count: n } => {
                Targets::new([kind(unit), count(n)])
            }
            Action::SendAll => Targets::new([button("send_all")]),
            Action::Attack { at, whom } => {
                Targets::new([province(at), button("attack"), whose(Some(whom))])
            }
            Action::Sail { to } => Targets::new([water(to), button("sail")]),
            Action::Gather { from, count: n } => Targets::new([water(from), count(n)]),
            Action::GatherAll => Targets::new([button("gather_all")]),
            Action::Engage { sea, whom } => {
                Targets::new([water(sea), button("engage"), whose(Some(whom))])
            }
            Action::Pass => Targets::new([button("pass")]),
            Action::Use { card: used } => Targets::new([card(used), button("use")]),
            Action::Assassinate { whom, general } => {
                let victim = general.map_or(button("senator"), province);
                Targets::new([card(Card::Assassin), whose(Some(whom)), victim])
            }
            Action::Fetch { from } => Targets::new([water(from)]),
            Action::Build { at } => Targets::new([province(at)]),
            Action::Muster { from, over: None } => Targets::new([province(from)]),
            Action::Muster { from, over: Some(sea) } => Targets::new([water(sea), province(from)]),
            Action::Bribe { whom } => Targets::new([whose(Some(whom))]),
            Action::Revolt { at, whom } => Targets::new([province(at), whose(Some(whom))]),
            Action::FairWind { sail } => {
                Targets::new([button(if sail { "fair_wind" } else { "fight" })])
            }
            Action::Commit { sea, count: n } => Targets::new([water(sea), count(n)]),
            Action::NeverLend => Targets::new([button("never_lend")]),
            Action::Lose { unit, of, from, count: n } => {
                let place = from.map_or(button("land"), water);
                Targets::new([kind(unit), whose(of), place, count(n)])
            }
            Action::Retreat { to } => {
                Targets::new([button("retreat"), to.map_or(button("break_off"), province)])
            }
            Action::Stay => Targets::new([button("stay")]),
            Action::Lay { votes } => Targets::new([space("senators", votes)]),
            // Given or taken back: only the other of the two can be chosen.
            Action::Answer { answer, on: _ } => {
                Targets::new([button("answer"), space("answers", answer.key())])
            }
            Action::Done => Targets::new([button("done")]),
        }
    }
}
