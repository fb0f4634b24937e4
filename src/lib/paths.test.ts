import { expect, test } from 'vitest'
import { localPath, samePath } from './paths.ts'

test('a visitor at /About/ sees About as the active link', () => {
  expect(samePath('/About/', '/about')).toBe(true)
  expect(samePath('/', '//')).toBe(true)
  expect(samePath('/about', '/')).toBe(false)
})

test('a visitor returns to the page they came from, with its query', () => {
  expect(localPath('/buy-ticket?experience=monaco#total', '/account')).toBe(
    '/buy-ticket?experience=monaco#total',
  )
})

test.each([
  null,
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  'account',
])('a visitor is not led away by next=%s', (next) => expect(localPath(next, '/account')).toBe('/account'))
