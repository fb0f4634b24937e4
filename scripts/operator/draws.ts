import { createWriteStream } from 'node:fs'
import { readFile, rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Claim, ClaimMove } from '../../contract/operator.ts'
import { type Round, readRound } from '../../draw/beacon.ts'
import { functionContext } from '../../server/calls/functions.ts'
import type { Sql } from '../../server/database/pool.ts'
import { checkpointKey } from '../../server/draws/checkpoint-key.ts'
import { Checkpoints } from '../../server/draws/checkpoints.ts'
import { drawFile, LeafFiles } from '../../server/draws/draw-files.ts'
import { draw, WrongRound } from '../../server/draws/drawing.ts'
import { freeze } from '../../server/draws/freezing.ts'
import { fetchRound } from '../../server/draws/relays.ts'
import { startDrawWorker } from '../../server/draws/worker.ts'
import { startMoneyWorkers } from '../../server/money/workers.ts'
import { readSettings } from '../../server/settings.ts'
import { date, optional, readWords, subject, UsageError } from './arguments.ts'
import { act, withDatabase } from './database.ts'
import { findDrawThatIs, ukTime } from './finding.ts'
import { sentences } from './words.ts'

/** What the worker does by itself, by hand. */
export async function freezeByHand(args: string[]): Promise<string> {
  const wanted = subject(readWords(args, []), 'draw')
  return withDatabase(async (sql) => {
    const id = await findDrawThatIs(sql, wanted, ['open'])
    const isFirst = await freeze(sql, id, await checkpointKey(sql))
    const [pool] = await sql`
      select n, paid, free, encode(root, 'hex') as root from private.frozen_pools where draw_id = ${id}`
    const entries = `${pool?.n} entries (${pool?.paid} paid, ${pool?.free} by post), root ${pool?.root}`
    return `${isFirst ? 'Frozen' : 'It was frozen before'}: ${entries}.`
  })
}

export async function drawByHand(args: string[]): Promise<string> {
  const words = readWords(args, ['round-file'])
  const wanted = subject(words, 'draw')
  const file = optional(words, 'round-file')
  return withDatabase(async (sql) => {
    const id = await findDrawThatIs(sql, wanted, ['frozen'])
    const round = file ? await roundIn(file) : await roundFor(sql, id)
    const isFirst = await draw(sql, id, round).catch((cause) => {
      if (cause instanceof WrongRound) throw new UsageError(sentences[cause.message] ?? cause.message)
      throw cause
    })
    const picks = await sql`select number from private.picks where draw_id = ${id} order by place`
    const [winner, ...reserves] = picks.map(({ number }) => number)
    if (!winner) return 'Drawn: there were no entries, so nobody has won.'
    return `${isFirst ? 'Drawn' : 'It was drawn before'}: number ${winner}${reserves.length ? `, reserves ${reserves.join(', ')}` : ''}.`
  })
}

async function roundIn(file: string): Promise<Round> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`The file ${file} cannot be read.`)
  })
  const round = readRound(jsonIn(text))
  if (!round)
    throw new UsageError(
      `${file} holds no round: it must say {"round", "randomness", "signature"} as a relay does.`,
    )
  return round
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function roundFor(sql: Sql, id: string): Promise<Round> {
  const [due] = await sql`select round from private.draws_to_draw() where draw_id = ${id}`
  if (!due) throw new UsageError(sentences.too_early ?? 'too_early')
  return fetchRound(readSettings(process.env).beaconRelays, Number(due.round))
}

const moves: readonly ClaimMove[] = ['told', 'contacted', 'claimed', 'refused', 'delivered']

/** Shows who has been offered a prize, and moves the newest of them on. */
export async function claims(args: string[]): Promise<string> {
  const words = readWords(args, ['born', 'first-name', 'county'])
  const wanted = subject(words, 'draw', 2)
  const [, word] = words.positionals
  const move = moves.find((known) => known === word)
  if (word && !move) throw new UsageError(`A claim can be ${moves.join(', ')}.`)
  const born = optional(words, 'born')
  return withDatabase(async (sql) => {
    const id = await findDrawThatIs(sql, wanted, ['drawn'])
    if (move) {
      await act(sql, 'move_claim', {
        draw_id: id,
        act: move,
        born_on: born && date(born, 'born'),
        first_name: optional(words, 'first-name'),
        county: optional(words, 'county'),
        place: null,
      })
    }
    const [row] = await sql<{ list: Claim[] }[]>`select private.operator_claims(${id}) as list`
    return row?.list.length ? row.list.map(describeClaim).join('\n\n') : 'Nobody has been offered the prize.'
  })
}

function describeClaim(claim: Claim): string {
  const who = [claim.name, claim.email, claim.phone, claim.address].filter(Boolean).join(', ')
  const turn = claim.place === 0 ? 'The winner' : `Reserve ${claim.place}`
  const published = claim.first_name ? `publishes ${claim.first_name}, ${claim.county}` : 'publishes nothing'
  const task = claim.contacted_at
    ? `called ${ukTime(claim.contacted_at)}`
    : `TO CALL by ${ukTime(claim.contact_due_at)}`
  const isOpen = ['untold', 'told', 'claimed'].includes(claim.status)
  return [
    `${turn}, number ${claim.number}: ${claim.status}`,
    `  ${who || 'erased'}`,
    ...(claim.status === 'untold' ? ['  TO TELL: the entry left no e-mail address'] : []),
    ...(claim.status === 'told' && claim.claim_by ? [`  to claim by ${ukTime(claim.claim_by)}`] : []),
    ...(claim.born_on ? [`  born ${claim.born_on}, ${published}`] : []),
    ...(isOpen ? [`  ${task}`] : []),
  ].join('\n')
}

/** The file by which a draw is checked, for sites whose pages lie on a CDN. */
export async function publish(args: string[]): Promise<string> {
  const words = readWords(args, [])
  const wanted = subject(words, 'draw', 2)
  const [, file] = words.positionals
  if (!file) throw new UsageError('Say which file to write.')
  return withDatabase(async (sql) => {
    const id = await findDrawThatIs(sql, wanted, ['frozen', 'drawn'])
    const pieces = await drawFile(sql, new LeafFiles(sql, join(tmpdir(), 'wanderwish-draw-files')), id)
    if (!pieces) throw new UsageError('The draw is not frozen yet.')
    await pipeline(pieces, createWriteStream(`${file}.new`))
    await rename(`${file}.new`, file)
    return `Written to ${file}.`
  })
}

/** For hosted Supabase, where no host of ours runs beside the database. */
export async function runDraws(args: string[]): Promise<string> {
  readWords(args, [])
  const { beaconRelays: relays, payment, functionsDir, publicUrl } = readSettings(process.env)
  return withDatabase(async (sql) => {
    const worker = startDrawWorker({ sql, checkpoints: await Checkpoints.open(sql), relays })
    const context = functionContext(sql, publicUrl)
    const money = payment === 'stripe' ? startMoneyWorkers({ sql, functionsDir, context }) : null
    console.log('Freezing and drawing as it comes due; stop with Ctrl-C.')
    await new Promise((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve)
    })
    await Promise.all([worker.stop(), money?.stop()])
    return 'Stopped.'
  })
}
