import { rectPath } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawCrown } from '../../language/plants/foliage.ts'

const STONE = '#c2a888'

/** The volcanic-stone wall of Intramuros with its gate; x is the middle of the arch, y the ground. */
export function drawWalledGate(s: Stage, o: { x: number; y: number; wall: number }): void {
  const { x, y, wall } = o
  s.rect(
    s.left,
    y - wall,
    s.right - s.left,
    wall,
    s.lin([s.shade(STONE, 0.85, 0.14), s.shade(STONE, 0.5, 0.08)]),
  )
  drawCourses(s, y, wall)
  s.rect(s.left, y - wall - 14, s.right - s.left, 18, s.shade(STONE, 1, 0.12))
  s.rect(s.left, y - wall + 4, s.right - s.left, 7, s.shade(STONE, 0.15, 0.1))
  drawMoss(s, y - wall)
  // The gatehouse stands forward and shades the wall beside it.
  s.rect(x - 300, y - wall + 12, 90, wall - 12, s.light.shadow, 'opacity=".28"')
  s.rect(
    s.left,
    y - 60,
    s.right - s.left,
    60,
    s.lin([
      [s.light.shadow, 0],
      [s.light.shadow, 0.3],
    ]),
  )
  drawGatehouse(s, x, y, wall)
}

function drawCourses(s: Stage, y: number, wall: number): void {
  const random = s.random(17)
  const course = 34
  const rows = Math.ceil(wall / course)
  const tones: string[][] = [[], [], []]
  for (let row = 0; row < rows; row++) {
    for (let x = s.left - 60; x < s.right; ) {
      const w = 52 + random() * 46
      tones[Math.floor(random() * 3)]?.push(
        rectPath(x + 1.5, y - wall + row * course + 1.5, w - 3, course - 3),
      )
      x += w
    }
  }
  for (const [i, lit] of [0.56, 0.68, 0.84].entries())
    s.path((tones[i] ?? []).join(''), s.shade(STONE, lit, 0.1), 'opacity=".6"')
}

function drawMoss(s: Stage, top: number): void {
  const random = s.random(29)
  for (const i of range(10)) {
    const x = s.left + ((i + random()) / 10) * (s.right - s.left)
    drawCrown(s, {
      x,
      y: top + 26 + random() * 30,
      w: 60 + random() * 110,
      h: 44 + random() * 34,
      dab: 5,
      colour: '#6d9048',
      depth: 0.08,
      seed: i,
    })
  }
}

function drawGatehouse(s: Stage, x: number, y: number, wall: number): void {
  const top = y - wall
  const warm = '#d3b592'
  const half = 210
  const face = s.lin([s.shade(warm, 0.75, 0.06), s.shade(warm, 1, 0.06)], 0, 0, 1, 0)
  s.rect(x - half, top - 74, half * 2, wall + 74, face)
  s.path(
    `M${x - half - 16} ${top - 74}H${x + half + 16}V${top - 92}H${x - half - 16}Z`,
    s.shade(warm, 1, 0.04),
  )
  s.path(
    `M${x - half - 6} ${top - 74}H${x + half + 6}V${top - 66}H${x - half - 6}Z`,
    s.shade(warm, 0.1, 0.04),
  )
  s.path(
    `M${x - 120} ${top - 92}C${x - 112} ${top - 150} ${x - 60} ${top - 150} ${x - 44} ${top - 178}C${x - 24} ${top - 204} ${x + 24} ${top - 204} ${x + 44} ${top - 178}C${x + 60} ${top - 150} ${x + 112} ${top - 150} ${x + 120} ${top - 92}Z`,
    face,
  )
  s.line(
    `M${x - 120} ${top - 92}C${x - 112} ${top - 150} ${x - 60} ${top - 150} ${x - 44} ${top - 178}C${x - 24} ${top - 204} ${x + 24} ${top - 204} ${x + 44} ${top - 178}C${x + 60} ${top - 150} ${x + 112} ${top - 150} ${x + 120} ${top - 92}`,
    s.shade(warm, 1, 0.02),
    7,
  )
  for (const dx of [-half + 12, -118, 84, half - 46]) {
    s.rect(
      x + dx,
      top - 62,
      34,
      wall + 62,
      s.lin([s.shade(warm, 0.3, 0.06), s.shade(warm, 1, 0.06), s.shade(warm, 0.8, 0.06)], 0, 0, 1, 0),
    )
    s.rect(x + dx - 6, top - 66, 46, 14, s.shade(warm, 1, 0.04))
    s.rect(x + dx - 6, y - 40, 46, 40, s.shade(warm, 0.7, 0.04))
  }
  const arch = `M${x - 74} ${y}V${y - 190}A74 84 0 0 1 ${x + 74} ${y - 190}V${y}Z`
  s.path(arch, s.lin([s.shade('#3c2f5c', 0.12), s.shade('#5a4370', 0.3)]))
  s.path(
    `M${x - 30} ${y}V${y - 168}A52 60 0 0 1 ${x + 66} ${y - 170}V${y}Z`,
    s.lin([s.shade('#f3dcae', 1, 0.3), s.shade('#d9b98c', 0.9, 0.2)]),
  )
  s.line(`M${x - 74} ${y}V${y - 190}A74 84 0 0 1 ${x + 74} ${y - 190}V${y}`, s.shade(warm, 1), 18)
  const voussoirs = range(11).map((i) => {
    const a = Math.PI + (i / 10) * Math.PI
    return `M${x + Math.cos(a) * 70} ${y - 190 + Math.sin(a) * 80}L${x + Math.cos(a) * 82} ${y - 190 + Math.sin(a) * 92}`
  })
  s.line(voussoirs.join(''), s.shade(warm, 0.25), 2)
  s.path(
    `M${x - 32} ${top - 8}q32 -46 64 0v40q-32 34 -64 0Z`,
    s.lin([s.shade(warm, 0.4), s.shade(warm, 1)], 0, 0, 1, 0),
  )
  s.line(`M${x - 20} ${top}q20 -28 40 0v26q-20 22 -40 0Z`, s.shade(warm, 0.15), 2.4)
}
