import type { SupabaseClient } from '@supabase/supabase-js'
import { type Settings, settings } from './settings.ts'

/** The part of the client the site uses; the stub below offers the same. */
export type Backend = Pick<SupabaseClient, 'auth' | 'functions'> & {
  rpc(act: string, args?: Record<string, unknown>): PromiseLike<Answer>
}

interface Answer {
  data: unknown
  error: { message: string } | null
  status: number
}

export const sessionStorageKey = 'wanderwish-session'

let connecting: Promise<Backend> | undefined

/** The one way to the backend. The library is loaded on first use, because most visits never need it. */
export function backend(): Promise<Backend> {
  connecting ??= settings().then(connect)
  return connecting
}

async function connect({ backendUrl, publishableKey }: Settings): Promise<Backend> {
  if (!backendUrl || !publishableKey) return (await import('./backend-stub.ts')).stubBackend()
  const { createClient } = await import('@supabase/supabase-js')
  return createClient(new URL(backendUrl, window.location.origin).href, publishableKey, {
    db: { schema: 'api' },
    auth: { storageKey: sessionStorageKey },
  }) as unknown as Backend
}
