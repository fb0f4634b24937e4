import { polygon, rectPath } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawCapiz } from './capiz-window.ts'

/** The opening, the wooden sill before it and the small balustered windows beneath. */
export const OPENING = { left: 880, right: 1380, top: 176, bottom: 660 } as const
export const SILL = { back: 660, front: 748, foot: 784 } as const
const WOOD = '#6f4232'
const WALL = '#9dbdb2'

/** The room's wall with the window cut out of it, and what is let into it. */
export function drawRoom(s: Stage): void {
  drawWall(s)
  drawCalado(s)
  for (const x of [OPENING.left - 316, OPENING.right])
    drawCapiz(s, {
      x,
      y: OPENING.top - 4,
      w: 316,
      h: OPENING.bottom - OPENING.top + 4,
      columns: 5,
      rows: 8,
      wood: WOOD,
      seed: x,
    })
  for (const [x, lit] of [
    [OPENING.left - 12, 0.16],
    [OPENING.right - 8, 0.6],
  ] as const)
    s.rect(x, OPENING.top - 12, 20, OPENING.bottom - OPENING.top + 12, s.shade(WOOD, lit))
  s.rect(OPENING.left - 330, OPENING.top - 22, 1400, 20, s.shade(WOOD, 0.3))
  s.rect(OPENING.left - 330, OPENING.top - 4, 1400, 4, s.shade(WOOD, 0.85))
  drawVentanillas(s)
  drawSill(s)
}

function drawWall(s: Stage): void {
  const outer = rectPath(s.left, s.top, s.right - s.left, s.bottom - s.top)
  const hole = rectPath(OPENING.left, OPENING.top, OPENING.right - OPENING.left, OPENING.bottom - OPENING.top)
  s.path(outer + hole, s.shade(WALL, 0.42), 'fill-rule="evenodd"')
  s.path(
    polygon([
      [s.left, s.top],
      [330, s.top],
      [130, s.bottom],
      [s.left, s.bottom],
    ]),
    s.shade(WALL, 0.26),
  )
  s.rect(s.left, s.top, s.right - s.left, 40 - s.top, s.shade(WOOD, 0.22))
  s.rect(s.left, 40, s.right - s.left, 6, s.shade(WOOD, 0.7))
}

/** Carved and pierced wood over the window, the dawn behind it. */
function drawCalado(s: Stage): void {
  const [from, y, w, h] = [OPENING.left - 316, 62, 1132, 90]
  s.rect(from - 12, y - 10, w + 24, h + 20, s.shade(WOOD, 0.32))
  const light = s.shade('#eef4da', 0.86)
  const petals = range(14).map((i) => {
    const [x, c] = [from + 43 + i * 80.6, y + 45]
    const around = [0, 90, 180, 270].map((turn) => {
      const a = (turn * Math.PI) / 180
      const at = (r: number, off: number) =>
        `${(x + Math.cos(a + off) * r).toFixed(1)} ${(c + Math.sin(a + off) * r).toFixed(1)}`
      return `M${at(9, 0)}Q${at(26, -0.62)} ${at(38, 0)}Q${at(26, 0.62)} ${at(9, 0)}Z`
    })
    const corners = [45, 135, 225, 315].map((turn) => {
      const a = (turn * Math.PI) / 180
      const at = (r: number, off: number) =>
        `${(x + Math.cos(a + off) * r).toFixed(1)} ${(c + Math.sin(a + off) * r).toFixed(1)}`
      return `M${at(22, 0)}Q${at(36, -0.5)} ${at(50, 0)}Q${at(36, 0.5)} ${at(22, 0)}Z`
    })
    return [...around, ...corners].join('')
  })
  s.path(petals.join(''), light)
  s.line(
    range(15)
      .map((i) => `M${from + 2.7 + i * 80.6} ${y}v${h}`)
      .join(''),
    s.shade(WOOD, 0.32),
    7,
  )
}

const TURNED = [
  [0, 15],
  [14, 15],
  [20, 8],
  [30, 8],
  [58, 15],
  [92, 19],
  [128, 13],
  [160, 7],
  [196, 7],
  [206, 13],
  [224, 15],
  [236, 15],
] as const

/** Turned balusters before the garden: light lies along their right edges. */
function drawVentanillas(s: Stage): void {
  const [left, right, top, foot] = [OPENING.left, OPENING.right, 820, 1056]
  s.rect(s.left, SILL.foot, s.right - s.left, s.bottom - SILL.foot, s.shade(WALL, 0.3))
  s.path(
    polygon([
      [s.left, SILL.foot],
      [180, SILL.foot],
      [120, s.bottom],
      [s.left, s.bottom],
    ]),
    s.shade(WALL, 0.18),
  )
  s.rect(left - 20, top - 18, right - left + 40, foot - top + 40, s.shade(WOOD, 0.3))
  s.rect(left, top, right - left, foot - top, s.shade('#d8ecc8', 0.95))
  s.clipped(rectPath(left, top, right - left, foot - top), () => drawGarden(s, left, right, foot))
  for (const i of range(9)) {
    const x = left + (right - left) * ((i + 0.5) / 9)
    const side = (k: number) => TURNED.map(([y, w]) => [x + k * w, top + y] as const)
    const whole = polygon([...side(-1), ...side(1).reverse()])
    s.path(whole, s.shade(WOOD, 0.24))
    s.clipped(whole, () => s.rect(x + 5, top, 20, 240, s.shade('#b06a44', 0.95)))
  }
  s.rect(left - 20, foot, right - left + 40, 22, s.shade(WOOD, 0.5))
  s.rect(s.left, 1098, s.right - s.left, s.bottom - 1098, s.shade('#8a4f38', 0.4))
}

function drawGarden(s: Stage, left: number, right: number, foot: number): void {
  s.rect(left, foot - 128, right - left, 130, s.shade('#7fbf86', 0.8))
  const random = s.random(14)
  const blades = range(22).map(() => {
    const x = left + random() * (right - left)
    const [reach, up] = [(random() - 0.5) * 150, 90 + random() * 120]
    return `M${x - 11} ${foot}Q${x + reach * 0.2} ${foot - up * 0.7} ${x + reach} ${foot - up}Q${x + reach * 0.5} ${foot - up * 0.5} ${x + 13} ${foot}Z`
  })
  s.path(blades.slice(0, 12).join(''), s.shade('#4f9a6a', 0.6))
  s.path(blades.slice(12).join(''), s.shade('#2f7a5c', 0.5))
}

/** A broad plank of narra; the window's light lies on it in one piece. */
function drawSill(s: Stage): void {
  const { back, front, foot } = SILL
  const narra = '#9a5638'
  s.rect(OPENING.left - 340, back, s.right, front - back, s.shade(narra, 0.3))
  s.path(
    polygon([
      [OPENING.left + 8, back],
      [OPENING.right - 8, back],
      [OPENING.right + 54, front],
      [OPENING.left - 62, front],
    ]),
    s.shade('#d99a62', 1),
  )
  s.rect(OPENING.left - 340, front, s.right, foot - front, s.shade(narra, 0.14))
  s.rect(OPENING.left - 340, front, s.right, 5, s.shade('#e8b47c', 0.9))
  s.rect(OPENING.left - 320, foot, s.right, 10, s.light.shadow, 'opacity=".45"')
}
