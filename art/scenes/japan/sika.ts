import { type Point, smooth } from '../../engine/geometry.ts'
import { moved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'

/** Facing left, in hundredths of the height at the shoulder; the ground is 0. */
const STANDING = {
  body: '-56,-78 -53,-91 -41,-101 -18,-99 8,-97 30,-101 46,-102 58,-93 62,-79 60,-66 52,-58 40,-58 24,-62 0,-57 -22,-55 -40,-56 -51,-63',
  legs: [
    '34,-70 61,-74 62,-60 54,-48 57,-37 54,-29 51,-14 50,-4 51,0 43,0 44,-6 46,-27 47,-37 42,-46 33,-56',
    '-51,-68 -32,-68 -31,-53 -35,-40 -35,-28 -37,-14 -36,-4 -35,0 -44,0 -43,-5 -42,-14 -43,-28 -44,-40 -49,-54',
  ],
  farLegs: [
    '22,-66 48,-70 48,-58 41,-48 43,-37 40,-29 34,-14 32,-4 33,0 25,0 26,-6 31,-27 33,-37 29,-46 22,-56',
    '-54,-68 -38,-68 -39,-53 -44,-40 -46,-28 -49,-14 -50,-4 -49,0 -58,0 -56,-5 -54,-14 -52,-28 -52,-40 -55,-54',
  ],
  rump: '56,-94 62,-84 63,-70 58,-60 55,-68 56,-80',
  tail: '59,-92 67,-87 69,-74 65,-67 62,-76',
} as const

interface Bearing {
  readonly neck: string
  readonly head: string
  readonly ear: string
  readonly farEar: string
  readonly eye: string
  readonly nose: string
  readonly chin: string
}

const BEARINGS = {
  grazing: {
    neck: '-28,-100 -46,-100 -66,-86 -82,-62 -92,-44 -86,-33 -75,-42 -64,-56 -50,-62 -38,-74',
    head: '-81,-45 -89,-50 -96,-41 -100,-28 -105,-14 -104,-7 -98,-5 -93,-11 -88,-22 -82,-33',
    ear: '-84,-46 -81,-60 -73,-67 -73,-56 -78,-43',
    farEar: '-92,-46 -96,-60 -91,-66 -86,-51',
    eye: '-93,-33',
    nose: '-102,-9',
    chin: '-97,-6 -94,-11 -91,-17 -94,-20 -99,-12',
  },
  bowing: {
    neck: '-28,-100 -48,-101 -72,-98 -92,-90 -102,-83 -96,-70 -84,-71 -68,-71 -50,-66 -40,-76',
    head: '-93,-86 -102,-90 -111,-81 -117,-68 -123,-56 -121,-50 -114,-49 -107,-57 -101,-65 -92,-71',
    ear: '-95,-87 -91,-100 -82,-105 -82,-95 -88,-84',
    farEar: '-103,-89 -105,-103 -99,-107 -96,-92',
    eye: '-107,-76',
    nose: '-120,-53',
    chin: '-113,-50 -107,-57 -104,-62 -109,-64 -116,-56',
  },
  alert: {
    neck: '-24,-99 -40,-102 -50,-118 -57,-138 -61,-149 -75,-142 -77,-128 -73,-108 -66,-88 -57,-72 -44,-78',
    head: '-58,-149 -67,-155 -79,-149 -93,-140 -103,-133 -105,-127 -98,-123 -85,-126 -75,-129 -63,-134',
    ear: '-62,-150 -56,-164 -46,-169 -47,-157 -55,-145',
    farEar: '-69,-153 -72,-168 -66,-174 -61,-158',
    eye: '-79,-142',
    nose: '-102,-129',
    chin: '-97,-124 -86,-126 -80,-130 -86,-133 -98,-128',
  },
} as const satisfies Record<string, Bearing>

interface DeerOptions {
  readonly x: number
  readonly y: number
  /** Height at the shoulder. */
  readonly h: number
  readonly does: keyof typeof BEARINGS
  readonly flip?: boolean
  readonly colour?: string
  readonly depth?: number
}

const COAT = '#a06a40'

/** A sika doe in her plain spring coat: two tones, white rump, the shadow joined to her feet. */
export function drawSika(s: Stage, o: DeerOptions): void {
  const { x, y, h, depth = 0 } = o
  const k = h / 100
  const f = o.flip ? -1 : 1
  const bearing = BEARINGS[o.does]
  const coat = o.colour ?? COAT
  const d = (text: string, tension = 0.7) => smooth(moved(text, x, y, k, f), true, tension)
  const laid = (text: string) =>
    smooth(
      moved(text, x, y, k, f).map(([px, py]): Point => [px - (y - py) * 0.55, y + (y - py) * 0.16]),
      true,
      0.7,
    )
  const [dark, lit] = [s.shade(coat, 0.12, depth), s.shade(coat, 0.95, depth)]
  const { body, legs, farLegs, rump, tail } = STANDING
  s.group(`opacity="${0.36 * (1 - depth)}"`, () => {
    for (const part of [body, ...legs, ...farLegs, bearing.neck, bearing.head])
      s.path(laid(part), s.light.shadow)
  })
  for (const leg of farLegs) s.path(d(leg, 0.5), dark)
  s.path(d(bearing.farEar), dark)
  /** Light from the upper right: what lies low and left keeps the dark tone. */
  const plane = (text: string, dx: number, dy: number, tension = 0.7) => {
    const outline = d(text, tension)
    s.path(outline, dark)
    s.clipped(outline, () => s.path(outline, lit, `transform="translate(${dx * k} ${dy * k})"`))
  }
  for (const leg of legs) plane(leg, 4.5, 0, 0.5)
  s.path(
    d('43,-5 51,-5 51,0 43,0', 0.3) + d('-43,-5 -36,-5 -35,0 -44,0', 0.3),
    s.shade('#2f2630', 0.2, depth),
  )
  // One outline for trunk, neck and head, all the same way round: no seam where they meet.
  const trunk = [body, bearing.neck, bearing.head]
    .map((text, i) => {
      const points = moved(text, x, y, k, f)
      return smooth(i ? points.toReversed() : points, true, 0.7)
    })
    .join('')
  s.path(trunk, dark)
  s.clipped(trunk, () => s.path(trunk, lit, `transform="translate(${3 * k} ${-9 * k})"`))
  plane(bearing.ear, 3, -3)
  s.path(d(rump), s.shade('#3a2a28', 0.2, depth))
  s.path(d(tail), s.shade('#fffaf0', 1, depth))
  s.path(d('55,-90 61,-82 62,-70 57,-62 57,-74'), s.shade('#fffaf0', 1, depth))
  s.path(d(bearing.chin), s.shade('#f0dcc0', 0.9, depth))
  for (const [point, r] of [
    [bearing.eye, 2.3],
    [bearing.nose, 3],
  ] as const) {
    const [[px, py]] = moved(point, x, y, k, f) as [Point]
    s.circle(px, py, r * k, s.shade('#201820', 0.1, depth))
  }
}
