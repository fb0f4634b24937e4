import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { acts, serviceActs, siteActs } from '../../contract/acts.ts'
import { claimEvent, drawStatus, tombstone } from '../../contract/draws.ts'
import { functions } from '../../contract/functions.ts'
import { noticeStatus } from '../../contract/letters.ts'
import { mails } from '../../contract/mails.ts'
import { payment } from '../../contract/offer.ts'
import { personReview, toolActs } from '../../contract/operator.ts'
import {
  cardFunding,
  providerLine,
  refundReason,
  suspensionCause,
  suspensionStatus,
} from '../../contract/payment.ts'
import { newsletterConsent, secondStepKind, secondStepStatus } from '../../contract/person.ts'
import { claimStatus } from '../../contract/prizes.ts'
import {
  functionRefusal,
  letterRefusal,
  paymentRefusal,
  purchaseRefusal,
  refusal,
} from '../../contract/refusals.ts'
import { orderStatus, refundStatus, ticketStatus } from '../../contract/tickets.ts'
import { functionsOfToday } from '../../scripts/sql-today.ts'
import { projectRoot } from '../../server/settings.ts'
import { tellStory } from './contract/tell-story.ts'
import { Witness } from './contract/witness.ts'
import { type DrawWorld, openDrawWorld } from './draw-world.ts'
import { type StripeStandIn, secretKey, startStripe, webhookSecret } from './stripe-stand-in.ts'

let stripe: StripeStandIn
let world: DrawWorld
let witness: Witness

beforeAll(async () => {
  stripe = await startStripe()
  world = await openDrawWorld({
    PAYMENT: 'stripe',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: stripe.url,
  })
  witness = new Witness(world)
  await tellStory({ world, stripe, witness })
})
afterAll(async () => {
  await world.close()
  stripe.stop()
})

type JsonSchema = z.core.JSONSchema.JSONSchema
type Parameter = { name: string; type: string; required: boolean }
type SqlFunction = { name: string; parameters: Parameter[]; returns: string; source: string }

/** The functions of a schema, as the database has them after its last migration. */
async function functionsOf(schema: string): Promise<SqlFunction[]> {
  return await world.sql<SqlFunction[]>`
    select f.proname as name, f.prosrc as source,
      case when f.proretset then 'rows' else format_type(f.prorettype, null) end as returns,
      coalesce((
        select jsonb_agg(jsonb_build_object('name', f.proargnames[place], 'type', format_type(type, null),
          'required', place <= f.pronargs - f.pronargdefaults) order by place)
        from unnest(f.proargtypes::oid[]) with ordinality as given (type, place)), '[]') as parameters
    from pg_proc f where f.pronamespace = ${schema}::regnamespace and f.prokind = 'f'
    order by f.proname`
}

/** The arguments of an act in the words of SQL. */
function parametersOf(args: z.ZodObject): Parameter[] {
  const { properties = {}, required = [] } = z.toJSONSchema(args)
  return Object.entries(properties).map(([name, type]) => ({
    name,
    type: sqlType(type as JsonSchema),
    required: required.includes(name),
  }))
}

const sqlFormats: Record<string, string> = {
  uuid: 'uuid',
  date: 'date',
  'date-time': 'timestamp with time zone',
}

function sqlType({ anyOf, type, format, items }: JsonSchema): string {
  const given = anyOf?.find((one) => (one as JsonSchema).type !== 'null')
  if (given) return sqlType(given as JsonSchema)
  // A text that may be null has two types.
  const [kind] = [type as string | string[]].flat()
  if (kind === 'array') return `${sqlType(items as JsonSchema)}[]`
  return kind === 'string' ? (sqlFormats[format ?? ''] ?? 'text') : String(kind)
}

/** How an act with this answer may return it. */
function returnsOf(answer: z.ZodType): string[] {
  if (answer instanceof z.ZodNull) return ['void']
  if (answer instanceof z.ZodEnum) return ['text']
  return answer instanceof z.ZodArray ? ['jsonb', 'rows'] : ['jsonb']
}

/** A payment to a charity may be larger than one order. */
const asWritten = (type: string) => (type === 'bigint' ? 'integer' : type)

const signature = (parameters: Parameter[]) =>
  parameters.map(({ type, ...rest }) => ({ ...rest, type: asWritten(type) }))

test('"npm run sql" shows every function as the database has it', async () => {
  const today = functionsOfToday()
  const others = []
  for (const schema of ['api', 'private'])
    for (const { name, source } of await functionsOf(schema))
      if (!today.get(`${schema}.${name}`)?.text.includes(source)) others.push(`${schema}.${name}`)
  expect(others, 'but for the clock, which these tests set').toEqual(['private.now'])
})

describe('the contract', () => {
  test('is what people are answered, to the last key, and what they ask with', () => {
    expect([...witness.complaints]).toEqual([])
  })

  test('names every function of schema api and no other, each with its arguments', async () => {
    const found = (await functionsOf('api')).map(({ name, parameters }) => [name, signature(parameters)])
    const told = Object.entries(acts).map(([name, { args }]) => [name, parametersOf(args)])
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(found))
    expect(found, 'no name stands for two functions').toHaveLength(told.length)
  })

  test('says of each whether it answers with one value, with rows or with nothing', async () => {
    for (const { name, returns } of await functionsOf('api')) {
      const { answer } = acts[name as keyof typeof acts]
      expect([name, returnsOf(answer as z.ZodType)]).toEqual([name, expect.arrayContaining([returns])])
    }
  })

  test('is called to the last act by the story of this test, over HTTP too', () => {
    const told = [...Object.keys(acts), ...Object.keys(functions).map((name) => `functions/${name}`)]
    expect(told.filter((name) => !witness.answered.has(name))).toEqual([])
  })

  test('says who may call: browsers the acts of the site, functions over HTTP their own', async () => {
    const mayCall = async (role: string) => {
      const rows = await world.sql`
        select proname as name from pg_proc
        where pronamespace = 'api'::regnamespace and has_function_privilege(${role}, oid, 'execute')`
      return rows.map(({ name }) => name).sort()
    }
    expect(await mayCall('authenticated')).toEqual(Object.keys(siteActs).sort())
    expect(await mayCall('service_role')).toEqual(Object.keys(serviceActs).sort())
  })

  test('holds for the operator’s tool, which calls the functions behind as the owner', async () => {
    const behind = await functionsOf('private')
    const actor = { name: 'actor', type: 'uuid' }
    for (const [name, { args, answer }] of Object.entries(toolActs)) {
      const found = behind.filter((one) => one.name === name)
      const withoutDefaults = ({ name, type }: Parameter) => ({ name, type: asWritten(type) })
      expect(found.map(({ parameters }) => parameters.map(withoutDefaults))).toEqual([
        [actor, ...parametersOf(args).map(withoutDefaults)],
      ])
      expect(returnsOf(answer as z.ZodType)).toContain(found[0]?.returns)
    }
  })
})

describe('the letters', () => {
  test('have each a template and an entry in the contract', async () => {
    const templates = await readdir(join(projectRoot, 'server', 'mail', 'templates'))
    expect(templates.map((file) => file.replace(/\.ts$/, '')).sort()).toEqual(Object.keys(mails).sort())
  })

  test('are queued with the facts the contract says, each of them in this story', async () => {
    const queued = await world.sql<{ template: keyof typeof mails; data: unknown }[]>`
      select template, data from private.mail_outbox order by id`
    const complaints = queued.flatMap(({ template, data }) => {
      const { error } = mails[template].safeParse(data)
      return error ? [`${template}\n${z.prettifyError(error)}`] : []
    })
    expect(complaints).toEqual([])
    const met = new Set(queued.map(({ template }) => template))
    expect([...met].sort()).toEqual(Object.keys(mails).sort())
  })
})

describe('the words of refusal', () => {
  const codesIn = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([, code]) => code)
  const returned = async (name: string) => {
    const [found] = (await functionsOf('private')).filter((one) => one.name === name)
    return codesIn(found?.source ?? '', /return '([a-z_]+)'/g)
  }
  const sorted = (words: readonly unknown[]) => [...new Set(words)].sort()

  test('are those that the SQL of today can raise', async () => {
    const sources = [...(await functionsOf('api')), ...(await functionsOf('private'))]
    const raised = sources.flatMap(({ source }) => [
      ...codesIn(source, /private\.refuse\(\d+, '([a-z_]+)'\)/g),
      ...codesIn(source, /message = '([a-z_]+)'/g),
    ])
    const chosen = [...(await returned('purchase_refusal')), ...(await returned('letter_refusal'))]
    expect(sorted(refusal.options)).toEqual(sorted([...raised, ...chosen]))
  })

  test('are said by the functions over HTTP too, and a few words more', async () => {
    const folder = join(projectRoot, 'supabase', 'functions')
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts'))
    const sources = [
      ...files.map((file) => join(folder, file)),
      join(projectRoot, 'server', 'calls', 'functions.ts'),
    ]
    const texts = await Promise.all(sources.map((file) => readFile(file, 'utf8')))
    const said = texts.flatMap((text) => codesIn(text, /message: '([a-z_]+)'/g))
    const known = refusal.options as readonly unknown[]
    expect(sorted(said.filter((word) => !known.includes(word)))).toEqual(sorted(functionRefusal.options))
  })

  test('are told apart by what is refused: a purchase, a payment, a letter', async () => {
    const purchase = await returned('purchase_refusal')
    expect(sorted(purchaseRefusal.options)).toEqual(sorted(purchase))
    expect(sorted(paymentRefusal.options)).toEqual(
      sorted([...purchase, ...(await returned('payment_refusal'))]),
    )
    expect(sorted(letterRefusal.options)).toEqual(sorted(await returned('letter_refusal')))
  })
})

test.each([
  ['draws', 'status', drawStatus],
  ['draws', 'payment', payment],
  ['orders', 'status', orderStatus],
  ['tickets', 'status', ticketStatus],
  ['tombstones', 'void', tombstone],
  ['refunds', 'status', refundStatus],
  ['provider_lines', 'kind', providerLine.shape.kind],
  ['refunds', 'reason', refundReason],
  ['suspensions', 'cause', suspensionCause],
  ['suspensions', 'status', suspensionStatus],
  ['payments', 'card_funding', cardFunding],
  ['payment_mode', 'provider', payment],
  ['claims', 'status', claimStatus],
  ['claim_log', 'act', claimEvent.shape.act],
  ['person_reviews', 'status', personReview.shape.status],
  ['person_reviews', 'why', personReview.shape.why],
  ['notices', 'status', noticeStatus],
  ['newsletter_consents', 'act', newsletterConsent],
])('%s can have the %s that the contract knows, and no other', async (table, column, known) => {
  const [constraint] = await world.sql`
    select pg_get_constraintdef(oid) as rule from pg_constraint
    where conrelid = ${`private.${table}`}::regclass and conname = ${`${table}_${column}_check`}`
  const allowed = [...(constraint?.rule ?? '').matchAll(/'([a-z_]+)'::text/g)].map(([, word]) => word)
  expect([...known.options].sort()).toEqual(allowed.sort())
})

test.each([
  ['factor_type', secondStepKind],
  ['factor_status', secondStepStatus],
])('a second step can have the %s that the contract knows', async (type, known) => {
  const rows = await world.sql`
    select enumlabel as label from pg_enum where enumtypid = ${`auth.${type}`}::regtype`
  expect([...known.options].sort()).toEqual(rows.map(({ label }) => label).sort())
})
