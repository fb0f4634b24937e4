import { curved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'

/** Sits on the rail with its back to us, its tail over the edge. */
export const drawCat = (s: Stage, x: number, y: number): void => {
  s.placed({ x, y, scale: 0.86 }, () => drawSitting(s, 0, 0))
}

function drawSitting(s: Stage, x: number, y: number): void {
  const coat = s.shade('#4a5568', 0.2)
  const lit = s.shade('#8f7480', 0.6)
  s.line(
    `M${x - 12} ${y - 4}Q${x - 34} ${y} ${x - 30} ${y + 30}Q${x - 28} ${y + 46} ${x - 38} ${y + 50}`,
    coat,
    8,
    'stroke-linecap="round"',
  )
  s.path(curved('-25,-2 -27,-20 -18,-42 -12,-56 0,-60 12,-56 18,-42 27,-20 25,-2 0,2', x, y, 1), coat)
  s.path(curved('12,-56 18,-42 27,-20 25,-2 14,0 16,-24 8,-48', x, y, 1), lit)
  s.path(
    `M${x - 17} ${y - 66}L${x - 17} ${y - 90}L${x - 6} ${y - 80}Q${x} ${y - 82} ${x + 6} ${y - 80}L${x + 17} ${y - 90}L${x + 17} ${y - 66}Q${x + 15} ${y - 52} ${x} ${y - 51}Q${x - 15} ${y - 52} ${x - 17} ${y - 66}Z`,
    coat,
  )
  s.path(
    `M${x + 6} ${y - 80}L${x + 17} ${y - 90}L${x + 17} ${y - 66}Q${x + 15} ${y - 56} ${x + 6} ${y - 52}Q${x + 12} ${y - 66} ${x + 6} ${y - 80}Z`,
    lit,
  )
  s.line(
    `M${x - 13} ${y - 40}h12M${x - 17} ${y - 27}h15M${x - 19} ${y - 14}h15`,
    s.shade('#28384c', 0.1),
    4,
    'stroke-linecap="round"',
  )
}
