import { describe, expect, test } from 'vitest'
import { rgbOf } from './engine/colour.ts'
import { LANDSCAPE } from './engine/geometry.ts'
import { lightFrom } from './engine/light.ts'
import { Stage } from './engine/stage.ts'
import { crowdDabs } from './language/people/crowd-dabs.ts'
import { drawFigure, type FigureOptions } from './language/people/figure.ts'
import { POSES_FROM_ABOVE } from './language/people/figure-above.ts'
import { type Company, drawPeople, people } from './language/people/figure-cast.ts'
import { CUTS } from './language/people/figure-cuts.ts'
import { HAIRS, HATS } from './language/people/figure-heads.ts'
import type { FigurePose } from './language/people/figure-joints.ts'
import { FIGURE_POSES } from './language/people/figure-poses.ts'
import { PROPS } from './language/people/figure-props.ts'
import { SKINS } from './language/people/figure-tones.ts'

const stage = (view = LANDSCAPE, sunX = 1500) =>
  new Stage({
    seed: 3,
    light: lightFrom('day'),
    season: 'summer',
    horizon: 400,
    sun: { x: sunX, y: 20, r: 20 },
    view,
  })

const walker: FigureOptions = { x: 800, y: 700, h: 140, pose: 'walking', dress: 'shirt', skin: 'umber' }
const namesOf = <T extends object>(table: T) => Object.keys(table) as (keyof T)[]

/** Every coordinate of what a figure draws, in pairs; without what is clipped or cast. */
function pointsOf(o: FigureOptions): [number, number][] {
  const s = stage()
  const drawn = s.capture(() => drawFigure(s, { ...o, shadow: false }))
  expect(drawn).not.toMatch(/NaN|undefined|Infinity/)
  return [...drawn.matchAll(/ d="([^"]+)"/g)].flatMap(([, d = '']) => {
    const numbers = (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
    return numbers.flatMap((x, i) => (i % 2 ? [] : [[x, numbers[i + 1] ?? 0] as [number, number]]))
  })
}

describe('the rules of the house', () => {
  test('nobody is taller than a quarter of the frame, the eight portraits apart', () => {
    expect(() => drawFigure(stage(), { ...walker, h: 226 })).toThrow(/quarter of the frame/)
    expect(() => drawFigure(stage(), { ...walker, h: 225 })).not.toThrow()
    expect(() => drawFigure(stage({ x: 0, y: 0, w: 800, h: 450 }), walker)).toThrow(/quarter/)
    // A phone's tall frame allows nobody larger than the landscape does.
    expect(() => drawFigure(stage({ x: 0, y: -400, w: 700, h: 1244 }), { ...walker, h: 226 })).toThrow()
    expect(() => drawFigure(stage(), { ...walker, h: 600, portrait: true })).not.toThrow()
  })

  test('nobody comes twice in one picture', () => {
    const s = stage()
    drawFigure(s, walker)
    expect(() => drawFigure(s, { ...walker, x: 900 })).toThrow('twice in one picture: walking shirt')
    expect(() => drawFigure(s, { ...walker, x: 900, flip: true, skin: 'rose' })).toThrow(/twice/)
    expect(() => drawFigure(s, { ...walker, x: 900, colours: ['#d8342f'] })).not.toThrow()
    expect(() => drawFigure(s, { ...walker, x: 980, pose: 'striding' })).not.toThrow()
    expect(() => drawFigure(stage(), walker)).not.toThrow()
  })

  test('but is mirrored in water where they stand', () => {
    const s = stage()
    drawFigure(s, walker)
    expect(() => drawFigure(s, walker)).not.toThrow()
  })

  test('every shadow on a skin stays in its family and is never grey', () => {
    expect(namesOf(SKINS).length).toBeGreaterThanOrEqual(8)
    for (const [light, shade] of Object.values(SKINS)) {
      const [a, b] = [rgbOf(light), rgbOf(shade)]
      for (const [r, g, blue] of [a, b]) {
        expect(r).toBeGreaterThan(g)
        expect(g).toBeGreaterThanOrEqual(blue - 4)
        expect((r - Math.min(g, blue)) / r).toBeGreaterThan(0.2)
      }
      expect(a[0] + a[1] + a[2]).toBeGreaterThan((b[0] + b[1] + b[2]) * 1.3)
    }
  })
})

describe('a figure', () => {
  test.each(namesOf(FIGURE_POSES))('stands on the ground: %s', (pose) => {
    const { grounded, view }: FigurePose = FIGURE_POSES[pose]
    const views = view === 'side' ? [undefined] : (['front', 'back'] as const)
    for (const dress of namesOf(CUTS))
      for (const seen of views) {
        const points = pointsOf({ ...walker, pose, dress, ...(seen ? { view: seen } : {}) })
        const lowest = Math.max(...points.map(([, y]) => y))
        if (grounded === false) continue
        expect(lowest, dress).toBeGreaterThan(walker.y - walker.h * 0.02)
        expect(lowest, dress).toBeLessThan(walker.y + walker.h * 0.06)
      }
  })

  test('keeps its height, whatever is on the head', () => {
    const crown = (o: Partial<FigureOptions>) =>
      walker.y - Math.min(...pointsOf({ ...walker, pose: 'atEase', ...o }).map(([, y]) => y))
    for (const age of ['child', 'youth', 'adult', 'elder'] as const) {
      expect(crown({ age }) / walker.h).toBeGreaterThan(0.95)
      expect(crown({ age }) / walker.h).toBeLessThan(1.06)
    }
    for (const hat of namesOf(HATS)) expect(crown({ hat }) / walker.h).toBeLessThan(1.12)
    for (const hair of namesOf(HAIRS)) expect(crown({ hair }) / walker.h).toBeLessThan(1.06)
  })

  test('carries whatever there is to carry, and is seen from above', () => {
    for (const carries of namesOf(PROPS)) expect(pointsOf({ ...walker, carries }).length).toBeGreaterThan(50)
    for (const pose of namesOf(POSES_FROM_ABOVE))
      for (const dress of namesOf(CUTS))
        expect(pointsOf({ ...walker, pose, dress }).length).toBeGreaterThan(30)
  })

  test('looks the other way when flipped', () => {
    const middle = (o: FigureOptions) => {
      const xs = pointsOf({ ...o, carries: 'armful', pose: 'carrying' }).map(([x]) => x)
      return (Math.min(...xs) + Math.max(...xs)) / 2 - o.x
    }
    expect(middle({ ...walker, flip: true })).toBeCloseTo(-middle(walker), 0)
  })

  test('casts its shadow away from the light', () => {
    const shadowOf = (sunX: number) => {
      const s = stage(LANDSCAPE, sunX)
      const [, shadow = ''] = /<g opacity=[^>]*>(.*?)<\/g>/.exec(s.capture(() => drawFigure(s, walker))) ?? []
      const xs = [...shadow.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x))
      return xs.reduce((sum, x) => sum + x, 0) / xs.length - walker.x
    }
    expect(shadowOf(1500)).toBeLessThan(-5)
    expect(shadowOf(100)).toBeGreaterThan(5)
  })
})

const company: Company = {
  poses: ['walking', 'atEase', 'offering'],
  men: ['shirt', 'kurta', 'suit'],
  women: ['sari', 'summerDress'],
  skins: ['umber', 'honey', 'rose', 'ebony'],
  cloth: ['#d8342f', '#2f6fb5', '#f2bf3c'],
  hats: [null, 'straw'],
  ages: ['adult', 'elder', 'child'],
}

describe('company', () => {
  test('is the same whenever the picture is drawn, and another in another picture', () => {
    const other = new Stage({
      seed: 4,
      light: lightFrom('day'),
      season: 'summer',
      horizon: 400,
      sun: null,
      view: LANDSCAPE,
    })
    expect(people(stage(), 1, 9, company)).toEqual(people(stage(), 1, 9, company))
    expect(people(other, 1, 9, company)).not.toEqual(people(stage(), 1, 9, company))
  })

  test('is never so like that the picture would refuse it', () => {
    const s = stage()
    const cast = people(s, 2, 24, company)
    expect(new Set(cast.map(({ skin }) => skin)).size).toBe(4)
    const places = cast.map((_, i) => ({ x: 60 * i, y: 500 + 7 * ((i * 5) % 11), h: 100 }))
    expect(() => drawPeople(s, cast, places)).not.toThrow()
    const narrow: Company = { poses: ['walking'], men: ['shirt'], skins: ['rose'], cloth: ['#d8342f'] }
    expect(() => people(s, 1, 3, narrow)).toThrow('no 3 different people')
  })

  test('stands the farthest behind', () => {
    const s = stage()
    const places = [600, 500, 700].map((y, i) => ({ x: 300 + i * 400, y, h: 90 }))
    const drawn = s.capture(() => drawPeople(s, people(s, 5, 3, company), places))
    const starts = drawn.split('<g opacity').slice(1)
    const left = starts.map((one) => Number(/M(-?[\d.]+) /.exec(one)?.[1]))
    expect(left.map((x) => places.findIndex((place) => Math.abs(place.x - x) < 200))).toEqual([1, 0, 2])
  })

  test('takes up what each of them is told besides', () => {
    const s = stage()
    const places = [500, 600].map((y) => ({ x: y, y, h: 90 }))
    const bare = s.capture(() => drawPeople(s, people(s, 5, 2, company), places))
    const laden = s.capture(() =>
      drawPeople(s, people(s, 5, 2, company), places, (_, i) => (i ? { carries: 'bag' } : {})),
    )
    expect(laden.length).toBeGreaterThan(bare.length)
  })
})

test('a crowd keeps within its rows and has no two dabs alike', () => {
  const s = stage()
  const drawn = s.capture(() =>
    crowdDabs(s, {
      far: { from: 400, to: 900, y: 500, h: 20 },
      near: { from: 300, to: 1000, y: 600, h: 40 },
      rows: 4,
      hues: ['#d8342f', '#2f6fb5'],
      raised: 0.3,
      hats: 0.3,
    }),
  )
  expect(drawn).not.toMatch(/NaN|undefined/)
  const shapes = [...drawn.matchAll(/<path d="M(-?[\d.]+) (-?[\d.]+)([^"]+)"/g)]
  expect(shapes.length).toBeGreaterThan(100)
  for (const [, x = '', y = ''] of shapes) {
    expect(Number(x)).toBeGreaterThan(270)
    expect(Number(x)).toBeLessThan(1030)
    expect(Number(y)).toBeGreaterThan(420)
    expect(Number(y)).toBeLessThan(620)
  }
})
