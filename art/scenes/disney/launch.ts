import { mix } from '../../engine/colour.ts'
import { ellipsePath, type Point, polygon, ribbon } from '../../engine/geometry.ts'
import { lerp, range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

/** Where the rocket left the ground, far up the coast. */
export const PAD: Point = [908, 574]

/** Its flight in one long look, bowed by the turning earth. */
const FLIGHT = range(61).map((i): Point => {
  const t = i / 60
  return [lerp(PAD[0], 1330, t ** 1.8), PAD[1] - 520 * Math.sin((t * Math.PI) / 2) ** 0.92]
})

/** Light on the air over the pad: planes, each a little brighter, cut by the horizon. */
export function drawLaunchGlow(s: Stage): void {
  const [x, y] = PAD
  s.clipped(
    polygon([
      [s.left, s.top],
      [s.right, s.top],
      [s.right, y],
      [s.left, y],
    ]),
    () => {
      for (const [r, colour, opacity] of [
        [330, '#2f7f96', 0.26],
        [236, '#5fa8a4', 0.26],
        [158, '#e8b070', 0.3],
        [92, '#ffd08a', 0.5],
      ] as const)
        s.ellipse(x + r * 0.08, y, r, r * 0.62, colour, `opacity="${opacity}"`)
    },
  )
}

/** One line of fire: a white core, a gold edge, a fading skirt of lit smoke below. */
export function drawFlight(s: Stage): void {
  const wide = (t: number) => 15 * (1 - t) ** 1.6 + 3
  s.path(ribbon(FLIGHT, wide), '#f2a45a', 'opacity=".3"')
  s.path(
    ribbon(FLIGHT, (t) => wide(t) * 0.55 + 1),
    '#ffc67c',
    'opacity=".6"',
  )
  s.path(
    ribbon(FLIGHT, (t) => 3.6 - 1.6 * t),
    '#fff6da',
  )
  const [x, y] = FLIGHT[60] as Point
  for (const [r, opacity] of [
    [30, 0.16],
    [18, 0.3],
    [10, 0.6],
  ] as const)
    s.circle(x, y, r, '#ffe6b0', `opacity="${opacity}"`)
  s.circle(x, y, 5, '#ffffff')
}

/** Billows at the pad: dark foot, lit from within. */
export function drawBillows(s: Stage): void {
  const [x, y] = PAD
  const puffs: readonly Point[] = [
    [-132, 8],
    [-108, 15],
    [-80, 22],
    [-46, 37],
    [-12, 30],
    [26, 44],
    [64, 30],
    [92, 20],
    [122, 11],
  ]
  const billow = (k: number, reach: number) =>
    puffs
      .filter(([px]) => Math.abs(px) < reach)
      .map(([px, r]) =>
        ellipsePath(x + px - Math.sign(px) * r * (1 - k) * 0.9, y - r * 0.3, r * k, r * k * 0.86),
      )
      .join('')
  s.clipped(
    polygon([
      [s.left, s.top],
      [s.right, s.top],
      [s.right, y + 1],
      [s.left, y + 1],
    ]),
    () => {
      s.path(billow(1, 200), '#c9875a')
      s.path(billow(0.8, 118), '#efb174')
      s.path(billow(0.5, 70), '#ffe0a8')
      s.path(
        polygon([
          [x - 13, y],
          [x - 4.5, y - 84],
          [x + 6, y - 84],
          [x + 13, y],
        ]),
        '#fff6da',
      )
    },
  )
}

/** The low cape with the lights of its towers. */
export function drawCape(s: Stage): void {
  const y = PAD[1] + 2
  const land = '#0d2c44'
  s.path(
    polygon([
      [s.left, y],
      [s.left, y - 20],
      [330, y - 17],
      [560, y - 12],
      [760, y - 8],
      [990, y - 5],
      [1090, y],
    ]),
    land,
  )
  for (const [x, h] of [
    [560, 40],
    [700, 30],
    [640, 22],
  ] as const) {
    s.line(`M${x} ${y - 6}V${y - h}`, land, 5)
    s.circle(x, y - h - 2, 2, '#ff8a6a')
  }
  const lamps = range(24).map((i) => ellipsePath(360 + i * 23 + ((i * 37) % 11), y - 5 - ((i * 13) % 5), 1.4))
  s.path(lamps.join(''), mix('#ffd98a', '#ffffff', 0.2))
}
