import { rectPath } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { curved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { type Layers, modelled, svg } from '../../scene.ts'
import { drawCapiz } from './capiz-window.ts'

const SILL = 706
const OPEN = { left: 880, right: 1440 }
const WOOD = '#6b4533'

/** The room side of an open capiz window: panels, sill, two cups, a pitcher with its whisk and a tied box. */
export const despedidaSill = (): Layers => [
  svg(drawWallAndPanels),
  modelled({ round: 10, dark: 0.6 }, drawFrame),
  modelled({ round: 14, dark: 0.7 }, drawSill),
  svg(sillGrain),
  modelled({ round: 12, dark: 0.7, cast: { x: -10, y: 12, blur: 8, opacity: 0.3 } }, drawBox),
  svg(drawTwine),
  modelled({ round: 26, dark: 0.85, cast: { x: -8, y: 10, blur: 8, opacity: 0.3 } }, drawPitcher),
  modelled({ round: 15, dark: 0.75, cast: { x: -14, y: 8, blur: 7, opacity: 0.35 } }, (s) => {
    drawCup(s, 1010)
    drawCup(s, 1130)
  }),
  svg((s) => {
    drawChocolate(s, 1010)
    drawChocolate(s, 1130)
  }),
]

function drawWallAndPanels(s: Stage): void {
  const wall = '#8a6a5c'
  const shadeOf = s.lin([s.shade(wall, 0.12), s.shade(wall, 0.2), s.shade(wall, 0.5)], 0, 0, 880, 0, true)
  s.rect(s.left, s.top, OPEN.left - s.left, s.bottom - s.top, shadeOf)
  s.rect(OPEN.right, s.top, s.right - OPEN.right, s.bottom - s.top, s.shade(wall, 0.3))
  s.rect(s.left, s.top, s.right - s.left, 76 - s.top, s.shade(WOOD, 0.16))
  drawCapiz(s, { x: 330, y: 92, w: 556, h: SILL - 92, columns: 7, rows: 8, glow: 0.92, seed: 3 })
  drawCapiz(s, { x: OPEN.right - 4, y: 92, w: 556, h: SILL - 92, columns: 7, rows: 8, glow: 0.95, seed: 8 })
  s.rect(
    s.left,
    s.top,
    1000 - s.left,
    s.bottom - s.top,
    s.lin(
      [
        [s.light.shadow, 0.66],
        [s.light.shadow, 0.3],
        [s.light.shadow, 0],
      ],
      s.left,
      0,
      900,
      0,
      true,
    ),
  )
}

function drawFrame(s: Stage): void {
  for (const x of [OPEN.left - 14, OPEN.right - 12]) s.rect(x, 60, 26, SILL - 50, s.shade(WOOD, 0.6))
  s.rect(300, 62, s.right - 300, 32, s.shade(WOOD, 0.55))
  s.rect(s.left, 20, s.right - s.left, 26, s.shade(WOOD, 0.4))
}

function drawSill(s: Stage): void {
  s.rect(s.left, SILL, s.right - s.left, 120, s.lin([s.shade('#a5744e', 0.85), s.shade('#8a5a40', 0.55)]))
  s.rect(s.left, SILL + 118, s.right - s.left, s.bottom - SILL - 118, s.shade(WOOD, 0.14))
}

function sillGrain(s: Stage): void {
  const random = s.random(12)
  const grain = range(46).map(() => {
    const x = s.left + random() * (s.right - s.left)
    return `M${x} ${SILL + 10 + random() * 100}q90 ${random() * 10 - 5} ${160 + random() * 160} ${random() * 6 - 3}`
  })
  s.line(grain.join(''), s.shade('#5a3a3a', 0.3), 1.6, 'opacity=".4"')
  s.path(
    `M900 ${SILL}H1430L1330 ${SILL + 118}H720Z`,
    s.lin([
      [s.light.lit, 0.6],
      [s.light.lit, 0.1],
    ]),
    `filter="${s.blur(9)}"`,
  )
  s.rect(
    s.left,
    SILL,
    900 - s.left,
    120,
    s.lin(
      [
        [s.light.shadow, 0.6],
        [s.light.shadow, 0],
      ],
      0,
      0,
      1,
      0,
    ),
  )
  s.rect(s.left, SILL + 118, s.right - s.left, 4, s.shade('#e0b184', 0.9), 'opacity=".6"')
}

const BOX = { x: 1214, y: 772, w: 236, h: 182 }

function drawBox(s: Stage): void {
  const card = '#c99a66'
  const { x, y, w, h } = BOX
  s.path(rectPath(x, y - h, w, h), s.lin([s.shade(card, 0.5), s.shade(card, 0.85)], 0, 0, 1, 0))
  s.path(`M${x} ${y - h}L${x + 34} ${y - h - 36}H${x + w + 26}L${x + w} ${y - h}Z`, s.shade(card, 1))
  s.path(`M${x + w} ${y - h}L${x + w + 26} ${y - h - 36}V${y - 30}L${x + w} ${y}Z`, s.shade(card, 0.95))
}

function drawTwine(s: Stage): void {
  const { x, y, w, h } = BOX
  const middle = x + w * 0.46
  s.rect(x + 2, y - h * 0.56, w - 2, 26, s.shade('#e2c392', 0.75), 'opacity=".55"')
  const twine = `M${middle} ${y}V${y - h}L${middle + 30} ${y - h - 36}M${x} ${y - h * 0.42}H${x + w}L${x + w + 26} ${y - h * 0.42 - 32}`
  s.line(twine, s.shade('#5a3a34', 0.2), 8)
  s.line(twine, s.shade('#f0dcb0', 0.95), 4.6, 'stroke-dasharray="7 2"')
  const knot = `M${middle} ${y - h * 0.42}c-34 -40 -56 -6 -2 0c52 -38 66 2 2 2c-8 18 -20 30 -28 40m28 -40c6 18 16 28 26 34`
  s.line(knot, s.shade('#5a3a34', 0.2), 8, 'stroke-linecap="round"')
  s.line(knot, s.shade('#f6e4ba', 1), 4.6, 'stroke-linecap="round"')
}

/** Tsokolate is beaten in a batirol, with a wooden whisk standing in it. */
function drawPitcher(s: Stage): void {
  s.path(rectPath(1067, 470, 9, 130), s.shade('#a5744e', 0.7))
  s.circle(1071, 468, 13, s.shade('#a5744e', 0.75))
  s.path(
    curved(
      '1040,590 1036,612 1020,650 1016,700 1034,744 1072,752 1110,744 1126,700 1122,650 1106,612 1104,590 1072,584',
      0,
      0,
      1,
      1,
      0.6,
    ),
    s.shade('#b98a5c', 0.7),
  )
  s.line('M1028 628C988 620 986 700 1020 710', s.shade('#b98a5c', 0.7), 13, 'stroke-linecap="round"')
  s.path('M1104 590L1128 600L1112 624Z', s.shade('#b98a5c', 0.8))
}

function drawCup(s: Stage, x: number): void {
  const china = '#f4e8da'
  s.ellipse(x, 790, 62, 15, s.shade(china, 0.75))
  s.ellipse(x, 786, 46, 10, s.shade('#cdbcae', 0.5))
  s.path(
    `M${x - 38} 730C${x - 38} 770 ${x - 24} 788 ${x} 788C${x + 24} 788 ${x + 38} 770 ${x + 38} 730Z`,
    s.shade(china, 0.8),
  )
  s.line(`M${x + 36} 742c28 -6 28 30 -4 28`, s.shade(china, 0.75), 7, 'stroke-linecap="round"')
}

function drawChocolate(s: Stage, x: number): void {
  s.ellipse(x, 730, 38, 10, s.shade('#fff6e8', 1))
  s.ellipse(x, 731, 33, 8, s.lin([s.shade('#3f2026', 0.3), s.shade('#7a4434', 0.8)], 0, 0, 1, 0))
  s.line(`M${x - 16} 731q8 -5 18 0t14 -1`, s.shade('#c98a5c', 0.9), 1.8, 'opacity=".8"')
  s.line(`M${x - 38} 752C${x - 20} 760 ${x + 20} 760 ${x + 37} 752`, s.shade('#2f6f8a', 0.6), 3)
  const steam = `M${x - 8} 716c-16 -24 14 -36 0 -62s10 -30 4 -54M${x + 12} 714c14 -22 -10 -34 4 -56`
  s.line(steam, '#fff6e6', 5, `opacity=".3" stroke-linecap="round" filter="${s.blur(3)}"`)
}
