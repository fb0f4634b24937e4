import { mix } from '../../../engine/colour.ts'
import { ellipsePath, type Point, smooth } from '../../../engine/geometry.ts'
import { lerp, range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { chhatri } from '../../../language/buildings/mughal.ts'
import { drawFigure } from '../../../language/people/figure.ts'
import { type Company, people } from '../../../language/people/figure-cast.ts'
import type { SkinName } from '../../../language/people/figure-tones.ts'
import { sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { DEEP, drawCourt, drawCourtShade, HALF, ROOF } from './haveli.ts'
import { drawPlume, type Plume } from './holi-plume.ts'

const POWDERS = {
  violet: ['#4f2a9c', '#7a48c8', '#b48ae6'],
  yellow: ['#e09a1c', '#f6c52c', '#fdea8c'],
  pink: ['#c21f6c', '#ea4a90', '#f9a6c4'],
  green: ['#14806c', '#2fb088', '#92deb8'],
  orange: ['#d2521c', '#f27f2c', '#fcc078'],
} as const
type PowderName = keyof typeof POWDERS

const SKINS: SkinName[] = ['honey', 'umber', 'bronze', 'chestnut', 'mahogany', 'olive', 'chestnut', 'bronze']

const REVELLERS: Company = {
  poses: [
    'cheering',
    'dancing',
    'whirling',
    'cheering',
    'raising',
    'running',
    'offering',
    'dancing',
    'walking',
    'raising',
    'handsBehind',
    'whirling',
  ],
  men: ['kurta', 'shirt', 'kurta', 'kurta', 'shirt'],
  women: ['sari', 'kurta', 'sari', 'kurta'],
  skins: SKINS,
  cloth: [
    '#fbf6ea',
    '#f4ead6',
    '#f7c8d8',
    '#fbf6ea',
    '#fae28c',
    '#cfe6d8',
    '#f4ead6',
    '#d8c8f0',
    '#fbf6ea',
    '#f0a0b8',
  ],
  second: ['#f6efe0', '#e6dcc8', '#ea4a90', '#f6efe0', '#3f6fa8', '#f0a83c', '#2fa088', '#e8e0d0'],
  hats: [null, null, 'turban', null, null, null, null, 'headcloth'],
  ages: ['adult', 'adult', 'youth', 'adult', 'elder', 'child', 'adult'],
}

/** Where a throw begins: metres right and away, its height, its drift. */
const THROWS: readonly (readonly [number, number, number, number, PowderName])[] = [
  [-9, 17.5, 170, -0.2, 'pink'],
  [8.4, 18.4, 150, 0.25, 'green'],
  [-3.6, 14.6, 340, -0.3, 'violet'],
  [3.6, 13, 350, 0.34, 'yellow'],
  [0.2, 10.4, 220, 0.06, 'pink'],
  [-9.4, 9.6, 210, -0.16, 'orange'],
  [9.6, 10.2, 220, 0.14, 'violet'],
  [-4.6, 5.6, 150, -0.3, 'green'],
  [5.6, 5.2, 190, 0.3, 'pink'],
]

/** Nobody nearer to another than an arm's length, most of them round the throws. */
function placesInCourt(s: Stage): Point[] {
  const random = s.random(31)
  const spots: Point[] = []
  for (let i = 0; i < 9000 && spots.length < 190; i++) {
    const [x, z] = [lerp(-HALF + 1, HALF - 1, random()), lerp(1.6, DEEP - 1.2, random())]
    const near = Math.min(...THROWS.map(([tx, tz]) => Math.hypot(tx - x, tz - z)))
    if (random() > Math.exp(-((near / 3.2) ** 2)) + 0.05) continue
    if (spots.every(([px, pz]) => Math.hypot(px - x, (pz - z) * 1.2) > 0.86)) spots.push([x, z])
  }
  return spots
}

function drawStains(s: Stage): void {
  const random = s.random(12)
  for (const [x, z, , , name] of THROWS)
    for (const _ of range(4)) {
      const [cx, cz] = [x + (random() - 0.5) * 6, z + (random() - 0.6) * 4]
      const r = 0.5 + random() * 1.3
      const points = range(11).map((i) => {
        const a = (i / 11) * Math.PI * 2
        const k = r * (0.6 + random() * 0.7)
        return ROOF.see([cx + Math.cos(a) * k * 1.4, 0, cz + Math.sin(a) * k])
      })
      s.path(smooth(points, true, 0.9), POWDERS[name][1], 'opacity=".42"')
    }
}

/** Streaks of colour on shoulders and hair. */
function drawSmudges(s: Stage, x: number, y: number, h: number, salt: number): void {
  const random = s.random(salt)
  const names = Object.keys(POWDERS) as PowderName[]
  for (const _ of range(2)) {
    const name = names[Math.floor(random() * names.length)] as PowderName
    const [dx, dy] = [(random() - 0.5) * 0.15 * h, -(0.42 + random() * 0.36) * h]
    s.path(
      ellipsePath(x + dx, y + dy, h * (0.024 + random() * 0.02), h * (0.018 + random() * 0.05)),
      POWDERS[name][1],
      'opacity=".8"',
    )
  }
}

function drawRevels(s: Stage): void {
  const places = placesInCourt(s)
  const cast = people(s, 9, places.length, REVELLERS)
  const revellers = places.flatMap(([x, z], i) => {
    const person = cast[i]
    if (!person) return []
    const [px, py] = ROOF.see([x, 0, z])
    const h = ROOF.metre([x, 0.9, z]) * 1.78 * person.tall
    const shaded = x > HALF - 4.7
    return [
      {
        away: z,
        draw: () => {
          drawFigure(s, {
            ...person,
            x: px,
            y: py,
            h,
            depth: (z / DEEP) * 0.16,
            ...(shaded ? { key: 0.45 } : {}),
            shadow: shaded ? { to: [-0.08, -0.03], opacity: 0.3 } : { to: [-0.5, -0.1], opacity: 0.4 },
          })
          drawSmudges(s, px, py, h, i)
        },
      },
    ]
  })
  const plumes = THROWS.map(([x, z, h, drift, name], i) => {
    const [px, py] = ROOF.see([x, 2, z])
    const inks = POWDERS[name].map((ink) => mix(ink, s.light.haze, (z / DEEP) * 0.16))
    const plume: Plume = { x: px, y: py, h, drift, inks: inks as [string, string, string], salt: 40 + i }
    return { away: z - 0.3, draw: () => drawPlume(s, plume) }
  })
  for (const { draw } of [...revellers, ...plumes].sort((a, b) => b.away - a.away)) draw()
}

function drawTown(s: Stage): void {
  for (const [x, y, w, depth, colour] of [
    [-40, 96, 260, 0.62, '#b8a8c0'],
    [180, 120, 190, 0.5, '#d8b8a8'],
    [420, 84, 220, 0.6, '#c0b0b8'],
    [660, 128, 260, 0.48, '#e0c8a8'],
    [940, 104, 200, 0.58, '#c8b0b0'],
    [1180, 78, 240, 0.62, '#b8a8c0'],
    [1390, 118, 280, 0.48, '#dcc0a8'],
  ] as const) {
    s.rect(x, y, w, 200, s.shade(colour, 0.85, depth))
    s.rect(x, y, w * 0.34, 200, s.shade(colour, 0.3, depth), 'opacity=".42"')
  }
  chhatri(s, 1040, 106, 90, 96, { colour: '#e0c0a0', depth: 0.52 })
  chhatri(s, 300, 122, 70, 80, { colour: '#d8b8a8', depth: 0.5 })
}

export default scene({
  name: 'moments/india-12',
  seed: 1212,
  light: {
    base: 'day',
    sky: ['#4fa0cc', '#6fb6d6', '#9ccfde', '#cfe6e2', '#eef2e2'],
    lit: '#fff4d8',
    shadow: '#1c3a72',
    haze: '#dfe8e6',
  },
  horizon: 260,
  sun: { x: 1900, y: -200, r: 30 },
  layers: [
    sky({ disc: false, glow: 0.2 }),
    svg((s) => {
      drawTown(s)
      drawCourt(s)
      drawStains(s)
      drawCourtShade(s)
      drawRevels(s)
    }),
  ],
  finish: { bloom: 0.12, vignette: 0.15 },
})
