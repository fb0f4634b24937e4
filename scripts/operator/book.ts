import { rename, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import type { ToolArgs } from '../../contract/acts.ts'
import type { BookedDraw, Entry } from '../../contract/desk.ts'
import type { Cancellation, DrawPreview } from '../../contract/operator.ts'
import { manifestOf } from '../../draw/manifest.ts'
import type { Sql } from '../../server/database/pool.ts'
import { csv } from '../../src/lib/csv.ts'
import { formatPence } from '../../src/lib/money.ts'
import {
  optional,
  pence,
  readWords,
  required,
  subject,
  time,
  UsageError,
  type Words,
  wholeNumber,
} from './arguments.ts'
import { act, withDatabase } from './database.ts'
import { findDraw, ukTime } from './finding.ts'

export async function list(args: string[]): Promise<string> {
  readWords(args, [])
  return withDatabase(async (sql) => {
    const rows = await sql<{ draw: BookedDraw }[]>`select draw from private.draw_book() draw`
    const running = await sql<{ facts: Cancellation }[]>`
      select private.cancellation_facts(c) as facts from private.cancellations c where c.done_at is null`
    const emptying = new Map(running.map(({ facts }) => [facts.draw_id, facts]))
    return rows.map(({ draw }) => describeDraw(draw, emptying.get(draw.id))).join('\n\n')
  })
}

function describeDraw(draw: BookedDraw, emptying: Cancellation | undefined): string {
  const pool = `${draw.issued} entries (${draw.paid_tickets}${draw.cap ? ` of ${draw.cap}` : ''} paid, ${draw.postal_entries} by post)`
  const money = `${formatPence(draw.price_pence)} a ticket${draw.payment === 'demo' ? ' in demonstration' : ''}, ${formatPence(draw.takings_pence)} taken, ${formatPence(draw.charity_total_pence)} for ${draw.charity_name}`
  const state = draw.off_sale ? 'OFF SALE' : draw.state.toUpperCase()
  return [
    `${draw.id}  ${draw.experience}, ${state}`,
    `  ${draw.title}: ${datesOf(draw)}`,
    `  ${pool}`,
    `  ${money}`,
    ...(emptying ? [`  being emptied: ${emptying.done_number} of ${emptying.last_number} numbers`] : []),
  ].join('\n')
}

function datesOf(draw: BookedDraw): string {
  if (!draw.closes_at) return 'no dates yet'
  if (draw.state === 'cancelled') {
    return `would have closed ${ukTime(draw.closes_at)} and been drawn ${ukTime(draw.draws_at)}`
  }
  const past = draw.state === 'upcoming' || draw.state === 'open' ? '' : 'd'
  const dates = [
    ...(draw.state === 'upcoming' ? [`opens ${ukTime(draw.opens_at)}`] : []),
    `close${past || 's'} ${ukTime(draw.closes_at)}`,
    `letters until ${ukTime(draw.postal_closes_at)}`,
    `refunds until ${ukTime(draw.refunds_until)}`,
    draw.drawn_at
      ? `drawn ${ukTime(draw.drawn_at)}, number ${draw.drawn_number ?? 'none'}`
      : `drawn ${ukTime(draw.draws_at)}`,
  ]
  return dates.join(', ')
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

/** Shows the draw as it would be, and at a terminal asks before anything is written. */
export async function schedule(args: string[]): Promise<string> {
  const words = readWords(args, scheduleOptions, ['yes'])
  const experience = subject(words, 'experience')
  return withDatabase(async (sql) => {
    const wished = await wishedDraw(sql, words, experience)
    const shown = await act(sql, 'preview_draw', wished)
    console.log(describePreview(shown))
    if (!words.options.yes && process.stdin.isTTY && !(await isConfirmed())) return 'Nothing was written.'
    const draw = await act(sql, 'schedule_draw', { ...wished, opens_at: shown.opens_at, draw_id: shown.id })
    return `Scheduled ${draw.title} (${draw.id}): closes ${ukTime(draw.closes_at)}, drawn ${ukTime(draw.draws_at)}.`
  })
}

async function wishedDraw(sql: Sql, words: Words, experience: string): Promise<ToolArgs<'schedule_draw'>> {
  return {
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
    draw_id: null,
  }
}

function describePreview(shown: DrawPreview): string {
  const manifest = shown.checkpoint_key
    ? `\nIts manifest:\n${JSON.stringify(manifestOf(shown, shown.checkpoint_key), null, 2)}`
    : ''
  return [
    `${shown.title}: opens ${ukTime(shown.opens_at)}, closes ${ukTime(shown.closes_at)}, letters until ${ukTime(shown.postal_closes_at)}, refunds until ${ukTime(shown.refunds_until)}, drawn ${ukTime(shown.draws_at)}.`,
    `${formatPence(shown.price_pence)} a ticket${shown.payment === 'demo' ? ', in demonstration' : ''}, ${formatPence(shown.charity_pence)} of it for ${shown.charity_name}; at most ${shown.max_per_person} for one person${shown.cap ? ` and ${shown.cap} paid in all` : ''}.`,
    ...(shown.carried_over ? [`${shown.carried_over} tickets sold before come along.`] : []),
    ...(shown.left_waiting
      ? [
          `${shown.left_waiting} tickets stay in the undated draw, because the terms differ; their holders are told by mail. Cancel it to refund them.`,
        ]
      : []),
    'Nothing of this can be changed afterwards.',
  ]
    .join('\n')
    .concat(manifest)
}

async function isConfirmed(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Schedule it? (yes/no) ')
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}

export async function cancel(args: string[]): Promise<string> {
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
    return describeCancellation(await act(sql, 'cancel_draw', { draw_id: draw, reason }))
  })
}

/** "Sent" is said of money that has left, and of no other. */
function moneyOf({ payment, owed_pence: owed, sent_pence: sent }: Cancellation): string {
  if (payment === 'demo') return 'a demonstration, no money moved'
  return `${formatPence(owed)}, ${sent === owed ? 'all' : formatPence(sent)} of it sent`
}

function describeCancellation(of: Cancellation): string {
  if (!of.done_at) {
    return `Cancelled. Its ${of.last_number} entries are given back and voided by the running service, part by part; "list" shows how far it is.`
  }
  return `Cancelled. ${of.refunded_tickets} tickets given back (${moneyOf(of)}), ${of.voided_letters} letters voided, ${of.mails} mails queued.`
}

const entryColumns: (keyof Entry)[] = [
  'number',
  'status',
  'source',
  'name',
  'email',
  'phone',
  'address',
  'issued_at',
  'retired_at',
]
const entriesAtOnce = 10_000

export async function exportEntries(args: string[]): Promise<string> {
  const words = readWords(args, [])
  const wanted = subject(words, 'draw', 2)
  const [, file] = words.positionals
  const entries = await withDatabase(async (sql) => allEntries(sql, await findDraw(sql, wanted)))
  const text = csv(entryColumns, entries)
  if (!file) return text.trimEnd()
  // Written beside its place and moved there whole: a full disk leaves no half list behind.
  await writeFile(`${file}.new`, text, { mode: 0o600 })
  await rename(`${file}.new`, file)
  return `${entries.length} entries written to ${file}.`
}

async function allEntries(sql: Sql, draw: string): Promise<Entry[]> {
  const entries: Entry[] = []
  for (;;) {
    const after = entries.at(-1)?.number ?? 0
    const page = await sql<Entry[]>`select * from private.entries_after(${draw}, ${after}, ${entriesAtOnce})`
    entries.push(...page)
    if (page.length < entriesAtOnce) return entries
  }
}
