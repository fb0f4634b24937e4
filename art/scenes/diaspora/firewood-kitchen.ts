import { ellipsePath, type Point, polygon, ribbon } from '../../engine/geometry.ts'
import { lerp, range } from '../../engine/numbers.ts'
import { cornered, curved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawLeaves } from '../../language/plants/leaves.ts'

const FOOT = 566
const DADO = 196

/** The yard wall in two paints, in the shade of a mango tree; swept ground before it. */
export function drawYard(s: Stage): void {
  const width = s.right - s.left
  s.rect(s.left, s.top, width, DADO - s.top, s.shade('#e4efd8', 0.95))
  s.rect(s.left, DADO, width, FOOT - DADO, s.shade('#1f8a86', 0.72))
  s.rect(s.left, DADO - 4, width, 9, s.shade('#f4d27a', 0.95))
  s.rect(s.left, FOOT - 26, width, 26, s.shade('#145a60', 0.4))
  s.fillBelow(
    FOOT,
    s.lin(
      [s.shade('#d29468', 0.85), s.shade('#dfa878', 0.98), s.shade('#c98a5c', 0.8)],
      0,
      FOOT,
      0,
      980,
      true,
    ),
  )
  s.path(
    `M${s.left} ${FOOT}H${s.right}V${FOOT + 16}L${s.left} ${FOOT + 34}Z`,
    s.light.shadow,
    'opacity=".38"',
  )
  const random = s.random(5)
  const sweeps = range(40).map(() => {
    const [x, y] = [s.left + random() * width, FOOT + 50 + random() ** 0.8 * 380]
    const w = 60 + random() * 120
    return `M${x} ${y}q${w / 2} ${-9} ${w} 0q${-w / 2} ${-5} ${-w} 0Z`
  })
  s.path(sweeps.join(''), s.shade('#a8683f', 0.5), 'opacity=".5"')
  drawTreeShade(s)
}

/** What the mango throws on the wall from the upper right. */
function drawTreeShade(s: Stage): void {
  s.group('opacity=".32"', () => {
    for (const [x, y, rx, ry] of [
      [700, -60, 420, 150],
      [330, 20, 250, 110],
      [980, 40, 210, 90],
    ] as const)
      drawLeaves(s, {
        x,
        y,
        rx,
        ry,
        colour: s.light.shadow,
        leaf: 46,
        density: 15,
        hang: 0.7,
        body: false,
        seed: x,
      })
  })
  for (const [x, y, rx] of [
    [1560, -40, 260],
    [1330, -110, 220],
    [1040, -160, 200],
  ] as const)
    drawLeaves(s, { x, y, rx, ry: rx * 0.4, colour: '#2f8a48', leaf: 38, density: 16, hang: 0.75, seed: x })
}

/** A pot lid of beaten aluminium against the wall. */
export function drawLid(s: Stage, x: number, y: number, r: number): void {
  s.path(ellipsePath(x - r * 0.22, y + r * 0.06, r * 0.94, r * 0.98), s.light.shadow, 'opacity=".4"')
  const disc = ellipsePath(x, y, r * 0.94, r)
  s.path(disc, s.shade('#7f949c', 0.5))
  s.clipped(disc, () => {
    s.path(
      polygon([
        [x, y],
        [x - r * 0.3, y - r * 1.2],
        [x + r * 1.2, y - r * 0.9],
        [x + r * 1.2, y - r * 0.1],
      ]),
      s.shade('#e8f0ee', 1),
    )
    s.path(
      polygon([
        [x, y],
        [x - r * 1.2, y + r * 0.2],
        [x - r * 0.7, y + r * 1.2],
      ]),
      s.shade('#b8c8c8', 0.8),
    )
  })
  s.ellipse(x, y, r * 0.66, r * 0.7, 'none', `stroke="${s.shade('#5a707a', 0.5)}" stroke-width="3"`)
  s.ellipse(x - 5, y + 6, r * 0.14, r * 0.15, s.light.shadow, 'opacity=".5"')
  s.ellipse(x, y, r * 0.13, r * 0.14, s.shade('#24303c', 0.4))
}

interface Log {
  readonly from: Point
  readonly to: Point
  readonly w: number
}

/** Split wood pushed to the fire; its outer end shows rings, its inner one glows. */
export function drawLog(s: Stage, { from, to, w }: Log): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const [nx, ny] = [(-dy / length) * w, (dx / length) * w]
  const at = (t: number, k: number): Point => [from[0] + dx * t + nx * k, from[1] + dy * t + ny * k]
  const up = ny > 0 ? -1 : 1
  s.path(
    polygon([at(0, -up * 0.6), at(1, -up * 0.6), at(1, -up * 1.3), at(-0.05, -up * 1.5)]),
    s.light.shadow,
    'opacity=".42"',
  )
  s.path(polygon([at(0, -1), at(0.9, -0.9), at(1, 0), at(0.9, 0.9), at(0, 1)]), s.shade('#5f3a2a', 0.35))
  s.path(
    polygon([at(0, up), at(0.86, up * 0.9), at(0.9, up * 0.1), at(0, up * 0.25)]),
    s.shade('#b87a4c', 0.95),
  )
  s.line(
    polygon([at(0.04, -up * 0.3), at(0.6, -up * 0.4)], false) +
      polygon([at(0.2, up * 0.6), at(0.7, up * 0.55)], false),
    s.shade('#3f241f', 0.2),
    3,
  )
  s.path(
    polygon([
      at(0.78, up * 0.9),
      at(0.86, up * 0.2),
      at(0.8, -up * 0.5),
      at(0.9, -up * 0.9),
      at(1, 0),
      at(0.9, up * 0.9),
    ]),
    '#2a1518',
  )
  s.path(polygon([at(0.88, up * 0.7), at(0.92, 0), at(0.9, -up * 0.6), at(1, 0)]), '#f2541c')
  s.path(polygon([at(0.93, up * 0.4), at(0.95, 0), at(1, 0)]), '#ffc04c')
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI
  s.placed({ x: from[0], y: from[1], turn }, () => {
    s.ellipse(0, 0, w * 0.5, w, s.shade('#e2b27a', 0.95))
    for (const k of [0.7, 0.4])
      s.ellipse(0, 0, w * 0.5 * k, w * k, 'none', `stroke="${s.shade('#a8683c', 0.6)}" stroke-width="2.4"`)
  })
}

/** One of the three hearth stones: crown, face, shade. */
export function drawHearthStone(s: Stage, x: number, y: number, k: number, warm: number): void {
  s.path(cornered('-130,10 -60,-4 70,0 74,16 20,30 -70,26', x, y, k), s.light.shadow, 'opacity=".45"')
  s.path(
    cornered('-72,0 -80,-44 -56,-88 -14,-104 40,-98 74,-60 80,-12 60,12 -30,18', x, y, k),
    s.shade('#7a7478', 0.4),
  )
  s.path(cornered('-56,-88 -14,-104 40,-98 74,-60 22,-66 -24,-60', x, y, k), s.shade('#cfc4b4', 1))
  s.path(cornered('74,-60 80,-12 60,12 30,10 22,-66', x, y, k), s.shade('#b0a49a', 0.85))
  s.path(cornered('-72,0 -80,-44 -56,-88 -24,-60 -34,6', x, y, k), s.shade('#4a4a58', 0.25))
  if (warm) s.path(cornered('-26,-58 20,-64 24,-20 6,6 -28,0', x, y, k), '#e8642c', `opacity="${warm}"`)
}

/** Tongues that lean and taper; each with a paler one within. */
export function drawFire(s: Stage, x: number, y: number, k: number): void {
  const tongue = (dx: number, h: number, lean: number, w: number): string =>
    curved(
      `${-w},0 ${-w * 1.1},${-h * 0.26} ${-w * 0.5 + lean * 0.2},${-h * 0.52} ${lean * 0.7},${-h * 0.8} ${lean * 1.5},${-h} ${lean * 0.9 + w * 0.3},${-h * 0.66} ${w * 0.5 + lean * 0.4},${-h * 0.46} ${w * 1.15},${-h * 0.24} ${w},0`,
      x + dx * k,
      y,
      k,
      1,
      0.7,
    )
  const tongues = [
    [-118, 92, -26, 26],
    [-66, 128, 18, 32],
    [-6, 104, -16, 34],
    [52, 136, 22, 32],
    [110, 98, 30, 26],
  ] as const
  s.path(tongues.map(([dx, h, lean, w]) => tongue(dx, h, lean, w)).join(''), '#e8481c')
  s.path(
    tongues.map(([dx, h, lean, w]) => tongue(dx + 2, h * 0.74, lean * 0.8, w * 0.74)).join(''),
    '#ff8f2c',
  )
  s.path(tongues.map(([dx, h, lean, w]) => tongue(dx + 3, h * 0.46, lean * 0.6, w * 0.5)).join(''), '#ffd75e')
}

/** Wood smoke in flat veils, drifting to the left as it climbs. */
export function drawWoodSmoke(s: Stage, x: number, y: number): void {
  for (const [dx, sway, wide, opacity] of [
    [-150, 40, 46, 0.34],
    [150, 56, 54, 0.26],
    [-20, 74, 70, 0.22],
  ] as const) {
    const plume = range(10).map(
      (i): Point => [x + dx - i * 11 + Math.sin(i * 0.95 + dx) * sway * (i / 9), y - i * 78],
    )
    s.path(
      ribbon(plume, (t) => lerp(8, wide, t) * (0.7 + 0.3 * Math.sin(t * 9 + dx))),
      s.shade('#f4f8f4', 1),
      `opacity="${opacity}"`,
    )
  }
}

/** A white enamel bowl with a blue rim, heaped with scotch bonnets. */
export function drawPepperBowl(s: Stage, x: number, y: number, r: number): void {
  s.path(ellipsePath(x - r * 0.3, y + r * 0.46, r * 1.1, r * 0.26), s.light.shadow, 'opacity=".42"')
  const bowl = `M${x - r} ${y}Q${x - r * 0.86} ${y + r * 0.56} ${x - r * 0.4} ${y + r * 0.58}H${x + r * 0.4}Q${x + r * 0.86} ${y + r * 0.56} ${x + r} ${y}Z`
  s.path(bowl, s.shade('#b4c4c8', 0.5))
  s.clipped(bowl, () => s.rect(x + r * 0.05, y, r, r, s.shade('#fbf8ea', 1)))
  s.ellipse(x, y, r, r * 0.3, s.shade('#2f6fa8', 0.85))
  s.ellipse(x, y, r * 0.94, r * 0.27, s.shade('#dfe6e0', 0.8))
  const random = s.random(x)
  const pods = range(60)
    .map(() => {
      const [a, k] = [random() * 2 * Math.PI, Math.sqrt(random()) * 0.84]
      const heap = r * 0.34 * (1 - k * k)
      return [x + Math.cos(a) * k * r, y + Math.sin(a) * k * r * 0.26 - heap, Math.sin(a) * k] as const
    })
    .sort((a, b) => a[2] - b[2])
  for (const [i, [px, py]] of pods.entries())
    drawPepper(
      s,
      px,
      py,
      r * 0.125,
      ['#e0301c', '#f0561c', '#c81f1c', '#f2a02c', '#e0301c', '#5f9a3c'][i % 6] ?? '#e0301c',
    )
}

/** A scotch bonnet: a squat cap with a point. */
function drawPepper(s: Stage, x: number, y: number, r: number, colour: string): void {
  const pod = curved(
    '-96,-6 -70,-60 -20,-50 26,-66 84,-50 98,4 66,40 24,50 6,84 -14,52 -64,42',
    x,
    y,
    r / 100,
    1,
    0.7,
  )
  s.path(pod, s.shade(colour, 0.22))
  s.clipped(pod, () => s.path(pod, s.shade(colour, 1), `transform="translate(${r * 0.26} ${-r * 0.26})"`))
}
