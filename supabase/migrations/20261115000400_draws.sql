-- Draws: what is to be won, what a ticket costs, and the dates nobody can move.

create table private.experiences (
  slug text primary key,
  title text not null,
  position int not null unique
);
comment on table private.experiences is 'The choices of the buy page, in its order; slugs are those of the site''s content.';
alter table private.experiences enable row level security;

create table private.draws (
  id uuid primary key default gen_random_uuid(),
  experience text not null references private.experiences (slug),
  title text not null check (length(title) between 1 and 120),
  price_pence int not null check (price_pence between 1 and 1000000),
  charity_name text not null check (length(charity_name) between 1 and 120),
  charity_pence int not null,
  max_per_person int not null check (max_per_person between 1 and 10000),
  cap int check (cap between 1 and 10000000),
  opens_at timestamptz not null,
  closes_at timestamptz,
  postal_closes_at timestamptz,
  draws_at timestamptz,
  status text not null default 'open' check (status in ('open', 'cancelled')),
  numbered int not null default 0,
  live int not null default 0,
  created_at timestamptz not null default private.now(),
  constraint charity_gets_part_of_the_price check (charity_pence between 0 and price_pence),
  constraint a_full_hand_is_payable check (max_per_person::bigint * price_pence <= 100000000),
  constraint all_dates_or_none check (num_nulls(closes_at, postal_closes_at, draws_at) in (0, 3)),
  constraint dates_in_order check (opens_at < closes_at and closes_at <= postal_closes_at),
  -- 24 hours, not one day: a day may have 23 or 25 of them when the clocks change.
  constraint pool_rests_before_the_draw check (postal_closes_at <= draws_at - interval '24 hours'),
  constraint live_entries_have_numbers check (live between 0 and numbered),
  constraint never_over_the_cap check (live <= cap)
) with (fillfactor = 50);
comment on table private.draws is
  'One prize draw. Its terms never change once written; an undated one may be given its dates once. numbered counts numbers ever given out, live the entries still in the pool.';
alter table private.draws enable row level security;

create unique index one_undated_draw_per_experience on private.draws (experience)
  where closes_at is null and status = 'open';
create index dated_draws_by_closing on private.draws (closes_at) where status = 'open';

create function private.keep_terms() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  gets_dates boolean := old.closes_at is null and new.closes_at is not null and old.status = 'open';
begin
  if (new.id, new.experience, new.title, new.price_pence, new.charity_name, new.charity_pence,
      new.max_per_person, new.opens_at, new.created_at)
    is distinct from
     (old.id, old.experience, old.title, old.price_pence, old.charity_name, old.charity_pence,
      old.max_per_person, old.opens_at, old.created_at)
    or (not gets_dates and (new.cap, new.closes_at, new.postal_closes_at, new.draws_at)
      is distinct from (old.cap, old.closes_at, old.postal_closes_at, old.draws_at))
    or (old.status = 'cancelled' and new.status <> 'cancelled')
  then
    raise exception 'the terms of a draw are immutable' using errcode = '23514';
  end if;
  return new;
end $$;

-- Selling touches the two counters only, so it does not pay for this check.
create trigger terms_are_immutable
  before update of id, experience, title, price_pence, charity_name, charity_pence, max_per_person, cap,
    opens_at, closes_at, postal_closes_at, draws_at, status, created_at on private.draws
  for each row execute function private.keep_terms();
create trigger numbers_are_never_taken_back before update of numbered on private.draws
  for each row when (new.numbered < old.numbered) execute function private.refuse_change();
create trigger draws_are_kept before delete on private.draws
  for each row execute function private.refuse_change();

create table private.payment_mode (
  only_row boolean primary key default true check (only_row),
  provider text not null check (provider in ('demo', 'stripe'))
);
comment on table private.payment_mode is
  'How tickets are paid for. With ''demo'' buying issues at once; with a provider only its signed word does.';
alter table private.payment_mode enable row level security;
insert into private.payment_mode (provider) values ('demo');

create function private.use_payment(provider text) returns void
  language sql set search_path = ''
  as $$ update private.payment_mode set provider = use_payment.provider
        where payment_mode.provider <> use_payment.provider $$;

-- On the way of every purchase small functions are plpgsql: it keeps their plans, plain SQL plans anew each call.
create function private.payment_provider() returns text
  language plpgsql stable set search_path = ''
  as $$ begin return (select provider from private.payment_mode); end $$;

create function private.refunds_until(draw private.draws) returns timestamptz
  language sql immutable
  as $$ select draw.draws_at - interval '24 hours' $$;

create function private.draw_facts(draw private.draws) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', draw.id,
    'experience', draw.experience,
    'title', draw.title,
    'price_pence', draw.price_pence,
    'charity_name', draw.charity_name,
    'charity_pence', draw.charity_pence,
    'max_per_person', draw.max_per_person,
    'cap', draw.cap,
    'issued', draw.live,
    'remaining', draw.cap - draw.live,
    'opens_at', draw.opens_at,
    'closes_at', draw.closes_at,
    'postal_closes_at', draw.postal_closes_at,
    'refunds_until', private.refunds_until(draw),
    'draws_at', draw.draws_at)
$$;

-- A scheduled draw comes before the undated one that stands in for it.
create function private.draws_on_sale(at timestamptz) returns setof private.draws
  language sql stable set search_path = ''
as $$
  select distinct on (experience) * from private.draws
  where status = 'open' and opens_at <= at and (closes_at is null or at < closes_at)
  order by experience, closes_at nulls last
$$;

-- Whether a scheduled draw has taken the place of this undated one.
create function private.is_superseded(draw private.draws, at timestamptz) returns boolean
  language plpgsql stable set search_path = ''
as $$
begin
  return draw.closes_at is null and exists (
    select from private.draws other
    where other.experience = draw.experience and other.status = 'open'
      and other.opens_at <= at and at < other.closes_at);
end $$;

-- Definer: prices, odds and charity pence are public, the table is not.
create function api.open_draws() returns jsonb
  language sql volatile security definer set search_path = ''
as $$
  select jsonb_build_object(
    'now', clock.at,
    'payment', private.payment_provider(),
    'draws', coalesce(
      (select jsonb_agg(private.draw_facts(draw) order by e.position)
       from private.draws_on_sale(clock.at) draw join private.experiences e on e.slug = draw.experience),
      '[]'))
  from (select private.now() as at) clock
$$;

-- Definer: the countdown of every visitor needs one date of a closed table.
create function api.next_closing() returns jsonb
  language sql volatile security definer set search_path = ''
as $$
  select jsonb_build_object('closes_at', draw.closes_at, 'now', clock.at, 'draw_id', draw.id,
    'title', draw.title, 'experience', draw.experience)
  from (select private.now() as at) clock, private.draws draw
  where draw.status = 'open' and draw.closes_at > clock.at
  order by draw.closes_at
  limit 1
$$;

-- Definer: the free route must be as public as the paid one. Letters are taken a while longer than money.
create function api.free_entry_facts() returns jsonb
  language sql volatile security definer set search_path = ''
as $$
  select jsonb_build_object(
    'now', clock.at,
    'draws', coalesce(
      (select jsonb_agg(jsonb_build_object('id', draw.id, 'experience', draw.experience, 'title', draw.title,
          'max_per_person', draw.max_per_person, 'issued', draw.live, 'closes_at', draw.closes_at,
          'postal_closes_at', draw.postal_closes_at, 'draws_at', draw.draws_at)
          order by e.position, draw.closes_at nulls last)
       from (select * from private.draws_on_sale(clock.at)
             union
             select * from private.draws
             where status = 'open' and opens_at <= clock.at and clock.at <= postal_closes_at) draw
       join private.experiences e on e.slug = draw.experience),
      '[]'))
  from (select private.now() as at) clock
$$;

insert into private.experiences (slug, title, position) values
  ('seychelles', 'Seychelles luxury escape', 1),
  ('monaco', 'Monaco Grand Prix VIP', 2),
  ('worldcup2026', 'World Cup 2026', 3),
  ('diaspora', 'Diaspora VIP Experience', 4);

-- The stand-ins: buying works before the operator has scheduled anything.
insert into private.draws (experience, title, price_pence, charity_name, charity_pence, max_per_person, opens_at)
select slug, title, 1000, 'Wish Forward Children''s Fund', 250, 50, private.now()
from private.experiences;

revoke execute on all functions in schema private from public;
revoke execute on function api.open_draws(), api.next_closing(), api.free_entry_facts() from public;
grant execute on function api.open_draws(), api.next_closing(), api.free_entry_facts() to anon, authenticated;
