//! Records: proved, told, and refused when someone has touched them.

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::{failed, printed, run, text};

/// A finished game: both sides pass until the position repeats, after the Celts have looked at a
/// card.
fn finished(folder: &TempDir) -> (PathBuf, Value) {
    let apply = |action: Value| json!({ "cmd": "apply", "action": action }).to_string();
    let mut lines =
        vec![json!({ "cmd": "new", "seed": 5, "options": { "beginner": "celts" } }).to_string()];
    lines.push(apply(json!({ "recruit": { "warriors": 0 } })));
    lines.push(apply(json!({ "scout": { "area": 5 } })));
    lines.push(apply(json!("end")));
    for _ in 0..7 {
        lines.push(apply(json!({ "recruit": { "warriors": 0 } })));
        lines.push(apply(json!("end")));
    }
    lines.push(json!({ "cmd": "record", "players": ["Brennus", "Camillus"] }).to_string());
    let answers = printed(&["engine", "oppida"], &(lines.join("\n") + "\n"));
    let last: Value = serde_json::from_str(answers.lines().last().unwrap()).unwrap();
    let record = last["record"].clone();
    assert!(record["seed"].is_string(), "it is over: {last}");
    let path = folder.path().join("game.json");
    fs::write(&path, record.to_string()).unwrap();
    (path, record)
}

#[test]
fn a_true_record_is_proved() {
    let folder = tempfile::tempdir().unwrap();
    let (path, record) = finished(&folder);
    let proof = printed(&["verify", text(&path)], "");
    assert!(proof.contains("is true: oppida") && proof.contains("a draw"), "{proof}");
    let json: Value =
        serde_json::from_str(&printed(&["verify", text(&path), "--json"], "")).unwrap();
    assert_eq!(json["valid"], true);
    assert_eq!(json["actions"], record["actions"].as_array().unwrap().len());
}

#[test]
fn a_record_that_was_touched_is_refused_with_the_place() {
    let folder = tempfile::tempdir().unwrap();
    let (path, record) = finished(&folder);
    let touched = |field: &str, value: Value, expected: &str| {
        let mut other = record.clone();
        other[field] = value;
        fs::write(&path, other.to_string()).unwrap();
        let (code, complaint) = failed(&["verify", text(&path)]);
        assert_eq!(code, 1);
        assert!(complaint.contains(expected), "{complaint}");
        assert_eq!(complaint.trim_end().lines().count(), 1, "one line: {complaint}");
        let json = run(&["verify", text(&path), "--json"], "").stdout;
        assert_eq!(serde_json::from_slice::<Value>(&json).unwrap()["valid"], false);
    };
    touched("seed", json!("00".repeat(32)), "does not belong to the published hash");
    touched("seed", json!("xyz"), "64 hexadecimal digits");
    touched("seed", Value::Null, "the seed is not revealed");
    touched("standing", json!([1, 2]), "the record says");
    touched("rules", json!(99), "rules version 99");
    touched("format", json!(2), "format 2");
    touched("game", json!("chess"), "there is no game \"chess\"");
    touched("seats", json!([]), "0 players");
    touched("actions", json!([{ "recruit": { "warriors": 4 } }]), "action 1 is refused");
    touched("extra", json!(1), "unknown field");
}

#[test]
fn files_that_are_no_records_are_refused_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let (path, record) = finished(&folder);
    let half = &record.to_string()[..200];
    let contents: [&[u8]; 4] = [half.as_bytes(), b"", b"\xff\xfe", b"[]"];
    for command in ["verify", "replay"] {
        for content in contents {
            fs::write(&path, content).unwrap();
            let (code, complaint) = failed(&[command, text(&path)]);
            assert_eq!((code, complaint.trim_end().lines().count()), (1, 1), "{complaint}");
            assert!(complaint.contains("not a record"), "{complaint}");
        }
        assert!(failed(&[command, text(folder.path())]).1.contains("is a folder"));
        let missing = folder.path().join("missing.json");
        assert!(failed(&[command, text(&missing)]).1.contains("cannot read"));
    }
}

#[test]
fn a_replay_tells_the_game_in_both_languages() {
    let folder = tempfile::tempdir().unwrap();
    let (path, record) = finished(&folder);
    let english = printed(&["replay", text(&path), "--lang", "en"], "");
    assert!(english.contains("The Celts scouted the Ford (b2)."), "{english}");
    assert!(english.contains("The Ford (b2) hides"), "a finished game has no secrets: {english}");
    assert!(english.contains("a draw"), "{english}");
    insta::assert_snapshot!(
        "replay_step_2_de",
        printed(&["replay", text(&path), "--lang", "de", "--step", "2"], "")
    );

    let lines = printed(&["replay", text(&path), "--json"], "");
    let actions = record["actions"].as_array().unwrap().len();
    assert_eq!(lines.lines().count(), actions + 1);
    let (code, complaint) = failed(&["replay", text(&path), "--step", "9999"]);
    assert!(code == 1 && complaint.contains("--step takes 0 to"), "{complaint}");
}
