import { polygon, smooth } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { outline } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure, type FigureOptions } from '../../language/people/figure.ts'
import { drawCrown } from '../../language/plants/foliage.ts'
import { spotBelow, spotOn } from './batad-terraces.ts'
import { drawIfugaoHouse } from './ifugao-house.ts'

const SHADOW = { to: [-0.55, 0.12], opacity: 0.4 } as const

const under = (s: Stage, text: string): string =>
  `${smooth(outline(text), false, 0.8)}L${s.right + 40} ${s.bottom + 200}L560 ${s.bottom + 200}Z`

/** The two nearest terraces: a flooded paddy behind its wall, and the yard we stand in. */
export function drawNearTerraces(s: Stage): void {
  const bund = '690,940 800,840 960,764 1180,716 1420,700 1660,706'
  s.path(under(s, bund), s.shade('#2f6a52', 0.3))
  s.path(under(s, bund), s.shade('#8fc45a', 0.9))
  const water = '724,940 830,850 980,782 1190,736 1424,719 1660,725'
  s.path(under(s, water), s.shade('#d4e9e2', 0.96))
  drawSeedlings(s)
  const wall = '800,960 900,884 1040,826 1220,790 1430,776 1660,782'
  s.path(under(s, wall), s.shade('#5f9a58', 0.5))
  const yard = '818,960 914,894 1050,838 1226,802 1434,788 1660,794'
  s.path(under(s, yard), s.shade('#b4cc68', 0.98))
  s.path(under(s, '1010,1000 1060,912 1180,862 1340,846 1520,850 1660,862'), s.shade('#d9c88e', 0.96))
  drawPaving(s)
}

/** Rows of young rice standing in the mirror. */
function drawSeedlings(s: Stage): void {
  const rows = range(5).flatMap((row) =>
    range(64).map((i) => {
      const t = i / 63
      const x = 790 + t * 860
      const y = 900 - 152 * (1 - (1 - t) ** 2.1) - 30 * t + row * (9 + 4 * t)
      return `M${x} ${y}l-2 -5M${x} ${y}l.6 -7M${x} ${y}l2.6 -4`
    }),
  )
  s.line(rows.join(''), s.shade('#4f9a4c', 0.6), 1.3, 'stroke-linecap="round"')
}

function drawPaving(s: Stage): void {
  const random = s.random(23)
  const stones = range(24).map(() => {
    const [x, y] = [1090 + random() * 460, 880 + random() * 200]
    const [w, h] = [22 + random() * 22, 7 + random() * 6]
    return `M${x - w} ${y}L${x - w * 0.5} ${y - h}L${x + w * 0.6} ${y - h * 0.9}L${x + w} ${y + h * 0.1}L${x + w * 0.4} ${y + h}L${x - w * 0.6} ${y + h * 0.8}Z`
  })
  s.path(stones.join(''), s.shade('#b8a878', 0.7))
}

/** Bundles of tinawon rice laid out to dry. */
export function drawSheaves(s: Stage): void {
  for (const i of range(7)) {
    const [x, y] = [1420 + (i % 4) * 42 - Math.floor(i / 4) * 14, 876 + Math.floor(i / 4) * 24]
    s.path(
      `M${x - 30} ${y + 4}L${x - 4} ${y - 3}L${x + 2} ${y + 6}L${x - 26} ${y + 12}Z`,
      s.light.shadow,
      'opacity=".3"',
    )
    s.path(
      polygon(
        outline(
          `${x - 18},${y - 4} ${x - 2},${y - 9} ${x + 22},${y - 12} ${x + 24},${y + 2} ${x - 2},${y - 1} ${x - 18},${y + 4}`,
        ),
      ),
      s.shade('#e8c050', 0.95),
    )
    s.path(
      polygon(
        outline(
          `${x - 18},${y} ${x - 2},${y - 5} ${x + 23},${y - 4} ${x + 24},${y + 2} ${x - 2},${y - 1} ${x - 18},${y + 4}`,
        ),
      ),
      s.shade('#b8862c', 0.5),
    )
  }
}

/** A guide in red with two guests, on the path to the house. */
export function drawVisitors(s: Stage): void {
  const put = (x: number, y: number, h: number, who: Omit<FigureOptions, 'x' | 'y' | 'h'>) =>
    drawFigure(s, { shadow: SHADOW, ...who, x, y, h })
  put(1080, 862, 84, {
    pose: 'walking',
    dress: 'shorts',
    colours: ['#c8352f', '#2a2c44'],
    skin: 'umber',
    hat: 'headcloth',
    hatColours: ['#c8352f', '#f2c648'],
    carries: 'stick',
    propColours: ['#7a5030', '#7a5030'],
  })
  put(1022, 876, 82, {
    pose: 'walking',
    dress: 'shirt',
    colours: ['#f4efdc', '#5a6a58'],
    skin: 'bronze',
    carries: 'backpack',
    propColours: ['#2f6f8c', '#e8c050'],
  })
  put(968, 888, 78, {
    pose: 'photographing',
    dress: 'shorts',
    colours: ['#2f7f8c', '#e4d6b0'],
    skin: 'honey',
    woman: true,
    hair: 'ponytail',
    carries: 'camera',
    propColours: ['#2a2428', '#c8d4d4'],
  })
}

/** Farmers in the flooded plots across the bowl, no larger than grains. */
export function drawFarmers(s: Stage): void {
  const shirts = ['#d9483a', '#f4ead6', '#e0903a', '#33508a', '#b0393a', '#f2c648', '#8a2f4e']
  for (const [i, u] of [0.37, 0.385, 0.4, 0.412, 0.43, 0.442, 0.46].entries()) {
    const [x, y] = spotOn(9 + (i % 2), u)
    drawFigure(s, {
      x,
      y,
      h: 14,
      pose: i % 3 === 1 ? 'walking' : 'planting',
      dress: 'shorts',
      colours: [shirts[i] ?? '#d9483a', '#3a4a5e'],
      skin: 'umber',
      hat: 'straw',
      flip: i % 2 === 0,
      depth: 0.12,
      shadow: false,
    })
  }
}

/** Roofs and trees beside the stream, at the bottom of the bowl. */
export function drawVillage(s: Stage): void {
  for (const [right, away] of [
    [-46, 338],
    [-24, 344],
    [-60, 316],
    [-36, 312],
    [48, 312],
    [62, 296],
    [-52, 288],
    [-34, 278],
  ] as const) {
    const [x, y] = spotBelow(right, away)
    const w = 10500 / away
    drawCrown(s, {
      x: x - w * 0.9,
      y: y + 4,
      w: w * 0.8,
      h: w * 0.62,
      dab: 3,
      colour: '#3f8a4c',
      depth: 0.14,
      seed: away + right,
    })
    drawIfugaoHouse(s, { x, y, w, depth: 0.12 })
  }
}
