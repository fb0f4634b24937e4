-- A draw can be looked at before it is scheduled: the same questions, the same terms, and nothing written. Scheduling
-- and cancelling at the same moment take turns.

create type private.draw_plan as (draw private.draws, undated private.draws, carries_over boolean);

-- The draw that these wishes would give now. Refuses what scheduling would refuse.
create function private.plan_draw(
  draw_id uuid, experience text, closes_at timestamptz, draws_at timestamptz, opens_at timestamptz,
  postal_closes_at timestamptz, title text, price_pence int, charity_name text, charity_pence int,
  max_per_person int, cap int
) returns private.draw_plan
  language plpgsql set search_path = ''
as $$
#variable_conflict use_variable
declare
  at timestamptz := private.now();
  choice private.experiences;
  undated private.draws := private.undated_draw_of(experience);
  draw private.draws;
  carries_over boolean;
begin
  select * into choice from private.experiences e where e.slug = experience;
  if choice.slug is null then perform private.refuse(404, 'unknown_experience'); end if;
  if not choice.on_sale then perform private.refuse(409, 'off_sale'); end if;

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
  -- What was looked at a while ago is scheduled as it was shown.
  if coalesce(opens_at, '-infinity') < at - interval '1 hour' then opens_at := at; end if;

  if closes_at is null or draws_at is null or not (greatest(opens_at, at) < closes_at and closes_at <= postal_closes_at
    and postal_closes_at <= draws_at - interval '24 hours')
  then perform private.refuse(422, 'bad_dates'); end if;
  if num_nulls(title, price_pence, charity_name, charity_pence, max_per_person) > 0
    or price_pence not between 1 and 1000000 or charity_pence not between 0 and price_pence
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
    draw := undated;
    draw.cap := cap;
  else
    draw := jsonb_populate_record(null::private.draws, jsonb_build_object(
      'id', coalesce(draw_id, gen_random_uuid()), 'experience', experience, 'title', title, 'price_pence', price_pence,
      'charity_name', charity_name, 'charity_pence', charity_pence, 'max_per_person', max_per_person, 'cap', cap,
      'opens_at', opens_at, 'status', 'open', 'payment', private.payment_provider(),
      'numbered', 0, 'live', 0, 'paid', 0, 'created_at', at));
  end if;
  draw.closes_at := closes_at;
  draw.postal_closes_at := postal_closes_at;
  draw.draws_at := draws_at;
  return row(draw, undated, coalesce(carries_over, false))::private.draw_plan;
end $$;

create function private.plan_facts(plan private.draw_plan) returns jsonb
  language sql stable set search_path = ''
as $$
  select private.draw_facts(plan.draw) || jsonb_build_object(
    'carried_over', case when plan.carries_over then coalesce((plan.undated).live, 0) else 0 end,
    'left_waiting', case when plan.carries_over then 0 else coalesce((plan.undated).live, 0) end)
$$;

-- One scheduling of an experience at a time, and none while its undated draw sells or is being cancelled. Not "for
-- update": a cancelled draw's successor only points at the experience, and must not wait for whoever waits for it.
create function private.lock_for_scheduling(experience text) returns void
  language plpgsql set search_path = ''
as $$
declare
  undated uuid;
begin
  perform from private.experiences e where e.slug = lock_for_scheduling.experience for no key update;
  loop
    undated := (private.undated_draw_of(experience)).id;
    exit when undated is null;
    perform from private.draws d where d.id = undated and d.closes_at is null and d.status = 'open' for no key update;
    exit when found;
  end loop;
end $$;

create index scheduled_draws on private.audit_log ((subject ->> 'id')) where act = 'schedule_draw';

-- Gives the undated draw its dates when its terms are kept (its tickets come along), else opens a draw of its own. The
-- same draw_id twice is one draw.
drop function private.schedule_draw(uuid, text, timestamptz, timestamptz, timestamptz, timestamptz, text, int, text, int,
  int, int);
create function private.schedule_draw(
  actor uuid, experience text, closes_at timestamptz, draws_at timestamptz, opens_at timestamptz,
  postal_closes_at timestamptz, title text, price_pence int, charity_name text, charity_pence int,
  max_per_person int, cap int, draw_id uuid
) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  plan private.draw_plan;
  planned private.draws;
  facts jsonb;
begin
  perform private.lock_for_scheduling(experience);
  select l.subject into facts from private.audit_log l
    where l.act = 'schedule_draw' and l.subject ->> 'id' = schedule_draw.draw_id::text;
  if facts is not null then
    if (facts ->> 'experience', (facts ->> 'closes_at')::timestamptz, (facts ->> 'draws_at')::timestamptz)
      is distinct from (schedule_draw.experience, schedule_draw.closes_at, schedule_draw.draws_at)
    then perform private.refuse(409, 'request_id_reused'); end if;
    return facts;
  end if;

  plan := private.plan_draw(draw_id, experience, closes_at, draws_at, opens_at, postal_closes_at, title, price_pence,
    charity_name, charity_pence, max_per_person, cap);
  planned := plan.draw;
  -- What was looked at was another draw: one that has been entered or cancelled since.
  if planned.id <> draw_id or (not plan.carries_over and exists (select from private.draws d where d.id = planned.id)) then
    perform private.refuse(409, 'plan_changed');
  end if;
  if plan.carries_over then
    update private.draws d set closes_at = planned.closes_at, postal_closes_at = planned.postal_closes_at,
      draws_at = planned.draws_at, cap = planned.cap
      where d.id = planned.id;
    perform private.open_undated_draw(plan.undated);
  else
    insert into private.draws select planned.*;
    perform private.tell_the_waiting(plan.undated, planned);
  end if;
  facts := private.plan_facts(plan);
  perform private.audit(actor, 'schedule_draw', facts);
  return facts;
end $$;

-- Definer: operators act on tables no browser reaches; it asks first who is calling.
drop function api.schedule_draw(text, timestamptz, timestamptz, timestamptz, timestamptz, text, int, text, int, int, int);
create function api.schedule_draw(
  experience text, closes_at timestamptz, draws_at timestamptz, opens_at timestamptz default null,
  postal_closes_at timestamptz default null, title text default null, price_pence int default null,
  charity_name text default null, charity_pence int default null, max_per_person int default null,
  cap int default null, draw_id uuid default null
) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
begin
  return private.schedule_draw(private.require_operator(), experience, closes_at, draws_at, opens_at,
    postal_closes_at, title, price_pence, charity_name, charity_pence, max_per_person, cap, draw_id);
end $$;

-- The draw as it would be, with the key its manifest would name: enough to write the manifest out, to the byte.
create function private.preview_draw(
  actor uuid, experience text, closes_at timestamptz, draws_at timestamptz, opens_at timestamptz,
  postal_closes_at timestamptz, title text, price_pence int, charity_name text, charity_pence int,
  max_per_person int, cap int, draw_id uuid
) returns jsonb
  language plpgsql set search_path = ''
as $$
begin
  return private.plan_facts(private.plan_draw(draw_id, experience, closes_at, draws_at, opens_at, postal_closes_at,
      title, price_pence, charity_name, charity_pence, max_per_person, cap))
    || jsonb_build_object('checkpoint_key', (select k.public_key from private.checkpoint_key k));
end $$;

-- Definer: see schedule_draw.
create function api.preview_draw(
  experience text, closes_at timestamptz, draws_at timestamptz, opens_at timestamptz default null,
  postal_closes_at timestamptz default null, title text default null, price_pence int default null,
  charity_name text default null, charity_pence int default null, max_per_person int default null,
  cap int default null, draw_id uuid default null
) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
begin
  return private.preview_draw(private.require_operator(), experience, closes_at, draws_at, opens_at,
    postal_closes_at, title, price_pence, charity_name, charity_pence, max_per_person, cap, draw_id);
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function
  api.schedule_draw(text, timestamptz, timestamptz, timestamptz, timestamptz, text, int, text, int, int, int, uuid),
  api.preview_draw(text, timestamptz, timestamptz, timestamptz, timestamptz, text, int, text, int, int, int, uuid)
  from public;
grant execute on function
  api.schedule_draw(text, timestamptz, timestamptz, timestamptz, timestamptz, text, int, text, int, int, int, uuid),
  api.preview_draw(text, timestamptz, timestamptz, timestamptz, timestamptz, text, int, text, int, int, int, uuid)
  to authenticated;
