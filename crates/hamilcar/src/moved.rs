//! What has moved on the card that is being played (HM-8.5): it moves with no other general of it.

use serde::{Deserialize, Serialize};

use crate::general::GeneralSet;
use crate::place::Space;
use crate::stack::Stack;

/// In how many spaces units can be left on one card: three generals of a campaign, each with four
/// stops. A Force March has fewer.
const PLACES: usize = 12;

/// What has moved on the card that is being played.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(export_to = "hamilcar/"))]
pub struct Moved {
    /// The generals who were activated (HM-7.9).
    pub activated: GeneralSet,
    /// All generals who moved, on their own or with another.
    pub generals: GeneralSet,
    /// The Ready warships that sailed with them (HM-14.3).
    pub ships: u8,
    /// Units and supply trains, where they were left.
    #[cfg_attr(feature = "ts", ts(as = "Vec<(Space, Stack)>"))]
    pub stacks: MovedStacks,
}

/// Units and supply trains that moved, by the space where they are now.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<(Space, Stack)>", into = "Vec<(Space, Stack)>")]
pub struct MovedStacks([Option<(Space, Stack)>; PLACES]);

impl MovedStacks {
    /// What has moved and lies on a space.
    pub fn at(&self, at: Space) -> Stack {
        let here = self.0.iter().flatten().find(|(place, _)| *place == at);
        here.map_or(Stack::NONE, |&(_, stack)| stack)
    }

    /// More that has moved lies there. No card leaves units in more spaces than there is room for.
    pub(crate) fn add(&mut self, at: Space, stack: Stack) {
        if stack.is_empty() {
            return;
        }
        for place in &mut self.0 {
            match place {
                Some((there, here)) if *there == at => return *here = here.with(stack),
                Some(_) => {}
                None => return *place = Some((at, stack)),
            }
        }
    }
}

impl TryFrom<Vec<(Space, Stack)>> for MovedStacks {
    type Error = String;

    fn try_from(list: Vec<(Space, Stack)>) -> Result<MovedStacks, String> {
        let mut stacks = MovedStacks::default();
        if list.len() > PLACES {
            return Err(format!("units moved to {} spaces, {PLACES} may be", list.len()));
        }
        for (at, stack) in list {
            if stack.is_empty() || !stacks.at(at).is_empty() {
                return Err("nothing moved there, or it is listed twice".to_owned());
            }
            stacks.add(at, stack);
        }
        Ok(stacks)
    }
}

impl From<MovedStacks> for Vec<(Space, Stack)> {
    fn from(stacks: MovedStacks) -> Vec<(Space, Stack)> {
        stacks.0.into_iter().flatten().collect()
    }
}
