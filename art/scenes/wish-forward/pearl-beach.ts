import { landUnder, type Point, polygon, smooth } from '../../engine/geometry.ts'
import { lerp, range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

const edge =
  (base: number, lobe: number, wave: number, phase: number) =>
  (x: number): number =>
    base + lobe * (Math.abs(Math.sin(x * wave + phase)) - 0.6) + 0.018 * (x - 800)

/** Where the spent wave stops on the sand: scallops towards us. */
const SWASH = edge(628, 30, 0.0062, 0.5)
const FILM = edge(594, 22, 0.0071, 1.3)

const along = (s: Stage, line: (x: number) => number, step = 12): Point[] => {
  const points: Point[] = []
  for (let x = s.left; x <= s.right + step; x += step) points.push([x, line(x)])
  return points
}

/** A white lip that swells and thins out along its length. */
function drawLip(s: Stage, line: (x: number) => number, thick: number, phase: number, opacity = 1): void {
  const upper = along(s, line)
  const lower = along(s, (x) => line(x) + thick * (0.5 + 0.5 * Math.sin(x * 0.009 + phase))).reverse()
  s.path(polygon([...upper, ...lower]), '#ffffff', `opacity="${opacity}"`)
}

/** Three low swells on their way in, each dark under its crest. */
export function drawBreakers(s: Stage): void {
  for (const [y, thick, from, to] of [
    [362, 3, 180, 980],
    [402, 6, 700, 1700],
    [462, 10, -80, 1240],
    [530, 15, 420, 1760],
  ] as const) {
    const crest: Point[] = []
    const foot: Point[] = []
    for (const i of range(41)) {
      const t = i / 40
      const x = lerp(from, to, t)
      const swell = Math.sin(Math.PI * t) ** 0.6
      crest.push([x, y - thick * 0.9 * swell + 3 * Math.sin(x * 0.02)])
      foot.push([x, y + thick * swell + 3 * Math.sin(x * 0.02)])
    }
    const under = foot.map(([x, py]): Point => [x, py + thick * 0.7]).reverse()
    s.path(smooth([...crest, ...under], true, 0.6), s.shade('#6f9db2', 0.5), 'opacity=".6"')
    s.path(
      smooth([...crest, ...foot.map(([x, py]): Point => [x, py - thick * 0.8]).reverse()], true, 0.6),
      '#ffffff',
    )
  }
}

export function drawPearlSand(s: Stage): void {
  s.path(landUnder(along(s, FILM), s.bottom), s.shade('#cfe2e2', 0.86))
  drawLip(s, FILM, 13, 0.4)
  s.path(
    landUnder(
      along(s, (x) => FILM(x) + 26),
      s.bottom,
    ),
    s.shade('#b9d0d4', 0.7),
  )
  s.path(landUnder(along(s, SWASH), s.bottom), s.shade('#c9d0cc', 0.72))
  s.path(
    landUnder(
      along(s, (x) => 706 + 26 * Math.sin(x * 0.0042 + 2)),
      s.bottom,
    ),
    s.shade('#e4ddcb', 0.84),
  )
  s.path(
    landUnder(
      along(s, (x) => 794 + 34 * Math.sin(x * 0.0034 + 0.6)),
      s.bottom,
    ),
    s.shade('#f1e7d2', 0.98),
  )
  drawLip(s, SWASH, 12, 1.8)
  const glints = range(26).map((i) => {
    const x = 1130 + ((i * 83) % 330) - 165
    const y = 648 + ((i * 37) % 110)
    const w = 20 + ((i * 29) % 60)
    return `M${x - w} ${y}q${w} -5 ${w * 2} 0q${-w} 4 ${-w * 2} 0Z`
  })
  s.path(glints.join(''), '#fffdf0', 'opacity=".55"')
}

const WHEELS_AT: Point = [1004, 640]

const trackPoint = (t: number, side: number): Point => {
  const [x0, y0] = WHEELS_AT
  const y = lerp(y0, 960, t)
  const wide = lerp(27, 92, t)
  return [lerp(x0, 470, t ** 1.4) + side * wide, y]
}

/** Two balloon tyres and a pair of bare feet came down the beach. */
export function drawTracks(s: Stage): void {
  const pressed = s.shade('#a8a698', 0.36)
  for (const side of [-1, 1]) {
    const steps = range(35).map((i) => i / 34)
    const outer = steps.map((t) => trackPoint(t, side * 1.2))
    const inner = steps.map((t) => trackPoint(t, side * 0.62)).reverse()
    s.path(polygon([...outer, ...inner]), pressed, 'opacity=".62"')
    const light = steps.map((t) => trackPoint(t, side * (side > 0 ? 0.62 : 1.2)))
    s.line(polygon(light, false), s.shade('#fffaee', 1), 2.2, 'opacity=".8"')
    const tread = range(60).map((i) => {
      const t = (i / 60) ** 1.25
      const [a, b] = [trackPoint(t, side * 0.68), trackPoint(t, side * 1.14)]
      return polygon([a, b], false)
    })
    s.line(tread.join(''), s.shade('#8f8f86', 0.2), 1.6, 'opacity=".4"')
  }
  for (const i of range(15)) {
    const t = (i / 15) ** 1.2
    const [x, y] = trackPoint(t, 2.1)
    const k = lerp(0.34, 1.3, t)
    const side = (i % 2 ? 1 : -1) * 11 * k
    s.ellipse(
      x + side,
      y,
      6.5 * k,
      11 * k,
      pressed,
      `opacity=".6" transform="rotate(${-18 - t * 20} ${x + side} ${y})"`,
    )
  }
}

/** Small waders that run from the foam. */
export function drawSanderlings(s: Stage): void {
  for (const [x, y, k, flip] of [
    [312, 668, 1.1, 1],
    [352, 676, 1, 1],
    [404, 662, 0.9, -1],
    [452, 680, 1.15, 1],
    [246, 656, 0.85, 1],
    [528, 664, 0.9, 1],
  ] as const)
    s.group(`transform="translate(${x} ${y}) scale(${k * flip} ${k})"`, () => {
      s.path('M-40 3L-4 1L2 4L-34 6Z', s.light.shadow, 'opacity=".28"')
      s.line('M-2 -9L-5 2M3 -9L9 1', s.shade('#24303c', 0.1), 1.8)
      s.path(
        'M-17 -13C-9 -23 4 -25 11 -20C15 -26 22 -26 24 -21L35 -18L23 -17C19 -9 3 -5 -5 -8Z',
        s.shade('#f6f4ec', 0.9),
      )
      s.path('M-20 -12C-9 -23 4 -25 11 -20C6 -16 -6 -13 -20 -12Z', s.shade('#8a8f94', 0.4))
      s.circle(20, -22, 1.5, s.shade('#20242c', 0.1))
    })
}
