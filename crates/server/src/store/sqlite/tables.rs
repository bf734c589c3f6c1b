//! Changes of tables, seats, talk and names.

use quadriga_core::{Seat, Standing};
use sqlx::Row;

use super::SqliteJournal;
use crate::api::{ChatLine, Stage};
use crate::guest::{Guest, Mark};
use crate::store::numbers::Stored;
use crate::store::{SeatRow, StoreError, TableKey, TableRow};
use crate::text::Name;

impl SqliteJournal {
    pub(super) async fn create(
        &mut self,
        table: &TableRow,
        decides: Option<Seat>,
        rematch_of: Option<TableKey>,
        from: Mark,
    ) -> Result<TableKey, StoreError> {
        let insert = sqlx::query(
            "insert into game_table \
             (id, game, rules, options, seed, stage, listed, host, decides, at, standing, \
             opened_from, leavers, imported) \
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning key",
        );
        let row = insert
            .bind(table.id.clone())
            .bind(table.game.clone())
            .bind(table.rules)
            .bind(table.options.clone())
            .bind(table.seed.0.clone())
            .bind(table.stage.number())
            .bind(table.listed)
            .bind(table.host.map(|guest| guest.0.to_vec()))
            .bind(decides.map(u8::from))
            .bind(table.at)
            .bind(table.standing.map(places))
            .bind(from.0.to_vec())
            .bind(table.leavers.number())
            .bind(table.imported)
            .fetch_one(&mut self.connection)
            .await?;
        let key = row.try_get("key")?;
        for (seat, row) in Seat::all(table.seats.len()).zip(&table.seats) {
            self.put_seat(key, seat, row, None).await?;
        }
        if let Some(before) = rematch_of {
            let update = sqlx::query("update game_table set rematch = $1 where key = $2");
            update.bind(table.id.clone()).bind(before).execute(&mut self.connection).await?;
        }
        self.enroll(key).await?;
        Ok(key)
    }

    pub(super) async fn start(
        &mut self,
        table: TableKey,
        state: &String,
        decides: Option<Seat>,
        at: i64,
    ) -> Result<(), StoreError> {
        let update = sqlx::query("update game_table set stage = 1, decides = $1 where key = $2");
        update.bind(decides.map(u8::from)).bind(table).execute(&mut self.connection).await?;
        // Seats of a table that runs keep nobody out.
        let update = sqlx::query("update seat set taken_from = null where table_key = $1");
        update.bind(table).execute(&mut self.connection).await?;
        self.relist(table, Stage::Running, at).await?;
        self.insert_snapshots(&[(table, 0, state)]).await
    }

    pub(super) async fn end(
        &mut self,
        table: TableKey,
        at: i64,
        standing: Standing,
    ) -> Result<(), StoreError> {
        let update = sqlx::query("update game_table set stage = 2, standing = $1 where key = $2");
        update.bind(places(standing)).bind(table).execute(&mut self.connection).await?;
        self.relist(table, Stage::Over, at).await
    }

    /// Puts a table where its new stage belongs in the lists of its guests.
    async fn relist(&mut self, table: TableKey, stage: Stage, at: i64) -> Result<(), StoreError> {
        let update =
            sqlx::query("update guest_table set stage = $1, since = $2 where table_key = $3");
        let update = update.bind(stage.number()).bind(at).bind(table);
        update.execute(&mut self.connection).await?;
        Ok(())
    }

    /// Puts a table into the lists of those who have to do with it now, and out of all others'.
    pub(super) async fn enroll(&mut self, table: TableKey) -> Result<(), StoreError> {
        let delete = sqlx::query(
            "delete from guest_table where table_key = $1 and guest not in \
             (select guest from seat where table_key = $1 and guest is not null \
             union select host from game_table where key = $1 and host is not null)",
        );
        delete.bind(table).execute(&mut self.connection).await?;
        let insert = sqlx::query(
            "insert into guest_table (table_key, guest, stage, since) \
             select t.key, p.guest, t.stage, coalesce((select max(since) from guest_table \
             where table_key = t.key), t.at) from game_table t join \
             (select guest from seat where table_key = $1 and guest is not null \
             union select host from game_table where key = $1 and host is not null) p \
             where t.key = $1 on conflict do nothing",
        );
        insert.bind(table).execute(&mut self.connection).await?;
        Ok(())
    }

    pub(super) async fn put_seat(
        &mut self,
        table: TableKey,
        seat: Seat,
        row: &SeatRow,
        from: Option<Mark>,
    ) -> Result<(), StoreError> {
        let insert = sqlx::query(
            "insert into seat (table_key, seat, kind, guest, bot, name, taken_from, resigned) \
             values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (table_key, seat) do update set \
             kind = excluded.kind, guest = excluded.guest, bot = excluded.bot, \
             name = excluded.name, taken_from = excluded.taken_from, resigned = excluded.resigned",
        );
        insert
            .bind(table)
            .bind(u8::from(seat))
            .bind(row.kind.number())
            .bind(row.guest.map(|guest| guest.0.to_vec()))
            .bind(row.bot.clone())
            .bind(row.name.clone().map(String::from))
            .bind(from.map(|mark| mark.0.to_vec()))
            .bind(row.resigned)
            .execute(&mut self.connection)
            .await?;
        Ok(())
    }

    pub(super) async fn say(
        &mut self,
        table: TableKey,
        line: &ChatLine,
    ) -> Result<i64, StoreError> {
        let insert = sqlx::query(
            "insert into chat (table_key, name, seat, line, at) values ($1, $2, $3, $4, $5) \
             returning id",
        );
        let row = insert
            .bind(table)
            .bind(String::from(line.name.clone()))
            .bind(line.seat.map(u8::from))
            .bind(line.text.clone())
            .bind(line.at)
            .fetch_one(&mut self.connection)
            .await?;
        Ok(row.try_get("id")?)
    }

    pub(super) async fn rename(&mut self, guest: Guest, name: &Name) -> Result<(), StoreError> {
        let insert = sqlx::query(
            "insert into guest (guest, name) values ($1, $2) \
             on conflict (guest) do update set name = excluded.name",
        );
        let insert = insert.bind(guest.0.to_vec()).bind(name.as_str().to_owned());
        insert.execute(&mut self.connection).await?;
        Ok(())
    }
}

/// A standing as it is stored.
fn places(standing: Standing) -> String {
    serde_json::to_string(&standing).expect("a list of small numbers")
}
