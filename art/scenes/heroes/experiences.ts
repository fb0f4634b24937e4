import { polygon, rectPath } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure } from '../../language/people/figure.ts'
import { scene, svg } from '../../scene.ts'
import { POSTERS } from './gallery-posters.ts'

const FLOOR = 648
const POSTER = { w: 118, h: 147.5, gap: 27 }
const MIDDLE = 1150

/** Three, four, three. */
const HANGING = [3, 4, 3].flatMap((n, row) =>
  range(n).map((i) => ({
    x: MIDDLE + (i - n / 2) * (POSTER.w + POSTER.gap) + POSTER.gap / 2,
    y: 46 + row * (POSTER.h + 30),
  })),
)

function drawRoom(s: Stage): void {
  const width = s.right - s.left
  s.rect(s.left, s.top, width, FLOOR - s.top, s.shade('#e6ece2', 0.96))
  s.rect(s.left, -62, width, 10, s.shade('#b8cac4', 0.7)).rect(
    s.left,
    s.top,
    width,
    -62 - s.top,
    s.shade('#cfdcd4', 0.8),
  )
  s.rect(s.left, FLOOR - 34, width, 34, s.shade('#f8f8ee', 1)).rect(
    s.left,
    FLOOR - 36,
    width,
    4,
    s.shade('#a8bcb8', 0.6),
  )
  s.fillBelow(FLOOR, s.shade('#c89a68', 0.9))
  const boards = range(60).map((i) => {
    const x = MIDDLE + (i - 30) * 46
    return `M${x} ${FLOOR}L${MIDDLE + (x - MIDDLE) * 3.1} ${FLOOR + 460}`
  })
  s.line(boards.join(''), s.shade('#8a5f40', 0.5), 2, 'opacity=".6"')
  s.rect(s.left, FLOOR, width, 7, s.light.shadow, 'opacity=".3"')
}

function drawPosterAt(s: Stage, i: number): void {
  const at = HANGING[i]
  if (!at) return
  const { x, y } = at
  const { w, h } = POSTER
  s.path(rectPath(x - 20, y + 10, w + 18, h + 18), s.light.shadow, 'opacity=".32"')
  s.rect(x - 7, y - 7, w + 14, h + 14, s.shade('#27404c', 0.35))
  s.path(
    `M${x + w + 7} ${y - 7}V${y + h + 7}H${x + w + 3.5}V${y - 3.5}H${x - 7}V${y - 7}Z`,
    s.shade('#d8b46a', 1),
  )
  s.rect(x - 3.5, y - 3.5, w + 7, h + 7, s.shade('#fdf8ea', 1))
  s.placed({ x: x + 2, y: y + 2, scale: (w - 4) / 100 }, () =>
    s.clipped(rectPath(0, 0, 100, 125), () => POSTERS[i]?.(s)),
  )
}

/** Noon through three tall windows behind us; what they miss is shade. */
function drawSun(s: Stage): void {
  s.masked(
    () => {
      s.rect(s.left, s.top, s.right - s.left, s.bottom - s.top, '#ffffff')
      for (const i of range(3))
        for (const row of range(4)) {
          const [x, y] = [1020 + i * 262, -250 + row * 232]
          s.path(polygon([pane(x, y), pane(x + 214, y), pane(x + 214, y + 216), pane(x, y + 216)]), '#000000')
        }
    },
    () => s.rect(s.left, s.top, s.right - s.left, FLOOR - s.top, s.light.shadow, 'opacity=".3"'),
  )
  s.masked(
    () => {
      s.fillBelow(FLOOR, '#ffffff')
      for (const i of range(3)) {
        const x = 1020 + i * 262 - FLOOR * 0.34
        s.path(
          polygon([
            [x, FLOOR],
            [x + 214, FLOOR],
            [x - 40, FLOOR + 420],
            [x - 400, FLOOR + 420],
          ]),
          '#000000',
        )
      }
    },
    () => s.fillBelow(FLOOR, s.light.shadow, 'opacity=".34"'),
  )
}

const pane = (x: number, y: number): readonly [number, number] => [x - y * 0.34, y]

export default scene({
  name: 'heroes/experiences',
  seed: 29,
  light: { base: 'day', shadow: '#1c4258', lit: '#fff6dc', haze: '#e6ece2' },
  horizon: FLOOR,
  sun: { x: 1760, y: -200, r: 10 },
  portrait: { x: 840, y: -130, w: 620, h: 1102 },
  layers: [
    svg((s) => {
      drawRoom(s)
      for (const i of range(10)) drawPosterAt(s, i)
      drawSun(s)
      drawFigure(s, {
        x: 1122,
        y: 772,
        h: 196,
        pose: 'handsBehind',
        dress: 'coat',
        colours: ['#e2a92c', '#2f4a5c', '#c8342f'],
        skin: 'umber',
        woman: true,
        hair: 'bun',
        shadow: { to: [-0.62, 0.3], opacity: 0.4 },
      })
    }),
  ],
  finish: { bloom: 0.24 },
})
