//! The decisions of a player.

use quadriga_core::{Target, Targets};
use serde::{Deserialize, Serialize};

use crate::region::Region;
use crate::state::is_none;
use crate::words::{Card, Field, Good, KnowHow, Personage, Unit, Wealth};

/// One decision. All of a turn's steps are small, and `Done` ends what may be done any number of
/// times.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "antike/"))]
pub enum Action {
    /// Move the stone to a field of the rondel (chapter 2).
    Advance {
        /// The field.
        field: Field,
    },
    /// Pay one unit of anything: the surcharge of the rondel (AD-2.4), or what is given in a trade
    /// by Commercium (AD-7.9).
    Pay {
        /// What is paid.
        with: Wealth,
    },
    /// Take a resource from the bank: instead of a missing coin (AD-3.5), or in a trade (AD-7.9).
    Take {
        /// Which.
        good: Good,
    },
    /// Put a coin aside, so that the next payment of this good is made with it (AD-1.13).
    Coin {
        /// The good that it stands for.
        good: Good,
    },
    /// Begin a trade of three units for two goods (AD-7.9).
    Trade,
    /// Change one good for another, by the card Market Day (AD-11.17).
    Swap {
        /// What is given.
        give: Good,
        /// What is taken.
        take: Good,
    },
    /// Build a temple (chapter 4).
    Temple {
        /// In which city.
        region: Region,
    },
    /// Build a town wall (chapter 4).
    Wall {
        /// In which city.
        region: Region,
    },
    /// Arm a unit (chapter 5).
    Arm {
        /// Which kind.
        unit: Unit,
        /// At which city.
        region: Region,
    },
    /// Buy a know-how (chapter 6).
    Learn {
        /// Which.
        know_how: KnowHow,
    },
    /// Recruit a legion or a galley (chapter 6).
    Recruit {
        /// Which kind.
        unit: Unit,
    },
    /// Move units that have come equally far in this Duellum across one more border (chapter 8).
    Move {
        /// Which kind.
        unit: Unit,
        /// From where.
        from: Region,
        /// To where.
        to: Region,
        /// How many.
        count: u8,
        /// How many borders they have crossed before.
        #[serde(default, skip_serializing_if = "is_none")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
        after: u8,
    },
    /// Conquer a city (chapter 8).
    Conquer {
        /// Which.
        region: Region,
        /// How many galleys are among the units that return to the box; the others are legions.
        galleys: u8,
    },
    /// Answer an attack: play the card Fortress or keep it (AD-11.10).
    Fortress {
        /// Whether it is played.
        play: bool,
    },
    /// Found a city (chapter 9).
    Found {
        /// Where.
        region: Region,
        /// What it will produce.
        good: Good,
    },
    /// Take all personages that are due (chapter 10).
    ClaimAll,
    /// Take one of the personages that are due.
    Claim {
        /// Which kind.
        personage: Personage,
    },
    /// Choose one of the open event cards (AD-11.3).
    Pick {
        /// Which.
        card: Card,
    },
    /// Play an event card that needs no target.
    Play {
        /// Which.
        card: Card,
    },
    /// Play an event card on a region.
    PlayAt {
        /// Which: Earthquake, Storm or Ambush.
        card: Card,
        /// Where.
        region: Region,
    },
    /// Play an event card for a kind of unit.
    PlayFor {
        /// Which: Volunteers.
        card: Card,
        /// Legion or galley.
        unit: Unit,
    },
    /// End this step of the turn; with the last one, the turn.
    Done,
}

impl Action {
    /// Where on the table the action is chosen.
    pub(crate) fn targets(self) -> Targets {
        let region = |region: Region| Target::Region(region.index() as u16);
        let space =
            |track: &'static str, word: &'static str| Target::Space { track, space: word.into() };
        let card = |card: Card| Target::Card(card.key());
        let button = Target::Button;
        match self {
            Action::Advance { field } => Targets::new([space("rondel", field.key())]),
            Action::Pay { with } => Targets::new([button("pay"), space("wealth", with.key())]),
            Action::Take { good } => Targets::new([button("take"), space("taken", good.key())]),
            Action::Coin { good } => Targets::new([button("coin"), space("wealth", good.key())]),
            Action::Trade => Targets::new([button("trade")]),
            Action::Swap { give, take } => Targets::new([
                button("swap"),
                space("wealth", give.key()),
                space("taken", take.key()),
            ]),
            Action::Temple { region: at } => Targets::new([region(at), button("temple")]),
            Action::Wall { region: at } => Targets::new([region(at), button("wall")]),
            Action::Arm { unit, region: at } => {
                Targets::new([region(at), space("recruits", unit.key())])
            }
            Action::Learn { know_how } => Targets::new([space("know_how", know_how.key())]),
            Action::Recruit { unit } => {
                Targets::new([button("recruit"), space("recruits", unit.key())])
            }
            Action::Move { unit, from, to, count, after } => Targets::new([
                Target::Piece { region: from.index() as u16, piece: unit.key().into() },
                region(to),
                Target::Count(after),
                Target::Count(count),
            ]),
            Action::Conquer { region: at, galleys } => {
                Targets::new([region(at), button("conquer"), Target::Count(galleys)])
            }
            Action::Fortress { play } => {
                Targets::new([button(if play { "fortress" } else { "no_fortress" })])
            }
            Action::Found { region: at, good } => {
                Targets::new([region(at), button("found"), space("taken", good.key())])
            }
            Action::ClaimAll => Targets::new([button("claim_all")]),
            Action::Claim { personage } => Targets::new([space("personages", personage.key())]),
            Action::Pick { card: open } => Targets::new([card(open)]),
            Action::Play { card: held } => Targets::new([card(held), button("play")]),
            Action::PlayAt { card: held, region: at } => Targets::new([card(held), region(at)]),
            Action::PlayFor { card: held, unit } => {
                Targets::new([card(held), space("recruits", unit.key())])
            }
            Action::Done => Targets::new([button("done")]),
        }
    }
}
