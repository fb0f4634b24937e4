-- Entries by post: the free route, in the same pool, under the same maximum.

create table private.postal_entries (
  id uuid primary key,
  draw_id uuid not null references private.draws (id),
  full_name text not null check (length(full_name) between 1 and 120),
  address text not null check (length(address) between 1 and 300),
  postcode text not null check (postcode ~ '^[A-Z0-9]{2,4} ?[0-9][A-Z]{2}$'),
  email text check (email like '%_@_%'),
  born_on date not null,
  received_on date not null,
  user_id uuid references auth.users (id),
  person_key text not null,
  logged_by uuid,
  logged_at timestamptz not null,
  unique (id, draw_id),
  constraint entrants_are_adults check (born_on <= received_on - interval '18 years')
);
comment on table private.postal_entries is
  'One letter, one entry. user_id is the account it was recognised as; person_key (name and postcode) counts letters of people without one.';
create index postal_entries_by_person on private.postal_entries (draw_id, person_key) where user_id is null;
alter table private.postal_entries enable row level security;

-- Letters carry no account: the same name at the same postcode is the same person.
create function private.person_key(full_name text, postcode text) returns text
  language sql immutable
  as $$ select regexp_replace(lower(full_name), '[^[:alnum:]]+', ' ', 'g') || '|' ||
               regexp_replace(upper(postcode), '[^A-Z0-9]', '', 'g') $$;

revoke execute on all functions in schema private from public;
