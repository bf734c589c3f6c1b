//! `cargo xtask load`: how much the server carries, measured with clients on this machine.

use anyhow::Result;

use crate::workspace::against_release;

/// Builds the release program and runs the clients against it.
pub(crate) fn run(options: &[String]) -> Result<()> {
    against_release("quadriga-load", options)
}
