import { ellipsePath, type Point, polygon } from '../../../engine/geometry.ts'
import { lerp, range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { scene, svg } from '../../../scene.ts'
import { crowdDots } from '../crowd-dots.ts'
import { drawFootball } from '../football.ts'
import { drawBoot, drawCornerFlag, drawTuft } from './corner-flag.ts'

const HORIZON = 372
const MASTS = [
  [250, 96, 1],
  [760, 150, 0.7],
  [1486, 150, 0.74],
] as const

function drawNight(s: Stage): void {
  const tones = ['#04222e', '#07323e', '#0c4650', '#145c60', '#217470']
  for (const [i, tone] of tones.entries())
    s.rect(s.left, i ? 40 + i * 62 : s.top, s.right - s.left, s.bottom, tone)
  for (const [x, y, k] of MASTS)
    for (const [r, opacity] of [
      [300, 0.07],
      [190, 0.1],
      [104, 0.16],
    ] as const)
      s.path(ellipsePath(x, y, r * k), '#bff0e0', `opacity="${opacity}"`)
}

/** The stand across the field: a dark roof, rows of people, a lit edge. */
function drawStand(s: Stage): void {
  const width = s.right - s.left
  s.path(`M${s.left} 236L${s.right} 206V${HORIZON}H${s.left}Z`, s.shade('#0a2f3c', 0.5))
  const rows = range(9).map((i) => ({
    from: s.left,
    to: s.right,
    y: 282 + i * 9,
    h: 10 + i * 0.5,
    depth: 0.25,
  }))
  crowdDots(s, {
    rows,
    hues: ['#d8d8c8', '#c9584a', '#3f7f9a', '#e0b04a', '#2f6a70', '#1f4a58'],
    lit: 0.55,
    seed: 3,
  })
  s.path(`M${s.left} 236L${s.right} 206V236L${s.left} 262Z`, s.shade('#0b3846', 0.3))
  s.line(`M${s.left} 262L${s.right} 236`, '#e8fff0', 3, 'opacity=".85"')
  s.rect(s.left, HORIZON - 20, width, 22, s.shade('#0e4652', 0.5))
  for (const i of range(15))
    s.rect(
      s.left + i * 118,
      HORIZON - 18,
      108,
      15,
      s.shade(['#e8f4e4', '#f0c24a', '#2f8f9a'][i % 3] ?? '', 0.8, 0.12),
    )
}

function drawMast(s: Stage, x: number, y: number, k: number): void {
  s.path(
    polygon([
      [x - 5 * k, y],
      [x + 5 * k, y],
      [x + 10 * k, 262],
      [x - 10 * k, 262],
    ]),
    s.shade('#0b3846', 0.35),
  )
  s.rect(x - 62 * k, y - 34 * k, 124 * k, 68 * k, s.shade('#0b3846', 0.2))
  for (const row of range(3))
    for (const column of range(6))
      s.path(ellipsePath(x + (column - 2.5) * 19 * k, y + (row - 1) * 20 * k, 7.6 * k), '#fafff2')
}

/** Long bands of mown turf, silver where the lamps lie in the wet. */
function drawWetTurf(s: Stage): void {
  const bands = [372, 380, 392, 410, 438, 480, 544, 640, 784, 1000]
  for (const [i, y] of bands.slice(0, -1).entries())
    s.rect(
      s.left,
      y,
      s.right - s.left,
      (bands[i + 1] ?? 0) - y + 1,
      s.shade(i % 2 ? '#2f9468' : '#237a5c', lerp(0.8, 0.42, i / 8)),
    )
  const random = s.random(8)
  const wide = (x: number, y: number, w: number, h: number) =>
    `M${x - w} ${y}Q${x} ${y - h} ${x + w} ${y}Q${x} ${y + h} ${x - w} ${y}Z`
  for (const [x, , k] of MASTS) {
    const shine: string[] = []
    for (let y = HORIZON + 8; y < s.bottom; y += 3 + (y - HORIZON) * 0.026) {
      const t = (y - HORIZON) / 530
      for (const _ of range(3))
        shine.push(
          wide(
            x + (random() - 0.5) * (60 + t * 150) * k,
            y + random() * 6,
            (16 + random() * 52 * (0.4 + t)) * k,
            0.8 + t * 5 * random(),
          ),
        )
    }
    s.path(shine.join(''), '#eafff0', 'opacity=".72"')
    s.path(shine.filter((_, i) => i % 3 === 0).join(''), '#ffffff')
  }
  const drops = range(150).map(() => {
    const y = HORIZON + 30 + random() ** 0.7 * 520
    const t = (y - HORIZON) / 530
    return wide(s.left + random() * (s.right - s.left), y, 4 + 30 * t * random(), 0.5 + 1.8 * t)
  })
  s.path(drops.join(''), '#bff0d8', 'opacity=".5"')
}

/** The two white lines meet at the flag; a quarter circle joins them. */
function drawCorner(s: Stage, x: number, y: number): void {
  const white = s.shade('#f6fbf2', 1)
  const line = (to: Point, thick: number) =>
    polygon([
      [x, y - 7],
      [to[0], to[1] - thick],
      [to[0], to[1] + thick],
      [x, y + 9],
    ])
  s.path(line([-80, y - 128], 4), white)
  s.path(line([1700, y - 62], 5.5), white)
  const arc = (rx: number, ry: number) =>
    range(25).map((i): Point => {
      const a = lerp(Math.PI * 1.1, Math.PI * 1.945, i / 24)
      return [x + Math.cos(a) * rx, y - 4 + Math.sin(a) * ry]
    })
  s.path(polygon([...arc(430, 74), ...arc(408, 66).reverse()]), white)
}

function drawShadows(s: Stage): void {
  const dark = (d: string) => s.path(d, s.light.shadow, 'opacity=".5"')
  dark('M1120 806L1110 822L560 880L540 866Z')
  dark(ellipsePath(716, 812, 128, 20))
  dark('M470 806L700 800L720 826L520 836L320 842L300 828Z')
}

function drawRain(s: Stage): void {
  const random = s.random(21)
  const strokes = range(120).map(() => {
    const [x, y, l] = [s.left + random() * 1700, s.top + random() * 900, 16 + random() * 30]
    return `M${Math.round(x)} ${Math.round(y)}l${Math.round(-l * 0.16)} ${Math.round(l)}`
  })
  s.line(strokes.join(''), '#dff6ec', 1.3, 'opacity=".4"')
}

export default scene({
  name: 'moments/worldcup-2',
  seed: 302,
  light: {
    base: 'night',
    lit: '#f0fff4',
    shadow: '#04262f',
    haze: '#1f6a68',
    sky: ['#04222e', '#07323e', '#0c4650', '#145c60', '#217470'],
  },
  horizon: HORIZON,
  sun: { x: 1700, y: -100, r: 10 },
  layers: [
    svg((s) => {
      drawNight(s)
      for (const [x, y, k] of MASTS) drawMast(s, x, y, k)
      drawStand(s)
      drawWetTurf(s)
      drawCorner(s, 1120, 812)
      drawShadows(s)
      drawCornerFlag(s, 1120, 812, 752)
      drawTuft(s, 1090, 1152, 816, 22, 5)
      drawFootball(s, { x: 812, y: 736, r: 78, roll: 0.5, spin: 0.35, light: [0.42, 0.74] })
      drawTuft(s, 744, 880, 816, 15, 9)
      drawBoot(s, 432, 806, 1.14)
      drawTuft(s, 424, 690, 824, 13, 7)
      drawRain(s)
    }),
  ],
  finish: { bloom: 0.4, vignette: 0.3 },
})
