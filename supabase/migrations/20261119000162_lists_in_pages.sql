-- The lists of the desk, in pages that cost the same at any place; an accountant takes them whole, page by page.

-- Letters with a key in them are asked for anew by whoever wants one.
create function private.is_repeatable(m private.mail_outbox) returns boolean
  language sql immutable set search_path = ''
as $$
  select m.template not in ('confirmation', 'recovery', 'email-change-current', 'email-change-new', 'newsletter-confirm',
    'notice-confirm', 'account-erased') and m.recipient not like '%@erased.invalid'
$$;

create function private.mail_line(m private.mail_outbox) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', m.id, 'recipient', m.recipient, 'template', m.template, 'queued_at', m.queued_at,
    'sent_at', coalesce(m.sent_at, m.kept_at), 'attempts', m.attempts, 'last_error', m.last_error,
    'repeatable', private.is_repeatable(m))
$$;

create function private.order_line(o private.orders) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', o.id, 'created_at', o.created_at, 'draw_id', d.id, 'title', d.title,
    'user_id', o.user_id, 'email', u.email, 'quantity', o.quantity, 'price_pence', o.price_pence,
    'total_pence', o.total_pence, 'refunded_pence', o.refunded_pence, 'payment', o.provider, 'status', o.status,
    'first_number', o.first_number, 'paid_at', o.paid_at, 'provider_ref', p.provider_ref, 'card_funding', p.card_funding,
    'contested', private.is_contested(o.id))
  from private.draws d join auth.users u on u.id = o.user_id
  left join private.payments p on p.order_id = o.id and p.accepted
  where d.id = o.draw_id
$$;

create function private.postal_address(letter private.postal_entries, profile jsonb) returns text
  language sql immutable set search_path = ''
as $$
  select coalesce(letter.address || ', ' || letter.postcode,
    nullif(concat_ws(', ', profile ->> 'address1', nullif(profile ->> 'address2', ''), profile ->> 'city',
      profile ->> 'postcode'), ''))
$$;

-- The entries after a number, so many of them, with what a winner's telephone call needs.
create function private.entries_after(draw_id uuid, after int, at_most int)
  returns table (number int, status text, source text, name text, email text, phone text, address text,
    issued_at timestamptz, retired_at timestamptz, user_id uuid, order_id uuid, letter_id uuid)
  language sql stable set search_path = ''
as $$
  select t.number, t.status, case when t.order_id is null then 'post' else 'paid' end,
    coalesce(e.full_name, u.raw_user_meta_data ->> 'name'), coalesce(e.email, u.email),
    u.raw_user_meta_data ->> 'phone', private.postal_address(e, u.raw_user_meta_data),
    coalesce(o.paid_at, e.logged_at), t.retired_at, t.user_id, t.order_id, t.postal_entry_id
  from (select * from private.tickets t where t.draw_id = entries_after.draw_id and t.number > entries_after.after
    order by t.number limit entries_after.at_most) t
  left join private.orders o on o.id = t.order_id
  left join private.postal_entries e on e.id = t.postal_entry_id
  left join auth.users u on u.id = t.user_id
  order by t.number
$$;

drop function api.operator_entries(uuid);
-- Definer: see operator_today. At most five thousand at a time.
create function api.operator_entries(draw_id uuid, after int default 0, at_most int default 500) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return (select coalesce(jsonb_agg(entry), '[]')
    from private.entries_after(operator_entries.draw_id, after, least(at_most, 5000)) entry);
end $$;

drop function private.entries_of(uuid);

-- A letter that was written once goes out once more.
create function private.send_again(actor uuid, mail_id bigint) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  mail private.mail_outbox;
  copy bigint;
begin
  select * into mail from private.mail_outbox m where m.id = mail_id;
  if mail.id is null then perform private.refuse(404, 'unknown_mail'); end if;
  if not private.is_repeatable(mail) then perform private.refuse(409, 'mail_not_repeatable'); end if;
  copy := private.queue_mail(mail.recipient, mail.template, mail.data);
  perform private.audit(actor, 'send_again', jsonb_build_object('mail_id', mail.id, 'template', mail.template,
    'user_id', (select u.id from auth.users u where u.email = lower(mail.recipient) and not u.is_sso_user)));
  return (select private.mail_line(m) from private.mail_outbox m where m.id = copy);
end $$;

-- Definer: operators act on tables no browser reaches; it asks first who is calling.
create function api.send_again(mail_id bigint) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$ begin return private.send_again(private.require_operator(), mail_id); end $$;

-- Definer: see operator_today. What has not left, the oldest first.
create function api.operator_mails() returns jsonb
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return (select coalesce(jsonb_agg(private.mail_line(m) order by m.queued_at), '[]')
    from (select * from private.mail_outbox m where m.sent_at is null and m.kept_at is null
      order by m.queued_at limit 200) m);
end $$;

-- Who did what, the newest first; of one act, or of and about one person, when asked.
create function private.audit_lines(before bigint, at_most int, act text, person uuid) returns jsonb
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', line.id, 'at', line.at, 'actor', line.actor,
      'actor_email', (select u.email from auth.users u where u.id = line.actor), 'act', line.act,
      'subject', line.subject) order by line.id desc), '[]')
    from (
      select * from private.audit_log l
      where (audit_lines.before is null or l.id < audit_lines.before)
        and (audit_lines.act is null or l.act = audit_lines.act)
        and (person is null or l.actor = person or l.subject ->> 'user_id' = person::text)
      order by l.id desc limit least(audit_lines.at_most, 5000)
    ) line);
end $$;

-- Definer: see operator_today.
create function api.operator_audit(
  before bigint default null, at_most int default 200, act text default null, person uuid default null
) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return private.audit_lines(before, at_most, act, person);
end $$;

-- Definer: see operator_today. The newest first; of one draw, when asked.
create function api.operator_orders(
  draw_id uuid default null, before timestamptz default null, before_id uuid default null, at_most int default 200
) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return (
    select coalesce(jsonb_agg(private.order_line(o) order by o.created_at desc, o.id desc), '[]')
    from (
      select * from private.orders o
      where (operator_orders.draw_id is null or o.draw_id = operator_orders.draw_id)
        and (before is null or (o.created_at, o.id) < (before, before_id))
      order by o.created_at desc, o.id desc limit least(at_most, 5000)
    ) o);
end $$;

-- Definer: see operator_today. The newest first; those that are owed alone, when asked.
create function api.operator_refunds(
  only_due boolean default false, before timestamptz default null, before_id uuid default null, at_most int default 200
) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return (
    select coalesce(jsonb_agg(private.refund_line(r) order by r.created_at desc, r.id desc), '[]')
    from (
      select * from private.refunds r
      where (not only_due or r.status = 'due') and (before is null or (r.created_at, r.id) < (before, before_id))
      order by r.created_at desc, r.id desc limit least(at_most, 5000)
    ) r);
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function api.operator_entries(uuid, int, int),
  api.send_again(bigint),
  api.operator_mails(),
  api.operator_audit(bigint, int, text, uuid),
  api.operator_orders(uuid, timestamptz, uuid, int),
  api.operator_refunds(boolean, timestamptz, uuid, int) from public;
grant execute on function api.operator_entries(uuid, int, int),
  api.send_again(bigint),
  api.operator_mails(),
  api.operator_audit(bigint, int, text, uuid),
  api.operator_orders(uuid, timestamptz, uuid, int),
  api.operator_refunds(boolean, timestamptz, uuid, int) to authenticated;
