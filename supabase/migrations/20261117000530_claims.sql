-- From the number drawn to the prize delivered. The holder has 48 hours from our first message; silence passes the
-- prize on to the next reserve. The log of it is public and names numbers, never people.

create table private.claims (
  draw_id uuid not null,
  place int not null,
  status text not null check (status in ('untold', 'told', 'claimed', 'delivered', 'lapsed', 'refused')),
  opened_at timestamptz not null,
  told_at timestamptz,
  claim_by timestamptz,
  contact_due_at timestamptz not null,
  contacted_at timestamptz,
  claimed_at timestamptz,
  born_on date,
  first_name text check (length(first_name) between 1 and 60),
  county text check (length(county) between 1 and 60),
  primary key (draw_id, place),
  foreign key (draw_id, place) references private.picks (draw_id, place),
  constraint told_with_a_deadline check ((told_at is null) = (claim_by is null)),
  constraint published_whole_or_not check ((first_name is null) = (county is null))
);
comment on table private.claims is
  'One holder''s turn at a prize. untold waits for the operator, because the entry left no address to mail to; first_name and county stand here only with consent to publish them.';
create index claims_to_lapse on private.claims (claim_by) where status = 'told';
alter table private.claims enable row level security;

create table private.claim_log (
  id bigint generated always as identity primary key,
  draw_id uuid not null references private.drawn_rounds (draw_id),
  at timestamptz not null,
  act text not null check (act in ('told', 'claimed', 'lapsed', 'refused', 'promoted', 'delivered', 'unclaimed')),
  place int,
  number int
);
comment on table private.claim_log is 'What became of a prize, for everybody to read.';
create index claim_log_by_draw on private.claim_log (draw_id, id);
alter table private.claim_log enable row level security;
create trigger claim_log_is_append_only before update or delete on private.claim_log
  for each row execute function private.refuse_change();

create function private.log_claim(draw_id uuid, act text, place int) returns void
  language sql volatile set search_path = ''
as $$
  insert into private.claim_log (draw_id, at, act, place, number)
  select log_claim.draw_id, private.now(), act, place,
    (select p.number from private.picks p where p.draw_id = log_claim.draw_id and p.place = log_claim.place)
$$;

-- Who holds a number: where to write, the day of entry, and whether there is anybody left to reach at all.
create function private.holder_of(draw_id uuid, number int,
    out account uuid, out email text, out name text, out entered_on date, out is_gone boolean)
  language sql stable set search_path = ''
as $$
  select t.user_id,
    coalesce(case when u.deleted_at is null then u.email end, letter.email),
    coalesce(letter.full_name, u.raw_user_meta_data ->> 'name'),
    coalesce(letter.received_on, (o.paid_at at time zone 'Europe/London')::date),
    t.salt is null
  from private.tickets t
  left join auth.users u on u.id = t.user_id
  left join private.orders o on o.id = t.order_id
  left join private.postal_entries letter on letter.id = t.postal_entry_id
  where t.draw_id = holder_of.draw_id and t.number = holder_of.number
$$;

create function private.claim_mail(draw private.draws, claim private.claims) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object('draw_id', draw.id, 'title', draw.title, 'number', p.number, 'place', claim.place,
    'claim_by', claim.claim_by, 'account', t.user_id is not null,
    'payment', (select m.body::jsonb ->> 'payment' from private.manifests m where m.draw_id = draw.id))
  from private.picks p join private.tickets t on t.draw_id = p.draw_id and t.number = p.number
  where p.draw_id = draw.id and p.place = claim.place
$$;

-- The prize is offered to the holder of this place; whoever cannot be reached any more is passed over at once. Must be
-- called with the draw's row locked.
create function private.offer_prize(draw private.draws, place int) returns void
  language plpgsql set search_path = ''
as $$
declare
  at timestamptz := private.now();
  holder record;
  claim private.claims;
  drawn int := (select p.number from private.picks p where p.draw_id = draw.id and p.place = offer_prize.place);
begin
  if drawn is null then
    perform private.log_claim(draw.id, 'unclaimed', null);
    return;
  end if;
  holder := private.holder_of(draw.id, drawn);
  if place > 0 then perform private.log_claim(draw.id, 'promoted', place); end if;
  insert into private.claims (draw_id, place, status, opened_at, told_at, claim_by, contact_due_at)
    select draw.id, offer_prize.place,
      case when holder.is_gone then 'lapsed' when holder.email is null then 'untold' else 'told' end, at,
      case when holder.email is not null then at end,
      case when holder.email is not null then at + interval '48 hours' end, at + interval '24 hours'
    returning * into claim;
  if claim.status = 'lapsed' then
    perform private.log_claim(draw.id, 'lapsed', place);
    perform private.offer_prize(draw, place + 1);
  elsif claim.status = 'told' then
    perform private.log_claim(draw.id, 'told', place);
    perform private.queue_mail(holder.email, 'prize-won', private.claim_mail(draw, claim) || jsonb_build_object('name', holder.name));
  end if;
end $$;

-- Ends somebody's turn and offers the prize to the next. Must be called with the draw's row locked.
create function private.pass_prize_on(draw private.draws, claim private.claims, act text, template text) returns void
  language plpgsql set search_path = ''
as $$
declare
  holder record;
begin
  update private.claims c set status = act, born_on = null, first_name = null, county = null
    where c.draw_id = draw.id and c.place = claim.place;
  perform private.log_claim(draw.id, act, claim.place);
  holder := private.holder_of(draw.id,
    (select p.number from private.picks p where p.draw_id = draw.id and p.place = claim.place));
  if holder.email is not null then
    perform private.queue_mail(holder.email, template, private.claim_mail(draw, claim) || jsonb_build_object('name', holder.name));
  end if;
  perform private.offer_prize(draw, claim.place + 1);
end $$;

-- The prizes nobody claimed in time go to the next reserves; says how many did. Any number of hosts may ask at once.
create function private.lapse_claims() returns int
  language plpgsql set search_path = ''
as $$
declare
  due record;
  draw private.draws;
  claim private.claims;
  lapsed int := 0;
begin
  for due in
    select c.draw_id, c.place from private.claims c
    where c.status = 'told' and c.claim_by <= private.now() order by c.draw_id, c.place
  loop
    select * into draw from private.draws d where d.id = due.draw_id for no key update;
    select * into claim from private.claims c where (c.draw_id, c.place) = (due.draw_id, due.place);
    continue when claim.status <> 'told';
    perform private.pass_prize_on(draw, claim, 'lapsed', 'claim-lapsed');
    lapsed := lapsed + 1;
  end loop;
  return lapsed;
end $$;

-- Must be called with the draw's row locked. A name is published whole, with the county, or not at all.
create function private.accept_claim(
  draw private.draws, claim private.claims, born_on date, first_name text, county text
) returns void
  language plpgsql set search_path = ''
as $$
declare
  holder record := private.holder_of(draw.id,
    (select p.number from private.picks p where p.draw_id = draw.id and p.place = claim.place));
begin
  first_name := nullif(trim(first_name), '');
  county := nullif(trim(county), '');
  if born_on is null or born_on < date '1900-01-01' or (first_name is null) <> (county is null)
    or length(first_name) > 60 or length(county) > 60
  then perform private.refuse(422, 'bad_claim'); end if;
  if born_on > holder.entered_on - interval '18 years' then perform private.refuse(422, 'not_adult'); end if;
  update private.claims c set status = 'claimed', claimed_at = private.now(), born_on = accept_claim.born_on,
      first_name = accept_claim.first_name, county = accept_claim.county
    where c.draw_id = draw.id and c.place = claim.place;
  perform private.log_claim(draw.id, 'claimed', claim.place);
  if holder.email is not null then
    perform private.queue_mail(holder.email, 'prize-claimed', private.claim_mail(draw, claim) || jsonb_build_object('name', holder.name));
  end if;
end $$;

create function private.claim_facts(draw private.draws, claim private.claims) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object('draw_id', draw.id, 'title', draw.title, 'experience', draw.experience, 'place', claim.place,
    'number', p.number, 'status', claim.status, 'told_at', claim.told_at, 'claim_by', claim.claim_by,
    'claimed_at', claim.claimed_at, 'first_name', claim.first_name, 'county', claim.county,
    'payment', (select m.body::jsonb ->> 'payment' from private.manifests m where m.draw_id = draw.id))
  from private.picks p where p.draw_id = draw.id and p.place = claim.place
$$;

-- Definer: shows the caller the prizes drawn for their own numbers.
create function api.my_prizes() returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := private.require_user();
begin
  return jsonb_build_object('now', private.now(), 'prizes', coalesce(
    (select jsonb_agg(private.claim_facts(d, c) order by c.opened_at desc)
     from private.tickets t join private.picks p on p.draw_id = t.draw_id and p.number = t.number
     join private.claims c on c.draw_id = p.draw_id and c.place = p.place
     join private.draws d on d.id = c.draw_id
     where t.user_id = person), '[]'));
end $$;

-- Definer: the holder of the number answers for it, and nobody else.
create function api.claim_prize(draw_id uuid, place int, born_on date, first_name text default null, county text default null)
  returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := private.require_user();
  draw private.draws;
  claim private.claims;
begin
  select * into draw from private.draws d where d.id = claim_prize.draw_id for no key update;
  select c.* into claim from private.claims c join private.picks p using (draw_id, place)
    join private.tickets t on t.draw_id = p.draw_id and t.number = p.number
    where c.draw_id = draw.id and c.place = claim_prize.place and t.user_id = person;
  if claim.draw_id is null then perform private.refuse(404, 'unknown_prize'); end if;
  if claim.status in ('told', 'untold') and coalesce(private.now() < claim.claim_by, true) then
    perform private.accept_claim(draw, claim, born_on, first_name, county);
    perform private.audit(person, 'claim_prize', jsonb_build_object('draw_id', draw.id, 'place', claim.place));
  elsif claim.status not in ('claimed', 'delivered') then
    perform private.refuse(409, 'claim_lapsed');
  end if;
  select * into claim from private.claims c where (c.draw_id, c.place) = (draw.id, claim_prize.place);
  return private.claim_facts(draw, claim);
end $$;

-- What the operator does with the newest turn of a draw: told by hand, contacted, claimed by hand, refused, delivered.
create function private.move_claim(
  actor uuid, draw_id uuid, act text, born_on date default null, first_name text default null, county text default null
) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  at timestamptz;
  draw private.draws;
  claim private.claims;
begin
  select * into draw from private.draws d where d.id = move_claim.draw_id for no key update;
  if draw.id is null then perform private.refuse(404, 'unknown_draw'); end if;
  at := private.now();
  select * into claim from private.claims c where c.draw_id = draw.id order by c.place desc limit 1;
  if claim.draw_id is null then perform private.refuse(409, 'not_drawn'); end if;

  if act = 'told' and claim.status = 'untold' then
    update private.claims c set status = 'told', told_at = at, claim_by = at + interval '48 hours'
      where (c.draw_id, c.place) = (draw.id, claim.place);
    perform private.log_claim(draw.id, 'told', claim.place);
  elsif act = 'contacted' and claim.status in ('untold', 'told', 'claimed') then
    update private.claims c set contacted_at = coalesce(c.contacted_at, at) where (c.draw_id, c.place) = (draw.id, claim.place);
  elsif act = 'claimed' and claim.status in ('untold', 'told') then
    perform private.accept_claim(draw, claim, born_on, first_name, county);
  elsif act = 'refused' and claim.status in ('untold', 'told', 'claimed') then
    perform private.pass_prize_on(draw, claim, 'refused', 'claim-refused');
  elsif act = 'delivered' and claim.status = 'claimed' then
    update private.claims c set status = 'delivered' where (c.draw_id, c.place) = (draw.id, claim.place);
    perform private.log_claim(draw.id, 'delivered', claim.place);
  else
    perform private.refuse(409, 'claim_does_not_move');
  end if;
  perform private.audit(actor, 'move_claim', jsonb_build_object('draw_id', draw.id, 'place', claim.place, 'act', act));
  return private.operator_claims(draw.id);
end $$;

-- For the operator: every turn with its holder, and what is to be done by when.
create function private.operator_claims(draw_id uuid) returns jsonb
  language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(c) || jsonb_build_object('number', p.number, 'name', holder.name,
      'email', holder.email, 'phone', u.raw_user_meta_data ->> 'phone',
      'address', coalesce(letter.address || ', ' || letter.postcode,
        nullif(concat_ws(', ', u.raw_user_meta_data ->> 'address1', u.raw_user_meta_data ->> 'city',
          u.raw_user_meta_data ->> 'postcode'), ''))) order by c.place), '[]')
  from private.claims c join private.picks p using (draw_id, place)
  join private.tickets t on t.draw_id = p.draw_id and t.number = p.number
  cross join lateral private.holder_of(p.draw_id, p.number) holder
  left join auth.users u on u.id = t.user_id and u.deleted_at is null
  left join private.postal_entries letter on letter.id = t.postal_entry_id
  where c.draw_id = operator_claims.draw_id
$$;

-- Definer: operators act on tables no browser reaches; each asks first who is calling.
create function api.operator_claims(draw_id uuid) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return private.operator_claims(operator_claims.draw_id);
end $$;

-- Definer: see operator_claims.
create function api.move_claim(
  draw_id uuid, act text, born_on date default null, first_name text default null, county text default null
) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
begin
  return private.move_claim(private.require_operator(), draw_id, act, born_on, first_name, county);
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function api.my_prizes(), api.claim_prize(uuid, int, date, text, text), api.operator_claims(uuid),
  api.move_claim(uuid, text, date, text, text) from public;
grant execute on function api.my_prizes(), api.claim_prize(uuid, int, date, text, text), api.operator_claims(uuid),
  api.move_claim(uuid, text, date, text, text) to authenticated;
