//! Two engines, one game: random games are played in both, and after every action they must offer the
//! same choices and show the same table.

mod naive;
mod table;

use naive::{Naive, Stage};
use quadriga_core::{Chance, Game, Play, QuickChance, Seat, Seed};
use quadriga_oppida::{Action, Beginner, Ending, Oppida, Options, Phase, Supply};
use table::{offered, picture};

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

fn sorted(mut actions: Vec<Action>) -> Vec<String> {
    actions.sort_by_key(|action| format!("{action:?}"));
    actions.dedup();
    actions.into_iter().map(|action| format!("{action:?}")).collect()
}

/// Checks that both engines stand at the same point of the same game.
#[track_caller]
fn assert_same(state: &Oppida, naive: &Naive) {
    assert_eq!(picture(state), naive.picture());
    assert_eq!(sorted(offered(state)), sorted(naive.offers()), "{}", naive.picture());
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
        Phase::Recruited => Stage::Recruited,
        Phase::Building { turned } => {
            let Stage::Flipping(mut cells) = naive.stage.clone() else {
                panic!("the naive engine does not build");
            };
            cells.sort_unstable();
            assert_eq!(turned.iter().map(|area| area.index()).collect::<Vec<_>>(), cells);
            return;
        }
        Phase::Marching => Stage::Marching,
        Phase::Starving { hungry } => Stage::Starving(hungry.index(), hungry == state.mover()),
    };
    assert_eq!(stage, naive.stage);
}

/// Plays random games until so many actions are played; returns how often each ending came.
fn compare(
    supply: Supply,
    actions: usize,
    mut careless: impl FnMut(&mut QuickChance) -> bool,
) -> [usize; 4] {
    let mut endings = [0; 4];
    let mut played = 0;
    for number in 0.. {
        let options = Options { beginner: Beginner::Lot, supply };
        let mut play = Play::<Oppida>::new(options, Seed::from_number(number));
        let mut naive = naive_of(play.state());
        let mut chance = QuickChance::new(number);
        assert_same(play.state(), &naive);
        while let Some(seat) = play.turn().seat() {
            let list = play.legal();
            let passing = list.contains(&Action::End) && careless(&mut chance);
            let action =
                if passing { Action::End } else { list[chance.below(list.len() as u32) as usize] };
            play.act(seat, action).expect("offered actions are legal");
            naive.act(action);
            assert_same(play.state(), &naive);
            played += 1;
        }
        let Phase::Over(ending) = play.state().phase() else { panic!("the game is over") };
        endings[match ending {
            Ending::Areas { .. } => 0,
            Ending::Capital { .. } => 1,
            Ending::Repetition => 2,
            Ending::TurnLimit => 3,
        }] += 1;
        if played >= actions {
            break;
        }
    }
    endings
}

#[test]
fn both_engines_play_the_same_games_with_strict_supply() {
    let endings = compare(Supply::Strict, 60_000, |_| false);
    assert!(endings[0] > 0 && endings[1] > 0 && endings[3] > 0, "{endings:?}");
}

#[test]
fn both_engines_play_the_same_games_with_loose_supply() {
    let endings = compare(Supply::Loose, 60_000, |_| false);
    assert!(endings[0] > 0 && endings[1] > 0 && endings[3] > 0, "{endings:?}");
}

#[test]
fn both_engines_count_repetitions_alike() {
    let endings = compare(Supply::Strict, 20_000, |chance| chance.below(8) > 0);
    assert!(endings[2] > 0, "{endings:?}");
}
