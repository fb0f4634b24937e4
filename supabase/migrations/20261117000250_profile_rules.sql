-- What may stand in a profile: the rules of the sign-up form, kept by the database too.

-- Some words: not blank, not too long, nothing that is not to be seen.
create function private.is_line(line text, most int) returns boolean
  language sql immutable set search_path = ''
as $$
  select length(line) <= most
    and line !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'
    and line ~ '[^ \u00a0\u1680\u2000-\u200b\u202f\u205f\u3000\ufeff]'
$$;

create function private.is_uk_postcode(postcode text) returns boolean
  language sql immutable set search_path = ''
as $$
  select postcode ~ ('^(GIR 0AA|[A-PR-UWYZ]([0-9]{1,2}|[A-HK-Y][0-9]{1,2}|[0-9][A-HJKPSTUW]|'
    || '[A-HK-Y][0-9][ABEHMNPRVWXY]) [0-9][ABD-HJLNP-UW-Z]{2})$')
$$;

create function private.is_good_field(field text, value jsonb) returns boolean
  language sql immutable set search_path = ''
as $$
  select jsonb_typeof(value) = 'string' and case field
    when 'name' then private.is_line(words, 120)
    when 'address2' then words = '' or private.is_line(words, 200)
    when 'postcode' then private.is_uk_postcode(words)
    when 'country' then words = 'GB'
    when 'phone' then words ~ '^\+447[0-9]{9}$'
    else private.is_line(words, 200) end
  from (select value #>> '{}' as words) given
$$;

-- The first field that breaks a rule, or null. Whatever else stands in the profile is the auth service's own.
create function private.profile_problem(profile jsonb, complete boolean) returns text
  language plpgsql immutable set search_path = ''
as $$
declare
  field text;
begin
  if jsonb_typeof(profile) <> 'object' then return 'profile'; end if;
  foreach field in array array['name', 'address1', 'address2', 'city', 'phone', 'postcode', 'country'] loop
    if coalesce(jsonb_typeof(profile -> field), 'null') = 'null' then
      if complete and field <> 'address2' then return field; end if;
    elsif not private.is_good_field(field, profile -> field) then
      return field;
    end if;
  end loop;
  return null;
end $$;

-- Definer: the auth service's own role may not use schema private.
create function private.check_profile() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  problem text;
begin
  -- Accounts from before these rules may still sign in.
  if tg_op = 'UPDATE' and new.raw_user_meta_data is not distinct from old.raw_user_meta_data then return new; end if;
  problem := private.profile_problem(coalesce(new.raw_user_meta_data, '{}'), false);
  if problem is not null then
    raise exception using errcode = 'PT422', message = 'bad_profile', detail = problem;
  end if;
  return new;
end $$;

create trigger profiles_keep_the_rules before insert or update of raw_user_meta_data on auth.users
  for each row execute function private.check_profile();

revoke execute on all functions in schema private from public;
