//! `cargo xtask attack`: what a visitor can do to the others, tried on a server of this machine's
//! own.

use anyhow::Result;

use crate::workspace::against_release;

/// Builds the release program and attacks it.
pub(crate) fn run(options: &[String]) -> Result<()> {
    against_release("quadriga-attack", options)
}
