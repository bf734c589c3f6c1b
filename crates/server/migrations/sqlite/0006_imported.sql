-- Whether a table comes from a record and was not played here. Until now that was guessed from the seat
-- that decided first, which imported tables do not have.
alter table game_table add column imported integer not null default 0;
update game_table set imported = 1 where stage = 2 and decides is null;

drop index game_table_imported;
drop index game_table_imported_from;
drop index game_table_imported_at;
create index game_table_imported on game_table (host, at) where imported = 1;
create index game_table_imported_from on game_table (opened_from, at) where imported = 1;
create index game_table_imported_at on game_table (at) where imported = 1;
