//! Where the project lies, which files belong to it, and how its commands are started.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

use anyhow::{Context, Result, bail, ensure};

/// What holds no sources, for a checkout without git.
const LEFT_OUT: [&str; 4] = [".git", "target", "node_modules", "dist"];

/// A text file: its path from the root with forward slashes, and its text.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    /// The path from the root.
    pub(crate) path: String,
    /// All of its text.
    pub(crate) text: String,
}

/// The root of the project.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in a folder of the project")
}

/// The paths of all tracked files, in order. Without git (an unpacked archive): all files that are
/// not build products.
pub(crate) fn tracked() -> Result<Vec<String>> {
    let listed = Command::new("git")
        .args(["ls-files", "-z"])
        .current_dir(root())
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output();
    let mut paths: Vec<String> = match listed {
        Ok(output) if output.status.success() => {
            let names = String::from_utf8(output.stdout).context("a file name is not UTF-8")?;
            names.split_terminator('\0').map(str::to_owned).collect()
        }
        _ => below(root(), &LEFT_OUT)?,
    };
    paths.retain(|path| root().join(path).is_file());
    paths.sort();
    Ok(paths)
}

/// The file's text; `None` if it is no text.
pub(crate) fn text(path: &str) -> Result<Option<Source>> {
    let bytes = fs::read(root().join(path)).with_context(|| format!("cannot read {path}"))?;
    Ok(String::from_utf8(bytes).ok().map(|text| Source { path: path.to_owned(), text }))
}

/// All text files below a folder, with one of these extensions; none if there is no such folder.
pub(crate) fn texts(folder: &str, extensions: &[&str]) -> Result<Vec<Source>> {
    let start = root().join(folder);
    if !start.is_dir() {
        return Ok(Vec::new());
    }
    let mut paths = below(&start, &[])?;
    paths.retain(|path| extensions.contains(&extension(path)));
    paths.sort();
    paths.iter().filter_map(|path| text(path).transpose()).collect()
}

/// What stands after the last dot of a path.
pub(crate) fn extension(path: &str) -> &str {
    path.rsplit_once('.').map_or("", |(_, extension)| extension)
}

/// The names of the folders directly in a folder, in order.
pub(crate) fn folders(folder: &str) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for path in entries(&root().join(folder))?.into_iter().filter(|path| path.is_dir()) {
        names.extend(path.file_name().map(|name| name.to_string_lossy().into_owned()));
    }
    names.sort();
    Ok(names)
}

/// The cargo that started this chore, in the root, with nothing on its standard input.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(arguments).current_dir(root()).stdin(Stdio::null());
    command
}

/// `cargo test` for the whole workspace. All chores that need something built call it in this form:
/// with other packages or features, cargo would compile most of the workspace once more.
pub(crate) fn tests_of_all(arguments: &[&str]) -> Command {
    let mut command = cargo(&["test", "--workspace", "--all-features"]);
    command.args(arguments);
    command
}

/// Where cargo puts what it builds.
pub(crate) fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// The program as the tests have built it: optimised, and with the page read from `web/dist`.
pub(crate) fn tested_program() -> Result<PathBuf> {
    succeed(tests_of_all(&["--quiet", "--no-run"]))?;
    Ok(target().join("debug").join("quadriga"))
}

/// Runs a command with its output shown; fails if it does.
pub(crate) fn succeed(mut command: Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start {command:?}"))?;
    match status.code() {
        Some(0) => Ok(()),
        Some(code) => bail!("the command ended with exit code {code}"),
        None => bail!("the command was ended by a signal"),
    }
}

/// Builds the release program, and runs one of the programs of `crates/load` against it.
pub(crate) fn against_release(client: &str, options: &[String]) -> Result<()> {
    succeed(cargo(&["build", "--release", "--locked", "-p", "quadriga", "-p", "quadriga-load"]))?;
    let mut run = cargo(&["run", "--release", "--quiet", "-p", "quadriga-load", "--bin", client]);
    run.args(["--", "--program"]).arg(target().join("release").join("quadriga")).args(options);
    succeed(run)
}

/// All files below `start`, as paths from the root.
fn below(start: &Path, left_out: &[&str]) -> Result<Vec<String>> {
    let mut found = Vec::new();
    let mut open = vec![start.to_owned()];
    while let Some(folder) = open.pop() {
        for path in entries(&folder)? {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            if left_out.contains(&name.as_ref()) {
                continue;
            }
            if path.is_dir() {
                open.push(path);
            } else if path.is_file() {
                found.push(from_root(&path)?);
            }
        }
    }
    Ok(found)
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let cannot = || format!("cannot list {}", folder.display());
    let listed = fs::read_dir(folder).with_context(cannot)?;
    listed.map(|entry| Ok(entry.with_context(cannot)?.path())).collect()
}

fn from_root(path: &Path) -> Result<String> {
    let relative = path.strip_prefix(root()).context("a file outside of the project")?;
    let parts: Vec<_> = relative.iter().map(std::ffi::OsStr::to_str).collect();
    ensure!(parts.iter().all(Option::is_some), "the name of {} is not UTF-8", relative.display());
    Ok(parts.into_iter().flatten().collect::<Vec<_>>().join("/"))
}
