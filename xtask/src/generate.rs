//! `cargo xtask generate`: files, or parts of files, that are written by a program.
//!
//! There are three kinds: the answers in the example dialogue of `docs/protocol.md`; the page's
//! types in `web/src/generated`, which a test of the server writes and compares; and the page's
//! words.

mod dialogue;
mod words;

use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};
use std::thread;

use anyhow::{Context, Result, bail, ensure};

use crate::workspace::{root, succeed, tested_program, tests_of_all};

const PROTOCOL: &str = "docs/protocol.md";

/// Writes the generated files anew, or only checks that they are fresh.
pub(crate) fn run(check: bool) -> Result<()> {
    dialogue(check)?;
    types(check)?;
    words::run(check)
}

/// Writes the page's words anew, or only checks them: needs the committed types and no build.
pub(crate) fn run_words(check: bool) -> Result<()> {
    words::run(check)
}

fn types(check: bool) -> Result<()> {
    let mut command = tests_of_all(&["--quiet", "--test", "export_types"]);
    if !check {
        command.env("QUADRIGA_WRITE_TYPES", "1");
    }
    succeed(command).context("web/src/generated")
}

fn dialogue(check: bool) -> Result<()> {
    let path = root().join(PROTOCOL);
    let old = fs::read_to_string(&path).with_context(|| format!("cannot read {PROTOCOL}"))?;
    let new = dialogue::answered(&old, ask_engine).with_context(|| format!("in {PROTOCOL}"))?;
    match dialogue::first_difference(&old, &new) {
        None => println!("generate: {PROTOCOL} is fresh"),
        Some(difference) if check => {
            bail!("{PROTOCOL} is stale, run `cargo xtask generate`\n{difference}")
        }
        Some(_) => {
            fs::write(&path, new).with_context(|| format!("cannot write {PROTOCOL}"))?;
            println!("generate: wrote {PROTOCOL}");
        }
    }
    Ok(())
}

/// The answers of `quadriga engine oppida` to these requests.
fn ask_engine(requests: &[&str]) -> Result<Vec<String>> {
    let mut engine = Command::new(tested_program()?);
    engine.args(["engine", "oppida"]);
    ask(engine, requests)
}

/// The lines that a command prints when it is given these lines.
fn ask(mut command: Command, requests: &[&str]) -> Result<Vec<String>> {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot start the engine")?;
    let mut stdin = child.stdin.take().context("the engine has no standard input")?;
    let input: String = requests.iter().map(|request| format!("{request}\n")).collect();
    // Written beside the reading, so that neither side waits for the other. An engine that stops
    // reading early (`quit`) is no error here: whoever counts the answers notices.
    let writer = thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().context("the engine did not end")?;
    writer.join().expect("writing does not panic");
    ensure!(output.status.success(), "the engine ended with {}", output.status);
    let answers = String::from_utf8(output.stdout).context("the engine's answer is not UTF-8")?;
    Ok(answers.lines().map(str::to_owned).collect())
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_long_dialogue_does_not_get_stuck() {
        let line = "x".repeat(200);
        let requests = vec![line.as_str(); 5_000];
        assert_eq!(ask(Command::new("cat"), &requests).expect("answers"), requests);
    }

    #[test]
    fn an_engine_that_fails_is_an_error() {
        assert!(ask(Command::new("false"), &["x"]).is_err());
        assert!(ask(Command::new("no-such-engine"), &["x"]).is_err());
    }
}
