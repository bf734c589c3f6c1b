//! The engine protocol: every command, every error code, and whatever anyone may send.

mod hosts;

use std::collections::HashSet;

use hosts::Counting;
use proptest::prelude::*;
use quadriga_engine::{COMMANDS, Code, DEEPEST, Engine, LONGEST};
use serde_json::{Value, json};

/// The answers to some lines of input, in the game with this id.
fn talk_in(game: &str, input: &[u8]) -> Vec<Value> {
    let mut engine = Engine::new(game, Counting::default()).expect("a game");
    let mut answers = Vec::new();
    for line in input.split_inclusive(|&byte| byte == b'\n') {
        let answer = engine.answer_bytes(line.strip_suffix(b"\n").unwrap_or(line));
        assert!(!answer.contains('\n'), "an answer is one line: {answer}");
        answers.push(serde_json::from_str(&answer).expect("answers are JSON"));
        if engine.has_quit() {
            break;
        }
    }
    answers
}

fn talk(input: &[u8]) -> Vec<Value> {
    talk_in("oppida", input)
}

fn ask(requests: &[Value]) -> Vec<Value> {
    let lines: String = requests.iter().map(|request| format!("{request}\n")).collect();
    talk(lines.as_bytes())
}

/// The answer to the last of some requests.
fn last(requests: &[Value]) -> Value {
    ask(requests).pop().expect("an answer")
}

fn code(answer: &Value) -> &str {
    let error = answer["error"].as_object().unwrap_or_else(|| panic!("no error: {answer}"));
    assert_eq!(error.len(), 2, "an error is a code and a message: {answer}");
    assert!(error["message"].is_string(), "{answer}");
    error["code"].as_str().expect("a code is text")
}

fn new() -> Value {
    json!({ "cmd": "new", "seed": 1, "options": { "beginner": "celts" } })
}

fn recruit(warriors: u8) -> Value {
    json!({ "cmd": "apply", "action": { "recruit": { "warriors": warriors } } })
}

#[test]
fn new_says_what_is_played() {
    let answer = last(&[new()]);
    assert_eq!(answer["game"], "oppida");
    assert_eq!(answer["seats"], 2);
    assert_eq!(answer["turn"], json!({ "decides": 0 }));
    assert_eq!(answer["number"], 0);
    assert_eq!(answer["options"], json!({ "beginner": "celts", "supply": "strict" }));
    assert_eq!(answer["seed_hash"].as_str().map(str::len), Some(64));
}

#[test]
fn the_same_seed_is_the_same_game_and_no_seed_is_a_surprise() {
    let state = json!({ "cmd": "state" });
    let hex = json!({ "cmd": "new", "seed": "07".repeat(32) });
    assert_eq!(last(&[new(), state.clone()]), last(&[new(), state.clone()]));
    assert_eq!(last(&[hex.clone(), state.clone()]), last(&[hex, state]));
    let surprises = ask(&[json!({ "cmd": "new" }), json!({ "cmd": "new" })]);
    assert_ne!(surprises[0]["seed_hash"], surprises[1]["seed_hash"]);
}

#[test]
fn a_state_can_be_loaded_again() {
    let before = last(&[new(), recruit(2), json!({ "cmd": "state" })]);
    let load = json!({ "cmd": "load", "state": before["state"], "seed": 2 });
    let answers = ask(&[load, json!({ "cmd": "state" }), recruit(1), json!({ "cmd": "record" })]);
    assert_eq!(answers[0]["turn"], json!({ "decides": 0 }));
    assert_eq!(answers[1], before);
    assert_eq!(answers[2]["number"], 1, "one more can be recruited: {}", answers[2]);
    assert_eq!(answers[3]["record"]["position"], before["state"]);
}

#[test]
fn views_keep_secrets_and_states_do_not() {
    let scout = json!({ "cmd": "apply", "action": { "scout": { "area": 5 } } });
    let view = |seat: Value| json!({ "cmd": "view", "seat": seat });
    let answers =
        ask(&[new(), recruit(0), scout, view(json!(0)), view(json!(1)), view(json!("spectator"))]);
    let told = answers[2]["events"].as_array().expect("events");
    assert!(told.iter().any(|told| told["to"] == json!([0])), "what the scout saw: {told:?}");
    assert!(told.iter().any(|told| told["to"] == json!([0, 1, "spectator"])), "that he looked");
    assert!(answers[3]["view"]["areas"][5]["back"].is_object());
    assert!(answers[4]["view"]["areas"][5]["back"].is_null());
    assert!(answers[5]["view"]["areas"][5]["back"].is_null());
}

#[test]
fn every_listed_action_has_targets_and_can_be_applied() {
    let legal = last(&[new(), json!({ "cmd": "legal" })]);
    let actions = legal["actions"].as_array().expect("a list");
    assert_eq!(actions.len(), 22);
    for listed in actions {
        assert!(!listed["targets"].as_array().expect("targets").is_empty());
        let answer =
            last(&[new(), json!({ "cmd": "apply", "seat": 0, "action": listed["action"] })]);
        assert_eq!(answer["number"], 1, "{answer}");
        let reveals = listed["action"].get("scout").is_some();
        assert_eq!(answer["undoable"], u8::from(!reveals), "{answer}");
    }
}

#[test]
fn why_gives_rule_code_figures_and_words() {
    let why = |action: Value| last(&[new(), json!({ "cmd": "why", "action": action })]);
    assert_eq!(why(json!({ "recruit": { "warriors": 3 } })), json!({ "allowed": true }));
    let answer = why(json!({ "recruit": { "warriors": 4 } }));
    assert_eq!(answer["allowed"], false);
    assert_eq!(answer["rule"], "OP-3.2");
    assert_eq!(answer["code"], "too_many_recruits");
    assert_eq!(answer["figures"], json!({ "most": 3 }));
    assert_eq!(answer["message"], "A turn brings at most 3 recruits.");
    let action = json!({ "recruit": { "warriors": 3 } });
    let answer = last(&[new(), json!({ "cmd": "why", "seat": 1, "action": action })]);
    assert_eq!(answer["code"], "not_your_decision");
    assert_eq!(answer["message"], "It is not your turn to decide.");
}

#[test]
fn forecast_is_null_where_nothing_is_foreseen_and_refuses_what_the_rules_refuse() {
    let forecast = |action: Value| last(&[new(), json!({ "cmd": "forecast", "action": action })]);
    assert_eq!(forecast(json!({ "recruit": { "warriors": 3 } })), json!({ "forecast": null }));
    assert_eq!(code(&forecast(json!({ "recruit": { "warriors": 4 } }))), "illegal");
    assert_eq!(code(&forecast(json!("fly"))), "bad_action");
    let action = json!({ "recruit": { "warriors": 3 } });
    let answer = last(&[new(), json!({ "cmd": "forecast", "seat": 1, "action": action })]);
    assert_eq!(code(&answer), "not_your_decision");
}

/// One infantry against one, somewhere.
fn before_a_battle() -> Value {
    let realm = json!({
        "talents": 0, "points": 0, "chaos": 0, "shown_chaos": 0, "caesar": null,
        "armies": [{ "at": 7, "infantry": 1, "cavalry": 0, "catapults": 0, "generals": 0 }],
        "fleets": [], "influence": vec![0; 11], "senators": [0, 0, 0, 0], "cards": [],
        "army_training": 0, "naval_training": 0, "answers": [],
    });
    json!({
        "border": "closed", "players": 2, "open_chaos": false, "campaign": 1, "last_campaign": 4,
        "round": 1, "mover": 0, "actions_left": 2, "card_taken": false, "phase": "turn",
        "slots": [0, 1, null, null, null, null], "left_of": [1, 0], "tokens": vec![0; 11],
        "pool": vec![0; 11], "cities": vec![Value::Null; 11], "offer": [], "deck": [], "used": [],
        "realms": [realm, realm],
    })
}

#[test]
fn a_battle_is_foreseen_and_the_game_stays_as_it_is() {
    let load = json!({ "cmd": "load", "state": before_a_battle(), "options": { "players": 2 } });
    let attack = json!({ "attack": { "at": 7, "whom": 1 } });
    let state = json!({ "cmd": "state" });
    let forecast = json!({ "cmd": "forecast", "action": attack });
    let requests = [load, state.clone(), forecast.clone(), forecast, state];
    let lines: String = requests.iter().map(|request| format!("{request}\n")).collect();
    let answers = talk_in("conquest", lines.as_bytes());
    let foreseen = &answers[2]["forecast"];
    assert_eq!(foreseen["trials"], 10_000, "{}", answers[2]);
    assert_eq!(foreseen["outcomes"][0]["key"], "attacker_wins");
    let won = foreseen["outcomes"][0]["share"].as_f64().expect("a share");
    assert!((won - 152.0 / 665.0).abs() < 0.02, "{won}");
    assert_eq!(answers[2], answers[3]);
    assert_eq!(answers[1], answers[4]);
}

#[test]
fn undo_goes_back_to_the_barrier() {
    let undo = json!({ "cmd": "undo" });
    let state = json!({ "cmd": "state" });
    let answers = ask(&[new(), state.clone(), recruit(2), undo.clone(), state, undo]);
    assert_eq!(answers[3]["action"], json!({ "recruit": { "warriors": 2 } }));
    assert_eq!(answers[3]["number"], 0);
    assert_eq!(answers[4], answers[1]);
    assert_eq!(code(&answers[5]), "cannot_undo");
    assert_eq!(answers[5]["error"]["message"], "There is nothing to take back yet.");
}

#[test]
fn best_is_the_same_for_the_same_seed_and_iterations() {
    let best = |seed: u64| json!({ "cmd": "best", "budget": { "iterations": 300 }, "seed": seed });
    let answers = ask(&[new(), best(4), best(4), json!({ "cmd": "best", "budget": { "ms": 5 } })]);
    assert_eq!(answers[1], answers[2]);
    assert_eq!(answers[1]["action"], answers[1]["actions"][0]["action"]);
    assert_eq!(answers[1]["simulations"], 300);
    assert!(answers[3]["value"].as_f64().is_some_and(|value| (0.0..=1.0).contains(&value)));
}

#[test]
fn a_record_keeps_its_seed_until_the_end() {
    let record = json!({ "cmd": "record", "players": ["Anna", "Bob"] });
    let answer = last(&[new(), recruit(1), record])["record"].clone();
    assert_eq!(answer["seats"], json!([{ "name": "Anna" }, { "name": "Bob" }]));
    assert_eq!(answer["actions"], json!([{ "recruit": { "warriors": 1 } }]));
    assert!(answer.get("seed").is_none());
    let over = json!({ "cmd": "load", "state": finished(), "seed": 1 });
    assert!(last(&[over, json!({ "cmd": "record" })])["record"]["seed"].is_string());
}

#[test]
fn an_id_is_echoed_with_answers_and_errors() {
    let answers = ask(&[
        json!({ "cmd": "new", "id": "first" }),
        json!({ "cmd": "fly", "id": -7 }),
        json!({ "cmd": "quit", "id": 3 }),
    ]);
    assert_eq!(answers[0]["id"], "first");
    assert_eq!(answers[1]["id"], -7);
    assert_eq!(code(&answers[1]), "unknown_cmd");
    assert_eq!(answers[2], json!({ "id": 3, "quit": true }));
}

#[test]
fn an_id_of_null_is_echoed_as_null() {
    let answers = talk(
        b"{\"cmd\":\"new\",\"id\":null}\n{\"cmd\":\"fly\",\"id\":null}\n{\"cmd\":\"legal\"}\n",
    );
    assert_eq!((answers[0].get("id"), &answers[0]["game"]), (Some(&Value::Null), &json!("oppida")));
    assert_eq!((answers[1].get("id"), code(&answers[1])), (Some(&Value::Null), "unknown_cmd"));
    assert_eq!(answers[2].get("id"), None);
}

/// A question about an action that is so many levels deep, the request being the first of them.
fn nested(levels: usize, id: u32) -> String {
    let (open, close) = ("[".repeat(levels - 1), "]".repeat(levels - 1));
    format!("{{\"cmd\":\"why\",\"id\":{id},\"action\":{open}{close}}}\n")
}

#[test]
fn a_request_may_be_as_deep_as_documented_and_no_deeper() {
    let lines = format!("{}\n{}{}", new(), nested(DEEPEST, 1), nested(DEEPEST + 1, 2));
    let answers = talk(format!("{lines}{{\"cmd\":\"legal\"}}\n").as_bytes());
    assert_eq!((code(&answers[1]), &answers[1]["id"]), ("bad_action", &json!(1)));
    assert_eq!(code(&answers[2]), "not_json");
    assert!(
        answers[2]["error"]["message"].as_str().is_some_and(|text| text.contains("128 levels"))
    );
    assert!(answers[3]["actions"].is_array(), "the engine goes on: {}", answers[3]);
    assert!(include_str!("../../../docs/protocol.md").contains(&format!("{DEEPEST} levels")));
}

#[test]
fn brackets_within_text_are_no_levels() {
    let action = format!("{{\"cmd\":\"why\",\"action\":\"\\\"{}\"}}", "[{".repeat(DEEPEST));
    let answers = talk(format!("{}\n{action}\n", new()).as_bytes());
    assert_eq!(code(&answers[1]), "bad_action");
}

#[test]
fn a_name_that_stands_twice_is_refused_at_every_level() {
    let doubled = [
        (r#"{"cmd":"new","cmd":"quit"}"#, "cmd"),
        (r#"{"cmd":"new","id":1,"id":1}"#, "id"),
        (r#"{"cmd":"new","options":{"supply":"loose","supply":"strict"}}"#, "supply"),
        (r#"{"cmd":"apply","action":{"recruit":{"warriors":1,"warriors":2}}}"#, "warriors"),
        (r#"{"cmd":"load","state":{"areas":[{"dice":[1],"dice":[2]}]}}"#, "dice"),
        // The same name, spelled differently.
        (r#"{"cmd":"new","c\u006dd":"quit"}"#, "cmd"),
    ];
    for (line, name) in doubled {
        let answers = talk(format!("{}\n{line}\n{{\"cmd\":\"legal\"}}\n", new()).as_bytes());
        assert_eq!(code(&answers[1]), "doubled_field", "{line}");
        let message = answers[1]["error"]["message"].as_str().expect("a message");
        assert!(message.contains(&format!("{name:?}")), "{message}");
        assert_eq!(answers[2]["number"], 0, "the game is as it was, and goes on");
    }
    let twice_below = br#"{"cmd":"why","id":9,"action":{"a":1,"a":2}}"#;
    assert_eq!(talk(twice_below)[0]["id"], 9);
    // Twice in the line, but not in one object.
    let apart = br#"{"cmd":"new","options":{"id":{"id":1}},"id":2}"#;
    assert_eq!(code(&talk(apart)[0]), "bad_options");
}

#[test]
fn quit_ends_at_once_and_so_does_the_end_of_the_input() {
    assert_eq!(ask(&[json!({ "cmd": "quit" }), new()]), [json!({ "quit": true })]);
    assert!(talk(b"").is_empty());
    assert_eq!(talk(br#"{"cmd":"new"}"#).len(), 1);
}

/// The same position, with the backs of two cards exchanged that nobody has seen.
fn twin(state: &Value) -> Value {
    let mut twin = state.clone();
    twin["areas"][2]["back"] = state["areas"][9]["back"].clone();
    twin["areas"][9]["back"] = state["areas"][2]["back"].clone();
    assert_ne!(twin, *state);
    twin
}

#[test]
fn best_is_the_same_in_positions_that_look_the_same() {
    let scout = json!({ "cmd": "apply", "action": { "scout": { "area": 5 } } });
    let end = json!({ "cmd": "apply", "action": "end" });
    let state = last(&[new(), recruit(1), scout, end, json!({ "cmd": "state" })])["state"].clone();
    let best = json!({ "cmd": "best", "budget": { "iterations": 400 }, "seed": 11 });
    let asked = |state: &Value| {
        let load = json!({ "cmd": "load", "state": state, "seed": 1 });
        ask(&[load, json!({ "cmd": "view", "seat": 1 }), best.clone()])
    };
    assert_eq!(asked(&state)[1..], asked(&twin(&state))[1..]);
}

#[test]
fn legal_says_which_action_repeats_a_position() {
    let pass = [recruit(0), json!({ "cmd": "apply", "action": "end" })];
    let mut requests = vec![new()];
    let mut seen = Vec::new();
    for _ in 0..4 {
        requests.push(pass[0].clone());
        let legal = last(&[&requests[..], &[json!({ "cmd": "legal" })]].concat());
        let offers = legal["actions"].as_array().expect("offers").clone();
        let end = offers.iter().find(|offer| offer["action"] == "end").expect("the turn can end");
        seen.push(end.get("repeats").cloned());
        let marked = offers.iter().filter(|offer| offer.get("repeats").is_some()).count();
        assert!(marked <= 1, "only the end of the turn leads to a position that counts");
        requests.push(pass[1].clone());
    }
    assert_eq!(seen, [None, Some(json!(2)), Some(json!(2)), Some(json!(3))]);
    assert!(last(&requests)["turn"].get("over").is_some(), "the third time ends it");
}

#[test]
fn a_resignation_ends_the_game_and_stands_in_the_record() {
    let resign = json!({ "cmd": "resign", "seat": 1 });
    let record = json!({ "cmd": "record" });
    let answers = ask(&[new(), recruit(2), resign, json!({ "cmd": "legal" }), record, recruit(1)]);
    let given_up = &answers[2];
    assert_eq!(given_up["turn"], json!({ "over": [1, 2] }), "whoever decides: seat 1 gave up");
    assert_eq!((&given_up["seat"], &given_up["number"]), (&json!(1), &json!(1)));
    assert_eq!(given_up["undoable"], 0);
    assert_eq!(answers[3]["actions"], json!([]));
    let record = &answers[4]["record"];
    assert_eq!((&record["resigned"], &record["standing"]), (&json!(1), &json!([1, 2])));
    assert_eq!(code(&answers[5]), "game_over");

    let nobody_named = last(&[new(), json!({ "cmd": "resign" })]);
    assert_eq!(nobody_named["turn"], json!({ "over": [2, 1] }), "the one who decides");
}

#[test]
fn among_more_than_two_a_bot_can_play_on() {
    let requests = [
        json!({ "cmd": "new", "seed": 1, "options": { "players": 3 } }),
        json!({ "cmd": "resign", "seat": 2, "bot": "tiro", "leavers": "last" }),
        json!({ "cmd": "resign", "seat": 2, "bot": "tiro", "leavers": "last" }),
        json!({ "cmd": "resign", "seat": 1, "bot": "tiro" }),
        json!({ "cmd": "resign", "seat": 1 }),
        json!({ "cmd": "record" }),
    ];
    let lines: String = requests.iter().map(|request| format!("{request}\n")).collect();
    let answers = talk_in("conquest", lines.as_bytes());
    assert!(answers[1]["turn"].get("decides").is_some(), "{}", answers[1]);
    for refused in [2, 3] {
        assert_eq!(code(&answers[refused]), "cannot_resign", "left before; another end");
    }
    assert_eq!(answers[4]["turn"], json!({ "over": [1, 2, 3] }), "who left first comes last");
    let left = json!([{ "seat": 2, "after": 0, "bot": "tiro", "last": true }]);
    assert_eq!(answers[5]["record"]["left"], left);
}

/// A position that is over: both sides pass until it stands for the third time.
fn finished() -> Value {
    let pass = [recruit(0), json!({ "cmd": "apply", "action": "end" })];
    let mut requests = vec![new()];
    requests.extend(pass.iter().cloned().cycle().take(8));
    requests.push(json!({ "cmd": "state" }));
    let state = last(&requests)["state"].clone();
    assert!(state["phase"].get("over").is_some(), "three repetitions end it: {state}");
    state
}

/// A request for each code, sent to a game that has just begun.
fn wrong_requests() -> Vec<(Code, Vec<u8>)> {
    let line = |text: &str| text.as_bytes().to_vec();
    vec![
        (Code::LineTooLong, vec![b' '; LONGEST + 1]),
        (Code::NotUtf8, b"{\"cmd\":\"\xff\"}".to_vec()),
        (Code::NotJson, line("{\"cmd\":")),
        (Code::NotJson, line("")),
        (Code::NotJson, line(&"[".repeat(100_000))),
        (Code::NotJson, line("[1")),
        (Code::NotJson, line(r#"{"cmd":"legal"} {}"#)),
        (Code::NotJson, line(r#"{"cmd":"why","action":{"a":}}"#)),
        (Code::NotAnObject, line("[1]")),
        (Code::NotAnObject, line(&("[".repeat(DEEPEST) + &"]".repeat(DEEPEST)))),
        (Code::NotAnObject, line("null")),
        (Code::DoubledField, line(r#"{"cmd":"legal","cmd":"legal"}"#)),
        (Code::BadId, line(r#"{"cmd":"legal","id":1.5}"#)),
        (Code::BadId, line(r#"{"cmd":"legal","id":true}"#)),
        (Code::BadId, line(r#"{"cmd":"legal","id":[1]}"#)),
        (Code::NoCmd, line("{}")),
        (Code::NoCmd, line(r#"{"cmd":7}"#)),
        (Code::UnknownCmd, line(r#"{"cmd":"NEW"}"#)),
        (Code::UnknownField, line(r#"{"cmd":"legal","seat":1}"#)),
        (Code::MissingField, line(r#"{"cmd":"apply"}"#)),
        (Code::MissingField, line(r#"{"cmd":"view"}"#)),
        (Code::BadField, line(r#"{"cmd":"view","seat":2}"#)),
        (Code::BadField, line(r#"{"cmd":"view","seat":-1}"#)),
        (Code::BadField, line(r#"{"cmd":"view","seat":"all"}"#)),
        (Code::BadField, line(r#"{"cmd":"new","seed":-1}"#)),
        (Code::BadField, line(r#"{"cmd":"new","seed":"12"}"#)),
        (Code::BadField, line(r#"{"cmd":"new","seed":1.5}"#)),
        (Code::BadField, line(r#"{"cmd":"best","budget":{"ms":0}}"#)),
        (Code::BadField, line(r#"{"cmd":"best","budget":{"ms":1,"iterations":1}}"#)),
        (Code::BadField, line(r#"{"cmd":"best","budget":300}"#)),
        (Code::BadField, line(r#"{"cmd":"record","players":["one"]}"#)),
        (Code::BadField, line(r#"{"cmd":"record","players":"one"}"#)),
        (Code::BadOptions, line(r#"{"cmd":"new","options":{"supply":"none"}}"#)),
        (Code::BadOptions, line(r#"{"cmd":"new","options":{"colour":"red"}}"#)),
        (Code::BadState, line(r#"{"cmd":"load","state":{}}"#)),
        (Code::BadState, line(r#"{"cmd":"load","state":null}"#)),
        (Code::BadAction, line(r#"{"cmd":"apply","action":{"fly":{}}}"#)),
        (Code::BadAction, line(r#"{"cmd":"apply","action":null}"#)),
        (Code::BadAction, line(r#"{"cmd":"why","action":{"scout":{"area":12}}}"#)),
        (Code::NotYourDecision, line(r#"{"cmd":"apply","seat":1,"action":"end"}"#)),
        (Code::Illegal, line(r#"{"cmd":"apply","action":"end"}"#)),
        (Code::CannotUndo, line(r#"{"cmd":"undo"}"#)),
        (Code::BadField, line(r#"{"cmd":"resign","seat":2}"#)),
        (Code::BadField, line(r#"{"cmd":"resign","bot":"hal"}"#)),
        (Code::BadField, line(r#"{"cmd":"resign","bot":"tiro","leavers":"first"}"#)),
        (Code::BadField, line(r#"{"cmd":"resign","leavers":"last"}"#)),
        (Code::CannotResign, line(r#"{"cmd":"resign","bot":"tiro"}"#)),
    ]
}

#[test]
fn wrong_requests_get_their_code_and_change_nothing() {
    for (expected, wrong) in wrong_requests() {
        let start = format!("{}\n{{\"cmd\":\"state\"}}\n", new());
        let input = [start.as_bytes(), &wrong, b"\n{\"cmd\":\"state\"}\n"].concat();
        let answers = talk(&input);
        let shown = String::from_utf8_lossy(&wrong[..wrong.len().min(80)]).into_owned();
        assert_eq!(answers.len(), 4, "{shown}");
        assert_eq!(json!(code(&answers[2])), json!(expected), "{shown}");
        assert_eq!(answers[1], answers[3], "{shown}");
    }
}

#[test]
fn every_code_is_documented_and_all_but_a_defect_can_be_met() {
    let document = include_str!("../../../docs/protocol.md");
    let mut met: HashSet<Code> = wrong_requests().into_iter().map(|(code, _)| code).collect();
    for command in ["state", "legal", "undo", "resign", "record"] {
        assert_eq!(code(&last(&[json!({ "cmd": command })])), "no_game");
    }
    let load = json!({ "cmd": "load", "state": finished() });
    let best = json!({ "cmd": "best", "budget": { "ms": 1 } });
    for request in
        [recruit(0), json!({ "cmd": "undo" }), json!({ "cmd": "resign", "seat": 0 }), best]
    {
        assert_eq!(code(&last(&[load.clone(), request])), "game_over");
    }
    met.extend([Code::NoGame, Code::GameOver, Code::Internal]);
    for code in Code::ALL {
        assert!(met.contains(&code), "{code:?} is not tested");
        let written = json!(code).as_str().expect("a code is text").to_owned();
        assert!(document.contains(&format!("`{written}`")), "{written} is not documented");
    }
    for command in COMMANDS {
        assert!(document.contains(&format!("`{command}`")), "{command} is not documented");
    }
}

/// Any JSON value, not too deep.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (0_u64..14).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        "[a-z_]{0,8}".prop_map(Value::from),
        Just(json!({ "recruit": { "warriors": 1 } })),
        Just(json!("end")),
    ];
    leaf.prop_recursive(3, 24, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::hash_map(any_key(), inner, 0..4)
                .prop_map(|fields| Value::Object(fields.into_iter().collect())),
        ]
    })
}

fn any_key() -> impl Strategy<Value = String> {
    let known =
        ["action", "state", "seat", "options", "seed", "players", "id", "warriors", "area", "x"];
    prop::sample::select(known.to_vec()).prop_map(str::to_owned)
}

/// A request that looks like one: a known command with random fields. `best` stays out: a random
/// budget may take its time.
fn any_request() -> impl Strategy<Value = Vec<u8>> {
    let commands: Vec<&str> =
        COMMANDS.into_iter().filter(|command| !["best", "quit"].contains(command)).collect();
    (prop::sample::select(commands), prop::collection::hash_map(any_key(), any_json(), 0..4))
        .prop_map(|(command, fields)| {
            let mut request = Value::Object(fields.into_iter().collect());
            request["cmd"] = json!(command);
            request.to_string().into_bytes()
        })
}

/// A request in which a name may stand twice, somewhere.
fn any_doubled() -> impl Strategy<Value = Vec<u8>> {
    (any_request(), any_key(), any_json(), any::<prop::sample::Index>()).prop_map(
        |(request, key, value, place)| {
            let text = String::from_utf8(request).expect("requests are text");
            let starts: Vec<usize> = text.match_indices('{').map(|(at, _)| at + 1).collect();
            let at = starts[place.index(starts.len())];
            let comma = if text[at..].starts_with('}') { "" } else { "," };
            format!("{}{}:{value}{comma}{}", &text[..at], json!(key), &text[at..]).into_bytes()
        },
    )
}

fn any_line() -> impl Strategy<Value = Vec<u8>> {
    let bytes =
        prop::collection::vec(any::<u8>().prop_filter("one line", |&byte| byte != b'\n'), 0..60);
    let opening = Just(new().to_string().into_bytes());
    let move_on = Just(recruit(1).to_string().into_bytes());
    let deep =
        (1_usize..2 * DEEPEST).prop_map(|levels| nested(levels, 1).trim().to_owned().into_bytes());
    prop_oneof![2 => bytes, 6 => any_request(), 1 => any_doubled(), 1 => deep, 1 => opening, 1 => move_on]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_sent_gets_one_answer_a_line_and_never_a_crash(
        lines in prop::collection::vec(any_line(), 0..20),
    ) {
        let input: Vec<u8> = lines.iter().flat_map(|line| [line.as_slice(), b"\n"].concat()).collect();
        let answers = talk(&input);
        prop_assert_eq!(answers.len(), lines.len());
        for answer in &answers {
            prop_assert!(answer.is_object());
            prop_assert!(answer["error"]["code"] != "internal", "{}", answer);
        }
    }

    #[test]
    fn a_load_is_refused_or_gives_a_game_that_can_be_played(
        field in prop::sample::select(vec!["areas", "turn", "phase", "mover", "beginner", "scouted", "supply"]),
        value in any_json(),
    ) {
        let mut state = last(&[new(), json!({ "cmd": "state" })])["state"].clone();
        state[field] = value;
        let requests = [json!({ "cmd": "load", "state": state }), json!({ "cmd": "legal" })];
        let answers = ask(&requests);
        for answer in &answers {
            prop_assert!(answer["error"]["code"] != "internal", "{}", answer);
        }
    }
}
