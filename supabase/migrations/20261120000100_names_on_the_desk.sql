-- The desk calls people by name, and tells money that was sent back from money that is still owed.

create or replace function private.refund_line(refund private.refunds) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', refund.id, 'order_id', o.id, 'draw_id', d.id, 'title', d.title, 'email', u.email,
    'name', u.raw_user_meta_data ->> 'name', 'numbers', refund.numbers, 'amount_pence', refund.amount_pence,
    'reason', refund.reason, 'status', refund.status, 'created_at', refund.created_at,
    'settled_at', refund.settled_at, 'held_at', refund.held_at, 'attempts', refund.attempts,
    'last_error', refund.last_error, 'provider_ref', refund.provider_ref)
  from private.orders o join private.draws d on d.id = o.draw_id join auth.users u on u.id = o.user_id
  where o.id = refund.order_id
$$;

-- A second payment that bought nothing is owed back too, but was never part of the order's sum.
create or replace function private.order_line(o private.orders) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', o.id, 'created_at', o.created_at, 'draw_id', d.id, 'title', d.title,
    'user_id', o.user_id, 'email', u.email, 'name', u.raw_user_meta_data ->> 'name', 'quantity', o.quantity,
    'price_pence', o.price_pence, 'total_pence', o.total_pence, 'refunded_pence', o.refunded_pence,
    'owed_pence', (select coalesce(sum(r.amount_pence), 0)::bigint from private.refunds r
      where r.order_id = o.id and r.status = 'due' and r.reason <> 'payment_returned'),
    'payment', o.provider, 'status', o.status, 'first_number', o.first_number, 'paid_at', o.paid_at,
    'provider_ref', p.provider_ref, 'card_funding', p.card_funding, 'contested', private.is_contested(o.id))
  from private.draws d join auth.users u on u.id = o.user_id
  left join private.payments p on p.order_id = o.id and p.accepted
  where d.id = o.draw_id
$$;

-- The facts are written into the audit trail, which keeps no names: the name is added for whoever reads them now.
create function private.suspension_line(suspension private.suspensions) returns jsonb
  language sql stable set search_path = ''
as $$
  select private.suspension_facts(suspension) || jsonb_build_object('name', u.raw_user_meta_data ->> 'name')
  from private.orders o join auth.users u on u.id = o.user_id
  where o.id = suspension.order_id
$$;

-- Definer: operators act on tables no browser reaches; it asks first who is calling.
create or replace function api.decide_suspension(suspension_id uuid, restore boolean, reason text) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.decide_suspension(private.require_operator(), suspension_id, restore, reason);
  return (select private.suspension_line(s) from private.suspensions s where s.id = suspension_id);
end $$;

-- Definer: see decide_suspension. Those to be decided first, then the newest.
create or replace function api.operator_suspensions() returns jsonb
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return (select coalesce(jsonb_agg(private.suspension_line(s) order by s.status = 'open' desc, s.opened_at desc), '[]')
    from (select * from private.suspensions order by status = 'open' desc, opened_at desc limit 200) s);
end $$;

-- Of the actor and of the account it was about.
create or replace function private.audit_lines(before bigint, at_most int, act text, person uuid) returns jsonb
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', line.id, 'at', line.at, 'actor', line.actor,
      'actor_email', doer.email, 'actor_name', doer.raw_user_meta_data ->> 'name',
      'account_name', concerned.raw_user_meta_data ->> 'name', 'act', line.act,
      'subject', line.subject) order by line.id desc), '[]')
    from (
      select * from private.audit_log l
      where (audit_lines.before is null or l.id < audit_lines.before)
        and (audit_lines.act is null or l.act = audit_lines.act)
        and (person is null or l.actor = person or l.subject ->> 'user_id' = person::text)
      order by l.id desc limit least(audit_lines.at_most, 5000)
    ) line
    left join auth.users doer on doer.id = line.actor
    left join auth.users concerned on concerned.id = (line.subject ->> 'user_id')::uuid);
end $$;

-- Definer: see operator_today. Everything about one account, with what it shares with the others of its person.
create or replace function api.operator_person(user_id uuid) returns jsonb
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
    'suspensions', (select coalesce(jsonb_agg(private.suspension_line(s) order by s.opened_at desc), '[]')
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

revoke execute on function private.suspension_line(private.suspensions) from public;
