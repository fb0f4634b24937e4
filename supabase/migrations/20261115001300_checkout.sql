-- Paying through a provider. The functions of api here are for the handlers of supabase/functions/ alone. The
-- provider's signed word is the only thing that issues a ticket, and it may come late, twice or out of order.

-- Definer, as every function of api below: the payment handlers act as service_role, which may not touch tables.
create function api.place_order(
  person uuid, draw_id uuid, quantity int, request_id uuid, confirms_adult boolean
) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  draw private.draws;
  placed private.orders;
  refusal text;
  at timestamptz := private.now();
begin
  perform private.guard_wish(quantity, request_id, confirms_adult);
  if private.payment_provider() <> 'stripe' then perform private.refuse(409, 'payment_unavailable'); end if;
  select * into draw from private.draws where id = place_order.draw_id;
  if draw.id is null then perform private.refuse(404, 'unknown_draw'); end if;

  placed := private.order_of_request(person, request_id, draw_id, quantity);
  if placed.id is null then
    -- Nothing is reserved: the same questions are asked again, under the lock, when the money arrives.
    refusal := private.purchase_refusal(draw, person, quantity, at);
    if refusal is not null then perform private.refuse(409, refusal); end if;
    insert into private.orders (user_id, request_id, draw_id, quantity, price_pence, charity_pence, provider,
        status, adult_confirmed_at, created_at)
      values (person, request_id, draw_id, quantity, draw.price_pence, draw.charity_pence, 'stripe', 'pending', at, at)
      on conflict on constraint one_order_per_request do nothing;
    placed := private.order_of_request(person, request_id, draw_id, quantity);
  end if;
  if placed.status = 'expired' then perform private.refuse(409, 'checkout_expired'); end if;
  return private.order_facts(placed, draw) || jsonb_build_object(
    'checkout_url', placed.checkout_url,
    'email', (select email from auth.users where id = person));
end $$;

-- Definer: see place_order.
create function api.remember_checkout(order_id uuid, checkout_ref text, checkout_url text) returns void
  language sql volatile security definer set search_path = ''
as $$
  update private.orders
  set checkout_ref = remember_checkout.checkout_ref, checkout_url = remember_checkout.checkout_url
  where id = order_id and orders.checkout_ref is null
$$;

-- True the first time an event is heard of.
create function private.hear_event(event_ref text, kind text) returns boolean
  language sql volatile set search_path = ''
as $$
  with heard as (
    insert into private.payment_events (event_ref, kind) values (event_ref, kind) on conflict do nothing returning 1
  )
  select exists (select from heard)
$$;

-- Why money that arrived buys nothing, or null. Must be called with the person's, draw's and order's rows locked.
create function private.payment_refusal(
  o private.orders, draw private.draws, amount_pence int, currency text, card_funding text, at timestamptz
) returns text
  language plpgsql set search_path = ''
as $$
begin
  if o.status in ('paid', 'returned') then return 'paid_twice'; end if;
  if (amount_pence, currency) is distinct from (o.total_pence, 'gbp') then return 'wrong_amount'; end if;
  if card_funding = 'credit' and private.credit_this_month(o.user_id, at) + amount_pence > 25000 then
    return 'over_credit_card_limit';
  end if;
  return private.purchase_refusal(draw, o.user_id, o.quantity, at);
end $$;

create function private.accept_payment(o private.orders, draw private.draws, at timestamptz) returns void
  language plpgsql set search_path = ''
as $$
begin
  update private.orders
    set status = 'paid', first_number = private.take_numbers(o.draw_id, o.quantity), paid_at = at
    where id = o.id returning * into o;
  perform private.issue_tickets(o);
  perform private.write_to(o.user_id, 'order', private.order_facts(o, draw));
end $$;

create function private.return_payment(o private.orders, draw private.draws, payment private.payments, reason text)
  returns void
  language plpgsql set search_path = ''
as $$
begin
  update private.orders set status = 'returned' where id = o.id and status in ('pending', 'expired');
  insert into private.refunds (order_id, payment_id, numbers, amount_pence, reason, status, created_at)
    values (o.id, payment.id, '{}', payment.amount_pence, 'payment_returned', 'due', payment.received_at);
  perform private.write_to(o.user_id, 'payment-returned',
    jsonb_build_object('title', draw.title, 'amount_pence', payment.amount_pence, 'reason', reason));
end $$;

-- Definer: see place_order. The money of an order has arrived: tickets for it, or the money back. Says which; a known payment changes nothing.
create function api.take_payment(
  event_ref text, order_id uuid, provider_ref text, amount_pence int, currency text, card_funding text
) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  o private.orders;
  draw private.draws;
  payment private.payments;
  refusal text;
  at timestamptz;
begin
  if not private.hear_event(event_ref, 'payment') then return 'known'; end if;
  select * into o from private.orders where id = take_payment.order_id;
  if o.id is null then return 'unknown_order'; end if;
  perform private.protection_of(o.user_id);
  select * into draw from private.draws where id = o.draw_id for no key update;
  select * into o from private.orders where id = take_payment.order_id for no key update;
  at := private.now();
  if exists (select from private.payments p where p.provider_ref = take_payment.provider_ref) then
    return 'known';
  end if;

  refusal := private.payment_refusal(o, draw, amount_pence, currency, card_funding, at);
  insert into private.payments (order_id, provider, provider_ref, amount_pence, currency, card_funding, accepted, received_at)
    values (o.id, 'stripe', provider_ref, amount_pence, currency, card_funding, refusal is null, at)
    returning * into payment;
  if refusal is null then
    perform private.accept_payment(o, draw, at);
  else
    perform private.return_payment(o, draw, payment, refusal);
  end if;
  perform private.audit(null, 'take_payment', jsonb_build_object('order_id', o.id, 'provider_ref', provider_ref,
    'amount_pence', amount_pence, 'card_funding', card_funding, 'refusal', refusal));
  return case when refusal is null then 'issued' else 'returned' end;
end $$;

-- Definer: see place_order. The buyer left the provider's page without paying.
create function api.expire_order(event_ref text, order_id uuid) returns text
  language plpgsql security definer set search_path = ''
as $$
begin
  if not private.hear_event(event_ref, 'expiry') then return 'known'; end if;
  update private.orders set status = 'expired' where id = order_id and status = 'pending';
  return case when found then 'expired' else 'known' end;
end $$;

-- Definer: see place_order.
create function api.refunds_due(at_most int)
  returns table (id uuid, amount_pence int, payment_ref text)
  language sql stable security definer set search_path = ''
as $$
  select r.id, r.amount_pence, p.provider_ref
  from private.refunds r join private.payments p on p.id = r.payment_id
  where r.status = 'due'
  order by r.attempts, r.created_at
  limit at_most
$$;

-- Definer: see place_order.
create function api.settle_refund(refund_id uuid, provider_ref text) returns void
  language sql volatile security definer set search_path = ''
as $$
  update private.refunds
  set status = 'done', settled_at = private.now(), provider_ref = settle_refund.provider_ref,
    attempts = attempts + 1, last_error = null
  where id = refund_id and status = 'due'
$$;

-- Definer: see place_order.
create function api.note_refund_error(refund_id uuid, message text) returns void
  language sql volatile security definer set search_path = ''
as $$
  update private.refunds set attempts = attempts + 1, last_error = left(message, 500)
  where id = refund_id and status = 'due'
$$;

revoke execute on all functions in schema private from public;
revoke execute on function api.place_order(uuid, uuid, int, uuid, boolean), api.remember_checkout(uuid, text, text),
  api.take_payment(text, uuid, text, int, text, text), api.expire_order(text, uuid), api.refunds_due(int),
  api.settle_refund(uuid, text), api.note_refund_error(uuid, text) from public;
grant execute on function api.place_order(uuid, uuid, int, uuid, boolean), api.remember_checkout(uuid, text, text),
  api.take_payment(text, uuid, text, int, text, text), api.expire_order(text, uuid), api.refunds_due(int),
  api.settle_refund(uuid, text), api.note_refund_error(uuid, text) to service_role;
