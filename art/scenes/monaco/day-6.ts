import { fbm2, ridged2 } from '../../engine/noise.ts'
import { range, smoothstep } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawSloop } from '../../language/boats/yachts.ts'
import { drawHillTown, type HillTownOptions } from '../../language/buildings/riviera-houses.ts'
import { field, ridge } from '../../language/land/land.ts'
import { drawShrubs } from '../../language/plants/foliage.ts'
import { water } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawCabriolet } from './cabriolet.ts'
import { drawLemonBranch } from './lemon-branch.ts'

/** Èze on its cone of rock. */
function drawPerchedVillage(s: Stage): void {
  const town: HillTownOptions = {
    from: 1120,
    to: 1390,
    foot: 350,
    crest: (x) => 236 + 0.0052 * (x - 1250) ** 2,
    rows: 6,
    size: 36,
    towers: 0,
    green: 0.12,
    depth: [0.16, 0.24],
    seed: 5,
  }
  drawHillTown(s, town)
  s.rect(1236, 178, 20, 66, s.lin([s.shade('#e9c59a', 0.4, 0.2), s.shade('#f3d6a6', 1, 0.2)], 0, 0, 1, 0))
  s.path('M1232 180a14 16 0 0 1 28 0Z', s.shade('#c4683f', 0.8, 0.2))
  for (const [from, to, y] of [
    [1130, 1190, 372],
    [1210, 1300, 384],
    [1330, 1400, 366],
    [1090, 1130, 420],
    [1390, 1440, 430],
    [1150, 1200, 452],
    [1290, 1350, 470],
  ] as const)
    drawShrubs(s, { from, to, y, h: 22, depth: 0.22, seed: from })
}

/** The cone that carries Èze, steep and ribbed, on a strip of green coast; the sea lies far below. */
const ezeHeight = (x: number, z: number): number => {
  if (x < -20 + 90 * fbm2(z * 0.006, 3, 5, 3)) return -2000
  const r = Math.hypot((x - 321) * 0.92, (z - 1000) * 0.8)
  const ribs = 30 * (ridged2(x * 0.014, z * 0.014, 6, 4) - 0.5)
  const cone = 215 * (1 - smoothstep(26, 190, r + ribs)) + 10 * fbm2(x * 0.05, z * 0.05, 4, 3)
  return cone + 26 * fbm2(x * 0.01, z * 0.01, 8, 4) - 6
}

/** The middle corniche: limestone wall on the right, parapet on the sea side. */
function drawCorniche(s: Stage): void {
  s.fillBelow(900, s.shade('#64557a', 0.25))
  s.path(
    'M-40 742C400 700 900 690 1660 742V960H-40Z',
    s.lin([s.shade('#b3a3a6', 0.85), s.shade('#8d7d92', 0.5), s.shade('#64557a', 0.25)]),
  )
  s.path(
    'M-40 716C400 674 900 664 1660 716V748C900 694 400 704 -40 748Z',
    s.lin([s.shade('#f6e0b8', 1), s.shade('#c9a384', 0.4)]),
  )
  s.line(
    range(27)
      .map((i) => `M${i * 62} ${672 + 0.000068 * (i * 62 - 810) ** 2}v30`)
      .join(''),
    s.shade('#a8866e', 0.3),
    2,
    'opacity=".5"',
  )
  s.line('M-40 712C400 670 900 660 1660 712', s.shade('#fff4d8', 1.05), 5)
  s.line(
    'M-40 850C400 800 1000 800 1660 850',
    s.shade('#fff0d6', 0.9),
    4,
    'stroke-dasharray="70 60" opacity=".5"',
  )
}

export default scene({
  name: 'monaco/day-6',
  seed: 66,
  light: 'golden',
  horizon: 500,
  sun: { x: 900, y: 400, r: 42 },
  portrait: { x: 880, y: 60, w: 640, h: 1138 },
  layers: [
    sky({ rays: 0.05 }),
    sheet({ cover: 0.46, opacity: 0.5, seed: 3 }),
    ridge({
      y: 506,
      height: 150,
      colour: '#7f7a9a',
      depth: 0.7,
      from: 360,
      to: 1660,
      length: 300,
      envelope: (x) => smoothstep(360, 1400, x),
    }),
    water({ y: 500, glint: 0.8, accent: '#2f7f9a', reflection: [0.85, 0.3] }),
    field({
      height: ezeHeight,
      camera: { y: 40, focal: 1400, horizon: 540 },
      near: 560,
      far: 1400,
      detail: 2.4,
      sun: { azimuth: -2, elevation: 0.55 },
      hazeDensity: 0.00045,
      shadowReach: 160,
      ambient: 0.36,
      ramps: { rock: '#b8926e', scrub: '#6f8a4e' },
      material: (p) => (p.up > 0.5 + 0.3 * fbm2(p.x * 0.03, p.z * 0.03, 3, 3) ? 'scrub' : 'rock'),
    }),
    svg((s) => {
      drawSloop(s, { x: 620, y: 560, length: 46, depth: 0.3 })
      drawSloop(s, { x: 440, y: 530, length: 24, depth: 0.5 })
      drawPerchedVillage(s)
    }),
    svg((s) => {
      drawShrubs(s, {
        from: 790,
        to: 1660,
        y: (x) => 648 + (x - 900) * 0.03,
        h: 70,
        colour: '#4c7a4a',
        seed: 9,
        depth: 0.06,
      })
      drawCorniche(s)
      drawCabriolet(s, { x: 1180, y: 846, length: 500 })
      drawLemonBranch(s, { from: [1650, 60], bend: [1440, -20], to: [1040, 60], fruit: 7, size: 92 })
    }),
  ],
})
