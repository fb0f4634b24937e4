import { type Point, ribbon, smooth } from '../../engine/geometry.ts'
import { smoothstep } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawSloop, drawYacht } from '../../language/boats/yachts.ts'
import {
  drawHillTown,
  drawHouse,
  drawSlope,
  type HillTownOptions,
} from '../../language/buildings/riviera-houses.ts'
import { drawAwning, drawBalustrade, drawFlute } from '../../language/buildings/terrace.ts'
import { alps } from '../../language/land/land.ts'
import { drawPerson } from '../../language/people/person.ts'
import type { Pose } from '../../language/people/poses.ts'
import { drawShrubs } from '../../language/plants/foliage.ts'
import { RIVIERA_SEA } from '../../language/sea/riviera-sea.ts'
import { water } from '../../language/sea/water.ts'
import { cumulus } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { drawRacerTop } from '../../language/vehicles/race-car.ts'
import { scene, svg } from '../../scene.ts'

const climb: Point[] = [
  [180, 990],
  [400, 830],
  [620, 730],
  [840, 650],
  [985, 596],
  [1060, 545],
  [1090, 490],
  [1150, 430],
  [1260, 376],
  [1400, 330],
  [1560, 290],
  [1720, 262],
]

const roadWidth = (t: number): number => 74 - 50 * t

const raceTown: HillTownOptions = {
  from: 850,
  to: 1660,
  foot: 470,
  crest: (x) => 430 - 250 * smoothstep(820, 1300, x),
  rows: 7,
  size: 62,
  towers: 0.16,
  green: 0.25,
  depth: [0.12, 0.5],
  seed: 3,
}

/** The hill out of the first corner, between barriers, seen from a balcony. */
function drawClimb(s: Stage): void {
  s.path(
    ribbon(climb, (t) => roadWidth(t) + 26),
    s.shade('#e7d2ae', 0.9),
  )
  s.path(
    ribbon(climb, (t) => roadWidth(t) + 9),
    s.shade('#fff6e6', 1),
  )
  s.path(
    ribbon(climb, (t) => roadWidth(t) + 3),
    s.shade('#c20d1b', 0.85),
  )
  s.path(ribbon(climb, roadWidth), s.lin([s.shade('#8f88a6', 0.8), s.shade('#6f6890', 0.6)]))
  s.path(
    ribbon(climb, (t) => roadWidth(t) * 0.2),
    s.shade('#45406a', 0.4),
    'opacity=".45"',
  )
}

function drawClimbingCars(s: Stage): void {
  const cars: readonly (readonly [number, number, number, number, string])[] = [
    [1290, 366, 50, -26, '#f3c33a'],
    [1118, 462, 66, -52, '#2f6fb5'],
    [1012, 582, 92, -38, '#c20d1b'],
    [800, 655, 112, -18, '#f4efe4'],
  ]
  for (const [x, y, length, turn, colour] of cars) {
    s.group(`transform="translate(${x} ${y}) scale(1 .72)"`, () =>
      drawRacerTop(s, {
        x: 0,
        y: 0,
        length,
        turn,
        colour,
        stripe: colour === '#f4efe4' ? '#2f6fb5' : '#f6ead0',
      }),
    )
  }
}

/** The little chapel in its gorge by the first corner. */
function drawChapel(s: Stage, x: number, y: number, k: number): void {
  s.placed({ x, y, scale: k }, () => {
    const wall = (lit: number) => s.shade('#fbe9c6', lit)
    s.rect(-46, -84, 92, 84, s.lin([wall(0.4), wall(1)], 0, 0, 1, 0))
    s.path('M-54 -84L0 -122L54 -84Z', s.lin([s.shade('#c4683f', 0.5), s.shade('#d9784a', 1)], 0, 0, 1, 0))
    s.rect(20, -156, 30, 74, s.lin([wall(0.45), wall(1)], 0, 0, 1, 0))
    s.path('M16 -156L35 -190L54 -156Z', s.lin([s.shade('#c4683f', 0.4), s.shade('#d9784a', 1)], 0, 0, 1, 0))
    s.path('M28 -118V-134a7 8 0 0 1 14 0V-118Z', s.shade('#33436f', 0.2))
    s.path('M-14 0V-30a13 15 0 0 1 26 0V0Z', s.shade('#6a4638', 0.4))
    s.circle(-1, -66, 9, s.shade('#3f5f92', 0.4))
  })
}

const BALCONY_GUEST: Pose = {
  hip: [0, 0.5],
  neck: [0.02, 0.84],
  head: [0.03, 0.93],
  armL: [
    [-0.15, 0.68],
    [-0.1, 0.57],
  ],
  armR: [
    [0.17, 0.7],
    [0.2, 0.6],
  ],
  legL: [
    [-0.05, 0.27],
    [-0.05, 0.02],
  ],
  legR: [
    [0.05, 0.27],
    [0.05, 0.02],
  ],
}

export default scene({
  name: 'monaco/day-5',
  seed: 55,
  light: { base: 'day', sky: ['#15589a', '#3b92c4', '#86c8da', '#cfe8e0', '#f8f0d8'] },
  horizon: 330,
  sun: { x: 1500, y: 40, r: 40 },
  portrait: { x: 860, y: 0, w: 506, h: 900 },
  layers: [
    sky({ disc: false, glow: 0.5 }),
    cumulus({ banks: [{ x: 330, y: 322, w: 330, h: 120, opacity: 0.75 }], seed: 2 }),
    alps({
      rise: 330,
      seed: 8,
      envelope: (x) => smoothstep(760, 1250, x),
      rock: '#a29aa8',
      camera: { y: 30, focal: 1250, horizon: 420 },
      sun: { azimuth: 0.9, elevation: 0.6 },
    }),
    water({ y: 330, colours: RIVIERA_SEA, glint: 0, reflection: [0.6, 0.1], wave: 0.7 }),
    svg((s) => {
      drawSloop(s, { x: 470, y: 400, length: 34, depth: 0.4 })
      drawSloop(s, { x: 250, y: 372, length: 20, depth: 0.5, flip: true })
      drawYacht(s, { x: 640, y: 470, length: 120, depth: 0.2 })
      drawYacht(s, { x: 520, y: 560, length: 170, depth: 0.1, flip: true })
      drawSlope(s, raceTown)
      drawHillTown(s, raceTown)
      s.path(
        smooth(
          [
            [240, 830],
            [460, 712],
            [680, 628],
            [800, 560],
            [900, 500],
            [1000, 470],
            [1200, 440],
            [1660, 400],
            [1680, 960],
            [0, 960],
          ],
          true,
          0.6,
        ),
        s.lin([s.shade('#c9bd90', 0.85), s.shade('#a89a78', 0.6)]),
      )
      drawShrubs(s, { from: 860, to: 1060, y: 500, h: 34, seed: 8, depth: 0.1 })
      drawChapel(s, 940, 545, 0.9)
      drawClimb(s)
      drawShrubs(s, { from: 1130, to: 1660, y: (x) => 560 - (x - 1130) * 0.36, h: 52, seed: 3 })
      for (const [x, y, w, h] of [
        [1190, 690, 120, 150],
        [1310, 690, 130, 210],
        [1440, 690, 170, 260],
      ] as const)
        drawHouse(s, { x, y, w, h, seed: x })
      drawClimbingCars(s)
    }),
    svg((s) => {
      drawAwning(s, { from: 860, to: 1700, top: -30, bottom: 34, stripe: '#2f6fa8', width: 52 })
      drawBalustrade(s, { y: 735, h: 190, pitch: 62 })
      drawFlute(s, 1080, 745, 150)
      drawFlute(s, 1145, 748, 150)
      drawPerson(s, {
        x: 1440,
        y: 1120,
        h: 640,
        pose: BALCONY_GUEST,
        wears: 'dress',
        colour: '#e8574a',
        skin: '#c98a64',
        hair: 'strawHat',
        slender: true,
      })
    }),
  ],
})
