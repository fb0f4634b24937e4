/** A name or address, as an URL spells its host, that never leaves this machine. */
export function isLoopbackName(hostname: string): boolean {
  return /^(([a-z0-9-]+\.)*localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i.test(hostname)
}

export function isLoopbackSocket(remoteAddress: string | undefined): boolean {
  const address = (remoteAddress ?? '').replace(/^::ffff:/i, '')
  return address === '::1' || address.startsWith('127.')
}
