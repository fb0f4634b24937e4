import type { IncomingMessage } from 'node:http'

/** A name or address, as an URL spells its host, that never leaves this machine. */
export function isLoopbackName(hostname: string): boolean {
  return /^(([a-z0-9-]+\.)*localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i.test(hostname)
}

export function isLoopbackSocket(remoteAddress: string | undefined): boolean {
  const address = (remoteAddress ?? '').replace(/^::ffff:/i, '')
  return address === '::1' || address.startsWith('127.')
}

/**
 * Loopback sockets only; not when a proxy on this machine passes on somebody else's request, nor under a foreign name
 * that a page elsewhere made point here.
 */
export function isOfThisMachine({ headers, socket }: IncomingMessage): boolean {
  const name = URL.parse(`http://${headers.host}`)?.hostname ?? ''
  const passedOn = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((header) => header in headers)
  return isLoopbackSocket(socket.remoteAddress) && isLoopbackName(name) && !passedOn
}
