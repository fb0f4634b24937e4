-- Buying. Guard, lock, check, write, in one transaction; the person's row is locked before the draw's.

-- Why this purchase must be refused, or null. To be trusted only while the draw's row is locked.
create function private.purchase_refusal(draw private.draws, person uuid, quantity int, at timestamptz) returns text
  language plpgsql set search_path = ''
as $$
declare
  buyer record;
begin
  if draw.status = 'cancelled' then return 'cancelled'; end if;
  if at < draw.opens_at then return 'not_open_yet'; end if;
  if at >= draw.closes_at then return 'closed'; end if;
  if private.is_superseded(draw, at) then return 'superseded'; end if;

  select u.email_confirmed_at, p.break_until, private.limit_at(p, at) as spend_limit,
      private.held_in(draw.id, person,
        private.person_key(u.raw_user_meta_data ->> 'name', u.raw_user_meta_data ->> 'postcode')) as held
    into buyer
    from auth.users u left join private.player_protection p on p.user_id = u.id
    where u.id = person;
  if buyer.email_confirmed_at is null then return 'email_not_confirmed'; end if;
  if at < buyer.break_until then return 'on_break'; end if;
  if buyer.held + quantity > draw.max_per_person then return 'over_personal_maximum'; end if;
  if draw.live + quantity > draw.cap then return 'sold_out'; end if;
  if buyer.spend_limit is not null
    and private.spent_this_month(person, at) + quantity * draw.price_pence > buyer.spend_limit
  then return 'over_spend_limit'; end if;
  return null;
end $$;

-- The first of the draw's next numbers. Must be called with the draw's row locked.
create function private.take_numbers(draw_id uuid, quantity int) returns int
  language plpgsql set search_path = ''
as $$
declare
  first_number int;
begin
  update private.draws set numbered = numbered + quantity, live = live + quantity
    where id = draw_id returning numbered - quantity + 1 into first_number;
  return first_number;
end $$;

create function private.issue_tickets(o private.orders) returns void
  language plpgsql set search_path = ''
as $$
begin
  insert into private.tickets (draw_id, number, user_id, order_id)
    select o.draw_id, number, o.user_id, o.id
    from generate_series(o.first_number, o.first_number + o.quantity - 1) number;
end $$;

create function private.write_to(person uuid, template text, data jsonb) returns void
  language plpgsql set search_path = ''
as $$
begin
  perform private.queue_mail(email, template, data) from auth.users where id = person;
end $$;

-- An order already placed with this request id, or a null row; the same id for something else is refused.
create function private.order_of_request(person uuid, request_id uuid, draw_id uuid, quantity int)
  returns private.orders
  language plpgsql set search_path = ''
as $$
declare
  known private.orders;
begin
  select * into known from private.orders o
    where o.user_id = person and o.request_id = order_of_request.request_id;
  if known.id is not null
    and (known.draw_id, known.quantity) is distinct from (order_of_request.draw_id, order_of_request.quantity)
  then
    perform private.refuse(409, 'request_id_reused');
  end if;
  return known;
end $$;

create function private.guard_wish(quantity int, request_id uuid, confirms_adult boolean) returns void
  language plpgsql set search_path = ''
as $$
begin
  if quantity is null or quantity not between 1 and 10000 then perform private.refuse(422, 'bad_quantity'); end if;
  if request_id is null then perform private.refuse(422, 'bad_request_id'); end if;
  if confirms_adult is not true then perform private.refuse(422, 'adult_confirmation_required'); end if;
end $$;

-- Definer: browsers may not write tickets; this is the only way to buy one without a payment provider.
create function api.buy_tickets(draw_id uuid, quantity int, request_id uuid, confirms_adult boolean) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  buyer uuid := private.require_user();
  draw private.draws;
  placed private.orders;
  facts jsonb;
  refusal text;
  at timestamptz;
begin
  perform private.guard_wish(quantity, request_id, confirms_adult);
  if private.payment_provider() <> 'demo' then perform private.refuse(409, 'payment_required'); end if;

  perform from private.player_protection where user_id = buyer for no key update;
  select * into draw from private.draws where id = buy_tickets.draw_id for no key update; -- buyers queue here
  if draw.id is null then perform private.refuse(404, 'unknown_draw'); end if;
  at := private.now();

  placed := private.order_of_request(buyer, request_id, draw_id, quantity);
  if placed.id is not null then return private.order_facts(placed, draw); end if;

  refusal := private.purchase_refusal(draw, buyer, quantity, at);
  if refusal is not null then perform private.refuse(409, refusal); end if;

  insert into private.orders (user_id, request_id, draw_id, quantity, price_pence, charity_pence, provider, status,
      first_number, adult_confirmed_at, created_at, paid_at)
    values (buyer, request_id, draw_id, quantity, draw.price_pence, draw.charity_pence, 'demo', 'paid',
      private.take_numbers(draw_id, quantity), at, at, at)
    on conflict on constraint one_order_per_request do nothing
    returning * into placed;
  -- Only the same id sent for two draws at once gets here.
  if placed.id is null then perform private.refuse(409, 'request_id_reused'); end if;
  perform private.issue_tickets(placed);
  facts := private.order_facts(placed, draw);
  perform private.write_to(buyer, 'order', facts);
  return facts;
end $$;

-- Definer: counts the caller's own tickets. Nothing is reserved; buying checks again under the lock.
create function api.quote(draw_id uuid, quantity int) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  buyer uuid := private.require_user();
  at timestamptz := private.now();
  draw private.draws;
  held int;
begin
  if quantity is null or quantity not between 1 and 10000 then perform private.refuse(422, 'bad_quantity'); end if;
  select * into draw from private.draws where id = quote.draw_id;
  if draw.id is null then perform private.refuse(404, 'unknown_draw'); end if;
  select private.held_in(draw.id, buyer,
      private.person_key(raw_user_meta_data ->> 'name', raw_user_meta_data ->> 'postcode'))
    into held from auth.users where id = buyer;
  return jsonb_build_object(
    'draw_id', draw.id,
    'quantity', quantity,
    'price_pence', draw.price_pence,
    'total_pence', quantity * draw.price_pence::bigint,
    'charity_name', draw.charity_name,
    'charity_pence', draw.charity_pence,
    'charity_total_pence', quantity * draw.charity_pence::bigint,
    'you_may_buy', greatest(least(draw.max_per_person - held, draw.cap - draw.live), 0),
    'odds', jsonb_build_object('yours', held + quantity, 'issued', draw.live + quantity),
    'closes_at', draw.closes_at,
    'refunds_until', private.refunds_until(draw),
    'payment', private.payment_provider(),
    'refusal', private.purchase_refusal(draw, buyer, quantity, at));
end $$;

-- Definer: shows an order to the person who placed it and to nobody else.
create function api.my_order(order_id uuid) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  buyer uuid := private.require_user();
  facts jsonb;
begin
  select private.order_facts(o, d) into facts
    from private.orders o join private.draws d on d.id = o.draw_id
    where o.id = my_order.order_id and o.user_id = buyer;
  if facts is null then perform private.refuse(404, 'unknown_order'); end if;
  return facts;
end $$;

create function private.my_draw(draw private.draws, person uuid, at timestamptz) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'draw', private.draw_facts(draw),
    'status', case when draw.status = 'cancelled' then 'cancelled' when at >= draw.closes_at then 'closed' else 'open' end,
    'refundable', draw.status = 'open' and coalesce(at <= private.refunds_until(draw), true)
      and coalesce(bool_or(t.status = 'live' and t.order_id is not null), false),
    'odds', jsonb_build_object('yours', count(*) filter (where t.status = 'live'), 'issued', draw.live),
    'tickets', jsonb_agg(jsonb_build_object(
      'number', t.number,
      'status', t.status,
      'source', case when t.order_id is null then 'post' else 'paid' end,
      'order_id', t.order_id,
      'price_pence', coalesce(o.price_pence, 0),
      'issued_at', coalesce(o.paid_at, e.logged_at),
      'retired_at', t.retired_at) order by t.number))
  from private.tickets t
  left join private.orders o on o.id = t.order_id
  left join private.postal_entries e on e.id = t.postal_entry_id
  where t.draw_id = draw.id and t.user_id = person
$$;

-- Definer: shows a person their own tickets and orders, and no one else's.
create function api.my_tickets() returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := private.require_user();
  at timestamptz := private.now();
begin
  return jsonb_build_object(
    'now', at,
    'draws', coalesce(
      (select jsonb_agg(private.my_draw(d, person, at) order by d.draws_at nulls first, d.experience, d.id)
       from private.draws d
       where d.id in (select t.draw_id from private.tickets t where t.user_id = person)), '[]'),
    'orders', coalesce(
      (select jsonb_agg(private.order_facts(o, d) order by o.created_at desc, o.id)
       from private.orders o join private.draws d on d.id = o.draw_id
       where o.user_id = person and o.status <> 'expired'), '[]'));
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function api.buy_tickets(uuid, int, uuid, boolean), api.quote(uuid, int), api.my_order(uuid),
  api.my_tickets() from public;
grant execute on function api.buy_tickets(uuid, int, uuid, boolean), api.quote(uuid, int), api.my_order(uuid),
  api.my_tickets() to authenticated;
