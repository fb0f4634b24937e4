import type { Rock } from '../../engine/boulders.ts'
import { polygon } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { boulders } from '../../language/land/rocks.ts'
import { water } from '../../language/sea/water.ts'
import { drawLantern } from '../../language/things/festoon.ts'
import { type Layers, modelled, svg } from '../../scene.ts'

const RIM: Rock[] = [
  { x: -11.4, y: 0.1, z: 17, rx: 2.2, ry: 1.5, rz: 1.4, tilt: 0.1 },
  { x: -8.4, y: 0, z: 19.5, rx: 1.3, ry: 0.6, rz: 1 },
  { x: -6.2, y: 0, z: 20.5, rx: 1.7, ry: 1, rz: 1.1, tilt: -0.12 },
  { x: -3.9, y: -0.1, z: 21.6, rx: 1, ry: 0.4, rz: 0.9 },
  { x: -2.5, y: -0.1, z: 20.8, rx: 0.8, ry: 0.45, rz: 0.8 },
  { x: -0.9, y: 0, z: 22.5, rx: 1.4, ry: 0.7, rz: 1 },
  { x: 1.1, y: -0.1, z: 21.6, rx: 0.9, ry: 0.4, rz: 0.9 },
  { x: 3, y: 0.1, z: 22, rx: 1.7, ry: 1.2, rz: 1.2, tilt: 0.14 },
  { x: 5.2, y: -0.1, z: 20.4, rx: 1, ry: 0.5, rz: 0.9 },
  { x: 7.4, y: 0.2, z: 19, rx: 2.2, ry: 1.9, rz: 1.5, tilt: -0.1 },
]

/** A hot spring among cedars: dark rocks around milky water, steam, a yukata on its peg. */
export const onsen = (): Layers => [
  svg((s) => drawCedars(s, 0.5, 566, 44, 190, 3)),
  svg((s) => drawSteamBank(s, 540, 0.5)),
  svg((s) => drawCedars(s, 0.26, 604, 24, 330, 8)),
  svg((s) => s.fillBelow(590, s.lin([s.shade('#3a4a66', 0.4), s.shade('#26345a', 0.2)]))),
  boulders({
    rocks: RIM,
    colour: ['#1f2350', '#363a68', '#5a5684', '#8a7a98', '#c89fa8', '#f4cbb8'],
    camera: { y: 1.9, horizon: 470 },
    sun: { azimuth: 1.2, elevation: 0.6 },
  }),
  water({
    y: 618,
    colours: ['#b8a8c4', '#7f9ab8', '#4f82a4', '#38648c'],
    reflection: [0.75, 0.35],
    amplitude: 26,
    wave: 0.8,
    glint: 0,
    waterline: 632,
  }),
  svg((s) => drawSteamBank(s, 650, 0.75)),
  svg(drawRisingSteam),
  svg(drawPavilion),
  modelled({ round: 20, dark: 0.6, bright: 0.4, cast: { x: -14, y: 10, blur: 12, opacity: 0.4 } }, (s) => {
    s.placed({ x: 1508, y: 300, scale: 0.86 }, () => drawYukata(s, 0, 0))
  }),
  modelled({ round: 16, dark: 0.6, bright: 0.4, cast: { x: -14, y: 8, blur: 10, opacity: 0.4 } }, drawBucket),
]

/** A row of Japanese cedars: tall cones of drooping boughs. */
function drawCedars(s: Stage, depth: number, y: number, n: number, tall: number, salt: number): void {
  const random = s.random(salt)
  for (const i of range(n)) {
    const x = s.left + ((i + random() * 0.8) / n) * (s.right - s.left)
    const nearHero = Math.exp(-(((x - 1090) / 230) ** 2))
    const h = tall * (0.6 + random() * 0.6) * (1 - 0.62 * nearHero)
    drawCedar(s, x, y, h, depth, random)
  }
}

function drawCedar(s: Stage, x: number, y: number, h: number, depth: number, random: () => number): void {
  const tiers = 24
  for (const [lit, shift] of [
    [0.12, 0],
    [0.5, 0.03],
  ] as const) {
    const boughs = range(tiers).map((i) => {
      const t = i / tiers
      const w = h * (0.13 * (1 - t) ** 0.8 + 0.008) * (0.8 + random() * 0.4) * (lit > 0.3 ? 0.42 : 1)
      const by = y - h * (0.06 + t * 0.9)
      const cx = x + h * shift * (1 - t)
      return polygon([
        [cx, by - h * 0.07],
        [cx + w, by + h * 0.035],
        [cx + w * 0.4, by + h * 0.012],
        [cx - w * 0.3, by + h * 0.022],
        [cx - w, by + h * 0.04],
      ])
    })
    s.path(boughs.join(''), s.shade('#2a4a5c', lit, depth))
  }
}

function drawSteamBank(s: Stage, y: number, opacity: number): void {
  const random = s.random(y)
  for (const i of range(16)) {
    const x = s.left + ((i + random()) / 16) * (s.right - s.left)
    s.ellipse(
      x,
      y + (random() - 0.5) * 40,
      150 + random() * 120,
      24 + random() * 26,
      s.rad([
        ['#fbe3e2', 0.34 * opacity],
        ['#fbe3e2', 0],
      ]),
    )
  }
}

function drawRisingSteam(s: Stage): void {
  const random = s.random(5)
  s.group(`filter="${s.blur(26)}" opacity=".34"`, () => {
    const plumes = range(6).map((i) => {
      const x = 380 + i * 180 + random() * 70
      const h = 150 + random() * 150
      return `M${round1(x)} 690c${round1(-40 + random() * 80)} ${round1(-h * 0.4)} ${round1(50 - random() * 90)} ${round1(-h * 0.6)} ${round1(random() * 40 - 10)} ${round1(-h)}`
    })
    s.line(plumes.join(''), '#ffeef0', 54, 'stroke-linecap="round"')
  })
}

/** Post, beam and lantern of the changing hut. */
function drawPavilion(s: Stage): void {
  const wood = '#6a4a4c'
  s.rect(1352, 262, s.right - 1352, 26, s.lin([s.shade(wood, 0.75), s.shade(wood, 0.1)]))
  s.path(`M1340 ${s.top}H${s.right}V240H1372Z`, s.lin([s.shade('#3a3a5c', 0.1), s.shade('#4f4a6c', 0.5)]))
  s.line(
    range(24)
      .map((i) => `M${1352 + i * 22} ${s.top}L${1376 + i * 22} 240`)
      .join(''),
    s.shade('#22244c', 0.1),
    3,
    'opacity=".5"',
  )
  s.rect(1372, 236, s.right - 1372, 12, s.shade('#e0a890', 0.8))
  s.rect(
    1558,
    240,
    46,
    s.bottom - 240,
    s.lin([s.shade(wood, 0.75), s.shade(wood, 0.35), s.shade(wood, 0.05)], 0, 0, 1, 0),
  )
  s.path(
    `M1300 ${s.bottom}L1352 812H${s.right}V${s.bottom}Z`,
    s.lin([s.shade('#a8785c', 0.8), s.shade('#6a4650', 0.3)], 0, 812, 0, 900, true),
  )
  s.line(
    range(6)
      .map((i) => `M${1352 + i * 60} 812L${1300 + i * 76} ${s.bottom}`)
      .join(''),
    s.shade('#3a2a44', 0.1),
    2.4,
    'opacity=".5"',
  )
  s.line('M1508 288V304', s.shade('#2a2444', 0.2), 5)
  drawLantern(s, { x: 1384, y: 340, r: 32, kind: 'paper', colour: '#f0a45c' })
}

/** Cotton yukata hanging open-sleeved, with a pattern of waves. */
function drawYukata(s: Stage, x: number, y: number): void {
  const d = `M${x - 22} ${y}C${x - 60} ${y + 8} ${x - 92} ${y + 20} ${x - 112} ${y + 34}L${x - 116} ${y + 170}L${x - 66} ${y + 172}L${x - 60} ${y + 110}L${x - 66} ${y + 440}H${x + 60}L${x + 56} ${y + 110}L${x + 62} ${y + 172}L${x + 104} ${y + 168}L${x + 100} ${y + 34}C${x + 84} ${y + 20} ${x + 58} ${y + 8} ${x + 22} ${y}Z`
  s.path(d, s.shade('#e9e6ee', 0.8))
  s.clipped(d, () => {
    for (const r of range(12))
      s.line(
        range(9)
          .map((i) => `M${x - 122 + i * 28 + (r % 2) * 14} ${y + 26 + r * 38}q14 -22 28 0`)
          .join(''),
        s.shade('#4a5f9c', 0.5),
        4,
        'opacity=".75"',
      )
    s.line(
      `M${x - 22} ${y}L${x + 14} ${y + 150}L${x + 6} ${y + 440}M${x + 22} ${y}L${x - 4} ${y + 96}`,
      s.shade('#33406f', 0.3),
      7,
    )
    s.rect(x - 70, y + 176, 136, 26, s.shade('#c2586a', 0.7))
  })
}

function drawBucket(s: Stage): void {
  s.path('M1356 790H1460L1450 868H1366Z', s.shade('#d9a878', 0.8))
  s.ellipse(1408, 790, 52, 12, s.shade('#8a5f50', 0.4))
  s.path('M1358 806H1458L1457 814H1359ZM1363 846H1453L1452 854H1364Z', s.shade('#8a5a3c', 0.5))
}
