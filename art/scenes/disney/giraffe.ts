import { ellipsePath, type Point, ribbon } from '../../engine/geometry.ts'
import { lerp, range } from '../../engine/numbers.ts'
import { curved, outline, strand } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'

type Draw = (s: Stage) => void

const COAT = '#e6b878'
const PATCH = '#9a5a30'

/** Neck from the shoulders up and over to the bowed head, looking left. */
const NECK: readonly Point[] = outline('70,-270 40,-350 0,-440 -50,-520 -120,-560 -190,-548')

/** The head hangs at the end of the neck, nose down to the guests. */
const bowed = (s: Stage, x: number, y: number, k: number, draw: () => void): void => {
  s.placed({ x: x - 176 * k, y: y - 552 * k, turn: -26 }, () => s.placed({ x: 160 * k, y: 608 * k }, draw))
}

const HEAD =
  '-150,-640 -186,-652 -236,-628 -290,-584 -304,-562 -290,-550 -262,-552 -210,-568 -170,-570 -140,-590'
const BARREL =
  '-16,-300 20,-340 90,-372 150,-352 240,-318 276,-280 270,-236 200,-214 100,-206 10,-216 -18,-256'

/** A giraffe bowing its head to the left; parts for `bodies`. x, y is the ground under its chest; k 1 is 650 high. */
export function giraffeParts(o: { x: number; y: number; k: number }): Draw[] {
  const { x, y, k } = o
  const put =
    (text: string, lit: number, local = COAT): Draw =>
    (s) =>
      s.path(curved(text, x, y, k, 1, 0.7), s.shade(local, lit))
  const leg =
    (dx: number, lit: number): Draw =>
    (s) => {
      const line = [
        [dx, -240],
        [dx - 6, -170],
        [dx + 2, -120],
        [dx - 2, -60],
        [dx, 0],
      ].map(([px = 0, py = 0]): Point => [x + px * k, y + py * k])
      s.path(
        ribbon(line, (t) => k * (t < 0.35 ? lerp(30, 15, t / 0.35) : lerp(15, 12, t))),
        s.shade(COAT, lit),
      )
      s.rect(
        x + (dx - 14) * k,
        y - 14 * k,
        28 * k,
        15 * k,
        s.shade('#4a3038', 0.3),
        `rx="${(4 * k).toFixed(1)}"`,
      )
    }
  const neck = NECK.map(([px, py]): Point => [x + px * k, y + py * k])
  return [
    leg(62, 0.3),
    leg(206, 0.3),
    leg(18, 0.62),
    leg(244, 0.6),
    put('270,-300 292,-270 300,-200 288,-160 280,-200 268,-250', 0.3, '#6a4030'),
    (s) => {
      s.path(
        ribbon(neck, (t) => k * lerp(74, 26, t ** 0.62)),
        s.shade(COAT, 0.68),
      )
      s.path(curved(BARREL, x, y, k, 1, 0.7), s.shade(COAT, 0.68))
    },
    (s) => drawPatches(s, x, y, k, neck),
    (s) => bowed(s, x, y, k, () => s.path(curved(HEAD, 0, 0, k, 1, 0.7), s.shade(COAT, 0.72))),
    (s) => bowed(s, x, y, k, () => drawFace(s, 0, 0, k)),
  ]
}

function drawPatches(s: Stage, x: number, y: number, k: number, neck: readonly Point[]): void {
  const random = s.random(61)
  const patch = (px: number, py: number, r: number) =>
    curved('-1,-.3 -.4,-1 .5,-.85 1,-.1 .6,.9 -.5,.85', px, py, r * (0.85 + 0.3 * random()), 1, 0.35)
  const spots: string[] = []
  for (const i of range(neck.length - 1)) {
    const [a, b] = [neck[i] as Point, neck[i + 1] as Point]
    for (const f of [0.1, 0.45, 0.8]) {
      const w = lerp(70, 26, ((i + f) / 5) ** 0.62) * k
      const [nx, ny] = [-(b[1] - a[1]), b[0] - a[0]]
      const n = Math.hypot(nx, ny)
      for (const side of [-0.52, 0.06, 0.6])
        spots.push(
          patch(
            lerp(a[0], b[0], f) + (nx / n) * w * side,
            lerp(a[1], b[1], f) + (ny / n) * w * side,
            w * 0.25,
          ),
        )
    }
  }
  for (const row of range(4))
    for (const col of range(8))
      spots.push(patch(x + (10 + col * 33 + (row % 2) * 14) * k, y + (-336 + row * 33 + col * 4) * k, 14 * k))
  for (const dx of [18, 244])
    for (const i of range(3))
      spots.push(patch(x + (dx + (i % 2) * 10 - 5) * k, y + (-214 + i * 32) * k, 10 * k))
  s.path(spots.join(''), s.shade(PATCH, 0.66), 'opacity=".88"')
}

function drawFace(s: Stage, x: number, y: number, k: number): void {
  const at = (px: number, py: number): Point => [x + px * k, y + py * k]
  const [ex, ey] = at(-214, -610)
  s.path(curved('-150,-640 -120,-668 -96,-664 -116,-640 -140,-626', x, y, k), s.shade(COAT, 0.6))
  for (const dx of [0, 22]) {
    s.line(
      strand(`${-182 + dx},-646 ${-178 + dx},-672 ${-176 + dx},-680`, x, y, k),
      s.shade(COAT, 0.6),
      9 * k,
      'stroke-linecap="round"',
    )
    s.path(ellipsePath(...at(-176 + dx, -682), 7 * k), s.shade('#4a2c24', 0.4))
  }
  s.path(
    curved('-304,-562 -290,-584 -262,-588 -256,-560 -280,-548', x, y, k),
    s.shade('#c09070', 0.6),
    'opacity=".8"',
  )
  s.path(ellipsePath(ex, ey, 8 * k, 7 * k), s.shade('#1c1220', 0))
  s.circle(ex + 2 * k, ey - 2 * k, 2.4 * k, '#fff6dc')
  s.path(ellipsePath(...at(-290, -572), 3.6 * k), s.shade('#3a2028', 0.1))
  s.line(
    strand('-302,-558 -284,-556 -266,-562', x, y, k),
    s.shade('#5a3428', 0.2),
    2.4 * k,
    'stroke-linecap="round"',
  )
}
