//! Two engines, one game: random games are played in both, and after every action they must offer
//! the same choices and show the same table.

use std::collections::HashSet;

use crate::naive::{Naive, Stage};
use crate::table::{offered, picture};
use quadriga_core::{Chance, Game, Play, QuickChance, Seat, Seed};
use quadriga_oppida::{Action, Area, Beginner, Ending, Oppida, Options, Phase, Supply};

/// The naive engine with the same deal.
fn naive_of(state: &Oppida) -> Naive {
    let json = serde_json::to_value(state).unwrap();
    let figure = |area: usize, key: &str| {
        json["areas"][area]["back"][key].as_u64().map_or(0, |figure| figure as u8)
    };
    let backs = std::array::from_fn(|area| (figure(area, "shields"), figure(area, "ears")));
    let first = json["beginner"].as_u64().unwrap() as usize;
    Naive::start(first, json["supply"] == "loose", backs)
}

/// A list of choices, whatever its order.
fn set(actions: Vec<Action>) -> HashSet<Action> {
    actions.into_iter().collect()
}

/// Checks that both engines stand at the same point of the same game.
#[track_caller]
fn assert_same(state: &Oppida, naive: &Naive) {
    assert_eq!(picture(state), naive.picture());
    assert_eq!(set(offered(state)), set(naive.offers()), "{}", naive.picture());
    assert_eq!(state.turn().seat().map(Seat::index), naive.decider());
    assert_eq!((u32::from(state.turn_number()), state.mover().index()), (naive.turn, naive.player));
    for seat in Seat::all(2) {
        let counts = (naive.outside(seat.index()), naive.food(seat.index()));
        assert_eq!((state.outside(seat), state.ears(seat)), counts);
        assert_eq!(usize::from(state.free_dice(seat)), naive.free(seat.index()));
    }
    let stage = match state.phase() {
        Phase::Over(Ending::Areas { winner } | Ending::Capital { winner }) => {
            Stage::Won(winner.index())
        }
        Phase::Over(Ending::Repetition | Ending::TurnLimit) => Stage::Drawn,
        Phase::Choosing => Stage::Fresh,
        Phase::Recruiting { recruits, scouted } => Stage::Recruiting(recruits, scouted),
        Phase::Building { turned } => {
            let Stage::Flipping(mut cells) = naive.stage.clone() else {
                panic!("the naive engine does not build");
            };
            cells.sort_unstable();
            assert_eq!(turned.iter().map(Area::index).collect::<Vec<_>>(), cells);
            return;
        }
        Phase::Marching => Stage::Marching,
        Phase::Starving { hungry } => Stage::Starving(hungry.index(), hungry == state.mover()),
    };
    assert_eq!(stage, naive.stage);
}

/// A random choice; `idle` players pass most of their turns, so that positions come again.
fn choose(list: &[Action], idle: bool, chance: &mut QuickChance) -> Action {
    let passes = [Action::Recruit { warriors: 0 }, Action::End];
    let pass = passes.into_iter().find(|pass| list.contains(pass));
    match pass.filter(|_| idle && chance.below(8) > 0) {
        Some(pass) => pass,
        None => list[chance.below(list.len() as u32) as usize],
    }
}

/// Plays random games until so many actions are played; returns how they ended.
fn compare(supply: Supply, idle: bool, actions: usize) -> Vec<Ending> {
    let mut endings = Vec::new();
    let mut played = 0;
    for number in 0.. {
        let options = Options { beginner: Beginner::Lot, supply };
        let mut play = Play::<Oppida>::new(options, Seed::from_number(number));
        let mut naive = naive_of(play.state());
        let mut chance = QuickChance::new(number);
        assert_same(play.state(), &naive);
        while let Some(seat) = play.turn().seat() {
            let action = choose(&play.legal(), idle, &mut chance);
            play.act(seat, action).expect("offered actions are legal");
            naive.act(action);
            assert_same(play.state(), &naive);
            played += 1;
        }
        let Phase::Over(ending) = play.state().phase() else { panic!("the game is over") };
        endings.push(ending);
        if played >= actions {
            break;
        }
    }
    endings
}

fn has(endings: &[Ending], wanted: impl Fn(&Ending) -> bool) -> bool {
    endings.iter().any(wanted)
}

#[test]
fn both_engines_play_the_same_games_with_either_supply() {
    for supply in [Supply::Strict, Supply::Loose] {
        let endings = compare(supply, false, 15_000);
        assert!(has(&endings, |ending| matches!(ending, Ending::Areas { .. })), "{endings:?}");
        assert!(has(&endings, |ending| matches!(ending, Ending::Capital { .. })), "{endings:?}");
        assert!(has(&endings, |&ending| ending == Ending::TurnLimit), "{endings:?}");
    }
}

#[test]
fn both_engines_count_repetitions_alike() {
    let endings = compare(Supply::Strict, true, 3_000);
    assert!(has(&endings, |&ending| ending == Ending::Repetition), "{endings:?}");
}
