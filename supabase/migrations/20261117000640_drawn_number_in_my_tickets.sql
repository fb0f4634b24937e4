-- After a draw its holders see which of their numbers was drawn, where the numbers stand.

create or replace function private.my_draw(draw private.draws, person uuid, at timestamptz) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'draw', private.draw_facts(draw),
    'status', standing.status,
    'refundable', draw.status = 'open' and coalesce(at <= private.refunds_until(draw), true)
      and coalesce(bool_or(t.status = 'live' and t.order_id is not null), false),
    -- Nobody can tell the chance in a draw that may never have the others' tickets.
    'odds', case when standing.status <> 'waiting' then
      jsonb_build_object('yours', count(*) filter (where t.status = 'live'), 'issued', draw.live) end,
    'drawn_number', (select p.number from private.picks p where p.draw_id = draw.id and p.place = 0),
    'tickets', jsonb_agg(jsonb_build_object(
      'number', t.number,
      'status', t.status,
      'source', case when t.order_id is null then 'post' else 'paid' end,
      'order_id', t.order_id,
      'price_pence', coalesce(o.price_pence, 0),
      'issued_at', coalesce(o.paid_at, e.logged_at),
      'retired_at', t.retired_at) order by t.number))
  from (select private.my_draw_status(draw, at) as status) standing
  cross join private.tickets t
  left join private.orders o on o.id = t.order_id
  left join private.postal_entries e on e.id = t.postal_entry_id
  where t.draw_id = draw.id and t.user_id = person
  group by standing.status
$$;

revoke execute on all functions in schema private from public;
