//! Whole terminals: what a player sees, in both languages.

use std::fs;

use serde_json::Value;

use crate::{failed, printed, text};

/// The random bot: it plays the same each time, however the clever ones are tuned.
const AGAINST_BOT: [&str; 8] =
    ["play", "oppida", "--seed", "3", "--bot", "random", "--option", "beginner=celts"];

const VISIT: &str =
    "?\nm a1 d3\nwhy r5\nwhy r2\nwhy\nhello\n99\nm a1 2b1\nu\nu\nr3\ns b1\ne\nlog\nq\nq\n";

#[test]
fn a_visit_in_english() {
    insta::assert_snapshot!(printed(&[&AGAINST_BOT[..], &["--lang", "en"]].concat(), VISIT));
}

#[test]
fn a_visit_in_german() {
    insta::assert_snapshot!(printed(&[&AGAINST_BOT[..], &["--lang", "de"]].concat(), VISIT));
}

#[test]
fn two_people_at_one_keyboard_do_not_see_each_others_secrets() {
    let args = [
        "play",
        "oppida",
        "--seed",
        "3",
        "--hotseat",
        "--option",
        "beginner=celts",
        "--lang",
        "en",
    ];
    let screen = printed(&args, "r3\ns b1\ne\n\nr1\ne\n\nlog\n");
    let (celts, rest) = screen.split_once("Pass the keyboard to the Romans").expect("a curtain");
    let (romans, celts_again) =
        rest.split_once("Pass the keyboard to the Celts").expect("a second");
    let secret =
        celts.lines().find(|line| line.contains("The Heath (b1) hides")).expect("the secret");
    assert!(!romans.contains(secret), "{romans}");
    assert!(romans.contains("The Celts scouted the Heath (b1)."), "{romans}");
    assert!(romans.contains("back ? (C)"), "{romans}");
    assert!(celts_again.contains(secret), "the log still knows it: {celts_again}");
    assert!(celts_again.contains("The Romans recruited 1."));
    assert_eq!(screen.matches("Pass the keyboard").count(), 2, "only when the seat changes");
}

#[test]
fn a_saved_game_goes_on_and_verifies() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.json");
    let left = printed(
        &[&AGAINST_BOT[..], &["--save", text(&path), "--lang", "en"]].concat(),
        "m a1 2b1\ne\n",
    );
    assert!(
        left.contains(&format!("To go on: quadriga play oppida --load {}", path.display())),
        "{left}"
    );
    let saved: Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
    assert_eq!(saved["seats"][1]["bot"], "random");
    assert!(printed(&["verify", text(&path)], "").contains("not over yet"));

    let on = printed(&["play", "oppida", "--load", text(&path), "--lang", "en"], "log\nr1\n");
    assert!(
        on.contains("The Celts marched with 2 from the Celtic capital (a1) to the Heath (b1)."),
        "{on}"
    );
    let after: Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
    assert!(
        after["actions"].as_array().unwrap().len() > saved["actions"].as_array().unwrap().len()
    );
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "no temporary file stays");
}

#[test]
fn a_record_tells_people_at_one_keyboard_apart() {
    let folder = tempfile::tempdir().unwrap();
    let names = |seats: &[&str]| -> Vec<String> {
        let path = folder.path().join("game.json");
        let first = ["play", "oppida", "--seed", "3", "--option", "beginner=celts"];
        let last = ["--save", text(&path), "--lang", "en"];
        printed(&[&first[..], seats, &last].concat(), "m a1 2b1\n");
        let saved: Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
        let seats = saved["seats"].as_array().unwrap().iter();
        seats.map(|seat| seat["name"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(names(&["--hotseat"]), ["Player 1", "Player 2"]);
    assert_eq!(names(&["--bot", "random"]), ["Player", "random"]);
}

#[test]
fn one_of_two_who_resigns_ends_the_game_and_the_record_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.json");
    let args = [&AGAINST_BOT[..], &["--save", text(&path), "--lang", "en"]].concat();
    let screen = printed(&args, "resign\nr1\nresign\nresign\n");
    assert_eq!(
        screen.matches("Really give up?").count(),
        2,
        "asked anew after an action: {screen}"
    );
    assert!(screen.contains("Celts: resigned; the game is over."), "{screen}");
    assert!(screen.contains("The game is over: the Romans win."), "{screen}");
    let saved: Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
    assert_eq!((&saved["resigned"], &saved["standing"]), (&0.into(), &vec![2, 1].into()));
    assert!(printed(&["verify", text(&path)], "").contains("is true"));
}

#[test]
fn among_three_at_one_keyboard_a_bot_plays_on_for_whoever_resigns() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.json");
    let first = ["play", "conquest", "--seed", "3", "--hotseat", "--option", "players=3"];
    let last = ["--leavers", "last", "--save", text(&path), "--lang", "en"];
    let screen = printed(&[&first[..], &last].concat(), "resign\nresign\n\nq\n");
    assert!(screen.contains("resigned; the bot veteranus plays on."), "{screen}");
    let saved: Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
    let left = &saved["left"][0];
    assert_eq!((&left["bot"], &left["last"]), (&"veteranus".into(), &true.into()), "{saved}");
    let seat = left["seat"].as_u64().unwrap() as usize;
    assert_eq!(saved["seats"][seat]["name"], format!("Player {}", seat + 1));
    assert!(saved["seats"][seat]["bot"].is_null());
    // The bot goes on playing there when the game is loaded again.
    let on = printed(&["play", "conquest", "--load", text(&path), "--lang", "en"], "\nq\n");
    assert!(on.contains("To go on"), "{on}");
}

#[test]
fn saving_where_it_cannot_be_does_not_end_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("no/such/folder/game.json");
    let good = folder.path().join("my game.json");
    let input = format!("save\nsave {}\nsave {}\nq\n", text(&missing), text(&good));
    let screen = printed(&[&AGAINST_BOT[..], &["--lang", "en"]].concat(), &input);
    assert!(screen.contains("Where to?"), "{screen}");
    assert!(screen.contains("cannot save to"), "{screen}");
    assert!(screen.contains("Saved in"), "{screen}");
    assert!(good.is_file());
    assert!(failed(&["play", "oppida", "--save", text(&missing)]).1.contains("cannot save to"));
}

#[test]
fn a_whole_game_can_be_played_by_always_taking_the_first_action() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.json");
    let screen = printed(
        &[
            "play",
            "oppida",
            "--seed",
            "1",
            "--bot",
            "greedy",
            "--seat",
            "römer",
            "--lang",
            "de",
            "--save",
            text(&path),
        ],
        &"1\n".repeat(2000),
    );
    assert!(screen.contains("Das Spiel ist aus: "), "{}", &screen[screen.len() - 3000..]);
    assert!(printed(&["verify", text(&path)], "").contains("is true"));
    assert!(failed(&["play", "oppida", "--load", text(&path)]).1.contains("is over"));
}

#[cfg(unix)]
#[test]
fn a_reader_that_leaves_is_no_error() {
    use std::process::Stdio;

    let mut child = crate::quadriga(&["bench", "--seconds", "0.01"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("started");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("ended");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty());
}
