import { mkdir, writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import type { View } from './engine/geometry.ts'
import { FIRST_ON_PHONES, PORTRAIT_WIDTHS, qualityOf, WIDTHS } from './formats.ts'
import { type Hung, hangScenes } from './gallery.ts'
import { changeManifest, type PictureEntry } from './manifest.ts'
import { findPhoto } from './photos.ts'
import { render } from './scene.ts'

const PICTURES = new URL('../public/pictures/', import.meta.url)

setPriority(15)
sharp.concurrency(1)

const scenes = new Map((await hangScenes()).map((hung) => [hung.scene.name, hung]))

process.on('message', async (name: string) => {
  const hung = scenes.get(name)
  try {
    if (!hung) throw new Error(`no scene is called ${name}`)
    await produce(hung)
    process.send?.({ name })
  } catch (error) {
    process.send?.({ name, error: error instanceof Error ? error.message : String(error) })
  }
})
process.send?.({ ready: true })

/** Draws one picture in all its sizes and enters it in the manifest. */
async function produce({ scene, hash }: Hung): Promise<void> {
  const { name, view, portrait } = scene
  const widths = WIDTHS[scene.format]
  const photo = await findPhoto(name)
  const source = async (camera: View, width: number): Promise<Sharp> => {
    if (photo)
      return sharp(photo.file).resize(width, Math.round((width * camera.h) / camera.w), {
        position: 'attention',
      })
    const { pixels, height } = await render(scene, camera, width)
    return sharp(pixels, { raw: { width, height, channels: 3 } })
  }
  const colour = await writeSizes(await source(view, Math.max(...widths)), name, widths)
  if (portrait)
    await writeSizes(
      await source(portrait, Math.max(...PORTRAIT_WIDTHS)),
      `${name}-portrait`,
      PORTRAIT_WIDTHS,
    )
  const entry: PictureEntry = {
    ratio: Math.round((view.w / view.h) * 1e4) / 1e4,
    widths,
    ...(portrait ? { portrait: PORTRAIT_WIDTHS } : {}),
    colour,
    hash: photo?.hash ?? hash,
  }
  await changeManifest((manifest) => {
    manifest[name] = entry
  })
}

/** Writes one AVIF a width and returns the mean colour. */
async function writeSizes(drawn: Sharp, name: string, widths: readonly number[]): Promise<string> {
  const { data, info } = await drawn.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: 3 } as const
  const target = (width: number) => fileURLToPath(new URL(`${name}-${width}.avif`, PICTURES))
  await mkdir(dirname(target(1)), { recursive: true })
  for (const width of widths) {
    const sized = width === info.width ? sharp(data, { raw }) : sharp(data, { raw }).resize(width)
    await writeFile(target(width), await packed(sized, width))
  }
  const mean = await sharp(data, { raw }).resize(1, 1, { kernel: 'cubic', fit: 'fill' }).raw().toBuffer()
  return `#${[...mean.subarray(0, 3)].map((v) => v.toString(16).padStart(2, '0')).join('')}`
}

async function packed(picture: Sharp, width: number): Promise<Buffer> {
  const { width: first, bytes, coarser } = FIRST_ON_PHONES
  const at = (quality: number) =>
    picture.avif({ quality, effort: width === first ? 5 : 2, chromaSubsampling: '4:2:0' }).toBuffer()
  const fine = await at(qualityOf(width))
  return width === first && fine.length > bytes ? at(coarser) : fine
}
