import { type Point, polygon } from '../engine/geometry.ts'
import { lerp, range, smoothstep } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { drawSail } from '../motifs/boats.ts'
import { cumulus, sheet } from '../motifs/clouds.ts'
import { fairyTern } from '../motifs/fairy-tern.ts'
import { takamakaHammock } from '../motifs/hammock.ts'
import { alps, island } from '../motifs/land.ts'
import { bodies, modelled } from '../motifs/modelled.ts'
import { drawLimeHalf, drawPaintedBoards, drawTinSpoon, octopusCurry } from '../motifs/octopus-curry.ts'
import { palm } from '../motifs/palm.ts'
import { drawPerson } from '../motifs/people.ts'
import { boulders } from '../motifs/rocks.ts'
import { coil, drawRope } from '../motifs/rope.ts'
import { ropeHand } from '../motifs/rope-hand.ts'
import { mist, sky, wisps } from '../motifs/sky.ts'
import { drawHillGarden, drawLaceCottage, vanillaTray } from '../motifs/vanilla-porch.ts'
import { drawEaves } from '../motifs/veranda.ts'
import { lagoon, water } from '../motifs/water.ts'
import { crayon, scene, svg } from '../scene.ts'

const STORM = {
  base: 'day',
  sky: ['#2a3f6a', '#3f5f88', '#5f86a0', '#8fb4b8', '#cfe0d2'],
  haze: '#a9c4c8',
  shadow: '#22305c',
  glow: '#e9f0d8',
} as const

const SILVER = {
  base: 'dawn',
  sky: ['#5a7aa4', '#93a9c0', '#c6cdd2', '#eadfd4', '#fdf0dc'],
  haze: '#e6dfda',
  shadow: '#37406c',
  lit: '#fff0d8',
} as const

/** Rain hanging below a far cloud. */
function rain(s: Stage): void {
  const veil = s.lin(
    [
      [s.light.sky[0], 0],
      [s.light.sky[0], 0.55],
      [s.light.sky[1], 0.05],
    ],
    0,
    0,
    0,
    1,
  )
  s.group(`filter="${s.blur(26)}"`, () => {
    s.path('M-60 150L470 190L330 480L-140 480Z', veil)
    s.path('M520 190L760 210L640 480L430 480Z', veil, 'opacity=".6"')
  })
}

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

function teakDeck(s: Stage): void {
  s.fillBelow(
    520,
    s.lin([s.shade('#c08a58', 0.8), s.shade('#a06c44', 0.6), s.shade('#6f4638', 0.3)], 0, 520, 0, 920, true),
  )
  const seams = range(30).map((i) => {
    const x = 800 + (i - 15) * 62
    return `M${x} 520L${800 + (x - 800) * 3.4} 930`
  })
  s.line(seams.join(''), s.shade('#3a2438', 0.1), 3, 'opacity=".7"')
  s.rect(
    s.left,
    486,
    s.right - s.left,
    40,
    s.lin([s.shade('#fff6e6', 1), s.shade('#d9cbb8', 0.5), s.shade('#8f8490', 0.2)]),
  )
  for (const x of [180, 640, 1440]) {
    s.rect(x - 7, 330, 14, 170, s.lin([s.shade('#c9d2d8', 0.3), s.shade('#f6f4ee', 1)], 0, 0, 1, 0))
  }
  s.line(`M${s.left} 338H${s.right}M${s.left} 410H${s.right}`, s.shade('#e9ecec', 0.8), 6)
}

const COIL = coil(820, 748, 330, 4, 0.36, 58)

export default [
  scene({
    name: 'moments/seychelles-1',
    seed: 3,
    light: STORM,
    horizon: 470,
    sun: { x: 1420, y: 80, r: 0 },
    layers: [
      sky({ disc: false, glow: 0.5 }),
      sheet({ cover: 0.62, opacity: 0.85, horizon: 470 }),
      cumulus({
        banks: [{ x: 1320, y: 440, w: 420, h: 110, opacity: 0.7 }],
      }),
      svg(rain),
      island({ x: 1180, w: 300, rise: 70, colour: '#5f7a94' }),
      lagoon({
        y: 470,
        glint: 0,
        colours: ['#cfe6d6', '#6fc4bf', '#2f9aa8', '#1f6f92', '#24507e', '#20406c'],
        reflection: [0.7, 0.1],
      }),
      mist({ y: 440, h: 60, opacity: 0.5 }),
      fairyTern({ x: 860, y: 690 }),
    ],
  }),

  scene({
    name: 'moments/seychelles-2',
    seed: 8,
    light: { base: 'day', shadow: '#1f2c58', lit: '#fff0c8' },
    sun: { x: 1900, y: -300, r: 30 },
    layers: [
      svg((s) => drawPaintedBoards(s, '#4f93b4')),
      octopusCurry({ x: 760, y: 460 }),
      modelled({ round: 16, dark: 0.7, cast: { x: -18, y: 18, blur: 12, opacity: 0.5 } }, (s) =>
        s.placed({ x: 1290, y: 260, turn: 24, scale: 1.15 }, () => drawTinSpoon(s)),
      ),
      ...bodies({ round: 18, dark: 0.55, cast: { x: -16, y: 16, blur: 10, opacity: 0.5 } }, [
        (s) => drawLimeHalf(s, 1404, 700, 74, 20),
        (s) => drawLimeHalf(s, 250, 190, 80, 70),
        (s) =>
          s.path(
            'M1170 760C1170 716 1206 688 1250 690C1296 694 1322 726 1318 762C1312 800 1280 822 1240 818C1200 814 1170 796 1170 760Z',
            s.shade('#7fae3c', 0.85),
          ),
      ]),
    ],
  }),

  scene({
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
  }),

  scene({
    name: 'moments/seychelles-4',
    seed: 26,
    light: { base: 'day', haze: '#cfe6e2' },
    horizon: 300,
    sun: { x: 1420, y: -80, r: 0 },
    layers: [
      sky({ disc: false, glow: 0.6 }),
      cumulus({
        banks: [
          { x: 980, y: 286, w: 420, h: 90 },
          { x: 300, y: 280, w: 260, h: 50 },
        ],
      }),
      island({ x: 420, w: 330, rise: 92, colour: '#6f9a86' }),
      island({ x: 1260, w: 200, rise: 54, colour: '#8aa6a4' }),
      lagoon({ y: 300, glint: 0.5, base: 620 }),
      svg(teakDeck),
      modelled({ round: 9, dark: 0.65, cast: { x: -14, y: 12, blur: 8, opacity: 0.5 } }, (s) =>
        drawRope(s, COIL.slice(36), 26),
      ),
      modelled({ round: 9, dark: 0.65, cast: { x: -14, y: 14, blur: 8, opacity: 0.5 } }, (s) =>
        drawRope(s, COIL.slice(0, 44), 26),
      ),
      modelled({ round: 9, dark: 0.65, cast: { x: -30, y: 40, blur: 16, opacity: 0.4 } }, (s) =>
        drawRope(
          s,
          [
            [1150, 748],
            [1170, 640],
            [1130, 520],
            [1010, 470],
            [880, 480],
            [760, 520],
            [650, 592],
            [574, 656],
            [530, 726],
            [540, 786],
          ],
          26,
        ),
      ),
      ...ropeHand({
        wrist: [1106, 615],
        elbow: [1440, 810],
        size: 236,
        turn: -26,
        skin: '#7a4c36',
        sleeve: '#f2ead8',
      }),
      ...ropeHand({
        wrist: [725, 722],
        elbow: [800, 1020],
        size: 236,
        turn: -30,
        flip: true,
        skin: '#7a4c36',
        sleeve: '#f2ead8',
      }),
    ],
  }),

  scene({
    name: 'moments/seychelles-5',
    seed: 31,
    light: {
      base: 'day',
      sky: ['#5f9aa8', '#8fbcb4', '#bcd8b8', '#e0e8c4', '#f8f0d0'],
      haze: '#dce8c8',
      shadow: '#24405c',
      lit: '#fff2c4',
    },
    horizon: 560,
    sun: { x: 1500, y: -40, r: 0 },
    layers: [
      sky({ disc: false, glow: 0.7, to: 720 }),
      wisps({ from: 30, to: 220, n: 8 }),
      alps({ rise: 420, rock: '#5f946c', envelope: (x) => 0.35 + 0.65 * smoothstep(500, 1300, x) }),
      mist({ y: 330, h: 260, opacity: 0.8 }),
      svg(drawHillGarden),
      svg(drawLaceCottage),
      palm({ x: 1320, y: 760, h: 520, lean: 0.16, depth: 0.12, wind: -0.1, seed: 12 }),
      svg((s) => drawEaves(s, 70, [1540])),
      vanillaTray(),
    ],
  }),

  scene({
    name: 'moments/seychelles-6',
    seed: 40,
    light: {
      base: 'dusk',
      sky: ['#3a2a66', '#8a3f74', '#d9584f', '#fb8f4a', '#ffcf7a'],
      haze: '#f08a64',
      lit: '#ffb46a',
      shadow: '#241a4c',
    },
    horizon: 600,
    sun: { x: 900, y: 560, r: 64 },
    layers: [
      sky({ rings: 3 }),
      sheet({ cover: 0.56, opacity: 0.75 }),
      island({ x: 520, w: 260, rise: 50, colour: '#6a3f6a' }),
      svg((s) => drawSail(s, { x: 1070, y: 604, size: 120, colour: '#7a3a58', depth: 0 })),
      water({ y: 600, accent: '#5a2f6a', glint: 1 }),
      svg((s) => {
        s.path(
          polygon([
            [s.left, 820],
            [500, 796],
            [1000, 812],
            [s.right, 780],
            [s.right, s.bottom],
            [s.left, s.bottom],
          ]),
          s.lin([s.shade('#c98a78', 0.6), s.shade('#5f3f5c', 0.1)]),
        )
      }),
      takamakaHammock(),
    ],
  }),
]
