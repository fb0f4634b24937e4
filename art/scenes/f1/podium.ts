import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawPerson } from '../../language/people/person.ts'
import type { Pose } from '../../language/people/poses.ts'

/** Champagne thrown up into the light: a fan of fine drops and threads from the bottle's neck. */
export function drawSprayFan(s: Stage, x: number, y: number, strength = 1): void {
  const random = s.random(40 + strength * 10)
  s.ellipse(
    x - 130,
    y - 40,
    420,
    330,
    s.rad([
      ['#ffd27a', 0.4 * strength],
      ['#ffb85a', 0],
    ]),
  )
  for (const i of range(Math.round(150 * strength))) {
    const a = -3.12 + random() * 1.2
    const reach = 160 + random() * 430
    const fall = reach * reach * 0.0005
    const ex = x + Math.cos(a) * reach
    const ey = y + Math.sin(a) * reach + fall
    const mx = x + Math.cos(a) * reach * 0.55
    const my = y + Math.sin(a) * reach * 0.6
    s.line(
      `M${Math.round(x)} ${Math.round(y)}Q${Math.round(mx)} ${Math.round(my)} ${Math.round(ex)} ${Math.round(ey)}`,
      i % 3 ? '#ffdf9a' : '#fff6dc',
      0.8 + random() * 1.4,
      `opacity="${(0.25 + random() * 0.4).toFixed(2)}" stroke-linecap="round"`,
    )
  }
  const drops = range(Math.round(900 * strength)).map(() => {
    const a = -3.25 + random() * 1.5
    const reach = 90 + random() ** 0.7 * 560
    const r = 0.8 + random() ** 3 * 4.4
    const px = x + Math.cos(a) * reach
    const py = y + Math.sin(a) * reach + reach * reach * 0.00052
    return `M${(px - r).toFixed(1)} ${py.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0`
  })
  s.path(drops.join(''), '#fff0c8', `opacity="${0.85 * strength}"`)
}

/** Leaning back on the heels, both arms up and forward. */
const TIPPING_BACK: Pose = {
  hip: [0.02, 0.5],
  neck: [-0.05, 0.82],
  head: [-0.085, 0.915],
  armL: [
    [0.1, 0.86],
    [0.2, 0.95],
  ],
  armR: [
    [0.12, 0.8],
    [0.17, 0.93],
  ],
  legL: [
    [0.1, 0.28],
    [0.13, 0.02],
  ],
  legR: [
    [0.02, 0.27],
    [-0.1, 0.02],
  ],
  profile: true,
}

/** The winner on the top step in overalls, bottle aloft to the left; feet at (x, y). */
export function drawVictor(s: Stage, x: number, y: number, h: number): void {
  drawPerson(s, {
    x,
    y,
    h,
    pose: TIPPING_BACK,
    wears: 'suit',
    colour: '#b8142a',
    second: '#a81228',
    skin: '#b87a54',
    hair: 'short',
    flip: true,
    lit: 0.62,
  })
  s.placed({ x: x - 0.185 * h, y: y - 0.95 * h, scale: h / 520, turn: -38 }, () => {
    s.path(
      'M-19 52C-23 20 -21 -14 -8 -38L-7 -76H7L8 -38C21 -14 23 20 19 52C10 60 -10 60 -19 52Z',
      s.lin([s.shade('#2f6a4a', 0.9), s.shade('#123a38', 0.15)], 0, 0, 1, 0),
    )
    s.path('M-8 -38L-7 -78H7L8 -38Z', s.shade('#e9c27a', 0.9))
    s.path('M-20 8H20V38H-20Z', s.shade('#fff0d0', 0.8))
    s.line('M-13 40C-15 10 -13 -12 -4 -34', '#fff3cf', 3, 'opacity=".8" stroke-linecap="round"')
  })
}
