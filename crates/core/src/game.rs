//! The contract: what a game is to everything that is not a game.

use std::fmt;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::chance::Chance;
use crate::forecast::Forecast;
use crate::seat::{BySeat, Eye, Eyes, Seat};
use crate::target::Targets;
use crate::tell::Tell;
use crate::turn::Turn;
use crate::version::RulesVersion;

/// A game: its state as plain data, its rules as methods.
///
/// # What an implementation owes
/// - No clock, no file, no log, no generator of its own; nothing on the heap inside the state, so
///   that cloning is a copy of bytes.
/// - Deserialising is the door for positions from outside: it refuses what the rules could never
///   continue from, so that no later call can panic.
/// - The laws in `quadriga_core::laws` hold; each game's `tests/laws.rs` checks them.
pub trait Game:
    Clone + Eq + fmt::Debug + Send + Sync + Serialize + DeserializeOwned + 'static
{
    /// What can be chosen before the game. Every value of this type is a playable choice.
    type Options: Clone
        + Eq
        + Default
        + fmt::Debug
        + Send
        + Sync
        + Serialize
        + DeserializeOwned
        + 'static;
    /// One atomic decision; 8 bytes or fewer.
    type Action: Copy
        + Eq
        + Hash
        + fmt::Debug
        + Send
        + Sync
        + Serialize
        + DeserializeOwned
        + 'static;
    /// Something that happened, for the log and the animation.
    type Event: Clone + Eq + fmt::Debug + Send + Serialize + 'static;
    /// What one onlooker may know. Never the state itself.
    type View: Eq + fmt::Debug + Send + Serialize + 'static;
    /// Why an action is not allowed: the rule, and the figures that the player needs.
    type Illegal: Reason;
    /// What an action costs, brings and leaves; `()` where a game has nothing to tell before.
    type Upshot: Clone + PartialEq + fmt::Debug + Send + Serialize + 'static;

    /// The card in the catalogue.
    const INFO: GameInfo;

    /// After how many random actions a playout is cut off and judged by [`Game::appraise`].
    const HORIZON: u32 = u32::MAX;

    /// Whether search gives a position its next steps one after the other, what looks best at once
    /// first. It
    /// pays where the judgement is good enough to say what to try.
    const BEST_FIRST: bool = Self::HORIZON == 0 && !Self::INFO.has_secrets;

    /// The set-up.
    fn start<C: Chance>(options: &Self::Options, chance: &mut C) -> Self;

    /// The version of the rules that this position is played under. The set-up is of the newest
    /// one.
    #[inline]
    fn rules(&self) -> RulesVersion {
        Self::INFO.rules
    }

    /// What was chosen before the game, as far as the position itself tells it; the rest as in
    /// `given`.
    fn chosen(&self, given: Self::Options) -> Self::Options {
        given
    }

    /// The same position, to be played on under a version that the program knows. A position's JSON
    /// does not say
    /// its version: whoever keeps a position (a record, a table) keeps the version beside it.
    #[must_use]
    fn under(self, rules: RulesVersion) -> Self {
        debug_assert!(rules.is_known(Self::INFO.rules), "the holder of a position knows its rules");
        self
    }

    /// How many seats this game has.
    fn seats(&self) -> usize;

    /// Who decides now, or how it ended.
    fn turn(&self) -> Turn;

    /// Adds every action that the deciding seat may choose to `list`, in a stable order and without
    /// doubles. Adds nothing when the game is over.
    fn actions(&self, list: &mut Vec<Self::Action>);

    /// Whether the deciding seat may choose this action: `Ok` for exactly those that
    /// [`Game::actions`] lists, else the reason.
    fn check(&self, action: Self::Action) -> Result<(), Self::Illegal>;

    /// Carries out an action that [`Game::check`] allows. For any other action the outcome is
    /// unspecified (but it does not panic): whoever has not got it from the list calls
    /// [`Game::apply`].
    ///
    /// Returns those who have learned something that was hidden from them; it may name too many,
    /// but
    /// never too few.
    fn perform<C: Chance, T: Tell<Self::Event>>(
        &mut self,
        action: Self::Action,
        chance: &mut C,
        tell: &mut T,
    ) -> Eyes;

    /// Checks an action and carries it out; on refusal the state stays as it was.
    #[inline]
    fn apply<C: Chance, T: Tell<Self::Event>>(
        &mut self,
        action: Self::Action,
        chance: &mut C,
        tell: &mut T,
    ) -> Result<Eyes, Self::Illegal> {
        self.check(action)?;
        Ok(self.perform(action, chance, tell))
    }

    /// What this onlooker may know.
    fn view(&self, eye: Eye) -> Self::View;

    /// Draws anew everything that `seat` cannot know, consistently with all that it has seen.
    fn imagine<C: Chance>(&mut self, seat: Seat, chance: &mut C);

    /// A quick judgement: what each seat may expect of [`crate::Standing::payoffs`], between 0 and
    /// 1.
    fn appraise(&self) -> BySeat<f32>;

    /// Takes out of `list`, which holds what [`Game::actions`] lists, what bots need not try
    /// because
    /// something else in it is as good or nearly so. At least one action stays, and the order of
    /// those
    /// that stay.
    #[inline]
    fn narrow(&self, list: &mut Vec<Self::Action>) {
        let _ = list;
    }

    /// Whether the position can be judged as it stands, since nothing is half done that others
    /// decide in too: a battle, a
    /// vote. Search plays on until it can.
    fn is_settled(&self) -> bool {
        true
    }

    /// The odds of an action that [`Game::check`] allows, for the seat that decides; none where
    /// there is
    /// nothing to foresee. It rests on this state alone, so whoever asks for a seat hands over what
    /// that
    /// seat imagines: see [`crate::forecast::foresee`].
    fn forecast(&self, action: Self::Action) -> Option<Forecast> {
        let _ = action;
        None
    }

    /// What comes of an action that [`Game::check`] allows, as far as the seat that decides can
    /// reckon it out at the table: prices, gains and losses. It goes out with every offer, so that
    /// nobody else reckons; what chance decides is [`Game::forecast`]'s.
    fn upshot(&self, action: Self::Action) -> Option<Self::Upshot> {
        let _ = action;
        None
    }

    /// Where on the board the action is chosen.
    fn targets(&self, action: Self::Action) -> Targets;

    /// A key of the position where the rules count repetitions (usually at the start of a turn),
    /// else `None`. A state does not remember its past: [`crate::Play`] counts, and calls
    /// [`Game::end_by_repetition`].
    fn repetition_key(&self) -> Option<u64> {
        None
    }

    /// Ends the game because the position has occurred for the third time.
    fn end_by_repetition<T: Tell<Self::Event>>(&mut self, tell: &mut T) {
        let _ = tell;
    }
}

/// Why something is not allowed. The fields hold the figures, so that a page can say "needs 3
/// warriors, there are 2" in its own language: the words stand in the catalogues under `words/`.
pub trait Reason: Copy + Eq + fmt::Debug + Send + Sync + Serialize + 'static {
    /// The id of the rule, as in `docs/rules`.
    fn rule(&self) -> &'static str;
}

/// What a catalogue says of a game.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameInfo {
    /// The short name for commands, addresses and files.
    pub id: &'static str,
    /// The name on the box.
    pub name: &'static str,
    /// The newest version of the rules; a record names the version that it was played under.
    pub rules: RulesVersion,
    /// The prefix of the ids in the rules document.
    pub rule_prefix: &'static str,
    /// The fewest and the most players.
    pub seats: (u8, u8),
    /// What can be chosen before the game.
    pub options: &'static [Choice],
    /// Whether seats know different things. Search may then not rely on a position having always
    /// the
    /// same actions.
    pub has_secrets: bool,
}

/// One thing to choose before the game.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Choice {
    /// The field of the game's options.
    pub key: &'static str,
    /// What it can be, the default first.
    pub values: &'static [&'static str],
}
