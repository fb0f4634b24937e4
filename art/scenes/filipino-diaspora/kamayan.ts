import { ellipsePath, type Point, polygon, smooth } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure, type FigureOptions } from '../../language/people/figure.ts'
import { DISHES, drawBuko, drawSauce } from './kamayan-food.ts'

/** The table from straight above; it goes on beyond the upper edge. */
const TABLE = { x: 1110, half: 118, from: -260, to: 806 }
const SHADOW = { to: [-0.24, 0.16], opacity: 0.42 } as const

export function drawBenches(s: Stage): void {
  for (const side of [-1, 1]) drawBench(s, TABLE.x + side * (TABLE.half + 42))
}

export function drawTable(s: Stage): void {
  const { x, half, from, to } = TABLE
  s.rect(x - half - 22, from + 16, half * 2, to - from, s.light.shadow, 'opacity=".5"')
  s.rect(x - half, from, half * 2, to - from, s.shade('#a8683c', 0.75))
  s.rect(x - half, to - 9, half * 2, 9, s.shade('#6a3c28', 0.4))
  for (const i of range(10).reverse()) drawLeaf(s, to - 62 - i * 104, i)
}

function drawBench(s: Stage, x: number): void {
  const { from, to } = TABLE
  s.rect(x - 24, from + 20, 40, to - from - 60, s.light.shadow, 'opacity=".42"')
  s.rect(x - 17, from, 34, to - from - 46, s.shade('#8a5a3a', 0.6))
  s.rect(x, from, 17, to - from - 46, s.shade('#b07a4c', 0.8))
}

/** One banana leaf across the table, its tip over the edge on one side or the other. */
function drawLeaf(s: Stage, y: number, i: number): void {
  const flip = i % 2 ? -1 : 1
  const { x, half } = TABLE
  const edge = (side: number): Point[] =>
    range(13).map((k) => {
      const t = k / 12
      const wide = 60 * Math.min(1, Math.sin(Math.PI * (0.1 + 0.9 * t)) ** 0.45)
      return [x + flip * (-half - 16 + t * (2 * half + 34)), y + side * wide + 2.4 * Math.sin(k * 2.1 + i)]
    })
  const [upper, lower] = [edge(-1), edge(1)]
  const whole = smooth([...upper, ...lower.reverse()], true, 0.7)
  s.path(whole, s.light.shadow, 'opacity=".45" transform="translate(-7 7)"')
  s.path(whole, s.shade('#2f8446', 0.62 + (i % 3) * 0.05))
  s.clipped(whole, () => {
    s.rect(x - half - 30, y - 70, half * 2 + 60, 70, s.shade('#55ad52', 0.84 + (i % 2) * 0.06))
    const veins = range(34).map((k) => {
      const vx = x + flip * (-half - 20 + k * 8.4)
      return `M${vx} ${y}l${flip * 12} -64M${vx} ${y}l${flip * 12} 64`
    })
    s.line(veins.join(''), s.shade('#1f6a3c', 0.4), 0.9, 'opacity=".6"')
  })
  s.line(`M${x - half - 14} ${y}H${x + half + 14}`, s.shade('#cfe08a', 0.95), 3.6)
}

export function drawFeast(s: Stage): void {
  drawRice(s)
  range(14).forEach((i) => {
    const y = 752 - i * 68
    const lean = ((i * 53) % 17) - 8
    const left = DISHES[(i * 4 + 1) % DISHES.length]
    const right = DISHES[(i * 3) % DISHES.length]
    left?.(s, { x: TABLE.x - 70, y: y - 6, turn: lean })
    right?.(s, { x: TABLE.x + 70, y: y + 4, turn: -lean })
  })
  for (const i of range(7)) {
    drawBuko(s, { x: TABLE.x - 103, y: 716 - i * 136, turn: i * 40 + 180 })
    drawBuko(s, { x: TABLE.x + 104, y: 660 - i * 136, turn: i * 50 - 60 })
    drawSauce(s, { x: TABLE.x + (i % 2 ? 34 : -34), y: 690 - i * 132 })
  }
}

/** One long ridge of rice down the middle of the leaves. */
function drawRice(s: Stage): void {
  const heap = (wide: number, dx: number, dy: number) => {
    const edge = (side: number): Point[] =>
      range(60).map((i) => [
        TABLE.x + dx + side * (wide + 3.4 * Math.sin(i * 1.3 + side) + 2.4 * Math.sin(i * 2.9 + side * 2)),
        776 + dy - i * 18,
      ])
    return smooth([...edge(-1), ...edge(1).reverse()], true, 0.8)
  }
  s.path(heap(32, -6, 6), s.light.shadow, 'opacity=".4"')
  s.path(heap(31, 0, 0), s.shade('#d8c8a8', 0.72))
  s.path(heap(22, 5, -4), s.shade('#fff6e0', 0.95))
  s.path(heap(8, 9, -4), s.shade('#fffdf4', 1))
  const random = s.random(44)
  for (const [colour, n, size] of [
    ['#b99a6c', 320, 1.6],
    ['#ffffff', 320, 1.8],
    ['#c07a2c', 90, 2.6],
    ['#5f9a3c', 80, 2.6],
  ] as const) {
    const grains = range(n).map(() => {
      const [px, py] = [TABLE.x + (random() - 0.5) * 52, 770 - random() * 1040]
      return `M${px.toFixed(1)} ${py.toFixed(1)}l${((random() - 0.5) * 6).toFixed(1)} ${((random() - 0.5) * 5).toFixed(1)}`
    })
    s.line(grains.join(''), s.shade(colour, 0.9), size, 'stroke-linecap="round"')
  }
}

type Cousin = Pick<FigureOptions, 'dress' | 'colours' | 'skin'> & Partial<FigureOptions>

const LEFT: readonly Cousin[] = [
  { dress: 'shirt', colours: ['#f4ecd8', '#34507e'], skin: 'bronze' },
  { dress: 'summerDress', colours: ['#f2b632', '#f4ecd8'], skin: 'honey', woman: true, hair: 'long' },
  { dress: 'shirt', colours: ['#2f8f9a', '#34507e'], skin: 'chestnut', age: 'elder' },
  { dress: 'summerDress', colours: ['#e8503c', '#f4ecd8'], skin: 'bronze', woman: true },
  { dress: 'shorts', colours: ['#7fb4d8', '#34507e'], skin: 'honey', age: 'child' },
  { dress: 'summerDress', colours: ['#f6f0e0', '#e8503c'], skin: 'chestnut', woman: true, age: 'elder' },
  { dress: 'shirt', colours: ['#3f6fb0', '#34507e'], skin: 'bronze' },
  { dress: 'shirt', colours: ['#e88a3c', '#34507e'], skin: 'umber' },
  { dress: 'summerDress', colours: ['#58a878', '#f4ecd8'], skin: 'honey', woman: true },
  { dress: 'shirt', colours: ['#d8405c', '#34507e'], skin: 'bronze' },
]

const RIGHT: readonly Cousin[] = [
  { dress: 'summerDress', colours: ['#3fa0b4', '#f4ecd8'], skin: 'bronze', woman: true },
  { dress: 'shirt', colours: ['#f0e2b8', '#34507e'], skin: 'chestnut', age: 'elder' },
  { dress: 'shirt', colours: ['#d8432f', '#34507e'], skin: 'honey' },
  { dress: 'summerDress', colours: ['#f4a0a8', '#f4ecd8'], skin: 'honey', woman: true, age: 'child' },
  { dress: 'summerDress', colours: ['#fbf4e4', '#34507e'], skin: 'umber', woman: true },
  { dress: 'shirt', colours: ['#f0c040', '#34507e'], skin: 'bronze' },
  { dress: 'shirt', colours: ['#4f8fc8', '#34507e'], skin: 'chestnut' },
  { dress: 'summerDress', colours: ['#c83a4a', '#f4ecd8'], skin: 'bronze', woman: true, age: 'elder' },
  { dress: 'shirt', colours: ['#f8f0dc', '#5a4a3a'], skin: 'honey' },
  { dress: 'shirt', colours: ['#48986c', '#34507e'], skin: 'umber' },
]

/** Those who sit back, before the table is drawn; those who reach, after it. */
export function drawCousins(s: Stage, reaching: boolean): void {
  for (const [side, row] of [
    [-1, LEFT],
    [1, RIGHT],
  ] as const)
    row.forEach((cousin, i) => {
      const reaches = (i * 2 + (side > 0 ? 1 : 0)) % 5 !== 3
      if (reaches !== reaching) return
      drawFigure(s, {
        ...cousin,
        pose: reaches ? 'reachingAbove' : 'sittingAbove',
        x: TABLE.x + side * (TABLE.half + (reaches ? 27 : 50)),
        y: 716 - i * 92 + (side > 0 ? 30 : 0) + ((i * 31) % 13),
        h: 220,
        turn: -side * 90 + (((i * 47) % 36) - 18),
        flip: i % 2 === 0,
        shadow: SHADOW,
      })
    })
}

/** At the head of the table. */
export function drawGrandmother(s: Stage): void {
  drawFigure(s, {
    x: TABLE.x + 6,
    y: TABLE.to + 26,
    h: 216,
    pose: 'reachingAbove',
    dress: 'terno',
    colours: ['#fff6e0', '#fff6e0', '#e8c23a'],
    skin: 'bronze',
    woman: true,
    age: 'elder',
    turn: -6,
    shadow: SHADOW,
  })
}

/** A round tray of woven bamboo heaped with rambutan, carried in both arms. */
export function drawBilao(s: Stage, x: number, y: number, r: number): void {
  s.circle(x - 8, y + 7, r, s.light.shadow, 'opacity=".4"')
  s.circle(x, y, r, s.shade('#9a6a34', 0.7))
  s.circle(x + 0.6, y - 0.6, r * 0.86, s.shade('#e0b86c', 0.9))
  const random = s.random(9)
  for (const i of range(26)) {
    const a = i * 2.4
    const reach = Math.sqrt(i / 26) * r * 0.72
    const [px, py] = [x + Math.cos(a) * reach, y + Math.sin(a) * reach]
    s.path(ellipsePath(px - 1, py + 1, r * 0.14), s.shade('#8a1f28', 0.4))
    s.path(ellipsePath(px, py, r * 0.125), s.shade(random() > 0.3 ? '#d8343c' : '#f0a040', 0.9))
  }
}

/** A coconut palm from above: blades about a heart, and its shadow on the grass. */
export function drawPalmFromAbove(s: Stage, x: number, y: number, r: number, salt: number): void {
  const random = s.random(salt)
  const fronds = range(13).map((i) => ({
    a: (i / 13) * 6.283 + random() * 0.3,
    l: r * (0.78 + random() * 0.26),
  }))
  const blades = (a: number, l: number, side: number) =>
    polygon([
      [x, y],
      ...range(12).flatMap((k): Point[] => {
        const t = (k + 1) / 13
        const wide = side * l * 0.17 * Math.sin(Math.PI * (0.15 + 0.82 * t))
        const at = (q: number, w: number): Point => [
          x + Math.cos(a + 0.18 * q) * l * q - Math.sin(a + 0.18 * q) * w,
          y + Math.sin(a + 0.18 * q) * l * q + Math.cos(a + 0.18 * q) * w,
        ]
        return [at(t + 0.06, wide), at(t + 0.045, wide * 0.2)]
      }),
      [x + Math.cos(a + 0.18) * l, y + Math.sin(a + 0.18) * l],
    ])
  const all = fronds.map(({ a, l }) => blades(a, l, 1) + blades(a, l, -1)).join('')
  s.path(all, s.light.shadow, 'opacity=".42" transform="translate(-44 36)"')
  for (const { a, l } of fronds) {
    const lit = 0.5 + 0.4 * Math.cos(a + 0.8)
    s.path(blades(a, l, 1), s.shade('#2f7a50', lit))
    s.path(blades(a, l, -1), s.shade('#3f945a', lit * 0.55))
    s.line(
      `M${x} ${y}L${x + Math.cos(a + 0.18) * l} ${y + Math.sin(a + 0.18) * l}`,
      s.shade('#a8b86a', lit),
      1.8,
    )
  }
  for (const i of range(5))
    s.circle(
      x + Math.cos(i * 1.3) * r * 0.07,
      y + Math.sin(i * 1.3) * r * 0.07,
      r * 0.05,
      s.shade('#c08a3c', 0.4 + i * 0.1),
    )
}
