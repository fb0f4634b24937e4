import { describe, expect, test } from 'vitest'
import { checkReceipt, type Receipt, type ReceiptTicket, receiptInResult } from './receipt.ts'
import { receiptFor, sampleDraw, sampleKey, signed, textOf } from './testing/sample-draw.ts'

const sample = sampleDraw()
const [first, second] = sample.leaves.map(({ ticketNo }) => ticketNo) as [number, number]
const retired = sample.log.retired[0]?.ticketNo as number
const receipt = receiptFor(sample, first, second, retired)

function failed(value: unknown, key?: string) {
  return checkReceipt(value, key)
    .filter(({ ok }) => !ok)
    .map(({ id, tickets }) => [id, ...tickets])
}

function withTicket(change: Partial<ReceiptTicket>): Receipt {
  return {
    ...receipt,
    tickets: receipt.tickets.map((ticket, at) => (at === 0 ? { ...ticket, ...change } : ticket)),
  }
}

describe('a buyer’s receipt', () => {
  test('shows that the tickets are theirs and stand in the signed log', () => {
    expect(checkReceipt(receipt, sampleKey)).toEqual([
      { id: 'form', ok: true, tickets: [] },
      { id: 'commit', ok: true, tickets: [] },
      { id: 'log', ok: true, tickets: [] },
      { id: 'signature', ok: true, tickets: [] },
    ])
    expect(failed(JSON.parse(JSON.stringify(receipt)))).toEqual([])
  })

  test('fails with another salt, holder or number, and names the ticket', () => {
    expect(failed(withTicket({ salt: '00'.repeat(32) }))).toEqual([['commit', first]])
    expect(failed({ ...receipt, holder: '7c0f3f0a-1d7e-4b61-8f6e-2a9b1c3d4e50' })).toEqual([
      ['commit', first, second, retired],
    ])
    expect(failed(withTicket({ ticketNo: 9000 }))).toEqual([
      ['commit', 9000],
      ['log', 9000],
    ])
  })

  test('fails with another place or proof', () => {
    const { proof } = receiptFor(sample, first).tickets[0] as ReceiptTicket
    const [hash, ...rest] = proof as [string, ...string[]]
    for (const bent of [
      { index: 9 },
      { index: -1 },
      { proof: rest },
      { proof: [...rest, hash] },
      { proof: [] },
    ]) {
      expect(failed(withTicket(bent))).toEqual([['log', first]])
    }
  })

  test('fails with a checkpoint nobody signed, or of another draw', () => {
    const { checkpoint } = receipt
    expect(failed({ ...receipt, checkpoint: { ...checkpoint, at: '2023-01-01T00:00:00Z' } })).toEqual([
      ['signature'],
    ])
    const other = signed({ ...checkpoint, draw: '0b8f6c1e-52d7-4a3c-9e10-6f2d8a7b4c56' })
    expect(failed({ ...receipt, checkpoint: other })).toEqual([['log']])
  })

  test('fails with a key that is not the manifest’s, even if it signed', () => {
    expect(failed(receipt, 'aa'.repeat(32))).toEqual([['signature']])
  })

  test.each([
    null,
    'receipt',
    {},
    { ...receipt, v: 2 },
    { ...receipt, tickets: [] },
    { ...receipt, tickets: [null] },
    withTicket({ proof: ['zz'] }),
    withTicket({ salt: 'ab' }),
    { ...receipt, checkpoint: null },
    { ...receipt, checkpointKey: 'key' },
    { ...receipt, order: 1 },
    { ...receipt, draw: 'draw' },
    { ...receipt, holder: 'ada' },
    { ...receipt, tickets: [receipt.tickets[0], 'ticket'] },
    withTicket({ commit: 'ab' }),
    withTicket({ index: 0.5 }),
    withTicket({ ticketNo: 0 }),
    withTicket({ proof: 'proof' as never }),
  ])('is not %j', (value) => {
    expect(checkReceipt(value).map(({ id, ok }) => [id, ok])).toEqual([
      ['form', false],
      ['commit', false],
      ['log', false],
      ['signature', false],
    ])
  })
})

describe('a receipt in a result', () => {
  test('finds each ticket in the pool, among the retired, or not at all', async () => {
    const without = { ...sample, leaves: sample.leaves.filter(({ ticketNo }) => ticketNo !== second) }
    expect(await receiptInResult(receipt, [await textOf(without)])).toEqual([
      { ticketNo: first, found: 'live', index: 0 },
      { ticketNo: second, found: 'missing', index: null },
      { ticketNo: retired, found: 'retired', index: null },
    ])
  })

  test('tells each of several tickets the place of its own', async () => {
    const places = [0, 7, sample.leaves.length - 1]
    const numbers = places.map((place) => sample.leaves[place]?.ticketNo as number)
    const found = await receiptInResult(receiptFor(sample, ...numbers), [await textOf(sample)])
    expect(found).toEqual(places.map((index, at) => ({ ticketNo: numbers[at], found: 'live', index })))
  })

  test('does not take a leaf with another commit for the buyer’s own', async () => {
    const stolen = withTicket({ commit: 'ab'.repeat(32) })
    const found = await receiptInResult(stolen, [await textOf(sample)])
    expect(found[0]).toEqual({ ticketNo: first, found: 'missing', index: null })
  })
})
