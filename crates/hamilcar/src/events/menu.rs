//! What may be chosen in a part of an event, worked out at once as sets: whether there is anything
//! is asked of every card in hand.

use super::Part;
use crate::action::Action;
use crate::card::Card;
use crate::choices::{Concession, Toll};
use crate::effect::Effect;
use crate::general::GeneralSet;
use crate::place::{ProvinceSet, Space, SpaceSet};
use crate::side::Side;
use crate::state::Hamilcar;

/// All that may be chosen in a part of an event, `Done` aside.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Menu {
    /// The spaces of the part's own action.
    spaces: SpaceSet,
    /// The spaces to strike, and those inside whose cities.
    struck: SpaceSet,
    struck_inside: SpaceSet,
    provinces: ProvinceSet,
    generals: GeneralSet,
    /// Which of the other actions of the part, one bit for each.
    others: u8,
}

impl Part {
    /// The action of the part that names a space.
    const fn on(self, at: Space) -> Option<Action> {
        match self {
            Part::Camp => Some(Action::Muster { at }),
            Part::Marks(_) => Some(Action::Mark { at }),
            Part::Expulsions(_) | Part::Spoils(..) => Some(Action::Expel { at }),
            Part::Supplies(_) => Some(Action::Supply { at }),
            Part::Burnings(..) => Some(Action::Burn { at }),
            _ => None,
        }
    }

    /// Those that name nothing on the map.
    const fn others(self) -> &'static [Action] {
        const SEAT: Action = Action::Concede { what: Concession::Seat };
        const UNSEAT: Action = Action::Concede { what: Concession::Unseat };
        match self {
            Part::Marks(_) => &[SEAT],
            Part::Seats(_) => &[SEAT, UNSEAT],
            Part::Yard => &[Action::Overhaul, Action::Launch],
            Part::Toll(..) => &[
                Action::Pay { toll: Toll::Units },
                Action::Pay { toll: Toll::Trains },
                Action::Pay { toll: Toll::Seats },
            ],
            Part::Plot => {
                &[Action::Pay { toll: Toll::Ships }, Action::Pay { toll: Toll::Seamanship }]
            }
            _ => &[],
        }
    }

    /// Whether an action is of a kind that the part ever asks for.
    pub(super) fn asks_for(self, action: Action) -> bool {
        match action {
            Action::Strike { inside, .. } => self == Part::Aim || (self == Part::Camp && !inside),
            Action::Stir { .. } => matches!(self, Part::Provinces(..)),
            Action::Name { .. } => self == Part::Whom,
            Action::Muster { at }
            | Action::Mark { at }
            | Action::Expel { at }
            | Action::Supply { at }
            | Action::Burn { at } => self.on(at) == Some(action),
            _ => self.others().contains(&action),
        }
    }
}

impl Menu {
    pub(super) fn is_empty(&self) -> bool {
        *self == Menu::default()
    }

    /// Whether it has an action of a kind that the part asks for.
    pub(super) fn has(&self, part: Part, action: Action) -> bool {
        match action {
            Action::Strike { at, inside: false } => self.struck.has(at),
            Action::Strike { at, inside: true } => self.struck_inside.has(at),
            Action::Stir { province } => self.provinces.has(province),
            Action::Name { general } => self.generals.has(general),
            Action::Muster { at }
            | Action::Mark { at }
            | Action::Expel { at }
            | Action::Supply { at }
            | Action::Burn { at } => self.spaces.has(at),
            _ => part
                .others()
                .iter()
                .position(|&other| other == action)
                .is_some_and(|bit| self.others >> bit & 1 == 1),
        }
    }

    /// All of it.
    pub(super) fn offer(&self, part: Part, list: &mut Vec<Action>) {
        list.extend(self.spaces.iter().filter_map(|at| part.on(at)));
        list.extend(self.struck.iter().map(|at| Action::Strike { at, inside: false }));
        list.extend(self.struck_inside.iter().map(|at| Action::Strike { at, inside: true }));
        list.extend(self.provinces.iter().map(|province| Action::Stir { province }));
        list.extend(self.generals.iter().map(|general| Action::Name { general }));
        let others = part.others().iter().enumerate();
        list.extend(others.filter(|(bit, _)| self.others >> bit & 1 == 1).map(|(_, &other)| other));
    }

    fn of_spaces(spaces: SpaceSet) -> Menu {
        Menu { spaces, ..Menu::default() }
    }

    /// Which of the part's other actions are possible.
    fn of_others<const N: usize>(possible: [bool; N]) -> Menu {
        let bits = possible.iter().enumerate();
        let others = bits.fold(0, |all, (bit, &holds)| all | u8::from(holds) << bit);
        Menu { others, ..Menu::default() }
    }
}

impl Hamilcar {
    /// What may be chosen in a part of a card's event.
    pub(super) fn menu(&self, side: Side, card: Card, part: Part) -> Menu {
        let effect = self.material.deck.info(card).effect;
        match part {
            Part::Marks(0)
            | Part::Expulsions(0)
            | Part::Spoils(_, 0)
            | Part::Supplies(0)
            | Part::Burnings(0, _)
            | Part::Seats(0)
            | Part::Provinces(0, _)
            | Part::Plague(..)
            | Part::Engines(..) => Menu::default(),
            Part::Camp => {
                let struck = self.tribe_to_win(side, effect);
                let struck = struck.map_or(SpaceSet::NONE, SpaceSet::only);
                Menu { struck, ..Menu::of_spaces(self.camps(side, card)) }
            }
            Part::Marks(left) => {
                let seats = matches!(effect, Effect::Columna { .. }) && self.free_seats() > 0;
                let spaces = self.to_mark(side, effect, left);
                Menu { spaces, ..Menu::of_others([seats]) }
            }
            Part::Expulsions(_) => Menu::of_spaces(self.raided(side, effect)),
            Part::Spoils(city, _) => {
                let province = self.map().spaces_of(self.map().province_of(city));
                Menu::of_spaces(self.loose(side.enemy()).within(province))
            }
            Part::Supplies(_) => Menu::of_spaces(self.granaries(side, effect)),
            Part::Burnings(..) => Menu::of_spaces(self.burnable(side)),
            Part::Seats(_) => {
                let seats = matches!(effect, Effect::Terms { .. }) && self.free_seats() > 0;
                let unseats = matches!(effect, Effect::Quarrels { .. });
                Menu::of_others([seats, unseats && self.of(side.enemy()).seats > 0])
            }
            Part::Yard => {
                Menu::of_others([self.of(side).damaged > 0, self.check_launch(side).is_ok()])
            }
            Part::Aim => Menu {
                struck: self.to_strike(side, effect, false),
                struck_inside: self.to_strike(side, effect, true),
                ..Menu::default()
            },
            Part::Provinces(_, taken) => {
                let taken = taken.map_or(ProvinceSet::NONE, ProvinceSet::only);
                let provinces = self.to_stir(side, effect).without(taken);
                Menu { provinces, ..Menu::default() }
            }
            Part::Whom => {
                let generals = self.to_name(side, effect);
                Menu { generals, ..Menu::default() }
            }
            Part::Toll(at, inside) => Menu::of_others(
                [Toll::Units, Toll::Trains, Toll::Seats]
                    .map(|toll| self.can_pay_mutiny(effect, at, inside, toll)),
            ),
            Part::Plot => Menu::of_others(
                [Toll::Ships, Toll::Seamanship].map(|toll| self.can_pay_plot(effect, toll)),
            ),
        }
    }
}
