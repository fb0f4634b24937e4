import { type Point, polygon } from '../../../engine/geometry.ts'
import { lerp, range } from '../../../engine/numbers.ts'
import { type Eye, seenFrom, type World } from '../../../engine/perspective.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawYacht } from '../../../language/boats/yachts.ts'
import { drawFigure } from '../../../language/people/figure.ts'
import { drawCrown } from '../../../language/plants/foliage.ts'
import { standing } from '../../../language/sea/water.ts'
import { crayon, scene, svg } from '../../../scene.ts'

const EYE: Eye = { x: 690, horizon: -290, focal: 2150, height: 12 }
const see = seenFrom(EYE)
const MIDDLE = { right: -6, away: 24 }
const GAP = [13, 31] as const
const HEIGHT = 1.05

/** A point on the bend: degrees from the right, metres from its middle. */
const onBend = (angle: number, radius: number, up = 0): World => {
  const a = (angle * Math.PI) / 180
  return [MIDDLE.right + Math.cos(a) * radius, up, MIDDLE.away + Math.sin(a) * radius]
}

const arc = (from: number, to: number, radius: (t: number) => number, up = 0): Point[] => {
  const n = Math.max(2, Math.round(Math.abs(to - from) / 2))
  return range(n + 1).map((i) => see(onBend(lerp(from, to, i / n), radius(i / n), up)))
}

const band = (from: number, to: number, inner: number, outer: number): string =>
  polygon([...arc(from, to, () => inner), ...arc(from, to, () => outer).reverse()])

const upright = (from: number, to: number, radius: number, low: number, high: number): string =>
  polygon([...arc(from, to, () => radius, low), ...arc(from, to, () => radius, high).reverse()])

function drawHarbour(s: Stage): void {
  s.rect(
    s.left,
    s.top,
    s.right - s.left,
    480,
    s.lin([s.shade('#4fa6c8', 0.95), s.shade('#2380b4', 0.8), s.shade('#1b68a4', 0.7)]),
  )
}

function drawRipples(s: Stage): void {
  const random = s.random(6)
  for (const i of range(150)) {
    const y = 4 + random() ** 0.8 * 330
    const w = 14 + y * 0.2 * random()
    const x = random() * 1680 - 40
    s.path(
      `M${x} ${y}q${w / 2} -3 ${w} 0q${-w / 2} 2 ${-w} 0Z`,
      i % 3 ? '#8fd0e0' : '#12508c',
      'opacity=".4"',
    )
  }
}

/** Pavement outside the bend and the sea wall it ends at. */
function drawPromenade(s: Stage): void {
  const edge = see([0, 0, 44])[1]
  s.rect(s.left, edge - 40, s.right - s.left, 16, s.shade('#fff6e2', 1))
  s.rect(s.left, edge - 26, s.right - s.left, 28, s.shade('#d8c4a4', 0.45))
  s.line(
    range(60)
      .map((i) => `M${s.left + i * 29} ${edge - 24}v24`)
      .join(''),
    s.shade('#8a7a74', 0.3),
    9,
  )
  s.fillBelow(edge, s.lin([s.shade('#f4e4c6', 0.95), s.shade('#ecd8b4', 0.95)]))
  const joints = range(7).map((i) => {
    const [, y] = see([0, 0, 42.5 - i * 2])
    return `M${s.left} ${y}H${s.right}`
  })
  s.line(joints.join(''), s.shade('#c8ae88', 0.6), 1.6, 'opacity=".6"')
}

function drawRoad(s: Stage): void {
  s.path(band(-80, 200, 5.9, 15.3), s.shade('#7e8794', 0.72))
  s.path(
    polygon([
      ...arc(-80, 200, (t) => 12.6 - 5.2 * Math.sin(Math.PI * t) ** 2),
      ...arc(200, -80, (t) => 10 - 3.6 * Math.sin(Math.PI * t) ** 2),
    ]),
    s.shade('#5a6476', 0.6),
  )
  for (const [wide, from, to] of [
    [8.3, -60, 120],
    [9.6, -74, 92],
    [11.4, -20, 150],
  ] as const)
    s.path(band(from, to, wide, wide + 0.24), s.shade('#343d52', 0.4), 'opacity=".7"')
  s.path(band(-80, 200, 14.5, 14.68), s.shade('#fffaf0', 1))
  for (const i of range(70)) {
    const from = -80 + i * 4
    s.path(band(from, from + 4, 5.2, 6.1), s.shade(i % 2 ? '#fff8ea' : '#d0202a', 0.95))
  }
}

/** Lawn, hedge and flowers inside the hairpin. */
function drawIsland(s: Stage): void {
  s.path(polygon(arc(-80, 280, () => 5.2)), s.shade('#d8c8a0', 0.9))
  s.path(polygon(arc(-80, 280, () => 4.9)), s.shade('#6fa04a', 0.85))
  for (const i of range(4)) s.path(band(-80, 280, 0.4 + i * 1.2, 1 + i * 1.2), s.shade('#83b458', 0.95))
  for (const [angle, radius] of [
    [8, 3.6],
    [50, 3.8],
    [92, 3.9],
    [134, 3.8],
    [-40, 3.4],
    [20, 1.2],
    [120, 1.4],
  ] as const) {
    const [x, y] = see(onBend(angle, radius))
    s.ellipse(x + 26, y + 4, 46, 15, s.shade('#3f6a3a', 0.2))
    drawCrown(s, { x, y: y + 8, w: 88, h: 70, colour: '#2f7a44', dab: 8, density: 70, seed: angle + 90 })
    for (const k of range(9))
      s.ellipse(x - 30 + k * 7.4, y - 22 - 26 * Math.sin(k * 0.4), 4.6, 3.6, s.shade('#e8456a', 0.95))
  }
}

const RAILS = [
  [0.2, 0.44],
  [0.5, 0.74],
  [0.8, HEIGHT],
] as const

function drawBarrier(s: Stage, from: number, to: number, radius = 15): void {
  const shadowed = polygon([...arc(from, to, () => radius), ...arc(to, from, () => radius + 0.9)])
  s.path(shadowed, s.shade('#9a8a86', 0.35))
  for (let a = from; a <= to; a += 4) {
    const [x0, y0] = see(onBend(a, radius))
    const [, y1] = see(onBend(a, radius, HEIGHT))
    s.rect(x0 - 3, y1, 6, y0 - y1, s.shade('#5a6678', 0.3))
  }
  s.path(upright(from, to, radius, 0, 0.2), s.shade('#4a5468', 0.3))
  for (const [low, high] of RAILS) {
    const middle = lerp(low, high, 0.5)
    s.path(upright(from, to, radius, low, middle), s.shade('#8e9cb0', 0.5))
    s.path(upright(from, to, radius, middle, high), s.shade('#eef2f2', 1))
    s.path(upright(from, to, radius, low - 0.06, low), s.shade('#3c465c', 0.3))
  }
}

function drawExtinguisher(s: Stage, right: number, away: number): void {
  const [x, y] = see([right, 0, away])
  const k = EYE.focal / away / 100
  s.placed({ x, y, scale: k }, () => {
    s.path('M2 3L44 -9L48 -3L10 5Z', s.shade('#9a8a86', 0.3))
    s.path('M-11 2V-42Q-11 -52 0 -52Q11 -52 11 -42V2Z', s.shade('#d0202a', 0.9))
    s.path('M3 2V-50Q11 -50 11 -42V2Z', s.shade('#8f1626', 0.4))
    s.rect(-11, -30, 14, 13, s.shade('#fff6e6', 1))
    s.path('M-4 -52H4V-60H14V-64H-8V-60H-4Z', s.shade('#2c3444', 0.3))
  })
}

/** Rolled round its stick and leant on the rail. */
function drawRolledFlag(s: Stage, foot: World, head: World, colour: string): void {
  const [[x0, y0], [x1, y1]] = [see(foot), see(head)]
  const at = (t: number): Point => [lerp(x0, x1, t), lerp(y0, y1, t)]
  s.line(polygon([at(0), at(1)], false), s.shade('#8a6238', 0.6), 3.4, 'stroke-linecap="round"')
  s.line(polygon([at(0.42), at(0.97)], false), s.shade(colour, 0.9), 11)
  const [ax, ay] = at(0.42)
  const [bx, by] = at(0.97)
  s.line(`M${ax + 3} ${ay + 1}L${bx + 3} ${by + 1}`, s.shade(colour, 0.25), 3.6)
}

const SHADOW = { to: [0.5, -0.12], opacity: 0.42 } as const

const place = (angle: number, radius: number, tall: number) => {
  const [right, , away] = onBend(angle, radius)
  const [x, y] = see([right, 0, away])
  return { x, y, h: (EYE.focal / away) * tall }
}

function drawMarshals(s: Stage): void {
  drawFigure(s, {
    ...place(27, 18.2, 1.68),
    pose: 'atEase',
    dress: 'overalls',
    colours: ['#f2641c', '#f2641c', '#fff3d8'],
    skin: 'olive',
    woman: true,
    hair: 'ponytail',
    hat: 'cap',
    hatColours: ['#fff6e2', '#fff6e2'],
    flip: true,
    shadow: SHADOW,
  })
  drawFigure(s, {
    ...place(20.6, 15.4, 1.8),
    pose: 'handsBehind',
    view: 'front',
    dress: 'overalls',
    colours: ['#ef5a14', '#ef5a14', '#e8f07a'],
    skin: 'rose',
    age: 'elder',
    hat: 'panama',
    hatColours: ['#fff6e2', '#2a3a58'],
    shadow: SHADOW,
  })
  // Elbows on the end of the rail, looking back up the road.
  drawFigure(s, {
    ...place(13, 15.5, 1.78),
    x: place(13, 15.5, 1.78).x - 8,
    pose: 'leaningSide',
    flip: true,
    dress: 'overalls',
    colours: ['#f66f22', '#f66f22', '#fff3d8'],
    skin: 'chestnut',
    hat: 'cap',
    hatColours: ['#f66f22', '#fff6e2'],
    shadow: SHADOW,
  })
}

function drawFlags(s: Stage): void {
  for (const [angle, colour] of [
    [32.4, '#f4c62c'],
    [34.2, '#2f8f5a'],
  ] as const) {
    const [fr, , fa] = onBend(angle - 0.6, 14.6)
    const [hr, , ha] = onBend(angle + 0.8, 15)
    drawRolledFlag(s, [fr, 0, fa], [hr, 1.6, ha], colour)
  }
}

export default scene({
  name: 'moments/monaco-4',
  seed: 104,
  light: { base: 'day', haze: '#bfdbe2', shadow: '#1d3a5c' },
  horizon: -290,
  sun: { x: 200, y: -200, r: 20 },
  layers: [
    svg(drawHarbour),
    crayon(drawRipples),
    standing({ waterline: 92, opacity: 0.4, reach: 50 }, (s) =>
      drawYacht(s, { x: 1290, y: 92, length: 330, depth: 0.06 }),
    ),
    standing({ waterline: 176, opacity: 0.4, reach: 70 }, (s) =>
      drawYacht(s, { x: 430, y: 176, length: 400, flip: true }),
    ),
    svg((s) => {
      drawPromenade(s)
      drawRoad(s)
      drawIsland(s)
      drawBarrier(s, GAP[1], 200)
      for (const angle of [16.6, 18.2, 19.8]) {
        const [right, , away] = onBend(angle, 18.4)
        drawExtinguisher(s, right, away)
      }
      drawMarshals(s)
      drawBarrier(s, -80, GAP[0])
      drawFlags(s)
    }),
  ],
  finish: { vignette: 0.08 },
})
