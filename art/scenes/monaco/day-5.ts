import { polygon } from '../../engine/geometry.ts'
import { smoothstep } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawSloop, drawYacht } from '../../language/boats/yachts.ts'
import {
  drawHillTown,
  drawHouse,
  drawSlope,
  type HillTownOptions,
} from '../../language/buildings/riviera-houses.ts'
import { alps } from '../../language/land/land.ts'
import { drawCypress, drawShrubs } from '../../language/plants/foliage.ts'
import { RIVIERA_SEA } from '../../language/sea/riviera-sea.ts'
import { water } from '../../language/sea/water.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawCars, drawClimb, see } from './climb.ts'
import { drawFarRail, drawGuests, drawSideRail, drawTable, drawTerraceFloor } from './guest-terrace.ts'

const UPPER: HillTownOptions = {
  from: 860,
  to: 1680,
  foot: 420,
  crest: (x) => 330 - 210 * smoothstep(860, 1300, x),
  rows: 8,
  size: 50,
  towers: 0.16,
  green: 0.24,
  depth: [0.12, 0.5],
  seed: 3,
}

/** The ground the road climbs on, down to the quay. */
function drawGround(s: Stage): void {
  s.path(
    polygon([
      [900, 336],
      [960, 300],
      [1040, 268],
      [1700, 240],
      [1700, 960],
      [430, 960],
      see([-46, -22, 66]),
      see([-44, -22, 84]),
      see([-42, -22, 110]),
      see([-44, -22, 150]),
      see([-46, -22, 220]),
      [868, 350],
    ]),
    s.shade('#b9bd84', 0.85),
  )
  s.path(
    polygon([
      see([-46, -22, 66]),
      see([-44, -22, 84]),
      see([-42, -22, 110]),
      see([-44, -22, 150]),
      see([-46, -22, 220]),
      see([-40, -22, 220]),
      see([-36, -22, 110]),
      see([-36, -22, 66]),
      [430, 960],
    ]),
    s.shade('#f2e2c2', 0.95),
  )
}

/** The little church of Sainte Dévote, by the corner that bears its name. */
function drawChapel(s: Stage, x: number, y: number, k: number): void {
  s.placed({ x, y, scale: k }, () => {
    const stone = (lit: number) => s.shade('#fbe9c6', lit)
    const roof = (lit: number) => s.shade('#d06a40', lit)
    s.path('M-52 0L-150 18L-120 26L-30 14Z', s.light.shadow, 'opacity=".35"')
    s.path('M-52 0V-70L-84 -60V6Z', stone(0.25))
    s.path('M-56 -72L0 -110L-32 -98L-90 -60Z', roof(0.35))
    s.rect(-52, -76, 104, 80, stone(0.95))
    s.path('M-60 -74L0 -114L60 -74Z', roof(0.95))
    s.path('M-46 -77L0 -106L46 -77Z', stone(1))
    s.rect(22, -152, 30, 80, stone(1))
    s.rect(22, -152, 9, 80, stone(0.45))
    s.path('M17 -152L37 -186L57 -152Z', roof(0.9))
    s.line('M37 -186V-200M31 -195H43', s.shade('#5a4a4a', 0.4), 3)
    s.path('M33 -116V-130a6 7 0 0 1 12 0V-116Z', s.shade('#33436f', 0.2))
    s.path('M-14 4V-28a14 15 0 0 1 28 0V4Z', s.shade('#6a4638', 0.4))
    s.circle(0, -62, 10, s.shade('#3f5f92', 0.4))
    s.path('M-38 -20v-18a6 7 0 0 1 12 0v18ZM26 -20v-18a6 7 0 0 1 12 0v18Z', s.shade('#3f5f92', 0.4))
  })
}

function drawGardens(s: Stage): void {
  drawShrubs(s, { from: 800, to: 930, y: 424, h: 34, colour: '#3f7f4c', depth: 0.12, seed: 8 })
  for (const [x, y, h] of [
    [792, 458, 92],
    [812, 462, 74],
    [906, 436, 70],
  ] as const)
    drawCypress(s, { x, y, h, depth: 0.08 })
  drawShrubs(s, {
    from: 905,
    to: 1120,
    y: (x) => 366 - (x - 905) * 0.22,
    h: 24,
    n: 16,
    colour: '#4f8f50',
    depth: 0.2,
    seed: 21,
  })
  drawShrubs(s, {
    from: 1080,
    to: 1290,
    y: (x) => 446 - (x - 1080) * 0.24,
    h: 26,
    n: 12,
    colour: '#4a8a4c',
    depth: 0.12,
    seed: 14,
  })
  drawShrubs(s, {
    from: 470,
    to: 770,
    y: (x) => 890 - (x - 470) * 0.92,
    h: 46,
    n: 20,
    colour: '#3f7f4c',
    seed: 31,
  })
  drawShrubs(s, {
    from: 1010,
    to: 1700,
    y: (x) => 520 - (x - 1010) * 0.02,
    h: 40,
    colour: '#4a8a4c',
    depth: 0.05,
    seed: 3,
  })
}

export default scene({
  name: 'monaco/day-5',
  seed: 55,
  light: { base: 'day', shadow: '#1d3860', sky: ['#15589a', '#3b92c4', '#86c8da', '#cfe8e0', '#f4f3e0'] },
  horizon: 250,
  sun: { x: 1500, y: -120, r: 40 },
  portrait: { x: 762, y: -130, w: 580, h: 1031 },
  layers: [
    sky({ disc: false, glow: 0.3 }),
    alps({
      rise: 300,
      seed: 8,
      envelope: (x) => smoothstep(760, 1250, x),
      rock: '#a29aa8',
      camera: { y: 30, focal: 1250, horizon: 340 },
      sun: { azimuth: 0.9, elevation: 0.6 },
    }),
    water({ y: 250, colours: RIVIERA_SEA, glint: 0, reflection: [0.5, 0.1], wave: 0.7 }),
    svg((s) => {
      drawSloop(s, { x: 300, y: 286, length: 24, depth: 0.4, flip: true })
      drawSloop(s, { x: 560, y: 304, length: 34, depth: 0.3 })
      drawYacht(s, { x: 690, y: 392, length: 120, depth: 0.16 })
      drawYacht(s, { x: 610, y: 470, length: 170, depth: 0.08 })
      drawYacht(s, { x: 470, y: 580, length: 240 })
      drawSlope(s, UPPER)
      drawHillTown(s, UPPER)
      drawGround(s)
      drawGardens(s)
      drawClimb(s)
      drawChapel(s, 860, 462, 0.82)
      for (const [x, y, w, h] of [
        [1270, 470, 84, 96],
        [1350, 474, 96, 134],
        [1446, 478, 104, 110],
        [1548, 484, 110, 160],
      ] as const)
        drawHouse(s, { x, y, w, h, seed: x })
      drawCars(s)
      drawTerraceFloor(s)
      drawFarRail(s)
      drawSideRail(s)
      drawGuests(s)
      drawTable(s, 0.9, 12.4)
    }),
  ],
  finish: { vignette: 0.1 },
})
