import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** What the pages know of a picture: see ui/picture.tsx. */
export interface PictureEntry {
  readonly ratio: number
  readonly widths: readonly number[]
  readonly portrait?: readonly number[]
  /** Placeholder until the picture has come. */
  readonly colour: string
  readonly hash: string
}

export type Manifest = Record<string, PictureEntry>

const MANIFEST = fileURLToPath(new URL('../src/content/pictures.generated.json', import.meta.url))
const LOCK = `${MANIFEST}.lock`
const STALE_LOCK = 20_000

export async function readManifest(): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(MANIFEST, 'utf8')) as Manifest
  } catch {
    return {}
  }
}

/** Changes the manifest under a lock, because several people may render at the same time. */
export async function changeManifest(change: (manifest: Manifest) => void): Promise<void> {
  await mkdir(dirname(MANIFEST), { recursive: true })
  await lock()
  try {
    const manifest = await readManifest()
    change(manifest)
    const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)))
    const draft = `${MANIFEST}.${process.pid}`
    await writeFile(draft, `${JSON.stringify(sorted, null, 1)}\n`)
    await rename(draft, MANIFEST)
  } finally {
    await rm(LOCK, { force: true })
  }
}

async function lock(): Promise<void> {
  for (;;) {
    try {
      await (await open(LOCK, 'wx')).close()
      return
    } catch {
      const age = await stat(LOCK).then(
        (s) => Date.now() - s.mtimeMs,
        () => 0,
      )
      if (age > STALE_LOCK) await rm(LOCK, { force: true })
      await pause(25)
    }
  }
}
