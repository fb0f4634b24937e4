-- Whom a call or a letter is about: found by what they say of themselves, and shown on one page.

-- A telephone as profiles keep it, of what somebody read out.
create function private.as_phone(words text) returns text
  language sql immutable set search_path = ''
  as $$ select regexp_replace(regexp_replace(words, '[^0-9+]', '', 'g'), '^(00|0)', '+44') $$;

create function private.account_line(u auth.users) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object('user_id', u.id, 'email', u.email, 'name', u.raw_user_meta_data ->> 'name',
    'postcode', u.raw_user_meta_data ->> 'postcode', 'phone', u.raw_user_meta_data ->> 'phone',
    'created_at', u.created_at, 'is_blocked', private.is_blocked(private.person_of(u.id)))
$$;

create function private.find_accounts(words text) returns jsonb
  language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(private.account_line(hit) order by hit.created_at desc), '[]')
  from (
    select u.* from auth.users u
    where u.deleted_at is null and (
      case
        when words ~ '^[0-9a-fA-F-]{36}$' then u.id::text = lower(words)
        when words like '%@%' then u.email like '%' || lower(words) || '%'
        when words ~ '^[+0][0-9 ()-]{6,}$' then
          regexp_replace(u.raw_user_meta_data ->> 'phone', '[^0-9+]', '', 'g') like private.as_phone(words) || '%'
        when words ~* '^[a-z]{1,2}[0-9][0-9a-z]? ?([0-9][a-z]{2})?$' then
          regexp_replace(upper(u.raw_user_meta_data ->> 'postcode'), '\s', '', 'g')
            like regexp_replace(upper(words), '\s', '', 'g') || '%'
        else u.raw_user_meta_data ->> 'name' ilike all (
          array(select '%' || word || '%' from regexp_split_to_table(words, '\s+') word)) or u.email like lower(words) || '%'
      end)
    order by u.created_at desc limit 50
  ) hit
$$;

create function private.find_letters(words text) returns jsonb
  language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('letter_id', hit.id, 'draw_id', hit.draw_id, 'title', d.title,
    'number', t.number, 'status', t.status, 'full_name', hit.full_name, 'postcode', hit.postcode, 'email', hit.email,
    'user_id', hit.user_id, 'received_on', hit.received_on) order by hit.logged_at desc), '[]')
  from (
    select p.* from private.postal_entries p
    where p.person_key <> 'erased' and (
      case
        when words ~ '^[0-9a-fA-F-]{36}$' then p.id::text = lower(words)
        when words like '%@%' then lower(p.email) like '%' || lower(words) || '%'
        when words ~* '^[a-z]{1,2}[0-9][0-9a-z]? ?([0-9][a-z]{2})?$' then
          regexp_replace(p.postcode, '\s', '', 'g') like regexp_replace(upper(words), '\s', '', 'g') || '%'
        else p.full_name ilike all (array(select '%' || word || '%' from regexp_split_to_table(words, '\s+') word))
      end)
    order by p.logged_at desc limit 50
  ) hit
  join private.draws d on d.id = hit.draw_id join private.tickets t on t.postal_entry_id = hit.id
$$;

create function private.find_tickets(number int) returns jsonb
  language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('draw_id', d.id, 'title', d.title, 'number', t.number,
    'status', t.status, 'user_id', t.user_id, 'order_id', t.order_id, 'letter_id', t.postal_entry_id,
    'name', coalesce(e.full_name, u.raw_user_meta_data ->> 'name'), 'email', coalesce(e.email, u.email))
    order by d.created_at desc), '[]')
  from private.draws d join private.tickets t on t.draw_id = d.id and t.number = find_tickets.number
  left join private.postal_entries e on e.id = t.postal_entry_id
  left join auth.users u on u.id = t.user_id
$$;

-- Definer: see operator_today. By address, name, postcode, telephone, ticket number or id, fifty of each at most.
create function api.operator_find(words text) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  words := trim(replace(replace(words, '\', ''), '%', ''));
  if coalesce(length(words), 0) not between 2 and 120 and words !~ '^[0-9]$' then
    return jsonb_build_object('accounts', '[]'::jsonb, 'letters', '[]'::jsonb, 'tickets', '[]'::jsonb);
  end if;
  return jsonb_build_object(
    'accounts', private.find_accounts(words),
    'letters', private.find_letters(words),
    'tickets', case when words ~ '^#?0*[1-9][0-9]{0,7}$' then private.find_tickets(replace(words, '#', '')::int) else '[]' end);
end $$;

-- Live and retired numbers of an account in one draw, as stretches: somebody may hold thousands.
create function private.held_stretches(account uuid) returns jsonb
  language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('draw_id', d.id, 'title', d.title, 'draw_status', d.status,
    'draws_at', d.draws_at, 'refunds_until', private.refunds_until(d), 'status', own.status, 'source', own.source,
    'count', own.count, 'stretches', own.stretches) order by d.created_at desc, own.status, own.source), '[]')
  from (
    select run.draw_id, run.status, run.source, sum(run.length)::int as count,
      jsonb_agg(jsonb_build_array(run.first, run.last) order by run.first) as stretches
    from (
      select t.draw_id, t.status, t.source, min(t.number) as first, max(t.number) as last, count(*) as length
      from (
        select e.draw_id, e.number, e.status, case when e.order_id is null then 'post' else 'paid' end as source,
          e.number - row_number() over (partition by e.draw_id, e.status, e.order_id is null order by e.number) as island
        from private.tickets_of(account) e
      ) t group by t.draw_id, t.status, t.source, t.island
    ) run group by run.draw_id, run.status, run.source
  ) own join private.draws d on d.id = own.draw_id
$$;

-- Definer: see operator_today. Everything about one account, with what it shares with the others of its person.
create function api.operator_person(user_id uuid) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  account auth.users;
  person uuid := private.person_of(user_id);
begin
  perform private.require_operator();
  select * into account from auth.users u where u.id = operator_person.user_id;
  if account.id is null then perform private.refuse(404, 'unknown_account'); end if;
  return jsonb_build_object(
    'account', private.account_line(account) || jsonb_build_object('profile', account.raw_user_meta_data,
      'confirmed_at', account.email_confirmed_at, 'last_sign_in_at', account.last_sign_in_at,
      'is_erased', account.deleted_at is not null,
      'is_operator', exists (select from private.operators o where o.user_id = account.id),
      'has_second_step', exists (select from auth.mfa_factors f where f.user_id = account.id and f.status = 'verified')),
    'others', (select coalesce(jsonb_agg(private.account_line(u)), '[]')
      from private.person_accounts m join auth.users u on u.id = m.user_id
      where m.person_id = person and u.id <> account.id),
    'blocks', private.blocks_of(person),
    'protection', private.protection_facts(account.id, private.now()),
    'tickets', private.held_stretches(account.id),
    'orders', (select coalesce(jsonb_agg(private.order_line(o) order by o.created_at desc), '[]')
      from (select * from private.orders o where o.user_id = account.id order by o.created_at desc limit 200) o),
    'refunds', (select coalesce(jsonb_agg(private.refund_line(r) order by r.created_at desc), '[]')
      from (select r.* from private.orders o join private.refunds r on r.order_id = o.id
        where o.user_id = account.id order by r.created_at desc limit 200) r),
    'suspensions', (select coalesce(jsonb_agg(private.suspension_facts(s) order by s.opened_at desc), '[]')
      from private.orders o join private.suspensions s on s.order_id = o.id where o.user_id = account.id),
    'letters', (select coalesce(jsonb_agg(private.letter_facts(l) || jsonb_build_object('full_name', l.full_name,
        'received_on', l.received_on) order by l.logged_at desc), '[]') from private.letters_of(account.id) l),
    'mails', (select coalesce(jsonb_agg(private.mail_line(m) order by m.id desc), '[]')
      from (select * from private.mail_outbox m where lower(m.recipient) = lower(account.email)
        order by m.id desc limit 100) m),
    'sessions', (select coalesce(jsonb_agg(jsonb_build_object('created_at', s.created_at,
        'last_seen_at', coalesce(s.refreshed_at at time zone 'UTC', s.created_at), 'user_agent', s.user_agent,
        'address', host(s.ip)) order by s.created_at desc), '[]')
      from auth.sessions s where s.user_id = account.id),
    'security', (select coalesce(jsonb_agg(line), '[]') from private.security_lines(account.id, 100) line),
    'audit', private.audit_lines(null, 100, null, account.id));
end $$;

-- Definer: see operator_today. Before a letter is logged: the draw it belongs to, whose it may be, and what of the same
-- name or address is there already.
create function api.operator_letter_check(
  experience text, received_on date, full_name text, postcode text, email text default null
) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  draw private.draws;
  key text := private.person_key(full_name, postcode);
begin
  perform private.require_operator();
  select * into draw from private.draws d
    where d.id = private.draw_for_letter(operator_letter_check.experience, operator_letter_check.received_on);
  return jsonb_build_object(
    'draw_id', draw.id, 'title', draw.title, 'draws_at', draw.draws_at, 'max_per_person', draw.max_per_person,
    'refusal', private.letter_refusal(draw, received_on, private.now()),
    'accounts', (select coalesce(jsonb_agg(private.account_line(u) || jsonb_build_object('why',
        case when u.email = lower(trim(operator_letter_check.email)) then 'email' else 'name_and_postcode' end)), '[]')
      from auth.users u where u.email_confirmed_at is not null and u.deleted_at is null
        and (u.email = lower(trim(operator_letter_check.email))
          or u.id in (select m.user_id from private.person_accounts m where m.name_key = key))),
    'letters', (select coalesce(jsonb_agg(private.letter_facts(p) || jsonb_build_object('full_name', p.full_name,
        'postcode', p.postcode, 'email', p.email, 'received_on', p.received_on, 'same_draw', p.draw_id = draw.id)
        order by p.logged_at desc), '[]')
      from (select * from private.postal_entries p
        where p.person_key = key or lower(p.email) = lower(trim(operator_letter_check.email))
        order by p.logged_at desc limit 20) p));
end $$;

-- Definer: see operator_today. The letters logged on a British day, for the file.
create function api.operator_letters(logged_on date) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return (
    select coalesce(jsonb_agg(private.letter_facts(p) || jsonb_build_object('full_name', p.full_name,
      'address', p.address, 'postcode', p.postcode, 'email', p.email, 'born_on', p.born_on,
      'received_on', p.received_on, 'logged_at', p.logged_at,
      'logged_by', (select u.email from auth.users u where u.id = p.logged_by)) order by p.logged_at, t.number), '[]')
    from private.postal_entries p join private.tickets t on t.postal_entry_id = p.id
    where p.logged_at >= logged_on::timestamp at time zone 'Europe/London'
      and p.logged_at < (logged_on + 1)::timestamp at time zone 'Europe/London');
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function api.operator_find(text),
  api.operator_person(uuid),
  api.operator_letter_check(text, date, text, text, text),
  api.operator_letters(date) from public;
grant execute on function api.operator_find(text),
  api.operator_person(uuid),
  api.operator_letter_check(text, date, text, text, text),
  api.operator_letters(date) to authenticated;
