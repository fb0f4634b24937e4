-- What the functions `receipt` and `log-proof` read. They act as service_role, which may not touch tables.

-- Definer, as both below. The seal of an order or a letter of this person, or null.
create function api.receipt_facts(person uuid, entry uuid) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('draw', t.draw_id, 'order', t.order_id, 'seal', private.seal_of(entry),
    'checkpoint_key', (select k.public_key from private.checkpoint_key k))
  from private.tickets t
  where (t.order_id = entry or t.postal_entry_id = entry) and t.user_id = person
  limit 1
$$;

-- Definer: how long a log is, and the roots of its whole blocks as one run of hex, as far as they are written down
-- without a gap.
create function api.log_blocks(draw_id uuid) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('size', 2 * d.numbered - d.live, 'roots', coalesce(
    (select encode(string_agg(b.root, '' order by b.block), 'hex') from (
       select block, root, row_number() over (order by block) - 1 as place from private.log_blocks
       where log_blocks.draw_id = d.id) b
     where b.block = b.place), ''))
  from private.draws d where d.id = log_blocks.draw_id
$$;

-- Definer: a stretch of a log, leaves with their commit, tombstones with their reason; at most 1,024 entries.
create function api.log_entries(draw_id uuid, first int, past_last int)
  returns table (log_index int, number int, commit text, void text)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  last int := least(past_last, first + 1024) - 1;
  buried int := (select count(*) from private.tombstones s
    where s.draw_id = log_entries.draw_id and s.log_index < first);
begin
  return query
    select t.log_index, t.number, encode(t.commit, 'hex'), null::text from private.tickets t
    where t.draw_id = log_entries.draw_id and t.number > first - buried and t.number <= last + 1
      and t.log_index between first and last
    union all
    select s.log_index, s.number, null, s.void from private.tombstones s
    where s.draw_id = log_entries.draw_id and s.log_index between first and last
    order by 1;
end $$;

revoke execute on function api.receipt_facts(uuid, uuid), api.log_blocks(uuid), api.log_entries(uuid, int, int) from public;
grant execute on function api.receipt_facts(uuid, uuid), api.log_blocks(uuid), api.log_entries(uuid, int, int) to service_role;
