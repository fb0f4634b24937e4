import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findTestBrowser } from '../../scripts/chromium.ts'
import { root } from '../../scripts/install.mjs'
import { freePort } from '../../server/database/free-port.ts'
import type { Letter } from '../host.ts'
import { hydrated } from './browser.ts'
import { browserFlags } from './browser-flags.ts'

let checkout: string
let development: ChildProcess
let browser: Browser
let page: Page

/** A newcomer's checkout, which may be changed; its pictures and packages are those of this one. */
beforeAll(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'wanderwish-checkout-'))
  const drawn = ['pictures', 'previews'].map((folder) => join(root, 'public', folder))
  for (const room of rooms) {
    await cp(join(root, room), join(checkout, room), {
      recursive: true,
      filter: (file) => !drawn.includes(file),
    })
  }
  for (const shared of ['node_modules', 'public/pictures', 'public/previews']) {
    await symlink(join(root, shared), join(checkout, shared))
  }
  const port = await freePort()
  const url = `http://localhost:${port}`
  development = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: checkout,
    // A service's own database, named in the same shell, is left alone.
    env: { ...process.env, PORT: String(port), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/service' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  browser = await chromium.launch({ executablePath: findTestBrowser() ?? '', args: browserFlags })
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', reducedMotion: 'reduce' })
  await context.addInitScript(() => sessionStorage.setItem('first-visit-loader-shown', 'yes'))
  page = await context.newPage()
  await vi.waitFor(() => fetch(`${url}/healthz`), { timeout: 90_000, interval: 200 })
  await page.goto('/experiences')
  await hydrated(page)
})

afterAll(async () => {
  await browser?.close()
  if (development?.exitCode === null) {
    development.kill()
    await once(development, 'exit')
  }
  await rm(checkout, { recursive: true, force: true })
})

const rooms = [
  ...['src', 'server', 'supabase', 'contract', 'draw', 'scripts', 'public'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'react-router.config.ts'],
]

async function change(file: string, from: string | RegExp, to: string): Promise<void> {
  const text = await readFile(join(checkout, file), 'utf8')
  expect(text).toMatch(from)
  await writeFile(join(checkout, file), text.replace(from, to))
}

const mailbox = async (): Promise<Letter[]> => (await page.request.get('/mailbox.json')).json()
/** What the database of this checkout has kept. */
const letters = async () => (await mailbox()).map(({ sentAt, subject }) => `${sentAt} ${subject}`)
const footer = () => page.getByRole('contentinfo')
/** Asks until the answer is this one: what was saved a moment ago may not be noticed yet. */
const saysOfAddress = (sentence: string) =>
  expect
    .poll(
      async () => {
        await page.getByLabel('E-mail address').fill('reader@example.com')
        await page.getByRole('button', { name: 'Subscribe' }).click()
        return page.getByText(sentence).count()
      },
      { interval: 1000 },
    )
    .toBeGreaterThan(0)

test('a changed word is in the browser, and what was typed stays', async () => {
  await page.getByLabel('E-mail address').fill('half a')
  await change('src/content/brand.ts', 'Send a wish forward.', 'Pass a wish along.')
  await footer().getByText('Pass a wish along.').waitFor()
  expect(await page.getByLabel('E-mail address').inputValue()).toBe('half a')
})

test('a changed word of the brand is in the letters too', async () => {
  await saysOfAddress(sent)
  const last = async () => (await mailbox()).at(-1)?.text.includes('Pass a wish along.')
  await expect.poll(last).toBe(true)
})

test('a changed style is in the browser', async () => {
  const colour = () => footer().evaluate((element) => getComputedStyle(element).outlineColor)
  await change('src/styles.css', /$/, '\nfooter { outline: 1px solid rgb(1, 2, 3); }\n')
  await expect.poll(colour).toBe('rgb(1, 2, 3)')
})

const sent = 'Check your inbox. We have sent a link to confirm.'
const rule = 'supabase/migrations/29990101000000_no_letters.sql'
const nextRule = 'supabase/migrations/29990101000001_still_no_letters.sql'
const subscribing = (act: string) => `
create or replace function api.subscribe(email text) returns jsonb
  language plpgsql security definer set search_path = ''
as $$ begin ${act}; return jsonb_build_object('status', 'check_mail'); end $$;
`

test('a new rule is in the browser, on the database there is, however it is saved', async () => {
  const before = await letters()
  expect(before).not.toEqual([])
  // As some editors do: made, filled, and saved once more as it was.
  await writeFile(join(checkout, rule), '')
  await writeFile(join(checkout, rule), subscribing("perform private.refuse(422, 'bad_address')"))
  await saysOfAddress('Please enter a valid e-mail address.')
  await writeFile(join(checkout, rule), subscribing("perform private.refuse(422, 'bad_address')"))
  await writeFile(join(checkout, nextRule), subscribing("perform private.refuse(409, 'blocked')"))
  await saysOfAddress('That did not reach us. Please try again in a moment.')
  expect(await letters()).toEqual(before)
})

test('a rule that is written anew is in the browser, on a database made anew', async () => {
  await writeFile(join(checkout, nextRule), subscribing('null'))
  await saysOfAddress(sent)
  expect(await letters()).toEqual([])
})
