import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Where a call comes from: its address, and the place it counts for. One IPv6 household is one place. */
export type Origin = { address: string | null; place: string }

export type Proxies = { trusts: (address: string) => boolean }

const privateNetworks = '127.0.0.0/8,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,::1/128,fc00::/7,fe80::/10'

/** Whose word about the caller is taken: nobody's, that of neighbours ("1"), or that of the networks named. */
export function trustedProxies(setting: string): Proxies {
  const networks = ['1', 'true', 'yes'].includes(setting.toLowerCase()) ? privateNetworks : setting
  const list = new BlockList()
  for (const network of networks
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)) {
    const [address = '', bits] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (!isIP(address) || (bits !== undefined && !/^\d{1,3}$/.test(bits))) throw new Error(network)
    list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  return { trusts: (address) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') }
}

/** The socket, or the nearest hop that is no proxy of ours: whatever stands before it anybody can invent. */
export function originOf(request: IncomingMessage, proxies: Proxies): Origin {
  const socket = plainAddress(request.socket.remoteAddress ?? '')
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map(plainAddress)
  let address = socket
  while (address && proxies.trusts(address) && forwarded.length > 0) address = forwarded.pop() || address
  return { address: address || null, place: placeOf(address) }
}

/** '[2001:DB8::1]:443', '::ffff:192.0.2.1', '192.0.2.1:5000' and 'fe80::1%eth0' as the bare address in them. */
export function plainAddress(text: string): string {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/%.*$/, '')
  const address = /^[\d.]+:\d+$/.test(bare) ? bare.replace(/:\d+$/, '') : bare
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  const plain = mapped ?? address
  return isIP(plain) ? plain.toLowerCase() : ''
}

function placeOf(address: string): string {
  if (address === '') return 'unknown'
  return isIP(address) === 6 ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address
}

/** The eight groups of an IPv6 address, however it was shortened. */
function groupsOf(address: string): string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = canonical.split('::')
  const groups = (part: string) => part.split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length
  return [...groups(head), ...Array(missing).fill('0'), ...groups(tail ?? '')]
}
