import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { cornerLeaves } from '../../../language/plants/corner-leaves.ts'
import { scene, svg } from '../../../scene.ts'
import { drawCapiz } from '../capiz-window.ts'
import { haloHalo } from './halo-halo.ts'

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

export default scene({
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
})
