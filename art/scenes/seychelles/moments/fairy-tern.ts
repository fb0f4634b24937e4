import { type Point, ribbon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { curved } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { type Layers, modelled, svg } from '../../../scene.ts'

const SNOW = '#fbfaf4'

/** A fairy tern on a bare branch, looking left; its feet at (x, y), about 420 units tall. */
export const fairyTern = (o: { x: number; y: number }): Layers => {
  const part = (draw: (s: Stage) => void) => (s: Stage) => s.placed(o, () => draw(s))
  const soft = { dark: 0.5, bright: 0.5, shadow: '#3a4a78', from: [1, -1] as const }
  return [
    modelled({ round: 16, dark: 0.75 }, part(branch)),
    modelled({ round: 12, ...soft }, part(tailFeathers)),
    modelled({ round: 70, ...soft }, part(body)),
    modelled({ round: 44, ...soft }, part(head)),
    modelled({ round: 26, ...soft, dark: 0.45 }, part(wing)),
    svg(part(plumage)),
    modelled({ round: 5, dark: 0.6 }, part(bill)),
    svg(part(eye)),
    modelled({ round: 5, dark: 0.6 }, part(feet)),
  ]
}

function branch(s: Stage): void {
  const bark = s.shade('#8a7c78', 0.55)
  const main: Point[] = [
    [-620, 120],
    [-380, 66],
    [-160, 24],
    [40, 8],
    [260, -40],
    [560, -150],
    [820, -260],
  ]
  s.path(
    ribbon(main, (t) => 13 + 26 * t),
    bark,
  )
  s.path(
    ribbon(
      [
        [-300, 50],
        [-360, -20],
        [-440, -74],
      ],
      (t) => 9 - 6 * t,
    ),
    bark,
  )
  s.path(
    ribbon(
      [
        [220, -34],
        [262, -110],
        [340, -170],
        [372, -250],
      ],
      (t) => 15 - 11 * t,
    ),
    bark,
  )
  s.path(
    ribbon(
      [
        [300, -150],
        [380, -190],
        [430, -196],
      ],
      (t) => 7 - 5 * t,
    ),
    bark,
  )
  const cracks = range(22).map((i) => `M${-560 + i * 50} ${104 - i * 7.5}q20 -8 40 -4`)
  s.line(cracks.join(''), s.shade('#4a4058', 0.1), 2, 'opacity=".55"')
}

function tailFeathers(s: Stage): void {
  s.path('M70 -92C140 -40 200 20 262 96C236 84 214 70 200 58L214 106C150 54 96 4 50 -40Z', s.shade(SNOW, 0.7))
}

function body(s: Stage): void {
  s.path(
    curved('-92,-96 -104,-170 -86,-236 -40,-268 20,-250 74,-190 104,-110 96,-52 40,-20 -30,-22 -70,-46'),
    s.shade(SNOW, 0.9),
  )
}

function head(s: Stage): void {
  s.path(
    curved('-120,-282 -124,-330 -96,-368 -52,-380 -10,-362 8,-318 0,-262 -30,-226 -76,-220 -108,-244'),
    s.shade(SNOW, 0.98),
  )
}

function wing(s: Stage): void {
  s.path(
    'M-34 -214C20 -232 74 -190 112 -116C158 -50 212 10 300 132C230 86 150 54 88 8C26 -26 -24 -70 -40 -126C-48 -164 -46 -196 -34 -214Z',
    s.shade(SNOW, 0.86),
  )
}

/** Quills of the folded wing and down on the breast. */
function plumage(s: Stage): void {
  const quills = range(7).map(
    (i) =>
      `M${10 + i * 15} ${-150 + i * 22}C${70 + i * 18} ${-70 + i * 18} ${130 + i * 20} ${0 + i * 12} ${210 + i * 12} ${78 + i * 7}`,
  )
  s.line(quills.join(''), s.shade('#8f9cc0', 0.5), 1.8, 'opacity=".5"')
  s.line(
    'M-22 -200C26 -200 60 -160 84 -104M-30 -170C10 -164 40 -128 60 -84',
    s.shade('#8f9cc0', 0.5),
    1.8,
    'opacity=".4"',
  )
  const random = s.random(4)
  const down = range(40).map(() => {
    const x = -90 + random() * 90
    const y = -236 + random() * 190
    return `M${x} ${y}q3 8 10 10`
  })
  s.line(down.join(''), s.shade('#9aa6c8', 0.6), 1.4, 'opacity=".3"')
}

function bill(s: Stage): void {
  s.path('M-114 -308C-150 -306 -196 -314 -238 -334C-204 -300 -160 -284 -116 -280Z', s.shade('#22304e', 0.4))
  s.path('M-116 -290C-136 -290 -150 -292 -162 -296L-118 -279Z', s.shade('#5f8fc0', 0.8))
}

function eye(s: Stage): void {
  s.ellipse(-74, -312, 25, 25, s.shade('#3f4a66', 0.4), 'opacity=".55"')
  s.ellipse(-74, -312, 20, 20, s.shade('#141326', 0))
  s.path('M-90 -304A20 20 0 0 0 -58 -304A24 16 0 0 1 -90 -304Z', s.shade('#4f6a98', 0.7), 'opacity=".8"')
  s.circle(-66, -320, 5.5, '#fffdf4')
}

function feet(s: Stage): void {
  s.line('M-24 -30L-20 6M16 -28L14 2', s.shade('#4a5f86', 0.5), 8, 'stroke-linecap="round"')
  s.path(
    'M-46 16C-32 2 -10 0 2 12L-10 14L-22 20ZM-8 10C4 -2 26 -4 40 6L28 10L14 16Z',
    s.shade('#4a5f86', 0.55),
  )
}
