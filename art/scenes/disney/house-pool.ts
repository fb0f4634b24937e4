import { ellipsePath, type Point, polygon } from '../../engine/geometry.ts'
import { fbm2 } from '../../engine/noise.ts'
import { clamp, range } from '../../engine/numbers.ts'
import { type Eye, seenFrom } from '../../engine/perspective.ts'
import type { Stage } from '../../engine/stage.ts'

export const GARDEN_EYE: Eye = { x: 1100, horizon: 600, focal: 1080, height: 2 }
export const inGarden = seenFrom(GARDEN_EYE)

/** Left, right, near and far edge of the pool, in metres. */
const POOL = { left: -2.9, right: 5.9, near: 8.2, far: 23 } as const

const frame = (grow: number): string =>
  polygon([
    inGarden([POOL.left - grow, 0, POOL.far + grow * 1.6]),
    inGarden([POOL.right + grow, 0, POOL.far + grow * 1.6]),
    inGarden([POOL.right + grow, 0, POOL.near - grow]),
    inGarden([POOL.left - grow, 0, POOL.near - grow]),
  ])

export function drawPoolStone(s: Stage): void {
  s.path(frame(2.2), s.shade('#e6d8ba', 0.9))
  const joints = range(24).map((i) =>
    polygon(
      [inGarden([POOL.left - 2.2, 0, 6.4 + i * 0.95]), inGarden([POOL.right + 2.2, 0, 6.4 + i * 0.95])],
      false,
    ),
  )
  const ways = range(14).map((i) =>
    polygon([inGarden([POOL.left - 2.2 + i, 0, 25.8]), inGarden([POOL.left - 2.2 + i, 0, 6])], false),
  )
  s.line(joints.join('') + ways.join(''), s.shade('#b09a78', 0.5), 1.1, 'opacity=".45"')
  s.path(frame(0.42), s.shade('#fffaf0', 1))
  s.path(frame(0.06), s.shade('#9fb8b8', 0.4))
}

/** Where there is water, for the mirror. */
export const poolMask = (x: number, y: number): number => {
  if (y <= GARDEN_EYE.horizon + 4) return 0
  const away = (GARDEN_EYE.focal * GARDEN_EYE.height) / (y - GARDEN_EYE.horizon)
  const right = ((x - GARDEN_EYE.x) * away) / GARDEN_EYE.focal
  return (
    clamp((right - POOL.left) * 90) *
    clamp((POOL.right - right) * 90) *
    clamp((away - POOL.near) * 40) *
    clamp((POOL.far - away) * 20)
  )
}

/** The net of light on the bottom, wide near us and close together far off. */
export function drawPoolLight(s: Stage): void {
  s.clipped(frame(0), () => {
    for (const lane of [-0.7, 1.5, 3.7]) {
      const edge = (out: number) =>
        range(30).map((i): Point => {
          const away = POOL.near + ((POOL.far - POOL.near) * i) / 29
          return inGarden([lane + out + 0.22 * (fbm2(i * 0.7, lane, s.seed, 2) - 0.5), 0, away])
        })
      s.path(polygon([...edge(-0.09), ...edge(0.09).reverse()]), s.shade('#1f7f96', 0.4), 'opacity=".35"')
    }
    const random = s.random(5)
    const nets = range(150).map(() => {
      const away = POOL.near + (POOL.far - POOL.near) * random() ** 1.5
      const [x, y] = inGarden([POOL.left + random() * (POOL.right - POOL.left), 0, away])
      const w = 560 / away
      return `M${x} ${y}q${w * 0.5} ${-w * 0.1} ${w} 0t${w} 0`
    })
    s.line(nets.join(''), '#f2fff6', 1.7, 'opacity=".5"')
  })
}

/** Somebody has already put a swimming ring in. */
export function drawSwimRing(s: Stage, right: number, away: number): void {
  const [x, y] = inGarden([right, 0.12, away])
  const r = (GARDEN_EYE.focal / away) * 0.55
  s.ellipse(x - r * 0.2, y + r * 0.3, r * 1.05, r * 0.34, s.light.shadow, 'opacity=".3"')
  const ring = `${ellipsePath(x, y, r, r * 0.34)}${ellipsePath(x, y - r * 0.02, r * 0.5, r * 0.15)}`
  s.path(ring, s.shade('#fffaf0', 1), 'fill-rule="evenodd"')
  s.clipped(ellipsePath(x, y, r, r * 0.34), () => {
    for (const i of range(4)) {
      const a = (i / 4) * 2 * Math.PI + 0.4
      const wedge = polygon([
        [x, y],
        [x + Math.cos(a) * r * 1.3, y + Math.sin(a) * r * 0.5],
        [x + Math.cos(a + 0.7) * r * 1.3, y + Math.sin(a + 0.7) * r * 0.5],
      ])
      s.path(wedge, s.shade('#f0583e', 0.95))
    }
    s.ellipse(x, y - r * 0.02, r * 0.5, r * 0.15, s.shade('#3fb4c4', 0.8))
  })
}
