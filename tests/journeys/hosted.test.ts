import { expect, test } from 'vitest'
import { hydrated, openSite } from './browser.ts'

const backend = { BACKEND_URL: 'https://project.supabase.example', BACKEND_KEY: 'sb_publishable_x' }
const site = openSite(backend)

test('on hosted Supabase the clock asks the backend for the next closing, through the vendor’s client', async () => {
  const { page, complaints } = await site.arrive()
  await page.clock.install({ time: new Date('2026-11-15T11:59:00Z') })
  await page.clock.pauseAt(new Date('2026-11-15T12:00:00Z'))
  const asked: Record<string, string>[] = []
  await page.route(`${backend.BACKEND_URL}/**`, (route) => {
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    if (route.request().method() === 'POST') asked.push(route.request().headers())
    const offer = {
      payment: 'stripe',
      now: '2026-11-15T12:00:00Z',
      draws: [],
      trips: [],
      closing: { draw_id: 'x', closes_at: '2026-11-18T12:00:05Z', title: 'Monaco Grand Prix VIP' },
      drawing_next: null,
    }
    return route.fulfill({ headers: cors, json: offer })
  })
  await page.goto('/about')
  await hydrated(page)
  const pill = page.getByRole('timer', { name: 'Entries close' })
  await expect.poll(() => pill.textContent()).toContain('03 : 00 : 00 : 05')
  expect(asked[0]).toMatchObject({ apikey: backend.BACKEND_KEY, 'content-profile': 'api' })
  expect(complaints).toEqual([])
})
