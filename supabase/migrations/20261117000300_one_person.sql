-- One person, however many accounts and letters. What is sure is joined at once, what is doubtful goes to the
-- operator, and nobody is refused for a likeness.

-- Letters and digits of every script, in small letters, without accents. Not left to the database's locale: it may
-- know ASCII alone, and a key must be the same on every machine.
create function private.folded(words text) returns text
  language sql immutable set search_path = ''
as $$
  select normalize(replace(replace(replace(replace(translate(
    -- Punctuation, separators, symbols and invisible signs of Unicode 16; accents and vowel points, which many leave out.
    regexp_replace(normalize(words, NFKD), '['
      || '\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u036f\u0375\u03f6\u0482\u055a-\u055f'
      || '\u0589-\u05c7\u05f3-\u060f\u061b-\u061f\u0640\u064b-\u065f\u066a-\u066d\u0670\u06d4\u06dd-\u06de\u06e9'
      || '\u06fd-\u06fe\u0700-\u070f\u07f6-\u07f9\u07fe-\u07ff\u0830-\u083e\u085e\u0888\u0890-\u0891\u08e2'
      || '\u0964-\u0965\u0970\u09f2-\u09f3\u09fa-\u09fb\u09fd\u0a76\u0af0-\u0af1\u0b70\u0bf3-\u0bfa\u0c77\u0c7f\u0c84'
      || '\u0d4f\u0d79\u0df4\u0e3f\u0e4f\u0e5a-\u0e5b\u0f01-\u0f17\u0f1a-\u0f1f\u0f34\u0f36\u0f38\u0f3a-\u0f3d\u0f85'
      || '\u0fbe-\u0fc5\u0fc7-\u0fda\u104a-\u104f\u109e-\u109f\u10fb\u1360-\u1368\u1390-\u1399\u1400\u166d-\u166e'
      || '\u1680\u169b-\u169c\u16eb-\u16ed\u1735-\u1736\u17d4-\u17d6\u17d8-\u17db\u1800-\u180f\u1940-\u1945'
      || '\u19de-\u19ff\u1a1e-\u1a1f\u1aa0-\u1aa6\u1aa8-\u1aad\u1b4e-\u1b4f\u1b5a-\u1b6a\u1b74-\u1b7f\u1bfc-\u1bff'
      || '\u1c3b-\u1c3f\u1c7e-\u1c7f\u1cc0-\u1cc7\u1cd3\u200b-\u20c1\u2104-\u212e\u213a-\u214d\u214f\u218a-\u244a'
      || '\u2500-\u2775\u2794-\u2bff\u2ce5-\u2cea\u2cf9-\u2cfc\u2cfe-\u2cff\u2d70\u2e00-\u2e2e\u2e30-\u3004'
      || '\u3008-\u3020\u3030\u3037\u303d-\u303f\u30a0\u30fb\u3190-\u3191\u31c0-\u31ef\u327f\u4dc0-\u4dff\ua490-\ua4c6'
      || '\ua4fe-\ua4ff\ua60d-\ua60f\ua673\ua67e\ua6f2-\ua716\ua720-\ua721\ua789-\ua78a\ua828-\ua82b\ua836-\ua839'
      || '\ua874-\ua877\ua8ce-\ua8cf\ua8f8-\ua8fa\ua8fc\ua92e-\ua92f\ua95f\ua9c1-\ua9cd\ua9de-\ua9df\uaa5c-\uaa5f'
      || '\uaa77-\uaa79\uaade-\uaadf\uaaf0-\uaaf1\uab5b\uab6a-\uab6b\uabeb\ufbb2-\ufe0f\ufe45-\ufe46\ufeff-\ufffd'
      || '\U0001f000-\U0001fbff\U000e0000-\U000e0fff]+', '', 'g'),
    'ABCDEFGHIJKLMNOPQRSTUVWXYZØøĐđÐðĦħŁłŦŧıÆŒÞẞƏ'
      || 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣςΤΥΦΧΨΩ'
      || 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐҒҖҚҢҮҰҲҶҺӘӨ'
      || 'ԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖ',
    'abcdefghijklmnopqrstuvwxyzooddddhhllttiæœþßə'
      || 'αβγδεζηθικλμνξοπρσστυφχψω'
      || 'абвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґғҗқңүұҳҷһәө'
      || 'աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), NFC)
$$;

create table private.key_secret (
  only_row boolean primary key default true check (only_row),
  secret text not null
);
comment on table private.key_secret is
  'Goes into every key, so that a list of keys gives no name or telephone away to whoever tries them all.';
alter table private.key_secret enable row level security;
insert into private.key_secret (secret) values (private.new_token());

create function private.hashed(kind text, words text) returns text
  language sql stable set search_path = ''
as $$ select encode(sha256(convert_to(secret || kind || '|' || words, 'UTF8')), 'hex') from private.key_secret $$;

drop function private.person_key(text, text);
-- The same name at the same postcode, however written; null when one of the two says nothing.
create function private.person_key(full_name text, postcode text) returns text
  language sql stable set search_path = ''
as $$
  select private.hashed('name', nullif(private.folded(full_name), '') || '|' ||
    nullif(regexp_replace(upper(postcode), '[^A-Z0-9]', '', 'g'), ''))
$$;

create table private.people (
  id uuid primary key default gen_random_uuid()
);
comment on table private.people is
  'What the accounts and letters of one person have in common, and the row their purchases queue at. Never deleted.';
alter table private.people enable row level security;

create table private.person_accounts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  person_id uuid not null references private.people (id),
  name_key text,
  phone_key text,
  address_key text,
  is_complete boolean not null
);
comment on table private.person_accounts is
  'Whose each confirmed account is, and what the person is recognised by, as hashes. address_key is kept of an erased account alone.';
create index person_accounts_by_person on private.person_accounts (person_id);
create index person_accounts_by_name on private.person_accounts (name_key);
create index person_accounts_by_phone on private.person_accounts (phone_key);
create index person_accounts_erased on private.person_accounts (address_key) where address_key is not null;
alter table private.person_accounts enable row level security;

alter table private.postal_entries add column person_id uuid references private.people (id);
comment on table private.postal_entries is
  'One letter, one entry. user_id is the account it was proved to belong to; letters without one belong to a person by person_key (name and postcode, hashed).';
drop index private.postal_entries_by_person;
create index postal_entries_by_person on private.postal_entries (person_id, draw_id) where user_id is null;
create index postal_entries_by_key on private.postal_entries (person_key) where user_id is null;
create index postal_entries_by_address on private.postal_entries (lower(email)) where user_id is null;

create table private.person_reviews (
  id uuid primary key default gen_random_uuid(),
  one uuid not null references private.people (id),
  other uuid not null references private.people (id),
  why text not null check (why in ('name_and_postcode', 'phone')),
  status text not null default 'open' check (status in ('open', 'same', 'different')),
  opened_at timestamptz not null default private.now(),
  decided_by uuid,
  decided_at timestamptz,
  constraint in_one_order check (one < other),
  constraint open_until_decided check ((status = 'open') = (decided_at is null))
);
comment on table private.person_reviews is
  'Two who may be one person. The operator decides; "different" is remembered, so that it is not asked again.';
create unique index one_review_a_pair on private.person_reviews (one, other) where status <> 'same';
create index person_reviews_by_other on private.person_reviews (other);
alter table private.person_reviews enable row level security;

-- Recognising compares with what others are at this moment, so it happens one at a time. Taken before any person's or
-- draw's row, never after.
create function private.recognise_one_at_a_time() returns void
  language plpgsql set search_path = ''
  as $$ begin perform pg_advisory_xact_lock(hashtext('wanderwish: one person')); end $$;

create function private.new_person() returns uuid
  language sql volatile set search_path = ''
  as $$ insert into private.people default values returning id $$;

create function private.open_review(one uuid, other uuid, why text) returns void
  language sql volatile set search_path = ''
as $$
  insert into private.person_reviews (one, other, why) values (least(one, other), greatest(one, other), why)
  on conflict (one, other) where status <> 'same' do nothing
$$;

-- From now on two are one. What was asked or decided about the one that goes holds for the one that stays.
create function private.merge_people(stays uuid, goes uuid) returns void
  language plpgsql set search_path = ''
as $$
begin
  update private.person_reviews r set status = 'same', decided_at = private.now()
    where (r.one, r.other) = (least(stays, goes), greatest(stays, goes)) and r.status = 'open';
  with moved as (
    delete from private.person_reviews r where goes in (r.one, r.other) and r.status <> 'same' returning *
  )
  insert into private.person_reviews as r (id, one, other, why, status, opened_at, decided_by, decided_at)
  select m.id, least(stays, third.id), greatest(stays, third.id), m.why, m.status, m.opened_at, m.decided_by, m.decided_at
  from moved m cross join lateral (select case when m.one = goes then m.other else m.one end as id) third
  where third.id <> stays
  on conflict (one, other) where status <> 'same' do update
    set status = excluded.status, decided_by = excluded.decided_by, decided_at = excluded.decided_at
    where r.status = 'open';
  update private.person_accounts set person_id = stays where person_id = goes;
  update private.postal_entries set person_id = stays where person_id = goes;
end $$;

-- Who else has this name and postcode, this telephone or this address; those the operator told apart are left out.
create function private.likenesses(own private.person_accounts, email text)
  returns table (person_id uuid, is_sure boolean, why text)
  language sql stable set search_path = ''
as $$
  select alike.person_id,
    coalesce(bool_or(alike.address) or (bool_or(alike.name) and bool_or(alike.phone)), false),
    case when bool_or(alike.name) then 'name_and_postcode' else 'phone' end
  from (
    select m.person_id, m.name_key = own.name_key as name, m.phone_key = own.phone_key as phone,
      m.address_key = private.hashed('address', likenesses.email) as address
    from private.person_accounts m
    where m.name_key = own.name_key or m.phone_key = own.phone_key
      or m.address_key = private.hashed('address', likenesses.email)
    union all
    select p.person_id, p.person_key = own.name_key, false, lower(p.email) = likenesses.email
    from private.postal_entries p
    where p.user_id is null and (p.person_key = own.name_key or lower(p.email) = likenesses.email)
  ) alike
  where alike.person_id <> own.person_id and not exists (
    select from private.person_reviews r where r.status = 'different'
      and (r.one, r.other) = (least(alike.person_id, own.person_id), greatest(alike.person_id, own.person_id)))
  group by alike.person_id
$$;

create function private.note_keys(account uuid, profile jsonb) returns private.person_accounts
  language plpgsql set search_path = ''
as $$
declare
  noted private.person_accounts;
begin
  select * into noted from private.person_accounts where user_id = account;
  insert into private.person_accounts (user_id, person_id, name_key, phone_key, is_complete)
    values (account, coalesce(noted.person_id, private.new_person()),
      private.person_key(profile ->> 'name', profile ->> 'postcode'), private.hashed('phone', profile ->> 'phone'),
      private.profile_problem(profile, true) is null)
    on conflict (user_id) do update set name_key = excluded.name_key, phone_key = excluded.phone_key,
      is_complete = excluded.is_complete
    returning * into noted;
  return noted;
end $$;

-- Name with postcode and telephone together are sure, and so is the address; one of the first two alone is doubtful.
create function private.recognise(account uuid, email text, profile jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  own private.person_accounts;
  alike record;
begin
  perform private.recognise_one_at_a_time();
  own := private.note_keys(account, coalesce(profile, '{}'));
  -- Not without end: a hundred accounts with one telephone are one question, not five thousand.
  for alike in select * from private.likenesses(own, lower(email)) order by is_sure desc limit 20 loop
    if alike.is_sure then
      perform private.merge_people(alike.person_id, own.person_id);
      perform private.audit(null, 'recognise_person', jsonb_build_object('user_id', account,
        'person_id', alike.person_id, 'merged', own.person_id));
      own.person_id := alike.person_id;
    else
      perform private.open_review(alike.person_id, own.person_id, alike.why);
    end if;
  end loop;
end $$;

-- Definer: the auth service's own role may not touch private tables.
create function private.recognise_account() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.recognise(new.id, new.email, new.raw_user_meta_data);
  return null;
end $$;

create trigger confirmed_accounts_are_recognised after insert on auth.users
  for each row when (new.email_confirmed_at is not null) execute function private.recognise_account();
create trigger changed_accounts_are_recognised after update of email, email_confirmed_at, raw_user_meta_data on auth.users
  for each row when (new.email_confirmed_at is not null
    and (old.email, old.email_confirmed_at, old.raw_user_meta_data)
      is distinct from (new.email, new.email_confirmed_at, new.raw_user_meta_data))
  execute function private.recognise_account();

-- What is stored already: letters first, so that accounts are compared with them.
update private.postal_entries set person_key = coalesce(private.person_key(full_name, postcode), id::text);
with writers as (
  select person_key, gen_random_uuid() as person_id from private.postal_entries where user_id is null group by person_key
), made as (
  insert into private.people (id) select person_id from writers
)
update private.postal_entries p set person_id = w.person_id from writers w
  where p.user_id is null and p.person_key = w.person_key;
select private.recognise(id, email, raw_user_meta_data) from auth.users
  where email_confirmed_at is not null order by created_at, id;
update private.postal_entries p set person_id = m.person_id from private.person_accounts m where m.user_id = p.user_id;
-- Letters once joined to an account that nobody has confirmed.
with writers as (
  select user_id, gen_random_uuid() as person_id from private.postal_entries where person_id is null group by user_id
), made as (
  insert into private.people (id) select person_id from writers
)
update private.postal_entries p set person_id = w.person_id from writers w where p.person_id is null and p.user_id = w.user_id;
alter table private.postal_entries alter column person_id set not null;

create function private.person_facts(person uuid) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'accounts', coalesce(
      (select jsonb_agg(jsonb_build_object('user_id', u.id, 'email', u.email, 'profile', u.raw_user_meta_data,
          'created_at', u.created_at, 'is_erased', u.deleted_at is not null) order by u.created_at)
       from private.person_accounts m join auth.users u on u.id = m.user_id where m.person_id = person), '[]'),
    'letters', coalesce(
      (select jsonb_agg(jsonb_build_object('letter_id', p.id, 'full_name', p.full_name, 'address', p.address,
          'postcode', p.postcode, 'email', p.email, 'received_on', p.received_on) order by p.logged_at)
       from private.postal_entries p where p.person_id = person and p.user_id is null), '[]'))
$$;

create function private.review_facts(review private.person_reviews) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', review.id, 'why', review.why, 'status', review.status, 'opened_at', review.opened_at,
    'decided_at', review.decided_at,
    'people', jsonb_build_array(private.person_facts(review.one), private.person_facts(review.other)))
$$;

create function private.open_reviews() returns setof jsonb
  language sql stable set search_path = ''
  as $$ select private.review_facts(r) from private.person_reviews r where r.status = 'open' order by r.opened_at, r.id $$;

create function private.decide_person_review(actor uuid, review_id uuid, same boolean) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  review private.person_reviews;
  verdict text := case when same then 'same' else 'different' end;
begin
  if same is null then perform private.refuse(422, 'bad_decision'); end if;
  perform private.recognise_one_at_a_time();
  select * into review from private.person_reviews where id = decide_person_review.review_id;
  if review.id is null then perform private.refuse(404, 'unknown_review'); end if;
  if review.status not in ('open', verdict) then perform private.refuse(409, 'already_decided'); end if;
  if review.status = 'open' then
    update private.person_reviews set status = verdict, decided_by = actor, decided_at = private.now()
      where id = review.id returning * into review;
    perform private.audit(actor, 'decide_person_review', jsonb_build_object('review_id', review.id,
      'people', jsonb_build_array(review.one, review.other), 'verdict', verdict));
    if same then perform private.merge_people(review.one, review.other); end if;
  end if;
  return private.review_facts(review);
end $$;

-- Definer: operators act on tables no browser reaches; each asks first who is calling.
create function api.operator_person_reviews() returns jsonb
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return (select coalesce(jsonb_agg(review), '[]') from private.open_reviews() review);
end $$;

-- Definer: see operator_person_reviews.
create function api.decide_person_review(review_id uuid, same boolean) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$ begin return private.decide_person_review(private.require_operator(), review_id, same); end $$;

revoke execute on all functions in schema private from public;
revoke execute on function api.operator_person_reviews(), api.decide_person_review(uuid, boolean) from public;
grant execute on function api.operator_person_reviews(), api.decide_person_review(uuid, boolean) to authenticated;
