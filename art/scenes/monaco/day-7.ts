import { type Point, ribbon } from '../../engine/geometry.ts'
import { range, smoothstep } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawSloop, drawYacht } from '../../language/boats/yachts.ts'
import {
  drawAwning,
  drawBistroChair,
  drawBistroTable,
  drawCup,
  drawSteam,
} from '../../language/buildings/terrace.ts'
import { ridge } from '../../language/land/land.ts'
import { drawPerson } from '../../language/people/person.ts'
import type { Pose } from '../../language/people/poses.ts'
import { water } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'

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

export default scene({
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
