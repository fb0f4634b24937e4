import { ellipsePath, type Point, smooth } from '../../../engine/geometry.ts'
import { range, round1 } from '../../../engine/numbers.ts'
import { outline } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawFigure, type FigureOptions } from '../../../language/people/figure.ts'
import { scene, svg } from '../../../scene.ts'
import { drawSari, type Sari, type Weave } from './drying-saris.ts'
import { drawRiverBoat } from './river-boat.ts'

/** Middle of the river's bend; the bank and the rows of cloth lie in arcs round it. */
const BEND: Point = [220, 1230]
const SHORE = 660
const PERSON = 96
const NOON = { to: [-0.26, 0.3], opacity: 0.5 } as const

const round = (degrees: number, r: number): Point => {
  const a = (degrees * Math.PI) / 180
  return [BEND[0] + Math.cos(a) * r, BEND[1] + Math.sin(a) * r]
}

const shoreline = (offset: number): string => {
  const line = range(60).map((i) => {
    const a = -128 + i * 2.6
    const wave = 15 * Math.sin(a * 0.11) + 7 * Math.sin(a * 0.31 + offset * 0.02)
    return round(a, SHORE + offset + wave)
  })
  return `${smooth(line, false)}L${round(20, 0).map(round1).join(' ')}L-400 1400L-400 700Z`
}

function drawBank(s: Stage): void {
  s.rect(s.left, s.top, s.right - s.left, s.bottom - s.top, s.shade('#ead9b6', 0.95))
  const random = s.random(5)
  for (const _ of range(34)) {
    const [x, y] = [random() * 1640 - 20, random() * 900]
    const w = 60 + random() * 130
    s.path(
      `M${round1(x)} ${round1(y)}q${round1(w * 0.5)} ${round1(-10 - random() * 12)} ${round1(w)} ${round1(random() * 10)}q${round1(-w * 0.5)} ${round1(14 + random() * 10)} ${round1(-w)} ${round1(-random() * 10)}Z`,
      s.shade('#d9c49a', 0.85),
      'opacity=".5"',
    )
  }
  s.path(shoreline(46), s.shade('#cdb48a', 0.75))
  s.path(shoreline(22), s.shade('#ab9272', 0.6))
}

function drawRiver(s: Stage): void {
  s.path(shoreline(6), s.shade('#f6fbf0', 1))
  s.path(shoreline(0), s.shade('#8fd0bc', 0.95))
  s.path(shoreline(-52), s.shade('#56b3ab', 0.85))
  s.path(shoreline(-120), s.shade('#2f959b', 0.75))
  s.path(shoreline(-230), s.shade('#1f7a88', 0.65))
  s.path(shoreline(-370), s.shade('#1a6478', 0.6))
  const random = s.random(9)
  const glints = range(110).map(() => {
    const [a, r] = [-125 + random() * 110, SHORE - 30 - random() * 480]
    const [x, y] = round(a, r)
    const w = 12 + random() * 30
    return `M${round1(x)} ${round1(y)}q${round1(w / 2)} -3.4 ${round1(w)} 0q${round1(-w / 2)} 3 ${round1(-w)} 0Z`
  })
  s.path(glints.join(''), s.shade('#e6fbf2', 1), 'opacity=".62"')
}

/** From saffron through pink to crimson, as one walks along the bank. */
const HUES = [
  '#f59a08',
  '#f7b410',
  '#ee7408',
  '#f5c52a',
  '#ea5a14',
  '#f58a3c',
  '#ee3f4a',
  '#f02e72',
  '#f77aa6',
  '#dd1a68',
  '#c00f4c',
  '#ee4a8c',
  '#a80c40',
  '#d4221f',
] as const
const GUESTS = ['#12909a', '#f7f0e0', '#2c5fae', '#2f9160', '#7d3a92'] as const
const BORDERS: readonly string[] = ['#f6d06a', '#b8173f', '#f7ecd2', '#1f7a78', '#e8a02a', '#8a1f5a']
const WEAVES: readonly Weave[] = ['plain', 'stripes', 'plain', 'dots', 'halves', 'checks', 'plain']

interface Arc {
  readonly r: number
  readonly from: number
  readonly to: number
  /** Places left free. */
  readonly gaps: readonly number[]
  readonly salt: number
}

const ARCS: readonly Arc[] = [
  { r: 770, from: -118, to: -14, gaps: [6, 13, 14], salt: 2 },
  { r: 1164, from: -113, to: -12, gaps: [10, 20], salt: 5 },
  { r: 1558, from: -70, to: -30, gaps: [], salt: 9 },
]

function sarisOf(s: Stage, arc: Arc): Sari[] {
  const random = s.random(arc.salt)
  const step = ((75 / arc.r) * 180) / Math.PI
  const n = Math.floor((arc.to - arc.from) / step)
  return range(n).flatMap((i) => {
    const at = i / n
    const drift = Math.min(13, Math.floor(at * 6.5 + random() * 7.5))
    const guest = random() < 0.1
    const colour = (guest ? GUESTS[Math.floor(random() * 5)] : HUES[drift]) ?? '#ef7f1a'
    const border = BORDERS[Math.floor(random() * 6)] ?? '#f6d06a'
    const turn = arc.from + i * step
    const [x, y] = round(turn, arc.r + (random() - 0.5) * 12)
    const cloth: Sari = {
      x,
      y,
      turn: turn + (random() - 0.5) * 1.4,
      length: 318 + random() * 26,
      width: 59,
      colour,
      border: border === colour ? '#f7ecd2' : border,
      weave: WEAVES[Math.floor(random() * 7)] ?? 'plain',
      seed: arc.salt * 100 + i,
    }
    return arc.gaps.includes(i) ? [] : [cloth]
  })
}

/** Two people carry a wet sari between them to its place. */
function drawSpreading(s: Stage): void {
  const turn = -41.6
  const [x, y] = round(turn, 800)
  drawSari(s, {
    x,
    y,
    turn,
    length: 300,
    width: 54,
    colour: '#f7f0e0',
    border: '#c81a3c',
    weave: 'stripes',
    seed: 4,
    lifted: 18,
  })
  const [ax, ay] = round(turn, 780)
  const [bx, by] = round(turn, 1120)
  drawFrom(s, ax, ay, turn, { dress: 'sari', colours: ['#1f8f8a', '#1f8f8a'], woman: true, hair: 'plait' })
  drawFrom(s, bx, by, turn + 180, {
    dress: 'shirt',
    colours: ['#f4efe2', '#4a6a8a'],
    hat: 'turban',
    hatColours: ['#d8342f'],
    skin: 'chestnut',
  })
}

/** Somebody whose hands are busy in the direction given in degrees. */
const drawFrom = (s: Stage, x: number, y: number, facing: number, o: Partial<FigureOptions>): void =>
  drawFigure(s, {
    x,
    y,
    h: PERSON,
    pose: 'reachingAbove',
    dress: 'shirt',
    skin: 'umber',
    turn: facing + 90,
    shadow: NOON,
    ...o,
  })

/** Slabs at the water's edge, a wet cloth on each, and those who beat them. */
function drawWashers(s: Stage): void {
  const places: readonly (readonly [number, string, Partial<FigureOptions> | null])[] = [
    [-108, '#f2447f', { dress: 'sarong', colours: ['#dfe8ea', '#f4efe2'], skin: 'mahogany' }],
    [-97, '#f9bb2d', null],
    [-86, '#b31549', { dress: 'sari', colours: ['#e8742a', '#e8742a'], woman: true }],
    [
      -62,
      '#f7f0e0',
      { dress: 'shirt', colours: ['#3f7ab0', '#f4efe2'], hat: 'headcloth', hatColours: ['#f7f0e0'] },
    ],
    [-50, '#ef7f1a', null],
    [-38, '#12909a', { dress: 'kurta', colours: ['#f3cf5a', '#f4efe2'], skin: 'chestnut' }],
  ]
  for (const [a, cloth, who] of places) {
    drawSlab(s, a, cloth)
    const [x, y] = round(a, SHORE - 50)
    if (!who) continue
    drawRipple(s, x, y)
    drawFrom(s, x, y, a, who)
  }
}

/** Broken rings where somebody stands in the shallows. */
function drawRipple(s: Stage, x: number, y: number): void {
  for (const [r, dash] of [
    [24, '30 26'],
    [37, '22 52'],
  ] as const)
    s.line(
      ellipsePath(x, y, r, r * 0.92),
      s.shade('#effdf4', 1),
      1.8,
      `opacity=".55" stroke-dasharray="${dash}" stroke-dashoffset="${Math.round(x) % 40}"`,
    )
}

function drawSlab(s: Stage, a: number, cloth: string): void {
  const [x, y] = round(a, SHORE - 14)
  const stone = smooth(outline('-17,-26 12,-29 18,-8 17,24 -2,29 -18,22'), true, 0.5)
  s.placed({ x: x - 6, y: y + 8, turn: a }, () => s.path(stone, s.light.shadow, 'opacity=".45"'))
  s.placed({ x, y, turn: a }, () => {
    s.path(stone, s.shade('#8c96a0', 0.45))
    s.clipped(stone, () => s.path(stone, s.shade('#b6bcc0', 0.95), 'transform="translate(5 -4)"'))
    const wet = smooth(outline('-40,-6 -22,-12 2,-15 11,-4 6,12 -10,8 -24,2 -42,4 -60,-2 -58,-10'), true, 0.9)
    s.path(wet, s.shade(cloth, 0.35), 'transform="translate(-2 3)"')
    s.path(wet, s.shade(cloth, 0.95))
    s.line('M-52 -5Q-30 -6 -10 -3M-8 -8Q0 -4 4 4', s.shade(cloth, 0.35), 1.8)
  })
}

/** Head and bundle of somebody who carries the washing on the head. */
function drawBundle(s: Stage, x: number, y: number, colour: string): void {
  const d = smooth(outline('-20,-4 -12,-19 7,-20 20,-8 20,9 5,20 -13,16'), true, 0.9)
  s.placed({ x, y }, () => {
    s.path(d, s.shade(colour, 0.4))
    s.clipped(d, () => s.path(d, s.shade(colour, 1), 'transform="translate(4 -4)"'))
    s.line('M-14 2Q-2 -2 3 -1Q8 -8 12 -10M3 -1Q2 8 -4 12', s.shade(colour, 0.45), 1.8)
    s.circle(3, -1, 3.4, s.shade(colour, 0.6))
  })
}

function drawWalkers(s: Stage): void {
  const walking = (a: number, r: number, facing: number, o: Partial<FigureOptions>) => {
    const [x, y] = round(a, r)
    drawFrom(s, x, y, facing, { pose: 'walkingAbove', ...o })
    return [x, y] as const
  }
  const [x, y] = walking(-74, 1124, 24, { dress: 'kurta', colours: ['#3a6a9c', '#f4efe2'], skin: 'bronze' })
  drawBundle(s, x, y, '#f7f0e0')
  walking(-84.5, 930, -84, {
    dress: 'sari',
    colours: ['#d81f5c', '#d81f5c'],
    woman: true,
    hat: 'headcloth',
    hatColours: ['#e8447c'],
  })
  walking(-33, 1126, 66, {
    dress: 'shirt',
    colours: ['#f0e6d0', '#6a5a4a'],
    hat: 'turban',
    hatColours: ['#f2a02a'],
  })
  walking(-59, 1128, 206, {
    dress: 'summerDress',
    colours: ['#f7f0e0', '#f7f0e0'],
    age: 'child',
    h: 66,
    woman: true,
    hair: 'plait',
  })
  drawFrom(s, ...round(-52, 1536), 128, {
    dress: 'sari',
    colours: ['#2f8f5a', '#2f8f5a'],
    woman: true,
    skin: 'honey',
  })
}

export default scene({
  name: 'moments/india-7',
  seed: 707,
  light: { base: 'day', lit: '#fff6dc', shadow: '#2a2f66', haze: '#e6ecdf' },
  sun: { x: 1900, y: -300, r: 10 },
  layers: [
    svg((s) => {
      drawBank(s)
      drawRiver(s)
      drawRiverBoat(s, { x: 300, y: 790, turn: -16 })
      for (const arc of ARCS) for (const cloth of sarisOf(s, arc)) drawSari(s, cloth)
      drawWashers(s)
      drawSpreading(s)
      drawWalkers(s)
    }),
  ],
  finish: { bloom: 0.12, vignette: 0.16 },
})
