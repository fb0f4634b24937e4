import { curved, strand } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'

type Draw = (s: Stage) => void

const FAR_LEGS = [
  '-46,-70 -52,-48 -44,-34 -50,-14 -52,0 -42,0 -40,-14 -34,-34 -34,-50 -30,-70',
  '30,-64 36,-44 31,-30 33,-12 30,0 40,0 41,-12 40,-30 46,-46 44,-64',
] as const
const NEAR_LEGS = [
  '-56,-78 -64,-50 -54,-34 -62,-14 -64,0 -53,0 -51,-14 -43,-34 -40,-52 -30,-72',
  '22,-68 24,-46 21,-32 20,-12 17,0 28,0 29,-12 31,-32 35,-46 40,-66',
] as const
const TRUNK =
  '-62,-96 -66,-80 -58,-62 -34,-58 0,-54 30,-56 48,-66 54,-84 62,-104 74,-120 82,-126 78,-138 66,-146 52,-140 40,-120 26,-106 0,-102 -30,-106 -50,-106'
const HEAD = '66,-146 74,-152 80,-146 92,-132 106,-112 110,-104 104,-98 96,-100 86,-112 76,-120 64,-124'

/** A horse standing in profile, looking right; parts for `bodies`. x, y is the ground, h the height at the ears. */
export function horseParts(o: { x: number; y: number; h: number; colour: string; flip?: boolean }): Draw[] {
  const k = o.h / 154
  const flip = o.flip ? -1 : 1
  const put =
    (text: string, lit: number, local = o.colour): Draw =>
    (s) =>
      s.path(curved(text, o.x, o.y, k, flip, 0.75), s.shade(local, lit))
  const mane: Draw = (s) => {
    s.path(
      curved('74,-152 60,-150 44,-136 28,-112 24,-98 36,-104 46,-118 56,-130 68,-142', o.x, o.y, k, flip),
      s.shade('#cbbfb4', 0.5),
    )
    s.path(
      curved('-60,-100 -76,-92 -84,-66 -80,-34 -72,-22 -70,-44 -66,-70 -58,-86', o.x, o.y, k, flip),
      s.shade('#cbbfb4', 0.45),
    )
    s.line(
      strand('70,-148 54,-138 40,-116 32,-104', o.x, o.y, k, flip),
      s.shade('#8a7a80', 0.3),
      k * 1.4,
      'opacity=".5"',
    )
    s.line(
      strand('-64,-96 -76,-76 -78,-44', o.x, o.y, k, flip),
      s.shade('#8a7a80', 0.3),
      k * 1.6,
      'opacity=".5"',
    )
  }
  const face: Draw = (s) => {
    s.circle(o.x + flip * 86 * k, o.y - 130 * k, 2.2 * k, s.shade('#241a2c', 0.1))
    s.circle(o.x + flip * 105 * k, o.y - 105 * k, 1.5 * k, s.shade('#5a4048', 0.2))
    s.path(curved('70,-150 72,-162 80,-148', o.x, o.y, k, flip, 0.4), s.shade(o.colour, 0.8))
    s.line(strand('80,-120 92,-126 100,-114 96,-101', o.x, o.y, k, flip), s.shade('#7a3a34', 0.4), 1.6 * k)
  }
  return [
    ...FAR_LEGS.map((leg) => put(leg, 0.32)),
    ...NEAR_LEGS.map((leg) => put(leg, 0.62)),
    put(TRUNK, 0.75),
    put(HEAD, 0.78),
    mane,
    face,
  ]
}
