-- What the host writes about a draw's log as it grows: the manifest, signed checkpoints, and the seal a buyer keeps.
-- Trees are built by draw/, never here.

create table private.checkpoint_key (
  only_row boolean primary key default true check (only_row),
  private_key text not null,
  public_key text not null check (public_key ~ '^[0-9a-f]{64}$')
);
comment on table private.checkpoint_key is
  'The Ed25519 pair that signs checkpoints. Manifests name its public half, so it stays for as long as the draws do.';
alter table private.checkpoint_key enable row level security;
create trigger the_checkpoint_key_stays before update or delete on private.checkpoint_key
  for each row execute function private.refuse_change();

create table private.manifests (
  draw_id uuid primary key references private.draws (id),
  body text not null,
  hash bytea not null,
  published_at timestamptz not null default private.now(),
  constraint hashed_as_it_stands check (hash = sha256(convert_to(body, 'UTF8')))
);
comment on table private.manifests is 'What a draw promised when it got its dates, in canonical bytes.';
alter table private.manifests enable row level security;
create trigger manifests_never_change before update or delete on private.manifests
  for each row execute function private.refuse_change();

create table private.checkpoints (
  draw_id uuid not null,
  size int not null check (size >= 0),
  leaves int not null check (leaves between 0 and size),
  root bytea not null check (octet_length(root) = 32),
  at text not null,
  signature bytea not null check (octet_length(signature) = 64),
  frontier bytea not null,
  primary key (draw_id, size)
);
comment on table private.checkpoints is
  'Signed words about the log at a size. at is the time as it was signed; frontier lets a host go on building where another stopped. No foreign key: it would make every purchase and every checkpoint share the draw''s row.';
alter table private.checkpoints enable row level security;
create trigger checkpoints_are_append_only before update or delete on private.checkpoints
  for each row execute function private.refuse_change();

create table private.log_blocks (
  draw_id uuid not null,
  block int not null check (block >= 0),
  root bytea not null check (octet_length(root) = 32),
  primary key (draw_id, block)
);
comment on table private.log_blocks is
  'Roots of every whole 1,024 entries of a log, so that a proof reads a thousand hashes and not a million.';
alter table private.log_blocks enable row level security;
create trigger log_blocks_are_append_only before update or delete on private.log_blocks
  for each row execute function private.refuse_change();

-- The part of a log after so many leaves and entries, as much of it as fits one answer. One statement, one snapshot:
-- places are given out under the draw's lock, so what is visible has no gaps.
create function private.log_after(draw_id uuid, leaves int, size int, at_most int)
  returns table (commits bytea, tombstones jsonb)
  language sql stable set search_path = ''
as $$
  select
    (select string_agg(leaf.commit, '' order by leaf.number) from (
       select t.number, t.commit from private.tickets t
       where t.draw_id = log_after.draw_id and t.number > leaves order by t.number limit at_most) leaf),
    (select jsonb_agg(jsonb_build_object('at', stone.log_index, 'number', stone.number, 'void', stone.void)
         order by stone.log_index) from (
       select * from private.tombstones s
       where s.draw_id = log_after.draw_id and s.log_index >= size order by s.log_index limit at_most) stone)
$$;

create function private.checkpoint_facts(c private.checkpoints) returns jsonb
  language sql immutable set search_path = ''
as $$
  select jsonb_build_object('at', c.at, 'draw', c.draw_id, 'root', encode(c.root, 'hex'), 'size', c.size,
    'signature', encode(c.signature, 'hex'))
$$;

-- The first signed word about a log of at least this size, or null while there is none.
create function private.checkpoint_covering(draw_id uuid, size int) returns jsonb
  language sql stable set search_path = ''
as $$
  select private.checkpoint_facts(c) from private.checkpoints c
  where c.draw_id = checkpoint_covering.draw_id and c.size >= checkpoint_covering.size
  order by c.size limit 1
$$;

-- Tickets for an order, and what the buyer needs to prove them later: the seal, to which the host adds the checkpoint,
-- which does not exist before the commit.
drop function private.issue_tickets(private.orders);
create function private.issue_tickets(o private.orders) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  tickets jsonb;
begin
  with issued as (
    insert into private.tickets (draw_id, number, user_id, order_id)
    select o.draw_id, number, o.user_id, o.id
    from generate_series(o.first_number, o.first_number + o.quantity - 1) number
    returning number, log_index, commit, salt
  )
  select jsonb_agg(jsonb_build_object('ticket_no', i.number, 'index', i.log_index, 'commit', encode(i.commit, 'hex'),
    'salt', encode(i.salt, 'hex')) order by i.number) into tickets from issued i;
  return jsonb_build_object('holder', o.user_id, 'tickets', tickets);
end $$;

-- The seal of an order or a letter, with the first checkpoint that covers it, or null for one while there is none.
create function private.seal_of(entry uuid) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object('holder', min(coalesce(t.user_id, t.postal_entry_id)::text),
    'tickets', jsonb_agg(jsonb_build_object('ticket_no', t.number, 'index', t.log_index,
      'commit', encode(t.commit, 'hex'), 'salt', encode(t.salt, 'hex')) order by t.number),
    'checkpoint', private.checkpoint_covering(min(t.draw_id::text)::uuid, max(t.log_index) + 1))
  from private.tickets t where t.order_id = entry or t.postal_entry_id = entry
  having count(*) > 0
$$;

create or replace function api.buy_tickets(draw_id uuid, quantity int, request_id uuid, confirms_adult boolean)
  returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  buyer uuid := private.require_user();
  draw private.draws;
  placed private.orders;
  facts jsonb;
  seal jsonb;
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
  if placed.id is not null then
    return private.order_facts(placed, draw) || jsonb_build_object('seal', private.seal_of(placed.id));
  end if;

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
  seal := private.issue_tickets(placed);
  facts := private.order_facts(placed, draw);
  perform private.write_to(buyer, 'order', facts);
  return facts || jsonb_build_object('seal', seal);
end $$;

create or replace function private.accept_payment(o private.orders, draw private.draws, at timestamptz) returns void
  language plpgsql set search_path = ''
as $$
begin
  update private.orders
    set status = 'paid', first_number = private.take_numbers(o.draw_id, o.quantity), paid_at = at
    where id = o.id returning * into o;
  perform private.issue_tickets(o);
  perform private.write_to(o.user_id, 'order', private.order_facts(o, draw));
end $$;

-- Definer: shows an order to the person who placed it and to nobody else.
create or replace function api.my_order(order_id uuid) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  buyer uuid := private.require_user();
  facts jsonb;
begin
  select private.order_facts(o, d) || jsonb_build_object('seal', private.seal_of(o.id)) into facts
    from private.orders o join private.draws d on d.id = o.draw_id
    where o.id = my_order.order_id and o.user_id = buyer;
  if facts is null then perform private.refuse(404, 'unknown_order'); end if;
  return facts;
end $$;

revoke execute on all functions in schema private from public;
