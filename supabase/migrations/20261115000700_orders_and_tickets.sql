-- Orders are wishes to buy, tickets are places in the pool.

create table private.orders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id),
  request_id uuid not null,
  draw_id uuid not null references private.draws (id),
  quantity int not null check (quantity between 1 and 10000),
  price_pence int not null check (price_pence > 0),
  charity_pence int not null check (charity_pence between 0 and price_pence),
  total_pence int not null generated always as (quantity * price_pence) stored,
  refunded_pence int not null default 0,
  provider text not null check (provider in ('demo', 'stripe')),
  checkout_ref text unique,
  checkout_url text,
  status text not null check (status in ('pending', 'paid', 'expired', 'returned')),
  first_number int check (first_number > 0),
  adult_confirmed_at timestamptz not null,
  created_at timestamptz not null,
  paid_at timestamptz,
  constraint one_order_per_request unique (user_id, request_id),
  unique (id, draw_id, user_id),
  constraint paid_orders_have_numbers check ((status = 'paid') = (first_number is not null and paid_at is not null)),
  constraint never_refunded_twice check (refunded_pence between 0 and total_pence),
  constraint only_paid_orders_are_refunded check (status = 'paid' or refunded_pence = 0)
);
comment on table private.orders is
  'A person''s wish to buy, once per request id. Paid ones own the numbers first_number up to first_number + quantity - 1; returned ones were paid too late and the money goes back.';
create index paid_orders_by_person on private.orders (user_id, paid_at) where status = 'paid';
create index orders_by_draw on private.orders (draw_id);
alter table private.orders enable row level security;

create function private.keep_order() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if (new.id, new.user_id, new.request_id, new.draw_id, new.quantity, new.price_pence, new.charity_pence,
      new.provider, new.adult_confirmed_at, new.created_at)
    is distinct from
     (old.id, old.user_id, old.request_id, old.draw_id, old.quantity, old.price_pence, old.charity_pence,
      old.provider, old.adult_confirmed_at, old.created_at)
    or new.refunded_pence < old.refunded_pence
    or (old.first_number is not null and new.first_number is distinct from old.first_number)
    or not (new.status = old.status
      or (old.status = 'pending')
      -- The provider's words may arrive in any order: money that did come counts more than "expired".
      or (old.status = 'expired' and new.status in ('paid', 'returned')))
  then
    raise exception 'an order moves from pending to paid, expired or returned, nothing else' using errcode = '23514';
  end if;
  return new;
end $$;

create trigger orders_keep_their_word before update on private.orders
  for each row execute function private.keep_order();
create trigger orders_are_kept before delete on private.orders
  for each row execute function private.refuse_change();

create table private.tickets (
  draw_id uuid not null,
  number int not null check (number > 0),
  user_id uuid,
  order_id uuid,
  postal_entry_id uuid unique,
  status text not null default 'live' check (status in ('live', 'refunded', 'void')),
  retired_at timestamptz,
  primary key (draw_id, number),
  foreign key (order_id, draw_id, user_id) references private.orders (id, draw_id, user_id),
  foreign key (postal_entry_id, draw_id) references private.postal_entries (id, draw_id),
  constraint paid_or_posted check (num_nonnulls(order_id, postal_entry_id) = 1),
  constraint paid_tickets_have_a_buyer check (order_id is null or user_id is not null),
  constraint live_until_retired check ((status = 'live') = (retired_at is null))
);
comment on table private.tickets is
  'A numbered place in a draw''s pool, never transferred, never deleted. A refunded number is retired for good.';
create index tickets_by_person on private.tickets (user_id, draw_id);
create index tickets_by_order on private.tickets (order_id);
alter table private.tickets enable row level security;

create function private.keep_ticket() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if (new.draw_id, new.number, new.user_id, new.order_id, new.postal_entry_id)
    is distinct from (old.draw_id, old.number, old.user_id, old.order_id, old.postal_entry_id)
    or old.status <> 'live'
  then
    raise exception 'a ticket is not transferred, and once retired it stays so' using errcode = '23514';
  end if;
  return new;
end $$;

create trigger tickets_keep_their_owner before update on private.tickets
  for each row execute function private.keep_ticket();
create trigger tickets_are_kept before delete on private.tickets
  for each row execute function private.refuse_change();

create function private.order_facts(o private.orders, draw private.draws) returns jsonb
  language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'id', o.id,
    'status', o.status,
    'draw_id', o.draw_id,
    'experience', draw.experience,
    'title', draw.title,
    'quantity', o.quantity,
    'price_pence', o.price_pence,
    'total_pence', o.total_pence,
    'charity_name', draw.charity_name,
    'charity_total_pence', o.quantity * o.charity_pence,
    'payment', o.provider,
    'numbers', array(select generate_series(o.first_number, o.first_number + o.quantity - 1)),
    'bought_at', coalesce(o.paid_at, o.created_at),
    'refunds_until', private.refunds_until(draw),
    'draws_at', draw.draws_at);
end $$;

-- Net of refunds, by the calendar month of the people who buy.
create function private.spent_this_month(person uuid, at timestamptz) returns int
  language plpgsql stable set search_path = ''
as $$
begin
  return (select coalesce(sum(total_pence - refunded_pence), 0) from private.orders
    where user_id = person and status = 'paid' and paid_at >= date_trunc('month', at, 'Europe/London'));
end $$;

-- Live tickets of a person, letters sent before the account existed included.
create function private.held_in(draw_id uuid, person uuid, person_key text) returns int
  language plpgsql stable set search_path = ''
as $$
begin
  return (select count(*) from private.tickets t
          where t.user_id = person and t.draw_id = held_in.draw_id and t.status = 'live')
       + (select count(*) from private.postal_entries p join private.tickets t on t.postal_entry_id = p.id
          where p.draw_id = held_in.draw_id and p.user_id is null and p.person_key = held_in.person_key
            and t.status = 'live');
end $$;

revoke execute on all functions in schema private from public;
