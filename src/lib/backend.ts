import type { Backend, Calls } from './backend-shape.ts'
import { kept } from './kept.ts'
import { type Settings, settings } from './settings.ts'

export const sessionStorageKey = 'wanderwish-session'

/** The one way to the backend. The library is loaded on first use, because most visits never need it. */
export const backend = kept(async () => connect(await settings()))

/** For what anybody may read or do: the same vendor's client for calls alone, a tenth of the whole one's weight. */
export const publicBackend = kept(async () => connectForAnybody(await settings()))

const stub = kept(async () => (await import('./backend-stub.ts')).stubBackend())

/** Says in the console, as the page starts, that there is no backend to speak to. */
export async function warnWithoutBackend(): Promise<void> {
  const { backendUrl } = await settings().catch(() => ({ backendUrl: 'unreachable' }))
  if (!backendUrl) await stub()
}

async function connect({ backendUrl, publishableKey }: Settings): Promise<Backend> {
  if (!backendUrl || !publishableKey) return stub()
  const { createClient } = await import('@supabase/supabase-js')
  return createClient(backendUrl, publishableKey, {
    db: { schema: 'api' },
    // Nobody may be signed in by the address of a page: our mailed links ask for a press instead.
    auth: {
      storageKey: sessionStorageKey,
      detectSessionInUrl: false,
      experimental: { recoveryCodes: true },
    },
  }) as unknown as Backend
}

async function connectForAnybody({ backendUrl, publishableKey }: Settings): Promise<Calls> {
  if (!backendUrl || !publishableKey) return stub()
  const { PostgrestClient } = await import('@supabase/postgrest-js')
  return new PostgrestClient(new URL('rest/v1', backendUrl.replace(/\/*$/, '/')).href, {
    schema: 'api',
    headers: { apikey: publishableKey, authorization: `Bearer ${publishableKey}` },
  }) as unknown as Calls
}
