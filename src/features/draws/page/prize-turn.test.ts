import { describe, expect, test } from 'vitest'
import type { OneDraw } from '../../../../contract/draws.ts'
import example from '../../../content/example-draw.generated.json' with { type: 'json' }
import { prizeTurn } from './prize-turn.ts'

const detail = example as OneDraw
/** The example's story, as far as its first lines: told, lapsed, promoted, told, claimed, delivered. */
const afterLines = (lines: number) => prizeTurn({ ...detail, claims: detail.claims.slice(0, lines) })

describe('whoever follows a prize reads whose move it is', () => {
  test('ours, until the holder is told', () => {
    expect(afterLines(0)).toEqual({
      toCome: ['told', 'claimed', 'delivered'],
      sentence: 'The holder is being told.',
    })
    expect(afterLines(3)?.sentence).toBe('The holder is being told.')
  })

  test('the holder’s, for 48 hours from being told', () => {
    expect(afterLines(1)).toEqual({
      toCome: ['claimed', 'delivered'],
      sentence: 'Its holder has until Sun 17 September 2023, 12:00 BST to claim.',
    })
  })

  test('a reserve’s, by number', () => {
    expect(afterLines(4)?.sentence).toBe(
      'The prize passed to a reserve: the holder of 000898 has until Tue 19 September 2023, 12:00 BST to claim.',
    )
  })

  test('ours again once it is claimed, and nobody’s once it is delivered or nothing was drawn', () => {
    expect(afterLines(5)?.toCome).toEqual(['delivered'])
    expect(afterLines(6)).toBeNull()
    const [told] = detail.claims
    expect(prizeTurn({ ...detail, claims: [{ ...told, act: 'unclaimed' }] as never })).toBeNull()
    expect(prizeTurn({ ...detail, picks: [], claims: [] })).toBeNull()
  })
})
