-- Entries that are right: the cap limits what is sold, a letter goes to the draw whose days it arrived in, and one logged
-- by mistake can leave again. An experience can be off sale, and may be built around a day.

alter table private.experiences add column on_sale boolean not null default true, add column event_on date;
comment on table private.experiences is
  'The choices of the buy page, in its order; slugs are those of the site''s content. Off sale its undated draw takes no entries. event_on is the day a trip is built around, null for one that comes every year or has none.';
update private.experiences set event_on = date '2026-07-19' where slug = 'worldcup2026';

-- Letters come on top: the free route is never refused for want of room.
alter table private.draws drop constraint never_over_the_cap;
alter table private.draws add constraint never_over_the_cap check (paid <= cap);

create or replace function private.draw_facts(draw private.draws) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', draw.id,
    'experience', draw.experience,
    'title', draw.title,
    'price_pence', draw.price_pence,
    'charity_name', draw.charity_name,
    'charity_pence', draw.charity_pence,
    'max_per_person', draw.max_per_person,
    'cap', draw.cap,
    'issued', draw.live,
    'remaining', draw.cap - draw.paid,
    'opens_at', draw.opens_at,
    'closes_at', draw.closes_at,
    'postal_closes_at', draw.postal_closes_at,
    'refunds_until', private.refunds_until(draw),
    'draws_at', draw.draws_at)
$$;

-- A dated draw goes on, because its terms are promised.
create function private.is_off_sale(draw private.draws) returns boolean
  language plpgsql stable set search_path = ''
as $$
begin
  return draw.closes_at is null and not (select e.on_sale from private.experiences e where e.slug = draw.experience);
end $$;

create or replace function private.purchase_refusal(draw private.draws, person uuid, quantity int, at timestamptz)
  returns text
  language plpgsql set search_path = ''
as $$
declare
  confirmed_at timestamptz;
  own private.person_accounts;
  accounts uuid[];
  brakes record;
begin
  if draw.status = 'cancelled' then return 'cancelled'; end if;
  if at < draw.opens_at then return 'not_open_yet'; end if;
  if at >= draw.closes_at then return 'closed'; end if;
  if private.is_off_sale(draw) then return 'off_sale'; end if;
  if private.is_superseded(draw, at) then return 'superseded'; end if;

  -- Locked: an account that is being erased sells nothing more, and one that buys is erased after that.
  select u.email_confirmed_at into confirmed_at from auth.users u where u.id = person for key share;
  if confirmed_at is null then return 'email_not_confirmed'; end if;
  select * into own from private.person_accounts m where m.user_id = person;
  if own.is_complete is not true then return 'profile_incomplete'; end if;
  accounts := private.accounts_of(own.person_id);
  brakes := private.brakes_on(accounts, at);
  if at < brakes.break_until then return 'on_break'; end if;
  if private.held_in(draw.id, own.person_id, accounts) + quantity > draw.max_per_person then
    return 'over_personal_maximum';
  end if;
  if draw.paid + quantity > draw.cap then return 'sold_out'; end if;
  if brakes.spend_limit is not null
    and private.spent_this_month(person, at) + quantity * draw.price_pence > brakes.spend_limit
  then return 'over_spend_limit'; end if;
  return null;
end $$;

-- Definer: counts the caller's own tickets. Nothing is reserved; buying checks again under the lock.
create or replace function api.quote(draw_id uuid, quantity int) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  buyer uuid := private.require_user();
  at timestamptz := private.now();
  draw private.draws;
  person uuid := private.person_of(buyer);
  held int;
begin
  if quantity is null or quantity not between 1 and 10000 then perform private.refuse(422, 'bad_quantity'); end if;
  select * into draw from private.draws where id = quote.draw_id;
  if draw.id is null then perform private.refuse(404, 'unknown_draw'); end if;
  held := private.held_in(draw.id, person, private.accounts_of(person));
  return jsonb_build_object(
    'draw_id', draw.id,
    'quantity', quantity,
    'price_pence', draw.price_pence,
    'total_pence', quantity * draw.price_pence::bigint,
    'charity_name', draw.charity_name,
    'charity_pence', draw.charity_pence,
    'charity_total_pence', quantity * draw.charity_pence::bigint,
    'you_may_buy', greatest(least(draw.max_per_person - held, draw.cap - draw.paid), 0),
    'odds', jsonb_build_object('yours', held + quantity, 'issued', draw.live + quantity),
    'closes_at', draw.closes_at,
    'refunds_until', private.refunds_until(draw),
    'payment', private.payment_provider(),
    'refusal', private.purchase_refusal(draw, buyer, quantity, at));
end $$;

-- Letters are counted by the day, and the day is the one on a British calendar.
create function private.london_day(at timestamptz) returns date
  language sql stable
  as $$ select (at at time zone 'Europe/London')::date $$;

-- The draw a letter for an experience belongs to: the one whose letters' days include its arrival, whatever became of
-- it since; then the one without a date. Refuses when there is none.
create function private.draw_for_letter(experience text, received_on date) returns uuid
  language plpgsql set search_path = ''
as $$
declare
  found_draw uuid;
begin
  if not exists (select from private.experiences e where e.slug = draw_for_letter.experience) then
    perform private.refuse(404, 'unknown_experience');
  end if;
  found_draw := coalesce(
    (select d.id from private.draws d
     where d.experience = draw_for_letter.experience
       and received_on between private.london_day(d.opens_at) and private.london_day(d.postal_closes_at)
     order by d.status = 'cancelled', d.postal_closes_at limit 1),
    (select d.id from private.draws_on_sale(private.now()) d
     where d.experience = draw_for_letter.experience and private.london_day(d.opens_at) <= received_on),
    -- It came before the draw now on sale opened, while the undated one was.
    (select d.id from private.draws d
     where d.experience = draw_for_letter.experience and d.closes_at is null and d.status = 'open'));
  if found_draw is null then perform private.refuse(409, 'off_sale'); end if;
  return found_draw;
end $$;

-- Why a letter cannot enter this draw, or null. The day it arrived counts, not the day it is logged; from the freezing
-- on nothing enters, whether or not the host has come round to it.
create function private.letter_refusal(draw private.draws, received_on date, at timestamptz) returns text
  language plpgsql stable set search_path = ''
as $$
begin
  if draw.status = 'cancelled' then return 'cancelled'; end if;
  if received_on < private.london_day(draw.opens_at) then return 'not_open_yet'; end if;
  if received_on > private.london_day(draw.postal_closes_at) then return 'closed'; end if;
  if draw.status <> 'open' or at > private.refunds_until(draw) then return 'frozen'; end if;
  if private.is_off_sale(draw) then return 'off_sale'; end if;
  if draw.closes_at is null and exists (
    select from private.draws other
    where other.experience = draw.experience and other.status <> 'cancelled'
      and received_on >= private.london_day(other.opens_at) and received_on < private.london_day(other.closes_at))
  then return 'superseded'; end if;
  return null;
end $$;

create or replace function private.letter_facts(letter private.postal_entries) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object('letter_id', letter.id, 'draw_id', letter.draw_id, 'title', d.title,
    'draws_at', d.draws_at, 'number', t.number, 'status', t.status, 'recognised', letter.user_id is not null)
  from private.tickets t join private.draws d on d.id = t.draw_id
  where t.postal_entry_id = letter.id
$$;

-- One letter becomes one numbered entry; the same letter id twice is one entry.
create or replace function private.log_postal_entry(
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
  refusal text;
  number int;
  at timestamptz;
begin
  email := trim(email);
  if letter_id is null or key is null or length(trim(full_name)) not between 1 and 120
    or coalesce(length(trim(address)), 0) not between 1 and 300
    or upper(trim(postcode)) !~ '^[A-Z0-9]{2,4} ?[0-9][A-Z]{2}$'
    or email not like '%_@_%' or born_on is null or received_on is null or (same_as is not null and stranger)
    or received_on > private.london_day(private.now())
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

  refusal := private.letter_refusal(draw, received_on, at);
  if refusal is not null then
    raise exception using errcode = 'PT409', message = refusal, detail = draw.title;
  end if;
  if at < (private.brakes_on(accounts, at)).break_until then perform private.refuse(409, 'on_break'); end if;
  if private.held_in(draw.id, person, accounts) >= draw.max_per_person then
    perform private.refuse(409, 'over_personal_maximum');
  end if;

  insert into private.postal_entries (id, draw_id, full_name, address, postcode, email, born_on, received_on,
      user_id, person_id, person_key, logged_by, logged_at)
    values (letter_id, draw.id, trim(full_name), trim(address), upper(trim(postcode)), email, born_on, received_on,
      writer, person, key, actor, at)
    returning * into known;
  number := private.take_letter_number(draw.id);
  insert into private.tickets (draw_id, number, user_id, postal_entry_id) values (draw.id, number, writer, known.id);
  if writer is null then perform private.tell_apart(person, key, actor); end if;
  if email is not null then
    perform private.queue_mail(email, 'postal-entry', jsonb_build_object('title', draw.title, 'number', number,
      'full_name', trim(full_name), 'draws_at', draw.draws_at, 'draw_id', draw.id, 'letter_id', known.id));
  end if;
  perform private.audit(actor, 'log_postal_entry', private.letter_facts(known));
  return private.letter_facts(known);
end $$;

-- A letter that should not have been logged leaves the pool; its number is never used again. A second time is answered,
-- not repeated.
create function private.void_letter(actor uuid, letter_id uuid, reason text) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  letter private.postal_entries;
  draw private.draws;
  entry private.tickets;
begin
  if coalesce(length(trim(reason)), 0) not between 1 and 500 then perform private.refuse(422, 'reason_required'); end if;
  select * into letter from private.postal_entries p where p.id = void_letter.letter_id;
  if letter.id is null then perform private.refuse(404, 'unknown_letter'); end if;
  select * into draw from private.draws d where d.id = letter.draw_id for no key update;
  select * into entry from private.tickets t where t.postal_entry_id = letter.id;
  if entry.status <> 'live' then return private.letter_facts(letter); end if;
  if draw.status <> 'open' or private.now() > private.refunds_until(draw) then
    perform private.refuse(409, 'frozen');
  end if;

  update private.tickets t set status = 'void', retired_at = private.now() where t.postal_entry_id = letter.id;
  perform private.queue_mail(to_writer.address, 'letter-withdrawn', jsonb_build_object('title', draw.title,
      'number', entry.number, 'full_name', letter.full_name, 'reason', trim(reason)))
    from (select coalesce(letter.email, (select u.email from auth.users u where u.id = letter.user_id)) as address) to_writer
    where to_writer.address is not null;
  perform private.audit(actor, 'void_letter', private.letter_facts(letter) || jsonb_build_object('reason', trim(reason)));
  return private.letter_facts(letter);
end $$;

-- Definer: operators act on tables no browser reaches; it asks first who is calling.
create function api.void_letter(letter_id uuid, reason text) returns jsonb
  language plpgsql security definer set search_path = ''
  as $$ begin return private.void_letter(private.require_operator(), letter_id, reason); end $$;

revoke execute on all functions in schema private from public;
revoke execute on function api.void_letter(uuid, text) from public;
grant execute on function api.void_letter(uuid, text) to authenticated;
