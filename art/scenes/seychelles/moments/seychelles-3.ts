import type { Point } from '../../../engine/geometry.ts'
import { lerp, range, smoothstep } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { alps } from '../../../language/land/land.ts'
import { boulders } from '../../../language/land/rocks.ts'
import { drawPerson } from '../../../language/people/person.ts'
import { palm } from '../../../language/plants/palm.ts'
import { water } from '../../../language/sea/water.ts'
import { sheet } from '../../../language/sky/clouds.ts'
import { mist, sky } from '../../../language/sky/sky.ts'
import { crayon, scene, svg } from '../../../scene.ts'

const SILVER = {
  base: 'dawn',
  sky: ['#5a7aa4', '#93a9c0', '#c6cdd2', '#eadfd4', '#fdf0dc'],
  haze: '#e6dfda',
  shadow: '#37406c',
  lit: '#fff0d8',
} as const

/** Where step t (0 near, 1 far) of the walk falls, curving along the wet edge. */
const stepAt = (t: number): Point => {
  const away = 1 / (1 + t * 9)
  return [lerp(1020, 640 + 560 * away + 150 * Math.sin(t * 3.2), 1 - away * 0.4), 414 + 500 * away]
}

function footprint(s: Stage, t: number, side: -1 | 1): void {
  const [x, y] = stepAt(t)
  const k = 1 / (1 + t * 9)
  const turn = -24 + 30 * t
  s.placed({ x: x + side * 44 * k, y: y + side * 7 * k, scale: k * 1.35, turn }, () => {
    const print =
      'M-13 40C-17 16 -19 4 -21 -14C-22 -36 -8 -46 4 -44C20 -40 21 -18 14 0C10 16 13 30 11 42C8 54 -10 54 -13 40Z'
    s.add('<g transform="scale(1 .42)">')
    s.path(print, s.shade('#b99c8c', 0.1), 'opacity=".7"')
    s.path(print, s.shade('#e6d4c4', 0.5), 'transform="translate(3 6) scale(.84)" opacity=".55"')
    for (const [i, r] of [8, 6, 5.4, 5, 4.4].entries())
      s.ellipse(
        -18 + i * 9.4,
        -58 - 5 * Math.sin(i * 0.8 + 0.6),
        r * 0.7,
        r,
        s.shade('#b99c8c', 0.1),
        'opacity=".7"',
      )
    s.add('</g>')
  })
}

export default scene({
  name: 'moments/seychelles-3',
  seed: 19,
  light: SILVER,
  horizon: 400,
  sun: { x: 560, y: 250, r: 44 },
  layers: [
    sky({ rings: 2, glow: 0.7 }),
    sheet({ cover: 0.5, opacity: 0.55 }),
    alps({ rise: 230, rock: '#7a8f94', envelope: (x) => smoothstep(820, 1500, x) }),
    mist({ y: 330, h: 110, opacity: 0.6 }),
    palm({ x: 1330, y: 420, h: 170, lean: -0.3, depth: 0.4, seed: 2 }),
    palm({ x: 1420, y: 430, h: 240, lean: -0.36, depth: 0.3, seed: 4 }),
    palm({ x: 1540, y: 450, h: 330, lean: -0.4, depth: 0.2, seed: 6 }),
    boulders({
      rocks: [
        { x: 7.4, y: 0.3, z: 20, rx: 1.8, ry: 1.3, rz: 1.4 },
        { x: 9.6, y: 0.5, z: 20.5, rx: 1.7, ry: 1.8, rz: 1.4, tilt: 0.1 },
        { x: 5.4, y: -0.2, z: 21, rx: 0.9, ry: 0.6, rz: 0.8 },
      ],
      colour: ['#4a4268', '#6f6078', '#a08a8c', '#cfb8a8', '#efdcc8', '#fff2e0'],
      streaks: 0.8,
      sun: { azimuth: -2, elevation: 0.6 },
      haze: 0.012,
    }),
    water({
      y: 400,
      colours: ['#f2e6da', '#dcd2ca', '#d2c0b0', '#c6b09c', '#b89c8a'],
      reflection: [0.85, 0.32],
      amplitude: 12,
      facets: 9,
      wave: 1.8,
      glint: 0.5,
    }),
    crayon((s) => {
      for (const [y, o] of [
        [420, 0.9],
        [446, 0.8],
        [492, 0.7],
        [560, 0.6],
      ] as const)
        s.path(
          `M${s.left} ${y}C160 ${y - 8} 380 ${y + 6} ${760 - (y - 420) * 2.2} ${y - 6}C${420 - (y - 420)} ${y + 22} 160 ${y + 14} ${s.left} ${y + 26}Z`,
          s.shade('#ffffff', 1),
          `opacity="${o}"`,
        )
    }, 0.5),
    svg((s) => {
      for (const i of range(34)) footprint(s, 1 - i / 33, i % 2 ? 1 : -1)
    }),
    svg((s) => {
      drawPerson(s, {
        x: 842,
        y: 470,
        h: 64,
        pose: 'strolling',
        wears: 'dress',
        colour: '#e9dccb',
        skin: '#7a4e3a',
        hair: 'bun',
        slender: true,
        depth: 0.2,
      })
      drawPerson(s, {
        x: 876,
        y: 472,
        h: 70,
        pose: 'strolling',
        wears: 'shorts',
        colour: '#5f7fa0',
        skin: '#5f3c2e',
        depth: 0.2,
      })
    }),
  ],
})
