import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Declaration } from './declarations.ts'
import { fingerprinting, modulesFrom } from './fingerprint.ts'
import { type Hung, hangScenes, SCENES } from './gallery.ts'
import { render } from './scene.ts'

const ART = new URL('./', import.meta.url)

/** The moments of a trip lie in its folder; the others have one of their own. */
const TRIPS: Record<string, string> = {
  lagos: 'diaspora/moments',
  worldcup: 'worldcup2026/moments',
  philippines: 'filipino-diaspora/moments',
  india: 'indian-diaspora/moments',
  seychelles: 'seychelles/moments',
  monaco: 'monaco/moments',
}

function fileFor(picture: string): string {
  const [group = '', name = ''] = picture.split('/')
  if (group === 'posters') return `${name}/poster.ts`
  if (group !== 'moments') return `${picture}.ts`
  const tale = name.replace(/-\d+$/, '')
  return `${TRIPS[tale] ?? tale}/${name}.ts`
}

const textOf = (file: string) => readFile(new URL(file, ART), 'utf8')

const drawingFiles = async () =>
  (await readdir(ART, { recursive: true })).filter((file) => /^(engine|language|scenes)\/.*\.ts$/.test(file))

let hung: Hung[] = []

beforeAll(async () => {
  hung = await hangScenes()
}, 60_000)

describe('somebody who wants to change a picture', () => {
  test('finds it in the file of its name', () => {
    expect(hung.length).toBeGreaterThan(170)
    expect(hung.map(({ file }) => file)).toEqual(hung.map(({ scene }) => fileFor(scene.name)))
  })

  test('is shown by the README a scene as it stands', async () => {
    const [, file = '', sample] = /```ts\n\/\/ (\S+)\n([\s\S]*?)```/.exec(await textOf('README.md')) ?? []
    expect(hung.map((one) => `scenes/${one.file}`)).toContain(file.replace('art/', ''))
    expect(sample).toBe(await textOf(file.replace('art/', '')))
  })

  test('finds in the language what the README names, in each of its folders', async () => {
    const [, section = ''] = /## The language\n([\s\S]*?)\n## /.exec(await textOf('README.md')) ?? []
    const files = (await readdir(new URL('language/', ART), { recursive: true })).sort()
    const folders = files.filter((file) => /^[^/.]+$/.test(file))
    expect([...section.matchAll(/\*\*(\w+)\/\*\*/g)].map(([, folder]) => folder).sort()).toEqual(folders)
    const moduleAt = modulesFrom()
    const known = files
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => [...moduleAt(new URL(`language/${file}`, ART).href).declarations.keys()])
    const list = section.slice(section.indexOf('\n- '))
    const named = [...list.matchAll(/`(\w+)(?:\(.*?\))?`/g)].map(([, name = '']) => name)
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter((name) => !known.includes(name))).toEqual([])
  })

  test('meets nothing that no picture is drawn with', async () => {
    const moduleAt = modulesFrom()
    const fingerprint = fingerprinting(moduleAt)
    const reached = new Set<Declaration>()
    for (const { file } of hung) {
      const met = new Map<Declaration, number>()
      fingerprint(new URL(file, SCENES).href, met)
      for (const declaration of met.keys()) reached.add(declaration)
    }
    const idle = (await drawingFiles()).flatMap((file) =>
      [...moduleAt(new URL(file, ART).href).declarations]
        .filter(([, declaration]) => !reached.has(declaration))
        .map(([name]) => `${name} in ${file}`),
    )
    expect(reached.size).toBeGreaterThan(1000)
    expect(idle).toEqual([])
  })
})

test('no picture depends on chance, on the clock or on the machine', async () => {
  const moduleAt = modulesFrom()
  const files = await drawingFiles()
  expect(files.length).toBeGreaterThan(300)
  const fickle = files.flatMap((file) =>
    [...moduleAt(new URL(file, ART).href).declarations]
      .filter(([, { text }]) => /Math\.random|\b(Date|performance|process|crypto)\b/.test(text))
      .map(([name]) => `${name} in ${file}`),
  )
  expect(fickle).toEqual([])
})

const firstScene = `import { sky } from '../../language/sky/sky.ts'
import { water } from '../../language/sea/water.ts'
import { scene } from '../../scene.ts'
export default scene({
  name: 'newcomers/first',
  seed: 1,
  light: 'dawn',
  sun: { x: 1100, y: 480, r: 50 },
  layers: [sky(), water({ y: 560 })],
})
`

describe('a newcomer', () => {
  test('adds a picture in ten lines', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'wanderwish-newcomer-'))
    try {
      expect(firstScene.trimEnd().split('\n')).toHaveLength(10)
      await writeFile(join(folder, 'first.ts'), firstScene.replaceAll('../../', ART.href))
      const [found, ...others] = await hangScenes(pathToFileURL(`${folder}/`))
      if (!found) throw new Error('the scene is not found')
      expect([found.scene.name, others]).toEqual(['newcomers/first', []])
      const picture = await render(found.scene, found.scene.view, 160)
      const empty = await render({ ...found.scene, layers: [] }, found.scene.view, 160)
      const drawn = picture.pixels.filter((value, place) => value !== empty.pixels[place])
      expect(drawn.length / picture.pixels.length).toBeGreaterThan(0.9)
      expect(hung.map(({ hash }) => hash)).not.toContain(found.hash)
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
