import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import * as colours from '../src/content/brand-colours.ts'
import { themeFile, themeOf } from './theme.ts'

test('a visitor sees the brand’s colours as they stand today', async () => {
  expect(await readFile(themeFile, 'utf8')).toBe(themeOf(colours))
})

test('a colour of two words is written as styles write it', () => {
  expect(themeOf({ goldDeep: '#7d5f28' })).toContain('--color-gold-deep: #7d5f28;')
})
