import { expect, test } from 'vitest'
import { kept } from './kept.ts'

test('what was made is made once, however many ask at the same time', async () => {
  let made = 0
  const answer = kept(async () => {
    made += 1
    return made
  })
  expect(await Promise.all([answer(), answer()])).toEqual([1, 1])
  expect(await answer()).toBe(1)
})

test('what failed is made again for the next who asks', async () => {
  let tries = 0
  const answer = kept(async () => {
    tries += 1
    if (tries === 1) throw new Error('no line')
    return 'the settings'
  })
  await expect(answer()).rejects.toThrow('no line')
  expect(await answer()).toBe('the settings')
  expect(tries).toBe(2)
})
