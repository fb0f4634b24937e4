import { range } from '../../engine/numbers.ts'
import { cornered } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { SKETCHES } from './child-drawings.ts'

const STARS = ['#f2a82c', '#e2568a', '#3f8fc0', '#5aa04a']

export function drawStar(s: Stage, x: number, y: number, r: number, colour: string): void {
  const points = range(10).map((k) => {
    const a = (k / 10) * 2 * Math.PI - Math.PI / 2
    const d = k % 2 ? r * 0.46 : r
    return `${k ? 'L' : 'M'}${(x + Math.cos(a) * d).toFixed(1)} ${(y + Math.sin(a) * d).toFixed(1)}`
  })
  s.path(`${points.join('')}Z`, colour)
}

/** Three rows of six; the star of one is only now being stuck on. */
export function drawPinnedDrawings(s: Stage): void {
  for (const row of range(3))
    for (const column of range(6)) {
      const i = row * 6 + column
      drawSheet(s, 158 + column * 258, 108 + row * 202, i)
    }
}

const WAITING = 16

function drawSheet(s: Stage, x: number, y: number, i: number): void {
  const random = s.random(i * 17 + 3)
  s.placed({ x, y, turn: (random() - 0.5) * 7, scale: 1.02 }, () => {
    s.path(cornered('-108,-80 108,-80 96,96 -124,98'), s.light.shadow, 'opacity=".3"')
    s.path(cornered('-110,-84 110,-84 110,84 -110,84'), ['#fffdf2', '#f2f8f4', '#fff3e4'][i % 3] as string)
    SKETCHES[i % SKETCHES.length]?.(s)
    if (i !== WAITING) drawStar(s, 90, 64, 15, STARS[(i * 3) % 4] as string)
    s.circle(-3, -73, 6, s.light.shadow, 'opacity=".35"')
    s.circle(0, -76, 6.4, ['#d8483a', '#3f74b0', '#4a9a5a'][i % 3] as string)
    s.circle(2, -78, 2.2, '#ffffff')
  })
}
