//! How far generals get, and what their steps lead to: what is shown before is what happens.

use std::collections::BTreeMap;

use crate::table::fleets::{called, port, watched};
use crate::table::moves::{activate, capua, march, moving, with};
use crate::table::{CARTHAGE, ROME, g, offered, play, s, start};
use quadriga_core::kit::told;
use quadriga_core::{Chance, Eye, Game, QuickChance};
use quadriga_hamilcar::{
    Action, Activation, General, Hamilcar, Meeting, Options, Reach, Reached, Space, Task, Upshot,
};

/// Dice that show 1 only: no army of a general loses anything on a pass.
struct Ones;

impl Chance for Ones {
    fn bits(&mut self) -> u32 {
        0
    }

    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

fn moves(state: &Hamilcar) -> Option<Activation> {
    let busy = matches!(state.tasks().top(), Some(Task::Activating { .. } | Task::Sea { .. }));
    state.activation().copied().filter(|_| busy)
}

/// Nobody answers: no card is played, nobody intercepts, goes inside or avoids, until the general
/// chooses again or his activation is over.
fn unopposed(mut state: Hamilcar, general: General) -> Option<Hamilcar> {
    for _ in 0..100 {
        let now = state.activation().copied().filter(|now| now.general == general)?;
        let fights = |task| matches!(task, Task::Battle { .. } | Task::Naval { .. });
        if state.tasks().iter().any(fights) {
            return None;
        }
        let list = offered(&state);
        let walks = |action: &Action| {
            matches!(action, Action::March { .. } | Action::Sail { .. } | Action::Embark { .. })
        };
        let top = state.tasks().top();
        if matches!(top, Some(Task::Activating { side }) if side == now.general.side())
            && list.iter().any(|action| matches!(action, Action::Leave { .. }) || walks(action))
            || list.iter().any(walks)
        {
            return Some(state);
        }
        let still = [Action::Pass, Action::Done, Action::Fight];
        let calm = still.into_iter().find(|action| list.contains(action));
        let action = calm.unwrap_or_else(|| *list.first().expect("something to do"));
        state.apply(action, &mut Ones, &mut Vec::new()).expect("it was offered");
    }
    panic!("{:?} goes on and on: {:?}", state.tasks(), offered(&state));
}

/// All spaces that the general comes to by playing, with the fewest MPs.
fn walked(state: &Hamilcar, general: General) -> BTreeMap<Space, u8> {
    let points = state.activation().expect("he moves").points;
    let mut found = BTreeMap::new();
    let mut open = vec![state.clone()];
    let mut seen = std::collections::HashMap::new();
    while let Some(state) = open.pop() {
        let Some(now) = moves(&state) else { continue };
        let here = state.post(general);
        let course = state.sea_move().map(|sea| (sea.course, sea.step));
        let known: &mut Vec<_> = seen.entry(format!("{here:?} {course:?}")).or_default();
        if known.iter().any(|&(points, sea)| points >= now.points && sea >= now.sea_points) {
            continue;
        }
        known.push((now.points, now.sea_points));
        for action in offered(&state) {
            let goal = match action {
                Action::March { to } => Some(to),
                Action::Sail { .. } => None,
                Action::Embark { .. } => state.sea_move().map(|sea| sea.course.goal()),
                _ => continue,
            };
            let mut after = state.clone();
            after.apply(action, &mut Ones, &mut Vec::new()).expect("it was offered");
            if let Some(to) = goal {
                // With his last point the activation may be over at once.
                let left = after.activation().map_or(0, |now| now.points);
                let least = found.entry(to).or_insert(u8::MAX);
                *least = (*least).min(points - left);
            }
            open.extend(unopposed(after, general));
        }
    }
    if let Some(at) = state.post(general).space() {
        found.remove(&at);
    }
    found
}

fn foreseen(reach: &Reach) -> BTreeMap<Space, u8> {
    reach.places.iter().map(|place| (place.to, place.cost)).collect()
}

fn reach(state: &Hamilcar) -> Reach {
    state.view(Eye::Spectator).reach.expect("he chooses")
}

fn place(reach: &Reach, id: &str) -> Reached {
    let found = reach.places.iter().find(|place| place.to == s(id));
    found.unwrap_or_else(|| panic!("{id} is not reached")).clone()
}

fn upshot(state: &Hamilcar, action: Action) -> Upshot {
    state.upshot(action).expect("something comes of it")
}

/// Positions of random games in which somebody chooses a general, or his way.
fn positions(games: u64) -> impl Iterator<Item = Hamilcar> {
    (0..games).flat_map(|number| {
        let mut state = start(Options::default(), number);
        let mut chance = QuickChance::new(number);
        let mut found = Vec::new();
        for _ in 0..700 {
            let list = offered(&state);
            let Some(&action) = list.get(chance.below(list.len().max(1) as u32) as usize) else {
                break;
            };
            if list.iter().any(|action| matches!(action, Action::Activate { .. })) {
                found.push(state.clone());
            }
            state.apply(action, &mut chance, &mut Vec::new()).expect("it was offered");
        }
        found
    })
}

/// Rules: HM-8.1, HM-8.2, HM-8.10, HM-14.2, HM-14.5
#[test]
fn a_general_gets_where_his_reach_says_and_nowhere_else() {
    let mut looked_at = 0;
    for state in positions(6) {
        for action in offered(&state) {
            let Action::Activate { general } = action else { continue };
            let shown = upshot(&state, action).reach;
            let mut after = state.clone();
            after.apply(action, &mut Ones, &mut Vec::new()).expect("it was offered");
            let Some(after) = unopposed(after, general) else { continue };
            let shown = shown.expect("he moves");
            assert_eq!(foreseen(&shown), walked(&after, general), "{general:?} in {after:?}");
            assert_eq!(Some(&shown), after.view(Eye::Spectator).reach.as_ref());
            looked_at += 1;
        }
    }
    assert!(looked_at > 100, "{looked_at}");
}

/// Rules: HM-9.1, HM-9.2, HM-15.1
#[test]
fn those_who_may_intercept_are_named_before() {
    let mut asked_in_all = 0;
    for state in positions(12) {
        let mut chance = QuickChance::new(1);
        let list = offered(&state);
        let generals = list.iter().filter(|action| matches!(action, Action::Activate { .. }));
        for &first in generals {
            let mut now = state.clone();
            now.apply(first, &mut Ones, &mut Vec::new()).expect("it was offered");
            let Action::Activate { general } = first else { continue };
            let Some(now) = unopposed(now, general) else { continue };
            for action in offered(&now) {
                let Some(step) = now.upshot(action).and_then(|upshot| upshot.step) else {
                    continue;
                };
                let Some(reached) = step.reached else { continue };
                if !matches!(action, Action::March { .. }) {
                    continue;
                }
                let mut after = now.clone();
                after.apply(action, &mut Ones, &mut Vec::new()).expect("it was offered");
                let mut list = offered(&after);
                while list.contains(&Action::Pass) {
                    after.apply(Action::Pass, &mut chance, &mut Vec::new()).expect("offered");
                    list = offered(&after);
                }
                let mut asked: Vec<General> = list
                    .iter()
                    .filter_map(|action| match action {
                        Action::Intercept { general, .. } => Some(*general),
                        _ => None,
                    })
                    .collect();
                asked.dedup();
                let named: Vec<General> =
                    reached.interceptors.iter().map(|one| one.general).collect();
                assert_eq!(named, asked, "{action:?} in {now:?}");
                asked_in_all += asked.len();
            }
        }
    }
    assert!(asked_in_all > 10, "{asked_in_all}");
}

/// Rules: HM-8.2, HM-8.8
#[test]
fn a_reach_says_what_each_space_costs() {
    let state = moving(capua(5, 0), "duilius");
    let reach = reach(&state);
    assert_eq!((reach.general, reach.from, reach.points), (g("duilius"), s("capua"), 4));
    let beside = place(&reach, "beneventum");
    assert_eq!((beside.cost, beside.sea, beside.passes), (1, 0, 0));
    assert_eq!((beside.via, beside.meets, beside.through), (s("capua"), None, 1000));
    let step = upshot(&state, march("beneventum")).step.expect("a step");
    assert_eq!((step.points, step.reached.map(|place| place.to)), (3, Some(s("beneventum"))));
}

/// Rules: HM-8.10, HM-8.12
#[test]
fn a_reach_says_whom_he_meets() {
    let table = capua(5, 0).stack(CARTHAGE, "beneventum", 3, 0).stack(CARTHAGE, "neapolis", 1, 0);
    let state = moving(table, "duilius");
    let reach = reach(&state);
    assert_eq!(place(&reach, "beneventum").meets, Some(Meeting::Battle));
    assert_eq!(place(&reach, "neapolis").meets, Some(Meeting::Overrun));
}

/// Rules: HM-14.8, HM-15.1, HM-15.2
#[test]
fn a_course_says_who_watches_it() {
    let table = watched(port(4, 0, 3), 5).markers(CARTHAGE, &["lipara", "panormus"]);
    let state = called(table, "scipio_lucius");
    let goal = place(&reach(&state), "lipara");
    let watcher = goal.interceptors[0];
    assert_eq!((watcher.general, watcher.at_sea), (g("hannibal_gisco"), true));
    assert_eq!(goal.through, 1000 * (6 - u16::from(watcher.die)) / 6);
    assert!(goal.supremacy, "a Punic port, and Carthage has supremacy");
    let step = upshot(&state, Action::Sail { to: s("lipara") }).step.expect("a course");
    assert_eq!(step.reached, Some(goal));
}

/// Rules: HM-15.1, HM-15.2
#[test]
fn whoever_watches_a_course_is_asked_when_it_is_sailed() {
    let table = watched(port(4, 0, 3), 5).markers(CARTHAGE, &["lipara", "panormus"]);
    let mut state = called(table, "scipio_lucius");
    play(&mut state, &[Action::Sail { to: s("lipara") }]);
    let action = Action::Embark { ships: 2, inside: false };
    let named = upshot(&state, action).step.and_then(|step| step.reached).expect("a goal");
    told(&mut state, action, &mut Ones);
    for one in named.interceptors {
        assert!(offered(&state).contains(&Action::PutToSea { general: one.general }));
    }
}

/// Rules: HM-4.5
#[test]
fn a_general_who_is_called_shows_his_reach() {
    let state = with(capua(5, 0), 65);
    let shown = upshot(&state, activate("duilius")).reach.expect("he moves");
    let moved = moving(capua(5, 0), "duilius");
    assert_eq!(shown, reach(&moved));
    assert_eq!(shown.places.iter().filter(|place| place.to == s("capua")).count(), 0);
    assert_eq!(moved.view(Eye::Seat(ROME.seat())).reach, moved.view(Eye::Spectator).reach);
}
