-- The provider's own books beside ours, line by line, so that whoever keeps the accounts sees where the two part.

create table private.provider_lines (
  id text primary key,
  kind text not null check (kind in ('charge', 'refund', 'dispute', 'payout', 'other')),
  amount_pence bigint not null,
  fee_pence bigint not null,
  currency text not null,
  source_ref text,
  payment_ref text,
  at timestamptz not null,
  read_at timestamptz not null default private.now()
);
comment on table private.provider_lines is
  'Lines of the provider''s balance as it told them: what came in is positive, what left is negative. They never change.';
create index provider_lines_by_time on private.provider_lines (at, id);
create index provider_lines_by_payment on private.provider_lines (payment_ref);
create index provider_lines_by_source on private.provider_lines (source_ref);
alter table private.provider_lines enable row level security;
create trigger provider_lines_are_append_only before update or delete on private.provider_lines
  for each row execute function private.refuse_change();

create table private.books_read (
  is_only boolean primary key default true check (is_only),
  at timestamptz not null,
  newest timestamptz
);
comment on table private.books_read is
  'When the provider''s books were last read to their end, and the newest line there was. Lines come newest first, so a reading that broke off counts for nothing.';
alter table private.books_read enable row level security;

-- Definer: the payment handlers act as service_role, which may not touch tables. How far the books are read: from here
-- on lines are asked for again, because one may come later than its moment.
create function api.books_read_until() returns jsonb
  language sql stable security definer set search_path = ''
  as $$ select to_jsonb(b.newest - interval '3 days') from private.books_read b $$;

-- Definer: see books_read_until. Lines as JSON text; says how many were new.
create function api.note_provider_lines(lines text) returns jsonb
  language sql volatile security definer set search_path = ''
as $$
  with noted as (
    insert into private.provider_lines (id, kind, amount_pence, fee_pence, currency, source_ref, payment_ref, at)
    select l.id, l.kind, l.amount_pence, l.fee_pence, l.currency, l.source_ref, l.payment_ref, l.at
    from jsonb_to_recordset(lines::jsonb) as l (id text, kind text, amount_pence bigint, fee_pence bigint, currency text,
      source_ref text, payment_ref text, at timestamptz)
    on conflict (id) do nothing returning 1
  )
  select to_jsonb(count(*)) from noted
$$;

-- Whether a refund left through the provider, by its own kinds of names; one that came back may be paid in another way.
create function private.is_theirs(refund private.refunds) returns boolean
  language sql immutable set search_path = ''
  as $$ select refund.status = 'done' and refund.provider_ref ~ '^(re|pyr)_' $$;

-- What stands in one of the two books alone, or differs. What is younger than an hour may still be on its way.
create function private.differences(at timestamptz)
  returns table (what text, since timestamptz, our_ref text, their_ref text, ours_pence bigint, theirs_pence bigint)
  language sql stable set search_path = ''
as $$
  -- One pass over both, because there are as many as tickets were bought.
  select case when l.id is null then 'payment_not_theirs' when p.id is null then 'charge_not_ours' else 'charge_differs' end,
    coalesce(p.received_at, l.at), p.order_id::text, coalesce(p.provider_ref, l.payment_ref, l.source_ref, l.id),
    p.amount_pence::bigint, l.amount_pence
  from private.payments p
  full join (select * from private.provider_lines c where c.kind = 'charge') l on l.payment_ref = p.provider_ref
  where l.amount_pence <> p.amount_pence
    or (l.id is null and p.received_at < differences.at - interval '1 hour')
    or (p.id is null and l.at < differences.at - interval '1 hour')
  union all
  select 'refund_not_theirs', r.settled_at, r.id::text, r.provider_ref, -r.amount_pence, null
  from private.refunds r
  where private.is_theirs(r) and r.settled_at < differences.at - interval '1 hour'
    and not exists (select from private.provider_lines l where l.kind = 'refund' and l.source_ref = r.provider_ref)
  union all
  select 'refund_not_ours', l.at, null, coalesce(l.source_ref, l.id), null, l.amount_pence
  from private.provider_lines l
  where l.kind = 'refund' and l.amount_pence < 0 and l.at < differences.at - interval '1 hour'
    and not exists (select from private.refunds r
      where r.provider_ref = l.source_ref or l.source_ref = any (r.bounced_refs))
    and not exists (select from private.suspensions s where s.provider_ref = l.source_ref)
  union all
  select 'refund_differs', r.settled_at, r.id::text, r.provider_ref, -r.amount_pence, l.amount_pence
  from private.refunds r join private.provider_lines l on l.kind = 'refund' and l.source_ref = r.provider_ref
  where l.amount_pence <> -r.amount_pence and l.amount_pence < 0
  union all
  select 'dispute_not_ours', l.at, null, coalesce(l.source_ref, l.id), null, l.amount_pence
  from private.provider_lines l
  where l.kind = 'dispute' and l.at < differences.at - interval '1 hour'
    and not exists (select from private.suspensions s where s.provider_ref = l.source_ref)
  union all
  select 'dispute_not_theirs', s.opened_at, s.order_id::text, s.provider_ref, -s.amount_pence, null
  from private.suspensions s
  where s.cause = 'dispute' and s.status = 'taken_back' and s.opened_at < differences.at - interval '1 hour'
    and not exists (select from private.provider_lines l where l.kind = 'dispute' and l.source_ref = s.provider_ref)
$$;

-- Definer: see books_read_until. They have been read to their end; says in how many places they part from ours.
create function api.note_books_read() returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.books_read as b (at, newest)
  values (private.now(), (select max(l.at) from private.provider_lines l))
  on conflict (is_only) do update set at = excluded.at, newest = excluded.newest;
  return (select to_jsonb(count(*)) from private.differences(private.now()));
end $$;

-- Definer: operators read what no browser reaches; it asks first who is calling.
create function api.operator_reconciliation() returns jsonb
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return jsonb_build_object(
    'read_at', (select b.at from private.books_read b),
    'theirs', (select jsonb_build_object('lines', count(*),
        'charged_pence', coalesce(sum(l.amount_pence) filter (where l.kind = 'charge'), 0)::bigint,
        'refunded_pence', coalesce(-sum(l.amount_pence) filter (where l.kind = 'refund'), 0)::bigint,
        'disputed_pence', coalesce(-sum(l.amount_pence) filter (where l.kind = 'dispute'), 0)::bigint,
        'fee_pence', coalesce(sum(l.fee_pence), 0)::bigint,
        'paid_out_pence', coalesce(-sum(l.amount_pence) filter (where l.kind = 'payout'), 0)::bigint,
        'balance_pence', coalesce(sum(l.amount_pence - l.fee_pence), 0)::bigint)
      from private.provider_lines l),
    'ours', (select jsonb_build_object('payments', count(*), 'charged_pence', coalesce(sum(p.amount_pence), 0)::bigint)
      from private.payments p) || jsonb_build_object(
      -- Those made at the provider by hand are ours too, once they were heard of.
      'refunded_pence', (select coalesce(sum(r.amount_pence), 0)::bigint from private.refunds r where private.is_theirs(r))
        + (select coalesce(sum(s.amount_pence), 0)::bigint from private.suspensions s
        where s.cause = 'refund' and not s.came_back),
      'otherwise_pence', (select coalesce(sum(r.amount_pence), 0)::bigint from private.refunds r
        where r.payment_id is not null and r.status = 'done' and not private.is_theirs(r)),
      'disputed_pence', (select coalesce(sum(s.amount_pence), 0)::bigint from private.suspensions s
        where s.cause = 'dispute' and s.status <> 'restored'),
      'due_pence', (select coalesce(sum(r.amount_pence), 0)::bigint from private.refunds r where r.status = 'due')),
    'differences', (select coalesce(jsonb_agg(jsonb_build_object('what', d.what, 'since', d.since, 'our_ref', d.our_ref,
        'their_ref', d.their_ref, 'ours_pence', d.ours_pence, 'theirs_pence', d.theirs_pence) order by d.since desc), '[]')
      from (select * from private.differences(private.now()) order by since desc limit 500) d));
end $$;

-- Definer: see operator_reconciliation. The provider's lines, the newest first.
create function api.operator_provider_lines(
  before timestamptz default null, before_id text default null, at_most int default 200
) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'kind', l.kind, 'amount_pence', l.amount_pence,
      'fee_pence', l.fee_pence, 'currency', l.currency, 'source_ref', l.source_ref, 'payment_ref', l.payment_ref,
      'at', l.at, 'order_id', (select p.order_id from private.payments p where p.provider_ref = l.payment_ref))
      order by l.at desc, l.id desc), '[]')
    from (
      select * from private.provider_lines l
      where before is null or (l.at, l.id) < (before, before_id)
      order by l.at desc, l.id desc limit least(at_most, 5000)
    ) l);
end $$;

-- What the operator does with a turn at a prize: told by hand, contacted, claimed by hand, refused, delivered. With a
-- place it is that turn and no later one, whatever has happened since it was looked at.
drop function api.move_claim(uuid, text, date, text, text);
create function api.move_claim(
  draw_id uuid, act text, born_on date default null, first_name text default null, county text default null,
  place int default null
) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
begin
  return private.move_claim(private.require_operator(), draw_id, act, born_on, first_name, county, place);
end $$;

drop function private.move_claim(uuid, uuid, text, date, text, text);
create function private.move_claim(
  actor uuid, draw_id uuid, act text, born_on date default null, first_name text default null, county text default null,
  place int default null
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
  if claim.place <> move_claim.place then perform private.refuse(409, 'claim_does_not_move'); end if;

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

revoke execute on all functions in schema private from public;
revoke execute on function api.books_read_until(), api.note_books_read(), api.note_provider_lines(text),
  api.operator_reconciliation(),
  api.operator_provider_lines(timestamptz, text, int), api.move_claim(uuid, text, date, text, text, int) from public;
grant execute on function api.books_read_until(), api.note_books_read(), api.note_provider_lines(text) to service_role;
grant execute on function api.operator_reconciliation(), api.operator_provider_lines(timestamptz, text, int),
  api.move_claim(uuid, text, date, text, text, int) to authenticated;
