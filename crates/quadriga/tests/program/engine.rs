//! The engine as a process, and the example client.

use std::fs;
use std::process::Command;

use crate::{failed, printed, run, text};

#[test]
fn the_engine_answers_line_by_line_and_quits() {
    let answers = printed(
        &["engine", "oppida"],
        "{\"cmd\":\"new\",\"seed\":1}\nnonsense\n{\"cmd\":\"quit\"}\n",
    );
    let lines: Vec<&str> = answers.lines().collect();
    assert_eq!(lines.len(), 3, "{answers}");
    assert!(lines[1].contains("not_json"));
    assert_eq!(lines[2], r#"{"quit":true}"#);
    assert!(run(&["engine", "oppida"], "").status.success());
}

#[test]
fn the_python_example_plays_a_whole_game_that_verifies() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let script = format!("{root}/docs/examples/play_random.py");
    let python = Command::new("python3")
        .args([&script, env!("CARGO_BIN_EXE_quadriga"), "oppida", "3"])
        .output();
    let Ok(output) = python else {
        eprintln!("skipped: there is no python3 here");
        return;
    };
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.json");
    fs::write(&path, &output.stdout).expect("written");
    assert!(printed(&["verify", text(&path)], "").contains("is true"));
    assert_eq!(failed(&["verify", text(folder.path())]).0, 1);
}
