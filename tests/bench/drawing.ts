import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { sha256 } from '@noble/hashes/sha2.js'
import { roundTime } from '../../draw/beacon.ts'
import { utf8 } from '../../draw/bytes.ts'
import { openPool } from '../../server/database/pool.ts'
import { drawFile, LeafFiles } from '../../server/draws/draw-files.ts'
import { draw } from '../../server/draws/drawing.ts'
import { recorded } from '../backend/beacon-relay.ts'
import { openDraw, openWorld, type World } from '../backend/tickets-world.ts'
import { checkingFigures } from './checking.ts'
import type { Figure } from './figures.ts'

const freezer = fileURLToPath(new URL('freeze-one.ts', import.meta.url))
const round = 1000
const beforeDraw = (hours: number) =>
  new Date(Date.parse(roundTime(round)) - hours * 60 * 60_000).toISOString()

/** A draw of so many sold tickets, some of them refunded, written straight into the tables. */
async function draughtOf(world: World, tickets: number): Promise<string> {
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

const million = 1_000_000

/** A draw of a million: frozen and published here, then checked in a browser; and ten million for their memory. */
export async function drawingFigures(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'wanderwish-bench-'))
  try {
    const file = join(folder, 'draw.json')
    const frozen = await frozenDraw(million, folder, file)
    const checked = await checkingFigures(file)
    for (const { what, measured } of checked) console.log(`${what}: ${measured}`)
    const larger = await frozenDraw(10 * million, folder, join(folder, 'larger.json'))
    return [
      {
        what: `Freezing and publishing a million tickets ÷ plain SHA-256 of their leaves (${seconds(frozen.taken)} ÷ ${seconds(frozen.plain)})`,
        measured: (frozen.taken / frozen.plain).toFixed(2),
        wanted: 'at most 3',
        isMet: frozen.taken <= 3 * frozen.plain,
      },
      ...checked,
      {
        what: `Memory while freezing ten million (one million: ${Math.round(frozen.memory)} MB)`,
        measured: `${Math.round(larger.memory)} MB in ${seconds(larger.taken)}`,
        wanted: 'under 2000 MB',
        isMet: larger.memory < 2000,
      },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** Freezes and publishes in a process of its own, so that its memory is its own, and then draws. */
async function frozenDraw(
  tickets: number,
  folder: string,
  file: string,
): Promise<{ taken: number; plain: number; memory: number }> {
  const world = await openWorld()
  try {
    await world.person()
    await world.setClock(beforeDraw(120))
    const id = await draughtOf(world, tickets)
    // Its database stays; its worker would be quicker than we are.
    await world.host.kill()
    await world.setClock(beforeDraw(23))
    const freezing = spawnSync(
      process.execPath,
      ['--expose-gc', freezer, world.host.databaseUrl, id, folder, file],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const { taken, memory } = JSON.parse(freezing.stdout)
    await world.setClock(beforeDraw(0))
    await drawAndPublish(world, id, folder, file)
    const plain = tickets === million ? await plainHashing(file) : 0
    console.log(
      `${tickets} tickets frozen and published in ${seconds(taken)}, ${Math.round(memory)} MB at most; plain hashing ${seconds(plain)}`,
    )
    return { taken, memory, plain }
  } finally {
    await world.close()
  }
}

async function drawAndPublish(world: World, id: string, folder: string, file: string): Promise<void> {
  const sql = openPool(world.host.databaseUrl, 2)
  await draw(sql, id, recorded(round))
  const pieces = await drawFile(sql, new LeafFiles(sql, folder), id)
  if (pieces) await pipeline(pieces, createWriteStream(file))
  await sql.end()
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
