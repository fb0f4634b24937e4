import type { Stage } from '../../engine/stage.ts'

interface RailGuest {
  /** Between the feet. */
  readonly x: number
  readonly y: number
  readonly h: number
  readonly wears: 'kaftan' | 'sundress'
  readonly colour: string
  readonly sash: string
  readonly skin: string
  readonly hair?: string
}

/** How far above her feet the hands rest, of her height: a rail for her runs there. */
const RAIL_HEIGHT = 0.62

const LOOSE_HAIR =
  'M-4.9 -93C-5.6 -88 -6.6 -82 -5.6 -76.6C-3 -73.4 3.4 -73.2 5.8 -76.4C6.8 -82 5.8 -88 5.2 -93Z'

type Tone = (colour: string, lit?: number) => string

/** A woman from behind, both hands on a rail in front of her; drawn over the rail. */
export function drawRailGuest(s: Stage, o: RailGuest): void {
  const side = s.lightSide(o.x)
  const glow = s.shade(s.light.lit, 1)
  s.placed({ x: o.x, y: o.y, scale: o.h / 100 }, () => {
    shadowOnFloor(s, o)
    // A pale double towards the light leaves a hairline of it along the edge.
    s.group(`transform="translate(${side * 0.7} -.5)"`, () => figure(s, o, () => glow))
    figure(s, o, (colour, lit = 1) => {
      const tones = [s.shade(colour, 0.08), s.shade(colour, 0.34 * lit), s.shade(colour, 0.85 * lit)]
      return s.lin(side > 0 ? tones : tones.reverse(), 0, 0, 1, 0)
    })
  })
}

/** Dark where she stands, then thinning out away from the light. */
function shadowOnFloor(s: Stage, o: RailGuest): void {
  const reach = 34
  const lean = -s.lightSide(o.x) * reach * 0.7
  s.path(
    `M-13 -1L13 -1L${lean + 17} ${reach}L${lean - 15} ${reach}Z`,
    s.lin([
      [s.light.shadow, 0.42],
      [s.light.shadow, 0],
    ]),
  )
  s.ellipse(0, 0.6, 17, 2.6, s.light.shadow, 'opacity=".5"')
}

function figure(s: Stage, o: RailGuest, tone: Tone): void {
  if (o.wears === 'kaftan') kaftan(s, o, tone)
  else sundress(s, o, tone)
  s.path('M-2.5 -89.5H2.7L3.5 -84.6Q0 -82.4 -3.3 -84.6Z', tone(o.skin, 0.7))
  const hair = o.hair ?? '#2c1f2a'
  s.path(
    'M-4.9 -93C-5.3 -97.4 -2.8 -99.8 .3 -99.8C3.6 -99.8 5.7 -97.4 5.2 -93C4.9 -89.6 3 -87.4 .2 -87.4C-2.6 -87.4 -4.6 -89.6 -4.9 -93Z',
    tone(hair, 0.8),
  )
  if (o.wears === 'sundress') s.ellipse(0.2, -90.2, 3.3, 2.7, tone(hair))
  else s.path(LOOSE_HAIR, tone(hair, 0.8))
}

function hands(s: Stage, o: RailGuest, tone: Tone): void {
  const y = -100 * RAIL_HEIGHT
  s.ellipse(-18.4, y - 0.8, 2.8, 1.7, tone(o.skin))
  s.ellipse(17.8, y - 0.8, 2.8, 1.7, tone(o.skin))
}

function kaftan(s: Stage, o: RailGuest, tone: Tone): void {
  hands(s, o, tone)
  s.path(
    'M-6 -84C-11.6 -83.4 -14.8 -79.4 -17.2 -74C-19.4 -69.6 -21.4 -66 -22.2 -62.6L-14.8 -60.4C-14 -63.4 -12.6 -67 -10.6 -69.6L-7 -74Z',
    tone(o.colour, 0.9),
  )
  s.path(
    'M5.6 -84C11.2 -83.4 14.2 -79.4 16.6 -74C18.8 -69.6 20.8 -66 21.6 -62.6L14.2 -60.4C13.4 -63.4 12 -67 10 -69.6L6.6 -74Z',
    tone(o.colour, 0.9),
  )
  s.path(
    'M-3.6 -85.6C-8 -84.8 -11 -83.2 -11.4 -80C-11 -75 -9.2 -70 -8.2 -62C-8.8 -56 -10.6 -52 -11 -46C-11.6 -30 -13.8 -12 -16 -1C-8 1.8 8.6 2 15.4 -.6C13.4 -14 11.8 -30 10.8 -46C10.4 -52 8.4 -56 7.8 -62C8.8 -70 10.6 -75 11.2 -80C10.6 -83.2 7.6 -84.8 3.8 -85.6Q0 -83.4 -3.6 -85.6Z',
    tone(o.colour),
  )
  s.path('M-8.5 -63.6Q0 -61.6 8.1 -63.6L7.9 -60.4Q0 -58.2 -8.5 -60.4Z', tone(o.sash))
  s.line(
    'M-3.4 -58C-4.2 -40 -6.4 -18 -7.8 -1M1.2 -58C1.4 -40 1.6 -20 1.2 .8M4.8 -57C6 -40 7.6 -18 9 0',
    s.light.shadow,
    0.9,
    'opacity=".32"',
  )
}

function sundress(s: Stage, o: RailGuest, tone: Tone): void {
  sandalledLegs(s, o, tone)
  hands(s, o, tone)
  s.path(
    'M-5.4 -83.6C-9.6 -83.6 -11.8 -81 -13 -77.4C-14.4 -73.6 -17 -68.6 -20 -63.6L-16.6 -61.6C-13.6 -65.4 -10.8 -69.6 -9.2 -73.6L-6 -78Z',
    tone(o.skin, 0.9),
  )
  s.path(
    'M5.4 -83.6C9.4 -83.6 11.4 -81 12.6 -77.4C14 -73.6 16.6 -68.6 19.4 -63.6L16 -61.6C13 -65.4 10.2 -69.6 8.8 -73.6L6 -78Z',
    tone(o.skin, 0.9),
  )
  s.path('M-7 -83.8Q0 -86.6 7 -83.8L7.6 -74H-7.6Z', tone(o.skin, 0.8))
  s.path(
    'M-7.6 -83.6L-5.4 -84.2C-4.4 -79 -2.6 -75.4 0 -75C2.6 -75.4 4.4 -79 5.4 -84.2L7.6 -83.6C8.8 -78 9 -72 7.2 -62.6C8.4 -57 10.4 -52.6 11 -47C11.8 -38 13.4 -28 15.2 -20C8 -16.8 -8 -16.8 -15 -20.2C-13.4 -28 -11.8 -38 -11 -47C-10.4 -52.6 -8.8 -57 -7.6 -62.6C-9.4 -72 -9 -78 -7.6 -83.6Z',
    tone(o.colour),
  )
  s.path('M-8 -64Q0 -62 7.6 -64L7.4 -60.8Q0 -58.6 -8 -60.8Z', tone(o.sash))
  s.line(
    'M-3.4 -58C-4.2 -45 -6 -30 -7.6 -19M1.2 -58C1.4 -45 1.6 -30 1.2 -18M4.8 -57C6 -45 7.8 -30 9.2 -19',
    s.light.shadow,
    0.9,
    'opacity=".3"',
  )
}

function sandalledLegs(s: Stage, o: RailGuest, tone: Tone): void {
  for (const x of [-4.8, 4.8]) {
    s.path(
      `M${x - 3} -22C${x - 3.9} -15 ${x - 2.6} -9 ${x - 1.8} -4C${x - 3.2} -2 ${x - 3.3} .4 ${x - 2.6} .9H${x + 2.6}C${x + 3.3} .4 ${x + 3.2} -2 ${x + 1.8} -4C${x + 2.6} -9 ${x + 3.9} -15 ${x + 3} -22Z`,
      tone(o.skin, 0.8),
    )
    s.path(`M${x - 3.3} -.2Q${x} .8 ${x + 3.3} -.2L${x + 3} 1.7Q${x} 2.4 ${x - 3} 1.7Z`, tone(o.sash, 0.6))
    s.line(`M${x - 2.2} -3.6Q${x} -2.4 ${x + 2.2} -3.6`, tone(o.sash, 0.6), 1)
  }
}
