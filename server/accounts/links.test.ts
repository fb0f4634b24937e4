import { expect, test } from 'vitest'
import { pageOfThisSite } from './links.ts'

const site = 'https://wanderwish.example'
const home = `${site}/account`

test('a page of this site is kept, without its fragment', () => {
  expect(pageOfThisSite(site, `${site}/buy-ticket?draw=monaco#now`, home)).toBe(
    `${site}/buy-ticket?draw=monaco`,
  )
})

test.each([
  null,
  '',
  '/account',
  'https://evil.example',
  'https://wanderwish.example.evil.example',
  'https://wanderwish.example@evil.example',
  'https://user:pass@wanderwish.example',
  'http://wanderwish.example',
  'https://wanderwish.example:8443',
  'javascript:alert(1)',
])('%s leads home', (wanted) => {
  expect(pageOfThisSite(site, wanted, home)).toBe(home)
})
