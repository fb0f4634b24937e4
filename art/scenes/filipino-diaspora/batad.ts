import { type Point, smooth } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawPerson } from '../../language/people/person.ts'
import { drawCrown } from '../../language/plants/foliage.ts'
import { drawIfugaoHouse } from './ifugao-house.ts'

/** The terrace we stand on: a grassy knoll with a stone edge, for the house. */
export function drawKnoll(s: Stage): void {
  const edge: Point[] = [
    [s.right - 1600 + 760, s.bottom],
    [900, 810],
    [1010, 720],
    [1180, 668],
    [1400, 650],
    [s.right, 668],
  ]
  const ground = `${smooth(edge, false, 0.8)}L${s.right} ${s.bottom}Z`
  s.path(
    ground,
    s.lin([s.shade('#8fc25a', 1), s.shade('#4f9450', 0.7), s.shade('#24605a', 0.3)], 0, 650, 0, 900, true),
  )
  s.clipped(ground, () => {
    const random = s.random(19)
    for (const lit of [0.15, 1]) {
      const blades = range(240).map(() => {
        const y = 660 + random() * 260
        return `M${(860 + random() * 780).toFixed(1)} ${y.toFixed(1)}q3 -8 ${(random() * 10 - 2).toFixed(1)} ${(-12 - (y - 650) * 0.06).toFixed(1)}`
      })
      s.line(blades.join(''), s.shade('#9fca5c', lit), 2, 'opacity=".5" stroke-linecap="round"')
    }
  })
  s.line(smooth(edge, false, 0.8), s.shade('#f0eeb0', 1), 3, 'opacity=".7"')
}

/** People planting along a wall, small as notes on a stave. */
export function drawPlanters(s: Stage): void {
  const shirts = ['#d9483a', '#f4ead6', '#d9853f', '#33406b', '#b0393a']
  for (const i of range(9)) {
    const x = 560 + i * 54
    drawPerson(s, {
      x,
      y: 512 + Math.sin(i * 0.7) * 7,
      h: 42,
      pose: i % 3 === 1 ? 'kneeling' : 'offering',
      wears: 'shorts',
      colour: shirts[i % 5] ?? '#d9483a',
      hair: 'strawHat',
      flip: i % 2 === 0,
      depth: 0.12,
    })
  }
}

/** Roofs and trees where the stream runs, at the bottom of the bowl. */
export function drawVillage(s: Stage): void {
  for (const [x, y, w] of [
    [560, 706, 58],
    [652, 694, 54],
    [742, 700, 58],
    [606, 734, 66],
    [700, 738, 70],
    [800, 728, 66],
    [560, 764, 76],
    [752, 768, 80],
  ] as const) {
    drawCrown(s, {
      x: x - w * 0.7,
      y: y + 36,
      w: w * 0.9,
      h: w * 0.6,
      dab: 4,
      colour: '#3f8a4c',
      depth: 0.12,
      seed: x,
    })
    drawIfugaoHouse(s, { x, y: y + 34, w, depth: 0.14 })
  }
}
