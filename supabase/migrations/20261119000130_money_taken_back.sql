-- Money that moves without us: a buyer disputes a payment at the bank, or somebody refunds one at the provider. Until it
-- is decided the tickets are suspended: they cannot be handed back or win, and they are out of the pool when it freezes.

create table private.suspensions (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references private.orders (id),
  payment_id uuid not null references private.payments (id),
  cause text not null check (cause in ('dispute', 'refund')),
  provider_ref text not null unique,
  amount_pence int not null check (amount_pence > 0),
  why text,
  status text not null default 'open' check (status in ('open', 'restored', 'taken_back')),
  set_aside int[] not null default '{}',
  came_back boolean not null default false,
  opened_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  reason text,
  constraint open_until_decided check ((status = 'open') = (decided_at is null))
);
comment on table private.suspensions is
  'A payment contested at the bank, or given back outside our books. set_aside are numbers that left the pool meanwhile: should the money stay with us after all, it is owed for them. came_back: the buyer''s bank returned the refund that somebody made.';
create index suspensions_by_order on private.suspensions (order_id);
create index suspensions_open on private.suspensions (opened_at) where status = 'open';
alter table private.suspensions enable row level security;

create function private.keep_suspension() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if (new.id, new.order_id, new.payment_id, new.cause, new.provider_ref, new.amount_pence, new.opened_at)
    is distinct from
     (old.id, old.order_id, old.payment_id, old.cause, old.provider_ref, old.amount_pence, old.opened_at)
    or old.status <> 'open'
  then raise exception 'a suspension is decided once' using errcode = '23514'; end if;
  return new;
end $$;
create trigger suspensions_keep_their_word before update on private.suspensions
  for each row execute function private.keep_suspension();
create trigger suspensions_are_kept before delete on private.suspensions
  for each row execute function private.refuse_change();

-- Whether an order's money is, or stays, in doubt.
create function private.is_contested(order_id uuid) returns boolean
  language plpgsql stable set search_path = ''
as $$
begin
  return exists (select from private.suspensions s where s.order_id = is_contested.order_id and s.status <> 'restored');
end $$;

create function private.live_numbers_of(order_id uuid) returns int[]
  language sql stable set search_path = ''
as $$
  select coalesce(array_agg(t.number order by t.number), '{}') from private.tickets t
  where t.order_id = live_numbers_of.order_id and t.status = 'live'
$$;

-- The order behind a payment with all its rows locked as a purchase locks them: person, draw, order.
create function private.lock_payment(provider_ref text, out payment private.payments, out o private.orders,
    out draw private.draws)
  language plpgsql set search_path = ''
as $$
begin
  select * into payment from private.payments p where p.provider_ref = lock_payment.provider_ref;
  if payment.id is null then return; end if;
  select * into o from private.orders r where r.id = payment.order_id;
  perform private.lock_person(o.user_id);
  select * into draw from private.draws d where d.id = o.draw_id for no key update;
  select * into o from private.orders r where r.id = payment.order_id for no key update;
end $$;

-- The live tickets of a suspended order leave the pool. Must be called with the draw's row locked.
create function private.set_aside(suspension private.suspensions, at timestamptz) returns void
  language plpgsql set search_path = ''
as $$
declare
  numbers int[] := private.live_numbers_of(suspension.order_id);
begin
  if numbers = '{}' then return; end if;
  update private.tickets t set status = 'void', retired_at = at
    where t.order_id = suspension.order_id and t.number = any (numbers);
  update private.suspensions s set set_aside = s.set_aside || numbers where s.id = suspension.id;
end $$;

create function private.suspension_facts(suspension private.suspensions) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', suspension.id, 'order_id', o.id, 'draw_id', d.id, 'title', d.title,
    'draw_status', d.status, 'user_id', u.id, 'email', u.email, 'cause', suspension.cause,
    'provider_ref', suspension.provider_ref, 'why', suspension.why, 'amount_pence', suspension.amount_pence,
    'status', suspension.status, 'numbers', private.live_numbers_of(o.id), 'set_aside', suspension.set_aside,
    'opened_at', suspension.opened_at, 'decided_at', suspension.decided_at, 'reason', suspension.reason)
  from private.orders o join private.draws d on d.id = o.draw_id join auth.users u on u.id = o.user_id
  where o.id = suspension.order_id
$$;

create function private.tell_of_suspension(suspension private.suspensions, template text) returns void
  language plpgsql set search_path = ''
as $$
declare
  facts jsonb := private.suspension_facts(suspension);
begin
  perform private.queue_mail(facts ->> 'email', template, jsonb_build_object('title', facts ->> 'title',
    'numbers', facts -> 'numbers', 'set_aside', facts -> 'set_aside', 'cause', facts ->> 'cause',
    'amount_pence', facts -> 'amount_pence'));
  perform private.tell_operators('operator-money', jsonb_build_object('title', facts ->> 'title',
    'cause', facts ->> 'cause', 'status', facts ->> 'status', 'amount_pence', facts -> 'amount_pence',
    'email', facts ->> 'email', 'provider_ref', facts ->> 'provider_ref'));
end $$;

-- Must be called with the rows of lock_payment locked.
create function private.suspend(
  payment private.payments, cause text, provider_ref text, amount_pence int, why text, at timestamptz
) returns private.suspensions
  language plpgsql set search_path = ''
as $$
declare
  suspension private.suspensions;
begin
  insert into private.suspensions (order_id, payment_id, cause, provider_ref, amount_pence, why, opened_at)
    values (payment.order_id, payment.id, cause, provider_ref, amount_pence, why, at)
    returning * into suspension;
  perform private.tell_of_suspension(suspension, 'tickets-suspended');
  perform private.audit(null, 'suspend', private.suspension_facts(suspension));
  return suspension;
end $$;

-- The money stayed with us. For numbers that have left the pool meanwhile it is owed, but for what was given back already.
create function private.restore(actor uuid, suspension private.suspensions, reason text, at timestamptz) returns void
  language plpgsql set search_path = ''
as $$
declare
  o private.orders;
  owed int;
begin
  update private.suspensions s set status = 'restored', decided_at = at, decided_by = actor, reason = restore.reason
    where s.id = suspension.id returning * into suspension;
  select * into o from private.orders r where r.id = suspension.order_id;
  owed := least(cardinality(suspension.set_aside) * o.price_pence, o.total_pence - o.refunded_pence)
    - case when suspension.cause = 'refund' then suspension.amount_pence else 0 end;
  if owed > 0 then
    insert into private.refunds (order_id, payment_id, numbers, amount_pence, reason, status, created_at)
      values (o.id, suspension.payment_id, suspension.set_aside, owed, 'voided', 'due', at);
    update private.orders r set refunded_pence = r.refunded_pence + owed where r.id = o.id;
  end if;
  perform private.tell_of_suspension(suspension, 'tickets-restored');
  perform private.audit(actor, 'restore', private.suspension_facts(suspension));
end $$;

-- The money is gone. Tickets of a pool that is frozen stay in it, because its root is published, but cannot win.
create function private.take_back(actor uuid, suspension private.suspensions, reason text, at timestamptz) returns void
  language plpgsql set search_path = ''
as $$
declare
  taken int;
begin
  if exists (select from private.orders o join private.draws d on d.id = o.draw_id
    where o.id = suspension.order_id and d.status = 'open')
  then perform private.set_aside(suspension, at); end if;
  update private.suspensions s set status = 'taken_back', decided_at = at, decided_by = actor, reason = take_back.reason
    where s.id = suspension.id returning * into suspension;
  taken := cardinality(suspension.set_aside) + cardinality(private.live_numbers_of(suspension.order_id));
  update private.orders o set refunded_pence = least(o.total_pence, o.refunded_pence + taken * o.price_pence)
    where o.id = suspension.order_id;
  perform private.tell_of_suspension(suspension, 'payment-taken-back');
  perform private.audit(actor, 'take_back', private.suspension_facts(suspension));
end $$;

-- Definer: the payment handlers act as service_role, which may not touch tables. The bank's words may come twice and in
-- any order; what it decided stands.
create function api.hear_dispute(provider_ref text, payment_ref text, amount_pence int, status text, why text) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  held record;
  suspension private.suspensions;
  at timestamptz;
begin
  held := private.lock_payment(payment_ref);
  if (held.payment).id is null then return 'unknown_payment'; end if;
  at := private.now();
  select * into suspension from private.suspensions s where s.provider_ref = hear_dispute.provider_ref;
  if suspension.id is null then
    suspension := private.suspend(held.payment, 'dispute', provider_ref, amount_pence, why, at);
    if status = 'open' then return 'suspended'; end if;
  end if;
  if suspension.status <> 'open' or status = 'open' then return 'known'; end if;
  if status = 'won' then
    perform private.restore(null, suspension, 'The bank decided for us.', at);
    return 'restored';
  end if;
  perform private.take_back(null, suspension, 'The bank decided for the buyer.', at);
  return 'taken_back';
end $$;

-- The refund of ours that the provider speaks of: by the name we gave it, by its own, or, of one sent before we gave
-- names, by its payment and amount.
create function private.our_refund(payment private.payments, provider_ref text, refund_id uuid, amount_pence int)
  returns private.refunds
  language sql volatile set search_path = ''
as $$
  select r.* from private.refunds r
  where r.payment_id = payment.id and (r.id = refund_id or r.provider_ref = our_refund.provider_ref
    or our_refund.provider_ref = any (r.bounced_refs)
    or (refund_id is null and r.status = 'due' and r.attempts > 0 and r.amount_pence = our_refund.amount_pence))
  order by r.id = refund_id desc, r.provider_ref = our_refund.provider_ref desc nulls last
  limit 1 for no key update
$$;

-- Definer: see hear_dispute. A refund as the provider has it now: one of ours that left, one of ours that came back, or
-- one that somebody made there by hand.
create function api.hear_refund(
  provider_ref text, payment_ref text, refund_id uuid, amount_pence int, status text
) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  held record;
  refund private.refunds;
  suspension private.suspensions;
  has_bounced boolean := status = 'failed';
  at timestamptz;
begin
  held := private.lock_payment(payment_ref);
  if (held.payment).id is null then return 'unknown_payment'; end if;
  at := private.now();
  refund := private.our_refund(held.payment, provider_ref, refund_id, amount_pence);
  if refund.id is not null then
    if refund.status = 'due' and not has_bounced and provider_ref <> all (refund.bounced_refs) then
      perform api.settle_refund(refund.id, provider_ref);
      return 'settled';
    elsif refund.status = 'done' and has_bounced and refund.provider_ref = hear_refund.provider_ref then
      update private.refunds r set status = 'due', settled_at = null, provider_ref = null, held_at = at,
          bounced_refs = r.bounced_refs || r.provider_ref, last_error = 'The buyer''s bank sent it back.'
        where r.id = refund.id;
      perform private.tell_operators('operator-money', jsonb_build_object('title', (held.draw).title,
        'cause', 'bounced', 'status', 'open', 'amount_pence', refund.amount_pence,
        'email', (select u.email from auth.users u where u.id = (held.o).user_id), 'provider_ref', provider_ref));
      return 'bounced';
    end if;
    return 'known';
  end if;

  select * into suspension from private.suspensions s where s.provider_ref = hear_refund.provider_ref;
  if suspension.id is null and not has_bounced then
    perform private.suspend(held.payment, 'refund', provider_ref, amount_pence, null, at);
    return 'suspended';
  elsif suspension.status = 'open' and has_bounced then
    update private.suspensions s set came_back = true where s.id = suspension.id;
    perform private.restore(null, suspension, 'The refund made at the provider came back.', at);
    return 'restored';
  end if;
  return 'known';
end $$;

-- What the operator decides: a refund made at the provider by hand, or a dispute that is not defended. Whether a dispute
-- is won, the bank says.
create function private.decide_suspension(actor uuid, suspension_id uuid, restore boolean, reason text) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  suspension private.suspensions;
  verdict text := case when restore then 'restored' else 'taken_back' end;
  held record;
begin
  if restore is null then perform private.refuse(422, 'bad_decision'); end if;
  if coalesce(length(trim(reason)), 0) not between 1 and 500 then perform private.refuse(422, 'reason_required'); end if;
  select * into suspension from private.suspensions s where s.id = suspension_id;
  if suspension.id is null then perform private.refuse(404, 'unknown_suspension'); end if;
  held := private.lock_payment((select p.provider_ref from private.payments p where p.id = suspension.payment_id));
  select * into suspension from private.suspensions s where s.id = suspension_id;
  if suspension.status not in ('open', verdict) then perform private.refuse(409, 'already_decided'); end if;
  if suspension.status = 'open' then
    if restore and suspension.cause = 'dispute' then perform private.refuse(409, 'bank_decides'); end if;
    if restore then perform private.restore(actor, suspension, trim(reason), private.now());
    else perform private.take_back(actor, suspension, trim(reason), private.now()); end if;
  end if;
  return (select private.suspension_facts(s) from private.suspensions s where s.id = suspension_id);
end $$;

-- Definer: operators act on tables no browser reaches; it asks first who is calling.
create function api.decide_suspension(suspension_id uuid, restore boolean, reason text) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
begin
  return private.decide_suspension(private.require_operator(), suspension_id, restore, reason);
end $$;

-- Definer: see decide_suspension. Those to be decided first, then the newest.
create function api.operator_suspensions() returns jsonb
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return (select coalesce(jsonb_agg(private.suspension_facts(s) order by s.status = 'open' desc, s.opened_at desc), '[]')
    from (select * from private.suspensions order by status = 'open' desc, opened_at desc limit 200) s);
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function api.hear_dispute(text, text, int, text, text), api.hear_refund(text, text, uuid, int, text),
  api.decide_suspension(uuid, boolean, text), api.operator_suspensions() from public;
grant execute on function api.hear_dispute(text, text, int, text, text), api.hear_refund(text, text, uuid, int, text)
  to service_role;
grant execute on function api.decide_suspension(uuid, boolean, text), api.operator_suspensions() to authenticated;
