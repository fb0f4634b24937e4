import type { ticketErrors } from '../../content/tickets.ts'
import { TicketError } from './api.ts'

/** The sentence for a refusal; one the words do not know yet is told as a failure rather than by silence. */
export function told(error: Error, errors: typeof ticketErrors): string {
  return (error instanceof TicketError && errors[error.code]) || errors.failed
}
