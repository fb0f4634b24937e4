import { type Point, polygon, ribbon } from '../engine/geometry.ts'
import { range } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { cumulus } from '../motifs/clouds.ts'
import type { Headwear } from '../motifs/figure-head.ts'
import { drawFigure, pose } from '../motifs/posed-figure.ts'
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

const AT_THE_PANE = [
  'neck 0,-.77; hip 0,-.46; armL -.19,-.7 -.165,-.86; armR .19,-.7 .165,-.87; headTilt .004',
  'neck .012,-.77; hip -.01,-.46; armL -.19,-.7 -.165,-.86; armR .19,-.7 .165,-.87; headTilt .03; headDrop .012',
  'neck -.01,-.77; hip 0,-.46; armL -.19,-.7 -.165,-.86; armR .19,-.7 .165,-.87; headTilt -.02; headDrop .008',
].map(pose)

/** A child kneeling on the bench, both hands beside the window, the head against the light. */
const drawChild = (s: Stage, p: Pane, child: Child): void => {
  const h = p.w * 4.3
  drawFigure(s, {
    x: p.x - p.w * 0.06,
    y: p.y + p.h * 0.14 + h * 0.889,
    h,
    headSize: 1.4,
    facing: 'away',
    skin: child.skin,
    top: child.shirt,
    head: child.wear,
    headColour: child.hair,
    sleeves: 'short',
    pose: AT_THE_PANE[CHILDREN.indexOf(child) % 3] ?? {},
    tones: [0.16, 0.78],
    rim: { colour: s.shade('#fffaf0', 1), width: p.w * 0.022 },
  })
  const fill = s.lin([s.shade(child.skin, 0.3), s.shade(child.skin, 0.9)], 0, 0, 1, 0)
  for (const side of [-1, 1])
    drawFingers(s, p.x - p.w * 0.06 + side * h * 0.165, p.y + p.h * 0.14 + h * 0.026, h, side, fill)
}

/** Four spread fingers and a thumb against the wall. */
const drawFingers = (s: Stage, x: number, y: number, h: number, side: number, fill: string): void => {
  for (const [lean, length] of [
    [-0.36, 0.036],
    [-0.12, 0.047],
    [0.12, 0.045],
    [0.36, 0.036],
    [-1.15, 0.034],
  ] as const) {
    const tip: Point = [x + Math.sin(lean * side) * length * h, y - Math.cos(lean) * length * h]
    s.path(
      ribbon([[x, y], [(x + tip[0]) / 2, (y + tip[1]) / 2], tip] as Point[], (t) => (0.0095 - 0.003 * t) * h),
      fill,
    )
  }
}

const benchAt = (x: number): number => 744 - (x - 430) * 0.236

/** The row of seats they kneel on, running away to the right. */
const drawSeats = (s: Stage): void => {
  const seams = [-190, 205, 610, 935, 1190, 1396, 1560, 1700]
  for (const i of range(seams.length - 1).reverse()) {
    const [x0, x1] = [(seams[i] as number) + 3, (seams[i + 1] as number) - 3]
    const [y0, y1] = [benchAt(x0), benchAt(x1)]
    const r = (x1 - x0) * 0.14
    const slope = (y1 - y0) / (x1 - x0)
    const back = `M${x0} ${s.bottom}V${y0 + r}Q${x0} ${y0 - r * 0.1} ${x0 + r} ${y0 + r * slope}L${x1 - r} ${y1 - r * slope}Q${x1} ${y1 - r * 0.1} ${x1} ${y1 + r}V${s.bottom}Z`
    s.path(
      back,
      s.lin([s.shade('#2c3f7a', 0.3), s.shade('#3f5a9c', 0.6), s.shade('#7a96d0', 0.95)], 0, 0, 1, 0),
    )
    s.clipped(back, () => {
      const cloth = (x1 - x0) * 0.26
      s.path(
        polygon([
          [x0, y0 - 40],
          [x1, y1 - 40],
          [x1, y1 + cloth],
          [x0, y0 + cloth],
        ]),
        s.lin([s.shade('#fff6e4', 1), s.shade('#cdbcc4', 0.45)]),
      )
      s.path(
        polygon([
          [x0, y0 + cloth],
          [x1, y1 + cloth],
          [x1, y1 + cloth + 8],
          [x0, y0 + cloth + 8],
        ]),
        s.light.shadow,
        'opacity=".3"',
      )
    })
  }
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
    svg(drawLockers),
    svg((s) => {
      for (const [i, p] of [...PANES.entries()].reverse()) drawChild(s, p, CHILDREN[i] as Child)
      drawSeats(s)
      drawSunspots(s)
    }),
  ],
  finish: { bloom: 0.4 },
})

export default [windows]
