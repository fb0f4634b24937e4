import { expect, test } from 'vitest'
import { heldAmong } from './held-among.ts'

const owed = { held_at: null }
const held = { held_at: '2026-11-19T10:00:00Z' }

/** A list of three pages of two, and which of them were asked for. */
function listOf(...lines: (typeof owed | typeof held)[]) {
  const asked: number[] = []
  const page = async (after: (typeof lines)[number] | undefined) => {
    const from = after ? lines.indexOf(after) + 1 : 0
    asked.push(from)
    return lines.slice(from, from + 2)
  }
  return { asked, page }
}

test('a refund that came back is found behind all that are merely owed', async () => {
  const { asked, page } = listOf({ ...owed }, { ...owed }, { ...owed }, { ...held }, { ...owed }, { ...owed })
  expect(await heldAmong(1, page)).toEqual([held])
  expect(asked).toEqual([0, 2])
})

test('when fewer came back than was said, the list is read to its end', async () => {
  const { asked, page } = listOf({ ...held }, { ...owed }, { ...owed })
  expect(await heldAmong(2, page)).toEqual([held])
  expect(asked).toEqual([0, 2, 3])
})
