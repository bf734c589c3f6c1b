//! Antike Duellum: two ancient peoples on one rondel, a game for two by Mac Gerdts.
//!
//! The rules are those of the German rulebook, with the rulings and designed parts that
//! `docs/rules/antike.en.md` marks as such; every rule there has an id (`AD-5.2`), and the
//! files here are named after its chapters: `setup`, `payment`, `rondel`, `production`, `templum`,
//! `militia`, `scientia`, `commercium`, `movement`, `conquest`, `founding`, `personages`, `cards`,
//! `ending`; `turn` has the order of play. All of the game is in: both maps, event cards, the
//! variant with special units. Borders, most prices and most cards are designed, since the printed
//! ones were not found; they are data (`data/`).
//!
//! Nothing is hidden: chance only decides which event card is turned up.

mod action;
mod assault;
mod card_set;
mod cards;
mod commercium;
mod conquest;
mod crossed;
mod ending;
mod event;
mod figures;
mod founding;
mod illegal;
mod judge;
mod map;
mod militia;
mod movement;
mod options;
mod payment;
mod personages;
mod phase;
mod position;
mod production;
mod region;
mod rondel;
mod scientia;
mod setup;
mod show;
mod state;
mod templum;
mod turn;
mod upshot;
mod versions;
mod view;
mod words;

use quadriga_core::{
    BySeat, Chance, Eye, Eyes, Game, GameInfo, RulesVersion, Seat, Targets, Tell, Turn,
};

pub use action::Action;
pub use event::{Bundle, Ending, Event};
pub use illegal::Illegal;
pub use judge::assets::{Asset, Assets};
pub use judge::judgement::{Judgement, odds, stage};
pub use map::{Map, RegionInfo, RegionKind, map};
pub use options::{Beginner, Board, Fortress, Options, Sides};
pub use phase::{Group, Phase, Trade};
pub use position::BadPosition;
pub use region::{MOST_REGIONS, Region, RegionSet};
pub use state::Antike;
pub use upshot::{Change, Upshot};
pub use view::{
    BankView, ByGood, ByUnit, CityView, FieldView, FiguresView, FoundingView, KnowHowView,
    PeopleView, PersonageView, RegionView, SecondStepsView, ThisTurnView, UnitsView, View,
};
pub use words::{Card, Field, Good, KnowHow, Personage, Unit, Wealth};

impl Game for Antike {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    type Upshot = Upshot;

    const INFO: GameInfo = GameInfo {
        id: "antike",
        name: "Antike Duellum",
        rules: versions::SECOND,
        rule_prefix: "AD-",
        seats: (2, 2),
        options: options::CHOICES,
        has_secrets: false,
    };

    const HORIZON: u32 = 0;

    fn start<C: Chance>(options: &Options, chance: &mut C) -> Antike {
        Antike::start(options, chance)
    }

    #[inline]
    fn rules(&self) -> RulesVersion {
        self.rules
    }

    fn under(self, rules: RulesVersion) -> Antike {
        debug_assert!(
            rules.is_known(Antike::INFO.rules),
            "the holder of a position knows its rules"
        );
        Antike { rules, ..self }
    }

    #[inline]
    fn seats(&self) -> usize {
        state::SEATS
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.turn()
    }

    #[inline]
    fn actions(&self, list: &mut Vec<Action>) {
        self.actions(list);
    }

    #[inline]
    fn check(&self, action: Action) -> Result<(), Illegal> {
        self.check(action)
    }

    #[inline]
    fn perform<C: Chance, T: Tell<Event>>(
        &mut self,
        action: Action,
        chance: &mut C,
        tell: &mut T,
    ) -> Eyes {
        self.perform(action, chance, tell);
        Eyes::NONE
    }

    fn view(&self, eye: Eye) -> View {
        self.view(eye)
    }

    /// Everything lies open, and the order of the stack is not stored: there is nothing to imagine.
    fn imagine<C: Chance>(&mut self, _: Seat, _: &mut C) {}

    fn appraise(&self) -> BySeat<f32> {
        self.appraise()
    }

    #[inline]
    fn narrow(&self, list: &mut Vec<Action>) {
        self.narrow(list);
    }

    fn upshot(&self, action: Action) -> Option<Upshot> {
        self.upshot(action)
    }

    fn targets(&self, action: Action) -> Targets {
        action.targets()
    }
}
