import { openDraw, type World } from '../../backend/tickets-world.ts'

export type Million = { draw: string; somebody: { id: string; email: string }; collector: string }

const accounts = 100_000
const orders = 200_000
const perOrder = 5
/** One who holds as many as one person may. */
const collected = 10_000

/** A draw of a million tickets in the hands of a hundred thousand people, written straight into the tables. */
export async function sellAMillion(world: World): Promise<Million> {
  const { sql } = world
  const draw = await openDraw(world, { experience: 'japan', title: 'A million', max_per_person: 10_000 })
  await signUpEverybody(sql)
  const tickets = orders * perOrder
  await sql.begin(async (all) => {
    await all`set local statement_timeout = 0`
    await all`alter table private.tickets disable trigger tickets_are_sealed`
    await all`
      insert into private.orders (user_id, request_id, draw_id, quantity, price_pence, charity_pence, provider, status,
        first_number, adult_confirmed_at, created_at, paid_at)
      select who.id, gen_random_uuid(), ${draw}, ${perOrder}, 1000, 250, 'demo', 'paid', (n - 1) * ${perOrder} + 1,
        at.moment, at.moment, at.moment
      from generate_series(1, ${orders}) n
      join crowd who on who.place = case when n <= ${collected / perOrder} then 1 else n % ${accounts} + 1 end
      cross join lateral (select now() - (${orders} - n) * interval '4 seconds' as moment) at`
    await all`
      insert into private.tickets (draw_id, number, user_id, order_id, log_index, commit)
      select o.draw_id, number, o.user_id, o.id, number - 1, sha256(int4send(number))
      from private.orders o, generate_series(o.first_number, o.first_number + o.quantity - 1) number
      where o.draw_id = ${draw}`
    await all`update private.draws set numbered = ${tickets}, live = ${tickets}, paid = ${tickets} where id = ${draw}`
    await all`alter table private.tickets enable trigger tickets_are_sealed`
  })
  await keepBooks(world)
  await sql`vacuum analyze`
  const [somebody] = await sql<{ id: string; email: string }[]>`
    select u.id, u.email from crowd c join auth.users u on u.id = c.id where c.place = 54321`
  const [collector] = await sql<{ id: string }[]>`select id from crowd where place = 1`
  if (!somebody || !collector) throw new Error('Nobody signed up')
  return { draw, somebody, collector: collector.id }
}

/** As many payments in another draw, each with its line in the provider's books, and one of them missing there. */
async function keepBooks(world: World): Promise<void> {
  const { sql } = world
  const draw = await openDraw(world, { experience: 'bali', title: 'Paid for', max_per_person: 10_000 })
  await sql.begin(async (all) => {
    await all`set local statement_timeout = 0`
    await all`
      insert into private.orders (user_id, request_id, draw_id, quantity, price_pence, charity_pence, provider, status,
        first_number, adult_confirmed_at, created_at, paid_at)
      select who.id, gen_random_uuid(), ${draw}, 1, 1000, 250, 'stripe', 'paid', n, at.moment, at.moment, at.moment
      from generate_series(1, ${orders}) n join crowd who on who.place = n % ${accounts} + 1
      cross join lateral (select now() - (${orders} - n + 7200) * interval '4 seconds' as moment) at`
    await all`
      insert into private.payments (order_id, provider, provider_ref, amount_pence, currency, card_funding, accepted,
        received_at)
      select o.id, 'stripe', 'pi_' || o.first_number, 1000, 'gbp', 'debit', true, o.paid_at
      from private.orders o where o.draw_id = ${draw}`
    await all`
      insert into private.provider_lines (id, kind, amount_pence, fee_pence, currency, source_ref, payment_ref, at)
      select 'txn_' || n, 'charge', 1000, 35, 'gbp', 'ch_' || n, 'pi_' || n, now() - (${orders} - n + 7200) * interval '4 seconds'
      from generate_series(2, ${orders}) n`
  })
}

/** With the keys they are recognised by, but not one by one: that is what the bench of accounts is about. */
async function signUpEverybody(sql: World['sql']): Promise<void> {
  await sql.unsafe(`
    create table crowd (place int primary key, id uuid not null, person uuid not null);
    insert into crowd select n, gen_random_uuid(), gen_random_uuid() from generate_series(1, ${accounts}) n;
    alter table auth.users disable trigger user;
    insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data, created_at)
    select id, 'member' || place || '@example.com', now(), jsonb_build_object('name', 'Member Number' || place,
      'address1', place || ' High Street', 'city', 'Leeds', 'postcode', 'LS' || place % 29 + 1 || ' ' || place % 10 || 'AB',
      'country', 'United Kingdom', 'phone', '+4477' || lpad(place::text, 8, '0')), now() - place * interval '1 minute'
    from crowd;
    alter table auth.users enable trigger user;
    insert into private.people (id) select person from crowd;
    insert into private.person_accounts (user_id, person_id, name_key, phone_key, is_complete)
    select id, person, md5('name' || place), md5('phone' || place), true from crowd;
    insert into private.mail_outbox (recipient, template, data, sent_at)
    select 'member' || n % ${accounts} + 1 || '@example.com', 'order', '{}', now() from generate_series(1, ${orders}) n;
    insert into private.audit_log (actor, act, subject)
    select c.id, 'refund', jsonb_build_object('n', c.place) from crowd c`)
}
