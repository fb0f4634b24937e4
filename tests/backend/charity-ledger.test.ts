import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { drawFor, openDraw, openWorld, type World, wish } from './tickets-world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterEach(() => world.setClock(null))
afterAll(() => world.close())

type Line = {
  draw_id: string
  paid_tickets: number
  accrued_pence: number
  paid_pence: number
  due_pence: number
}
type Ledger = { lines: Line[]; totals: Omit<Line, 'draw_id' | 'paid_tickets'> }

/** Straight from the database: the host shares its answers for a second. */
async function ledger(): Promise<Ledger> {
  const [row] = await world.sql`select api.charity_ledger() as ledger`
  return row?.ledger
}
const lineOf = async (draw: string) => (await ledger()).lines.find(({ draw_id }) => draw_id === draw)

const pay = async (draw: string, pence: number | null, reference = 'BACS 1', on = '2026-11-01') => {
  const attempt = world.sql`select private.record_charity_payment(null, ${draw}, ${pence}, ${on}, ${reference})`
  return attempt.then(
    () => null,
    ({ message }: Error) => message,
  )
}

test('a draw sets its pence aside with each paid ticket, not with letters or tickets handed back', async () => {
  const draw = await openDraw(world, { title: 'A ledger draw' })
  const ann = await world.person()
  await ann.act('buy_tickets', wish(draw, 4))
  await ann.act('refund_tickets', { draw_id: draw, numbers: [2] })
  expect(await lineOf(draw)).toMatchObject({
    title: 'A ledger draw',
    status: 'open',
    draws_at: '2030-01-03T00:00:00+00:00',
    charity_name: 'A charity',
    charity_pence: 250,
    paid_tickets: 3,
    accrued_pence: 750,
    paid_pence: 0,
    due_pence: 750,
    receipts: [],
  })
})

test('a demonstration says so in its line, and only real money counts in the totals', async () => {
  const demonstrated = await openDraw(world)
  const { id: undated } = await drawFor(world, 'diaspora')
  const ann = await world.person()
  await ann.act('buy_tickets', wish(demonstrated, 4))
  await ann.act('buy_tickets', wish(undated, 3))
  const none = { accrued_pence: 0, paid_pence: 0, due_pence: 0 }
  expect((await ledger()).totals).toEqual(none)
  expect(await lineOf(undated)).toMatchObject({ payment: 'demo' })

  await world.sql`select private.use_payment('stripe')`
  try {
    const real = await openDraw(world)
    await world.sql`update private.draws set numbered = 3, live = 3, paid = 3 where id = ${real}`
    expect(await lineOf(real)).toMatchObject({ payment: 'stripe', paid_tickets: 3 })
    expect((await ledger()).totals).toMatchObject({ accrued_pence: 750 })
    for (const draw of [demonstrated, undated]) expect(await lineOf(draw)).toMatchObject({ payment: 'demo' })
  } finally {
    await world.sql`select private.use_payment('demo')`
  }
})

test('a draw nobody has paid into has no line', async () => {
  expect(await lineOf(await openDraw(world))).toBeUndefined()
})

test('what is paid over stands there with its receipt, and never exceeds what was set aside', async () => {
  const draw = await openDraw(world)
  const ann = await world.person()
  await ann.act('buy_tickets', wish(draw, 4))
  expect(await pay(draw, 600, 'BACS 0042')).toBeNull()
  expect(await pay(draw, 600, 'BACS 0042'), 'the same receipt again').toBeNull()
  expect(await lineOf(draw)).toMatchObject({
    accrued_pence: 1000,
    paid_pence: 600,
    due_pence: 400,
    receipts: [{ reference: 'BACS 0042', paid_on: '2026-11-01', amount_pence: 600 }],
  })
  expect(await pay(draw, 500, 'BACS 0042')).toBe('reference_used')
  expect(await pay(draw, 401, 'BACS 0043')).toBe('more_than_accrued')
  expect(await pay(draw, 400, 'BACS 0043')).toBeNull()
  expect(await lineOf(draw)).toMatchObject({ paid_pence: 1000, due_pence: 0 })
  const [audit] = await world.sql`
    select count(*)::int as lines from private.audit_log where act = 'record_charity_payment' and subject ->> 'draw_id' = ${draw}`
  expect(audit?.lines).toBe(2)
})

test('a payment needs an amount, a reference and a day that has come', async () => {
  const draw = await openDraw(world)
  await (await world.person()).act('buy_tickets', wish(draw))
  expect(await pay(draw, 0)).toBe('bad_payment')
  expect(await pay(draw, null)).toBe('bad_payment')
  expect(await pay(draw, 100, '  ')).toBe('bad_payment')
  expect(await pay(draw, 100, 'BACS 1', '2099-01-01')).toBe('bad_payment')
  expect(await pay('00000000-0000-4000-8000-000000000000', 100)).toBe('unknown_draw')
})

test('two payments at the same moment cannot exceed it either', async () => {
  const draw = await openDraw(world)
  await (await world.person()).act('buy_tickets', wish(draw, 4))
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((reference) => pay(draw, 600, reference)))
  expect(answers.sort()).toEqual(['more_than_accrued', 'more_than_accrued', 'more_than_accrued', null].sort())
})

test('a payment is never rewritten, and what was paid stays when tickets are handed back', async () => {
  const draw = await openDraw(world)
  const ann = await world.person()
  await ann.act('buy_tickets', wish(draw, 2))
  await pay(draw, 500)
  await ann.act('refund_tickets', { draw_id: draw, numbers: [1, 2] })
  expect(await lineOf(draw)).toMatchObject({ accrued_pence: 0, paid_pence: 500, due_pence: 0 })
  await expect(world.sql`update private.charity_payments set amount_pence = 1`).rejects.toThrow('append-only')
  await expect(world.sql`delete from private.charity_payments`).rejects.toThrow('append-only')
})

test('a cancelled draw leaves the ledger, because nothing was set aside in the end', async () => {
  const draw = await openDraw(world)
  await (await world.person()).act('buy_tickets', wish(draw))
  expect(await lineOf(draw)).toBeDefined()
  await world.sql`select private.cancel_draw(null, ${draw}, 'A storm.')`
  expect(await lineOf(draw)).toBeUndefined()
})

test('neither the ledger nor the operator’s list reads the tickets', async () => {
  const plans = await Promise.all(
    ['api.charity_ledger()', 'private.charity_line(private.draws)', 'private.draw_book()'].map(
      (act) => world.sql`select pg_get_functiondef(${act}::regprocedure) as text`,
    ),
  )
  for (const [row] of plans) expect(row?.text).not.toContain('private.tickets')
})
