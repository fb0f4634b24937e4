-- What every clock of the site is set by. It always answers: a clock must know whether there is a date to count to,
-- and whether it may run without one.

-- Definer: the countdown of every visitor needs a few dates of a closed table.
create or replace function api.next_closing() returns jsonb
  language sql volatile security definer set search_path = ''
as $$
  select jsonb_build_object(
    'now', clock.at,
    'payment', private.payment_provider(),
    'closes_at', closing.closes_at,
    'draw_id', closing.id,
    'title', closing.title,
    'experience', closing.experience,
    -- Sales are over and the draw has not taken place: the countdown has gone on to the next, this one is still to come.
    'drawing_next', (
      select jsonb_build_object('draw_id', d.id, 'title', d.title, 'draws_at', d.draws_at) from private.draws d
      where d.status in ('open', 'frozen') and d.closes_at <= clock.at
      order by d.draws_at limit 1))
  from (select private.now() as at) clock
  left join lateral (
    select * from private.draws d
    where d.status = 'open' and d.closes_at > clock.at
    -- One that has only been announced is counted to while none is on sale.
    order by d.opens_at > clock.at, d.closes_at
    limit 1) closing on true
$$;
