//! Secrecy: what a seat can't know has no influence on anything that it is shown or told.
//!
//! `imagine` redraws exactly what a seat can't know. So the real and the imagined position must
//! look the same to that seat and, as a spectator knows nothing that any seat doesn't, to
//! spectators: the same view, the same decision, the same list with the same upshots, and the same
//! reasons for refusals.
//! And when the same action is carried out in both with the same chance, the seat must hear the
//! same events and see the same afterwards, unless the step declared that it learned something.
//! This is also the law that
//! **events never name what is hidden**.
//!
//! And what the seat imagines must not depend on the truth either: from the real and from the
//! imagined position, which are equal in its eyes, the same chance leads to the same, byte for
//! byte. Otherwise whoever knows the chance of a bot could read the hidden things from its choice.

use super::law::{Fault, Law, Tally};
use super::scene::{Scene, legal, text};
use crate::chance::{Chance, QuickChance};
use crate::game::Game;
use crate::seat::{Eye, Eyes, Seat};
use crate::tell::{Told, heard_by};

/// How many refused actions have their reasons compared.
const REASONS: usize = 40;

/// Compares the real position with the one that each seat imagines. Returns how many imagined
/// positions differed from the real one.
pub(super) fn check<G: Game>(scene: &Scene<'_, G>, tally: &mut Tally) -> Result<u64, Fault> {
    let mut different = 0;
    let mut chance = scene.chance.clone();
    for seat in Seat::all(scene.state().seats()) {
        let imagined = imagined(scene, seat, &mut chance, tally)?;
        same_position(scene, &imagined, seat, tally)?;
        if imagined == *scene.state() {
            continue;
        }
        different += 1;
        lawful(scene, &imagined, seat, tally)?;
        blind(scene, &imagined, seat, &chance, tally)?;
        same_step(scene, &imagined, seat, scene.action, tally)?;
        let another = scene.legal[chance.below(scene.legal.len() as u32) as usize];
        if another != scene.action {
            same_step(scene, &imagined, seat, another, tally)?;
        }
    }
    Ok(different)
}

fn imagined<G: Game>(
    scene: &Scene<'_, G>,
    seat: Seat,
    chance: &mut QuickChance,
    tally: &mut Tally,
) -> Result<G, Fault> {
    let mut repeat = chance.clone();
    let mut imagined = scene.state().clone();
    imagined.imagine(seat, chance);
    let mut again = scene.state().clone();
    again.imagine(seat, &mut repeat);
    let told = || format!("{seat:?} imagines\n{imagined:?}\nand with the same chance\n{again:?}");
    tally.demand(Law::Imagination, imagined == again, told)?;
    Ok(imagined)
}

fn blind<G: Game>(
    scene: &Scene<'_, G>,
    imagined: &G,
    seat: Seat,
    chance: &QuickChance,
    tally: &mut Tally,
) -> Result<(), Fault> {
    let redrawn = |state: &G| {
        let mut state = state.clone();
        state.imagine(seat, &mut chance.clone());
        state
    };
    let (real, other) = (redrawn(scene.state()), redrawn(imagined));
    let same = real == other && text(&real)? == text(&other)?;
    let told = || format!("{seat:?} imagines\n{real:?}\nand, were things otherwise,\n{other:?}");
    tally.demand(Law::BlindImagination, same, told)
}

fn lawful<G: Game>(
    scene: &Scene<'_, G>,
    imagined: &G,
    seat: Seat,
    tally: &mut Tally,
) -> Result<(), Fault> {
    scene.conserved(imagined, &format!("imagined by {seat:?}"), tally)?;
    let list = legal(imagined);
    let told = || format!("what {seat:?} imagines offers nothing: {imagined:?}");
    tally.demand(Law::Imagination, !list.is_empty(), told)?;
    let read = serde_json::from_str::<G>(&text(imagined)?);
    let told = || format!("what {seat:?} imagines is refused on reading: {read:?}\n{imagined:?}");
    tally.demand(Law::Imagination, read.is_ok(), told)
}

fn same_position<G: Game>(
    scene: &Scene<'_, G>,
    imagined: &G,
    seat: Seat,
    tally: &mut Tally,
) -> Result<(), Fault> {
    for eye in [Eye::Seat(seat), Eye::Spectator] {
        let (real, other) = (sight(scene.state(), eye)?, sight(imagined, eye)?);
        let told = || {
            format!("{eye:?} can tell what {seat:?} can't know\nreal     {real}\nimagined {other}")
        };
        tally.demand(Law::SecretPosition, real == other, told)?;
    }
    if seat == scene.seat {
        for &action in scene.unoffered.iter().take(REASONS) {
            let (real, other) = (scene.state().check(action), imagined.check(action));
            let told = || {
                format!("the refusal of {action:?} tells {seat:?} a secret\n{real:?}\n{other:?}")
            };
            tally.demand(Law::SecretPosition, real == other, told)?;
        }
    }
    Ok(())
}

fn same_step<G: Game>(
    scene: &Scene<'_, G>,
    imagined: &G,
    seat: Seat,
    action: G::Action,
    tally: &mut Tally,
) -> Result<(), Fault> {
    // Another seat may choose what it could not choose if things were as this seat imagines.
    if imagined.check(action).is_err() {
        return Ok(());
    }
    let real = Step::take(scene, scene.state(), action);
    let other = Step::take(scene, imagined, action);
    for eye in [Eye::Seat(seat), Eye::Spectator] {
        if real.learned.has(eye) || other.learned.has(eye) {
            continue;
        }
        let (real_text, other_text) = (real.seen_by(eye)?, other.seen_by(eye)?);
        let told = || {
            format!(
                "{eye:?} can tell by {action:?} what {seat:?} can't know, and the step does not \
                 say that it learned something\nreal     {real_text}\nimagined {other_text}"
            )
        };
        tally.demand(Law::SecretStep, real_text == other_text, told)?;
    }
    let can_tell = seat == scene.seat && !real.learned.has(Eye::Seat(seat));
    let told = || format!("{seat:?} can tell a secret by whether {action:?} can be taken back");
    let same_barrier = real.is_barrier() == other.is_barrier();
    tally.demand(Law::SecretStep, !can_tell || same_barrier, told)
}

/// What became of one action.
struct Step<G: Game> {
    state: G,
    told: Vec<Told<G::Event>>,
    learned: Eyes,
    drawn: bool,
}

impl<G: Game> Step<G> {
    fn take(scene: &Scene<'_, G>, from: &G, action: G::Action) -> Step<G> {
        let mut state = from.clone();
        let mut told = Vec::new();
        let mut chance = scene.table_chance();
        let learned = state.perform(action, &mut chance, &mut told);
        Step { state, told, learned, drawn: chance.was_drawn() }
    }

    fn is_barrier(&self) -> bool {
        self.drawn || !self.learned.is_empty()
    }

    fn seen_by(&self, eye: Eye) -> Result<String, Fault> {
        let heard: Vec<&G::Event> = heard_by(&self.told, eye).collect();
        Ok(format!("heard {}\n         then {}", text(&heard)?, sight(&self.state, eye)?))
    }
}

/// Everything that an onlooker is shown of a position, as text.
fn sight<G: Game>(state: &G, eye: Eye) -> Result<String, Fault> {
    let mut sight = text(&state.view(eye))?;
    sight.push_str(&format!(" {:?} of {}", state.turn(), state.seats()));
    if let Eye::Seat(seat) = eye
        && state.turn().seat() == Some(seat)
    {
        for action in legal(state) {
            sight.push_str(&text(&(action, state.upshot(action)))?);
        }
    }
    Ok(sight)
}
