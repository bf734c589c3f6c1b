//! `cargo xtask load`: how much the server carries, measured with clients on this machine.

use anyhow::Result;

use crate::workspace::{cargo, succeed};

/// Builds the release program and runs the clients against it.
pub(crate) fn run(options: &[String]) -> Result<()> {
    let mut build = cargo();
    build.args(["build", "--release", "--locked", "--package", "quadriga"]);
    succeed(build.args(["--package", "quadriga-load"]))?;
    let mut load = cargo();
    load.args(["run", "--release", "--quiet", "--package", "quadriga-load", "--"]);
    succeed(load.args(options))
}
