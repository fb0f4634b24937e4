import { type Point, polygon, ribbon, smooth } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { type Eye, seenFrom, type World } from '../../engine/perspective.ts'
import type { Random } from '../../engine/random.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawShrubs } from '../../language/plants/foliage.ts'
import { drawPalm } from '../../language/plants/palm.ts'
import { sky } from '../../language/sky/sky.ts'
import { type Layers, modelled, svg } from '../../scene.ts'
import { drawParol } from './parol.ts'

const EYE: Eye = { x: 1120, horizon: 300, focal: 900, height: 1.55 }
const TABLE = { left: -0.62, right: 0.62, top: 0.76, near: 1.02, far: 9 }
const at = seenFrom(EYE)
const onTable = (x: number, z: number, up = 0): Point => at([x, TABLE.top + up, z])

/** One long table laid on banana leaves under parols, guests along both sides. */
export const feastAtNight = (): Layers => [
  sky({ stars: 90, disc: false, glow: 0.35, to: 420 }),
  svg(drawGarden),
  svg((s) => drawGuests(s, 5.2, 9)),
  modelled({ round: 8, dark: 0.5 }, drawBoard),
  svg(drawBananaLeaves),
  svg((s) => drawGuests(s, 1.75, 5.2)),
  modelled(
    { round: 20, dark: 0.6, from: [0.3, -1], cast: { x: -6, y: 6, blur: 6, opacity: 0.4 } },
    riceRidge,
  ),
  svg(riceGrains),
  ...range(4).map((i) =>
    modelled(
      {
        round: 7 + i * 4,
        dark: 0.75,
        from: [0.3, -1],
        cast: { x: -3 - i * 3, y: 3 + i * 2, blur: 3 + i * 2, opacity: 0.4 },
      },
      (s) => drawCourse(s, i),
    ),
  ),
  svg(drawLampGlow),
  svg(drawParols),
]

function drawGarden(s: Stage): void {
  s.fillBelow(330, s.lin([s.shade('#4a3a6a', 0.4), s.shade('#2a2050', 0.1)], 0, 330, 0, 900, true))
  for (const i of range(7))
    drawPalm(s, {
      x: 60 + i * 250 + ((i * 97) % 90),
      y: 420,
      h: 180 + ((i * 71) % 120),
      lean: ((i * 29) % 9) / 30 - 0.12,
      depth: 0.4,
      seed: i + 2,
    })
  drawShrubs(s, {
    from: s.left,
    to: s.right,
    y: 400,
    h: 84,
    colour: '#2f5a58',
    lit: 0.4,
    depth: 0.2,
    dab: 8,
    seed: 5,
  })
  drawNipaHut(s, 560, 404)
  s.circle(
    EYE.x,
    300,
    520,
    s.rad([
      ['#ffb45e', 0.5],
      ['#ff8a4a', 0.16],
      ['#ff8a4a', 0],
    ]),
  )
}

function drawBoard(s: Stage): void {
  const top = [
    onTable(TABLE.left, TABLE.near),
    onTable(TABLE.left, TABLE.far),
    onTable(TABLE.right, TABLE.far),
    onTable(TABLE.right, TABLE.near),
  ]
  s.path(polygon(top), s.shade('#8a5a3c', 0.6))
}

function drawBananaLeaves(s: Stage): void {
  const z = (t: number) => TABLE.near * (TABLE.far / TABLE.near) ** t
  for (const i of range(9).reverse()) {
    const [a, b] = [z(i / 9), z((i + 1.15) / 9)]
    for (const side of [-1, 1]) {
      const edge = (k: number, q: number): Point => onTable(side * 0.56 * k, q)
      const wave = range(7).map((j) => edge(0.96 + 0.05 * Math.sin(j * 2 + i), a + (b - a) * (j / 6)))
      const d = `${smooth(wave, false, 0.8)}L${onTable(0, b).join(' ')}L${onTable(0, a).join(' ')}Z`
      s.path(
        d,
        s.lin([s.shade('#2f7a4a', 0.35), s.shade('#5fae5a', 0.9)], side < 0 ? 0 : 1, 0, side < 0 ? 1 : 0, 0),
      )
      const veins = range(12).map((j) => {
        const q = a + (b - a) * (j / 12)
        return `M${onTable(0, q).join(' ')}L${edge(0.94, q * 1.04).join(' ')}`
      })
      s.line(veins.join(''), s.shade('#1f5a44', 0.2), 1.1, 'opacity=".5"')
    }
  }
  s.path(
    polygon([
      onTable(-0.014, TABLE.near),
      onTable(-0.014, TABLE.far),
      onTable(0.014, TABLE.far),
      onTable(0.014, TABLE.near),
    ]),
    s.shade('#b9d486', 0.9),
  )
}

/** A thatched house at the end of the garden, its windows lit. */
function drawNipaHut(s: Stage, x: number, y: number): void {
  const wood = '#6a4a4a'
  s.rect(x - 90, y - 92, 180, 70, s.shade(wood, 0.3, 0.2))
  s.line([-80, -30, 30, 80].map((dx) => `M${x + dx} ${y - 22}V${y + 4}`).join(''), s.shade(wood, 0.2, 0.2), 6)
  for (const dx of [-62, 18]) s.rect(x + dx, y - 78, 44, 38, s.lamp(0.1))
  s.line(
    [-62, 18].map((dx) => `M${x + dx + 22} ${y - 78}v38M${x + dx} ${y - 59}h44`).join(''),
    s.shade(wood, 0.1),
    2.5,
  )
  s.path(
    `M${x - 130} ${y - 82}C${x - 90} ${y - 112} ${x - 60} ${y - 150} ${x - 46} ${y - 172}H${x + 46}C${x + 60} ${y - 150} ${x + 90} ${y - 112} ${x + 130} ${y - 82}Z`,
    s.lin([s.shade('#8a6a5c', 0.6, 0.2), s.shade('#5a3f58', 0.2, 0.2)]),
  )
}

/** Dishes of one stretch of the table: 0 is the farthest. */
function drawCourse(s: Stage, stretch: number): void {
  const random = s.random(stretch + 3)
  const [far, near] = [
    [9, 4.4],
    [4.4, 2.6],
    [2.6, 1.75],
    [1.75, 1.1],
  ][stretch] as [number, number]
  const rows = [6, 4, 3, 2][stretch] as number
  for (const i of range(rows)) {
    const z = far * (near / far) ** ((i + 0.5) / rows)
    const k = EYE.focal / z
    drawDish(s, onTable(-0.34 + random() * 0.06, z * 0.985), k, random, i + stretch)
    drawDish(s, onTable(0.32 + random() * 0.06, z * 0.985), k, random, i + stretch * 2 + 2)
  }
}

/** One long heap of rice down the middle of the table. */
function riceRidge(s: Stage): void {
  const edge = (side: number) =>
    range(40).map((i): Point => {
      const z = TABLE.near * (TABLE.far / TABLE.near) ** (i / 39)
      return onTable(side * (0.15 + 0.022 * Math.sin(i * 1.9 + side) + 0.014 * Math.sin(i * 4.3)), z, 0.05)
    })
  s.path(smooth([...edge(-1), ...edge(1).reverse()], true, 0.8), s.shade('#fff2d8', 0.8))
}

function riceGrains(s: Stage): void {
  const random = s.random(44)
  for (const [colour, n] of [
    ['#d9b98c', 520],
    ['#fffaf0', 520],
  ] as const) {
    const grains = range(n).map(() => {
      const z = TABLE.near * (TABLE.far / TABLE.near) ** (random() * 0.8)
      const k = EYE.focal / z
      const [x, y] = onTable((random() * 2 - 1) * 0.13, z, 0.06)
      return `M${x.toFixed(1)} ${y.toFixed(1)}l${((random() - 0.5) * 0.02 * k).toFixed(1)} ${(0.006 * k * random()).toFixed(1)}`
    })
    s.line(grains.join(''), s.shade(colour, 0.9), 2.2, 'stroke-linecap="round" opacity=".75"')
  }
}

const DISHES = [drawPrawns, drawMango, drawFish, drawSausages, drawPrawns, drawCrab]

function drawDish(s: Stage, point: Point, k: number, random: Random, kind: number): void {
  DISHES[kind % DISHES.length]?.(s, point, k, random)
}

function drawPrawns(s: Stage, [x, y]: Point, k: number, random: Random): void {
  for (const i of range(3)) {
    const cx = x + (i - 1) * 0.075 * k
    const cy = y - (i % 2) * 0.04 * k
    const curl: Point[] = range(7).map((j) => {
      const a = -2.6 + (j / 6) * 4
      return [cx + Math.cos(a) * 0.055 * k, cy - 0.03 * k + Math.sin(a) * 0.048 * k]
    })
    s.path(
      ribbon(curl, (t) => 0.024 * k * (1 - t * 0.6)),
      s.shade(i % 2 ? '#f0743c' : '#e85a34', 0.85),
    )
    s.line(
      smooth(curl, false),
      s.shade('#ffd0a0', 1),
      0.006 * k,
      `stroke-dasharray="${0.012 * k} ${0.014 * k}"`,
    )
    s.line(
      `M${curl[0]?.join(' ')}q${-0.05 * k} ${-0.05 * k} ${(-0.09 - random() * 0.03) * k} ${-0.04 * k}`,
      s.shade('#c8452c', 0.7),
      0.004 * k,
    )
  }
}

function drawMango(s: Stage, [x, y]: Point, k: number): void {
  for (const dx of [-0.07, 0.07]) {
    const cx = x + dx * k
    s.ellipse(cx, y - 0.02 * k, 0.085 * k, 0.05 * k, s.shade('#d97a2c', 0.6))
    s.ellipse(cx, y - 0.032 * k, 0.078 * k, 0.042 * k, s.shade('#ffc23c', 0.95))
    const cuts = range(4).map(
      (i) => `M${cx + (i - 1.5) * 0.034 * k} ${y - 0.068 * k}q${0.006 * k} ${0.035 * k} 0 ${0.07 * k}`,
    )
    s.line(
      `${cuts.join('')}M${cx - 0.07 * k} ${y - 0.045 * k}q${0.07 * k} ${0.012 * k} ${0.14 * k} 0M${cx - 0.07 * k} ${y - 0.022 * k}q${0.07 * k} ${0.012 * k} ${0.14 * k} 0`,
      s.shade('#d97a2c', 0.5),
      0.005 * k,
    )
  }
  for (const i of range(3))
    s.circle(x + (i - 1) * 0.05 * k, y + 0.035 * k, 0.021 * k, s.shade('#7fb23c', 0.8))
}

function drawFish(s: Stage, [x, y]: Point, k: number): void {
  s.placed({ x, y: y - 0.02 * k, scale: k / 400, turn: -14 }, () => {
    s.path(
      'M-66 0C-40 -30 20 -32 50 -6L80 -26L76 0L82 24L50 6C20 30 -40 28 -66 0Z',
      s.lin([s.shade('#b98a5c', 0.95), s.shade('#6a4434', 0.4)]),
    )
    s.line('M-26 -18L-16 18M-4 -20L6 20M18 -17L26 15', s.shade('#3f2430', 0.15), 4)
    s.circle(-48, -4, 4, s.shade('#fff0d0', 1))
  })
}

function drawSausages(s: Stage, [x, y]: Point, k: number): void {
  for (const i of range(4)) {
    const cx = x + (i - 1.5) * 0.055 * k
    s.path(
      ribbon(
        [
          [cx - 0.02 * k, y + 0.03 * k],
          [cx, y - 0.02 * k],
          [cx + 0.035 * k, y - 0.07 * k],
        ],
        () => 0.022 * k,
      ),
      s.shade('#9c3a30', 0.75),
    )
    s.line(
      `M${cx - 0.004 * k} ${y + 0.02 * k}q${0.01 * k} ${-0.05 * k} ${0.03 * k} ${-0.08 * k}`,
      s.shade('#ffb48a', 1),
      0.006 * k,
      'opacity=".8"',
    )
  }
  for (const i of range(3)) s.circle(x + (i - 1) * 0.06 * k, y + 0.05 * k, 0.024 * k, s.shade('#e0453a', 0.8))
}

function drawCrab(s: Stage, [x, y]: Point, k: number): void {
  s.placed({ x, y: y - 0.02 * k, scale: k / 400 }, () => {
    const legs = [-1, 1].flatMap((d) =>
      range(4).map(
        (i) =>
          `M${d * 26} ${-8 + i * 6}Q${d * (52 + i * 2)} ${-30 + i * 12} ${d * (62 - i * 3)} ${2 + i * 11}`,
      ),
    )
    s.line(legs.join(''), s.shade('#c8452c', 0.75), 5.5, 'stroke-linecap="round"')
    s.path('M-38 -2C-30 -26 30 -26 38 -2C30 20 -30 20 -38 -2Z', s.shade('#e8633a', 0.85))
    for (const d of [-1, 1])
      s.path(
        `M${d * 26} -18C${d * 40} -44 ${d * 62} -46 ${d * 64} -34L${d * 52} -34L${d * 60} -24C${d * 50} -18 ${d * 38} -16 ${d * 26} -18Z`,
        s.shade('#e8633a', 0.8),
      )
    s.line('M-18 -8Q0 -16 18 -8M-14 4Q0 -2 14 4', s.shade('#ffc89a', 1), 2)
  })
}

const SHIRTS = ['#d9573f', '#f4ead6', '#2f8f9a', '#e7b24c', '#7a5aa0', '#c8575a', '#5a8a5a', '#f0d9b0']

/** Shoulders and heads of guests between two distances, seen from the end of the table. */
function drawGuests(s: Stage, near: number, far: number): void {
  for (const row of range(4).reverse()) {
    const z = near * (far / near) ** ((row + 0.5) / 4)
    const k = EYE.focal / z
    for (const side of [-1, 1]) {
      const [x, y] = at([side * (0.98 + 0.05 * ((row * 7) % 3)), 0.9, z] as World)
      const shirt = SHIRTS[(row * 3 + (side > 0 ? 1 : 4) + Math.round(near)) % SHIRTS.length] as string
      drawGuest(s, x, y, k, side, shirt, (row + (side > 0 ? 1 : 0)) % 2 === 0)
    }
  }
}

function drawGuest(
  s: Stage,
  x: number,
  y: number,
  k: number,
  side: number,
  shirt: string,
  longHair: boolean,
): void {
  const glow = (colour: string, dark: number, lit: number) =>
    s.lin(
      [s.shade(colour, lit), s.shade(colour, dark), s.shade(colour, 0.05)],
      side < 0 ? 1 : 0,
      0,
      side < 0 ? 0 : 1,
      0,
    )
  const inward = -side
  s.path(
    `M${x - 0.24 * k} ${y + 1.3 * k}C${x - 0.27 * k} ${y + 0.1 * k} ${x - 0.2 * k} ${y - 0.16 * k} ${x - 0.06 * k} ${y - 0.2 * k}L${x + 0.06 * k} ${y - 0.2 * k}C${x + 0.2 * k} ${y - 0.16 * k} ${x + 0.27 * k} ${y + 0.1 * k} ${x + 0.24 * k} ${y + 1.3 * k}Z`,
    glow(shirt, 0.4, 0.95),
  )
  s.path(
    ribbon(
      [
        [x + inward * 0.17 * k, y - 0.08 * k],
        [x + inward * 0.27 * k, y + 0.12 * k],
        [x + inward * 0.44 * k, y + 0.05 * k],
        [x + inward * 0.58 * k, y + 0.03 * k],
      ],
      (t) => (0.058 - t * 0.028) * k,
    ),
    glow('#a8704e', 0.5, 1),
  )
  s.ellipse(x + inward * 0.6 * k, y + 0.04 * k, 0.05 * k, 0.034 * k, s.shade('#a8704e', 0.75))
  s.path(
    ribbon(
      [
        [x + inward * 0.1 * k, y - 0.15 * k],
        [x + inward * 0.18 * k, y - 0.09 * k],
        [x + inward * 0.235 * k, y + 0.02 * k],
        [x + inward * 0.25 * k, y + 0.09 * k],
      ],
      (t) => (0.062 + 0.012 * t) * k,
    ),
    glow(shirt, 0.4, 0.9),
  )
  s.rect(x - 0.04 * k, y - 0.26 * k, 0.08 * k, 0.1 * k, glow('#a8704e', 0.4, 0.9))
  const hx = x + inward * 0.02 * k
  s.ellipse(hx, y - 0.33 * k, 0.088 * k, 0.115 * k, glow('#a8704e', 0.5, 1))
  const hair = s.shade('#241a2c', 0.25)
  s.path(
    `M${hx - inward * 0.1 * k} ${y - 0.3 * k}C${hx - inward * 0.12 * k} ${y - 0.48 * k} ${hx + inward * 0.08 * k} ${y - 0.5 * k} ${hx + inward * 0.08 * k} ${y - 0.39 * k}C${hx} ${y - 0.4 * k} ${hx - inward * 0.03 * k} ${y - 0.36 * k} ${hx - inward * 0.03 * k} ${y - (longHair ? 0.16 : 0.27) * k}L${hx - inward * 0.1 * k} ${y - (longHair ? 0.14 : 0.25) * k}Z`,
    hair,
  )
}

function drawLampGlow(s: Stage): void {
  s.circle(
    EYE.x,
    560,
    620,
    s.rad([
      ['#ffc06a', 0.26],
      ['#ffc06a', 0.08],
      ['#ffc06a', 0],
    ]),
  )
}

function drawParols(s: Stage): void {
  const places: readonly (readonly [number, number, number])[] = [
    [0.1, 2.5, 8],
    [-1.5, 2.62, 6.5],
    [1.5, 2.55, 6],
    [0.72, 2.35, 4.2],
    [-0.95, 2.2, 3.5],
    [0.3, 2.06, 2.75],
  ]
  const rope = places.map(([x, , z]) => at([x, 3.1, z]))
  s.line(`M${s.left} 40Q${EYE.x - 300} 130 ${EYE.x} 96T${s.right} 20`, s.shade('#3a2c58', 0.3), 3)
  for (const [i, [x, y, z]] of places.entries()) {
    const [px, py] = at([x, y, z])
    drawParol(s, {
      x: px,
      y: py,
      r: (0.3 * EYE.focal) / z,
      from: Math.max(s.top, (rope[i]?.[1] ?? 0) - 60),
      colours: i % 2 ? ['#e0433a', '#ffc65a'] : ['#2f9a6a', '#ffd87a'],
      turn: (i % 3) * 0.06,
    })
  }
}
