import { ellipsePath, polygon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { curved } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawNeonWord } from './toronto-street.ts'

const steel = (s: Stage, lit: number) => s.shade('#d6e0e4', lit)

/** What hangs over the counter: posts, scalloped canopy, the word in tubes. x is the left post, y the ground. */
export function drawCanopy(s: Stage, x: number, y: number, w: number): void {
  for (const px of [x + 10, x + w - 18]) s.rect(px, y - 236, 8, 240, steel(s, 0.7))
  const n = 12
  const step = (w + 60) / n
  for (const i of range(n)) {
    const left = x - 30 + i * step
    const slant = (px: number) => x + w / 2 + (px - x - w / 2) * 0.86
    s.path(
      `${polygon([
        [slant(left), y - 292],
        [slant(left + step), y - 292],
        [left + step, y - 240],
        [left, y - 240],
      ])}M${left} ${y - 241}h${step}v8a${step / 2} ${step / 2} 0 0 1 ${-step} 0Z`,
      s.shade(i % 2 ? '#fbf2dc' : '#e2452c', 0.92),
    )
  }
  s.rect(x - 30, y - 242, w + 60, 4, s.shade('#7a1f24', 0.4))
  s.rect(x + w / 2 - 122, y - 356, 244, 56, s.shade('#16283f', 0.4))
  drawNeonWord(s, 'TACOS', x + w / 2 - 96, y - 349, 3, '#ff4f6a')
}

/** Counter with its spit of meat, bowls and griddle. */
export function drawCart(s: Stage, x: number, y: number, w: number): void {
  const top = y - 100
  const spit = x + w - 66
  s.line(`M${spit} ${top}V${top - 112}`, steel(s, 0.7), 4)
  const meat = (from: number, to: number) =>
    `M${spit + from * 0.5} ${top - 4}L${spit + from} ${top - 70}Q${spit} ${top - 88} ${spit + to} ${top - 70}L${spit + to * 0.5} ${top - 4}Z`
  s.path(meat(-20, 20), s.shade('#b84a26', 0.7))
  s.path(meat(-2, 20), s.shade('#e8803a', 1))
  const layers = range(6).map(
    (i) => `M${spit - 11 - i * 1.6} ${top - 12 - i * 10}q${11 + i * 1.6} 6 ${22 + i * 3.2} -2`,
  )
  s.line(layers.join(''), s.shade('#6a2018', 0.4), 2)
  s.path(ellipsePath(spit, top - 90, 9, 10), s.shade('#f2c23a', 0.95))
  s.path(`M${spit} ${top - 97}l-9 -13l6 3l3 -9l3 9l6 -3Z`, s.shade('#4f9a5a', 0.8))
  for (const [i, colour] of ['#6fae4a', '#f6f0e0', '#d8342f', '#e8a83c'].entries()) {
    const bx = x + 30 + i * 44
    s.path(`M${bx} ${top}l4 -14h28l4 14Z`, steel(s, 0.85))
    s.path(ellipsePath(bx + 18, top - 14, 14, 5), s.shade(colour, 0.95))
  }
  s.rect(x - 14, top, w + 28, 13, steel(s, 1))
  s.rect(x - 14, top + 9, w + 28, 5, steel(s, 0.3))
  s.rect(x, top + 14, w, 70, s.shade('#1f8f8a', 0.75))
  s.rect(x, top + 14, w * 0.24, 70, s.shade('#1f8f8a', 0.4))
  s.path(
    range(7)
      .map((i) => `M${x + 26 + i * (w / 7.4)} ${top + 22}l18 26l-18 26l-18 -26Z`)
      .join(''),
    s.shade('#f2c23a', 0.8),
  )
  s.rect(x, top + 78, w, 8, steel(s, 0.6))
  for (const cx of [x + 54, x + w - 54]) {
    s.circle(cx, y - 22, 26, s.shade('#16202e', 0.25))
    s.circle(cx, y - 22, 19, steel(s, 0.65))
    s.circle(cx, y - 22, 15, s.shade('#16202e', 0.3))
    s.line(
      range(6)
        .map(
          (i) =>
            `M${cx} ${y - 22}l${Math.round(Math.cos(i * 1.05) * 17)} ${Math.round(Math.sin(i * 1.05) * 17)}`,
        )
        .join(''),
      steel(s, 0.7),
      2,
    )
  }
}

const PUFFS = [
  '0,0 -14,-30 -2,-58 -26,-84 -20,-112 -44,-138 -40,-172 -70,-196 -66,-232 -100,-254 -150,-262 -196,-296 -150,-288 -108,-300 -60,-286 -34,-256 -38,-228 -8,-200 -14,-168 12,-138 6,-108 26,-80 18,-52 30,-26 24,0',
  '38,0 30,-32 44,-62 34,-92 58,-120 48,-150 70,-176 62,-206 30,-226 22,-250 52,-242 84,-232 98,-204 88,-176 98,-148 82,-118 84,-90 68,-60 72,-30 60,0',
] as const

/** Steam as flat, torn shapes, lit by the sign. */
export function drawSteam(s: Stage, x: number, y: number, k: number): void {
  for (const puff of PUFFS) {
    s.path(curved(puff, x, y, k, 1, 0.8), '#cfe6ea', 'opacity=".3"')
    s.path(curved(puff, x + 5, y - 3, k * 0.94, 1, 0.8), '#f6fbf4', 'opacity=".2"')
  }
}

/** A folded maize cake in somebody's hand. */
export function drawTaco(s: Stage, x: number, y: number, r: number): void {
  s.path(`M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0Z`, s.shade('#f0c060', 1))
  s.line(
    `M${x - r * 0.8} ${y - r * 0.66}q${r * 0.8} ${-r * 0.74} ${r * 1.6} 0`,
    s.shade('#5fae4a', 0.9),
    r * 0.34,
    'stroke-linecap="round"',
  )
}
