import { expect, test } from 'vitest'
import { canonicalPath, localPath, samePath } from './paths.ts'

test('a visitor at /About/ sees About as the active link', () => {
  expect(samePath('/About/', '/about')).toBe(true)
  expect(samePath('/', '//')).toBe(true)
  expect(samePath('/about', '/')).toBe(false)
})

test.each([
  ['/FAQ', '/faq'],
  ['//faq', '/faq'],
  ['/Seychelles//Journey///', '/seychelles/journey'],
  ['///', '/'],
])('%s is spelled %s', (typed, own) => expect(canonicalPath(typed)).toBe(own))

test.each([
  ['/buy-ticket?experience=monaco#total', '/buy-ticket?experience=monaco#total'],
  ['/experiences/', '/experiences'],
  ['/EXPERIENCES?Sort=Z', '/experiences?Sort=Z'],
  ['/./faq', '/faq'],
  ['/f\taq', '/faq'],
])('a visitor who came from %s returns to %s', (next, page) => {
  expect(localPath(next, '/account')).toBe(page)
})

test.each([
  null,
  '',
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '/..//evil.example',
  '/../\\evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '/account/..//evil.example',
  '/account/../..//evil.example/%2e%2e',
  'javascript:alert(1)',
  'data:text/html,x',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\t\n/evil.example',
  '/.\t./\n/evil.example',
  '/\r\\evil.example',
  '\t//evil.example',
  ' //evil.example',
  'account',
])('a visitor is not led away by next=%s', (next) => expect(localPath(next, '/account')).toBe('/account'))
