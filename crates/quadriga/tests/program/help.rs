//! Help, and how the program complains about how it was called.

use crate::{failed, printed};

#[test]
fn every_command_has_help_with_examples() {
    for command in ["play", "engine", "arena", "bench", "replay", "verify"] {
        let help = printed(&[command, "--help"], "");
        assert!(help.contains("Examples:"), "{help}");
        assert!(help.contains(&format!("quadriga {command}")), "{help}");
        assert!(printed(&["--help"], "").contains(command));
    }
    assert!(printed(&["--help"], "").contains("Examples:"));
}

#[test]
fn a_wrong_call_ends_with_code_2_and_says_what_there_is() {
    let cases: [(&[&str], &str); 8] = [
        (
            &["play", "chess"],
            "there is no game \"chess\"; the games are: oppida, antike, conquest, hamilcar",
        ),
        (&["bench", "--game", "chess"], "there is no game"),
        (&["play", "oppida", "--option", "supply=none"], "supply can be strict, loose"),
        (&["play", "oppida", "--option", "colour=red"], "there is: beginner=lot|celts|romans"),
        (&["play", "oppida", "--seat", "9"], "the seats are: 0 (the Celts), 1 (the Romans)"),
        (&["play", "oppida", "--bot", "genius"], "there is no bot \"genius\""),
        (&["arena", "--game", "oppida", "--bots", "random"], "at least two bots"),
        (&["fly"], "unrecognized subcommand"),
    ];
    for (args, expected) in cases {
        let (code, complaint) = failed(args);
        assert_eq!(code, 2, "{complaint}");
        assert!(complaint.contains(expected), "{complaint}");
    }
}
