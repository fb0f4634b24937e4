import { expect, test } from 'vitest'
import { faults } from './access.ts'
import { openSite, phone } from './browser.ts'
import { publicPaths } from './public-paths.ts'

const site = openSite()

test('the open menu, the open viewer, an open question and a form’s error are accessible too', async () => {
  const menu = await site.visit('/about', phone)
  await menu.page.getByRole('button', { name: 'Open menu' }).tap()
  await menu.page.getByRole('dialog').waitFor()
  expect(await faults(menu.page)).toEqual([])
  const gallery = await site.visit('/wanderwish-moments')
  await gallery.page
    .getByRole('button', { name: /^Open picture/ })
    .first()
    .click()
  await gallery.page.getByRole('dialog').waitFor()
  expect(await faults(gallery.page)).toEqual([])
  const faq = await site.visit('/faq')
  await faq.page.locator('summary').first().click()
  expect(await faults(faq.page)).toEqual([])
  const signup = await site.visit('/signup')
  await signup.page.getByRole('button', { name: 'Create account' }).click()
  await signup.page.getByRole('alert').filter({ hasText: 'Name is required' }).waitFor()
  expect(await faults(signup.page)).toEqual([])
})

const facts = '%s has a title, a description, a canonical link and a preview picture that exists'

test.each(publicPaths)(facts, async (path) => {
  const html = await (await fetch(site.host().url + path)).text()
  const found = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
  expect(found(/<title>(.*?)<\/title>/).length).toBeGreaterThan(10)
  expect(found(/<meta name="description" content="([^"]*)"/).length).toBeGreaterThan(40)
  expect(found(/<link rel="canonical" href="([^"]*)"/)).toBe(site.host().url + path)
  const preview = await fetch(found(/<meta property="og:image" content="([^"]*)"/))
  expect(preview.headers.get('content-type')).toBe('image/jpeg')
})

test('the titles of all pages differ', async () => {
  const titles: string[] = []
  for (const path of publicPaths) {
    const html = await (await fetch(site.host().url + path)).text()
    titles.push(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '')
  }
  expect(new Set(titles).size).toBe(publicPaths.length)
})

test('the sitemap lists every public page, and robots.txt leads to it', async () => {
  const sitemap = await (await fetch(`${site.host().url}/sitemap.xml`)).text()
  for (const path of publicPaths) expect(sitemap).toContain(`<loc>${site.host().url}${path}</loc>`)
  expect(await (await fetch(`${site.host().url}/robots.txt`)).text()).toContain(
    `${site.host().url}/sitemap.xml`,
  )
})
