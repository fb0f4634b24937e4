import { createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isUuid } from '../../draw/bytes.ts'
import type { SignedCheckpoint } from '../../draw/checkpoint.ts'
import { leafLine, tombstoneLine } from '../../draw/entries.ts'
import {
  type Claim,
  type Pick,
  resultEnd,
  resultFigures,
  resultHead,
  tombstonesFollow,
} from '../../draw/result.ts'
import type { Sql } from '../database/pool.ts'
import type { Handler } from '../http/http.ts'
import { commitPages, leavesOf, type Stone, tombstonesOf } from './entry-log.ts'

type Published = {
  body: string
  manifest_hash: string
  root: string
  n: number
  paid: number
  free: number
  checkpoint: SignedCheckpoint
  randomness: string | null
  signature: string | null
  seed: string | null
  picks: Pick[]
  claims: Claim[]
}

/** Serves /draw-files/<draw>.json, the one file by which a draw is checked; other names under there are plain files. */
export function drawFiles(sql: Sql, folder: string): Handler {
  const leaves = new LeafFiles(sql, folder)
  return async (_request, url) => {
    const name = /^\/draw-files\/([^/]+)\.json$/.exec(url.pathname)?.[1]
    const file = isUuid(name) ? await drawFile(sql, leaves, name) : null
    if (!file) return null
    return {
      status: 200,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="draw-${name}.json"`,
        'cache-control': 'no-cache',
      },
      body: Readable.from(file),
    }
  }
}

/** The file in pieces, never whole; null for a draw that is not frozen yet. */
export async function drawFile(
  sql: Sql,
  leaves: LeafFiles,
  draw: string,
): Promise<AsyncGenerator<string | Buffer> | null> {
  const [facts] = await sql<Published[]>`
    select m.body, encode(m.hash, 'hex') as manifest_hash, encode(p.root, 'hex') as root, p.n, p.paid, p.free,
      private.checkpoint_facts(c) as checkpoint, encode(r.randomness, 'hex') as randomness,
      encode(r.signature, 'hex') as signature, encode(r.seed, 'hex') as seed,
      private.picks_of(p.draw_id) as picks, private.claims_of(p.draw_id) as claims
    from private.frozen_pools p join private.manifests m using (draw_id)
    join private.checkpoints c on c.draw_id = p.draw_id and c.size = p.log_size
    left join private.drawn_rounds r on r.draw_id = p.draw_id
    where p.draw_id = ${draw}`
  if (!facts) return null
  const stones = await tombstonesOf(sql, draw)
  return pieces(facts, stones, await leaves.open(draw, stones), await retiredLeaves(sql, draw))
}

async function* pieces(
  facts: Published,
  stones: Stone[],
  leaves: Readable,
  retired: string[],
): AsyncGenerator<string | Buffer> {
  const { root, n, paid, free, checkpoint, randomness, signature, seed, picks, claims } = facts
  const manifest = JSON.parse(facts.body)
  yield `${resultHead({ manifest, manifestHash: facts.manifest_hash })}\n`
  yield* leaves
  yield `${tombstonesFollow}\n`
  yield list(
    stones.map((stone) =>
      tombstoneLine({ draw: manifest.draw, ticketNo: stone.number, v: 1, void: stone.void }),
    ),
  )
  const { size, root: logRoot } = checkpoint
  yield `${resultFigures({ root, n, paid, free, log: { size, root: logRoot, checkpoint } })}\n`
  yield list(retired)
  const tombstonesAt = stones.map(({ at }) => at)
  yield `${resultEnd({ tombstonesAt, round: manifest.round, randomness, signature, seed, picks, claims })}\n`
}

async function retiredLeaves(sql: Sql, draw: string): Promise<string[]> {
  const rows = await sql`
    select number, encode(commit, 'hex') as commit from private.tickets
    where draw_id = ${draw} and status <> 'live' order by number`
  return rows.map(({ number, commit }) => leafLine({ commit, draw, ticketNo: number, v: 1 }))
}

function list(lines: readonly string[]): string {
  return lines.length > 0 ? `${lines.join(',\n')}\n` : ''
}

/** The live leaves of frozen draws, written to a file when first asked for: a crowd of checkers costs no database. */
export class LeafFiles {
  readonly #sql: Sql
  readonly #folder: string
  readonly #writing = new Map<string, Promise<void>>()

  constructor(sql: Sql, folder: string) {
    this.#sql = sql
    this.#folder = folder
  }

  async open(draw: string, stones: readonly Stone[]): Promise<Readable> {
    const path = join(this.#folder, `${draw}.leaves`)
    const isThere = await access(path).then(
      () => true,
      () => false,
    )
    if (!isThere) await this.#writeOnce(draw, path, stones)
    return createReadStream(path)
  }

  #writeOnce(draw: string, path: string, stones: readonly Stone[]): Promise<void> {
    const writing =
      this.#writing.get(draw) ?? this.#write(draw, path, stones).finally(() => this.#writing.delete(draw))
    this.#writing.set(draw, writing)
    return writing
  }

  /** Written beside its place and moved there whole, so that nobody reads half a list. */
  async #write(draw: string, path: string, stones: readonly Stone[]): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    const beside = `${path}.${process.pid}`
    try {
      await pipeline(leafText(this.#sql, draw, stones), createWriteStream(beside))
      await rename(beside, path)
    } finally {
      await rm(beside, { force: true })
    }
  }
}

async function* leafText(sql: Sql, draw: string, stones: readonly Stone[]): AsyncGenerator<string> {
  const retired = new Set(stones.map(({ number }) => number))
  // Byte for byte a leaf's canonical JSON: whoever checks the file would find any other form.
  const end = `","draw":"${draw}","ticketNo":`
  let isFirst = true
  for await (const page of commitPages(sql, draw)) {
    let chunk = ''
    for (const { ticketNo, commit } of leavesOf(page)) {
      if (retired.has(ticketNo)) continue
      chunk += `${isFirst ? '' : ',\n'}{"commit":"${commit}${end}${ticketNo},"v":1}`
      isFirst = false
    }
    yield chunk
  }
  if (!isFirst) yield '\n'
}
