import { smoothstep } from '../../engine/numbers.ts'
import { drawHillTown, drawSlope, type HillTownOptions } from '../../language/buildings/riviera-houses.ts'
import { alps, ridge } from '../../language/land/land.ts'
import { drawShrubs } from '../../language/plants/foliage.ts'
import { cumulus } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { drawRacerFront } from '../../language/vehicles/race-car.ts'
import { scene, svg } from '../../scene.ts'
import { drawBoom, drawFarCrew, drawNearCrew } from './pit-crew.ts'
import { drawGarages, drawPitWall, drawTarmac, see } from './pit-lane.ts'

const HILL: HillTownOptions = {
  from: 400,
  to: 1300,
  foot: 552,
  crest: (x) => 534 - 240 * smoothstep(400, 1040, x),
  rows: 8,
  size: 42,
  towers: 0.18,
  green: 0.24,
  depth: [0.12, 0.5],
  seed: 31,
}

export default scene({
  name: 'monaco/day-3',
  seed: 33,
  light: {
    base: 'day',
    sky: ['#1a64ac', '#4398cc', '#8acbe0', '#cdebe8', '#f0f5e8'],
    shadow: '#1b3157',
  },
  horizon: 556,
  sun: { x: 830, y: -160, r: 30 },
  portrait: { x: 824, y: -92, w: 562, h: 999 },
  layers: [
    sky({ disc: false, glow: 0.2, to: 560 }),
    cumulus({ banks: [{ x: 280, y: 520, w: 420, h: 130, opacity: 0.7 }], seed: 5 }),
    alps({
      rise: 330,
      envelope: (x) => smoothstep(520, 1000, x),
      rock: '#a29aa8',
      sun: { azimuth: -0.9, elevation: 0.6 },
      camera: { y: 30, focal: 1250, horizon: 540 },
      seed: 3,
    }),
    ridge({ y: 560, height: 46, colour: '#6f93a4', depth: 0.6, length: 420, seed: 5 }),
    svg((s) => {
      drawSlope(s, HILL)
      drawHillTown(s, HILL)
      drawShrubs(s, { from: 130, to: 560, y: 548, h: 34, n: 26, colour: '#4a8458', depth: 0.22, seed: 6 })
      drawTarmac(s)
      drawPitWall(s)
      drawGarages(s)
      drawFarCrew(s)
      const [x, y] = see([0, 0, 8.35])
      s.path(
        `M${x - 110} ${y}L${x + 150} ${y + 16}L${x + 250} ${y - 8}L${x + 116} ${y - 30}Z`,
        s.light.shadow,
        'opacity=".42"',
      )
      drawRacerFront(s, { x, y, length: 244 })
      drawNearCrew(s)
      drawBoom(s)
    }),
  ],
  finish: { vignette: 0.1 },
})
