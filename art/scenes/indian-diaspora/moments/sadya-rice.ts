import { ellipsePath, type Point, smooth } from '../../../engine/geometry.ts'
import { range, round1 } from '../../../engine/numbers.ts'
import { curved } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'

const MOUND =
  '-186,6 -170,-60 -112,-102 -30,-116 62,-112 136,-82 182,-30 184,36 140,88 62,112 -34,116 -120,94 -172,54'

/** Boiled red rice with dal. */
export function drawRice(s: Stage, x: number, y: number): void {
  const mound = curved(MOUND, x, y)
  s.path(curved(MOUND, x - 13, y + 16), s.light.shadow, 'opacity=".42"')
  s.path(mound, s.shade('#bda79a', 0.5))
  s.clipped(mound, () => {
    s.path(curved(MOUND, x + 10, y - 12, 0.98), s.shade('#e6d2c0', 0.82))
    s.path(curved(MOUND, x + 26, y - 30, 0.74), s.shade('#f3e6d6', 0.96))
    drawGrains(s, x, y)
  })
  s.placed({ x: x + 30, y: y - 12, scale: 0.86 }, () => drawDal(s, 0, 0))
}

/** Yellow dal in a hollow of the mound, with what was fried for it. */
function drawDal(s: Stage, x: number, y: number): void {
  const hollow = '-92,4 -80,-30 -44,-50 6,-56 58,-46 92,-16 94,18 66,44 16,54 -40,50 -80,34'
  s.path(curved(hollow, x, y, 1.1), s.shade('#fbf2e4', 1))
  s.path(curved(hollow, x, y), s.shade('#a8855a', 0.35))
  s.clipped(curved(hollow, x, y), () => {
    s.path(curved(hollow, x - 9, y + 11, 0.98), s.shade('#c98a0e', 0.62))
    s.path(curved('-92,10 -50,-6 0,-8 60,10 96,34 40,80 -60,70', x, y), s.shade('#dea31c', 0.8))
  })
  const random = s.random(31)
  const seeds = range(20).map(() => ellipsePath(x - 62 + random() * 118, y - 22 + random() * 58, 2.4))
  s.path(seeds.join(''), s.shade('#4a1c14', 0.2))
  for (const [dx, dy, turn] of [
    [-38, 8, 24],
    [10, 26, -30],
    [46, -2, 60],
  ] as const)
    s.placed({ x: x + dx, y: y + dy, turn }, () => {
      s.path('M-17 0Q0 -9 17 0Q0 9 -17 0Z', s.shade('#7a4a14', 0.3), 'transform="translate(-2 3)"')
      s.path('M-17 0Q0 -9 17 0Q0 9 -17 0Z', s.shade('#3f7a34', 0.85))
      s.line('M-15 0H15', s.shade('#9ac06a', 0.9), 1.2)
    })
  s.path(curved('-18,-22 4,-30 26,-26 40,-16 22,-18 2,-20', x, y), s.shade('#a8181c', 0.7))
}

function drawGrains(s: Stage, x: number, y: number): void {
  const random = s.random(55)
  for (const [colour, lit, n] of [
    ['#b49a90', 0.4, 170],
    ['#c98a72', 0.7, 150],
    ['#fffaf2', 1, 240],
  ] as const) {
    const grains = range(n).map(() => {
      const [a, r] = [random() * 6.283, Math.sqrt(random())]
      const t = random() * 3.14
      return `M${round1(x + Math.cos(a) * r * 184)} ${round1(y + Math.sin(a) * r * 112)}l${round1(Math.cos(t) * 8)} ${round1(Math.sin(t) * 8)}`
    })
    s.line(grains.join(''), s.shade(colour, lit), 3, 'stroke-linecap="round"')
  }
}

/** Crisp, warped a little, full of blisters. */
export function drawPapadam(s: Stage, x: number, y: number, r: number): void {
  const random = s.random(21)
  const rim = range(22).map((i) => ({ a: (i / 22) * 2 * Math.PI, k: 0.965 + random() * 0.07 }))
  const disc = (k: number, dx: number, dy: number) =>
    smooth(
      rim.map(
        ({ a, k: own }): Point => [x + dx + Math.cos(a) * r * own * k, y + dy + Math.sin(a) * r * own * k],
      ),
      true,
      0.9,
    )
  s.path(disc(1, -11, 14), s.light.shadow, 'opacity=".42"')
  s.path(disc(1, 0, 0), s.shade('#b9812c', 0.5))
  s.clipped(disc(1, 0, 0), () => {
    s.path(disc(0.97, 4, -5), s.shade('#ecc167', 0.88))
    const blisters = range(70).map(() => {
      const [a, d] = [random() * 6.283, Math.sqrt(random()) * r * 0.9]
      return { x: x + Math.cos(a) * d, y: y + Math.sin(a) * d, r: 4 + random() ** 2 * 9 }
    })
    s.path(
      blisters.map((b) => ellipsePath(b.x - 1.6, b.y + 2, b.r, b.r * 0.84)).join(''),
      s.shade('#c48f3c', 0.6),
    )
    s.path(blisters.map((b) => ellipsePath(b.x, b.y, b.r * 0.9, b.r * 0.74)).join(''), s.shade('#f8dc98', 1))
  })
}

/** A small banana in its skin at the tip of the leaf. */
export function drawBanana(s: Stage): void {
  const skin =
    '480,700 512,724 566,738 624,734 668,714 690,692 700,694 704,712 684,744 636,768 570,774 508,756 470,726 462,708'
  s.path(curved(skin, -9, 11), s.light.shadow, 'opacity=".42"')
  s.path(curved(skin), s.shade('#c9901a', 0.55))
  s.clipped(curved(skin), () => {
    s.path(curved(skin, 3, -11), s.shade('#f4c928', 0.92))
    s.path(
      curved('494,716 540,736 600,740 660,722 690,700 700,690 640,690 520,690', 0, 2),
      s.shade('#fbe27a', 1),
    )
  })
  s.path(curved('690,690 700,680 710,684 704,700 696,702'), s.shade('#5a5a24', 0.5))
  s.path(curved('458,704 468,698 478,704 470,716'), s.shade('#4a3418', 0.4))
}

/** Payasam in a broad brass bowl. */
export function drawPayasam(s: Stage, x: number, y: number, r: number): void {
  drawBrassRim(s, x, y, r)
  const inside = ellipsePath(x, y, r * 0.84)
  s.path(inside, s.shade('#8a5a20', 0.3))
  s.clipped(inside, () => {
    s.circle(x - r * 0.04, y + r * 0.05, r * 0.8, s.shade('#c98e52', 0.55))
    s.circle(x - r * 0.02, y + r * 0.07, r * 0.76, s.shade('#f0d3a2', 0.9))
    s.path(curved('-52,-8 -24,-44 30,-46 60,-10 34,-28 -14,-26', x, y), s.shade('#fbe9c8', 1))
  })
  for (const [dx, dy, turn] of [
    [-24, 14, 30],
    [16, 34, -40],
    [34, 0, 80],
    [-4, -8, -10],
    [-40, -16, 120],
  ] as const)
    s.placed({ x: x + dx, y: y + dy, turn }, () => {
      s.path(
        'M-13 2Q-4 -10 12 -4Q6 6 -2 6Q-10 8 -13 2Z',
        s.shade('#8a5a24', 0.4),
        'transform="translate(-2 3)"',
      )
      s.path('M-13 2Q-4 -10 12 -4Q6 6 -2 6Q-10 8 -13 2Z', s.shade('#f4dca0', 0.95))
    })
  s.path(ellipsePath(x + 6, y + 14, 6, 5) + ellipsePath(x - 34, y + 34, 6, 5), s.shade('#6a2418', 0.5))
}

function drawBrassRim(s: Stage, x: number, y: number, r: number): void {
  s.circle(x - r * 0.14, y + r * 0.18, r, s.light.shadow, 'opacity=".42"')
  s.circle(x, y, r, s.shade('#8a5a1c', 0.35))
  s.circle(x, y, r * 0.98, s.shade('#d39a34', 0.8))
  s.line(
    `M${round1(x - r * 0.3)} ${round1(y - r * 0.86)}A${r * 0.91} ${r * 0.91} 0 0 1 ${round1(x + r * 0.86)} ${round1(y + r * 0.3)}`,
    s.shade('#fbe39a', 1),
    r * 0.07,
  )
}

/** A brass tumbler of water. */
export function drawTumbler(s: Stage, x: number, y: number, r: number): void {
  s.path(
    `M${x - r * 0.7} ${y - r * 0.7}L${x - r * 1.5} ${y + r * 0.2}A${r} ${r} 0 0 0 ${x - r * 0.2} ${y + r * 1.5}L${x + r * 0.7} ${y + r * 0.7}Z`,
    s.light.shadow,
    'opacity=".42"',
  )
  drawBrassRim(s, x, y, r)
  s.circle(x, y, r * 0.84, s.shade('#5a4420', 0.3))
  s.circle(x - 2, y + 3, r * 0.78, s.shade('#6f9a9c', 0.6))
  s.path(curved('-40,4 -28,-26 4,-40 34,-28 10,-24 -16,-10 -28,12', x, y, r / 62), s.shade('#e4f4f0', 1))
}
