import { type Point, polygon, smooth } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { curved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { closeHand } from '../../language/people/hands/close-hand.ts'
import type { Headwear } from '../../language/people/heads/figure-head.ts'
import { cumulus } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { type Layer, modelled, scene, svg } from '../../scene.ts'

interface Pane {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** Cabin windows along the wall, from the nearest to the farthest. */
const PANES: readonly Pane[] = [
  { x: 430, y: 300, w: 220, h: 330 },
  { x: 790, y: 312, w: 172, h: 262 },
  { x: 1076, y: 322, w: 138, h: 212 },
  { x: 1304, y: 330, w: 110, h: 172 },
  { x: 1488, y: 336, w: 88, h: 140 },
]

const panePath = (p: Pane, grow = 0): string => {
  const [w, h] = [p.w + grow * 2, p.h + grow * 2]
  const r = p.w * 0.42 + grow
  return `M${p.x - w / 2 + r} ${p.y - h / 2}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`
}

const drawCabinWall = (s: Stage): void => {
  const wall = '#f0e2d0'
  const holes = PANES.map((p) => panePath(p)).join('')
  const frame = `M${s.left} ${s.top}H${s.right}V${s.bottom}H${s.left}Z`
  s.path(
    frame + holes,
    s.lin(
      [s.shade(wall, 0.4), s.shade(wall, 0.85), s.shade(wall, 0.55), s.shade('#b89aa0', 0.3)],
      0,
      0,
      0,
      1,
    ),
    'fill-rule="evenodd"',
  )
  s.path(
    polygon([
      [s.left, s.top],
      [s.right, s.top],
      [s.right, 150],
      [s.left, 40],
    ]),
    s.lin([s.shade('#c9b4b8', 0.3), s.shade('#efe0d0', 0.7)]),
  )
  s.line(
    polygon(
      [
        [s.left, 46],
        [s.right, 154],
      ],
      false,
    ),
    s.shade('#fff4e0', 1),
    5,
  )
  for (const p of PANES) {
    s.path(
      panePath(p, p.w * 0.13) + panePath(p),
      s.lin([s.shade('#fff6e6', 1), s.shade('#d8c0b8', 0.5)]),
      'fill-rule="evenodd"',
    )
    s.line(panePath(p), s.shade('#8a7a98', 0.3), p.w * 0.02)
    s.circle(
      p.x,
      p.y,
      p.h * 1.1,
      s.rad([
        ['#fff4d0', 0.75],
        ['#fff4d0', 0.2],
        ['#fff8e6', 0],
      ]),
    )
  }
}

interface Child {
  readonly skin: string
  readonly shirt: string
  readonly wear: Headwear
  readonly hair: string
}

/** In the order of the panes. */
const CHILDREN: readonly Child[] = [
  { skin: '#5f3a2a', shirt: '#2f7a9a', wear: 'afro', hair: '#2a1c22' },
  { skin: '#b07850', shirt: '#d8563c', wear: 'cropped', hair: '#241a24' },
  { skin: '#e0aa88', shirt: '#3f8a6a', wear: 'braids', hair: '#a8622c' },
  { skin: '#6a4030', shirt: '#e0a83c', wear: 'bun', hair: '#241a24' },
  { skin: '#c98a68', shirt: '#7a5a9a', wear: 'cropped', hair: '#4a2c1c' },
]

/** A child kneeling on the seat, both hands beside the window, the head against the light. */
const childAt = (p: Pane, i: number): Layer[] => {
  const child = CHILDREN[i] as Child
  const k = p.w / 100
  const lean = [0, 7, -6, 5, -4][i] ?? 0
  const at = (draw: (s: Stage) => void) => (s: Stage) =>
    s.placed({ x: p.x - p.w * 0.04, y: p.y + p.h * 0.2, scale: k }, () => draw(s))
  const form = { dark: 0.6, bright: 0.75, from: [0.5, -1] as const, lit: '#fff8e4' }
  const hands = ([-1, 1] as const).flatMap((side) =>
    closeHand({
      x: p.x - p.w * 0.04 + side * 73 * k,
      y: p.y + p.h * 0.2 + (side < 0 ? 22 : 14) * k,
      size: 46 * k,
      turn: side * (side < 0 ? 8 : 14),
      flip: side < 0,
      skin: child.skin,
      side: 'back',
      arm: 108,
      from: [0.5, -1],
      cast: false,
    }),
  )
  return [
    ...hands,
    modelled(
      { ...form, round: 22 * k },
      at((s) => drawBack(s, child)),
    ),
    modelled(
      { ...form, round: 16 * k },
      at((s) => s.placed({ x: lean * 0.6, y: 0, turn: lean }, () => drawBackOfHead(s, child))),
    ),
  ]
}

/** Shoulders, short sleeves on raised arms, the shirt down to the seat. */
const drawBack = (s: Stage, child: Child): void => {
  const cloth = s.shade(child.shirt, 0.66)
  for (const side of [-1, 1] as const)
    s.path(curved('30,64 50,60 66,50 83,60 89,82 74,95 58,100 40,104', 0, 0, 1, side), cloth)
  s.path(
    curved(
      '-16,58 -44,62 -60,80 -56,120 -50,170 -54,240 -56,320 56,320 54,240 50,170 56,120 60,80 44,62 16,58 0,63',
    ),
    cloth,
  )
  s.line('M-17 59Q0 70 17 59', s.shade(child.shirt, 1), 4, 'stroke-linecap="round"')
  s.line(
    'M-44 108Q-36 128 -40 150M44 108Q36 130 41 152M-30 190Q-6 202 20 194M-24 216Q4 226 34 214M0 84Q-3 120 0 160M62 92Q70 98 84 92M-62 92Q-70 98 -84 92',
    s.shade(child.shirt, 0.15),
    2,
    'opacity=".45" stroke-linecap="round"',
  )
}

const drawBackOfHead = (s: Stage, { skin, wear, hair }: Child): void => {
  const dark = s.shade(hair, 0.5)
  s.path(curved('-15,20 -17,64 0,68 17,64 15,20'), s.shade(skin, 0.5))
  for (const side of [-1, 1] as const)
    s.path(curved('36,-8 46,-12 47,2 40,12 35,8', 0, 0, 1, side), s.shade(skin, 0.72))
  s.path(curved('-36,-10 -34,20 -20,40 0,45 20,40 34,20 36,-10'), s.shade(skin, 0.6))
  if (wear === 'afro') {
    const tufts = range(22).map((i): Point => {
      const a = (i / 22) * 2 * Math.PI
      const r = 1 + (i % 2) * 0.07
      return [Math.cos(a) * 58 * r, -16 + Math.sin(a) * 54 * r]
    })
    s.path(smooth(tufts, true, 0.9), dark)
    return
  }
  s.path(curved('-40,-2 -42,-30 -24,-58 0,-64 24,-58 42,-30 40,-2 32,20 18,34 0,31 -18,34 -32,20'), dark)
  if (wear === 'bun') s.ellipse(2, -66, 23, 19, dark)
  const shine = s.shade(hair, 1)
  if (wear === 'braids') {
    for (const side of [-1, 1] as const) {
      for (const i of range(6)) s.ellipse(side * (28 + i * 2.4), 30 + i * 16, 10 - i * 0.7, 10.5, dark)
      s.ellipse(side * 42, 124, 8, 7, s.shade('#e8c04c', 0.9))
    }
    s.line('M0 -62Q3 -20 0 28', s.shade(hair, 0.1), 2)
  }
  s.line(
    'M-26 -38Q-8 -52 10 -50M-30 -22Q-6 -38 20 -36M-28 -4Q-2 -18 26 -18M-22 12Q0 2 24 4',
    shine,
    1.6,
    'opacity=".3" stroke-linecap="round"',
  )
}

const benchAt = (x: number): number => 744 - (x - 430) * 0.236

/** The row of seats they kneel on, running away to the right. */
const seats = (): Layer[] => {
  const seams = [-190, 205, 610, 935, 1190, 1396, 1560, 1700]
  return range(seams.length - 1)
    .reverse()
    .map((i) => {
      const [x0, x1] = [(seams[i] as number) + 8, (seams[i + 1] as number) - 8]
      return modelled(
        { round: (x1 - x0) * 0.07, dark: 0.55, bright: 0.6, cast: { x: -8, y: 2, blur: 8, opacity: 0.4 } },
        (s) => drawSeat(s, x0, x1),
      )
    })
}

/** A seat from behind: padded back, headrest cloth, seams, the pocket with its card. */
const drawSeat = (s: Stage, x0: number, x1: number): void => {
  const w = x1 - x0
  const slope = (benchAt(x1) - benchAt(x0)) / w
  const at = (u: number, v: number): Point => [x0 + u * w, benchAt(x0) + u * w * slope + v * w]
  const shape = (points: readonly (readonly [number, number])[], tension = 0.7) =>
    smooth(
      points.map(([u, v]) => at(u, v)),
      true,
      tension,
    )
  const back = shape(
    [
      [0.02, 0.18],
      [0.06, 0.05],
      [0.2, 0],
      [0.5, -0.02],
      [0.8, 0],
      [0.94, 0.05],
      [0.98, 0.18],
      [1, 0.6],
      [1, 5],
      [0, 5],
      [0, 0.6],
    ],
    0.6,
  )
  s.path(back, s.shade('#3f5a9c', 0.62))
  s.clipped(back, () => {
    s.path(
      shape(
        [
          [0.1, -0.2],
          [0.9, -0.2],
          [0.89, 0.25],
          [0.5, 0.29],
          [0.11, 0.25],
        ],
        0.3,
      ),
      s.lin([s.shade('#fff6e4', 1), s.shade('#d8c8c8', 0.6)]),
    )
    s.line(smooth([at(0.12, 0.24), at(0.5, 0.28), at(0.88, 0.24)], false), s.shade('#d8563c', 0.8), w * 0.014)
    const seam = `${smooth([at(0.07, 0.12), at(0.08, 0.6), at(0.08, 2)], false)}${smooth([at(0.93, 0.12), at(0.92, 0.6), at(0.92, 2)], false)}`
    s.line(seam, s.shade('#1c2a5c', 0.2), w * 0.01, 'opacity=".6"')
    s.path(
      shape(
        [
          [0.2, 0.5],
          [0.8, 0.5],
          [0.8, 1.4],
          [0.2, 1.4],
        ],
        0.1,
      ),
      s.shade('#2c3f7a', 0.4),
    )
    s.path(polygon([at(0.3, 0.42), at(0.52, 0.42), at(0.52, 0.6), at(0.3, 0.6)]), s.shade('#f2e0b8', 0.85))
    s.path(
      shape(
        [
          [0.2, 0.53],
          [0.5, 0.56],
          [0.8, 0.53],
          [0.8, 1.4],
          [0.2, 1.4],
        ],
        0.2,
      ),
      s.shade('#35508f', 0.55),
    )
  })
}

/** Lockers above, each with its latch and a small reading light. */
const drawLockers = (s: Stage): void => {
  const edge = (x: number) => 46 + ((x - s.left) / (s.right - s.left)) * 108
  for (const [i, x] of [-60, 330, 700, 1000, 1250, 1450, 1620].entries()) {
    const w = 380 - i * 48
    s.path(
      polygon([
        [x, s.top],
        [x + w - 8, s.top],
        [x + w - 8, edge(x + w) - 26],
        [x, edge(x) - 26],
      ]),
      s.lin([s.shade('#d8c8c4', 0.35), s.shade('#f6eadb', 0.85)]),
    )
    s.rect(x + w * 0.42, edge(x + w * 0.4) - 50 + i * 3, 46 - i * 5, 9, s.shade('#9a8a98', 0.5), 'rx="4"')
    s.circle(x + w * 0.5, edge(x + w * 0.5) + 2, 8 - i * 0.7, '#fffbe6')
    s.circle(
      x + w * 0.5,
      edge(x + w * 0.5) + 2,
      60 - i * 5,
      s.rad([
        ['#fff4d0', 0.7],
        ['#fff4d0', 0],
      ]),
    )
  }
}

/** Sun through the panes on backs and seats. */
const drawSunspots = (s: Stage): void => {
  for (const p of PANES) {
    const patch = `M${p.x - p.w * 0.95} ${p.y + p.h * 1.5}l${p.w * 0.5} ${-p.h * 0.62}q${p.w * 0.3} ${-p.h * 0.05} ${p.w * 0.34} ${p.h * 0.1}l${-p.w * 0.42} ${p.h * 0.66}q${-p.w * 0.3} ${p.h * 0.06} ${-p.w * 0.42} ${-p.h * 0.14}Z`
    s.path(patch, '#fff2c4', `opacity=".16" filter="${s.blur(3)}"`)
  }
}

export default scene({
  name: 'moments/wish-forward-1',
  seed: 401,
  light: {
    base: 'day',
    sky: ['#3f86bc', '#6aa9cf', '#a8d0dc', '#dceae4', '#fff4dc'],
    shadow: '#2f3368',
    lit: '#fff2d4',
  },
  horizon: 520,
  sun: { x: 1560, y: 200, r: 10 },
  layers: [
    sky({ to: 900, disc: false, glow: 0.6 }),
    cumulus({
      banks: [
        { x: 480, y: 470, w: 260, h: 150 },
        { x: 820, y: 430, w: 200, h: 110 },
        { x: 1120, y: 430, w: 220, h: 100 },
        { x: 1400, y: 410, w: 220, h: 80 },
        { x: 700, y: 520, w: 900, h: 80 },
      ],
    }),
    svg(drawCabinWall),
    svg(drawLockers),
    [...PANES.entries()].reverse().flatMap(([i, p]) => childAt(p, i)),
    seats(),
    svg(drawSunspots),
  ],
  finish: { bloom: 0.4 },
})
