import { utf8 } from './bytes.ts'
import { isTicketNo } from './entries.ts'
import { MessageBuffer } from './sha256.ts'
import { leafHash } from './tree.ts'

// A leaf is {"commit":"…64 hex digits…","draw":"…","ticketNo":…,"v":1}: of one draw only commit and number differ.
const beforeCommit = utf8('{"commit":"')
const commitEnd = beforeCommit.length + 64
const afterNumber = utf8(',"v":1}')
const mostDigits = 10
const zero = 0x30

function afterCommitOf(draw: string): Uint8Array {
  return utf8(`","draw":${JSON.stringify(draw)},"ticketNo":`)
}

/** Hashes the leaves of one draw without writing their JSON each time: for pools of millions. */
export class LeafHasher {
  #numberAt: number
  #message: MessageBuffer

  constructor(draw: string) {
    const afterCommit = afterCommitOf(draw)
    this.#numberAt = 1 + commitEnd + afterCommit.length
    this.#message = new MessageBuffer(this.#numberAt + mostDigits + afterNumber.length)
    this.#message.bytes.set(beforeCommit, 1)
    this.#message.bytes.set(afterCommit, 1 + commitEnd)
  }

  /** The leaf's hash as in RFC 6962, written to `out` where one is given. */
  hash(ticketNo: number, commit: Uint8Array | string, out: Uint8Array = new Uint8Array(32)): Uint8Array {
    if (!isTicketNo(ticketNo)) throw new RangeError(`not a ticket number: ${ticketNo}`)
    const numberEnd = this.#numberAt + digitsOf(ticketNo)
    this.#message.resize(numberEnd + afterNumber.length)
    const { bytes } = this.#message
    if (typeof commit === 'string') writeHex(commit, bytes)
    else writeBytesAsHex(commit, bytes)
    writeDecimal(ticketNo, bytes, numberEnd)
    bytes.set(afterNumber, numberEnd)
    this.#message.digestInto(out)
    return out
  }
}

/** Reads the lines of one draw's leaves as they stand in a file. */
export class LeafLines {
  #afterCommit: Uint8Array
  #numberAt: number
  #message = new MessageBuffer(1024)

  constructor(draw: string) {
    this.#afterCommit = afterCommitOf(draw)
    this.#numberAt = commitEnd + this.#afterCommit.length
  }

  /** The number on a line, or 0 if the line is not, byte for byte, a leaf of this draw. */
  ticketNo(line: Uint8Array): number {
    const numberEnd = line.length - afterNumber.length
    const isLeaf =
      holds(line, beforeCommit, 0) &&
      holds(line, this.#afterCommit, commitEnd) &&
      holds(line, afterNumber, numberEnd) &&
      isHexBetween(line, beforeCommit.length, commitEnd)
    return isLeaf ? readDecimal(line, this.#numberAt, numberEnd) : 0
  }

  /** The hash of a line as it stands, whatever it says. */
  hashInto(line: Uint8Array, out: Uint8Array): void {
    if (line.length > 1000) {
      out.set(leafHash(line))
      return
    }
    this.#message.resize(1 + line.length)
    this.#message.bytes.set(line, 1)
    this.#message.digestInto(out)
  }
}

const commitAt = 1 + beforeCommit.length
const hexDigits = utf8('0123456789abcdef')

function writeHex(hex: string, out: Uint8Array): void {
  if (hex.length !== 64) throw new RangeError('a commit has 32 bytes')
  for (let at = 0; at < 64; at++) {
    const code = hex.charCodeAt(at)
    if (!isHexDigit(code)) throw new RangeError('not lower-case hex')
    out[commitAt + at] = code
  }
}

function writeBytesAsHex(bytes: Uint8Array, out: Uint8Array): void {
  if (bytes.length !== 32) throw new RangeError('a commit has 32 bytes')
  for (let at = 0; at < 32; at++) {
    const byte = bytes[at] as number
    out[commitAt + 2 * at] = hexDigits[byte >> 4] as number
    out[commitAt + 2 * at + 1] = hexDigits[byte & 15] as number
  }
}

function digitsOf(n: number): number {
  let digits = 1
  for (let rest = n; rest >= 10; rest = Math.floor(rest / 10)) digits++
  return digits
}

function writeDecimal(n: number, out: Uint8Array, end: number): void {
  let at = end
  for (let rest = n; rest > 0; rest = Math.floor(rest / 10)) out[--at] = zero + (rest % 10)
}

/** 0 for anything but a ticket number in its one spelling. */
function readDecimal(line: Uint8Array, start: number, end: number): number {
  if (end <= start || end - start > mostDigits || line[start] === zero) return 0
  let n = 0
  for (let at = start; at < end; at++) {
    const digit = (line[at] as number) - zero
    if (digit < 0 || digit > 9) return 0
    n = 10 * n + digit
  }
  return isTicketNo(n) ? n : 0
}

function holds(line: Uint8Array, part: Uint8Array, at: number): boolean {
  if (at < 0 || at + part.length > line.length) return false
  for (let offset = 0; offset < part.length; offset++) {
    if (line[at + offset] !== part[offset]) return false
  }
  return true
}

function isHexBetween(line: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (!isHexDigit(line[at] as number)) return false
  return true
}

function isHexDigit(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || (code >= 0x61 && code <= 0x66)
}
