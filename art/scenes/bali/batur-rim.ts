import { type Point, polygon } from '../../engine/geometry.ts'
import { fbm2 } from '../../engine/noise.ts'
import { range, round1, smoothstep } from '../../engine/numbers.ts'
import { cornered, curved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure, type FigureOptions } from '../../language/people/figure.ts'

const rimAt = (x: number): number =>
  806 - 300 * smoothstep(420, 1560, x) + (fbm2(x * 0.012, 3, 5, 4) - 0.5) * 60

/** The crater full of cloud: banks behind banks, each a lit crest over one plane of shade. */
export function drawCloudLake(s: Stage): void {
  const random = s.random(64)
  const xs = range(300).map((i) => s.left + (i / 299) * (s.right - s.left))
  for (const row of range(11)) {
    const t = row / 10
    const y = 474 + 356 * t ** 1.35
    const size = 9 + 44 * t
    const heads = range(Math.round(60 - 34 * t)).map(() => ({
      x: -260 + random() * 2120,
      w: size * (1.3 + random() * 2.6),
      h: size * (0.35 + random() * 0.85),
    }))
    const crest = (x: number, lower = 0, aside = 0) =>
      y +
      lower -
      Math.max(0, ...heads.map((b) => b.h * Math.sqrt(Math.max(0, 1 - ((x + aside - b.x) / b.w) ** 2))))
    const bank = (lower: number, aside: number) =>
      polygon([...xs.map((x): Point => [x, crest(x, lower, aside)]), [s.right, s.bottom], [s.left, s.bottom]])
    const depth = 0.62 * (1 - t)
    s.path(bank(0, 0), s.shade('#fff0d0', 1, depth * 0.7))
    s.path(bank(size * 0.2, size * 0.22), s.shade('#f2c9a0', 0.95, depth))
    s.path(bank(size * 0.52, size * 0.46), s.shade('#a9aec0', 0.9, depth))
    s.path(bank(size * 0.95, size * 0.3), s.shade('#8aa3c0', 0.85, depth))
  }
}

/** The black lip of Batur, rising to the right: three planes of ash, and blocks with one lit face. */
export function drawCraterRim(s: Stage): void {
  const xs = range(81).map((i) => s.left + (i / 80) * (s.right - s.left))
  const plane = (drop: (x: number) => number, fill: string) =>
    s.path(
      polygon([...xs.map((x): Point => [x, rimAt(x) + drop(x)]), [s.right, s.bottom], [s.left, s.bottom]]),
      fill,
    )
  plane(() => 0, s.shade('#6a5068', 0.5))
  plane((x) => 16 + 16 * fbm2(x * 0.02, 8, 2, 3), s.shade('#453a56', 0.3))
  plane((x) => 84 + 70 * fbm2(x * 0.008, 4, 6, 3), s.shade('#33304c', 0.22))
  plane((x) => 186 + 90 * fbm2(x * 0.007, 9, 3, 3), s.shade('#262844', 0.12))
  s.line(
    polygon(
      xs.map((x): Point => [x, rimAt(x)]),
      false,
    ),
    s.light.glow,
    3.4,
    'opacity=".85"',
  )
  drawBlocks(s)
  drawPath(s)
}

function drawBlocks(s: Stage): void {
  const random = s.random(9)
  const blocks = range(Math.round((s.right - s.left) / 13))
    .map(() => {
      const x = s.left + random() * (s.right - s.left)
      const down = 14 + random() ** 1.5 * 330
      return { x, y: rimAt(x) + down, r: 5 + random() * 9 + down * 0.05, flip: random() < 0.5 ? 1 : -1 }
    })
    .sort((a, b) => a.y - b.y)
  for (const { x, y, r, flip } of blocks) {
    const k = r / 10
    const deep = smoothstep(0, 330, y - rimAt(x))
    const shape = flip > 0 ? '-12,2 -9,-5 -2,-9 5,-8 10,-2 12,2' : '-15,2 -12,-3 -4,-7 8,-5 15,0 16,2'
    const lit = flip > 0 ? '-2,-9 5,-8 10,-2 2,-4' : '-4,-7 8,-5 15,0 3,-3'
    s.path(cornered(shape, x, y, k), s.shade('#2c2a44', 0.12))
    s.path(cornered(lit, x, y, k), s.shade(deep > 0.3 ? '#4f4866' : '#a8787a', 0.72 - deep * 0.4))
  }
}

/** The trodden line in the ash that they came up by. */
function drawPath(s: Stage): void {
  const steps = range(60).map((i): Point => {
    const x = 1006 + i * 10
    return [x, rimAt(x) + 13 + 5 * Math.sin(i * 0.6)]
  })
  s.line(polygon(steps, false), s.shade('#a8807c', 0.6), 3.4, 'stroke-dasharray="14 5" opacity=".7"')
}

type Climber = Omit<FigureOptions, 'y' | 'backlit' | 'shadow'>

const CLIMBERS: readonly Climber[] = [
  {
    x: 968,
    h: 64,
    pose: 'walking',
    dress: 'coat',
    colours: ['#c8503c', '#39405e', '#f3e6cc'],
    skin: 'olive',
    carries: 'backpack',
    propColours: ['#3f6a94', '#f0d8a4'],
    hat: 'beanie',
    hatColours: ['#e8b83c', '#e8b83c'],
  },
  {
    x: 1026,
    h: 68,
    pose: 'striding',
    dress: 'shirt',
    colours: ['#4a8a94', '#39405e', '#8a5a3c'],
    skin: 'rose',
    woman: true,
    hair: 'ponytail',
    carries: 'stick',
    propColours: ['#8a5a34', '#8a5a34'],
  },
  {
    x: 1098,
    h: 74,
    pose: 'photographing',
    dress: 'coat',
    colours: ['#3f5f94', '#2f3452', '#f3e6cc'],
    skin: 'umber',
    carries: 'camera',
    propColours: ['#2a2830', '#2a2830'],
  },
  {
    x: 1172,
    h: 78,
    pose: 'sitting',
    dress: 'shorts',
    colours: ['#e8a83c', '#4a4638', '#c9573f'],
    skin: 'porcelain',
    hair: 'curls',
  },
  {
    x: 1244,
    h: 82,
    pose: 'handsBehind',
    dress: 'raincoat',
    colours: ['#c8b03c', '#3c5470', '#f0d890'],
    skin: 'honey',
    woman: true,
    hair: 'bob',
  },
  {
    x: 1340,
    h: 86,
    pose: 'raising',
    dress: 'sarong',
    colours: ['#8a4a4a', '#3a3050', '#e0a848'],
    skin: 'bronze',
    hat: 'headcloth',
    hatColours: ['#e8dcc0', '#e8dcc0'],
  },
]

/** Climbers along the rim, dark with a bright edge; the guide, who has seen it before, points. */
export function drawClimbers(s: Stage): void {
  for (const climber of CLIMBERS)
    drawFigure(s, {
      ...climber,
      y: rimAt(climber.x) + (climber.pose === 'sitting' ? 9 : 5),
      backlit: true,
      shadow: { to: [-0.24, 0.34], opacity: 0.5 },
    })
  s.path(cornered('-16,0 -12,-22 8,-24 14,0', 1166, rimAt(1166) + 8), s.shade('#33304c', 0.2))
  drawVent(s, 1408)
}

/** A steam vent on the rim, where the eggs are. */
function drawVent(s: Stage, x: number): void {
  const y = rimAt(x) + 4
  for (const [dx, k, opacity] of [
    [0, 1, 0.34],
    [9, 0.8, 0.24],
    [-8, 0.66, 0.2],
  ] as const)
    s.path(
      curved(
        '-3,0 -7,-26 1,-50 -9,-78 -2,-108 9,-130 5,-104 13,-78 7,-52 9,-26 4,0',
        x + dx,
        y,
        k,
        dx < 0 ? -1 : 1,
        0.9,
      ),
      s.shade('#fff2e0', 1),
      `opacity="${round1(opacity * 10) / 10}"`,
    )
}
