import { type Point, polygon, smooth } from '../../engine/geometry.ts'
import { lerp, range } from '../../engine/numbers.ts'
import { curved, strand } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure, pose } from '../../language/people/posed-figure.ts'
import { drawLeaves } from '../../language/plants/leaves.ts'
import { drawPalm } from '../../language/plants/palm.ts'
import { cumulus } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { drawBasket } from '../../language/things/basket.ts'
import { bodies, crayon, scene, svg } from '../../scene.ts'
import { drawAdire } from './adire.ts'

/** Rust-red tin roofs in rows, nearer ones larger. */
const rustRoofs = svg((s) => {
  const random = s.random(8)
  for (const row of range(9)) {
    const t = row / 8
    const y = lerp(512, 800, t ** 1.4)
    const size = lerp(20, 86, t ** 1.3)
    for (let x = s.left - 60 - random() * size; x < s.right + 60; x += size * (1.3 + random() * 0.7)) {
      const [w, h] = [size * (1.1 + random() * 0.7), size * (0.42 + random() * 0.2)]
      const yy = y + (random() - 0.5) * size * 0.6
      const roof =
        ['#b5522f', '#a3472c', '#c26a3c', '#8f4a38', '#b87a58'][Math.floor(random() * 5)] ?? '#b5522f'
      const depth = lerp(0.66, 0.1, t)
      s.rect(x + w * 0.1, yy - 1, w * 0.8, h * 0.9, s.shade('#d9b48c', 0.62, depth))
      s.rect(x + w * 0.1, yy - 1, w * 0.26, h * 0.9, s.shade('#a87a6a', 0.12, depth))
      s.rect(x + w * 0.55, yy + h * 0.25, w * 0.1, h * 0.4, s.shade('#3a2848', 0.1, depth))
      s.path(
        polygon([
          [x, yy],
          [x + w * 0.28, yy - h],
          [x + w * 0.36, yy],
        ]),
        s.shade(roof, 0.12, depth),
      )
      s.path(
        polygon([
          [x + w * 0.36, yy],
          [x + w * 0.28, yy - h],
          [x + w * 0.82, yy - h],
          [x + w, yy],
        ]),
        s.lin([s.shade(roof, 1, depth), s.shade(roof, 0.7, depth)]),
      )
      const ribs = range(6).map((i) =>
        polygon(
          [
            [x + w * (0.36 + i * 0.09), yy - h],
            [x + w * (0.42 + i * 0.1), yy],
          ],
          false,
        ),
      )
      s.line(ribs.join(''), s.shade(roof, 0.25, depth), Math.max(0.4, size * 0.012), 'opacity=".6"')
      if (random() < 0.16)
        drawPalm(s, { x: x + w, y: yy + h, h: size * 1.7, lean: (random() - 0.5) * 0.2, depth, size: 0.9 })
      else if (random() < 0.3)
        drawLeaves(s, {
          x: x + w * 1.05,
          y: yy + h * 0.1,
          rx: size * 0.5,
          ry: size * 0.32,
          colour: '#4a7a42',
          depth,
          leaf: size * 0.16,
          density: 9000 / (size * size) + 10,
          seed: x + row,
        })
    }
  }
})

const olumo = bodies({ round: 92, from: [0.9, -0.75], dark: 0.62, bright: 0.5 }, [
  (s) =>
    s.path(
      curved('640,560 700,440 780,372 900,352 1010,396 1120,520 1100,580', 0, 0, 1),
      s.shade('#9a8682', 0.55, 0.36),
    ),
  (s) =>
    s.path(
      curved('860,580 880,400 960,268 1080,196 1220,186 1330,250 1400,370 1440,520 1420,600', 0, 0, 1),
      s.shade('#a08a80', 0.58, 0.28),
    ),
  (s) =>
    s.path(
      curved('1250,590 1290,440 1370,360 1490,352 1590,430 1640,560 1620,620', 0, 0, 1),
      s.shade('#a68e80', 0.58, 0.22),
    ),
  (s) =>
    s.path(
      curved('1010,240 1070,172 1160,150 1240,178 1250,222 1150,248', 0, 0, 1),
      s.shade('#b09a8a', 0.62, 0.26),
    ),
  (s) =>
    s.path(
      curved('900,590 940,490 1040,440 1150,470 1200,560 1180,600', 0, 0, 1),
      s.shade('#a68e80', 0.55, 0.2),
    ),
])

const drawRockMarks = (s: Stage): void => {
  const streak = (text: string, w: number) =>
    s.line(strand(text, 0, 0, 1), s.shade('#5a4658', 0.15, 0.25), w, 'opacity=".34" stroke-linecap="round"')
  streak('1090,200 1060,300 1064,420', 9)
  streak('1130,190 1120,280 1140,400 1130,470', 12)
  streak('1190,186 1200,260 1190,360', 7)
  streak('1260,220 1290,330 1296,430', 10)
  streak('1440,366 1430,450 1440,540', 8)
  streak('900,360 880,430 884,500', 6)
  for (const [x, y, r] of [
    [880, 566, 44],
    [1230, 572, 52],
    [1560, 566, 50],
    [740, 562, 46],
  ] as const)
    drawLeaves(s, { x, y, rx: r * 1.5, ry: r * 0.6, colour: '#56803f', depth: 0.22, leaf: 8, density: 60 })
}

const drawContactShadow = (s: Stage, x: number, y: number, rx: number, ry: number): void => {
  s.ellipse(x, y, rx, ry, s.light.shadow, `opacity=".5" filter="${s.blur(ry * 0.5)}"`)
}

/** A washing-line post with its foot on the yard. */
const drawPost = (s: Stage, x: number): void => {
  drawContactShadow(s, x - 10, 830, 24, 5)
  s.rect(x - 6, 70, 12, 760, s.lin([s.shade('#5a3c30', 0.2), s.shade('#9a6a48', 0.9)], 0, 0, 1, 0))
}

export default scene({
  name: 'diaspora/day-4',
  seed: 44,
  light: { base: 'golden', sky: ['#3f6da0', '#7aa3bd', '#c9c8b0', '#f3cf98', '#ffe6b4'], haze: '#efd0a4' },
  horizon: 540,
  sun: { x: 1560, y: 150, r: 40 },
  portrait: { x: 862, y: -6, w: 660, h: 1173 },
  layers: [
    sky({ disc: false, glow: 0.7 }),
    cumulus({
      banks: [
        { x: 700, y: 430, w: 340, h: 150 },
        { x: 1500, y: 380, w: 300, h: 130 },
      ],
    }),
    olumo,
    svg(drawRockMarks),
    mist({ y: 470, h: 120, opacity: 0.5 }),
    rustRoofs,
    svg((s) => {
      s.path(
        smooth(
          [
            [s.left, 800],
            [500, 806],
            [1000, 792],
            [s.right, 806],
            [s.right, s.bottom],
            [s.left, s.bottom],
          ] as Point[],
          true,
          0.2,
        ),
        s.lin(
          [s.shade('#c9865a', 0.8), s.shade('#a8604a', 0.4), s.shade('#7a4248', 0.15)],
          0,
          790,
          0,
          1100,
          true,
        ),
      )
    }),
    crayon((s) =>
      s.path(
        `M${s.left} ${s.bottom}V880Q700 820 1640 860V${s.bottom}Z`,
        s.lin([
          [s.light.shadow, 0.1],
          [s.light.shadow, 0.5],
        ]),
      ),
    ),
    svg((s) => {
      s.line('M-40 66Q400 108 812 84M1384 84Q1500 104 1660 78', s.shade('#6a4a3c', 0.4), 3.4)
      drawPost(s, 812)
      drawPost(s, 1384)
      drawAdire(s, { x: -60, y: 74, w: 300, h: 760, pattern: 'moons', seed: 3 })
      drawAdire(s, { x: 262, y: 92, w: 250, h: 640, pattern: 'ladders', colour: '#1f2f70', seed: 6 })
      drawAdire(s, { x: 540, y: 92, w: 224, h: 700, pattern: 'stars', colour: '#2d428c', seed: 9 })
      drawAdire(s, { x: 1440, y: 90, w: 230, h: 620, pattern: 'combs', colour: '#22337a', seed: 12 })
    }),
    ...bodies({ round: 34, from: [0.9, -0.7], cast: { x: -30, y: 14, blur: 16, opacity: 0.35 } }, [
      (s) =>
        s.path(
          curved('1010,768 1002,832 1034,872 1120,884 1206,872 1238,832 1230,768 1120,748', 0, 0, 1),
          s.shade('#9a5638', 0.6),
        ),
    ]),
    svg((s) => {
      s.ellipse(1120, 768, 112, 30, s.shade('#c07a4c', 0.9))
      s.ellipse(1120, 770, 98, 24, s.lin([s.shade('#18205a', 0.1), s.shade('#3a50a0', 0.6)], 0, 0, 1, 0))
      s.path(
        smooth(
          [
            [1080, 772],
            [1096, 738],
            [1150, 668],
            [1190, 658],
            [1196, 698],
            [1160, 748],
            [1170, 774],
          ] as Point[],
          true,
        ),
        s.lin([s.shade('#2a3c8a', 0.2), s.shade('#4a66c0', 0.9)], 0, 0, 1, 0),
      )
      drawContactShadow(s, 1246, 877, 70, 10)
      drawFigure(s, {
        x: 1262,
        y: 874,
        h: 372,
        facing: 'left',
        skin: '#6a4030',
        top: '#e6d9c0',
        lower: 'wrapper',
        lowerColour: '#2a3c86',
        sleeves: 'none',
        head: 'scarf',
        headColour: '#c2503a',
        pose: pose(
          'hip .02,-.48; neck -.07,-.79; armL -.2,-.66 -.21,-.55; armR -.12,-.62 -.2,-.58; legL -.03,-.26 -.04,-.01; legR .06,-.26 .06,-.01; headTilt -.035; headDrop .02',
        ),
        rim: { colour: s.shade('#ffe2b0', 1), width: 2.6 },
        tones: [0.14, 0.9],
      })
      s.circle(1184, 670, 9, s.shade('#26347c', 0.35))
      s.circle(1190, 658, 8, s.shade('#26347c', 0.45))
      drawContactShadow(s, 1440, 872, 62, 10)
      drawBasket(s, { x: 1452, y: 870, w: 114, heap: '#2f4596' })
    }),
  ],
})
