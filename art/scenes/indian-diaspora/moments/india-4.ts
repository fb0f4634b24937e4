import { ellipsePath, type Point, polygon, rectPath } from '../../../engine/geometry.ts'
import { lerp, range } from '../../../engine/numbers.ts'
import { cornered } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { cuspedArch } from '../../../language/buildings/mughal.ts'
import { scene, svg } from '../../../scene.ts'
import { drawBangleStand, drawGoldBangle } from './bangle-stand.ts'
import { type Blossom, drawBlossom, drawGarlandShadow, drawMangoLeaf, threaded } from './wedding-garland.ts'

const LIME = '#6fbfb0'
const NICHE = { cx: 1010, sill: 654, half: 232, h: 500, rise: 190 } as const
const HOOKS: readonly [Point, Point] = [
  [704, 128],
  [1316, 128],
]

const archOf = (grow = 0): string =>
  cuspedArch(NICHE.cx, NICHE.sill, NICHE.half + grow, NICHE.h + grow, NICHE.rise + grow * 0.4, 4)

/** Lime-washed wall: the sun comes through a doorway and leaves the left of it in shade. */
function drawWall(s: Stage): void {
  const whole = rectPath(s.left, s.top, s.right - s.left, s.bottom - s.top)
  s.path(whole, s.shade(LIME, 0.2))
  s.path(cornered('760,-30 1700,-30 1700,930 190,930'), s.shade(LIME, 0.8))
  s.rect(s.left, 818, s.right - s.left, 130, s.shade('#b8452f', 0.3))
  s.path(cornered('300,818 1700,818 1700,930 190,930'), s.shade('#c8503a', 0.8))
  s.rect(s.left, 810, s.right - s.left, 8, s.shade('#f6ead0', 0.35))
  s.path(cornered('304,810 1700,810 1700,818 300,818'), s.shade('#f6ead0', 1))
}

/** A white plaster frame, painted with sprigs, round the niche. */
function drawFrame(s: Stage): void {
  const [x, y, w, h] = [742, 104, 536, 560]
  s.rect(x - 12, y + 14, w, h, s.light.shadow, 'opacity=".34"')
  s.rect(x, y, w, h, s.shade('#f4ecd8', 0.86))
  s.rect(x, y, w, 6, s.shade('#fffaf0', 1))
  s.rect(x + w - 6, y, 6, h, s.shade('#fffaf0', 1))
  s.line(rectPath(x + 16, y + 16, w - 32, h), s.shade('#c8503a', 0.7), 3)
  for (const k of [-1, 1])
    for (const [dx, dy, size] of [
      [196, 176, 1.1],
      [150, 140, 0.7],
      [214, 250, 0.6],
    ] as const)
      drawSprig(s, NICHE.cx + k * dx, dy, size, k * 30)
  s.path(archOf(12), s.shade('#c8503a', 0.7))
  s.path(archOf(7), s.shade('#f4ecd8', 0.95))
}

function drawSprig(s: Stage, x: number, y: number, scale: number, turn: number): void {
  s.placed({ x, y, scale, turn }, () => {
    s.path(
      range(6)
        .map((i) => ellipsePath(Math.cos(i * 1.047) * 13, Math.sin(i * 1.047) * 13, 8))
        .join(''),
      s.shade('#c8503a', 0.75),
    )
    s.circle(0, 0, 6, s.shade('#e6ab34', 0.9))
    for (const k of [-1, 1])
      s.path(`M${k * 4} 20Q${k * 30} 22 ${k * 40} 46Q${k * 12} 48 ${k * 4} 20Z`, s.shade('#2f8a78', 0.6))
  })
}

/** The recess: the sun reaches its floor and the lower left of its back. */
function drawNiche(s: Stage): void {
  const { cx, sill, half } = NICHE
  s.path(archOf(), s.shade('#155a68', 0.12))
  s.clipped(archOf(), () => {
    s.placed({ x: -108, y: 150 }, () => s.path(archOf(), s.shade('#2b8a90', 0.62)))
    s.rect(cx - half, sill - 46, half * 2, 46, s.shade('#1d6670', 0.2))
    s.path(
      polygon([
        [cx - half, sill],
        [cx - half, sill - 40],
        [cx - half + 20, sill - 46],
        [cx + half - 110, sill - 46],
        [cx + half - 60, sill],
      ]),
      s.shade('#5fb4ac', 0.9),
    )
  })
}

/** Red silk with a woven border, lying on the shelf and falling over its edge in pleats. */
function drawSilk(s: Stage): void {
  const n = 9
  const fold = (i: number, v: number): Point => {
    const u = i / n
    const foot = 752 + u * 74 + (i % 2 ? 11 : -7)
    return [lerp(806 + u * 150, 780 + u * 206, v) + (i % 2 ? 5 : 0) * v, lerp(662, foot, v)]
  }
  const edge = range(n + 1).map((i) => fold(i, 1))
  s.path(
    polygon([[782, 690], ...edge, [952, 690]]),
    s.light.shadow,
    'opacity=".42" transform="translate(-24 26)"',
  )
  for (const i of range(n)) {
    const lit = i % 2 ? 0.92 : 0.36
    const band = (v1: number, v2: number) =>
      polygon([fold(i, v1), fold(i + 1, v1), fold(i + 1, v2), fold(i, v2)])
    s.path(band(0, 1), s.shade('#c8143a', lit))
    s.path(band(0.7, 0.72) + band(0.76, 0.95), s.shade('#e6a628', lit))
    s.path(band(0.83, 0.88), s.shade('#c8143a', lit))
  }
  s.path(cornered('838,622 972,622 956,666 806,666'), s.shade('#d61a42', 0.98))
  s.path(cornered('838,622 846,622 815,666 806,666'), s.shade('#e6a628', 1))
  s.path(cornered('964,622 972,622 956,666 948,666'), s.shade('#e6a628', 1))
  s.path(cornered('806,656 959,656 956,668 806,668'), s.shade('#e8405e', 1))
}

function drawShelf(s: Stage): void {
  s.path(cornered('730,688 1290,688 1270,716 704,716'), s.light.shadow, 'opacity=".4"')
  s.rect(726, 654, 568, 34, s.shade('#e8d9b8', 0.62))
  s.rect(726, 654, 568, 9, s.shade('#fffaf0', 1))
  s.rect(726, 682, 568, 6, s.shade('#b89c78', 0.4))
}

function drawHook(s: Stage, [x, y]: Point): void {
  s.circle(x - 8, y - 12, 18, s.light.shadow, 'opacity=".4"')
  s.circle(x, y - 22, 17, s.shade('#b8862c', 0.5))
  s.circle(x + 3, y - 24, 12, s.shade('#f2c65a', 0.95))
  s.line(`M${x} ${y - 22}q-2 26 8 34q14 2 14 -16`, s.shade('#8a5a20', 0.4), 9, 'stroke-linecap="round"')
  s.line(`M${x + 1} ${y - 22}q-2 25 8 31`, s.shade('#f6d470', 1), 4, 'stroke-linecap="round"')
}

const MARIGOLDS = ['#f58a06', '#fdb30a', '#f58a06', '#ea5c06'] as const

function swag(): Blossom[] {
  const [[ax, ay], [bx]] = HOOKS
  const line = range(600).map((i): Point => {
    const t = i / 599
    return [lerp(ax + 4, bx - 4, t), ay + 6 + 168 * 4 * t * (1 - t)]
  })
  return threaded(line, 31, MARIGOLDS)
}

/** The ends that hang down, closed with white jasmine and a rose. */
function tail(x: number, to: number): Blossom[] {
  const line = range(600).map((i): Point => [x + 7 * Math.sin(i / 170), lerp(150, to, i / 599)])
  const flowers = threaded(line, 30, MARIGOLDS)
  const n = flowers.length
  return flowers.map((flower, i) => ({
    ...flower,
    ...(i === n - 2 || i === n - 6 ? { colour: '#f6f2e4', r: 21 } : {}),
    ...(i === n - 1 ? { colour: '#c4163a', r: 36 } : {}),
  }))
}

function drawGarland(s: Stage): void {
  const [[ax], [bx]] = HOOKS
  const tails = [...tail(ax - 20, 700), ...tail(bx + 20, 640)]
  const bow = swag()
  const all = [...tails, ...bow]
  drawGarlandShadow(s, all, -24, 30)
  for (const [k, [x, y]] of HOOKS.entries())
    for (const [i, turn] of [-34, 0, 30].entries())
      drawMangoLeaf(s, x + (i - 1) * 10, y + 6, 104 - i * 6, turn + k * 6)
  for (const [i, flower] of all.entries()) drawBlossom(s, flower, i * 1.7)
  for (const hook of HOOKS) drawHook(s, hook)
}

function drawNicheAndGarland(s: Stage): void {
  drawFrame(s)
  drawNiche(s)
  drawBangleStand(s, { x: 1050, y: 404, foot: 640, half: 172 })
  drawShelf(s)
  drawSilk(s)
  drawGoldBangle(s, 1200, 663, 64)
  drawGarland(s)
}

export default scene({
  name: 'moments/india-4',
  seed: 404,
  light: { base: 'day', lit: '#fff3d0', shadow: '#123f5c', haze: '#cfe4dc' },
  sun: { x: 1800, y: -300, r: 10 },
  layers: [
    svg((s) => {
      drawWall(s)
      s.placed({ x: -118, y: -62, scale: 1.13 }, () => drawNicheAndGarland(s))
    }),
  ],
  finish: { bloom: 0.14, vignette: 0.18 },
})
