-- In a game for more than two a bot plays on for those who resign.

-- What becomes of them: 0 they come where the bot brings them, 1 they come last.
alter table game_table add column leavers integer not null default 0;
-- The number of the entry with which the person left the seat to the bot.
alter table seat add column resigned integer;
