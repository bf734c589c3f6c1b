//! The fixed forms that scripts rely on.

use serde_json::Value;

use crate::printed;

#[test]
fn bench_prints_a_line_a_game_with_fixed_fields() {
    let lines = printed(&["bench", "--game", "oppida", "--seconds", "0.05", "--json"], "");
    let figures: Vec<Value> =
        lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(figures.len(), 1);
    assert!(lines.starts_with("{\"game\":\"oppida\",\"actions_per_s\":"), "{lines}");
    for field in ["actions_per_s", "games_per_s", "state_bytes", "action_bytes"] {
        assert!(figures[0][field].as_f64().is_some_and(|value| value > 0.0), "{field}: {lines}");
    }
    let table = printed(&["bench", "--seconds", "0.05"], "");
    assert!(table.starts_with("game ") && table.contains("\noppida "), "{table}");
}

#[test]
fn arena_ends_with_one_object() {
    let args =
        ["arena", "--game", "oppida", "--bots", "greedy,random", "--games", "10", "--seed", "1"];
    let json = printed(&[&args[..], &["--json"]].concat(), "");
    let result: Value = serde_json::from_str(json.lines().last().expect("a line")).expect("JSON");
    assert_eq!(result["bots"], serde_json::json!(["greedy", "random"]));
    let wins: Vec<u64> =
        result["wins"].as_array().unwrap().iter().map(|wins| wins.as_u64().unwrap()).collect();
    assert_eq!(wins.iter().sum::<u64>(), result["decided"].as_u64().unwrap());
    assert_eq!(result["decided"].as_u64().unwrap() + result["draws"].as_u64().unwrap(), 10);
    assert_eq!(result["elo"].as_array().map(Vec::len), Some(2));
    assert!(wins[0] > wins[1], "{json}");

    let again = printed(&[&args[..], &["--json", "--threads", "1"]].concat(), "");
    assert_eq!(json, again, "threads change nothing");
    assert!(printed(&args, "").contains("greedy"));
}

#[test]
fn more_than_two_bots_play_each_other() {
    let args =
        ["arena", "--game", "oppida", "--bots", "greedy,random,mcts:5it", "--games", "2", "--json"];
    let result: Value = serde_json::from_str(&printed(&args, "")).expect("JSON");
    assert_eq!(result["games"], 6);
}
