//! `cargo xtask play`: from a fresh clone to the game in the browser.

use std::env;
use std::fs::OpenOptions;
use std::io::ErrorKind;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio, exit};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::page;
use crate::workspace::{cargo, succeed, target};

/// How to start the game.
#[derive(Args)]
pub(crate) struct Play {
    /// The port on this machine
    #[arg(long, default_value_t = 8080)]
    port: u16,
    /// The database file; it is made where there is none
    #[arg(long, default_value = "quadriga.db")]
    db: PathBuf,
    /// Don't open a browser
    #[arg(long)]
    no_browser: bool,
}

/// Builds the page and the program, each only if stale, and starts the server.
pub(crate) fn run(play: &Play) -> Result<()> {
    let address = SocketAddr::from(([127, 0, 0, 1], play.port));
    // Said before the long build, not after it; the server checks again.
    if play.port != 0
        && let Err(cause) = TcpListener::bind(address)
    {
        match cause.kind() {
            ErrorKind::AddrInUse => {
                bail!("port {} is in use: choose another with --port", play.port)
            }
            _ => bail!("port {} cannot be used: {cause}; choose another with --port", play.port),
        }
    }
    check_db(&play.db)?;
    page::build_if_stale()?;
    println!("building the program");
    succeed(cargo(&["build", "--quiet", "--release", "--package", "quadriga"]))?;
    if !play.no_browser && play.port != 0 && has_desktop() {
        thread::spawn(move || open_when_ready(address));
    }
    let mut server = Command::new(target().join("release").join("quadriga"));
    server.args(["serve", "--port", &play.port.to_string(), "--db"]).arg(&play.db);
    let status = server.status().with_context(|| format!("cannot start {server:?}"))?;
    // Where it failed, the server has said why; nothing is to be added.
    if status.success() { Ok(()) } else { exit(status.code().unwrap_or(1)) }
}

/// Whether there can be a database file; it is made here where there is none.
fn check_db(db: &Path) -> Result<()> {
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    // For its owner alone: the server takes no other.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(db).map(drop).with_context(|| {
        format!("the database {} cannot be written: choose another with --db", db.display())
    })
}

fn has_desktop() -> bool {
    cfg!(any(target_os = "macos", target_os = "windows"))
        || ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| env::var_os(name).is_some())
}

/// Opens the page once the server answers; a browser that can't be started is no error, since the
/// address is printed.
fn open_when_ready(address: SocketAddr) {
    for _ in 0..100 {
        thread::sleep(Duration::from_millis(100));
        if TcpStream::connect_timeout(&address, Duration::from_millis(500)).is_ok() {
            let opener = match env::consts::OS {
                "macos" => "open",
                "windows" => "explorer",
                _ => "xdg-open",
            };
            let mut command = Command::new(opener);
            command.arg(format!("http://{address}/")).stdin(Stdio::null()).stdout(Stdio::null());
            drop(command.stderr(Stdio::null()).status());
            return;
        }
    }
}
