//! Records on disk: read with clear complaints, written so that a full disk never eats a game.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use anyhow::{Context, Result, bail};
use quadriga_core::record::Heading;
use quadriga_core::{Game, Record};
use serde::Serialize;
use tempfile::NamedTempFile;

/// No record is larger than this; anything above is some other file.
const LARGEST: u64 = 64 << 20;

/// The text of a record, and the game that can read it.
pub struct RecordFile {
    /// The id of the game.
    pub game: String,
    text: String,
}

impl RecordFile {
    /// Reads a file as far as every record is alike.
    pub fn read(path: &Path) -> Result<RecordFile> {
        let shown = path.display();
        let size = fs::metadata(path).with_context(|| format!("cannot read {shown}"))?;
        if size.is_dir() {
            bail!("{shown} is a folder; name the record file in it");
        }
        if size.len() > LARGEST {
            bail!("{shown} is too large to be a record");
        }
        let bytes = fs::read(path).with_context(|| format!("cannot read {shown}"))?;
        let Ok(text) = String::from_utf8(bytes) else {
            bail!("{shown} is not a record: it is not text");
        };
        let heading: Heading = serde_json::from_str(&text).with_context(|| {
            format!("{shown} is not a record, or it was cut off: a record is one JSON object")
        })?;
        Ok(RecordFile { game: heading.game, text })
    }

    /// The record of the game `G`.
    pub fn parse<G: Game>(&self) -> Result<Record<G>> {
        serde_json::from_str(&self.text)
            .with_context(|| format!("not a record of {}", G::INFO.name))
    }
}

/// Writes a record: first beside the target, then, once it is safely on disk, in its place.
pub fn write_record(path: &Path, record: &impl Serialize) -> Result<()> {
    let shown = path.display();
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    if path.is_dir() {
        bail!("cannot save to {shown}: it is a folder");
    }
    let write = || -> Result<()> {
        let mut file = temporary(folder)?;
        serde_json::to_writer_pretty(&mut file, record)?;
        file.write_all(b"\n")?;
        file.as_file().sync_all()?;
        file.persist(path)?;
        Ok(())
    };
    write().with_context(|| format!("cannot save to {shown}"))
}

/// A temporary file that everybody may read who may read the player's other files.
fn temporary(folder: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    let builder = {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(fs::Permissions::from_mode(0o666))
    };
    builder.prefix(".quadriga-").tempfile_in(folder)
}
