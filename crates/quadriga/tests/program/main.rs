//! The built program, called as a user calls it.

mod arena_and_bench;
mod engine;
mod help;
mod play;
mod records;

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::thread;

/// The program with these arguments, free of the environment's language and colours.
fn quadriga(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_quadriga"));
    command.args(args).env("NO_COLOR", "1").env("LC_ALL", "C");
    command
}

/// Runs the program with some input.
fn run(args: &[&str], input: &str) -> Output {
    let mut child = quadriga(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.to_owned();
    // The program may end before it has read everything.
    let writer = thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("writing does not panic");
    output
}

/// What it printed, for a run that has to succeed.
fn printed(args: &[&str], input: &str) -> String {
    let output = run(args, input);
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{args:?}: {complaint}");
    String::from_utf8(output.stdout).expect("text")
}

/// The exit code and the complaint of a run that has to fail.
fn failed(args: &[&str]) -> (i32, String) {
    let output = run(args, "");
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!output.status.success(), "{args:?} should fail");
    assert!(!complaint.contains("panicked"), "{complaint}");
    (output.status.code().expect("an exit code"), complaint)
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}
