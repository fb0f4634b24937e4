import { range } from '../../engine/numbers.ts'
import { curved } from '../../engine/outline.ts'
import { facet } from '../../engine/perspective.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure } from '../../language/people/figure.ts'
import { see } from './creole-market.ts'

const FRONTS = ['#e8d0a8', '#b8d4c4', '#f2e2bc', '#dca890', '#c4d8d8', '#ead6b4', '#a8c8bc']

/** The wet court with its puddles, shop fronts far off in the haze, and the little silver clock of Victoria. */
export function drawCourt(s: Stage): void {
  s.fillBelow(446, s.shade('#d6dcc8', 0.84, 0.4))
  for (const [i, colour] of FRONTS.entries()) drawShop(s, 40 + i * 96, 40 + ((i * 5) % 3) * 15, colour)
  s.fillBelow(
    468,
    s.lin(
      [s.shade('#e6dfc0', 0.95, 0.28), s.shade('#ddd3b2', 0.86, 0.05), s.shade('#cbc8a8', 0.74)],
      0,
      468,
      0,
      900,
      true,
    ),
  )
  // Puddles hold the sky.
  for (const [x, y, k] of [
    [300, 716, 1.5],
    [590, 622, 0.8],
    [500, 846, 1.2],
  ] as const)
    s.path(
      curved('-124,1 -84,-4 -20,-3 30,-7 96,-4 126,0 88,5 20,3 -40,7 -96,5', x, y, k),
      s.light.sky[4],
      'opacity=".75"',
    )
  const joints = range(5).map((i) =>
    facet(see, [
      [-16, 0, 10 + i * 2.7],
      [16, 0, 10 + i * 2.7],
      [16, 0, 10.04 + i * 2.7],
      [-16, 0, 10.04 + i * 2.7],
    ]),
  )
  s.path(joints.join(''), s.shade('#8fa39a', 0.4, 0.2), 'opacity=".6"')
  drawClock(s, 596)
  drawPassers(s)
}

function drawShop(s: Stage, x: number, h: number, colour: string): void {
  s.rect(x, 452 - h, 97, h + 14, s.shade(colour, 0.9, 0.5))
  s.path(
    `M${x - 5} ${452 - h}L${x + 24} ${432 - h}H${x + 78}L${x + 102} ${452 - h}Z`,
    s.shade('#b8604c', 0.7, 0.5),
  )
  for (const j of [12, 40, 68]) s.rect(x + j, 462 - h, 13, 17, s.shade('#4f7a7c', 0.4, 0.5))
  s.rect(x, 444, 97, 26, s.shade('#4f7a7c', 0.35, 0.5))
  s.path(
    `M${x} 440H${x + 97}L${x + 101} 450H${x - 4}Z`,
    s.shade(x % 5 < 3 ? '#d8786a' : '#5c9c94', 0.9, 0.42),
  )
}

/** Four tiers of cast iron, painted silver. */
function drawClock(s: Stage, x: number): void {
  const silver = (lit: number) => s.shade('#dfe8e6', lit, 0.16)
  s.rect(x - 6, 372, 12, 120, silver(0.35))
  s.rect(x - 1, 372, 7, 120, silver(1))
  s.path(`M${x - 17} 366L${x} 330L${x + 17} 366Z`, silver(0.5))
  s.path(`M${x} 330L${x + 17} 366H${x}Z`, silver(1))
  s.rect(x - 16, 364, 32, 26, silver(0.55))
  s.rect(x - 2, 364, 18, 26, silver(1))
  s.circle(x + 2, 377, 9.4, s.shade('#fffdf0', 1, 0.05))
  s.line(`M${x + 2} 377V371M${x + 2} 377L${x + 6.5} 379`, s.shade('#1c2c3c', 0.1), 1.6)
  s.rect(x - 22, 488, 44, 8, silver(0.5))
}

/** Far off, with umbrellas still up. */
function drawPassers(s: Stage): void {
  const far = { depth: 0.3, key: 0.7, shadow: { to: [-0.4, 0.08], opacity: 0.3 } } as const
  drawFigure(s, {
    ...far,
    x: 476,
    y: 548,
    h: 46,
    pose: 'walking',
    dress: 'raincoat',
    skin: 'bronze',
    hat: 'hood',
    hatColours: ['#e8b83c'],
  })
  drawFigure(s, {
    ...far,
    x: 664,
    y: 540,
    h: 44,
    pose: 'walkingAway',
    dress: 'coat',
    colours: ['#4f7a7c'],
    skin: 'umber',
    carries: 'umbrella',
    propColours: ['#c8503c', '#4a4a44'],
  })
}

/** The gallery we look from: its wooden lace against the light, along the top of the frame. */
export function drawGalleryLace(s: Stage): void {
  const { x, y, w } = s.view
  const dark = s.shade('#2f6a64', 0.12)
  s.rect(s.left, s.top, s.right - s.left, y + 22 - s.top, dark)
  const step = 46
  const first = Math.floor(x / step) - 1
  const lace = range(Math.ceil(w / step) + 3).map((i) => {
    const at = (first + i) * step
    const hole = (cx: number, cy: number, r: number) =>
      `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
    return `M${at} ${y + 21}H${at + step}V${y + 30}Q${at + step - 2} ${y + 44} ${at + step / 2 + 7} ${y + 46}L${at + step / 2} ${y + 60}L${at + step / 2 - 7} ${y + 46}Q${at + 2} ${y + 44} ${at} ${y + 30}Z${hole(at + step / 2, y + 34, 6)}${hole(at + step / 2 - 13, y + 31, 3)}${hole(at + step / 2 + 13, y + 31, 3)}`
  })
  s.path(lace.join(''), dark, 'fill-rule="evenodd"')
  s.rect(s.left, y + 14, s.right - s.left, 3, s.shade('#5fa094', 0.6))
}
