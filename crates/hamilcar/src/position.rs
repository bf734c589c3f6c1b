//! The readable form of a state. What it has to fulfil is checked by `door.rs`.

use quadriga_core::position::{demand, is_default};
use serde::{Deserialize, Serialize};

use crate::activation::Activation;
use crate::battle::LandBattle;
use crate::card::CardSet;
use crate::door::BadPosition;
use crate::general::{General, GeneralSet};
use crate::moved::Moved;
use crate::naval::NavalBattle;
use crate::options::Options;
use crate::phase::Phase;
use crate::place::{Site, Space, SpaceSet};
use crate::sea_move::SeaMove;
use crate::side::{BySide, Side};
use crate::stack::Stack;
use crate::state::{Hamilcar, Post, Republic};
use crate::tactics::TacticHand;
use crate::task::Tasks;
use crate::words::Seamanship;

/// A whole position. The draw pile is what lies nowhere else; generals who are not named are in
/// their pile.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Position {
    #[serde(default, skip_serializing_if = "is_default")]
    options: Options,
    turn: u8,
    phase: Phase,
    #[serde(default = "no_tasks", skip_serializing_if = "Tasks::is_empty")]
    tasks: Tasks,
    #[serde(default, skip_serializing_if = "is_default")]
    activation: Option<Activation>,
    #[serde(default, skip_serializing_if = "is_default")]
    moved: Moved,
    #[serde(default, skip_serializing_if = "is_default")]
    battle: Option<LandBattle>,
    #[serde(default, skip_serializing_if = "is_default")]
    sea_move: Option<SeaMove>,
    #[serde(default, skip_serializing_if = "is_default")]
    naval: Option<NavalBattle>,
    #[serde(default, skip_serializing_if = "is_default")]
    tactics: BySide<TacticHand>,
    markers: BySide<SpaceSet>,
    stacks: Vec<Placed>,
    #[serde(default, skip_serializing_if = "is_default")]
    sieges: Vec<Siege>,
    generals: Vec<Posted>,
    #[serde(default, skip_serializing_if = "is_default")]
    proconsul: Option<General>,
    #[serde(default, skip_serializing_if = "is_default")]
    beaten: GeneralSet,
    republics: BySide<Republic>,
    #[serde(default, skip_serializing_if = "is_default")]
    numidia: u8,
    supremacy: Side,
    seamanship: Seamanship,
    #[serde(default, skip_serializing_if = "is_default")]
    corvi: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    ships_lost: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    seamanship_dropped: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    africa_open: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    forgotten_tactics: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    truce: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    discards: CardSet,
    #[serde(default, skip_serializing_if = "is_default")]
    removed: CardSet,
}

const fn no_tasks() -> Tasks {
    Tasks::NONE
}

/// A stack in its place.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Placed {
    at: Space,
    /// Nobody's is the garrison of an independent city.
    #[serde(default, skip_serializing_if = "is_default")]
    side: Option<Side>,
    #[serde(default, skip_serializing_if = "is_default")]
    inside: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    plain: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    elephants: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    trains: u8,
}

impl Placed {
    fn new(at: Space, side: Option<Side>, inside: bool, stack: Stack) -> Placed {
        let Stack { plain, elephants, trains } = stack;
        Placed { at, side, inside, plain, elephants, trains }
    }
}

/// The siege of a city, or the subjugation of a tribe.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Siege {
    site: Site,
    #[serde(default, skip_serializing_if = "is_default")]
    points: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    besieged: bool,
    /// Whether Carthage besieges an independent one; else Rome does.
    #[serde(default, skip_serializing_if = "is_default")]
    punic: bool,
}

impl Siege {
    fn is_any(&self) -> bool {
        self.points > 0 || self.besieged || self.punic
    }
}

/// A general who is not in his pile.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Posted {
    general: General,
    post: Post,
}

impl From<Hamilcar> for Position {
    fn from(state: Hamilcar) -> Position {
        let open = Side::ALL.iter().flat_map(|&side| {
            Space::all().map(move |at| (at, Some(side), false)).collect::<Vec<_>>()
        });
        let open = open.map(|(at, side, inside)| {
            let stack = side.map_or(Stack::NONE, |side| state.outside(side, at));
            Placed::new(at, side, inside, stack)
        });
        let shut = Site::all().map(|site| {
            let at = state.map().space_of(site);
            Placed::new(at, state.marker(at).owner(), true, state.inside(site))
        });
        let some = |placed: &Placed| placed.plain > 0 || placed.elephants > 0 || placed.trains > 0;
        let siege = |site: Site| Siege {
            site,
            points: state.siege_points[site.index()],
            besieged: state.besieged.has(site),
            punic: state.punic_sieges.has(site),
        };
        let sieges = Site::all().map(siege).filter(Siege::is_any);
        let posted = General::all().map(|general| Posted { general, post: state.post(general) });
        Position {
            options: state.options,
            turn: state.turn,
            phase: state.phase,
            tasks: state.tasks,
            activation: state.activation,
            moved: state.moved,
            battle: state.battle,
            sea_move: state.sea_move,
            naval: state.naval,
            tactics: state.tactics,
            markers: state.markers,
            stacks: open.chain(shut).filter(some).collect(),
            sieges: sieges.collect(),
            generals: posted.filter(|posted| posted.post != Post::Pile).collect(),
            proconsul: state.proconsul,
            beaten: state.beaten,
            republics: state.republics,
            numidia: state.numidia,
            supremacy: state.supremacy,
            seamanship: state.seamanship,
            corvi: state.corvi,
            ships_lost: state.ships_lost,
            seamanship_dropped: state.seamanship_dropped,
            africa_open: state.africa_open,
            forgotten_tactics: state.forgotten_tactics,
            truce: state.truce,
            discards: state.discards,
            removed: state.removed,
        }
    }
}

impl TryFrom<Position> for Hamilcar {
    type Error = BadPosition;

    fn try_from(position: Position) -> Result<Hamilcar, BadPosition> {
        let mut state = Hamilcar::empty_table(&position.options);
        (state.turn, state.phase, state.tasks) = (position.turn, position.phase, position.tasks);
        (state.activation, state.moved) = (position.activation, position.moved);
        state.battle = position.battle;
        (state.sea_move, state.naval) = (position.sea_move, position.naval);
        state.tactics = position.tactics;
        state.markers = position.markers;
        (state.supremacy, state.seamanship) = (position.supremacy, position.seamanship);
        (state.corvi, state.truce) = (position.corvi, position.truce);
        (state.ships_lost, state.seamanship_dropped) =
            (position.ships_lost, position.seamanship_dropped);
        (state.africa_open, state.forgotten_tactics) =
            (position.africa_open, position.forgotten_tactics);
        (state.proconsul, state.beaten) = (position.proconsul, position.beaten);
        state.republics = position.republics;
        (state.numidia, state.discards, state.removed) =
            (position.numidia, position.discards, position.removed);
        let hands = state.of(Side::Rome).hand.with(state.of(Side::Carthage).hand);
        state.draw_pile = CardSet::ALL.without(hands.with(state.discards).with(state.removed));
        for placed in &position.stacks {
            state.set_stack(placed)?;
        }
        for siege in &position.sieges {
            state.siege_points[siege.site.index()] = siege.points;
            if siege.besieged {
                state.besieged.insert(siege.site);
            }
            if siege.punic {
                state.punic_sieges.insert(siege.site);
            }
        }
        for &Posted { general, post } in &position.generals {
            demand(post != Post::Pile, BadPosition::Generals("a pile needs no words"))?;
            state.send(general, post);
        }
        state.check_position()?;
        Ok(state)
    }
}

impl Hamilcar {
    fn set_stack(&mut self, placed: &Placed) -> Result<(), BadPosition> {
        let &Placed { at, side, inside, plain, elephants, trains } = placed;
        let stack = Stack { plain, elephants, trains };
        demand(!stack.is_empty(), BadPosition::Units("nobody is there"))?;
        let twice = BadPosition::Units("listed twice");
        match (side, inside) {
            (Some(side), false) => {
                demand(self.outside(side, at).is_empty(), twice)?;
                self.set_outside(side, at, stack);
            }
            (None, false) => return Err(BadPosition::Units("nobody's units are inside a city")),
            (_, true) => {
                let Some(city) = self.map().site(at) else {
                    return Err(BadPosition::Units("there is no city"));
                };
                demand(self.inside(city).is_empty(), twice)?;
                let owner = self.marker(at).owner();
                demand(owner == side, BadPosition::Units("another's city"))?;
                self.set_inside(city, stack);
            }
        }
        Ok(())
    }
}
