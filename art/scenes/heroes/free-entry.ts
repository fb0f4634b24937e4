import { landUnder, polygon } from '../../engine/geometry.ts'
import { lerp, range, smoothstep } from '../../engine/numbers.ts'
import { facet, seenFrom, type World } from '../../engine/perspective.ts'
import type { Stage } from '../../engine/stage.ts'
import { flock } from '../../language/animals/creatures.ts'
import { ridge } from '../../language/land/land.ts'
import { drawCrown, drawShrubs } from '../../language/plants/foliage.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { crayon, scene, svg } from '../../scene.ts'
import { drawPillarBox } from './pillar-box.ts'

const see = seenFrom({ x: 790, horizon: 500, focal: 900, height: 1.7 })

const quad = (...points: World[]): string => facet(see, points)

const [WALL, VERGE, KERB, FRONT] = [-3.9, -3.1, 1.95, 4.3]

const [NEAR, FAR] = [1.15, 64]

/** Distance turns everything to morning haze. */
const hazeAt = (away: number): number => 0.72 * smoothstep(4, 58, away)

/** Meadows in mist, a hedge or two and a church tower: the calm side of the picture. */
function drawMeadows(s: Stage): void {
  s.fillBelow(
    498,
    s.lin(
      [s.shade('#c3cc94', 1, 0.6), s.shade('#a3b878', 0.95, 0.3), s.shade('#6f9460', 0.6, 0.05)],
      0,
      498,
      0,
      860,
      true,
    ),
  )
  for (const [y, from, to, depth] of [
    [512, s.left, 760, 0.62],
    [534, s.left, 560, 0.5],
    [572, s.left, 330, 0.38],
  ] as const)
    drawShrubs(s, { from, to, y, h: 14 + (y - 500) * 0.32, colour: '#6f8f6a', n: 26, dab: 4, depth, seed: y })
}

function drawChurch(s: Stage): void {
  const stone = '#b3a794'
  const depth = 0.56
  s.rect(574, 430, 34, 74, s.lin([s.shade(stone, 0.45, depth), s.shade(stone, 0.95, depth)], 0, 0, 1, 0))
  s.path('M572 430V421H579V426H586V421H593V426H600V421H610V430Z', s.shade(stone, 0.7, depth))
  s.path('M586 446Q591 436 596 446V460H586Z', s.shade('#5a6078', 0.3, depth))
  s.path(
    polygon([
      [500, 478],
      [508, 462],
      [574, 462],
      [574, 478],
    ]),
    s.shade('#7f8490', 0.6, depth),
  )
  s.rect(504, 478, 70, 26, s.shade(stone, 0.75, depth))
  for (const x of [516, 534, 552])
    s.path(`M${x} 486Q${x + 3} 480 ${x + 6} 486V498H${x}Z`, s.shade('#5a6078', 0.3, depth))
  for (const [x, size] of [
    [470, 44],
    [632, 52],
    [664, 36],
  ] as const)
    drawCrown(s, { x, y: 506, w: size * 1.3, h: size, dab: 4, colour: '#6f8f6a', depth: 0.52, seed: x })
}

/** The dry-stone wall along the left, low enough to look over. */
function drawStoneWall(s: Stage): void {
  const top = 0.95
  s.path(
    quad([WALL, 0, NEAR], [WALL, top, NEAR], [WALL, top, FAR], [WALL, 0, FAR]),
    s.lin(
      [s.shade('#d8c8a8', 0.9, 0.5), s.shade('#b3a38c', 0.75), s.shade('#7d7482', 0.35)],
      780,
      0,
      -200,
      0,
      true,
    ),
  )
  const random = s.random(14)
  for (const course of range(6)) {
    const [low, high] = [(course / 6) * top, ((course + 1) / 6) * top]
    for (let z = NEAR; z < 22; ) {
      const next = z + (0.24 + random() * 0.42) * (1 + z * 0.05)
      const tone = 0.35 + random() * 0.6
      const gap = 0.02
      s.path(
        quad(
          [WALL, low + gap, z + gap],
          [WALL, high - 0.01, z + gap],
          [WALL, high - 0.01, next - gap],
          [WALL, low + gap, next - gap],
        ),
        s.shade(random() < 0.3 ? '#a8a08c' : '#c9b898', tone, hazeAt(z)),
        'opacity=".75"',
      )
      z = next
    }
  }
  s.path(
    quad([WALL, top, NEAR], [WALL - 0.4, top, NEAR], [WALL - 0.4, top, FAR], [WALL, top, FAR]),
    s.lin([s.shade('#f6e6c2', 1, 0.4), s.shade('#e9d8b4', 1)], 780, 0, -200, 0, true),
  )
}

function drawRoad(s: Stage): void {
  s.path(
    quad([WALL, 0, NEAR], [VERGE, 0, NEAR], [VERGE, 0, FAR], [WALL, 0, FAR]),
    s.lin(
      [s.shade('#b3bf80', 1, 0.5), s.shade('#93a56c', 0.75, 0.1), s.shade('#6f8a68', 0.45)],
      0,
      510,
      0,
      1000,
      true,
    ),
  )
  s.path(
    quad([VERGE, 0, NEAR], [KERB, 0, NEAR], [KERB, 0, FAR], [VERGE, 0, FAR]),
    s.lin(
      [
        s.shade('#fbe6c0', 1, 0.3),
        s.shade('#c6b4a2', 0.9),
        s.shade('#8f879a', 0.5),
        s.shade('#6a6a88', 0.35),
      ],
      0,
      505,
      0,
      1200,
      true,
    ),
  )
  s.path(
    quad([-1.6, 0, NEAR], [0.2, 0, NEAR], [0.05, 0, FAR], [-0.2, 0, FAR]),
    s.lin(
      [
        ['#fff0cc', 0.75],
        ['#fff0cc', 0.12],
        ['#fff0cc', 0],
      ],
      0,
      505,
      0,
      900,
      true,
    ),
    `filter="${s.blur(16)}"`,
  )
}

/** Flagstones behind a granite kerb. */
function drawPavement(s: Stage): void {
  const up = 0.13
  s.path(
    quad([KERB, up, NEAR], [FRONT, up, NEAR], [FRONT, up, FAR], [KERB, up, FAR]),
    s.lin(
      [s.shade('#f6e2be', 1, 0.3), s.shade('#d9c6a8', 0.9), s.shade('#a89a98', 0.5)],
      0,
      505,
      0,
      1150,
      true,
    ),
  )
  s.path(
    quad([KERB, 0, NEAR], [KERB, up, NEAR], [KERB, up, FAR], [KERB, 0, FAR]),
    s.lin([s.shade('#b9aa9c', 0.5, 0.3), s.shade('#7a7488', 0.25)], 0, 505, 0, 1100, true),
  )
  s.path(
    quad([KERB, up, NEAR], [KERB + 0.16, up, NEAR], [KERB + 0.16, up, FAR], [KERB, up, FAR]),
    s.lin([s.shade('#fff2d6', 1, 0.2), s.shade('#e2d4bc', 0.95)], 0, 505, 0, 1100, true),
  )
  const joints: string[] = []
  for (let z = NEAR; z < 30; z *= 1.17) {
    const [a, b] = [see([KERB + 0.16, up, z]), see([FRONT, up, z])]
    joints.push(`M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`)
  }
  for (const right of [2.9, 3.6]) {
    const [a, b] = [see([right, up, NEAR]), see([right, up, 40])]
    joints.push(`M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`)
  }
  s.line(joints.join(''), s.shade('#8a7f86', 0.3), 1.3, 'opacity=".4"')
}

const STUCCO = ['#f4e6cc', '#cfe0dc', '#f0cdbd', '#f3dfa2', '#dfe3ee', '#cddab8', '#f7efe0']

const DOORS = ['#2f4a6c', '#8e2f3a', '#2f5f58', '#3a3a5c', '#b5803c', '#49708c', '#6a3a5a']

const EAVES = 6.2

/** One front of the terrace, from the party wall at z to the next. */
function drawFront(s: Stage, index: number, near: number, far: number): void {
  const wall = STUCCO[index % STUCCO.length] as string
  const haze = hazeAt((near + far) / 2)
  const on = (low: number, high: number, a: number, b: number, x = FRONT) => {
    const [z0, z1] = [lerp(near, far, a), lerp(near, far, b)]
    return quad([x, low, z0], [x, high, z0], [x, high, z1], [x, low, z1])
  }
  const at = (t: number) => lerp(near, far, t)
  drawChimney(s, at(0.92), haze)
  s.path(on(0.1, EAVES, 0, 1), s.lin([s.shade(wall, 1, haze), s.shade(wall, 0.72, haze)], 0, 0, 0.4, 1))
  s.path(on(0.1, 0.55, 0, 1), s.shade('#8f8a98', 0.5, haze))
  s.path(on(3.28, 3.42, 0, 1, FRONT - 0.04), s.shade('#fff6e4', 1, haze))
  s.path(on(EAVES - 0.3, EAVES, 0, 1, FRONT - 0.12), s.shade('#fffaf0', 1, haze))
  s.path(on(EAVES - 0.38, EAVES - 0.3, 0, 1, FRONT - 0.05), s.shade('#8f87a0', 0.3, haze), 'opacity=".6"')
  for (const [a, b] of [
    [0.1, 0.34],
    [0.42, 0.64],
    [0.72, 0.93],
  ] as const)
    drawSash(s, on, 4.0, 5.5, a, b, haze)
  drawSash(s, on, 1.15, 2.85, 0.1, 0.34, haze)
  drawSash(s, on, 1.15, 2.85, 0.42, 0.64, haze)
  drawWindowBox(s, on, at, [0.1, 0.34], index)
  drawWindowBox(s, on, at, [0.42, 0.64], index + 1)
  drawDoor(s, on, DOORS[index % DOORS.length] as string, haze)
}

type Span = readonly [from: number, to: number]

type On = (low: number, high: number, a: number, b: number, x?: number) => string

function drawSash(s: Stage, on: On, low: number, high: number, a: number, b: number, haze: number): void {
  s.path(on(low - 0.1, high + 0.1, a - 0.02, b + 0.02), s.shade('#fffaf0', 1, haze))
  s.path(
    on(low, high, a, b),
    s.lin([s.shade('#f9dfb0', 1, haze), s.shade('#8fb0bc', 0.7, haze), s.shade('#56708c', 0.35, haze)]),
  )
  const bar = (high - low) * 0.5 + low
  s.path(on(bar - 0.04, bar + 0.04, a, b), s.shade('#fffaf0', 0.95, haze))
  for (const t of [1 / 3, 2 / 3])
    s.path(on(low, high, lerp(a, b, t) - 0.004, lerp(a, b, t) + 0.004), s.shade('#fffaf0', 0.95, haze))
  s.path(on(low - 0.2, low - 0.08, a - 0.03, b + 0.03, FRONT - 0.1), s.shade('#f2e8d6', 0.9, haze))
}

/** A trough of geraniums and ivy on the sill. */
function drawWindowBox(s: Stage, on: On, at: (t: number) => number, [a, b]: Span, salt: number): void {
  const haze = hazeAt(at(0.5))
  s.path(on(0.98, 1.16, a, b, FRONT - 0.2), s.shade('#4f5f74', 0.45, haze))
  const random = s.random(200 + salt * 7)
  const colours = ['#4f7a4e', '#6f9a58', '#d8566a', '#f0a0a8', '#fff0e2']
  for (const _ of range(60)) {
    const away = at(lerp(a, b, random()))
    const [x, y] = see([FRONT - 0.22, 1.1 + random() ** 1.3 * 0.3, away])
    const size = ((0.03 + random() * 0.035) * 900) / away
    s.ellipse(
      x,
      y,
      size,
      size * 0.8,
      s.shade(colours[Math.floor(random() * 5)] as string, 0.6 + random() * 0.4, haze),
    )
  }
}

function drawDoor(s: Stage, on: On, colour: string, haze: number): void {
  s.path(on(0.12, 0.36, 0.69, 0.96, FRONT - 0.32), s.shade('#d8cab4', 0.85, haze))
  s.path(on(0.36, 3.05, 0.7, 0.95), s.shade('#fffaf0', 1, haze))
  s.path(on(0.36, 2.42, 0.735, 0.915), s.lin([s.shade(colour, 0.9, haze), s.shade(colour, 0.45, haze)]))
  s.path(on(2.5, 2.92, 0.735, 0.915), s.lin([s.shade('#ffe6b4', 1, haze), s.shade('#c9b08c', 0.7, haze)]))
  for (const [low, high] of [
    [0.55, 1.2],
    [1.4, 2.25],
  ] as const)
    for (const [x0, x1] of [
      [0.755, 0.815],
      [0.835, 0.895],
    ] as const)
      s.path(on(low, high, x0, x1), s.shade(colour, 0.25, haze), 'opacity=".6"')
  s.path(on(1.26, 1.34, 0.8, 0.85, FRONT - 0.03), s.shade('#e2b24a', 1, haze))
}

function drawChimney(s: Stage, z: number, haze: number): void {
  const [low, high, x, w] = [EAVES - 0.2, EAVES + 2.3, FRONT + 0.9, 0.9]
  s.path(
    quad([x, low, z], [x, high, z], [x, high, z + 0.9], [x, low, z + 0.9]),
    s.shade('#c98a6c', 0.95, haze),
  )
  s.path(quad([x, low, z], [x, high, z], [x + w, high, z], [x + w, low, z]), s.shade('#9a5f58', 0.4, haze))
  for (const t of [0.1, 0.4, 0.7])
    s.path(
      quad(
        [x + w * t, high, z],
        [x + w * t, high + 0.5, z],
        [x + w * (t + 0.2), high + 0.5, z],
        [x + w * (t + 0.2), high, z],
      ),
      s.shade('#d99a72', 0.75, haze),
    )
}

const HOUSE = 5.2

function drawTerrace(s: Stage): void {
  for (const i of range(11).reverse()) drawFront(s, i, NEAR + 0.9 + i * HOUSE, NEAR + 0.9 + (i + 1) * HOUSE)
}

/** A lamp post down the street, and its shadow towards us. */
function drawStreetLamp(s: Stage, away: number): void {
  const haze = hazeAt(away)
  const [x, y] = see([KERB + 0.35, 0.13, away])
  const k = 900 / away
  const iron = s.shade('#39405f', 0.35, haze)
  s.path(`M${x - 0.05 * k} ${y}V${y - 3.1 * k}H${x + 0.05 * k}V${y}Z`, iron)
  s.path(`M${x - 0.12 * k} ${y}H${x + 0.12 * k}L${x + 0.07 * k} ${y - 0.6 * k}H${x - 0.07 * k}Z`, iron)
  s.line(`M${x - 0.32 * k} ${y - 2.75 * k}H${x + 0.32 * k}`, iron, 0.05 * k)
  s.path(
    `M${x - 0.12 * k} ${y - 3.1 * k}L${x - 0.22 * k} ${y - 3.6 * k}H${x + 0.22 * k}L${x + 0.12 * k} ${y - 3.1 * k}Z`,
    s.lin([s.shade('#fff2cc', 1, haze), s.shade('#d9c9a8', 0.8, haze)]),
  )
  s.path(`M${x - 0.26 * k} ${y - 3.58 * k}L${x} ${y - 3.86 * k}L${x + 0.26 * k} ${y - 3.58 * k}Z`, iron)
}

const BOX = see([2.42, 0.13, 5.15])

/** The sun stands before us, so the shadow comes our way. */
function drawBoxShadow(s: Stage): void {
  const [x, y] = BOX
  s.path(
    polygon([
      [x - 42, y - 2],
      [x + 40, y - 4],
      [x + 246, y + 230],
      [x + 120, y + 256],
    ]),
    s.lin([
      [s.light.shadow, 0.55],
      [s.light.shadow, 0.05],
    ]),
    `filter="${s.blur(4)}"`,
  )
  s.ellipse(x + 3, y, 50, 9, s.light.shadow, `opacity=".5" filter="${s.blur(3)}"`)
}

/** Trees where the street bends out of sight. */
function drawStreetEnd(s: Stage): void {
  for (const [x, w, h, depth] of [
    [738, 74, 46, 0.64],
    [786, 66, 58, 0.6],
    [834, 60, 44, 0.58],
  ] as const)
    drawCrown(s, { x, y: 504, w, h, colour: '#7f9a68', depth, dab: 4, seed: x })
  s.path(
    landUnder(
      [
        [700, 506],
        [760, 500],
        [830, 499],
        [880, 504],
      ],
      514,
    ),
    s.shade('#a3b078', 0.9, 0.55),
  )
}

export default scene({
  name: 'heroes/free-entry',
  seed: 29,
  light: {
    base: 'day',
    sky: ['#5f93b8', '#94bccb', '#c6dcd6', '#f3e3bf', '#ffeccb'],
    haze: '#f5e6c6',
    glow: '#ffe3a6',
    lit: '#fff0cf',
    shadow: '#37416f',
    sun: '#fffaea',
  },
  horizon: 500,
  sun: { x: 850, y: 350, r: 44 },
  portrait: { x: 766, y: -136, w: 640, h: 1138 },
  layers: [
    sky({ rings: 2, glow: 0.9 }),
    sheet({ cover: 0.47, opacity: 0.5, seed: 17 }),
    ridge({ y: 503, height: 92, colour: '#8fa3a0', depth: 0.78, seed: 6, length: 520 }),
    ridge({ y: 505, height: 52, colour: '#8aa382', depth: 0.66, seed: 15, length: 380 }),
    svg(drawChurch),
    crayon(drawMeadows),
    mist({ y: 470, h: 80, opacity: 0.55 }),
    svg(drawStreetEnd),
    svg(drawStoneWall),
    crayon(drawRoad),
    crayon(drawPavement),
    svg(drawTerrace),
    svg((s) => drawStreetLamp(s, 26)),
    svg((s) => drawStreetLamp(s, 13)),
    svg(drawBoxShadow),
    svg((s) => s.placed({ x: BOX[0], y: BOX[1], scale: 2.02 }, () => drawPillarBox(s))),
    flock({ x: 520, y: 240, w: 200, h: 60, n: 5, size: 15 }),
  ],
  finish: { bloom: 0.34 },
})
