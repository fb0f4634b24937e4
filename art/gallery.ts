import { readdir, readFile } from 'node:fs/promises'
import { fingerprint } from './fingerprint.ts'
import type { Scene } from './scene.ts'

const SCENES = new URL('./scenes/', import.meta.url)

export interface Hung {
  readonly scene: Scene
  /** Changes when the scene's description changes. */
  readonly hash: string
  /** The file that describes it, below art/scenes/. */
  readonly file: string
}

/** Every scene of art/scenes/, by name. A file that does not load and a name met twice are reported and left out. */
export async function hangScenes(): Promise<Hung[]> {
  const files = (await readdir(SCENES))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
  const hung = (await Promise.all(files.map(hangFile))).flat()
  const byName = new Map<string, Hung>()
  for (const one of hung) {
    const other = byName.get(one.scene.name)
    if (other) console.error(`${one.scene.name} is described twice: in ${other.file} and in ${one.file}`)
    else byName.set(one.scene.name, one)
  }
  return [...byName.values()].sort((a, b) => (a.scene.name < b.scene.name ? -1 : 1))
}

async function hangFile(file: string): Promise<Hung[]> {
  try {
    const url = new URL(file, SCENES)
    const scenes = ((await import(url.href)) as { default?: readonly Scene[] }).default ?? []
    const source = await readFile(url, 'utf8')
    return scenes.map((scene) => ({ scene, file, hash: fingerprint(source, scene.name) }))
  } catch (error) {
    console.error(`${file} does not load: ${error instanceof Error ? error.message : error}`)
    return []
  }
}

/** The scenes with one of these names, or below one of these prefixes; all if none is given. */
export function choose<T extends { readonly scene: { readonly name: string } }>(
  hung: readonly T[],
  wanted: readonly string[],
): T[] {
  if (wanted.length === 0) return [...hung]
  return hung.filter(({ scene: { name } }) => wanted.some((w) => name === w || name.startsWith(w)))
}
