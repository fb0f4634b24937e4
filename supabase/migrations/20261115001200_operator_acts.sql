-- What the operator does. The rules are in private functions, so that the command-line tool and the
-- browser share them; `actor` is null for the tool, which speaks as the database's owner.

-- Gives the undated draw its dates when its terms are kept (its tickets come along), else opens a draw of its own.
create function private.schedule_draw(
  actor uuid, experience text, closes_at timestamptz, draws_at timestamptz, opens_at timestamptz,
  postal_closes_at timestamptz, title text, price_pence int, charity_name text, charity_pence int,
  max_per_person int, cap int
) returns jsonb
  language plpgsql set search_path = ''
as $$
#variable_conflict use_variable
declare
  at timestamptz;
  undated private.draws;
  draw private.draws;
  carries_over boolean;
begin
  perform from private.experiences e where e.slug = experience for update; -- one scheduling at a time
  if not found then perform private.refuse(404, 'unknown_experience'); end if;
  select * into undated from private.draws d
    where d.experience = experience and d.closes_at is null and d.status = 'open' for no key update;
  at := private.now();

  title := coalesce(title, undated.title);
  price_pence := coalesce(price_pence, undated.price_pence);
  charity_name := coalesce(charity_name, undated.charity_name);
  charity_pence := coalesce(charity_pence, undated.charity_pence);
  max_per_person := coalesce(max_per_person, undated.max_per_person);
  postal_closes_at := coalesce(postal_closes_at, draws_at - interval '24 hours');
  -- A cap can only better the odds of those who hold a ticket, so it may be added.
  carries_over := coalesce(opens_at, at) <= at
    and (title, price_pence, charity_name, charity_pence, max_per_person)
      = (undated.title, undated.price_pence, undated.charity_name, undated.charity_pence, undated.max_per_person);
  opens_at := greatest(opens_at, at);

  if closes_at is null or draws_at is null or not (opens_at < closes_at and closes_at <= postal_closes_at
    and postal_closes_at <= draws_at - interval '24 hours')
  then perform private.refuse(422, 'bad_dates'); end if;
  if price_pence not between 1 and 1000000 or charity_pence not between 0 and price_pence
    or max_per_person not between 1 and 10000 or max_per_person::bigint * price_pence > 100000000
    or cap not between 1 and 10000000 or length(title) not between 1 and 120
    or length(charity_name) not between 1 and 120
  then perform private.refuse(422, 'bad_terms'); end if;
  if exists (select from private.draws d
    where d.experience = experience and d.status = 'open' and d.opens_at < closes_at and opens_at < d.closes_at)
  then perform private.refuse(409, 'overlaps_another_draw'); end if;

  if carries_over then
    if undated.live > cap then perform private.refuse(409, 'cap_below_issued'); end if;
    update private.draws d
      set closes_at = closes_at, postal_closes_at = postal_closes_at, draws_at = draws_at, cap = cap
      where d.id = undated.id returning * into draw;
    perform private.open_undated_draw(undated);
  else
    insert into private.draws (experience, title, price_pence, charity_name, charity_pence, max_per_person, cap,
        opens_at, closes_at, postal_closes_at, draws_at)
      values (experience, title, price_pence, charity_name, charity_pence, max_per_person, cap,
        opens_at, closes_at, postal_closes_at, draws_at)
      returning * into draw;
  end if;
  perform private.audit(actor, 'schedule_draw', private.draw_facts(draw));
  return private.draw_facts(draw) || jsonb_build_object(
    'carried_over', case when carries_over then undated.live else 0 end,
    'left_waiting', case when carries_over then 0 else undated.live end);
end $$;

create function private.open_undated_draw(pattern private.draws) returns void
  language sql volatile set search_path = ''
as $$
  insert into private.draws (experience, title, price_pence, charity_name, charity_pence, max_per_person, opens_at)
  values (pattern.experience, pattern.title, pattern.price_pence, pattern.charity_name, pattern.charity_pence,
    pattern.max_per_person, private.now())
$$;

-- Every paid ticket is given back and every letter voided; the draw never takes place.
create function private.cancel_draw(actor uuid, draw_id uuid, reason text) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  draw private.draws;
  at timestamptz;
  paid int[];
  outcome jsonb;
begin
  if coalesce(length(trim(reason)), 0) not between 1 and 500 then perform private.refuse(422, 'reason_required'); end if;
  select * into draw from private.draws where id = cancel_draw.draw_id for no key update;
  if draw.id is null then perform private.refuse(404, 'unknown_draw'); end if;
  at := private.now();
  if draw.status = 'cancelled' then perform private.refuse(409, 'cancelled'); end if;
  if at >= draw.draws_at then perform private.refuse(409, 'already_drawn'); end if;

  paid := array(select number from private.tickets t
    where t.draw_id = draw.id and t.status = 'live' and t.order_id is not null);
  update private.tickets t
    set status = case when order_id is null then 'void' else 'refunded' end, retired_at = at
    where t.draw_id = draw.id and t.status = 'live';
  update private.draws set status = 'cancelled', live = 0 where id = draw.id;
  if draw.closes_at is null then perform private.open_undated_draw(draw); end if;

  with owed as (
    select r.order_id, r.numbers, r.amount_pence, r.status
    from private.owe_refunds(draw.id, paid, 'draw_cancelled', at) r
  ), told as (
    select private.queue_mail(u.email, 'draw-cancelled', jsonb_build_object('title', draw.title,
      'numbers', owed.numbers, 'amount_pence', owed.amount_pence, 'reason', reason))
    from owed join private.orders o on o.id = owed.order_id join auth.users u on u.id = o.user_id
  )
  select jsonb_build_object('draw_id', draw.id, 'reason', reason, 'refunded_tickets', cardinality(paid),
      'refunded_orders', count(*), 'refunded_pence', coalesce(sum(amount_pence), 0),
      'voided_letters', draw.live - cardinality(paid), 'mails', (select count(*) from told))
    into outcome from owed;
  perform private.audit(actor, 'cancel_draw', outcome);
  return outcome;
end $$;

-- The account a letter belongs to: by its address, else by a name and postcode that only one account has.
create function private.account_of(email text, person_key text) returns uuid
  language sql stable set search_path = ''
as $$
  select coalesce(
    (select u.id from auth.users u where lower(u.email) = lower(account_of.email)),
    (select min(u.id::text)::uuid from auth.users u
     where private.person_key(u.raw_user_meta_data ->> 'name', u.raw_user_meta_data ->> 'postcode') = account_of.person_key
     having count(*) = 1))
$$;

-- One letter becomes one numbered entry; the same letter id twice is one entry.
create function private.log_postal_entry(
  actor uuid, letter_id uuid, draw_id uuid, full_name text, address text, postcode text, born_on date,
  received_on date, email text
) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  draw private.draws;
  known private.postal_entries;
  person uuid;
  key text := private.person_key(full_name, postcode);
  number int;
  at timestamptz;
begin
  if letter_id is null or coalesce(length(trim(full_name)), 0) not between 1 and 120
    or coalesce(length(trim(address)), 0) not between 1 and 300
    or coalesce(upper(trim(postcode)) !~ '^[A-Z0-9]{2,4} ?[0-9][A-Z]{2}$', true)
    or email not like '%_@_%' or born_on is null or received_on is null
  then perform private.refuse(422, 'bad_letter'); end if;
  if born_on > received_on - interval '18 years' then perform private.refuse(422, 'not_adult'); end if;

  select * into draw from private.draws where id = log_postal_entry.draw_id for no key update; -- the same queue as buyers
  if draw.id is null then perform private.refuse(404, 'unknown_draw'); end if;
  at := private.now();

  select * into known from private.postal_entries where id = letter_id;
  if known.id is not null then
    if (known.draw_id, known.person_key) is distinct from (draw.id, key) then
      perform private.refuse(409, 'request_id_reused');
    end if;
    return private.letter_facts(known);
  end if;

  person := private.account_of(email, key);
  if draw.status = 'cancelled' then perform private.refuse(409, 'cancelled'); end if;
  if at < draw.opens_at then perform private.refuse(409, 'not_open_yet'); end if;
  if at > draw.postal_closes_at then perform private.refuse(409, 'closed'); end if;
  if private.is_superseded(draw, at) then perform private.refuse(409, 'superseded'); end if;
  if received_on > (at at time zone 'Europe/London')::date then perform private.refuse(422, 'bad_letter'); end if;
  if exists (select from private.player_protection p where p.user_id = person and p.break_until > at) then
    perform private.refuse(409, 'on_break');
  end if;
  if private.held_in(draw.id, person, key) >= draw.max_per_person then
    perform private.refuse(409, 'over_personal_maximum');
  end if;
  if draw.live >= draw.cap then perform private.refuse(409, 'sold_out'); end if;

  insert into private.postal_entries (id, draw_id, full_name, address, postcode, email, born_on, received_on,
      user_id, person_key, logged_by, logged_at)
    values (letter_id, draw.id, trim(full_name), trim(address), upper(trim(postcode)), email, born_on, received_on,
      person, key, actor, at)
    returning * into known;
  number := private.take_numbers(draw.id, 1);
  insert into private.tickets (draw_id, number, user_id, postal_entry_id) values (draw.id, number, person, known.id);
  if email is not null then
    perform private.queue_mail(email, 'postal-entry', jsonb_build_object('title', draw.title, 'number', number,
      'full_name', trim(full_name), 'draws_at', draw.draws_at));
  end if;
  perform private.audit(actor, 'log_postal_entry', private.letter_facts(known));
  return private.letter_facts(known);
end $$;

create function private.letter_facts(letter private.postal_entries) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object('letter_id', letter.id, 'draw_id', letter.draw_id, 'number', t.number,
    'recognised', letter.user_id is not null)
  from private.tickets t where t.postal_entry_id = letter.id
$$;

create function private.draw_book() returns setof jsonb
  language sql stable set search_path = ''
as $$
  select private.draw_facts(d) || jsonb_build_object(
    'status', d.status,
    'paid_tickets', count(*) filter (where t.order_id is not null and t.status = 'live'),
    'postal_entries', count(*) filter (where t.postal_entry_id is not null and t.status = 'live'),
    'retired_numbers', count(*) filter (where t.status <> 'live'),
    'takings_pence', d.price_pence * count(*) filter (where t.order_id is not null and t.status = 'live'),
    'charity_total_pence', d.charity_pence * count(*) filter (where t.order_id is not null and t.status = 'live'))
  from private.draws d left join private.tickets t on t.draw_id = d.id
  group by d.id
  order by d.experience, d.closes_at nulls last, d.created_at
$$;

create function private.entries_of(draw_id uuid)
  returns table (number int, status text, source text, name text, email text, issued_at timestamptz, retired_at timestamptz)
  language sql stable set search_path = ''
as $$
  select t.number, t.status, case when t.order_id is null then 'post' else 'paid' end,
    coalesce(e.full_name, u.raw_user_meta_data ->> 'name'), coalesce(e.email, u.email),
    coalesce(o.paid_at, e.logged_at), t.retired_at
  from private.tickets t
  left join private.orders o on o.id = t.order_id
  left join private.postal_entries e on e.id = t.postal_entry_id
  left join auth.users u on u.id = t.user_id
  where t.draw_id = entries_of.draw_id
  order by t.number
$$;

-- Definer, as all below: operators act on tables no browser reaches; each asks first who is calling.
create function api.schedule_draw(
  experience text, closes_at timestamptz, draws_at timestamptz, opens_at timestamptz default null,
  postal_closes_at timestamptz default null, title text default null, price_pence int default null,
  charity_name text default null, charity_pence int default null, max_per_person int default null, cap int default null
) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
begin
  return private.schedule_draw(private.require_operator(), experience, closes_at, draws_at, opens_at,
    postal_closes_at, title, price_pence, charity_name, charity_pence, max_per_person, cap);
end $$;

-- Definer: see schedule_draw.
create function api.cancel_draw(draw_id uuid, reason text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$ begin return private.cancel_draw(private.require_operator(), draw_id, reason); end $$;

-- Definer: see schedule_draw.
create function api.log_postal_entry(
  letter_id uuid, draw_id uuid, full_name text, address text, postcode text, born_on date, received_on date,
  email text default null
) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
begin
  return private.log_postal_entry(private.require_operator(), letter_id, draw_id, full_name, address, postcode,
    born_on, received_on, email);
end $$;

-- Definer: see schedule_draw.
create function api.operator_draws() returns jsonb
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return (select coalesce(jsonb_agg(line), '[]') from private.draw_book() line);
end $$;

-- Definer: see schedule_draw.
create function api.operator_entries(draw_id uuid) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return (select coalesce(jsonb_agg(entry), '[]') from private.entries_of(operator_entries.draw_id) entry);
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function
  api.schedule_draw(text, timestamptz, timestamptz, timestamptz, timestamptz, text, int, text, int, int, int),
  api.cancel_draw(uuid, text), api.log_postal_entry(uuid, uuid, text, text, text, date, date, text),
  api.operator_draws(), api.operator_entries(uuid) from public;
grant execute on function
  api.schedule_draw(text, timestamptz, timestamptz, timestamptz, timestamptz, text, int, text, int, int, int),
  api.cancel_draw(uuid, text), api.log_postal_entry(uuid, uuid, text, text, text, date, date, text),
  api.operator_draws(), api.operator_entries(uuid) to authenticated;
