-- Refunds leave by themselves, and each one once. Whoever sends one claims it first; an answer that was lost is asked
-- for before anything is sent again, because the provider's own memory of what it was told ends after a day.

alter table private.refunds
  add column next_attempt_at timestamptz not null default private.now(),
  add column held_at timestamptz,
  add column bounced_refs text[] not null default '{}',
  add constraint only_what_is_due_is_held check (held_at is null or status = 'due');
comment on table private.refunds is
  'Money owed back. Demo refunds are done at once; a provider''s stay due until it has taken them. held_at marks one that came back from the buyer''s bank and waits for the operator; bounced_refs are the provider''s names of those.';
drop index private.refunds_due;
create index refunds_due on private.refunds (next_attempt_at) where status = 'due';

create or replace function private.keep_refund() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  has_bounced boolean := old.status = 'done' and new.status = 'due' and new.bounced_refs = old.bounced_refs || old.provider_ref;
begin
  if (new.id, new.order_id, new.payment_id, new.numbers, new.amount_pence, new.reason, new.created_at)
    is distinct from (old.id, old.order_id, old.payment_id, old.numbers, old.amount_pence, old.reason, old.created_at)
    or (old.status = 'done' and has_bounced is not true)
  then
    raise exception 'a refund goes from due to done, and back only when it bounced' using errcode = '23514';
  end if;
  return new;
end $$;

drop function api.refunds_due(int);
-- Definer: the payment handlers act as service_role, which may not touch tables. Whoever dies with one in hand lets go
-- of it after two minutes, longer than a call to the provider can last.
create function api.claim_refunds(at_most int)
  returns table (id uuid, amount_pence int, payment_ref text, attempts int, bounces int)
  language sql volatile security definer set search_path = ''
as $$
  with claimed as (
    update private.refunds r set attempts = r.attempts + 1, next_attempt_at = private.now() + interval '2 minutes'
    where r.id in (
      select d.id from private.refunds d
      where d.status = 'due' and d.held_at is null and d.next_attempt_at <= private.now()
      order by d.next_attempt_at, d.created_at limit at_most for update skip locked)
    returning r.*
  )
  select c.id, c.amount_pence, p.provider_ref, c.attempts, cardinality(c.bounced_refs)
  from claimed c join private.payments p on p.id = c.payment_id
$$;

-- Definer: see claim_refunds.
create or replace function api.settle_refund(refund_id uuid, provider_ref text) returns void
  language sql volatile security definer set search_path = ''
as $$
  update private.refunds
  set status = 'done', settled_at = private.now(), provider_ref = settle_refund.provider_ref, held_at = null,
    last_error = null
  where id = refund_id and status = 'due'
$$;

-- Definer: see claim_refunds. Tried again after ten seconds, then twice as long each time, six hours at most.
create or replace function api.note_refund_error(refund_id uuid, message text) returns void
  language sql volatile security definer set search_path = ''
as $$
  update private.refunds set last_error = left(message, 500),
    next_attempt_at = private.now() + least(interval '5 seconds' * 2 ^ least(attempts, 12), interval '6 hours')
  where id = refund_id and status = 'due'
$$;

-- What operators are told about money, once each.
create function private.tell_operators(template text, data jsonb) returns void
  language sql volatile set search_path = ''
as $$
  select private.queue_mail(u.email, tell_operators.template, tell_operators.data)
  from private.operators o join auth.users u on u.id = o.user_id
$$;

-- A refund that came back is tried again when the operator says so, or was paid in another way.
create function private.release_refund(actor uuid, refund_id uuid, paid_by text) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  refund private.refunds;
begin
  paid_by := nullif(trim(paid_by), '');
  if paid_by is not null and private.is_line(paid_by, 120) is not true then perform private.refuse(422, 'bad_payment'); end if;
  select * into refund from private.refunds r where r.id = release_refund.refund_id for no key update;
  if refund.id is null then perform private.refuse(404, 'unknown_refund'); end if;
  if refund.held_at is null then perform private.refuse(409, 'refund_not_held'); end if;
  if paid_by is null then
    update private.refunds r set held_at = null, next_attempt_at = private.now() where r.id = refund.id;
  else
    update private.refunds r set held_at = null, status = 'done', settled_at = private.now(), provider_ref = paid_by
      where r.id = refund.id;
  end if;
  perform private.audit(actor, 'release_refund', jsonb_build_object('refund_id', refund.id, 'order_id', refund.order_id,
    'amount_pence', refund.amount_pence, 'paid_by', paid_by));
  return (select private.refund_line(r) from private.refunds r where r.id = refund.id);
end $$;

-- A refund as operators see it.
create function private.refund_line(refund private.refunds) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', refund.id, 'order_id', o.id, 'draw_id', d.id, 'title', d.title, 'email', u.email,
    'numbers', refund.numbers, 'amount_pence', refund.amount_pence, 'reason', refund.reason, 'status', refund.status,
    'created_at', refund.created_at, 'settled_at', refund.settled_at, 'held_at', refund.held_at,
    'attempts', refund.attempts, 'last_error', refund.last_error, 'provider_ref', refund.provider_ref)
  from private.orders o join private.draws d on d.id = o.draw_id join auth.users u on u.id = o.user_id
  where o.id = refund.order_id
$$;

-- Definer: operators act on tables no browser reaches; it asks first who is calling.
create function api.release_refund(refund_id uuid, paid_by text default null) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$ begin return private.release_refund(private.require_operator(), refund_id, paid_by); end $$;

revoke execute on all functions in schema private from public;
revoke execute on function api.claim_refunds(int), api.release_refund(uuid, text) from public;
grant execute on function api.claim_refunds(int) to service_role;
grant execute on function api.release_refund(uuid, text) to authenticated;
