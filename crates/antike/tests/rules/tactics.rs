//! What bots see: attacks that need all units together, foundings, and the turn that wins.

use crate::table::{BEIGE, BROWN, Table, east, w, west};
use quadriga_antike::{Antike, Ending, Field, Good, Judgement, KnowHow, Phase};
use quadriga_bots::{Bot, BotSpec};
use quadriga_core::{Game, Past, QuickChance, Silence};

/// The position when the bot has played its turn.
fn turn_of(bot: &str, table: Table) -> Antike {
    let spec: BotSpec = bot.parse().expect("a bot");
    let mut bot = Bot::new(spec, 3);
    let mut state = table.lay();
    let mut chance = QuickChance::new(3);
    while state.turn().seat() == Some(BROWN) {
        let action = bot.choose(&state, &Past::default()).expect("the game goes on");
        state.perform(action, &mut chance, &mut Silence);
    }
    state
}

/// Four units from three regions, none of which can do anything alone, destroy the temple of Ainos.
fn before_ainos() -> Table {
    east()
        .stone(BROWN, Field::Aurum)
        .knows(BROWN, &[KnowHow::Navigatio])
        .city("ainos", BEIGE, Good::Gold)
        .temple("ainos")
        .city("pella", BROWN, Good::Iron)
        .units("abdera", BROWN, 2, 0)
        .units("lesbos", BROWN, 0, 1)
        .units("mare_aegaeum", BROWN, 0, 1)
        .units("ainos", BEIGE, 0, 1)
}

#[test]
fn units_gather_for_the_temple_that_wins() {
    for bot in ["greedy", "mcts:200it"] {
        let table =
            before_ainos().personages(BROWN, [4, 0, 2, 1, 1]).personages(BEIGE, [1, 0, 0, 0, 0]);
        let state = turn_of(bot, table);
        assert_eq!(state.phase(), Phase::Over(Ending::Personages { winner: BROWN }), "{bot}");
    }
}

#[test]
fn a_city_is_founded_where_a_unit_stands() {
    for bot in ["greedy", "mcts:200it"] {
        let table = west()
            .stone(BROWN, Field::Militia)
            .city("carthago", BROWN, Good::Gold)
            .units("agrigentum", BROWN, 0, 1)
            .goods(BROWN, [1, 1, 1], 1)
            .city("roma", BEIGE, Good::Gold);
        assert_eq!(turn_of(bot, table).owner(w("agrigentum")), Some(BROWN), "{bot}");
    }
}

#[test]
fn the_chances_of_both_add_up_and_never_become_certain() {
    let far_behind = before_ainos().personages(BEIGE, [3, 0, 2, 2, 1]).lay();
    let chances = far_behind.appraise();
    assert!((chances[BROWN] + chances[BEIGE] - 1.0).abs() < 1e-6);
    assert!(chances[BROWN] > 0.0 && chances[BROWN] < 0.5);
    let even = far_behind.judge_by(&Judgement { early: [0.0; _], late: [0.0; _] });
    assert!((even[BROWN] - 0.5).abs() < 0.01);
}
