//! Records: what is in them, what they prove, and every way in which they can be wrong.

mod ostia;

use ostia::{Action, Illegal, Options, Ostia, Stage};
use quadriga_core::record::{FORMAT, Heading, state_hash};
use quadriga_core::{
    Leavers, Left, Play, Player, Record, RecordError, Refusal, RulesVersion, Seat, Seed, Standing,
};
use serde_json::{Value, json};

fn players(count: usize) -> Vec<Player> {
    (0..count).map(|seat| Player { name: format!("Gaius {seat}"), bot: None }).collect()
}

/// Plays the last offered action until the end, or until `stop`.
fn played_until(number: u64, stop: impl Fn(&Play<Ostia>) -> bool) -> Play<Ostia> {
    let mut play = Play::new(Options::default(), Seed::from_number(number));
    while let Some(seat) = play.turn().seat().filter(|_| !stop(&play)) {
        play.act(seat, *play.legal().last().expect("an offer")).expect("an offered action");
    }
    play
}

fn finished() -> (Play<Ostia>, Record<Ostia>) {
    let play = played_until(1, |_| false);
    let record = Record::of(&play, players(3));
    (play, record)
}

fn error(record: &Record<Ostia>) -> RecordError<Illegal> {
    record.verify().expect_err("the record is wrong")
}

#[test]
fn a_finished_game_verifies_and_replays_to_the_same_position() {
    let (play, record) = finished();
    let verified = record.verify().expect("a game by the rules");
    assert_eq!(verified.actions, play.actions().len());
    assert_eq!(verified.standing, play.turn().standing());
    assert_eq!(verified.final_hash, state_hash(play.state()));
    let mut seen = Vec::new();
    let replayed = record.replay(|play, action, _| seen.push((play.actions().len(), action)));
    assert_eq!(replayed.expect("a game by the rules").state(), play.state());
    assert!(seen.iter().map(|&(number, _)| number).eq(1..=play.actions().len()));
    assert!(seen.iter().map(|&(_, action)| action).eq(play.actions().iter().copied()));
}

#[test]
fn the_seed_is_revealed_only_after_the_end() {
    let running = played_until(1, |play| play.actions().len() == 5);
    let record = Record::of(&running, players(3));
    assert_eq!((record.seed.as_ref(), record.standing), (None, None));
    assert_eq!(record.seed_hash, running.seed().hash());
    let text = serde_json::to_string(&record).expect("JSON");
    assert!(!text.contains(&String::from(running.seed().clone())));
    let (play, record) = finished();
    assert_eq!(record.seed.as_ref(), Some(play.seed()));
}

#[test]
fn a_record_is_a_json_object_of_this_form() {
    let mut play = Play::<Ostia>::new(Options::default(), Seed::from_number(1));
    play.act(Seat::FIRST, play.legal()[0]).expect("an offered action");
    let record = Record::of(&play, players(3));
    let Action::Load { jar } = play.actions()[0] else { panic!("the first action is to load") };
    let json = serde_json::to_value(&record).expect("JSON");
    let expected = json!({
        "format": 1,
        "game": "ostia",
        "rules": 1,
        "options": { "cargo": "small" },
        "seats": [{ "name": "Gaius 0" }, { "name": "Gaius 1" }, { "name": "Gaius 2" }],
        "seed_hash": Seed::from_number(1).hash().to_string(),
        "actions": [{ "load": { "jar": jar } }],
    });
    assert_eq!(json, expected);
    assert_eq!(serde_json::from_value::<Record<Ostia>>(json.clone()).expect("a record"), record);
    let heading: Heading = serde_json::from_value(json).expect("a heading");
    assert_eq!((heading.game.as_str(), heading.rules), ("ostia", RulesVersion::FIRST));
}

#[test]
fn a_record_with_an_unknown_field_is_not_read() {
    let (_, record) = finished();
    let mut json = serde_json::to_value(&record).expect("JSON");
    json["clock"] = Value::from(5);
    assert!(serde_json::from_value::<Record<Ostia>>(json).is_err());
}

#[test]
fn a_game_from_a_position_keeps_the_position_in_its_record() {
    let middle = played_until(1, |play| play.actions().len() == 9).state().clone();
    let options = Options::default();
    let mut play = Play::from_position(options, middle.clone(), Seed::from_number(8));
    while let Some(seat) = play.turn().seat() {
        play.act(seat, play.legal()[0]).expect("an offered action");
    }
    let record = Record::of(&play, players(3));
    assert_eq!(record.position.as_ref(), Some(&middle));
    let verified = record.verify().expect("a game by the rules");
    assert_eq!(verified.final_hash, state_hash(play.state()));
    assert_eq!(finished().1.position, None);
}

#[test]
fn a_record_of_a_newer_format_is_refused() {
    let record = Record { format: FORMAT + 1, ..finished().1 };
    assert_eq!(error(&record), RecordError::Format(2));
    assert!(error(&record).to_string().contains("reads format 1: update the program"));
}

#[test]
fn a_record_of_another_game_is_refused() {
    let record = Record { game: "oppida".to_owned(), ..finished().1 };
    assert_eq!(error(&record), RecordError::OtherGame("oppida".to_owned()));
    assert_eq!(error(&record).to_string(), "the record is of the game \"oppida\"");
}

#[test]
fn a_record_under_unknown_rules_is_refused() {
    let rules = RulesVersion::new(9);
    let record = Record { rules, ..finished().1 };
    assert_eq!(error(&record), RecordError::Rules(rules));
    assert!(error(&record).to_string().contains("rules version 9"));
}

#[test]
fn a_record_with_too_few_players_is_refused() {
    let record = Record { seats: players(2), ..finished().1 };
    assert_eq!(error(&record), RecordError::Players { named: 2, seats: 3 });
    assert_eq!(error(&record).to_string(), "the record names 2 players, the game has 3 seats");
}

#[test]
fn a_record_without_its_seed_cannot_be_verified() {
    let record = Record { seed: None, ..finished().1 };
    assert_eq!(error(&record), RecordError::NoSeed);
    assert!(error(&record).to_string().contains("not revealed yet"));
}

#[test]
fn a_seed_that_was_tampered_with_is_found() {
    let (play, record) = finished();
    for bit in [0, 100, 255] {
        let mut bytes = *play.seed().bytes();
        bytes[bit / 8] ^= 1 << (bit % 8);
        let forged = Record { seed: Some(Seed::new(bytes)), ..record.clone() };
        assert_eq!(error(&forged), RecordError::OtherSeed);
        assert!(error(&forged).to_string().contains("tampered"));
    }
}

#[test]
fn another_seed_with_a_fitting_hash_is_another_game() {
    let (_, record) = finished();
    let seed = Seed::from_number(99);
    let forged = Record { seed_hash: seed.hash(), seed: Some(seed), ..record };
    assert!(matches!(error(&forged), RecordError::Refused { number: 1, .. }), "{}", error(&forged));
}

#[test]
fn an_action_that_was_tampered_with_is_found() {
    let (_, mut record) = finished();
    record.actions[1] = Action::Bribe;
    let refusal = Refusal::Illegal(Illegal::NobodySails);
    assert_eq!(error(&record), RecordError::Refused { number: 2, refusal });
    let told = "action 2 is refused: NobodySails (TG-3.1)";
    assert_eq!(error(&record).to_string(), told);
}

#[test]
fn an_offered_action_in_the_place_of_another_changes_the_rest() {
    let (play, record) = finished();
    let hash = state_hash(play.state());
    let mut changed = 0;
    for index in 0..record.actions.len() {
        let mut forged = record.clone();
        if forged.actions[index] == Action::LetPass {
            forged.actions[index] = Action::Seize;
            assert!(
                forged.verify().is_err() || forged.verify().is_ok_and(|it| it.final_hash != hash)
            );
            changed += 1;
        }
    }
    assert!(changed > 5);
}

#[test]
fn an_action_after_the_end_is_refused() {
    let (_, mut record) = finished();
    record.actions.push(Action::Sail);
    let number = record.actions.len();
    assert_eq!(error(&record), RecordError::Refused { number, refusal: Refusal::Over });
}

#[test]
fn a_record_that_claims_another_end_is_refused() {
    let (play, record) = finished();
    let replayed = play.turn().standing();
    let recorded = Some(Standing::draw(3));
    let forged = Record { standing: recorded, ..record.clone() };
    assert_eq!(error(&forged), RecordError::OtherEnd { replayed, recorded });
    let mut shortened = record;
    shortened.actions.pop();
    assert_eq!(error(&shortened), RecordError::OtherEnd { replayed: None, recorded: replayed });
    assert!(error(&shortened).to_string().starts_with("the replay ends with None"));
}

#[test]
fn equal_positions_and_only_those_have_equal_hashes() {
    let loading = played_until(1, |play| play.state().stage == Stage::Loading);
    assert_eq!(state_hash(loading.state()), state_hash(&loading.state().clone()));
    let mut richer = loading.state().clone();
    richer.purses[2] -= 1;
    assert_ne!(state_hash(loading.state()), state_hash(&richer));
}

#[test]
fn a_resignation_ends_the_record_of_a_game_under_way() {
    let mut play = played_until(1, |play| play.state().stage == Stage::Loading);
    play.resign(Seat::SECOND).expect("she sits there");
    let record = Record::of(&play, players(3));
    let verified = record.verify().expect("a true record");
    assert_eq!(verified.standing, Some(Standing::resigned_by(Seat::SECOND, 3)));
    let text = serde_json::to_string(&record).expect("a record has a JSON form");
    assert!(text.contains("\"resigned\":1"));
    assert_eq!(serde_json::from_str::<Record<Ostia>>(&text).expect("a record"), record);
    let other = Record { standing: Some(Standing::draw(3)), ..record };
    assert!(matches!(error(&other), RecordError::OtherEnd { .. }));
}

#[test]
fn nobody_resigns_after_the_end_or_from_outside() {
    let (_, record) = finished();
    let late = Record { resigned: Some(Seat::FIRST), ..record };
    assert_eq!(error(&late), RecordError::Resigned(Seat::FIRST));
    let mut play = played_until(1, |play| play.state().stage == Stage::Loading);
    let stranger = Seat::new(4).expect("a seat");
    play.resign(Seat::SECOND).expect("she sits there");
    let record = Record { resigned: Some(stranger), ..Record::of(&play, players(3)) };
    assert_eq!(error(&record), RecordError::Resigned(stranger));
}

#[test]
fn with_two_seats_the_other_one_wins_by_resignation() {
    assert_eq!(Standing::resigned_by(Seat::FIRST, 2), Standing::won_by(Seat::SECOND, 2));
}

fn left(seat: usize, after: u32, last: bool) -> Left {
    Left { seat: Seat::new(seat).expect("a seat"), after, bot: "veteranus".to_owned(), last }
}

/// The same game, which these have left on the way.
fn left_by(record: &Record<Ostia>, left: Vec<Left>) -> Record<Ostia> {
    let last: Vec<Seat> = left.iter().filter(|left| left.last).map(|left| left.seat).collect();
    let standing = record.standing.map(|standing| standing.with_last(&last));
    Record { left, standing, ..record.clone() }
}

fn places(standing: Option<Standing>) -> Value {
    serde_json::to_value(standing).expect("JSON")
}

#[test]
fn those_who_left_come_where_the_bot_brings_them_or_last_in_their_order() {
    let (_, record) = finished();
    let reached = record.standing.expect("the end");
    let with_bot = left_by(&record, vec![left(0, 2, false), left(1, 4, false)]);
    assert_eq!(with_bot.standing, Some(reached));
    assert_eq!(with_bot.verify().expect("a game by the rules").standing, Some(reached));
    for (first, second, expected) in [(0, 1, [3, 2, 1]), (1, 0, [2, 3, 1]), (2, 0, [2, 1, 3])] {
        let both = left_by(&record, vec![left(first, 2, true), left(second, 2, true)]);
        assert_eq!(places(both.standing), json!(expected));
        assert_eq!(both.verify().expect("a game by the rules").standing, both.standing);
    }
    // A record that leaves out who left, or puts them elsewhere, is found out.
    let both = left_by(&record, vec![left(0, 2, true), left(1, 4, true)]);
    let kept = Record { left: Vec::new(), ..both.clone() };
    let better = Record { standing: Some(Standing::draw(3)), ..both };
    for forged in [kept, better] {
        assert!(matches!(error(&forged), RecordError::OtherEnd { .. }));
    }
}

#[test]
fn the_last_who_gives_up_comes_before_those_who_left_for_the_last_place() {
    let record = |last| {
        let mut play = played_until(1, |play| play.actions().len() == 3);
        let Left { seat, bot, .. } = left(2, 3, last);
        let way = if last { Leavers::Last } else { Leavers::Bot };
        play.leave(seat, bot, way).expect("two go on");
        for _ in 0..2 {
            let seat = play.turn().seat().expect("it goes on");
            play.act(seat, *play.legal().last().expect("an offer")).expect("an offered action");
        }
        play.resign(Seat::SECOND).expect("she sits there");
        Record::of(&play, players(3))
    };
    for (last, expected) in [(false, [1, 3, 1]), (true, [1, 2, 3])] {
        let record = record(last);
        assert_eq!(places(record.standing), json!(expected));
        assert_eq!(record.verify().expect("a game by the rules").standing, record.standing);
    }
    let twice = Record { resigned: Seat::new(2), ..record(false) };
    assert_eq!(error(&twice), RecordError::Resigned(Seat::new(2).expect("a seat")));
}

#[test]
fn nobody_leaves_twice_too_late_out_of_order_or_as_the_last() {
    let (_, record) = finished();
    let actions = record.actions.len() as u32;
    for (lefts, wrong) in [
        (vec![left(0, 2, false), left(0, 3, false)], 0),
        (vec![left(0, actions + 1, false)], 0),
        (vec![left(0, 4, false), left(1, 3, false)], 1),
        (vec![left(3, 2, false)], 3),
        (vec![left(0, 2, true), left(1, 2, false)], 1),
        (vec![left(0, 2, false), left(1, 2, false), left(2, 2, false)], 2),
    ] {
        let forged = left_by(&record, lefts);
        assert_eq!(error(&forged), RecordError::Left(Seat::new(wrong).expect("a seat")));
    }
}
