import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { ink, ivory, midnight } from '../src/content/brand-colours.ts'
import { readManifest } from './manifest.ts'

/** Contact sheets of all rendered pictures, 24 each, with their names underneath. */
const PICTURES = new URL('../public/pictures/', import.meta.url)
const [COLUMNS, ROWS, CELL, LABEL] = [6, 4, 400, 26]
const PICTURE_HEIGHT = 225

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    portrait: { type: 'boolean', default: false },
    out: { type: 'string', default: join(tmpdir(), 'wanderwish-sheets') },
  },
})

const manifest = await readManifest()
const wanted = Object.entries(manifest).filter(
  ([name, entry]) =>
    (!values.portrait || entry.portrait) &&
    (positionals.length === 0 || positionals.some((p) => name.startsWith(p))),
)
await mkdir(values.out, { recursive: true })
for (let first = 0; first < wanted.length; first += COLUMNS * ROWS) {
  const file = join(values.out, `sheet-${String(first / (COLUMNS * ROWS) + 1).padStart(2, '0')}.png`)
  const cells = await Promise.all(
    wanted
      .slice(first, first + COLUMNS * ROWS)
      .map(([name, entry], i) => cell(name, values.portrait ? 720 : (entry.widths[0] ?? 480), i)),
  )
  const canvas = {
    width: COLUMNS * CELL,
    height: ROWS * (PICTURE_HEIGHT + LABEL),
    channels: 3,
    background: midnight,
  } as const
  await sharp({ create: canvas }).composite(cells.flat()).png().toFile(file)
  console.log(file)
}

async function cell(name: string, width: number, index: number) {
  const path = fileURLToPath(new URL(`${name}${values.portrait ? '-portrait' : ''}-${width}.avif`, PICTURES))
  const left = (index % COLUMNS) * CELL
  const top = Math.floor(index / COLUMNS) * (PICTURE_HEIGHT + LABEL)
  const label = `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL}" height="${LABEL}"><text x="8" y="18" font-family="sans-serif" font-size="14" fill="${ivory}">${name}</text></svg>`
  const caption = { input: Buffer.from(label), left, top: top + PICTURE_HEIGHT }
  if (!existsSync(path)) return [caption]
  const fitted = await sharp(path)
    .resize(CELL, PICTURE_HEIGHT, { fit: 'contain', background: ink })
    .png()
    .toBuffer()
  return [{ input: fitted, left, top }, caption]
}
