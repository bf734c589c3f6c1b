//! The bots' turns: who has to think, when they act, and when they rest.

use std::time::{Duration, Instant};

use tokio::time::sleep_until;

use crate::error::Error;
use crate::guest::random;
use crate::hall::Entered;
use crate::limits::may_go_on;
use crate::live::table::Thinking;
use crate::state::App;
use crate::thinking::Lane;
use crate::thinking::pace::Decision;

/// How long a table that somebody looks at waits after a fault before its bot tries again.
const AGAIN: Duration = Duration::from_secs(5);

impl App {
    /// Lets the bot think that has to decide, if one has and does not think already. Where bots are
    /// among themselves and nobody looks, they rest.
    pub fn wake_bot(&self, mut table: Entered) {
        let (number, now) = (table.number, Instant::now());
        let is_idle = table.bot_to_move().is_none() || may_go_on(self, &table).is_err();
        if is_idle || table.rests(self.config.bot_rest(), now) {
            return;
        }
        if let Some(thinking) = table.thinks.filter(|thinking| thinking.number == number) {
            // Its turn may have begun to wait when nobody looked.
            if table.lane(now) == Lane::Watched {
                self.thinkers.watch(thinking.ticket);
            }
            return;
        }
        let thinking = Thinking { number, ticket: self.thinkers.ticket() };
        table.thinks = Some(thinking);
        let id = table.row.id.clone();
        drop(table);
        let app = self.clone();
        tokio::spawn(async move {
            if let Err(error) = app.bot_turn(&id, thinking).await {
                tracing::warn!(table = id, number, %error, "a bot could not act");
                app.excuse_bot(&id, number).await;
            }
        });
    }

    /// Thinks on a copy, and acts if the table still stands where it stood.
    async fn bot_turn(&self, id: &str, thinking: Thinking) -> Result<(), Error> {
        let table = self.enter(id).await?;
        let Thinking { number, ticket } = thinking;
        let Some((seat, spec)) = table.bot_to_move().filter(|_| table.number == number) else {
            return Ok(());
        };
        let play = table.play()?;
        let (choice, has_secrets) =
            (play.choice(spec, u64::from_le_bytes(random()?)), play.has_secrets());
        let earliest = table.entered + self.config.bot_delay();
        let (payer, lane) = (table.payer(), table.lane(Instant::now()));
        drop(table);
        let usual = spec.time().unwrap_or_default();
        let done = self.thinkers.turn(ticket, payer, lane, usual, choice).await;
        let done = done.ok_or(Error::Internal)?;
        let action = done.outcome.ok_or(Error::Internal)?;
        let ready = Instant::now();
        self.metrics.bot_chose(ready - done.began);
        let decision = Decision { earliest, began: done.began, time: done.time, has_secrets };
        sleep_until(decision.told_at(ready).into()).await;
        let mut table = self.enter(id).await?;
        if table.number != number || table.bot_to_move().is_none() {
            return Ok(());
        }
        let write = table.act(seat, &action)?;
        self.append(table, write, None).await?;
        Ok(())
    }

    /// Lets the bot think again after a failure: soon where somebody looks, else with the next
    /// visitor.
    async fn excuse_bot(&self, id: &str, number: u32) {
        tokio::time::sleep(AGAIN).await;
        if let Ok(mut table) = self.enter(id).await
            && table.thinks.is_some_and(|thinking| thinking.number == number)
        {
            table.thinks = None;
            if !table.readers.is_empty() {
                self.wake_bot(table);
            }
        }
    }

    /// Wakes the bots of all tables with people that stopped in the middle of a bot's turn.
    pub async fn resume_bots(&self) {
        match self.store.bot_turns().await {
            Ok(tables) => {
                for id in tables {
                    if let Ok(table) = self.enter(&id).await {
                        self.wake_bot(table);
                    }
                }
            }
            Err(error) => tracing::error!(%error, "the bots' turns could not be read"),
        }
    }
}
