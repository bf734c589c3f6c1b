//! `cargo xtask load`: how much the server carries, measured with clients on this machine.

use anyhow::Result;

use crate::workspace::{cargo, succeed, target};

/// Builds the release program and runs the clients against it.
pub(crate) fn run(options: &[String]) -> Result<()> {
    let build = ["build", "--release", "--locked", "-p", "quadriga", "-p", "quadriga-load"];
    succeed(cargo(&build))?;
    let mut load = cargo(&[
        "run",
        "--release",
        "--quiet",
        "-p",
        "quadriga-load",
        "--bin",
        "quadriga-load",
        "--",
    ]);
    load.arg("--program").arg(target().join("release").join("quadriga"));
    load.args(options);
    succeed(load)
}
