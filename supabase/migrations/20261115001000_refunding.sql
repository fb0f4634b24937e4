-- Handing tickets back: until 24 hours before the draw, to the second, by the database's clock.

-- Writes the refunds of tickets already retired, one per order, and what the orders got back.
create function private.owe_refunds(draw_id uuid, numbers int[], reason text, at timestamptz) returns setof private.refunds
  language sql volatile set search_path = ''
as $$
  with parts as (
    select o.id as order_id, o.price_pence, array_agg(t.number order by t.number) as numbers,
      (select p.id from private.payments p where p.order_id = o.id and p.accepted) as payment_id
    from private.tickets t join private.orders o on o.id = t.order_id
    where t.draw_id = owe_refunds.draw_id and t.number = any (owe_refunds.numbers)
    group by o.id
  ), given_back as (
    update private.orders o set refunded_pence = refunded_pence + cardinality(parts.numbers) * parts.price_pence
    from parts where o.id = parts.order_id
  )
  insert into private.refunds (order_id, payment_id, numbers, amount_pence, reason, status, created_at, settled_at)
  select order_id, payment_id, parts.numbers, cardinality(parts.numbers) * price_pence, reason,
    case when payment_id is null then 'done' else 'due' end, at, case when payment_id is null then at end
  from parts
  returning *
$$;

create function private.refund_facts(draw_id uuid, numbers int[]) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'draw_id', draw_id,
    'numbers', (select jsonb_agg(n order by n) from unnest(refund_facts.numbers) n),
    'amount_pence', (select sum(o.price_pence) from private.tickets t join private.orders o on o.id = t.order_id
                     where t.draw_id = refund_facts.draw_id and t.number = any (refund_facts.numbers)),
    'status', case when exists (
        select from private.refunds r join private.tickets t on t.order_id = r.order_id
        where t.draw_id = refund_facts.draw_id and t.number = any (refund_facts.numbers) and r.status = 'due')
      then 'due' else 'done' end)
$$;

-- Definer: the only way a buyer hands tickets back. Numbers handed back before are answered, not repeated.
create function api.refund_tickets(draw_id uuid, numbers int[]) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := private.require_user();
  asked int[] := array(select distinct unnest(numbers));
  draw private.draws;
  still_live int[];
  facts jsonb;
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

  update private.tickets t set status = 'refunded', retired_at = at
    where t.draw_id = draw.id and t.number = any (still_live);
  update private.draws set live = live - cardinality(still_live) where id = draw.id;
  perform private.owe_refunds(draw.id, still_live, 'buyer', at);

  facts := private.refund_facts(draw.id, still_live);
  perform private.write_to(person, 'refund', facts || jsonb_build_object('title', draw.title));
  perform private.audit(person, 'refund', facts);
  return private.refund_facts(draw.id, asked);
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function api.refund_tickets(uuid, int[]) from public;
grant execute on function api.refund_tickets(uuid, int[]) to authenticated;
