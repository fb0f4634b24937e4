/** What the page learns at run time, so that one build serves every kind of backend. */
export interface Settings {
  backendUrl?: string
  publishableKey?: string
  payment?: 'demo' | 'stripe'
  /** Absent: nobody told us, ask the backend. Null: no draw is scheduled. */
  nextDraw?: { closes_at: string; now: string; draw_id: string; title: string } | null
}

let loading: Promise<Settings> | undefined

export function settings(): Promise<Settings> {
  loading ??= fetchSettings()
  return loading
}

async function fetchSettings(): Promise<Settings> {
  try {
    const response = await fetch('/settings.json', { cache: 'no-store' })
    return response.ok ? ((await response.json()) as Settings) : {}
  } catch {
    return {}
  }
}
