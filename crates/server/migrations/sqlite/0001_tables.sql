-- Integers, text and blobs only, so that PostgreSQL can have the same columns.

create table setting (
  name text primary key,
  value blob not null
);

create table guest (
  guest blob primary key,
  name text not null
);

create table game_table (
  key integer primary key,
  id text not null unique,
  game text not null,
  rules integer not null,
  options text not null,
  seed text not null,
  -- 0 waiting, 1 running, 2 over
  stage integer not null,
  listed integer not null,
  host blob,
  -- the seat that decides first, once the table runs
  decides integer,
  -- the table of the return game
  rematch text,
  at integer not null
);
create index game_table_open on game_table (at) where stage = 0 and listed = 1;
create index game_table_running on game_table (key) where stage = 1;
create index game_table_host on game_table (host) where stage < 2;

create table seat (
  table_key integer not null references game_table (key),
  seat integer not null,
  -- 0 open, 1 person, 2 bot
  kind integer not null,
  guest blob,
  bot text,
  -- the name of a player of an imported record
  name text,
  primary key (table_key, seat)
) without rowid;
create index seat_guest on seat (guest, table_key) where guest is not null;

-- Append-only. Two writers cannot both store number n of a table.
create table entry (
  table_key integer not null references game_table (key),
  number integer not null,
  -- 1 action, 2 undo, 3 resign
  kind integer not null,
  seat integer not null,
  action text,
  -- a JSON array of [who may know it, event]
  events text not null,
  -- the seat that decides afterwards
  decides integer,
  at integer not null,
  primary key (table_key, number)
) without rowid;

-- The position after an entry: a cache, except number 0, which is the set-up.
create table snapshot (
  table_key integer not null references game_table (key),
  number integer not null,
  state text not null,
  primary key (table_key, number)
) without rowid;

create table chat (
  id integer primary key autoincrement,
  table_key integer not null references game_table (key),
  name text not null,
  seat integer,
  line text not null,
  at integer not null
);
create index chat_table on chat (table_key, id);
