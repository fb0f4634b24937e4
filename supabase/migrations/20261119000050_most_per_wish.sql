-- The most tickets one wish may ask for, said once: asking what it would cost and buying judge alike.

create function private.guard_quantity(quantity int) returns void
  language plpgsql set search_path = ''
as $$
begin
  if quantity is null or quantity not between 1 and 10000 then perform private.refuse(422, 'bad_quantity'); end if;
end $$;

create or replace function private.guard_wish(quantity int, request_id uuid, confirms_adult boolean) returns void
  language plpgsql set search_path = ''
as $$
begin
  perform private.guard_quantity(quantity);
  if request_id is null then perform private.refuse(422, 'bad_request_id'); end if;
  if confirms_adult is not true then perform private.refuse(422, 'adult_confirmation_required'); end if;
end $$;

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
    'payment', private.payment_provider(),
    'refusal', private.purchase_refusal(draw, buyer, quantity, at));
end $$;

revoke execute on all functions in schema private from public;
