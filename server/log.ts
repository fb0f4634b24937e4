/** One line per event. Bodies, tokens and addresses of people never go into it. */
export const log = {
  info(message: string): void {
    console.log(message)
  },
  warn(message: string): void {
    console.warn(message)
  },
  error(message: string, cause?: unknown): void {
    const reason = cause instanceof Error ? (cause.stack ?? cause.message) : cause
    console.error(reason === undefined ? message : `${message}: ${reason}`)
  },
}
