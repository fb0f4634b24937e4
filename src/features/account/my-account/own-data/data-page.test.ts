import { expect, test } from 'vitest'
import { dataPage } from './data-page.ts'

test('what a person reads has names, money and moments as people write them', () => {
  const html = dataPage({
    account: { email: 'ada@example.com', is_confirmed: true },
    orders: [{ total_pence: 2500, bought_at: '2026-11-17T12:00:00.123456+00:00', numbers: [1, 2] }],
  })
  for (const shown of [
    '<h2>Account</h2>',
    '<dt>Email</dt><dd>ada@example.com</dd>',
    '<dt>Is confirmed</dt><dd>Yes</dd>',
    '<dt>Total</dt><dd>£25</dd>',
    '<dt>Bought at</dt><dd>Tue 17 November 2026, 12:00 GMT</dd>',
    '<dt>Numbers</dt><dd>1, 2</dd>',
  ])
    expect(html).toContain(shown)
})

test('what somebody typed into a form never becomes part of the page’s own words', () => {
  const html = dataPage({ 'na<me': '<script>alert("1")</script>', quoted: `"'&` })
  expect(html).not.toContain('<script')
  expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;')
  expect(html).toContain('Na&lt;me')
  expect(html).toContain('&quot;&#39;&amp;')
})

test('words that only begin or end like a hash are still words', () => {
  const hash = '0a'.repeat(32)
  const html = dataPage({ name: `${hash}<script>`, city: `<script>${hash}` })
  expect(html).not.toContain('<script')
  expect(html).toContain(`${hash}&lt;script&gt;`)
})

test('a list of orders is shown order by order, each with what it has', () => {
  const html = dataPage({ orders: [{ numbers: [1] }, { numbers: [2, 3] }] })
  expect(html).toContain(
    '<ol><li><dl><dt>Numbers</dt><dd>1</dd></dl></li><li><dl><dt>Numbers</dt><dd>2, 3</dd></dl></li></ol>',
  )
})

test.each([null, '', [], {}])('where there is nothing (%j) the page says so', (value) => {
  expect(dataPage({ letters: value })).toContain('<h2>Letters</h2><p class="nothing">Nothing.</p>')
})

test('a day is written out, and a hash is set small rather than read', () => {
  const hash = '0a'.repeat(32)
  const html = dataPage({ prizes: [{ born_on: '1985-06-07', seal: { salt: hash } }] })
  expect(html).toContain('<dt>Born on</dt><dd>7 June 1985</dd>')
  expect(html).toContain(`<dt>Salt</dt><dd><code>${hash}</code></dd>`)
})

test('zero and no are something', () => {
  expect(dataPage({ facts: { limit_pence: 0, adult: false } })).toContain(
    '<dt>Limit</dt><dd>£0</dd><dt>Adult</dt><dd>No</dd>',
  )
})
