//! stub
use anyhow::Result;
/// stub
#[derive(clap::Args)]
pub struct Args {}
/// stub
pub fn run(_: &Args) -> Result<()> { Ok(()) }
