//! The database as a file of the system: who may read it, and whether it is still there.
//!
//! It holds the seeds of running games and the key that signs cookies: who reads it can cheat, and
//! can sit on any seat.

use std::fs::{self, OpenOptions};
use std::path::{Path, PathBuf};

use super::StoreError;

/// What SQLite puts beside the file; it gives them the file's own permissions.
const COMPANIONS: [&str; 2] = ["-wal", "-shm"];

/// Makes the file for its owner alone if it is not there.
///
/// # Errors
/// [`StoreError::Exposed`] if others can read what is there and the host has not said that they
/// may.
pub(super) fn prepare(file: &Path, readable: bool) -> Result<(), StoreError> {
    if file.exists() {
        return if readable { Ok(()) } else { must_be_private(file) };
    }
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(drop).map_err(|error| StoreError::Unavailable(error.to_string()))
}

/// The files that were opened, to see whether they are still those that a next start would open. On
/// a file that was deleted one can write as before; it is just nowhere.
pub(super) struct Watched(Vec<(PathBuf, Identity)>);

impl Watched {
    /// The database and the file with its newest entries, as they are now.
    ///
    /// # Errors
    /// When they are not there.
    pub(super) fn new(file: &Path) -> Result<Watched, StoreError> {
        let files = [file.to_owned(), companion(file, "-wal")];
        let watch = |file: PathBuf| match identity(&file) {
            Some(identity) => Ok((file, identity)),
            None => Err(StoreError::Gone(file.display().to_string())),
        };
        Ok(Watched(files.into_iter().map(watch).collect::<Result<_, _>>()?))
    }

    /// Whether they are still there.
    ///
    /// # Errors
    /// [`StoreError::Gone`].
    pub(super) fn must_be_there(&self) -> Result<(), StoreError> {
        match self.0.iter().find(|(file, known)| identity(file) != Some(*known)) {
            Some((file, _)) => Err(StoreError::Gone(file.display().to_string())),
            None => Ok(()),
        }
    }
}

/// What tells a file from another of the same name.
#[cfg(unix)]
type Identity = (u64, u64);

#[cfg(unix)]
fn identity(file: &Path) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt;
    fs::metadata(file).ok().map(|data| (data.dev(), data.ino()))
}

/// Other systems do not let go of a file that is open.
#[cfg(not(unix))]
type Identity = ();

#[cfg(not(unix))]
fn identity(file: &Path) -> Option<Identity> {
    fs::metadata(file).ok().map(drop)
}

/// The file that SQLite keeps beside the database under this ending.
pub(super) fn companion(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

fn must_be_private(file: &Path) -> Result<(), StoreError> {
    let companions = COMPANIONS.map(|ending| companion(file, ending));
    let mut files = std::iter::once(file).chain(companions.iter().map(PathBuf::as_path));
    match files.find(|file| is_open_to_others(file)) {
        Some(exposed) => Err(StoreError::Exposed(exposed.display().to_string())),
        None => Ok(()),
    }
}

#[cfg(unix)]
fn is_open_to_others(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    // A folder is no database: SQLite says so better.
    fs::metadata(file).is_ok_and(|data| data.is_file() && data.permissions().mode() & 0o077 != 0)
}

/// Other systems have no such bits; there the folder has to keep others out.
#[cfg(not(unix))]
fn is_open_to_others(_: &Path) -> bool {
    false
}
