import { rectPath } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

const LEFT = 872
const TOP = 158

/** Middle of a column, foot of a row. */
export const BAY = {
  w: 166,
  h: 204,
  x: (column: number) => 976 + column * 236,
  y: (row: number) => 446 + row * 300,
}
export const LIT = { column: 1, row: 0 }

export const bayPath = (x: number, y: number, grow = 0): string => {
  const half = BAY.w / 2 + grow
  return `M${x - half} ${y + grow}V${y - BAY.h * 0.8}Q${x} ${y - BAY.h * 1.14 - grow} ${x + half} ${y - BAY.h * 0.8}V${y + grow}Z`
}

/** A brick warehouse of tall arched windows: the office is borrowed, and all others have gone home. */
export function drawWarehouse(s: Stage): void {
  s.path(`M${LEFT - 62} ${TOP + 70}L${LEFT} ${TOP}V${s.bottom}H${LEFT - 62}Z`, s.shade('#7f8c98', 0.52))
  s.rect(LEFT, TOP, s.right - LEFT, s.bottom - TOP, s.shade('#5a4a56', 0.2))
  drawBrickwork(s)
  s.rect(LEFT - 14, TOP - 20, s.right - LEFT + 14, 24, s.shade('#8f96a0', 0.46))
  s.rect(LEFT - 14, TOP - 24, s.right - LEFT + 14, 6, s.shade('#c8d4d8', 0.8))
  for (const row of range(3)) s.rect(LEFT, BAY.y(row) + 34, s.right - LEFT, 14, s.shade('#8a8690', 0.34))
  for (const row of range(3))
    for (const column of range(3)) {
      const [x, y] = [BAY.x(column), BAY.y(row)]
      s.path(bayPath(x, y, 11), s.shade('#8f8088', 0.34))
      s.path(bayPath(x, y), s.shade('#12305c', 0.28))
      s.clipped(bayPath(x, y), () =>
        s.path(
          `M${x - 83} ${y}L${x + 10} ${y - 230}H${x + 52}L${x - 48} ${y}Z`,
          s.shade('#5f96b8', 0.5),
          'opacity=".28"',
        ),
      )
      drawGlazingBars(s, x, y, s.shade('#3f5468', 0.3))
      s.rect(x - 98, y + 8, 196, 13, s.shade('#a4acb4', 0.5))
    }
  drawStacks(s)
}

function drawBrickwork(s: Stage): void {
  const random = s.random(44)
  const pale: string[] = []
  const dark: string[] = []
  for (const _ of range(420)) {
    const x = LEFT + Math.floor((random() * (s.right - LEFT)) / 26) * 26
    const y = TOP + Math.floor((random() * (s.bottom - TOP)) / 11) * 11
    ;(random() > 0.5 ? pale : dark).push(rectPath(x, y, 23, 8))
  }
  s.path(pale.join(''), s.shade('#7a6470', 0.4), 'opacity=".55"')
  s.path(dark.join(''), s.shade('#3a3450', 0.1), 'opacity=".55"')
}

export function drawGlazingBars(s: Stage, x: number, y: number, colour: string): void {
  s.clipped(bayPath(x, y), () =>
    s.line(
      `M${x - 28} ${y}V${y - 260}M${x + 28} ${y}V${y - 260}M${x - 90} ${y - 68}H${x + 90}M${x - 90} ${y - 136}H${x + 90}`,
      colour,
      4.4,
    ),
  )
  s.line(bayPath(x, y), colour, 6)
}

function drawStacks(s: Stage): void {
  for (const [x, w, h] of [
    [1040, 110, 96],
    [1392, 150, 120],
  ] as const) {
    s.rect(x, TOP - 20 - h, w, h, s.shade('#5a4a56', 0.22))
    s.rect(x, TOP - 20 - h, w * 0.22, h, s.shade('#a49ca4', 0.56))
    s.rect(x - 7, TOP - 26 - h, w + 14, 12, s.shade('#8f96a0', 0.5))
    for (const i of range(Math.floor(w / 28))) {
      const px = x + 6 + i * 28
      s.path(`M${px} ${TOP - 26 - h}h18l-3 -34h-12Z`, s.shade('#9a7062', 0.36))
      s.path(`M${px} ${TOP - 26 - h}h6l0 -34h-3Z`, s.shade('#d8c4b4', 0.75))
    }
  }
}
