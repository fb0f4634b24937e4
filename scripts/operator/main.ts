import { rename, writeFile } from 'node:fs/promises'
import type { BookedDraw, Entry } from '../../contract/operator.ts'
import { rotateSigningKeys } from '../../server/access/signing-keys.ts'
import { readSettings } from '../../server/settings.ts'
import { StartError } from '../../server/start-error.ts'
import { formatPence } from '../../src/lib/money.ts'
import { optional, pence, readWords, required, subject, time, UsageError, wholeNumber } from './arguments.ts'
import { charityPaid } from './charity.ts'
import { csv } from './csv.ts'
import { act, withDatabase } from './database.ts'
import { claims, drawByHand, freezeByHand, publish, runDraws } from './draws.ts'
import { findDraw, ukTime } from './finding.ts'
import { logPost, voidLetter } from './letters.ts'
import { decide, describeCandidates, reviews } from './people.ts'
import { setOnSale } from './sales.ts'
import { voidTickets } from './voiding.ts'
import { help, sentences } from './words.ts'

type Command = (args: string[]) => Promise<string>

const commands: Record<string, Command> = {
  help: async () => help,
  promote: (args) => promote(args, true),
  demote: (args) => promote(args, false),
  list,
  schedule,
  'off-sale': (args) => setOnSale(args, false),
  'on-sale': (args) => setOnSale(args, true),
  'log-post': logPost,
  'void-letter': voidLetter,
  void: voidTickets,
  reviews,
  decide,
  cancel,
  'charity-paid': charityPaid,
  export: exportEntries,
  payment: choosePayment,
  refunds: refundsDue,
  'settle-refunds': sendRefunds,
  'security-log': securityLog,
  freeze: freezeByHand,
  draw: drawByHand,
  claims,
  publish,
  'run-draws': runDraws,
  'rotate-keys': rotateKeys,
  'send-mail': sendMail,
}

async function promote(args: string[], isPromoted: boolean): Promise<string> {
  const email = subject(readWords(args, []), 'account (its e-mail address)').toLowerCase()
  return withDatabase(async (sql) => {
    const [user] = await sql`select id, email_confirmed_at from auth.users where lower(email) = ${email}`
    if (!user) throw new UsageError(`There is no account with the address ${email}.`)
    if (!user.email_confirmed_at) throw new UsageError(`The address ${email} is not confirmed yet.`)
    const act = isPromoted ? 'promote_operator' : 'demote_operator'
    await sql.begin(async (all) => {
      if (isPromoted)
        await all`insert into private.operators (user_id) values (${user.id}) on conflict do nothing`
      else await all`delete from private.operators where user_id = ${user.id}`
      await all`select private.audit(null, ${act}, ${sql.json({ user_id: user.id })})`
    })
    return `${email} is ${isPromoted ? 'an operator' : 'no longer an operator'}.`
  })
}

async function list(args: string[]): Promise<string> {
  readWords(args, [])
  const rows = await withDatabase(
    (sql) => sql<{ draw: BookedDraw }[]>`select draw from private.draw_book() draw`,
  )
  return rows.map(({ draw }) => describeDraw(draw)).join('\n\n')
}

function describeDraw(draw: BookedDraw): string {
  const dates = draw.closes_at
    ? `closes ${ukTime(draw.closes_at)}, drawn ${ukTime(draw.draws_at)}`
    : 'no dates yet'
  const pool = `${draw.issued} entries (${draw.paid_tickets}${draw.cap ? ` of ${draw.cap}` : ''} paid, ${draw.postal_entries} by post)`
  const money = `${formatPence(draw.price_pence)} a ticket, ${formatPence(draw.takings_pence)} taken, ${formatPence(draw.charity_total_pence)} for ${draw.charity_name}`
  const status =
    draw.status === 'open' ? (draw.off_sale ? ', OFF SALE' : '') : `, ${draw.status.toUpperCase()}`
  return `${draw.id}  ${draw.experience}${status}\n  ${draw.title}: ${dates}\n  ${pool}\n  ${money}`
}

const scheduleOptions = [
  'opens',
  'closes',
  'post-closes',
  'draws',
  'title',
  'price',
  'charity',
  'charity-share',
  'max',
  'cap',
]

async function schedule(args: string[]): Promise<string> {
  const words = readWords(args, scheduleOptions)
  const experience = subject(words, 'experience')
  return withDatabase(async (sql) => {
    const draw = await act(sql, 'schedule_draw', {
      experience,
      closes_at: await time(sql, required(words, 'closes'), 'closes'),
      draws_at: await time(sql, required(words, 'draws'), 'draws'),
      opens_at: await time(sql, optional(words, 'opens'), 'opens'),
      postal_closes_at: await time(sql, optional(words, 'post-closes'), 'post-closes'),
      title: optional(words, 'title'),
      price_pence: pence(optional(words, 'price'), 'price'),
      charity_name: optional(words, 'charity'),
      charity_pence: pence(optional(words, 'charity-share'), 'charity-share'),
      max_per_person: wholeNumber(optional(words, 'max'), 'max'),
      cap: wholeNumber(optional(words, 'cap'), 'cap'),
    })
    const carried = draw.carried_over ? ` ${draw.carried_over} tickets sold before came along.` : ''
    const waiting = draw.left_waiting
      ? ` ${draw.left_waiting} tickets stay in the undated draw, because the terms differ; their holders are told by mail. Cancel it to refund them.`
      : ''
    return `Scheduled ${draw.title} (${draw.id}): closes ${ukTime(draw.closes_at)}, drawn ${ukTime(draw.draws_at)}.${carried}${waiting}`
  })
}

async function cancel(args: string[]): Promise<string> {
  const words = readWords(args, ['reason'], ['yes'])
  const wanted = subject(words, 'draw')
  const reason = required(words, 'reason')
  return withDatabase(async (sql) => {
    const draw = await findDraw(sql, wanted)
    if (!words.options.yes) {
      const [row] = await sql`select title, live from private.draws where id = ${draw}`
      throw new UsageError(
        `This would end "${row?.title}" (${draw}) and refund or void its ${row?.live} entries. Nothing was done; add --yes to do it.`,
      )
    }
    const outcome = await act(sql, 'cancel_draw', { draw_id: draw, reason })
    const { refunded_tickets, refunded_pence, voided_letters, mails } = outcome
    return `Cancelled. ${refunded_tickets} tickets refunded (${formatPence(refunded_pence)}), ${voided_letters} letters voided, ${mails} mails queued.`
  })
}

const entryColumns: (keyof Entry)[] = [
  'number',
  'status',
  'source',
  'name',
  'email',
  'issued_at',
  'retired_at',
]

async function exportEntries(args: string[]): Promise<string> {
  const words = readWords(args, [])
  const wanted = subject(words, 'draw', 2)
  const [, file] = words.positionals
  const rows = await withDatabase(
    async (sql) => sql`select * from private.entries_of(${await findDraw(sql, wanted)})`,
  )
  const text = csv(entryColumns, [...rows])
  if (!file) return text.trimEnd()
  // Written beside its place and moved there whole: a full disk leaves no half list behind.
  await writeFile(`${file}.new`, text, { mode: 0o600 })
  await rename(`${file}.new`, file)
  return `${rows.length} entries written to ${file}.`
}

async function choosePayment(args: string[]): Promise<string> {
  const provider = subject(readWords(args, []), 'way to pay (demo or stripe)')
  if (!['demo', 'stripe'].includes(provider)) throw new UsageError('Tickets are paid for by demo or stripe.')
  await withDatabase((sql) =>
    sql.begin(async (all) => {
      await all`select private.use_payment(${provider})`
      await all`select private.audit(null, 'use_payment', ${sql.json({ provider })})`
    }),
  )
  return provider === 'demo'
    ? 'Tickets are issued at once and no money moves.'
    : 'Tickets are issued by the signed word of Stripe alone.'
}

async function refundsDue(args: string[]): Promise<string> {
  readWords(args, [])
  const rows = await withDatabase(
    (sql) => sql`
      select r.id, r.amount_pence, r.reason, r.attempts, r.last_error, r.created_at, u.email
      from private.refunds r join private.orders o on o.id = r.order_id join auth.users u on u.id = o.user_id
      where r.status = 'due' order by r.created_at`,
  )
  const line = (row: (typeof rows)[number]) =>
    `${row.id}  ${formatPence(row.amount_pence)} to ${row.email}, since ${row.created_at.toISOString()} (${row.reason})${row.last_error ? `, ${row.attempts} attempts: ${row.last_error}` : ''}`
  return rows.length ? rows.map(line).join('\n') : 'No refund is waiting.'
}

async function sendRefunds(args: string[]): Promise<string> {
  readWords(args, [])
  return withDatabase(async (sql) => {
    // Loaded only when needed: it brings the payment provider's library along.
    const { settleRefunds } = await import('../../supabase/functions/refund/settle.ts')
    const settled = await settleRefunds(
      {
        sql: async (text, params = []) => [...(await sql.unsafe(text, [...params] as never[]))],
        env: process.env,
        verifyUser: async () => null,
        publicUrl: '',
      },
      1000,
    )
    const [row] = await sql`select count(*)::int as waiting from private.refunds where status = 'due'`
    return `${settled} refunds sent, ${row?.waiting} still waiting.`
  })
}

async function securityLog(args: string[]): Promise<string> {
  const { positionals } = readWords(args, [])
  const email = positionals[0]?.toLowerCase() ?? null
  return withDatabase(async (sql) => {
    const [user] = email ? await sql`select id from auth.users where lower(email) = ${email}` : []
    if (email && !user) throw new UsageError(`There is no account with the address ${email}.`)
    const rows = await sql`select * from private.security_lines(${user?.id ?? null}, 200)`
    const line = (row: (typeof rows)[number]) =>
      `${row.at.toISOString()}  ${row.act}  ${row.email ?? 'no account'}  from ${row.address ?? 'here'}`
    return rows.length ? rows.map(line).join('\n') : 'Nothing in the last ninety days.'
  })
}

async function rotateKeys(args: string[]): Promise<string> {
  readWords(args, [])
  const kid = await withDatabase((sql) => rotateSigningKeys(sql))
  return `Tokens are signed with ${kid} within a minute; those signed before stay good until they expire or the keys are rotated again.`
}

/** For hosted Supabase, where no host of ours runs beside the database. */
async function sendMail(args: string[]): Promise<string> {
  readWords(args, [])
  const { smtpUrl, mailFrom, publicUrl } = readSettings(process.env)
  if (!smtpUrl) throw new UsageError('Set SMTP_URL to the mail server to send through.')
  return withDatabase(async (sql) => {
    const { openOutbox } = await import('../../server/mail/outbox.ts')
    const { Checkpoints } = await import('../../server/draws/checkpoints.ts')
    const { renderFor } = await import('../../server/mail/render.ts')
    const { sealsOf } = await import('../../server/mail/seal.ts')
    const render = renderFor(publicUrl, sealsOf(sql, await Checkpoints.open(sql)))
    const outbox = openOutbox({ sql, smtpUrl, from: mailFrom, publicUrl, render })
    console.log('Sending mail as it comes; stop with Ctrl-C.')
    await new Promise((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve)
    })
    await outbox.stop()
    return 'Stopped.'
  })
}

function sentenceFor(cause: unknown): string {
  const { code, message, detail } = cause as { code?: string; message?: string; detail?: string }
  if (message === 'maybe_known' && detail) return `${sentences.maybe_known}\n${describeCandidates(detail)}`
  if (code?.startsWith('PT') && message) return sentences[message] ?? `The database refused: ${message}.`
  return message ?? String(cause)
}

async function main([name = 'help', ...args]: string[]): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  try {
    if (name.startsWith('-')) return console.log(help)
    if (!command) throw new UsageError(`There is no command "${name}".`)
    console.log(await command(args))
  } catch (cause) {
    console.error(sentenceFor(cause))
    if (cause instanceof UsageError) console.error('See: npm run operator -- help')
    else if (!(cause instanceof StartError) && !(cause as { code?: string }).code) console.error(cause)
    process.exitCode = 1
  }
}

await main(process.argv.slice(2))
