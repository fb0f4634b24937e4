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

/** The two seated on a wall, from behind: she leans on his shoulder, one hand on the stone. */
export function drawPairSeated(s: Stage, o: PairOptions): void {
  const k = o.h / 100
  drawParts(s, { x: o.x - 11 * k, y: o.y, k, turn: 1 }, manSeated(o))
  drawParts(s, { x: o.x + 10 * k, y: o.y + k, k: k * 0.96, turn: -5 }, womanSeated(o))
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

const manSeated = ({ colours, skin }: PairOptions): Part[] => [
  {
    d: 'M-9.6 -12C-12.6 -9 -14 -3.5 -12 -.6Q-6 1.2 0 .8Q6 1.2 12 -.6C14 -3.5 12.6 -9 9.6 -12Z',
    colour: colours.trousers,
  },
  { d: 'M-2.8 -41H2.800L3.4 -34H-3.400Z', colour: skin },
  {
    d: 'M-3.4 -37C-8.8 -36 -12.2 -34.5 -13.2 -30C-14.4 -24 -15.4 -19 -15 -14C-14.6 -11.4 -11.6 -11.2 -10.8 -13L-10.4 -8.500Q0 -6 10.4 -8.500L10.8 -13C11.6 -11.2 14.6 -11.4 15 -14C15.4 -19 14.4 -24 13.2 -30C12.2 -34.5 8.8 -36 3.4 -37Q0 -35 -3.4 -37Z',
    colour: colours.shirt,
  },
  { d: ellipsePath(0.4, -45.5, 5.3, 6.7), colour: HAIR },
]

const womanSeated = ({ colours, skin }: PairOptions): Part[] => [
  {
    d: 'M7 -32.500C10 -31.5 11.8 -25 13.2 -17C14.2 -11 15.4 -5 17.4 -1.200C17.4 .4 14.6 .6 13.8 -.6C11.4 -6 9.6 -14 7 -22Z',
    colour: skin,
  },
  {
    d: 'M-2.8 -34.500C-6.2 -34 -8.2 -32.5 -8.8 -28.500C-8.6 -22.5 -6.8 -18.5 -6.8 -14.500C-9.6 -11.5 -13.4 -6 -12.4 -1.400Q-10 1 0 1Q10 1 12.4 -1.400C13.4 -6 9.6 -11.5 6.8 -14.500C6.8 -18.5 8.6 -22.5 8.8 -28.500C8.2 -32.5 6.2 -34 2.8 -34.500Z',
    colour: colours.dress,
  },
  {
    d: 'M-6.6 -42.500C-7 -50.5 4.8 -51.5 4.8 -43.500C6 -37 6.2 -30 5 -24.500Q.4 -22 -4.2 -24.500C-5.8 -30 -6.2 -36 -6.6 -42.500Z',
    colour: HAIR,
  },
]
