import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newMember } from '../host.ts'
import { takeSecondStep } from './second-step.ts'
import { drawFor, openWorld, type World, wish } from './tickets-world.ts'

let world: World
let ann: Awaited<ReturnType<typeof newMember>>
let ben: Awaited<ReturnType<typeof newMember>>
let operator: Awaited<ReturnType<typeof newMember>>
let draw: string
let order: string

beforeAll(async () => {
  world = await openWorld()
  ann = await newMember(world.host, 'ann')
  ben = await newMember(world.host, 'ben')
  operator = await newMember(world.host, 'operator')
  await world.sql`insert into private.operators (user_id) values (${operator.user.id})`
  await takeSecondStep(operator.client)
  draw = (await drawFor(world)).id
  const bought = await ann.client.rpc('buy_tickets', wish(draw, 2))
  order = (bought.data as unknown as { id: string }).id
})
afterAll(() => world.close())

const visitorActs = [
  'ask_notice',
  'charity_ledger',
  'confirm_notice',
  'confirm_subscription',
  'free_entry_facts',
  'leave_notice',
  'on_offer',
  'subscribe',
  'unsubscribe',
]
const memberActs = [
  ...visitorActs,
  'buy_tickets',
  'erase_my_account',
  'my_data',
  'my_newsletter',
  'my_order',
  'my_protection',
  'my_tickets',
  'quote',
  'refund_tickets',
  'set_newsletter',
  'set_spend_limit',
  'take_break',
]
const operatorActs = [
  'cancel_draw',
  'decide_person_review',
  'decide_suspension',
  'log_postal_entry',
  'operator_cancellations',
  'operator_draws',
  'operator_entries',
  'operator_person_reviews',
  'operator_suspensions',
  'preview_draw',
  'release_refund',
  'schedule_draw',
  'void_letter',
]
const paymentActs = [
  'claim_refunds',
  'expire_order',
  'hear_dispute',
  'hear_refund',
  'note_refund_error',
  'place_order',
  'remember_checkout',
  'settle_refund',
  'take_payment',
]

async function executableBy(role: string): Promise<string[]> {
  const rows = await world.sql`
    select proname from pg_proc
    where pronamespace = 'api'::regnamespace and has_function_privilege(${role}, oid, 'execute')
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    order by proname`
  return rows.map(({ proname }) => proname)
}

/** Other domains may add acts; of the ticketing ones each role has exactly those listed. */
async function ticketActsOf(role: string): Promise<string[]> {
  const ours = new Set([...memberActs, ...operatorActs, ...paymentActs])
  return (await executableBy(role)).filter((name) => ours.has(name))
}

describe('who may call what', () => {
  test('visitors have the public acts alone', async () => {
    expect(await ticketActsOf('anon')).toEqual(visitorActs.toSorted())
  })

  test('members have theirs, and the operator acts that ask who is calling', async () => {
    expect(await ticketActsOf('authenticated')).toEqual([...memberActs, ...operatorActs].toSorted())
  })

  test('the payment acts are for the payment handlers alone', async () => {
    expect(await ticketActsOf('service_role')).toEqual(paymentActs.toSorted())
    const { status } = await ann.client.rpc('take_payment', {
      event_ref: 'evt',
      order_id: order,
      provider_ref: 'pi',
      amount_pence: 1,
      currency: 'gbp',
      card_funding: 'debit',
    })
    expect(status).toBe(403)
  })

  test('every definer function has an empty search path', async () => {
    const rows = await world.sql`
      select proname from pg_proc
      where pronamespace in ('api'::regnamespace, 'private'::regnamespace) and prosecdef
        and not coalesce('search_path=""' = any (proconfig), false)`
    expect(rows.map(({ proname }) => proname)).toEqual([])
  })
})

describe('what nobody reaches', () => {
  test('every table has row level security, and no role of a browser has any right on one', async () => {
    const tables = await world.sql`
      select c.relname, c.relrowsecurity,
        has_table_privilege('anon', c.oid, 'select, insert, update, delete') as anon,
        has_table_privilege('authenticated', c.oid, 'select, insert, update, delete') as authenticated,
        has_table_privilege('service_role', c.oid, 'select, insert, update, delete') as service
      from pg_class c where c.relnamespace = 'private'::regnamespace and c.relkind in ('r', 'p')`
    expect(tables.length).toBeGreaterThan(12)
    const open = tables.filter((t) => !t.relrowsecurity || t.anon || t.authenticated || t.service)
    expect(open.map(({ relname }) => relname)).toEqual([])
  })

  test('the schema of the tables is closed to every role of a browser', async () => {
    const [row] = await world.sql`
      select has_schema_privilege('anon', 'private', 'usage') as anon,
        has_schema_privilege('authenticated', 'private', 'usage') as authenticated,
        has_schema_privilege('service_role', 'private', 'usage') as service`
    expect(row).toEqual({ anon: false, authenticated: false, service: false })
  })

  test.each(['tickets', 'orders', 'draws', 'mail_outbox'])(
    'the table %s cannot be asked for',
    async (table) => {
      for (const { client } of [ann, operator]) {
        const { data, status } = await client.from(table).select()
        expect(data).toBeNull()
        expect(status).toBe(404)
      }
    },
  )
})

describe('what each person sees', () => {
  test('a buyer sees their own tickets and orders', async () => {
    const { data } = await ann.client.rpc('my_tickets')
    expect(data).toMatchObject({
      draws: [{ odds: { yours: 2 }, refundable: true, tickets: [{ number: 1 }, { number: 2 }] }],
      orders: [{ id: order, numbers: [1, 2] }],
    })
    expect((await ann.client.rpc('my_order', { order_id: order })).data).toMatchObject({ id: order })
  })

  test('another buyer sees nothing of it and can do nothing to it', async () => {
    expect((await ben.client.rpc('my_tickets')).data).toMatchObject({ draws: [], orders: [] })
    expect((await ben.client.rpc('my_order', { order_id: order })).error?.message).toBe('unknown_order')
    const refund = await ben.client.rpc('refund_tickets', { draw_id: draw, numbers: [1] })
    expect(refund.error?.message).toBe('unknown_ticket')
  })

  test('visitors see prices and odds, and nothing of any person', async () => {
    const answers = await Promise.all(
      (['on_offer', 'free_entry_facts', 'charity_ledger'] as const).map((name) => world.visitor.act(name)),
    )
    const text = JSON.stringify(answers)
    expect(text).toContain('"issued":2')
    for (const secret of [ann.email, ann.user.id, order]) expect(text).not.toContain(secret)
    for (const name of ['my_tickets', 'my_protection', 'my_data', 'my_newsletter'] as const) {
      expect((await world.visitor.act(name)).status).toBe(401)
    }
  })

  test('the operator sees every entry', async () => {
    const { data } = await operator.client.rpc('operator_entries', { draw_id: draw })
    expect(data).toMatchObject([
      { number: 1, email: ann.email },
      { number: 2, email: ann.email },
    ])
    expect((await operator.client.rpc('operator_draws')).error).toBeNull()
  })

  test('the operator has no power over tickets of others but cancelling', async () => {
    const refund = await operator.client.rpc('refund_tickets', { draw_id: draw, numbers: [1] })
    expect(refund.error?.message).toBe('unknown_ticket')
    expect((await operator.client.rpc('my_order', { order_id: order })).error?.message).toBe('unknown_order')
  })

  test('the charity ledger adds up what is in the pool, and no demonstration to the money', async () => {
    await ann.client.rpc('refund_tickets', { draw_id: draw, numbers: [2] })
    const { data } = await world.visitor.act('charity_ledger')
    expect(data).toMatchObject({
      lines: expect.arrayContaining([
        expect.objectContaining({ draw_id: draw, paid_tickets: 1, payment: 'demo', accrued_pence: 250 }),
      ]),
      totals: { accrued_pence: 0, paid_pence: 0, due_pence: 0 },
    })
  })
})
