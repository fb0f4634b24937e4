import { readdir } from 'node:fs/promises'
import type { Scene } from './scene.ts'

const SCENES = new URL('./scenes/', import.meta.url)

export interface Hung {
  readonly scene: Scene
  /** The file that describes it, below art/scenes/. */
  readonly file: string
}

/** Every scene of art/scenes/, by name; a name may exist once only. */
export async function hangScenes(): Promise<Hung[]> {
  const files = (await readdir(SCENES))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
  const hung: Hung[] = []
  for (const file of files) {
    const scenes =
      ((await import(new URL(file, SCENES).href)) as { default?: readonly Scene[] }).default ?? []
    hung.push(...scenes.map((scene) => ({ scene, file })))
  }
  const seen = new Set<string>()
  for (const { scene, file } of hung) {
    if (seen.has(scene.name)) throw new Error(`Two scenes are called ${scene.name}, one of them in ${file}`)
    seen.add(scene.name)
  }
  return hung.sort((a, b) => (a.scene.name < b.scene.name ? -1 : 1))
}

/** The scenes with one of these names, or below one of these prefixes; all if none is given. */
export function choose(hung: readonly Hung[], wanted: readonly string[]): Hung[] {
  if (wanted.length === 0) return [...hung]
  return hung.filter(({ scene: { name } }) => wanted.some((w) => name === w || name.startsWith(w)))
}
