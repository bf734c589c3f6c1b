//! The readable form of a state, and the door for positions from outside.

use std::fmt;

use quadriga_core::Seat;
use quadriga_core::position::{demand, is_default};
use serde::de::value::{MapAccessDeserializer, StrDeserializer};
use serde::de::{self, Deserializer, MapAccess, Visitor};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::area::{AREAS, Area, AreaSet};
use crate::dice::Dice;
use crate::event::Ending;
use crate::figures::{Side, the_box};
use crate::options::{Options, Supply};
use crate::state::{Oppida, Phase, SEATS};

/// A whole position, secrets included.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Position {
    turn: u8,
    mover: Seat,
    beginner: Seat,
    supply: Supply,
    #[serde(deserialize_with = "read_phase")]
    phase: Phase,
    areas: Vec<Place>,
    scouted: [AreaSet; SEATS],
}

/// One area of a position.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Place {
    #[serde(default, skip_serializing_if = "is_default")]
    owner: Option<Seat>,
    #[serde(default, skip_serializing_if = "is_default")]
    dice: Dice,
    #[serde(default, skip_serializing_if = "is_default")]
    done: Dice,
    #[serde(default, skip_serializing_if = "is_default")]
    back: Option<Side>,
    /// Whether the card lies as an oppidum.
    #[serde(default, skip_serializing_if = "is_default")]
    oppidum: bool,
    /// Whether everybody knows the back.
    #[serde(default, skip_serializing_if = "is_default")]
    open: bool,
}

/// Reads a phase, and the word `recruited`, which stood under the first rules for a turn in which
/// nobody more can be recruited and nothing was scouted.
fn read_phase<'de, D: Deserializer<'de>>(reader: D) -> Result<Phase, D::Error> {
    struct AnyPhase;

    impl<'de> Visitor<'de> for AnyPhase {
        type Value = Phase;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a phase")
        }

        fn visit_str<E: de::Error>(self, word: &str) -> Result<Phase, E> {
            if word == "recruited" {
                let recruits = the_box().figures.recruits;
                return Ok(Phase::Recruiting { recruits, scouted: false });
            }
            Phase::deserialize(StrDeserializer::new(word))
        }

        fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Phase, A::Error> {
            Phase::deserialize(MapAccessDeserializer::new(map))
        }
    }

    reader.deserialize_any(AnyPhase)
}

/// Why a position cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BadPosition {
    /// Not twelve areas.
    #[error("a position has 12 areas, this one has {0}")]
    Areas(usize),
    /// A seat beyond the two.
    #[error("seat {0} does not play: Oppida has seats 0 and 1")]
    Seat(Seat),
    /// Dice without an owner, or an owner without dice.
    #[error("area {0}: an area has an owner exactly when dice lie on it")]
    Owner(Area),
    /// Too many dice.
    #[error("seat {seat} has {dice} dice on the table: the box has {most}")]
    TooManyDice {
        /// Whose.
        seat: Seat,
        /// How many.
        dice: usize,
        /// How many there are.
        most: u8,
    },
    /// Dice marked as done that are not there, or not the mover's.
    #[error("area {0}: only dice of the mover that lie there can be done, and only in a march")]
    Done(Area),
    /// A capital with a back or turned over.
    #[error("area {0}: a capital has no back")]
    CapitalTurned(Area),
    /// The backs are not those of the box.
    #[error("the ten backs of the land cards are not those of the box")]
    Backs,
    /// An oppidum whose back is not open.
    #[error("area {0}: the back of an oppidum is open to all")]
    HiddenOppidum(Area),
    /// A capital that was scouted.
    #[error("a capital cannot have been scouted")]
    ScoutedCapital,
    /// A turn number beyond the last.
    #[error("turn {turn} is not among the turns 1 to {last}")]
    Turn {
        /// The number given.
        turn: u8,
        /// The last turn.
        last: u8,
    },
    /// Someone has won, but the game goes on.
    #[error("seat {0} has won this position already")]
    Won(Seat),
    /// The phase does not fit the table.
    #[error("the phase does not fit the position: {0}")]
    Phase(&'static str),
}

impl From<Oppida> for Position {
    fn from(state: Oppida) -> Position {
        let place = |area: Area| Place {
            owner: state.owner(area),
            dice: state.dice(area),
            done: state.done[area.index()],
            back: AreaSet::LAND.has(area).then(|| state.backs[area.index()]),
            oppidum: state.oppida.has(area),
            open: state.open.has(area),
        };
        Position {
            turn: state.turn,
            mover: state.mover,
            beginner: state.beginner,
            supply: state.supply,
            phase: state.phase,
            areas: Area::all().map(place).collect(),
            scouted: state.scouted,
        }
    }
}

impl TryFrom<Position> for Oppida {
    type Error = BadPosition;

    fn try_from(position: Position) -> Result<Oppida, BadPosition> {
        demand(position.areas.len() == AREAS, BadPosition::Areas(position.areas.len()))?;
        for seat in [position.mover, position.beginner] {
            check_seat(seat)?;
        }
        let options = Options { supply: position.supply, ..Options::default() };
        let mut state = Oppida::empty_table(position.beginner, &options);
        state.turn = position.turn;
        state.mover = position.mover;
        state.phase = position.phase;
        state.scouted = position.scouted;
        for (area, place) in Area::all().zip(&position.areas) {
            state.put(area, place)?;
        }
        state.check_box(&position)?;
        state.check_phase()?;
        Ok(state)
    }
}

fn check_seat(seat: Seat) -> Result<(), BadPosition> {
    demand(seat.index() < SEATS, BadPosition::Seat(seat))
}

impl Oppida {
    fn put(&mut self, area: Area, place: &Place) -> Result<(), BadPosition> {
        demand(place.owner.is_some() != place.dice.is_empty(), BadPosition::Owner(area))?;
        if let Some(seat) = place.owner {
            check_seat(seat)?;
            self.held[seat.index()].insert(area);
        }
        let movers = place.owner == Some(self.mover);
        demand(
            place.dice.contains(place.done) && (movers || place.done.is_empty()),
            BadPosition::Done(area),
        )?;
        demand(
            !area.is_capital() || (place.back.is_none() && !place.oppidum && !place.open),
            BadPosition::CapitalTurned(area),
        )?;
        demand(!place.oppidum || place.open, BadPosition::HiddenOppidum(area))?;
        self.dice[area.index()] = place.dice;
        self.done[area.index()] = place.done;
        self.backs[area.index()] = place.back.unwrap_or_default();
        if place.oppidum {
            self.oppida.insert(area);
        }
        if place.open {
            self.open.insert(area);
        }
        Ok(())
    }

    /// The material: dice, cards, turns.
    fn check_box(&mut self, position: &Position) -> Result<(), BadPosition> {
        for seat in Seat::all(SEATS) {
            let heaps = self.areas(seat).iter().map(|area| usize::from(self.dice(area).count()));
            let (dice, most) = (heaps.sum(), self.figures.dice);
            if dice > usize::from(most) {
                return Err(BadPosition::TooManyDice { seat, dice, most });
            }
            self.dice_out[seat.index()] = dice as u8;
        }
        let mut backs: Vec<Side> = position.areas.iter().filter_map(|place| place.back).collect();
        let mut expected = the_box().backs.clone();
        backs.sort_unstable();
        expected.sort_unstable();
        demand(backs == expected, BadPosition::Backs)?;
        demand(
            position.scouted.iter().all(|set| set.within(AreaSet::CAPITALS).is_empty()),
            BadPosition::ScoutedCapital,
        )?;
        let last = self.figures.turn_limit;
        demand((1..=last).contains(&self.turn), BadPosition::Turn { turn: self.turn, last })?;
        Ok(())
    }

    /// What the game waits for must be possible.
    fn check_phase(&self) -> Result<(), BadPosition> {
        if let Phase::Over(ending) = self.phase {
            return self.check_ending(ending);
        }
        if let Some(winner) = Seat::all(SEATS).find(|&seat| self.has_won(seat)) {
            return Err(BadPosition::Won(winner));
        }
        demand(
            self.recruits().is_none_or(|recruits| recruits <= self.figures.recruits),
            BadPosition::Phase("more were recruited than a turn allows"),
        )?;
        let steps_taken = self.done.iter().any(|dice| !dice.is_empty());
        let fits = match self.phase {
            Phase::Starving { hungry } => {
                check_seat(hungry)?;
                self.surplus(hungry) > 0
            }
            Phase::Building { turned } => {
                let own = self.areas(self.mover).within(self.open);
                !turned.is_empty() && turned.without(own).is_empty()
            }
            _ => true,
        };
        demand(fits, BadPosition::Phase("nobody is hungry, or nothing own was turned"))?;
        let in_march = match self.phase {
            Phase::Marching => true,
            Phase::Starving { hungry } => hungry != self.mover,
            _ => false,
        };
        demand(!steps_taken || in_march, BadPosition::Phase("dice are done only in a march"))?;
        Ok(())
    }

    fn has_won(&self, seat: Seat) -> bool {
        self.areas(seat).has(self.capital(seat.opponent()))
            || self.areas(seat).len() >= self.figures.areas_to_win
    }

    fn check_ending(&self, ending: Ending) -> Result<(), BadPosition> {
        let fits = match ending {
            Ending::Areas { winner } => {
                check_seat(winner)?;
                self.areas(winner).len() >= self.figures.areas_to_win
            }
            Ending::Capital { winner } => {
                check_seat(winner)?;
                self.areas(winner).has(self.capital(winner.opponent()))
            }
            Ending::Repetition => true,
            Ending::TurnLimit => self.turn == self.figures.turn_limit,
        };
        demand(fits, BadPosition::Phase("the game did not end like that"))
    }
}
