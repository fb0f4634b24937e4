import { ellipsePath, rectPath } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFinial, onion, pointedArch } from '../../language/buildings/mughal.ts'

const ROSE = '#d4746a'
const LIME = '#f6dcc8'

interface Bay {
  readonly cx: number
  readonly foot: number
  readonly w: number
  readonly h: number
}

/** The honeycomb front of the Palace of the Winds: five storeys, the upper two stepping in. */
export function drawHawaMahal(s: Stage, cx: number, foot: number, w: number): void {
  const h = w * 0.155
  const bays = [11, 11, 9, 5, 3]
  const pitch = w / 11
  s.path(
    rectPath(cx - w * 0.5, foot - h * 2, w, h * 2),
    s.lin([s.shade(ROSE, 0.3), s.shade(ROSE, 0.75)], 0, 0, 1, 0),
  )
  bays.forEach((n, storey) => {
    const y = foot - storey * h
    if (storey > 1)
      s.path(
        rectPath(cx - (n * pitch) / 2, y - h, n * pitch, h),
        s.lin([s.shade(ROSE, 0.32), s.shade(ROSE, 0.8)], 0, 0, 1, 0),
      )
    s.rect(cx - (n * pitch) / 2 - 4, y - 5, n * pitch + 8, 6, s.shade(LIME, 0.8))
    for (const i of range(n))
      drawBay(s, { cx: cx + (i - (n - 1) / 2) * pitch, foot: y - 5, w: pitch * 0.86, h: h * 0.94 })
    if (storey === 1) for (const side of [-1, 1]) drawShoulder(s, cx + side * pitch * 5, y - h, pitch)
    if (storey === 2) for (const side of [-1, 1]) drawShoulder(s, cx + side * pitch * 3.6, y - h, pitch)
  })
  crownRoof(s, cx, foot - h * 5, pitch)
}

/** Projecting oriel with pierced shutters, curved eave and a small dome. */
function drawBay(s: Stage, { cx, foot, w, h }: Bay): void {
  const half = w / 2
  const body = foot - h * 0.2
  const eave = foot - h * 0.7
  s.path(
    `M${round1(cx - half)} ${round1(body)}L${round1(cx - half * 0.3)} ${round1(foot)}H${round1(cx + half * 0.3)}L${round1(cx + half)} ${round1(body)}Z`,
    s.shade(ROSE, 0.28),
  )
  s.path(rectPath(cx - half, eave, half * 0.5, body - eave), s.shade(ROSE, 0.32))
  s.path(rectPath(cx - half * 0.5, eave, half, body - eave), s.shade(ROSE, 0.72))
  s.path(rectPath(cx + half * 0.5, eave, half * 0.5, body - eave), s.shade(ROSE, 1.02))
  const hole = s.shade('#5a2a54', 0.12)
  const window = (x: number, k: number) => pointedArch(x, body - h * 0.08, half * k, h * 0.36)
  s.path(window(cx - half * 0.75, 0.13) + window(cx, 0.24) + window(cx + half * 0.75, 0.13), hole)
  const lattice = range(3).map(
    (i) => `M${round1(cx - half * 0.22)} ${round1(body - h * (0.14 + i * 0.09))}H${round1(cx + half * 0.22)}`,
  )
  s.line(
    `${lattice.join('')}M${round1(cx)} ${round1(body - h * 0.08)}V${round1(body - h * 0.42)}`,
    s.shade(ROSE, 0.7),
    w * 0.018,
  )
  s.line(
    `M${round1(cx - half)} ${round1(body)}H${round1(cx + half)}M${round1(cx - half)} ${round1(body - h * 0.05)}H${round1(cx + half)}`,
    s.shade(LIME, 0.9),
    w * 0.03,
  )
  s.path(
    `M${round1(cx - half * 1.14)} ${round1(eave + h * 0.05)}Q${round1(cx - half * 0.6)} ${round1(eave - h * 0.16)} ${round1(cx)} ${round1(eave - h * 0.17)}Q${round1(cx + half * 0.6)} ${round1(eave - h * 0.16)} ${round1(cx + half * 1.14)} ${round1(eave + h * 0.05)}Q${round1(cx)} ${round1(eave - h * 0.05)} ${round1(cx - half * 1.14)} ${round1(eave + h * 0.05)}Z`,
    s.lin([s.shade(LIME, 0.45), s.shade(LIME, 1)], 0, 0, 1, 0),
  )
  s.path(
    onion(cx, eave - h * 0.1, half * 0.56, h * 0.24, 1),
    s.lin([s.shade(ROSE, 0.2), s.shade(ROSE, 0.65), s.shade(ROSE, 1.05)], 0, 0, 1, 0),
  )
  drawFinial(s, cx, eave - h * 0.33, h * 0.12, '#e8b45a')
}

function drawShoulder(s: Stage, x: number, y: number, pitch: number): void {
  s.path(
    onion(x, y, pitch * 0.34, pitch * 0.62, 1.05),
    s.lin([s.shade(ROSE, 0.2), s.shade(ROSE, 1.02)], 0, 0, 1, 0),
  )
  drawFinial(s, x, y - pitch * 0.6, pitch * 0.26, '#e8b45a')
}

function crownRoof(s: Stage, cx: number, y: number, pitch: number): void {
  for (const k of [-1, 0, 1]) {
    const size = k === 0 ? 1.25 : 1
    s.path(
      onion(cx + k * pitch, y, pitch * 0.4 * size, pitch * 0.6 * size, 1.08),
      s.lin([s.shade(ROSE, 0.22), s.shade(ROSE, 0.7), s.shade(ROSE, 1.08)], 0, 0, 1, 0),
    )
    drawFinial(s, cx + k * pitch, y - pitch * 0.58 * size, pitch * 0.4, '#e8b45a')
  }
}

/** Paper kite: two-toned diamond with a bow line and a fluttering tail. */
export function drawKite(
  s: Stage,
  x: number,
  y: number,
  size: number,
  colour: string,
  trim: string,
  turn = 0,
): void {
  s.placed({ x, y, scale: size / 100, turn }, () => {
    s.path('M0 -62L52 -6L0 58L-52 -6Z', s.lin([s.shade(colour, 0.5), s.shade(colour, 1.05)], 0, 0, 1, 0))
    s.path('M0 -62L0 58L-52 -6Z', s.shade(colour, 0.3), 'opacity=".35"')
    s.path('M0 58L-16 78L16 78Z', s.shade(trim, 0.9))
    s.path('M0 -62L20 -40L0 -18L-20 -40Z', s.shade(trim, 0.95))
    s.line('M-52 -6Q0 -44 52 -6M0 -62V58', s.shade('#5a2a44', 0.3), 2)
    s.path(ellipsePath(0, 14, 9, 9), s.shade(trim, 0.9))
  })
}
