import { type Point, polygon, ribbon } from '../engine/geometry.ts'
import type { Stage } from '../engine/stage.ts'
import { cumulus } from '../motifs/clouds.ts'
import { drawHead } from '../motifs/figure-head.ts'
import { curved } from '../motifs/outline.ts'
import { sky } from '../motifs/sky.ts'
import { scene, svg } from '../scene.ts'

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
        ['#fff8e6', 0.5],
        ['#fff8e6', 0.12],
        ['#fff8e6', 0],
      ]),
    )
  }
}

interface Child {
  readonly pane: number
  readonly skin: string
  readonly shirt: string
  readonly wear: 'afro' | 'long' | 'cropped' | 'braids' | 'bun'
  readonly hair: string
}

const CHILDREN: readonly Child[] = [
  { pane: 4, skin: '#c98a68', shirt: '#7a5a9a', wear: 'cropped', hair: '#3a2418' },
  { pane: 3, skin: '#6a4030', shirt: '#e0a83c', wear: 'bun', hair: '#241a24' },
  { pane: 2, skin: '#e0aa88', shirt: '#3f8a7a', wear: 'long', hair: '#a8622c' },
  { pane: 1, skin: '#b07850', shirt: '#d8563c', wear: 'cropped', hair: '#241a24' },
  { pane: 0, skin: '#5f3a2a', shirt: '#2f6a9a', wear: 'afro', hair: '#2a1c22' },
]

/** A child kneeling on the seat, one hand on the pane, face to the clouds. */
const drawChild = (s: Stage, child: Child): void => {
  const p = PANES[child.pane] as Pane
  const k = p.h * 4.6
  const [x, y] = [p.x - p.w * 0.56, p.y + p.h * 0.16]
  const paint = (local: string, lit = 1) =>
    s.lin([s.shade(local, 0.14), s.shade(local, 0.5 * lit), s.shade(local, 1.1 * lit)], 0, 0, 1, 0)
  const glow = (draw: (fill: (local: string, lit?: number) => string) => void) => {
    s.placed({ x: p.w * 0.03, y: -p.w * 0.012 }, () => draw(() => s.shade('#fff8e6', 1)))
    draw(paint)
  }
  const at = (px: number, py: number) => `${(x + px * k).toFixed(1)} ${(y + py * k).toFixed(1)}`
  const chest = `M${at(-0.14, 1.2)}L${at(-0.14, 0.24)}C${at(-0.14, 0.15)} ${at(-0.08, 0.12)} ${at(-0.03, 0.1)}L${at(0.03, 0.1)}C${at(0.09, 0.12)} ${at(0.12, 0.16)} ${at(0.12, 0.25)}L${at(0.12, 1.2)}Z`
  glow((fill) => s.path(chest, fill(child.shirt)))
  const throat: Point[] = [
    [x - 0.005 * k, y + 0.13 * k],
    [x, y + 0.03 * k],
  ]
  glow((fill) =>
    s.path(
      ribbon(throat, () => 0.032 * k),
      fill(child.skin),
    ),
  )
  glow((fill) =>
    drawHead(s, { x, y, k, turn: 1, wear: child.wear, skin: child.skin, colour: child.hair }, fill),
  )
}

/** The back of the seat in front of a child, a white cloth over its top. */
const drawSeatBack = (s: Stage, p: Pane): void => {
  const k = p.h / 330
  const [l, r, top] = [p.x - 336 * k, p.x - 40 * k, p.y + 262 * k]
  const back = `M${l} ${s.bottom}V${top + 70 * k}Q${l} ${top} ${l + 80 * k} ${top}H${r - 80 * k}Q${r} ${top} ${r} ${top + 70 * k}V${s.bottom}Z`
  s.path(
    back,
    s.lin([s.shade('#2c4278', 0.12), s.shade('#3f5a98', 0.5), s.shade('#6a86c0', 0.95)], 0, 0, 1, 0),
  )
  s.clipped(back, () => {
    s.path(
      curved('-340,250 -40,250 -40,352 -190,366 -340,352', p.x, p.y, k, 1, 0.3),
      s.lin([s.shade('#fff4e0', 1), s.shade('#cfc0c4', 0.45)]),
    )
    s.line(
      `M${p.x - 330 * k} ${p.y + 420 * k}Q${p.x - 190 * k} ${p.y + 436 * k} ${p.x - 46 * k} ${p.y + 420 * k}`,
      s.shade('#22346a', 0.2),
      3 * k,
    )
  })
}

const windows = scene({
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
    svg((s) => {
      for (const child of CHILDREN) {
        drawChild(s, child)
        drawSeatBack(s, PANES[child.pane] as Pane)
      }
    }),
  ],
  finish: { bloom: 0.4 },
})

export default [windows]
