import { describe, expect, test } from 'vitest'
import { fingerprinting, modulesFrom } from './fingerprint.ts'

const house: Record<string, string> = {
  'house:/scene.ts': `import sharp from 'sharp'
export const scene = (s: Scene) => s
export const render = (s: Scene) => sharp(s.width + grain(3))
const grain = (n: number) => n / 2
`,
  'house:/engine/colour.ts': `export const BLUE = '#00f'
export const RED = '#f00'
`,
  'house:/sea/water.ts': `import { BLUE } from '../engine/colour.ts'
import type { Stage } from '../engine/stage.ts'
/** Deep. */
export function water(s: Stage) {
  return ripple(s, [BLUE, 'M 1 2'])
}
function ripple(s: Stage, colours: string[]) {
  return colours.length > 2 ? water(s) : colours
}
export const ice = () => BLUE
`,
  'house:/trip/day-1.ts': `import { scene } from '../scene.ts'
import { water } from '../sea/water.ts'
export default scene({ name: 'trip/day-1', layers: [water] })
`,
}

const DRAWING = { file: 'house:/scene.ts', name: 'render' }
const hashOf = (files: Record<string, string>, scene = 'house:/trip/day-1.ts') =>
  fingerprinting(
    modulesFrom((file) => files[file] ?? ''),
    DRAWING,
  )(scene)
const today = hashOf(house)

/** The hash of the scene once one file of the house says something else. */
function after(file: string, from: string, to: string): string {
  const source = house[`house:/${file}`] ?? ''
  expect(source).toContain(from)
  return hashOf({ ...house, [`house:/${file}`]: source.replace(from, to) })
}

describe('the fingerprint of a scene changes', () => {
  test.each([
    ['the scene says something else', 'trip/day-1.ts', '[water]', '[water, water]'],
    ['what it imports does', 'sea/water.ts', 'ripple(s,', 'ripple(ice,'],
    ['a helper of that file does', 'sea/water.ts', 'length > 2', 'length > 3'],
    ['the engine below does', 'engine/colour.ts', '#00f', '#00e'],
    ['space in quotes does, as in a path', 'sea/water.ts', 'M 1 2', 'M 12'],
    ['another thing comes by the same name', 'sea/water.ts', '{ BLUE }', '{ RED as BLUE }'],
    ['every scene is rendered otherwise', 'scene.ts', 'grain(3)', 'grain(4)'],
    ['a helper of the rendering changes', 'scene.ts', 'n / 2', 'n / 3'],
  ])('when %s', (_, file, from, to) => {
    expect(after(file, from, to)).not.toBe(today)
  })
})

describe('the fingerprint of a scene stays', () => {
  test.each([
    ['something changes that it never reaches', 'engine/colour.ts', '#f00', '#e00'],
    ['its neighbour in a file does', 'sea/water.ts', 'ice = () => BLUE', "ice = () => 'white'"],
    ['a comment does', 'sea/water.ts', 'Deep', 'Shallow'],
    ['the formatter breaks lines', 'trip/day-1.ts', '[water]', '[\n    water,\n  ]'],
    ['a type comes from elsewhere', 'sea/water.ts', '../engine/stage.ts', '../stage.ts'],
    ['a type says more', 'sea/water.ts', 'colours: string[]', "colours: readonly ('a b' | Colour)[]"],
    ['a type becomes known as a value', 'sea/water.ts', 'import type { Stage }', 'import { Stage }'],
  ])('when %s', (_, file, from, to) => {
    expect(after(file, from, to)).toBe(today)
  })

  test('when files move', () => {
    const moved = Object.fromEntries(
      Object.entries(house).map(([file, source]) => [
        file.replace('sea/', 'language/sea/').replace('trip/', 'scenes/trip/'),
        source.replace('../sea/', '../../language/sea/').replace('../engine/', '../../engine/'),
      ]),
    )
    moved['house:/scenes/trip/day-1.ts'] = (moved['house:/scenes/trip/day-1.ts'] ?? '').replace(
      '../scene.ts',
      '../../scene.ts',
    )
    expect(hashOf(moved, 'house:/scenes/trip/day-1.ts')).toBe(today)
  })
})

test('the fingerprint of a scene stays when a helper gets a file of its own', () => {
  const [start = '', ripple = ''] = (house['house:/sea/water.ts'] ?? '').split(/(?=function ripple)/)
  const [body = '', ice = ''] = ripple.split(/(?=export const ice)/)
  const apart = {
    ...house,
    'house:/sea/water.ts': `import { ripple } from './ripple.ts'\n${start}${ice}`,
    'house:/sea/ripple.ts': `import { water } from './water.ts'\nexport ${body}`,
  }
  expect(hashOf(apart)).toBe(today)
})

test.each([
  ['does something on loading', 'engine/colour.ts', "export const RED = '#f00'", 'fill(BLUE)'],
  ['imports when it likes', 'sea/water.ts', '() => BLUE', "() => import('./ice.ts')"],
  [
    'passes on the exports of another',
    'sea/water.ts',
    'export const ice',
    "export * from './ice.ts'\nconst ice",
  ],
  ['does not declare what is wanted', 'engine/colour.ts', 'BLUE', 'NAVY'],
])('a file that %s cannot be followed, and says so', (_, file, from, to) => {
  expect(() => after(file, from, to)).toThrow(/cannot be followed|does not declare/)
})
