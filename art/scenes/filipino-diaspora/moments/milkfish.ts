import { ellipsePath, type Point, polygon, smooth } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { cornered, curved } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'

const BODY =
  '200,3 190,-8 164,-21 124,-36 70,-49 10,-54 -58,-45 -118,-25 -154,-12 -154,11 -112,26 -54,45 18,54 90,47 150,28 188,12'
const TAIL = '-146,-12 -166,-26 -216,-70 -208,-36 -186,-4 -184,6 -206,36 -214,66 -166,26 -146,12'
const DORSAL = '26,-50 10,-92 0,-94 -8,-72 -20,-60 -38,-47'
const LOWER_FINS = ['6,52 -16,76 -24,72 -22,50', '-92,31 -110,50 -118,46 -122,22'] as const

interface Lying {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn: number
}

/** A bangus on its side, its head to the right, 415 long at scale 1: deep fork, high fin, small mouth, large eye. */
export function drawMilkfish(s: Stage, o: Lying): void {
  s.placed({ ...o, x: o.x - 9, y: o.y + 10 }, () =>
    s.path(curved(BODY) + cornered(TAIL) + cornered(DORSAL), s.light.shadow, 'opacity=".46"'),
  )
  s.placed(o, () => {
    drawFins(s)
    drawFlank(s)
    drawHead(s)
  })
}

function drawFins(s: Stage): void {
  const fin = s.shade('#6f8a92', 0.5)
  s.path(curved(TAIL, 0, 0, 1, 1, 0.35), fin)
  s.path(curved(DORSAL, 0, 0, 1, 1, 0.3), fin)
  for (const shape of LOWER_FINS) s.path(curved(shape, 0, 0, 1, 1, 0.3), s.shade('#a8b8b8', 0.6))
  const rays = [
    ...range(6).map((i) => `M-156 ${-9 + i * 0.6}L${-208 + i * 5} ${-62 + i * 9}`),
    ...range(6).map((i) => `M-156 ${9 - i * 0.6}L${-208 + i * 4} ${60 - i * 8}`),
    ...range(6).map((i) => `M${22 - i * 9} -51L${8 - i * 7} ${-88 + i * 6}`),
  ]
  s.line(rays.join(''), s.shade('#3f5a66', 0.3), 1.4, 'opacity=".7"')
  s.path(curved('-208,-66 -216,-70 -208,-36 -200,-22 -204,-40', 0, 0, 1, 1, 0.3), s.shade('#3f5a66', 0.25))
}

function drawFlank(s: Stage): void {
  const body = curved(BODY)
  s.path(body, s.shade('#c4d0d0', 0.72))
  s.clipped(body, () => {
    s.path('M210 26C120 40 0 42 -160 16V80H210Z', s.shade('#f7f5ea', 0.96))
    s.path('M210 -4C120 -22 20 -26 -160 -4V-90H210Z', s.shade('#7f9ca2', 0.6))
    s.path('M210 -12C120 -38 20 -42 -160 -10V-90H210Z', s.shade('#3f6672', 0.42))
    s.line(scales(-24, 26).join(''), s.shade('#6f8a90', 0.5), 1.1, 'opacity=".75"')
    s.line(scales(-48, -26).join(''), s.shade('#a8c4c4', 0.8), 1.1, 'opacity=".6"')
    s.path('M112 -7C60 -12 -20 -13 -110 -4C-20 -8 60 -7 112 -3Z', '#ffffff', 'opacity=".92"')
  })
}

/** Rows of scales between two heights. */
const scales = (from: number, to: number): string[] =>
  range(Math.round((to - from) / 7)).flatMap((j) =>
    range(27).map((i) => `M${112 - i * 9.6 - (j % 2) * 4.8} ${from + j * 7}q-5 3.500 0 7`),
  )

function drawHead(s: Stage): void {
  s.clipped(curved(BODY), () => {
    s.path('M128 -60C112 -20 112 24 130 60H220V-60Z', s.shade('#b4c4c6', 0.7))
    s.path('M128 -60C120 -36 118 -26 118 -16C150 -18 180 -10 210 -2V-60Z', s.shade('#4f7680', 0.5))
    s.path('M116 20C150 18 180 14 210 8V60H130C120 44 116 32 116 20Z', s.shade('#f0f0e6', 0.95))
  })
  s.line('M127 -36C114 -14 114 18 129 38', s.shade('#3f5a66', 0.3), 2.6)
  s.line('M140 16C132 22 130 28 132 34', s.shade('#7f969a', 0.5), 1.6)
  s.path(curved('116,26 96,32 74,46 92,48 112,38', 0, 0, 1, 1, 0.4), s.shade('#98acae', 0.6))
  s.circle(163, -3, 12, s.shade('#e4dcb4', 0.9))
  s.circle(163, -3, 8, s.shade('#12202c', 0.05))
  s.circle(166, -6, 2.4, '#ffffff')
  s.line('M199 5L189 6.500', s.shade('#3f5a66', 0.2), 2)
}

/** A blade of banana leaf from its stalk outwards, in two tones either side of the rib. */
export function drawBlade(
  s: Stage,
  o: Lying & { readonly length: number; readonly wide: number; readonly lit: number },
): void {
  const edge = (side: number): Point[] =>
    range(15).map((i) => {
      const t = i / 14
      const torn = i % 5 === 3 ? 0.93 : 1
      return [t * o.length, side * o.wide * torn * Math.min(1, Math.sin(Math.PI * (0.08 + 0.9 * t)) ** 0.6)]
    })
  const whole = smooth([...edge(-1), ...edge(1).reverse()], true, 0.5)
  s.placed({ ...o, x: o.x - 12, y: o.y + 12 }, () => s.path(whole, s.light.shadow, 'opacity=".4"'))
  s.placed(o, () => {
    s.path(whole, s.shade('#2f8048', o.lit * 0.7))
    s.clipped(whole, () => {
      s.rect(0, -o.wide - 4, o.length, o.wide + 4, s.shade('#56a852', o.lit + 0.15))
      const veins = range(44).map((i) => `M${i * 18} 0l34 ${-o.wide}M${i * 18} 0l34 ${o.wide}`)
      s.line(veins.join(''), s.shade('#1f6a40', 0.4), 1.3, 'opacity=".5"')
    })
    s.line(`M0 0H${o.length - 14}`, s.shade('#c8dc8a', 0.95), 7)
    s.line(`M0 2.500H${o.length - 14}`, s.shade('#7aa858', 0.6), 2.4)
  })
}

/** Crushed ice heaped over the ends of the tails. */
export function drawIce(s: Stage, x: number, y: number, r: number): void {
  const random = s.random(21)
  s.path(ellipsePath(x - 10, y + 10, r * 1.3, r), s.light.shadow, 'opacity=".4"')
  s.path(ellipsePath(x, y, r * 1.27, r * 0.97), s.shade('#a8ccd6', 0.6))
  for (const i of range(150)) {
    const a = Math.PI + random() * Math.PI
    const reach = Math.sqrt(random()) * r
    const [px, py, k] = [x + Math.cos(a) * reach * 1.3, y + Math.sin(a) * reach, 13 + random() * 20]
    const corners = range(5).map((j): Point => {
      const q = (j / 5) * 6.283 + random()
      return [px + Math.cos(q) * k, py + Math.sin(q) * k * 0.8]
    })
    const [b, c, d] = corners as [Point, Point, Point]
    s.path(polygon(corners), s.shade('#9cc4d0', 0.45 + random() * 0.25), 'opacity=".95"')
    s.path(polygon([b, c, d, [px, py]]), s.shade(i % 3 ? '#f4fbfa' : '#cfe6ea', 0.95))
  }
}

/** A round bamboo tray with tomatoes, or calamansi. */
export function drawTray(
  s: Stage,
  o: { x: number; y: number; r: number; fruit: readonly [string, string]; size: number },
): void {
  const { x, y, r, size, fruit } = o
  s.circle(x - 14, y + 14, r, s.light.shadow, 'opacity=".42"')
  s.circle(x, y, r, s.shade('#9a6c38', 0.6))
  s.circle(x + 2, y - 2, r * 0.94, s.shade('#d8ac66', 0.9))
  s.circle(x - 1, y + 1, r * 0.86, s.shade('#b08448', 0.6))
  s.clipped(ellipsePath(x, y, r * 0.84), () => {
    const weave = range(24).flatMap((i) =>
      range(24).map((j) =>
        (i + j) % 2
          ? `M${x - r + i * 12} ${y - r + j * 12}h10`
          : `M${x - r + i * 12 + 5} ${y - r + j * 12 - 5}v10`,
      ),
    )
    s.line(weave.join(''), s.shade('#d8ac66', 0.9), 3, 'opacity=".7"')
  })
  const n = Math.floor((r / size) ** 2 * 0.5)
  for (const i of range(n)) {
    const a = i * 2.39996
    const reach = Math.sqrt((i + 0.5) / n) * r * 0.7
    const [px, py] = [x + Math.cos(a) * reach, y + Math.sin(a) * reach]
    s.circle(px - 4, py + 5, size, s.light.shadow, 'opacity=".4"')
    s.circle(px, py, size, s.shade(fruit[0], 0.55))
    s.circle(px + size * 0.16, py - size * 0.16, size * 0.76, s.shade(fruit[1], 0.9))
    s.path(
      polygon(
        range(10).map((k): Point => {
          const q = (k / 10) * 6.283 + i
          const w = size * (k % 2 ? 0.14 : 0.46)
          return [px + Math.cos(q) * w, py + Math.sin(q) * w]
        }),
      ),
      s.shade('#3f7a3c', 0.6),
    )
  }
}
