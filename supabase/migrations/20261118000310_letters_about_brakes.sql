-- Whoever's limit or break changes is written to: a change somebody else made is noticed, and one's own is kept on paper.

-- Definer: writes the caller's own row. A lower limit holds at once, a higher one after 24 hours.
create or replace function api.set_spend_limit(monthly_limit_pence int) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := private.require_user();
  protection private.player_protection := private.protection_of(person);
  at timestamptz := private.now();
  holding int := private.limit_at(protection, at);
  before jsonb := private.protection_facts(person, at);
  facts jsonb;
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
  facts := private.protection_facts(person, at);
  if facts <> before then
    perform private.write_to(person, 'spend-limit', jsonb_build_object(
      'monthly_limit_pence', facts -> 'monthly_limit_pence',
      'pending_limit_pence', facts -> 'pending_limit_pence',
      'pending_from', facts -> 'pending_from'));
  end if;
  return facts;
end $$;

-- Definer: writes the caller's own row. Six months by the calendar, and no way back.
create or replace function api.take_break() returns jsonb
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
  perform private.write_to(person, 'break-begun', jsonb_build_object('until', until));
  return private.protection_facts(person, at);
end $$;

revoke execute on all functions in schema private from public;
