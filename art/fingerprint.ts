import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Declaration, type Module, readModule } from './declarations.ts'

const readFile = (file: string): string => readFileSync(new URL(file), 'utf8')

/** Where every picture comes from, whatever its scene says. */
const DRAWING = { file: new URL('./scene.ts', import.meta.url).href, name: 'render' }

/** Reads what each file declares, once. */
export function modulesFrom(read = readFile): (file: string) => Module {
  const modules = new Map<string, Module>()
  return (file) => {
    const module = modules.get(file) ?? readModule(read(file), file)
    modules.set(file, module)
    return module
  }
}

/**
 * Makes hashes of scenes. Each covers all code that the picture is drawn with: the scene, every declaration it reaches
 * through imports, engine included, and how a scene is rendered. It stays when a file moves, when layout, comments or
 * types change, and when something changes that the scene never reaches. What it has met on its way is left in `met`.
 */
export function fingerprinting(
  moduleAt = modulesFrom(),
  drawing = DRAWING,
): (scene: string, met?: Map<Declaration, number>) => string {
  return (scene, met = new Map()) => {
    const hash = createHash('sha256')
    const follow = (file: string, name: string): void => {
      const { declarations, imports } = moduleAt(file)
      const declaration = declarations.get(name)
      if (!declaration) throw new Error(`${file} does not declare ${name}`)
      const place = met.get(declaration)
      if (place !== undefined) {
        hash.update(`@${place}\n`)
        return
      }
      met.set(declaration, met.size)
      hash.update(`${declaration.text}\n`)
      for (const mention of declaration.mentions) {
        const imported = imports.get(mention)
        if (imported) {
          hash.update(`${mention} is ${imported.name} of `)
          if (imported.from.startsWith('.')) follow(new URL(imported.from, file).href, imported.name)
          else hash.update(`${imported.from}\n`)
        } else if (declarations.has(mention)) {
          hash.update(`${mention} is ${mention} of `)
          follow(file, mention)
        }
      }
    }
    follow(scene, 'default')
    follow(drawing.file, drawing.name)
    return hash.digest('hex').slice(0, 16)
  }
}
