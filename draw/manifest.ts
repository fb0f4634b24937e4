import { quicknet, roundAt } from './beacon.ts'
import { isHex, isUuid } from './bytes.ts'
import { canonicalBytes } from './canonical.ts'
import { sha256 } from './sha256.ts'
import { instantOf, isUtcToTheMillisecond, utc } from './times.ts'

/** The terms of a draw, published when it opens and never changed. Times are RFC 3339 in UTC. */
export type Manifest = {
  v: 1
  draw: string
  title: string
  experience: string
  pricePence: number
  charityName: string
  charityPence: number
  maxPerPerson: number
  cap: number | null
  opensAt: string
  closesAt: string
  postalClosesAt: string
  refundsUntil: string
  drawsAt: string
  chain: string
  chainKey: string
  round: number
  reserves: number
  checkpointKey: string
  payment: string
}

export type ManifestFacts = Omit<Manifest, 'v' | 'chain' | 'chainKey' | 'round' | 'reserves'>

const day = 24 * 60 * 60 * 1000

export function newManifest(facts: ManifestFacts): Manifest {
  const drawsAt = utc(facts.drawsAt)
  return {
    v: 1,
    draw: facts.draw,
    title: facts.title,
    experience: facts.experience,
    pricePence: facts.pricePence,
    charityName: facts.charityName,
    charityPence: facts.charityPence,
    maxPerPerson: facts.maxPerPerson,
    cap: facts.cap,
    opensAt: utc(facts.opensAt),
    closesAt: utc(facts.closesAt),
    postalClosesAt: utc(facts.postalClosesAt),
    refundsUntil: utc(facts.refundsUntil),
    drawsAt,
    chain: quicknet.chain,
    chainKey: quicknet.chainKey,
    round: roundAt(drawsAt),
    reserves: 10,
    checkpointKey: facts.checkpointKey,
    payment: facts.payment,
  }
}

/** A draw with its dates, in the words in which the service tells it. */
export type DatedDraw = {
  id: string
  title: string
  experience: string
  price_pence: number
  charity_name: string
  charity_pence: number
  max_per_person: number
  cap: number | null
  payment: string
} & Record<'opens_at' | 'closes_at' | 'postal_closes_at' | 'refunds_until' | 'draws_at', string | null>

/** What a draw promises, or would: the same for whoever publishes it and whoever looks at it beforehand. */
export function manifestOf(draw: DatedDraw, checkpointKey: string): Manifest {
  // The database knows microseconds.
  const at = (moment: string | null) => new Date(moment ?? Number.NaN).toISOString()
  return newManifest({
    draw: draw.id,
    title: draw.title,
    experience: draw.experience,
    pricePence: draw.price_pence,
    charityName: draw.charity_name,
    charityPence: draw.charity_pence,
    maxPerPerson: draw.max_per_person,
    cap: draw.cap,
    opensAt: at(draw.opens_at),
    closesAt: at(draw.closes_at),
    postalClosesAt: at(draw.postal_closes_at),
    refundsUntil: at(draw.refunds_until),
    drawsAt: at(draw.draws_at),
    checkpointKey,
    payment: draw.payment,
  })
}

export function manifestHash(manifest: unknown): Uint8Array {
  return sha256(canonicalBytes(manifest))
}

type Rule = (value: unknown) => boolean

const isText: Rule = (value) => typeof value === 'string' && value.length > 0 && value.isWellFormed()
const isCount: Rule = (value) => Number.isSafeInteger(value) && (value as number) >= 0
const isPositive: Rule = (value) => isCount(value) && value !== 0

const rules: Record<keyof Manifest, Rule> = {
  v: (value) => value === 1,
  draw: isUuid,
  title: isText,
  experience: isText,
  pricePence: isCount,
  charityName: isText,
  charityPence: isCount,
  maxPerPerson: isPositive,
  cap: (value) => value === null || isPositive(value),
  opensAt: isUtcToTheMillisecond,
  closesAt: isUtcToTheMillisecond,
  postalClosesAt: isUtcToTheMillisecond,
  refundsUntil: isUtcToTheMillisecond,
  drawsAt: isUtcToTheMillisecond,
  chain: (value) => value === quicknet.chain,
  chainKey: (value) => value === quicknet.chainKey,
  round: isPositive,
  reserves: (value) => value === 10,
  checkpointKey: (value) => isHex(value, 32),
  payment: isText,
}

/** What is wrong with a manifest, as `fault` or `fault:key`; nothing if it is one. */
export function manifestFaults(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return ['not_an_object']
  const faults = [
    ...Object.keys(rules).flatMap((key) => keyFault(value, key as keyof Manifest)),
    ...Object.keys(value)
      .filter((key) => !Object.hasOwn(rules, key))
      .map((key) => `extra:${key}`),
  ]
  return faults.length > 0 ? faults : contradictions(value as Manifest)
}

function keyFault(value: object, key: keyof Manifest): string[] {
  if (!Object.hasOwn(value, key)) return [`missing:${key}`]
  return rules[key]((value as Manifest)[key]) ? [] : [`wrong:${key}`]
}

/** What no key shows alone. */
function contradictions(manifest: Manifest): string[] {
  const [opens, closes, post, refunds, draws] = [
    manifest.opensAt,
    manifest.closesAt,
    manifest.postalClosesAt,
    manifest.refundsUntil,
    manifest.drawsAt,
  ].map(instantOf) as [number, number, number, number, number]
  const faults: string[] = []
  if (!(opens < closes && closes <= post && post <= refunds)) faults.push('times_out_of_order')
  if (refunds !== draws - day) faults.push('refunds_not_a_day_before')
  if (manifest.charityPence > manifest.pricePence) faults.push('charity_above_price')
  if (draws < 1000 * quicknet.genesis || manifest.round !== roundAt(manifest.drawsAt)) {
    faults.push('round_not_of_draw_time')
  }
  return faults
}
