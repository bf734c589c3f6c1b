-- Where a table was opened from, and a seat of another's waiting table taken from: a keyed hash of the
-- address, enough to count by and not the address itself.
alter table game_table add column opened_from blob;
alter table seat add column taken_from blob;
create index game_table_from on game_table (opened_from) where stage < 2;
create index game_table_imported_from on game_table (opened_from, at)
  where stage = 2 and decides is null;
create index seat_from on seat (taken_from) where taken_from is not null;

-- What expires, the oldest first.
create index game_table_waiting on game_table (at) where stage = 0;
create index game_table_imported_at on game_table (at) where stage = 2 and decides is null;
