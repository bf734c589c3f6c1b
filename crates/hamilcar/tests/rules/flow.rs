//! How play flows: how long the lists are, and how often somebody is asked who only ever passes.

use crate::table::{CARTHAGE, offered, start};
use quadriga_bots::{Bot, BotSpec};
use quadriga_core::{Chance, Game, Play, QuickChance, Seed, Silence};
use quadriga_hamilcar::{Action, Options, SeaLines, War};

/// The longest list, and how long lists are on the average, in so many random games.
fn lists(options: Options, games: u64) -> (usize, f64) {
    let (mut longest, mut sum, mut count) = (0, 0, 0);
    for number in 0..games {
        let mut chance = QuickChance::new(number);
        let mut state = start(options, number);
        while state.turn().seat().is_some() {
            let list = offered(&state);
            (longest, sum, count) = (longest.max(list.len()), sum + list.len(), count + 1);
            let action = list[chance.below(list.len() as u32) as usize];
            state.perform(action, &mut chance, &mut Silence);
        }
    }
    (longest, sum as f64 / f64::from(count))
}

/// Rules: HM-3.6, HM-24.2
#[test]
fn lists_stay_short() {
    for sea_lines in [SeaLines::Symbols, SeaLines::Free] {
        let (longest, mean) = lists(Options { sea_lines, ..Options::default() }, 400);
        println!("{sea_lines:?}: at most {longest}, {mean:.2} on the average");
        assert!(longest < 80 && mean < 14.0, "{longest}, {mean}");
    }
}

/// What somebody answers who never plays a card out of turn and never intercepts.
fn no(list: &[Action], standing: bool) -> Option<Action> {
    let has = |wanted: fn(&Action) -> bool| list.iter().copied().find(wanted);
    let always = has(|action| matches!(action, Action::Always { .. })).filter(|_| standing);
    let asks =
        |action: &Action| matches!(action, Action::Intercept { .. } | Action::PutToSea { .. });
    let declines = list.iter().any(asks).then_some(Action::Done);
    always.or(has(|action| *action == Action::Pass)).or(declines)
}

/// How often Carthage is so asked in a turn, on the average and at most, in short wars of bots.
fn asked(games: u64, standing: bool) -> (f64, u32) {
    let options = Options { war: War::Short, ..Options::default() };
    let (mut all, mut turns, mut most) = (0, 0, 0);
    for number in 0..games {
        let mut play = Play::new(options, Seed::from_number(number));
        let mut bots = [1, 2].map(|seed| Bot::new(BotSpec::Greedy, 2 * number + seed));
        let (mut turn, mut times) = (1, 0);
        while let Some(seat) = play.turn().seat() {
            let list = offered(play.state());
            let answer = no(&list, standing).filter(|_| seat == CARTHAGE.seat());
            times += u32::from(answer.is_some());
            let action = answer.unwrap_or_else(|| {
                let bot = &mut bots[seat.index()];
                bot.choose(play.state(), play.past()).expect("it goes on")
            });
            play.act(seat, action).expect("it was offered");
            if play.state().turn_number() != turn || play.turn().seat().is_none() {
                (all, turns, most) = (all + times, turns + 1, most.max(times));
                (turn, times) = (play.state().turn_number(), 0);
            }
        }
    }
    (f64::from(all) / f64::from(turns), most)
}

/// Rules: HM-21.1, HM-21.4
#[test]
fn who_always_passes_is_not_asked_twenty_times_a_turn() {
    let (mean, most) = asked(4, false);
    let (less, least) = asked(4, true);
    println!(
        "asked {mean:.1} times a turn, {most} at most; with standing answers {less:.1}, {least}"
    );
    assert!(mean < 20.0 && less < mean, "{mean}, {less}");
}
