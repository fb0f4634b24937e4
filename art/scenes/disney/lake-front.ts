import { type Point, polygon } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawLeaves } from '../../language/plants/leaves.ts'

/** A palm house of glass: a high vault between two low ones, lit from within. */
export function drawPalmHouse(s: Stage, x: number, y: number, k: number): void {
  const vault = (cx: number, half: number, wall: number, rise: number): string =>
    `M${cx - half} ${y}V${y - wall}C${cx - half} ${y - wall - rise * 0.7} ${cx - half * 0.55} ${y - wall - rise} ${cx} ${y - wall - rise}C${cx + half * 0.55} ${y - wall - rise} ${cx + half} ${y - wall - rise * 0.7} ${cx + half} ${y - wall}V${y}Z`
  for (const [dx, half, wall, rise] of [
    [-84, 54, 34, 44],
    [84, 54, 34, 44],
    [0, 46, 62, 70],
  ] as const) {
    const cx = x + dx * k
    const d = vault(cx, half * k, wall * k, rise * k)
    s.path(d, s.lin(['#7fb8a4', '#f2d68c', '#ffe6a4']))
    s.clipped(d, () => {
      const n = Math.round(half / 8)
      const ribs = range(n * 2 + 1).map((i) => {
        const t = i / n - 1
        return `M${round1(cx + t * half * k)} ${y}Q${round1(cx + t * half * k)} ${round1(y - (wall + rise * 0.7) * k)} ${cx} ${round1(y - (wall + rise) * k)}`
      })
      const rows = range(7).map((i) => `M${cx - half * k} ${round1(y - i * 18 * k)}h${half * 2 * k}`)
      s.line(ribs.join('') + rows.join(''), s.shade('#2f6a70', 0.5), 1.1)
      for (const px of [-0.5, 0.1, 0.6])
        drawLeaves(s, {
          x: cx + px * half * k,
          y: y - 16 * k,
          rx: 16 * k,
          ry: 18 * k,
          colour: '#1f5a50',
          leaf: 7,
          density: 160,
          seed: cx + px,
        })
    })
    s.line(d, s.shade('#bfe0d0', 0.85), 2.2)
  }
  s.rect(x - 142 * k, y - 7, 284 * k, 8, s.shade('#2f5a66', 0.4))
}

/** A sandstone bell tower with a low copper roof. */
export function drawBellTower(s: Stage, x: number, y: number, h: number): void {
  const w = h * 0.115
  const stone = (lit: number) => s.shade('#d8b890', lit, 0.14)
  s.rect(x - w, y - h * 0.8, w * 2, h * 0.8, stone(0.36))
  s.rect(x + w * 0.2, y - h * 0.8, w * 0.8, h * 0.8, stone(0.62))
  s.rect(x - w * 1.14, y - h * 0.82, w * 2.28, h * 0.03, stone(0.85))
  s.rect(x - w * 0.9, y - h * 0.94, w * 1.8, h * 0.12, stone(0.4))
  for (const dx of [-0.56, 0, 0.56])
    s.path(
      `M${x + (dx - 0.2) * w} ${y - h * 0.83}v${-h * 0.06}a${w * 0.2} ${w * 0.2} 0 0 1 ${w * 0.4} 0v${h * 0.06}Z`,
      '#ffdf98',
    )
  s.path(
    polygon([
      [x - w * 1.16, y - h * 0.94],
      [x + w * 1.16, y - h * 0.94],
      [x + w * 0.2, y - h * 1.02],
      [x - w * 0.2, y - h * 1.02],
    ]),
    s.shade('#5fb0a0', 0.5, 0.1),
  )
  const gold = s.shade('#f0c860', 0.9)
  const vane = y - h * 1.1
  s.line(`M${x} ${y - h * 1.02}V${vane}M${x - 16} ${vane}H${x + 14}`, gold, 1.8)
  s.path(
    `M${x + 12} ${vane - 5}L${x + 23} ${vane}L${x + 12} ${vane + 5}ZM${x - 18} ${vane}l-8 -6h9l6 6l-6 6h-9Z`,
    gold,
  )
  s.circle(x, y - h * 0.66, w * 0.52, '#ffeec0')
  s.line(`M${x} ${y - h * 0.66}v${-w * 0.38}M${x} ${y - h * 0.66}h${w * 0.26}`, s.shade('#1f3a4c', 0.1), 1.6)
  for (const up of [0.28, 0.44]) s.rect(x - 3, y - h * up, 6, h * 0.07, '#ffdf98')
}

/** A boathouse with a long roof, its doors open to the water. */
export function drawBoathouse(s: Stage, x: number, y: number, w: number): void {
  s.rect(x, y - w * 0.2, w, w * 0.2, s.shade('#a87a58', 0.35, 0.1))
  s.path(
    polygon([
      [x - w * 0.06, y - w * 0.2],
      [x + w * 1.06, y - w * 0.2],
      [x + w * 0.92, y - w * 0.38],
      [x + w * 0.08, y - w * 0.38],
    ]),
    s.shade('#3f7f86', 0.4, 0.1),
  )
  for (const i of range(4))
    s.path(
      `M${x + w * (0.06 + i * 0.235)} ${y}v${-w * 0.1}a${w * 0.085} ${w * 0.07} 0 0 1 ${w * 0.17} 0v${w * 0.1}Z`,
      '#ffd68a',
    )
}

/** Trees round the lake, one dark mass behind another. */
export function drawShoreTrees(s: Stage, y: number): void {
  for (const [depth, size, step] of [
    [0.5, 44, 52],
    [0.24, 26, 40],
  ] as const)
    for (let x = s.left - 30; x < s.right + 40; x += step)
      drawLeaves(s, {
        x,
        y: y - size * 0.36,
        rx: step * 0.86,
        ry: size * (0.6 + 0.34 * Math.sin(x * 0.037 + depth * 5)),
        colour: '#2f6a6a',
        depth,
        leaf: 8,
        density: 110,
        seed: x + size,
      })
}

/** Paper lights set on the water, each with its own broken image. */
export function drawWaterLights(s: Stage, places: readonly Point[], horizon: number): void {
  for (const [x, y] of places) {
    const k = (y - horizon) / 110
    for (const i of range(5))
      s.rect(
        x - (7 - i) * k * 0.9 + (i % 2 ? 2 : -2) * k,
        y + (4 + i * 6) * k,
        (14 - i * 2) * k * 0.9,
        2 * k,
        '#ffcf80',
        `opacity="${(0.6 - i * 0.1).toFixed(2)}"`,
      )
    s.path(
      polygon([
        [x - 8 * k, y],
        [x + 8 * k, y],
        [x + 6.4 * k, y - 17 * k],
        [x - 6.4 * k, y - 17 * k],
      ]),
      '#ffb84e',
    )
    s.path(
      polygon([
        [x - 3.4 * k, y],
        [x + 3.4 * k, y],
        [x + 2.6 * k, y - 17 * k],
        [x - 2.6 * k, y - 17 * k],
      ]),
      '#fff0bc',
    )
    s.rect(x - 9.4 * k, y - 1.4 * k, 18.8 * k, 3 * k, s.shade('#2f4a5c', 0.2))
  }
}
