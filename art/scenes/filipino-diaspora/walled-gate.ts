import { type Point, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

/** Eye level, and the gatehouse: its middle, half its width, its foot; a metre there is 60 units. */
const GATE = { horizon: 640, x: 1236, half: 262, foot: 740, metre: 60 }
const STONE = '#b9a88c'
const WALL_HIGH = 6.3

const top = (metres: number): number => GATE.foot - metres * GATE.metre

/** The wall runs away to the left: units a metre at a design x. */
const metreAt = (x: number): number => GATE.metre - ((GATE.x - GATE.half - x) / 1000) * 33

const onWall = (x: number, up: number): Point => [x, GATE.horizon + (1.667 - up) * metreAt(x)]

export function drawRampart(s: Stage): void {
  const [from, to] = [s.left, GATE.x - GATE.half]
  const face = polygon([onWall(from, 0), onWall(to, 0), onWall(to, WALL_HIGH), onWall(from, WALL_HIGH)])
  s.path(face, s.shade(STONE, 0.78, 0.1))
  s.clipped(face, () => {
    drawCourses(s, from, to)
    s.path(
      polygon([onWall(to, 0), onWall(to - 210, 0), onWall(to - 100, WALL_HIGH), onWall(to, WALL_HIGH)]),
      s.light.shadow,
      'opacity=".5"',
    )
    s.path(
      polygon([onWall(from, 0), onWall(to, 0), onWall(to, 0.7), onWall(from, 0.7)]),
      s.shade('#6f8a5c', 0.4, 0.06),
      'opacity=".6"',
    )
  })
  s.path(
    polygon([
      onWall(from, WALL_HIGH - 0.5),
      onWall(to, WALL_HIGH - 0.5),
      onWall(to, WALL_HIGH - 0.3),
      onWall(from, WALL_HIGH - 0.3),
    ]),
    s.shade(STONE, 0.2, 0.12),
  )
  s.path(
    polygon([
      onWall(from, WALL_HIGH - 0.3),
      onWall(to, WALL_HIGH - 0.3),
      onWall(to, WALL_HIGH),
      onWall(from, WALL_HIGH),
    ]),
    s.shade('#d8c8a8', 0.98, 0.08),
  )
  drawGarita(s, 486)
  const right = GATE.x + GATE.half
  s.rect(right, top(WALL_HIGH), s.right - right, GATE.foot - top(WALL_HIGH), s.shade(STONE, 0.5, 0.06))
  s.rect(right, top(WALL_HIGH), s.right - right, 16, s.shade('#d8c8a8', 0.85, 0.06))
}

function drawCourses(s: Stage, from: number, to: number): void {
  const random = s.random(17)
  const [dark, light, joints]: [string[], string[], string[]] = [[], [], []]
  for (const row of range(11)) {
    const [low, high] = [row * 0.57, row * 0.57 + 0.57]
    joints.push(polygon([onWall(from, low), onWall(to, low)], false))
    for (let x = to; x > from; ) {
      const next = x - metreAt(x) * (0.8 + random() * 0.8)
      const block = polygon([onWall(x, low), onWall(next, low), onWall(next, high), onWall(x, high)])
      const dice = random()
      if (dice < 0.16) dark.push(block)
      else if (dice > 0.82) light.push(block)
      joints.push(polygon([onWall(next, low), onWall(next, high)], false))
      x = next
    }
  }
  s.path(dark.join(''), s.shade(STONE, 0.5, 0.12))
  s.path(light.join(''), s.shade('#d2c2a2', 0.9, 0.1))
  s.line(joints.join(''), s.shade(STONE, 0.35, 0.14), 1.1, 'opacity=".45"')
}

/** A sentry's turret on the corner of the wall. */
function drawGarita(s: Stage, x: number): void {
  const m = metreAt(x)
  const y = (up: number) => onWall(x, up)[1]
  s.path(
    `M${x - m * 0.5} ${y(4.6)}L${x - m} ${y(5.9)}H${x + m}L${x + m * 0.5} ${y(4.6)}Z`,
    s.shade(STONE, 0.4, 0.1),
  )
  s.rect(x - m, y(8.3), m * 2, y(5.9) - y(8.3), s.shade(STONE, 0.36, 0.1))
  s.rect(x - m * 0.1, y(8.3), m * 1.1, y(5.9) - y(8.3), s.shade('#d2c2a2', 0.9, 0.1))
  s.rect(x + m * 0.22, y(7.7), m * 0.26, m * 1, s.shade('#3a4a5c', 0.15, 0.1))
  s.rect(x - m * 1.15, y(8.5), m * 2.3, m * 0.26, s.shade('#d8c8a8', 0.95, 0.08))
  s.path(`M${x - m} ${y(8.5)}A${m} ${m * 1.15} 0 0 1 ${x + m} ${y(8.5)}Z`, s.shade(STONE, 0.42, 0.1))
  s.path(
    `M${x - m * 0.1} ${y(8.5)}C${x + m * 0.1} ${y(9.2)} ${x + m * 0.1} ${y(9.5)} ${x} ${y(9.65)}A${m} ${m * 1.15} 0 0 1 ${x + m} ${y(8.5)}Z`,
    s.shade('#d2c2a2', 0.92, 0.1),
  )
  s.circle(x, y(9.85), m * 0.17, s.shade('#d2c2a2', 0.9, 0.1))
}

/** The gatehouse: paired pilasters, an arch of cut stone, arms carved over it, a stepped gable with urns. */
export function drawGatehouse(s: Stage): void {
  const { x, half, foot } = GATE
  const face = s.shade('#cbb896', 0.92, 0.03)
  const bright = s.shade('#e8d8b4', 1, 0.02)
  const dark = s.shade(STONE, 0.2, 0.04)
  s.rect(x - half, top(7.4), half * 2, foot - top(7.4), face)
  s.rect(x - half, top(7.4), 14, foot - top(7.4), dark, 'opacity=".7"')
  drawBlocks(s)
  s.path(
    polygon([
      [x - 150, top(7.6)],
      [x - 150, top(8.5)],
      [x - 104, top(8.9)],
      [x - 84, top(9.7)],
      [x + 84, top(9.7)],
      [x + 104, top(8.9)],
      [x + 150, top(8.5)],
      [x + 150, top(7.6)],
    ]),
    face,
  )
  s.path(
    polygon([
      [x - 150, top(8.5)],
      [x - 104, top(8.9)],
      [x - 84, top(9.7)],
      [x + 84, top(9.7)],
      [x + 104, top(8.9)],
      [x + 150, top(8.5)],
      [x + 158, top(8.7)],
      [x + 114, top(9.08)],
      [x + 96, top(9.95)],
      [x - 96, top(9.95)],
      [x - 114, top(9.08)],
      [x - 158, top(8.7)],
    ]),
    bright,
  )
  for (const [up, out, h] of [
    [7.7, 20, 22],
    [6.15, 12, 16],
  ] as const) {
    s.rect(x - half - out, top(up), (half + out) * 2, h, bright)
    s.rect(x - half - out + 6, top(up) + h, (half + out) * 2 - 12, 8, dark)
  }
  for (const dx of [-236, -172, 126, 190]) {
    s.rect(x + dx - 10, top(5.9), 46, foot - top(5.9), s.shade(STONE, 0.45, 0.04))
    s.rect(x + dx, top(5.9), 36, foot - top(5.9), bright)
    s.rect(x + dx - 8, top(5.95), 52, 16, bright)
    s.rect(x + dx - 8, foot - 52, 52, 52, s.shade('#d8c8a8', 0.9, 0.03))
  }
  drawArch(s, x, foot)
  drawArms(s, x)
  for (const dx of [-half + 8, -200, 200, half - 8, 0])
    drawUrn(s, x + dx, dx ? top(7.7) : top(9.95), bright, dark)
}

function drawBlocks(s: Stage): void {
  const random = s.random(23)
  const joints: string[] = []
  const tinted: string[] = []
  for (const row of range(13)) {
    const y = GATE.foot - row * 34
    joints.push(`M${GATE.x - GATE.half} ${y}h${GATE.half * 2}`)
    for (let x = GATE.x - GATE.half + (row % 2) * 30; x < GATE.x + GATE.half - 60; x += 64) {
      joints.push(`M${x} ${y}v-34`)
      if (random() < 0.2) tinted.push(`M${x} ${y}h64v-34h-64Z`)
    }
  }
  s.path(tinted.join(''), s.shade(STONE, 0.6, 0.04), 'opacity=".5"')
  s.line(joints.join(''), s.shade(STONE, 0.3, 0.06), 1.2, 'opacity=".4"')
}

function drawArch(s: Stage, x: number, foot: number): void {
  const [half, spring] = [104, foot - 186]
  const opening = `M${x - half} ${foot}V${spring}A${half} ${half} 0 0 1 ${x + half} ${spring}V${foot}Z`
  for (const i of range(15)) {
    const [a, b] = [Math.PI + (i / 15) * Math.PI, Math.PI + ((i + 1) / 15) * Math.PI]
    const ring = (q: number, r: number): Point => [x + Math.cos(q) * r, spring + Math.sin(q) * r]
    const long = i === 7 ? 160 : 140
    s.path(
      polygon([ring(a, half), ring(b, half), ring(b, long), ring(a, long)]),
      s.shade(i % 2 ? '#d8c8a4' : '#efe0bc', i % 2 ? 0.7 : 1, 0.02),
    )
  }
  s.path(opening, s.shade('#34404e', 0.16))
  s.clipped(opening, () => {
    s.path(
      `M${x - 40} ${foot}V${spring + 26}A70 70 0 0 1 ${x + 100} ${spring + 26}V${foot}Z`,
      s.shade('#dfe8dc', 0.95, 0.3),
    )
    s.rect(x + 20, spring - 8, 100, 240, s.shade('#d8b878', 0.85, 0.2))
    s.rect(x + 44, spring + 24, 22, 50, s.shade('#5a6a64', 0.4, 0.2))
    s.path(`M${x + 14} ${spring - 2}h110v14h-110Z`, s.shade('#a8553c', 0.7, 0.2))
    s.rect(x - 44, spring + 86, 66, 120, s.shade('#6f9a6a', 0.6, 0.3))
  })
}

function drawArms(s: Stage, x: number): void {
  const y = top(7)
  s.path(
    `M${x - 44} ${y - 40}H${x + 44}V${y + 8}C${x + 44} ${y + 34} ${x + 16} ${y + 44} ${x} ${y + 52}C${x - 16} ${y + 44} ${x - 44} ${y + 34} ${x - 44} ${y + 8}Z`,
    s.shade(STONE, 0.35, 0.03),
  )
  s.path(
    `M${x - 36} ${y - 36}H${x + 44}V${y + 6}C${x + 44} ${y + 28} ${x + 18} ${y + 38} ${x + 4} ${y + 44}C${x - 12} ${y + 36} ${x - 36} ${y + 28} ${x - 36} ${y + 6}Z`,
    s.shade('#e8d8b4', 0.96, 0.02),
  )
  s.line(`M${x + 4} ${y - 36}V${y + 42}M${x - 36} ${y + 2}H${x + 44}`, s.shade(STONE, 0.3, 0.03), 3)
}

function drawUrn(s: Stage, x: number, foot: number, bright: string, dark: string): void {
  s.path(`M${x - 13} ${foot}h26l-6 -12c12 -10 12 -26 -7 -44c-19 18 -19 34 -7 44Z`, dark)
  s.path(`M${x - 3} ${foot}h16l-6 -12c12 -10 12 -26 -7 -44c-4 14 -4 34 -3 44Z`, bright)
}
