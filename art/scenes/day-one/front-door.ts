import { polygon } from '../../engine/geometry.ts'
import { cornered } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { atDoor, DOOR, PANES, SIDELIGHT, see } from './tiled-hall.ts'

const WHITE = '#f6f2e0'
const GREEN = '#1f6a58'

/** A panelled door between coloured lights, seen from within the hall. */
export function drawFrontDoor(s: Stage): void {
  s.path(atDoor(-1.06, 1.06, 0, 3), s.shade(WHITE, 0.5))
  for (const side of [-1, 1]) drawSidelight(s, side)
  s.path(atDoor(-0.54, 0.54, 0, 3), s.shade(WHITE, 0.86))
  s.path(atDoor(-0.49, 0.49, 0, 2.14), s.shade('#14303c', 0.05))
  s.path(atDoor(-0.46, 0.46, 0.012, 2.1), s.shade(GREEN, 0.34))
  drawPanels(s)
  s.path(atDoor(-0.46, 0.46, 2.2, 3), '#fdeebb')
  s.line(
    polygon([see([0, 2.2, DOOR]), see([-0.46, 3, DOOR])], false) +
      polygon([see([0, 2.2, DOOR]), see([0, 3, DOOR])], false) +
      polygon([see([0, 2.2, DOOR]), see([0.46, 3, DOOR])], false),
    s.shade(WHITE, 0.3),
    6,
  )
  drawBrass(s)
  drawMat(s)
}

function drawSidelight(s: Stage, side: number): void {
  const [a, b] = [side * SIDELIGHT.inner, side * SIDELIGHT.outer]
  const [l, r] = [Math.min(a, b), Math.max(a, b)]
  s.path(atDoor(l - 0.02, r + 0.02, 0.46, 3), s.shade('#2f4450', 0.1))
  for (const { low, high, colour } of PANES) {
    s.path(atDoor(l, r, low, high), colour)
    const middle = (l + r) / 2
    const up = (low + high) / 2
    s.path(
      polygon([
        see([middle, high - 0.03, DOOR]),
        see([r - 0.04, up, DOOR]),
        see([middle, low + 0.03, DOOR]),
        see([l + 0.04, up, DOOR]),
      ]),
      '#fdf3cc',
      'opacity=".82"',
    )
  }
  s.path(atDoor(l, r, 2.22, 3), '#fdeebb')
  s.path(atDoor(l - 0.03, r + 0.03, 0.08, 0.4), s.shade(WHITE, 0.3))
  s.path(atDoor(l, r, 0.12, 0.36), s.shade(WHITE, 0.5))
}

/** Two low panels, two high ones: sunk, with one lit edge each. */
function drawPanels(s: Stage): void {
  for (const [l, r] of [
    [-0.38, -0.05],
    [0.05, 0.38],
  ] as const)
    for (const [low, high] of [
      [0.16, 0.76],
      [1.12, 1.98],
    ] as const) {
      s.path(atDoor(l, r, low, high), s.shade(GREEN, 0.06))
      s.path(atDoor(l + 0.02, r - 0.016, low + 0.02, high - 0.02), s.shade(GREEN, 0.46))
      s.path(atDoor(l + 0.05, r - 0.05, low + 0.05, high - 0.05), s.shade(GREEN, 0.3))
      s.path(atDoor(l + 0.05, l + 0.064, low + 0.05, high - 0.05), s.shade('#7fc0a4', 0.9))
    }
  s.path(atDoor(-0.46, 0.46, 0.012, 0.1), s.shade('#d9a83c', 0.5))
}

const SLOT = { low: 0.9, high: 1.0, half: 0.165 }

function drawBrass(s: Stage): void {
  const { low, high, half } = SLOT
  s.path(atDoor(-half - 0.03, half + 0.016, low - 0.045, high + 0.03), s.shade('#0f2c34', 0.05))
  s.path(atDoor(-half - 0.02, half + 0.02, low - 0.03, high + 0.034), s.shade('#d9a437', 0.62))
  s.path(atDoor(-half - 0.02, half + 0.02, high + 0.02, high + 0.034), s.shade('#fff0b4', 1.1))
  s.path(atDoor(-half, half, low, high), '#fff6d4')
  const [kx, ky] = see([0.4, 1.04, DOOR])
  s.circle(kx - 4, ky + 5, 17, s.shade('#0f2c34', 0.05))
  s.circle(kx, ky, 16, s.shade('#c9922f', 0.5))
  s.path(
    `M${kx} ${ky - 16}A16 16 0 0 0 ${kx} ${ky + 16}A24 24 0 0 1 ${kx} ${ky - 16}Z`,
    s.shade('#ffe79c', 1),
  )
  s.path(atDoor(0.385, 0.415, 1.2, 1.28), s.shade('#d9a437', 0.6))
}

function drawMat(s: Stage): void {
  const on = (x: number, z: number) => see([x, 0, z])
  s.path(
    polygon([on(-0.5, DOOR - 0.1), on(0.46, DOOR - 0.1), on(0.46, DOOR - 0.56), on(-0.5, DOOR - 0.56)]),
    s.shade('#b08a54', 0.5),
  )
  s.line(
    polygon([on(-0.44, DOOR - 0.15), on(0.4, DOOR - 0.15), on(0.4, DOOR - 0.51), on(-0.44, DOOR - 0.51)]),
    s.shade('#5f4430', 0.2),
    5,
  )
}

/** The flap lifted, daylight behind it, the letter half through and tipping. */
export function drawLetterHalfway(s: Stage): void {
  const [lx, top] = see([-SLOT.half, SLOT.high, DOOR])
  const [rx] = see([SLOT.half, SLOT.high, DOOR])
  const [, low] = see([0, SLOT.low, DOOR])
  const w = rx - lx
  s.placed({ x: lx, y: low }, () => {
    s.path(cornered(`-34,8 ${w - 34},8 ${w - 66},150 -52,128`), s.light.shadow, 'opacity=".55"')
    s.path(cornered(`8,-14 ${w - 12},-20 ${w + 2},74 2,88`), s.shade('#fffaea', 0.92))
    s.path(cornered(`8,-14 ${w - 12},-20 ${w - 7},14 6,22`), s.shade('#d8d2ba', 0.4))
    s.line(`M2 88L${w * 0.46} 32L${w + 2} 74`, s.shade('#b9b094', 0.4), 2.4, 'stroke-linejoin="round"')
    s.circle(w * 0.47, 40, 11, s.shade('#c2382f', 0.6))
    s.path(
      'M0 -10A10 10 0 0 0 0 10A15 15 0 0 1 0 -10Z',
      s.shade('#f0765a', 1),
      `transform="translate(${w * 0.47} 40)"`,
    )
    s.path(cornered(`2,88 ${w + 2},74 ${w + 1},70 2,84`), s.shade('#c9c0a4', 0.4))
    const lift = top - low
    s.path(
      cornered(`-2,${lift} ${w + 2},${lift} ${w + 12},${lift + 30} -8,${lift + 30}`),
      s.shade('#e8b844', 0.8),
    )
    s.path(
      cornered(`-8,${lift + 30} ${w + 12},${lift + 30} ${w + 12},${lift + 35} -8,${lift + 35}`),
      s.shade('#fff0b4', 1.1),
    )
  })
}
