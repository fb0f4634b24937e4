import { type Point, polygon, ribbon } from '../../engine/geometry.ts'
import { fbm1, fbm2 } from '../../engine/noise.ts'
import { clamp, range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure, type FigureOptions } from '../../language/people/figure.ts'
import { water } from '../../language/sea/water.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawBillows, drawCape, drawFlight, drawLaunchGlow, PAD } from './launch.ts'

const SEA = PAD[1]

/** The seaward edge of the sandbar by x. */
const bar = (x: number): number => 724 + 15 * (fbm1(x * 0.004, 6, 3) - 0.5) + ((1120 - x) / 900) ** 2 * 26

/** Where the tide has left water on the sand. */
const pool = (x: number, y: number): number => {
  const deep = 1 - Math.hypot((x - 1130) / 360, (y - 892) / 58)
  return clamp((deep + 0.5 * (fbm2(x * 0.006, y * 0.02, 3, 3) - 0.5) - 0.1) * 60)
}

function drawSandbar(s: Stage): void {
  const shore = range(61).map((i): Point => {
    const x = s.left + ((s.right - s.left) * i) / 60
    return [x, bar(x)]
  })
  s.path(polygon([...shore, [s.right, s.bottom], [s.left, s.bottom]]), s.shade('#4f7480', 0.34))
  const dry = shore.map(([x, y], i): Point => [x, y + 26 + 7 * Math.sin(i * 0.5)])
  s.path(polygon([...dry, [s.right, s.bottom], [s.left, s.bottom]]), s.shade('#8a9490', 0.4))
  const foam = (dy: number, w: number) =>
    ribbon(
      shore.map(([x, y], i): Point => [x, y + dy + 4 * Math.sin(i * 0.43 + dy)]),
      (t) => w * (0.4 + 0.6 * Math.sin(t * 23 + dy) ** 2),
      0.5,
    )
  s.path(foam(-24, 1.6), '#bfdcd8', 'opacity=".55"')
  s.path(foam(-9, 2.2), '#dcebe0', 'opacity=".75"')
  s.path(foam(1, 3), '#f2f2e0', 'opacity=".9"')
}

const drawRipples = (s: Stage): void => {
  const random = s.random(9)
  const lines = range(70).map(() => {
    const [x, y] = [s.left + random() * (s.right - s.left), 772 + random() * (s.bottom - 772)]
    const w = (y - 640) * (0.2 + random() * 0.4)
    return `M${round1(x)} ${round1(y)}q${round1(w * 0.5)} ${round1(-w * 0.05)} ${round1(w)} 0`
  })
  s.line(lines.join(''), s.light.shadow, 1.6, 'opacity=".32" stroke-linecap="round"')
}

const FATHER = { x: 1112, y: 802, h: 122 } as const

const FAMILY: readonly FigureOptions[] = [
  {
    x: 1190,
    y: 792,
    h: 80,
    pose: 'raising',
    dress: 'shorts',
    colours: ['#e8604a', '#2f5f7a'],
    skin: 'chestnut',
    age: 'child',
    hair: 'curls',
  },
  {
    ...FATHER,
    pose: 'atEase',
    view: 'back',
    dress: 'shorts',
    colours: ['#e8e0c8', '#3a5a72'],
    skin: 'umber',
    hair: 'cropped',
  },
  {
    x: FATHER.x + 1,
    y: FATHER.y - FATHER.h * 0.86,
    h: 70,
    pose: 'onShoulders',
    dress: 'summerDress',
    colours: ['#f0a0a8', '#f6f2e2'],
    skin: 'umber',
    age: 'child',
    woman: true,
    hair: 'bun',
    shadow: false,
  },
  {
    x: 1044,
    y: 812,
    h: 114,
    pose: 'sitting',
    dress: 'summerDress',
    colours: ['#f0b848', '#f6f2e2'],
    skin: 'bronze',
    woman: true,
    hair: 'long',
  },
  {
    x: 1264,
    y: 812,
    h: 100,
    pose: 'crossLegged',
    dress: 'shirt',
    colours: ['#4fa89c', '#30506c'],
    skin: 'chestnut',
    age: 'youth',
    hat: 'cap',
    hatColours: ['#f0e6c8', '#f0e6c8'],
  },
]

function drawFamily(s: Stage): void {
  s.path(
    polygon([
      [1200, 800],
      [1322, 796],
      [1340, 820],
      [1206, 826],
    ]),
    s.shade('#c85a4a', 0.34),
  )
  s.line('M1203 813L1331 808M1238 799L1248 824M1282 797L1298 822', s.shade('#f0e0c0', 0.6), 2, 'opacity=".7"')
  s.rect(1022, 781, 38, 31, s.shade('#2f7f92', 0.4))
  s.rect(1020, 777, 42, 8, s.shade('#e8e4d0', 0.8))
  for (const who of FAMILY)
    drawFigure(s, { shadow: { to: [0.22, 0.32], opacity: 0.5 }, ...who, backlit: true })
}

export default scene({
  name: 'disney/day-5',
  seed: 55,
  light: {
    base: 'night',
    sky: ['#04122c', '#08264a', '#0f4264', '#1f6a80', '#5fa09a'],
    haze: '#2f6a80',
    lit: '#ffdca4',
    shadow: '#051a30',
    glow: '#f0b070',
  },
  horizon: SEA,
  sun: { x: PAD[0], y: SEA - 20, r: 1 },
  portrait: { x: 786, y: -128, w: 606, h: 1077 },
  layers: [
    sky({ stars: 240, disc: false, glow: 0 }),
    svg((s) => {
      drawLaunchGlow(s)
      drawFlight(s)
      drawBillows(s)
      drawCape(s)
    }),
    water({
      y: SEA,
      accent: '#0c3a58',
      amplitude: 30,
      reflection: [0.95, 0.6],
      wave: 1.2,
      to: 790,
      glint: 0.5,
      glintColour: '#ffd49a',
    }),
    svg((s) => {
      drawSandbar(s)
      drawRipples(s)
    }),
    water({
      y: 790,
      base: 940,
      colours: ['#2f7488', '#164a66', '#0a2c48'],
      reflection: [0.95, 0.85],
      amplitude: 8,
      wave: 1.6,
      glint: 0,
      waterline: SEA,
      mask: pool,
    }),
    svg(drawFamily),
  ],
  finish: { bloom: 0.5, vignette: 0.2 },
})
