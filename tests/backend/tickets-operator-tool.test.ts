import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { otherDatabase } from '../../scripts/operator/database.ts'
import { newClient, startHost, type TestHost } from '../host.ts'
import { dayInLondon } from './clock.ts'
import { runScript } from './operator-tool.ts'
import { takeSecondStep } from './second-step.ts'
import { drawFor, openWorld, password, type World, wish } from './tickets-world.ts'

const tool = fileURLToPath(new URL('../../scripts/operator/main.ts', import.meta.url))
let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** Runs the tool on the data folder of the running host. */
function operator(...words: string[]): Promise<{ code: number; said: string; complained: string }> {
  const env = { ...process.env, DATA_DIR: world.host.dataDir, DATABASE_URL: '', PUBLIC_URL: world.host.url }
  return new Promise((resolve) => {
    execFile(process.execPath, [tool, ...words], { env }, (failure, said, complained) => {
      resolve({ code: failure ? Number(failure.code) : 0, said, complained })
    })
  })
}

const dates = ['--closes', '2027-05-01 19:00', '--draws', '2027-05-03 19:00']
const today = dayInLondon()
const ann = ['--name', 'Ann "Annie" Lee', '--address', '1 High Street, London', '--postcode', 'n1 9gu']

test('explains itself, and so does every mistake', async () => {
  expect((await operator('help')).said).toContain('schedule <experience>')
  const unknown = await operator('conjure')
  expect(unknown).toMatchObject({ code: 1, said: '' })
  expect(unknown.complained).toContain('There is no command "conjure".')
  expect((await operator('list', '--all')).complained).toContain("Unknown option '--all'")
})

test('makes a member an operator, and takes it back', async () => {
  const member = await world.person()
  expect((await member.act('operator_draws')).code).toBe('not_an_operator')
  const promoted = await operator('promote', member.email)
  expect(promoted.code).toBe(0)
  expect(promoted.said).toContain(`The desk is at ${world.host.url}/operator; it asks for the second step`)
  expect((await member.act('operator_draws')).code).toBe('second_factor_needed')
  await takeSecondStep(member.client)
  expect((await member.act('operator_draws')).code).toBeNull()
  expect(await operator('demote', member.email)).toMatchObject({ code: 0 })
  expect((await member.act('operator_draws')).code).toBe('not_an_operator')
  const stranger = await operator('promote', 'nobody@example.com')
  expect(stranger).toMatchObject({ code: 1, complained: expect.stringContaining('There is no account') })
  expect(stranger.complained).toContain(`in the database in ${world.host.dataDir} (DATA_DIR)`)
})

test('makes no database where there is none, and says where it looked', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'wanderwish-empty-'))
  const { code, said, complained } = await runScript('operator/main', ['promote', 'ann@example.com'], empty)
  expect({ code, said }).toEqual({ code: 1, said: '' })
  expect(complained).toContain(`There is no database in ${empty} (DATA_DIR).`)
  expect(await readdir(empty)).toEqual([])
  await rm(empty, { recursive: true })
})

test('knows the database of development, and how to reach it', async () => {
  const checkout = await mkdtemp(join(tmpdir(), 'wanderwish-checkout-'))
  const [data, development] = [join(checkout, 'data'), join(checkout, '.development')]
  expect(otherDatabase(data, checkout)).toBe('')
  await mkdir(join(development, 'postgres'), { recursive: true })
  await writeFile(join(development, 'postgres', 'PG_VERSION'), '17\n')
  expect(otherDatabase(data, checkout)).toContain('DATA_DIR=.development npm run operator')
  expect(otherDatabase(development, checkout)).toBe('')
  await rm(checkout, { recursive: true })
})

test('schedules in UK time, by the summer clock', async () => {
  const { said } = await operator('schedule', 'seychelles', ...dates, '--price', '£12.50', '--cap', '500')
  expect(said).toContain('closes 1 May 2027, 19:00')
  expect(await drawFor(world, 'seychelles')).toMatchObject({
    price_pence: 1250,
    cap: 500,
    closes_at: '2027-05-01T18:00:00+00:00',
  })
  expect((await operator('list')).said).toContain('0 entries (0 of 500 paid, 0 by post)')
})

test('shows the manifest before it schedules, to the millisecond, and lists each date of the draw', async () => {
  await operator('on-sale', 'bali')
  const exact = ['--closes', '2027-05-01T18:00:00.250Z', '--draws', '2027-05-03 19:00']
  const { said } = await operator('schedule', 'bali', ...exact, '--opens', '2027-04-01 09:00')
  expect(said).toContain('Nothing of this can be changed afterwards.')
  expect(said).toContain('"closesAt": "2027-05-01T18:00:00.250Z"')
  expect(
    await world.sql`select closes_at from private.draws where draws_at is not null and experience = 'bali'`,
  ).toMatchObject([{ closes_at: new Date('2027-05-01T18:00:00.250Z') }])
  expect((await operator('list')).said).toContain(
    'opens 1 Apr 2027, 09:00, closes 1 May 2027, 19:00, letters until 1 May 2027, 19:00, refunds until 2 May 2027, 19:00, drawn 3 May 2027, 19:00',
  )
})

/** As somebody at a terminal, who types one answer; `script` of Linux makes the terminal. */
function atTerminal(answer: string, ...words: string[]): Promise<string> {
  const line = [process.execPath, tool, ...words].map((word) => `'${word}'`).join(' ')
  const env = { ...process.env, DATA_DIR: world.host.dataDir, DATABASE_URL: '' }
  return new Promise((resolve) => {
    const child = execFile('script', ['-qec', line, '/dev/null'], { env }, (_, said) => resolve(said))
    child.stdin?.end(`${answer}\n`)
  })
}

test.runIf(process.platform === 'linux')('asks at a terminal, unless told --yes', async () => {
  await operator('on-sale', 'japan')
  const count = async () => (await world.sql`select from private.draws where draws_at is not null`).length
  const before = await count()
  const refused = await atTerminal('no', 'schedule', 'japan', ...dates)
  expect(refused).toContain('Schedule it? (yes/no)')
  expect(refused).toContain('Nothing was written.')
  expect(await count()).toBe(before)
  const told = await atTerminal('no', 'schedule', 'japan', ...dates, '--yes')
  expect(told).not.toContain('Schedule it?')
  expect(await count()).toBe(before + 1)
})

test('refuses dates that do not fit and changes nothing', async () => {
  const before = await world.sql`select count(*)::int as draws from private.draws`
  const refused = await operator(
    'schedule',
    'monaco',
    '--closes',
    '2027-05-01 19:00',
    '--draws',
    '2027-05-02 18:59',
  )
  expect(refused).toMatchObject({ code: 1, complained: expect.stringContaining('The dates do not fit') })
  const vague = await operator('schedule', 'monaco', '--closes', 'tomorrow', '--draws', '2027-05-02 19:00')
  expect(vague).toMatchObject({ code: 1, complained: expect.stringContaining('--closes must be a time') })
  expect(await world.sql`select count(*)::int as draws from private.draws`).toEqual(before)
})

test('logs a letter once, however often it is typed in', async () => {
  const letter = ['log-post', 'seychelles', ...ann, '--born', '1990-01-01', '--received', today]
  const first = await operator(...letter)
  expect(first.said).toContain('Ticket number 1')
  const id = /Letter (\S+)\./.exec(first.said)?.[1] ?? ''
  expect((await operator(...letter, '--letter', id)).said).toContain('Ticket number 1')
  expect((await operator(...letter)).said).toContain('Ticket number 2')
  const minor = await operator(...letter, '--born', '2010-01-01')
  expect(minor).toMatchObject({ code: 1, complained: expect.stringContaining('was not 18') })
  const ancient = await operator(...letter, '--born', '1880-01-01', '--received', '1910-05-01')
  expect(ancient).toMatchObject({ code: 1, complained: expect.stringContaining('before this draw opened') })
})

test('says which draw a letter is in, and takes it out again while it may', async () => {
  const letter = ['log-post', 'seychelles', ...ann, '--born', '1990-01-01', '--received', today]
  const logged = (await operator(...letter, '--name', 'Void Able')).said
  const { id: draw } = await drawFor(world, 'seychelles')
  expect(logged).toContain(`Seychelles luxury escape (${draw}), drawn 3 May 2027, 19:00.`)
  const id = /Letter (\S+)\./.exec(logged)?.[1] ?? ''
  expect((await operator('void-letter', id)).complained).toContain('--reason is missing')
  expect((await operator('void-letter', '17', '--reason', 'x')).complained).toContain('named by the id')
  const reason = ['--reason', 'It was not signed.']
  expect((await operator('void-letter', id, ...reason)).said).toContain('Ticket number 3 is out of the pool')
  expect((await operator('void-letter', crypto.randomUUID(), ...reason)).complained).toContain('no letter')
})

test('refuses a letter whose draw is frozen by the title of that draw', async () => {
  const [row] = await world.sql`
    insert into private.draws (experience, title, price_pence, charity_name, charity_pence, max_per_person, opens_at,
      closes_at, postal_closes_at, draws_at, status)
    values ('monaco', 'Monaco in May', 1000, 'A charity', 250, 50, '2026-05-01', '2026-06-01', '2026-06-01', '2026-06-04',
      'frozen') returning id`
  const letter = [...ann, '--born', '1990-01-01', '--received', '2026-05-20']
  for (const wanted of ['monaco', row?.id]) {
    const { code, complained } = await operator('log-post', wanted, ...letter)
    expect(code).toBe(1)
    expect(complained.trim()).toMatch(
      /^The letter arrived in time for Monaco in May, whose list is frozen.*$/,
    )
  }
  const cancelled = await operator('cancel', row?.id, '--reason', 'A storm.', '--yes')
  expect(cancelled.complained).toContain('it is drawn by itself at its time and can no longer be cancelled')
})

test('takes an experience off sale, and puts it back', async () => {
  expect((await operator('off-sale', 'diaspora')).said).toContain('Nigeria homecoming is off sale')
  expect((await operator('schedule', 'diaspora', ...dates)).complained).toContain('off sale; put it back')
  expect((await operator('list')).said).toMatch(/^\S+ {2}diaspora, OFF SALE$/m)
  expect((await operator('on-sale', 'diaspora')).said).toContain('is on sale')
  expect((await operator('off-sale', 'atlantis')).complained).toContain('There is no such experience')
  expect((await operator('schedule', 'worldcup2026', ...dates)).complained).toContain(
    'event of this trip is over',
  )
})

test('asks whose letter it is when an account has the name, and takes the answer', async () => {
  const letter = ['log-post', 'monaco', ...ann, '--born', '1990-01-01', '--received', today]
  const known = await world.person({ name: 'Ann “Annie” Lee', postcode: 'N1 9GU' })
  const asked = await operator(...letter)
  expect(asked).toMatchObject({ code: 1, said: '' })
  expect(asked.complained).toContain(`--same-as ${known.id}  (${known.email[0]}***@example.com)`)
  const hers = await operator(...letter, '--same-as', known.id)
  expect(hers.said).toContain('Ticket number 1, recognised as an account holder')
  expect((await operator(...letter, '--stranger')).said).toMatch(
    /^Ticket number 2\. Monaco Grand Prix VIP \(\S+\), no date yet\. /,
  )
  const vague = await operator(...letter, '--same-as', 'Ann')
  expect(vague.complained).toContain('--same-as must be an id')
})

test('shows who may be one person, and lets the operator decide', async () => {
  expect((await operator('reviews')).said).toContain('Nobody is waiting')
  const dates = ['--born', '1990-01-01', '--received', today]
  await operator('log-post', 'monaco', ...ann, ...dates, '--name', 'Pen Friend')
  await world.person({ name: 'Pen Friend', postcode: 'N1 9GU' })
  expect((await operator('reviews')).said).toContain(`letter of ${today}: Pen Friend, 1 High Street`)
  const phone = '+447700900077'
  const [one, two] = [await world.person({ phone }), await world.person({ phone })]
  const { said } = await operator('reviews')
  const id = /^(\S{36}) {2}the same telephone$/m.exec(said)?.[1] ?? ''
  for (const { id: account, email } of [one, two]) expect(said).toContain(`account ${email} (${account})`)
  expect((await operator('decide', id)).complained).toContain('Say --same or --different.')
  expect((await operator('decide', 'ffff-none', '--same')).complained).toContain('There is no review')
  expect((await operator('decide', id.slice(0, 13), '--different')).said).toContain('They are two people')
  expect((await operator('decide', id, '--same')).complained).toContain('decided the other way')
  expect((await operator('reviews')).said).not.toContain('the same telephone')
})

test('exports every entry as CSV that no spreadsheet runs', async () => {
  const buyer = await world.person({ name: '=HYPERLINK("x")' })
  await buyer.act('buy_tickets', wish((await drawFor(world, 'seychelles')).id))
  const file = join(world.host.dataDir, 'entries.csv')
  expect((await operator('export', 'seychelles', file)).said).toContain('4 entries')
  const lines = (await readFile(file, 'utf8')).split('\r\n')
  expect(lines[0]).toBe('number,status,source,name,email,phone,address,issued_at,retired_at')
  expect(lines[1]).toMatch(/^1,live,post,"Ann ""Annie"" Lee",,,"[^"]+",2/)
  expect(lines[4]).toContain(`4,live,paid,"'=HYPERLINK(""x"")",${buyer.email},`)
})

test('writes down what was paid to a charity, and no more than is due', async () => {
  const { id } = await drawFor(world, 'seychelles')
  const paid = (amount: string) =>
    operator('charity-paid', id, '--amount', amount, '--reference', 'BACS 0042', '--on', today)
  expect((await paid('2.51')).complained).toContain('more than the charity still has coming')
  expect((await paid('£2')).said).toContain(
    "£2 of £2.50 paid to Wish Forward Children's Fund, £0.50 still due.",
  )
  expect((await paid('1')).complained).toContain('This reference is already written down')
  expect((await operator('charity-paid', id, '--amount', '1')).complained).toContain('--reference is missing')
})

test('cancels only when it is meant', async () => {
  const asked = await operator('cancel', 'seychelles', '--reason', 'A storm.')
  expect(asked).toMatchObject({ code: 1, complained: expect.stringContaining('Nothing was done') })
  expect((await drawFor(world, 'seychelles')).issued).toBe(3)
  const done = await operator('cancel', 'seychelles', '--reason', 'A storm.', '--yes')
  expect(done.said).toContain('1 tickets given back (a demonstration, no money moved), 2 letters voided')
  expect((await operator('list')).said).toContain(
    'seychelles, CANCELLED\n  Seychelles luxury escape: would have closed 1 May 2027, 19:00 and been drawn 3 May 2027, 19:00',
  )
})

test('decides how tickets are paid for', async () => {
  const buyer = await world.person()
  const buys = async () => (await buyer.act('buy_tickets', wish((await drawFor(world, 'diaspora')).id))).code
  expect(await operator('payment', 'stripe')).toMatchObject({ code: 0 })
  expect(await buys()).toBe('payment_required')
  expect(await operator('payment', 'barter')).toMatchObject({ code: 1 })
  expect(await operator('payment', 'demo')).toMatchObject({ code: 0 })
  expect(await buys()).toBeNull()
})

test('reads the security log, of everybody or of one account, newest first', async () => {
  const [ann, ben] = [await world.person(), await world.person()]
  await ann.client.auth.signInWithPassword({ email: ann.email, password: 'not the password' })
  await takeSecondStep(ann.client)
  const hers = (await operator('security-log', ann.email.toUpperCase())).said.trim().split('\n')
  expect(hers[0]).toMatch(new RegExp(`^\\S+Z  added_second_step  ${ann.email}  from \\S+$`))
  expect(hers.some((line) => line.includes('failed_sign_in'))).toBe(true)
  expect(hers.filter((line) => !line.includes(ann.email))).toEqual([])
  const { said } = await operator('security-log')
  for (const { email } of [ann, ben]) expect(said).toContain(email)
  const stranger = await operator('security-log', 'nobody@example.com')
  expect(stranger).toMatchObject({ code: 1, complained: expect.stringContaining('There is no account') })
})

async function refusal({ url, publishableKey }: TestHost, token: string): Promise<string | null> {
  const client = newClient(url, publishableKey, { authorization: `Bearer ${token}` })
  return (await client.rpc('my_tickets')).error?.message ?? null
}

test('rotates the keys: a token from before still opens, and a new one is signed with the new key', async () => {
  const member = await world.person()
  const rotated = await operator('rotate-keys')
  const kid = /signed with (\S+) within a minute/.exec(rotated.said)?.[1]
  expect((await member.act('my_tickets')).code).toBeNull()
  const [newest] = await world.sql`select kid from host.signing_keys order by created_at desc limit 1`
  expect(newest?.kid).toBe(kid)
  const next = await startHost({ env: { DATABASE_URL: world.host.databaseUrl } })
  try {
    const client = next.client()
    const { data } = await client.auth.signInWithPassword({ email: member.email, password })
    const token = data.session?.access_token ?? ''
    expect(JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid).toBe(kid)
    expect(await refusal(world.host, token), 'the new one, at the host from before').toBeNull()
    expect(await refusal(next, member.token), 'the one from before, at the new host').toBeNull()
  } finally {
    await next.stop()
  }
})
