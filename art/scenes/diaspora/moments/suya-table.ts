import { ellipsePath, type Point, polygon, smooth } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { cornered } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'

/** What lies on the table, from straight above; the lamp hangs at the upper left, so all shadows fall to the lower right. */
const FALL = 'transform="translate(9 11)" opacity=".5"'

export function drawBoards(s: Stage): void {
  const random = s.random(3)
  for (let y = s.top, i = 0; y < s.bottom; y += 118, i++) {
    s.rect(s.left, y, s.right - s.left, 118, s.shade('#1f5f62', 0.5 + (i % 3) * 0.16))
    s.rect(s.left, y, s.right - s.left, 4, s.shade('#6fb0a8', 0.8))
    s.rect(s.left, y + 114, s.right - s.left, 4, s.shade('#0f3038', 0.2))
    for (const _ of range(9)) {
      const [x, w] = [s.left + random() * 1640, 60 + random() * 180]
      s.path(
        `M${x} ${y + 20 + random() * 76}h${w}l-14 3h${-w + 30}Z`,
        s.shade('#123f48', 0.4),
        'opacity=".6"',
      )
    }
  }
}

/** A sheet of newspaper: head line, columns of grey, a photograph as a block; no letters. */
export function drawNewspaper(
  s: Stage,
  o: { x: number; y: number; turn: number; w: number; h: number },
): void {
  const { w, h } = o
  s.placed({ x: o.x, y: o.y, turn: o.turn }, () => {
    s.rect(0, 0, w, h, s.light.shadow, FALL)
    s.rect(0, 0, w, h, s.shade('#e9e4d2', 0.95))
    s.path(`M${w / 2} 0H${w}V${h}H${w / 2}Z`, s.shade('#d3d0c0', 0.8))
    const ink = s.shade('#3a4648', 0.4)
    s.rect(22, 22, w / 2 - 44, 26, ink, 'opacity=".85"')
    s.rect(w / 2 + 22, 22, w / 2 - 90, 14, ink, 'opacity=".7"')
    s.rect(22, 64, w / 4 - 30, 92, s.shade('#7a8a88', 0.6))
    for (const c of range(4)) {
      const x = 22 + c * ((w - 30) / 4)
      for (let y = c === 0 ? 172 : 64; y < h - 20; y += 9)
        s.rect(x, y, (w - 30) / 4 - 18 - ((y * 7 + c * 31) % 34) * 0.5, 3.4, ink, 'opacity=".42"')
    }
  })
}

/** A red onion cut across: rings that are never quite round, and its two hearts. */
export function drawOnion(s: Stage, x: number, y: number, r: number): void {
  const random = s.random(x)
  const layer = (k: number, dx = 0): string =>
    smooth(
      range(9).map((i): Point => {
        const a = (i / 9) * 2 * Math.PI
        const wide = r * k * (0.96 + random() * 0.08)
        return [x + dx + Math.cos(a) * wide, y + Math.sin(a) * wide * 0.94]
      }),
      true,
      1,
    )
  s.path(ellipsePath(x, y, r, r * 0.94), s.light.shadow, FALL)
  s.path(layer(1), s.shade('#8a2a64', 0.7))
  for (const [k, flesh] of [
    [0.92, '#f4dcea'],
    [0.72, '#e6bcd4'],
    [0.55, '#f8e8f0'],
  ] as const) {
    s.path(layer(k), s.shade('#a84a84', 0.8))
    s.path(layer(k - 0.045), s.shade(flesh, 0.98))
  }
  for (const dx of [-0.14, 0.15]) s.path(layer(0.17, dx * r), s.shade('#c884ac', 0.9))
}

/** One ring of onion, open in the middle. */
export function drawRing(s: Stage, x: number, y: number, r: number, squash = 1, turn = 0): void {
  s.placed({ x, y, turn }, () => {
    s.ellipse(5, 6, r, r * squash, 'none', `stroke="${s.light.shadow}" stroke-width="7" opacity=".4"`)
    s.ellipse(0, 0, r, r * squash, 'none', `stroke="${s.shade('#a03a7a', 0.8)}" stroke-width="8"`)
    s.ellipse(
      -1,
      -1,
      r - 1.4,
      r * squash - 1.4,
      'none',
      `stroke="${s.shade('#f6e2ee', 1)}" stroke-width="4.4"`,
    )
  })
}

/** A slice of tomato: rind, flesh, four chambers with seeds. */
export function drawTomatoSlice(s: Stage, x: number, y: number, r: number, turn = 0): void {
  s.path(ellipsePath(x, y, r), s.light.shadow, FALL)
  s.placed({ x, y, turn }, () => {
    s.circle(0, 0, r, s.shade('#c8281c', 0.7))
    s.circle(-1.5, -1.5, r * 0.92, s.shade('#ef5a3a', 0.95))
    for (const i of range(4)) {
      const a = (i / 4) * 2 * Math.PI + 0.4
      const at = (da: number, k: number): Point => [Math.cos(a + da) * r * k, Math.sin(a + da) * r * k]
      s.path(
        polygon([at(0, 0.2), at(-0.5, 0.62), at(-0.3, 0.76), at(0.3, 0.76), at(0.5, 0.62)]),
        s.shade('#b81f1c', 0.75),
      )
      for (const k of [-0.24, 0, 0.24]) s.circle(...at(k, 0.6), r * 0.055, s.shade('#fbd98a', 1))
    }
  })
}

/** A whole tomato: shade, body, one plane of light, its green star. */
export function drawTomato(s: Stage, x: number, y: number, r: number): void {
  const body = ellipsePath(x, y, r, r * 0.95)
  s.path(body, s.light.shadow, FALL)
  s.path(body, s.shade('#9a1c1c', 0.5))
  s.clipped(body, () => {
    s.circle(x - r * 0.2, y - r * 0.2, r * 0.94, s.shade('#dc3a22', 0.8))
    s.circle(x - r * 0.46, y - r * 0.44, r * 0.4, s.shade('#f4714a', 1))
  })
  const star = range(10).map((i): Point => {
    const a = (i / 10) * 2 * Math.PI + x
    const k = i % 2 ? r * 0.1 : r * 0.42
    return [x + Math.cos(a) * k, y + Math.sin(a) * k]
  })
  s.path(polygon(star), s.shade('#3f8a3c', 0.8))
}

/** An enamel bowl of yaji pepper, its heap in planes. */
export function drawYaji(s: Stage, x: number, y: number, r: number): void {
  s.path(ellipsePath(x, y, r), s.light.shadow, 'transform="translate(14 17)" opacity=".55"')
  s.circle(x, y, r, s.shade('#2f6fa8', 0.8))
  s.circle(x, y, r * 0.95, s.shade('#f6f2e4', 0.95))
  s.circle(x, y, r * 0.84, s.shade('#b8c0bc', 0.55))
  const heap = ellipsePath(x + 2, y + 2, r * 0.78)
  s.path(heap, s.shade('#a8481f', 0.5))
  s.clipped(heap, () => {
    const at = (text: string) => cornered(text, x, y, r / 100)
    s.path(at('-90,-90 60,-90 34,-52 8,-30 18,-8 -2,6 -20,34 -46,40 -90,74'), s.shade('#dd8638', 0.95))
    s.path(at('-90,-60 -30,-80 -14,-34 -40,-6 -34,22 -90,44'), s.shade('#f0a656', 1))
    s.path(at('2,6 18,-8 44,10 30,40 50,90 -10,90 -20,34'), s.shade('#b85a26', 0.6))
  })
  const random = s.random(x)
  for (const _ of range(26)) {
    const [a, k] = [random() * 6.3, r * 0.72 * Math.sqrt(random())]
    s.circle(
      x + Math.cos(a) * k,
      y + Math.sin(a) * k,
      1.6 + random() * 1.6,
      s.shade('#f6c878', 1),
      'opacity=".8"',
    )
  }
}
