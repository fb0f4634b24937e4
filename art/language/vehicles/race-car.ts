import { mix } from '../../engine/colour.ts'
import { ellipsePath } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

interface CarOptions {
  /** Middle of the car on the ground. */
  readonly x: number
  readonly y: number
  /** Length in design units (width, when seen from the front). */
  readonly length: number
  readonly colour?: string
  readonly stripe?: string
  readonly turn?: number
  readonly flip?: boolean
  readonly depth?: number
  /** 0 is a backlit silhouette, 1 full light. */
  readonly lit?: number
}

const RACING_RED = '#c20d1b'
const IVORY = '#f6ead0'
const GOLD = '#d9b46a'

interface Paint {
  readonly top: string
  readonly body: string
  readonly low: string
  readonly ink: string
  readonly stripe: string
  readonly gleam: string
}

function paintOf(s: Stage, o: CarOptions): Paint {
  const colour = o.colour ?? RACING_RED
  const [lit, depth] = [o.lit ?? 1, o.depth ?? 0]
  return {
    top: s.shade(mix(colour, '#ff8a6a', 0.4), lit, depth),
    body: s.shade(colour, lit * 0.75, depth),
    low: s.shade(colour, lit * 0.08, depth),
    ink: mix(s.shade('#1a1830', lit * 0.25, depth), s.light.shadow, 0.35),
    stripe: s.shade(o.stripe ?? IVORY, lit * 0.9, depth),
    gleam: s.shade('#fff6e2', lit, depth),
  }
}

/** Slick tyre from the side, middle at cx, standing on y = 0. */
function drawWheel(s: Stage, cx: number, r: number, p: Pick<Paint, 'ink' | 'gleam' | 'stripe'>): void {
  const rubber = mix(p.ink, p.gleam, 0.16)
  s.circle(cx, -r, r, s.lin([rubber, p.ink, p.ink], 0, 0, 0.3, 1))
  s.circle(cx, -r, r * 0.8, 'none', `stroke="${GOLD}" stroke-width="${round1(r * 0.05)}" opacity=".75"`)
  s.circle(cx, -r, r * 0.64, s.lin([mix(p.ink, p.gleam, 0.55), mix(p.ink, p.gleam, 0.1)], 0, 0, 0.4, 1))
  const spokes = range(9).map((i) => {
    const a = (i / 9) * 2 * Math.PI + 0.2
    return `M${round1(cx)} ${-r}l${round1(Math.cos(a) * r * 0.6)} ${round1(Math.sin(a) * r * 0.6)}`
  })
  s.line(spokes.join(''), p.ink, r * 0.09)
  s.circle(cx, -r, r * 0.17, mix(p.ink, p.gleam, 0.7))
  s.line(
    `M${round1(cx - r * 0.72)} ${round1(-r * 1.58)}A${r * 0.93} ${r * 0.93} 0 0 1 ${round1(cx + r * 0.72)} ${round1(-r * 1.58)}`,
    p.gleam,
    r * 0.06,
    'opacity=".55" stroke-linecap="round"',
  )
}

const RACER_LENGTH = 560

/** Winged single-seater of our own, from the side, nose to the right. */
export function drawRacerSide(s: Stage, o: CarOptions): void {
  const p = paintOf(s, o)
  s.placed(
    { x: o.x, y: o.y, scale: o.length / RACER_LENGTH, turn: o.turn ?? 0, flip: o.flip ?? false },
    () => {
      s.ellipse(10, 0, 290, 9, s.light.shadow, 'opacity=".55"')
      drawRearWing(s, p)
      s.path(
        'M-238 -26C-236 -44 -226 -50 -196 -58C-150 -68 -110 -82 -74 -96C-62 -101 -46 -108 -34 -108C-22 -108 -14 -102 -13 -90L-11 -80L46 -64C90 -60 150 -52 205 -40C240 -32 268 -24 280 -16C282 -11 276 -8 262 -8C230 -10 150 -14 104 -10L-205 -10C-222 -12 -236 -18 -238 -26Z',
        s.lin([p.top, p.body, p.body, p.low]),
      )
      s.path('M-34 -108C-22 -108 -14 -102 -13 -90L-24 -88C-26 -96 -30 -100 -40 -103Z', p.ink)
      s.path(
        'M-205 -10C-206 -26 -190 -40 -150 -46C-100 -54 -20 -58 40 -54C58 -52 66 -44 62 -32C58 -20 52 -12 44 -10Z',
        s.lin([p.body, p.low, p.low]),
      )
      s.path('M36 -54C58 -52 66 -44 62 -32C60 -26 57 -20 54 -16C46 -26 42 -42 36 -54Z', p.ink)
      s.path(
        'M-196 -55C-150 -66 -110 -80 -74 -94C-62 -99 -50 -104 -42 -105C-70 -84 -130 -62 -196 -50Z',
        p.gleam,
        'opacity=".5"',
      )
      s.path('M70 -56C120 -52 180 -42 262 -20C200 -34 130 -44 70 -48Z', p.stripe, 'opacity=".92"')
      s.path('M-190 -40C-120 -52 -40 -55 34 -51C-40 -49 -120 -45 -196 -30Z', p.stripe, 'opacity=".85"')
      s.line('M-200 -8L108 -8', mix(p.ink, GOLD, 0.6), 2.4)
      s.path('M-4 -80L52 -63C40 -60 8 -62 -12 -74Z', p.ink)
      drawHelmet(s, 6, -86, 17, p)
      s.line('M-22 -92C2 -104 34 -98 58 -64', p.ink, 6.5, 'stroke-linecap="round"')
      s.line('M-20 -94C4 -105 32 -99 52 -72', p.gleam, 1.5, 'opacity=".6"')
      s.path('M200 -14L296 -4L298 -30L270 -34C262 -22 238 -16 200 -18Z', s.lin([p.top, p.body, p.low]))
      s.line('M206 -10L300 -3', p.ink, 4)
      drawWheel(s, -178, 38, p)
      drawWheel(s, 168, 37, p)
    },
  )
}

function drawRearWing(s: Stage, p: Paint): void {
  s.line('M-224 -48L-228 -84', p.ink, 6)
  s.path('M-272 -104L-212 -108L-210 -62L-262 -52Z', s.lin([p.top, p.body, p.low]))
  s.path('M-272 -104L-212 -108L-212 -99L-271 -95Z', p.stripe)
  s.path('M-258 -30L-212 -26L-212 -18L-256 -22Z', p.ink)
}

function drawHelmet(s: Stage, x: number, y: number, r: number, p: Paint): void {
  s.circle(x, y, r, s.rad([p.gleam, p.stripe, mix(p.stripe, p.ink, 0.55)], 0.62, 0.25, 0.8))
  s.path(
    `M${x + r * 0.98} ${y - r * 0.2}A${r} ${r} 0 0 1 ${x + r * 0.8} ${y + r * 0.34}L${x + r * 0.1} ${y + r * 0.26}L${x + r * 0.15} ${y - r * 0.34}Z`,
    p.ink,
  )
  s.line(`M${x + r * 0.3} ${y - r * 0.18}L${x + r * 0.85} ${y - r * 0.08}`, p.gleam, 1.2, 'opacity=".7"')
}

/** The same car head-on, as seen from the track. `length` is its width. */
export function drawRacerFront(s: Stage, o: CarOptions): void {
  const p = paintOf(s, o)
  s.placed({ x: o.x, y: o.y, scale: o.length / 204, turn: o.turn ?? 0, flip: o.flip ?? false }, () => {
    s.ellipse(0, 1, 112, 6, s.light.shadow, 'opacity=".6"')
    s.path('M-54 -98H54V-84H-54Z', s.lin([p.top, p.body, p.low]))
    s.path('M-56 -100H-50V-62H-56ZM50 -100H56V-62H50Z', p.body)
    for (const k of [-1, 1]) drawTyreFront(s, k * 74, 30, 62, p)
    s.path('M-70 -18C-72 -44 -50 -54 -30 -54H30C50 -54 72 -44 70 -18L60 -8H-60Z', s.lin([p.body, p.low]))
    s.path(
      'M-62 -46C-52 -50 -40 -50 -32 -48L-30 -26L-58 -24ZM62 -46C52 -50 40 -50 32 -48L30 -26L58 -24Z',
      p.ink,
    )
    s.path('M-15 -76C-15 -104 -9 -108 0 -108C9 -108 15 -104 15 -76L22 -52H-22Z', s.lin([p.top, p.body]))
    s.ellipse(0, -98, 9, 7, p.ink)
    s.circle(0, -76, 13, s.rad([p.gleam, p.stripe, mix(p.stripe, p.ink, 0.5)], 0.6, 0.2, 0.85))
    s.path('M-12.5 -78C-6 -81 6 -81 12.5 -78L11 -70C5 -67 -5 -67 -11 -70Z', p.ink)
    s.line('M-9 -76C-4 -78 3 -78 8 -77', p.gleam, 1, 'opacity=".7"')
    s.line('M-27 -58C-27 -86 -14 -91 0 -91C14 -91 27 -86 27 -58', p.ink, 5, 'stroke-linecap="round"')
    s.line('M-24 -76C-18 -90 18 -90 24 -76', p.gleam, 1.3, 'opacity=".6"')
    s.line('M0 -90V-62', p.ink, 3)
    s.path(
      'M-25 -58C-22 -68 22 -68 25 -58L17 -18C12 -8 -12 -8 -17 -18Z',
      s.lin([p.top, p.body, p.body, p.low]),
    )
    s.path('M-5 -65H5L7 -12H-7Z', p.stripe, 'opacity=".92"')
    s.path('M-50 -62L-38 -64V-56L-48 -55ZM50 -62L38 -64V-56L48 -55Z', p.top)
    s.line('M-17 -30L-72 -36M17 -30L72 -36M-16 -20L-70 -26M16 -20L70 -26', p.ink, 3)
    for (const k of [-1, 1]) drawTyreFront(s, k * 82, 35, 68, p)
    s.path(
      'M-102 -12C-60 -20 -30 -14 -14 -8H14C30 -14 60 -20 102 -12L100 -3H-100Z',
      s.lin([p.top, p.body, p.low]),
    )
    s.path('M-104 -26H-98V-3H-104ZM98 -26H104V-3H98Z', p.body)
    s.line('M-96 -8C-60 -14 -30 -9 -14 -4M96 -8C60 -14 30 -9 14 -4', p.stripe, 2)
  })
}

function drawTyreFront(s: Stage, x: number, w: number, h: number, p: Paint): void {
  const rubber = mix(p.ink, p.gleam, 0.2)
  s.add(
    `<rect x="${x - w / 2}" y="${-h}" width="${w}" height="${h}" rx="9" fill="${s.lin([p.ink, rubber, p.ink], 0, 0, 1, 0)}"/>`,
  )
  s.line(`M${x - w * 0.3} ${-h + 3}H${x + w * 0.3}`, p.gleam, 1.6, 'opacity=".45" stroke-linecap="round"')
}

/** The same car from straight above, nose to the right. */
export function drawRacerTop(s: Stage, o: CarOptions): void {
  const p = paintOf(s, o)
  s.placed(
    { x: o.x, y: o.y, scale: o.length / RACER_LENGTH, turn: o.turn ?? 0, flip: o.flip ?? false },
    () => {
      const tyres = (x: number, w: number) =>
        [-1, 1].map(
          (k) =>
            `<rect x="${x - 36}" y="${k > 0 ? 72 - w / 2 : -72 - w / 2}" width="72" height="${w}" rx="9" fill="${p.ink}"/>`,
        )
      s.line('M-190 -60L-150 60M-190 60L-150 -60M150 -60L185 60M150 60L185 -60', p.ink, 6)
      s.add([...tyres(-178, 40), ...tyres(168, 34)].join(''))
      s.add(
        `<rect x="-276" y="-58" width="52" height="116" rx="5" fill="${s.lin([p.top, p.body], 0, 0, 1, 0)}"/>`,
      )
      s.line('M-262 -54V54', p.stripe, 8)
      s.path(
        'M236 -92C262 -84 270 -30 268 0C270 30 262 84 236 92L256 96C288 88 292 20 292 0C292 -20 288 -88 256 -96Z',
        s.lin([p.body, p.top]),
      )
      s.path(
        'M-226 -14C-180 -30 -160 -52 -110 -60C-60 -66 -10 -62 34 -54C50 -40 60 -28 90 -24C150 -18 240 -14 280 -6C286 -2 286 2 280 6C240 14 150 18 90 24C60 28 50 40 34 54C-10 62 -60 66 -110 60C-160 52 -180 30 -226 14Z',
        s.lin([p.top, p.body, p.low]),
      )
      s.path('M-220 -5C-120 -14 -60 -16 -40 -14V14C-60 16 -120 14 -220 5ZM78 -8L276 -3V3L78 8Z', p.stripe)
      s.path('M-36 -22C-10 -28 40 -24 70 -10V10C40 24 -10 28 -36 22C-42 10 -42 -10 -36 -22Z', p.ink)
      s.circle(4, 0, 17, s.rad([p.gleam, p.stripe, mix(p.stripe, p.ink, 0.4)], 0.35, 0.3, 0.8))
      s.line('M-24 -24C0 -34 40 -26 76 0C40 26 0 34 -24 24', p.ink, 6)
    },
  )
}

/** Pre-war style single-seater with spoked wheels and a long tail, from the side. */
export function drawVintageRacer(s: Stage, o: CarOptions): void {
  const p = paintOf(s, o)
  s.placed({ x: o.x, y: o.y, scale: o.length / 100, turn: o.turn ?? 0, flip: o.flip ?? false }, () => {
    s.ellipse(0, 0.4, 54, 2.4, s.light.shadow, 'opacity=".6"')
    s.path(
      'M-47 -9C-50 -14 -46 -19 -36 -20.5C-28 -22 -22 -24 -17 -24.5L-9 -20.5L2 -19.5C14 -20.5 34 -18.5 45 -13.5C49 -11.5 49.5 -8.5 46 -6.5L-44 -5.5Z',
      s.lin([p.top, p.body, p.body, p.low]),
    )
    s.path(
      'M-45 -9.5C-20 -8 20 -8 48 -9.5C48.5 -8 47.5 -7 46 -6.5L-44 -5.5C-45.5 -6.5 -46 -8 -45 -9.5Z',
      p.low,
    )
    s.path(
      'M-36 -19.5C-28 -21.2 -22 -23 -17 -23.4L-15 -22.4C-22 -21.5 -30 -19.5 -40 -17.5Z',
      p.gleam,
      'opacity=".75"',
    )
    s.path('M4 -18.2C16 -18.8 30 -17.2 41 -13.6C30 -15.6 16 -16.8 4 -16.6Z', p.gleam, 'opacity=".65"')
    const louvres = range(9).map((i) => `M${8 + i * 2.6} ${-15.2 + i * 0.16}l-1 3.6`)
    s.line(louvres.join(''), p.low, 0.6)
    s.path('M45.6 -13.4C49.4 -11.4 49.6 -8.6 46.6 -6.8C45.4 -8.8 45.2 -11 45.6 -13.4Z', p.ink)
    s.line('M-40 -9.4C-10 -8.6 10 -8.6 28 -10.4', mix(GOLD, p.gleam, 0.3), 1.3)
    s.line('M-34 -8.2L-6 -8.2', mix(p.ink, p.gleam, 0.5), 1.6, 'stroke-linecap="round"')
    s.path('M-16 -24.2C-14.5 -21.5 -12 -20.2 -8 -20L-3.5 -19.8L-4.5 -24.8Z', p.ink)
    drawDriver(s, p)
    s.path('M-4.8 -19.6L-1.2 -24.8L-.3 -24.4L1.8 -19.5Z', p.gleam, 'opacity=".6"')
    s.circle(-27, -14.2, 3.9, p.stripe)
    drawSpokedWheel(s, -33, 9.4, p)
    drawSpokedWheel(s, 33, 8.8, p)
  })
}

function drawDriver(s: Stage, p: Paint): void {
  s.path(
    'M-16 -22.4C-15 -25 -11 -26 -7.4 -24.8L-3.6 -21.8L-8 -20Z',
    s.lin([p.stripe, mix(p.stripe, p.ink, 0.4)]),
  )
  s.path('M-14.6 -26C-15 -31.4 -7 -32.4 -6 -27.6L-5.8 -25L-9 -23.4L-13.6 -24.2Z', s.lin([p.gleam, p.stripe]))
  s.path('M-6 -28L-10.6 -28.4L-10.4 -26.2L-5.6 -25.8Z', p.ink)
  s.line('M-14.8 -27.4L-10.4 -27.6', p.ink, 0.5)
  s.line('M-8 -22.4L-2.4 -21.4', p.stripe, 1.8, 'stroke-linecap="round"')
}

function drawSpokedWheel(s: Stage, cx: number, r: number, p: Paint): void {
  s.circle(cx, -r, r, s.lin([mix(p.ink, p.gleam, 0.22), p.ink], 0, 0, 0.3, 1))
  s.circle(cx, -r, r * 0.68, s.lin([mix(p.ink, p.gleam, 0.35), mix(p.ink, p.gleam, 0.12)]))
  const spokes = range(24).map((i) => {
    const a = (i / 24) * 2 * Math.PI
    const b = a + (i % 2 ? 0.28 : -0.28)
    return `M${round1(cx + Math.cos(b) * r * 0.14)} ${round1(-r + Math.sin(b) * r * 0.14)}L${round1(cx + Math.cos(a) * r * 0.66)} ${round1(-r + Math.sin(a) * r * 0.66)}`
  })
  s.line(spokes.join(''), p.gleam, 0.28, 'opacity=".85"')
  s.circle(cx, -r, r * 0.68, 'none', `stroke="${mix(p.ink, p.gleam, 0.75)}" stroke-width=".7"`)
  s.path(ellipsePath(cx, -r, r * 0.17), GOLD)
  s.line(
    `M${round1(cx - r * 0.7)} ${round1(-r * 1.55)}A${r * 0.9} ${r * 0.9} 0 0 1 ${round1(cx + r * 0.6)} ${round1(-r * 1.65)}`,
    p.gleam,
    0.5,
    'opacity=".6"',
  )
}
