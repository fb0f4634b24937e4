-- Every entry is sealed as it is made. The log of a draw is its tickets in order of number, each with its place in the
-- log, and the tombstones between them; draw/ reads it and builds the trees. Nothing here is ever rewritten.

alter table private.draws drop constraint draws_status_check;
alter table private.draws add constraint draws_status_check
  check (status in ('open', 'frozen', 'drawn', 'cancelled'));
alter table private.draws add column paid int not null default 0;
comment on table private.draws is
  'One prize draw. Its terms never change once written; an undated one may be given its dates once. numbered counts numbers ever given out, live the entries still in the pool, paid those of them that were bought.';
update private.draws d set paid = (select count(*) from private.tickets t
  where t.draw_id = d.id and t.status = 'live' and t.order_id is not null);
alter table private.draws add constraint paid_entries_are_live check (paid between 0 and live);

create or replace function private.keep_terms() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  gets_dates boolean := old.closes_at is null and new.closes_at is not null and old.status = 'open';
begin
  if (new.id, new.experience, new.title, new.price_pence, new.charity_name, new.charity_pence,
      new.max_per_person, new.opens_at, new.created_at)
    is distinct from
     (old.id, old.experience, old.title, old.price_pence, old.charity_name, old.charity_pence,
      old.max_per_person, old.opens_at, old.created_at)
    or (not gets_dates and (new.cap, new.closes_at, new.postal_closes_at, new.draws_at)
      is distinct from (old.cap, old.closes_at, old.postal_closes_at, old.draws_at))
    or (new.status <> old.status
      and (old.status, new.status) not in (('open', 'cancelled'), ('open', 'frozen'), ('frozen', 'drawn')))
  then
    raise exception 'the terms of a draw are immutable' using errcode = '23514';
  end if;
  return new;
end $$;

-- A frozen pool is at rest for good, whoever asks.
create trigger a_frozen_pool_rests before update of numbered, live, paid on private.draws
  for each row when (old.status in ('frozen', 'drawn')) execute function private.refuse_change();

alter table private.tickets
  add column salt bytea default (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())),
  add column commit bytea,
  add column log_index int;
alter table private.tickets disable trigger tickets_keep_their_owner;
update private.tickets set log_index = number - 1,
  commit = sha256(salt || uuid_send(coalesce(user_id, postal_entry_id)) || int8send(number));
alter table private.tickets enable trigger tickets_keep_their_owner;
alter table private.tickets alter column commit set not null, alter column log_index set not null,
  add constraint salts_have_32_bytes check (octet_length(salt) = 32);
comment on table private.tickets is
  'A numbered place in a draw''s pool, never transferred, never deleted. A refunded number is retired for good. commit seals the holder into the public log at log_index; the salt opens it, and erasing an account takes the salt away.';

create table private.tombstones (
  draw_id uuid not null,
  log_index int not null,
  number int not null,
  void text not null check (void in ('refund', 'void', 'cancelled')),
  at timestamptz not null,
  primary key (draw_id, log_index),
  constraint one_tombstone_per_number unique (draw_id, number),
  foreign key (draw_id, number) references private.tickets (draw_id, number)
);
comment on table private.tombstones is 'Entries of the log that take a number out of the pool.';
alter table private.tombstones enable row level security;
insert into private.tombstones (draw_id, log_index, number, void, at)
select t.draw_id, d.numbered - 1 + row_number() over (partition by t.draw_id order by t.retired_at, t.number), t.number,
  case when d.status = 'cancelled' then 'cancelled' when t.status = 'refunded' then 'refund' else 'void' end, t.retired_at
from private.tickets t join private.draws d on d.id = t.draw_id
where t.status <> 'live';
create trigger tombstones_are_append_only before update or delete on private.tombstones
  for each row execute function private.refuse_change();

-- The place in the log follows from the draw's own counters, whose row the caller holds locked: every number so far
-- has a leaf, every number no longer live has a tombstone.
create function private.seal_ticket() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  draw record;
begin
  select d.numbered, d.live, d.status into draw from private.draws d where d.id = new.draw_id;
  if draw.status <> 'open' or new.number > draw.numbered then
    raise exception 'a ticket needs an open draw that has given out its number' using errcode = '23514';
  end if;
  new.log_index := new.number - 1 + draw.numbered - draw.live;
  new.commit := sha256(new.salt || uuid_send(coalesce(new.user_id, new.postal_entry_id)) || int8send(new.number));
  return new;
end $$;
create trigger tickets_are_sealed before insert on private.tickets
  for each row execute function private.seal_ticket();

-- Whoever retires tickets, however many at once: they leave the pool, and the log says so. Asked of the tombstones and
-- not of the rows before: two lists without an index would be compared each with each.
create function private.bury_tickets() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  buried record;
  draw private.draws;
begin
  for buried in
    select r.draw_id, count(r.order_id)::int as paid, array_agg(r.number order by r.number) as numbers,
      array_agg(r.status order by r.number) as statuses, max(r.retired_at) as at
    from retired r
    where r.status <> 'live'
      and not exists (select from private.tombstones s where s.draw_id = r.draw_id and s.number = r.number)
    group by r.draw_id
  loop
    update private.draws d set live = live - cardinality(buried.numbers), paid = d.paid - buried.paid
      where d.id = buried.draw_id returning * into draw;
    insert into private.tombstones (draw_id, log_index, number, void, at)
      select draw.id, 2 * draw.numbered - draw.live - cardinality(buried.numbers) - 1 + stone.place, stone.number,
        case when draw.status = 'cancelled' then 'cancelled' when stone.status = 'refunded' then 'refund' else 'void' end,
        buried.at
      from unnest(buried.numbers, buried.statuses) with ordinality as stone (number, status, place);
  end loop;
  return null;
end $$;
create trigger retired_tickets_get_a_tombstone after update on private.tickets
  referencing new table as retired
  for each statement execute function private.bury_tickets();

create or replace function private.keep_ticket() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if (new.draw_id, new.number, new.user_id, new.order_id, new.postal_entry_id, new.commit, new.log_index)
    is distinct from
     (old.draw_id, old.number, old.user_id, old.order_id, old.postal_entry_id, old.commit, old.log_index)
    or (new.salt is not null and new.salt is distinct from old.salt)
    or (old.status <> 'live' and (new.status, new.retired_at) is distinct from (old.status, old.retired_at))
  then
    raise exception 'a ticket is not transferred, and once retired it stays so' using errcode = '23514';
  end if;
  return new;
end $$;

-- The first of the draw's next numbers, for tickets that are paid for. Must be called with the draw's row locked.
create or replace function private.take_numbers(draw_id uuid, quantity int) returns int
  language plpgsql set search_path = ''
as $$
declare
  first_number int;
begin
  update private.draws set numbered = numbered + quantity, live = live + quantity, paid = paid + quantity
    where id = draw_id returning numbered - quantity + 1 into first_number;
  return first_number;
end $$;

-- The draw's next number, for a letter. Must be called with the draw's row locked.
create function private.take_letter_number(draw_id uuid) returns int
  language plpgsql set search_path = ''
as $$
declare
  number int;
begin
  update private.draws set numbered = numbered + 1, live = live + 1 where id = draw_id returning numbered into number;
  return number;
end $$;

create or replace function private.hand_back(person uuid, draw private.draws, numbers int[], at timestamptz)
  returns void
  language plpgsql set search_path = ''
as $$
declare
  facts jsonb;
begin
  update private.tickets t set status = 'refunded', retired_at = at
    where t.draw_id = draw.id and t.number = any (numbers);
  perform private.owe_refunds(draw.id, numbers, 'buyer', at);
  facts := private.refund_facts(draw.id, numbers);
  perform private.write_to(person, 'refund', facts || jsonb_build_object('title', draw.title));
  perform private.audit(person, 'refund', facts);
end $$;

create or replace function private.leave_draw(account uuid, draw private.draws, at timestamptz) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  bought int[] := array(select t.number from private.tickets t
    where t.draw_id = draw.id and t.user_id = account and t.order_id is not null and t.status = 'live' order by t.number);
  posted int[] := array(select t.number from private.letters_of(account) l
    join private.tickets t on t.postal_entry_id = l.id
    where t.draw_id = draw.id and t.status = 'live');
begin
  if bought || posted = '{}' then return null; end if;
  if bought <> '{}' then perform private.hand_back(account, draw, bought, at); end if;
  update private.tickets t set status = 'void', retired_at = at where t.draw_id = draw.id and t.number = any (posted);
  return jsonb_build_object('draw_id', draw.id, 'refunded', to_jsonb(bought), 'withdrawn', to_jsonb(posted));
end $$;

-- Every paid ticket is given back and every letter voided; the draw never takes place.
create or replace function private.cancel_draw(actor uuid, draw_id uuid, reason text) returns jsonb
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
  if draw.status = 'drawn' then perform private.refuse(409, 'already_drawn'); end if;
  if draw.status = 'frozen' or at >= draw.draws_at then perform private.refuse(409, 'frozen'); end if;

  paid := array(select number from private.tickets t
    where t.draw_id = draw.id and t.status = 'live' and t.order_id is not null);
  -- First, so that the tombstones say why.
  update private.draws set status = 'cancelled' where id = draw.id;
  update private.tickets t
    set status = case when order_id is null then 'void' else 'refunded' end, retired_at = at
    where t.draw_id = draw.id and t.status = 'live';
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

-- The leaf stays in the log for ever; without the salt nobody can tell whose it was.
create or replace function private.forget_letters(account uuid) returns void
  language plpgsql set search_path = ''
as $$
begin
  update private.tickets t set salt = null where t.salt is not null
    and (t.user_id = account or t.postal_entry_id in (select l.id from private.letters_of(account) l));
  update private.postal_entries p set full_name = 'Erased', address = 'Erased', postcode = 'ZZ99 9ZZ', email = null,
    born_on = date '1900-01-01', person_key = 'erased'
  where p.id in (select l.id from private.letters_of(account) l);
end $$;

revoke execute on all functions in schema private from public;
