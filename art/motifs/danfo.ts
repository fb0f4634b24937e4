import { ellipsePath, polygon, rectPath } from '../engine/geometry.ts'
import { range } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'

export interface DanfoOptions {
  /** Middle of the rear wheels' ground line. */
  readonly x: number
  readonly y: number
  /** Width of the tail. */
  readonly w: number
  /** Which flank is seen and how much of it: -1 left .. 1 right. */
  readonly flank?: number
  readonly depth?: number
  readonly seed?: number
}

const YELLOW = '#f0ac1c'
const BLACK = '#221d33'

/** The yellow minibus of Lagos from behind: two black bands, a crowded rear window, bundles on the roof. */
export function drawDanfo(s: Stage, o: DanfoOptions): void {
  const k = o.w / 100
  const depth = o.depth ?? 0
  const tone = (colour: string, lit: number) => s.shade(colour, lit, depth)
  s.ellipse(o.x + 6 * k, o.y, 66 * k, 8 * k, s.light.shadow, 'opacity=".5"')
  s.placed({ x: o.x, y: o.y - 9 * k, scale: k }, () => {
    if (o.flank) drawFlank(s, o.flank, tone)
    drawTail(s, tone)
    drawRearWindow(s, o.seed ?? 1, tone)
    drawBundles(s, tone)
  })
}

type Tone = (colour: string, lit: number) => string

const TAIL =
  'M-50 -10L-50 -66C-50 -92 -46 -114 -36 -118Q0 -124 36 -118C46 -114 50 -92 50 -66L50 -10Q50 -4 44 -4L-44 -4Q-50 -4 -50 -10Z'

function drawTail(s: Stage, tone: Tone): void {
  for (const x of [-38, 38]) s.rect(x - 10, -14, 20, 24, tone('#2b2438', 0.1), 'rx="3"')
  s.path(
    TAIL,
    s.lin([tone(YELLOW, 0.18), tone(YELLOW, 0.42), tone(YELLOW, 0.75), tone(YELLOW, 1)], 0, 0.2, 1, 0),
  )
  s.clipped(TAIL, () => {
    s.rect(-52, -58, 104, 6.5, tone(BLACK, 0.25))
    s.rect(-52, -46, 104, 6.5, tone(BLACK, 0.25))
    s.rect(-52, -16, 104, 20, tone(BLACK, 0.15), 'opacity=".35"')
    s.path(
      'M38 -122C50 -110 52 -90 52 -66V-8H47V-66C46 -90 44 -108 36 -117Z',
      tone('#ffe7a0', 1),
      'opacity=".85"',
    )
  })
  s.line('M0 -58V-14M-50 -28H50', tone(YELLOW, 0.05), 0.9, 'opacity=".55"')
  s.rect(-51, -15, 102, 6, s.lin([tone('#cfc6c8', 0.8), tone('#8b8398', 0.1)]), 'rx="2.5"')
  s.rect(-15, -27, 30, 9, tone('#f0e6cf', 0.7), 'rx="1"')
  for (const x of [-45, 36]) {
    s.rect(x, -36, 9, 13, s.lin(['#ff7a4a', '#b02a34']), 'rx="2"')
    s.circle(x + 4.5, -30, 11, '#ff6a3c', 'opacity=".16"')
  }
}

function drawRearWindow(s: Stage, seed: number, tone: Tone): void {
  const pane = 'M-38 -68C-38 -88 -36 -104 -31 -108Q0 -112 31 -108C36 -104 38 -88 38 -68Q0 -64 -38 -68Z'
  s.path(pane, s.lin([tone('#3c4a78', 0.5), tone('#241f45', 0.1)]))
  s.clipped(pane, () => {
    const random = s.random(seed)
    for (const i of range(4)) {
      const x = -27 + i * 18 + (random() - 0.5) * 6
      const y = -80 - random() * 5
      s.path(
        ellipsePath(x, y, 6, 7.5) + ellipsePath(x, y + 15, 11, 9),
        s.lin([tone('#4a2c3c', 0.5), tone('#241830', 0.1)], 1, 0, 0, 0),
      )
    }
    s.path('M12 -112L34 -112L18 -64L-2 -64Z', tone('#ffd9a0', 1), 'opacity=".2"')
  })
  s.line(pane, tone('#3a2c2c', 0.1), 1.6)
}

function drawFlank(s: Stage, flank: number, tone: Tone): void {
  const out = 46 * flank
  const k = Math.sign(flank)
  const side = polygon([
    [k * 46, -116],
    [k * 46 + out, -102],
    [k * 50 + out, -62],
    [k * 50 + out, -20],
    [k * 50, -4],
  ])
  s.path(side, tone(YELLOW, k > 0 ? 1.05 : 0.12))
  s.clipped(side, () => {
    s.path(`M${k * 50} -58L${k * 50 + out} -50L${k * 50 + out} -45L${k * 50} -51.500Z`, tone(BLACK, 0.3))
    s.path(`M${k * 50} -46L${k * 50 + out} -40L${k * 50 + out} -35L${k * 50} -39.500Z`, tone(BLACK, 0.3))
    s.path(
      `M${k * 52} -104L${k * 50 + out * 0.92} -93L${k * 50 + out * 0.94} -62L${k * 54} -68Z`,
      tone('#46507c', 0.45),
    )
    s.line(`M${k * 50 + out * 0.45} -100V-60`, tone(YELLOW, 0.8), 3)
  })
  s.ellipse(k * 50 + out * 0.7, -12, 7, 13, tone('#2b2438', 0.15))
}

function drawBundles(s: Stage, tone: Tone): void {
  s.line('M-32 -121H32M-28 -127H28M-24 -121V-128M0 -122V-128M24 -121V-128', tone('#4a3c44', 0.4), 1.6)
  const bundle = (x: number, w: number, h: number, colour: string) => {
    s.path(
      `M${x - w} -127Q${x - w * 1.08} ${-127 - h} ${x} ${-128 - h}Q${x + w * 1.08} ${-127 - h} ${x + w} -127Z`,
      s.lin([tone(colour, 0.3), tone(colour, 0.95)], 0, 0.6, 1, 0),
    )
    s.path(rectPath(x - 1, -128 - h, 2, h), tone('#3a2a33', 0.2))
  }
  bundle(-13, 13, 13, '#a8483c')
  bundle(12, 15, 10, '#4a6a8a')
}
