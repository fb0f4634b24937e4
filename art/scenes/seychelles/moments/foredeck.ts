import { type Point, polygon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { seenFrom, type World } from '../../../engine/perspective.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawRope, flatCoil } from './rope.ts'

const see = seenFrom({ x: 760, horizon: 232, focal: 820, height: 1.62 })

/** Behind us and to the right: shadows fall to port and ahead. */
const SUN: World = [0.8, 0.86, -0.3]
const BOW = 7
const NEAR = 1
const RAIL = 0.4

const keelLine = (z: number) => (1.9 * z) / BOW
const beam = (z: number) => 2.2 * (1 - (Math.min(z, BOW) / BOW) ** 2.3) ** 0.72
const rise = (z: number) => 0.42 * (z / BOW) ** 2

/** A point of the deck: from the keel line, above the planks, away. */
const on = (right: number, up: number, z: number): Point => see([keelLine(z) + right, rise(z) + up, z])

const lengths = range(41).map((i) => NEAR + (BOW - NEAR) * (1 - (1 - i / 40) ** 1.6))

function outlineAt(wider: number, up: number): Point[] {
  const port = lengths.map((z) => on(-beam(z) - wider, up, z))
  const starboard = lengths.map((z) => on(beam(z) + wider, up, z)).reverse()
  return [...port, on(0, up, BOW + wider), ...starboard]
}

const DECK = polygon(outlineAt(0, 0))

/** Where a point so high throws its shadow on the planks. */
const thrown = (up: number): Point => [(-SUN[0] / SUN[1]) * up, (-SUN[2] / SUN[1]) * up]

function drawPlanks(s: Stage): void {
  const random = s.random(5)
  const wide = 0.15
  s.path(DECK, s.shade('#3b3430', 0.3))
  s.clipped(DECK, () => {
    for (const i of range(36)) {
      const right = (i - 18) * wide
      const strip = (from: number, to: number) => [
        ...lengths.map((z) => on(from, 0, z)),
        ...lengths.map((z) => on(to, 0, z)).reverse(),
      ]
      s.path(polygon(strip(right + 0.008, right + wide - 0.008)), s.shade('#d0a470', 0.68 + random() * 0.3))
    }
    for (const i of range(34)) {
      const right = Math.floor(random() * 30 - 15) * wide
      const z = NEAR + random() * 4 + i * 0.02
      s.line(polygon([on(right, 0, z), on(right + wide, 0, z)], false), s.shade('#3b3430', 0.3), 6 / z)
    }
    s.path(
      polygon([...lengths.map((z) => on(-0.13, 0, z)), ...lengths.map((z) => on(0.17, 0, z)).reverse()]),
      s.shade('#c08e58', 0.85),
    )
  })
}

/** Shadows of the starboard bulwark and of the wheelhouse behind us. */
function drawShadows(s: Stage): void {
  const shade = `fill-opacity=".5"`
  const [dx, dz] = thrown(RAIL)
  s.clipped(DECK, () => {
    const rail = lengths.map((z) => on(beam(z), 0, z))
    const fall = lengths.map((z) => on(beam(z) + dx, 0, z + dz)).reverse()
    s.path(polygon([...rail, ...fall]), s.light.shadow, shade)
    s.path(
      polygon([on(-3, 0, 4.1), on(-1.75, 0, 3.7), on(-0.95, 0, 2.1), on(0.1, 0, NEAR), on(-3, 0, NEAR)]),
      s.light.shadow,
      shade,
    )
  })
}

function side(s: Stage, k: 1 | -1): void {
  const foot = lengths.map((z) => on(k * beam(z), 0, z))
  const head = lengths.map((z) => on(k * beam(z), RAIL, z)).reverse()
  s.path(polygon([...foot, ...head]), s.shade('#f4f1e6', k > 0 ? 0.3 : 0.98))
  const seam = (up: number) =>
    polygon(
      lengths.map((z) => on(k * beam(z), up, z)),
      false,
    )
  s.line(seam(0.05), s.shade('#1f6f86', k > 0 ? 0.3 : 0.8), 5)
  for (const z of [2.6, 3.5, 4.3, 5.1]) {
    const hole = [
      on(k * beam(z), 0.08, z),
      on(k * beam(z), 0.14, z),
      on(k * beam(z + 0.2), 0.14, z + 0.2),
      on(k * beam(z + 0.2), 0.08, z + 0.2),
    ]
    s.path(polygon(hole), s.shade('#17607a', 0.5))
  }
}

/** White sides and a varnished rail that runs round the bow. */
function drawBulwark(s: Stage): void {
  side(s, -1)
  side(s, 1)
  const ring = `${polygon(outlineAt(0.13, RAIL + 0.03))}${polygon(outlineAt(-0.04, RAIL + 0.03))}`
  s.path(
    `${polygon(outlineAt(0.13, RAIL - 0.03))}${polygon(outlineAt(-0.04, RAIL + 0.03))}`,
    s.shade('#6a3f28', 0.25),
    'fill-rule="evenodd"',
  )
  s.path(ring, s.shade('#b5743f', 0.95), 'fill-rule="evenodd"')
  const gleam = lengths.map((z) => on(-beam(z) - 0.05, RAIL + 0.03, z))
  s.line(polygon(gleam, false), s.shade('#f6d8a8', 1), 2.4)
}

const POST = 5
const POST_WIDE = 0.15

/** The samson post with its pin and three turns of the line. */
function drawPost(s: Stage): void {
  const at = (right: number, up: number, z = POST) => on(right, up, z)
  const [dx, dz] = thrown(0.66)
  s.path(
    polygon([
      at(-POST_WIDE, 0),
      at(POST_WIDE, 0),
      at(POST_WIDE + dx, 0, POST + dz),
      at(-POST_WIDE + dx, 0, POST + dz),
    ]),
    s.light.shadow,
    'opacity=".5"',
  )
  const w = POST_WIDE
  s.path(polygon([at(-w, 0), at(w, 0), at(w, 0.64), at(-w, 0.64)]), s.shade('#c8894e', 0.85))
  s.path(polygon([at(-w, 0), at(-w * 0.3, 0), at(-w * 0.3, 0.64), at(-w, 0.64)]), s.shade('#8a5430', 0.35))
  s.path(
    polygon([
      at(-w * 1.15, 0.64),
      at(w * 1.15, 0.64),
      at(w * 0.9, 0.7, POST + 0.15),
      at(-w * 0.9, 0.7, POST + 0.15),
    ]),
    s.shade('#f0c890', 1),
  )
  s.line(
    polygon([at(-0.34, 0.47), at(0.34, 0.47)], false),
    s.shade('#c9a24c', 0.95),
    7,
    'stroke-linecap="round"',
  )
  for (const up of [0.1, 0.18, 0.26, 0.34]) drawTurn(s, at, up)
}

function drawTurn(s: Stage, at: (right: number, up: number) => Point, up: number): void {
  const [a, b] = [at(-POST_WIDE * 1.2, up), at(POST_WIDE * 1.2, up + 0.015)]
  s.line(polygon([a, b], false), s.shade('#6a4f34', 0.2), 13, 'stroke-linecap="round"')
  s.line(polygon([a, b], false), s.shade('#e4c78e', 0.95), 10, 'stroke-linecap="round"')
  const lay = range(5).map((i) => {
    const x = a[0] + ((b[0] - a[0]) * (i + 0.5)) / 5
    return `M${x - 3} ${a[1] + 4}l7 -8`
  })
  s.line(lay.join(''), s.shade('#8a6a44', 0.4), 1.6)
}

const ROPE = 0.036
const COIL = { x: 0.62, z: 2.86, inner: 0.1, turns: 9, pitch: 0.079, leaves: -0.35, up: 0.1 }

/** From the coil to the post, in one long bend. */
function tail(): World[] {
  const from = flatCoil(COIL).at(-1) as World
  const to: World = [keelLine(POST) + 0.1, rise(POST) + 0.1, POST - 0.05]
  const [c1, c2]: [Point, Point] = [
    [from[0] + 0.34, from[2] + 0.9],
    [to[0] + 0.5, to[2] - 1],
  ]
  return range(31).map((i): World => {
    const t = i / 30
    const mix = (a: number, b: number, c: number, d: number) =>
      (1 - t) ** 3 * a + 3 * t * (1 - t) ** 2 * b + 3 * t * t * (1 - t) * c + t ** 3 * d
    return [
      mix(from[0], c1[0], c2[0], to[0]),
      from[1] + (to[1] - from[1]) * t,
      mix(from[2], c1[1], c2[1], to[2]),
    ]
  })
}

function drawCoil(s: Stage): void {
  const line = [...flatCoil(COIL), ...tail().slice(1)]
  const [dx, dz] = thrown(ROPE * 2.6)
  const around = range(49).map((i): Point => {
    const a = (i / 48) * 2 * Math.PI
    const r = COIL.inner + COIL.turns * COIL.pitch + ROPE - 0.03
    return see([COIL.x + Math.cos(a) * r + dx, COIL.up - 0.04, COIL.z + Math.sin(a) * r + dz])
  })
  s.path(polygon(around), s.light.shadow, 'opacity=".55"')
  const under = tail().map(([x, up, z]) => see([x + dx * 0.8, up - 0.03, z + dz * 0.8]))
  s.line(polygon(under, false), s.light.shadow, 15, 'opacity=".5"')
  drawRope(s, { see, line, radius: ROPE, sun: SUN })
}

/** A wooden foredeck towards its bow, the mooring rope coiled flat upon it. */
export function drawForedeck(s: Stage): void {
  drawPlanks(s)
  drawShadows(s)
  drawBulwark(s)
  drawCoil(s)
  drawPost(s)
}
