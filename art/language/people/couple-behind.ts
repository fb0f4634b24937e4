import { ellipsePath } from '../../engine/geometry.ts'
import type { Stage } from '../../engine/stage.ts'

/** One closed shape of a small figure, in hundredths of a standing person. */
interface Part {
  readonly d: string
  readonly colour: string
  /** How much of the light it takes, 1 for most cloth. */
  readonly lit?: number
}

interface PairOptions {
  /** Middle between the two, where they touch the ground or the seat. */
  readonly x: number
  readonly y: number
  /** Standing height of the taller; seated people keep the height they would have standing. */
  readonly h: number
  readonly colours: { readonly shirt: string; readonly trousers: string; readonly dress: string }
  readonly skin: string
}

const HAIR = '#2a1e2a'

/** A man and a woman from behind with their arms on a rail, heads inclined to each other. */
export function drawPairAtRail(s: Stage, o: PairOptions & { readonly headwrap: string }): void {
  const k = o.h / 100
  drawParts(s, { x: o.x + 12 * k, y: o.y, k, turn: -1 }, manAtRail(o))
  drawParts(s, { x: o.x - 15 * k, y: o.y + 2 * k, k: k * 0.92, turn: 1.5 }, womanAtRail(o))
}

function drawParts(
  s: Stage,
  at: { x: number; y: number; k: number; turn: number },
  parts: readonly Part[],
): void {
  const side = s.lightSide(at.x)
  s.placed({ x: at.x, y: at.y, scale: at.k, turn: at.turn }, () => {
    // A pale double shifted towards the light leaves a hairline of it along the edge.
    const glow = s.shade(s.light.lit, 1)
    s.group(`transform="translate(${side * 0.8} -0.5)"`, () => {
      for (const { d } of parts) s.path(d, glow)
    })
    for (const { d, colour, lit = 1 } of parts) {
      const tones = [0.1, 0.34, 0.72].map((t) => s.shade(colour, t * lit))
      s.path(d, s.lin(side > 0 ? tones : tones.reverse(), 0, 0, 1, 0.15))
    }
  })
}

const both = (left: string, right: string): string => left + right

const manAtRail = ({ colours, skin }: PairOptions): Part[] => [
  { d: both(ellipsePath(-4.8, -1.2, 3.7, 1.7), ellipsePath(4.8, -1.2, 3.7, 1.7)), colour: '#3a2a33' },
  {
    d: 'M-9.6 -53C-9.8 -36 -8.6 -20 -7.8 -2H-1.600L-.3 -42H.3L1.6 -2H7.800C8.6 -20 9.8 -36 9.6 -53Z',
    colour: colours.trousers,
  },
  { d: 'M-2.8 -89H2.800L3.4 -82H-3.400Z', colour: skin },
  {
    d: 'M-3.4 -85C-9 -84 -12.6 -82.5 -13.8 -78C-15.2 -72 -16.6 -65 -17 -59C-17 -56 -13.6 -55.5 -12.8 -58L-10.6 -66C-9.8 -60 -10.3 -54 -10.3 -48.500Q0 -46.5 10.3 -48.500C10.3 -54 9.8 -60 10.6 -66L12.8 -58C13.6 -55.5 17 -56 17 -59C16.6 -65 15.2 -72 13.8 -78C12.6 -82.5 9 -84 3.4 -85Q0 -83 -3.4 -85Z',
    colour: colours.shirt,
  },
  { d: ellipsePath(-0.6, -93, 5.3, 6.8), colour: HAIR },
]

const womanAtRail = ({ colours, skin, headwrap }: PairOptions & { readonly headwrap: string }): Part[] => [
  { d: 'M-5.6 -24L-4.8 -1H-1.800L-.8 -24ZM5.6 -24L4.8 -1H1.800L.8 -24Z', colour: skin, lit: 0.8 },
  {
    d: 'M-8 -80.500C-11 -79 -12.6 -70 -14 -60.500C-14.2 -57.5 -11 -57 -10.4 -59.500L-7 -72ZM8 -80.500C11 -79 12.6 -70 14 -60.500C14.2 -57.5 11 -57 10.4 -59.500L7 -72Z',
    colour: skin,
  },
  { d: 'M-2.4 -89H2.400L3 -81H-3Z', colour: skin },
  {
    d: 'M-3 -83.500C-6.5 -83 -8.6 -81.5 -9.2 -77.500C-9 -70 -6.6 -66 -6.5 -61C-8.5 -54 -11 -44 -13.4 -23Q0 -19 13.4 -23C11 -44 8.5 -54 6.5 -61C6.6 -66 9 -70 9.2 -77.500C8.6 -81.5 6.5 -83 3 -83.500Q0 -80.5 -3 -83.500Z',
    colour: colours.dress,
  },
  { d: ellipsePath(0.6, -91.5, 4.7, 6), colour: skin },
  {
    d: 'M-5.2 -90.500C-8.6 -97 -5.6 -104.5 2 -104.500C9 -104.5 9.6 -96.5 6.6 -90.500Q.6 -88.5 -5.2 -90.500Z',
    colour: headwrap,
  },
]
