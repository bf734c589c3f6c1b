//! Every text of Antike Duellum that a language has to have.

use quadriga_antike::{
    Action, Card, CityView, Event, Field, Good, Illegal, KnowHow, Personage, Region, Unit, View,
    Wealth, map,
};
use quadriga_core::Seat;

/// What is said of Antike Duellum in one language.
pub(super) trait AntikeWords {
    /// A player with an article.
    fn player(&self, seat: Seat) -> &'static str;
    /// A player as a label.
    fn label(&self, seat: Seat) -> &'static str;
    /// A people by its id.
    fn people(&self, id: &str) -> &'static str;
    /// A good.
    fn good(&self, good: Good) -> &'static str;
    /// A good or a coin.
    fn wealth(&self, wealth: Wealth) -> &'static str;
    /// One or several units.
    fn units(&self, unit: Unit, count: u8) -> String;
    /// A kind of personage, one or several.
    fn personages(&self, personage: Personage, count: u8) -> String;
    /// An event card.
    fn card(&self, card: Card) -> &'static str;
    /// A city in a few words.
    fn city(&self, city: &CityView) -> String;
    /// The headings of the picture: rondel, know-how, open cards, bank.
    fn part(&self, part: Part) -> &'static str;
    /// The state of one player, on some lines.
    fn people_lines(&self, view: &View, seat: Seat, is_viewer: bool) -> Vec<String>;
    /// Whose decision it is and what it means.
    fn situation(&self, view: &View, viewer: Option<Seat>) -> String;
    /// The heading of a group of actions.
    fn heading(&self, heading: Heading) -> &'static str;
    /// An action.
    fn action(&self, view: &View, action: Action) -> String;
    /// What happened.
    fn event(&self, view: &View, event: &Event) -> Option<String>;
    /// Why something is not allowed.
    fn reason(&self, reason: &Illegal) -> String;
    /// How actions are typed.
    fn notation_help(&self) -> &'static str;
}

/// A part of the picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    Rondel,
    KnowHow,
    OpenCards,
    Bank,
    Temples,
    Coins,
}

/// What the actions of a group have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Heading {
    Rondel,
    Pay,
    Build,
    Arm,
    Learn,
    Move,
    Conquer,
    Found,
    Personages,
    Cards,
    Trade,
    Done,
}

/// The name of a region with its number.
pub(super) fn place(view: &View, region: Region) -> String {
    let regions = &map(view.board).regions;
    let name = regions.get(region.index()).map_or("?", |info| info.name.as_str());
    format!("{name} ({region})")
}

/// A field of the rondel: the same name in all languages.
pub(super) fn field(field: Field) -> &'static str {
    match field {
        Field::Ferrum => "Ferrum",
        Field::Templum => "Templum",
        Field::Aurum => "Aurum",
        Field::Duellum => "Duellum",
        Field::Militia => "Militia",
        Field::Marmor => "Marmor",
        Field::Scientia => "Scientia",
        Field::SecondDuellum => "Duellum II",
    }
}

/// A know-how: the same name in all languages.
pub(super) fn know_how(know_how: KnowHow) -> &'static str {
    match know_how {
        KnowHow::Strata => "Strata",
        KnowHow::Navigatio => "Navigatio",
        KnowHow::Moneta => "Moneta",
        KnowHow::ResPublica => "Res Publica",
        KnowHow::Commercium => "Commercium",
    }
}
