import { expect, test } from 'vitest'
import { hydrated, openSite } from './browser.ts'
import { accountPaths, publicPaths } from './public-paths.ts'

const site = openSite()

/** A visitor whose console hears of everything the page's content policy stopped. */
async function arriveWatchful() {
  const visitor = await site.arrive()
  await visitor.page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`stopped by ${violatedDirective}: ${blockedURI}`),
    )
  })
  return visitor
}

test('no page asks for anything its content policy forbids', async () => {
  const { page, complaints } = await arriveWatchful()
  for (const path of [...publicPaths, ...accountPaths, '/newsletter', '/confirm']) {
    await page.goto(path)
    await hydrated(page)
  }
  expect(complaints).toEqual([])
})

test('pages may style themselves by our own files and the styles they came with alone', async () => {
  const policy = (await fetch(site.host().url)).headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/; style-src 'self'( 'sha256-[^']+')+; /)
  const { page, complaints } = await arriveWatchful()
  await page.goto('/about')
  await hydrated(page)
  await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'body { display: none }'
    document.head.append(style)
  })
  expect(await page.locator('body').isVisible()).toBe(true)
  await expect.poll(() => complaints.join()).toContain('stopped by style-src-elem: inline')
})

test('a toast comes with its styles, from a file', async () => {
  const { page, complaints } = await arriveWatchful()
  await page.goto('/experiences')
  await hydrated(page)
  await page.getByLabel('E-mail address').fill('reader@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  const toast = page.locator('[data-sonner-toast]')
  await toast.waitFor()
  const look = await toast.evaluate((element) => {
    const { position, borderRadius, boxShadow } = getComputedStyle(element)
    return { position, borderRadius, boxShadow }
  })
  expect(look).toMatchObject({ position: 'absolute', borderRadius: '8px' })
  expect(look.boxShadow).not.toBe('none')
  expect(await page.locator('link[rel=stylesheet]:not([disabled])').count()).toBe(1)
  expect(complaints).toEqual([])
})
