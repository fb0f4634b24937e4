import { createHash, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkResult } from './check.ts'
import { leafLine, tombstoneLine } from './entries.ts'
import { resultText } from './result.ts'
import vectors from './vectors.json' with { type: 'json' }

// A second implementation, written from the published description and in the plainest way: no function of ours until
// the end, where both must say the same.

const sha256 = (...parts: Uint8Array[]) => createHash('sha256').update(Buffer.concat(parts)).digest()
const u64 = (n: number) => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(n))
  return bytes
}

function treeRoot(leaves: Buffer[]): Buffer {
  if (leaves.length === 0) return sha256()
  if (leaves.length === 1) return sha256(Buffer.of(0), leaves[0] as Buffer)
  let left = 1
  while (2 * left < leaves.length) left *= 2
  return sha256(Buffer.of(1), treeRoot(leaves.slice(0, left)), treeRoot(leaves.slice(left)))
}

function sortedJson(value: Record<string, unknown>): string {
  return JSON.stringify(
    Object.fromEntries(
      Object.keys(value)
        .sort()
        .map((key) => [key, value[key]]),
    ),
  )
}

function naivePicks(seed: Buffer, n: number): number[] {
  const limit = 2n ** 64n - (2n ** 64n % BigInt(n))
  const picks: number[] = []
  for (let i = 0; picks.length < Math.min(11, n); i++) {
    const x = sha256(Buffer.from('draw-pick/v1\0'), seed, u64(i)).readBigUInt64BE(0)
    const index = Number(x % BigInt(n))
    if (x < limit && !picks.includes(index)) picks.push(index)
  }
  return picks
}

test('a whole draw, computed a second time by other means, is the same to the byte', async () => {
  const draw = '5e0c2e7a-3b52-4a55-8a3e-0d3c6b1f9a10'
  const keys = generateKeyPairSync('ed25519')
  const publicKey = createPublicKey(keys.privateKey).export({ format: 'der', type: 'spki' }).subarray(-32)
  const { round, randomness, signature } = vectors.rounds.find((each) => each.round === 1_000_000) as {
    round: number
    randomness: string
    signature: string
  }
  const drawsAt = 1000 * (1_692_803_367 + 3 * (round - 1))
  const daysBefore = (days: number) => new Date(drawsAt - days * 86_400_000).toISOString()
  const manifest = {
    v: 1,
    draw,
    title: 'A week in Kyōto',
    experience: 'japan',
    pricePence: 1000,
    charityName: 'Children’s Fund',
    charityPence: 200,
    maxPerPerson: 10,
    cap: null,
    opensAt: daysBefore(20),
    closesAt: daysBefore(2),
    postalClosesAt: daysBefore(2),
    refundsUntil: daysBefore(1),
    drawsAt: daysBefore(0),
    chain: vectors.manifest.manifest.chain,
    chainKey: vectors.manifest.manifest.chainKey,
    round,
    reserves: 10,
    checkpointKey: publicKey.toString('hex'),
    payment: 'stripe',
  }
  const manifestHash = sha256(Buffer.from(sortedJson(manifest)))

  const issued = Array.from({ length: 25 }, (_, at) => {
    const holder = Buffer.from('7c0f3f0a1d7e4b618f6e2a9b1c3d4e5f', 'hex')
    const commit = sha256(sha256(u64(at)), holder, u64(at + 1)).toString('hex')
    return { commit, draw, ticketNo: at + 1, v: 1 as const }
  })
  const tombstone = (ticketNo: number, reason: 'refund' | 'void') => ({
    draw,
    ticketNo,
    v: 1 as const,
    void: reason,
  })
  const log = [
    ...issued.slice(0, 7),
    tombstone(3, 'refund'),
    ...issued.slice(7, 20),
    tombstone(20, 'void'),
    tombstone(1, 'refund'),
    ...issued.slice(20),
  ]
  const gone = [1, 3, 20]
  const live = issued.filter(({ ticketNo }) => !gone.includes(ticketNo))
  const bytes = (entry: object) => Buffer.from(sortedJson({ ...entry }))
  const root = treeRoot(live.map(bytes))
  const logRoot = treeRoot(log.map(bytes)).toString('hex')
  const checkpoint = { at: daysBefore(1), draw, root: logRoot, size: log.length }
  const signedCheckpoint = {
    ...checkpoint,
    signature: sign(null, bytes(checkpoint), keys.privateKey).toString('hex'),
  }
  const seed = sha256(
    Buffer.from('draw-seed/v1\0'),
    manifestHash,
    root,
    u64(live.length),
    u64(round),
    Buffer.from(randomness, 'hex'),
  )
  const picks = naivePicks(seed, live.length).map((index) => ({
    index,
    ticketNo: live[index]?.ticketNo ?? 0,
  }))
  const winner = picks[0]?.ticketNo ?? 0
  const claims = [{ act: 'told' as const, at: '2023-10-01T09:00:00.000Z', place: 0, ticketNo: winner }]
  const lines = (entries: object[]) => entries.map((entry) => sortedJson({ ...entry })).join(',\n')
  const tombstones = [log[7], log[21], log[22]] as ReturnType<typeof tombstone>[]
  const retired = issued.filter(({ ticketNo }) => gone.includes(ticketNo))
  const text = `{"manifest":${sortedJson(manifest)},"manifestHash":"${manifestHash.toString('hex')}","leaves":[
${lines(live)}
],"tombstones":[
${lines(tombstones)}
],"root":"${root.toString('hex')}","n":22,"paid":20,"free":2,"log":{"size":28,"root":"${logRoot}","checkpoint":${sortedJson(signedCheckpoint)},"retired":[
${lines(retired)}
],"tombstonesAt":[7,21,22]},"round":${round},"randomness":"${randomness}","signature":"${signature}","seed":"${seed.toString('hex')}","picks":${JSON.stringify(picks)},"claims":${JSON.stringify(claims)}}
`

  const steps = await checkResult([text])
  expect(steps.flatMap(({ id, faults }) => faults.map(({ code }) => `${id}: ${code}`))).toEqual([])
  expect(steps.find(({ id }) => id === 'picks')?.facts).toEqual({ picks })

  let ours = ''
  for await (const chunk of resultText({
    head: { manifest, manifestHash: manifestHash.toString('hex') },
    leaves: live.map(leafLine),
    tombstones: tombstones.map(tombstoneLine),
    figures: {
      root: root.toString('hex'),
      n: 22,
      paid: 20,
      free: 2,
      log: { size: 28, root: logRoot, checkpoint: signedCheckpoint },
    },
    retired: retired.map(leafLine),
    end: {
      tombstonesAt: [7, 21, 22],
      round,
      randomness,
      signature,
      seed: seed.toString('hex'),
      picks,
      claims,
    },
  })) {
    ours += chunk
  }
  expect(ours).toBe(text)
  expect(Object.keys(JSON.parse(ours))).toEqual([
    'manifest',
    'manifestHash',
    'leaves',
    'tombstones',
    'root',
    'n',
    'paid',
    'free',
    'log',
    'round',
    'randomness',
    'signature',
    'seed',
    'picks',
    'claims',
  ])
})
