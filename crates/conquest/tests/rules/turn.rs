//! Chapter 2: the campaign and the turn.

use crate::table::{
    A, B, DONE, IDLE, PASS, after, buy, decides, is_offered, offered, play, recruit, refused, seat,
    start, table, take,
};
use quadriga_conquest::{Action, Card, Event, Options, Phase, Province};
use quadriga_core::{Game, Play, QuickChance, RulesVersion, Seat, Seed, Told};

/// Rules: CE-2.1
#[test]
fn a_game_has_four_campaigns_of_four_rounds() {
    let mut state = table(3).lay();
    let mut rounds = Vec::new();
    for _ in 0..4 * 4 * 3 {
        rounds.push(state.time());
        while state.turn().seat().is_some() && state.phase() != Phase::Turn {
            let first = offered(&state)[0];
            play(&mut state, &[first]);
        }
        play(&mut state, &IDLE);
    }
    assert_eq!(state.phase(), Phase::Over);
    rounds.dedup();
    // Between two campaigns alliances are auctioned.
    let wanted: Vec<(u8, u8)> = (1..=4)
        .flat_map(|campaign| {
            (1..=4)
                .filter(move |&round| campaign == 1 || round > 1)
                .map(move |round| (campaign, round))
        })
        .collect();
    assert!(wanted.iter().all(|time| rounds.contains(time)), "{rounds:?}");
    refused(&state, PASS, "CE-16.1");
}

/// Rules: CE-2.1
#[test]
fn a_choice_of_another_step_is_refused() {
    let state = table(2).lay();
    refused(&state, Action::Bid { coins: 1 }, "CE-2.1");
    refused(&state, Action::Stay, "CE-2.1");
}

fn token_total(state: &quadriga_conquest::Conquest) -> u8 {
    Province::all().map(|at| state.tokens(at)).sum()
}

/// Rules: CE-2.2, CE-2.10
#[test]
fn twice_as_many_tokens_as_players_are_laid_out() {
    for players in 2..=6 {
        assert_eq!(token_total(&start(players, 5)), 2 * players);
    }
    let last = table(3).last_action().tokens("egypt", 3);
    let mut pool = vec![0; 11];
    pool[0] = 4;
    let next = after(&last.clone().set("pool", serde_json::json!(pool)).lay(), &[DONE]);
    assert_eq!(token_total(&next), 3 + 4, "unsold ones stay, and an empty pool gives no more");
    assert_eq!(next.tokens(crate::table::p("achaia")), 4);
}

/// Rules: CE-2.3
#[test]
fn twice_as_many_cards_as_players_are_laid_out_and_the_rest_stays() {
    let offers = |state: &quadriga_conquest::Conquest| -> u8 {
        Card::ALL.iter().map(|&card| state.offered(card)).sum()
    };
    for players in 2..=6 {
        assert_eq!(offers(&start(players, 5)), 5 + 2 * players);
    }
    let state = table(2).last_action().offer(&[Card::Loot, Card::Assassin]).lay();
    let next = after(&state, &[DONE]);
    assert_eq!((offers(&next), next.offered(Card::Loot)), (2 + 4, 1));
    let short = table(2).last_action().set("deck", serde_json::json!(["loot"])).lay();
    assert_eq!(offers(&after(&short, &[DONE])), 1, "an empty deck gives what it has");
    let taken = table(2).offer(&[Card::SenatorI]).lay();
    assert_eq!(offers(&after(&taken, &[take(Card::SenatorI)])), 0, "nothing is refilled");
}

/// Rules: CE-2.4
#[test]
fn each_has_two_actions_in_the_order_of_the_slots() {
    let mut state =
        table(4).slots([Some(2), Some(0), Some(3), Some(1), None, None]).mover(seat(2)).lay();
    for wanted in [2, 0, 3, 1, 2] {
        assert_eq!(decides(&state), seat(wanted));
        play(&mut state, &[Action::Levy { chaos: 1 }, Action::Levy { chaos: 1 }, DONE]);
    }
    assert_eq!(state.time(), (1, 2));
    let cards = table(2).offer(&[Card::SenatorI, Card::SenatorIi]).lay();
    let cards = after(&cards, &[take(Card::SenatorI)]);
    refused(&cards, take(Card::SenatorIi), "CE-2.4");
    let next_round = after(&after(&cards, &[PASS, DONE]), &IDLE);
    assert!(is_offered(&next_round, take(Card::SenatorIi)), "one card a round");
    refused(&table(2).lay(), DONE, "CE-2.4");
}

/// Rules: CE-2.5
#[test]
fn all_eight_actions_can_be_chosen() {
    let state = table(2)
        .army(A, "egypt", [2, 0, 0], 1)
        .troops(B, "egypt", [1, 0, 0])
        .galleys(A, "alexandria", 1)
        .galleys(B, "alexandria", 1)
        .influence(A, "egypt", 1)
        .tokens("egypt", 1)
        .talents(A, 100)
        .offer(&[Card::SenatorI])
        .lay();
    let list = offered(&state);
    let wanted = [
        take(Card::SenatorI),
        Action::Recruit { at: crate::table::p("egypt") },
        buy("egypt", None),
        Action::Levy { chaos: 5 },
        crate::table::march("egypt"),
        crate::table::attack("egypt", B),
        Action::Sail { to: crate::table::s("rhodus") },
        crate::table::engage("alexandria", B),
        PASS,
    ];
    assert!(wanted.iter().all(|action| list.contains(action)), "{list:?}");
}

/// Rules: CE-2.6
#[test]
fn passing_uses_one_action_up() {
    let mut state = table(2).talents(A, 30).lay();
    let told = play(&mut state, &[PASS]);
    assert_eq!((told, state.actions_left()), (vec![Event::Passed { seat: A }], 1));
    assert_eq!((state.talents(A), state.chaos(A)), (30, 0));
}

/// Rules: CE-2.7
#[test]
fn cards_are_used_before_between_and_after_actions() {
    let loot = Action::Use { card: Card::Loot };
    let state = table(2).card(A, Card::Loot).lay();
    for before in 0..=2 {
        let now = after(&state, &vec![PASS; before]);
        let used = after(&now, &[loot]);
        assert_eq!((used.talents(A), decides(&used)), (50, A));
    }
    let kept = after(&state, &[PASS, PASS]);
    refused(&kept, PASS, "CE-2.4");
    assert_eq!(decides(&after(&kept, &[DONE])), B, "unused cards are kept");
    let ground = table(2).caesar(A, "egypt").influence(A, "egypt", 1).talents(A, 100);
    let recruiting = after(&ground.card(A, Card::Loot).lay(), &[recruit("egypt")]);
    refused(&recruiting, loot, "CE-2.7");
}

/// Rules: CE-2.9
#[test]
fn a_turn_ends_by_the_players_word_and_can_be_taken_back() {
    let last = table(2).left(1).lay();
    let levied = after(&last, &[Action::Levy { chaos: 5 }]);
    assert_eq!((levied.phase(), levied.actions_left(), decides(&levied)), (Phase::Turn, 0, A));
    assert!(is_offered(&levied, DONE));
    let mut play = Play::from_position(Options::default(), last.clone(), Seed::from_number(1));
    play.act(A, Action::Levy { chaos: 5 }).unwrap();
    assert_eq!(play.undo(A), Ok(Action::Levy { chaos: 5 }));
    assert_eq!(play.state(), &last);
    play.act(A, PASS).unwrap();
    play.act(A, DONE).unwrap();
    assert_eq!((play.turn().seat(), play.undo(A)), (Some(B), Ok(DONE)), "until another acts");
}

/// Rules: CE-18.7
#[test]
fn a_turn_of_the_first_rules_ends_by_itself() {
    let old = table(2).left(1).lay().under(RulesVersion::FIRST);
    assert_eq!(decides(&after(&old, &[PASS])), B);
    let card = table(2).card(A, Card::Loot).left(1).lay().under(RulesVersion::FIRST);
    assert_eq!(decides(&after(&card, &[PASS])), A, "unless a card could still be used");
}

/// Rules: CE-2.8
#[test]
fn what_can_be_done_in_one_way_is_done() {
    // One galley, one sea to take it from; one place for a city; two alike who fall.
    let fleet = table(2).galleys(A, "narbo", 1).offer(&[Card::FleetAegaeum]).lay();
    let mut fleet = fleet;
    play(&mut fleet, &[take(Card::FleetAegaeum)]);
    assert_eq!((fleet.phase(), fleet.galleys(A, crate::table::s("aegaeum"))), (Phase::Turn, 3));
    // Over whole games no list has a single entry, but where senators are secret and at the end of
    // a turn.
    for number in 0..20 {
        let mut chance = QuickChance::new(number);
        let mut state = start(4, number);
        let mut told: Vec<Told<Event>> = Vec::new();
        while let Some(decider) = state.turn().seat() {
            let list = offered(&state);
            let asked = matches!(state.phase(), Phase::Voting | Phase::Laying { .. })
                || (state.phase() == Phase::Turn && state.actions_left() == 0);
            assert!(list.len() > 1 || asked, "{:?} {list:?}", state.phase());
            assert!(decider.index() < Seat::all(4).count());
            let action =
                list[quadriga_core::Chance::below(&mut chance, list.len() as u32) as usize];
            state.apply(action, &mut chance, &mut told).unwrap();
        }
    }
}
