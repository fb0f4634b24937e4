import { fbm2, ridged2 } from '../../engine/noise.ts'
import { smoothstep } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawHouse } from '../../language/buildings/riviera-houses.ts'
import { alps, field } from '../../language/land/land.ts'
import { drawShrubs, drawUmbrellaPine } from '../../language/plants/foliage.ts'
import { RIVIERA_SEA } from '../../language/sea/riviera-sea.ts'
import { standing, water } from '../../language/sea/water.ts'
import { cumulus } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawCliffMuseum } from './rock-museum.ts'

/** A limestone table: sheer fluted walls, flat top. */
const rockHeight = (x: number, z: number): number => {
  const flute =
    34 * (ridged2(x * 0.016 + 3, z * 0.01, 4, 4) - 0.5) + 10 * (fbm2(x * 0.06, z * 0.06, 8, 3) - 0.5)
  const shoulder = 0.45 * smoothstep(-60, -30, x + flute * 0.4) + 0.55 * smoothstep(-30, 4, x + flute * 0.3)
  const low = smoothstep(548, 566, z + flute)
  const high = smoothstep(572, 592, z + flute)
  const top = 112 + 16 * fbm2(x * 0.02, z * 0.02, 9, 3)
  return top * shoulder * (0.34 * low + 0.66 * high) + 9 * fbm2(x * 0.08, z * 0.08, 2, 4) * low - 8
}

function drawRockTown(s: Stage): void {
  const random = s.random(5)
  for (let x = 980; x < 1640; ) {
    const w = 34 + random() * 26
    drawHouse(s, { x, y: 322 - 10 * random(), w, h: w * (1 + random() * 0.7), seed: x, depth: 0.2 })
    x += w * (0.8 + random() * 0.3)
  }
  for (let x = 905; x < 1620; x += 46 + random() * 40)
    drawUmbrellaPine(s, { x, y: 330, h: 46 + random() * 26, depth: 0.12, seed: x })
}

function drawPointu(s: Stage, x: number, y: number, k: number): void {
  s.placed({ x, y, scale: k }, () => {
    s.path(
      'M-110 -34C-60 -20 50 -20 116 -44C108 -16 92 2 76 6H-78C-98 0 -108 -16 -110 -34Z',
      s.lin([s.shade('#2f7fb0', 1), s.shade('#1f5a94', 0.6), s.shade('#153a6a', 0.2)]),
    )
    s.path('M-110 -34C-60 -20 50 -20 116 -44L115 -36C50 -12 -60 -12 -109 -27Z', s.shade('#fff4de', 1))
    s.path('M-106 -10C-60 2 60 2 96 -12L92 -6C60 8 -60 8 -102 -4Z', s.shade('#c20d1b', 0.7))
    s.line('M116 -44V-66', s.shade('#e9d2a4', 0.8), 5, 'stroke-linecap="round"')
  })
}

export default scene({
  name: 'monaco/day-2',
  seed: 12,
  light: {
    base: 'day',
    sky: ['#1b5590', '#4690bd', '#93c6d0', '#dbe8d6', '#fff0cf'],
    lit: '#ffe2a8',
    haze: '#e4e4d2',
  },
  horizon: 640,
  sun: { x: 1500, y: 120, r: 40 },
  portrait: { x: 900, y: 0, w: 506, h: 900 },
  layers: [
    sky({ disc: false, glow: 0.6 }),
    cumulus({ banks: [{ x: 380, y: 610, w: 330, h: 120, opacity: 0.75 }], seed: 3 }),
    alps({
      rise: 130,
      envelope: (x) => 0.3 + 0.7 * smoothstep(900, 200, x),
      rock: '#8fa3b4',
      hazeDensity: 0.0008,
      camera: { y: 30, focal: 1250, horizon: 648 },
    }),
    svg(drawRockTown),
    field({
      height: rockHeight,
      camera: { y: 10, focal: 1500, horizon: 640, x: -30 },
      near: 500,
      far: 760,
      colour: '#d9b07c',
      sun: { azimuth: 2.15, elevation: 0.5 },
      hazeDensity: 0.0003,
      shadowReach: 120,
      ambient: 0.34,
      detail: 3,
      tones: { steps: 7, hard: 0.4, stipple: 0.06 },
    }),
    svg((s) => {
      drawCliffMuseum(s, { x: 1180, y: 352, w: 330, depth: 0.03 })
      for (const [from, to, y] of [
        [1030, 1075, 444],
        [1090, 1130, 478],
        [1165, 1240, 494],
        [1290, 1345, 452],
        [1250, 1280, 520],
      ] as const)
        drawShrubs(s, { from, to, y, h: 22, depth: 0.05, seed: from })
      drawShrubs(s, { from: 900, to: 1030, y: 358, h: 26, depth: 0.05, seed: 5 })
      drawShrubs(s, { from: 1335, to: 1640, y: 352, h: 28, depth: 0.05, seed: 6 })
    }),
    water({ y: 640, colours: RIVIERA_SEA, glint: 0.5, reflection: [0.8, 0.25], amplitude: 36 }),
    standing({ waterline: 800, opacity: 0.5, reach: 70 }, (s) => drawPointu(s, 1100, 800, 0.9)),
  ],
})
