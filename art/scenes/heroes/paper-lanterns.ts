import type { Point } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

/** A sky lantern in three flat tones, its flame below. */
export function drawSkyLantern(s: Stage, x: number, y: number, r: number): void {
  s.circle(x, y, r * 2, s.light.window, 'opacity=".13"')
  s.placed({ x, y, scale: r / 10 }, () => {
    s.path('M-6 10C-9 4 -9.500 -6 -6 -10Q0 -13 6 -10C9.500 -6 9 4 6 10Z', '#f08a34')
    s.path('M-3 10C-5 2 -5 -6 -2 -11Q4 -12 6 -10C9.500 -6 9 4 6 10Z', '#ffb84c')
    s.path('M0 10C-1 4 0 0 3 0C6 2 7 6 6 10Z', '#fff0b4')
    s.rect(-6.4, 9.4, 12.8, 1.8, '#a8502c')
  })
}

/** They rise in one long bend towards the star, smaller the farther they are. */
export function drawLanternStream(s: Stage): void {
  const random = s.random(17)
  const bend: readonly Point[] = [
    [1180, 560],
    [1330, 500],
    [1400, 380],
    [1280, 280],
    [1100, 236],
    [1014, 166],
    [952, 112],
  ]
  for (const i of range(30)) {
    const t = 1 - i / 29
    const at = t * (bend.length - 1.001)
    const [a, b] = [bend[Math.floor(at)] as Point, bend[Math.floor(at) + 1] as Point]
    const k = at % 1
    const spread = 64 * (1 - t) + 16
    drawSkyLantern(
      s,
      a[0] + (b[0] - a[0]) * k + (random() - 0.5) * spread * 2,
      a[1] + (b[1] - a[1]) * k + (random() - 0.5) * spread,
      3.2 + 17 * (1 - t) ** 1.3 + random() * 2,
    )
  }
}

/** The chair's far side, seat and handles; the child sits between the two. */
export function drawWheelchairBack(s: Stage, x: number, y: number, h: number): void {
  const frame = s.shade('#2c4a66', 0.3)
  s.line(
    `M${x - h * 0.24} ${y - h * 0.62}h${h * 0.08}v${h * 0.36}h${h * 0.34}v${h * 0.2}h${h * 0.1}`,
    frame,
    h * 0.035,
  )
  s.rect(x - h * 0.17, y - h * 0.56, h * 0.05, h * 0.3, s.shade('#c8483c', 0.6))
}

export function drawWheelchairWheels(s: Stage, x: number, y: number, h: number): void {
  const frame = s.shade('#2c4a66', 0.25)
  for (const [dx, r, width] of [
    [-0.06, 0.23, 0.03],
    [0.24, 0.075, 0.024],
  ] as const) {
    const [cx, cy] = [x + dx * h, y - r * h]
    const spokes = range(8).map((i) => {
      const a = (i * Math.PI) / 4
      return `M${cx} ${cy}l${(Math.cos(a) * r * h).toFixed(1)} ${(Math.sin(a) * r * h).toFixed(1)}`
    })
    s.line(spokes.join(''), frame, h * 0.008)
    s.add(
      `<circle cx="${cx}" cy="${cy}" r="${r * h}" fill="none" stroke="${frame}" stroke-width="${width * h}"/>`,
    )
  }
}
