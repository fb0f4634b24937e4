import { ellipsePath, type Point, polygon, rectPath, smooth } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import { outline } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure } from '../../language/people/indian-figures.ts'

const EYE = { x: 1040, y: 420 } as const
const WALL = { left: -640, right: 500 } as const
const GROUND = 500

/** A point of the lane: sideways and down from the eye, k = 1 in front, 0 at the far end. */
const at = (x: number, y: number, k: number): Point => [EYE.x + x * k, EYE.y + y * k]
const quad = (x: number, top: number, bottom: number, near: number, far: number): string =>
  polygon([at(x, top, near), at(x, top, far), at(x, bottom, far), at(x, bottom, near)])

const PLASTER = ['#c98f6a', '#b9806c', '#d6ad7c', '#a9786e', '#c79c74', '#b88a62'] as const
const SHUTTER = ['#3f7a78', '#7a4a58', '#4a6a8a', '#8a5a3a'] as const

/** Two rows of old merchants' houses running to the light. */
export function drawLane(s: Stage): void {
  drawRoadway(s)
  const cuts = [0.07, 0.1, 0.14, 0.19, 0.26, 0.36, 0.5, 0.72, 1.05, 1.7]
  const random = s.random(3)
  for (const i of range(cuts.length - 1)) {
    const [far, near] = [cuts[i] as number, cuts[i + 1] as number]
    for (const side of ['left', 'right'] as const) {
      drawHouse(s, side, near, far, -560 - random() * 420, Math.floor(random() * 6), i)
    }
  }
}

function drawRoadway(s: Stage): void {
  const stones = ['#f0cf94', '#c99a72', '#8a6470', '#54405e'].map((c) => s.shade(c, 0.7))
  s.fillBelow(EYE.y + 30, s.lin(stones, 0, EYE.y + 30, 0, 900, true))
  for (const k of [0.12, 0.16, 0.22, 0.3, 0.42, 0.58, 0.8, 1, 1.3]) {
    const [x1, y] = at(WALL.left, GROUND, k)
    const [x2] = at(WALL.right, GROUND, k)
    s.rect(x1, y, x2 - x1, 0.6 + k * 2, s.light.shadow, 'opacity=".18"')
  }
  s.path(
    polygon([at(-130, GROUND, 0.05), at(60, GROUND, 0.05), at(150, GROUND, 1.6), at(-260, GROUND, 1.6)]),
    s.lin([
      [s.light.sun, 0.55],
      [s.light.sun, 0.16],
      [s.light.sun, 0],
    ]),
  )
}

function drawHouse(
  s: Stage,
  side: 'left' | 'right',
  near: number,
  far: number,
  roof: number,
  paint: number,
  i: number,
): void {
  const x = WALL[side]
  const depth = Math.max(0, 0.72 - near * 0.95)
  const lit = side === 'left' ? 0.42 : 0.3
  const colour = PLASTER[paint] as string
  const wall = s.lin(
    [s.shade(colour, lit + 0.25, depth), s.shade(colour, lit - 0.15, depth)],
    side === 'left' ? 1 : 0,
    0,
    side === 'left' ? 0 : 1,
    0.2,
  )
  s.path(quad(x, roof, GROUND, near, far), wall)
  s.path(quad(x, roof - 18, roof + 14, near, far), s.shade(colour, lit + 0.4, depth))
  const bays = 3
  for (const floor of [-130, -370, -610]) {
    if (floor - 150 < roof) continue
    for (const b of range(bays))
      drawWindow(
        s,
        x,
        floor,
        lerpK(near, far, (b + 0.22) / bays),
        lerpK(near, far, (b + 0.78) / bays),
        depth,
        SHUTTER[(i + b) % 4] as string,
      )
    drawBalcony(s, side, floor, near, far, depth, colour)
  }
  drawShopfront(s, side, near, far, depth, SHUTTER[i % 4] as string)
}

/** On the left the shops are still shut behind ribbed iron; on the right they are open. */
function drawShopfront(
  s: Stage,
  side: 'left' | 'right',
  near: number,
  far: number,
  depth: number,
  paint: string,
): void {
  const x = WALL[side]
  const [from, to] = [lerpK(near, far, 0.12), lerpK(near, far, 0.86)]
  s.path(quad(x, 104, 124, lerpK(near, far, 0.06), lerpK(near, far, 0.92)), s.shade('#e8c098', 0.6, depth))
  if (side === 'right') {
    s.path(quad(x, 124, GROUND, from, to), s.shade('#3a2440', 0.12, depth))
    return
  }
  s.path(
    quad(x, 124, GROUND, from, to),
    s.lin([s.shade(paint, 0.22, depth), s.shade(paint, 0.42, depth)], 0, 0, 1, 0),
  )
  const ribs = range(14).map((i) => quad(x, 136 + i * 26, 141 + i * 26, from, to))
  s.path(ribs.join(''), s.shade('#24183c', 0.15, depth), 'opacity=".45"')
}

/** Equal steps along a wall are not equal on paper. */
const lerpK = (near: number, far: number, t: number) => 1 / (1 / near + (1 / far - 1 / near) * t)

function drawWindow(
  s: Stage,
  x: number,
  floor: number,
  near: number,
  far: number,
  depth: number,
  shutter: string,
): void {
  const top = floor - 130
  const along = (k: number) => lerpK(near, far, k)
  const arch = (grow: number) =>
    polygon([
      at(x, floor, along(-grow)),
      at(x, top + 46 - grow * 60, along(-grow)),
      at(x, top + 20 - grow * 60, along(0.14)),
      at(x, top + 4 - grow * 80, along(0.5)),
      at(x, top + 20 - grow * 60, along(0.86)),
      at(x, top + 46 - grow * 60, along(1 + grow)),
      at(x, floor, along(1 + grow)),
    ])
  s.path(
    quad(x, top + 48, floor, along(-0.42), along(-0.12)) + quad(x, top + 48, floor, along(1.12), along(1.42)),
    s.shade(shutter, 0.5, depth),
  )
  s.path(arch(0.1), s.shade('#f0d0a8', 0.75, depth))
  s.path(arch(0), s.shade('#2c2240', 0.15, depth))
}

function drawBalcony(
  s: Stage,
  side: 'left' | 'right',
  floor: number,
  near: number,
  far: number,
  depth: number,
  colour: string,
): void {
  const x = WALL[side]
  const out = x + (side === 'left' ? 74 : -74)
  const [n, f] = [lerpK(near, far, 0.1), lerpK(near, far, 0.9)]
  s.path(
    polygon([at(x, floor + 22, n), at(out, floor + 22, n), at(out, floor + 22, f), at(x, floor + 22, f)]),
    s.shade(colour, 0.08, depth),
  )
  s.path(quad(out, floor - 40, floor + 22, n, f), s.shade(colour, 0.6, depth), 'opacity=".55"')
  const rails = range(15).map((i) =>
    quad(out, floor - 40, floor + 14, lerpK(n, f, i / 14), lerpK(n, f, i / 14 + 0.018)),
  )
  s.path(
    `${rails.join('')}${quad(out, floor - 46, floor - 34, n, f)}${quad(out, floor + 12, floor + 26, n, f)}`,
    s.shade(colour, 0.85, depth),
  )
}

/** The tangle overhead: sagging bundles between the houses. */
export function drawWires(s: Stage): void {
  const random = s.random(17)
  for (const k of [0.2, 0.26, 0.34, 0.46, 0.62, 0.85, 1.15]) {
    const wires = range(7).map(() => {
      const [x1, y1] = at(WALL.left, -300 - random() * 130, k)
      const [x2, y2] = at(WALL.right, -260 - random() * 170, k)
      const sag = (40 + random() * 90) * k
      return `M${round1(x1)} ${round1(y1)}Q${round1((x1 + x2) / 2)} ${round1((y1 + y2) / 2 + sag * 2)} ${round1(x2)} ${round1(y2)}`
    })
    s.line(wires.join(''), s.shade('#2a1c3a', 0.2, Math.max(0, 0.55 - k)), 0.7 + k * 1.5, 'opacity=".8"')
  }
}

/** Cloth awnings over the shops of the right-hand side. */
export function drawAwnings(s: Stage): void {
  const cloths = ['#c85a3a', '#e2a23c', '#3f8a86', '#b8435a', '#e8d9b8'] as const
  const cuts = [0.14, 0.2, 0.29, 0.42, 0.62, 0.95]
  for (const i of range(5)) {
    const [far, near] = [cuts[i] as number, cuts[i + 1] as number]
    const depth = Math.max(0, 0.6 - near)
    const colour = cloths[i] as string
    const [wall, out] = [WALL.right, WALL.right - 170]
    s.path(
      polygon([
        at(wall, 20, near * 0.97),
        at(wall, 20, far * 1.03),
        at(out, 110, far * 1.03),
        at(out, 110, near * 0.97),
      ]),
      s.lin([s.shade(colour, 0.35, depth), s.shade(colour, 1, depth)], 1, 0, 0, 0.4),
    )
    const hem = range(6).map((j) => {
      const [a, b] = [lerpK(near * 0.97, far * 1.03, j / 6), lerpK(near * 0.97, far * 1.03, (j + 1) / 6)]
      const [p, q] = [at(out, 110, a), at(out, 110, b)]
      const m = at(out, 150, (a + b) / 2)
      return `M${round1(p[0])} ${round1(p[1])}Q${round1(m[0])} ${round1(m[1])} ${round1(q[0])} ${round1(q[1])}Z`
    })
    s.path(hem.join(''), s.shade(colour, 0.7, depth))
  }
}

/** Cycle rickshaw from behind, h high at the hood; the rider pedals away from us. */
export function drawRickshaw(s: Stage, x: number, y: number, h: number): void {
  drawFigure(s, {
    x: x + h * 0.02,
    y: y - h * 0.34,
    h: h * 0.95,
    wear: 'shirt',
    top: '#e9dcc2',
    bottom: '#6a5a6a',
    turban: '#c8443a',
    lit: 0.6,
    arms: [
      [
        [-13, -64],
        [-15, -52],
      ],
      [
        [13, -64],
        [15, -52],
      ],
    ],
  })
  s.placed({ x, y, scale: h / 200 }, () => {
    for (const k of [-1, 1]) drawRickshawWheel(s, k * 62)
    s.path(rectPath(-66, -42, 132, 6), s.shade('#3a3048', 0.3))
    s.path(
      smooth(outline('-54,-104 54,-104 58,-50 40,-34 -40,-34 -58,-50'), true, 0.5),
      s.lin([s.shade('#2f7a80', 0.25), s.shade('#3f9a98', 0.95)], 0, 0, 1, 0),
    )
    s.line('M-44 -92H44M-46 -52H46', s.shade('#f0c35a', 0.9), 3)
    s.path(petals(0, -72, 15), s.shade('#e86a4a', 0.85))
    s.path(petals(-28, -72, 9) + petals(28, -72, 9), s.shade('#f2c14e', 0.9))
    s.path(
      'M-58 -102C-66 -160 -44 -196 0 -198C44 -196 66 -160 58 -102C40 -116 -40 -116 -58 -102Z',
      s.lin([s.shade('#b8323c', 0.2), s.shade('#c8443a', 0.6), s.shade('#e06a4a', 1.05)], 0, 0, 1, 0),
    )
    s.line(
      'M-40 -110C-46 -150 -30 -186 0 -196M40 -110C46 -150 30 -186 0 -196M0 -112V-196',
      s.shade('#7a1f34', 0.3),
      2,
      'opacity=".6"',
    )
    s.line('M-58 -102C-40 -116 40 -116 58 -102', s.shade('#f0c35a', 0.9), 4)
  })
}

function drawRickshawWheel(s: Stage, x: number): void {
  s.path(ellipsePath(x, -44, 8, 44), s.shade('#241a34', 0.25))
  s.path(ellipsePath(x, -44, 4, 36), s.shade('#8a7a86', 0.5))
  s.line(`M${x + 5} -80Q${x + 9} -44 ${x + 5} -8`, s.shade('#ffe0b0', 0.95), 1.6)
}

const petals = (x: number, y: number, r: number): string =>
  range(6)
    .map((i) =>
      ellipsePath(
        x + Math.cos((i * Math.PI) / 3) * r * 0.62,
        y + Math.sin((i * Math.PI) / 3) * r * 0.62,
        r * 0.42,
      ),
    )
    .join('')
