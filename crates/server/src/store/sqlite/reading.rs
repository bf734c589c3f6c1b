//! What is read of single tables.

use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::Sqlite;
use super::rows::{chat_line, entry, name, seat_row, table_row};
use crate::api::ChatLine;
use crate::guest::Guest;
use crate::store::{EntryRow, StoreError, TableKey, TableRow, Talk};
use crate::text::Name;

const TABLE: &str = "select key, id, game, rules, options, seed, stage, listed, host, rematch, \
                     at, standing, leavers, imported from game_table where id = $1";

impl Sqlite {
    pub(in crate::store) async fn setting(
        &self,
        name: &str,
        make: Vec<u8>,
    ) -> Result<Vec<u8>, StoreError> {
        let insert = "insert into setting (name, value) values ($1, $2) on conflict do nothing";
        sqlx::query(insert).bind(name.to_owned()).bind(make).execute(&self.pool).await?;
        let select = sqlx::query("select value from setting where name = $1");
        Ok(select.bind(name.to_owned()).fetch_one(&self.pool).await?.try_get("value")?)
    }

    pub(in crate::store) async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("select 1 from setting limit 1").fetch_optional(&self.pool).await?;
        Ok(())
    }

    pub(in crate::store) async fn name(&self, guest: Guest) -> Result<Option<Name>, StoreError> {
        let select = sqlx::query("select name from guest where guest = $1");
        let row = select.bind(guest.0.to_vec()).fetch_optional(&self.pool).await?;
        row.map_or(Ok(None), |row| Ok(name(row.try_get("name")?)))
    }

    pub(in crate::store) async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        let row = sqlx::query(TABLE).bind(id.to_owned()).fetch_optional(&self.pool).await?;
        let Some(row) = row else { return Ok(None) };
        self.with_seats(&row).await.map(Some)
    }

    pub(in crate::store) async fn bot_turns(&self) -> Result<Vec<String>, StoreError> {
        let select = sqlx::query(
            "select t.id from game_table t left join entry e on e.table_key = t.key and e.number = \
             (select max(number) from entry where table_key = t.key) join seat s on \
             s.table_key = t.key and s.kind = 2 and s.seat = \
             case when e.number is null then t.decides else e.decides end where t.stage = 1 \
             and exists (select 1 from seat p where p.table_key = t.key and p.kind = 1)",
        );
        let rows = select.fetch_all(&self.pool).await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    pub(in crate::store) async fn snapshot(
        &self,
        table: TableKey,
        number: u32,
    ) -> Result<Option<(u32, String)>, StoreError> {
        let select = sqlx::query(
            "select number, state from snapshot where table_key = $1 and number <= $2 \
             order by number desc limit 1",
        );
        let row = select.bind(table).bind(number).fetch_optional(&self.pool).await?;
        row.map(|row| Ok((row.try_get("number")?, row.try_get("state")?))).transpose()
    }

    pub(in crate::store) async fn entries(
        &self,
        table: TableKey,
        after: u32,
        to: u32,
    ) -> Result<Vec<EntryRow>, StoreError> {
        let select = sqlx::query(
            "select number, kind, seat, action, events, decides, at from entry \
             where table_key = $1 and number > $2 and number <= $3 order by number",
        );
        let rows = select.bind(table).bind(after).bind(to).fetch_all(&self.pool).await?;
        rows.iter().map(entry).collect()
    }

    pub(in crate::store) async fn count(&self, table: TableKey) -> Result<u32, StoreError> {
        let select = "select coalesce(max(number), 0) as entries from entry where table_key = $1";
        Ok(sqlx::query(select).bind(table).fetch_one(&self.pool).await?.try_get("entries")?)
    }

    pub(in crate::store) async fn talk(
        &self,
        table: TableKey,
        most: u32,
    ) -> Result<Talk, StoreError> {
        let select = sqlx::query(
            "select id, name, seat, line, at from chat where table_key = $1 \
             order by id desc limit $2",
        );
        let rows = select.bind(table).bind(most).fetch_all(&self.pool).await?;
        let newest: Vec<ChatLine> = rows.iter().rev().map(chat_line).collect::<Result<_, _>>()?;
        // Few tables have more, and only there counting takes a look of its own.
        let lines = match u32::try_from(newest.len()) {
            Ok(lines) if lines < most => lines,
            _ => {
                let count = sqlx::query("select count(*) as lines from chat where table_key = $1");
                count.bind(table).fetch_one(&self.pool).await?.try_get("lines")?
            }
        };
        Ok(Talk { newest, lines })
    }

    pub(in crate::store) async fn close(&self) {
        self.pool.close().await;
    }

    async fn with_seats(&self, row: &SqliteRow) -> Result<TableRow, StoreError> {
        let key: TableKey = row.try_get("key")?;
        let select = sqlx::query(
            "select s.kind, s.guest, s.bot, coalesce(g.name, s.name) as name, s.resigned from seat s \
             left join guest g on g.guest = s.guest where s.table_key = $1 order by s.seat",
        );
        let seats = select.bind(key).fetch_all(&self.pool).await?;
        table_row(row, seats.iter().map(seat_row).collect::<Result<_, _>>()?)
    }
}
