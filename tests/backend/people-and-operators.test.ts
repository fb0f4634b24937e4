import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type DrawWorld, openDrawOf, openDrawWorld, reaches, timesOf } from './draw-world.ts'
import { letter, openDraw, type Person, wish } from './tickets-world.ts'

let world: DrawWorld
let operator: Person
let ann: Person

beforeAll(async () => {
  world = await openDrawWorld()
  operator = await world.person({ operator: true })
})
beforeEach(async () => {
  ann = await world.person()
})
afterEach(() => world.setClock(null))
afterAll(() => world.close())

const block = (person: Person, blocked: boolean, reason = 'Bought with stolen cards.') =>
  operator.act('set_block', { user_id: person.id, blocked, reason })
const buy = async (person: Person, draw: string) => (await person.act('buy_tickets', wish(draw))).code

describe('somebody an operator blocks', () => {
  test('buys nothing until the block is lifted, and keeps what they hold', async () => {
    const draw = await openDraw(world)
    expect(await buy(ann, draw)).toBeNull()
    expect((await block(ann, true)).data).toMatchObject([
      { reason: 'Bought with stolen cards.', blocked_by: operator.email, lifted_at: null },
    ])
    expect((await block(ann, true, 'Again.')).data, 'twice is once').toHaveLength(1)
    expect(await buy(ann, draw)).toBe('blocked')
    expect((await ann.act('quote', { draw_id: draw, quantity: 1 })).data).toMatchObject({
      refusal: 'blocked',
    })
    expect((await ann.act('my_tickets')).data.draws[0]?.odds).toEqual({ yours: 1, issued: 1 })
    expect((await block(ann, false, 'It was her brother.')).data).toMatchObject([
      { lifted_for: 'It was her brother.' },
    ])
    expect(await buy(ann, draw)).toBeNull()
  })

  test('enters with no other account of theirs, and not by post', async () => {
    const name = `Ben ${randomUUID()}`
    const facts = { name, postcode: 'LS1 4DY', phone: '+447700900456' }
    const ben = await world.person(facts)
    await block(ben, true)
    const draw = await openDraw(world)
    expect(await buy(await world.person(facts), draw)).toBe('blocked')
    const posted = letter(draw, { full_name: name, postcode: 'LS1 4DY', same_as: ben.id })
    expect((await operator.act('log_postal_entry', posted)).code).toBe('blocked')
  })

  test('is recognised after erasing the account and coming back', async () => {
    await block(ann, true)
    await ann.act('erase_my_account', { confirmation: ann.email })
    const draw = await openDraw(world)
    expect(await buy(await world.person({ email: ann.email }), draw)).toBe('blocked')
  })

  test('reads of it among what we hold about them', async () => {
    await block(ann, true, 'Two names, one card.')
    expect((await ann.act('my_data')).data.blocks).toMatchObject([{ reason: 'Two names, one card.' }])
  })

  test('is known, and blocked for a reason', async () => {
    expect((await block(ann, true, ' ')).code).toBe('reason_required')
    expect((await block({ ...ann, id: randomUUID() }, true)).code).toBe('unknown_account')
    const [line] = await world.sql`select count(*)::int as lines from private.audit_log where act = 'block'
      and subject ->> 'user_id' = ${ann.id}`
    expect(line?.lines).toBe(0)
  })
})

describe('tickets an operator hands back for their holder', () => {
  const refundFor = (draw_id: string, numbers: number[], reason = 'She asked by telephone.') =>
    operator.act('refund_for', { draw_id, numbers, reason })

  test('leave the draw like any other refund, and the log says why and by whom', async () => {
    const draw = await openDraw(world)
    await ann.act('buy_tickets', wish(draw, 3))
    expect((await refundFor(draw, [1, 3])).data).toMatchObject({ numbers: [1, 3], amount_pence: 2000 })
    expect((await ann.act('my_tickets')).data.draws[0]?.tickets.map(({ status }) => status)).toEqual([
      'refunded',
      'live',
      'refunded',
    ])
    const [line] = await world.sql`select actor, subject from private.audit_log where act = 'refund_for'
      and subject ->> 'draw_id' = ${draw}`
    expect(line).toMatchObject({
      actor: operator.id,
      subject: { user_id: ann.id, reason: 'She asked by telephone.' },
    })
    expect((await refundFor(draw, [1])).code, 'what has left cannot leave again').toBe('unknown_ticket')
    expect((await refundFor(draw, [2], '')).code).toBe('reason_required')
  })

  test('are one person’s at a time', async () => {
    const draw = await openDraw(world)
    const ben = await world.person()
    for (const buyer of [ann, ben]) await buyer.act('buy_tickets', wish(draw))
    expect((await refundFor(draw, [1, 2])).code).toBe('unknown_ticket')
  })

  test('are refused while the list is frozen; after the draw their price goes back by exception, once', async () => {
    const round = 657413
    const draw = await openDrawOf(world, round)
    await ann.act('buy_tickets', wish(draw, 13))
    await world.setClock(timesOf(round).frozen)
    await reaches(world, draw, 'frozen')
    expect((await refundFor(draw, [1])).code).toBe('refund_closed')
    await world.setClock(timesOf(round).drawn)
    await reaches(world, draw, 'drawn')
    const { data: drawn } = await world.visitor.act('one_draw', { draw_id: draw })
    const [winner, ...reserves] = drawn?.picks.map(({ ticketNo }) => ticketNo) ?? []
    const loser = Array.from({ length: 13 }, (_, place) => place + 1).find(
      (number) => number !== winner && !reserves.includes(number),
    )
    expect((await refundFor(draw, [winner ?? 0])).code).toBe('has_prize')
    expect((await refundFor(draw, [loser ?? 0])).data).toMatchObject({ amount_pence: 1000 })
    expect((await refundFor(draw, [loser ?? 0])).code).toBe('refunded_before')
    const [letterTo] = (await world.lettersTo(ann.email)).filter(({ text }) =>
      text.includes('We have looked at your case'),
    )
    expect(letterTo?.text).toContain('£10 has been refunded in full')
    const [pool] = await world.sql`select live from private.draws where id = ${draw}`
    expect(pool?.live, 'the published list stays as it was').toBe(13)
  })
})
