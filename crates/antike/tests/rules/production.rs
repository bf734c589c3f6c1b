//! Chapter 3: production.

use crate::table::{BEIGE, BROWN, DONE, advance, after, offered, play, purse, refused, west};
use quadriga_antike::{Action, Event, Field, Good, KnowHow, Phase, Wealth};

/// The Roman cities of the rulebook's example.
fn example() -> crate::table::Table {
    west()
        .city("roma", BROWN, Good::Gold)
        .temple("roma")
        .city("ancona", BROWN, Good::Gold)
        .city("genua", BROWN, Good::Marble)
        .city("croton", BROWN, Good::Marble)
        .city("cremona", BROWN, Good::Iron)
}

/// Rules: AD-3.1, AD-3.2, AD-4.4
#[test]
fn the_romans_produce_as_in_the_example() {
    let state = example().lay();
    let produced = |field| purse(&after(&state, &[advance(field)]), BROWN);
    assert_eq!(produced(Field::Aurum), [0, 0, 4, 1]);
    assert_eq!(produced(Field::Marmor), [2, 0, 0, 1]);
    assert_eq!(produced(Field::Ferrum), [0, 1, 0, 1]);
    let mut told = state.clone();
    let events = play(&mut told, &[advance(Field::Aurum)]);
    let gold = Event::Produced { seat: BROWN, good: Good::Gold, amount: 4, coin: true };
    assert!(events.contains(&gold));
    assert_eq!(told.bank_coins(), 29);
}

/// Rules: AD-3.3, AD-8.7
#[test]
fn enemies_do_not_hinder_production() {
    let state = example().units("roma", BEIGE, 3, 2).units("ancona", BEIGE, 1, 0).lay();
    assert_eq!(purse(&after(&state, &[advance(Field::Aurum)]), BROWN), [0, 0, 4, 1]);
}

/// Rules: AD-3.4
#[test]
fn the_coin_comes_without_cities_too() {
    let state = west().lay();
    assert_eq!(purse(&after(&state, &[advance(Field::Marmor)]), BROWN), [0, 0, 0, 1]);
}

/// Rules: AD-3.5
#[test]
fn without_a_coin_in_the_bank_a_good_is_taken_instead() {
    let state = example().bank(0).lay();
    let asked = after(&state, &[advance(Field::Ferrum)]);
    assert_eq!(asked.phase(), Phase::Compensation);
    let goods = [Good::Marble, Good::Iron, Good::Gold];
    assert_eq!(offered(&asked), goods.map(|good| Action::Take { good }));
    let taken = after(&asked, &[Action::Take { good: Good::Gold }]);
    assert_eq!((purse(&taken, BROWN), taken.phase()), ([0, 1, 1, 0], Phase::Founding));
    let one = after(&example().bank(1).lay(), &[advance(Field::Ferrum), DONE]);
    assert_eq!(one.bank_coins(), 0);
}

/// Rules: AD-3.5, AD-7.6, AD-11.4
#[test]
fn trades_are_open_before_the_good_is_taken() {
    let state = example().bank(0).knows(BROWN, &[KnowHow::Commercium]).goods(BROWN, [3, 0, 0], 0);
    let asked = after(&state.lay(), &[advance(Field::Ferrum)]);
    assert!(offered(&asked).contains(&Action::Trade));
    refused(&asked, DONE, "AD-2.1");
    let pay = Action::Pay { with: Wealth::Marble };
    let take = Action::Take { good: Good::Gold };
    let traded = after(&asked, &[Action::Trade, pay, pay, pay, take, take]);
    assert_eq!((purse(&traded, BROWN), traded.phase()), ([0, 1, 2, 0], Phase::Compensation));
}
