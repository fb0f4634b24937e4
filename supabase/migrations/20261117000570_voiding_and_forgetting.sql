-- What the terms and the privacy page say of entries that broke the rules, and of letters whose draw is long over.

alter table private.refunds drop constraint refunds_reason_check;
alter table private.refunds add constraint refunds_reason_check
  check (reason in ('buyer', 'draw_cancelled', 'payment_returned', 'voided'));

-- Paid tickets that broke the terms leave the pool, with or without their money; the log says "void". Letters have
-- void_letter.
create function private.void_tickets(actor uuid, draw_id uuid, numbers int[], reason text, with_refund boolean)
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

-- Definer: operators act on tables no browser reaches; it asks first who is calling.
create function api.void_tickets(draw_id uuid, numbers int[], reason text, with_refund boolean default false)
  returns jsonb
  language plpgsql security definer set search_path = ''
as $$
begin
  return private.void_tickets(private.require_operator(), draw_id, numbers, reason, with_refund);
end $$;

-- Letters are kept for six months after their draw has come to its end: claimed, given up or cancelled. Run now and then.
create function private.forget_old_letters() returns void
  language plpgsql set search_path = ''
as $$
declare
  since timestamptz := private.now() - interval '6 months';
begin
  update private.postal_entries p set full_name = 'Erased', address = 'Erased', postcode = 'ZZ99 9ZZ', email = null,
    born_on = date '1900-01-01', person_key = 'erased'
  from private.draws d
  where d.id = p.draw_id and p.person_key <> 'erased' and (
    (d.status = 'drawn'
      and not exists (select from private.drawn_rounds r where r.draw_id = d.id and r.drawn_at > since)
      and not exists (select from private.claims c where c.draw_id = d.id
        and (c.status in ('untold', 'told') or coalesce(c.claimed_at, c.claim_by, c.opened_at) > since)))
    or (d.status = 'cancelled'
      and not exists (select from private.tombstones s where s.draw_id = d.id and s.at > since)));
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function api.void_tickets(uuid, int[], text, boolean) from public;
grant execute on function api.void_tickets(uuid, int[], text, boolean) to authenticated;
