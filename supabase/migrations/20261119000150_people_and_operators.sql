-- What operators do about people: keep somebody from entering, hand tickets back for them, and give money back by
-- exception after a draw. And two acts of the tool that the desk needs too.

alter table private.refunds drop constraint refunds_reason_check;
alter table private.refunds add constraint refunds_reason_check
  check (reason in ('buyer', 'draw_cancelled', 'payment_returned', 'voided', 'exception'));

create table private.blocks (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references private.people (id),
  reason text not null check (length(reason) between 1 and 500),
  blocked_by uuid,
  blocked_at timestamptz not null,
  lifted_by uuid,
  lifted_at timestamptz,
  lifted_for text check (length(lifted_for) between 1 and 500),
  constraint lifted_for_a_reason check ((lifted_at is null) = (lifted_for is null))
);
comment on table private.blocks is
  'Who may not enter any draw, with all their accounts and letters. What they hold stays; it is voided by an act of its own.';
create index blocks_by_person on private.blocks (person_id);
create unique index one_block_at_a_time on private.blocks (person_id) where lifted_at is null;
alter table private.blocks enable row level security;
create trigger blocks_are_kept before delete on private.blocks
  for each row execute function private.refuse_change();

create function private.is_blocked(person uuid) returns boolean
  language plpgsql stable set search_path = ''
as $$
begin
  return exists (select from private.blocks b where b.person_id = person and b.lifted_at is null);
end $$;

-- From now on two are one. What was asked or decided about the one that goes holds for the one that stays.
create or replace function private.merge_people(stays uuid, goes uuid) returns void
  language plpgsql set search_path = ''
as $$
begin
  update private.person_reviews r set status = 'same', decided_at = private.now()
    where (r.one, r.other) = (least(stays, goes), greatest(stays, goes)) and r.status = 'open';
  with moved as (
    delete from private.person_reviews r where goes in (r.one, r.other) and r.status <> 'same' returning *
  )
  insert into private.person_reviews as r (id, one, other, why, status, opened_at, decided_by, decided_at)
  select m.id, least(stays, third.id), greatest(stays, third.id), m.why, m.status, m.opened_at, m.decided_by, m.decided_at
  from moved m cross join lateral (select case when m.one = goes then m.other else m.one end as id) third
  where third.id <> stays
  on conflict (one, other) where status <> 'same' do update
    set status = excluded.status, decided_by = excluded.decided_by, decided_at = excluded.decided_at
    where r.status = 'open';
  if private.is_blocked(stays) then
    update private.blocks b set lifted_at = private.now(), lifted_for = 'Blocked as the same person already.'
      where b.person_id = goes and b.lifted_at is null;
  end if;
  update private.blocks set person_id = stays where person_id = goes;
  update private.person_accounts set person_id = stays where person_id = goes;
  update private.postal_entries set person_id = stays where person_id = goes;
end $$;

-- A break and a block go on: while they do the person would be recognised if they came back, by hashes and nothing else.
create or replace function private.forget_person(account uuid, address text, at timestamptz) returns void
  language plpgsql set search_path = ''
as $$
declare
  person uuid := (select m.person_id from private.person_accounts m where m.user_id = account);
  on_break boolean;
begin
  update private.player_protection set monthly_limit_pence = null, pending_limit_pence = null, pending_from = null
    where user_id = account and break_until > at;
  on_break := found;
  if on_break or private.is_blocked(person) then
    update private.person_accounts set address_key = private.hashed('address', address) where user_id = account;
    if not on_break then delete from private.player_protection where user_id = account; end if;
    return;
  end if;
  delete from private.player_protection where user_id = account;
  delete from private.person_accounts where user_id = account;
  delete from private.person_reviews r where person in (r.one, r.other) and r.status <> 'same'
    and not exists (select from private.person_accounts m where m.person_id = person);
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
  if private.is_off_sale(draw) then return 'off_sale'; end if;
  if private.is_superseded(draw, at) then return 'superseded'; end if;

  -- Locked: an account that is being erased sells nothing more, and one that buys is erased after that.
  select u.email_confirmed_at into confirmed_at from auth.users u where u.id = person for key share;
  if confirmed_at is null then return 'email_not_confirmed'; end if;
  select * into own from private.person_accounts m where m.user_id = person;
  if own.is_complete is not true then return 'profile_incomplete'; end if;
  if private.is_blocked(own.person_id) then return 'blocked'; end if;
  accounts := private.accounts_of(own.person_id);
  brakes := private.brakes_on(accounts, at);
  if at < brakes.break_until then return 'on_break'; end if;
  if private.held_in(draw.id, own.person_id, accounts) + quantity > draw.max_per_person then
    return 'over_personal_maximum';
  end if;
  if draw.paid + quantity > draw.cap then return 'sold_out'; end if;
  if brakes.spend_limit is not null
    and private.spent_this_month(person, at) + quantity * draw.price_pence > brakes.spend_limit
  then return 'over_spend_limit'; end if;
  return null;
end $$;

-- A letter of somebody who is blocked is refused like one of somebody on a break, whoever logs it.
create function private.refuse_blocked() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if private.is_blocked(new.person_id) then perform private.refuse(409, 'blocked'); end if;
  return new;
end $$;
create trigger letters_of_the_blocked_are_refused before insert on private.postal_entries
  for each row execute function private.refuse_blocked();

-- Blocks an account's person, or lifts it; a second time is answered, not repeated.
create function private.set_block(actor uuid, user_id uuid, blocked boolean, reason text) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  person uuid := private.person_of(user_id);
begin
  if blocked is null then perform private.refuse(422, 'bad_decision'); end if;
  if coalesce(length(trim(reason)), 0) not between 1 and 500 then perform private.refuse(422, 'reason_required'); end if;
  perform private.recognise_one_at_a_time();
  person := private.lock_person(user_id);
  if person is null then perform private.refuse(404, 'unknown_account'); end if;
  if private.is_blocked(person) <> blocked then
    if blocked then
      insert into private.blocks (person_id, reason, blocked_by, blocked_at)
        values (person, trim(reason), actor, private.now());
    else
      update private.blocks b set lifted_by = actor, lifted_at = private.now(), lifted_for = trim(set_block.reason)
        where b.person_id = person and b.lifted_at is null;
    end if;
    perform private.audit(actor, case when blocked then 'block' else 'unblock' end,
      jsonb_build_object('user_id', user_id, 'person_id', person, 'reason', trim(reason)));
  end if;
  return private.blocks_of(person);
end $$;

-- The newest first.
create function private.blocks_of(person uuid) returns jsonb
  language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('reason', b.reason, 'blocked_at', b.blocked_at,
    'blocked_by', (select u.email from auth.users u where u.id = b.blocked_by), 'lifted_at', b.lifted_at,
    'lifted_for', b.lifted_for) order by b.blocked_at desc), '[]')
  from private.blocks b where b.person_id = blocks_of.person
$$;

-- Tickets handed back for their holder, as they could do it themselves; or, when the draw has been held, their price by
-- exception. A ticket that was in the draw stays in its list, which is published; one with a prize is not refunded.
create function private.refund_for(actor uuid, draw_id uuid, numbers int[], reason text) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  asked int[] := array(select distinct unnest(numbers) order by 1);
  draw private.draws;
  holders uuid[];
  facts jsonb;
  at timestamptz;
begin
  if coalesce(length(trim(reason)), 0) not between 1 and 500 then perform private.refuse(422, 'reason_required'); end if;
  select * into draw from private.draws d where d.id = refund_for.draw_id for no key update;
  if draw.id is null then perform private.refuse(404, 'unknown_draw'); end if;
  at := private.now();
  holders := array(select distinct t.user_id from private.tickets t
    where t.draw_id = draw.id and t.number = any (asked) and t.order_id is not null and t.status = 'live');
  if cardinality(asked) = 0 or cardinality(asked) <> (select count(*) from private.tickets t
      where t.draw_id = draw.id and t.number = any (asked) and t.order_id is not null and t.status = 'live')
    or cardinality(holders) <> 1
  then perform private.refuse(404, 'unknown_ticket'); end if;
  if exists (select from private.tickets t
    where t.draw_id = draw.id and t.number = any (asked) and private.is_contested(t.order_id))
  then perform private.refuse(409, 'suspended'); end if;

  if draw.status = 'open' and coalesce(at <= private.refunds_until(draw), true) then
    perform private.hand_back(holders[1], draw, asked, at);
    facts := private.refund_facts(draw.id, asked);
  elsif draw.status = 'drawn' then
    -- A reserve may still be offered it.
    if exists (select from private.picks p left join private.claims c using (draw_id, place)
      where p.draw_id = draw.id and p.number = any (asked) and coalesce(c.status, 'untold') not in ('lapsed', 'refused'))
    then perform private.refuse(409, 'has_prize'); end if;
    if exists (select from private.tickets t join private.refunds r on r.order_id = t.order_id
      where t.draw_id = draw.id and t.number = any (asked) and r.numbers && asked)
    then perform private.refuse(409, 'refunded_before'); end if;
    perform private.owe_refunds(draw.id, asked, 'exception', at);
    facts := private.refund_facts(draw.id, asked);
    perform private.write_to(holders[1], 'refund-by-exception', facts || jsonb_build_object('title', draw.title));
  else
    perform private.refuse(409, 'refund_closed');
  end if;
  perform private.audit(actor, 'refund_for', facts || jsonb_build_object('user_id', holders[1], 'reason', trim(reason)));
  return facts;
end $$;

-- Definer: operators act on tables no browser reaches; each asks first who is calling.
create function api.set_block(user_id uuid, blocked boolean, reason text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$ begin return private.set_block(private.require_operator(), user_id, blocked, reason); end $$;

-- Definer: see set_block.
create function api.refund_for(draw_id uuid, numbers int[], reason text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$ begin return private.refund_for(private.require_operator(), draw_id, numbers, reason); end $$;

-- Definer: see set_block.
create function api.set_on_sale(experience text, on_sale boolean) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$ begin return private.set_on_sale(private.require_operator(), experience, on_sale); end $$;

-- Definer: see set_block.
create function api.record_charity_payment(draw_id uuid, amount_pence bigint, paid_on date, reference text) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
begin
  return private.record_charity_payment(private.require_operator(), draw_id, amount_pence, paid_on, reference);
end $$;

-- What we hold about an account's entries, blocks and contested payments too.
create or replace function private.entry_data(account uuid) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'orders', (select jsonb_agg(private.order_facts(o, d) || jsonb_build_object('created_at', o.created_at,
        'adult_confirmed_at', o.adult_confirmed_at, 'refunded_pence', o.refunded_pence) order by o.created_at, o.id)
      from private.orders o join private.draws d on d.id = o.draw_id where o.user_id = account),
    'tickets', (select jsonb_agg(jsonb_build_object('draw_id', t.draw_id, 'title', d.title, 'number', t.number,
        'status', t.status, 'source', case when t.order_id is null then 'post' else 'paid' end,
        'order_id', t.order_id, 'retired_at', t.retired_at, 'seal', private.ticket_seal(t))
        order by d.created_at, t.draw_id, t.number)
      from private.tickets t join private.draws d on d.id = t.draw_id where t.user_id = account),
    'prizes', private.prize_data(account),
    'letters', (select jsonb_agg(jsonb_build_object('draw_id', l.draw_id, 'title', d.title, 'number', t.number,
        'status', t.status, 'full_name', l.full_name, 'address', l.address, 'postcode', l.postcode, 'email', l.email,
        'born_on', l.born_on, 'received_on', l.received_on, 'logged_at', l.logged_at,
        'seal', private.ticket_seal(t)) order by l.logged_at)
      from private.letters_of(account) l join private.draws d on d.id = l.draw_id
      join private.tickets t on t.postal_entry_id = l.id),
    'payments', (select jsonb_agg(jsonb_build_object('order_id', p.order_id, 'provider', p.provider,
        'amount_pence', p.amount_pence, 'currency', p.currency, 'card_funding', p.card_funding,
        'accepted', p.accepted, 'received_at', p.received_at) order by p.received_at)
      from private.orders o join private.payments p on p.order_id = o.id where o.user_id = account),
    'refunds', (select jsonb_agg(jsonb_build_object('order_id', r.order_id, 'numbers', r.numbers,
        'amount_pence', r.amount_pence, 'reason', r.reason, 'status', r.status, 'created_at', r.created_at,
        'settled_at', r.settled_at) order by r.created_at)
      from private.orders o join private.refunds r on r.order_id = o.id where o.user_id = account),
    'contested', (select jsonb_agg(jsonb_build_object('order_id', s.order_id, 'cause', s.cause,
        'amount_pence', s.amount_pence, 'status', s.status, 'opened_at', s.opened_at, 'decided_at', s.decided_at)
        order by s.opened_at)
      from private.orders o join private.suspensions s on s.order_id = o.id where o.user_id = account),
    'blocks', (select jsonb_agg(jsonb_build_object('reason', b.reason, 'blocked_at', b.blocked_at,
        'lifted_at', b.lifted_at) order by b.blocked_at)
      from private.blocks b where b.person_id = private.person_of(account)))
$$;

revoke execute on all functions in schema private from public;
revoke execute on function api.set_block(uuid, boolean, text), api.refund_for(uuid, int[], text),
  api.set_on_sale(text, boolean), api.record_charity_payment(uuid, bigint, date, text) from public;
grant execute on function api.set_block(uuid, boolean, text), api.refund_for(uuid, int[], text),
  api.set_on_sale(text, boolean), api.record_charity_payment(uuid, bigint, date, text) to authenticated;
