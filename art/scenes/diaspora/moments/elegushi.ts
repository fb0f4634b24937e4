import { type Point, polygon, smooth } from '../../../engine/geometry.ts'
import { lerp, range } from '../../../engine/numbers.ts'
import { outline } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawPalm } from '../../../language/plants/palm.ts'

export const HORIZON = 198
/** Where beach and surf run to. */
const FAR: Point = [1466, 204]

/** Height of a grown man whose feet are at y. */
export const manAt = (y: number): number => (y - HORIZON) * 0.258

/** A line along the shore that meets the left edge at `low`; waves of so many units at that edge. */
function alongShore(low: number, wave = 0, phase = 0): Point[] {
  return range(49).map((i): Point => {
    const t = i / 48
    const sway = wave * t * (Math.sin(t * 15 + phase) + 0.5 * Math.sin(t * 34 + phase * 2))
    return [lerp(FAR[0], -70, t), FAR[1] + (low - FAR[1]) * t ** 1.22 + sway]
  })
}

const band = (upper: readonly Point[], lower: readonly Point[]): string =>
  smooth([...upper, ...[...lower].reverse()], true, 0.7)

export function drawSea(s: Stage): void {
  s.rect(
    s.left,
    HORIZON,
    s.right - s.left,
    500,
    s.lin(
      [s.shade('#1f6f94', 0.6), s.shade('#1a7f98', 0.75), s.shade('#2fa8a4', 0.95)],
      0,
      HORIZON,
      0,
      560,
      true,
    ),
  )
  const random = s.random(9)
  const glints = range(150).map(() => {
    const y = HORIZON + 6 + random() ** 2 * 240
    const [x, w] = [s.left + random() * 1500, (y - HORIZON) * (0.16 + random() * 0.3)]
    return `M${x} ${y}q${w / 2} ${-w * 0.06} ${w} 0q${-w / 2} ${w * 0.05} ${-w} 0Z`
  })
  s.path(glints.join(''), s.shade('#7fcfd0', 1), 'opacity=".5"')
  for (const [x, w] of [
    [214, 62],
    [420, 44],
    [742, 36],
  ] as const) {
    s.path(`M${x} ${HORIZON + 2}l${-w * 0.06} -6h${w}l${-w * 0.05} 6Z`, s.shade('#5a3f4a', 0.4, 0.35))
    s.rect(x + w * 0.72, HORIZON - 14, w * 0.14, 11, s.shade('#f2ece0', 0.9, 0.3))
    s.line(
      `M${x + w * 0.2} ${HORIZON - 4}v-9M${x + w * 0.42} ${HORIZON - 4}v-9`,
      s.shade('#5a4a58', 0.4, 0.35),
      1.4,
    )
  }
}

/** Three swells coming in, each with its dark foot, its clear face and its broken crest. */
export function drawSurf(s: Stage): void {
  for (const [low, tall, phase] of [
    [318, 15, 0.4],
    [392, 26, 1.7],
    [478, 40, 3.1],
  ] as const) {
    s.path(
      band(alongShore(low + tall * 0.7), alongShore(low + tall * 1.5, 3, phase)),
      s.shade('#12607c', 0.5),
    )
    s.path(band(alongShore(low, 2, phase), alongShore(low + tall)), s.shade('#3fb8b0', 1))
    s.path(
      band(alongShore(low - tall * 0.16, 3, phase), alongShore(low + tall * 0.4, 6, phase + 1)),
      s.shade('#fbfdf6', 1),
    )
  }
  s.path(band(alongShore(540, 6, 2), alongShore(640)), s.shade('#9fdcd0', 0.95))
  s.path(band(alongShore(548, 7, 2), alongShore(566, 9, 4)), s.shade('#fbfdf6', 1))
  s.path(band(alongShore(592, 9, 5), alongShore(604, 7, 6.4)), s.shade('#fbfdf6', 1))
}

export function drawSand(s: Stage): void {
  const edge = alongShore(640, 10, 1)
  const below = (line: readonly Point[]): string =>
    `${smooth([[s.right + 40, FAR[1] + 4], ...line], false, 0.7)}L${s.left} ${s.bottom}H${s.right + 40}Z`
  s.path(below(alongShore(628, 10, 1)), s.shade('#fbfdf6', 1))
  s.path(below(edge), s.shade('#86694c', 0.4))
  s.path(below(alongShore(668, 8, 1.4)), s.shade('#b08a58', 0.65))
  s.path(
    below(alongShore(728, 8, 2.3)),
    s.lin(
      [s.shade('#e4bf80', 0.95), s.shade('#e0b670', 0.95), s.shade('#cc9c58', 0.85)],
      0,
      240,
      0,
      900,
      true,
    ),
  )
  drawIronSand(s)
  drawPrints(s)
}

/** The black of Lagos sand: heavy grains the tide has laid in long tapering tongues. */
function drawIronSand(s: Stage): void {
  const tongues = outline(
    '720,4 756,9 812,3 846,7 900,5 950,2 1000,6 1090,3 1130,7 1240,4 1380,2 1500,5',
  ).map(([low, start], i) => {
    const from = 8 + start * 2
    const upper = alongShore(low, 9, i).slice(from, from + 17 + (i % 3) * 4)
    const lower = alongShore(low + 16 + (i % 4) * 9, 16, i + 0.8).slice(from, from + 17 + (i % 3) * 4)
    const tapered = lower.map(([x, y], k): Point => {
      const [ux, uy] = upper[k] as Point
      const wide = Math.sin((Math.PI * k) / (lower.length - 1))
      return [lerp(ux, x, wide), lerp(uy, y, wide)]
    })
    return band(upper, tapered)
  })
  s.path(tongues.join(''), s.shade('#4a4040', 0.4), 'opacity=".5"')
}

/** Hoof prints behind the horse, and a trodden line by the tide. */
function drawPrints(s: Stage): void {
  const random = s.random(17)
  const prints = range(26).map((i) => {
    const x = 1010 - i * 38
    const y = 730 + i * 3 + (i % 2 ? 9 : -5) + random() * 4
    return `M${x} ${y}q6 -5 12 0q-6 4 -12 0Z`
  })
  s.path(prints.join(''), s.shade('#8a6a44', 0.3), 'opacity=".6"')
}

/** Palms, a row of thatched shelters and the towers of Lekki, far along the beach. */
export function drawFarBeach(s: Stage): void {
  const random = s.random(5)
  for (const i of range(9)) {
    const x = 1230 + i * 44
    s.rect(x, HORIZON - 30 - random() * 46, 20 + random() * 14, 90, s.shade('#7f98a4', 0.6, 0.6))
  }
  s.path(
    polygon([
      [1180, 206],
      [1640, 190],
      [1640, 262],
      [1466, 214],
    ]),
    s.shade('#3f7a58', 0.5, 0.3),
  )
  for (const i of range(9)) {
    const x = 1330 + i * 36 + random() * 14
    drawPalm(s, {
      x,
      y: 212 + i * 3.6,
      h: 54 + i * 10,
      lean: -0.14 + random() * 0.2,
      depth: 0.34 - i * 0.03,
      colour: '#3f8a54',
      seed: x,
    })
  }
}

/** Thatched shelters in a row along the top of the beach. */
export function drawShelters(s: Stage): void {
  for (const i of range(5)) {
    const k = 0.7 + i * 0.42
    const [x, y] = [1386 + i * 30 + i * i * 5, 226 + i * 25]
    s.path(
      `M${x - 34 * k} ${y + 6 * k}h${60 * k}l${-14 * k} ${-7 * k}h${-50 * k}Z`,
      s.light.shadow,
      'opacity=".4"',
    )
    s.rect(x - 13 * k, y - 20 * k, 3 * k, 22 * k, s.shade('#6a4a38', 0.4, 0.1))
    s.rect(x + 11 * k, y - 20 * k, 3 * k, 22 * k, s.shade('#6a4a38', 0.4, 0.1))
    s.path(
      polygon([
        [x - 26 * k, y - 18 * k],
        [x, y - 42 * k],
        [x + 26 * k, y - 18 * k],
      ]),
      s.shade('#c89a58', 0.95, 0.06),
    )
    s.path(
      polygon([
        [x - 26 * k, y - 18 * k],
        [x, y - 42 * k],
        [x - 4 * k, y - 18 * k],
      ]),
      s.shade('#8a6438', 0.5, 0.06),
    )
  }
}
