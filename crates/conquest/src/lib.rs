//! Conquest of the Empire II: two to six generals who would be Caesar, a game by Glenn Drover.
//!
//! The rules are those of the German rulebook, with the rulings and designed parts that
//! `docs/rules/conquest.en.md` marks as such; every rule there has an id (`CE-10.4`), and the files
//! here are named after its chapters: `setup`, `campaign`, `alliances`, `placing`, `cards`,
//! `recruit`, `influence`, `movement`, `battle`, `fight`, `retreat`, `sea`, `cities`, `errands`,
//! `revolt`, `senate`, `scoring`, `answers`; `turn` has the order of play, `versions` what has
//! changed. All of the second set of rules of the box is in, for every number of players; the first
//! set (the game of 1984) is not. Borders, straits, most values of provinces and the faces of the
//! die are designed or inferred; they are data (`data/`).
//!
//! Hidden are the values of the senators in other hands, and the chaos of others until a campaign
//! ends. Seats are counted clockwise, unless the seating is drawn by lot.

mod action;
mod alliances;
mod answers;
mod army;
mod battle;
mod campaign;
mod card_effect;
mod card_set;
mod cards;
mod cities;
mod deck;
mod errands;
mod event;
mod fight;
mod figures;
mod illegal;
mod imagine;
mod influence;
mod judge;
mod key;
mod map;
mod movement;
mod odds;
mod options;
mod phase;
mod place;
mod placing;
mod position;
mod recruit;
mod retreat;
mod revolt;
mod scoring;
mod sea;
mod senate;
mod setup;
mod show;
mod side;
mod state;
mod turn;
mod upshot;
mod versions;
mod view;
mod words;

use quadriga_core::{
    BySeat, Chance, Eye, Eyes, Forecast, Game, GameInfo, RulesVersion, Seat, Targets, Tell, Turn,
};

pub use action::Action;
pub use card_effect::CardEffect;
pub use event::Event;
pub use illegal::Illegal;
pub use judge::judgement::Judgement;
pub use key::KEYS;
pub use map::{Map, ProvinceInfo, SeaInfo, Strait, map};
pub use options::{Border, Campaigns, Leaders, Options, Players, Seating};
pub use phase::{Auction, Battle, Battlefield, March, Phase, SeatSet, Vote};
pub use place::{PROVINCES, Province, ProvinceSet, SEAS, Sea, SeaSet};
pub use position::BadPosition;
pub use side::{BySide, Side};
pub use state::Conquest;
pub use upshot::Upshot;
pub use view::{
    BattleView, CardCount, ClosedView, FiguresView, FleetView, HeldCard, KeyView, LandingView,
    OfferView, ProvinceView, ReachView, RealmView, SeaView, SideView, StackView, StraitView,
    UnitsView, View,
};
pub use words::{Answer, Card, Face, Lifetime, Unit};

impl Game for Conquest {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    type Upshot = Upshot;

    const INFO: GameInfo = GameInfo {
        id: "conquest",
        name: "Conquest of the Empire II",
        rules: versions::SECOND,
        rule_prefix: "CE-",
        seats: (2, 6),
        options: options::CHOICES,
        has_secrets: true,
    };

    const HORIZON: u32 = 0;

    const BEST_FIRST: bool = true;

    fn start<C: Chance>(options: &Options, chance: &mut C) -> Conquest {
        Conquest::start(options, chance)
    }

    #[inline]
    fn rules(&self) -> RulesVersion {
        self.rules
    }

    fn chosen(&self, given: Options) -> Options {
        self.chosen(given)
    }

    fn under(mut self, rules: RulesVersion) -> Conquest {
        self.rules = rules;
        self
    }

    #[inline]
    fn seats(&self) -> usize {
        self.players.into()
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
        self.perform(action, chance, tell)
    }

    fn view(&self, eye: Eye) -> View {
        self.view(eye)
    }

    fn imagine<C: Chance>(&mut self, seat: Seat, chance: &mut C) {
        self.imagine(seat, chance);
    }

    fn is_settled(&self) -> bool {
        self.is_settled()
    }

    fn appraise(&self) -> BySeat<f32> {
        self.appraise()
    }

    #[inline]
    fn narrow(&self, list: &mut Vec<Action>) {
        self.narrow(list);
    }

    fn forecast(&self, action: Action) -> Option<Forecast> {
        self.forecast(action)
    }

    fn upshot(&self, action: Action) -> Option<Upshot> {
        self.upshot(action)
    }

    fn targets(&self, action: Action) -> Targets {
        action.targets()
    }
}
