import { concat, utf8 } from './bytes.ts'
import {
  type ResultEnd,
  type ResultFigures,
  type ResultHead,
  resultEnd,
  resultFigures,
  resultHead,
  tombstonesFollow,
} from './result.ts'

export type ResultChunks = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>

/** The keys are there; what they hold is whatever the file says. */
export type Raw<T> = { [K in keyof T]: unknown }

/** Called in the order of the file. A line's bytes are those of one entry, and good during the call only. */
export type ResultVisitor = {
  head?(head: Raw<ResultHead>): void
  leaf?(line: Uint8Array): void
  tombstone?(line: Uint8Array): void
  figures?(figures: Raw<ResultFigures>): void
  retired?(line: Uint8Array): void
  end?(end: Raw<ResultEnd>): void
  /** After each chunk. */
  progress?(bytesRead: number): void
}

/** The text is not in the form of a result file. */
export class ResultFormError extends Error {
  readonly line: number

  constructor(line: number) {
    super(`not a result file at line ${line}`)
    this.line = line
  }
}

/** Reads a result of any length line by line and keeps none of it; where it is no such file, a ResultFormError. */
export async function readResult(chunks: ResultChunks, visitor: ResultVisitor): Promise<void> {
  const reader = new LineReader(visitor)
  let unfinished: Uint8Array[] = []
  let bytesRead = 0
  for await (const chunk of chunks) {
    const bytes = typeof chunk === 'string' ? utf8(chunk) : chunk
    let start = 0
    for (let end = bytes.indexOf(newline); end >= 0; end = bytes.indexOf(newline, start)) {
      const ending = bytes.subarray(start, end)
      reader.line(unfinished.length > 0 ? concat(...unfinished, ending) : ending)
      unfinished = []
      start = end + 1
    }
    // A copy, because whoever gives the chunks may use their memory again.
    if (start < bytes.length) unfinished.push(bytes.slice(start))
    bytesRead += bytes.length
    visitor.progress?.(bytesRead)
  }
  if (unfinished.length > 0) reader.line(concat(...unfinished))
  reader.finish()
}

const newline = 0x0a
const comma = 0x2c
const closingBracket = 0x5d
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

class LineReader {
  #visitor: ResultVisitor
  #part: 'head' | 'leaves' | 'tombstones' | 'retired' | 'over' = 'head'
  #lines = 0
  /** Whether the entry before promised another one; null where a list begins. */
  #another: boolean | null = null

  constructor(visitor: ResultVisitor) {
    this.#visitor = visitor
  }

  line(line: Uint8Array): void {
    this.#lines++
    const inList = this.#part !== 'head' && this.#part !== 'over'
    if (inList && line[0] !== closingBracket) this.#entry(line)
    else this.#text(line)
  }

  finish(): void {
    if (this.#part !== 'over') throw new ResultFormError(this.#lines + 1)
  }

  #entry(line: Uint8Array): void {
    if (this.#another === false) throw new ResultFormError(this.#lines)
    this.#another = line[line.length - 1] === comma
    const entry = this.#another ? line.subarray(0, -1) : line
    if (this.#part === 'leaves') this.#visitor.leaf?.(entry)
    else if (this.#part === 'tombstones') this.#visitor.tombstone?.(entry)
    else this.#visitor.retired?.(entry)
  }

  #text(line: Uint8Array): void {
    if (this.#another === true) throw new ResultFormError(this.#lines)
    this.#another = null
    switch (this.#part) {
      case 'head': {
        const head = this.#read(line, readHead)
        this.#part = 'leaves'
        this.#visitor.head?.(head)
        break
      }
      case 'leaves':
        this.#read(line, expectTombstones)
        this.#part = 'tombstones'
        break
      case 'tombstones': {
        const figures = this.#read(line, readFigures)
        this.#part = 'retired'
        this.#visitor.figures?.(figures)
        break
      }
      case 'retired': {
        const end = this.#read(line, readEnd)
        this.#part = 'over'
        this.#visitor.end?.(end)
        break
      }
      case 'over':
        throw new ResultFormError(this.#lines)
    }
  }

  #read<T>(line: Uint8Array, read: (text: string) => T): T {
    try {
      return read(decoder.decode(line))
    } catch {
      throw new ResultFormError(this.#lines)
    }
  }
}

// Each text must be spelled as we would write it: a key given twice could mean one thing here and another elsewhere.

function readHead(text: string): Raw<ResultHead> {
  const { manifest, manifestHash } = JSON.parse(`${text}]}`)
  return asWritten({ manifest, manifestHash }, text, resultHead)
}

function expectTombstones(text: string): void {
  asWritten(null, text, () => tombstonesFollow)
}

function readFigures(text: string): Raw<ResultFigures> {
  const { root, n, paid, free, log } = JSON.parse(`{${text.slice(2)}]}}`)
  return asWritten({ root, n, paid, free, log }, text, resultFigures)
}

function readEnd(text: string): Raw<ResultEnd> {
  const { log, ...drawn } = JSON.parse(`{"log":{${text.slice(2)}`)
  return asWritten({ ...log, ...drawn }, text, resultEnd)
}

function asWritten<T>(value: T, text: string, write: (value: T) => string): T {
  if (write(value) !== text) throw new SyntaxError('written otherwise')
  return value
}
