import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { SiteAct } from '../../contract/acts.ts'
import { deskActs } from '../../contract/desk.ts'
import { operatorActs } from '../../contract/operator.ts'
import { openWorld, type Person, type World } from './tickets-world.ts'

let world: World
let member: Person
/** Listed as an operator, but signed in with the password alone. */
let halfway: Person
let operator: Person

const acts = { ...operatorActs, ...deskActs }

beforeAll(async () => {
  world = await openWorld()
  member = await world.person()
  halfway = await world.person()
  await world.sql`insert into private.operators (user_id) values (${halfway.id})`
  operator = await world.person({ operator: true })
})
afterAll(() => world.close())

type JsonSchema = z.core.JSONSchema.JSONSchema

/** Something of the right form for every argument, so that nothing but who is asking can be wrong. */
function argsOf(name: keyof typeof acts): Record<string, unknown> {
  const { properties = {} } = z.toJSONSchema(acts[name].args)
  return Object.fromEntries(
    Object.entries(properties).map(([arg, schema]) => [arg, sampleOf(schema as JsonSchema)]),
  )
}

function sampleOf({ anyOf, type, format, enum: words, items }: JsonSchema): unknown {
  const given = anyOf?.find((one) => (one as JsonSchema).type !== 'null')
  if (given) return sampleOf(given as JsonSchema)
  if (words) return words[0]
  if (format === 'date-time') return '2027-05-01T19:00:00Z'
  if (format === 'date') return '1980-01-01'
  if (format === 'uuid') return randomUUID()
  if (type === 'array') return [sampleOf(items as JsonSchema)]
  if (type === 'boolean') return false
  return type === 'integer' ? 1 : 'words'
}

const everyAct = Object.keys(acts) as (keyof typeof acts & SiteAct)[]

describe.each(everyAct)('%s', (name) => {
  test('is refused to a visitor, to a buyer and to an operator without the second step', async () => {
    const args = argsOf(name) as never
    const refusals = await Promise.all([world.visitor, member, halfway].map((who) => who.act(name, args)))
    expect(refusals.map(({ status, code }) => [status, code])).toEqual([
      [401, `permission denied for function ${name}`],
      [403, 'not_an_operator'],
      [403, 'second_factor_needed'],
    ])
    expect(refusals.map(({ data }) => data)).toEqual([null, null, null])
  })

  test('hears an operator who took it', async () => {
    const { code } = await operator.act(name, argsOf(name) as never)
    expect(['not_signed_in', 'not_an_operator', 'second_factor_needed']).not.toContain(code)
  })
})
