import { polygon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { scene, svg } from '../../../scene.ts'
import { drawGlassShadow, drawHaloHalo } from './halo-halo.ts'

const TABLE = 612
const WINDOW = { x: 1130, y: -60, pane: 116, columns: 4, rows: 5 } as const

function drawWall(s: Stage): void {
  s.rect(s.left, s.top, s.right - s.left, TABLE - s.top, s.shade('#86c2ae', 0.72))
  s.path(
    polygon([
      [s.left, s.top],
      [520, s.top],
      [250, TABLE],
      [s.left, TABLE],
    ]),
    s.shade('#3f8f84', 0.5),
  )
  const lit = polygon([
    [520, s.top],
    [s.right, s.top],
    [s.right, TABLE],
    [250, TABLE],
  ])
  s.clipped(lit, () => drawFanPalmShadow(s, 590, 300, 300))
}

/** An anahaw leaf outside, thrown on the wall. */
function drawFanPalmShadow(s: Stage, x: number, y: number, r: number): void {
  const blades = range(19).map((i) => {
    const a = -2.92 + (i / 18) * 2.7
    const long = r * (0.82 + 0.18 * Math.sin((i / 18) * Math.PI))
    const at = (angle: number, d: number) => `${x + Math.cos(angle) * d} ${y + Math.sin(angle) * d}`
    return `M${x} ${y}L${at(a - 0.075, long * 0.66)}L${at(a, long)}L${at(a + 0.075, long * 0.66)}Z`
  })
  s.path(blades.join(''), s.shade('#5fa796', 0.55))
  s.line(`M${x} ${y}Q${x - 20} ${y + 160} ${x - 96} ${TABLE}`, s.shade('#5fa796', 0.55), 13)
}

function drawCapizWindow(s: Stage): void {
  const { x, y, pane, columns, rows } = WINDOW
  const [w, h] = [columns * pane + 14, rows * pane + 14]
  s.rect(x - 30, y, w + 80, h + 24, s.shade('#1f6a5e', 0.35))
  const random = s.random(4)
  const tones = ['#fbf4d2', '#eef2d4', '#dcebd6', '#f6ecc4'].map((c) => s.shade(c, 1))
  for (const i of range(columns * rows)) {
    const [px, py] = [x + 14 + (i % columns) * pane, y + 14 + Math.floor(i / columns) * pane]
    s.rect(px, py, pane - 12, pane - 12, tones[Math.floor(random() * 4)] ?? '#fbf4d2')
    const cut = 0.3 + random() * 0.4
    s.path(
      `M${px} ${py + (pane - 12) * cut}L${px + pane - 12} ${py + (pane - 12) * (cut - 0.24)}V${py + pane - 12}H${px}Z`,
      s.shade('#cfe4d2', 0.95),
      'opacity=".55"',
    )
  }
  s.rect(x - 46, y + h + 10, w + 120, 20, s.shade('#2f8674', 0.9))
  s.rect(x - 46, y + h + 30, w + 120, 12, s.shade('#1a5a52', 0.3))
}

function drawTable(s: Stage): void {
  s.rect(s.left, TABLE, s.right - s.left, s.bottom - TABLE, s.shade('#eef2e4', 0.96))
  s.rect(s.left, TABLE, s.right - s.left, 9, s.shade('#ffffff', 1))
  // Out of the window's light.
  s.path(
    polygon([
      [s.left, TABLE],
      [250, TABLE],
      [-60, s.bottom],
      [s.left, s.bottom],
    ]),
    s.shade('#a8cfc2', 0.6),
  )
  const veins =
    'M620 640l120 18 40 26 190 10M1180 640l-60 30 90 36 180 14 70 40M520 870l150 -14 60 22M1290 880l90 -30 140 8'
  s.line(veins, s.shade('#b8d4c8', 0.8), 3)
}

/** A tin jug of milk, enamelled white, two tones and a blue lip. */
function drawJug(s: Stage): void {
  s.path('M1220 758L1080 772L1072 788L1210 796L1330 790Z', s.shade('#3f8478', 0.25))
  s.line('M1366 640C1432 630 1434 724 1362 730', s.shade('#2f6f8c', 0.6), 15)
  const body = 'M1212 596H1372L1382 770Q1292 798 1202 770Z'
  s.path(body, s.shade('#fbf8ea', 1))
  s.clipped(body, () => s.path('M1180 580H1266L1256 820H1180Z', s.shade('#a4c8c4', 0.55)))
  s.path('M1213 598L1168 588Q1186 606 1192 626L1209 662Z', s.shade('#a4c8c4', 0.55))
  s.path('M1206 600A86 15 0 0 1 1378 600A86 15 0 0 1 1206 600Z', s.shade('#2f6f8c', 0.75))
  s.path('M1216 601A76 10 0 0 1 1368 601A76 10 0 0 1 1216 601Z', s.shade('#fffdf2', 1))
}

export default scene({
  name: 'moments/philippines-1',
  seed: 11,
  light: { base: 'day', shadow: '#123f4c', lit: '#fffbe0', haze: '#cfe6d8' },
  sun: { x: 1700, y: 100, r: 10 },
  layers: [
    svg((s) => {
      drawWall(s)
      drawCapizWindow(s)
      drawTable(s)
      drawJug(s)
      drawGlassShadow(s)
      drawHaloHalo(s)
    }),
  ],
  finish: { bloom: 0.22, vignette: 0.2 },
})
