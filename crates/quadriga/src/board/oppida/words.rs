//! Every text of Oppida that a language has to have.

use quadriga_core::Seat;
use quadriga_oppida::{
    Action, Area, AreaView, COLUMNS, Die, Event, Illegal, PeopleView, Side, View,
};

/// What is said of Oppida in one language.
pub(super) trait OppidaWords {
    /// A people with its article.
    fn people(&self, seat: Seat) -> &'static str;
    /// A people without article, for labels.
    fn label(&self, seat: Seat) -> &'static str;
    /// The letter of a people, where a word has no room.
    fn letter(&self, seat: Seat) -> char;
    /// What a card is.
    fn kind(&self, card: &AreaView) -> &'static str;
    /// What the upper side shows.
    fn face(&self, side: Side) -> String;
    /// A known back; the letters are those of the peoples that have scouted it.
    fn known_back(&self, back: Side, scouts: &str) -> String;
    /// A back that others have scouted.
    fn unknown_back(&self, scouts: &str) -> String;
    /// The backs that the viewer can't place.
    fn unknown_backs(&self, backs: &str) -> String;
    /// The state of one people.
    fn people_line(&self, seat: Seat, people: &PeopleView, to_win: u8, is_viewer: bool) -> String;
    /// Whose decision it is and what it means.
    fn situation(&self, view: &View, viewer: Option<Seat>) -> String;
    /// The heading of a group of actions.
    fn heading(&self, heading: Heading) -> String;
    /// An action below its heading.
    fn entry(&self, view: &View, action: Action) -> String;
    /// An action that stands alone.
    fn action(&self, view: &View, action: Action) -> String;
    /// What happened.
    fn event(&self, event: &Event) -> Option<String>;
    /// Why something is not allowed.
    fn reason(&self, reason: &Illegal) -> String;
    /// How actions are typed.
    fn notation_help(&self) -> &'static str;
}

/// What the actions of a group have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Heading {
    /// Recruiting, the first option of a turn.
    Recruit,
    /// Looking at a back.
    Scout,
    /// Turning cards.
    Build,
    /// One die marches.
    March { from: Area, die: Die },
    /// One die attacks one card.
    Attack { from: Area, die: Die, to: Area, shields: u8, defenders: u8 },
    /// Choosing who starves.
    Starve,
    /// Ending the turn.
    End,
}

/// What an attack comes to.
pub(super) struct Assault {
    /// Attackers that fall at the shields.
    pub(super) shields: u8,
    /// Warriors that defend.
    pub(super) defenders: u8,
    /// Attackers left after the shields.
    pub(super) rest: u8,
}

impl Assault {
    /// The attack of `die` on the card `to`.
    pub(super) fn new(view: &View, die: Die, to: Area) -> Assault {
        let card = &view.areas[to.index()];
        let shields = card.face.shields;
        let rest = die.warriors().saturating_sub(shields);
        Assault { shields, defenders: card.dice.warriors(), rest }
    }

    /// The attackers that stay at home after winning and sending `warriors` in.
    pub(super) fn stay_after_win(&self, warriors: u8) -> u8 {
        self.rest.saturating_sub(self.defenders).saturating_sub(warriors)
    }

    /// The attackers that stay at home after committing `warriors`.
    pub(super) fn stay_after_fight(&self, warriors: u8) -> u8 {
        self.rest.saturating_sub(warriors)
    }

    /// The defenders left after `warriors` were committed.
    pub(super) fn left(&self, warriors: u8) -> u8 {
        self.defenders.saturating_sub(warriors)
    }
}

/// The name of an area on the terminal: the column as a letter, the row as a number.
pub(super) fn name(area: Area) -> String {
    let (row, column) = (area.index() as u8 / COLUMNS, area.index() as u8 % COLUMNS);
    format!("{}{}", char::from(b'a' + column), row + 1)
}
