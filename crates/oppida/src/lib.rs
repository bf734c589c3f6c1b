//! Oppida: Celts against Romans, 396 BC, a game for two by Till Meyer and Ronald Hild.
//!
//! The rules are those of the German leaflet, with the rulings and designed figures that
//! `docs/rules/oppida.en.md` marks as such; every rule there has an id (`OP-3.2`), and the files
//! here are named after its chapters: `setup`, `turn`, `recruit`, `scout`, `build`, `march`,
//! `attack`, `supply`, `ending`. All of the game is in, with both options (who begins, strict or
//! loose supply).
//!
//! Games that were begun under the first version of the rules go on under it (chapter 11):
//! [`Oppida::under`].
//!
//! Seats: 0 the Celts, 1 the Romans. Areas: 0 to 11, row by row from the top left.
//!
//! What a state does not know is its past: the draw by repetition (OP-9.7) is counted by
//! [`quadriga_core::Play`].

mod action;
mod area;
mod attack;
mod build;
mod dice;
mod ending;
mod event;
mod figures;
mod illegal;
mod imagine;
mod judge;
mod march;
mod options;
mod position;
mod recruit;
mod scout;
mod setup;
mod state;
mod supply;
mod turn;
mod upshot;
mod versions;
mod view;

use quadriga_core::{
    BySeat, Chance, Eye, Eyes, Game, GameInfo, RulesVersion, Seat, Targets, Tell, Turn,
};

pub use action::Action;
pub use area::{AREAS, Area, AreaSet, COLUMNS, ROWS};
pub use attack::Assault;
pub use dice::{Dice, Die};
pub use event::{Ending, Event};
pub use figures::Side;
pub use illegal::Illegal;
pub use options::{Beginner, CELTS, Options, ROMANS, Supply};
pub use position::BadPosition;
pub use state::{Oppida, Phase};
pub use upshot::{Provision, Upshot};
pub use view::{AreaView, FiguresView, PeopleView, View};

impl Game for Oppida {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    type Upshot = Upshot;

    const INFO: GameInfo = GameInfo {
        id: "oppida",
        name: "Oppida",
        rules: versions::SECOND,
        rule_prefix: "OP-",
        seats: (2, 2),
        options: options::CHOICES,
        has_secrets: true,
    };

    const HORIZON: u32 = 0;

    fn start<C: Chance>(options: &Options, chance: &mut C) -> Oppida {
        Oppida::start(options, chance)
    }

    #[inline]
    fn rules(&self) -> RulesVersion {
        self.rules
    }

    fn under(mut self, rules: RulesVersion) -> Oppida {
        self.rules = rules;
        self
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
        _: &mut C,
        tell: &mut T,
    ) -> Eyes {
        self.perform(action, tell)
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

    fn upshot(&self, action: Action) -> Option<Upshot> {
        Some(self.upshot(action))
    }

    fn targets(&self, action: Action) -> Targets {
        action.targets(self.phase == Phase::Choosing)
    }

    fn repetition_key(&self) -> Option<u64> {
        self.repetition_key()
    }

    fn end_by_repetition<T: Tell<Event>>(&mut self, tell: &mut T) {
        self.end_by_repetition(tell);
    }
}
