//! Something to mend, with its place.

use std::fmt;

use anyhow::{Result, bail};

/// Something to mend.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Finding {
    /// The file, from the root of the project.
    path: String,
    /// The line, from 1; 0 for the file as a whole.
    line: usize,
    /// What is wrong.
    what: String,
}

impl Finding {
    /// A finding in one line.
    pub(crate) fn at(path: &str, line: usize, what: impl Into<String>) -> Finding {
        Finding { path: path.to_owned(), line, what: what.into() }
    }

    /// A finding about a whole file.
    pub(crate) fn in_file(path: &str, what: impl Into<String>) -> Finding {
        Finding::at(path, 0, what)
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.path, self.what),
            line => write!(f, "{}:{line}: {}", self.path, self.what),
        }
    }
}

/// Prints the findings; fails if there are any.
pub(crate) fn conclude(findings: &[Finding]) -> Result<()> {
    for finding in findings {
        eprintln!("{finding}");
    }
    match findings.len() {
        0 => Ok(()),
        1 => bail!("1 finding"),
        many => bail!("{many} findings"),
    }
}
