-- What anybody may know about a draw, from its manifest to the prize delivered.

create function private.draw_state(draw private.draws, at timestamptz) returns text
  language sql stable set search_path = ''
as $$
  select case
    when draw.status in ('cancelled', 'drawn') then draw.status
    when draw.status = 'frozen' then case when at >= draw.draws_at then 'drawing' else 'frozen' end
    when at < draw.opens_at then 'upcoming'
    when at >= draw.closes_at then 'closed'
    when private.is_superseded(draw, at) then 'waiting'
    else 'open' end
$$;

-- Published only with consent, and only of somebody who claimed.
create function private.public_winner(draw_id uuid) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object('place', c.place, 'number', p.number, 'status', c.status, 'first_name', c.first_name,
    'county', c.county, 'claimed_at', c.claimed_at)
  from private.claims c join private.picks p using (draw_id, place)
  where c.draw_id = public_winner.draw_id and c.status in ('claimed', 'delivered')
$$;

create function private.public_draw(draw private.draws, at timestamptz) returns jsonb
  language sql stable set search_path = ''
as $$
  select private.draw_facts(draw) || jsonb_build_object(
    'state', private.draw_state(draw, at),
    'paid', draw.paid,
    'free', draw.live - draw.paid,
    'charity_total_pence', draw.paid::bigint * draw.charity_pence,
    'freezes_at', private.freezes_at(draw),
    'round', (select (m.body::jsonb ->> 'round')::bigint from private.manifests m where m.draw_id = draw.id),
    'payment', coalesce((select m.body::jsonb ->> 'payment' from private.manifests m where m.draw_id = draw.id),
      private.payment_provider()),
    'drawn_at', (select r.drawn_at from private.drawn_rounds r where r.draw_id = draw.id),
    'drawn_number', (select p.number from private.picks p where p.draw_id = draw.id and p.place = 0),
    'winner', private.public_winner(draw.id))
$$;

-- Definer: what is published about every draw; the newest two hundred.
create function api.all_draws() returns jsonb
  language sql volatile security definer set search_path = ''
as $$
  select jsonb_build_object('now', clock.at, 'payment', private.payment_provider(), 'draws', coalesce(
    (select jsonb_agg(private.public_draw(d, clock.at) order by d.draws_at desc nulls last, e.position, d.id)
     from (select * from private.draws where closes_at is not null or live > 0 or status = 'open'
           order by draws_at desc nulls first, id limit 200) d
     join private.experiences e on e.slug = d.experience), '[]'))
  from (select private.now() as at) clock
$$;

create function private.claims_of(draw_id uuid) returns jsonb
  language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('at', to_char(l.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'act', l.act, 'place', l.place, 'ticketNo', l.number) order by l.id), '[]')
  from private.claim_log l where l.draw_id = claims_of.draw_id
$$;

create function private.picks_of(draw_id uuid) returns jsonb
  language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('index', p.pool_index, 'ticketNo', p.number) order by p.place), '[]')
  from private.picks p where p.draw_id = picks_of.draw_id
$$;

-- Definer: see all_draws. The manifest comes as the text that was hashed; null when there is no such draw.
create function api.one_draw(draw_id uuid) returns jsonb
  language sql volatile security definer set search_path = ''
as $$
  select jsonb_build_object('now', clock.at, 'draw', private.public_draw(d, clock.at),
    'manifest', m.body, 'manifest_hash', encode(m.hash, 'hex'), 'published_at', m.published_at,
    'checkpoint', (select private.checkpoint_facts(c) from private.checkpoints c
      where c.draw_id = d.id order by c.size desc limit 1),
    'pool', (select jsonb_build_object('root', encode(p.root, 'hex'), 'n', p.n, 'paid', p.paid, 'free', p.free,
        'frozen_at', p.frozen_at, 'log_size', p.log_size) from private.frozen_pools p where p.draw_id = d.id),
    'result', (select jsonb_build_object('round', r.round, 'randomness', encode(r.randomness, 'hex'),
        'signature', encode(r.signature, 'hex'), 'seed', encode(r.seed, 'hex'), 'drawn_at', r.drawn_at)
      from private.drawn_rounds r where r.draw_id = d.id),
    'picks', private.picks_of(d.id), 'claims', private.claims_of(d.id))
  from (select private.now() as at) clock, private.draws d
  left join private.manifests m on m.draw_id = d.id
  where d.id = one_draw.draw_id
$$;

revoke execute on all functions in schema private from public;
revoke execute on function api.all_draws(), api.one_draw(uuid) from public;
grant execute on function api.all_draws(), api.one_draw(uuid) to anon, authenticated;
