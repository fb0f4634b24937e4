import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { experiences } from '../src/content/experiences/index.ts'
import type { Picture } from '../src/content/types.ts'
import { FIRST_ON_PHONES, PORTRAIT_WIDTHS, WIDTHS } from './formats.ts'
import { type Hung, hangScenes } from './gallery.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { difference, perceptualHash } from './perceptual-hash.ts'
import { findPhoto } from './photos.ts'
import { previewCards } from './previews.ts'
import { render, type Scene } from './scene.ts'

const PUBLIC = new URL('../public/', import.meta.url)
/** The closest honest pair differs by .30; a scene relit, cropped or drawn with another seed by .05 to .24. */
const NEAR_DUPLICATE = 0.25
/** A committed file and the same picture drawn at a tenth of its size differ by .08 at most. */
const SAME_DRAWING = 0.1
/** Drawing all of them anew takes minutes; these take seconds. */
const SAMPLE = 16

const content = import.meta.glob(['../src/content/**/*.ts', '!**/*.test.ts'], { eager: true })

/** Everything in the content that has a name and an alt text. */
function picturesIn(part: unknown): Picture[] {
  if (typeof part !== 'object' || part === null) return []
  const own = 'name' in part && 'alt' in part ? [part as Picture] : []
  return [...own, ...Object.values(part).flatMap(picturesIn)]
}

const shown = picturesIn(content)
const file = (name: string) => fileURLToPath(new URL(`pictures/${name}.avif`, PUBLIC))

const filesOf = ({ name, format, portrait }: Scene): string[] => [
  ...WIDTHS[format].map((width) => `${name}-${width}`),
  ...(portrait ? PORTRAIT_WIDTHS.map((width) => `${name}-portrait-${width}`) : []),
]

let hung: Hung[] = []
let manifest: Manifest = {}

beforeAll(async () => {
  hung = await hangScenes()
  manifest = await readManifest()
}, 60_000)

describe('pictures that visitors are shown', () => {
  test('every picture is shown, and no file is left of one that nobody draws', async () => {
    const drawn = hung.map(({ scene }) => scene.name)
    expect(drawn.length).toBeGreaterThan(170)
    const wanted = [...shown.map(({ name }) => name), ...previewCards.map(({ picture }) => picture)]
    expect([...new Set(wanted)].sort()).toEqual(drawn)
    expect(Object.keys(manifest)).toEqual(drawn)
    const files = (await readdir(new URL('pictures/', PUBLIC), { recursive: true }))
      .filter((name) => name.endsWith('.avif'))
      .map((name) => name.replace('.avif', ''))
    expect(files.sort()).toEqual(hung.flatMap(({ scene }) => filesOf(scene)).sort())
  })

  test('every picture named by a page is drawn in all its widths', () => {
    const scenes = new Map(hung.map(({ scene }) => [scene.name, scene]))
    const missing = [...new Set(shown.map(({ name }) => name))].flatMap((name) => {
      const scene = scenes.get(name)
      if (!scene) return [`${name} has no scene`]
      return filesOf(scene).filter((wanted) => !existsSync(file(wanted)))
    })
    expect(missing).toEqual([])
  })

  test('every day background has a camera of its own for phones', () => {
    const days = experiences.flatMap(({ days }) => days.map(({ backgroundImage }) => backgroundImage.name))
    expect(days).toHaveLength(67)
    expect(days.filter((name) => !manifest[name]?.portrait)).toEqual([])
  })

  test('what a phone waits for before all else is light', async () => {
    const days = experiences.flatMap(({ days: [first] }) => (first ? [first.backgroundImage.name] : []))
    const own = Object.keys(manifest).filter((name) => name.startsWith('heroes/') && manifest[name]?.portrait)
    const sizes = [...days, ...own].map(async (name) => {
      const { size } = await stat(file(`${name}-portrait-${FIRST_ON_PHONES.width}`))
      return { name, size }
    })
    const heavy = (await Promise.all(sizes)).filter(({ size }) => size > FIRST_ON_PHONES.bytes)
    expect(heavy).toEqual([])
  })

  test('a person who cannot see a picture is told in a sentence what it shows', () => {
    const silent = shown.filter(({ alt }) => alt.trim().length < 20 || !alt.trim().endsWith('.'))
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  test('the committed files show what their scenes describe today', async () => {
    const stale: string[] = []
    for (const { scene, hash } of hung) {
      const wanted = (await findPhoto(scene.name))?.hash ?? hash
      if (manifest[scene.name]?.hash !== wanted) stale.push(scene.name)
    }
    expect(stale).toEqual([])
  })

  test('the files of every sixteenth picture look like what its scene draws now', async () => {
    const strangers: string[] = []
    const sample = hung.filter((_, place) => place % SAMPLE === 0)
    for (const { scene } of sample) {
      if (await findPhoto(scene.name)) continue
      const { pixels, width, height } = await render(scene, scene.view, 240)
      const drawn = await sharp(pixels, { raw: { width, height, channels: 3 } })
        .png()
        .toBuffer()
      const shownFile = file(`${scene.name}-${WIDTHS[scene.format][0]}`)
      const unlike = difference(await perceptualHash(drawn), await perceptualHash(shownFile))
      if (unlike > SAME_DRAWING) strangers.push(`${scene.name} differs by ${unlike.toFixed(3)}`)
    }
    expect(sample.length).toBeGreaterThan(10)
    expect(strangers).toEqual([])
  }, 120_000)

  test('a drawing is known again smaller, darker and behind a tint', async () => {
    const [first = '', second = ''] = Object.keys(manifest).map((name) => file(`${name}-480`))
    const original = await perceptualHash(first)
    const again = await perceptualHash(
      await sharp(first).resize(200).modulate({ brightness: 0.8 }).tint('#ffd9b0').png().toBuffer(),
    )
    expect(difference(original, again)).toBeLessThan(NEAR_DUPLICATE)
    expect(difference(original, await perceptualHash(second))).toBeGreaterThan(NEAR_DUPLICATE)
  })

  test('nobody meets the same drawing twice', async () => {
    const names = Object.keys(manifest)
    const hashes = await Promise.all(
      names.map(
        async (name) => [name, await perceptualHash(file(`${name}-${manifest[name]?.widths[0]}`))] as const,
      ),
    )
    const twins: string[] = []
    hashes.forEach(([a, first], i) => {
      for (const [b, second] of hashes.slice(i + 1)) {
        const unlike = difference(first, second)
        if (unlike < NEAR_DUPLICATE) twins.push(`${a} and ${b} differ by ${unlike.toFixed(3)} only`)
      }
    })
    expect(twins).toEqual([])
  }, 120_000)

  test('a shared link shows a card for every page', () => {
    const missing = previewCards.filter(
      ({ file: name }) => !existsSync(fileURLToPath(new URL(`previews/${name}.jpg`, PUBLIC))),
    )
    expect(previewCards.length).toBeGreaterThan(experiences.length * 2)
    expect(missing.map(({ file: name }) => name)).toEqual([])
    expect(new Set(previewCards.map(({ picture }) => picture)).size, 'each its own').toBe(previewCards.length)
  })
})
