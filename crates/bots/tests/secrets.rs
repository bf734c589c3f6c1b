//! No bot looks at a state that it has not imagined.

#[path = "../../core/tests/ostia/mod.rs"]
mod ostia;

use std::sync::atomic::{AtomicU32, Ordering};

use ostia::{Action, Event, Illegal, Options, Ostia, View};
use quadriga_bots::{Bot, Budget, hint};
use quadriga_core::{
    BySeat, Chance, Eye, Eyes, Game, GameInfo, Past, QuickChance, Seat, Silence, Targets, Tell,
    Turn,
};
use serde::{Deserialize, Serialize};

/// How often the true state was looked at.
static PEEKS: AtomicU32 = AtomicU32::new(0);

/// Ostia, noting whoever asks the true state for more than whose decision it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Guarded {
    game: Ostia,
    is_imagined: bool,
}

impl Guarded {
    fn look(&self) -> &Ostia {
        if !self.is_imagined {
            PEEKS.fetch_add(1, Ordering::Relaxed);
        }
        &self.game
    }
}

impl Game for Guarded {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    type Upshot = ();

    const INFO: GameInfo = Ostia::INFO;

    fn start<C: Chance>(options: &Options, chance: &mut C) -> Guarded {
        Guarded { game: Ostia::start(options, chance), is_imagined: false }
    }

    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn actions(&self, list: &mut Vec<Action>) {
        self.look().actions(list);
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        self.look().check(action)
    }

    fn perform<C: Chance, T: Tell<Event>>(
        &mut self,
        action: Action,
        chance: &mut C,
        tell: &mut T,
    ) -> Eyes {
        self.look();
        self.game.perform(action, chance, tell)
    }

    fn view(&self, eye: Eye) -> View {
        self.look().view(eye)
    }

    fn imagine<C: Chance>(&mut self, seat: Seat, chance: &mut C) {
        assert_eq!(self.turn().seat(), Some(seat), "a bot thinks for the seat that decides");
        self.game.imagine(seat, chance);
        self.is_imagined = true;
    }

    fn appraise(&self) -> BySeat<f32> {
        self.look().appraise()
    }

    fn targets(&self, action: Action) -> Targets {
        self.look().targets(action)
    }

    fn repetition_key(&self) -> Option<u64> {
        self.look().repetition_key()
    }
}

#[test]
fn no_bot_peeks() {
    let bots = ["random", "greedy", "mcts:40it", "mcts:40it:2t", "tiro"];
    let mut bots: Vec<Bot> =
        (bots.iter().map(|bot| Bot::new(bot.parse().expect("a bot"), 3))).collect();
    let mut decisions = 0;
    for seed in 0..10 {
        let mut chance = QuickChance::new(seed);
        let mut state = Guarded::start(&Options::default(), &mut chance);
        while state.turn().seat().is_some() {
            hint(&state, &Past::default(), Budget::Iterations(20), seed).expect("not over");
            let answers: Vec<_> =
                (bots.iter_mut()).map(|bot| bot.choose(&state, &Past::default())).collect();
            assert_eq!(PEEKS.load(Ordering::Relaxed), 0, "decision {decisions}");
            let action = answers[decisions % answers.len()].expect("not over");
            state.game.apply(action, &mut chance, &mut Silence).expect("bots play legally");
            decisions += 1;
        }
    }
    assert!(decisions > 100);
    state_is_guarded();
}

/// The guard itself works.
fn state_is_guarded() {
    let state = Guarded::start(&Options::default(), &mut QuickChance::new(1));
    state.actions(&mut Vec::new());
    assert_eq!(PEEKS.load(Ordering::Relaxed), 1);
}
