import { ellipsePath, type Point, polygon, rectPath } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { scene, svg } from '../../scene.ts'
import {
  BOTTLES,
  drawBottleFromAbove,
  drawDate,
  drawGlassShadow,
  inShadowFrame,
  THROWN,
} from './perfume-bottles.ts'

const TRAY = { x: 1112, y: 472, r: 268 }
const PLATE = { x: 1012, y: 582, r: 98 }
const CUP = { x: 1186, y: 640, r: 38 }

const thrown = (x: number, y: number, h: number): Point => [x + THROWN[0] * h, y + THROWN[1] * h]

const wheel = (n: number, k: number, turn = 0): Point[] =>
  range(n).map((i) => {
    const angle = (i / n) * Math.PI * 2 + turn
    return [TRAY.x + Math.cos(angle) * TRAY.r * k, TRAY.y + Math.sin(angle) * TRAY.r * k]
  })

/** Eight-pointed star whose tips touch its neighbours': what they leave between them are crosses. */
const star = (x: number, y: number, r: number): string =>
  polygon(
    range(16).map((i): Point => {
      const k = i % 2 ? r * 0.7654 : r
      return [x + Math.cos((i * Math.PI) / 8) * k, y + Math.sin((i * Math.PI) / 8) * k]
    }),
  )

const LEAVES = [-460, 306, 676] as const
const LEAF = 344
const WINDOW_HEIGHT = 1206

/** The window's light as it lies on the floor, white on black: two carved leaves, the middle one open. */
function drawThrownLight(s: Stage): void {
  const cell = LEAF / 4
  s.group(`transform="matrix(0 1 ${THROWN[0]} ${THROWN[1]} 1740 0)"`, () => {
    s.path(rectPath(-92, 40, 374, WINDOW_HEIGHT - 40), '#fff')
    for (const from of LEAVES) {
      const leaf = rectPath(from, 40, LEAF, WINDOW_HEIGHT - 40)
      s.path(leaf, '#fff')
      const stars = range(4).flatMap((c) =>
        range(14).map((r) => star(from + (c + 0.5) * cell, 40 + (r + 0.5) * cell * 0.99, cell / 2)),
      )
      s.line(stars.join(''), '#000', 13).line(leaf, '#000', 16)
    }
  })
}

/** Stone floor in large slabs, with a narrow inlaid border on the calm side. */
function drawFloor(s: Stage, lit: number): void {
  const stone = lit > 0.5 ? '#e2e8d6' : '#8fc6c6'
  s.fillBelow(s.top, s.shade(stone, lit))
  const joints = [
    ...range(9).map((i) => `M${i * 250 - 140} ${s.top}V${s.bottom}`),
    ...range(7).map((i) => `M${s.left} ${i * 250 - 300}H${s.right}`),
  ]
  s.line(joints.join(''), s.shade(stone, lit - 0.12), 2.5)
}

/** Brass disc with a beaten rim, a belt of leaves and a star in the middle. */
function drawTray(s: Stage, lit: number): void {
  const { x, y, r } = TRAY
  const brass = (k: number) => s.shade('#dca53c', lit * k)
  s.circle(x, y, r, brass(0.62)).circle(x, y, r * 0.965, brass(1.1))
  s.circle(x, y, r * 0.925, brass(0.86))
  s.path(
    range(40)
      .map((i) => ellipsePath(...(wheel(40, 0.945)[i] as [number, number]), 3.4))
      .join(''),
    brass(0.4),
  )
  const petals = range(32).map((i) => {
    const [a, tip, b] = [
      wheel(32, 0.66)[i],
      wheel(64, 0.86)[i * 2 + 1],
      wheel(32, 0.66)[(i + 1) % 32],
    ] as Point[]
    return polygon([a, tip, b] as Point[])
  })
  s.path(petals.join(''), brass(0.66))
  for (const k of [0.89, 0.64]) s.line(ellipsePath(x, y, r * k), brass(0.5), 2.4)
  s.line(ellipsePath(x, y, r * 0.61), brass(0.6), 1.4)
  s.path(star(x, y, r * 0.34), brass(0.7)).path(star(x, y, r * 0.24), brass(0.95))
}

function drawPlate(s: Stage, lit: number): void {
  const { x, y, r } = PLATE
  const china = (k: number) => s.shade('#f4f6ee', lit * k)
  s.circle(x, y, r, china(1)).circle(x, y, r * 0.76, china(0.86))
  s.line(ellipsePath(x, y, r * 0.9), s.shade('#1f6f8c', lit), 4)
}

/** Shadow shapes of all that stands on the tray. */
function drawStandingShadows(s: Stage): void {
  for (const b of BOTTLES) inShadowFrame(s, b, () => s.path(b.body + b.stopper, '#000'))
  for (const h of [4, 10, 16]) s.circle(...thrown(PLATE.x, PLATE.y, h), PLATE.r, '#000')
  for (const h of range(7)) s.circle(...thrown(CUP.x, CUP.y, h * 9), CUP.r * (0.7 + h * 0.05), '#000')
}

function drawGround(s: Stage): void {
  drawFloor(s, 0.2)
  const light = () => {
    drawThrownLight(s)
    for (const h of range(6)) s.circle(...thrown(TRAY.x, TRAY.y, h * 7), TRAY.r, '#000')
  }
  s.masked(light, () => drawFloor(s, 1))
  drawTray(s, 0.3)
  const onTray = () => {
    drawThrownLight(s)
    drawStandingShadows(s)
  }
  s.masked(onTray, () => drawTray(s, 1))
  for (const b of BOTTLES) drawGlassShadow(s, b)
}

function drawDates(s: Stage): void {
  drawPlate(s, 0.45)
  s.masked(
    () => drawThrownLight(s),
    () => drawPlate(s, 1),
  )
  const rings = [
    { n: 11, k: 0.6 },
    { n: 5, k: 0.26 },
  ]
  for (const { n, k } of rings)
    for (const i of range(n)) {
      const angle = (i / n) * 360 + k * 60
      const [c, d] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
      const [x, y] = [PLATE.x + c * PLATE.r * k, PLATE.y + d * PLATE.r * k]
      s.ellipse(x - 5, y + 3, 21, 12, s.light.shadow, `opacity=".45" transform="rotate(${angle} ${x} ${y})"`)
      drawDate(s, x, y, angle + (i % 2 ? 8 : -6), 23)
    }
}

/** Coffee cup without a handle, from above. */
function drawFinjan(s: Stage): void {
  const { x, y, r } = CUP
  s.circle(x, y, r, s.shade('#f4f6ee', 1)).circle(x, y, r * 0.86, s.shade('#1f6f8c', 0.7))
  s.circle(x, y, r * 0.76, s.shade('#f4f6ee', 0.5)).circle(x, y, r * 0.66, s.shade('#7a4a1c', 0.7))
  s.path(
    `M${x + 6} ${y - r * 0.6}A${r * 0.62} ${r * 0.62} 0 0 1 ${x + r * 0.6} ${y}L${x + r * 0.4} ${y}A${r * 0.42} ${r * 0.42} 0 0 0 ${x + 5} ${y - r * 0.38}Z`,
    s.shade('#d9a04c', 1),
  )
}

const PETALS = [
  [938, 410, 20],
  [980, 452, -50],
  [1146, 560, 70],
  [1238, 586, -20],
  [826, 640, 40],
  [772, 712, -30],
] as const

/** Rose petals, each with its small shadow. */
function drawPetals(s: Stage): void {
  const petal = 'M-2 14C-16 8 -19 -8 -9 -13C-4 -15 6 -14 12 -10C19 -3 10 12 -2 14Z'
  for (const [x, y, turn] of PETALS) {
    s.placed({ x: x - 6, y: y + 3, turn }, () => s.path(petal, s.light.shadow, 'opacity=".5"'))
    s.placed({ x, y, turn }, () => {
      s.path(petal, s.shade('#e8617c', 0.9)).path(
        'M-2 14C-16 8 -19 -8 -9 -13C-9 -4 -8 6 -2 14Z',
        s.shade('#c23a5c', 0.7),
      )
    })
  }
}

export default scene({
  name: 'dubai/day-7',
  seed: 97,
  light: { base: 'day', shadow: '#0d3a58', lit: '#fff6dc' },
  sun: { x: 1740, y: 60, r: 40 },
  portrait: { x: 800, y: -62, w: 624, h: 1109 },
  layers: [
    svg((s) => {
      drawGround(s)
      drawDates(s)
      drawFinjan(s)
      drawPetals(s)
      for (const b of BOTTLES) drawBottleFromAbove(s, b)
    }),
  ],
  finish: { bloom: 0.2 },
})
