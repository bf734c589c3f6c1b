-- Imported games have never run, so no seat decided first. They count against the limit of tables.
create index game_table_imported on game_table (host, at) where stage = 2 and decides is null;
