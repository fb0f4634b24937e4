import { rectPath } from '../engine/geometry.ts'
import { range } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { drawCapiz } from '../motifs/capiz-window.ts'
import { closeHand } from '../motifs/close-hand.ts'
import { cornerLeaves } from '../motifs/corner-leaves.ts'
import { haloHalo } from '../motifs/halo-halo.ts'
import { marketLeaf, milkfish } from '../motifs/milkfish.ts'
import { modelled } from '../motifs/modelled.ts'
import { scene, svg } from '../scene.ts'

const TABLE = 700

/** The café: a capiz wall with the sun behind it, softened by distance. */
function drawCafe(s: Stage): void {
  s.rect(
    s.left,
    s.top,
    s.right - s.left,
    s.bottom - s.top,
    s.lin([s.shade('#b9785c', 0.5), s.shade('#d99a6c', 0.8)], 0, 0, 1, 0),
  )
  s.group(`filter="${s.blur(4)}"`, () => {
    drawCapiz(s, { x: 60, y: -60, w: 560, h: 720, columns: 6, rows: 8, glow: 0.95, seed: 4 })
    drawCapiz(s, { x: 660, y: -60, w: 560, h: 720, columns: 6, rows: 8, glow: 1.05, seed: 7 })
    drawCapiz(s, { x: 1260, y: -60, w: 560, h: 720, columns: 6, rows: 8, glow: 1, seed: 9 })
  })
  s.circle(
    1180,
    160,
    700,
    s.rad([
      [s.light.sun, 0.75],
      [s.light.glow, 0.3],
      [s.light.glow, 0],
    ]),
  )
}

/** Patterned cement tiles on the table, foreshortened. */
function drawTileTable(s: Stage): void {
  s.fillBelow(TABLE, s.lin([s.shade('#f0dcb8', 1), s.shade('#d9b58c', 0.7)], 0, TABLE, 0, 900, true))
  const at = (u: number, v: number): [number, number] => {
    const z = 1 + (3.2 - v) * 0.42
    return [860 + (u * 250) / z, TABLE + 4 + 214 * (1 / z - 0.42) * 1.65]
  }
  for (const i of range(13)) {
    for (const j of range(4)) {
      const u = i - 6.5
      const corner = (a: number, b: number) =>
        at(u + a, j * 0.8 + b * 0.8)
          .map((n) => n.toFixed(1))
          .join(' ')
      const tile = (k: number) =>
        `M${corner(0.5, 0.5 - k)}L${corner(0.5 + k, 0.5)}L${corner(0.5, 0.5 + k)}L${corner(0.5 - k, 0.5)}Z`
      s.path(tile(0.46), s.shade('#2f7f8a', 0.7), 'opacity=".8"')
      s.path(tile(0.3), s.shade('#f4e4c4', 1))
      s.path(tile(0.17), s.shade('#d9683c', 0.8))
    }
  }
  s.rect(s.left, TABLE, s.right - s.left, 5, s.shade('#fff3d8', 1))
  s.rect(
    s.left,
    TABLE,
    s.right - s.left,
    200,
    s.lin([
      [s.light.shadow, 0],
      [s.light.shadow, 0.35],
    ]),
  )
}

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

export default [
  scene({
    name: 'moments/philippines-1',
    seed: 31,
    light: { base: 'golden', haze: '#f7d8a8', shadow: '#4a2f66' },
    horizon: 700,
    sun: { x: 1180, y: 120, r: 60 },
    layers: [
      svg(drawCafe),
      cornerLeaves({ corner: 'top-left', kind: 'monstera', size: 1.1, n: 6, lit: 0.5 }),
      svg(drawTileTable),
      haloHalo({ x: 830, y: 500, scale: 1.02 }),
    ],
  }),

  scene({
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
  }),
]
