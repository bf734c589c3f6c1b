//! What the program `quadriga` does, apart from parsing its command line: one file per command, and
//! tables in the terminal.

pub mod board;
pub mod commands;
pub mod files;
mod lines;
pub mod options;
pub mod paint;
pub mod seeds;
pub mod table;
pub mod usage;
pub mod words;

use std::io;

use usage::Usage;

/// Whether the program ends only because nobody reads its output any more.
pub fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let io = cause.downcast_ref::<io::Error>().map(io::Error::kind);
        let json =
            cause.downcast_ref::<serde_json::Error>().and_then(serde_json::Error::io_error_kind);
        io.or(json) == Some(io::ErrorKind::BrokenPipe)
    })
}

/// The exit code for a failure: 2 when the program was called wrongly, else 1.
pub fn failure_code(error: &anyhow::Error) -> u8 {
    if error.is::<Usage>() { 2 } else { 1 }
}
