-- Freezing a pool and drawing from it. The host computes with draw/; here stands what must hold before its words are
-- written down, once and for ever.

create table private.frozen_pools (
  draw_id uuid primary key references private.draws (id),
  root bytea not null check (octet_length(root) = 32),
  n int not null check (n >= 0),
  paid int not null,
  free int not null,
  log_size int not null,
  frozen_at timestamptz not null,
  constraint paid_and_free_are_all check (paid >= 0 and free >= 0 and paid + free = n),
  foreign key (draw_id, log_size) references private.checkpoints (draw_id, size)
);
comment on table private.frozen_pools is 'The pool of a draw 24 hours before it: its root, its size, and the last checkpoint of its log.';
alter table private.frozen_pools enable row level security;
create trigger frozen_pools_never_change before update or delete on private.frozen_pools
  for each row execute function private.refuse_change();

create table private.drawn_rounds (
  draw_id uuid primary key references private.frozen_pools (draw_id),
  round bigint not null,
  randomness bytea not null check (octet_length(randomness) = 32),
  signature bytea not null check (octet_length(signature) = 48),
  seed bytea not null check (octet_length(seed) = 32),
  drawn_at timestamptz not null,
  constraint randomness_is_the_signature_hashed check (randomness = sha256(signature))
);
comment on table private.drawn_rounds is 'The beacon''s round that decided a draw, and the seed it gave.';
alter table private.drawn_rounds enable row level security;
create trigger drawn_rounds_never_change before update or delete on private.drawn_rounds
  for each row execute function private.refuse_change();

create table private.picks (
  draw_id uuid not null references private.drawn_rounds (draw_id),
  place int not null check (place between 0 and 10),
  pool_index int not null check (pool_index >= 0),
  number int not null,
  primary key (draw_id, place),
  unique (draw_id, pool_index),
  foreign key (draw_id, number) references private.tickets (draw_id, number)
);
comment on table private.picks is 'The numbers drawn: place 0 is the winner, 1 to 10 the reserves in order.';
alter table private.picks enable row level security;
create trigger picks_never_change before update or delete on private.picks
  for each row execute function private.refuse_change();

create function private.freezes_at(draw private.draws) returns timestamptz
  language sql immutable set search_path = ''
  as $$ select draw.draws_at - interval '24 hours' $$;

-- Draws whose time to freeze has come.
create function private.draws_to_freeze() returns setof uuid
  language sql volatile set search_path = ''
as $$
  select d.id from private.draws d
  where d.status = 'open' and d.draws_at is not null and private.now() > private.freezes_at(d)
  order by d.draws_at, d.id
$$;

-- Draws whose round should be there by now.
create function private.draws_to_draw() returns table (draw_id uuid, round bigint)
  language sql volatile set search_path = ''
as $$
  select d.id, (m.body::jsonb ->> 'round')::bigint
  from private.draws d join private.manifests m on m.draw_id = d.id
  where d.status = 'frozen' and d.draws_at <= private.now()
  order by d.draws_at, d.id
$$;

-- The draw's row for whoever freezes it, held to the end of the transaction; null when there is nothing left to do.
create function private.lock_for_freezing(draw_id uuid) returns private.draws
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
  return draw;
end $$;

-- Must be called with the draw's row locked by lock_for_freezing, in the same transaction.
create function private.write_frozen_pool(draw private.draws, root bytea, n int, paid int, log_size int) returns void
  language plpgsql set search_path = ''
as $$
begin
  if (n, paid, log_size) is distinct from (draw.live, draw.paid, 2 * draw.numbered - draw.live) then
    raise exception 'the pool that was read is not the pool there is' using errcode = '23514';
  end if;
  insert into private.frozen_pools (draw_id, root, n, paid, free, log_size, frozen_at)
    values (draw.id, root, n, paid, n - paid, log_size, private.now());
  update private.draws set status = 'frozen' where id = draw.id;
  perform private.audit(null, 'freeze_draw', jsonb_build_object('draw_id', draw.id, 'root', encode(root, 'hex'),
    'n', n, 'paid', paid, 'log_size', log_size));
end $$;

-- True for the one who writes the result; false when it was written before, which changes nothing.
create function private.write_result(
  draw_id uuid, round bigint, signature bytea, seed bytea, pool_indexes int[], numbers int[]
) returns boolean
  language plpgsql set search_path = ''
as $$
declare
  draw private.draws;
  pool private.frozen_pools;
begin
  select * into draw from private.draws d where d.id = write_result.draw_id for no key update;
  if draw.status = 'drawn' then return false; end if;
  if draw.status is distinct from 'frozen' then perform private.refuse(409, 'not_frozen'); end if;
  if private.now() < draw.draws_at then perform private.refuse(409, 'too_early'); end if;
  if round is distinct from
    (select (m.body::jsonb ->> 'round')::bigint from private.manifests m where m.draw_id = draw.id)
  then perform private.refuse(409, 'wrong_round'); end if;
  select * into pool from private.frozen_pools p where p.draw_id = draw.id;
  if cardinality(numbers) <> least(pool.n, 11) or cardinality(pool_indexes) <> cardinality(numbers)
    or cardinality(numbers) <> (select count(*) from private.tickets t
      where t.draw_id = draw.id and t.number = any (numbers) and t.status = 'live')
  then
    raise exception 'a result names live tickets of its pool, eleven of them or all' using errcode = '23514';
  end if;

  insert into private.drawn_rounds (draw_id, round, randomness, signature, seed, drawn_at)
    values (draw.id, round, sha256(signature), signature, seed, private.now());
  insert into private.picks (draw_id, place, pool_index, number)
    select draw.id, place - 1, pool_index, number
    from unnest(pool_indexes, numbers) with ordinality as pick (pool_index, number, place);
  update private.draws set status = 'drawn' where id = draw.id;
  perform private.audit(null, 'draw', jsonb_build_object('draw_id', draw.id, 'round', round, 'numbers', numbers));
  perform private.offer_prize(draw, 0);
  return true;
end $$;

revoke execute on all functions in schema private from public;
