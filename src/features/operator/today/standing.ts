import type { Heartbeat } from '../../../../contract/desk.ts'

const minute = 60_000

/** How long a worker may say nothing: most speak twice a minute, two of them now and then. */
const patience: Record<Heartbeat['name'], number> = {
  mail: 2 * minute,
  draws: 2 * minute,
  refunds: 2 * minute,
  beacon: 12 * minute,
  backup: 25 * minute,
  books: 90 * minute,
}

export function standingOf({ name, at, is_well }: Heartbeat, now: string): 'well' | 'troubled' | 'silent' {
  if (Date.parse(now) - Date.parse(at) > patience[name]) return 'silent'
  return is_well ? 'well' : 'troubled'
}
