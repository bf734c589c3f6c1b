//! Ostia with one deliberate fault at a time, to show that the laws kit is a test that can fail.

use std::sync::atomic::{AtomicU64, Ordering};

use quadriga_core::{
    BySeat, Chance, Eye, Eyes, Game, GameInfo, QuickChance, Seat, Targets, Tell, Turn,
};
use serde::{Deserialize, Serialize};

use crate::ostia::{Action, Cargo, Draft, Event, Illegal, Options, Ostia, Stage, View};

/// The faults.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Fault {
    #[default]
    None,
    SpectatorsSeeAHand,
    AllHearTheLook,
    OffersWhatItRefuses,
    AcceptsWhatItDoesNotOffer,
    LosesAJar,
    ImaginesAtWhim,
    HidesThatALookTeaches,
    NeverEnds,
    ImaginesNothing,
    ImaginesTheOwnHand,
    ImaginesFromTheTruth,
    OffersTwice,
    OffersNothing,
    OffersBySecrets,
    RefusesBySecrets,
    ChangesOnRefusal,
    ForgetsCoinsInJson,
    OpenDoor,
    JudgesBeyondOne,
    RollsItsOwnDie,
    SameClicks,
    PanicsAtTheStart,
    PanicsOnTheWay,
    PanicsOnWrongActions,
    PlaysAfterTheEnd,
    BarrierBySecrets,
    SeatsAStranger,
    ForetellsBySecrets,
}

/// Options that choose the fault as well.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct FaultyOptions {
    pub(crate) cargo: Cargo,
    pub(crate) fault: Fault,
}

/// Ostia with a fault. With `HUGE`, the catalogue lists a choice that there is not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "FaultyDraft")]
pub(crate) struct Faulty<const HUGE: bool = false> {
    fault: Fault,
    pub(crate) game: Ostia,
}

/// A faulty game as it is written, not yet examined.
#[derive(Deserialize)]
struct FaultyDraft {
    fault: Fault,
    game: Draft,
}

/// A generator outside the contract, as a careless author would have it.
static WHIM: AtomicU64 = AtomicU64::new(1);

fn whim() -> QuickChance {
    QuickChance::new(WHIM.fetch_add(1, Ordering::Relaxed))
}

impl<const HUGE: bool> TryFrom<FaultyDraft> for Faulty<HUGE> {
    type Error = String;

    fn try_from(FaultyDraft { fault, game }: FaultyDraft) -> Result<Self, String> {
        if fault == Fault::OpenDoor {
            return Ok(Faulty { fault, game: Ostia::unexamined(game) });
        }
        let mut game = Ostia::try_from(game)?;
        if fault == Fault::ForgetsCoinsInJson {
            game.purses = game.purses.map(|purse| purse.min(9));
        }
        Ok(Faulty { fault, game })
    }
}

impl<const HUGE: bool> Faulty<HUGE> {
    /// A jar that the deciding seat can't know.
    fn secret(&self) -> u16 {
        let decides = self.game.turn().seat().unwrap_or(Seat::FIRST);
        self.game.hands[decides.next(3).index()] & 1
    }
}

impl<const HUGE: bool> Game for Faulty<HUGE> {
    type Options = FaultyOptions;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    type Upshot = u16;

    const INFO: GameInfo = GameInfo {
        options: if HUGE {
            &[quadriga_core::Choice { key: "cargo", values: &["small", "huge"] }]
        } else {
            Ostia::INFO.options
        },
        ..Ostia::INFO
    };

    fn start<C: Chance>(options: &FaultyOptions, chance: &mut C) -> Self {
        let FaultyOptions { cargo, fault } = *options;
        assert!(fault != Fault::PanicsAtTheStart, "no jars");
        Faulty { fault, game: Ostia::start(&Options { cargo }, chance) }
    }

    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn turn(&self) -> Turn {
        match (self.fault, self.game.turn(), Seat::new(4)) {
            (Fault::SeatsAStranger, Turn::Decides(_), Some(stranger)) => Turn::Decides(stranger),
            (_, turn, _) => turn,
        }
    }

    fn actions(&self, list: &mut Vec<Action>) {
        let is_loading = self.game.stage == Stage::Loading;
        if self.fault == Fault::OffersNothing && !is_loading {
            return;
        }
        let given = list.len();
        self.game.actions(list);
        if self.fault == Fault::OffersWhatItRefuses && is_loading {
            list.push(Action::Seize);
        }
        if self.fault == Fault::OffersTwice {
            list.extend_from_within(given..=given);
        }
        if self.fault == Fault::OffersBySecrets && is_loading && self.secret() != 0 {
            list[given..].reverse();
        }
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        match (self.fault, action, self.game.check(action)) {
            (Fault::AcceptsWhatItDoesNotOffer, Action::Load { jar: 255 }, Err(_))
            | (Fault::PlaysAfterTheEnd, Action::Sail, Err(Illegal::Over)) => Ok(()),
            (Fault::RefusesBySecrets, _, Err(Illegal::NotInYourHand { jar }))
                if self.secret() != 0 =>
            {
                Err(Illegal::NotInYourHand { jar: jar.wrapping_add(1) })
            }
            (_, _, answer) => answer,
        }
    }

    fn perform<C: Chance, T: Tell<Event>>(
        &mut self,
        action: Action,
        chance: &mut C,
        tell: &mut T,
    ) -> Eyes {
        let before = self.game.clone();
        let wrong = self.fault == Fault::PanicsOnWrongActions && self.check(action).is_err();
        assert!(!wrong, "who asked for that?");
        let learned = match self.fault {
            Fault::RollsItsOwnDie => self.game.perform(action, &mut whim(), tell),
            _ => self.game.perform(action, chance, tell),
        };
        match (self.fault, action) {
            (Fault::AllHearTheLook, Action::Bribe) => {
                let jar = self.game.stage.jar().unwrap_or(0);
                tell.tell(Eyes::ALL, Event::Looked { jar });
            }
            (Fault::LosesAJar, Action::Seize) => self.game.open &= self.game.open - 1,
            (Fault::HidesThatALookTeaches, Action::Bribe) => return Eyes::NONE,
            (Fault::NeverEnds, Action::Sail | Action::Seize | Action::LetPass)
                if self.game.open != 0 =>
            {
                self.game = before;
            }
            (Fault::PanicsOnTheWay, Action::Seize) if self.game.open.count_ones() > 9 => {
                panic!("too many jars")
            }
            (Fault::BarrierBySecrets, Action::Load { .. }) if before.warehouse & 1 != 0 => {
                chance.bits();
            }
            _ => {}
        }
        learned
    }

    fn apply<C: Chance, T: Tell<Event>>(
        &mut self,
        action: Action,
        chance: &mut C,
        tell: &mut T,
    ) -> Result<Eyes, Illegal> {
        if let Err(reason) = self.check(action) {
            if self.fault == Fault::ChangesOnRefusal {
                self.game.purses[0] ^= 1;
            }
            return Err(reason);
        }
        Ok(self.perform(action, chance, tell))
    }

    fn view(&self, eye: Eye) -> View {
        let mut view = self.game.view(eye);
        if self.fault == Fault::SpectatorsSeeAHand && eye == Eye::Spectator {
            view.hand = self.game.hands[0];
        }
        view
    }

    fn imagine<C: Chance>(&mut self, seat: Seat, chance: &mut C) {
        match self.fault {
            Fault::ImaginesNothing => {}
            Fault::ImaginesAtWhim => self.game.imagine(seat, &mut whim()),
            Fault::ImaginesTheOwnHand => self.game.imagine(seat.next(3), chance),
            Fault::ImaginesFromTheTruth => {
                if self.game.hands[seat.next(3).index()] & 1 != 0 {
                    chance.bits();
                }
                self.game.imagine(seat, chance);
            }
            _ => self.game.imagine(seat, chance),
        }
    }

    fn appraise(&self) -> BySeat<f32> {
        let judged = self.game.appraise();
        let best = if self.game.open.count_ones() > 12 { f32::NAN } else { 1.01 };
        match self.fault {
            Fault::JudgesBeyondOne => BySeat::new(3, |seat| judged[seat].max(best)),
            _ => judged,
        }
    }

    fn upshot(&self, _: Action) -> Option<u16> {
        (self.fault == Fault::ForetellsBySecrets).then(|| self.secret())
    }

    fn targets(&self, action: Action) -> Targets {
        match (self.fault, action) {
            (Fault::SameClicks, Action::LetPass) => self.game.targets(Action::Seize),
            _ => self.game.targets(action),
        }
    }
}
