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

create or replace function private.suspension_facts(suspension private.suspensions) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', suspension.id, 'order_id', o.id, 'draw_id', d.id, 'title', d.title,
    'draw_status', d.status, 'user_id', u.id, 'email', u.email, 'name', u.raw_user_meta_data ->> 'name',
    'cause', suspension.cause, 'provider_ref', suspension.provider_ref, 'why', suspension.why,
    'amount_pence', suspension.amount_pence, 'status', suspension.status, 'numbers', private.live_numbers_of(o.id),
    'set_aside', suspension.set_aside, 'opened_at', suspension.opened_at, 'decided_at', suspension.decided_at,
    'reason', suspension.reason)
  from private.orders o join private.draws d on d.id = o.draw_id join auth.users u on u.id = o.user_id
  where o.id = suspension.order_id
$$;

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
