-- A receipt outlives the day it was written: it tells what has gone back since, and whether the draw has been held.

create function private.order_since(o private.orders, draw private.draws, at timestamptz) returns jsonb
  language sql stable set search_path = ''
as $$
  select private.order_facts(o, draw) || jsonb_build_object(
    'refunded_pence', o.refunded_pence,
    'refunded_numbers', array(
      select n from private.refunds r cross join unnest(r.numbers) n where r.order_id = o.id order by n),
    'draw_status', private.my_draw_status(draw, at))
$$;

-- Definer: shows an order to the person who placed it and to nobody else.
create or replace function api.my_order(order_id uuid) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  buyer uuid := private.require_user();
  facts jsonb;
begin
  select private.order_since(o, d, private.now()) || jsonb_build_object('seal', private.seal_of(o.id)) into facts
    from private.orders o join private.draws d on d.id = o.draw_id
    where o.id = my_order.order_id and o.user_id = buyer;
  if facts is null then perform private.refuse(404, 'unknown_order'); end if;
  return facts;
end $$;

-- Definer: shows a person their own tickets and orders, and no one else's.
create or replace function api.my_tickets() returns jsonb
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
      (select jsonb_agg(private.order_since(o, d, at) order by o.created_at desc, o.id)
       from private.orders o join private.draws d on d.id = o.draw_id
       where o.user_id = person and o.status <> 'expired'), '[]'));
end $$;

revoke execute on all functions in schema private from public;
