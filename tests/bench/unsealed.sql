-- Buying as it was before entries were sealed: the figure that sealing is measured against.

drop trigger tickets_are_sealed on private.tickets;
alter table private.tickets alter column commit drop not null, alter column log_index drop not null,
  alter column salt drop default;
alter table private.draws drop constraint paid_entries_are_live;

create or replace function private.take_numbers(draw_id uuid, quantity int) returns int
  language plpgsql set search_path = ''
as $$
declare
  first_number int;
begin
  update private.draws set numbered = numbered + quantity, live = live + quantity
    where id = draw_id returning numbered - quantity + 1 into first_number;
  return first_number;
end $$;

-- Definer: browsers may not write tickets; this is the only way to buy one without a payment provider.
create or replace function api.buy_tickets(draw_id uuid, quantity int, request_id uuid, confirms_adult boolean)
  returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  buyer uuid := private.require_user();
  draw private.draws;
  placed private.orders;
  facts jsonb;
  refusal text;
  at timestamptz;
begin
  perform private.guard_wish(quantity, request_id, confirms_adult);
  if private.payment_provider() <> 'demo' then perform private.refuse(409, 'payment_required'); end if;

  perform private.lock_person(buyer);
  select * into draw from private.draws where id = buy_tickets.draw_id for no key update; -- buyers queue here
  if draw.id is null then perform private.refuse(404, 'unknown_draw'); end if;
  at := private.now();

  placed := private.order_of_request(buyer, request_id, draw_id, quantity);
  if placed.id is not null then return private.order_facts(placed, draw); end if;

  refusal := private.purchase_refusal(draw, buyer, quantity, at);
  if refusal is not null then perform private.refuse(409, refusal); end if;

  insert into private.orders (user_id, request_id, draw_id, quantity, price_pence, charity_pence, provider, status,
      first_number, adult_confirmed_at, created_at, paid_at)
    values (buyer, request_id, draw_id, quantity, draw.price_pence, draw.charity_pence, 'demo', 'paid',
      private.take_numbers(draw_id, quantity), at, at, at)
    on conflict on constraint one_order_per_request do nothing
    returning * into placed;
  -- Only the same id sent for two draws at once gets here.
  if placed.id is null then perform private.refuse(409, 'request_id_reused'); end if;
  perform private.issue_tickets(placed);
  facts := private.order_facts(placed, draw);
  perform private.write_to(buyer, 'order', facts);
  return facts;
end $$;
