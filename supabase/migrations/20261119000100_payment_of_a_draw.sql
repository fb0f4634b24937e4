-- The way of payment belongs to a draw, like its price: tickets that cost money and tickets of a demonstration never
-- share a pool, whatever a host is started with later.

alter table private.draws add column payment text not null default private.payment_provider()
  check (payment in ('demo', 'stripe'));
-- What was published stands, then what was really taken.
update private.draws d set payment = coalesce(
  (select m.body::jsonb ->> 'payment' from private.manifests m where m.draw_id = d.id),
  (select max(o.provider) from private.orders o where o.draw_id = d.id and o.status = 'paid'),
  d.payment);

-- While one with entries waits for its own way of payment to come back, another sells.
drop index private.one_undated_draw_per_experience;
create unique index one_undated_draw_per_experience_and_payment on private.draws (experience, payment)
  where closes_at is null and status = 'open';

create or replace function private.keep_terms() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  gets_dates boolean := old.closes_at is null and new.closes_at is not null and old.status = 'open';
  is_untouched boolean := old.closes_at is null and old.status = 'open' and old.numbered = 0;
begin
  if (new.id, new.experience, new.title, new.price_pence, new.charity_name, new.charity_pence,
      new.max_per_person, new.opens_at, new.created_at)
    is distinct from
     (old.id, old.experience, old.title, old.price_pence, old.charity_name, old.charity_pence,
      old.max_per_person, old.opens_at, old.created_at)
    or (not gets_dates and (new.cap, new.closes_at, new.postal_closes_at, new.draws_at)
      is distinct from (old.cap, old.closes_at, old.postal_closes_at, old.draws_at))
    or (new.payment <> old.payment and not is_untouched)
    or (new.status <> old.status
      and (old.status, new.status) not in (('open', 'cancelled'), ('open', 'frozen'), ('frozen', 'drawn')))
  then
    raise exception 'the terms of a draw are immutable' using errcode = '23514';
  end if;
  return new;
end $$;
drop trigger terms_are_immutable on private.draws;
create trigger terms_are_immutable
  before update of id, experience, title, price_pence, charity_name, charity_pence, max_per_person, cap,
    opens_at, closes_at, postal_closes_at, draws_at, status, created_at, payment on private.draws
  for each row execute function private.keep_terms();

create or replace function private.draw_facts(draw private.draws) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', draw.id,
    'experience', draw.experience,
    'title', draw.title,
    'price_pence', draw.price_pence,
    'payment', draw.payment,
    'charity_name', draw.charity_name,
    'charity_pence', draw.charity_pence,
    'max_per_person', draw.max_per_person,
    'cap', draw.cap,
    'issued', draw.live,
    'remaining', draw.cap - draw.paid,
    'opens_at', draw.opens_at,
    'closes_at', draw.closes_at,
    'postal_closes_at', draw.postal_closes_at,
    'refunds_until', private.refunds_until(draw),
    'draws_at', draw.draws_at)
$$;

-- Whether something else is sold in the place of this undated draw: a scheduled one, or one paid for in another way.
create or replace function private.is_superseded(draw private.draws, at timestamptz) returns boolean
  language plpgsql stable set search_path = ''
as $$
begin
  return draw.closes_at is null and (draw.payment <> private.payment_provider() or exists (
    select from private.draws other
    where other.experience = draw.experience and other.status = 'open'
      and other.opens_at <= at and at < other.closes_at));
end $$;

-- A scheduled draw comes before the undated one that stands in for it.
create or replace function private.draws_on_sale(at timestamptz) returns setof private.draws
  language sql stable set search_path = ''
as $$
  select distinct on (d.experience) d.* from private.draws d
  where d.status = 'open' and d.opens_at <= at and (d.closes_at is null or at < d.closes_at)
    and (d.closes_at is not null or d.payment = private.payment_provider())
    and not private.is_off_sale(d)
  order by d.experience, d.closes_at nulls last
$$;

-- The draw without a date that sells an experience, if there is one.
create function private.undated_draw_of(experience text) returns private.draws
  language sql stable set search_path = ''
as $$
  select d.* from private.draws d
  where d.experience = undated_draw_of.experience and d.closes_at is null and d.status = 'open'
    and d.payment = private.payment_provider()
$$;

create or replace function private.open_undated_draw(pattern private.draws) returns void
  language sql volatile set search_path = ''
as $$
  insert into private.draws (experience, title, price_pence, charity_name, charity_pence, max_per_person, opens_at)
  select pattern.experience, pattern.title, pattern.price_pence, pattern.charity_name, pattern.charity_pence,
    pattern.max_per_person, private.now()
  from private.experiences e where e.slug = pattern.experience and e.on_sale
  on conflict (experience, payment) where closes_at is null and status = 'open' do nothing
$$;

-- How tickets are paid for from now on. An undated draw nobody has entered follows; in the place of the others a new one
-- opens, and theirs waits.
create or replace function private.use_payment(provider text) returns void
  language plpgsql set search_path = ''
as $$
begin
  update private.payment_mode m set provider = use_payment.provider where m.provider <> use_payment.provider;
  if not found then return; end if;
  perform private.audit(null, 'use_payment', jsonb_build_object('provider', use_payment.provider));
  update private.draws d set payment = use_payment.provider
    where d.closes_at is null and d.status = 'open' and d.payment <> use_payment.provider and d.numbered = 0
      and not exists (select from private.orders o where o.draw_id = d.id)
      and (private.undated_draw_of(d.experience)).id is null;
  perform private.open_undated_draw(d) from private.draws d
    where d.closes_at is null and d.status = 'open' and d.payment <> use_payment.provider;
end $$;

create or replace function private.draw_for_letter(experience text, received_on date) returns uuid
  language plpgsql set search_path = ''
as $$
declare
  found_draw uuid;
begin
  if not exists (select from private.experiences e where e.slug = draw_for_letter.experience) then
    perform private.refuse(404, 'unknown_experience');
  end if;
  found_draw := coalesce(
    (select d.id from private.draws d
     where d.experience = draw_for_letter.experience
       and received_on between private.london_day(d.opens_at) and private.london_day(d.postal_closes_at)
     order by d.status = 'cancelled', d.postal_closes_at limit 1),
    (select d.id from private.draws_on_sale(private.now()) d
     where d.experience = draw_for_letter.experience and private.london_day(d.opens_at) <= received_on),
    -- It came before the draw now on sale opened, while the undated one was.
    (private.undated_draw_of(draw_for_letter.experience)).id);
  if found_draw is null then perform private.refuse(409, 'off_sale'); end if;
  return found_draw;
end $$;

create or replace function private.set_on_sale(actor uuid, experience text, on_sale boolean) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  changed private.experiences;
  undated private.draws;
begin
  if on_sale is null then perform private.refuse(422, 'bad_wish'); end if;
  update private.experiences e set on_sale = set_on_sale.on_sale where e.slug = set_on_sale.experience
    returning * into changed;
  if changed.slug is null then perform private.refuse(404, 'unknown_experience'); end if;
  -- Locked: one that is being cancelled at this moment is not the one that waits.
  perform from private.draws d
    where d.id = (private.undated_draw_of(changed.slug)).id and d.status = 'open' for no key update;
  if on_sale and not found then
    select * into undated from private.draws d
      where d.experience = changed.slug and d.closes_at is null order by d.created_at desc limit 1;
    if undated.id is null then undated := private.first_undated_draw(changed); end if;
    perform private.open_undated_draw(undated);
  end if;
  perform private.audit(actor, case when on_sale then 'put_on_sale' else 'take_off_sale' end,
    jsonb_build_object('experience', changed.slug));
  return jsonb_build_object('experience', changed.slug, 'title', changed.title, 'on_sale', changed.on_sale);
end $$;

create or replace function private.public_draw(draw private.draws, at timestamptz) returns jsonb
  language sql stable set search_path = ''
as $$
  select private.draw_facts(draw) || jsonb_build_object(
    'state', private.draw_state(draw, at),
    'paid', draw.paid,
    'free', draw.live - draw.paid,
    'charity_total_pence', draw.paid::bigint * draw.charity_pence,
    'freezes_at', private.freezes_at(draw),
    'round', (select (m.body::jsonb ->> 'round')::bigint from private.manifests m where m.draw_id = draw.id),
    'drawn_at', (select r.drawn_at from private.drawn_rounds r where r.draw_id = draw.id),
    'drawn_number', (select p.number from private.picks p where p.draw_id = draw.id and p.place = 0),
    'winner', private.public_winner(draw.id))
$$;

create or replace function private.charity_line(draw private.draws) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object('draw_id', draw.id, 'experience', draw.experience, 'title', draw.title, 'status', draw.status,
    'draws_at', draw.draws_at, 'charity_name', draw.charity_name, 'charity_pence', draw.charity_pence, 'paid_tickets', draw.paid,
    'payment', draw.payment, 'accrued_pence', sums.accrued, 'paid_pence', sums.paid,
    -- Tickets may be handed back after a payment; what was paid stays with the charity.
    'due_pence', greatest(sums.accrued - sums.paid, 0), 'receipts', sums.receipts)
  from (
    select draw.paid::bigint * draw.charity_pence as accrued, coalesce(sum(p.amount_pence), 0)::bigint as paid,
      coalesce(jsonb_agg(jsonb_build_object('reference', p.reference, 'paid_on', p.paid_on,
        'amount_pence', p.amount_pence) order by p.paid_on, p.id) filter (where p.id is not null), '[]') as receipts
    from (select) once left join private.charity_payments p on p.draw_id = draw.id
  ) sums
$$;

-- Definer: counts the caller's own tickets. Nothing is reserved; buying checks again under the lock.
create or replace function api.quote(draw_id uuid, quantity int) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  buyer uuid := private.require_user();
  at timestamptz := private.now();
  draw private.draws;
  accounts uuid[] := private.accounts_of(private.person_of(buyer));
  brakes record;
  held int;
begin
  perform private.guard_quantity(quantity);
  select * into draw from private.draws where id = quote.draw_id;
  if draw.id is null then perform private.refuse(404, 'unknown_draw'); end if;
  held := private.held_in(draw.id, private.person_of(buyer), accounts);
  brakes := private.brakes_on(accounts, at);
  return jsonb_build_object(
    'draw_id', draw.id,
    'quantity', quantity,
    'price_pence', draw.price_pence,
    'total_pence', quantity * draw.price_pence::bigint,
    'charity_name', draw.charity_name,
    'charity_pence', draw.charity_pence,
    'charity_total_pence', quantity * draw.charity_pence::bigint,
    'you_may_buy', greatest(least(draw.max_per_person - held, draw.cap - draw.paid), 0),
    'remaining', draw.cap - draw.paid,
    'left_this_month_pence', case when brakes.spend_limit is not null then
      greatest(brakes.spend_limit - private.spent_this_month(buyer, at), 0) end,
    'on_break_until', case when brakes.break_until > at then brakes.break_until end,
    'odds', jsonb_build_object('yours', held + quantity, 'issued', draw.live + quantity),
    'closes_at', draw.closes_at,
    'refunds_until', private.refunds_until(draw),
    'payment', draw.payment,
    'refusal', private.purchase_refusal(draw, buyer, quantity, at));
end $$;

create or replace function api.buy_tickets(draw_id uuid, quantity int, request_id uuid, confirms_adult boolean)
  returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  buyer uuid := private.require_user();
  draw private.draws;
  placed private.orders;
  facts jsonb;
  seal jsonb;
  refusal text;
  at timestamptz;
begin
  perform private.guard_wish(quantity, request_id, confirms_adult);
  perform private.lock_person(buyer);
  select * into draw from private.draws where id = buy_tickets.draw_id for no key update; -- buyers queue here
  if draw.id is null then perform private.refuse(404, 'unknown_draw'); end if;
  if draw.payment <> 'demo' then perform private.refuse(409, 'payment_required'); end if;
  at := private.now();

  placed := private.order_of_request(buyer, request_id, draw_id, quantity);
  if placed.id is not null then
    return private.order_facts(placed, draw) || jsonb_build_object('seal', private.seal_of(placed.id));
  end if;

  refusal := private.purchase_refusal(draw, buyer, quantity, at);
  if refusal is not null then perform private.refuse(409, refusal); end if;

  insert into private.orders (user_id, request_id, draw_id, quantity, price_pence, charity_pence, provider, status,
      first_number, adult_confirmed_at, created_at, paid_at)
    values (buyer, request_id, draw_id, quantity, draw.price_pence, draw.charity_pence, draw.payment, 'paid',
      private.take_numbers(draw_id, quantity), at, at, at)
    on conflict on constraint one_order_per_request do nothing
    returning * into placed;
  -- Only the same id sent for two draws at once gets here.
  if placed.id is null then perform private.refuse(409, 'request_id_reused'); end if;
  seal := private.issue_tickets(placed);
  facts := private.order_facts(placed, draw);
  perform private.write_to(buyer, 'order', facts);
  return facts || jsonb_build_object('seal', seal);
end $$;

-- Definer: the payment handlers act as service_role, which may not touch tables.
create or replace function api.place_order(
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
  select * into draw from private.draws where id = place_order.draw_id;
  if draw.id is null then perform private.refuse(404, 'unknown_draw'); end if;
  if draw.payment = 'demo' then perform private.refuse(409, 'payment_unavailable'); end if;

  placed := private.order_of_request(person, request_id, draw_id, quantity);
  if placed.id is null then
    -- Nothing is reserved: the same questions are asked again, under the lock, when the money arrives.
    refusal := private.purchase_refusal(draw, person, quantity, at);
    if refusal is not null then perform private.refuse(409, refusal); end if;
    insert into private.orders (user_id, request_id, draw_id, quantity, price_pence, charity_pence, provider,
        status, adult_confirmed_at, created_at)
      values (person, request_id, draw_id, quantity, draw.price_pence, draw.charity_pence, draw.payment, 'pending', at, at)
      on conflict on constraint one_order_per_request do nothing;
    placed := private.order_of_request(person, request_id, draw_id, quantity);
  end if;
  if placed.status = 'expired' then perform private.refuse(409, 'checkout_expired'); end if;
  return private.order_facts(placed, draw) || jsonb_build_object(
    'checkout_url', placed.checkout_url,
    'email', (select email from auth.users where id = person));
end $$;

-- Why money that arrived buys nothing, or null. Must be called with the person's, draw's and order's rows locked.
create or replace function private.payment_refusal(
  o private.orders, draw private.draws, amount_pence int, currency text, card_funding text, at timestamptz
) returns text
  language plpgsql set search_path = ''
as $$
begin
  if o.status in ('paid', 'returned') then return 'paid_twice'; end if;
  if (amount_pence, currency) is distinct from (o.total_pence, 'gbp') then return 'wrong_amount'; end if;
  if o.provider <> draw.payment then return 'superseded'; end if;
  if card_funding = 'credit' and private.credit_this_month(o.user_id, at) + amount_pence > 25000 then
    return 'over_credit_card_limit';
  end if;
  return private.purchase_refusal(draw, o.user_id, o.quantity, at);
end $$;

revoke execute on all functions in schema private from public;
