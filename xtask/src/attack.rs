//! `cargo xtask attack`: what a visitor can do to the others, tried on a server of this machine's own.

use anyhow::Result;

use crate::workspace::{cargo, succeed, target};

/// Builds the release program and attacks it.
pub(crate) fn run(options: &[String]) -> Result<()> {
    let build = ["build", "--release", "--locked", "-p", "quadriga", "-p", "quadriga-load"];
    succeed(cargo(&build))?;
    let mut attack = cargo(&[
        "run",
        "--release",
        "--quiet",
        "-p",
        "quadriga-load",
        "--bin",
        "quadriga-attack",
        "--",
    ]);
    attack.arg("--program").arg(target().join("release").join("quadriga"));
    attack.args(options);
    succeed(attack)
}
