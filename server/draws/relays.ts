import { quicknet, type Round, readRound, verifyRound } from '../../draw/beacon.ts'

/** The public relays of the beacon; BEACON_RELAYS names others. Whom we ask does not matter: the signature decides. */
export const publicRelays = [
  'https://api.drand.sh',
  'https://api2.drand.sh',
  'https://api3.drand.sh',
  'https://drand.cloudflare.com',
]

const patienceMs = 5000
const longestAnswer = 10_000

/** The first relay with a genuine answer wins; why each of the others had none is in the error. */
export function fetchRound(relays: readonly string[], round: number): Promise<Round> {
  return fetchFrom(relays, round, `Round ${round}`)
}

/** The newest round there is. */
export function fetchLatest(relays: readonly string[]): Promise<Round> {
  return fetchFrom(relays, 'latest', 'The newest round')
}

async function fetchFrom(relays: readonly string[], wanted: number | 'latest', name: string): Promise<Round> {
  try {
    return await Promise.any(relays.map((relay) => askRelay(relay, wanted)))
  } catch (cause) {
    const reasons = cause instanceof AggregateError ? cause.errors.map((error) => error.message) : [cause]
    throw new Error(`${name} could not be had: ${reasons.join('; ')}`)
  }
}

async function askRelay(relay: string, wanted: number | 'latest'): Promise<Round> {
  const address = `${relay}/${quicknet.chain}/public/${wanted}`
  const answer = await fetch(address, { signal: AbortSignal.timeout(patienceMs), redirect: 'error' }).catch(
    (cause: Error) => {
      throw new Error(`${relay}: ${cause.cause instanceof Error ? cause.cause.message : cause.message}`)
    },
  )
  if (!answer.ok) throw new Error(`${relay}: answered ${answer.status}`)
  const text = await answer.text()
  const round = text.length > longestAnswer ? null : readRound(parsed(text))
  const isWanted = round && (wanted === 'latest' || round.round === wanted)
  if (!isWanted || !verifyRound(round)) throw new Error(`${relay}: not the genuine round`)
  return round
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
