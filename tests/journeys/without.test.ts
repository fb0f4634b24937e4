import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, openSite, phone } from './browser.ts'
import { publicPaths } from './public-paths.ts'

const site = openSite()
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** The plainest of static servers: the built pages and nothing behind them. */
const plain = createServer(async (request, response) => {
  const path = join('build/client', new URL(request.url ?? '/', 'http://x').pathname)
  const file = (await stat(path).catch(() => null))?.isFile() ? path : join(path, 'index.html')
  const body = await readFile(file).catch(() => null)
  response
    .writeHead(body ? 200 : 404, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    .end(body)
})
let plainUrl = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve))
  plainUrl = `http://localhost:${(plain.address() as AddressInfo).port}`
})
afterAll(() => {
  plain.closeAllConnections()
  plain.close()
})

test('without a backend the stub client warns, and sign-in and sign-up say that it is not configured', async () => {
  const { page } = await site.visit('/privacy')
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.goto(`${plainUrl}/login`)
  await hydrated(page)
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Password', { exact: true }).fill('a long enough password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('alert').filter({ hasText: 'not configured (missing environment settings)' }).waitFor()
  expect(warnings.join()).toContain('not configured')

  await page.goto(`${plainUrl}/signup`)
  await hydrated(page)
  const form = {
    Name: 'Ada',
    Email: 'ada@example.com',
    Password: 'a long enough password',
    'Address line 1': '1 Palm Street',
    City: 'Leeds',
    'UK Postcode': 'LS1 4DY',
    'UK mobile number': '07700900123',
  }
  for (const [label, text] of Object.entries(form)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('alert').filter({ hasText: 'not configured (missing environment settings)' }).waitFor()
})

test.each(['/login', '/monaco'])('without a backend %s logs the warning once as it starts', async (path) => {
  const { page } = await site.visit('/privacy', phone)
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.goto(plainUrl + path)
  await hydrated(page)
  await expect.poll(() => warnings).toEqual(['The backend is not configured (missing environment settings).'])
})

test('without a backend the countdown still counts', async () => {
  const { page } = await site.visit('/privacy')
  await page.goto(`${plainUrl}/about`)
  await hydrated(page)
  await expect.poll(() => page.getByRole('timer').first().textContent()).toMatch(/06 : 23 : 59/)
})

test.each(publicPaths)('without scripts %s still shows its content and its links', async (path) => {
  const context = await site.browser().newContext({ javaScriptEnabled: false, baseURL: site.host().url })
  const page = await context.newPage()
  const response = await page.goto(path)
  expect(response?.status()).toBe(200)
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  const main = page.locator('main')
  expect((await main.textContent())?.length).toBeGreaterThan(200)
  expect(await page.locator('a[href^="/"]').count()).toBeGreaterThan(1)
})

test('without scripts an experience shows all of its days and the facts of its prize', async () => {
  const context = await site.browser().newContext({ javaScriptEnabled: false, baseURL: site.host().url })
  const page = await context.newPage()
  await page.setViewportSize(phone.viewport)
  await page.goto('/japan-experience')
  for (const panel of await page.locator('.day-panel').all()) expect(await panel.isVisible()).toBe(true)
  expect(await page.locator('.day-panel').count()).toBe(7)
  for (const line of await page.locator('.day-plan li').all()) expect(await line.isVisible()).toBe(true)
  for (const fact of await page.locator('dd').all()) expect(await fact.isVisible()).toBe(true)
  expect(await page.locator('dd').count()).toBe(9)
})
