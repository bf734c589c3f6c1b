//! The rules as the contract asks for them.

use quadriga_core::{
    BySeat, Chance, Choice, Eye, Eyes, Game, GameInfo, RulesVersion, Seat, Standing, Target,
    Targets, Tell, Turn,
};

use super::state::jars;
use super::{ALL_JARS, Action, Cargo, Event, Illegal, Options, Ostia, Stage, View, worth};

const SEATS: usize = 3;
/// What a view shows in place of a jar that the onlooker may not know.
const HIDDEN: u8 = u8::MAX;

impl Game for Ostia {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    type Upshot = ();

    const INFO: GameInfo = GameInfo {
        id: "ostia",
        name: "Ostia",
        rules: RulesVersion::FIRST,
        rule_prefix: "TG-",
        seats: (3, 3),
        options: &[Choice { key: "cargo", values: &["small", "large"] }],
        has_secrets: true,
    };

    fn start<C: Chance>(options: &Options, chance: &mut C) -> Ostia {
        let mut warehouse = ALL_JARS;
        let size = match options.cargo {
            Cargo::Small => 3,
            Cargo::Large => 4,
        };
        let hands = [(); SEATS].map(|()| take(&mut warehouse, size, chance));
        let trader = Seat::FIRST;
        Ostia { hands, warehouse, open: 0, purses: [2; SEATS], trader, stage: Stage::Loading }
    }

    fn seats(&self) -> usize {
        SEATS
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Loading | Stage::Loaded { .. } => Turn::Decides(self.trader),
            Stage::AtSea { asked, .. } => Turn::Decides(asked),
            Stage::Over => Turn::Over(Standing::by_score(SEATS, |seat| self.purses[seat.index()])),
        }
    }

    fn actions(&self, list: &mut Vec<Action>) {
        match self.stage {
            Stage::Loading => {
                list.extend(jars(self.hands[self.trader.index()]).map(|jar| Action::Load { jar }));
            }
            Stage::Loaded { .. } => list.push(Action::Sail),
            Stage::AtSea { asked, looked, .. } => {
                if !looked[asked.index()] && self.purses[asked.index()] > 0 {
                    list.push(Action::Bribe);
                }
                list.extend([Action::Seize, Action::LetPass]);
            }
            Stage::Over => {}
        }
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        match (self.stage, action) {
            (Stage::Over, _) => Err(Illegal::Over),
            (Stage::Loading, Action::Load { jar }) => {
                let held = jar < 15 && self.hands[self.trader.index()] & (1 << jar) != 0;
                if held { Ok(()) } else { Err(Illegal::NotInYourHand { jar }) }
            }
            (Stage::Loading, Action::Sail) => Err(Illegal::NothingLoaded),
            (Stage::Loaded { .. }, Action::Load { .. }) => Err(Illegal::AlreadyLoaded),
            (Stage::Loaded { .. }, Action::Sail)
            | (Stage::AtSea { .. }, Action::Seize | Action::LetPass) => Ok(()),
            (Stage::AtSea { asked, looked, .. }, Action::Bribe) => {
                if looked[asked.index()] {
                    Err(Illegal::OneLookOnly)
                } else if self.purses[asked.index()] == 0 {
                    Err(Illegal::NoCoin)
                } else {
                    Ok(())
                }
            }
            (Stage::AtSea { .. }, Action::Load { .. } | Action::Sail) => Err(Illegal::AtSea),
            (Stage::Loading | Stage::Loaded { .. }, _) => Err(Illegal::NobodySails),
        }
    }

    fn perform<C: Chance, T: Tell<Event>>(
        &mut self,
        action: Action,
        chance: &mut C,
        tell: &mut T,
    ) -> Eyes {
        match (action, self.stage) {
            (Action::Load { jar }, _) => {
                self.hands[self.trader.index()] &= !1u16.checked_shl(jar.into()).unwrap_or(0);
                self.stage = Stage::Loaded { jar };
                tell.tell(Eyes::ALL, Event::Loaded { by: self.trader });
                Eyes::NONE
            }
            (Action::Sail, Stage::Loaded { jar }) => self.sail(jar, chance, tell),
            (Action::Bribe, Stage::AtSea { jar, die, asked, mut looked }) => {
                looked[asked.index()] = true;
                self.purses[asked.index()] = self.purses[asked.index()].saturating_sub(1);
                self.stage = Stage::AtSea { jar, die, asked, looked };
                tell.tell(Eyes::ALL, Event::Bribed { by: asked });
                tell.tell(Eyes::only(asked), Event::Looked { jar });
                Eyes::only(asked)
            }
            (Action::Seize, Stage::AtSea { jar, die, asked, .. }) => {
                self.seize(jar, die, asked, chance, tell)
            }
            (Action::LetPass, Stage::AtSea { jar, die, asked, looked }) => {
                tell.tell(Eyes::ALL, Event::LetPass { by: asked });
                let next = asked.next(SEATS);
                if next == self.trader {
                    self.turn_over(jar, tell);
                    self.earn(self.trader, worth(jar), tell);
                    self.end_turn(self.trader.next(SEATS), chance, tell)
                } else {
                    self.stage = Stage::AtSea { jar, die, asked: next, looked };
                    Eyes::NONE
                }
            }
            (Action::Sail | Action::Bribe | Action::Seize | Action::LetPass, _) => Eyes::NONE,
        }
    }

    fn view(&self, eye: Eye) -> View {
        let (hand, knows) = match eye {
            Eye::Seat(seat) if seat.index() < SEATS => {
                (self.hands[seat.index()], self.knows_jar(seat))
            }
            Eye::Seat(_) | Eye::Spectator => (0, false),
        };
        View {
            trader: self.trader,
            stage: if knows { self.stage } else { self.stage.with_jar(HIDDEN) },
            hand,
            hand_sizes: self.hands.map(u16::count_ones),
            warehouse_size: self.warehouse.count_ones(),
            open: self.open,
            purses: self.purses,
        }
    }

    fn imagine<C: Chance>(&mut self, seat: Seat, chance: &mut C) {
        let face_down = self.stage.jar().filter(|_| !self.knows_jar(seat));
        let others = || Seat::all(SEATS).filter(move |&other| other != seat);
        let mut unknown =
            others().fold(self.warehouse, |set, other| set | self.hands[other.index()]);
        if let Some(jar) = face_down {
            unknown |= 1 << jar;
            let imagined = take(&mut unknown, 1, chance).trailing_zeros() as u8;
            self.stage = self.stage.with_jar(imagined);
        }
        for other in others() {
            let size = self.hands[other.index()].count_ones();
            self.hands[other.index()] = take(&mut unknown, size, chance);
        }
        self.warehouse = unknown;
    }

    fn appraise(&self) -> BySeat<f32> {
        if let Some(standing) = self.turn().standing() {
            return standing.payoffs();
        }
        let all: f32 = self.purses.iter().map(|&purse| f32::from(purse)).sum();
        BySeat::new(SEATS, |seat| {
            let ahead = f32::from(self.purses[seat.index()]) - all / 3.0;
            (0.5 + ahead / 30.0).clamp(0.0, 1.0)
        })
    }

    fn targets(&self, action: Action) -> Targets {
        Targets::new([match action {
            Action::Load { jar } => Target::Space { track: "jars", space: jar.into() },
            Action::Sail => Target::Button("sail"),
            Action::Bribe => Target::Button("bribe"),
            Action::Seize => Target::Button("seize"),
            Action::LetPass => Target::Button("let_pass"),
        }])
    }
}

impl Ostia {
    fn sail<C: Chance, T: Tell<Event>>(&mut self, jar: u8, chance: &mut C, tell: &mut T) -> Eyes {
        let die = chance.die(6);
        tell.tell(Eyes::ALL, Event::Cast { die });
        let next = self.trader.next(SEATS);
        if die == 1 {
            self.turn_over(jar, tell);
            return self.end_turn(next, chance, tell);
        }
        self.stage = Stage::AtSea { jar, die, asked: next, looked: [false; SEATS] };
        Eyes::NONE
    }

    fn seize<C: Chance, T: Tell<Event>>(
        &mut self,
        jar: u8,
        die: u8,
        inspector: Seat,
        chance: &mut C,
        tell: &mut T,
    ) -> Eyes {
        tell.tell(Eyes::ALL, Event::Seized { by: inspector });
        self.turn_over(jar, tell);
        if worth(jar) > die {
            self.earn(inspector, worth(jar), tell);
            return self.end_turn(inspector, chance, tell);
        }
        let damages = self.purses[inspector.index()].min(2);
        self.purses[inspector.index()] -= damages;
        self.earn(self.trader, worth(jar).saturating_add(damages), tell);
        self.end_turn(self.trader.next(SEATS), chance, tell)
    }

    fn turn_over<T: Tell<Event>>(&mut self, jar: u8, tell: &mut T) {
        self.open |= 1 << jar;
        tell.tell(Eyes::ALL, Event::TurnedOver { jar });
    }

    fn earn<T: Tell<Event>>(&mut self, seat: Seat, coins: u8, tell: &mut T) {
        self.purses[seat.index()] += coins;
        tell.tell(Eyes::ALL, Event::Earned { seat, coins });
    }

    /// A jar was turned over, so everyone has learned something.
    fn end_turn<C: Chance, T: Tell<Event>>(
        &mut self,
        next: Seat,
        chance: &mut C,
        tell: &mut T,
    ) -> Eyes {
        if self.warehouse != 0 {
            let taken = take(&mut self.warehouse, 1, chance);
            self.hands[self.trader.index()] |= taken;
            tell.tell(Eyes::ALL, Event::Took { by: self.trader });
            let jar = taken.trailing_zeros() as u8;
            tell.tell(Eyes::only(self.trader), Event::TookJar { jar });
        }
        let order = [next, next.next(SEATS), next.next(SEATS).next(SEATS)];
        match order.into_iter().find(|seat| self.hands[seat.index()] != 0) {
            Some(trader) => (self.trader, self.stage) = (trader, Stage::Loading),
            None => self.stage = Stage::Over,
        }
        Eyes::ALL
    }
}

/// Takes up to `count` random jars out of a set.
fn take<C: Chance>(from: &mut u16, count: u32, chance: &mut C) -> u16 {
    let mut taken = 0;
    for _ in 0..count {
        if let Some(jar) = chance.pick(u64::from(*from)) {
            *from &= !(1 << jar);
            taken |= 1 << jar;
        }
    }
    taken
}
