//! Who looks at a table, and on whose account its bots think.

use std::time::{Duration, Instant};

use crate::address::Address;
use crate::api::SeatKind;
use crate::guest::Guest;
use crate::live::Table;
use crate::store::SeatRow;
use crate::thinking::{Lane, Payer};

/// For how long after a request of a visitor without a stream somebody counts as looking.
const GLANCE: Duration = Duration::from_secs(10);

/// Who looked last, and who pays.
#[derive(Debug, Default)]
pub(crate) struct Audience {
    looked: Option<Instant>,
    payer: Option<Payer>,
}

impl Table {
    /// Notes that a visitor looks at the table or acts there. The bots think on the account of the
    /// last who has a seat here. Without people, it is the one who opened the table, or who first
    /// looks at it: a mere onlooker cannot take a table of others on an account that is overdrawn.
    pub(crate) fn attend(&mut self, visitor: Payer, now: Instant) {
        self.audience.looked = Some(now);
        let sits = self.seats_of(visitor.guest).next().is_some();
        let hosts = !self.has_people() && self.row.host == Some(visitor.guest);
        if sits || hosts || self.audience.payer.is_none() {
            self.audience.payer = Some(visitor);
        }
    }

    /// On whose account the bots think. After a restart nobody has come yet: then from nowhere, for
    /// whoever sits here.
    pub(crate) fn payer(&self) -> Payer {
        let owner = self.row.seats.iter().find_map(SeatRow::owner);
        let guest = owner.or(self.row.host).unwrap_or(Guest([0; 16]));
        self.audience.payer.unwrap_or(Payer { address: Address::NONE, guest })
    }

    /// How urgent the bots' turns are.
    pub(crate) fn lane(&self, now: Instant) -> Lane {
        let is_watched = !self.readers.is_empty() || self.looked_within(GLANCE, now);
        if is_watched { Lane::Watched } else { Lane::Unwatched }
    }

    /// Whether the bots need not play on: they are among themselves, and nobody has looked for a
    /// while.
    pub(crate) fn rests(&self, after: Duration, now: Instant) -> bool {
        !self.has_people() && self.readers.is_empty() && !self.looked_within(after, now)
    }

    /// A stream has ended: somebody has looked until now.
    pub(crate) fn look_away(&mut self, now: Instant) {
        self.audience.looked = Some(now);
    }

    fn looked_within(&self, time: Duration, now: Instant) -> bool {
        self.audience.looked.is_some_and(|looked| now.saturating_duration_since(looked) < time)
    }

    fn has_people(&self) -> bool {
        self.row.seats.iter().any(|row| row.kind == SeatKind::Person)
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use quadriga_core::{Leavers, Seed};

    use super::*;
    use crate::api::Stage;
    use crate::store::{Secret, TableRow};

    const REST: Duration = Duration::from_secs(60);
    const HOST: Guest = Guest([1; 16]);

    fn table(seats: Vec<SeatRow>) -> Table {
        let row = TableRow {
            key: 0,
            id: String::new(),
            game: "oppida".to_owned(),
            rules: 1,
            options: "{}".to_owned(),
            seed: Secret(String::from(Seed::from_number(1))),
            stage: Stage::Running,
            listed: false,
            host: Some(HOST),
            rematch: None,
            at: 0,
            standing: None,
            leavers: Leavers::Bot,
            imported: false,
            seats,
        };
        Table::new(row).expect("a table")
    }

    fn visitor(number: u8) -> Payer {
        let address = Address::V4(Ipv4Addr::new(192, 0, 2, number));
        Payer { address, guest: Guest([number; 16]) }
    }

    fn bot() -> SeatRow {
        SeatRow::bot("magister".to_owned())
    }

    #[test]
    fn bots_among_themselves_rest_when_nobody_has_looked_for_a_minute() {
        let now = Instant::now();
        let mut table = table(vec![bot(), bot()]);
        assert!(table.rests(REST, now), "nobody has looked since the server started");
        table.attend(visitor(7), now);
        assert!(!table.rests(REST, now + REST - Duration::from_millis(1)));
        assert!(table.rests(REST, now + REST));
        let (reader, _messages) = table.readers.add(HOST, crate::live::Wish::Mine, None);
        assert!(!table.rests(REST, now + 10 * REST), "somebody listens");
        table.readers.remove(reader);
        table.look_away(now + 10 * REST);
        assert!(!table.rests(REST, now + 10 * REST));
        assert!(table.rests(REST, now + 11 * REST));
    }

    #[test]
    fn bots_never_let_a_person_wait() {
        let table = table(vec![SeatRow::person(HOST, None), bot()]);
        assert!(!table.rests(REST, Instant::now() + 100 * REST));
    }

    #[test]
    fn whoever_sits_pays_and_an_onlooker_cannot_take_over() {
        let now = Instant::now();
        let mut table = table(vec![SeatRow::person(HOST, None), bot()]);
        assert_eq!(table.payer(), Payer { address: Address::NONE, guest: HOST });
        table.attend(visitor(1), now);
        table.attend(visitor(9), now);
        assert_eq!(table.payer(), visitor(1));
    }

    #[test]
    fn what_was_looked_at_a_moment_ago_is_not_last() {
        let now = Instant::now();
        let mut table = table(vec![bot(), bot()]);
        assert_eq!(table.lane(now), Lane::Unwatched);
        table.attend(visitor(7), now);
        assert_eq!(table.lane(now + GLANCE / 2), Lane::Watched);
        assert_eq!(table.lane(now + GLANCE), Lane::Unwatched);
    }
}
