import { type Point, ribbon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { curved } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { type Layer, modelled } from '../../../scene.ts'

interface WasherOptions {
  readonly x: number
  readonly y: number
  /** Length of the back. */
  readonly size: number
  /** 0 bends towards the top of the picture. */
  readonly turn: number
  readonly shirt: string
  readonly cloth: string
  readonly head: { readonly wear: 'turban' | 'plait'; readonly colour: string }
}

const SKIN = '#8a5638'

/** Someone seen from straight above, bent forward with both hands on a cloth, the noon shadow beside them. */
export const washerFromAbove = (o: WasherOptions): Layer[] => {
  const at = (draw: (s: Stage) => void) => (s: Stage) => {
    s.placed({ x: o.x, y: o.y, scale: o.size / 100, turn: o.turn }, () => draw(s))
  }
  const cast = (far: number) => ({
    x: -o.size * far,
    y: o.size * far * 0.7,
    blur: o.size * 0.06,
    opacity: 0.5,
  })
  const part = (round: number, far: number, draw: (s: Stage) => void) =>
    modelled({ round: o.size * round, dark: 0.5, bright: 0.45, cast: cast(far) }, at(draw))
  return [
    part(0.04, 0.1, drawFeet),
    part(0.05, 0.16, drawArms),
    part(0.12, 0.24, (s) => drawLowerCloth(s, o)),
    part(0.14, 0.2, (s) => drawShirt(s, o)),
    part(0.1, 0.07, (s) => (o.head.wear === 'turban' ? drawTurban(s, o) : drawPlait(s, o))),
  ]
}

function drawFeet(s: Stage): void {
  const skin = s.shade(SKIN, 0.72)
  for (const side of [-1, 1] as const) {
    s.path(curved('8,70 12,98 20,112 30,104 30,70', 0, 0, 1, side), skin)
    s.path(curved('12,66 8,84 10,92 24,92 30,82 28,66', 0, 0, 1, side), skin)
  }
}

function drawArms(s: Stage): void {
  const skin = s.shade(SKIN, 0.75)
  for (const side of [-1, 1] as const) {
    const arm: Point[] = [
      [side * 38, -18],
      [side * 52, -42],
      [side * 46, -62],
      [side * 27, -90],
    ]
    s.path(
      ribbon(arm, (t) => 11.5 - 5 * t, 0.9),
      skin,
    )
    s.path(curved('18,-88 16,-102 24,-110 35,-104 36,-90 28,-84', 0, 0, 1, side), skin)
    for (const i of range(4))
      s.path(
        ribbon(
          [
            [side * (17 + i * 5), -98],
            [side * (15 + i * 5), -108 - (i === 1 || i === 2 ? 4 : 0)],
          ],
          () => 2.4,
        ),
        skin,
      )
    s.path(curved('16,-92 8,-98 9,-103 18,-99', 0, 0, 1, side), skin)
  }
}

function drawLowerCloth(s: Stage, o: WasherOptions): void {
  s.path(curved('-30,28 -38,52 -36,82 -22,92 0,86 22,92 36,82 38,52 30,28'), s.shade(o.cloth, 0.8))
  s.line(
    'M0 40Q-3 64 0 86M-14 38Q-24 62 -22 88M14 38Q24 62 22 88M-24 36Q-34 56 -33 78M24 36Q34 56 33 78',
    s.shade(o.cloth, 0.2),
    2,
    'opacity=".5" stroke-linecap="round"',
  )
}

/** The back with its short sleeves; the shoulder blades and the spine show through. */
function drawShirt(s: Stage, o: WasherOptions): void {
  for (const side of [-1, 1] as const)
    s.path(curved('20,-28 40,-34 56,-36 61,-46 44,-58 36,-40', 0, 0, 1, side), s.shade(o.shirt, 0.78))
  s.path(
    curved('-14,-34 -40,-30 -50,-14 -42,10 -33,30 -34,46 0,52 34,46 33,30 42,10 50,-14 40,-30 14,-34'),
    s.shade(o.shirt, 0.8),
  )
  s.line(
    'M0 -20Q2 10 0 44M-24 -18Q-30 -2 -20 8M24 -18Q30 -2 20 8M-30 26Q-12 34 6 30M-26 38Q0 44 24 36',
    s.shade(o.shirt, 0.15),
    2,
    'opacity=".4" stroke-linecap="round"',
  )
}

function drawTurban(s: Stage, o: WasherOptions): void {
  const { colour } = o.head
  s.path(curved('-7,-58 0,-64 7,-58 5,-50 -5,-50'), s.shade(SKIN, 0.7))
  s.path(curved('-24,-34 -22,-52 -6,-60 12,-58 24,-44 22,-26 8,-16 -12,-18'), s.shade(colour, 0.85))
  s.line(
    'M-22 -40Q-6 -56 18 -50M-23 -32Q-4 -50 22 -40M-19 -25Q0 -42 22 -31M-10 -19Q4 -32 16 -24M-14 -54Q4 -48 12 -58',
    s.shade(colour, 0.2),
    2,
    'opacity=".55" stroke-linecap="round"',
  )
  s.path(curved('-8,-20 -14,-2 -10,14 -2,12 -4,-6 2,-20'), s.shade(colour, 0.75))
}

function drawPlait(s: Stage, o: WasherOptions): void {
  const dark = s.shade('#2a1c26', 0.5)
  s.path(curved('-7,-58 0,-65 7,-58 5,-50 -5,-50'), s.shade(SKIN, 0.7))
  s.path(curved('-20,-36 -18,-52 -6,-60 6,-60 18,-52 20,-36 12,-22 -12,-22'), dark)
  for (const i of range(6)) s.ellipse(Math.sin(i * 0.8) * 3, -18 + i * 8, 6.5 - i * 0.5, 5.4, dark)
  s.line('M0 -62V-26', s.shade(SKIN, 0.7), 1.6)
  s.line('M-14 -44Q-8 -34 -8 -26M14 -44Q8 -34 8 -26', s.shade('#8a7080', 0.8), 1.4, 'opacity=".5"')
  for (const i of range(5))
    s.circle(-10 + i * 5, -22 + Math.abs(i - 2) * -1.4, 3.4, s.shade(o.head.colour, 0.95))
}
