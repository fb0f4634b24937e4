-- The maximum, the spend limit and the break are a person's: all their accounts and letters count together.

-- The row that every purchase of a person queues at, before any draw's. Null for an account nobody has confirmed.
create function private.lock_person(account uuid) returns uuid
  language plpgsql set search_path = ''
as $$
declare
  person uuid;
begin
  select p.id into person from private.people p
    where p.id = (select m.person_id from private.person_accounts m where m.user_id = account) for no key update;
  return person;
end $$;

-- Fetched before they are used: with the accounts in hand every table is asked by its index, while a join planned on
-- the first day, when all tables are empty, would go on reading them whole.
create function private.accounts_of(person uuid) returns uuid[]
  language plpgsql stable set search_path = ''
  as $$ begin return array(select m.user_id from private.person_accounts m where m.person_id = person); end $$;

create function private.person_of(account uuid) returns uuid
  language plpgsql stable set search_path = ''
  as $$ begin return (select m.person_id from private.person_accounts m where m.user_id = account); end $$;

drop function private.held_in(uuid, uuid, text);
-- Live tickets of the letters a person sent without an account, and of all their accounts. One account after the
-- other: a query about a list of them would be planned anew each time.
create function private.held_in(draw_id uuid, person uuid, accounts uuid[]) returns int
  language plpgsql stable set search_path = ''
as $$
declare
  held int := (select count(*) from private.postal_entries p join private.tickets t on t.postal_entry_id = p.id
    where p.person_id = person and p.draw_id = held_in.draw_id and p.user_id is null and t.status = 'live');
  account uuid;
begin
  foreach account in array accounts loop
    held := held + (select count(*) from private.tickets t
      where t.user_id = account and t.draw_id = held_in.draw_id and t.status = 'live');
  end loop;
  return held;
end $$;

-- Net of refunds, by the calendar month of the people who buy.
create or replace function private.spent_this_month(person uuid, at timestamptz) returns int
  language plpgsql stable set search_path = ''
as $$
declare
  accounts uuid[] := private.accounts_of(private.person_of(person));
begin
  return (select coalesce(sum(total_pence - refunded_pence), 0) from private.orders
    where user_id = any (accounts) and status = 'paid' and paid_at >= date_trunc('month', at, 'Europe/London'));
end $$;

create or replace function private.credit_this_month(person uuid, at timestamptz) returns int
  language plpgsql stable set search_path = ''
as $$
declare
  accounts uuid[] := private.accounts_of(private.person_of(person));
begin
  return (select coalesce(sum(p.amount_pence), 0)
    from private.orders o join private.payments p on p.order_id = o.id
    where o.user_id = any (accounts) and p.accepted and p.card_funding = 'credit'
      and p.received_at >= date_trunc('month', at, 'Europe/London'));
end $$;

-- What holds for a person: the lowest limit and the longest break of all their accounts.
create function private.brakes_on(accounts uuid[], at timestamptz, out spend_limit int, out break_until timestamptz)
  language plpgsql stable set search_path = ''
as $$
begin
  select min(private.limit_at(p, at)), max(p.break_until) into spend_limit, break_until
    from private.player_protection p where p.user_id = any (accounts);
end $$;

create or replace function private.purchase_refusal(draw private.draws, person uuid, quantity int, at timestamptz)
  returns text
  language plpgsql set search_path = ''
as $$
declare
  confirmed_at timestamptz;
  own private.person_accounts;
  accounts uuid[];
  brakes record;
begin
  if draw.status = 'cancelled' then return 'cancelled'; end if;
  if at < draw.opens_at then return 'not_open_yet'; end if;
  if at >= draw.closes_at then return 'closed'; end if;
  if private.is_superseded(draw, at) then return 'superseded'; end if;

  -- Locked: an account that is being erased sells nothing more, and one that buys is erased after that.
  select u.email_confirmed_at into confirmed_at from auth.users u where u.id = person for key share;
  if confirmed_at is null then return 'email_not_confirmed'; end if;
  select * into own from private.person_accounts m where m.user_id = person;
  if own.is_complete is not true then return 'profile_incomplete'; end if;
  accounts := private.accounts_of(own.person_id);
  brakes := private.brakes_on(accounts, at);
  if at < brakes.break_until then return 'on_break'; end if;
  if private.held_in(draw.id, own.person_id, accounts) + quantity > draw.max_per_person then
    return 'over_personal_maximum';
  end if;
  if draw.live + quantity > draw.cap then return 'sold_out'; end if;
  if brakes.spend_limit is not null
    and private.spent_this_month(person, at) + quantity * draw.price_pence > brakes.spend_limit
  then return 'over_spend_limit'; end if;
  return null;
end $$;

-- Definer: browsers may not write tickets; this is the only way to buy one without a payment provider.
create or replace function api.buy_tickets(draw_id uuid, quantity int, request_id uuid, confirms_adult boolean)
  returns jsonb
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

  perform private.lock_person(buyer);
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
create or replace function api.quote(draw_id uuid, quantity int) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  buyer uuid := private.require_user();
  at timestamptz := private.now();
  draw private.draws;
  person uuid := private.person_of(buyer);
  held int;
begin
  if quantity is null or quantity not between 1 and 10000 then perform private.refuse(422, 'bad_quantity'); end if;
  select * into draw from private.draws where id = quote.draw_id;
  if draw.id is null then perform private.refuse(404, 'unknown_draw'); end if;
  held := private.held_in(draw.id, person, private.accounts_of(person));
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

-- The pending raise is the account's own; what holds today is the person's.
create or replace function private.protection_facts(person uuid, at timestamptz) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'now', at,
    'monthly_limit_pence', brakes.spend_limit,
    'pending_limit_pence', case when p.pending_from > at then p.pending_limit_pence end,
    'pending_from', case when p.pending_from > at then p.pending_from end,
    'spent_this_month_pence', private.spent_this_month(person, at),
    'on_break_until', case when brakes.break_until > at then brakes.break_until end)
  from private.brakes_on(private.accounts_of(private.person_of(person)), at) brakes
  left join private.player_protection p on p.user_id = person
$$;

-- The account's own brakes, with the person's row locked: every purchase of theirs waits behind it.
create or replace function private.protection_of(person uuid) returns private.player_protection
  language plpgsql set search_path = ''
as $$
declare
  protection private.player_protection;
begin
  perform private.lock_person(person);
  insert into private.player_protection (user_id) values (person) on conflict do nothing;
  select * into protection from private.player_protection where user_id = person for no key update;
  return protection;
end $$;

-- As plpgsql, because it is on the way of every purchase: what the counting above costs is saved here.
create or replace function private.refunds_until(draw private.draws) returns timestamptz
  language plpgsql immutable set search_path = ''
  as $$ begin return draw.draws_at - interval '24 hours'; end $$;

revoke execute on all functions in schema private from public;
