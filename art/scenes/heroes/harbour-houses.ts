import { polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

export interface House {
  readonly x: number
  readonly w: number
  readonly h: number
  readonly colour: string
  /** A gable towards the water, or eaves along it. */
  readonly gable?: boolean
  readonly floors: number
  readonly columns: number
  /** The one in the picture: its ground floor is left out. */
  readonly awake?: boolean
}

export const QUAY = 606
const SLATE = '#3c5a70'

/** All asleep: shuttered planes in moonlight, which comes from the upper right. */
export function drawHarbourHouse(s: Stage, o: House): void {
  const top = QUAY - o.h
  const depth = 0.06
  s.rect(o.x, top, o.w, o.h, s.shade(o.colour, 0.5, depth))
  if (o.gable) {
    const ridge = top - o.w * 0.62
    const gable = polygon([
      [o.x, top + 1],
      [o.x + o.w / 2, ridge],
      [o.x + o.w, top + 1],
    ])
    s.path(gable, s.shade(o.colour, 0.5, depth))
    s.line(`M${o.x - 8} ${top + 8}L${o.x + o.w / 2} ${ridge - 3}`, s.shade(SLATE, 0.2), 9)
    s.line(`M${o.x + o.w / 2} ${ridge - 3}L${o.x + o.w + 8} ${top + 8}`, s.shade('#b8d2d8', 0.95), 9)
    drawSash(s, o.x + o.w / 2, top - 6, 30, 38, o.colour)
  } else {
    s.path(
      polygon([
        [o.x - 7, top + 2],
        [o.x + 14, top - 54],
        [o.x + o.w - 14, top - 54],
        [o.x + o.w + 7, top + 2],
      ]),
      s.shade(SLATE, 0.62),
    )
    s.line(`M${o.x + 14} ${top - 54}H${o.x + o.w - 14}`, s.shade('#b8d2d8', 0.95), 3.4)
  }
  s.rect(o.x, top, 9, o.h, s.light.shadow, 'opacity=".34"')
  drawChimney(s, o.x + o.w * (o.gable ? 0.16 : 0.74), top - (o.gable ? 0 : 44))
  const storey = o.h / o.floors
  for (const floor of range(o.floors))
    for (const column of range(o.columns)) {
      if (o.awake && floor === o.floors - 1) continue
      const x = o.x + (o.w * (column + 0.5)) / o.columns
      const foot = top + storey * (floor + (o.awake ? 0.76 : 0.84))
      if (floor === o.floors - 1 && column === 0) drawDoor(s, x, o.colour)
      else drawSash(s, x, foot, 36, 50, o.colour)
    }
}

function drawSash(s: Stage, x: number, foot: number, w: number, h: number, wall: string): void {
  s.rect(x - w / 2 - 4, foot - h - 4, w + 8, h + 8, s.shade('#dfe6dc', 0.5))
  s.rect(x - w / 2, foot - h, w, h, s.shade('#24465c', 0.25))
  s.path(`M${x + w / 2} ${foot - h}V${foot - h * 0.4}L${x - w * 0.1} ${foot - h}Z`, s.shade('#7fa8b8', 0.7))
  s.line(`M${x} ${foot - h}v${h}M${x - w / 2} ${foot - h / 2}h${w}`, s.shade('#dfe6dc', 0.5), 2.6)
  s.rect(x - w / 2 - 7, foot + 4, w + 14, 5, s.shade(wall, 0.95))
}

function drawDoor(s: Stage, x: number, wall: string): void {
  s.rect(x - 21, QUAY - 92, 42, 92, s.shade('#dfe6dc', 0.45))
  s.rect(x - 16, QUAY - 87, 32, 87, s.shade('#1f3c4c', 0.3))
  s.rect(x - 16, QUAY - 87, 32, 16, s.shade('#4a7284', 0.5))
  s.rect(x - 24, QUAY - 7, 48, 7, s.shade(wall, 0.85))
}

function drawChimney(s: Stage, x: number, foot: number): void {
  s.rect(x - 17, foot - 62, 34, 70, s.shade('#6a5a5c', 0.25))
  s.rect(x + 3, foot - 62, 14, 70, s.shade('#8a7a78', 0.8))
  s.rect(x - 20, foot - 66, 40, 7, s.shade('#8a7a78', 0.9))
  for (const dx of [-10, 7]) s.rect(x + dx, foot - 80, 7, 15, s.shade('#a8765c', 0.5))
}
