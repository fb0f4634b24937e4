import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const PHOTOS = new URL('./photos/', import.meta.url)
const KINDS = ['jpg', 'png', 'avif', 'webp']

export interface Photo {
  readonly file: string
  readonly hash: string
}

/** The operator's photograph for a picture, if there is one: it takes the poster's place. */
export async function findPhoto(name: string): Promise<Photo | null> {
  for (const kind of KINDS) {
    const file = fileURLToPath(new URL(`${name}.${kind}`, PHOTOS))
    const bytes = await readFile(file).catch(() => null)
    if (bytes) return { file, hash: createHash('sha256').update(bytes).digest('hex').slice(0, 16) }
  }
  return null
}
