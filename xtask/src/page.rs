//! The page in `web/`: its packages, its build and its checks, all by npm.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::SystemTime;

use anyhow::{Context, Result, bail, ensure};

use crate::workspace::{root, succeed};

/// The oldest Node that the page's tools run on.
const OLDEST_NODE: u32 = 20;
/// What the built page is made of.
const SOURCES: [&str; 6] = [
    "web/src",
    "web/public",
    "web/index.html",
    "web/package-lock.json",
    "web/vite.config.ts",
    "docs/rules",
];
/// What the build leaves behind.
const BUILT: &str = "web/dist/index.html";
const LOCK: &str = "web/package-lock.json";
const INSTALLED: &str = "web/node_modules/.package-lock.json";

/// Builds the page if anything in it is newer than the last build.
pub(crate) fn build_if_stale() -> Result<()> {
    let built = changed_at(BUILT)?;
    let newest = SOURCES.iter().map(|path| newest_below(&root().join(path)));
    let newest = newest.collect::<Result<Vec<_>>>()?.into_iter().max().flatten();
    if built.is_some() && built >= newest {
        return Ok(());
    }
    println!("building the page");
    install()?;
    succeed(npm(&["run", "--silent", "build"])?)
}

/// Installs the packages of the lock file, unless they are there already.
pub(crate) fn install() -> Result<()> {
    if changed_at(INSTALLED)? >= changed_at(LOCK)? {
        return Ok(());
    }
    succeed(npm(&["ci", "--no-audit", "--no-fund"])?)
}

/// Runs one of the page's scripts.
pub(crate) fn script(name: &str) -> Result<()> {
    let ran = succeed(npm(&["run", "--silent", name])?);
    ran.with_context(|| format!("npm run {name} (in web/)"))
}

/// Runs one of the page's scripts with a path in its environment.
pub(crate) fn script_with(name: &str, variable: &str, path: &Path) -> Result<()> {
    let mut command = npm(&["run", "--silent", name])?;
    command.env(variable, path);
    succeed(command).with_context(|| format!("npm run {name} (in web/)"))
}

/// npm in the folder of the page, with a word on what to install where it is missing.
pub(crate) fn npm(arguments: &[&str]) -> Result<Command> {
    ensure!(root().join(LOCK).is_file(), "there is no {LOCK}: is this a whole checkout?");
    let node = version("node")?;
    let major: u32 = node.split('.').next().and_then(|major| major.parse().ok()).unwrap_or(0);
    if major < OLDEST_NODE {
        bail!("Node {node} is too old: install Node {OLDEST_NODE} or newer");
    }
    version("npm")?;
    let mut command = Command::new("npm");
    command.args(arguments).current_dir(root().join("web")).stdin(Stdio::null());
    Ok(command)
}

/// The version that a tool tells of itself, without the leading `v`.
fn version(tool: &str) -> Result<String> {
    let output = Command::new(tool).arg("--version").stdin(Stdio::null()).output();
    match output {
        Ok(output) if output.status.success() => {
            let text = String::from_utf8_lossy(&output.stdout);
            Ok(text.trim().trim_start_matches('v').to_owned())
        }
        _ => bail!("{tool} is missing: install Node {OLDEST_NODE} or newer, which brings npm"),
    }
}

fn changed_at(path: &str) -> Result<Option<SystemTime>> {
    match fs::metadata(root().join(path)) {
        Ok(found) => Ok(Some(found.modified().with_context(|| format!("the age of {path}"))?)),
        Err(_) => Ok(None),
    }
}

/// When the newest file at or below a path was changed; `None` if there is nothing.
fn newest_below(path: &Path) -> Result<Option<SystemTime>> {
    let Ok(found) = fs::metadata(path) else { return Ok(None) };
    let reading = || format!("the age of {}", path.display());
    if found.is_file() {
        return Ok(Some(found.modified().with_context(reading)?));
    }
    let mut newest = None;
    for entry in fs::read_dir(path).with_context(reading)? {
        newest = newest.max(newest_below(&entry.with_context(reading)?.path())?);
    }
    Ok(newest)
}
