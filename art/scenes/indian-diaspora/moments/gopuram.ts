import { ellipsePath, type Point, polygon, rectPath, smooth } from '../../../engine/geometry.ts'
import { lerp, range } from '../../../engine/numbers.ts'
import { outline } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'

const PAINTS = [
  '#e2503c',
  '#3f9a8c',
  '#f0b53c',
  '#4f78c0',
  '#d8648c',
  '#7ab04c',
  '#f3e2c0',
  '#9a5ab0',
] as const
const TIERS = 9

/** Painted temple tower seen from its foot: tiers narrow upwards faster than they do in plan. */
export function drawGopuram(s: Stage, cx: number, foot: number, top: number, half: number): void {
  const widthAt = (t: number) => half * (1 - 0.66 * t ** 0.85)
  const yAt = (t: number) => lerp(foot, top + 90, 1 - (1 - t) ** 1.35)
  for (const i of range(TIERS)) {
    const [t1, t2] = [i / TIERS, (i + 1) / TIERS]
    drawTier(s, cx, [yAt(t1), yAt(t2)], [widthAt(t1), widthAt(t2)], i)
  }
  drawVault(s, cx, yAt(1), widthAt(1))
  const edge = (side: number) => range(13).map((i): Point => [cx + side * widthAt(i / 12), yAt(i / 12)])
  drawShadedSide(s, edge(-1), edge(1))
}

/** The tower turns its left face from the sun. */
function drawShadedSide(s: Stage, left: readonly Point[], right: readonly Point[]): void {
  const [dark, bright] = [s.light.shadow, s.light.lit]
  const across = s.lin(
    [
      [dark, 0.62, 0],
      [dark, 0.12, 0.42],
      [bright, 0, 0.55],
      [bright, 0.28, 1],
    ],
    0,
    0,
    1,
    0,
  )
  s.path(polygon([...left, ...[...right].reverse()]), across)
}

function drawTier(
  s: Stage,
  cx: number,
  [y1, y2]: [number, number],
  [w1, w2]: [number, number],
  tier: number,
): void {
  const h = y1 - y2
  const ledge = y2 + h * 0.24
  const face: Point[] = [
    [cx - w1, y1],
    [cx - w2, y2],
    [cx + w2, y2],
    [cx + w1, y1],
  ]
  s.path(
    polygon(face),
    s.lin([s.shade('#2f7a8c', 0.2), s.shade('#5aa8a0', 0.5), s.shade('#a8c8a0', 0.85)], 0, 0, 1, 0),
  )
  const n = 11 - Math.floor(tier * 0.6)
  for (const i of range(n)) {
    const k = ((i + 0.5) / n - 0.5) * 2
    const x = cx + k * lerp(w1, w2, 0.4) * 0.96
    drawNiche(s, x, y1 - h * 0.03, (w1 / n) * 1.78, h * 0.8, i * 3 + tier * 5, (k + 1) / 2)
  }
  const over = w2 * 1.05
  s.path(
    polygon([
      [cx - over, ledge],
      [cx - w2 * 1.01, y2],
      [cx + w2 * 1.01, y2],
      [cx + over, ledge],
    ]),
    s.lin([s.shade('#d8785c', 0.4), s.shade('#f0b58c', 1)], 0, 0, 1, 0),
  )
  const scallops = range(n * 3).map((i) =>
    ellipsePath(cx - over + ((i + 0.5) * over * 2) / (n * 3), ledge, over / (n * 3.4), h * 0.055),
  )
  s.path(scallops.join(''), s.shade('#f3d8a0', 0.85))
  for (const i of range(n + 1))
    drawFinialPot(s, cx - w2 + (i * w2 * 2) / n, y2 + h * 0.06, h * 0.16, PAINTS[(i + tier) % 8] as string)
}

/** A niche between two pilasters with a god in it: standing, enthroned, or a small shrine. */
function drawNiche(s: Stage, x: number, y: number, w: number, h: number, seed: number, side: number): void {
  const lit = 0.45 + side * 0.55
  s.rect(x - w * 0.5, y - h, w, h, s.shade('#34407c', 0.22))
  for (const k of [-0.46, 0.46])
    s.rect(x + k * w - w * 0.05, y - h, w * 0.1, h, s.shade('#f0dcb0', lit * 0.85))
  const skin = PAINTS[(seed * 7 + 1) % 8] as string
  const robe = PAINTS[(seed * 5 + 3) % 8] as string
  s.placed({ x, y, scale: h / 100, flip: seed % 2 === 0 }, () => {
    if (seed % 4 === 1) drawShrine(s, robe, lit)
    else drawGod(s, skin, robe, lit, seed % 3 === 0)
  })
}

function drawGod(s: Stage, skin: string, robe: string, lit: number, seated: boolean): void {
  const cloth = s.lin([s.shade(robe, lit * 0.45), s.shade(robe, lit)], 0, 0, 1, 0)
  const limb = (d: string) => s.line(d, s.shade(skin, lit * 0.85), 7, 'stroke-linecap="round"')
  s.circle(2, -79, 17, s.shade('#f0b53c', lit * 0.9))
  limb(
    seated
      ? 'M-10 -62Q-26 -54 -20 -38M12 -62Q30 -60 27 -80'
      : 'M-11 -64Q-24 -58 -17 -38M12 -64Q27 -62 24 -84',
  )
  s.path(
    seated
      ? smooth(outline('-30,-2 -22,-24 0,-30 22,-24 30,-2 0,3'), true, 0.7)
      : smooth(outline('-12,-44 10,-44 15,-20 17,0 -12,0 -15,-20'), true, 0.6),
    cloth,
  )
  s.path(smooth(outline('-14,-68 15,-68 11,-50 9,-34 -10,-34 -11,-50'), true, 0.7), s.shade(skin, lit))
  s.line('M-12 -64Q2 -50 12 -40M-10 -38H10', s.shade('#f6d06a', lit), 3)
  s.path(ellipsePath(2, -78, 8, 9), s.shade(skin, lit * 1.05))
  s.path(polygon(outline('-7,-83 -4,-92 2,-102 8,-92 11,-83')), s.shade('#f6d06a', lit * 1.1))
}

function drawShrine(s: Stage, robe: string, lit: number): void {
  const roof = s.lin([s.shade(robe, lit * 0.5), s.shade(robe, lit)], 0, 0, 1, 0)
  s.path(smooth(outline('-24,-62 -20,-84 0,-100 20,-84 24,-62'), true, 0.7), roof)
  s.path(rectPath(-28, -64, 56, 9) + rectPath(-26, -8, 52, 8), s.shade('#f0dcb0', lit))
  s.path(rectPath(-22, -56, 7, 48) + rectPath(15, -56, 7, 48), s.shade('#e2805c', lit))
  s.path(smooth(outline('-9,-8 -8,-34 0,-46 8,-34 9,-8'), true, 0.7), s.shade('#f6d06a', lit * 0.9))
}

function drawFinialPot(s: Stage, x: number, y: number, h: number, colour: string): void {
  s.path(
    smooth(
      [
        [x, y - h],
        [x + h * 0.34, y - h * 0.3],
        [x + h * 0.2, y],
        [x - h * 0.2, y],
        [x - h * 0.34, y - h * 0.3],
      ],
      true,
      0.7,
    ),
    s.lin([s.shade(colour, 0.35), s.shade(colour, 1)], 0, 0, 1, 0),
  )
}

function drawVault(s: Stage, cx: number, y: number, half: number): void {
  const h = 92
  s.path(
    `M${cx - half * 1.08} ${y}C${cx - half * 1.2} ${y - h * 0.8} ${cx - half * 0.6} ${y - h} ${cx} ${y - h}C${cx + half * 0.6} ${y - h} ${cx + half * 1.2} ${y - h * 0.8} ${cx + half * 1.08} ${y}Z`,
    s.lin([s.shade('#3f8a8c', 0.35), s.shade('#6ac0ac', 0.8), s.shade('#d8e0b0', 1.05)], 0, 0, 1, 0),
  )
  const ribs = range(9).map(
    (i) =>
      `M${cx + (i - 4) * half * 0.24} ${y}Q${cx + (i - 4) * half * 0.26} ${y - h * 0.7} ${cx + (i - 4) * half * 0.14} ${y - h}`,
  )
  s.line(ribs.join(''), s.shade('#f0c35a', 0.85), 3)
  for (const i of range(7)) {
    const x = cx + (i - 3) * half * 0.24
    s.path(
      ellipsePath(x, y - h - 7, 7, 8) +
        polygon([
          [x - 3, y - h - 12],
          [x, y - h - 34],
          [x + 3, y - h - 12],
        ]),
      s.shade('#f6c84a', 0.6 + i * 0.07),
    )
  }
}
