import { type Point, polygon } from '../../engine/geometry.ts'
import { lerp, range, round1 } from '../../engine/numbers.ts'
import { cornered, curved } from '../../engine/outline.ts'
import { seenFrom } from '../../engine/perspective.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure } from '../../language/people/figure.ts'
import { drawPeople, people } from '../../language/people/figure-cast.ts'
import { drawPalm } from '../../language/plants/palm.ts'
import { GATE } from './palace-gate.ts'

/** From a guest's seat on the raised gallery across the court. */
const EYE = { x: GATE.x, horizon: 470, focal: 1100, height: 4.2 }
const see = seenFrom(EYE)
export const onCourt = (right: number, away: number): Point => see([right, 0, away])
export const metreAt = (away: number): number => EYE.focal / away

const RED = '#b8303c'
const GOLD = '#f0be4c'

/** Palms and a banyan over the wall, against the last green of the sky. */
export function drawNightTrees(s: Stage): void {
  for (const [x, h, lean, depth] of [
    [150, 330, 0.16, 0.16],
    [340, 240, -0.2, 0.3],
    [640, 300, 0.14, 0.2],
    [1530, 340, -0.14, 0.16],
    [1420, 240, 0.2, 0.3],
  ] as const)
    drawPalm(s, { x, y: 560, h, lean, depth, colour: '#17463f', seed: x, size: 1 })
}

/** Paving in three rings of light, the farthest darkest. */
export function drawCourt(s: Stage): void {
  const [, top] = onCourt(0, 26)
  s.fillBelow(top, s.shade('#5a6a68', 0.05))
  for (const [rx, ry, lit] of [
    [760, 232, 0.2],
    [560, 178, 0.42],
    [360, 122, 0.62],
  ] as const) {
    const clip = `M${s.left} ${top}H${s.right}V${s.bottom}H${s.left}Z`
    s.clipped(clip, () => s.ellipse(GATE.x, top + 66, rx, ry, s.shade('#8f7a68', lit)))
  }
  const joints: string[] = []
  for (const i of range(16)) {
    const [, y] = onCourt(0, 26 * 0.935 ** i)
    joints.push(`M${s.left} ${round1(y)}H${s.right}`)
    for (const k of range(40)) {
      const right = (k - 20) * 1.5 + (i % 2) * 0.75
      const [x1, y1] = onCourt(right, 26 * 0.935 ** i)
      const [x2, y2] = onCourt(right, 26 * 0.935 ** (i + 1))
      joints.push(`M${round1(x1)} ${round1(y1)}L${round1(x2)} ${round1(y2)}`)
    }
  }
  s.line(joints.join(''), s.light.shadow, 1.5, 'opacity=".4"')
}

/** The red carpet from the stair to the front of the court. */
export function drawCarpet(s: Stage): void {
  const lay = (half: number, from: number, to: number) =>
    polygon([onCourt(-half, from), onCourt(half, from), onCourt(half, to), onCourt(-half, to)])
  s.path(lay(3.2, 23.2, 13.2), s.shade(GOLD, 0.85))
  s.path(lay(3.06, 23, 13.35), s.shade(RED, 0.85))
  s.path(lay(2.8, 22.5, 13.75), s.shade(GOLD, 0.7))
  s.path(lay(2.74, 22.4, 13.85), s.shade('#8f2036', 0.8))
  const diamonds = range(7).flatMap((i) =>
    range(9).map((k) => {
      const [x, y] = onCourt((k - 4) * 0.6, 21.6 * 0.936 ** i)
      const w = metreAt(21.6 * 0.936 ** i) * 0.12
      return cornered('-1,0 0,-.4 1,0 0,.4', x, y, w)
    }),
  )
  s.path(diamonds.join(''), s.shade(GOLD, 0.8))
}

/** A tall bamboo torch; its light is two flat discs. */
export function drawTorch(s: Stage, right: number, away: number): void {
  const [x, y] = onCourt(right, away)
  const m = metreAt(away)
  for (const [r, opacity] of [
    [1.7, 0.08],
    [0.9, 0.16],
  ] as const)
    s.circle(x, y - 2.65 * m, r * m, '#ffb45a', `opacity="${opacity}"`)
  s.path(cornered('-.050,0 .050,0 .034,-2.300 -.034,-2.300', x, y, m), s.shade('#b88a4c', 0.7))
  s.path(cornered('-.120,-2.400 .120,-2.400 .070,-2.150 -.070,-2.150', x, y, m), s.shade('#5a3a30', 0.6))
  s.path(
    curved('-.150,-2.380 -.200,-2.640 -.040,-2.800 .020,-3.100 .180,-2.760 .160,-2.400', x, y, m),
    '#f4782c',
  )
  s.path(curved('-.090,-2.380 -.100,-2.560 0,-2.660 .040,-2.860 .120,-2.600 .090,-2.390', x, y, m), '#ffbe4c')
  s.path(curved('-.040,-2.380 -.040,-2.500 .020,-2.640 .060,-2.480 .040,-2.380', x, y, m), '#fff4c8')
}

/** Tedung, the fringed parasol of a court. */
export function drawTedung(s: Stage, right: number, away: number, colour: string): void {
  const [x, y] = onCourt(right, away)
  const m = metreAt(away)
  s.path(cornered('-.030,0 .030,0 .030,-3 -.030,-3', x, y, m), s.shade(GOLD, 0.7))
  s.path(
    curved('-.700,-2.600 -.520,-2.860 0,-3.060 .520,-2.860 .700,-2.600', x, y, m, 1, 0.6),
    s.shade(colour, 0.9),
  )
  s.path(
    curved('0,-2.600 .060,-2.860 0,-3.060 .520,-2.860 .700,-2.600', x, y, m, 1, 0.6),
    s.shade(colour, 0.55),
  )
  s.path(cornered('-.700,-2.620 .700,-2.620 .690,-2.300 -.690,-2.300', x, y, m), s.shade(colour, 0.7))
  s.path(cornered('-.700,-2.420 .700,-2.420 .690,-2.300 -.690,-2.300', x, y, m), s.shade(GOLD, 1))
  s.path(cornered('-.040,-3.040 .040,-3.040 0,-3.300', x, y, m), s.shade(GOLD, 1))
}

/** Metallophones in carved frames with their players, to both sides of the stair. */
export function drawGamelan(s: Stage): void {
  const places = [-7.2, -5.05, -3.65, 3.65, 5.05, 7.2]
  const skins = ['chestnut', 'bronze', 'umber', 'bronze', 'chestnut', 'honey'] as const
  const cloth = ['#f2ead2', '#efe2c4', '#f6f0de', '#f0e6cc', '#f4ecd6', '#ece0c6']
  places.forEach((right, i) => {
    const [x, y] = onCourt(right, 23)
    drawFigure(s, {
      x,
      y: y - 6,
      h: metreAt(23) * 1.7,
      pose: 'crossLegged',
      view: 'front',
      dress: 'sarong',
      colours: [cloth[i] ?? '#f2ead2', '#7a3a4e', '#e0a848'],
      skin: skins[i] ?? 'bronze',
      hat: 'headcloth',
      hatColours: [i % 2 ? '#f2c04c' : '#d8473c', '#f2c04c'],
      flip: right > 0,
      shadow: false,
    })
    drawGangsa(s, right, 22.2)
  })
}

function drawGangsa(s: Stage, right: number, away: number): void {
  const [x, y] = onCourt(right, away)
  const m = metreAt(away)
  s.path(cornered('-.560,.060 .560,.060 .300,.180 -.800,.180', x, y, m), s.light.shadow, 'opacity=".45"')
  s.path(cornered('-.540,0 -.580,-.420 .580,-.420 .540,0', x, y, m), s.shade(RED, 0.9))
  s.path(cornered('.180,0 .180,-.420 .580,-.420 .540,0', x, y, m), s.shade(RED, 0.5))
  s.path(cornered('-.600,-.460 .600,-.460 .600,-.380 -.600,-.380', x, y, m), s.shade(GOLD, 1))
  s.path(cornered('-.560,0 -.560,-.070 .560,-.070 .560,0', x, y, m), s.shade(GOLD, 0.8))
  for (const k of [-0.3, 0, 0.3])
    s.path(curved('-.090,-.220 0,-.330 .090,-.220 0,-.120', x + k * m, y, m), s.shade(GOLD, 1))
  const keys = range(8).map((i) => {
    const kx = -0.5 + i * 0.143
    return cornered(`${kx - 0.05},-.440 ${kx + 0.05},-.440 ${kx + 0.04},-.560 ${kx - 0.04},-.560`, x, y, m)
  })
  s.path(keys.join(''), s.shade('#ffe08a', 1))
}

/** Guests on the ground at the near edge, their backs to us and to the dark. */
export function drawGuests(s: Stage): void {
  const spots = [-4.7, -3.95, -2.5, 2.0, 2.72, 3.85, 4.75]
  const cast = people(s, 4, spots.length, {
    poses: ['crossLegged'],
    men: ['shirt', 'sarong'],
    women: ['kebaya', 'summerDress', 'kebaya'],
    skins: ['bronze', 'rose', 'umber', 'honey', 'porcelain', 'chestnut', 'olive'],
    cloth: ['#2f6f78', '#c8b896', '#3a5a7a', '#8f4a54', '#5f7f6a', '#b0785a', '#d8cbb0'],
    second: ['#24424f', '#3f3a50', '#5a3a4a'],
  })
  const places = spots.map((right, i) => {
    const away = lerp(11.5, 11.9, (i * 0.37) % 1)
    const [x, y] = onCourt(right, away)
    return { x, y, h: metreAt(away) * 1.66 }
  })
  drawPeople(s, cast, places, () => ({
    backlit: true,
    view: 'back',
    shadow: { to: [-0.2, 0.16], opacity: 0.5 },
  }))
}
