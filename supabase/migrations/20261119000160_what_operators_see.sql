-- What the desk shows at a glance, and the beats by which the workers of a host show that they are alive.

create table private.heartbeats (
  name text primary key check (name in ('mail', 'draws', 'beacon', 'refunds', 'backup', 'books')),
  at timestamptz not null,
  is_well boolean not null,
  note text not null
);
comment on table private.heartbeats is 'When each worker of a host was last at work, and how it went.';
alter table private.heartbeats enable row level security;

create function private.beat(name text, is_well boolean, note text) returns void
  language sql volatile set search_path = ''
as $$
  insert into private.heartbeats as h (name, at, is_well, note) values (name, private.now(), is_well, left(note, 300))
  on conflict on constraint heartbeats_pkey do update
    set at = excluded.at, is_well = excluded.is_well, note = excluded.note
$$;

-- For lists by time, and for what is asked of them.
create index orders_by_time on private.orders (created_at, id);
create index refunds_by_time on private.refunds (created_at, id);
create index postal_entries_by_day on private.postal_entries (logged_at);
create index mail_outbox_unsent on private.mail_outbox (queued_at) where sent_at is null and kept_at is null;
create index audit_log_by_person on private.audit_log ((subject ->> 'user_id'), id);

-- What went back at the provider for tickets that stand all the same: they are in the draw, and nothing is left of their
-- price. For those that had left the draw meanwhile the rest was sent, and their price is not counted anyway.
create function private.given_away(draw_id uuid) returns bigint
  language sql stable set search_path = ''
as $$
  select coalesce(sum(greatest(s.amount_pence - cardinality(s.set_aside) * o.price_pence, 0)), 0)::bigint
  from private.suspensions s join private.orders o on o.id = s.order_id
  where o.draw_id = given_away.draw_id and s.cause = 'refund' and s.status = 'restored' and not s.came_back
$$;

create or replace function private.draw_book() returns setof jsonb
  language sql stable set search_path = ''
as $$
  select private.draw_facts(d) || jsonb_build_object(
    'status', d.status,
    'state', private.draw_state(d, clock.at),
    'off_sale', private.is_off_sale(d),
    'freezes_at', private.freezes_at(d),
    'drawn_at', (select r.drawn_at from private.drawn_rounds r where r.draw_id = d.id),
    'drawn_number', (select p.number from private.picks p where p.draw_id = d.id and p.place = 0),
    'prize', (select c.status from private.claims c where c.draw_id = d.id order by c.place desc limit 1),
    'paid_tickets', d.paid,
    'postal_entries', d.live - d.paid,
    'retired_numbers', d.numbered - d.live,
    'takings_pence', d.price_pence * d.paid::bigint - private.given_away(d.id),
    'charity_total_pence', d.charity_pence * d.paid::bigint,
    'charity_paid_pence', (select coalesce(sum(p.amount_pence), 0)::bigint from private.charity_payments p
      where p.draw_id = d.id))
  from (select private.now() as at) clock, private.draws d
  order by d.experience, d.closes_at nulls last, d.created_at
$$;

create function private.open_claims() returns jsonb
  language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('draw_id', d.id, 'title', d.title, 'place', c.place, 'number', p.number,
    'status', c.status, 'claim_by', c.claim_by, 'contact_due_at', c.contact_due_at, 'contacted_at', c.contacted_at)
    order by least(c.claim_by, c.contact_due_at)), '[]')
  from private.claims c join private.draws d on d.id = c.draw_id join private.picks p using (draw_id, place)
  where c.status in ('untold', 'told', 'claimed')
$$;

-- Mail that waits, and mail that was given up or refused.
create function private.mail_standing() returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object('waiting', count(*) filter (where m.last_error is null),
    'failing', count(*) filter (where m.last_error is not null), 'oldest_at', min(m.queued_at))
  from private.mail_outbox m where m.sent_at is null and m.kept_at is null
$$;

create function private.refund_standing() returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object('due', count(*), 'due_pence', coalesce(sum(r.amount_pence), 0)::bigint,
    'failing', count(*) filter (where r.last_error is not null and r.held_at is null),
    'held', count(r.held_at), 'oldest_at', min(r.created_at))
  from private.refunds r where r.status = 'due'
$$;

-- Definer, as all below: operators read what no browser reaches; each asks first who is calling.
create function api.operator_today() returns jsonb
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return jsonb_build_object(
    'now', private.now(),
    'payment', private.payment_provider(),
    'charity', api.charity_ledger() -> 'totals',
    'refunds', private.refund_standing(),
    'mail', private.mail_standing(),
    'claims', private.open_claims(),
    'suspensions', (select count(*) from private.suspensions s where s.status = 'open'),
    'reviews', (select count(*) from private.person_reviews r where r.status = 'open'),
    'cancelling', (select coalesce(jsonb_agg(private.cancellation_facts(c) order by c.started_at), '[]')
      from private.cancellations c where c.done_at is null),
    'health', (select coalesce(jsonb_agg(jsonb_build_object('name', h.name, 'at', h.at, 'is_well', h.is_well,
      'note', h.note) order by h.name), '[]') from private.heartbeats h),
    'database_bytes', pg_database_size(current_database()));
end $$;

-- Definer: see operator_today. What came in and what left, by the British day: letters that were voided apart, so
-- that whoever adds the bought tickets up loses none of them.
create function api.operator_sales(draw_id uuid) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('day', told.day, 'tickets', told.tickets, 'pence', told.pence,
      'letters', told.letters, 'retired', told.retired, 'voided_letters', told.voided_letters) order by told.day), '[]')
    from (
      select line.day, sum(line.tickets)::int as tickets, sum(line.pence)::bigint as pence,
        sum(line.letters)::int as letters, sum(line.retired)::int as retired,
        sum(line.voided_letters)::int as voided_letters
      from (
        select private.london_day(o.paid_at) as day, sum(o.quantity) as tickets, sum(o.total_pence) as pence,
          0 as letters, 0 as retired, 0 as voided_letters
        from private.orders o where o.draw_id = operator_sales.draw_id and o.status = 'paid' group by 1
        union all
        select private.london_day(p.logged_at), 0, 0, count(*), 0, 0
        from private.postal_entries p where p.draw_id = operator_sales.draw_id group by 1
        union all
        select private.london_day(s.at), 0, 0, 0, count(t.order_id), count(t.postal_entry_id)
        from private.tombstones s join private.tickets t using (draw_id, number)
        where s.draw_id = operator_sales.draw_id group by 1
      ) line group by line.day
    ) told);
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function api.operator_today(),
  api.operator_sales(uuid) from public;
grant execute on function api.operator_today(),
  api.operator_sales(uuid) to authenticated;
