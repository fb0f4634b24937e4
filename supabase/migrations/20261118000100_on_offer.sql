-- The offer as every page tells it: which of the ten trips can be won now, on what terms, and what the clocks count to.

comment on table private.experiences is
  'The trips of the site; slugs and titles are those of its content. Off sale its undated draw, if there is one, takes no entries. event_on is the day a trip is built around, null for one that comes every year or has none.';

insert into private.experiences (slug, title, position, on_sale) values
  ('filipino-diaspora', 'Philippines homecoming', 5, false),
  ('indian-diaspora', 'India, the long way home', 6, false),
  ('japan', 'Japan in blossom', 7, false),
  ('dubai', 'Dubai legacy trip', 8, false),
  ('bali', 'Bali legacy trip', 9, false),
  ('disney', 'Disney family holiday', 10, false);

-- One name for each trip. A draw nobody has entered may still take it; the terms of any other are promised.
update private.experiences set title = 'Nigeria homecoming' where slug = 'diaspora';
alter table private.draws disable trigger terms_are_immutable;
update private.draws d set title = 'Nigeria homecoming'
where d.experience = 'diaspora' and d.title = 'Diaspora VIP Experience' and d.closes_at is null
  and d.numbered = 0 and not exists (select from private.orders o where o.draw_id = d.id);
alter table private.draws enable trigger terms_are_immutable;

-- What a trip that was never on sale opens with; the operator's own terms come with the scheduling.
create function private.first_undated_draw(trip private.experiences) returns private.draws
  language sql stable set search_path = ''
as $$
  select (jsonb_populate_record(null::private.draws, jsonb_build_object('experience', trip.slug, 'title', trip.title,
    'price_pence', 1000, 'charity_name', 'Wish Forward Children''s Fund', 'charity_pence', 250,
    'max_per_person', 50))).*
$$;

create or replace function private.set_on_sale(actor uuid, experience text, on_sale boolean) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  changed private.experiences;
  undated private.draws;
begin
  if on_sale is null then perform private.refuse(422, 'bad_wish'); end if;
  update private.experiences e set on_sale = set_on_sale.on_sale where e.slug = set_on_sale.experience
    returning * into changed;
  if changed.slug is null then perform private.refuse(404, 'unknown_experience'); end if;
  -- Locked: one that is being cancelled at this moment is not the one that waits.
  perform from private.draws d
    where d.experience = changed.slug and d.closes_at is null and d.status = 'open' for no key update;
  if on_sale and not found then
    select * into undated from private.draws d
      where d.experience = changed.slug and d.closes_at is null order by d.created_at desc limit 1;
    if undated.id is null then undated := private.first_undated_draw(changed); end if;
    perform private.open_undated_draw(undated);
  end if;
  perform private.audit(actor, case when on_sale then 'put_on_sale' else 'take_off_sale' end,
    jsonb_build_object('experience', changed.slug));
  return jsonb_build_object('experience', changed.slug, 'title', changed.title, 'on_sale', changed.on_sale);
end $$;

-- 'open': tickets are sold now. 'closed': sales are over, and the draw's page tells the rest. 'next': neither, yet.
create function private.trip_facts(trip private.experiences, at timestamptz) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'experience', trip.slug,
    'title', trip.title,
    'state', case when sold.id is not null then 'open' when past.id is not null and coming.id is null then 'closed'
      else 'next' end,
    'draw_id', coalesce(sold.id, coming.id, past.id),
    'opens_at', case when sold.id is null then coming.opens_at end,
    'event_over', coalesce(private.london_day(at) > trip.event_on, false))
  from (select) one_row
  left join private.draws_on_sale(at) sold on sold.experience = trip.slug
  left join lateral (
    select d.id, d.opens_at from private.draws d
    where d.experience = trip.slug and d.status = 'open' and d.closes_at is not null and d.opens_at > at
    order by d.opens_at limit 1) coming on true
  left join lateral (
    select d.id from private.draws d
    where d.experience = trip.slug and d.status <> 'cancelled' and d.closes_at <= at
    order by d.closes_at desc limit 1) past on true
$$;

-- Definer: prices, odds, dates and charity pence are public, the tables are not.
create function api.on_offer() returns jsonb
  language sql volatile security definer set search_path = ''
as $$
  select jsonb_build_object(
    'now', clock.at,
    'payment', private.payment_provider(),
    'draws', coalesce(
      (select jsonb_agg(private.draw_facts(draw) order by e.position)
       from private.draws_on_sale(clock.at) draw join private.experiences e on e.slug = draw.experience),
      '[]'),
    'trips', (select jsonb_agg(private.trip_facts(e, clock.at) order by e.position) from private.experiences e),
    -- What the clocks count to. One that has only been announced is counted to while none is on sale.
    'closing', (
      select jsonb_build_object('closes_at', d.closes_at, 'draw_id', d.id, 'title', d.title,
        'experience', d.experience)
      from private.draws d
      where d.status = 'open' and d.closes_at > clock.at
      order by d.opens_at > clock.at, d.closes_at
      limit 1),
    -- Sales are over and the draw has not taken place: the countdown has gone on to the next, this one is still to come.
    'drawing_next', (
      select jsonb_build_object('draw_id', d.id, 'title', d.title, 'draws_at', d.draws_at) from private.draws d
      where d.status in ('open', 'frozen') and d.closes_at <= clock.at
      order by d.draws_at limit 1))
  from (select private.now() as at) clock
$$;

drop function api.open_draws();
drop function api.next_closing();

revoke execute on all functions in schema private from public;
revoke execute on function api.on_offer() from public;
grant execute on function api.on_offer() to anon, authenticated;
