//! Attacks on a server of one's own, on this machine and bounded: each measures what a visitor can
//! do to the others, and fails where a promise of `docs/security.md` is broken.

mod bots;
mod half_sent;
mod imports;
mod lists;
mod names;
mod newcomers;
mod unread;

use std::path::Path;

use anyhow::{Result, bail};

pub use newcomers::Served;

/// An attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attack {
    /// 10,000 requests of which the body never comes.
    HalfSent,
    /// Answers that nobody reads.
    Unread,
    /// Names that cannot be seen, or that are megabytes long.
    Names,
    /// As many large records as the server takes.
    Imports,
    /// Lists among 100,000 tables.
    Lists,
    /// 200 tables of six Magistri, which keep the server thinking.
    Bots,
}

impl Attack {
    /// All of them with their names.
    pub const ALL: [(&str, Attack); 6] = [
        ("half-sent", Attack::HalfSent),
        ("unread", Attack::Unread),
        ("names", Attack::Names),
        ("imports", Attack::Imports),
        ("lists", Attack::Lists),
        ("bots", Attack::Bots),
    ];

    /// Attacks a server of this program, whose database is in a folder of its own; tells the
    /// figures.
    ///
    /// # Errors
    /// When a promise is broken, or the attack could not be made.
    pub async fn run(self, program: &Path, folder: &Path) -> Result<String> {
        match self {
            Attack::HalfSent => half_sent::run(program, &folder.join("half-sent.db")).await,
            Attack::Unread => unread::run(program, &folder.join("unread.db")).await,
            Attack::Names => names::run(program, &folder.join("names.db")).await,
            Attack::Imports => imports::run(program, &folder.join("imports.db")).await,
            Attack::Lists => lists::run(program, &folder.join("lists.db")).await,
            Attack::Bots => bots::run(program, folder).await,
        }
    }
}

/// Fails unless a promise is kept.
fn promise(kept: bool, what: &str, figures: &str) -> Result<()> {
    if kept { Ok(()) } else { bail!("a promise is broken: {what}\n{figures}") }
}

/// The time below which this share of the sorted times lies.
fn share(sorted: &[f64], share: f64) -> f64 {
    let at = (sorted.len() as f64 * share) as usize;
    sorted.get(at.min(sorted.len().saturating_sub(1))).copied().unwrap_or_default()
}
