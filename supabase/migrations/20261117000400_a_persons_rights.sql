-- A person's rights over what we hold about them: to be written to or not, and to see everything.

create function private.confirmed_address(account uuid) returns text
  language plpgsql stable set search_path = ''
as $$
declare
  address text;
begin
  select lower(u.email) into address from auth.users u where u.id = account and u.email_confirmed_at is not null;
  if address is null then perform private.refuse(409, 'email_not_confirmed'); end if;
  return address;
end $$;

create function private.newsletter_facts(address text) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object('subscribed', exists (
    select from private.subscribers s where s.email = address and s.status = 'confirmed'))
$$;

-- Definer: reads the caller's own line of a closed table.
create function api.my_newsletter() returns jsonb
  language plpgsql security definer set search_path = ''
  as $$ begin return private.newsletter_facts(private.confirmed_address(private.require_user())); end $$;

-- Definer: writes the caller's own line. The address is confirmed already, so one press is enough either way.
create function api.set_newsletter(wanted boolean) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := private.require_user();
  address text := private.confirmed_address(person);
  subscriber uuid;
begin
  if wanted is null then perform private.refuse(422, 'bad_wish'); end if;
  if wanted then
    insert into private.subscribers as s (email, status, unsubscribe_token, mailed_at)
      values (address, 'confirmed', private.new_token(), private.now())
      on conflict on constraint subscribers_email_key do update set status = 'confirmed' where s.status <> 'confirmed'
      returning id into subscriber;
  else
    update private.subscribers set status = 'unsubscribed', confirm_hash = null, confirm_until = null
      where email = address and status <> 'unsubscribed' returning id into subscriber;
  end if;
  if subscriber is not null then
    insert into private.newsletter_consents (subscriber_id, act)
      values (subscriber, case when wanted then 'confirmed' else 'withdrawn' end);
    perform private.note_security(person, case when wanted then 'joined_newsletter' else 'left_newsletter' end);
  end if;
  return private.newsletter_facts(address);
end $$;

create index mail_outbox_by_recipient on private.mail_outbox (lower(recipient));

-- The letters of an account: proved to be its own, or sent under its address; and those of the person whose only
-- account it is.
create function private.letters_of(account uuid) returns setof private.postal_entries
  language sql stable set search_path = ''
as $$
  select p.* from private.postal_entries p where p.user_id = account
  union all
  select p.* from private.postal_entries p
  where p.user_id is null and lower(p.email) = (select lower(u.email) from auth.users u where u.id = account)
  union all
  select p.* from private.person_accounts m join private.postal_entries p on p.person_id = m.person_id
  where m.user_id = account and p.user_id is null
    and lower(p.email) is distinct from (select lower(u.email) from auth.users u where u.id = account)
    and not exists (select from private.person_accounts other
      where other.person_id = m.person_id and other.user_id <> account)
$$;

create index postal_entries_by_account on private.postal_entries (user_id);

create function private.account_data(account uuid) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'account', (select jsonb_build_object('id', u.id, 'email', u.email, 'profile', u.raw_user_meta_data,
        'created_at', u.created_at, 'email_confirmed_at', u.email_confirmed_at, 'last_sign_in_at', u.last_sign_in_at,
        'is_operator', exists (select from private.operators o where o.user_id = u.id))
      from auth.users u where u.id = account),
    'sessions', (select jsonb_agg(jsonb_build_object('created_at', s.created_at,
        'last_seen_at', coalesce(s.refreshed_at at time zone 'UTC', s.created_at), 'user_agent', s.user_agent,
        'address', host(s.ip)) order by s.created_at)
      from auth.sessions s where s.user_id = account),
    'second_steps', (select jsonb_agg(jsonb_build_object('name', f.friendly_name, 'kind', f.factor_type,
        'status', f.status, 'created_at', f.created_at) order by f.created_at)
      from auth.mfa_factors f where f.user_id = account),
    'security', (select jsonb_agg(jsonb_build_object('at', l.at, 'act', l.act, 'address', l.address,
        'detail', l.detail) order by l.at, l.id)
      from private.security_log l where l.user_id = account),
    'acts', (select jsonb_agg(jsonb_build_object('at', a.at, 'act', a.act, 'subject', a.subject) order by a.id)
      from private.audit_log a where a.actor = account))
$$;

create index audit_log_by_actor on private.audit_log (actor) where actor is not null;

create function private.entry_data(account uuid) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'orders', (select jsonb_agg(private.order_facts(o, d) || jsonb_build_object('created_at', o.created_at,
        'adult_confirmed_at', o.adult_confirmed_at, 'refunded_pence', o.refunded_pence) order by o.created_at, o.id)
      from private.orders o join private.draws d on d.id = o.draw_id where o.user_id = account),
    'tickets', (select jsonb_agg(jsonb_build_object('draw_id', t.draw_id, 'title', d.title, 'number', t.number,
        'status', t.status, 'source', case when t.order_id is null then 'post' else 'paid' end,
        'order_id', t.order_id, 'retired_at', t.retired_at) order by d.created_at, t.draw_id, t.number)
      from private.tickets t join private.draws d on d.id = t.draw_id where t.user_id = account),
    'letters', (select jsonb_agg(jsonb_build_object('draw_id', l.draw_id, 'title', d.title, 'number', t.number,
        'status', t.status, 'full_name', l.full_name, 'address', l.address, 'postcode', l.postcode, 'email', l.email,
        'born_on', l.born_on, 'received_on', l.received_on, 'logged_at', l.logged_at) order by l.logged_at)
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

create function private.consent_data(address text) returns jsonb
  language sql stable set search_path = ''
as $$
  select private.newsletter_facts(address) || jsonb_build_object('consents', coalesce(
    (select jsonb_agg(jsonb_build_object('at', c.at, 'act', c.act) order by c.id)
     from private.subscribers s join private.newsletter_consents c on c.subscriber_id = s.id
     where s.email = address), '[]'))
$$;

-- That there is a question about a person, and no more: the answer would tell of somebody else.
create function private.has_open_review(account uuid) returns boolean
  language sql stable set search_path = ''
as $$
  select exists (select from private.person_accounts m
    join private.person_reviews r on m.person_id in (r.one, r.other) and r.status = 'open'
    where m.user_id = account)
$$;

-- Definer: shows the caller what we hold about them, and about no one else.
create function api.my_data() returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := private.require_user();
  at timestamptz := private.now();
  address text := (select lower(u.email) from auth.users u where u.id = person);
begin
  return jsonb_build_object('now', at, 'protection', private.protection_facts(person, at),
      'newsletter', private.consent_data(address), 'under_review', private.has_open_review(person),
      'mails', (select jsonb_agg(jsonb_build_object('template', m.template, 'queued_at', m.queued_at,
          'sent_at', m.sent_at) order by m.id) from private.mail_outbox m where lower(m.recipient) = address))
    || private.account_data(person) || private.entry_data(person);
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function api.my_newsletter(), api.set_newsletter(boolean), api.my_data() from public;
grant execute on function api.my_newsletter(), api.set_newsletter(boolean), api.my_data() to authenticated;
