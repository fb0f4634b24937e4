import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sha256 } from '@noble/hashes/sha2.js'
import { roundTime } from '../../draw/beacon.ts'
import { utf8 } from '../../draw/bytes.ts'
import { openPool, type Sql } from '../../server/database.ts'
import { checkpointKey } from '../../server/draws/checkpoint-key.ts'
import { drawFile, LeafFiles } from '../../server/draws/draw-files.ts'
import { freeze } from '../../server/draws/freezing.ts'
import { openDraw, type World } from '../backend/tickets-world.ts'
import type { Figure } from './figures.ts'

const round = 1000
const beforeDraw = (hours: number) =>
  new Date(Date.parse(roundTime(round)) - hours * 60 * 60_000).toISOString()

/** A draw of so many sold tickets, some of them refunded, written straight into the tables. */
export async function draughtOf(world: World, tickets: number): Promise<string> {
  const draw = await openDraw(world, {
    opens_at: beforeDraw(240),
    closes_at: beforeDraw(72),
    draws_at: beforeDraw(0),
  })
  const [{ id: person }] = (await world.sql`select id from auth.users limit 1`) as unknown as [{ id: string }]
  const order = randomUUID()
  await world.sql`
    insert into private.orders (id, user_id, request_id, draw_id, quantity, price_pence, charity_pence, provider, status,
      first_number, adult_confirmed_at, created_at, paid_at)
    values (${order}, ${person}, ${randomUUID()}, ${draw}, 1, 1000, 250, 'demo', 'paid', 1, now(), now(), now())`
  await world.sql.begin(async (sql) => {
    await sql`alter table private.tickets disable trigger tickets_are_sealed`
    await sql`
      insert into private.tickets (draw_id, number, user_id, order_id, log_index, commit)
      select ${draw}, number, ${person}, ${order}, number - 1, sha256(int4send(number))
      from generate_series(1, ${tickets}) number`
    await sql`alter table private.tickets enable trigger tickets_are_sealed`
    await sql`update private.draws set numbered = ${tickets}, live = ${tickets}, paid = ${tickets} where id = ${draw}`
    await sql`
      update private.tickets set status = 'refunded', retired_at = now()
      where draw_id = ${draw} and number % 1000 = 0`
  })
  await world.sql`vacuum analyze private.tickets`
  return draw
}

/** Freezing and publishing against nothing but the hash of each leaf, in the same process. */
export async function freezeFigure(world: World, tickets: number): Promise<{ figure: Figure; file: string }> {
  const sql = openPool(world.host.databaseUrl, 2)
  const folder = await mkdtemp(join(tmpdir(), 'wanderwish-bench-'))
  try {
    await world.setClock(beforeDraw(120))
    const draw = await draughtOf(world, tickets)
    // Its database stays; its worker would be quicker than we are.
    await world.host.kill()
    await world.setClock(beforeDraw(23))
    const key = await checkpointKey(sql)
    let highest = 0
    const watch = setInterval(() => {
      highest = Math.max(highest, process.memoryUsage().rss)
    }, 100)
    const started = performance.now()
    await freeze(sql, draw, key)
    const file = join(folder, 'draw.json')
    await write(sql, folder, draw, file)
    const taken = performance.now() - started
    clearInterval(watch)
    const plain = await plainHashing(file)
    const ratio = taken / plain
    const kept = join(tmpdir(), `wanderwish-bench-${draw}.json`)
    await pipeline((await import('node:fs')).createReadStream(file), createWriteStream(kept))
    return {
      file: kept,
      figure: {
        what: `Freezing and publishing ${tickets.toLocaleString('en-GB')} tickets ÷ plain SHA-256 of their leaves (${(taken / 1000).toFixed(1)} s ÷ ${(plain / 1000).toFixed(1)} s, ${Math.round(highest / 1e6)} MB at most)`,
        measured: ratio.toFixed(2),
        wanted: 'at most 3',
        isMet: ratio <= 3,
      },
    }
  } finally {
    await sql.end()
    await rm(folder, { recursive: true, force: true })
  }
}

async function write(sql: Sql, folder: string, draw: string, file: string): Promise<void> {
  const pieces = await drawFile(sql, new LeafFiles(sql, folder), draw)
  if (!pieces) throw new Error('The draw is not frozen')
  await pipeline(pieces, createWriteStream(file))
}

/** One hash for each leaf of the file, and nothing else. */
async function plainHashing(file: string): Promise<number> {
  const text = await readFile(file, 'utf8')
  const lines = text.slice(0, text.indexOf('],"tombstones"')).split('\n').slice(1, -1)
  let taken = 0
  for (let first = 0; first < lines.length; first += 100_000) {
    const leaves = lines.slice(first, first + 100_000).map((line) => utf8(`\0${line.replace(/,$/, '')}`))
    const started = performance.now()
    for (const leaf of leaves) sha256(leaf)
    taken += performance.now() - started
  }
  return taken
}
