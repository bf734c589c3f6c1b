//! Every text of Conquest of the Empire II that a language has to have.

use quadriga_conquest::{
    Action, Battlefield, Border, Card, Event, Illegal, Province, Sea, StackView, Unit, View, map,
};
use quadriga_core::Seat;

/// What is said of Conquest of the Empire II in one language.
pub(super) trait ConquestWords {
    /// A player with an article.
    fn player(&self, seat: Seat) -> &'static str;
    /// A player as a label.
    fn label(&self, seat: Seat) -> &'static str;
    /// One or several units.
    fn units(&self, unit: Unit, count: u8) -> String;
    /// A card.
    fn card(&self, card: Card) -> String;
    /// The headings of the picture.
    fn part(&self, part: Part) -> &'static str;
    /// What a key province has: points, tokens, city.
    fn key(&self, points: &str, tokens: u8, city: Option<Seat>) -> String;
    /// The state of one player, on some lines.
    fn realm_lines(&self, view: &View, seat: Seat, is_viewer: bool) -> Vec<String>;
    /// Whose decision it is and what it means.
    fn situation(&self, view: &View, viewer: Option<Seat>) -> String;
    /// The heading of a group of actions.
    fn heading(&self, heading: Heading) -> &'static str;
    /// An action.
    fn action(&self, view: &View, action: Action) -> String;
    /// What happened.
    fn event(&self, event: &Event) -> Option<String>;
    /// Why something is not allowed.
    fn reason(&self, reason: &Illegal) -> String;
    /// How actions are typed.
    fn notation_help(&self) -> &'static str;
}

/// A part of the picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    Alliances,
    Offer,
    Battle,
    Dice,
    Slaves,
    Against,
}

/// What the actions of a group have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Heading {
    Bid,
    Place,
    Take,
    Recruit,
    Influence,
    Tax,
    March,
    Sail,
    Battle,
    Use,
    Vote,
    Answer,
    End,
}

/// The name of a province: the same in all languages and on both maps.
pub(super) fn land(at: Province) -> &'static str {
    &map(Border::Closed).provinces[at.index()].name
}

/// The name of a sea.
pub(super) fn water(sea: Sea) -> &'static str {
    &map(Border::Closed).seas[sea.index()].name
}

/// Where a battle is fought.
pub(super) fn field(field: Battlefield) -> &'static str {
    match field {
        Battlefield::Land(at) => land(at),
        Battlefield::Sea(sea) => water(sea),
    }
}

/// The units of a stack by kind.
pub(super) fn stack(stack: &StackView) -> [(Unit, u8); 5] {
    [
        (Unit::Infantry, stack.infantry),
        (Unit::Cavalry, stack.cavalry),
        (Unit::Catapult, stack.catapults),
        (Unit::General, stack.generals),
        (Unit::Caesar, stack.caesar.into()),
    ]
}
