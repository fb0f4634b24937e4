import { sessionStorageKey } from '../../src/lib/backend.ts'
import { newMember } from '../host.ts'
import { hydrated, type openSite } from './browser.ts'

/** The login form has its own journeys; here the session is simply there, as on a second visit. */
export async function signedInVisitor(site: ReturnType<typeof openSite>, path: string) {
  const member = await newMember(site.host(), 'bea')
  const visitor = await site.arrive()
  const stored = [sessionStorageKey, JSON.stringify(member.session)] as const
  await visitor.page.addInitScript(([key, session]) => localStorage.setItem(key, session), stored)
  await visitor.page.goto(path)
  await hydrated(visitor.page)
  return { ...visitor, member }
}
