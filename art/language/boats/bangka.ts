import { type Point, ribbon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

interface BangkaOptions {
  /** Middle of the hull at the waterline. */
  readonly x: number
  readonly y: number
  /** Length of the hull. */
  readonly size: number
  readonly depth?: number
  readonly hull?: string
  readonly stripe?: string
  readonly awning?: string
  /** True: the bow points left. */
  readonly flip?: boolean
  /** True: the eye is at the water, so that both floats lie on one line. */
  readonly low?: boolean
}

const SHEER = 'M-486 -70C-430 -58 -300 -54 -60 -54C160 -54 330 -66 520 -142'
const HULL = `${SHEER}C500 -92 452 -30 392 0L-430 0C-462 -18 -480 -44 -486 -70Z`
const BOOMS = [-250, -20, 210]

type Tone = (colour: string, lit: number) => string

/** A Philippine outrigger from the side, seen a little from above; bow to the right. */
export function drawBangka(s: Stage, o: BangkaOptions): void {
  const tone: Tone = (colour, lit) => s.shade(colour, lit, o.depth ?? 0)
  s.placed({ x: o.x, y: o.y, scale: o.size / 1000, flip: o.flip ?? false }, () => {
    const near = o.low ? 6 : 76
    drawFloat(s, tone, o.low ? -4 : -36, 0.85)
    drawBooms(s, tone, -58, -40, 24)
    drawHull(s, o, tone)
    drawAwning(s, o, tone)
    drawBooms(s, tone, -58, near - 2, -34)
    drawFloat(s, tone, near, 1)
  })
}

function drawHull(s: Stage, o: BangkaOptions, tone: Tone): void {
  const paint = o.hull ?? '#f6eddb'
  const stripe = o.stripe ?? '#d9573f'
  s.path(HULL, s.lin([tone(paint, 1), tone(paint, 0.9), tone(paint, 0.4), tone(paint, 0.15)]))
  s.path(
    'M-484 -58C-430 -46 -300 -41 -60 -41C160 -41 330 -51 506 -117L494 -96C330 -34 160 -25 -60 -25C-300 -25 -430 -30 -474 -44Z',
    s.lin([tone(stripe, 0.7), tone(stripe, 1)], 0, 0, 1, 0),
  )
  s.path('M-452 -12C-300 -8 200 -8 408 -12L392 0L-430 0Z', tone('#1f6f80', 0.35))
  s.line(SHEER, tone('#c79a5c', 0.95), 7, 'stroke-linecap="round"')
  s.line('M-480 -75C-430 -64 -300 -60 -60 -60C160 -60 330 -72 516 -147', tone('#fff6e0', 1), 2.5)
  s.path(
    'M-470 -64C-300 -52 160 -48 420 -96C300 -66 120 -58 -60 -58C-250 -58 -380 -60 -470 -70Z',
    tone('#5a3d3a', 0.25),
  )
}

function drawAwning(s: Stage, o: BangkaOptions, tone: Tone): void {
  const cloth = o.awning ?? '#2f8f9a'
  const posts = [-300, -190, -80, 30, 130]
  s.line(posts.map((x) => `M${x} -56L${x + 4} -156`).join(''), tone('#8a6a48', 0.35), 5)
  s.line('M-306 -92H138', tone('#8a6a48', 0.5), 3.5)
  s.path(
    'M-330 -152C-240 -176 70 -176 164 -152L158 -140C70 -158 -240 -158 -324 -140Z',
    s.lin([tone(cloth, 0.55), tone(cloth, 1)], 0, 0, 1, 0),
  )
  s.path(
    'M-326 -155C-240 -178 70 -178 160 -155C70 -170 -240 -170 -326 -155Z',
    tone('#fff2d8', 1),
    'opacity=".75"',
  )
  const scallops = range(20).map((i) => `M${-322 + i * 24} -142q12 13 24 0`)
  s.path(scallops.join(''), tone(cloth, 0.5))
}

/** Curved arms from the gunwale (y = from) down to the float (y = to). */
function drawBooms(s: Stage, tone: Tone, from: number, to: number, sway: number): void {
  for (const x of BOOMS) {
    const line: Point[] = [
      [x, from],
      [x - sway * 0.5, from + (to - from) * 0.2 - 16],
      [x - sway, from + (to - from) * 0.62],
      [x - sway * 1.1, to],
    ]
    s.path(
      ribbon(line, (t) => 5.2 - t * 1.6),
      s.lin([tone('#e8c98a', 1), tone('#8a5f3c', 0.35)], 1, 0, 0, 1),
    )
  }
}

function drawFloat(s: Stage, tone: Tone, y: number, lit: number): void {
  const line: Point[] = [
    [-420, y - 12],
    [-330, y],
    [0, y + 2],
    [330, y],
    [430, y - 22],
  ]
  s.path(
    ribbon(line, (t) => 11 - Math.abs(t - 0.5) * 7),
    s.lin([tone('#f0d9a4', lit), tone('#9a7048', 0.3 * lit)]),
  )
  const knots = range(11).map((i) => `M${-360 + i * 72} ${y - 8}v17`)
  s.line(knots.join(''), tone('#6a4a34', 0.3), 2.4, 'opacity=".7"')
}

/** The same boat from above, bow at `turn` degrees (0 is to the right); squash < 1 for a slanting view. */
export function drawBangkaFromAbove(s: Stage, o: BangkaOptions & { turn?: number; squash?: number }): void {
  const tone: Tone = (colour, lit) => s.shade(colour, lit, o.depth ?? 0)
  const k = o.size / 1000
  const lay = (dx: number, dy: number, draw: () => void) =>
    s.group(
      `transform="translate(${o.x + dx} ${o.y + dy}) scale(${k} ${k * (o.squash ?? 1)}) rotate(${o.turn ?? 0})"`,
      draw,
    )
  const hull =
    'M-480 0C-440 -44 -300 -56 -60 -56C200 -56 380 -40 520 0C380 40 200 56 -60 56C-300 56 -440 44 -480 0Z'
  const floats = [-250, 250].map((y): Point[] => [
    [-400, y * 0.98],
    [-200, y],
    [200, y],
    [430, y * 0.94],
  ])
  // The shadow lies on the bed of the lagoon: that is what makes the boat float.
  lay(o.size * -0.05, o.size * 0.1, () => {
    s.path(hull, s.light.shadow, 'opacity=".4"')
    for (const float of floats)
      s.path(
        ribbon(float, () => 11),
        s.light.shadow,
        'opacity=".35"',
      )
  })
  lay(0, 0, () => {
    for (const float of floats)
      s.path(
        ribbon(float, (t) => 13 - Math.abs(t - 0.5) * 9),
        s.lin([tone('#fff0c8', 1), tone('#b98a52', 0.5)]),
      )
    for (const x of BOOMS)
      s.path(
        ribbon(
          [
            [x - 26, -262],
            [x, -90],
            [x, 90],
            [x - 26, 262],
          ],
          () => 7,
        ),
        tone('#d9b67a', 0.85),
      )
    s.path(
      hull,
      s.lin([tone(o.hull ?? '#fbf4e4', 1), tone(o.hull ?? '#fbf4e4', 0.95), tone(o.hull ?? '#fbf4e4', 0.35)]),
    )
    s.path(
      'M-430 0C-400 -28 -280 -38 -60 -38C180 -38 330 -28 440 0C330 28 180 38 -60 38C-280 38 -400 28 -430 0Z',
      tone('#b98a5a', 0.7),
    )
    s.path('M-390 0C-360 -18 -300 -24 -250 -26V26C-300 24 -360 18 -390 0Z', tone('#6a4a3c', 0.3))
    s.path(
      'M-230 -50H130L146 0L130 50H-230L-244 0Z',
      s.lin([
        tone(o.awning ?? '#d9573f', 1),
        tone(o.awning ?? '#d9573f', 0.85),
        tone(o.awning ?? '#d9573f', 0.3),
      ]),
    )
    s.line('M-238 0H140', tone('#fff0d8', 0.9), 5)
    s.line(
      range(7)
        .map((i) => `M${-190 + i * 48} -48V48`)
        .join(''),
      tone(o.awning ?? '#d9573f', 0.35),
      3,
      'opacity=".6"',
    )
    s.line('M200 0H420', tone('#fff0d8', 0.9), 6)
  })
}

/** A kayak and its paddler, small, from above. */
export function drawKayakFromAbove(
  s: Stage,
  o: { x: number; y: number; size: number; turn: number; colour: string },
): void {
  s.ellipse(
    o.x - o.size * 0.1,
    o.y + o.size * 0.22,
    o.size * 0.42,
    o.size * 0.1,
    s.light.shadow,
    'opacity=".3"',
  )
  s.placed({ x: o.x, y: o.y, scale: o.size / 100, turn: o.turn }, () => {
    s.path(
      'M-50 0C-30 -13 30 -13 50 0C30 13 -30 13 -50 0Z',
      s.lin([s.shade(o.colour, 1), s.shade(o.colour, 0.5)]),
    )
    s.line('M-6 -34L6 34', s.shade('#fff3d8', 1), 4, 'stroke-linecap="round"')
    s.circle(0, 0, 9, s.shade('#f4ead6', 0.9))
    s.circle(3, -1, 5.5, s.shade('#2c1f2a', 0.4))
  })
}
