import { type Point, polygon, rectPath, smooth } from '../../../engine/geometry.ts'
import { range, round1 } from '../../../engine/numbers.ts'
import { outline } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { scene, svg } from '../../../scene.ts'
import { type Dish, drawDish } from './sadya-dishes.ts'
import { drawBanana, drawPapadam, drawPayasam, drawRice, drawTumbler } from './sadya-rice.ts'

/** Undyed Kerala cotton with its gold border. */
function drawCloth(s: Stage): void {
  s.rect(s.left, s.top, s.right - s.left, s.bottom - s.top, s.shade('#f4ecd9', 0.95))
  const weave = range(76).map((i) => rectPath(s.left, i * 12, s.right - s.left, 3))
  s.path(weave.join(''), s.shade('#e8ddc4', 0.9), 'opacity=".6"')
  for (const [y, h] of [
    [36, 5],
    [48, 34],
    [89, 5],
    [806, 5],
    [818, 44],
    [869, 5],
  ] as const)
    s.rect(s.left, y, s.right - s.left, h, s.shade('#cf9a34', 0.72))
  const lozenges = range(44).map((i) => {
    const [x, y] = [i * 38 - 10, 840]
    return polygon([
      [x - 13, y],
      [x, y - 13],
      [x + 13, y],
      [x, y + 13],
    ])
  })
  s.path(lozenges.join(''), s.shade('#f6e6b4', 0.95))
}

const UPPER = outline('64,462 118,384 196,316 300,252 430,200 590,164 780,146 980,142 1150,150 1320,166')
const LOWER = outline('1322,752 1140,774 960,784 770,778 580,760 430,728 300,678 196,612 118,542')
const TEARS = [
  '452,130 494,236 498,120',
  '1014,830 1000,716 990,830',
  '548,790 586,706 584,800',
  '1196,100 1188,196 1216,100',
]

function drawLeaf(s: Stage): void {
  const d = leafPath()
  s.path(d, s.light.shadow, 'opacity=".42" transform="translate(-15 18)"')
  s.path(d, s.shade('#2f8f48', 0.66))
  s.clipped(d, () => {
    s.path('M40 462L1340 452V900H40Z', s.shade('#23763f', 0.56))
    drawRibs(s)
    for (const tear of TEARS) s.path(polygon(outline(tear)), s.shade('#d8d0c0', 0.6))
    s.path('M60 461L1340 443V463Z', s.shade('#bcd674', 0.95))
    s.path('M60 462L1340 463V470Z', s.shade('#185a38', 0.3))
  })
}

const leafPath = (): string =>
  `${smooth(UPPER, false, 0.9)}L${smooth([...LOWER, UPPER[0] as Point], false, 0.9).slice(1)}Z`

/** Side ribs run from the midrib to the edge and lean to the tip; some of the leaf between them turns to the light. */
function drawRibs(s: Stage): void {
  const random = s.random(4)
  const rib = (x: number, side: -1 | 1) =>
    `M${x} 458Q${x + 6} ${458 + side * 150} ${x - 46} ${458 + side * 340}`
  for (const side of [-1, 1] as const) {
    for (const i of range(24)) {
      const x = 110 + i * 52 + random() * 20
      const w = 8 + random() * 26
      s.path(
        `${rib(x, side)}L${round1(x - 46 + w)} ${458 + side * 340}Q${round1(x + 6 + w)} ${458 + side * 150} ${round1(x + w * 0.6)} 458Z`,
        i % 3 ? s.light.lit : s.light.shadow,
        `opacity="${i % 3 ? 0.1 : 0.16}"`,
      )
    }
    s.line(
      range(64)
        .map((i) => rib(90 + i * 19.4, side))
        .join(''),
      s.shade('#7fbc58', 0.9),
      1.2,
      'opacity=".5"',
    )
  }
}

/** Twenty, in the order in which they are ladled out from the tip on. */
const DISHES: readonly Dish[] = [
  { x: 214, y: 392, r: 25, kind: 'salt', colours: ['#f7f4ea', '#ffffff'] },
  { x: 290, y: 322, r: 37, kind: 'pickle', colours: ['#b3271a', '#f07a1c', '#6a1414'] },
  { x: 314, y: 410, r: 33, kind: 'gravy', colours: ['#6b3a1c', '#a8622c', '#e8a84a'] },
  { x: 388, y: 266, r: 39, kind: 'pickle', colours: ['#d08a1c', '#f3cf56', '#8a4a10'] },
  { x: 408, y: 372, r: 45, kind: 'gravy', colours: ['#d92a72', '#f46ea4', '#fff0f4'] },
  { x: 496, y: 236, r: 46, kind: 'gravy', colours: ['#f4efdc', '#fffdf2', '#4f9a3c'] },
  { x: 516, y: 352, r: 48, kind: 'crumble', colours: ['#5f9a2c', '#a8cc4a', '#f6f4e4'] },
  { x: 612, y: 226, r: 49, kind: 'cubes', colours: ['#e88a1c', '#f7b43c', '#7a3414'] },
  { x: 634, y: 356, r: 50, kind: 'sticks', colours: ['#dfe3a0', '#f28a24', '#5f9a34', '#f3efc8'] },
  { x: 736, y: 214, r: 50, kind: 'crumble', colours: ['#b81c3c', '#e2476a', '#f6e4e4'] },
  { x: 754, y: 344, r: 49, kind: 'gravy', colours: ['#f0bc24', '#f9d75a', '#2c5a24'] },
  { x: 858, y: 210, r: 49, kind: 'cubes', colours: ['#e9e6cc', '#fbfaf0', '#9a3a34'] },
  { x: 872, y: 336, r: 51, kind: 'crumble', colours: ['#d8761a', '#f0a23c', '#f9efd6'] },
  { x: 980, y: 210, r: 50, kind: 'sticks', colours: ['#3f8a34', '#6fb04a', '#2c6a2c', '#a8cc5a'] },
  { x: 996, y: 338, r: 50, kind: 'cubes', colours: ['#f4cf3a', '#f9e47a', '#a81c34'] },
  { x: 1104, y: 216, r: 51, kind: 'pickle', colours: ['#7a3c1c', '#b86a2c', '#2c1810'] },
  { x: 1120, y: 346, r: 50, kind: 'crumble', colours: ['#7d2f6a', '#b45a98', '#f4e4ec'] },
  { x: 1228, y: 232, r: 48, kind: 'gravy', colours: ['#c8481c', '#ea7a34', '#fbe4a4'] },
  { x: 318, y: 548, r: 56, kind: 'chips', colours: ['#f2b41c', '#f9d862', '#b4761a'] },
  { x: 430, y: 620, r: 50, kind: 'chips', colours: ['#9a5620', '#c8843c', '#5a2c14'] },
]

export default scene({
  name: 'moments/india-8',
  seed: 808,
  light: { base: 'day', lit: '#fff8e2', shadow: '#12304a', haze: '#e8e6d8' },
  sun: { x: 1700, y: -200, r: 10 },
  layers: [
    svg((s) => {
      drawCloth(s)
      drawLeaf(s)
      for (const [i, dish] of DISHES.entries()) drawDish(s, dish, i)
      drawPapadam(s, 1160, 596, 104)
      drawRice(s, 800, 590)
      drawBanana(s)
      drawPayasam(s, 1456, 590, 104)
      drawTumbler(s, 1456, 290, 62)
    }),
  ],
  finish: { bloom: 0.12, vignette: 0.1 },
})
