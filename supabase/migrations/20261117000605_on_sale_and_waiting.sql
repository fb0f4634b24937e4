-- What is on sale, what may be scheduled, and what becomes of tickets that a scheduled draw leaves behind.

-- A scheduled draw comes before the undated one that stands in for it.
create or replace function private.draws_on_sale(at timestamptz) returns setof private.draws
  language sql stable set search_path = ''
as $$
  select distinct on (d.experience) d.* from private.draws d
  where d.status = 'open' and d.opens_at <= at and (d.closes_at is null or at < d.closes_at)
    and not private.is_off_sale(d)
  order by d.experience, d.closes_at nulls last
$$;

-- Definer: the free route must be as public as the paid one. Letters are taken a while longer than money, to the end of
-- their last day.
create or replace function api.free_entry_facts() returns jsonb
  language sql volatile security definer set search_path = ''
as $$
  select jsonb_build_object(
    'now', clock.at,
    'draws', coalesce(
      (select jsonb_agg(jsonb_build_object('id', draw.id, 'experience', draw.experience, 'title', draw.title,
          'max_per_person', draw.max_per_person, 'issued', draw.live, 'closes_at', draw.closes_at,
          'postal_closes_at', draw.postal_closes_at, 'draws_at', draw.draws_at)
          order by e.position, draw.closes_at nulls last)
       from (select * from private.draws_on_sale(clock.at)
             union
             select * from private.draws d
             where d.status = 'open' and d.opens_at <= clock.at and clock.at <= private.refunds_until(d)
               and private.london_day(clock.at) <= private.london_day(d.postal_closes_at)) draw
       join private.experiences e on e.slug = draw.experience),
      '[]'))
  from (select private.now() as at) clock
$$;

create or replace function private.open_undated_draw(pattern private.draws) returns void
  language sql volatile set search_path = ''
as $$
  insert into private.draws (experience, title, price_pence, charity_name, charity_pence, max_per_person, opens_at)
  select pattern.experience, pattern.title, pattern.price_pence, pattern.charity_name, pattern.charity_pence,
    pattern.max_per_person, private.now()
  from private.experiences e where e.slug = pattern.experience and e.on_sale
$$;

-- Takes an experience off sale or puts it back, where an undated draw waits again.
create function private.set_on_sale(actor uuid, experience text, on_sale boolean) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  changed private.experiences;
  undated private.draws;
begin
  if on_sale is null then perform private.refuse(422, 'bad_wish'); end if;
  update private.experiences e set on_sale = set_on_sale.on_sale where e.slug = set_on_sale.experience
    returning * into changed;
  if changed.slug is null then perform private.refuse(404, 'unknown_experience'); end if;
  -- Locked: one that is being cancelled at this moment is not the one that waits.
  perform from private.draws d
    where d.experience = changed.slug and d.closes_at is null and d.status = 'open' for no key update;
  if on_sale and not found then
    select * into undated from private.draws d
      where d.experience = changed.slug and d.closes_at is null order by d.created_at desc limit 1;
    perform private.open_undated_draw(undated);
  end if;
  perform private.audit(actor, case when on_sale then 'put_on_sale' else 'take_off_sale' end,
    jsonb_build_object('experience', changed.slug));
  return jsonb_build_object('experience', changed.slug, 'title', changed.title, 'on_sale', changed.on_sale);
end $$;

-- Writes once to everybody whose live entries wait in this undated draw. An address, not an account: letters have none.
create function private.tell_the_waiting(undated private.draws, scheduled private.draws) returns void
  language sql volatile set search_path = ''
as $$
  select private.queue_mail(waiting.address, 'draw-waiting', jsonb_build_object('title', undated.title,
    'numbers', waiting.numbers, 'refundable', waiting.refundable, 'scheduled', scheduled.title,
    'opens_at', scheduled.opens_at, 'price_pence', scheduled.price_pence))
  from (
    select coalesce(u.email, e.email) as address, jsonb_agg(t.number order by t.number) as numbers,
      bool_or(t.order_id is not null) as refundable
    from private.tickets t
    left join auth.users u on u.id = t.user_id
    left join private.postal_entries e on e.id = t.postal_entry_id
    where t.draw_id = undated.id and t.status = 'live'
    group by 1
  ) waiting
  where waiting.address is not null
$$;

-- Gives the undated draw its dates when its terms are kept (its tickets come along), else opens a draw of its own.
create or replace function private.schedule_draw(
  actor uuid, experience text, closes_at timestamptz, draws_at timestamptz, opens_at timestamptz,
  postal_closes_at timestamptz, title text, price_pence int, charity_name text, charity_pence int,
  max_per_person int, cap int
) returns jsonb
  language plpgsql set search_path = ''
as $$
#variable_conflict use_variable
declare
  at timestamptz;
  choice private.experiences;
  undated private.draws;
  draw private.draws;
  carries_over boolean;
begin
  select * into choice from private.experiences e where e.slug = experience for update; -- one scheduling at a time
  if choice.slug is null then perform private.refuse(404, 'unknown_experience'); end if;
  if not choice.on_sale then perform private.refuse(409, 'off_sale'); end if;
  select * into undated from private.draws d
    where d.experience = experience and d.closes_at is null and d.status = 'open' for no key update;
  at := private.now();

  title := coalesce(title, undated.title);
  price_pence := coalesce(price_pence, undated.price_pence);
  charity_name := coalesce(charity_name, undated.charity_name);
  charity_pence := coalesce(charity_pence, undated.charity_pence);
  max_per_person := coalesce(max_per_person, undated.max_per_person);
  -- A day between the last letter and the freezing, to log what arrived in time.
  postal_closes_at := coalesce(postal_closes_at, greatest(closes_at, draws_at - interval '48 hours'));
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
  -- Whoever wins must be able to be there, or be told before entering what stands in its place.
  if private.london_day(draws_at) > choice.event_on and trim(title) = choice.title then
    perform private.refuse(409, 'event_passed');
  end if;
  if exists (select from private.draws d
    where d.experience = experience and d.status = 'open' and d.opens_at < closes_at and opens_at < d.closes_at)
  then perform private.refuse(409, 'overlaps_another_draw'); end if;

  if carries_over then
    if undated.paid > cap then perform private.refuse(409, 'cap_below_issued'); end if;
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
    perform private.tell_the_waiting(undated, draw);
  end if;
  perform private.audit(actor, 'schedule_draw', private.draw_facts(draw));
  return private.draw_facts(draw) || jsonb_build_object(
    'carried_over', case when carries_over then undated.live else 0 end,
    'left_waiting', case when carries_over then 0 else undated.live end);
end $$;

-- An undated draw that sells nothing now waits, for a draw on its terms or for the operator.
create function private.my_draw_status(draw private.draws, at timestamptz) returns text
  language sql stable set search_path = ''
as $$
  select case
    when draw.status <> 'open' then draw.status
    when at >= draw.closes_at then 'closed'
    when private.is_superseded(draw, at) or private.is_off_sale(draw) then 'waiting'
    else 'open' end
$$;

create or replace function private.my_draw(draw private.draws, person uuid, at timestamptz) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'draw', private.draw_facts(draw),
    'status', standing.status,
    'refundable', draw.status = 'open' and coalesce(at <= private.refunds_until(draw), true)
      and coalesce(bool_or(t.status = 'live' and t.order_id is not null), false),
    -- Nobody can tell the chance in a draw that may never have the others' tickets.
    'odds', case when standing.status <> 'waiting' then
      jsonb_build_object('yours', count(*) filter (where t.status = 'live'), 'issued', draw.live) end,
    'tickets', jsonb_agg(jsonb_build_object(
      'number', t.number,
      'status', t.status,
      'source', case when t.order_id is null then 'post' else 'paid' end,
      'order_id', t.order_id,
      'price_pence', coalesce(o.price_pence, 0),
      'issued_at', coalesce(o.paid_at, e.logged_at),
      'retired_at', t.retired_at) order by t.number))
  from (select private.my_draw_status(draw, at) as status) standing
  cross join private.tickets t
  left join private.orders o on o.id = t.order_id
  left join private.postal_entries e on e.id = t.postal_entry_id
  where t.draw_id = draw.id and t.user_id = person
  group by standing.status
$$;

revoke execute on all functions in schema private from public;
