//! The session with curl in `docs/api.md`, run as it stands there.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use quadriga_load::server::Server;

/// What a reader must see, in this order.
const SEEN: [&str; 12] = [
    "{\"guest\":\"",
    "\"name\":\"Anna\"}",
    "\"legal\": [",
    "{\"number\":1}",
    "{\"number\":2}",
    "{\"number\":3}",
    "{\"number\":4}",
    "event: sync\n",
    "event: table\n",
    "\"kind\":\"undo\"",
    "game.json is true: oppida",
    "{\"table\":\"",
];

fn has(tool: &str) -> bool {
    let asked = Command::new(tool).arg("--version").stdout(Stdio::null()).status();
    asked.is_ok_and(|status| status.success())
}

/// The first block of shell in the document.
fn script() -> Result<String> {
    let document = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/api.md");
    let text = std::fs::read_to_string(document)?;
    let (_, rest) = text.split_once("```sh\n").context("a block of shell")?;
    let (script, _) = rest.split_once("```").context("the end of the block")?;
    Ok(script.to_owned())
}

#[test]
fn the_documented_session_runs_as_written() -> Result<()> {
    if let Some(tool) = ["bash", "curl", "jq"].into_iter().find(|tool| !has(tool)) {
        eprintln!("not run: {tool} is not installed");
        return Ok(());
    }
    tokio::runtime::Runtime::new()?.block_on(async {
        let program = Path::new(env!("CARGO_BIN_EXE_quadriga"));
        let folder = tempfile::tempdir()?;
        let server = Server::start(program, &folder.path().join("session.db")).await?;
        let base = format!("BASE=http://{}", server.address);
        let script = script()?.replacen("BASE=http://127.0.0.1:8080", &base, 1);
        ensure!(script.contains(&base), "the script names another address");
        // A bot that answers at once, so that it is Anna's turn again when she looks.
        let script = script.replacen("veteranus", "random", 1);
        // Streams are left after a while, as a reader would leave them with Ctrl-C.
        let script = format!(
            "curl() {{ command curl --max-time 2 \"$@\" 2>/dev/null; }}\n\
             quadriga() {{ '{}' \"$@\"; }}\n{script}",
            program.display()
        );
        let mut bash = Command::new("bash");
        bash.args(["-c", &script]).current_dir(folder.path()).stderr(Stdio::inherit());
        let output = bash.stdin(Stdio::null()).output()?;
        let said = String::from_utf8(output.stdout)?;
        ensure!(!said.contains("\"error\""), "something was refused:\n{said}");
        let mut rest = said.as_str();
        for seen in SEEN {
            let (_, after) = rest
                .split_once(seen)
                .with_context(|| format!("no {seen:?} where it should be, but:\n{rest}"))?;
            rest = after;
        }
        server.stop().await
    })
}
