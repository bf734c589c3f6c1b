//! Hamilcar: First Punic War, Rome against Carthage, for two, from the box of Hannibal and
//! Hamilcar.
//!
//! The rules are those of the German player aid, with the parts from the base game, the designed
//! parts and the rulings that `docs/rules/hamilcar.en.md` marks as such; every rule there has an id
//! (`HM-4.8`), and the files here are named after its chapters: `setup`, `deal`, `strategy`,
//! `operations`, `control`, `punic`, `roman`, `escape`, `units`, `winter`, `isolation`, `victory`;
//! `turn` has the order of play, `pending` what interrupts it. The board, the cards and the
//! generals of the box are designed; they are data (`data/`).
//!
//! Generals move by `activation`, `march` and `army`; `arrival` has what they meet: `interception`,
//! `walls`, `overrun`, `avoid`, and the `battle`. They sail by `sailing` and `sea_steps`; `landing`
//! has the end of it, `sea_interception` and `naval` what may come between.
//!
//! `siege`, `siege_roll` and `fall` have sieges and subjugation, `events` what the cards do, and
//! `window` and `counters` the cards out of turn. An ability of a general stands where it acts.
//!
//! Hidden is the hand of the other side. Seat 0 is Rome, seat 1 Carthage.

mod action;
mod activation;
mod activation_door;
mod armies_view;
mod army;
mod arrival;
mod avoid;
mod battle;
mod battle_door;
mod battle_hand;
mod battle_steps;
mod battle_view;
mod calling;
mod card;
mod charge;
mod choices;
mod claims;
mod command;
mod conciliator;
mod control;
mod counters;
mod course;
mod deal;
mod deck;
mod decks;
mod door;
mod effect;
mod escape;
mod event;
mod events;
mod fall;
mod figures;
mod general;
mod handbook;
mod ids;
mod illegal;
mod imagine;
mod interception;
mod isolation;
mod judge;
mod landing;
mod legs;
mod map;
mod march;
mod material;
mod moved;
mod naval;
mod naval_attack;
mod naval_rounds;
mod naval_toll;
mod odds;
mod opening;
mod operations;
mod options;
mod outlook;
mod overrun;
mod pending;
mod phase;
mod place;
mod position;
mod punic;
mod reach;
mod reasons;
mod retreat;
mod roman;
mod rounds;
mod rout;
mod sailing;
mod sea_cards;
mod sea_door;
mod sea_interception;
mod sea_move;
mod sea_steps;
mod setup;
mod side;
mod siege;
mod siege_roll;
mod stack;
mod stage;
mod state;
mod storm;
mod strategy;
mod tables;
mod tactics;
mod targets;
mod task;
mod track;
mod turn;
mod units;
mod upshot;
mod versions;
mod victory;
mod view;
mod walls;
mod window;
mod winter;
mod words;

use quadriga_core::{
    BySeat, Chance, Eye, Eyes, Forecast, Game, GameInfo, RulesVersion, Seat, Targets, Tell, Turn,
};

pub use action::Action;
pub use activation::{Activation, Origin, Step};
pub use armies_view::StandingView;
pub use arrival::Entry;
pub use battle::{BattleStep, Encounter, Haven, Verdict};
pub use battle_hand::BattleCards;
pub use battle_view::{ArmyView, BattleView};
pub use calling::Call;
pub use card::{CARDS, Card, CardSet};
pub use choices::{Concession, FleetOrder, Holding, Piece, Toll};
pub use claims::{Claim, PointSource};
pub use course::Course;
pub use deck::{CardInfo, Deck, Sort, When};
pub use decks::Decks;
pub use door::BadPosition;
pub use effect::Effect;
pub use event::Event;
pub use events::Part;
pub use figures::Figures;
pub use general::{Ability, GENERALS, General, GeneralInfo, GeneralSet, Generals};
pub use handbook::{
    Handbook, PrintedCard, PrintedGeneral, PrintedMiat, PrintedTurn, SeamanshipStep,
};
pub use illegal::Illegal;
pub use judge::judgement::Judgement;
pub use legs::{Interceptor, Meeting, Reached};
pub use map::{Map, ProvinceInfo, SpaceInfo, map};
pub use material::{Material, material};
pub use moved::{Moved, MovedStacks};
pub use naval::{NavalBattle, NavalStep};
pub use opening::{Force, Opening};
pub use options::{Handicap, Options, SeaLines, War};
pub use outlook::{ChestView, ComingView};
pub use phase::{Ending, Phase};
pub use place::{PROVINCES, Province, ProvinceSet, SITES, SPACES, Site, SiteSet, Space, SpaceSet};
pub use reach::Reach;
pub use sea_move::{SeaMove, SeaStep};
pub use side::{BySide, Side};
pub use siege::{Defence, SiegeStep};
pub use stack::Stack;
pub use stage::{
    ArmyStage, AttackTable, AttackView, BattleStage, ChargeStage, FleetStage, HandPart, Modifier,
    NavalStage, SiegeStage, StageView,
};
pub use state::{Hamilcar, Post};
pub use tables::{
    Attrition, BattleHands, Charge, Grid, MiatRow, NavalAttack, RetreatLosses, Tables,
};
pub use tactics::TacticHand;
pub use task::{DEPTH, Task, Tasks};
pub use track::{Track, TurnInfo};
pub use upshot::{CardUpshot, Change, Losses, ProvinceChange, StepUpshot, Test, Upshot};
pub use view::{Feeding, GeneralView, ProvinceView, RepublicView, SpaceView, TacticsView, View};
pub use walls::Sheltered;
pub use window::Standing;
pub use words::{
    BattleCard, Kind, Marker, Region, Seamanship, SiegeFace, TacticCard, Use, Way, WayToAfrica,
    Window,
};

impl Game for Hamilcar {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    type Upshot = Upshot;

    const INFO: GameInfo = GameInfo {
        id: "hamilcar",
        name: "Hamilcar: First Punic War",
        rules: versions::FIRST,
        rule_prefix: "HM-",
        seats: (2, 2),
        options: options::CHOICES,
        has_secrets: true,
    };

    const HORIZON: u32 = 0;

    const BEST_FIRST: bool = true;

    fn start<C: Chance>(options: &Options, chance: &mut C) -> Hamilcar {
        Hamilcar::start(options, chance)
    }

    #[inline]
    fn rules(&self) -> RulesVersion {
        self.rules
    }

    fn chosen(&self, _: Options) -> Options {
        self.options
    }

    fn under(mut self, rules: RulesVersion) -> Hamilcar {
        self.rules = rules;
        self
    }

    #[inline]
    fn seats(&self) -> usize {
        Side::COUNT
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

    fn appraise(&self) -> BySeat<f32> {
        self.appraise()
    }

    #[inline]
    fn narrow(&self, list: &mut Vec<Action>) {
        self.narrow(list);
    }

    #[inline]
    fn is_settled(&self) -> bool {
        self.is_settled()
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
