import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkResult, type Step } from '../../../../draw/check.ts'
import { sampleDraw, textOf } from '../../../../draw/testing/sample-draw.ts'
import { checkWords } from '../../../content/draws/checking.ts'
import type { ReceiptAnswer } from './check-messages.ts'
import {
  faultSentence,
  figuresOf,
  isEmptyIn,
  relayOf,
  statusOf,
  stepIds,
  titleOf,
  verdictOf,
} from './check-story.ts'
import { receiptLines } from './receipt-story.ts'

const published = readFileSync('public/draw-files/example.json', 'utf8')

describe('a visitor who checks', () => {
  test('the published file reads that everything holds, with the figures of each step', async () => {
    const steps = await checkResult([published])
    expect(verdictOf(steps)).toBe('holds')
    const { manifestHash, root, log, randomness, seed } = JSON.parse(published)
    expect(steps.flatMap((step) => figuresOf(step))).toEqual([
      ['Seal', manifestHash],
      ['In the draw', '1,009'],
      ['Handed back', '15'],
      ['Fingerprint', root],
      ['Lines of the log', '1,039'],
      ['Signed', 'Thu 14 September 2023, 12:00 BST'],
      ['Fingerprint', log.root],
      ['Round', '657,413'],
      ['Published', 'Fri 15 September 2023, 12:00 BST'],
      ['Number', randomness],
      ['Seed', seed],
      ['Winner', '000081'],
      ['Reserves', '000898, 000681, 000978, 000671, 000183, 000735, 000382, 000638, 000097, 000949'],
      ['Lines of the prize log', '6'],
    ])
    expect(isEmptyIn(steps)).toBe(false)
  })

  test('finds the round at somebody’s who is not us, where it holds', async () => {
    const { chain } = JSON.parse(published).manifest
    expect(relayOf(await checkResult([published]))).toEqual({
      label: 'See round 657,413 at api.drand.sh',
      address: `https://api.drand.sh/${chain}/public/657413`,
    })
    expect(relayOf(await checkResult([beforeTheDraw(published)]))).toBeNull()
    expect(relayOf([])).toBeNull()
  })

  test('an empty list reads that nobody could win', async () => {
    const steps = await checkResult([await textOf(sampleDraw({ sold: 0, refunded: 0 }))])
    expect([verdictOf(steps), isEmptyIn(steps)]).toEqual(['nobody', true])
    expect(titleOf('picks', true)).toBe('An empty list gives no number')
    expect(titleOf('claims', true)).toBe('There was nobody to offer the prize to')
    expect(titleOf('seed', true)).toBe(titleOf('seed', false))
    expect(titleOf('picks', false)).toBe('The winner and the reserves follow from the seed')
  })

  test('a file with a changed number reads which step fails and why, and which build on it', async () => {
    const steps = await checkResult([published.replace('"picks":[{"index":79', '"picks":[{"index":80')])
    expect(verdictOf(steps)).toBe('fails')
    expect(stepIds.filter((id) => statusOf(id, steps) === 'fails')).toEqual(['picks', 'claims'])
    const [picks, claims] = steps.filter(({ ok }) => !ok)
    expect(faultSentence(picks?.faults[0] ?? { code: '' })).toBe(
      'The numbers are not the ones that must be drawn.',
    )
    expect(faultSentence(claims?.faults.at(-1) ?? { code: '' })).toBe(
      'It builds on a step that does not hold: The winner and the reserves follow from the seed.',
    )
  })

  test('a frozen list reads that the rest waits for the hour', async () => {
    const steps = await checkResult([beforeTheDraw(published)])
    expect(verdictOf(steps)).toBe('waits')
    expect(stepIds.map((id) => statusOf(id, steps))).toEqual([
      'holds',
      'holds',
      'holds',
      'holds',
      'waits',
      'waits',
      'waits',
      'waits',
    ])
  })

  test('a frozen list with changed terms reads that it fails, though the draw is still to come', async () => {
    const bent = beforeTheDraw(published).replace('"pricePence":1000', '"pricePence":1100')
    const steps = await checkResult([bent])
    expect(verdictOf(steps)).toBe('fails')
    expect(stepIds.filter((id) => statusOf(id, steps) === 'waits')).toEqual([])
    expect(figuresOf(steps.find(({ id }) => id === 'picks') as Step)).toEqual([])
    expect(isEmptyIn([])).toBeUndefined()
  })

  test('a list with something wrong reads where it is wrong', () => {
    expect(faultSentence({ code: 'leaf_twice', at: 210 })).toBe('Ticket 000210 stands in the list twice.')
    expect(faultSentence({ code: 'missing:round' })).toBe('The terms leave something out: round.')
    expect(faultSentence({ code: 'unreadable', at: 7 })).toBe(
      'Line 7 of the file cannot be read as part of a result.',
    )
    expect(faultSentence({ code: 'unheard_of' })).toBe('Something else is wrong (unheard_of).')
  })

  test('nothing yet finds every step still to be checked', () => {
    expect(stepIds.map((id) => statusOf(id, []))).toEqual(stepIds.map(() => 'pending'))
  })
})

function beforeTheDraw(text: string): string {
  const end = '"randomness":null,"signature":null,"seed":null,"picks":[],"claims":[]}\n'
  return text.replace(/"randomness":"[\s\S]*$/, end)
}

test('every fault that the core can name has a sentence', () => {
  const core = readdirSync('draw')
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .map((name) => readFileSync(`draw/${name}`, 'utf8'))
    .join('\n')
  const named = [
    ...core.matchAll(/(?:note\([\w.#]+, |code: |faults\.push\(|return \[|\? |: )'([a-z]+(?:_[a-z]+)+)'/g),
  ]
  const codes = new Set(named.map(([, code = '']) => code))
  expect(codes.size).toBeGreaterThan(25)
  const silent = [...codes].filter((code) => !Object.hasOwn(checkWords.faults, code))
  expect(silent).toEqual([])
})

describe('a visitor who shows a receipt', () => {
  const draw = { drawId: 'a', entries: 1009 }
  const holds = (['form', 'commit', 'log', 'signature'] as const).map((id) => ({ id, ok: true, tickets: [] }))
  const lines = (answer: ReceiptAnswer) =>
    receiptLines(answer, draw).map(({ status, text }) => `${status}: ${text}`)

  test('reads where each number stands in the list', () => {
    const places = [
      { ticketNo: 210, found: 'live' as const, index: 206 },
      { ticketNo: 211, found: 'retired' as const, index: null },
      { ticketNo: 212, found: 'missing' as const, index: null },
    ]
    expect(lines({ draw: 'a', numbers: [210, 211, 212], steps: holds, places }).slice(4)).toEqual([
      'holds: 000210 was in the draw, at place 207 of 1,009.',
      'holds: 000211 was handed back before the draw.',
      'fails: 000212 is not in the published list. Please keep the receipt and write to us.',
    ])
  })

  test('reads before the freezing that the number is sealed', () => {
    const [line] = lines({ draw: 'a', numbers: [7], steps: holds, places: null }).slice(-1)
    expect(line).toMatch(/^waits: 000007 is sealed/)
  })

  test('reads that it belongs to another draw, or is none at all', () => {
    expect(lines({ draw: 'b', numbers: [], steps: holds, places: null })).toEqual([
      'fails: This receipt belongs to another draw.',
    ])
    expect(lines({ draw: null, numbers: [], steps: holds, places: null })[0]).toContain('not a receipt')
  })

  test('reads which numbers do not open with it', () => {
    const steps = holds.map((step) => (step.id === 'commit' ? { ...step, ok: false, tickets: [210] } : step))
    expect(lines({ draw: 'a', numbers: [210], steps, places: null })[1]).toBe(
      'fails: These numbers do not open with this receipt: 000210.',
    )
  })
})
