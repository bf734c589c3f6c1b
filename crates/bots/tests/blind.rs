//! Every bot, and every hint, answers the same in two states that its seat can't tell apart.

use quadriga_bots::{Bot, BotSpec, Budget, hint};
use quadriga_core::{Chance, Eye, Game, Play, QuickChance, Seed};
use quadriga_games::conquest::Conquest;
use quadriga_games::oppida::Oppida;

/// Bots that think for a time answer what their clock allows; the search behind them is that of
/// `mcts`.
const BOTS: [&str; 5] = ["random", "greedy", "tiro", "mcts:24it", "mcts:24it:2t"];

/// Plays at random, and asks everybody in so many states and in others that look the same.
fn ask_twins<G: Game>(asked: usize, stride: u32) {
    let mut different = 0;
    for number in 0.. {
        let mut play = Play::<G>::new(G::Options::default(), Seed::from_number(number));
        let mut chance = QuickChance::new(number);
        while let Some(seat) = play.turn().seat() {
            if chance.below(stride) == 0 {
                let mut twin = play.state().clone();
                twin.imagine(seat, &mut chance);
                assert!(twin.view(Eye::Seat(seat)) == play.state().view(Eye::Seat(seat)));
                different += usize::from(twin != *play.state());
                assert_same_answers(&play, &twin, chance.bits64());
            }
            let list = play.legal();
            let action = list[chance.below(list.len() as u32) as usize];
            play.act(seat, action).expect("an offered action");
            if different >= asked {
                return;
            }
        }
    }
}

fn assert_same_answers<G: Game>(play: &Play<G>, twin: &G, seed: u64) {
    for bot in BOTS {
        let spec: BotSpec = bot.parse().expect("a bot");
        let choice = |state: &G| Bot::new(spec, seed).choose(state, play.past());
        assert_eq!(choice(play.state()), choice(twin), "{bot}");
    }
    let advice = |state: &G| hint(state, play.past(), Budget::Iterations(24), seed);
    assert_eq!(advice(play.state()), advice(twin));
}

#[test]
fn nobody_peeks_in_oppida() {
    ask_twins::<Oppida>(60, 8);
}

#[test]
fn nobody_peeks_in_conquest() {
    ask_twins::<Conquest>(20, 40);
}
