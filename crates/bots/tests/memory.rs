//! A bot thinks in the memory that another has left, and chooses as it would without.

use quadriga_bots::{Bot, BotSpec, Memory};
use quadriga_core::{Game, Play, Seed};
use quadriga_games::conquest::Conquest;
use quadriga_games::oppida::Oppida;

/// Some decisions of a game, each made by a new bot in the memory of the one before.
fn decide_in<G: Game>(mut memory: Memory, decisions: u64) -> Memory {
    let spec: BotSpec = "mcts:100it".parse().expect("a bot");
    let mut play = Play::<G>::new(G::Options::default(), Seed::from_number(1));
    for seed in 0..decisions {
        let seat = play.turn().seat().expect("nothing ends so soon");
        let fresh = Bot::new(spec, seed).choose(play.state(), play.past());
        let mut bot = Bot::new(spec, seed).with_memory(memory);
        let choice = bot.choose(play.state(), play.past());
        assert_eq!(choice, fresh, "decision {seed}");
        memory = bot.into_memory();
        play.act(seat, choice.expect("a choice")).expect("an offered action");
    }
    memory
}

#[test]
fn the_memory_of_another_bot_and_of_another_game_changes_no_choice() {
    let memory = decide_in::<Oppida>(Memory::default(), 12);
    let memory = decide_in::<Conquest>(memory, 6);
    decide_in::<Oppida>(memory, 12);
}
