import { requestId } from './request-id.ts'

/**
 * One line per event, with the id of the request it happened in. Bodies, tokens and addresses of people never go into
 * it, nor what follows the question mark.
 */
export const log = {
  info(message: string): void {
    console.log(named(message))
  },
  warn(message: string): void {
    console.warn(named(message))
  },
  error(message: string, cause?: unknown): void {
    const reason = cause instanceof Error ? (cause.stack ?? cause.message) : cause
    console.error(named(reason === undefined ? message : `${message}: ${reason}`))
  },
}

function named(message: string): string {
  const id = requestId()
  return id ? `[${id}] ${message}` : message
}
