//! Chapter 10: options.

use crate::table::{
    END, START, after, assert_refused, assert_table, conquer, decides, fight, march, offered, play,
    recruit, scout, starve, table,
};
use quadriga_core::{Eye, Game, QuickChance};
use quadriga_oppida::{Beginner, CELTS, Event, Illegal, Oppida, Options, Phase, ROMANS, Supply};

/// Rules: OP-10.1
#[test]
fn who_begins_is_drawn_by_lot_or_set() {
    assert_eq!(Options::default().beginner, Beginner::Lot);
    let begins = |beginner, seed| {
        let options = Options { beginner, ..Options::default() };
        decides(&Oppida::start(&options, &mut QuickChance::new(seed)))
    };
    let celts = (0..1000).filter(|&seed| begins(Beginner::Lot, seed) == CELTS).count();
    assert!((450..=550).contains(&celts), "the Celts begin {celts} of 1000 games");
    for seed in 0..20 {
        assert_eq!(begins(Beginner::Celts, seed), CELTS);
        assert_eq!(begins(Beginner::Romans, seed), ROMANS);
    }
}

/// Rules: OP-10.2
#[test]
fn supply_is_strict_by_default_and_can_be_loose() {
    assert_eq!(Options::default().supply, Supply::Strict);
    let supply = |text: &str| serde_json::from_str::<Options>(text).unwrap().supply;
    assert_eq!(supply("{}"), Supply::Strict);
    assert_eq!(supply(r#"{ "supply": "loose" }"#), Supply::Loose);
    let options = Options { supply: Supply::Loose, ..Options::default() };
    let state = Oppida::start(&options, &mut QuickChance::new(1));
    assert_eq!(state.view(Eye::Spectator).supply, Supply::Loose);
    // Marches, attacks and scouting are the same.
    let both = |actions: &[_]| {
        let strict = crate::table::picture(&after(&table(START).lay(), actions));
        assert_eq!(crate::table::picture(&after(&table(START).loose().lay(), actions)), strict);
    };
    both(&[march(0, 4, 3, 1), march(0, 1, 1, 4)]);
    both(&[recruit(3), scout(5)]);
}

/// Rules: OP-10.3
#[test]
fn with_loose_supply_nobody_starves_at_the_end_of_the_own_turn() {
    let mut state = table(START).turn(1).loose().lay();
    let events = play(&mut state, &[march(0, 4, 4, 1), END]);
    assert_eq!(events.last(), Some(&Event::TurnEnded { seat: CELTS, turn: 1 }));
    assert_table(&state, ". C4 . .  . . . .  . . . R5");
    assert_eq!((state.surplus(CELTS), decides(&state)), (2, ROMANS));
}

/// Rules: OP-10.4
#[test]
fn with_loose_supply_recruits_come_only_within_supply() {
    let short = table("C4 C3 . .  . . . .  . . . R5").loose().lay();
    assert!(offered(&short).contains(&recruit(0)));
    for warriors in 1..=3 {
        let reason = Illegal::ShortOfEars { outside: 3, ears: 2 };
        assert_refused(&short, recruit(warriors), "OP-10.4", reason);
    }
    assert!(offered(&after(&short, &[recruit(0)])).contains(&scout(5)));
    assert!(offered(&after(&short, &[recruit(0)])).contains(&END));

    let enough = table("C4 C2 . .  . . . .  . . . R5").loose().lay();
    assert!([0, 1, 2, 3].iter().all(|&number| offered(&enough).contains(&recruit(number))));
    let strict = table("C4 C3 . .  . . . .  . . . R5").lay();
    assert!(offered(&strict).contains(&recruit(3)), "strict supply does not ask at recruiting");
}

/// Rules: OP-10.5
#[test]
fn with_loose_supply_hunger_follows_only_a_card_lost_to_an_enemy_attack() {
    let position = "C4 C4 . .
                    R1 R6 . .
                    .  .  . R5";
    let state = table(position).loose().lay();
    assert_eq!(state.surplus(ROMANS), 3);
    // An attack that leaves the card in their hands changes nothing.
    let worn = after(&state, &[fight(1, 4, 5, 3)]);
    assert_eq!((worn.surplus(ROMANS), decides(&worn)), (0, CELTS));
    let worn = after(&state, &[fight(1, 4, 5, 1)]);
    assert_eq!((worn.surplus(ROMANS), worn.phase()), (2, Phase::Marching));
    // A lost card brings the whole hunger, down to the ears.
    for attack in [fight(0, 4, 4, 1), conquer(0, 4, 4, 1)] {
        let mut lost = state.clone();
        let events = play(&mut lost, &[attack]);
        assert_eq!(events.last(), Some(&Event::Hungry { seat: ROMANS, warriors: 4 }));
        assert_eq!(decides(&lost), ROMANS);
        play(&mut lost, &[6, 5, 4, 3].map(|pips| starve(5, pips)));
        assert_eq!((lost.surplus(ROMANS), decides(&lost)), (0, CELTS));
    }
}

/// An emptied capital costs no ears: nobody is hungrier than before.
///
/// Rules: OP-10.6, OP-11.3
#[test]
fn with_loose_supply_nobody_starves_for_an_emptied_capital() {
    let table = || table("C4 . . .  . . . C6  . . R6 R2").loose();
    let mut state = table().lay();
    assert_eq!(state.surplus(ROMANS), 4);
    let events = play(&mut state, &[fight(7, 6, 11, 2)]);
    assert_eq!((events.len(), decides(&state), state.surplus(ROMANS)), (1, CELTS, 4));
    assert_eq!(decides(&after(&state, &[END])), ROMANS);

    let mut old = table().lay_under_the_first_rules();
    play(&mut old, &[fight(7, 6, 11, 2)]);
    assert_eq!(old.phase(), Phase::Starving { hungry: ROMANS }, "OP-11.3");
}

/// Rules: OP-10.5
#[test]
fn with_loose_supply_a_card_left_or_spent_in_an_own_attack_is_not_lost() {
    let left = table("C4 C1 C3 .  . . . .  . . . R5").loose().lay();
    let left = after(&left, &[march(1, 1, 1, 2), END]);
    assert_eq!((left.surplus(CELTS), decides(&left)), (2, ROMANS));

    // The 2 falls on its own attack; its card and ears are gone, but nobody starves.
    let spent = table("C4 C2 C4 .  . R2 . .  . . . R5").loose().lay();
    let spent = after(&spent, &[fight(1, 2, 5, 1)]);
    assert_eq!((spent.surplus(CELTS), decides(&spent)), (2, CELTS));
    assert_eq!(decides(&after(&spent, &[END])), ROMANS);
}
