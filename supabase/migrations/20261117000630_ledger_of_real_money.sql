-- A demonstration takes no money, so none of it may be counted as set aside. Each line says how its draw was paid for,
-- and the totals add up real money alone.

create or replace function private.charity_line(draw private.draws) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object('draw_id', draw.id, 'experience', draw.experience, 'title', draw.title, 'status', draw.status,
    'draws_at', draw.draws_at, 'charity_name', draw.charity_name, 'charity_pence', draw.charity_pence, 'paid_tickets', draw.paid,
    -- What was published with a draw's date stands, whatever this host takes by now.
    'payment', coalesce((select m.body::jsonb ->> 'payment' from private.manifests m where m.draw_id = draw.id),
      private.payment_provider()),
    'accrued_pence', sums.accrued, 'paid_pence', sums.paid,
    -- Tickets may be handed back after a payment; what was paid stays with the charity.
    'due_pence', greatest(sums.accrued - sums.paid, 0), 'receipts', sums.receipts)
  from (
    select draw.paid::bigint * draw.charity_pence as accrued, coalesce(sum(p.amount_pence), 0)::bigint as paid,
      coalesce(jsonb_agg(jsonb_build_object('reference', p.reference, 'paid_on', p.paid_on,
        'amount_pence', p.amount_pence) order by p.paid_on, p.id) filter (where p.id is not null), '[]') as receipts
    from (select) once left join private.charity_payments p on p.draw_id = draw.id
  ) sums
$$;

-- Definer: anyone may see what the charities have coming and have had; nothing personal leaves.
create or replace function api.charity_ledger() returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'lines', coalesce(jsonb_agg(line order by position, draws_at nulls last, line ->> 'draw_id'), '[]'),
    'totals', jsonb_build_object(
      'accrued_pence', coalesce(sum((line ->> 'accrued_pence')::bigint) filter (where is_money), 0),
      'paid_pence', coalesce(sum((line ->> 'paid_pence')::bigint) filter (where is_money), 0),
      'due_pence', coalesce(sum((line ->> 'due_pence')::bigint) filter (where is_money), 0)))
  from (
    select position, draws_at, line, line ->> 'payment' <> 'demo' as is_money
    from (
      select e.position, d.draws_at, private.charity_line(d) as line
      from private.draws d join private.experiences e on e.slug = d.experience
      -- A draw without a paid ticket has nothing to tell here.
      where d.status <> 'cancelled' and d.paid > 0
        or exists (select from private.charity_payments p where p.draw_id = d.id)
    ) told
  ) lines
$$;

revoke execute on all functions in schema private from public;
