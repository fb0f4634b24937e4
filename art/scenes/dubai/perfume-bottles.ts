import { ellipsePath, type Point, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

/** Where the sun throws a thing's head: away from the window on the right. */
export const THROWN: Point = [-0.9, 0.43]

interface Bottle {
  readonly x: number
  readonly y: number
  /** Half the body's width, and the height that makes the shadow's length. */
  readonly r: number
  readonly h: number
  readonly sides: number
  readonly glass: string
  readonly body: string
  readonly stopper: string
}

/** Standing profiles, half a unit wide and one high, foot at 0 0. */
const TALL = 'M-.5 0V-.36L-.3 -.58L-.14 -.64V-.7H.14V-.64L.3 -.58L.5 -.36V0Z'
const ROUND = 'M-.3 0C-.62 -.16 -.58 -.5 -.14 -.6V-.7H.14V-.6C.58 -.5 .62 -.16 .3 0Z'
const DROP = 'M-.34 0C-.6 -.14 -.34 -.42 -.12 -.6V-.68H.12V-.6C.34 -.42 .6 -.14 .34 0Z'
const SPIRE = 'M-.2 -.7L-.24 -.78L0 -1L.24 -.78L.2 -.7Z'
const GLOBE = 'M-.12 -.7C-.36 -.76 -.3 -.98 0 -1C.3 -.98 .36 -.76 .12 -.7Z'

export const BOTTLES: readonly Bottle[] = [
  { x: 1104, y: 280, r: 37, h: 150, sides: 12, glass: '#1f7f86', body: DROP, stopper: GLOBE },
  { x: 1238, y: 352, r: 58, h: 232, sides: 8, glass: '#b3264e', body: TALL, stopper: SPIRE },
  { x: 1292, y: 494, r: 47, h: 168, sides: 10, glass: '#d9822b', body: ROUND, stopper: GLOBE },
]

/** Runs `draw` in the frame of the shadow: one unit wide as the bottle, one long as its shadow. */
export function inShadowFrame(s: Stage, b: Bottle, draw: () => void): void {
  const turn = (Math.atan2(THROWN[0], -THROWN[1]) * 180) / Math.PI
  s.group(`transform="translate(${b.x} ${b.y}) rotate(${turn.toFixed(2)}) scale(${b.r * 2} ${b.h})"`, draw)
}

/** Coloured light that comes through the glass, bright along the middle. */
export function drawGlassShadow(s: Stage, b: Bottle): void {
  inShadowFrame(s, b, () => {
    s.path(b.body, b.glass, 'opacity=".62"')
    s.clipped(b.body, () => {
      s.path('M-.16 .1L-.2 -.4L-.04 -.62H.06L.1 -.3L.02 .1Z', s.shade(b.glass, 1.2), 'opacity=".85"')
      s.path('M-.06 0L-.1 -.36L-.02 -.56L.02 -.3Z', s.light.sun, 'opacity=".8"')
    })
    s.path(b.stopper, s.light.shadow, 'opacity=".35"')
  })
}

const ring = (b: Bottle, k: number, turn = 0): Point[] =>
  range(b.sides).map((i) => {
    const angle = ((i + 0.5) / b.sides) * Math.PI * 2 + turn
    return [b.x + Math.cos(angle) * b.r * k, b.y + Math.sin(angle) * b.r * k]
  })

/** One facet a side between two rings; those to the sun are light, those behind glow with the light inside. */
function drawFacets(s: Stage, b: Bottle, outer: number, inner: number, colour: string, glow: number): void {
  const [far, near] = [ring(b, outer), ring(b, inner)]
  for (const i of range(b.sides)) {
    const j = (i + 1) % b.sides
    const angle = ((i + 1) / b.sides) * Math.PI * 2
    const toSun = -(Math.cos(angle) * THROWN[0] + Math.sin(angle) * THROWN[1])
    const lit = toSun > 0.35 ? 0.95 : toSun > -0.35 ? 0.45 : glow
    const corners = [far[i], far[j], near[j], near[i]] as Point[]
    s.path(polygon(corners), s.shade(colour, lit - (i % 2) * 0.1))
  }
}

/** Perfume bottle from straight above: facets, gilded collar, cut stopper. */
export function drawBottleFromAbove(s: Stage, b: Bottle): void {
  const gold = '#e2b557'
  s.path(polygon(ring(b, 1.05)), s.shade(b.glass, 0.1))
  drawFacets(s, b, 1, 0.62, b.glass, 0.75)
  s.path(polygon(ring(b, 0.62)), s.shade(b.glass, 0.28))
  s.circle(b.x + THROWN[0] * 3, b.y + THROWN[1] * 3, b.r * 0.5, s.shade(gold, 0.15))
  s.circle(b.x, b.y, b.r * 0.47, s.shade(gold, 0.7))
  drawFacets(s, b, 0.38, 0.14, gold, 0.2)
  s.path(polygon(ring(b, 0.15)), s.shade('#fff4d0', 1))
  const glint = ring(b, 0.9)
  const from = b.sides - 1
  s.path(
    polygon([glint[from], glint[0], ...[0, from].map((i) => ring(b, 0.74)[i])] as Point[]),
    s.light.sun,
    'opacity=".9"',
  )
}

/** A finger-long date: dark body, one lit side, two wrinkles. */
export function drawDate(s: Stage, x: number, y: number, turn: number, size: number): void {
  const skin = '#8f4a22'
  s.placed({ x, y, turn, scale: size }, () => {
    s.path(ellipsePath(0, 0, 1, 0.5), s.shade(skin, 0.12))
    s.path('M-.92 -.12C-.6 -.56 .6 -.56 .92 -.12C.5 .1 -.5 .1 -.92 -.12Z', s.shade(skin, 0.85))
    s.path('M-.5 -.3C-.1 -.44 .3 -.42 .5 -.3C.2 -.24 -.2 -.24 -.5 -.3Z', s.shade('#e0a05c', 1.05))
    s.line('M-.6 .12C-.2 .24 .3 .24 .62 .1', s.shade(skin, 0.5), 0.05)
  })
}
