-- Prizes and seals belong to the person they are about: to be seen, taken back from the public, and erased.

-- The seal of one ticket, for its holder.
create function private.ticket_seal(t private.tickets) returns jsonb
  language sql immutable set search_path = ''
as $$
  select jsonb_build_object('place_in_log', t.log_index, 'holder', coalesce(t.user_id, t.postal_entry_id),
    'salt', encode(t.salt, 'hex'), 'commit', encode(t.commit, 'hex'))
$$;

-- The numbers of an account: its own, and those of its letters.
create function private.tickets_of(account uuid) returns setof private.tickets
  language sql stable set search_path = ''
as $$
  select t.* from private.tickets t where t.user_id = account
  union
  select t.* from private.letters_of(account) l join private.tickets t on t.postal_entry_id = l.id
$$;

create function private.prize_data(account uuid) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_agg(private.claim_facts(d, c) || jsonb_build_object('contacted_at', c.contacted_at,
      'born_on', c.born_on) order by c.opened_at, c.draw_id)
  from private.tickets_of(account) t join private.picks p on p.draw_id = t.draw_id and p.number = t.number
  join private.claims c on c.draw_id = p.draw_id and c.place = p.place
  join private.draws d on d.id = c.draw_id
$$;

create or replace function private.entry_data(account uuid) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'orders', (select jsonb_agg(private.order_facts(o, d) || jsonb_build_object('created_at', o.created_at,
        'adult_confirmed_at', o.adult_confirmed_at, 'refunded_pence', o.refunded_pence) order by o.created_at, o.id)
      from private.orders o join private.draws d on d.id = o.draw_id where o.user_id = account),
    'tickets', (select jsonb_agg(jsonb_build_object('draw_id', t.draw_id, 'title', d.title, 'number', t.number,
        'status', t.status, 'source', case when t.order_id is null then 'post' else 'paid' end,
        'order_id', t.order_id, 'retired_at', t.retired_at, 'seal', private.ticket_seal(t))
        order by d.created_at, t.draw_id, t.number)
      from private.tickets t join private.draws d on d.id = t.draw_id where t.user_id = account),
    'prizes', private.prize_data(account),
    'letters', (select jsonb_agg(jsonb_build_object('draw_id', l.draw_id, 'title', d.title, 'number', t.number,
        'status', t.status, 'full_name', l.full_name, 'address', l.address, 'postcode', l.postcode, 'email', l.email,
        'born_on', l.born_on, 'received_on', l.received_on, 'logged_at', l.logged_at,
        'seal', private.ticket_seal(t)) order by l.logged_at)
      from private.letters_of(account) l join private.draws d on d.id = l.draw_id
      join private.tickets t on t.postal_entry_id = l.id),
    'payments', (select jsonb_agg(jsonb_build_object('order_id', p.order_id, 'provider', p.provider,
        'amount_pence', p.amount_pence, 'currency', p.currency, 'card_funding', p.card_funding,
        'accepted', p.accepted, 'received_at', p.received_at) order by p.received_at)
      from private.orders o join private.payments p on p.order_id = o.id where o.user_id = account),
    'refunds', (select jsonb_agg(jsonb_build_object('order_id', r.order_id, 'numbers', r.numbers,
        'amount_pence', r.amount_pence, 'reason', r.reason, 'status', r.status, 'created_at', r.created_at,
        'settled_at', r.settled_at) order by r.created_at)
      from private.orders o join private.refunds r on r.order_id = o.id where o.user_id = account))
$$;

-- The turn itself stays, as a number: the log of the prize is public.
create function private.forget_claims(account uuid) returns void
  language sql volatile set search_path = ''
as $$
  update private.claims c set born_on = null, first_name = null, county = null
  from private.picks p join private.tickets_of(account) t on t.draw_id = p.draw_id and t.number = p.number
  where c.draw_id = p.draw_id and c.place = p.place
$$;

-- The leaf stays in the log for ever; without the salt nobody can tell whose it was. Claims go first: letters are found
-- by what is forgotten after them.
create or replace function private.forget_letters(account uuid) returns void
  language plpgsql set search_path = ''
as $$
begin
  perform private.forget_claims(account);
  update private.tickets t set salt = null where t.salt is not null
    and (t.user_id = account or t.postal_entry_id in (select l.id from private.letters_of(account) l));
  update private.postal_entries p set full_name = 'Erased', address = 'Erased', postcode = 'ZZ99 9ZZ', email = null,
    born_on = date '1900-01-01', person_key = 'erased'
  where p.id in (select l.id from private.letters_of(account) l);
end $$;

-- Definer: consent to publish is taken back by whoever gave it, as easily as it was given.
create function api.unpublish_name(draw_id uuid, place int) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := private.require_user();
  draw private.draws;
  claim private.claims;
begin
  select * into draw from private.draws d where d.id = unpublish_name.draw_id for no key update;
  update private.claims c set first_name = null, county = null
    from private.picks p join private.tickets t on t.draw_id = p.draw_id and t.number = p.number
    where c.draw_id = draw.id and c.place = unpublish_name.place
      and p.draw_id = c.draw_id and p.place = c.place and t.user_id = person
    returning c.* into claim;
  if claim.draw_id is null then perform private.refuse(404, 'unknown_prize'); end if;
  perform private.audit(person, 'unpublish_name', jsonb_build_object('draw_id', draw.id, 'place', claim.place));
  return private.claim_facts(draw, claim);
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function api.unpublish_name(uuid, int) from public;
grant execute on function api.unpublish_name(uuid, int) to authenticated;
