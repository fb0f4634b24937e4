import { rectPath } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { closeHand } from '../../../language/people/hands/close-hand.ts'
import { modelled, scene, svg } from '../../../scene.ts'
import { marketLeaf, milkfish } from './milkfish.ts'

function drawWetBoards(s: Stage): void {
  const wood = '#7f8f98'
  s.rect(s.left, s.top, s.right - s.left, s.bottom - s.top, s.shade(wood, 0.5))
  const random = s.random(6)
  range(8).forEach((i) => {
    const y = -20 + i * 122
    s.path(
      rectPath(s.left, y, s.right - s.left, 116),
      s.lin([s.shade(wood, 0.5 + random() * 0.3), s.shade(wood, 0.35 + random() * 0.2)]),
    )
    s.rect(s.left, y + 116, s.right - s.left, 6, s.shade('#1d2b48', 0.1))
    const grain = range(14).map(
      () =>
        `M${s.left + random() * 1600} ${y + 10 + random() * 96}q120 ${random() * 10 - 5} ${200 + random() * 260} ${random() * 6 - 3}`,
    )
    s.line(grain.join(''), s.shade('#44566a', 0.3), 2, 'opacity=".4"')
  })
  const drops = range(120).map(() => {
    const r = 2 + random() ** 3 * 10
    return { x: s.left + random() * 1650, y: random() * 900, r }
  })
  for (const { x, y, r } of drops) {
    s.ellipse(x, y, r * 1.3, r, s.light.shadow, 'opacity=".22"')
    s.ellipse(x + r * 0.2, y - r * 0.3, r * 0.5, r * 0.3, '#ffffff', 'opacity=".7"')
  }
}

const CALAMANSI: readonly (readonly [number, number, number])[] = [
  [150, 150, 40],
  [236, 118, 36],
  [206, 206, 38],
  [1420, 250, 38],
]

function drawCalamansi(s: Stage): void {
  for (const [x, y, r] of CALAMANSI) s.circle(x, y, r, s.shade('#5f9a3c', 0.7))
  s.circle(312, 190, 38, s.shade('#6fa83f', 0.7))
  s.circle(1500, 212, 36, s.shade('#6fa83f', 0.7))
}

/** Two halves, cut side up. */
function drawCutCalamansi(s: Stage): void {
  for (const [x, y, r] of [
    [312, 190, 38],
    [1500, 212, 36],
  ] as const) {
    s.circle(x, y, r * 0.9, s.shade('#f0e2a4', 0.95))
    s.circle(x, y, r * 0.8, s.shade('#f2b23c', 0.9))
    const cuts = range(9).map((i) => {
      const a = (i / 9) * 2 * Math.PI
      return `M${x} ${y}L${x + Math.cos(a) * r * 0.8} ${y + Math.sin(a) * r * 0.8}`
    })
    s.line(cuts.join(''), s.shade('#fbeec0', 1), 3)
    s.circle(x + r * 0.3, y - r * 0.34, r * 0.14, '#ffffff', 'opacity=".8"')
  }
}

const FAN = range(6).map((i) => ({ turn: -62 + i * 22, reach: 330 }))

const PIVOT = { x: 700, y: 1010 }

export default scene({
  name: 'moments/philippines-8',
  seed: 38,
  light: { base: 'dawn', shadow: '#1f2c5a', lit: '#fff0d4', haze: '#dfe0dc' },
  horizon: 0,
  sun: { x: 1500, y: -200, r: 40 },
  layers: [
    svg(drawWetBoards),
    marketLeaf({ x: 760, y: 560, w: 1500, h: 620, turn: -8 }),
    FAN.map(({ turn, reach }) => {
      const a = ((turn - 90) * Math.PI) / 180
      return milkfish({
        x: PIVOT.x + Math.cos(a) * (reach + 190),
        y: PIVOT.y + Math.sin(a) * (reach + 190),
        scale: 1.05,
        turn: turn + 90,
      })
    }),
    modelled({ round: 20, dark: 0.75, cast: { x: -12, y: 10, blur: 8, opacity: 0.45 } }, drawCalamansi),
    svg(drawCutCalamansi),
    closeHand({ x: 1330, y: 800, size: 330, turn: -58, skin: '#9a6446', arm: 420, side: 'back' }),
  ],
})
