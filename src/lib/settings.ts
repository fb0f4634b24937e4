import { kept } from './kept.ts'
import { Unreachable } from './unreachable.ts'

/** Where the backend is: learned at run time, so that one build serves every kind of backend. */
export interface Settings {
  backendUrl?: string
  publishableKey?: string
}

export const settings = kept(fetchSettings)

const retryPauses = [200, 800]

async function fetchSettings(): Promise<Settings> {
  for (const pause of retryPauses) {
    try {
      return await askOnce()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return askOnce()
}

async function askOnce(): Promise<Settings> {
  const response = await fetch('/settings.json', { cache: 'no-store' }).catch(() => null)
  // A plain static server may have no such file: then there is no backend.
  if (response?.status === 404) return {}
  if (!response?.ok) throw new Unreachable()
  return usable(await response.json())
}

/** An address the client could not call is as good as none: the stub says so to whoever signs in. */
function usable({ backendUrl, publishableKey }: Settings): Settings {
  const url = backendUrl ? URL.parse(backendUrl, window.location.origin) : null
  return url && publishableKey && /^https?:$/.test(url.protocol)
    ? { backendUrl: url.href, publishableKey }
    : {}
}
