-- Who has to do with a table: the guest who opened it and those who sit at it. A page of a guest's list
-- is read from the index here, however many tables there are.
create table guest_table (
  table_key integer not null references game_table (key),
  guest blob not null,
  -- as in game_table
  stage integer not null,
  -- when the table came to this stage
  since integer not null,
  primary key (table_key, guest)
) without rowid;
create index guest_table_list on guest_table (guest, stage, since, table_key);

insert into guest_table (table_key, guest, stage, since)
select t.key, p.guest, t.stage, coalesce(
  (select at from entry where table_key = t.key and t.stage = 2 order by number desc limit 1),
  t.at
)
from game_table t join (
  select table_key, guest from seat where guest is not null
  union
  select key, host from game_table where host is not null
) p on p.table_key = t.key;

-- The place of each seat as a JSON array, once the game is over; games that ended before this column
-- came have none.
alter table game_table add column standing text;
