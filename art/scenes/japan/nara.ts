import { polygon, ribbon } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import { curved, moved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { type Layers, modelled } from '../../scene.ts'

const COAT = '#b0703f'

/** The great hall of Nara: two sweeping roofs, white bays between dark posts, gilded horns on the ridge. */
export function drawGreatHall(s: Stage, o: { x: number; y: number; w: number; depth: number }): void {
  const { depth } = o
  s.placed({ x: o.x, y: o.y, scale: o.w / 200 }, () => {
    const roof = s.lin([s.shade('#6f7490', 0.9, depth), s.shade('#4a4e74', 0.35, depth)])
    const bays = (half: number, top: number, bottom: number, n: number) => {
      s.rect(-half, top, half * 2, bottom - top, s.shade('#f3e8d6', 0.9, depth))
      s.path(
        range(n + 1)
          .map((i) =>
            polygon([
              [-half + (i * 2 * half) / n - 1, top],
              [-half + (i * 2 * half) / n + 1, top],
              [-half + (i * 2 * half) / n + 1, bottom],
              [-half + (i * 2 * half) / n - 1, bottom],
            ]),
          )
          .join(''),
        s.shade('#7a4a44', 0.3, depth),
      )
      s.rect(-half, top, half * 2, (bottom - top) * 0.3, s.shade('#5a3a48', 0.2, depth), 'opacity=".7"')
    }
    s.rect(-84, -4, 168, 8, s.shade('#b8a8a0', 0.6, depth))
    bays(72, -40, 0, 11)
    s.rect(-11, -30, 22, 30, s.shade('#3a2a40', 0.1, depth))
    s.path(
      'M-104 -36C-84 -42 -70 -52 -62 -62H62C70 -52 84 -42 104 -36L100 -33C60 -39 -60 -39 -100 -33Z',
      roof,
    )
    s.path(
      'M-22 -39C-16 -40 -10 -52 0 -54C10 -52 16 -40 22 -39L22 -35C12 -38 -12 -38 -22 -35Z',
      s.lin([s.shade('#8a8ca8', 0.95, depth), s.shade('#4a4e74', 0.3, depth)]),
    )
    bays(54, -78, -60, 9)
    s.path('M-86 -74C-66 -80 -54 -94 -46 -112H46C54 -94 66 -80 86 -74L82 -71C48 -78 -48 -78 -82 -71Z', roof)
    s.line(
      range(39)
        .map((i) => `M${round1(-45 + i * 2.37)} -111L${round1((-45 + i * 2.37) * 1.72)} -76`)
        .join(''),
      s.shade('#33365c', 0.15, depth),
      0.5,
      'opacity=".45"',
    )
    s.line(
      range(45)
        .map((i) => `M${round1(-60 + i * 2.72)} -61L${round1((-60 + i * 2.72) * 1.58)} -38`)
        .join(''),
      s.shade('#33365c', 0.15, depth),
      0.5,
      'opacity=".4"',
    )
    s.rect(-48, -115, 96, 4, s.shade('#4a4a70', 0.4, depth))
    for (const side of [-1, 1])
      s.path(curved('0,0 2,-9 8,-14 10,-12 6,-7 8,0', side * 36, -113, 1, side), s.shade('#e8bc5c', 1, depth))
    s.line(
      'M-104 -36C-60 -40 60 -40 104 -36M-86 -74C-48 -79 48 -79 86 -74',
      s.shade('#ffe6c4', 1, depth),
      0.9,
      'opacity=".8"',
    )
  })
}

const HEAD =
  '-124,-302 -152,-300 -176,-270 -192,-228 -206,-190 -210,-170 -198,-158 -178,-166 -158,-194 -136,-222 -114,-248 -106,-282'

interface Limb {
  readonly line: string
  readonly from: number
  readonly to: number
}
const FAR_LEGS: readonly Limb[] = [
  { line: '46,-226 54,-160 46,-104 52,-50 48,0', from: 22, to: 5.5 },
  { line: '226,-246 236,-190 216,-148 244,-100 236,-46 234,0', from: 34, to: 5.5 },
]
const NEAR_LEGS: readonly Limb[] = [
  { line: '14,-240 8,-160 16,-104 10,-50 6,4', from: 26, to: 6 },
  { line: '252,-276 270,-214 248,-162 284,-106 274,-50 270,4', from: 46, to: 6 },
]

/** A sika stag bowing to the left; (x, y) is the ground under its forelegs. */
export const bowingDeer = (x: number, y: number, k: number): Layers => {
  const shape = (text: string, colour: string, lit: number) => (s: Stage) => {
    s.path(curved(text, x, y, k), s.shade(colour, lit))
  }
  const leg = (limb: Limb, lit: number) =>
    modelled({ round: 9 * k, dark: 0.6, bright: 0.45 }, (s) => drawLeg(s, limb, x, y, k, lit))
  const ear = (text: string, lit: number) =>
    modelled({ round: 7 * k, dark: 0.5, bright: 0.4 }, shape(text, '#c08a5c', lit))
  return [
    { draw: (s) => s.ellipse(x + 60 * k, y + 4 * k, 250 * k, 15 * k, s.light.shadow, 'opacity=".32"') },
    ...FAR_LEGS.map((limb) => leg(limb, 0.3)),
    modelled({ round: 4 * k, dark: 0.5, bright: 0.5 }, (s) => drawAntler(s, x + 14 * k, y - 4 * k, k, 0.35)),
    ear('-146,-296 -168,-318 -178,-352 -158,-348 -138,-322', 0.4),
    leg(NEAR_LEGS[1] as Limb, 0.7),
    modelled({ round: 34 * k, dark: 0.66, bright: 0.5 }, (s) => {
      const coat = s.shade(COAT, 0.72)
      s.path(
        curved(
          '0,-322 40,-335 110,-340 180,-346 240,-350 284,-326 298,-284 288,-240 262,-218 210,-208 140,-198 70,-196 20,-212 -10,-246 -14,-288',
          x,
          y,
          k,
        ),
        coat,
      )
      s.path(
        curved(
          '70,-334 10,-338 -50,-330 -100,-316 -132,-302 -128,-262 -98,-250 -60,-242 -24,-222 14,-206 60,-240',
          x,
          y,
          k,
        ),
        coat,
      )
      s.path(
        curved('284,-322 302,-300 304,-258 290,-226 278,-252 276,-290', x, y, k),
        s.shade('#fbf0dc', 0.95),
      )
      s.path(
        curved('20,-212 70,-198 140,-200 210,-210 250,-220 200,-190 130,-182 60,-184', x, y, k),
        s.shade('#f0dcbc', 0.75),
      )
      s.path(
        curved('-128,-262 -98,-250 -60,-242 -24,-222 -30,-234 -70,-258 -110,-276', x, y, k),
        s.shade('#e2c096', 0.8),
      )
      drawSpots(s, x, y, k)
    }),
    leg(NEAR_LEGS[0] as Limb, 0.72),
    modelled({ round: 19 * k, dark: 0.6, bright: 0.5 }, shape(HEAD, '#b87a48', 0.76)),
    modelled(
      { round: 8 * k, dark: 0.4, bright: 0.5 },
      shape('-190,-190 -206,-184 -211,-170 -200,-158 -180,-164 -172,-178', '#f0dcc0', 0.9),
    ),
    ear('-118,-300 -112,-332 -88,-362 -76,-358 -78,-326 -98,-296', 0.75),
    { draw: shape('-110,-304 -104,-330 -86,-350 -86,-328 -100,-302', '#f4d8c4', 0.9) },
    modelled({ round: 4 * k, dark: 0.5, bright: 0.6 }, (s) => drawAntler(s, x, y, k, 0.8)),
    { draw: (s) => drawFace(s, x, y, k) },
  ]
}

function drawLeg(s: Stage, limb: Limb, x: number, y: number, k: number, lit: number): void {
  const points = moved(limb.line, x, y, k)
  const width = (t: number) =>
    k * (limb.to + (limb.from - limb.to) * Math.max(0, 1 - t * 1.7) ** 1.5 + (t > 0.84 ? 2 : 0))
  s.path(ribbon(points, width, 0.7), s.shade(COAT, lit))
  const foot = points[points.length - 1]
  if (foot) s.path(curved('-8,-12 7,-12 9,2 -12,2', foot[0], foot[1], k), s.shade('#2f2438', 0.35))
}

function drawAntler(s: Stage, x: number, y: number, k: number, lit: number): void {
  for (const beam of [
    '-136,-302 -160,-334 -166,-380 -150,-424',
    '-158,-332 -186,-350 -200,-378',
    '-166,-378 -184,-398 -188,-420',
  ])
    s.path(
      ribbon(moved(beam, x, y, k), (t) => k * (5 - 3.4 * t)),
      s.shade('#c8a884', lit),
    )
}

function drawSpots(s: Stage, x: number, y: number, k: number): void {
  const random = s.random(8)
  for (const i of range(44)) {
    const px = 34 + (i % 11) * 21 + random() * 9
    const py = -326 + Math.floor(i / 11) * 25 + Math.sin(i % 11) * 5 + random() * 8
    s.ellipse(
      x + px * k,
      y + py * k,
      (3.4 + random() * 2.6) * k,
      (2.8 + random() * 1.6) * k,
      s.shade('#fbeed4', 0.95),
      'opacity=".9"',
    )
  }
  s.path(
    curved('20,-345 110,-343 180,-347 244,-350 250,-343 180,-339 110,-335 20,-337', x, y, k),
    s.shade('#5a3a34', 0.3),
    'opacity=".45"',
  )
}

function drawFace(s: Stage, x: number, y: number, k: number): void {
  s.path(curved('-166,-248 -158,-257 -147,-253 -149,-243 -160,-240', x, y, k), s.shade('#241a2c', 0.1))
  s.circle(x - 155 * k, y - 251 * k, 2 * k, '#fff4dc')
  s.line(
    `M${round1(x - 170 * k)} ${round1(y - 246 * k)}q${round1(10 * k)} ${round1(-18 * k)} ${round1(26 * k)} ${round1(-12 * k)}`,
    s.shade('#f6dcb8', 0.95),
    2.2 * k,
    'opacity=".7"',
  )
  s.path(curved('-211,-172 -204,-182 -194,-176 -198,-164 -207,-161', x, y, k), s.shade('#2a1f30', 0.2))
}
