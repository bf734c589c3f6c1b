//! `cargo xtask test`: everything that must hold before a change goes in, cheapest first.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};

use crate::workspace::{cargo, succeed, tested_program, tests_of_all};
use crate::{browser, generate, page, rules, tidy};

/// One thing to check.
struct Step {
    name: &'static str,
    check: fn() -> Result<()>,
}

const STEPS: [Step; 12] = [
    Step { name: "format", check: format },
    Step { name: "rule coverage", check: rules::run },
    Step { name: "tidiness", check: tidy::run },
    // The page comes before the program, which has it inside.
    Step { name: "page: packages", check: page::install },
    Step { name: "page: format, lint and types", check: page_checks },
    Step { name: "page: tests", check: page_tests },
    Step { name: "page: build and size", check: page_build },
    Step { name: "clippy", check: clippy },
    Step { name: "tests", check: tests },
    Step { name: "generated files", check: generated },
    Step { name: "docs", check: docs },
    Step { name: "browser tests", check: browser_tests },
];

/// Runs all steps and stops at the first that fails.
pub(crate) fn run() -> Result<()> {
    let start = Instant::now();
    let all = STEPS.len();
    for (index, step) in STEPS.iter().enumerate() {
        let (number, name) = (index + 1, step.name);
        println!("xtask test: step {number} of {all}, {name}");
        let begun = Instant::now();
        let result = (step.check)();
        let time = spell(begun.elapsed());
        if let Err(error) = result {
            bail!("xtask test: step {number} of {all}, {name}, FAILED after {time}: {error:#}");
        }
        println!("xtask test: step {number} of {all}, {name}, passed in {time}");
    }
    println!("xtask test: {all} steps passed in {}", spell(start.elapsed()));
    if !browser::is_here() {
        println!(
            "xtask test: BUT NO PAGE WAS TRIED IN A BROWSER. Install chromium and run it again."
        );
    }
    Ok(())
}

fn format() -> Result<()> {
    let formatted = succeed(cargo(&["fmt", "--all", "--check"]));
    formatted.map_err(|error| error.context("run `cargo fmt --all`"))
}

fn clippy() -> Result<()> {
    let what = ["clippy", "--workspace", "--all-targets", "--all-features", "--", "-D", "warnings"];
    succeed(cargo(&what))
}

fn tests() -> Result<()> {
    let mut command = tests_of_all(&[]);
    // A snapshot that differs is a failure here, never a new file.
    command.env("INSTA_UPDATE", "no");
    succeed(command)
}

fn generated() -> Result<()> {
    generate::run(true)
}

fn docs() -> Result<()> {
    let mut command = cargo(&["doc", "--workspace", "--all-features", "--no-deps"]);
    command.env("RUSTDOCFLAGS", "-D warnings");
    succeed(command)
}

fn page_checks() -> Result<()> {
    ["format:check", "lint", "check", "maps:check"].into_iter().try_for_each(page::script)
}

fn page_tests() -> Result<()> {
    page::script("test")
}

fn page_build() -> Result<()> {
    ["build", "size"].into_iter().try_for_each(page::script)
}

/// Whole games played by clicking, against the program that was just tested.
fn browser_tests() -> Result<()> {
    if !browser::present()? {
        println!("browser tests: NOT RUN, install chromium to run them");
        return Ok(());
    }
    let program = tested_program()?;
    page::script_with("e2e", "QUADRIGA_BIN", &program)
}

/// A time as people say it: `0.4s`, `12.0s`, `3m12s`.
fn spell(time: Duration) -> String {
    let seconds = time.as_secs();
    if seconds < 60 {
        format!("{:.1}s", time.as_secs_f64())
    } else {
        format!("{}m{:02}s", seconds / 60, seconds % 60)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_short_to_read() {
        assert_eq!(spell(Duration::from_millis(420)), "0.4s");
        assert_eq!(spell(Duration::from_secs(192)), "3m12s");
        assert_eq!(spell(Duration::from_secs(3605)), "60m05s");
    }
}
