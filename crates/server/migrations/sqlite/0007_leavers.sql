-- A position knows by itself who had left by then, and whose resignation has ended the game. Those stored before
-- learn it from the seats and from the entry of the same number. After how many actions somebody left is asked
-- only of whole games, which begin with number 0.
update snapshot set state = json_set(state, '$.left', (
  select json_group_array(json_object(
    'seat', seat, 'after', json_extract(snapshot.state, '$.actions'), 'bot', bot,
    'last', json(case when leavers = 1 then 'true' else 'false' end)))
  from (
    select s.seat, s.bot, t.leavers from seat s join game_table t on t.key = s.table_key
    where s.table_key = snapshot.table_key and s.resigned <= snapshot.number order by s.resigned
  )
))
where number > 0 and exists (
  select 1 from seat s where s.table_key = snapshot.table_key and s.resigned <= snapshot.number
);

update snapshot set state = json_set(state, '$.resigned', (
  select e.seat from entry e where e.table_key = snapshot.table_key and e.number = snapshot.number
))
where number > 0 and exists (
  select 1 from entry e where e.table_key = snapshot.table_key and e.number = snapshot.number
    and e.kind = 3 and e.decides is null
);
