import { type Point, ribbon, smooth } from '../../engine/geometry.ts'
import { outline } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'

/** Right half of a reef manta from above, half a span to a hundred: mouth, head fin, wing, pelvic fin, tail. */
const HALF =
  '0,-36.500 6,-37.500 8.600,-40 11,-50 14.500,-56 18,-53 18.600,-45 21,-40 25,-37.500 33,-34.500 45,-30 58,-23 71,-13.500 83,-2.500 92,9 98,20 101,29 94,24 85,20.500 75,19 64,20 54,23.500 44,29 35,36.500 27,43.500 19,48.500 12,51 9.600,55.500 6.500,58.500 4,55 2,54'
const PATCH =
  '8,-25 19,-29.500 35,-26 49,-18.500 59,-8 49,-9 39,-11.500 29,-10 21,-4.500 15,4 11.500,-5 9,-16'
const TAIL = '0,48 2,66 -1,86 5,108 13,126'
const BACK = '-6,-37 6,-37 15,-18 14,10 10,34 4,52 0,56 -4,52 -10,34 -14,10 -15,-18'

interface MantaOptions {
  readonly x: number
  readonly y: number
  readonly span: number
  readonly turn: number
  /** Where the shadow falls, in design units. */
  readonly shadow: Point
}

/** One wing on the way up: shorter, its tip forward; the other pressing down. */
const beat = ([x, y]: Point): Point => {
  const t = Math.abs(x) / 100
  return x < 0 ? [x * (1 - 0.1 * t * t), y - 9 * t ** 2.4] : [x, y + 5 * t ** 2.4]
}

const both = (text: string): Point[] => {
  const right = outline(text)
  const left = right.map(([x, y]): Point => [-x, y]).toReversed()
  return [...right, ...left].map(beat)
}

const side = (text: string, k: -1 | 1): Point[] => outline(text).map(([x, y]) => beat([x * k, y]))

export function drawManta(s: Stage, o: MantaOptions): void {
  const at = { x: o.x, y: o.y, scale: o.span / 200, turn: o.turn }
  const disc = smooth(both(HALF), true, 0.62)
  const tail = ribbon(outline(TAIL), (t) => 2 * (1 - t) + 0.35)
  s.placed({ ...at, x: o.x + o.shadow[0], y: o.y + o.shadow[1], scale: at.scale * 0.94 }, () =>
    s.path(disc + tail, s.light.shadow, 'opacity=".42"'),
  )
  s.placed(at, () => {
    s.path(tail, s.shade('#1d2a44', 0.1))
    s.path(disc, s.shade('#22314e', 0.15))
    s.clipped(disc, () => {
      drawPlanes(s)
      for (const k of [-1, 1] as const)
        s.path(smooth(side(PATCH, k), true, 0.7), s.shade('#dfe9e6', k < 0 ? 0.95 : 0.62))
    })
    drawHead(s)
    s.path('M-1.600 46L1.600 46L.6 55L-.4 55Z', s.shade('#141d33', 0))
  })
}

/** Light from the upper left: the left wing in two tones, the back as one raised plane. */
function drawPlanes(s: Stage): void {
  const wing = '-4,-40 -26,-40 -60,-24 -92,8 -106,30 -84,12 -62,6 -40,14 -22,34 -4,54'
  s.path(smooth(outline(wing).map(beat), true, 0.5), s.shade('#46597c', 0.85))
  s.path(
    smooth(outline('-30,-38 -60,-24 -96,10 -108,34 -92,8 -62,-8 -40,-20').map(beat), true, 0.5),
    s.shade('#6d84a4', 1),
  )
  s.path(
    smooth(outline('60,-24 96,12 106,34 96,26 76,12 62,2').map(beat), true, 0.5),
    s.shade('#364766', 0.6),
  )
  s.path(smooth(outline(BACK), true, 0.7), s.shade('#2c3b5a', 0.5))
  s.path(
    smooth(outline('-6,-37 0,-37 1,-10 0,30 0,56 -4,52 -10,34 -14,10 -15,-18'), true, 0.6),
    s.shade('#415373', 0.8),
  )
}

function drawHead(s: Stage): void {
  s.path(
    smooth(outline('-7.500,-37.800 0,-36.800 7.500,-37.800 6,-34.500 0,-33.600 -6,-34.500'), true, 0.6),
    s.shade('#0e1528', 0),
  )
  for (const k of [-1, 1] as const) {
    s.path(
      smooth(side('9.600,-41 11.600,-49 14.600,-54.500 16.600,-52 15.600,-45 13,-39', k), true, 0.6),
      s.shade('#39496a', k < 0 ? 0.9 : 0.3),
    )
    s.circle(k * 21, -38, 1.4, s.shade('#0e1528', 0))
  }
}
