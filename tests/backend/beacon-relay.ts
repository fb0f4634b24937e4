import { createServer } from 'node:http'
import { quicknet, type Round } from '../../draw/beacon.ts'
import vectors from '../../draw/vectors.json' with { type: 'json' }

/** Genuine rounds of the public beacon, recorded. */
export const recordedRounds: readonly Round[] = vectors.rounds

export function recorded(round: number): Round {
  const found = recordedRounds.find((known) => known.round === round)
  if (!found) throw new Error(`Round ${round} is not among the recorded ones`)
  return found
}

export type Relay = {
  url: string
  /** Rounds that were asked for, in order. */
  asked: number[]
  /** How it answers: with the genuine round, with words of its own, or not at all. */
  answer: (round: number) => unknown
  close: () => void
}

/** A relay of our own on loopback: the tests never ask the world. */
export async function openRelay(): Promise<Relay> {
  const relay: Relay = {
    url: '',
    asked: [],
    answer: (round) => recordedRounds.find((known) => known.round === round),
    close: () => server.close(),
  }
  const server = createServer((request, response) => {
    const [, chain, round] = /^\/([0-9a-f]+)\/public\/(\d+)$/.exec(request.url ?? '') ?? []
    if (chain !== quicknet.chain) return response.writeHead(404).end()
    relay.asked.push(Number(round))
    const answer = relay.answer(Number(round))
    if (answer === undefined) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  relay.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return relay
}
