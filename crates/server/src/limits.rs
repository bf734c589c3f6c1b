//! How much one visitor may hold: counted for the guest, and for the address, since a cookie costs
//! nothing. And how much one table may.

use tokio::sync::MutexGuard;

use crate::address::Address;
use crate::clock::now;
use crate::error::Error;
use crate::guest::Visitor;
use crate::live::Table;
use crate::state::App;
use crate::store::{Holder, Holdings};

/// For how many seconds an imported table counts. It never ends, so it would count for ever.
const IMPORTED: i64 = 24 * 60 * 60;

/// The most actions of a game, played here or imported; the longest that bots play have a few
/// thousand. It bounds what one table takes of memory and of the disk.
pub(crate) const LONGEST_GAME: u32 = 20_000;

/// While it is held, nobody else takes what was counted.
pub(crate) type Permit<'a> = MutexGuard<'a, ()>;

/// What is to be opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Opening {
    /// A table of the visitor's own.
    Private,
    /// One that is shown among the open tables, while it waits.
    Listed,
    /// A game from a record.
    Imported,
}

/// Whether the visitor may open one more table; the permit is held until it is stored.
///
/// # Errors
/// [`Error::TooManyTables`] or [`Error::TooManyListed`].
pub(crate) async fn may_open(
    app: &App,
    visitor: Visitor,
    from: Address,
    opening: Opening,
) -> Result<Permit<'_>, Error> {
    let permit = app.counting.lock().await;
    let config = &app.config;
    let since = now() - IMPORTED;
    let own = app.store.holdings(Holder::Guest(visitor.guest), since).await?;
    let all = app.store.holdings(Holder::Address(app.key.mark(from)), since).await?;
    let held = |held: Holdings| held.tables + held.imports;
    if held(own) >= config.tables_per_guest || held(all) >= config.tables_per_address {
        return Err(Error::TooManyTables);
    }
    if opening == Opening::Imported && all.imports >= config.imports_per_address {
        return Err(Error::TooManyTables);
    }
    let listed = own.listed.max(all.listed);
    if opening == Opening::Listed && listed >= config.listed_per_address {
        return Err(Error::TooManyListed);
    }
    Ok(permit)
}

/// Whether the visitor may sit down at a table; the permit is held until that is stored. Only seats
/// at waiting tables of others count: each of them keeps others out.
///
/// # Errors
/// [`Error::TooManySeats`].
pub(crate) async fn may_sit<'a>(
    app: &'a App,
    visitor: Visitor,
    from: Address,
    table: &Table,
) -> Result<Permit<'a>, Error> {
    let permit = app.counting.lock().await;
    if table.row.host == Some(visitor.guest) {
        return Ok(permit);
    }
    let config = &app.config;
    let own = app.store.seats_held(Holder::Guest(visitor.guest)).await?;
    let all = app.store.seats_held(Holder::Address(app.key.mark(from))).await?;
    if own >= config.seats_per_guest || all >= config.seats_per_address {
        return Err(Error::TooManySeats);
    }
    Ok(permit)
}

/// Whether a table has room for one more action or step back. Giving up needs none: so a game can
/// always be ended.
///
/// # Errors
/// [`Error::LogFull`].
pub(crate) fn may_go_on(app: &App, table: &Table) -> Result<(), Error> {
    let most = app.config.entries_per_table;
    if table.number < most { Ok(()) } else { Err(Error::LogFull { most }) }
}

/// Whether a table has room for one more line of talk.
///
/// # Errors
/// [`Error::TalkFull`].
pub(crate) fn may_speak(app: &App, table: &Table) -> Result<(), Error> {
    let most = app.config.lines_per_table;
    if table.lines < most { Ok(()) } else { Err(Error::TalkFull { most }) }
}
