import { ellipsePath, type Point, smooth } from '../../../engine/geometry.ts'
import { lerp, range } from '../../../engine/numbers.ts'
import { curved, strand } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'

interface GeleOptions {
  /** Middle of the foot of its stand. */
  readonly x: number
  readonly y: number
  /** 1: three hundred and sixty units wide, five hundred high with its stand. */
  readonly size: number
  readonly colour: string
  readonly stripe: string
  readonly flip?: boolean
  readonly depth?: number
}

const PLEATS = 9
const BAND = -196

/** The upper edge of a pleat: 0 the outermost, 1 the innermost. */
function pleatEdge(t: number, out = 0): Point[] {
  const left: Point = [lerp(-206, -108, t) - out, BAND + lerp(-84, -24, t)]
  const right: Point = [lerp(226, 110, t) + out, BAND + lerp(-172, -34, t)]
  const top = lerp(-330, -82, t) - out
  return [
    left,
    [lerp(-186, -86, t) - out * 0.6, BAND + lerp(-196, -58, t) - out * 0.6],
    [lerp(-92, -40, t), BAND + lerp(-286, -76, t) - out],
    [lerp(36, 10, t), BAND + top],
    [lerp(160, 64, t) + out * 0.6, BAND + lerp(-296, -72, t) - out * 0.6],
    right,
  ]
}

const pleat = (t: number, out = 0): string => {
  const edge = pleatEdge(t, out)
  return smooth(
    [...edge, [lerp(128, 86, t), BAND - 12], [0, BAND + 14], [lerp(-124, -86, t), BAND - 6]],
    true,
    0.72,
  )
}

/** A gele of stiff cloth, pleated like a shell, on a turned stand. */
export function drawGele(s: Stage, o: GeleOptions): void {
  const tone = (colour: string, lit: number) => s.shade(colour, lit, o.depth ?? 0)
  s.placed({ x: o.x, y: o.y, scale: o.size, flip: o.flip ?? false }, () => {
    drawStand(s, tone)
    for (const i of range(PLEATS)) {
      const t = i / (PLEATS - 1)
      drawPleat(s, t, i, o, tone)
    }
    drawBand(s, o, tone)
  })
}

type Tone = (colour: string, lit: number) => string

function drawPleat(s: Stage, t: number, i: number, o: GeleOptions, tone: Tone): void {
  const d = pleat(t)
  if (i) s.path(pleat(t, 9), tone(o.colour, 0.08), 'transform="translate(7 1)"')
  s.path(d, tone(o.colour, 0.36))
  s.clipped(d, () => {
    s.path(d, tone(o.colour, i % 2 ? 0.72 : 0.82), 'transform="translate(-20 3)"')
    const inner = (by: number) =>
      smooth(
        pleatEdge(t).map(([x, y]): Point => [x * (1 - by / 300), y + by]),
        false,
        0.72,
      )
    s.line(inner(7), tone(o.stripe, 0.95), 3)
    s.line(inner(15), tone(o.stripe, 0.6), 1.4)
    s.path(d, tone(o.colour, 0.24), `transform="translate(${lerp(118, 52, t)} ${lerp(40, 14, t)})"`)
  })
  const [a, b, c, e] = pleatEdge(t)
  s.line(smooth([a, b, c, e] as Point[], false, 0.72), tone('#ffd8ec', 1), 2.4)
}

/** The cloth drawn tight round the foot, three folds crossing. */
function drawBand(s: Stage, o: GeleOptions, tone: Tone): void {
  const band = curved(
    '-118,-44 -60,-22 0,-14 60,-24 118,-52 112,2 66,34 0,44 -66,34 -110,4',
    0,
    BAND,
    1,
    1,
    0.6,
  )
  s.path(band, tone(o.colour, 0.3))
  s.clipped(band, () => {
    s.path(curved('-126,-50 0,-18 80,-6 50,18 -40,20 -126,0', 0, BAND, 1), tone(o.colour, 0.95))
    s.path(curved('-126,4 -50,24 50,26 126,-4 126,20 0,38 -126,22', 0, BAND, 1), tone(o.colour, 0.68))
    s.line(strand('-126,-6 -20,18 130,-36', 0, BAND, 1), tone(o.stripe, 0.9), 3)
    s.line(strand('-120,20 0,34 126,4', 0, BAND, 1), tone(o.stripe, 0.7), 2)
  })
}

function drawStand(s: Stage, tone: Tone): void {
  const wood = '#a8683a'
  const turned =
    'M-18 -172L-11 -150L-15 -140L-9 -128L-9 -58L-17 -46L-11 -36L-13 -16L-64 -8Q-70 0 -60 6H60Q70 0 64 -8L13 -16L11 -36L17 -46L9 -58V-128L15 -140L11 -150L18 -172Z'
  s.path(turned, tone(wood, 0.2))
  s.clipped(turned, () => {
    s.rect(-80, -190, 78, 220, tone(wood, 0.75))
    s.rect(-80, -190, 71, 150, tone(wood, 0.95))
    s.path(ellipsePath(-20, -9, 44, 6), tone(wood, 1))
  })
}
