const encoder = new TextEncoder()

export function utf8(text: string): Uint8Array {
  return encoder.encode(text)
}

export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Eight bytes, big-endian. */
export function u64(n: number | bigint): Uint8Array {
  const value = BigInt(n)
  const outside = value < 0n || value >= 1n << 64n
  if (outside || (typeof n === 'number' && !Number.isSafeInteger(n))) throw new RangeError(`not a u64: ${n}`)
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, value)
  return bytes
}

const hexOfByte = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

export function toHex(bytes: Uint8Array): string {
  let hex = ''
  for (const byte of bytes) hex += hexOfByte[byte]
  return hex
}

/** Whether a value is lower-case hex of exactly this many bytes. */
export function isHex(value: unknown, length: number): value is string {
  return typeof value === 'string' && value.length === 2 * length && /^[0-9a-f]*$/.test(value)
}

/** One spelling per value: upper case and odd lengths are refused. */
export function fromHex(hex: string): Uint8Array {
  if (hex.length % 2 !== 0 || !isHex(hex, hex.length / 2)) throw new RangeError('not lower-case hex')
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) =>
    Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16),
  )
}

export function isUuid(value: unknown): value is string {
  return (
    typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(value)
  )
}

export function uuidBytes(uuid: string): Uint8Array {
  if (!isUuid(uuid)) throw new RangeError('not a lower-case UUID')
  return fromHex(uuid.replaceAll('-', ''))
}

export function equal(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at])
}
