import type { Stage } from '../../../engine/stage.ts'

const HAIR = ['#2a1d2c', '#4a2f2a', '#7a4f34', '#1f1a30', '#a8763e'] as const
const SHIRTS = ['#c8424f', '#3f6fb5', '#f2c14a', '#f4efe4', '#2f8f6a', '#5a4a86'] as const
const SKINS = ['#8a5a40', '#c98a64', '#5f3c2e', '#d9a078'] as const

/** Heads and shoulders from behind, row before row, catching the last light. */
export function drawHeads(s: Stage, y: number, size: number, seed: number, depth: number): void {
  const random = s.random(seed)
  const pick = (colours: readonly string[]) => colours[Math.floor(random() * colours.length)] as string
  for (let x = s.left; x < s.right + size; x += size * (0.62 + random() * 0.42)) {
    drawOnlooker(s, {
      x,
      y: y + (random() - 0.5) * size * 0.5,
      k: size * (0.9 + random() * 0.25),
      depth,
      shirt: pick(SHIRTS),
      hair: pick(HAIR),
      skin: pick(SKINS),
      scarf: random() < 0.35 ? pick(SHIRTS) : null,
      style: Math.floor(random() * 4),
    })
  }
}

interface Onlooker {
  readonly x: number
  readonly y: number
  readonly k: number
  readonly depth: number
  readonly shirt: string
  readonly hair: string
  readonly skin: string
  readonly scarf: string | null
  /** 0 cropped, 1 curls, 2 long hair, 3 a cap in the shirt's colour. */
  readonly style: number
}

function drawOnlooker(s: Stage, o: Onlooker): void {
  const lit = s.lightSide(o.x) > 0 ? [0.1, 0.75] : [0.75, 0.1]
  const across = (c: string) =>
    s.lin(
      lit.map((l) => s.shade(c, l, o.depth)),
      0,
      0,
      1,
      0,
    )
  s.placed({ x: o.x, y: o.y, scale: o.k / 100 }, () => {
    s.path('M-62 160C-62 60 -46 40 0 34C46 40 62 60 62 160Z', across(o.shirt))
    s.path('M-13 10H13L15 42C6 48 -6 48 -15 42Z', s.shade(o.skin, 0.35, o.depth))
    s.ellipse(0, -8, 25, 31, across(o.skin))
    s.path('M-24 -6a5 8 0 1 0 -4 12ZM24 -6a5 8 0 1 1 4 12Z', s.shade(o.skin, 0.5, o.depth))
    if (o.style === 0)
      s.path('M-26 -2C-30 -30 -14 -42 0 -42C14 -42 30 -30 26 -2C20 10 -20 10 -26 -2Z', across(o.hair))
    if (o.style === 1)
      s.path(
        'M-28 4C-40 -8 -36 -26 -28 -32C-24 -48 -8 -50 0 -48C8 -50 24 -48 28 -32C36 -26 40 -8 28 4C22 18 -22 18 -28 4Z',
        across(o.hair),
      )
    if (o.style === 2)
      s.path(
        'M-27 -4C-30 -32 -14 -43 0 -43C14 -43 30 -32 27 -4C30 20 30 44 26 56C10 64 -10 64 -26 56C-30 44 -30 20 -27 -4Z',
        across(o.hair),
      )
    if (o.style === 3) {
      s.path('M-25 4C-20 14 20 14 25 4V-8H-25Z', across(o.hair))
      s.path('M-27 -6C-30 -32 -14 -43 0 -43C14 -43 30 -32 27 -6C18 -12 -18 -12 -27 -6Z', across(o.shirt))
    }
    if (o.scarf && o.style !== 2) s.path('M-33 36Q0 50 33 36L36 52Q0 68 -36 52Z', across(o.scarf))
  })
}
