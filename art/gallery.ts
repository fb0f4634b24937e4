import { readdir } from 'node:fs/promises'
import { fingerprinting } from './fingerprint.ts'
import type { Scene } from './scene.ts'

export const SCENES = new URL('./scenes/', import.meta.url)

export interface Hung {
  readonly scene: Scene
  /** Changes with the code that draws it: see fingerprint.ts. */
  readonly hash: string
  /** The file that describes it, below art/scenes/. */
  readonly file: string
}

/**
 * The scene of every file that has one as its default export, by name, however deep its folder lies. A file that does
 * not load and a name met twice are reported and left out.
 */
export async function hangScenes(folder = SCENES): Promise<Hung[]> {
  const files = (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
  const fingerprint = fingerprinting()
  const hung = (await Promise.all(files.map((file) => hangFile(folder, file, fingerprint)))).flat()
  const byName = new Map<string, Hung>()
  for (const one of hung) {
    const other = byName.get(one.scene.name)
    if (other) console.error(`${one.scene.name} is described twice: in ${other.file} and in ${one.file}`)
    else byName.set(one.scene.name, one)
  }
  return [...byName.values()].sort((a, b) => (a.scene.name < b.scene.name ? -1 : 1))
}

async function hangFile(folder: URL, file: string, fingerprint: (file: string) => string): Promise<Hung[]> {
  try {
    const { href } = new URL(file, folder)
    const scene = ((await import(href)) as { default?: Scene }).default
    return scene ? [{ scene, file, hash: fingerprint(href) }] : []
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
