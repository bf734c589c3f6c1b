//! What a visitor or an address holds already, to be compared with what it may.

use sqlx::Row;

use super::Sqlite;
use crate::guest::Guest;
use crate::store::{Holder, Holdings, StoreError};

/// Counts by a column; the conditions repeat those of the partial indexes, or SQLite would not use
/// them.
macro_rules! holdings {
    ($column:literal) => {
        concat!(
            "select (select count(*) from game_table where stage < 2 and ",
            $column,
            " = $1) as tables, (select count(*) from game_table where imported = 1 and ",
            $column,
            " = $1 and at > $2) as imports, (select count(*) from game_table where stage < 2 and stage = 0 ",
            "and listed = 1 and ",
            $column,
            " = $1) as listed"
        )
    };
}

/// The seats that a guest has taken at waiting tables of others.
const SEATS_OF_GUEST: &str = "select count(*) as seats from guest_table g \
    join game_table t on t.key = g.table_key and t.host is not g.guest \
    join seat s on s.table_key = g.table_key and s.guest = g.guest \
    where g.guest = $1 and g.stage = 0";

/// The same for an address.
const SEATS_OF_ADDRESS: &str =
    "select count(*) as seats from seat where taken_from is not null and taken_from = $1";

impl Sqlite {
    pub(in crate::store) async fn holdings(
        &self,
        holder: Holder,
        since: i64,
    ) -> Result<Holdings, StoreError> {
        let (count, whose) = match holder {
            Holder::Guest(Guest(guest)) => (sqlx::query(holdings!("host")), guest.to_vec()),
            Holder::Address(mark) => (sqlx::query(holdings!("opened_from")), mark.0.to_vec()),
        };
        let row = count.bind(whose).bind(since).fetch_one(&self.pool).await?;
        Ok(Holdings {
            tables: row.try_get("tables")?,
            imports: row.try_get("imports")?,
            listed: row.try_get("listed")?,
        })
    }

    pub(in crate::store) async fn seats_held(&self, holder: Holder) -> Result<u32, StoreError> {
        let (count, whose) = match holder {
            Holder::Guest(Guest(guest)) => (SEATS_OF_GUEST, guest.to_vec()),
            Holder::Address(mark) => (SEATS_OF_ADDRESS, mark.0.to_vec()),
        };
        Ok(sqlx::query(count).bind(whose).fetch_one(&self.pool).await?.try_get("seats")?)
    }
}
