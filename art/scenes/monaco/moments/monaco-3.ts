import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { crayon, scene, svg } from '../../../scene.ts'
import { drawIce, drawLemonHalf, drawPrawn } from './seafood.ts'

const PLATTER = { x: 1000, y: 450, r: 338 } as const
const RAIL = 372

function drawSea(s: Stage): void {
  s.rect(
    s.left,
    s.top,
    RAIL - s.left + 20,
    s.bottom - s.top,
    s.lin(['#174f94', '#1c6fb4', '#2b8cc4'], 0, 0, 1, 0.3),
  )
}

function drawRipples(s: Stage): void {
  const random = s.random(5)
  for (const i of range(90)) {
    const [x, y, w] = [s.left + random() * 340, s.top + random() * 960, 18 + random() * 60]
    s.path(
      `M${x} ${y}q${w / 2} ${-4 - random() * 5} ${w} 0q${-w / 2} 3 ${-w} 0Z`,
      i % 2 ? '#7cc8e0' : '#0f3f80',
      'opacity=".4"',
    )
  }
}

/** Teak laid along the ship, caulked in black, with the polished rail and its shadow at the edge. */
function drawDeck(s: Stage): void {
  const planks = ['#d9a468', '#cf985c', '#e0ae74', '#d4a064']
  for (const i of range(30)) {
    const x = RAIL - 20 + i * 46
    s.rect(x, s.top, 46, s.bottom - s.top, s.shade(planks[(i * 7) % 4] as string, 0.9))
  }
  s.line(
    range(30)
      .map((i) => `M${RAIL - 20 + i * 46} ${s.top}V${s.bottom}`)
      .join(''),
    s.shade('#4a3430', 0.2),
    3.4,
  )
  const butts = range(30).map((i) => `M${RAIL - 20 + i * 46} ${((i * 317) % 900) + 20}h46`)
  s.line(butts.join(''), s.shade('#4a3430', 0.2), 3)
}

function drawRail(s: Stage): void {
  s.rect(RAIL - 34, s.top, 56, s.bottom - s.top, s.shade('#fffaf0', 1))
  s.rect(RAIL - 34, s.top, 10, s.bottom - s.top, s.shade('#b4c4d4', 0.6))
  s.rect(RAIL + 22, s.top, 22, s.bottom - s.top, s.shade('#6a4438', 0.3), 'opacity=".55"')
  for (const y of [120, 430, 740]) {
    s.path(`M${RAIL - 6} ${y}L${RAIL - 74} ${y + 46}`, s.light.shadow)
    s.line(`M${RAIL - 6} ${y}L${RAIL - 78} ${y + 50}`, s.light.shadow, 10, 'opacity=".4"')
    s.circle(RAIL - 6, y, 17, s.shade('#8fa4b8', 0.6))
    s.circle(RAIL - 6, y, 12, s.shade('#eef4f6', 1))
  }
  s.rect(RAIL - 17, s.top, 24, s.bottom - s.top, s.shade('#56708e', 0.5))
  s.rect(RAIL - 14, s.top, 17, s.bottom - s.top, s.shade('#c4d4e0', 0.9))
  s.rect(RAIL - 4, s.top, 5, s.bottom - s.top, '#ffffff')
}

/** Round white cloth, striped at the hem, and the silver dish upon it. */
function drawTable(s: Stage): void {
  const { x, y, r } = PLATTER
  s.circle(x - 46, y + 54, r + 96, s.shade('#5a3a38', 0.2), 'opacity=".5"')
  s.circle(x, y, r + 96, s.shade('#fdf8ea', 1))
  s.circle(x, y, r + 82, 'none', `stroke="${s.shade('#1f4f94', 0.8)}" stroke-width="10"`)
  s.circle(x, y, r + 68, 'none', `stroke="${s.shade('#1f4f94', 0.8)}" stroke-width="3"`)
  s.circle(x - 20, y + 24, r + 14, s.shade('#8f9fb8', 0.5), 'opacity=".55"')
  s.circle(x, y, r + 14, s.shade('#9fb0c2', 0.6))
  s.path(
    `M${x - (r + 14) * Math.SQRT1_2} ${y + (r + 14) * Math.SQRT1_2}A${r + 14} ${r + 14} 0 0 1 ${x + (r + 14) * Math.SQRT1_2} ${y - (r + 14) * Math.SQRT1_2}Z`,
    s.shade('#eef4f6', 1),
  )
  s.circle(x, y, r, s.shade('#c4d2de', 0.8))
}

/** Eight in a wheel, heads outward. */
function drawPrawns(s: Stage): void {
  const { x, y } = PLATTER
  for (const i of range(8)) {
    const turn = (i / 8) * 360 - 62
    const a = ((turn + 180) * Math.PI) / 180
    drawPrawn(s, { x: x + Math.cos(a) * 206, y: y + Math.sin(a) * 206, scale: 1.3, turn: turn - 8 })
  }
}

function drawLemons(s: Stage): void {
  const { x, y } = PLATTER
  for (const [dx, dy, r, turn] of [
    [-24, 26, 42, 10],
    [36, 28, 38, 30],
    [6, -32, 44, 22],
  ] as const)
    drawLemonHalf(s, x + dx, y + dy, r, turn)
  drawLemonHalf(s, 1490, 150, 56, 14)
  drawLemonHalf(s, 1540, 240, 48, 34)
}

export default scene({
  name: 'moments/monaco-3',
  seed: 103,
  light: { base: 'day', shadow: '#1b2f5c' },
  horizon: -2000,
  sun: { x: 1500, y: -200, r: 30 },
  layers: [
    svg(drawSea),
    crayon(drawRipples),
    svg((s) => {
      drawDeck(s)
      drawRail(s)
      drawTable(s)
      drawIce(s, { ...PLATTER, r: PLATTER.r - 22, n: 560, size: 30, seed: 4 })
      drawPrawns(s)
      drawLemons(s)
    }),
  ],
  finish: { vignette: 0.1 },
})
