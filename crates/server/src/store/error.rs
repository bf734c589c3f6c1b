//! Why the database did not do what was asked.

use thiserror::Error;

/// Why the database did not do it.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StoreError {
    /// It does not answer or cannot write.
    #[error("{0}")]
    Unavailable(String),
    /// There is no room, on the disk or up to the host's limit.
    #[error("the database is full")]
    Full,
    /// The file is not there any more, or another one is in its place.
    #[error("{0} was deleted, moved or replaced while the server ran")]
    Gone(String),
    /// Someone else has stored this number first.
    #[error("this number is stored already")]
    Taken,
    /// It holds something that this program cannot read.
    #[error("{0}")]
    Broken(String),
    /// Others on this machine can read this file.
    #[error(
        "others on this machine can read {0}, which holds the seeds of running games and the key of \
         the cookies"
    )]
    Exposed(String),
}
