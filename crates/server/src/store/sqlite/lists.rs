//! Lists of tables, a page at a time: each query reads about as many rows as it shows.

use std::collections::HashMap;

use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::Sqlite;
use super::rows::{seat, seat_row, table_row};
use crate::guest::Guest;
use crate::store::numbers::broken;
use crate::store::{Cursor, ListedRow, Listing, Page, Rank, SeatRow, StoreError, TableKey};

/// How many of a guest's running tables are sorted by turn and last entry. Nobody plays more at a
/// time than the limits allow, and whoever lifts them gets the older ones in the order of their
/// start.
const SORTED: u32 = 200;

/// The columns of a table, then how many entries it has, who decides, and when the last entry came.
const LISTED: &str = "select t.key, t.id, t.game, t.rules, t.options, t.seed, t.stage, t.listed, \
    t.host, t.rematch, t.at, t.standing, t.leavers, t.imported, coalesce(e.number, 0) as number, \
    case when e.number is null then t.decides else e.decides end as decides, \
    coalesce(e.at, t.at) as changed_at \
    from game_table t left join entry e on e.table_key = t.key and e.number = \
    (select max(number) from entry where table_key = t.key) \
    where t.key in (select value from json_each($1))";

/// Open tables after a place.
const OPEN: &str = "select at, key from game_table where stage = 0 and listed = 1 and \
    (at, key) < ($1, $2) order by at desc, key desc limit $3";

/// A guest's tables of one stage after a place.
const PART: &str = "select since as at, table_key as key from guest_table where guest = $1 and stage = $2 and \
    (since, table_key) < ($3, $4) order by since desc, table_key desc limit $5";

/// A guest's running tables: since when, which, when the last entry came, whether the guest
/// decides.
const RUNNING: &str = "select g.since, g.table_key, coalesce(e.at, g.since) as changed_at, \
    s.kind = 1 and s.guest = g.guest as is_own \
    from guest_table g join game_table t on t.key = g.table_key \
    left join entry e on e.table_key = g.table_key and e.number = \
    (select max(number) from entry where table_key = g.table_key) \
    left join seat s on s.table_key = g.table_key and s.seat = \
    case when e.number is null then t.decides else e.decides end \
    where g.guest = $1 and g.stage = 1 order by g.since desc, g.table_key desc limit $2";

/// The seats of tables.
const SEATS: &str = "select s.kind, s.guest, s.bot, coalesce(g.name, s.name) as name, \
    s.resigned, s.table_key \
    from seat s left join guest g on g.guest = s.guest \
    where s.table_key in (select value from json_each($1)) order by s.table_key, s.seat";

impl Sqlite {
    /// The tables of a list after a place in it, at most `most`.
    pub(in crate::store) async fn list(
        &self,
        listing: Listing,
        after: Option<Cursor>,
        most: u32,
    ) -> Result<Page, StoreError> {
        // One more than asked for tells whether there is a next page.
        let wanted = most as usize + 1;
        let mut places = match listing {
            Listing::Open => self.open_tables(after, wanted).await?,
            Listing::Mine(guest) => self.own_tables(guest, after, wanted).await?,
        };
        let more = places.len() == wanted;
        places.truncate(most as usize);
        let next = places.last().copied().filter(|_| more);
        Ok(Page { rows: self.listed(&places).await?, next })
    }

    async fn open_tables(
        &self,
        after: Option<Cursor>,
        wanted: usize,
    ) -> Result<Vec<Cursor>, StoreError> {
        let (at, key) = after.map_or((i64::MAX, i64::MAX), |place| (place.at, place.key));
        let select = sqlx::query(OPEN).bind(at).bind(key).bind(wanted as i64);
        let rows = select.fetch_all(&self.pool).await?;
        rows.iter().map(|row| place(row, Rank::Waiting)).collect()
    }

    async fn own_tables(
        &self,
        guest: Guest,
        after: Option<Cursor>,
        wanted: usize,
    ) -> Result<Vec<Cursor>, StoreError> {
        let rank = after.map_or(Rank::YourTurn, |place| place.rank);
        let mut places = Vec::new();
        let mut oldest = None;
        if rank <= Rank::Older {
            let running = self.running(guest).await?;
            // Where all are sorted, there are no older ones.
            oldest = (running.len() as u32 == SORTED).then(|| running.last().map(|table| table.0));
            places.extend(running.into_iter().map(|(_, place)| place));
            places.retain(|place| after.is_none_or(|after| after.order() < place.order()));
            places.sort_by_key(|place| place.order());
            places.truncate(wanted);
        }
        for (part, stage) in [(Rank::Older, 1), (Rank::Waiting, 0), (Rank::Over, 2)] {
            let from = match part {
                Rank::Older => oldest.flatten(),
                _ => Some((i64::MAX, i64::MAX)),
            };
            let from = after.filter(|after| after.rank == part).map(|at| (at.at, at.key)).or(from);
            let Some((since, key)) = from.filter(|_| rank <= part && places.len() < wanted) else {
                continue;
            };
            let select = sqlx::query(PART).bind(guest.0.to_vec()).bind(stage).bind(since).bind(key);
            let rows = select.bind((wanted - places.len()) as i64).fetch_all(&self.pool).await?;
            for row in &rows {
                places.push(place(row, part)?);
            }
        }
        Ok(places)
    }

    /// The ids of a guest's tables in the order of the list.
    pub(in crate::store) async fn ids_of(
        &self,
        guest: Guest,
        most: u32,
    ) -> Result<Vec<String>, StoreError> {
        let places = self.own_tables(guest, None, most as usize).await?;
        Ok(self.listed(&places).await?.into_iter().map(|listed| listed.table.id).collect())
    }

    /// The guest's running tables that were started last: when and which, and their place in the
    /// list.
    async fn running(&self, guest: Guest) -> Result<Vec<((i64, TableKey), Cursor)>, StoreError> {
        let select = sqlx::query(RUNNING).bind(guest.0.to_vec()).bind(SORTED);
        let rows = select.fetch_all(&self.pool).await?;
        let table = |row: &SqliteRow| {
            let (since, key) = (row.try_get("since")?, row.try_get("table_key")?);
            let own = row.try_get::<Option<bool>, _>("is_own")? == Some(true);
            let rank = if own { Rank::YourTurn } else { Rank::Running };
            Ok(((since, key), Cursor { rank, at: row.try_get("changed_at")?, key }))
        };
        rows.iter().map(table).collect()
    }

    /// What a list shows of these tables, in this order.
    async fn listed(&self, places: &[Cursor]) -> Result<Vec<ListedRow>, StoreError> {
        let keys: Vec<TableKey> = places.iter().map(|place| place.key).collect();
        let keys = serde_json::to_string(&keys).map_err(|_| broken("key"))?;
        let rows = sqlx::query(LISTED).bind(keys.clone()).fetch_all(&self.pool).await?;
        let mut seats = self.seats_of(keys).await?;
        let mut tables = HashMap::new();
        for row in &rows {
            let key = row.try_get("key")?;
            tables.insert(key, listed_row(row, seats.remove(&key).unwrap_or_default())?);
        }
        // A table that was deleted meanwhile is left out.
        let listed = |place: &Cursor| {
            let mut listed: ListedRow = tables.remove(&place.key)?;
            listed.changed_at = listed.changed_at.max(place.at);
            Some(listed)
        };
        Ok(places.iter().filter_map(listed).collect())
    }

    async fn seats_of(&self, keys: String) -> Result<HashMap<TableKey, Vec<SeatRow>>, StoreError> {
        let mut seats = HashMap::<TableKey, Vec<SeatRow>>::new();
        for row in &sqlx::query(SEATS).bind(keys).fetch_all(&self.pool).await? {
            seats.entry(row.try_get("table_key")?).or_default().push(seat_row(row)?);
        }
        Ok(seats)
    }
}

fn place(row: &SqliteRow, rank: Rank) -> Result<Cursor, StoreError> {
    Ok(Cursor { rank, at: row.try_get("at")?, key: row.try_get("key")? })
}

fn listed_row(row: &SqliteRow, seats: Vec<SeatRow>) -> Result<ListedRow, StoreError> {
    Ok(ListedRow {
        table: table_row(row, seats)?,
        number: row.try_get("number")?,
        decides: seat(row.try_get("decides")?)?,
        changed_at: row.try_get("changed_at")?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;
    use crate::store::sqlite::open;

    #[tokio::test]
    async fn no_list_looks_at_all_tables_or_sorts_them() {
        let folder = tempfile::tempdir().expect("a folder");
        let config = Config { db: folder.path().join("test.db"), ..Config::default() };
        let (store, _journal) = open(&config).await.expect("a database");
        for sql in [OPEN, PART, RUNNING, LISTED, SEATS] {
            let explain = sqlx::AssertSqlSafe(format!("explain query plan {sql}"));
            let rows = sqlx::query(explain).fetch_all(&store.pool).await.expect("a plan");
            for row in rows {
                let step: String = row.try_get("detail").expect("a step");
                let reads_all = step.starts_with("SCAN") && !step.contains("json_each");
                assert!(!reads_all && !step.contains("TEMP B-TREE"), "{step}: {sql}");
            }
        }
    }
}
