//! Debian's Chromium for the browser tests: found, or installed where that is permitted.

use std::process::{Command, Stdio};

use anyhow::Result;

use crate::workspace::succeed;

/// Makes sure that there is a Chromium. `Ok(false)` where there is none and none can be installed.
pub(crate) fn present() -> Result<bool> {
    if is_here() {
        return Ok(true);
    }
    if !answers("apt-get") || !is_root() {
        println!("browser tests: no chromium here, and no right to install it with apt-get");
        return Ok(false);
    }
    println!("browser tests: installing chromium");
    succeed(apt(&["update", "-qq"]))?;
    succeed(apt(&["install", "-y", "-qq", "--no-install-recommends", "chromium"]))?;
    Ok(is_here())
}

/// Whether there is a Chromium now.
pub(crate) fn is_here() -> bool {
    answers("chromium")
}

fn apt(arguments: &[&str]) -> Command {
    let mut command = Command::new("apt-get");
    command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive").stdin(Stdio::null());
    command
}

fn answers(tool: &str) -> bool {
    let asked = Command::new(tool)
        .arg("--version")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    asked.is_ok_and(|status| status.success())
}

fn is_root() -> bool {
    let asked = Command::new("id").arg("-u").stdin(Stdio::null()).output();
    asked.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
