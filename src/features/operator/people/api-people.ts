import { ask } from '../../../lib/ask.ts'

/** What happened at the door to one account: more of it than its page shows. */
export function eventsOf(person: string) {
  return ask('operator_security_log', { person, at_most: 1000 })
}
