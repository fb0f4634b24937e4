import { type Point, polygon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { cornered } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'

export const KERB = 640

/** Concrete shaft, round pod at six tenths of the height, a small one above it, the mast: y is the foot. */
export function drawCnTower(s: Stage, x: number, y: number, h: number): void {
  const tone = (lit: number) => s.shade('#7f9ab4', lit, 0.3)
  const at = (dx: number, up: number): Point => [x + dx * h, y - up * h]
  s.path(polygon([at(-0.03, 0), at(-0.009, 0.6), at(0.009, 0.6), at(0.03, 0)]), tone(0.35))
  s.path(polygon([at(0.004, 0), at(0.001, 0.6), at(0.009, 0.6), at(0.03, 0)]), tone(0.75))
  const pod =
    '-0.012,0.585 -0.034,0.61 -0.036,0.622 -0.024,0.634 -0.02,0.652 0.02,0.652 0.024,0.634 0.036,0.622 0.034,0.61 0.012,0.585'
  s.path(cornered(flipUp(pod), x, y, h), tone(0.55))
  s.rect(x - h * 0.036, y - h * 0.624, h * 0.072, h * 0.012, '#ff5a4a')
  s.rect(x - h * 0.021, y - h * 0.648, h * 0.042, h * 0.006, '#ffe2a0')
  s.path(polygon([at(-0.008, 0.65), at(-0.005, 0.8), at(0.005, 0.8), at(0.008, 0.65)]), tone(0.6))
  s.path(polygon([at(-0.01, 0.795), at(-0.012, 0.812), at(0.012, 0.812), at(0.01, 0.795)]), '#ff5a4a')
  s.path(polygon([at(-0.004, 0.81), at(-0.0012, 1), at(0.0012, 1), at(0.004, 0.81)]), tone(0.8))
  s.circle(x, y - h, 2.6, '#ff6a5a')
}

const flipUp = (text: string) => text.replaceAll(/,([\d.]+)/g, ',-$1')

interface House {
  readonly x: number
  readonly w: number
  readonly top: number
  readonly brick: string
  readonly windows: number
  /** Which upper windows have a lamp. */
  readonly lamps: readonly number[]
  readonly shop: string
}

const HOUSES: readonly House[] = [
  { x: -40, w: 228, top: 150, brick: '#a8503e', windows: 3, lamps: [1], shop: '#2fb8a8' },
  { x: 436, w: 262, top: 118, brick: '#c08a54', windows: 4, lamps: [2, 5], shop: '#e8a83c' },
  { x: 698, w: 300, top: 172, brick: '#8f4238', windows: 4, lamps: [0, 7], shop: '#f0c46a' },
  { x: 998, w: 286, top: 96, brick: '#6f7f8a', windows: 4, lamps: [3, 4], shop: '#f0b04c' },
  { x: 1284, w: 360, top: 150, brick: '#b05a42', windows: 5, lamps: [1, 8], shop: '#5fc8c0' },
]

/** Brick fronts of Queen Street: arched windows in two storeys, a bracketed cornice, a lit shop below. */
function drawHouse(s: Stage, { x, w, top, brick, windows, lamps, shop }: House): void {
  const wall = (lit: number) => s.shade(brick, lit, 0.12)
  s.rect(x, top, w, KERB - top, wall(0.34))
  s.rect(x, top, w, 16, wall(0.62))
  s.rect(x - 6, top - 10, w + 12, 12, wall(0.8))
  const brackets = range(Math.floor(w / 22)).map((i) => `M${x + 8 + i * 22} ${top + 2}h9v12h-9Z`)
  s.path(brackets.join(''), wall(0.16))
  const step = w / windows
  for (const i of range(windows * 2)) {
    const [row, column] = [Math.floor(i / windows), i % windows]
    const ww = step * 0.46
    const [wx, wy] = [x + step * (column + 0.27), top + 46 + row * 136]
    const arch = `M${wx} ${wy + 92}V${wy + 12}q${ww / 2} -24 ${ww} 0V${wy + 92}Z`
    s.line(arch, wall(0.7), 7)
    s.path(arch, lamps.includes(i) ? s.shade('#ffd27a', 0.95) : s.shade('#1c3f5c', 0.4))
    s.path(`M${wx + ww / 2 - 1.4} ${wy}v92h2.8v-92ZM${wx} ${wy + 46}h${ww}v3h${-ww}Z`, wall(0.2))
    s.rect(wx - 7, wy + 92, ww + 14, 7, wall(0.75))
  }
  s.rect(x, KERB - 196, w, 34, s.shade('#1a3450', 0.4))
  s.rect(x, KERB - 198, w, 5, wall(0.85))
  s.rect(x, KERB - 162, w, 162, s.shade('#152c46', 0.35))
  s.rect(x + 14, KERB - 152, w * 0.62, 118, s.shade(shop, 0.85))
  s.rect(x + 14, KERB - 152, w * 0.62, 30, s.shade(shop, 0.55))
  s.path(
    range(3)
      .map((i) => `M${x + 14 + (w * 0.62 * (i + 1)) / 4} ${KERB - 152}v118h4v-118Z`)
      .join(''),
    s.shade('#152c46', 0.35),
  )
  s.rect(x + w * 0.74, KERB - 150, w * 0.18, 150, s.shade(shop, 0.4))
  s.rect(x + w * 0.76, KERB - 140, w * 0.14, 90, s.shade(shop, 0.75))
}

export function drawHouses(s: Stage): void {
  for (const house of HOUSES) drawHouse(s, house)
}

/** A tube of light: its glow has two hard edges, its heart is nearly white. */
export function drawNeon(s: Stage, d: string, colour: string, width = 6): void {
  const round = 'stroke-linecap="round" stroke-linejoin="round"'
  s.line(d, colour, width * 4.6, `${round} opacity=".16"`)
  s.line(d, colour, width * 2.4, `${round} opacity=".3"`)
  s.line(d, colour, width, round)
  s.line(d, '#fff6f0', width * 0.36, round)
}

const LETTERS: Readonly<Record<string, string>> = {
  T: 'M0 0H10M5 0V14',
  A: 'M0 14L5 0L10 14M2 9H8',
  C: 'M10 2.4C7 -1.6 0 -0.6 0 7C0 14.6 7 15.6 10 11.6',
  O: 'M5 0C-1.6 0 -1.6 14 5 14C11.6 14 11.6 0 5 0Z',
  S: 'M9.6 2C6 -1.6 0.4 -0.4 0.8 3.6C1.2 7.4 9.4 6 9.4 10.4C9.4 15 3 15 0.4 12',
}

export function drawNeonWord(s: Stage, word: string, x: number, y: number, k: number, colour: string): void {
  for (const [i, letter] of [...word].entries())
    s.placed({ x: x + i * 14 * k, y, scale: k }, () => drawNeon(s, LETTERS[letter] ?? '', colour, 2.2))
}

export function drawSigns(s: Stage): void {
  drawNeon(s, 'M470 322h74l-37 46ZM507 368v40M486 412h42M520 336l26 -32', '#38d8f0', 4.6)
  drawNeon(s, 'M1346 300q40 -34 84 0l28 -20v46l-28 -20q-44 34 -84 -6ZM1368 300v1', '#ff5fa0', 4.6)
  drawNeon(s, 'M40 330h70l22 24l-22 24h-70ZM62 354h46', '#ffc23a', 4.6)
}

/** The car of the line that runs down the side street, coming towards us. */
export function drawStreetcar(s: Stage, x: number, y: number, h: number): void {
  const w = h * 0.74
  const red = (lit: number) => s.shade('#d8332c', lit)
  s.rect(x - w / 2, y - h, w, h * 0.94, red(0.62))
  s.rect(x - w / 2, y - h, w, h * 0.1, s.shade('#f4f0e6', 0.8))
  s.rect(x - w * 0.42, y - h * 0.84, w * 0.84, h * 0.4, s.shade('#173450', 0.4))
  s.path(
    cornered('-0.42,-0.84 -0.1,-0.84 -0.26,-0.44 -0.42,-0.44', x, y, h * 0.74),
    '#8fb8c8',
    'opacity=".35"',
  )
  s.rect(x - w * 0.3, y - h * 0.98, w * 0.6, h * 0.07, '#ffb03a')
  s.rect(x - w / 2, y - h * 0.36, w, h * 0.07, s.shade('#f4f0e6', 0.8))
  s.rect(x - w * 0.46, y - h * 0.06, w * 0.92, h * 0.06, s.shade('#101c30', 0.3))
  for (const k of [-1, 1]) s.circle(x + k * w * 0.34, y - h * 0.2, h * 0.05, '#fff8dc')
  s.line(
    `M${x} ${y - h}L${x - h * 0.12} ${y - h * 1.2}M${x} ${y - h}L${x + h * 0.12} ${y - h * 1.2}`,
    s.shade('#2f4a66', 0.4),
    2,
  )
}
