//! Chapter 4: scouting and secrecy.

use crate::table::{
    BACKS, END, START, after, assert_refused, at, build, cards, decides, offered_where, play, raze,
    recruit, scout, table, tell,
};
use quadriga_core::{Eye, Eyes, Game, QuickChance, Seat, heard_by};
use quadriga_oppida::{Action, AreaSet, CELTS, Event, Illegal, Oppida, ROMANS, Side};

const BACK_5: Side = Side { shields: 3, ears: 4 };

fn back_seen(state: &Oppida, eye: Eye, area: usize) -> Option<Side> {
    state.view(eye).areas[area].back
}

fn scoutable(state: &Oppida) -> AreaSet {
    let area = |action| if let Action::Scout { area } = action { Some(area) } else { None };
    offered_where(state, |_| true).into_iter().filter_map(area).collect()
}

/// Rules: OP-4.1, OP-4.5
#[test]
fn a_scout_reads_one_back_for_the_own_eyes_only() {
    let mut state = table(START).turn(1).lay();
    play(&mut state, &[recruit(1)]);
    let before = crate::table::picture(&state);
    let told = tell(&mut state, scout(5));
    assert_eq!(crate::table::picture(&state), before, "the card lies as it lay");

    let scouted = Event::Scouted { seat: CELTS, area: at(5) };
    let saw = Event::Saw { area: at(5), shields: 3, ears: 4 };
    let heard = |eye| heard_by(&told, eye).copied().collect::<Vec<_>>();
    assert_eq!(heard(Eye::Seat(CELTS)), [scouted, saw]);
    assert_eq!(heard(Eye::Seat(ROMANS)), [scouted]);
    assert_eq!(heard(Eye::Spectator), [scouted]);

    assert_eq!(back_seen(&state, Eye::Seat(CELTS), 5), Some(BACK_5));
    assert_eq!(back_seen(&state, Eye::Seat(ROMANS), 5), None);
    assert_eq!(back_seen(&state, Eye::Spectator, 5), None);
}

/// Rules: OP-4.1
#[test]
fn a_single_card_is_scouted_in_a_turn() {
    let state = after(&table(START).lay(), &[recruit(1), scout(5)]);
    assert_refused(&state, scout(6), "OP-4.1", Illegal::ScoutedAlready);
    assert_eq!(state.known_backs(CELTS), cards(&[5]));
    assert_eq!(scoutable(&state), AreaSet::NONE);
}

/// Rules: OP-4.2
#[test]
fn scouting_is_open_without_recruits() {
    for turn in [&[recruit(0), scout(8), END][..], &[scout(8), END]] {
        let state = after(&table(START).lay(), turn);
        assert_eq!((state.known_backs(CELTS), decides(&state)), (cards(&[8]), ROMANS));
    }
}

/// Rules: OP-4.3
#[test]
fn every_land_card_with_its_front_up_can_be_scouted() {
    // Own, enemy, empty, known by an earlier look, known because it was an oppidum.
    let state = table("C4 C2 . .  . R2 . .  . . . R5").scouted(&[3], &[]).open(&[9]).recruited(1);
    let state = state.lay();
    assert_eq!(scoutable(&state), AreaSet::LAND);
    let again = after(&state, &[scout(3)]);
    assert_eq!(again.known_backs(CELTS), cards(&[3, 9]));
}

/// Rules: OP-4.4
#[test]
fn neither_an_oppidum_nor_a_capital_can_be_scouted() {
    let state = table("C4 *C1 . .  . *R2 *. .  . . . R5").recruited(3).lay();
    assert_eq!(scoutable(&state), AreaSet::LAND.without(cards(&[1, 5, 6])));
    for area in [0, 1, 5, 6, 11] {
        assert_refused(&state, scout(area), "OP-4.4", Illegal::NothingToScout);
    }
}

/// Rules: OP-4.5
#[test]
fn all_see_which_card_was_scouted_and_the_scout_may_look_it_up_for_ever() {
    let mut state = table(START).lay();
    play(&mut state, &[recruit(0), scout(5), END, scout(7), END, recruit(0), END]);
    for eye in Eye::all(2) {
        let view = state.view(eye);
        assert_eq!(view.areas[5].scouted_by, [CELTS]);
        assert_eq!(view.areas[7].scouted_by, [ROMANS]);
        assert_eq!(view.areas[6].scouted_by, [] as [Seat; 0]);
    }
    assert_eq!(back_seen(&state, Eye::Seat(CELTS), 5), Some(BACK_5));
    assert_eq!(back_seen(&state, Eye::Seat(ROMANS), 7), Some(Side { shields: 3, ears: 5 }));
    let unknown = |eye| state.view(eye).unknown_backs.len();
    let numbers = (unknown(Eye::Seat(CELTS)), unknown(Eye::Seat(ROMANS)), unknown(Eye::Spectator));
    assert_eq!(numbers, (9, 9, 10));
}

/// Rules: OP-4.5
#[test]
fn only_a_first_look_teaches_something() {
    let learned = |state: &Oppida, action| {
        let told: &mut Vec<_> = &mut Vec::new();
        state.clone().apply(action, &mut QuickChance::new(0), told)
    };
    let state = table(START).scouted(&[3], &[4]).open(&[9]).recruited(0).lay();
    assert_eq!(learned(&state, scout(4)), Ok(Eyes::only(CELTS)));
    assert_eq!(learned(&state, scout(3)), Ok(Eyes::NONE));
    assert_eq!(learned(&state, scout(9)), Ok(Eyes::NONE));

    let builders = table("C4 C3 . C3  C3 . . .  . C3 . R5").scouted(&[3], &[4]).open(&[9]).lay();
    assert_eq!(learned(&builders, build(1)), Ok(Eyes::ALL));
    assert_eq!(learned(&builders, build(3)), Ok(Eyes::ALL.except(Eyes::only(CELTS))));
    assert_eq!(learned(&builders, build(4)), Ok(Eyes::ALL.except(Eyes::only(ROMANS))));
    assert_eq!(learned(&builders, build(9)), Ok(Eyes::NONE));
}

/// Rules: OP-4.6
#[test]
fn the_back_of_an_oppidum_is_known_to_all_for_ever() {
    let mut state = table("C4 . . .  . C3 . .  . . . R5").lay();
    assert!(Eye::all(2).all(|eye| back_seen(&state, eye, 5).is_none()));
    let told = tell(&mut state, build(5));
    let built = Event::Built { seat: CELTS, area: at(5), shields: 3, ears: 4 };
    assert_eq!((told[0].to, told[0].event), (Eyes::ALL, built));
    assert!(Eye::all(2).all(|eye| back_seen(&state, eye, 5) == Some(BACK_5)));

    play(&mut state, &[END, recruit(0), END, raze(5), END]);
    assert_eq!(state.face(at(5)), Side { shields: 1, ears: 2 });
    assert!(Eye::all(2).all(|eye| back_seen(&state, eye, 5) == Some(BACK_5)));
}

/// Rules: OP-4.5, OP-4.6
#[test]
fn imagining_redraws_only_what_a_seat_cannot_know() {
    let state = table("C4 . *C1 .  . . . .  . . . R5").scouted(&[5, 6], &[7]).open(&[9]).lay();
    let mut met = [AreaSet::NONE; 2];
    for seed in 0..200 {
        for seat in [CELTS, ROMANS] {
            let mut imagined = state.clone();
            imagined.imagine(seat, &mut QuickChance::new(seed));
            assert_eq!(imagined.view(Eye::Seat(seat)), state.view(Eye::Seat(seat)));
            let json = serde_json::to_value(&imagined).unwrap();
            for (area, (shields, ears)) in (1..).zip(BACKS) {
                let back = serde_json::json!({ "shields": shields, "ears": ears });
                if json["areas"][area]["back"] != back {
                    met[seat.index()].insert(at(area));
                }
            }
        }
    }
    assert_eq!(met[0], AreaSet::LAND.without(cards(&[2, 5, 6, 9])));
    assert_eq!(met[1], AreaSet::LAND.without(cards(&[2, 7, 9])));
}
