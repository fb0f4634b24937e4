import { ellipsePath, type Point, polygon, ribbon, smooth } from '../../../engine/geometry.ts'
import { lerp, range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'

/** Where everything on the table throws its shadow: one noon sun, to the lower left, per unit of height. */
const THROW: Point = [-0.42, 0.5]
const SHADOW = 'opacity=".5"'

/** A thing's outline thrown on the table. */
function drawThrown(s: Stage, outline: string, height: number): void {
  s.path(
    outline,
    s.light.shadow,
    `${SHADOW} transform="translate(${THROW[0] * height} ${THROW[1] * height})"`,
  )
}

/** Painted planks from above, bare wood where hands have worn them. */
export function drawPaintedBoards(s: Stage): void {
  const random = s.random(17)
  const h = 172
  const first = Math.floor(s.top / h)
  for (const i of range(Math.ceil((s.bottom - s.top) / h) + 2)) {
    const y = (first + i) * h + 40
    s.rect(s.left, y, s.right - s.left, h, s.shade('#2f86b4', 0.62 + ((i * 7) % 4) * 0.07))
    for (const _ of range(7)) {
      const [x, gy, w] = [s.left + random() * 1640, y + 14 + random() * (h - 30), 120 + random() * 300]
      s.path(
        `M${x} ${gy}q${w / 2} ${-4 - random() * 4} ${w} 0q${-w / 2} -1 ${-w} 0Z`,
        s.shade('#2f86b4', random() > 0.5 ? 0.4 : 0.95),
        'opacity=".6"',
      )
    }
    s.rect(s.left, y - 4, s.right - s.left, 6, s.shade('#0f3554', 0.2))
    s.rect(s.left, y + 2, s.right - s.left, 3, s.shade('#6fb8d4', 1))
    for (const _ of range(3)) {
      const [x, w] = [s.left + random() * 1640, 40 + random() * 90]
      s.path(
        polygon([
          [x, y + 3],
          [x + w, y + 3],
          [x + w * 0.8, y + 8],
          [x + w * 0.4, y + 11],
          [x + w * 0.1, y + 7],
        ]),
        s.shade('#d2b083', 0.85),
      )
    }
  }
}

/** The shadow of a palm frond that hangs over the table. */
export function drawFrondShadow(s: Stage): void {
  const rib = range(31).map((i): Point => [lerp(1660, 1010, i / 30), lerp(-60, 250, (i / 30) ** 1.5)])
  const leaflets = rib.slice(0, 30).flatMap(([x, y], i) => {
    const [nx, ny] = rib[i + 1] as Point
    const angle = Math.atan2(ny - y, nx - x)
    const l = 250 * Math.sin(Math.PI * (0.14 + (i / 30) * 0.8)) + 30
    return [-1, 1].map((k) => {
      const a = angle + k * (0.95 - i * 0.012)
      const end: Point = [x + Math.cos(a) * l, y + Math.sin(a) * l]
      return polygon([
        [x - 8, y + 4],
        [(x + end[0]) / 2 - 7, (y + end[1]) / 2 + 6],
        end,
        [(x + end[0]) / 2 + 9, (y + end[1]) / 2 - 4],
      ])
    })
  })
  s.group(SHADOW.replace('.5', '.42'), () => {
    s.path(leaflets.join(''), s.light.shadow)
    s.path(
      ribbon(rib, (t) => 7 - 5 * t),
      s.light.shadow,
    )
  })
}

const LEAF: readonly Point[] = [
  [-610, 176],
  [-470, -20],
  [-250, -180],
  [40, -262],
  [330, -262],
  [560, -176],
  [662, -70],
  [520, 96],
  [250, 226],
  [-60, 270],
  [-340, 256],
  [-540, 214],
]
const midrib = (t: number): Point => [lerp(-610, 662, t), lerp(176, -70, t) - 40 * Math.sin(Math.PI * t)]

/** A length of banana leaf, torn along its veins. */
export function drawBananaLeaf(s: Stage, x: number, y: number): void {
  s.placed({ x, y }, () => {
    const outline = smooth(LEAF, true, 0.8)
    drawThrown(s, outline, 26)
    s.path(outline, s.shade('#4f9a4a', 0.62))
    s.clipped(outline, () => {
      const far = [...range(21).map((i) => midrib(i / 20)), [700, -400], [-700, -400]] as Point[]
      s.path(polygon(far), s.shade('#6fb457', 0.92))
      const veins = range(44).map((i) => {
        const [vx, vy] = midrib(i / 43)
        return `M${vx} ${vy}q36 -110 128 -300M${vx} ${vy}q50 100 74 330`
      })
      s.line(veins.join(''), s.shade('#2f6f3c', 0.3), 2, 'opacity=".5"')
      for (const i of [3, 9, 15, 22, 30, 37]) {
        const [vx, vy] = midrib(i / 43)
        s.path(`M${vx} ${vy}q36 -110 128 -300l22 0q-96 190 -134 300Z`, s.shade('#8cc868', 1), 'opacity=".8"')
        s.path(`M${vx} ${vy}q50 100 74 330l26 0q-20 -230 -86 -330Z`, s.shade('#3f8442', 0.45), 'opacity=".8"')
      }
    })
    s.path(
      ribbon(
        range(21).map((i) => midrib(i / 20)),
        (t) => 9 - 6 * t,
      ),
      s.shade('#d6e49a', 1),
    )
  })
}

/** Half a coconut with its pale flesh as a bowl; r is its outer radius. */
function drawShell(s: Stage, r: number, seed: number): void {
  const random = s.random(seed)
  const rim = range(72).map((i): Point => {
    const a = (i / 72) * 2 * Math.PI
    const k = r * (1 + (random() - 0.5) * 0.022)
    return [Math.cos(a) * k, Math.sin(a) * k]
  })
  drawThrown(s, polygon(rim), r * 0.5)
  s.path(polygon(rim), s.shade('#6a4632', 0.4))
  const fibres = range(90).map((i) => {
    const a = (i / 90) * 2 * Math.PI + random() * 0.05
    const out = r * (0.96 + random() * 0.1)
    return `M${Math.cos(a) * r * 0.92} ${Math.sin(a) * r * 0.92}L${Math.cos(a + 0.08) * out} ${Math.sin(a + 0.08) * out}`
  })
  s.line(fibres.join(''), s.shade('#a87a4c', 0.9), 2)
  s.circle(0, 0, r * 0.93, s.shade('#fdf8ea', 1))
  s.circle(0, 0, r * 0.85, s.shade('#e2d8c4', 0.7))
}

type Arm = readonly Point[]
const ARMS: readonly Arm[] = [
  [
    [-128, 52],
    [-96, 104],
    [-30, 122],
    [34, 98],
    [60, 44],
    [36, -4],
    [-10, -8],
    [-32, 26],
    [-12, 50],
  ],
  [
    [128, 30],
    [140, -44],
    [96, -108],
    [28, -128],
    [-36, -104],
    [-66, -62],
  ],
]

/** A simmered octopus arm: dark back, pale belly, a row of suckers that grow smaller. */
function drawArm(s: Stage, line: Arm): void {
  const half = (t: number) => 27 * (1 - t) ** 0.75 + 4
  s.path(
    ribbon(
      line.map(([x, y]): Point => [x - 6, y + 8]),
      half,
    ),
    s.shade('#7a3418', 0.2),
    'opacity=".6"',
  )
  s.path(ribbon(line, half), s.shade('#8c2f44', 0.55))
  s.path(
    ribbon(
      line.map(([x, y]): Point => [x + 3, y - 4]),
      (t) => half(t) * 0.66,
    ),
    s.shade('#b8485a', 0.85),
  )
  const inner = (t: number, off: number): Point => {
    const at = t * (line.length - 1)
    const i = Math.min(line.length - 2, Math.floor(at))
    const [a, b] = [line[i] as Point, line[i + 1] as Point]
    const l = Math.hypot(b[0] - a[0], b[1] - a[1])
    return [
      lerp(a[0], b[0], at - i) + ((b[1] - a[1]) / l) * off,
      lerp(a[1], b[1], at - i) - ((b[0] - a[0]) / l) * off,
    ]
  }
  for (const i of range(17)) {
    const t = 0.03 + 0.95 * (1 - (1 - i / 17) ** 1.25)
    const r = half(t) * 0.36
    const [x, y] = inner(t, half(t) * 0.62)
    s.circle(x, y, r, s.shade('#f6d6c4', 1))
    s.circle(x - r * 0.1, y + r * 0.1, r * 0.42, s.shade('#8c2f44', 0.4))
  }
}

/** Curry in the bowl: gold, with oil in flat pools, two arms, chilli and leaves. */
export function drawCurry(s: Stage, x: number, y: number, r: number): void {
  s.placed({ x, y, scale: r / 200 }, () => {
    drawShell(s, 200, 3)
    const bowl = ellipsePath(0, 0, 168)
    s.path(bowl, s.shade('#e8a02c', 0.95))
    s.clipped(bowl, () => {
      drawPools(s)
      for (const arm of ARMS) drawArm(s, arm)
      drawSlices(s)
      s.path(
        `${ellipsePath(0, 0, 260)}${ellipsePath(-34, 38, 168)}`,
        s.light.shadow,
        'opacity=".36" fill-rule="evenodd"',
      )
    })
    drawGarnish(s)
  })
}

function drawPools(s: Stage): void {
  const random = s.random(9)
  s.path(
    smooth(
      [
        [-150, -20],
        [-60, -70],
        [30, -40],
        [90, 20],
        [60, 90],
        [-30, 60],
        [-110, 70],
      ],
      true,
      1,
    ),
    s.shade('#f4bc48', 1),
  )
  for (const _ of range(46)) {
    const [a, d, k] = [random() * 6.28, Math.sqrt(random()) * 160, 3 + random() * 9]
    s.path(
      ellipsePath(Math.cos(a) * d, Math.sin(a) * d, k, k * 0.84),
      s.shade(random() > 0.5 ? '#c8641c' : '#fbd678', 0.95),
    )
  }
}

/** Arms cut across: a pale disc in a dark skin. */
function drawSlices(s: Stage): void {
  for (const [x, y, r] of [
    [92, 92, 25],
    [-108, -44, 22],
    [-76, -112, 18],
    [98, -4, 18],
  ] as const) {
    s.circle(x - 6, y + 7, r, s.shade('#7a3418', 0.2), 'opacity=".6"')
    s.circle(x, y, r, s.shade('#8c2f44', 0.6))
    s.circle(x + 1, y - 1, r * 0.8, s.shade('#fbe6d4', 1))
    s.path(
      `M${x - r * 0.8} ${y}A${r * 0.8} ${r * 0.8} 0 0 0 ${x + r * 0.5} ${y + r * 0.62}A${r} ${r} 0 0 1 ${x - r * 0.8} ${y}Z`,
      s.shade('#e0b49c', 0.7),
    )
  }
}

function drawGarnish(s: Stage): void {
  for (const [x, y, turn] of [
    [-44, -34, 24],
    [-8, -62, 66],
    [-82, 10, -18],
  ] as const)
    s.placed({ x, y, turn }, () => {
      s.path(
        'M-36 0C-18 -20 18 -20 38 0C18 18 -18 18 -36 0Z',
        s.light.shadow,
        'opacity=".4" transform="translate(-5 7)"',
      )
      s.path('M-36 0C-18 -20 18 -20 38 0Z', s.shade('#58a04a', 0.95))
      s.path('M-36 0C-18 18 18 18 38 0Z', s.shade('#2f6f3c', 0.6))
    })
  for (const [x, y, turn] of [
    [70, 40, 62],
    [-30, 92, -20],
  ] as const)
    drawChilli(s, x, y, turn, 1)
}

export function drawChilli(s: Stage, x: number, y: number, turn: number, k: number): void {
  s.placed({ x, y, turn, scale: k }, () => {
    const pod = 'M-34 -3C-22 -14 8 -13 40 4C12 5 -16 10 -32 7Z'
    s.path(pod, s.light.shadow, 'opacity=".45" transform="translate(-5 7)"')
    s.path(pod, s.shade('#d8301f', 0.9))
    s.path('M-30 -5C-18 -12 8 -11 32 1C10 -5 -14 -6 -30 -5Z', s.shade('#ff8a68', 1))
    s.path('M-34 -4L-50 -9L-48 -3L-36 6Z', s.shade('#4f8a3c', 0.8))
  })
}

/** A second shell with white rice. */
export function drawRice(s: Stage, x: number, y: number, r: number): void {
  const random = s.random(31)
  s.placed({ x, y, scale: r / 150 }, () => {
    drawShell(s, 150, 8)
    s.clipped(ellipsePath(0, 0, 126), () => {
      s.circle(0, 0, 126, s.shade('#f4efe2', 0.86))
      for (const lit of [0.6, 1, 1.1])
        for (const _ of range(230)) {
          const [a, d] = [random() * 6.28, Math.sqrt(random()) * 124]
          s.placed({ x: Math.cos(a) * d, y: Math.sin(a) * d, turn: random() * 180 }, () =>
            s.ellipse(0, 0, 9, 3, s.shade('#fffdf4', lit)),
          )
        }
      s.path(
        `${ellipsePath(0, 0, 200)}${ellipsePath(-24, 28, 126)}`,
        s.light.shadow,
        'opacity=".34" fill-rule="evenodd"',
      )
    })
  })
}

/** Half a lime: ten cells under a pale rim, the juice glints. */
export function drawLimeHalf(s: Stage, x: number, y: number, r: number, turn: number): void {
  s.placed({ x, y }, () => drawThrown(s, ellipsePath(0, 0, r), r * 0.6))
  s.placed({ x, y, turn }, () => {
    s.circle(0, 0, r, s.shade('#5f9a2c', 0.75))
    s.circle(0, 0, r * 0.91, s.shade('#f2f5d2', 1))
    for (const i of range(10)) {
      const a = (i / 10) * 2 * Math.PI
      const at = (angle: number, k: number): Point => [
        Math.cos(a + angle) * r * k,
        Math.sin(a + angle) * r * k,
      ]
      const [p, q, m] = [at(-0.26, 0.72), at(0.26, 0.72), at(0, 0.12)]
      const arc = `M${m[0]} ${m[1]}L${p[0]} ${p[1]}A${r * 0.8} ${r * 0.8} 0 0 1 ${q[0]} ${q[1]}Z`
      s.path(
        arc,
        s.shade('#a9cc44', i % 3 ? 0.95 : 0.8),
        `stroke="${s.shade('#a9cc44', 0.9)}" stroke-width="3" stroke-linejoin="round"`,
      )
      const [g, h] = [at(-0.1, 0.4), at(-0.12, 0.66)]
      s.line(`M${g[0]} ${g[1]}L${h[0]} ${h[1]}`, s.shade('#e8f2a4', 1), 3)
    }
    s.circle(0, 0, r * 0.09, s.shade('#f2f5d2', 1))
  })
}

export function drawWholeLime(s: Stage, x: number, y: number, r: number): void {
  s.placed({ x, y, turn: -24 }, () => {
    const body = `M${-r * 1.1} 0C${-r} ${-r * 1.05} ${r * 0.9} ${-r * 1.05} ${r * 1.16} ${-r * 0.06}L${r * 1.3} 0L${r * 1.16} ${r * 0.08}C${r * 0.9} ${r * 1.05} ${-r} ${r * 1.05} ${-r * 1.1} 0Z`
    s.path(
      body,
      s.light.shadow,
      `${SHADOW} transform="rotate(24) translate(${-r * 0.5} ${r * 0.6}) rotate(-24)"`,
    )
    s.path(body, s.shade('#5f9a2c', 0.45))
    s.path(
      `M${-r * 0.7} ${-r * 0.5}C${-r * 0.2} ${-r * 1.1} ${r * 0.9} ${-r * 0.9} ${r * 1.12} 0C${r} ${r * 0.5} ${r * 0.2} ${r * 0.4} ${-r * 0.2} ${r * 0.1}C${-r * 0.5} ${-r * 0.1} ${-r * 0.7} ${-r * 0.2} ${-r * 0.7} ${-r * 0.5}Z`,
      s.shade('#8cc244', 0.95),
    )
    s.path(
      `M${r * 0.1} ${-r * 0.66}Q${r * 0.5} ${-r * 0.7} ${r * 0.74} ${-r * 0.36}Q${r * 0.4} ${-r * 0.46} ${r * 0.1} ${-r * 0.66}Z`,
      s.shade('#eef6b8', 1),
    )
  })
}

/** A beaten tin spoon, its bowl up. */
export function drawTinSpoon(s: Stage, x: number, y: number, turn: number, k: number): void {
  const shape =
    'M-13 62C-9 130 -7 230 -12 340Q0 366 12 340C7 230 9 130 13 62C52 46 62 -8 44 -54C30 -86 -30 -86 -44 -54C-62 -8 -52 46 -13 62Z'
  const [dx, dy] = [THROW[0] * 30, THROW[1] * 30]
  s.group(`transform="translate(${dx} ${dy})"`, () =>
    s.placed({ x, y, turn, scale: k }, () => s.path(shape, s.light.shadow, SHADOW)),
  )
  s.placed({ x, y, turn, scale: k }, () => {
    s.path(shape, s.shade('#aebcc6', 0.7))
    s.path('M-13 62C-9 130 -7 230 -12 340Q-6 354 0 353L0 64Z', s.shade('#eef3f2', 1))
    s.path('M-34 -48C-48 -6 -40 34 0 50C40 34 48 -6 34 -48C22 -74 -22 -74 -34 -48Z', s.shade('#8ea0ae', 0.5))
    s.path(
      'M-34 -48C-48 -6 -40 34 0 50C-16 20 -14 -30 8 -66C-12 -68 -28 -62 -34 -48Z',
      s.shade('#5f7486', 0.4),
    )
    s.path('M20 -40C34 -16 34 14 18 34C22 10 24 -14 20 -40Z', '#ffffff')
  })
}
