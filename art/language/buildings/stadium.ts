import type { Canvas } from '../../engine/canvas.ts'
import { rgbOf } from '../../engine/colour.ts'
import { type Point, polygon } from '../../engine/geometry.ts'
import { noise1 } from '../../engine/noise.ts'
import { clamp, lerp, range } from '../../engine/numbers.ts'
import { randomFrom } from '../../engine/random.ts'
import type { Stage } from '../../engine/stage.ts'
import { type Layer, svg } from '../../scene.ts'

/** Where the spectator stands in the bowl: metres from the centre spot, z towards the far goal side. */
export interface StadiumCamera {
  readonly eye: readonly [x: number, y: number, z: number]
  /** Downward tilt in radians. */
  readonly pitch: number
  readonly focal: number
  /** Where the line of sight meets the picture. */
  readonly centre: Point
}

type Projected = readonly [x: number, y: number, depth: number]
type Projection = (x: number, y: number, z: number) => Projected

export function projectionOf(camera: StadiumCamera): Projection {
  const [c, s] = [Math.cos(camera.pitch), Math.sin(camera.pitch)]
  return (x, y, z) => {
    const [dx, dy, dz] = [x - camera.eye[0], y - camera.eye[1], z - camera.eye[2]]
    const depth = dz * c - dy * s
    const up = dy * c + dz * s
    return [
      camera.centre[0] + (camera.focal * dx) / depth,
      camera.centre[1] - (camera.focal * up) / depth,
      depth,
    ]
  }
}

/** Rounded rectangle around the pitch, `off` metres outside its edge. */
const bowlPoint = (off: number, angle: number): Point => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const r = (Math.abs(c) ** 3.2 + Math.abs(s) ** 3.2) ** (-1 / 3.2)
  return [c * r * (57 + off), s * r * (39 + off)]
}

const NEAREST = 8

function ring(see: Projection, off: number, height: number, from = -0.5, to = Math.PI + 0.5): Point[] {
  return range(121)
    .map((i) => {
      const [x, z] = bowlPoint(off, lerp(from, to, i / 120))
      return see(x, height, z)
    })
    .filter((p) => p[2] > NEAREST)
    .map((p): Point => [p[0], p[1]])
}

const strip = (a: readonly Point[], b: readonly Point[]): string => polygon([...a, ...[...b].reverse()])

interface Tier {
  readonly off: readonly [number, number]
  readonly height: readonly [number, number]
}

const LOWER: Tier = { off: [8, 34], height: [3, 20] }
const UPPER: Tier = { off: [38, 66], height: [27, 52] }

/** Concrete of the tiers, the gold ribbon between them, the roof with its lamps. */
export const stadiumBowl = (camera: StadiumCamera, o: { roof?: boolean } = {}): Layer =>
  svg((s) => {
    const see = projectionOf(camera)
    if (o.roof ?? true) drawRoof(s, see)
    drawTier(s, see, UPPER, ['#0d1a3e', '#1a2f60', '#24407a'])
    s.path(strip(ring(see, 37, 26.5), ring(see, 36, 20.5)), '#08102c')
    const gold = polygon(ring(see, 36.4, 23), false)
    s.line(gold, '#f2d08a', 6, `filter="${s.blur(5)}"`)
    s.line(gold, '#fff0c8', 2.4)
    drawTier(s, see, LOWER, ['#0f1f48', '#1d386e', '#2c5490'])
  })

function drawTier(s: Stage, see: Projection, tier: Tier, tones: readonly string[]): void {
  s.path(strip(ring(see, tier.off[1], tier.height[1]), ring(see, tier.off[0], tier.height[0])), s.lin(tones))
}

function drawRoof(s: Stage, see: Projection): void {
  const [inner, outer] = [ring(see, 24, 58), ring(see, 70, 60)]
  s.path(strip(outer, inner), s.lin(['#16264f', '#2b4578', '#0c1838']))
  const ribs = range(Math.min(inner.length, outer.length))
    .filter((i) => i % 3 === 0)
    .map((i) => polygon([inner[i] as Point, outer[i] as Point], false))
  s.line(ribs.join(''), '#5f86bf', 1.1, 'opacity=".5"')
}

const BLOCKS: readonly (readonly string[])[] = [
  ['#f3d48c', '#c9a25d', '#fff3d2', '#8a6a3a'],
  ['#f4efe6', '#b9c4dc', '#7f93bd', '#e9e2d6'],
  ['#c8424f', '#8f2d45', '#f0b4a8', '#e9e2d6'],
  ['#3f78bf', '#24508f', '#9fc2ea', '#f0ead8'],
]

/** Tens of thousands of people as dabs, blocked by colour, in pools of light, with a few flashes. */
export const stadiumCrowd = (camera: StadiumCamera, o: { bright?: number } = {}): Layer => ({
  paint: (canvas, s) => {
    const see = projectionOf(camera)
    const random = randomFrom(s.seed + 11)
    for (const tier of [UPPER, LOWER]) paintTier(canvas, see, tier, random, camera, o.bright ?? 1)
  },
})

function paintTier(
  canvas: Canvas,
  see: Projection,
  tier: Tier,
  random: () => number,
  camera: StadiumCamera,
  bright: number,
): void {
  const rows = 38
  for (let i = rows - 1; i >= 0; i--) {
    const t = (i + 0.5) / rows
    const off = lerp(tier.off[0], tier.off[1], t)
    const height = lerp(tier.height[0], tier.height[1], t) + 0.8
    for (let angle = -0.5; angle < Math.PI + 0.5; angle += 0.0036 + 0.0012 * random()) {
      const [r, jitter] = [random(), random()]
      if ((angle * 11.5 + 100) % 1 < 0.035) continue
      const [bx, bz] = bowlPoint(off, angle)
      const [x, y, depth] = see(bx, height + (jitter - 0.5) * 0.5, bz)
      if (depth < NEAREST) continue
      const block = Math.floor(noise1(angle * 2.6 + 3.3, 5) * 5.99) % 4
      const palette = BLOCKS[r < 0.2 ? Math.floor(r * 20) % 4 : block] as readonly string[]
      const colour = rgbOf(palette[Math.floor((r * 977) % 4)] as string)
      const pool =
        0.5 +
        0.8 * noise1(angle * 5.3 + t, 9) * (1 - t * 0.35) +
        0.3 * Math.exp(-(((x - camera.centre[0]) / 420) ** 2))
      const flash = r > 0.9966
      dab(
        canvas,
        x,
        y,
        clamp((0.8 * camera.focal) / depth, 0.7, 9),
        colour,
        pool * bright * (0.7 + 0.5 * ((r * 131) % 1)),
        flash,
      )
    }
  }
}

function dab(
  canvas: Canvas,
  x: number,
  y: number,
  size: number,
  colour: readonly [number, number, number],
  light: number,
  flash: boolean,
): void {
  const w = Math.max(1, Math.round(size * 0.62 * canvas.scale))
  const h = Math.max(1, Math.round(size * canvas.scale))
  const [left, top] = [Math.round(canvas.columnOf(x)), Math.round(canvas.rowOf(y))]
  for (let dy = 0; dy < h; dy++) {
    for (let dx = 0; dx < w; dx++) {
      const [px, py] = [left + dx, top - dy]
      if (px < 0 || py < 0 || px >= canvas.width || py >= canvas.height) continue
      const k = light * (dy > h * 0.6 ? 1.1 : 0.8)
      const index = (py * canvas.width + px) * 3
      if (flash) canvas.blend(index, 255, 255, 255, 1)
      else
        canvas.blend(
          index,
          Math.min(255, colour[0] * k),
          Math.min(255, colour[1] * k),
          Math.min(255, colour[2] * k),
          0.9,
        )
    }
  }
}

const GRASS = ['#52c488', '#35a873'] as const

/** Mown stripes, markings and goals in true perspective, lit from the middle. */
export const pitch = (camera: StadiumCamera): Layer =>
  svg((s) => {
    const see = projectionOf(camera)
    const flat = (x: number, z: number): Point => {
      const [a, b] = see(x, 0, z)
      return [a, b]
    }
    const quad = (x0: number, z0: number, x1: number, z1: number) =>
      polygon([flat(x0, z0), flat(x1, z0), flat(x1, z1), flat(x0, z1)])
    s.path(strip(ring(see, 9, 3, 0, 2 * Math.PI), ring(see, 8, 0, 0, 2 * Math.PI)), '#0b1a3c')
    s.path(polygon(ring(see, 8, 0, 0, 2 * Math.PI)), s.lin(['#1f6a5a', '#0f4a48']))
    for (const i of range(14)) s.path(quad(-52.5 + i * 7.5, -34, -45 + i * 7.5, 34), GRASS[i % 2] as string)
    const [cx, cy] = flat(0, 2)
    s.path(
      quad(-56, -38, 56, 38),
      s.rad(
        [
          ['#f4ffdf', 0.6, 0],
          ['#cdf7c6', 0.22, 0.45],
          ['#0a2a3a', 0.34, 1],
        ],
        cx,
        cy,
        620,
        true,
      ),
    )
    s.line(markings(flat), '#f4fff0', 1.9, 'opacity=".85" stroke-linejoin="round"')
    for (const side of [-1, 1] as const) drawGoal(s, see, side)
  })

function markings(flat: (x: number, z: number) => Point): string {
  const line = (points: readonly Point[], close = false) =>
    polygon(
      points.map(([x, z]) => flat(x, z)),
      close,
    )
  const arc = (cx: number, r: number, a0: number, a1: number) =>
    line(
      range(41).map(
        (i): Point => [cx + Math.cos(lerp(a0, a1, i / 40)) * r, Math.sin(lerp(a0, a1, i / 40)) * r],
      ),
    )
  const half = (k: -1 | 1) =>
    line([
      [k * 52.5, -20.16],
      [k * 36, -20.16],
      [k * 36, 20.16],
      [k * 52.5, 20.16],
    ]) +
    line([
      [k * 52.5, -9.16],
      [k * 47, -9.16],
      [k * 47, 9.16],
      [k * 52.5, 9.16],
    ]) +
    arc(k * 41.5, 9.15, k > 0 ? Math.PI - 0.93 : -0.93, k > 0 ? Math.PI + 0.93 : 0.93)
  return (
    line(
      [
        [-52.5, -34],
        [52.5, -34],
        [52.5, 34],
        [-52.5, 34],
      ],
      true,
    ) +
    line([
      [0, -34],
      [0, 34],
    ]) +
    arc(0, 9.15, 0, 2 * Math.PI) +
    half(-1) +
    half(1)
  )
}

function drawGoal(s: Stage, see: Projection, side: -1 | 1): void {
  const p = (x: number, y: number, z: number): Point => {
    const [a, b] = see(side * x, y, z)
    return [a, b]
  }
  const [near, far] = [-3.66, 3.66]
  const net =
    polygon([p(52.5, 2.44, near), p(52.5, 2.44, far), p(54.3, 2.1, far), p(54.3, 2.1, near)]) +
    polygon([p(54.5, 0, far), p(54.3, 2.1, far), p(54.3, 2.1, near), p(54.5, 0, near)])
  s.path(net, '#ffffff', 'opacity=".28"')
  s.line(
    polygon([p(52.5, 0, near), p(52.5, 2.44, near), p(52.5, 2.44, far), p(52.5, 0, far)], false),
    '#ffffff',
    2.2,
  )
}

/** Floodlights along the inner edge of the roof, with beams falling on the grass. */
export const floodlights = (
  camera: StadiumCamera,
  o: { off?: number; height?: number; beams?: number } = {},
): Layer =>
  svg((s) => {
    const see = projectionOf(camera)
    const lamps = ring(see, o.off ?? 24, o.height ?? 58).filter((_, i) => i % 5 === 0)
    const [cx, cy] = see(0, 0, 0)
    for (const [i, [x, y]] of lamps.entries()) {
      if (i % 3 === 1) {
        const tx = lerp(x, cx, 0.5)
        const ty = lerp(y, cy, 0.62)
        s.path(
          polygon([
            [x - 4, y],
            [x + 4, y],
            [tx + 90, ty],
            [tx - 90, ty],
          ]),
          s.lin(
            [
              ['#eaf4ff', o.beams ?? 0.2],
              ['#eaf4ff', 0],
            ],
            x,
            y,
            tx,
            ty,
            true,
          ),
        )
      }
    }
    for (const [x, y] of lamps) {
      s.circle(
        x,
        y,
        26,
        s.rad([
          ['#ffffff', 0.75],
          ['#bfe0ff', 0.25],
          ['#bfe0ff', 0],
        ]),
      )
      s.circle(x, y, 4.6, '#ffffff')
    }
  })

/** A leather ball of pentagons and hexagons, r its radius. */
export function drawBall(s: Stage, x: number, y: number, r: number, turn = 0, skin = '#f2f0f4'): void {
  s.circle(
    x,
    y,
    r,
    s.rad(
      [s.shade('#ffffff', 1.05), s.shade(skin, 0.9), s.shade(skin, 0.45), s.shade(skin, 0.15)],
      0.6,
      0.28,
      0.85,
    ),
  )
  const clip = `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
  const ink = s.shade('#22284e', 0.35)
  s.clipped(clip, () => {
    s.placed({ x, y, scale: r, turn }, () => {
      const star = (a: number, k: number): string =>
        `${Math.round(Math.cos(a) * k * 1000) / 1000} ${Math.round(Math.sin(a) * k * 1000) / 1000}`
      const five = range(5).map((i) => -Math.PI / 2 + (i / 5) * 2 * Math.PI)
      s.path(`M${five.map((a) => star(a, 0.34)).join('L')}Z`, ink)
      const seams = five.map(
        (a) =>
          `M${star(a, 0.34)}L${star(a, 0.66)}M${star(a, 0.66)}L${star(a + 0.36, 0.82)}M${star(a, 0.66)}L${star(a - 0.36, 0.82)}`,
      )
      s.add(`<path d="${seams.join('')}" fill="none" stroke="${ink}" stroke-width=".035"/>`)
      for (const a of five)
        s.path(
          `M${star(a + 0.36, 0.82)}L${star(a + 0.28, 1.1)}L${star(a + 0.98, 1.1)}L${star(a + 0.9, 0.82)}L${star(a + 0.63, 0.74)}Z`,
          ink,
        )
    })
  })
  s.circle(
    x + r * 0.25,
    y - r * 0.42,
    r * 0.3,
    s.rad([
      ['#ffffff', 0.7],
      ['#ffffff', 0],
    ]),
  )
}
