import { mix } from '../../engine/colour.ts'
import { ellipsePath, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { type Layer, svg } from '../../scene.ts'

interface SkyOptions {
  /** Where the sky ends; a little below the horizon if not said. */
  readonly to?: number
  /** Opacity of the rays: at most .09, and not in every picture. */
  readonly rays?: number
  /** Rings around the sun, at most three. */
  readonly rings?: number
  readonly stars?: number
  /** Strength of the glow around the sun. */
  readonly glow?: number
  /** False: glow without a disc, the sun being behind something. */
  readonly disc?: boolean
}

/** The sky fills the camera from its top edge; sun, glow and rings come from the scene's sun. */
export const sky = (o: SkyOptions = {}): Layer => svg((s) => drawSky(s, o))

function drawSky(s: Stage, o: SkyOptions): void {
  const { light, sun } = s
  const to = o.to ?? s.horizon + 3
  const width = s.right - s.left
  s.rect(s.left, s.top, width, to - s.top, s.fine(light.sky, 0, s.top, 0, to, true))
  if (o.stars) drawStars(s, o.stars, to)
  if (!sun) return
  const glow = o.glow ?? 1
  const halo = s.rad(
    [
      [light.glow, 0.95 * glow, 0],
      [light.glow, 0.5 * glow, 0.22],
      [light.glow, 0.16 * glow, 0.55],
      [light.glow, 0, 1],
    ],
    sun.x,
    sun.y,
    760,
    true,
  )
  s.rect(s.left, s.top, width, to - s.top, halo)
  if (o.rays) drawRays(s, o.rays, to)
  if (o.disc === false) return
  const rings: readonly (readonly [number, number])[] = [
    [2.3, 0.1],
    [1.65, 0.16],
    [1.28, 0.26],
  ]
  for (const [k, opacity] of rings.slice(3 - (o.rings ?? 3))) {
    s.circle(sun.x, sun.y, sun.r * k, light.sun, `opacity="${opacity}"`)
  }
  s.circle(sun.x, sun.y, sun.r, s.lin([light.sun, mix(light.sun, light.glow, 0.35)]))
}

function drawStars(s: Stage, count: number, to: number): void {
  const random = s.random(71)
  const span = s.right - s.left
  const dots = range(Math.round((count * span) / 1600)).map(() => {
    const x = s.left + random() * span
    const y = s.top + random() ** 1.6 * (to - s.top) * 0.85
    return ellipsePath(x, y, 0.5 + random() ** 4 * 1.5)
  })
  s.path(dots.join(''), '#fff6dd', 'opacity=".75"')
}

function drawRays(s: Stage, opacity: number, to: number): void {
  const { sun, light } = s
  if (!sun) return
  const count = 22
  const reach = 2400
  const half = (Math.PI / count) * 0.5
  const edge = (a: number) => [sun.x + Math.cos(a) * reach, sun.y + Math.sin(a) * reach] as const
  const rays = range(count).map((i) => {
    const a = (i / count) * 2 * Math.PI + 0.07
    return polygon([[sun.x, sun.y], edge(a - half), edge(a + half)])
  })
  const white = (alpha: number, at: number) => ['#ffffff', alpha, at] as const
  const fade = s.rad([white(0, 0), white(0.9, 0.18), white(0.25, 0.6), white(0, 1)], sun.x, sun.y, 1150, true)
  s.masked(
    () => s.rect(s.left, s.top, s.right - s.left, to - s.top, fade),
    () => s.path(rays.join(''), light.sun, `opacity="${opacity}"`),
  )
}

/** Soft band of mist, e.g. under a skyline; spans the camera. */
export const mist = (o: { y: number; h: number; opacity?: number; colour?: string }): Layer =>
  svg((s) => {
    const colour = o.colour ?? s.light.haze
    const opacity = o.opacity ?? 0.6
    s.rect(
      s.left,
      o.y,
      s.right - s.left,
      o.h,
      s.lin([
        [colour, 0],
        [colour, opacity],
        [colour, 0],
      ]),
    )
  })

/** Long thin streaks of high cloud. */
export const wisps = (o: {
  from: number
  to: number
  n?: number
  opacity?: number
  colour?: string
  seed?: number
}): Layer =>
  svg((s) => {
    const random = s.random(o.seed ?? o.from)
    const colour = o.colour ?? mix(s.light.sun, s.light.sky[3], 0.4)
    for (let i = 0; i < (o.n ?? 12); i++) {
      const y = o.from + random() * (o.to - o.from)
      const w = 200 + random() * 620
      const x = s.left + random() * (s.right - s.left) - w / 2
      const h = 2 + random() * 9
      const fill = s.lin(
        [
          [colour, 0],
          [colour, 1],
          [colour, 0.8],
          [colour, 0],
        ],
        0,
        0,
        1,
        0,
      )
      const d = `M${x} ${y}Q${x + w * 0.5} ${y - h} ${x + w} ${y}Q${x + w * 0.5} ${y + h * 0.6} ${x} ${y}Z`
      s.path(d, fill, `opacity="${((o.opacity ?? 0.35) * (0.4 + random() * 0.6)).toFixed(2)}"`)
    }
  })
