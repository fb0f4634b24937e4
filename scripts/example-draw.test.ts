import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { checkResult } from '../draw/check.ts'
import { exampleDraw } from './example-draw.ts'

let made: Awaited<ReturnType<typeof exampleDraw>>
beforeAll(async () => {
  made = await exampleDraw()
})

test.each([
  ['public/draw-files/example.json', 'result'],
  ['public/draw-files/example-receipt.json', 'receipt'],
  ['src/content/example-draw.generated.json', 'summary'],
] as const)('whoever makes the example anew gets the bytes of %s', async (path, part) => {
  expect(made[part]).toBe(await readFile(path, 'utf8'))
})

test('the example holds: about a thousand entries, fifteen handed back, some free, drawn by the real round', async () => {
  const steps = await checkResult([made.result])
  expect(steps.filter(({ ok }) => !ok)).toEqual([])
  expect(steps.find(({ id }) => id === 'leaves')?.facts).toEqual({ live: 1009, retired: 15, tombstones: 15 })
  const { draw, result } = JSON.parse(made.summary)
  expect(draw.free).toBeGreaterThan(100)
  expect(result.round).toBe(657413)
})
