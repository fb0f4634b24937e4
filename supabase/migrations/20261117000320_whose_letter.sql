-- Whose a letter is: the account's whose confirmed address it carries, or the operator's word. A likeness is asked about.

create function private.masked(email text) returns text
  language sql immutable set search_path = ''
  as $$ select regexp_replace(email, '^(.)[^@]*', '\1***') $$;

drop function private.account_of(text, text);
-- The account that wrote a letter, or null for a stranger.
create function private.writer_of(person_key text, email text, same_as uuid, stranger boolean) returns uuid
  language plpgsql set search_path = ''
as $$
declare
  writer uuid;
  candidates jsonb;
begin
  if same_as is not null then
    select u.id into writer from auth.users u where u.id = same_as and u.email_confirmed_at is not null;
    if writer is null then perform private.refuse(404, 'unknown_account'); end if;
    return writer;
  end if;
  select u.id into writer from auth.users u
    where u.email = lower(writer_of.email) and u.email_confirmed_at is not null and not u.is_sso_user;
  if writer is not null or stranger then return writer; end if;

  select jsonb_agg(jsonb_build_object('user_id', u.id, 'email', private.masked(u.email)) order by u.created_at)
    into candidates
    from private.person_accounts m join auth.users u on u.id = m.user_id
    where m.name_key = writer_of.person_key and u.email_confirmed_at is not null;
  if candidates is not null then
    raise exception using errcode = 'PT409', message = 'maybe_known', detail = candidates::text;
  end if;
  return null;
end $$;

-- The person behind a letter: the writer's, one who erased their account during a break, or whoever sent the letters
-- with the same name and postcode before.
create function private.person_behind(writer uuid, person_key text, email text) returns uuid
  language sql volatile set search_path = ''
as $$
  select coalesce(
    (select m.person_id from private.person_accounts m where m.user_id = writer),
    (select m.person_id from private.person_accounts m
     where m.address_key = private.hashed('address', lower(person_behind.email)) limit 1),
    (select p.person_id from private.postal_entries p
     where p.user_id is null and p.person_key = person_behind.person_key
       and not exists (select from private.person_accounts m where m.person_id = p.person_id)
     order by p.logged_at desc limit 1),
    private.new_person())
$$;

-- A stranger with the name of an account: the operator who has just told them apart is not asked again. About an
-- account that was erased during a break nobody was asked yet.
create function private.tell_apart(stranger uuid, person_key text, actor uuid) returns void
  language sql volatile set search_path = ''
as $$
  insert into private.person_reviews as r (one, other, why, status, decided_by, decided_at)
  select distinct on (m.person_id) least(m.person_id, stranger), greatest(m.person_id, stranger), 'name_and_postcode',
    case when m.address_key is null then 'different' else 'open' end,
    case when m.address_key is null then actor end, case when m.address_key is null then private.now() end
  from private.person_accounts m
  where m.name_key = tell_apart.person_key and m.person_id <> stranger
  order by m.person_id, m.address_key nulls first
  on conflict (one, other) where status <> 'same' do update
    set status = excluded.status, decided_by = excluded.decided_by, decided_at = excluded.decided_at
    where r.status = 'open'
$$;

drop function api.log_postal_entry(uuid, uuid, text, text, text, date, date, text);
drop function private.log_postal_entry(uuid, uuid, uuid, text, text, text, date, date, text);

-- One letter becomes one numbered entry; the same letter id twice is one entry.
create function private.log_postal_entry(
  actor uuid, letter_id uuid, draw_id uuid, full_name text, address text, postcode text, born_on date,
  received_on date, email text, same_as uuid default null, stranger boolean default false
) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  draw private.draws;
  known private.postal_entries;
  writer uuid;
  person uuid;
  key text := private.person_key(full_name, postcode);
  accounts uuid[];
  number int;
  at timestamptz;
begin
  email := trim(email);
  if letter_id is null or key is null or length(trim(full_name)) not between 1 and 120
    or coalesce(length(trim(address)), 0) not between 1 and 300
    or upper(trim(postcode)) !~ '^[A-Z0-9]{2,4} ?[0-9][A-Z]{2}$'
    or email not like '%_@_%' or born_on is null or received_on is null or (same_as is not null and stranger)
  then perform private.refuse(422, 'bad_letter'); end if;
  if born_on > received_on - interval '18 years' then perform private.refuse(422, 'not_adult'); end if;

  perform private.recognise_one_at_a_time();
  select * into known from private.postal_entries where id = letter_id;
  if known.id is not null then
    if (known.draw_id, known.person_key) is distinct from (log_postal_entry.draw_id, key) then
      perform private.refuse(409, 'request_id_reused');
    end if;
    return private.letter_facts(known);
  end if;
  writer := private.writer_of(key, email, same_as, stranger);
  person := private.person_behind(writer, key, email);
  perform from private.people p where p.id = person for no key update;
  select * into draw from private.draws where id = log_postal_entry.draw_id for no key update; -- the same queue as buyers
  if draw.id is null then perform private.refuse(404, 'unknown_draw'); end if;
  at := private.now();
  accounts := private.accounts_of(person);

  if draw.status = 'cancelled' then perform private.refuse(409, 'cancelled'); end if;
  if at < draw.opens_at then perform private.refuse(409, 'not_open_yet'); end if;
  if at > draw.postal_closes_at then perform private.refuse(409, 'closed'); end if;
  if private.is_superseded(draw, at) then perform private.refuse(409, 'superseded'); end if;
  if received_on > (at at time zone 'Europe/London')::date then perform private.refuse(422, 'bad_letter'); end if;
  if at < (private.brakes_on(accounts, at)).break_until then perform private.refuse(409, 'on_break'); end if;
  if private.held_in(draw.id, person, accounts) >= draw.max_per_person then
    perform private.refuse(409, 'over_personal_maximum');
  end if;
  if draw.live >= draw.cap then perform private.refuse(409, 'sold_out'); end if;

  insert into private.postal_entries (id, draw_id, full_name, address, postcode, email, born_on, received_on,
      user_id, person_id, person_key, logged_by, logged_at)
    values (letter_id, draw.id, trim(full_name), trim(address), upper(trim(postcode)), email, born_on, received_on,
      writer, person, key, actor, at)
    returning * into known;
  number := private.take_numbers(draw.id, 1);
  insert into private.tickets (draw_id, number, user_id, postal_entry_id) values (draw.id, number, writer, known.id);
  if writer is null then perform private.tell_apart(person, key, actor); end if;
  if email is not null then
    perform private.queue_mail(email, 'postal-entry', jsonb_build_object('title', draw.title, 'number', number,
      'full_name', trim(full_name), 'draws_at', draw.draws_at));
  end if;
  perform private.audit(actor, 'log_postal_entry', private.letter_facts(known));
  return private.letter_facts(known);
end $$;

-- Definer: operators act on tables no browser reaches; it asks first who is calling.
create function api.log_postal_entry(
  letter_id uuid, draw_id uuid, full_name text, address text, postcode text, born_on date, received_on date,
  email text default null, same_as uuid default null, stranger boolean default false
) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
begin
  return private.log_postal_entry(private.require_operator(), letter_id, draw_id, full_name, address, postcode,
    born_on, received_on, email, same_as, stranger);
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function
  api.log_postal_entry(uuid, uuid, text, text, text, date, date, text, uuid, boolean) from public;
grant execute on function
  api.log_postal_entry(uuid, uuid, text, text, text, date, date, text, uuid, boolean) to authenticated;
