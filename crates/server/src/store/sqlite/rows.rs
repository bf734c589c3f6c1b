//! From rows of SQLite to ours, by the names of their columns.

use quadriga_core::{Seat, Standing};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use crate::api::ChatLine;
use crate::guest::Guest;
use crate::store::numbers::{broken, read};
use crate::store::{EntryRow, SeatRow, Secret, StoreError, TableRow};
use crate::text::Name;

/// A table, of which a query gives all columns.
pub(super) fn table_row(row: &SqliteRow, seats: Vec<SeatRow>) -> Result<TableRow, StoreError> {
    let standing: Option<String> = row.try_get("standing")?;
    let standing = standing.map(|text| serde_json::from_str::<Standing>(&text)).transpose();
    Ok(TableRow {
        key: row.try_get("key")?,
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        rules: row.try_get("rules")?,
        options: row.try_get("options")?,
        seed: Secret(row.try_get("seed")?),
        stage: read(row.try_get("stage")?)?,
        listed: row.try_get("listed")?,
        host: guest(row.try_get("host")?)?,
        rematch: row.try_get("rematch")?,
        at: row.try_get("at")?,
        standing: standing.map_err(|_| broken("standing"))?,
        leavers: read(row.try_get("leavers")?)?,
        imported: row.try_get("imported")?,
        seats,
    })
}

pub(super) fn guest(bytes: Option<Vec<u8>>) -> Result<Option<Guest>, StoreError> {
    let guest = |bytes: Vec<u8>| bytes.try_into().map(Guest).map_err(|_| broken("guest"));
    bytes.map(guest).transpose()
}

pub(super) fn seat(index: Option<u8>) -> Result<Option<Seat>, StoreError> {
    index.map(|index| Seat::try_from(index).map_err(|_| broken("seat"))).transpose()
}

pub(super) fn seat_row(row: &SqliteRow) -> Result<SeatRow, StoreError> {
    Ok(SeatRow {
        kind: read(row.try_get("kind")?)?,
        guest: guest(row.try_get("guest")?)?,
        bot: row.try_get("bot")?,
        name: name(row.try_get("name")?),
        resigned: row.try_get("resigned")?,
    })
}

/// A stored name; `None` for one that was stored before names were checked and would fail now.
pub(super) fn name(stored: Option<String>) -> Option<Name> {
    Name::new(&stored?).ok()
}

pub(super) fn entry(row: &SqliteRow) -> Result<EntryRow, StoreError> {
    Ok(EntryRow {
        number: row.try_get("number")?,
        kind: read(row.try_get("kind")?)?,
        seat: seat(row.try_get("seat")?)?.ok_or_else(|| broken("seat"))?,
        action: row.try_get("action")?,
        events: row.try_get("events")?,
        decides: seat(row.try_get("decides")?)?,
        at: row.try_get("at")?,
    })
}

pub(super) fn chat_line(row: &SqliteRow) -> Result<ChatLine, StoreError> {
    Ok(ChatLine {
        id: row.try_get("id")?,
        // A line from before names were checked keeps its text.
        name: name(row.try_get("name")?).unwrap_or_else(Name::nobody),
        seat: seat(row.try_get("seat")?)?,
        text: row.try_get("line")?,
        at: row.try_get("at")?,
    })
}
