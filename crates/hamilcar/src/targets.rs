//! Where on the table an action is chosen.

use quadriga_core::{Target, Targets, Which};

use crate::action::Action;
use crate::battle::Haven;
use crate::card::Card;
use crate::choices::Holding;
use crate::general::General;
use crate::place::Space;
use crate::walls::Sheltered;

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
