-- Erasing an account: nothing personal stays. What the law and the draw keep, money and numbers, stays without a name.

-- Tickets handed back: out of the pool, the money owed, the buyer told. Must be called with the draw's row locked.
create function private.hand_back(person uuid, draw private.draws, numbers int[], at timestamptz) returns void
  language plpgsql set search_path = ''
as $$
declare
  facts jsonb;
begin
  update private.tickets t set status = 'refunded', retired_at = at
    where t.draw_id = draw.id and t.number = any (numbers);
  update private.draws set live = live - cardinality(numbers) where id = draw.id;
  perform private.owe_refunds(draw.id, numbers, 'buyer', at);
  facts := private.refund_facts(draw.id, numbers);
  perform private.write_to(person, 'refund', facts || jsonb_build_object('title', draw.title));
  perform private.audit(person, 'refund', facts);
end $$;

-- Definer: the only way a buyer hands tickets back. Numbers handed back before are answered, not repeated.
create or replace function api.refund_tickets(draw_id uuid, numbers int[]) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := private.require_user();
  asked int[] := array(select distinct unnest(numbers));
  draw private.draws;
  still_live int[];
  at timestamptz;
begin
  select * into draw from private.draws where id = refund_tickets.draw_id for no key update;
  if draw.id is null then perform private.refuse(404, 'unknown_draw'); end if;
  at := private.now();

  if cardinality(asked) = 0 or cardinality(asked) <> (
    select count(*) from private.tickets t
    where t.draw_id = draw.id and t.user_id = person and t.order_id is not null and t.number = any (asked)
  ) then perform private.refuse(404, 'unknown_ticket'); end if;

  still_live := array(select number from private.tickets t
    where t.draw_id = draw.id and t.number = any (asked) and t.status = 'live' order by number);
  if still_live = '{}' then return private.refund_facts(draw.id, asked); end if;
  if at > private.refunds_until(draw) then perform private.refuse(409, 'refund_closed'); end if;
  perform private.hand_back(person, draw, still_live, at);
  return private.refund_facts(draw.id, asked);
end $$;

alter table private.mail_outbox add column is_last boolean not null default false;
comment on column private.mail_outbox.is_last is 'Written to an account that is being erased: once sent, nothing of it stays.';

create function private.forget_last_mail() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.recipient := 'erased@erased.invalid';
  new.data := '{}';
  return new;
end $$;
create trigger last_mail_is_forgotten before update of sent_at on private.mail_outbox
  for each row when (new.is_last and new.sent_at is not null) execute function private.forget_last_mail();

-- Puts one mail into the outbox; it leaves after the transaction commits. Nobody reads what an erased account gets.
create or replace function private.queue_mail(recipient text, template text, data jsonb) returns bigint
  language plpgsql set search_path = ''
as $$
declare
  queued bigint;
begin
  if recipient like '%@erased.invalid' then return null; end if;
  insert into private.mail_outbox (recipient, template, data)
  values (queue_mail.recipient, queue_mail.template, coalesce(queue_mail.data, '{}'))
  returning id into queued;
  return queued;
end $$;

-- What the account has in a pool that may still change leaves it: tickets are refunded, letters withdrawn. Null if none.
create function private.leave_draw(account uuid, draw private.draws, at timestamptz) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  bought int[] := array(select t.number from private.tickets t
    where t.draw_id = draw.id and t.user_id = account and t.order_id is not null and t.status = 'live' order by t.number);
  posted int[] := array(select t.number from private.letters_of(account) l
    join private.tickets t on t.postal_entry_id = l.id
    where t.draw_id = draw.id and t.status = 'live');
begin
  if bought || posted = '{}' then return null; end if;
  if bought <> '{}' then perform private.hand_back(account, draw, bought, at); end if;
  update private.tickets t set status = 'void', retired_at = at where t.draw_id = draw.id and t.number = any (posted);
  update private.draws set live = live - cardinality(posted) where id = draw.id;
  return jsonb_build_object('draw_id', draw.id, 'refunded', to_jsonb(bought), 'withdrawn', to_jsonb(posted));
end $$;

create function private.forget_letters(account uuid) returns void
  language sql volatile set search_path = ''
as $$
  update private.postal_entries p set full_name = 'Erased', address = 'Erased', postcode = 'ZZ99 9ZZ', email = null,
    born_on = date '1900-01-01', person_key = 'erased'
  where p.id in (select l.id from private.letters_of(account) l)
$$;

create function private.forget_mail(address text) returns void
  language plpgsql set search_path = ''
as $$
declare
  subscriber private.subscribers;
begin
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

-- A break goes on: until it ends the person would be recognised if they came back, by hashes and nothing else.
create function private.forget_person(account uuid, address text, at timestamptz) returns void
  language plpgsql set search_path = ''
as $$
declare
  person uuid := (select m.person_id from private.person_accounts m where m.user_id = account);
begin
  update private.player_protection set monthly_limit_pence = null, pending_limit_pence = null, pending_from = null
    where user_id = account and break_until > at;
  if found then
    update private.person_accounts set address_key = private.hashed('address', address) where user_id = account;
    return;
  end if;
  delete from private.player_protection where user_id = account;
  delete from private.person_accounts where user_id = account;
  delete from private.person_reviews r where person in (r.one, r.other) and r.status <> 'same'
    and not exists (select from private.person_accounts m where m.person_id = person);
end $$;

-- The row stays, because orders and tickets point at it; nobody can sign in to it or learn from it whose it was.
create function private.forget_account(account uuid, at timestamptz) returns void
  language plpgsql set search_path = ''
as $$
declare
  belonging text;
  -- The hosted service cannot read an account whose tokens are null.
  nothing text := case when to_regclass('accounts.known_places') is null then '' end;
begin
  delete from auth.sessions where user_id = account;
  delete from auth.mfa_factors where user_id = account;
  foreach belonging in array array['accounts.known_places', 'auth.identities', 'auth.one_time_tokens', 'auth.flow_state'] loop
    if to_regclass(belonging) is not null then
      execute 'delete from ' || belonging || ' where user_id = $1' using account;
    end if;
  end loop;
  update auth.users set email = 'erased-' || id || '@erased.invalid', encrypted_password = null,
    raw_user_meta_data = '{}', email_confirmed_at = null, last_sign_in_at = null, deleted_at = at, updated_at = at,
    confirmation_token = nothing, recovery_token = nothing, email_change = nothing, email_change_token_new = nothing,
    email_change_token_current = nothing, email_change_confirm_status = 0
    where id = account;
  update private.security_log set address = null, detail = '{}' where user_id = account;
end $$;

-- What held on to an erased account while its break lasted, and last mails that never got through. Run now and then.
create function private.forget_the_erased() returns void
  language plpgsql set search_path = ''
as $$
declare
  at timestamptz := private.now();
begin
  perform private.forget_person(m.user_id, null, at) from private.person_accounts m
    where m.address_key is not null and not exists (
      select from private.player_protection p where p.user_id = m.user_id and p.break_until > at);
  delete from private.mail_outbox where is_last and queued_at < at - interval '30 days';
end $$;

create function private.leave_open_draws(account uuid, at timestamptz) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  draw private.draws;
  one_left jsonb;
  all_left jsonb := '[]';
begin
  for draw in
    select * from private.draws d where d.status = 'open' and coalesce(at <= private.refunds_until(d), true) order by d.id
  loop
    one_left := private.leave_draw(account, draw, at);
    if one_left is not null then all_left := all_left || one_left; end if;
  end loop;
  return all_left;
end $$;

create function private.guard_erasure(account uuid, confirmation text) returns void
  language plpgsql set search_path = ''
as $$
declare
  owner auth.users;
begin
  select * into owner from auth.users u where u.id = account;
  if owner.deleted_at is not null then perform private.refuse(401, 'not_signed_in'); end if;
  if lower(trim(confirmation)) is distinct from lower(owner.email) then
    perform private.refuse(422, 'wrong_confirmation');
  end if;
  if exists (select from private.operators o where o.user_id = account) then
    perform private.refuse(409, 'operators_stay');
  end if;
end $$;

-- Definer: the caller's own account, in one piece or not at all. Locks in the order of a purchase, person, draws,
-- account: a purchase that came first is refunded here, one that comes later finds no confirmed address.
create function api.erase_my_account(confirmation text) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := private.require_user();
  account auth.users;
  draws_left jsonb;
  kept int;
  at timestamptz;
begin
  perform private.guard_erasure(person, confirmation);
  perform private.lock_person(person);
  perform from private.draws d where d.status = 'open' and coalesce(private.now() <= private.refunds_until(d), true)
    order by d.id for no key update;
  select * into account from auth.users u where u.id = person for update;
  if account.deleted_at is not null then perform private.refuse(401, 'not_signed_in'); end if;
  at := private.now();

  perform private.forget_mail(lower(account.email));
  draws_left := private.leave_open_draws(person, at);
  kept := (select count(*) from private.tickets t where t.user_id = person and t.status = 'live');
  perform private.queue_mail(account.email, 'account-erased', '{}');
  update private.mail_outbox set is_last = true where lower(recipient) = lower(account.email);
  perform private.forget_letters(person);
  perform private.forget_person(person, lower(account.email), at);
  perform private.note_security(person, 'erased_account');
  perform private.forget_account(person, at);
  perform private.audit(person, 'erase_account', jsonb_build_object('draws', draws_left, 'kept_tickets', kept));
  return jsonb_build_object('status', 'erased', 'draws', draws_left, 'kept_tickets', kept);
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function api.erase_my_account(text) from public;
grant execute on function api.erase_my_account(text) to authenticated;
