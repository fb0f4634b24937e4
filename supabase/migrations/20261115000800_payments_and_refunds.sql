-- Money that came in and money that goes back. In demo mode none moves, so there are no payments.

create table private.payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references private.orders (id),
  provider text not null check (provider = 'stripe'),
  provider_ref text not null,
  amount_pence int not null check (amount_pence > 0),
  currency text not null check (currency = lower(currency)),
  card_funding text not null check (card_funding in ('credit', 'debit', 'prepaid', 'unknown')),
  accepted boolean not null,
  received_at timestamptz not null,
  constraint one_payment_per_reference unique (provider, provider_ref)
);
comment on table private.payments is
  'What the provider took, once per its reference. card_funding feeds the monthly credit-card ledger; one not accepted (too late, too much, twice) is sent back.';
create unique index one_accepted_payment_per_order on private.payments (order_id) where accepted;
alter table private.payments enable row level security;
create trigger payments_are_append_only before update or delete on private.payments
  for each row execute function private.refuse_change();

create table private.payment_events (
  event_ref text primary key,
  kind text not null,
  received_at timestamptz not null default private.now()
);
comment on table private.payment_events is 'Every signed event of the provider, once: a replayed one changes nothing.';
alter table private.payment_events enable row level security;

create table private.refunds (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references private.orders (id),
  payment_id uuid references private.payments (id),
  numbers int[] not null,
  amount_pence int not null check (amount_pence > 0),
  reason text not null check (reason in ('buyer', 'draw_cancelled', 'payment_returned')),
  status text not null check (status in ('due', 'done')),
  provider_ref text unique,
  attempts int not null default 0,
  last_error text,
  created_at timestamptz not null,
  settled_at timestamptz,
  constraint money_owed_came_from_a_payment check (status = 'done' or payment_id is not null),
  constraint done_when_settled check ((status = 'done') = (settled_at is not null))
);
comment on table private.refunds is
  'Money owed back. Demo refunds are done at once; a provider''s stay due until it has taken them.';
create index refunds_by_order on private.refunds (order_id);
create index refunds_due on private.refunds (created_at) where status = 'due';
alter table private.refunds enable row level security;

create function private.keep_refund() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if (new.id, new.order_id, new.payment_id, new.numbers, new.amount_pence, new.reason, new.created_at)
    is distinct from (old.id, old.order_id, old.payment_id, old.numbers, old.amount_pence, old.reason, old.created_at)
    or old.status = 'done'
  then
    raise exception 'a refund goes from due to done, nothing else' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger refunds_keep_their_amount before update on private.refunds
  for each row execute function private.keep_refund();
create trigger refunds_are_kept before delete on private.refunds
  for each row execute function private.refuse_change();

-- Gambling on credit is capped at £250 a month; money that went straight back does not count.
create function private.credit_this_month(person uuid, at timestamptz) returns int
  language sql stable set search_path = ''
as $$
  select coalesce(sum(p.amount_pence), 0)::int
  from private.payments p join private.orders o on o.id = p.order_id
  where o.user_id = person and p.accepted and p.card_funding = 'credit'
    and p.received_at >= date_trunc('month', at, 'Europe/London')
$$;

-- Definer: anyone may see what the charities have coming; nothing personal leaves.
create function api.charity_ledger() returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(line order by line ->> 'experience', line ->> 'draw_id'), '[]')
  from (
    select jsonb_build_object('draw_id', d.id, 'experience', d.experience, 'title', d.title,
      'charity_name', d.charity_name, 'charity_pence', d.charity_pence,
      'paid_tickets', count(t.number), 'total_pence', count(t.number) * d.charity_pence) as line
    from private.draws d
    left join private.tickets t on t.draw_id = d.id and t.order_id is not null and t.status = 'live'
    group by d.id
  ) lines
$$;

revoke execute on all functions in schema private from public;
revoke execute on function api.charity_ledger() from public;
grant execute on function api.charity_ledger() to anon, authenticated;
