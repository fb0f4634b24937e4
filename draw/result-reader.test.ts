import { describe, expect, test } from 'vitest'
import { utf8 } from './bytes.ts'
import { leafLine, tombstoneLine } from './entries.ts'
import { ResultFormError, readResult } from './result-reader.ts'
import { sampleDraw, textOf } from './testing/sample-draw.ts'

const decoder = new TextDecoder()

async function everything(chunks: (Uint8Array | string)[]) {
  const read = {
    leaves: [] as string[],
    tombstones: [] as string[],
    retired: [] as string[],
    texts: [] as object[],
  }
  await readResult(chunks, {
    head: (head) => read.texts.push(head),
    leaf: (line) => read.leaves.push(decoder.decode(line)),
    tombstone: (line) => read.tombstones.push(decoder.decode(line)),
    figures: (figures) => read.texts.push(figures),
    retired: (line) => read.retired.push(decoder.decode(line)),
    end: (end) => read.texts.push(end),
  })
  return read
}

describe('a result file', () => {
  test('is one JSON object, with every leaf on a line of its own', async () => {
    const sample = sampleDraw()
    const text = await textOf(sample)
    expect(JSON.parse(text)).toEqual(sample)
    for (const leaf of sample.leaves) expect(text.split(/,?\n/)).toContain(leafLine(leaf))
  })

  test('gives back what was written, however it is cut', async () => {
    const sample = sampleDraw()
    const bytes = utf8(await textOf(sample))
    for (const size of [1, 13, 4096]) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, piece) =>
        bytes.slice(piece * size, (piece + 1) * size),
      )
      const read = await everything(pieces)
      expect(read.leaves).toEqual(sample.leaves.map(leafLine))
      expect(read.tombstones).toEqual(sample.tombstones.map(tombstoneLine))
      expect(read.retired).toEqual(sample.log.retired.map(leafLine))
      expect(read.texts[0]).toEqual({ manifest: sample.manifest, manifestHash: sample.manifestHash })
      expect(read.texts[1]).toMatchObject({ root: sample.root, n: sample.n })
      expect(read.texts[2]).toMatchObject({ seed: sample.seed, tombstonesAt: sample.log.tombstonesAt })
    }
  })

  test('may use the memory of a chunk again once it was read', async () => {
    const bytes = utf8(await textOf(sampleDraw()))
    async function* reused() {
      const memory = new Uint8Array(50)
      for (let start = 0; start < bytes.length; start += 50) {
        const piece = bytes.subarray(start, start + 50)
        memory.set(piece)
        yield memory.subarray(0, piece.length)
      }
    }
    let leaves = 0
    await readResult(reused(), { leaf: () => leaves++ })
    expect(leaves).toBe(34)
  })

  test('needs no line break at its end', async () => {
    const read = await everything([(await textOf(sampleDraw())).trimEnd()])
    expect(read.texts).toHaveLength(3)
  })

  test('may be empty of entries', async () => {
    const text = await textOf({ ...sampleDraw({ sold: 1, refunded: 0 }), leaves: [] })
    expect(JSON.parse(text).leaves).toEqual([])
    expect((await everything([text])).leaves).toEqual([])
  })
})

describe('a text in another form is refused', () => {
  const change = (from: string | RegExp, to: string) => async () =>
    (await textOf(sampleDraw())).replace(from, to)

  test.each<[string, () => Promise<string>]>([
    ['a key twice', change('"n":34', '"n":34,"n":34')],
    ['a hidden second root', change('"root":', '"root":"00","root":')],
    ['a further key', change('"seed":', '"note":1,"seed":')],
    ['a key twice in the manifest', change('"cap":', '"cap":1,"cap":')],
    ['other spaces', change('"paid":', '"paid": ')],
    ['a number spelled otherwise', change('"n":34', '"n":34.0')],
    ['a missing comma', change(/,\n\{/, '\n{')],
    ['a comma too many', change(/\}\n\]/, '},\n]')],
    ['a log key twice', change('},"round":', '},"log":{"tombstonesAt":[]},"round":')],
    ['something after the end', async () => `${await textOf(sampleDraw())}{}`],
    ['a byte order mark', async () => `\ufeff${await textOf(sampleDraw())}`],
    ['Windows line breaks', async () => (await textOf(sampleDraw())).replaceAll('\n', '\r\n')],
    ['everything on one line', async () => (await textOf(sampleDraw())).replaceAll('\n', '')],
    ['nothing', async () => ''],
  ])('%s', async (_, bent) => {
    await expect(readResult([await bent()], {})).rejects.toThrow(ResultFormError)
  })

  test('bytes that are no text', async () => {
    const bytes = utf8(await textOf(sampleDraw()))
    await expect(readResult([bytes.with(20, 0xff)], {})).rejects.toThrow(ResultFormError)
  })
})
