import { type Round, readRound, roundTime, verifyRound } from './beacon.ts'
import { fromHex, toHex } from './bytes.ts'
import { canonicalJson } from './canonical.ts'
import { claimFaults } from './check-claims.ts'
import { Entries } from './check-entries.ts'
import { isSignedBy, readCheckpoint } from './checkpoint.ts'
import { type Fault, note } from './faults.ts'
import { type Manifest, manifestFaults, manifestHash } from './manifest.ts'
import { picksOf, seedOf } from './picks.ts'
import type { Claim, Pick, ResultEnd, ResultFigures, ResultHead } from './result.ts'
import { type Raw, type ResultChunks, ResultFormError, readResult } from './result-reader.ts'

/** What each step shows to people: computed here, not copied from the file; null where it could not be. */
type FactsOf = {
  manifest: { hash: string | null; manifest: Manifest | null }
  leaves: { live: number; retired: number; tombstones: number }
  root: { root: string | null }
  log: { size: number; root: string | null; signedAt: string | null }
  beacon: { round: number | null; publishedAt: string | null; randomness: string | null }
  seed: { seed: string | null }
  picks: { picks: Pick[] }
  claims: { claims: Claim[] }
}

export type StepId = keyof FactsOf
type StepOf<Id extends StepId> = { id: Id; ok: boolean; faults: Fault[]; facts: FactsOf[Id] }
export type Step = { [Id in StepId]: StepOf<Id> }[StepId]
export type { Fault }

export type Progress = { bytesRead: number; leavesRead: number; logRebuilt: number }

export type CheckOptions = {
  onProgress?: (progress: Progress) => void
  /** Each step as soon as it is known: the manifest at once, the others when all is read. */
  onStep?: (step: Step) => void
}

/** Checks a result from its text alone. Never throws for what the text says, only for a stream that breaks. */
export async function checkResult(chunks: ResultChunks, options: CheckOptions = {}): Promise<Step[]> {
  const check = new ResultCheck(options)
  try {
    await check.read(chunks)
  } catch (error) {
    if (!(error instanceof ResultFormError)) throw error
    check.failToRead(error.line)
    return check.steps
  }
  check.finish()
  return check.steps
}

/** The steps a step builds on: it cannot hold where they do not. */
const foundations: { readonly [Id in StepId]: readonly StepId[] } = {
  manifest: [],
  leaves: [],
  root: ['leaves'],
  log: ['manifest', 'leaves'],
  beacon: ['manifest'],
  seed: ['manifest', 'root', 'beacon'],
  picks: ['seed'],
  claims: ['picks'],
}

const unknownFacts: FactsOf = {
  manifest: { hash: null, manifest: null },
  leaves: { live: 0, retired: 0, tombstones: 0 },
  root: { root: null },
  log: { size: 0, root: null, signedAt: null },
  beacon: { round: null, publishedAt: null, randomness: null },
  seed: { seed: null },
  picks: { picks: [] },
  claims: { claims: [] },
}

class ResultCheck {
  readonly steps: Step[] = []
  #options: CheckOptions
  #progress: Progress = { bytesRead: 0, leavesRead: 0, logRebuilt: 0 }
  #entries = new Entries('')

  // What the file says, and what was found out about it so far.
  #figures = {} as Raw<ResultFigures>
  #end = {} as Raw<ResultEnd>
  #hash: Uint8Array = new Uint8Array()
  #manifest: Manifest | null = null
  #root: Uint8Array = new Uint8Array()
  #round: Round | null = null
  #seed: Uint8Array | null = null
  #picks: Pick[] = []

  constructor(options: CheckOptions) {
    this.#options = options
  }

  read(chunks: ResultChunks): Promise<void> {
    return readResult(chunks, {
      head: (head) => this.#checkManifest(head),
      leaf: (line) => this.#entries.addLeaf(line),
      tombstone: (line) => this.#entries.addTombstone(line),
      figures: (figures) => {
        this.#figures = figures
      },
      retired: (line) => this.#entries.addRetired(line),
      end: (end) => {
        this.#end = end
      },
      progress: (bytesRead) => this.#report({ bytesRead, leavesRead: this.#entries.live.length }),
    })
  }

  finish(): void {
    this.#checkLeaves()
    this.#checkRoot()
    this.#checkLog()
    this.#checkBeacon()
    this.#checkSeed()
    this.#checkPicks()
    this.#checkClaims()
  }

  /** Steps that were not reached fail by name. */
  failToRead(line: number): void {
    for (const id of Object.keys(foundations) as StepId[]) {
      if (this.steps.some((step) => step.id === id)) continue
      const seen = id === 'leaves' ? this.#entries.faults : []
      this.#add(id, [{ code: 'unreadable', at: line }, ...seen], unknownFacts[id])
    }
  }

  #checkManifest({ manifest, manifestHash: claimed }: Raw<ResultHead>): void {
    const faults: Fault[] = manifestFaults(manifest).map((code) => ({ code }))
    if (faults.length === 0) this.#manifest = manifest as Manifest
    this.#hash = manifestHash(manifest)
    const hash = toHex(this.#hash)
    if (claimed !== hash) note(faults, 'hash_differs')
    const draw = (manifest as Partial<Manifest> | null)?.draw
    this.#entries = new Entries(typeof draw === 'string' ? draw : '')
    this.#add('manifest', faults, { hash, manifest: this.#manifest })
  }

  #checkLeaves(): void {
    const { faults, live, retired, tombstones } = this.#entries
    const { n, paid, free } = this.#figures
    this.#entries.matchTombstones()
    if (n !== live.length) note(faults, 'count_differs')
    if (!isCount(paid) || !isCount(free) || paid + free !== n) note(faults, 'paid_and_free_differ')
    this.#add('leaves', faults, {
      live: live.length,
      retired: retired.length,
      tombstones: tombstones.length,
    })
  }

  #checkRoot(): void {
    this.#root = this.#entries.pool.root()
    const root = toHex(this.#root)
    this.#add('root', this.#figures.root === root ? [] : [{ code: 'root_differs' }], { root })
  }

  #checkLog(): void {
    const faults: Fault[] = []
    const said = this.#figures.log as Raw<ResultFigures['log']>
    const size = this.#entries.logSize
    const rebuilt = this.#entries.logRoot(this.#end.tombstonesAt, faults, (logRebuilt) =>
      this.#report({ logRebuilt }),
    )
    const root = rebuilt && toHex(rebuilt)
    if (said.size !== size) note(faults, 'log_size_differs')
    if (said.root !== root) note(faults, 'log_root_differs')
    const checkpoint = readCheckpoint(said.checkpoint)
    if (checkpoint?.size !== size || checkpoint.root !== root) note(faults, 'checkpoint_differs')
    const isSigned = isSignedBy(checkpoint, this.#manifest?.checkpointKey)
    // Without a manifest there is no key to check with: the step fails for that alone.
    if (this.#manifest && !isSigned) note(faults, 'checkpoint_not_signed')
    if (this.#manifest && checkpoint?.draw !== this.#manifest.draw) note(faults, 'checkpoint_of_another_draw')
    this.#add('log', faults, { size, root, signedAt: isSigned && checkpoint ? checkpoint.at : null })
  }

  #checkBeacon(): void {
    const faults: Fault[] = []
    const { round, randomness, signature } = this.#end
    if (this.#manifest && round !== this.#manifest.round) note(faults, 'round_not_of_manifest')
    this.#round = readRound(this.#end)
    if (randomness === null && signature === null) note(faults, 'not_drawn_yet')
    else if (!verifyRound(this.#end)) note(faults, 'round_not_signed')
    this.#add('beacon', faults, {
      round: this.#manifest?.round ?? null,
      publishedAt: this.#manifest && roundTime(this.#manifest.round),
      randomness: this.#round?.randomness ?? null,
    })
  }

  #checkSeed(): void {
    if (this.#round) {
      this.#seed = seedOf({
        manifestHash: this.#hash,
        root: this.#root,
        n: this.#entries.live.length,
        round: this.#round.round,
        randomness: fromHex(this.#round.randomness),
      })
    }
    const seed = this.#seed && toHex(this.#seed)
    this.#add('seed', this.#end.seed === seed ? [] : [{ code: 'seed_differs' }], { seed })
  }

  #checkPicks(): void {
    const { live } = this.#entries
    if (this.#seed && this.#manifest) {
      this.#picks = picksOf(this.#seed, live.length, 1 + this.#manifest.reserves).map((index) => ({
        index,
        ticketNo: live.numbers.at(index),
      }))
    }
    const asDrawn = canonicalJson(this.#end.picks) === canonicalJson(this.#picks)
    this.#add('picks', asDrawn ? [] : [{ code: 'picks_differ' }], { picks: this.#picks })
  }

  #checkClaims(): void {
    const faults = claimFaults(this.#end.claims, this.#picks)
    this.#add('claims', faults, { claims: faults.length === 0 ? (this.#end.claims as Claim[]) : [] })
  }

  #add<Id extends StepId>(id: Id, faults: Fault[], facts: FactsOf[Id]): void {
    const broken = foundations[id].filter((on) => !this.steps.find((step) => step.id === on)?.ok)
    const all = [...faults, ...broken.map((on) => ({ code: 'depends', on }))]
    const step = { id, ok: all.length === 0, faults: all, facts } as Step
    this.steps.push(step)
    this.#options.onStep?.(step)
  }

  #report(progress: Partial<Progress>): void {
    this.#progress = { ...this.#progress, ...progress }
    this.#options.onProgress?.(this.#progress)
  }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}
