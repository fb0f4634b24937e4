-- A draw of a million tickets is cancelled at once and emptied in parts: nobody waits for it, whoever dies on the way is
-- followed by the next, and everybody is written to once.

create table private.cancellations (
  draw_id uuid primary key references private.draws (id),
  reason text not null check (length(reason) between 1 and 500),
  actor uuid,
  started_at timestamptz not null,
  last_number int not null,
  done_number int not null default 0,
  refunded_tickets int not null default 0,
  refunded_orders int not null default 0,
  owed_pence bigint not null default 0,
  voided_letters int not null default 0,
  set_aside_tickets int not null default 0,
  mails int not null default 0,
  done_at timestamptz,
  constraint done_to_the_last check (done_number between 0 and last_number)
);
comment on table private.cancellations is
  'A cancelled draw on its way to being empty: numbers up to done_number are given back or voided.';
create index cancellations_under_way on private.cancellations (started_at) where done_at is null;
alter table private.cancellations enable row level security;

-- What has left is money the provider took; what is owed is on its way.
create function private.cancellation_facts(c private.cancellations) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object('draw_id', c.draw_id,
    'payment', (select d.payment from private.draws d where d.id = c.draw_id), 'reason', c.reason, 'started_at', c.started_at, 'done_at', c.done_at,
    'last_number', c.last_number, 'done_number', c.done_number, 'refunded_tickets', c.refunded_tickets,
    'refunded_orders', c.refunded_orders, 'owed_pence', c.owed_pence,
    'sent_pence', (select coalesce(sum(r.amount_pence), 0)::bigint from private.orders o
      join private.refunds r on r.order_id = o.id
      where o.draw_id = c.draw_id and r.reason = 'draw_cancelled' and r.status = 'done'),
    'voided_letters', c.voided_letters, 'set_aside_tickets', c.set_aside_tickets, 'mails', c.mails)
$$;

-- One letter to each person who had a live entry: what of theirs was bought and given back, and what came by post.
create function private.tell_of_cancellation(c private.cancellations) returns int
  language plpgsql set search_path = ''
as $$
declare
  told int;
begin
  with gone as (
    select lower(coalesce(u.email, e.email)) as address, t.number, o.price_pence, t.status = 'refunded' as is_refunded
    from private.tombstones s join private.tickets t on t.draw_id = s.draw_id and t.number = s.number
    left join private.orders o on o.id = t.order_id
    left join private.postal_entries e on e.id = t.postal_entry_id
    left join auth.users u on u.id = t.user_id
    where s.draw_id = c.draw_id and s.void = 'cancelled' and (t.status = 'refunded' or t.order_id is null)
  ), mailed as (
    select private.queue_mail(g.address, 'draw-cancelled', jsonb_build_object(
      'title', (select d.title from private.draws d where d.id = c.draw_id),
      'numbers', coalesce(jsonb_agg(g.number order by g.number) filter (where g.is_refunded), '[]'),
      'posted', coalesce(jsonb_agg(g.number order by g.number) filter (where not g.is_refunded), '[]'),
      'amount_pence', coalesce(sum(g.price_pence) filter (where g.is_refunded), 0),
      'payment', (select d.payment from private.draws d where d.id = c.draw_id),
      'reason', c.reason)) as id
    from gone g where g.address is not null group by g.address
  )
  select count(id) into told from mailed;
  return told;
end $$;

-- The next numbers of a cancellation, orders kept whole. Must be called with its row and the draw's locked.
create function private.cancel_numbers(c private.cancellations, at_most int) returns private.cancellations
  language plpgsql set search_path = ''
as $$
declare
  at timestamptz := private.now();
  until int := least(c.done_number + at_most, c.last_number);
  paid int[];
  letters int;
  owed record;
begin
  until := coalesce((select o.first_number + o.quantity - 1 from private.tickets t join private.orders o on o.id = t.order_id
    where t.draw_id = c.draw_id and t.number = until), until);
  paid := array(select t.number from private.tickets t where t.draw_id = c.draw_id and t.number > c.done_number
    and t.number <= until and t.status = 'live' and t.order_id is not null);
  update private.tickets t set status = case when t.order_id is null then 'void' else 'refunded' end, retired_at = at
    where t.draw_id = c.draw_id and t.number > c.done_number and t.number <= until and t.status = 'live';
  get diagnostics letters = row_count;
  select count(*) as orders, coalesce(sum(r.amount_pence), 0) as pence into owed
    from private.owe_refunds(c.draw_id, paid, 'draw_cancelled', at) r;
  update private.cancellations n set done_number = until, refunded_tickets = n.refunded_tickets + cardinality(paid),
      refunded_orders = n.refunded_orders + owed.orders, owed_pence = n.owed_pence + owed.pence,
      voided_letters = n.voided_letters + letters - cardinality(paid)
    where n.draw_id = c.draw_id returning * into c;
  if until = c.last_number then
    update private.cancellations n set mails = private.tell_of_cancellation(c), done_at = at
      where n.draw_id = c.draw_id returning * into c;
    perform private.audit(c.actor, 'cancelled_draw', private.cancellation_facts(c));
  end if;
  return c;
end $$;

-- The next part of a cancellation that is under way; false when there is none. Any number of hosts may ask at once.
create function private.go_on_cancelling(at_most int) returns boolean
  language plpgsql set search_path = ''
as $$
declare
  c private.cancellations;
begin
  select * into c from private.cancellations n where n.done_at is null
    order by n.started_at limit 1 for no key update skip locked;
  if c.draw_id is null then return false; end if;
  perform from private.draws d where d.id = c.draw_id for no key update;
  perform private.cancel_numbers(c, at_most);
  return true;
end $$;

-- The draw never takes place: every paid ticket is given back and every letter voided, a small draw's at once. Money in
-- doubt is set aside, and owed should it stay with us.
create or replace function private.cancel_draw(actor uuid, draw_id uuid, reason text) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  draw private.draws;
  at timestamptz;
  c private.cancellations;
begin
  if coalesce(length(trim(reason)), 0) not between 1 and 500 then perform private.refuse(422, 'reason_required'); end if;
  select * into draw from private.draws where id = cancel_draw.draw_id for no key update;
  if draw.id is null then perform private.refuse(404, 'unknown_draw'); end if;
  at := private.now();
  if draw.status = 'cancelled' then perform private.refuse(409, 'cancelled'); end if;
  if draw.status = 'drawn' then perform private.refuse(409, 'already_drawn'); end if;
  if draw.status = 'frozen' or at >= draw.draws_at then perform private.refuse(409, 'frozen'); end if;

  -- First, so that the tombstones say why.
  update private.draws d set status = 'cancelled' where d.id = draw.id;
  if draw.closes_at is null then perform private.open_undated_draw(draw); end if;
  perform private.set_aside(s, at) from private.suspensions s join private.orders o on o.id = s.order_id
    where o.draw_id = draw.id and s.status = 'open';
  insert into private.cancellations (draw_id, reason, actor, started_at, last_number, set_aside_tickets)
    select draw.id, trim(reason), cancel_draw.actor, at, draw.numbered, draw.live - d.live from private.draws d
    where d.id = draw.id returning * into c;
  perform private.audit(actor, 'cancel_draw', jsonb_build_object('draw_id', draw.id, 'reason', c.reason,
    'entries', draw.live));
  if draw.live <= 2000 then c := private.cancel_numbers(c, draw.numbered); end if;
  return private.cancellation_facts(c);
end $$;

-- Definer: operators act on tables no browser reaches; it asks first who is calling.
create function api.operator_cancellations() returns jsonb
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return (select coalesce(jsonb_agg(private.cancellation_facts(c) order by c.started_at desc), '[]')
    from (select * from private.cancellations order by started_at desc limit 50) c);
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function api.operator_cancellations() from public;
grant execute on function api.operator_cancellations() to authenticated;
