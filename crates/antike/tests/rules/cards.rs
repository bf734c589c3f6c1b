//! Chapter 11: event cards.

use std::collections::BTreeMap;

use crate::table::{
    BEIGE, BROWN, DONE, advance, after, boxed, decides, force, found, go, go_on, is_offered,
    offered, play, purse, refused, w, west,
};
use quadriga_antike::{Action, Antike, Card, Event, Field, Good, KnowHow, Phase, Unit};
use quadriga_core::{Eye, Game, QuickChance};
use serde_json::{Value, json};

fn card(card: Card) -> Action {
    Action::Play { card }
}

fn hand(state: &Antike, seat: quadriga_core::Seat) -> Vec<Card> {
    state.view(Eye::Spectator).peoples[seat.index()].cards.clone()
}

/// Rules: AD-11.1
#[test]
fn the_deck_has_25_cards_of_16_kinds() {
    let figures: Value = serde_json::from_str(include_str!("../../data/figures.json")).unwrap();
    let mut copies = BTreeMap::new();
    for entry in figures["deck"].as_array().unwrap() {
        *copies.entry(entry["copies"].as_u64().unwrap()).or_insert(0) += 1;
    }
    assert_eq!(copies, BTreeMap::from([(1, 7), (2, 9)]));
    let known = figures["deck"].as_array().unwrap().iter();
    assert_eq!(known.filter(|entry| entry["effect_source"] == "known").count(), 4);
    let view = Antike::start(&Default::default(), &mut QuickChance::new(1)).view(Eye::Spectator);
    assert_eq!((view.deck, view.open_cards.len()), (22, 3));
}

/// Rules: AD-11.2, AD-11.3
#[test]
fn cards_are_chosen_one_after_another_and_replaced_at_once() {
    let table = west().phase(json!({ "picking": { "left": 2 } }));
    let mut state = table.lay();
    assert_eq!(decides(&state), BEIGE);
    let open = [Card::Academy, Card::Earthquake, Card::Burglary].map(|card| Action::Pick { card });
    assert_eq!(offered(&state), [open[0], open[1], open[2], DONE]);
    refused(&state, Action::Pick { card: Card::Storm }, "AD-11.2");
    let events = play(&mut state, &[open[1]]);
    assert!(matches!(events[1], Event::Revealed { .. }));
    assert_eq!(state.view(Eye::Spectator).open_cards.len(), 3);
    assert_eq!(
        (state.phase(), hand(&state, BEIGE)),
        (Phase::Picking { left: 1 }, vec![Card::Earthquake])
    );
    play(&mut state, &[open[0]]);
    assert_eq!((state.phase(), decides(&state)), (Phase::Rondel, BEIGE));
    assert_eq!(state.view(Eye::Spectator).deck, 20);
}

/// Rules: AD-11.3
#[test]
fn cards_may_be_declined() {
    let state = west().phase(json!({ "picking": { "left": 2 } })).lay();
    let declined = after(&state, &[DONE]);
    assert_eq!((declined.phase(), decides(&declined)), (Phase::Rondel, BEIGE));
    assert!(hand(&declined, BEIGE).is_empty());
    let one = after(&state, &[Action::Pick { card: Card::Academy }, DONE]);
    assert_eq!((one.phase(), hand(&one, BEIGE)), (Phase::Rondel, vec![Card::Academy]));
    // Bots always take what they can get.
    let mut list = offered(&state);
    state.narrow(&mut list);
    assert_eq!(list.len(), 3);
}

/// A position whose cards are all in hands but for those that are named.
fn short_of_cards(open: &[Card], played: &[Card]) -> crate::table::Table {
    let figures: Value = serde_json::from_str(include_str!("../../data/figures.json")).unwrap();
    let mut rest: Vec<Card> = Vec::new();
    for entry in figures["deck"].as_array().unwrap() {
        let card: Card = serde_json::from_value(entry["card"].clone()).unwrap();
        let out = open.iter().chain(played).filter(|&&other| other == card).count();
        let copies = entry["copies"].as_u64().unwrap() as usize;
        rest.extend(std::iter::repeat_n(card, copies - out));
    }
    west().set("open", json!(open)).played(played).hand(BEIGE, &rest)
}

/// Rules: AD-11.2, AD-11.5
#[test]
fn the_display_is_filled_to_three_after_a_reshuffle() {
    let played = [Card::MarketDay, Card::Volunteers, Card::Ambush, Card::SiegeTower];
    let table = short_of_cards(&[Card::Storm], &played);
    let state = table.phase(json!({ "picking": { "left": 1 } })).lay();
    let view = after(&state, &[Action::Pick { card: Card::Storm }]).view(Eye::Spectator);
    assert_eq!((view.open_cards.len(), view.deck, view.played_cards.len()), (3, 1, 0));
}

/// Rules: AD-11.2, AD-11.5
#[test]
fn an_empty_display_is_filled_before_anybody_chooses() {
    let played = [Card::MarketDay, Card::Volunteers, Card::Ambush, Card::SiegeTower];
    let table = short_of_cards(&[], &played).phase(json!("personages"));
    let mut state = table.this_turn("scholars", json!(1)).lay();
    let events = play(&mut state, &[Action::ClaimAll]);
    assert!(events.contains(&Event::Reshuffled));
    assert_eq!((state.phase(), decides(&state)), (Phase::Picking { left: 1 }, BEIGE));
    assert_eq!(state.view(Eye::Spectator).open_cards.len(), 3);
    // Where really no card is left, nobody is asked.
    let none = short_of_cards(&[], &[]).phase(json!("personages"));
    let none = after(&none.this_turn("scholars", json!(1)).lay(), &[Action::ClaimAll]);
    assert_eq!((none.phase(), decides(&none)), (Phase::Rondel, BEIGE));
}

/// Rules: AD-11.4
#[test]
fn cards_that_would_do_nothing_are_not_offered() {
    let idle = |table: crate::table::Table, kind| {
        refused(&table.clone().hand(BROWN, &[kind]).lay(), card(kind), "AD-11.4");
    };
    let useful = |table: crate::table::Table, kind| {
        assert!(is_offered(&table.hand(BROWN, &[kind]).lay(), card(kind)), "{kind:?}");
    };
    // Nobody can be armed: the city is full, or has no border for a galley.
    let militia = west().militia().city("zama", BROWN, Good::Iron);
    idle(militia.clone().boxed(BROWN, 0, 1), Card::Armoury);
    useful(militia.boxed(BROWN, 1, 0), Card::Armoury);
    // No neighbour to pay for.
    let founding = west().founding().units("tarraco", BROWN, 1, 0);
    idle(founding.clone(), Card::Settlers);
    useful(founding.city("saguntum", BEIGE, Good::Gold), Card::Settlers);
    // A city of strength 1 does not get weaker, and one far too strong does not fall.
    let siege = west().conquest().city("roma", BEIGE, Good::Gold).units("roma", BROWN, 1, 0);
    idle(siege.clone(), Card::SiegeTower);
    useful(siege.clone().wall("roma"), Card::SiegeTower);
    idle(siege.wall("roma").temple("roma"), Card::SiegeTower);
    idle(west().movement(), Card::FairWind);
    useful(west().movement().specials(Some("roma"), None), Card::ForcedMarch);
}

/// Rules: AD-11.3
#[test]
fn a_card_for_the_first_lost_city_comes_too_late_for_the_second() {
    let table = west().conquest().city("roma", BEIGE, Good::Gold).city("genua", BEIGE, Good::Iron);
    let table = table.units("roma", BROWN, 1, 0).units("genua", BROWN, 1, 0);
    let state = table.set("open", json!(["fortress", "fortress", "storm"])).lay();
    let take = |id| Action::Conquer { region: w(id), galleys: 0 };
    let taken = after(&state, &[take("roma"), take("genua")]);
    assert_eq!(decides(&taken), BROWN, "nobody has chosen a card in between");
    assert_eq!(after(&taken, &[DONE]).phase(), Phase::Picking { left: 1 });
}

/// Rules: AD-11.4
#[test]
fn cards_are_played_in_the_own_turn_where_they_fit() {
    let table = west().hand(BROWN, &[Card::Burglary, Card::Armoury]).goods(BEIGE, [0; 3], 4);
    let state = table.clone().lay();
    assert!(is_offered(&state, card(Card::Burglary)));
    refused(&state, card(Card::Armoury), "AD-11.4");
    refused(&state, card(Card::Storm), "AD-11.4");
    refused(&table.clone().goods(BEIGE, [0; 3], 1).lay(), card(Card::Burglary), "AD-11.4");
    for table in [table.clone().templum(), table.clone().movement(), table.clone().founding()] {
        assert!(is_offered(&table.lay(), card(Card::Burglary)));
    }
    let theirs = table.beige_moves().lay();
    refused(&theirs, card(Card::Burglary), "AD-11.4");
}

/// Rules: AD-11.5
#[test]
fn played_cards_become_the_new_stack() {
    let all: Vec<Card> = Card::ALL.to_vec();
    let twice = [
        Card::VotiveGifts,
        Card::Armoury,
        Card::ForcedMarch,
        Card::FairWind,
        Card::RichVein,
        Card::Fortress,
    ];
    let hand: Vec<Card> = all.into_iter().filter(|card| card.index() > 2).chain(twice).collect();
    let table =
        west().hand(BROWN, &hand).played(&[Card::Academy, Card::Earthquake, Card::Burglary]);
    let mut state = table.phase(json!({ "picking": { "left": 1 } })).lay();
    assert_eq!(state.view(Eye::Spectator).deck, 0);
    let events = play(&mut state, &[Action::Pick { card: Card::Academy }]);
    assert!(events.contains(&Event::Reshuffled));
    let view = state.view(Eye::Spectator);
    assert_eq!((view.deck, view.open_cards.len(), view.played_cards.len()), (2, 3, 0));
}

/// Rules: AD-11.6
#[test]
fn hands_are_not_limited() {
    let many = [Card::Storm, Card::Ambush, Card::Settlers, Card::RichVein, Card::SiegeTower];
    let table = west().hand(BEIGE, &many).phase(json!({ "picking": { "left": 1 } }));
    let state = after(&table.lay(), &[Action::Pick { card: Card::Academy }]);
    assert_eq!(hand(&state, BEIGE).len(), 6);
}

/// Rules: AD-11.7
#[test]
fn academy_gives_gold_for_know_how_of_the_opponent() {
    let table = west().hand(BROWN, &[Card::Academy]).knows(BROWN, &[KnowHow::Strata]);
    let known = [KnowHow::Strata, KnowHow::Moneta, KnowHow::ResPublica];
    let state = table.clone().knows(BEIGE, &known).scientia().lay();
    let played = after(&state, &[card(Card::Academy)]);
    assert_eq!((purse(&played, BROWN), hand(&played, BROWN)), ([0, 0, 3, 0], vec![]));
    refused(&table.clone().scientia().lay(), card(Card::Academy), "AD-11.4");
    refused(&table.knows(BEIGE, &known).lay(), card(Card::Academy), "AD-11.4");
}

/// Rules: AD-11.8
#[test]
fn an_earthquake_destroys_any_wall() {
    let table =
        west().hand(BROWN, &[Card::Earthquake]).city("roma", BEIGE, Good::Gold).wall("roma");
    let state = table.city("zama", BROWN, Good::Gold).wall("zama").lay();
    for (id, seat) in [("roma", 1), ("zama", 0)] {
        let quake = Action::PlayAt { card: Card::Earthquake, region: w(id) };
        let state = after(&state, &[quake]);
        assert!(!state.walls().has(w(id)));
        assert_eq!(state.view(Eye::Spectator).peoples[seat].walls, 1);
        refused(&state, quake, "AD-11.4");
    }
    refused(&state, Action::PlayAt { card: Card::Earthquake, region: w("genua") }, "AD-11.4");
}

/// Rules: AD-11.9
#[test]
fn burglary_takes_half_of_the_coins_rounded_down() {
    for (coins, left) in [(2, 1), (5, 3), (9, 5)] {
        let table = west().hand(BROWN, &[Card::Burglary]).goods(BEIGE, [0; 3], coins);
        let state = after(&table.lay(), &[card(Card::Burglary)]);
        assert_eq!((purse(&state, BEIGE)[3], purse(&state, BROWN)[3]), (left, 0));
        assert_eq!(u16::from(state.bank_coins()) + left, 30);
    }
}

/// Roma with a strength of 3, attacked by brown; the Romans hold Fortress.
fn siege(legions: u8, galleys: u8) -> crate::table::Table {
    let table = west().conquest().city("roma", BEIGE, Good::Gold).temple("roma");
    table.units("roma", BROWN, legions, galleys).hand(BEIGE, &[Card::Fortress])
}

fn conquer(galleys: u8) -> Action {
    Action::Conquer { region: w("roma"), galleys }
}

/// Rules: AD-11.10
#[test]
fn the_defender_is_asked_for_the_fortress() {
    let state = after(&siege(3, 0).lay(), &[conquer(0)]);
    assert_eq!(decides(&state), BEIGE);
    let answers = [true, false].map(|play| Action::Fortress { play });
    assert_eq!(offered(&state), answers);
    let kept = after(&state, &[answers[1]]);
    assert_eq!((kept.owner(w("roma")), hand(&kept, BEIGE).len()), (Some(BROWN), 1));
    assert_eq!(decides(&kept), BROWN);
    let without = siege(3, 0).hand(BEIGE, &[]).lay();
    assert_eq!(after(&without, &[conquer(0)]).owner(w("roma")), Some(BROWN));
}

/// Rules: AD-11.11, AD-11.12
#[test]
fn with_a_fortress_the_city_stands_if_the_attackers_are_too_few() {
    let table = siege(3, 0).hand(BEIGE, &[Card::Fortress, Card::Fortress]);
    let mut state = after(&table.lay(), &[conquer(0)]);
    let events = play(&mut state, &[Action::Fortress { play: true }]);
    assert!(events.contains(&Event::Withstood { region: w("roma"), strength: 4 }));
    assert_eq!((state.owner(w("roma")), force(&state, BROWN, w("roma"))), (Some(BEIGE), [3, 0]));
    assert_eq!(state.phase(), Phase::Conquest);
    refused(&state, conquer(0), "AD-8.8");
    play(&mut state, &[DONE]);
    assert_eq!(state.strength(w("roma")), 3, "only until the end of the turn");
}

/// Rules: AD-11.11
#[test]
fn with_a_fortress_one_more_attacker_is_lost() {
    let state = after(&siege(3, 2).lay(), &[conquer(1), Action::Fortress { play: true }]);
    assert_eq!((decides(&state), offered(&state)), (BROWN, vec![conquer(1), conquer(2)]));
    refused(&state, DONE, "AD-2.1");
    refused(&state, conquer(0), "AD-8.11");
    let legion = after(&state, &[conquer(1)]);
    assert_eq!((boxed(&legion, BROWN), legion.owner(w("roma"))), ([3, 1], Some(BROWN)));
    let galley = after(&state, &[conquer(2)]);
    assert_eq!(boxed(&galley, BROWN), [2, 2]);
    // Where there is no choice, nobody is asked.
    let state = after(&siege(5, 0).lay(), &[conquer(0), Action::Fortress { play: true }]);
    assert_eq!((boxed(&state, BROWN), state.owner(w("roma"))), ([4, 0], Some(BROWN)));
}

/// Rules: AD-11.12
#[test]
fn a_city_has_the_strength_of_a_fortress_once() {
    let table = siege(5, 0).hand(BEIGE, &[Card::Fortress, Card::Fortress]);
    let state = after(&table.lay(), &[conquer(0), Action::Fortress { play: true }]);
    assert_eq!((state.owner(w("roma")), hand(&state, BEIGE).len()), (Some(BROWN), 1));
}

/// Rules: AD-11.13
#[test]
fn votive_gifts_give_marble_for_temples_of_the_opponent() {
    let ids = ["roma", "ancona", "genua", "croton", "neapolis"];
    let gifts = |temples: usize| {
        let table = ids[..temples]
            .iter()
            .fold(west().templum(), |table, id| table.city(id, BEIGE, Good::Iron).temple(id));
        let state = table.hand(BROWN, &[Card::VotiveGifts]).lay();
        state.check(card(Card::VotiveGifts)).ok()?;
        Some(purse(&after(&state, &[card(Card::VotiveGifts)]), BROWN)[0])
    };
    assert_eq!([0, 1, 4, 5].map(gifts), [None, Some(1), Some(4), Some(4)]);
}

/// Rules: AD-11.14
#[test]
fn an_armoury_arms_one_unit_without_iron() {
    let table = west().militia().city("roma", BROWN, Good::Gold).temple("roma").boxed(BROWN, 2, 0);
    let state = table.hand(BROWN, &[Card::Armoury]).lay();
    let arm = Action::Arm { unit: Unit::Legion, region: w("roma") };
    refused(&state, arm, "AD-1.12");
    let armed = after(&state, &[card(Card::Armoury), arm]);
    assert_eq!(force(&armed, BROWN, w("roma")), [1, 0]);
    refused(&armed, arm, "AD-1.12");
}

/// Rules: AD-11.15
#[test]
fn forced_march_and_fair_wind_let_units_cross_one_border_more() {
    let table = west().movement().units("roma", BROWN, 1, 1).units("genua", BROWN, 1, 0);
    let state = table.hand(BROWN, &[Card::ForcedMarch, Card::FairWind]).lay();
    let first = go(Unit::Legion, w("roma"), w("ancona"), 1);
    let second = go_on(Unit::Legion, w("ancona"), w("neapolis"), 1);
    let marched = after(&state, &[card(Card::ForcedMarch), first, second]);
    assert_eq!(force(&marched, BROWN, w("neapolis")), [1, 0]);
    // Also those who have moved before.
    let moved = after(&state, &[first]);
    refused(&moved, second, "AD-8.3");
    let late = after(&moved, &[card(Card::ForcedMarch), second]);
    assert_eq!(force(&late, BROWN, w("neapolis")), [1, 0]);
    let sea = [
        go(Unit::Galley, w("roma"), w("corsica"), 1),
        go_on(Unit::Galley, w("corsica"), w("genua"), 1),
    ];
    let sailed = after(&state, &[card(Card::FairWind), sea[0], sea[1]]);
    assert_eq!(force(&sailed, BROWN, w("genua")), [1, 1]);
    // Three borders with Strata.
    let strata = west().movement().units("roma", BROWN, 1, 0).knows(BROWN, &[KnowHow::Strata]);
    let strata = strata.hand(BROWN, &[Card::ForcedMarch]).lay();
    let (from, to) = (w("neapolis"), w("croton"));
    let third = Action::Move { unit: Unit::Legion, from, to, count: 1, after: 2 };
    let far = after(&strata, &[first, card(Card::ForcedMarch), second, third]);
    assert_eq!(force(&far, BROWN, w("croton")), [1, 0]);
}

/// Rules: AD-11.16
#[test]
fn a_rich_vein_gives_two_more_of_what_was_produced() {
    let state = west().hand(BROWN, &[Card::RichVein]).lay();
    refused(&state, card(Card::RichVein), "AD-11.4");
    let played = after(&state, &[advance(Field::Ferrum), card(Card::RichVein)]);
    assert_eq!(purse(&played, BROWN), [0, 2, 0, 1]);
    let other = after(&state, &[advance(Field::Templum)]);
    refused(&other, card(Card::RichVein), "AD-11.4");
}

/// Rules: AD-11.17
#[test]
fn market_day_changes_three_goods_one_for_one() {
    let state = west().hand(BROWN, &[Card::MarketDay]).goods(BROWN, [2, 2, 0], 1).lay();
    let swap = |give, take| Action::Swap { give, take };
    refused(&state, swap(Good::Marble, Good::Gold), "AD-11.17");
    let open = after(&state, &[card(Card::MarketDay)]);
    refused(&open, swap(Good::Gold, Good::Iron), "AD-11.17");
    refused(&open, swap(Good::Iron, Good::Iron), "AD-11.17");
    let swaps = [swap(Good::Marble, Good::Gold), swap(Good::Iron, Good::Gold)];
    let done = after(&open, &[swaps[0], swaps[1], swaps[0]]);
    assert_eq!(purse(&done, BROWN), [0, 1, 3, 1]);
    refused(&done, swaps[1], "AD-11.17");
}

/// Rules: AD-11.18
#[test]
fn settlers_found_a_city_without_coins_for_neighbours() {
    let table = west().founding().units("neapolis", BROWN, 1, 0).units("brundisium", BROWN, 1, 0);
    let table = table.city("ancona", BEIGE, Good::Gold).city("croton", BROWN, Good::Gold);
    let state = table.hand(BROWN, &[Card::Settlers]).goods(BROWN, [2, 2, 2], 0).lay();
    refused(&state, found(w("neapolis"), Good::Gold), "AD-9.6");
    let founded = after(&state, &[card(Card::Settlers), found(w("neapolis"), Good::Gold)]);
    assert_eq!(purse(&founded, BROWN), [1, 1, 1, 0]);
    refused(&founded, found(w("brundisium"), Good::Gold), "AD-9.6");
}

/// Rules: AD-11.19
#[test]
fn a_master_builder_saves_two_marble() {
    let table = west().templum().city("roma", BROWN, Good::Gold).city("zama", BROWN, Good::Gold);
    let state = table.hand(BROWN, &[Card::MasterBuilder]).goods(BROWN, [9, 0, 0], 0).lay();
    let temples = ["roma", "zama"].map(|id| Action::Temple { region: w(id) });
    let built = after(&state, &[card(Card::MasterBuilder), temples[0]]);
    assert_eq!(purse(&built, BROWN)[0], 5);
    refused(&built, temples[1], "AD-1.12");
}

/// Rules: AD-11.20
#[test]
fn volunteers_come_from_the_supply() {
    let table = west().hand(BROWN, &[Card::Volunteers]).boxed(BROWN, 12, 0);
    let state = table.lay();
    let call = |unit| Action::PlayFor { card: Card::Volunteers, unit };
    refused(&state, call(Unit::Legion), "AD-11.4");
    refused(&state, call(Unit::Special), "AD-11.4");
    assert_eq!(boxed(&after(&state, &[call(Unit::Galley)]), BROWN), [12, 1]);
}

/// Rules: AD-11.21
#[test]
fn a_storm_strikes_a_galley_on_a_sea_without_a_city() {
    let table = west().hand(BROWN, &[Card::Storm]).units("corsica", BEIGE, 0, 2);
    let state = table.units("roma", BEIGE, 0, 1).lay();
    let storm = |id| Action::PlayAt { card: Card::Storm, region: w(id) };
    refused(&state, storm("roma"), "AD-11.4");
    let struck = after(&state, &[storm("corsica")]);
    assert_eq!((force(&struck, BEIGE, w("corsica")), boxed(&struck, BEIGE)), ([0, 1], [0, 1]));
}

/// Rules: AD-11.22
#[test]
fn an_ambush_strikes_a_legion_away_from_its_cities() {
    let table = west().hand(BROWN, &[Card::Ambush]).units("roma", BEIGE, 1, 0);
    let table = table.city("roma", BEIGE, Good::Gold).units("zama", BEIGE, 2, 0);
    let state = table.city("zama", BROWN, Good::Gold).lay();
    let ambush = |id| Action::PlayAt { card: Card::Ambush, region: w(id) };
    refused(&state, ambush("roma"), "AD-11.4");
    let struck = after(&state, &[ambush("zama")]);
    assert_eq!((force(&struck, BEIGE, w("zama")), boxed(&struck, BEIGE)), ([1, 0], [1, 0]));
}

/// Rules: AD-11.23
#[test]
fn a_siege_tower_makes_one_conquest_easier() {
    let table = west().movement().city("roma", BEIGE, Good::Gold).temple("roma");
    let table = table.units("roma", BROWN, 2, 0).units("genua", BROWN, 1, 0);
    let table = table.city("genua", BEIGE, Good::Iron).hand(BROWN, &[Card::SiegeTower]);
    let state = after(&table.lay(), &[DONE]);
    refused(&state, conquer(0), "AD-8.8");
    let taken = after(&state, &[card(Card::SiegeTower), conquer(0)]);
    assert_eq!((taken.owner(w("roma")), boxed(&taken, BROWN)), (Some(BROWN), [2, 0]));
    // Never less than 1.
    let genua = Action::Conquer { region: w("genua"), galleys: 0 };
    let taken = after(&state, &[card(Card::SiegeTower), genua]);
    assert_eq!(boxed(&taken, BROWN), [1, 0]);
    refused(&taken, conquer(0), "AD-8.8");
}
