//! The laws by name, and how often each was put to the test.

use std::fmt;

/// A law that every game keeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Law {
    /// Every choice that the catalogue lists can be chosen.
    Options,
    /// An unfinished game offers an action, a finished one none.
    SomethingToDo,
    /// The list of actions has no doubles and keeps its order.
    SteadyList,
    /// Every offered action is allowed and can be carried out.
    OfferedIsLegal,
    /// Every offered action is chosen by clicks of its own.
    DistinctTargets,
    /// What is not offered is refused with a reason, and nothing changes.
    UnofferedIsRefused,
    /// Only the deciding seat can act.
    OnlyTheDeciderActs,
    /// States, actions, options and records survive JSON.
    Json,
    /// A state read from JSON plays on like the original.
    PlaysOn,
    /// A broken state is refused on reading, or can be played without a panic.
    Door,
    /// The same seed and the same actions give the same game.
    SameGame,
    /// A record that was tampered with does not verify.
    Tampering,
    /// No piece is lost or gained.
    Conservation,
    /// Imagined states are lawful, and the same chance imagines the same.
    Imagination,
    /// What a seat imagines rests on what it can see, and on chance, alone.
    BlindImagination,
    /// In a game with secrets `imagine` does redraw something.
    ImaginationIsNotIdle,
    /// What a seat can't know has no influence on what it is shown.
    SecretPosition,
    /// What a seat can't know has no influence on what it hears and sees of a step.
    SecretStep,
    /// A step that is no barrier can be taken back, exactly and only by its own seat.
    Undo,
    /// A step that is a barrier can't be taken back.
    Barrier,
    /// Judgements are shares between 0 and 1, and the deciding seat exists.
    Appraisal,
    /// Every game ends.
    Ends,
    /// The final standing is whole, and nothing is possible after it.
    Standing,
    /// No call into the game panics.
    NoPanic,
}

impl Law {
    /// All laws.
    pub const ALL: [Law; 24] = [
        Law::Options,
        Law::SomethingToDo,
        Law::SteadyList,
        Law::OfferedIsLegal,
        Law::DistinctTargets,
        Law::UnofferedIsRefused,
        Law::OnlyTheDeciderActs,
        Law::Json,
        Law::PlaysOn,
        Law::Door,
        Law::SameGame,
        Law::Tampering,
        Law::Conservation,
        Law::Imagination,
        Law::BlindImagination,
        Law::ImaginationIsNotIdle,
        Law::SecretPosition,
        Law::SecretStep,
        Law::Undo,
        Law::Barrier,
        Law::Appraisal,
        Law::Ends,
        Law::Standing,
        Law::NoPanic,
    ];

    /// The law as a sentence.
    pub const fn statement(self) -> &'static str {
        match self {
            Law::Options => "every choice that the catalogue lists can be chosen",
            Law::SomethingToDo => "an unfinished game offers an action, a finished one none",
            Law::SteadyList => "the list of actions has no doubles and keeps its order",
            Law::OfferedIsLegal => "every offered action is allowed and can be carried out",
            Law::DistinctTargets => "every offered action is chosen by clicks of its own",
            Law::UnofferedIsRefused => {
                "what is not offered is refused with a reason, and nothing changes"
            }
            Law::OnlyTheDeciderActs => "only the deciding seat can act",
            Law::Json => "states, actions, options and records survive JSON",
            Law::PlaysOn => "a state read from JSON plays on like the original",
            Law::Door => "a broken state is refused on reading, or can be played without a panic",
            Law::SameGame => "the same seed and the same actions give the same game",
            Law::Tampering => "a record that was tampered with does not verify",
            Law::Conservation => "no piece is lost or gained",
            Law::Imagination => "imagined states are lawful, and the same chance imagines the same",
            Law::BlindImagination => {
                "what a seat imagines rests on what it can see, and on chance, alone"
            }
            Law::ImaginationIsNotIdle => "in a game with secrets `imagine` does redraw something",
            Law::SecretPosition => "what a seat can't know has no influence on what it is shown",
            Law::SecretStep => {
                "what a seat can't know has no influence on what it hears and sees of a step"
            }
            Law::Undo => {
                "a step that is no barrier can be taken back, exactly and only by its own seat"
            }
            Law::Barrier => "a step that is a barrier can't be taken back",
            Law::Appraisal => "judgements are shares from 0 to 1, and the deciding seat exists",
            Law::Ends => "every game ends",
            Law::Standing => "the final standing is whole, and nothing is possible after it",
            Law::NoPanic => "no call into the game panics",
        }
    }
}

/// How often each law was put to the test.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally([u64; Law::ALL.len()]);

impl Tally {
    /// How often this law was put to the test.
    pub const fn of(&self, law: Law) -> u64 {
        self.0[law as usize]
    }

    /// Counts one test of `law`, which holds here only if `holds`; `told` says what was found.
    #[inline]
    pub(super) fn demand(
        &mut self,
        law: Law,
        holds: bool,
        told: impl FnOnce() -> String,
    ) -> Result<(), Fault> {
        self.0[law as usize] += 1;
        if holds { Ok(()) } else { Err(Fault { law, told: told() }) }
    }

    /// Adds the counts of another part of the run.
    pub(super) fn add(&mut self, other: &Tally) {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine += theirs;
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for law in Law::ALL {
            writeln!(f, "{:>12}  {}", self.of(law), law.statement())?;
        }
        Ok(())
    }
}

/// A law that was found broken, before it is known where.
#[derive(Debug)]
pub(super) struct Fault {
    pub(super) law: Law,
    pub(super) told: String,
}
