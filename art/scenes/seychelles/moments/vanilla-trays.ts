import { ellipsePath, type Point, polygon, ribbon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { facet, seenFrom, type World } from '../../../engine/perspective.ts'
import type { Stage } from '../../../engine/stage.ts'

/** Heights count from the table top. */
const EYE = { x: 760, horizon: 300, focal: 1500, height: 0.62 }
const see = seenFrom(EYE)
const TABLE = { left: -1.02, right: 3, far: 3.16, near: 1.76 }

interface Tray {
  readonly x: number
  readonly z: number
  readonly r: number
  readonly pods: 'rows' | 'bundles' | 'fresh'
}

const TRAYS: readonly Tray[] = [
  { x: -0.5, z: 2.72, r: 0.33, pods: 'bundles' },
  { x: 0.78, z: 2.76, r: 0.33, pods: 'fresh' },
  { x: 0.24, z: 2.12, r: 0.4, pods: 'rows' },
]

export function drawDryingTrays(s: Stage): void {
  drawTable(s)
  for (const tray of TRAYS) drawTray(s, tray)
}

function drawTable(s: Stage): void {
  const { left, right, far, near } = TABLE
  const top = facet(see, [
    [left, 0, far],
    [right, 0, far],
    [right, 0, near],
    [left, 0, near],
  ])
  s.path(top, s.shade('#e2d8bc', 0.9))
  for (const i of range(7)) {
    const z = (k: number) => near + ((far - near) * k) / 7
    if (i % 2)
      s.path(
        facet(see, [
          [left, 0, z(i)],
          [right, 0, z(i)],
          [right, 0, z(i + 1)],
          [left, 0, z(i + 1)],
        ]),
        s.shade('#d8ccae', 0.78),
      )
    s.line(
      polygon([see([left, 0, z(i)]), see([right, 0, z(i)])], false),
      s.shade('#7f745c', 0.2),
      2.4,
      'opacity=".6"',
    )
  }
  const [, edge] = see([0, 0, near])
  s.rect(s.left, edge, s.right - s.left, 14, s.shade('#f2e9cc', 0.95))
  s.rect(s.left, edge + 14, s.right - s.left, s.bottom - edge, s.shade('#b8a988', 0.3))
}

const ellipse = ({ x, z, r }: Tray, k: number, up: number): string => {
  const [cx, cy] = see([x, up, z])
  const rx = (EYE.focal / z) * r * k
  return ellipsePath(cx, cy, rx, (rx * (EYE.height - up)) / z)
}

function drawTray(s: Stage, tray: Tray): void {
  const shifted: Tray = { ...tray, x: tray.x - 0.05, z: tray.z - 0.03 }
  s.path(ellipse(shifted, 1.02, 0), s.light.shadow, 'opacity=".4"')
  s.path(ellipse(tray, 1, 0.005), s.shade('#8a5f30', 0.24))
  s.path(ellipse(tray, 1, 0.045), s.shade('#e2b05c', 0.86))
  s.path(ellipse(tray, 0.94, 0.045), s.shade('#8a5f30', 0.2))
  s.clipped(ellipse(tray, 0.94, 0.045), () => {
    s.path(ellipse(tray, 0.93, 0.012), s.shade('#f0cf8c', 0.8))
    drawWeave(s, tray)
    if (tray.pods === 'bundles') drawBundles(s, tray)
    else drawRows(s, tray, tray.pods === 'fresh' ? ['#7f8a34', '#c4cc6c'] : ['#3f261c', '#a8683c'])
  })
  const rim = range(Math.round(120 * tray.r)).map((i) => {
    const a = (i / Math.round(120 * tray.r)) * 2 * Math.PI
    const at = (k: number, lag: number): Point =>
      see([tray.x + Math.cos(a + lag) * tray.r * k, 0.045, tray.z + Math.sin(a + lag) * tray.r * k])
    return polygon([at(0.945, 0), at(0.995, 0.07)], false)
  })
  s.line(rim.join(''), s.shade('#8a5a28', 0.2), 3)
}

function drawWeave(s: Stage, { x, z, r }: Tray): void {
  const lines = range(27).flatMap((i) => {
    const o = (i / 13 - 1) * r
    const along = (a: World, b: World) => polygon([see(a), see(b)], false)
    return [
      along([x + o, 0.012, z - r], [x + o, 0.012, z + r]),
      along([x - r, 0.012, z + o], [x + r, 0.012, z + o]),
    ]
  })
  s.line(lines.join(''), s.shade('#a8743c', 0.4), 1.8, 'opacity=".55"')
}

const POD = 0.2

/** Pods side by side, their hooked ends all to one side, three ranks across the tray. */
function drawRows(s: Stage, tray: Tray, ink: Ink): void {
  const random = s.random(tray.x * 100 + 70)
  const step = 0.036
  for (const rank of [-1, 0, 1]) {
    const middle = rank * (POD + 0.03)
    const reach = Math.sqrt((tray.r * 0.88) ** 2 - (Math.abs(middle) + POD * 0.42) ** 2)
    for (let v = reach; v > -reach; v -= step) {
      const long = POD * (0.84 + random() * 0.2)
      const u = middle - long / 2 + (random() - 0.5) * 0.012
      drawPod(s, tray, { u, v, long, lean: (random() - 0.5) * 0.02, split: random() > 0.7 }, ink)
    }
  }
}

type Ink = readonly [dark: string, lit: string]

/** On its tray: u along the pod, v across, both from the middle. */
interface Pod {
  readonly u: number
  readonly v: number
  readonly long: number
  readonly lean: number
  readonly split: boolean
}

const SLANT = 0.3

const onTray = (tray: Tray, u: number, v: number, up = 0.022): World => [
  tray.x + u * Math.cos(SLANT) - v * Math.sin(SLANT),
  up,
  tray.z + u * Math.sin(SLANT) + v * Math.cos(SLANT),
]

function drawPod(s: Stage, tray: Tray, { u, v, long, lean, split }: Pod, [dark, lit]: Ink): void {
  const line = range(7).map((k): Point => {
    const t = k / 6
    return see(onTray(tray, u + long * t, v + lean * t + 0.007 * Math.sin(t * 4.4) + (t > 0.9 ? 0.014 : 0)))
  })
  const half = (EYE.focal / tray.z) * 0.0062
  const width = (t: number) => half * Math.sin(Math.PI * (0.16 + 0.76 * t)) + 0.5
  s.path(
    ribbon(
      line.map(([x, y]): Point => [x - 4, y + 4]),
      width,
    ),
    s.light.shadow,
    'opacity=".4"',
  )
  s.path(ribbon(line, width), s.shade(dark, 0.42))
  s.line(
    polygon(
      line.slice(1, 6).map(([x, y]): Point => [x, y - half * 0.3]),
      false,
    ),
    s.shade(lit, 0.95),
    half * (split ? 0.7 : 0.36),
    'stroke-linecap="round" stroke-linejoin="round"',
  )
}

/** Finished pods in sheaves, tied with raffia. */
function drawBundles(s: Stage, tray: Tray): void {
  for (const [u, v] of [
    [0.03, 0.2],
    [-0.13, 0.1],
    [0.14, 0.07],
    [-0.02, -0.04],
    [-0.15, -0.13],
    [0.13, -0.14],
    [0, -0.23],
  ] as const) {
    for (const k of range(5))
      drawPod(
        s,
        tray,
        { u: u - 0.1, v: v + 0.036 - k * 0.018, long: 0.2, lean: (2 - k) * 0.004, split: false },
        ['#33201a', '#9c6440'],
      )
    const band = [
      onTray(tray, u - 0.016, v + 0.055, 0.03),
      onTray(tray, u + 0.016, v + 0.055, 0.03),
      onTray(tray, u + 0.016, v - 0.055, 0.03),
      onTray(tray, u - 0.016, v - 0.055, 0.03),
    ]
    s.path(facet(see, band), s.shade('#f6e2a4', 1))
  }
}
