-- The newsletter: nobody is written to who did not confirm, and everybody can leave by one link.

create table private.subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email) and length(email) between 6 and 254),
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  confirm_hash bytea unique,
  confirm_until timestamptz,
  unsubscribe_token text not null unique,
  mailed_at timestamptz not null,
  constraint a_token_has_an_end check ((confirm_hash is null) = (confirm_until is null))
);
comment on table private.subscribers is
  'Addresses that asked for the newsletter. Only ''confirmed'' ones may be written to; confirmation tokens are kept as hashes.';
alter table private.subscribers enable row level security;

create table private.newsletter_consents (
  id bigint generated always as identity primary key,
  subscriber_id uuid not null references private.subscribers (id),
  act text not null check (act in ('requested', 'confirmed', 'withdrawn')),
  at timestamptz not null default private.now()
);
comment on table private.newsletter_consents is 'The consent log UK GDPR asks for: each request, confirmation and withdrawal.';
create index newsletter_consents_by_subscriber on private.newsletter_consents (subscriber_id);
alter table private.newsletter_consents enable row level security;

create trigger newsletter_consents_are_append_only before update or delete on private.newsletter_consents
  for each row execute function private.refuse_change();

create function private.new_token() returns text
  language sql volatile set search_path = ''
  as $$ select replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') $$;

create function private.token_hash(token text) returns bytea
  language sql immutable set search_path = ''
  as $$ select sha256(convert_to(token, 'UTF8')) $$;

-- Definer: visitors may not touch the table. The answer is the same whether the address is known or not.
create function api.subscribe(email text) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  address text := lower(trim(email));
  token text := private.new_token();
  at timestamptz := private.now();
  subscriber private.subscribers;
begin
  if address is null or length(address) > 254
    or address !~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$'
  then
    perform private.refuse(422, 'bad_address');
  end if;

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

-- Definer: the holder of the mailed link is not signed in. A second click gives the same answer.
create function api.confirm_subscription(token text) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  subscriber private.subscribers;
begin
  select * into subscriber from private.subscribers
    where confirm_hash = private.token_hash(token) and status <> 'unsubscribed' for update;
  if not found or (subscriber.status = 'pending' and subscriber.confirm_until < private.now()) then
    perform private.refuse(404, 'bad_token');
  end if;
  if subscriber.status = 'pending' then
    update private.subscribers set status = 'confirmed' where id = subscriber.id;
    insert into private.newsletter_consents (subscriber_id, act) values (subscriber.id, 'confirmed');
  end if;
  return jsonb_build_object('status', 'confirmed');
end $$;

-- Definer: leaving must work from any mail, without an account. A second click gives the same answer.
create function api.unsubscribe(token text) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  subscriber private.subscribers;
begin
  select * into subscriber from private.subscribers where unsubscribe_token = token for update;
  if not found then perform private.refuse(404, 'bad_token'); end if;
  if subscriber.status <> 'unsubscribed' then
    update private.subscribers set status = 'unsubscribed', confirm_hash = null, confirm_until = null
      where id = subscriber.id;
    insert into private.newsletter_consents (subscriber_id, act) values (subscriber.id, 'withdrawn');
  end if;
  return jsonb_build_object('status', 'unsubscribed');
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function api.subscribe(text), api.confirm_subscription(text), api.unsubscribe(text) from public;
grant execute on function api.subscribe(text), api.confirm_subscription(text), api.unsubscribe(text)
  to anon, authenticated;
