import { polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { skyline } from '../../language/buildings/city.ts'
import { drawFigure } from '../../language/people/figure.ts'
import { drawShrubs, drawUmbrellaPine } from '../../language/plants/foliage.ts'
import { drawLeaves } from '../../language/plants/leaves.ts'
import { drawPalm } from '../../language/plants/palm.ts'
import { water } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { drawSuitcase } from '../../language/things/luggage.ts'
import { scene, svg } from '../../scene.ts'
import { drawYamBreakfast } from './yam-breakfast.ts'

const HORIZON = 420

/** Where the balustrade meets the floor, and its height there. */
const EDGE = 588

const RAIL = EDGE - 90

const SUN = { x: 1190, y: 356, r: 48 }

/** A flame tree: an umbrella of scarlet with orange dabs where the light comes through. */
const drawFlameTree = (s: Stage, o: { x: number; y: number; h: number; depth: number }): void => {
  drawUmbrellaPine(s, { ...o, colour: '#b8402c', seed: o.x })
  drawLeaves(s, {
    x: o.x + o.h * 0.02,
    y: o.y - o.h * 0.82,
    rx: o.h * 0.44,
    ry: o.h * 0.1,
    colour: '#d8502f',
    bloomColour: '#ff8a4c',
    bloom: 0.7,
    leaf: o.h * 0.022,
    density: 3.4e6 / (o.h * o.h),
    depth: o.depth,
    body: false,
    seed: o.x,
  })
}

const drawGarden = (s: Stage): void => {
  const hedge = (y: number, h: number, colour: string, depth: number, n: number) =>
    drawShrubs(s, { from: s.left - 40, to: s.right + 40, y: () => y, h, colour, n, dab: h * 0.07, depth })
  hedge(520, 56, '#5f8a68', 0.5, 60)
  drawPalm(s, { x: 566, y: 560, h: 190, lean: 0.1, depth: 0.42, size: 0.9 })
  drawPalm(s, { x: 640, y: 560, h: 140, lean: -0.06, depth: 0.5, size: 0.9, seed: 3 })
  drawFlameTree(s, { x: 830, y: 560, h: 170, depth: 0.4 })
  drawFlameTree(s, { x: 1392, y: 600, h: 372, depth: 0.06 })
  s.rect(s.left, 526, s.right - s.left, EDGE - 526, s.shade('#3f7d50', 0.2, 0.28))
  hedge(566, 62, '#3f7d50', 0.28, 52)
}

/** A stone balustrade with vase-shaped posts; the sun behind it lights only the rail. */
const drawBalustrade = (s: Stage): void => {
  const stone = '#ecd9c4'
  const width = s.right - s.left
  const first = Math.floor(s.left / 27) * 27
  const posts = range(Math.ceil(width / 27) + 2).map((i) => {
    const x = first + i * 27
    const [t, b] = [RAIL + 8, EDGE - 8]
    return `M${x - 5} ${t}C${x - 2} ${t + 18} ${x - 9.5} ${t + 28} ${x - 9} ${t + 44}C${x - 8} ${t + 58} ${x - 4} ${t + 60} ${x - 6} ${b}H${x + 6}C${x + 4} ${t + 60} ${x + 8} ${t + 58} ${x + 9} ${t + 44}C${x + 9.5} ${t + 28} ${x + 2} ${t + 18} ${x + 5} ${t}Z`
  })
  s.path(posts.join(''), s.lin([s.shade(stone, 0.7), s.shade(stone, 0.34)]))
  s.rect(
    s.left,
    RAIL - 7,
    width,
    17,
    s.lin([s.shade('#fff4e0', 1), s.shade(stone, 0.75), s.shade(stone, 0.3)]),
  )
  s.rect(s.left, EDGE - 12, width, 15, s.lin([s.shade(stone, 0.8), s.shade(stone, 0.32)]))
}

/** A point of the floor carried on along the light, away from the sun's foot on the horizon. */
const alongLight = (x: number, y: number): number => SUN.x + ((x - SUN.x) * (y - HORIZON)) / (EDGE - HORIZON)

const drawFloor = (s: Stage): void => {
  const low = 1500
  s.fillBelow(
    EDGE + 2,
    s.fine(
      [s.shade('#f0cdb4', 0.9), s.shade('#d8bca8', 0.75), s.shade('#a89c9c', 0.5), s.shade('#7c8094', 0.35)],
      0,
      EDGE,
      0,
      1120,
      true,
    ),
  )
  const joints = range(61).map((i) => {
    const run = (y: number) => 1000 + (i - 30) * 0.46 * (y - HORIZON)
    return polygon(
      [
        [run(EDGE + 2), EDGE + 2],
        [run(low), low],
      ],
      false,
    )
  })
  const rows = range(12).map(
    (i) => `M${s.left} ${(HORIZON + 2100 / (12.4 - i * 0.98)).toFixed(1)}H${s.right}`,
  )
  s.line([...joints, ...rows].join(''), s.shade('#7a5a7c', 0.3), 1.3, 'opacity=".34"')
  const first = Math.floor(s.left / 27) * 27
  const bars = range(Math.ceil((s.right - s.left) / 27) + 2).map((i) => {
    const x = first + i * 27
    const end = EDGE + 150
    return polygon([
      [x - 7, EDGE + 3],
      [x + 7, EDGE + 3],
      [alongLight(x + 8, end), end],
      [alongLight(x - 8, end), end],
    ])
  })
  const fade = [
    [s.light.shadow, 0.22],
    [s.light.shadow, 0],
  ] as const
  s.path(bars.join(''), s.lin(fade, 0, EDGE, 0, EDGE + 150, true))
}

const FEET = EDGE + 14

/** Where a head's shadow lies, in heights, for somebody at the rail. */
const laid = (x: number, h: number): [number, number] => {
  const foot = SUN.x + ((x - SUN.x) * (EDGE - HORIZON)) / (FEET - HORIZON)
  return [(alongLight(foot, FEET + h * 1.5) - x) / h, 1.5]
}

const drawTravellers = (s: Stage): void => {
  for (const [x, half] of [
    [1000, 17],
    [965, 13],
  ] as const)
    s.path(
      polygon([
        [x - half, FEET],
        [x + half, FEET],
        [alongLight(x + half * 1.2, 700), 700],
        [alongLight(x - half * 1.2, 700), 700],
      ]),
      s.light.shadow,
      'opacity=".3"',
    )
  drawFigure(s, {
    x: 1050,
    y: FEET,
    h: 154,
    pose: 'leaning',
    dress: 'summerDress',
    colours: ['#2f8f86', '#f6ead2', '#f0c050'],
    skin: 'chestnut',
    woman: true,
    hat: 'headcloth',
    hatColours: ['#f0c050', '#e8743c'],
    shadow: { to: laid(1050, 154), opacity: 0.3 },
  })
  drawFigure(s, {
    x: 1102,
    y: FEET + 3,
    h: 166,
    pose: 'raising',
    dress: 'shirt',
    colours: ['#f8f0dc', '#3a5a8c', '#8a5a3c'],
    skin: 'umber',
    hair: 'cropped',
    shadow: { to: laid(1102, 166), opacity: 0.3 },
  })
  drawSuitcase(s, { x: 1000, y: FEET + 4, w: 42, h: 54, colour: '#a8583c' })
  drawSuitcase(s, { x: 963, y: FEET + 7, w: 33, h: 42, colour: '#3f6a6c' })
}

/** What the flame tree has let fall, thick under its crown. */
const drawPetals = (s: Stage): void => {
  const random = s.random(41)
  const tones = ['#e8442c', '#ff7a4a', '#b82c28'].map((colour) => s.shade(colour, 0.85))
  const fallen = ['', '', '']
  for (let i = 0; i < 150; i++) {
    const y = EDGE + 24 + random() ** 1.2 * 330
    const x = 1330 + (random() + random() - 1) * (y - 380) * 1.1
    const r = (y - 430) * 0.026 * (0.6 + random() * 0.8)
    fallen[i % 3] +=
      `M${x.toFixed(1)} ${y.toFixed(1)}q${(r * 0.9).toFixed(1)} ${(-r * 0.7).toFixed(1)} ${(r * 2).toFixed(1)} 0q${(-r).toFixed(1)} ${(r * 0.6).toFixed(1)} ${(-r * 2).toFixed(1)} 0Z`
  }
  for (const [i, d] of fallen.entries()) s.path(d, tones[i] as string)
}

/** A cane chair from the side, pushed back from the table; x, y is the middle of its feet. */
const drawChair = (s: Stage, x: number, y: number): void => {
  const wood = '#9a6238'
  s.placed({ x, y }, () => {
    s.ellipse(4, 0, 56, 8, s.light.shadow, 'opacity=".34"')
    s.line('M-26 -8L-24 -78M44 -8L38 -78', s.shade(wood, 0.15), 5)
    s.path('M36 -80L46 -156Q40 -164 32 -160L24 -84Z', s.shade('#d9b27c', 0.45))
    s.line('M-38 0L-34 -76M34 0L30 -76L40 -158M46 -156L38 -80', s.shade(wood, 0.4), 5.5)
    s.path(
      'M-42 -82Q0 -90 42 -82L40 -73Q0 -68 -40 -73Z',
      s.lin([s.shade('#f0cf9a', 0.95), s.shade(wood, 0.4)]),
    )
    s.line('M-35 -30H32', s.shade(wood, 0.3), 3.5)
  })
}

export default scene({
  name: 'diaspora/day-7',
  seed: 77,
  light: { base: 'dawn', sky: ['#3d5a94', '#8a90b8', '#e3b0ac', '#fbcaa0', '#ffecc8'], haze: '#f6d3b8' },
  horizon: HORIZON,
  sun: SUN,
  portrait: { x: 926, y: -128, w: 600, h: 1067 },
  layers: [
    sky({ rings: 2 }),
    sheet({ cover: 0.48, opacity: 0.55, seed: 6 }),
    skyline({ from: 700, to: 1560, y: 422, h: 120, depth: 0.78, lamps: 0, seed: 6, colour: '#6a6a9a' }),
    mist({ y: 366, h: 80, opacity: 0.7 }),
    water({ to: 560, accent: '#8a7aa0', reflection: [0.95, 0.6], amplitude: 26, glint: 0.8 }),
    svg(drawGarden),
    svg(drawBalustrade),
    svg(drawFloor),
    svg(drawPetals),
    svg(drawTravellers),
    svg((s) => {
      drawChair(s, 1478, 722)
      drawYamBreakfast(s, { x: 1304, y: 622, scale: 0.98 })
    }),
    svg((s) => {
      for (const [x, y, rx] of [
        [1600, 4, 180],
        [1440, -44, 150],
      ] as const)
        drawLeaves(s, {
          x,
          y,
          rx,
          ry: rx * 0.42,
          colour: '#a83c2e',
          bloomColour: '#f0693c',
          leaf: 15,
          density: 90,
          bloom: 0.5,
          seed: x,
          hang: 0.4,
        })
    }),
  ],
})
