-- What tickets whose payment is contested cannot do: be handed back, be refunded by an operator, be in a pool that freezes,
-- or win.

-- Definer: the only way a buyer hands tickets back. Numbers handed back before are answered, not repeated.
create or replace function api.refund_tickets(draw_id uuid, numbers int[]) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := private.require_user();
  asked int[] := array(select distinct unnest(numbers));
  draw private.draws;
  still_live int[];
  at timestamptz;
begin
  select * into draw from private.draws where id = refund_tickets.draw_id for no key update;
  if draw.id is null then perform private.refuse(404, 'unknown_draw'); end if;
  at := private.now();

  if cardinality(asked) = 0 or cardinality(asked) <> (
    select count(*) from private.tickets t
    where t.draw_id = draw.id and t.user_id = person and t.order_id is not null and t.number = any (asked)
  ) then perform private.refuse(404, 'unknown_ticket'); end if;

  still_live := array(select number from private.tickets t
    where t.draw_id = draw.id and t.number = any (asked) and t.status = 'live' order by number);
  if still_live = '{}' then return private.refund_facts(draw.id, asked); end if;
  if at > private.refunds_until(draw) then perform private.refuse(409, 'refund_closed'); end if;
  if exists (select from private.tickets t
    where t.draw_id = draw.id and t.number = any (still_live) and private.is_contested(t.order_id))
  then perform private.refuse(409, 'suspended'); end if;
  perform private.hand_back(person, draw, still_live, at);
  return private.refund_facts(draw.id, asked);
end $$;

-- Whose money is in doubt leaves without it: should it stay with us, it is owed.
create or replace function private.leave_draw(account uuid, draw private.draws, at timestamptz) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  bought int[];
  posted int[] := array(select t.number from private.letters_of(account) l
    join private.tickets t on t.postal_entry_id = l.id
    where t.draw_id = draw.id and t.status = 'live');
begin
  perform private.set_aside(s, at) from private.suspensions s join private.orders o on o.id = s.order_id
    where o.user_id = account and o.draw_id = draw.id and s.status = 'open';
  bought := array(select t.number from private.tickets t
    where t.draw_id = draw.id and t.user_id = account and t.order_id is not null and t.status = 'live' order by t.number);
  if bought || posted = '{}' then return null; end if;
  if bought <> '{}' then perform private.hand_back(account, draw, bought, at); end if;
  update private.tickets t set status = 'void', retired_at = at where t.draw_id = draw.id and t.number = any (posted);
  return jsonb_build_object('draw_id', draw.id, 'refunded', to_jsonb(bought), 'withdrawn', to_jsonb(posted));
end $$;

-- The draw's row for whoever freezes it, held to the end of the transaction; null when there is nothing left to do. What
-- is not paid for by now is not in the pool.
create or replace function private.lock_for_freezing(draw_id uuid) returns private.draws
  language plpgsql set search_path = ''
as $$
declare
  draw private.draws;
begin
  select * into draw from private.draws d where d.id = lock_for_freezing.draw_id for no key update;
  if draw.id is null then perform private.refuse(404, 'unknown_draw'); end if;
  if draw.status = 'cancelled' then perform private.refuse(409, 'cancelled'); end if;
  if draw.status in ('frozen', 'drawn') then return null; end if;
  if draw.draws_at is null or private.now() <= private.freezes_at(draw) then perform private.refuse(409, 'too_early'); end if;
  if not exists (select from private.manifests m where m.draw_id = draw.id) then
    perform private.refuse(409, 'no_manifest');
  end if;
  perform private.set_aside(s, private.now()) from private.suspensions s join private.orders o on o.id = s.order_id
    where o.draw_id = draw.id and s.status = 'open';
  select * into draw from private.draws d where d.id = lock_for_freezing.draw_id;
  return draw;
end $$;

-- Must be called with the draw's row locked. A name is published whole, with the county, or not at all.
create or replace function private.accept_claim(
  draw private.draws, claim private.claims, born_on date, first_name text, county text
) returns void
  language plpgsql set search_path = ''
as $$
declare
  drawn int := (select p.number from private.picks p where p.draw_id = draw.id and p.place = claim.place);
  holder record := private.holder_of(draw.id, drawn);
begin
  first_name := nullif(trim(first_name), '');
  county := nullif(trim(county), '');
  if born_on is null or born_on < date '1900-01-01' or (first_name is null) <> (county is null)
    or length(first_name) > 60 or length(county) > 60
  then perform private.refuse(422, 'bad_claim'); end if;
  if born_on > holder.entered_on - interval '18 years' then perform private.refuse(422, 'not_adult'); end if;
  if exists (select from private.tickets t
    where t.draw_id = draw.id and t.number = drawn and private.is_contested(t.order_id))
  then perform private.refuse(409, 'suspended'); end if;
  update private.claims c set status = 'claimed', claimed_at = private.now(), born_on = accept_claim.born_on,
      first_name = accept_claim.first_name, county = accept_claim.county
    where c.draw_id = draw.id and c.place = claim.place;
  perform private.log_claim(draw.id, 'claimed', claim.place);
  if holder.email is not null then
    perform private.queue_mail(holder.email, 'prize-claimed', private.claim_mail(draw, claim) || jsonb_build_object('name', holder.name));
  end if;
end $$;

-- Paid tickets that broke the terms leave the pool, with or without their money; the log says "void". Letters have
-- void_letter. Money that is in doubt is not sent.
create or replace function private.void_tickets(actor uuid, draw_id uuid, numbers int[], reason text, with_refund boolean)
  returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  draw private.draws;
  at timestamptz;
  live int[];
  outcome jsonb;
begin
  if coalesce(length(trim(reason)), 0) not between 1 and 500 then perform private.refuse(422, 'reason_required'); end if;
  select * into draw from private.draws d where d.id = void_tickets.draw_id for no key update;
  if draw.id is null then perform private.refuse(404, 'unknown_draw'); end if;
  at := private.now();
  if cardinality(numbers) = 0 or cardinality(numbers) <> (select count(*) from private.tickets t
    where t.draw_id = draw.id and t.number = any (numbers) and t.order_id is not null)
  then perform private.refuse(404, 'unknown_ticket'); end if;
  live := array(select t.number from private.tickets t
    where t.draw_id = draw.id and t.number = any (numbers) and t.status = 'live' order by t.number);
  if live <> '{}' and (draw.status <> 'open' or at > private.refunds_until(draw)) then
    perform private.refuse(409, 'frozen');
  end if;
  if with_refund and exists (select from private.tickets t
    where t.draw_id = draw.id and t.number = any (live) and private.is_contested(t.order_id))
  then perform private.refuse(409, 'suspended'); end if;

  update private.tickets t set status = 'void', retired_at = at where t.draw_id = draw.id and t.number = any (live);
  if with_refund then perform private.owe_refunds(draw.id, live, 'voided', at); end if;
  perform private.write_to(holder.user_id, 'tickets-void', jsonb_build_object('title', draw.title,
      'numbers', holder.numbers, 'reason', trim(reason),
      'amount_pence', case when with_refund then cardinality(holder.numbers) * draw.price_pence else 0 end))
    from (select t.user_id, array_agg(t.number order by t.number) as numbers from private.tickets t
          where t.draw_id = draw.id and t.number = any (live) group by t.user_id) holder;
  outcome := jsonb_build_object('draw_id', draw.id, 'title', draw.title, 'voided', to_jsonb(live), 'reason', trim(reason),
    'refunded_pence', case when with_refund then cardinality(live) * draw.price_pence else 0 end);
  perform private.audit(actor, 'void_tickets', outcome);
  return outcome;
end $$;

create or replace function private.order_since(o private.orders, draw private.draws, at timestamptz) returns jsonb
  language sql stable set search_path = ''
as $$
  select private.order_facts(o, draw) || jsonb_build_object(
    'refunded_pence', o.refunded_pence,
    'refunded_numbers', array(
      select n from private.refunds r cross join unnest(r.numbers) n where r.order_id = o.id order by n),
    'suspended_numbers', case when private.is_contested(o.id) then private.live_numbers_of(o.id) else '{}' end,
    'draw_status', private.my_draw_status(draw, at))
$$;

revoke execute on all functions in schema private from public;
