import { auditWords } from '../../../content/operator/audit.ts'

const acts: Readonly<Record<string, string>> = auditWords.acts.names
const events: Readonly<Record<string, string>> = auditWords.security.names

/** What was done, in words; an act nobody has words for yet is called as the service calls it. */
export function nameOfAct(act: string): string {
  return acts[act] ?? act
}

/** The same of what happened at the door. */
export function nameOfEvent(event: string): string {
  return events[event] ?? event
}
