import { polygon } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawPerson } from '../../language/people/person.ts'
import { drawLantern } from '../../language/things/festoon.ts'

/** The gate in the tide: two trunks, four buttress legs, a roofed lintel. Drawn in its own units, foot at y. */
export function drawGreatTorii(s: Stage, o: { x: number; y: number; h: number }): void {
  const red = '#d8452c'
  const tone = (lit: number) => s.shade(red, lit)
  s.placed({ x: o.x, y: o.y, scale: o.h / 100 }, () => {
    const leg = (x: number, lean: number, foot: number, top: number, height: number) =>
      s.path(
        polygon([
          [x - foot, 0],
          [x + lean - top, -height],
          [x + lean + top, -height],
          [x + foot, 0],
        ]),
        s.lin([tone(0.05), tone(0.35), tone(1), tone(0.7)], 0, 0, 1, 0),
      )
    for (const side of [-1, 1]) {
      leg(side * 47, side * -3, 2.6, 1.9, 46)
      s.path(
        polygon([
          [side * 47 - 3.4, -46],
          [side * 44 + 3.4, -46],
          [side * 44 + 2.2, -48.5],
          [side * 46 - 2.2, -48.5],
        ]),
        s.shade('#3a3350', 0.4),
      )
    }
    s.rect(-52, -38, 22, 3.2, s.lin([tone(0.9), tone(0.1)])).rect(
      30,
      -38,
      22,
      3.2,
      s.lin([tone(0.9), tone(0.1)]),
    )
    s.rect(-52, -22, 22, 2.8, s.lin([tone(0.8), tone(0.05)])).rect(
      30,
      -22,
      22,
      2.8,
      s.lin([tone(0.8), tone(0.05)]),
    )
    for (const side of [-1, 1]) {
      s.path(
        `M${side * 38 - 5.8} 0C${side * 37 - 4.8} -24 ${side * 34 - 4.2} -50 ${side * 33 - 3.8} -84L${side * 33 + 3.8} -84C${side * 34 + 4.2} -50 ${side * 37 + 4.8} -24 ${side * 38 + 5.8} 0Z`,
        s.lin([tone(0.02), tone(0.3), tone(0.95), tone(1.1), tone(0.6)], 0, 0, 1, 0),
      )
      s.line(
        `M${side * 36} -8C${side * 35} -30 ${side * 34} -50 ${side * 33} -80`,
        tone(0.1),
        0.5,
        'opacity=".5"',
      )
    }
    s.rect(-46, -70, 92, 6.4, s.lin([tone(1), tone(0.55), tone(0.1)]))
    s.rect(-46.5, -71, 93, 1.2, s.shade('#f0b48a', 1))
    s.rect(-5, -84, 10, 14, s.lin([s.shade('#33305c', 0.5), s.shade('#241f44', 0.1)]))
    s.rect(-5, -84, 10, 14, 'none', `stroke="${s.shade('#e2b060', 0.95)}" stroke-width="1"`)
    s.path('M-57 -90Q0 -79 57 -90L55 -83Q0 -75 -55 -83Z', s.lin([tone(1.05), tone(0.25)]))
    s.path('M-60 -95Q0 -82 60 -95L58 -89Q0 -78 -58 -89Z', s.lin([s.shade('#e8a08a', 0.8), tone(0.4)]))
    s.path(
      'M-63 -101Q-30 -91 0 -90Q30 -91 63 -101L60 -93Q0 -81 -60 -93Z',
      s.lin([s.shade('#6a5a70', 0.8), s.shade('#2a2448', 0.1)]),
    )
    s.line(
      range(29)
        .map((i) => `M${round1(-56 + i * 4)} ${round1(-91 - 8 * ((i - 14) / 14) ** 2 + 1.5)}l0 4`)
        .join(''),
      s.shade('#1c1a3c', 0.05),
      0.6,
      'opacity=".6"',
    )
    s.line('M-63 -101Q-30 -91 0 -90Q30 -91 63 -101', s.shade('#ffd0a8', 1), 0.8)
    for (const side of [-1, 1]) s.circle(side * 59, -92, 1.5, s.shade('#e8c06a', 1))
  })
}

/** A sea kayak in profile with its paddler and a paper lantern on the bow. */
export function drawLanternKayak(s: Stage, o: { x: number; y: number; size: number }): void {
  const k = o.size / 100
  drawPerson(s, {
    x: o.x - 4 * k,
    y: o.y + 6 * k,
    h: 84 * k,
    wears: 'shirt',
    colour: '#3f5f8c',
    second: '#2a2f5c',
    skin: '#c89878',
    hair: 'strawHat',
    pose: {
      hip: [-0.04, 0.06],
      neck: [-0.02, 0.36],
      head: [0, 0.46],
      armL: [
        [0.12, 0.24],
        [0.22, 0.3],
      ],
      armR: [
        [0.06, 0.18],
        [0.16, 0.16],
      ],
      legL: [
        [0.2, 0.1],
        [0.36, 0.04],
      ],
      legR: [
        [0.18, 0.08],
        [0.34, 0.03],
      ],
      profile: true,
      seated: true,
    },
  })
  s.placed({ x: o.x, y: o.y, scale: k }, () => {
    s.path(
      'M-70 -9C-40 -2 40 -2 76 -12C66 2 50 6 36 6L-44 6C-58 5 -66 -1 -70 -9Z',
      s.lin([s.shade('#e8b060', 0.95), s.shade('#b5653c', 0.5), s.shade('#5a3050', 0.1)]),
    )
    s.line('M-70 -9C-40 -2 40 -2 76 -12', s.shade('#ffe0a8', 1), 1.2)
    s.line('M-12 -6L40 -46M50 -10V-34', s.shade('#5a3a38', 0.3), 1.8)
    s.path(
      'M36 -44C42 -54 50 -56 52 -50C50 -44 44 -40 39 -40ZM-16 -6C-22 2 -28 6 -30 2C-28 -4 -22 -8 -17 -8Z',
      s.shade('#f0cfa0', 0.9),
    )
  })
  drawLantern(s, { x: o.x + 50 * k, y: o.y - 40 * k, r: 11 * k, kind: 'paper', colour: '#f0a040' })
}
