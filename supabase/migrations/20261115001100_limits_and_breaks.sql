-- A person's own brakes: tightening holds at once, loosening takes a day to think.

create function private.protection_facts(person uuid, at timestamptz) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'now', at,
    'monthly_limit_pence', private.limit_at(p, at),
    'pending_limit_pence', case when p.pending_from > at then p.pending_limit_pence end,
    'pending_from', case when p.pending_from > at then p.pending_from end,
    'spent_this_month_pence', private.spent_this_month(person, at),
    'on_break_until', case when p.break_until > at then p.break_until end)
  from (select person as id) who left join private.player_protection p on p.user_id = who.id
$$;

-- The person's row, locked; every purchase of theirs that a limit concerns waits behind it.
create function private.protection_of(person uuid) returns private.player_protection
  language plpgsql set search_path = ''
as $$
declare
  protection private.player_protection;
begin
  insert into private.player_protection (user_id) values (person) on conflict do nothing;
  select * into protection from private.player_protection where user_id = person for no key update;
  return protection;
end $$;

-- Definer: reads the caller's own row of a closed table.
create function api.my_protection() returns jsonb
  language plpgsql security definer set search_path = ''
  as $$ begin return private.protection_facts(private.require_user(), private.now()); end $$;

-- Definer: writes the caller's own row. A lower limit holds at once, a higher one after 24 hours.
create function api.set_spend_limit(monthly_limit_pence int) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := private.require_user();
  protection private.player_protection := private.protection_of(person);
  at timestamptz := private.now();
  holding int := private.limit_at(protection, at);
begin
  if monthly_limit_pence not between 0 and 100000000 then perform private.refuse(422, 'bad_limit'); end if;
  if holding is not null and (monthly_limit_pence is null or monthly_limit_pence > holding) then
    update private.player_protection p
      set monthly_limit_pence = holding, pending_limit_pence = set_spend_limit.monthly_limit_pence,
        pending_from = at + interval '24 hours'
      where user_id = person;
  else
    update private.player_protection p
      set monthly_limit_pence = set_spend_limit.monthly_limit_pence, pending_limit_pence = null, pending_from = null
      where user_id = person;
  end if;
  perform private.audit(person, 'set_spend_limit', jsonb_build_object('monthly_limit_pence', monthly_limit_pence));
  return private.protection_facts(person, at);
end $$;

-- Definer: writes the caller's own row. Six months by the calendar, and no way back.
create function api.take_break() returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := private.require_user();
  protection private.player_protection := private.protection_of(person);
  at timestamptz := private.now();
  until timestamptz := (at at time zone 'Europe/London' + interval '6 months') at time zone 'Europe/London';
begin
  update private.player_protection set break_until = until where user_id = person;
  perform private.audit(person, 'take_break', jsonb_build_object('until', until));
  return private.protection_facts(person, at);
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function api.my_protection(), api.set_spend_limit(int), api.take_break() from public;
grant execute on function api.my_protection(), api.set_spend_limit(int), api.take_break() to authenticated;
