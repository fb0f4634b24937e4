import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { choose, hangScenes } from './gallery.ts'
import { render } from './scene.ts'

const USAGE = 'node art/cli.ts preview <name or prefix…> [--portrait] [--width 800] [--out folder]'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    portrait: { type: 'boolean', default: false },
    width: { type: 'string' },
    out: { type: 'string', default: join(tmpdir(), 'wanderwish-art') },
  },
})

const [command, ...names] = positionals
if (command !== 'preview' || names.length === 0) {
  console.error(USAGE)
  process.exit(1)
}

for (const { scene } of choose(await hangScenes(), names)) {
  const view = values.portrait ? scene.portrait : scene.view
  if (!view) {
    console.error(`${scene.name} has no portrait camera`)
    continue
  }
  const started = performance.now()
  const width = Number(values.width ?? (view.w > view.h ? 800 : 450))
  const { pixels, height } = await render(scene, view, width)
  const file = join(values.out, `${scene.name}${values.portrait ? '-portrait' : ''}.png`)
  await mkdir(dirname(file), { recursive: true })
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 3 })
    .toFile(file)
  console.log(`${file} ${Math.round(performance.now() - started)} ms`)
}
