import type { Session } from '@supabase/supabase-js'
import type { Page } from 'playwright-core'
import { sessionStorageKey } from '../../src/lib/backend.ts'
import { newMember } from '../host.ts'
import { hydrated, type openSite } from './browser.ts'

type Site = ReturnType<typeof openSite>

/** A member on a second visit: the session lies in the browser, as an earlier sign-in left it. */
export async function returningMember(site: Site, path: string, changes: Partial<Session> = {}) {
  const member = await newMember(site.host())
  const visitor = await site.arrive()
  await leaveSession(visitor.page, { ...member.session, ...changes })
  await visitor.page.goto(path)
  await hydrated(visitor.page)
  return { ...visitor, member }
}

/** Puts a session where the client keeps it, on a page that does not ask for one. */
export async function leaveSession(page: Page, session: Session): Promise<void> {
  await page.goto('/favicon.svg')
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    sessionStorageKey,
    JSON.stringify(session),
  ] as const)
}

/** The session as this browser keeps it at the moment. */
export async function storedSession(page: Page): Promise<Session | null> {
  return JSON.parse(
    (await page.evaluate((key) => localStorage.getItem(key), sessionStorageKey)) ?? 'null',
  ) as Session | null
}
