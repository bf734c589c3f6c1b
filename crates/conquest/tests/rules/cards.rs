//! Chapter 5: taking a card. Chapter 13: the cards.

use crate::table::{
    A, B, BLANK, DONE, INF, PASS, Table, after, decides, force, offered, p, play, refused, roll, s,
    seat, send, table, take,
};
use quadriga_conquest::{
    Action, Battlefield, Border, Card, Event, Lifetime, Phase, Side, Unit, map,
};
use quadriga_core::kit::{Script, told};
use quadriga_core::{Eye, Game, QuickChance, RulesVersion, Seat, heard_by};
use serde_json::{Value, json};

fn use_card(card: Card) -> Action {
    Action::Use { card }
}

/// Rules: CE-5.1
#[test]
fn a_card_is_paid_to_the_bank_and_costs_an_action() {
    let state = table(2).talents(A, 45).offer(&[Card::MerchantEgypt, Card::SenatorIv]).lay();
    let mut paid = state.clone();
    let told = play(&mut paid, &[take(Card::MerchantEgypt)]);
    assert_eq!(told, [Event::Took { seat: A, card: Card::MerchantEgypt, price: 25 }]);
    assert_eq!(
        (paid.talents(A), paid.actions_left(), paid.offered(Card::MerchantEgypt)),
        (20, 1, 0)
    );
    assert_eq!(after(&state, &[take(Card::SenatorIv)]).talents(A), 45, "no price means free");
    refused(&state, take(Card::Loot), "CE-5.1");
}

/// Rules: CE-5.2
#[test]
fn the_deck_has_83_cards_with_their_prices() {
    let map = map(Border::Closed);
    let total: u8 = Card::ALL.iter().map(|&card| map.copies(card)).sum();
    assert_eq!(total, 83);
    let count = |part: &str| -> u8 {
        let named = |card: &&Card| format!("{card:?}").starts_with(part);
        Card::ALL.iter().filter(named).map(|&card| map.copies(card)).sum()
    };
    let kinds = [
        ("Merchant", 7),
        ("Assassin", 1),
        ("Loot", 1),
        ("Senator", 28),
        ("Diplomacy", 6),
        ("Fleet", 2),
        ("City", 6),
        ("Barbarians", 6),
        ("Politician", 5),
        ("Bribe", 6),
        ("SlaveRevolt", 1),
        ("ArmyTraining", 5),
        ("NavalTraining", 3),
        ("FairWind", 1),
    ];
    for (part, copies) in kinds {
        assert_eq!(count(part), copies, "{part}");
    }
    let prices = [
        (Card::MerchantAsia, 25),
        (Card::MerchantHispania, 15),
        (Card::Assassin, 20),
        (Card::Loot, 10),
        (Card::HailCaesar, 15),
        (Card::SenatorI, 0),
        (Card::DiplomacyItalia, 40),
        (Card::DiplomacyPirates, 15),
        (Card::FleetAegaeum, 0),
        (Card::CityAsiaGalacia, 40),
        (Card::BarbariansDacia, 0),
        (Card::Politician, 15),
        (Card::Bribe, 5),
        (Card::SlaveRevolt, 0),
        (Card::ArmyTraining, 10),
        (Card::NavalTraining, 5),
        (Card::FairWind, 0),
    ];
    for (card, price) in prices {
        assert_eq!(map.price(card), price, "{card:?}");
    }
    let file: Value = serde_json::from_str(include_str!("../../data/cards.json")).unwrap();
    let designed = file.as_array().unwrap().iter().filter(|card| card["source"] == "designed");
    let designed: Vec<&str> = designed.filter_map(|card| card["card"].as_str()).collect();
    assert_eq!(designed, ["merchant_mesopotamia"]);
}

/// Rules: CE-5.3
#[test]
fn at_once_cards_need_to_be_carried_out() {
    let cards = [
        Card::FleetAegaeum,
        Card::CityAsiaGalacia,
        Card::BarbariansDacia,
        Card::Politician,
        Card::Bribe,
        Card::SlaveRevolt,
    ];
    let state = table(2).talents(A, 100).offer(&cards).lay();
    for card in cards {
        assert_eq!(map(Border::Closed).lifetime(card), Lifetime::AtOnce);
        refused(&state, take(card), "CE-5.3");
    }
    // What only the supply lacks does not matter.
    let none = table(2).galleys(A, "narbo", 8).offer(&[Card::FleetAegaeum]).lay();
    let moved = after(&none, &[take(Card::FleetAegaeum)]);
    assert_eq!((moved.galleys(A, s("aegaeum")), moved.galleys(A, s("narbo"))), (1, 7));
    let left: u8 = moved.view(Eye::Spectator).deck.iter().map(|entry| entry.count).sum();
    assert_eq!((left, moved.offered(Card::FleetAegaeum)), (82, 0), "the card has left the game");
}

/// Rules: CE-5.4
#[test]
fn senators_go_into_the_hand() {
    let state = table(2).offer(&[Card::SenatorIii]).lay();
    let next = after(&state, &[take(Card::SenatorIii)]);
    assert_eq!(next.senators(A), [0, 0, 1, 0]);
}

/// Rules: CE-5.5, CE-15.7
#[test]
fn diplomacy_lasts_for_the_campaign_and_costs_its_price_again() {
    let bought = table(2).talents(A, 15).offer(&[Card::DiplomacyEgypt]).lay();
    let bought = after(&bought, &[take(Card::DiplomacyEgypt)]);
    assert_eq!((bought.holds(A, Card::DiplomacyEgypt), bought.talents(A)), (1, 0));
    let state = table(2).last_action().card(A, Card::DiplomacyEgypt).card(A, Card::Loot).lay();
    let next = after(&state, &[DONE]);
    assert_eq!((next.holds(A, Card::DiplomacyEgypt), next.offered(Card::DiplomacyEgypt)), (0, 1));
    assert_eq!(next.holds(A, Card::Loot), 1);
    assert_eq!(map(Border::Closed).price(Card::DiplomacyEgypt), 15);
}

/// Rules: CE-5.6, CE-15.7
#[test]
fn multi_use_cards_are_used_once_a_campaign_also_at_once() {
    let state = table(2).talents(A, 10).offer(&[Card::Loot]).lay();
    refused(&state, use_card(Card::Loot), "CE-5.6");
    let bought = after(&state, &[take(Card::Loot), use_card(Card::Loot)]);
    assert_eq!(bought.talents(A), 50);
    refused(&bought, use_card(Card::Loot), "CE-5.6");
    let later =
        table(2).card(A, Card::Loot).set("used", json!(["loot"])).last_action().mover(B).lay();
    let next = after(&later, &[DONE]);
    assert_eq!(next.time().0, 2);
    let text = serde_json::to_value(&next).unwrap();
    assert_eq!(text["used"], json!([]), "again in the next campaign");
}

/// Rules: CE-5.7
#[test]
fn trainings_and_fair_wind_last_for_the_game() {
    let map = map(Border::Closed);
    for card in [Card::ArmyTraining, Card::NavalTraining, Card::FairWind] {
        assert_eq!(map.lifetime(card), Lifetime::Game);
        let state = table(2).talents(A, 50).offer(&[card]).lay();
        let taken = after(&state, &[take(card)]);
        assert_eq!(
            (taken.holds(A, card), decides(&after(&taken, &[PASS, DONE]))),
            (1, B),
            "not to be used"
        );
    }
    let state = table(2).last_action().card(A, Card::ArmyTraining).card(A, Card::FairWind).lay();
    let next = after(&state, &[DONE]);
    assert_eq!((next.holds(A, Card::ArmyTraining), next.holds(A, Card::FairWind)), (1, 1));
}

/// Rules: CE-5.8
#[test]
fn votes_are_taken_like_other_cards() {
    let state = table(2).talents(A, 60).offer(&[Card::HailCaesar, Card::NewLegions]).lay();
    let taken = after(&state, &[take(Card::HailCaesar)]);
    assert_eq!((taken.holds(A, Card::HailCaesar), taken.talents(A)), (1, 45));
    refused(&taken, take(Card::NewLegions), "CE-2.4");
    let last = table(2).last_action().offer(&[Card::HailCaesar]).lay();
    assert_eq!(after(&last, &[DONE]).offered(Card::HailCaesar), 1);
}

/// Rules: CE-13.1
#[test]
fn merchants_pay_for_influence() {
    let merchants = [
        (Card::MerchantEgypt, "egypt", 10),
        (Card::MerchantSicilia, "sicilia", 10),
        (Card::MerchantAsia, "asia", 10),
        (Card::MerchantHispania, "hispania", 5),
        (Card::MerchantItalia, "italia", 5),
        (Card::MerchantAchaia, "achaia", 5),
        (Card::MerchantMesopotamia, "mesopotamia", 5),
    ];
    for (card, province, talents) in merchants {
        let state = table(2).card(A, card).influence(A, province, 3).lay();
        let paid = after(&state, &[use_card(card)]);
        assert_eq!((paid.talents(A), paid.actions_left()), (3 * talents, 2), "{card:?}");
        refused(&table(2).card(A, card).lay(), use_card(card), "CE-13.1");
    }
}

/// Rules: CE-13.1
#[test]
fn merchants_come_at_any_moment_of_the_own_turn() {
    let egypt = |talents| {
        let table = table(2).caesar(A, "egypt").influence(A, "egypt", 2).talents(A, talents);
        table.card(A, Card::MerchantEgypt)
    };
    let merchant = use_card(Card::MerchantEgypt);
    let recruit = Action::Recruit { at: p("egypt") };
    let mut broke = after(&egypt(5).lay(), &[recruit]);
    assert_eq!(force(&broke, A, "egypt"), [0; 4], "there is money to come: somebody is asked");
    play(&mut broke, &[Action::Enlist { unit: Unit::Infantry, count: 1 }, merchant]);
    assert_eq!(
        (broke.talents(A), broke.phase()),
        (20, Phase::Recruiting { at: p("egypt"), from: 1 })
    );
    play(&mut broke, &[Action::Enlist { unit: Unit::General, count: 1 }]);
    assert_eq!((broke.phase(), force(&broke, A, "egypt")), (Phase::Turn, [1, 0, 0, 1]));
    let tokens = egypt(10).tokens("egypt", 2).lay();
    let buy = Action::Buy { at: p("egypt"), from: None };
    let bought = after(&tokens, &[buy, merchant, buy]);
    assert_eq!((bought.influence(A, p("egypt")), bought.talents(A)), (4, 20));
    let marching = after(&egypt(0).lay(), &[Action::March { from: p("egypt") }, merchant]);
    assert_eq!(marching.talents(A), 20);
    // Not in the turn of another, nor in the middle of an action of the first rules.
    let others = egypt(0).troops(A, "egypt", [1, 1, 0]).troops(B, "egypt", [3, 3, 3]).mover(B);
    let attack = Action::Attack { at: p("egypt"), whom: A };
    let mut others = others.lay();
    roll(&mut others, &[attack], &[BLANK, BLANK, BLANK, BLANK, INF, BLANK, BLANK]);
    assert_eq!((decides(&others), others.phase()), (A, Phase::Losing { side: Side::Defender }));
    refused(&others, merchant, "CE-2.1");
    let old = after(&egypt(10).lay().under(RulesVersion::FIRST), &[recruit]);
    refused(&old, merchant, "CE-2.7");
}

/// Rules: CE-13.2
#[test]
fn the_assassin_kills_generals_and_senators_but_no_caesar() {
    let state = table(4)
        .card(A, Card::Assassin)
        .army(A, "egypt", [1, 0, 0], 1)
        .army(seat(2), "asia", [1, 0, 0], 2)
        .caesar(B, "egypt")
        .senators(seat(2), [1, 0, 0, 1])
        .lay();
    let stab = |whom, general: Option<&str>| Action::Assassinate { whom, general: general.map(p) };
    refused(&state, stab(B, Some("egypt")), "CE-13.2");
    refused(&state, stab(B, None), "CE-13.2");
    refused(&state, stab(A, Some("egypt")), "CE-13.2");
    refused(&state, use_card(Card::Assassin), "CE-13.2");
    let general = after(&state, &[stab(seat(2), Some("asia"))]);
    assert_eq!(
        (force(&general, seat(2), "asia")[3], general.supply(seat(2), Unit::General)),
        (1, 3)
    );
    assert_eq!(general.actions_left(), 2, "an ally, and without an action");
    refused(&general, stab(seat(2), None), "CE-5.6");
    let mut senator = state;
    let told = roll(&mut senator, &[stab(seat(2), None)], &[1]);
    assert!(told.contains(&Event::SenatorKilled { whom: seat(2), votes: 4 }), "it is shown");
    assert_eq!(senator.senators(seat(2)), [1, 0, 0, 0]);
}

/// Rules: CE-13.3
#[test]
fn loot_brings_fifty_talents_for_five_chaos() {
    let state = after(&table(2).card(A, Card::Loot).lay(), &[use_card(Card::Loot)]);
    assert_eq!((state.talents(A), state.chaos(A), state.actions_left()), (50, 5, 2));
}

/// Rules: CE-13.4
#[test]
fn a_galley_that_moves_to_the_named_sea_brings_two_more() {
    let cards = [Card::FleetAegaeum, Card::FleetAlexandria];
    let state = table(2).galleys(A, "narbo", 1).galleys(A, "alexandria", 1).offer(&cards).lay();
    let state = after(&state, &[take(Card::FleetAegaeum)]);
    let fetch = |sea: &str| Action::Fetch { from: s(sea) };
    assert_eq!(offered(&state), [fetch("alexandria"), fetch("narbo")]);
    refused(&state, fetch("rhodus"), "CE-13.4");
    let done = after(&state, &[fetch("narbo")]);
    assert_eq!((done.galleys(A, s("aegaeum")), done.galleys(A, s("narbo"))), (3, 0));
    let there = table(2).galleys(A, "alexandria", 2).offer(&cards).lay();
    refused(&there, take(Card::FleetAlexandria), "CE-5.3");
}

fn horde(card: Card) -> Table {
    table(2).army(A, "dalmatia", [3, 2, 0], 1).caesar(A, "dalmatia").offer(&[card])
}

/// Rules: CE-13.5, CE-13.10
#[test]
fn four_units_march_against_barbarians() {
    let state = after(&horde(Card::BarbariansMoesia).lay(), &[take(Card::BarbariansMoesia)]);
    assert!(matches!(state.phase(), Phase::Sending(_)), "there is one way");
    refused(&after(&state, &[send(Unit::General, 1)]), DONE, "CE-13.5");
    let more = table(2).army(A, "dalmatia", [3, 3, 0], 1).offer(&[Card::BarbariansMoesia]).lay();
    let two = after(&more, &[take(Card::BarbariansMoesia), send(Unit::Infantry, 2)]);
    refused(&two, DONE, "CE-13.5");
    let units = [send(Unit::General, 1), send(Unit::Cavalry, 2), send(Unit::Infantry, 2), DONE];
    let four = after(&state, &units);
    assert_eq!(
        force(&four, A, "moesia"),
        [2 + 3, 2 + 1, 0, 1],
        "three infantry and one cavalry join"
    );
    assert_eq!((four.actions_left(), four.phase()), (1, Phase::Turn));
    let all = |card| after(&horde(card).lay(), &[take(card), Action::SendAll]);
    assert_eq!(force(&all(Card::BarbariansDacia), A, "dacia"), [6, 3, 0, 1]);
    assert_eq!(all(Card::BarbariansArmenia).talents(A), 40);
    assert_eq!(all(Card::BarbariansPannonia).talents(A), 40);
    assert_eq!(all(Card::BarbariansGermania).points(A), 10);
    assert_eq!(all(Card::BarbariansBritannia).points(A), 10);
    let few = table(2).army(A, "dalmatia", [3, 0, 0], 1).offer(&[Card::BarbariansMoesia]).lay();
    refused(&few, take(Card::BarbariansMoesia), "CE-5.3");
    let two_armies = horde(Card::BarbariansMoesia).army(A, "asia", [4, 0, 0], 1).lay();
    let two_armies = after(&two_armies, &[take(Card::BarbariansMoesia)]);
    let from = |id: &str| Action::Muster { from: p(id), over: None };
    assert_eq!(offered(&two_armies), [from("asia"), from("dalmatia")], "from one province");
    refused(&two_armies, from("egypt"), "CE-13.5");
}

/// Rules: CE-13.5
#[test]
fn barbarians_can_be_reached_by_galley() {
    let away = |galleys| {
        let table = table(2).army(A, "sardinia", [5, 0, 0], 1).offer(&[Card::BarbariansBritannia]);
        table.galleys(A, "oceanus_britannicus", galleys)
    };
    let state = after(&away(1).lay(), &[take(Card::BarbariansBritannia)]);
    refused(&state, Action::SendAll, "CE-9.1");
    refused(&state, send(Unit::Infantry, 5), "CE-9.6");
    let landed = after(&state, &[send(Unit::Infantry, 4), DONE]);
    assert_eq!((force(&landed, A, "britannia"), landed.points(A)), ([4, 0, 0, 0], 10));
}

/// Rules: CE-13.6
#[test]
fn a_politician_works_where_the_caesar_is() {
    let at = |id: &str| table(2).caesar(A, id).talents(A, 15).offer(&[Card::Politician]).lay();
    let won = after(&at("italia"), &[take(Card::Politician)]);
    assert_eq!(won.influence(A, p("italia")), 1);
    refused(&at("syria"), take(Card::Politician), "CE-5.3");
}

/// Rules: CE-13.7
#[test]
fn a_bribed_senator_is_seen_by_two_players_only() {
    let table = table(3).talents(A, 5).offer(&[Card::Bribe]).senators(seat(2), [0, 1, 0, 1]);
    let choice = after(&table.clone().senators(B, [1, 0, 0, 0]).lay(), &[take(Card::Bribe)]);
    let choices = [B, seat(2)].map(|whom| Action::Bribe { whom });
    assert_eq!(offered(&choice), choices, "an enemy or an ally");
    refused(&choice, Action::Bribe { whom: A }, "CE-13.7");
    let mut state = table.lay();
    let told = told(&mut state, take(Card::Bribe), &mut Script::new(&[1]));
    assert_eq!((state.senators(A), state.senators(seat(2))), ([0, 0, 0, 1], [0, 1, 0, 0]));
    let seen = |eye| {
        heard_by(&told, eye).any(|event| matches!(event, Event::SenatorSeen { votes: 4, .. }))
    };
    assert!(seen(Eye::Seat(A)) && seen(Eye::Seat(seat(2))));
    assert!(!seen(Eye::Seat(B)) && !seen(Eye::Spectator));
}

fn uprising() -> Table {
    table(4)
        .offer(&[Card::SlaveRevolt])
        .troops(A, "egypt", [2, 0, 0])
        .troops(B, "egypt", [1, 0, 0])
        .army(seat(2), "egypt", [1, 0, 0], 1)
        .troops(seat(3), "asia", [1, 0, 0])
}

/// Rules: CE-13.8, CE-13.11
#[test]
fn slaves_fight_all_in_the_province() {
    let state = after(&uprising().lay(), &[take(Card::SlaveRevolt)]);
    let revolt = |id: &str, whom| Action::Revolt { at: p(id), whom };
    let choices = [revolt("asia", seat(3)), revolt("egypt", B), revolt("egypt", seat(2))];
    assert_eq!(offered(&state), choices);
    refused(&state, revolt("egypt", A), "CE-13.8");
    let mut state = state;
    // The ally first: his four dice miss, one of the slaves' three hits. Then B, then the mover.
    let thrown = [
        BLANK, BLANK, BLANK, BLANK, INF, BLANK, BLANK, // The ally and the slaves.
    ];
    roll(&mut state, &[revolt("egypt", seat(2))], &thrown);
    assert_eq!((decides(&state), state.chaos(seat(2))), (seat(2), 2), "his leader must leave");
    let thrown = [INF, BLANK, BLANK, INF, BLANK, BLANK, INF, INF, BLANK, BLANK, BLANK, BLANK];
    let told = roll(&mut state, &[Action::Flee { to: p("palestina") }], &thrown);
    let attacked: Vec<Seat> = told
        .iter()
        .filter_map(|event| match *event {
            Event::Attacked { seat: None, whom, .. } => Some(whom),
            _ => None,
        })
        .collect();
    assert_eq!(attacked, [B, A], "the others in the order of the slots, the mover last");
    assert_eq!(
        state.battle().map(|battle| battle.envoys[Side::Attacker]),
        Some([1, 0, 0, 0]),
        "four but three"
    );
    roll(&mut state, &[Action::Stay], &[INF, BLANK, BLANK, BLANK, BLANK, BLANK]);
    assert_eq!((state.phase(), decides(&state)), (Phase::Turn, A), "they are gone");
    assert_eq!(force(&state, A, "egypt"), [2, 0, 0, 0]);
}

/// Rules: CE-13.8, CE-13.11
#[test]
fn slaves_have_won_when_no_land_unit_is_left() {
    let coast = || {
        let table = table(2).offer(&[Card::SlaveRevolt]).troops(B, "egypt", [1, 0, 0]);
        table.galleys(B, "alexandria", 3).lay()
    };
    let actions = [take(Card::SlaveRevolt), Action::Commit { sea: s("alexandria"), count: 3 }];
    let thrown = [BLANK, BLANK, BLANK, INF, BLANK, BLANK];
    let lost = Action::Lose { unit: Unit::Infantry, of: Some(B), from: None, count: 1 };
    let mut state = coast();
    roll(&mut state, &actions, &thrown);
    let told = play(&mut state, &[lost]);
    assert!(told.contains(&Event::Beaten { seat: B, field: Battlefield::Land(p("egypt")) }));
    assert_eq!((state.phase(), state.galleys(B, s("alexandria"))), (Phase::Turn, 3));
    let mut old = coast().under(RulesVersion::FIRST);
    roll(&mut old, &actions, &thrown);
    roll(&mut old, &[lost], &[BLANK; 6]);
    assert!(old.battle().is_some(), "in the first rules galleys fight on");
}

/// Rules: CE-13.9, CE-12.5
#[test]
fn against_slaves_the_victim_stands_alone_with_all_his_bonuses() {
    let table = table(4)
        .offer(&[Card::SlaveRevolt])
        .troops(B, "egypt", [1, 0, 0])
        .troops(seat(3), "egypt", [5, 0, 0])
        .galleys(B, "alexandria", 1)
        .card(B, Card::DiplomacyEgypt)
        .card(B, Card::ArmyTraining)
        .city("egypt", B);
    let state =
        after(&table.lay(), &[take(Card::SlaveRevolt), Action::Revolt { at: p("egypt"), whom: B }]);
    assert_eq!(decides(&state), B);
    let mut state = after(&state, &[Action::Commit { sea: s("alexandria"), count: 1 }]);
    // Three dice, one for the city and one for the training; nobody else is asked for help.
    let battle = state.view(Eye::Spectator).battle.expect("a battle");
    assert_eq!((battle.sides[1].dice, battle.sides[0].dice), (5, 3));
    assert_eq!(battle.sides[0].seat, None);
    assert!(battle.battle.round > 0, "the dice have fallen");
    let mut chance = QuickChance::new(3);
    while state.battle().is_some_and(|battle| battle.defender == B) {
        let list = offered(&state);
        let retreat = list.iter().find(|action| matches!(action, Action::Retreat { .. }));
        told(&mut state, *retreat.unwrap_or(&list[0]), &mut chance);
    }
    assert_eq!((state.chaos(B), state.city(p("egypt"))), (2, Some(B)), "slaves take no city");
}
