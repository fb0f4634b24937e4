-- The charities' ledger: what each draw has set aside, what has been paid over, and by which receipt. All of it comes
-- from the draws' own counters, so that a reader costs the same however many tickets there are.

create table private.charity_payments (
  id bigint generated always as identity primary key,
  draw_id uuid not null references private.draws (id),
  amount_pence bigint not null check (amount_pence > 0),
  paid_on date not null,
  reference text not null check (length(reference) between 1 and 120),
  recorded_by uuid,
  recorded_at timestamptz not null,
  constraint one_payment_per_receipt unique (draw_id, reference)
);
comment on table private.charity_payments is
  'Money paid over to a draw''s charity, with the reference of its receipt, for everybody to read. Only ever appended to.';
alter table private.charity_payments enable row level security;
create trigger charity_payments_are_append_only before update or delete on private.charity_payments
  for each row execute function private.refuse_change();

create function private.charity_line(draw private.draws) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object('draw_id', draw.id, 'experience', draw.experience, 'title', draw.title,
    'draws_at', draw.draws_at, 'charity_name', draw.charity_name, 'charity_pence', draw.charity_pence, 'paid_tickets', draw.paid,
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
      'accrued_pence', coalesce(sum((line ->> 'accrued_pence')::bigint), 0),
      'paid_pence', coalesce(sum((line ->> 'paid_pence')::bigint), 0),
      'due_pence', coalesce(sum((line ->> 'due_pence')::bigint), 0)))
  from (
    select e.position, d.draws_at, private.charity_line(d) as line
    from private.draws d join private.experiences e on e.slug = d.experience
    where d.status <> 'cancelled' or exists (select from private.charity_payments p where p.draw_id = d.id)
  ) lines
$$;

-- Writes down a payment, never more than has been set aside. The same receipt twice is one payment.
create function private.record_charity_payment(
  actor uuid, draw_id uuid, amount_pence bigint, paid_on date, reference text
) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  draw private.draws;
  known private.charity_payments;
  at timestamptz;
begin
  reference := trim(reference);
  select * into draw from private.draws d where d.id = record_charity_payment.draw_id for no key update;
  if draw.id is null then perform private.refuse(404, 'unknown_draw'); end if;
  at := private.now();
  if coalesce(amount_pence, 0) <= 0 or private.is_line(reference, 120) is not true
    or paid_on is null or paid_on > private.london_day(at)
  then perform private.refuse(422, 'bad_payment'); end if;

  select * into known from private.charity_payments p
    where p.draw_id = draw.id and p.reference = record_charity_payment.reference;
  if known.id is not null then
    if (known.amount_pence, known.paid_on) is distinct from (record_charity_payment.amount_pence, record_charity_payment.paid_on)
    then perform private.refuse(409, 'reference_used'); end if;
    return private.charity_line(draw);
  end if;
  if amount_pence > (private.charity_line(draw) ->> 'due_pence')::bigint then
    perform private.refuse(409, 'more_than_accrued');
  end if;

  insert into private.charity_payments (draw_id, amount_pence, paid_on, reference, recorded_by, recorded_at)
    values (draw.id, amount_pence, paid_on, reference, actor, at);
  perform private.audit(actor, 'record_charity_payment', jsonb_build_object('draw_id', draw.id,
    'amount_pence', amount_pence, 'paid_on', paid_on, 'reference', reference));
  return private.charity_line(draw);
end $$;

create or replace function private.draw_book() returns setof jsonb
  language sql stable set search_path = ''
as $$
  select private.draw_facts(d) || jsonb_build_object(
    'status', d.status,
    'off_sale', private.is_off_sale(d),
    'paid_tickets', d.paid,
    'postal_entries', d.live - d.paid,
    'retired_numbers', d.numbered - d.live,
    'takings_pence', d.price_pence * d.paid::bigint,
    'charity_total_pence', d.charity_pence * d.paid::bigint)
  from private.draws d
  order by d.experience, d.closes_at nulls last, d.created_at
$$;

revoke execute on all functions in schema private from public;
