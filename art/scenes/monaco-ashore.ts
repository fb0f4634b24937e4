import { type Point, ribbon } from '../engine/geometry.ts'
import { fbm2, ridged2 } from '../engine/noise.ts'
import { range, smoothstep } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { drawCabriolet } from '../motifs/cabriolet.ts'
import { sheet } from '../motifs/clouds.ts'
import { drawShrubs } from '../motifs/foliage.ts'
import { field, ridge } from '../motifs/land.ts'
import { drawLemonBranch } from '../motifs/lemon-branch.ts'
import { drawPerson } from '../motifs/people.ts'
import type { Pose } from '../motifs/people-poses.ts'
import { drawHillTown, type HillTownOptions } from '../motifs/riviera-houses.ts'
import { sky } from '../motifs/sky.ts'
import { drawAwning, drawBistroChair, drawBistroTable, drawCup, drawSteam } from '../motifs/terrace.ts'
import { water } from '../motifs/water.ts'
import { drawSloop, drawYacht } from '../motifs/yachts.ts'
import { scene, svg } from '../scene.ts'

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

const corniche = scene({
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

/** Two black arcs of rubber, left from yesterday. */
function drawTyreMarks(s: Stage): void {
  const marks: readonly (readonly Point[])[] = [
    [
      [-60, 838],
      [200, 826],
      [460, 800],
      [680, 758],
      [830, 702],
      [900, 652],
      [912, 622],
    ],
    [
      [-60, 946],
      [240, 926],
      [520, 884],
      [760, 818],
      [910, 734],
      [972, 664],
      [976, 622],
    ],
  ]
  for (const mark of marks) {
    s.path(
      ribbon(mark, (t) => 19 * (1 - 0.78 * t)),
      s.light.shadow,
      'opacity=".34"',
    )
    s.path(
      ribbon(mark, (t) => 9 * (1 - 0.78 * t)),
      s.light.shadow,
      'opacity=".3"',
    )
  }
}

function drawCroissant(s: Stage, x: number, y: number, k: number): void {
  s.placed({ x, y, scale: k }, () => {
    s.ellipse(0, 6, 58, 9, s.lin([s.shade('#fffaf2', 1), s.shade('#d8c6bc', 0.5)]))
    range(7).forEach((i) => {
      const a = Math.PI * (1.12 + (i / 6) * 0.76)
      const r = 17 - Math.abs(i - 3) * 3.2
      s.ellipse(
        Math.cos(a) * 38,
        16 + Math.sin(a) * 28,
        r,
        r * 0.86,
        s.lin([s.shade('#f0b868', 1), s.shade('#c87a38', 0.6), s.shade('#8a4a30', 0.3)]),
      )
    })
  })
}

const SWEEPING: Pose = {
  hip: [0, 0.5],
  neck: [0.06, 0.82],
  head: [0.1, 0.91],
  armL: [
    [0.1, 0.66],
    [0.2, 0.56],
  ],
  armR: [
    [0.16, 0.62],
    [0.26, 0.48],
  ],
  legL: [
    [-0.08, 0.27],
    [-0.12, 0.02],
  ],
  legR: [
    [0.06, 0.28],
    [0.08, 0.02],
  ],
  profile: true,
}

const morningAfter = scene({
  name: 'monaco/day-7',
  seed: 77,
  light: { base: 'dawn', sky: ['#3a5490', '#8288b4', '#d8a9b4', '#f8c6a2', '#ffe9c4'] },
  horizon: 500,
  sun: { x: 1010, y: 452, r: 46 },
  portrait: { x: 930, y: 130, w: 640, h: 1138 },
  layers: [
    sky({ rays: 0.06 }),
    sheet({ cover: 0.48, opacity: 0.5, seed: 8 }),
    ridge({
      y: 506,
      height: 170,
      colour: '#6f6a98',
      depth: 0.6,
      from: -40,
      to: 1660,
      length: 340,
      envelope: (x) => 0.25 + 0.75 * smoothstep(900, 100, x),
    }),
    svg((s) => {
      for (const [x, length, flip] of [
        [300, 150, false],
        [500, 190, true],
        [705, 150, false],
      ] as const)
        drawYacht(s, { x, y: 540, length, flip, depth: 0.4, lamps: false })
      for (const [x, length] of [
        [400, 60],
        [600, 74],
        [800, 70],
        [905, 60],
        [1130, 66],
        [1240, 80],
      ] as const)
        drawSloop(s, { x, y: 538, length, furled: true, depth: 0.35 })
      drawYacht(s, { x: 1320, y: 548, length: 330, flip: true, depth: 0.22 })
    }),
    water({ y: 540, glint: 0.7, accent: '#5a6aa0', reflection: [0.9, 0.5], to: 640 }),
    svg((s) => {
      s.fillBelow(900, s.shade('#6f5f88', 0.3))
      s.path(
        'M-40 606L1660 596V960H-40Z',
        s.lin([s.shade('#d8b8a8', 0.95), s.shade('#a98ea0', 0.6), s.shade('#6f5f88', 0.3)]),
      )
      s.path('M-40 598L1660 588V604L-40 614Z', s.shade('#ffe9cc', 1))
      const joints = range(7).map((i) => `M-40 ${640 + i * i * 6.4}H1660`)
      s.line(joints.join(''), s.light.shadow, 1.4, 'opacity=".16"')
      for (const x of [150, 420, 690, 960])
        s.path(
          `M${x - 12} 606c0 -20 4 -26 4 -32c-8 -2 -8 -12 8 -12s16 10 8 12c0 6 4 12 4 32Z`,
          s.shade('#3a3f68', 0.25),
        )
    }),
    svg(drawTyreMarks),
    svg((s) => {
      drawPerson(s, {
        x: 640,
        y: 668,
        h: 120,
        pose: SWEEPING,
        wears: 'suit',
        colour: '#4a6a94',
        hair: 'cap',
        silhouette: true,
      })
      s.line('M652 596L692 668M684 664l18 6', s.shade('#2c3566', 0.2), 3.4)
      drawBistroChair(s, { x: 1470, y: 880, h: 360, flip: true })
      drawBistroTable(s, { x: 1240, y: 872, w: 330, h: 226 })
      drawCup(s, 1190, 648, 0.9)
      drawSteam(s, 1190, 596, 120)
      drawCroissant(s, 1310, 640, 0.9)
      drawAwning(s, { from: 1060, to: 1700, top: -30, bottom: 44, stripe: '#b8323a', width: 54, lit: 0.8 })
    }),
  ],
})

export default [corniche, morningAfter]
