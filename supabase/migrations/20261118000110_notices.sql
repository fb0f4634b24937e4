-- "Tell me when": one letter, about one trip, on the day it opens. Nobody is written to who did not confirm, and an
-- address is forgotten as soon as it has been told.

create table private.notices (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email) and length(email) between 6 and 254),
  experience text not null references private.experiences (slug),
  status text not null default 'pending' check (status in ('pending', 'confirmed')),
  confirm_hash bytea not null unique,
  confirm_until timestamptz not null,
  leave_token text not null unique,
  mailed_at timestamptz not null,
  unique (email, experience)
);
comment on table private.notices is
  'Addresses that want to hear when a trip opens. A pending one lives as long as its link, a confirmed one until it has been told.';
alter table private.notices enable row level security;
create index confirmed_notices on private.notices (experience) where status = 'confirmed';

-- The address as we keep it; refuses what cannot be one.
create function private.clean_address(email text) returns text
  language plpgsql immutable set search_path = ''
as $$
declare
  address text := lower(trim(email));
begin
  if address is null or length(address) > 254
    or address !~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$'
  then
    perform private.refuse(422, 'bad_address');
  end if;
  return address;
end $$;

-- Definer: visitors may not touch the table. The answer is the same whether the address is known or not.
create or replace function api.subscribe(email text) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  address text := private.clean_address(email);
  token text := private.new_token();
  at timestamptz := private.now();
  subscriber private.subscribers;
begin
  insert into private.subscribers as s (email, confirm_hash, confirm_until, unsubscribe_token, mailed_at)
  values (address, private.token_hash(token), at + interval '7 days', private.new_token(), at)
  on conflict on constraint subscribers_email_key do update
    set status = 'pending', confirm_hash = excluded.confirm_hash, confirm_until = excluded.confirm_until, mailed_at = at
    -- A stranger cannot fill someone's mailbox, nor sign a reader out.
    where s.status <> 'confirmed' and s.mailed_at <= at - interval '10 minutes'
  returning * into subscriber;

  if subscriber.id is not null then
    insert into private.newsletter_consents (subscriber_id, act) values (subscriber.id, 'requested');
    perform private.queue_mail(address, 'newsletter-confirm',
      jsonb_build_object('confirm_token', token, 'unsubscribe_token', subscriber.unsubscribe_token));
  end if;
  return jsonb_build_object('status', 'check_mail');
end $$;

create or replace function private.mail_secrets() returns text[]
  language sql immutable set search_path = ''
  as $$ select array['link', 'confirm_token', 'unsubscribe_token', 'leave_token'] $$;

-- Definer: see subscribe.
create function api.ask_notice(email text, experience text) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  address text := private.clean_address(ask_notice.email);
  trip private.experiences;
  token text := private.new_token();
  at timestamptz := private.now();
  notice private.notices;
begin
  select * into trip from private.experiences e where e.slug = ask_notice.experience;
  if trip.slug is null then perform private.refuse(404, 'unknown_experience'); end if;

  insert into private.notices as n (email, experience, confirm_hash, confirm_until, leave_token, mailed_at)
  values (address, trip.slug, private.token_hash(token), at + interval '7 days', private.new_token(), at)
  on conflict (email, experience) do update
    set confirm_hash = excluded.confirm_hash, confirm_until = excluded.confirm_until, mailed_at = at
    where n.status = 'pending' and n.mailed_at <= at - interval '10 minutes'
  returning * into notice;

  if notice.id is not null then
    perform private.queue_mail(address, 'notice-confirm', jsonb_build_object('title', trip.title,
      'confirm_token', token, 'leave_token', notice.leave_token));
  end if;
  return jsonb_build_object('status', 'check_mail');
end $$;

-- Definer: the holder of the mailed link is not signed in. A second click gives the same answer.
create function api.confirm_notice(token text) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  notice private.notices;
begin
  select * into notice from private.notices n where n.confirm_hash = private.token_hash(token) for update;
  if notice.id is null or (notice.status = 'pending' and notice.confirm_until < private.now()) then
    perform private.refuse(404, 'bad_token');
  end if;
  update private.notices set status = 'confirmed' where id = notice.id and status = 'pending';
  return jsonb_build_object('status', 'confirmed', 'experience', notice.experience,
    'title', (select e.title from private.experiences e where e.slug = notice.experience));
end $$;

-- Definer: leaving must work from any mail. What is not there has been left already.
create function api.leave_notice(token text) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.notices where leave_token = token;
  return jsonb_build_object('status', 'left');
end $$;

-- Writes to everybody who waits for a trip that tickets are sold for now, once, and forgets them.
create function private.tell_who_asked() returns int
  language plpgsql set search_path = ''
as $$
declare
  told int;
begin
  with open as (
    select d.* from private.draws_on_sale(private.now()) d where d.cap is null or d.paid < d.cap
  ), asked as (
    delete from private.notices n
    where n.id in (select w.id from private.notices w join open o on o.experience = w.experience
      where w.status = 'confirmed' for update of w skip locked limit 1000)
    returning n.*
  ), mailed as (
    select private.queue_mail(a.email, 'draw-open', jsonb_build_object('title', o.title, 'experience', o.experience,
      'price_pence', o.price_pence, 'charity_name', o.charity_name, 'charity_pence', o.charity_pence,
      'closes_at', o.closes_at))
    from asked a join open o on o.experience = a.experience
  )
  select count(*) into told from mailed;
  return told;
end $$;

create function private.forget_old_notices() returns void
  language sql volatile set search_path = ''
  as $$ delete from private.notices where status = 'pending' and confirm_until < private.now() $$;

create or replace function private.consent_data(address text) returns jsonb
  language sql stable set search_path = ''
as $$
  select private.newsletter_facts(address) || jsonb_build_object(
    'consents', coalesce(
      (select jsonb_agg(jsonb_build_object('at', c.at, 'act', c.act) order by c.id)
       from private.subscribers s join private.newsletter_consents c on c.subscriber_id = s.id
       where s.email = address), '[]'),
    'notices', coalesce(
      (select jsonb_agg(jsonb_build_object('experience', n.experience, 'status', n.status, 'asked_at', n.mailed_at)
         order by n.mailed_at)
       from private.notices n where n.email = address), '[]'))
$$;

create or replace function private.forget_mail(address text) returns void
  language plpgsql set search_path = ''
as $$
declare
  subscriber private.subscribers;
begin
  delete from private.notices where email = address;
  delete from private.mail_outbox where lower(recipient) = address and sent_at is null;
  update private.mail_outbox set recipient = 'erased@erased.invalid', data = '{}', last_error = null
    where lower(recipient) = address;
  select * into subscriber from private.subscribers where email = address for update;
  if subscriber.id is null then return; end if;
  if subscriber.status <> 'unsubscribed' then
    insert into private.newsletter_consents (subscriber_id, act) values (subscriber.id, 'withdrawn');
  end if;
  update private.subscribers set email = 'erased-' || id || '@erased.invalid', status = 'unsubscribed',
    confirm_hash = null, confirm_until = null, unsubscribe_token = private.new_token()
    where id = subscriber.id;
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function api.ask_notice(text, text), api.confirm_notice(text), api.leave_notice(text) from public;
grant execute on function api.ask_notice(text, text), api.confirm_notice(text), api.leave_notice(text)
  to anon, authenticated;
