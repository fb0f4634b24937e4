import { type Point, ribbon, smooth } from '../../../engine/geometry.ts'
import { lerp, range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import {
  drawBall,
  type StadiumCamera,
  stadiumBowl,
  stadiumCrowd,
} from '../../../language/buildings/stadium.ts'
import { drawPerson } from '../../../language/people/person.ts'
import { bodies, scene, svg } from '../../../scene.ts'

const behindGoal: StadiumCamera = { eye: [0, 3.4, -60], pitch: 0.05, focal: 760, centre: [800, 400] }

/** The field seen down its length: mown bands, halfway line, the far goal. */
function drawFieldAhead(s: Stage): void {
  s.rect(
    -40,
    462,
    1680,
    500,
    s.lin([s.shade('#5cc890', 0.9), s.shade('#2f9a6a', 0.7), s.shade('#12604e', 0.35)]),
  )
  for (const [y, h] of [
    [474, 8],
    [494, 16],
    [532, 34],
    [612, 78],
    [790, 150],
  ] as const)
    s.rect(-40, y, 1680, h, '#bff0c8', 'opacity=".14"')
  s.line(
    'M-40 516H1660M640 516a160 16 0 1 0 320 0a160 16 0 1 0 -320 0M560 470H1040M640 470L628 484H972L960 470',
    '#f4fff4',
    2.4,
    'opacity=".8"',
  )
  s.path('M764 470V452H836V470', 'none', 'stroke="#ffffff" stroke-width="2.4"')
  s.path(
    'M-40 640H180L60 800H-40ZM1660 640H1420L1540 800H1660Z',
    'none',
    'stroke="#f4fff4" stroke-width="4" opacity=".8"',
  )
}

function drawNet(s: Stage): void {
  const knots = (i: number, j: number): Point => {
    const [u, v] = [i / 26, j / 15]
    return [lerp(60, 1540, u) + Math.sin(v * 6 + u * 9) * 5, lerp(120, 960, v) + Math.sin(u * 7 + v * 3) * 8]
  }
  const lines = [
    ...range(27).map((i) =>
      smooth(
        range(16).map((j) => knots(i, j)),
        false,
      ),
    ),
    ...range(16).map((j) =>
      smooth(
        range(27).map((i) => knots(i, j)),
        false,
      ),
    ),
  ]
  s.line(lines.join(''), '#f4faff', 2.6, 'opacity=".5"')
}

/** The keeper in full flight to the right, seen from behind; middle of the body at (x, y). */
const flyingKeeper = (x: number, y: number): ((s: Stage) => void)[] => {
  const at = (s: Stage, draw: () => void) => s.placed({ x, y, turn: -17, scale: 1.06 }, draw)
  const kit = (s: Stage, lit: number) => s.shade('#f2b21c', lit)
  const limb = (points: readonly Point[], a: number, b: number) => ribbon(points, (t) => a + (b - a) * t)
  return [
    (s) =>
      at(s, () =>
        s.path(
          limb(
            [
              [-120, 10],
              [-250, 60],
              [-330, 150],
            ],
            44,
            28,
          ),
          s.shade('#1f2a5c', 0.5),
        ),
      ),
    (s) =>
      at(s, () =>
        s.path(
          limb(
            [
              [-320, 140],
              [-366, 196],
              [-400, 236],
            ],
            31,
            24,
          ),
          s.shade('#f4efe4', 0.7),
        ),
      ),
    (s) =>
      at(s, () =>
        s.path(
          'M-414 214C-390 210 -376 224 -380 244C-390 268 -428 290 -448 284C-452 266 -438 230 -414 214Z',
          s.shade('#c8303e', 0.7),
        ),
      ),
    (s) =>
      at(s, () =>
        s.path(
          limb(
            [
              [90, 28],
              [200, 40],
              [300, 8],
            ],
            36,
            26,
          ),
          kit(s, 0.6),
        ),
      ),
    (s) =>
      at(s, () =>
        s.path(
          limb(
            [
              [-110, -10],
              [-260, -20],
              [-380, -50],
            ],
            47,
            30,
          ),
          s.shade('#1f2a5c', 0.7),
        ),
      ),
    (s) =>
      at(s, () =>
        s.path(
          limb(
            [
              [-370, -48],
              [-430, -62],
              [-490, -70],
            ],
            32,
            25,
          ),
          s.shade('#f4efe4', 0.85),
        ),
      ),
    (s) =>
      at(s, () =>
        s.path(
          'M-486 -96C-464 -96 -458 -78 -464 -56C-484 -40 -530 -38 -548 -50C-546 -70 -516 -92 -486 -96Z',
          s.shade('#c8303e', 0.8),
        ),
      ),
    (s) =>
      at(s, () =>
        s.path(
          'M-160 -56C-90 -84 40 -86 108 -56C130 -30 128 30 104 52C40 78 -90 66 -156 44C-178 20 -180 -30 -160 -56Z',
          kit(s, 0.8),
        ),
      ),
    (s) =>
      at(s, () =>
        s.path(
          'M-176 -52C-150 -62 -120 -68 -96 -70L-92 62C-120 58 -150 52 -172 42Z',
          s.shade('#1f2a5c', 0.65),
        ),
      ),
    (s) =>
      at(s, () =>
        s.path(
          limb(
            [
              [84, -40],
              [210, -74],
              [330, -96],
            ],
            38,
            26,
          ),
          kit(s, 0.95),
        ),
      ),
    (s) =>
      at(s, () => s.path('M112 -34C124 -40 142 -20 140 0C130 16 112 10 106 0Z', s.shade('#7a4a36', 0.5))),
    (s) =>
      at(s, () => s.path('M130 -26C150 -66 226 -60 232 -4C228 44 170 54 142 22Z', s.shade('#2a1d2c', 0.5))),
    (s) =>
      at(s, () =>
        s.path(
          'M316 -124C346 -136 396 -126 416 -102C424 -84 400 -70 376 -70C350 -66 322 -72 314 -90Z',
          s.shade('#f4f8fa', 0.95),
        ),
      ),
    (s) =>
      at(s, () =>
        s.path(
          'M290 -20C316 -34 362 -30 378 -8C384 10 362 26 336 26C312 28 290 16 286 2Z',
          s.shade('#f4f8fa', 0.85),
        ),
      ),
    (s) =>
      at(s, () =>
        s.path(
          [
            [404, -112, -20],
            [412, -100, -6],
            [410, -88, 8],
            [398, -78, 20],
          ]
            .map(([a, b, c]) =>
              limb(
                [
                  [a as number, b as number],
                  [(a as number) + 26, (b as number) + (c as number) * 0.3],
                  [(a as number) + 48, (b as number) + (c as number) * 0.7],
                ],
                9,
                7,
              ),
            )
            .join(''),
          s.shade('#f4f8fa', 1),
        ),
      ),
  ]
}

export default scene({
  name: 'moments/worldcup-4',
  seed: 304,
  light: { base: 'night', lit: '#eaf4ff', shadow: '#081038', haze: '#5a7aa8' },
  horizon: 360,
  sun: { x: 1100, y: -50, r: 10 },
  layers: [
    svg((s) => s.rect(-40, -40, 1680, 980, s.lin(['#050b22', '#0c1c48', '#1d4078', '#2b5590']))),
    stadiumBowl(behindGoal),
    stadiumCrowd(behindGoal, { bright: 0.62 }),
    svg(drawFieldAhead),
    svg((s) => {
      s.rect(
        -40,
        -40,
        1680,
        700,
        s.rad(
          [
            ['#ffffff', 0.28, 0],
            ['#cfe6ff', 0.1, 0.5],
            ['#cfe6ff', 0, 1],
          ],
          900,
          240,
          620,
          true,
        ),
      )
      drawPerson(s, {
        x: 520,
        y: 640,
        h: 190,
        pose: 'running',
        wears: 'shorts',
        colour: '#c8303e',
        second: '#f4efe4',
        skin: '#6b4433',
        hair: 'short',
      })
      drawPerson(s, {
        x: 330,
        y: 610,
        h: 140,
        pose: 'standing',
        wears: 'shorts',
        colour: '#f4f1e8',
        second: '#22305c',
        skin: '#c98a64',
        hair: 'short',
      })
      s.path('M-40 800H1660V818H-40Z', '#f4fff4', 'opacity=".85"')
      s.ellipse(880, 838, 330, 22, s.light.shadow, 'opacity=".45"')
    }),
    svg((s) => drawBall(s, 1372, 236, 58, 24)),
    bodies({ round: 34, cast: { x: -10, y: 22, blur: 18, opacity: 0.25 } }, flyingKeeper(880, 480)),
    bodies({ round: 16 }, [(s) => s.path('M40 92H1560V960H1532V120H68V960H40Z', s.shade('#ffffff', 0.95))]),
    svg(drawNet),
  ],
  finish: { bloom: 0.45 },
})
