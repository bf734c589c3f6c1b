//! Chapters 6 and 7: know-how, recruits, and what know-how does.

use crate::table::{
    BEIGE, BROWN, DONE, advance, after, boxed, go, go_on, is_offered, offered, play, purse,
    refused, w, west,
};
use quadriga_antike::{Action, Event, Field, Good, KnowHow, Personage, Phase, Trade, Unit, Wealth};
use quadriga_core::{Eye, Game};

fn learn(know_how: KnowHow) -> Action {
    Action::Learn { know_how }
}

fn recruit(unit: Unit) -> Action {
    Action::Recruit { unit }
}

/// Rules: AD-6.1, AD-6.2, AD-6.4, AD-6.5
#[test]
fn navigatio_and_commercium_cost_12_gold_and_four_recruits_5_more() {
    let table = west().scientia().knows(BEIGE, &[KnowHow::Navigatio]).goods(BROWN, [0, 0, 17], 0);
    let mut state = table.lay();
    let events = play(&mut state, &[learn(KnowHow::Navigatio), learn(KnowHow::Commercium)]);
    assert_eq!(purse(&state, BROWN), [0, 0, 5, 0]);
    let first = Event::Learned { seat: BROWN, know_how: KnowHow::Commercium, first: true };
    assert!(events.contains(&first));
    let legion = recruit(Unit::Legion);
    play(&mut state, &[legion, legion, legion, recruit(Unit::Galley), DONE]);
    assert_eq!((purse(&state, BROWN), boxed(&state, BROWN)), ([0; 4], [3, 1]));
    assert_eq!(state.phase(), Phase::Personages);
    play(&mut state, &[Action::ClaimAll]);
    assert_eq!(state.personages(BROWN, Personage::Scholar), 1);
}

/// Rules: AD-6.1, AD-6.2
#[test]
fn the_prices_are_those_of_the_table() {
    let prices = [(5, 2), (6, 3), (7, 3), (8, 4), (9, 4)];
    for (&know_how, (first, second)) in KnowHow::ALL.iter().zip(prices) {
        let table = west().scientia().goods(BROWN, [0, 0, 20], 0);
        let bought = after(&table.clone().lay(), &[learn(know_how)]);
        assert_eq!(purse(&bought, BROWN)[2], 20 - first);
        let bought = after(&table.knows(BEIGE, &[know_how]).lay(), &[learn(know_how)]);
        assert_eq!(purse(&bought, BROWN)[2], 20 - second);
    }
}

/// Rules: AD-6.3
#[test]
fn know_how_is_bought_in_any_order_and_once() {
    let mut state = west().scientia().goods(BROWN, [0, 0, 35], 0).lay();
    for &know_how in KnowHow::ALL.iter().rev() {
        play(&mut state, &[learn(know_how)]);
        refused(&state, learn(know_how), "AD-6.3");
    }
    assert_eq!(purse(&state, BROWN)[2], 0);
    play(&mut state, &[DONE, Action::ClaimAll]);
    assert_eq!(state.personages(BROWN, Personage::Scholar), 5);
}

/// Rules: AD-6.6, AD-1.5
#[test]
fn an_empty_supply_gives_no_recruits() {
    let table = west().scientia().boxed(BROWN, 12, 11).goods(BROWN, [0, 0, 9], 0);
    let state = table.lay();
    refused(&state, recruit(Unit::Legion), "AD-6.6");
    refused(&state, recruit(Unit::Special), "AD-6.6");
    let last = after(&state, &[recruit(Unit::Galley)]);
    refused(&last, recruit(Unit::Galley), "AD-6.6");
    refused(&west().scientia().lay(), recruit(Unit::Legion), "AD-1.12");
}

/// Rules: AD-7.1, AD-7.2
#[test]
fn strata_and_navigatio_let_units_cross_two_borders() {
    let table = west().movement().units("roma", BROWN, 1, 1);
    let legion = [
        go(Unit::Legion, w("roma"), w("ancona"), 1),
        go_on(Unit::Legion, w("ancona"), w("neapolis"), 1),
    ];
    let galley = [
        go(Unit::Galley, w("roma"), w("corsica"), 1),
        go_on(Unit::Galley, w("corsica"), w("genua"), 1),
    ];
    let slow = table.clone().lay();
    refused(&after(&slow, &legion[..1]), legion[1], "AD-8.3");
    refused(&after(&slow, &galley[..1]), galley[1], "AD-8.3");
    let strata = table.clone().knows(BROWN, &[KnowHow::Strata]).lay();
    assert_eq!(after(&strata, &legion).units(BROWN, Unit::Legion, w("neapolis")), 1);
    refused(&after(&strata, &galley[..1]), galley[1], "AD-8.3");
    let navigatio = table.knows(BROWN, &[KnowHow::Navigatio]).lay();
    assert_eq!(after(&navigatio, &galley).units(BROWN, Unit::Galley, w("genua")), 1);
    refused(&after(&navigatio, &legion[..1]), legion[1], "AD-8.3");
}

/// Rules: AD-7.3
#[test]
fn moneta_gives_one_more_in_all() {
    let table = west().city("roma", BROWN, Good::Gold).city("genua", BROWN, Good::Gold);
    let state = table.knows(BROWN, &[KnowHow::Moneta]).lay();
    assert_eq!(purse(&after(&state, &[advance(Field::Aurum)]), BROWN), [0, 0, 3, 1]);
    assert_eq!(purse(&after(&state, &[advance(Field::Ferrum)]), BROWN), [0, 1, 0, 1]);
}

/// Rules: AD-7.4
#[test]
fn res_publica_makes_all_cities_stronger() {
    let table =
        west().city("roma", BEIGE, Good::Gold).city("genua", BEIGE, Good::Iron).temple("genua");
    let table = table.city("zama", BROWN, Good::Iron);
    let strengths =
        |state: &quadriga_antike::Antike| ["roma", "genua", "zama"].map(|id| state.strength(w(id)));
    assert_eq!(strengths(&table.clone().lay()), [1, 3, 1]);
    assert_eq!(strengths(&table.knows(BEIGE, &[KnowHow::ResPublica]).lay()), [2, 4, 1]);
}

/// Rules: AD-7.5, AD-7.6, AD-7.8, AD-7.9
#[test]
fn commercium_changes_three_units_for_two_goods() {
    let table = west().knows(BROWN, &[KnowHow::Commercium]).goods(BROWN, [2, 1, 0], 4);
    let state = table.lay();
    let begun = after(&state, &[Action::Trade]);
    let pay = |with| Action::Pay { with };
    let take = |good| Action::Take { good };
    assert_eq!(offered(&begun), [pay(Wealth::Marble), pay(Wealth::Iron), pay(Wealth::Coin)]);
    refused(&begun, advance(Field::Aurum), "AD-2.7");
    let given = after(&begun, &[pay(Wealth::Iron), pay(Wealth::Coin), pay(Wealth::Coin)]);
    let goods = [Good::Marble, Good::Iron, Good::Gold];
    assert_eq!(offered(&given), goods.map(take), "no coins come out");
    let traded = after(&given, &[take(Good::Iron), take(Good::Gold)]);
    assert_eq!(purse(&traded, BROWN), [2, 1, 1, 2]);
    assert_eq!(traded.bank_coins(), 28);
    // As often as three units are left.
    assert!(is_offered(&traded, Action::Trade));
    let order = after(&begun, &[pay(Wealth::Coin)]);
    assert_eq!(offered(&order), offered(&begun), "in any order");
    let view = order.view(Eye::Spectator);
    assert_eq!(view.trade, Some(Trade::Giving { left: 2, from: Wealth::Coin }));
    let ordered = after(&given, &[take(Good::Gold)]);
    assert_eq!(offered(&ordered), goods.map(take));
}

/// Rules: AD-7.6
#[test]
fn trades_are_open_in_every_step_of_the_own_turn() {
    let table = west().knows(BROWN, &[KnowHow::Commercium]).goods(BROWN, [3, 0, 0], 0);
    let open = [
        table.clone(),
        table.clone().templum(),
        table.clone().militia(),
        table.clone().scientia(),
        table.clone().movement(),
        table.clone().conquest(),
        table.clone().founding(),
    ];
    for table in open {
        assert!(is_offered(&table.lay(), Action::Trade));
    }
    refused(&table.clone().goods(BROWN, [2, 0, 0], 0).lay(), Action::Trade, "AD-7.6");
    refused(&table.beige_moves().goods(BEIGE, [9, 9, 9], 0).lay(), Action::Trade, "AD-7.6");
}

/// Rules: AD-7.7
#[test]
fn commercium_does_not_trade_in_the_turn_of_its_purchase() {
    let mut state = west().scientia().goods(BROWN, [5, 0, 9], 0).lay();
    play(&mut state, &[learn(KnowHow::Commercium)]);
    refused(&state, Action::Trade, "AD-7.6");
    play(&mut state, &[DONE, Action::Done]);
    play(&mut state, &[advance(Field::Aurum), DONE]);
    assert!(is_offered(&state, Action::Trade), "{:?}", state.phase());
}
