import { polygon, rectPath } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { scene, svg } from '../../../scene.ts'
import { drawBlade, drawIce, drawMilkfish, drawTray } from './milkfish.ts'

const TILE = 116

/** The stall's slab of glazed tiles, wet; an awning shades one corner. */
function drawTiles(s: Stage): void {
  s.rect(s.left, s.top, s.right - s.left, s.bottom - s.top, s.shade('#8fb4ba', 0.6))
  const random = s.random(6)
  for (const i of range(15))
    for (const j of range(9)) {
      const [x, y] = [-40 + i * TILE, -50 + j * TILE]
      s.path(
        rectPath(x + 2.5, y + 2.5, TILE - 5, TILE - 5),
        s.shade(random() > 0.86 ? '#7fc0c4' : '#dcecea', 0.74 + random() * 0.2),
      )
      s.line(`M${x + 5} ${y + TILE - 6}V${y + 5}H${x + TILE - 6}`, '#ffffff', 2, 'opacity=".75"')
    }
  s.path(
    polygon([
      [s.left, s.top],
      [560, s.top],
      [250, 430],
      [s.left, 560],
    ]),
    s.light.shadow,
    'opacity=".3"',
  )
}

const PIVOT = { x: 800, y: 950 }
const FAN = range(11).map((i) => -162 + i * 14.4)

const alongRay = (turn: number, reach: number) => {
  const a = (turn * Math.PI) / 180
  return { x: PIVOT.x + Math.cos(a) * reach, y: PIVOT.y + Math.sin(a) * reach }
}

function drawHandOfCards(s: Stage): void {
  for (const [i, turn] of [-166, -146, -34, -14, -124, -56, -101, -79].entries())
    drawBlade(s, {
      ...alongRay(turn, 120),
      scale: 1,
      turn,
      length: 700,
      wide: 132,
      lit: 0.5 + (i % 3) * 0.12,
    })
  for (const turn of FAN) drawMilkfish(s, { ...alongRay(turn, 468), scale: 1.02, turn })
}

/** Beads of water where the light finds them. */
function drawDrops(s: Stage): void {
  const random = s.random(3)
  for (const _ of range(70)) {
    const [x, y, r] = [s.left + random() * 1650, random() * 900, 2 + random() ** 3 * 8]
    s.ellipse(x - r * 0.3, y + r * 0.3, r * 1.2, r, s.light.shadow, 'opacity=".22"')
    s.ellipse(x, y, r * 1.1, r * 0.9, '#e8f6f6', 'opacity=".8"')
    s.circle(x + r * 0.3, y - r * 0.3, r * 0.28, '#ffffff')
  }
}

export default scene({
  name: 'moments/philippines-8',
  seed: 38,
  light: { base: 'day', shadow: '#173a4c', lit: '#fffaf0', haze: '#dcebea' },
  horizon: -3000,
  sun: { x: 2000, y: -900, r: 40 },
  layers: [
    svg((s) => {
      drawTiles(s)
      drawDrops(s)
      drawTray(s, { x: 150, y: 140, r: 152, fruit: ['#c8322a', '#ee5a40'], size: 30 })
      drawTray(s, { x: 1476, y: 120, r: 124, fruit: ['#4f8a34', '#8cc04a'], size: 19 })
      drawHandOfCards(s)
      drawIce(s, PIVOT.x, PIVOT.y + 10, 200)
    }),
  ],
  finish: { bloom: 0.15 },
})
