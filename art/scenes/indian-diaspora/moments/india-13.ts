import { ellipsePath, polygon, rectPath } from '../../../engine/geometry.ts'
import { range, round1 } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { scene, svg } from '../../../scene.ts'
import { drawSitar, sitarSilhouette } from './sitar.ts'

const LAMP = { x: 1196, y: 690 } as const
const SITAR = { x: 372, y: 574, turn: -17.5, scale: 1.06 } as const

/** How far the light of five small wicks reaches, in steps. */
const POOLS = [
  { r: 980, lit: 0.22 },
  { r: 640, lit: 0.46 },
  { r: 380, lit: 0.72 },
  { r: 180, lit: 0.98 },
] as const

/** A flat-woven cotton rug: a plain field between bands of stepped lozenges. */
function drawRug(s: Stage, lit: number): void {
  s.rect(s.left, s.top, s.right - s.left, s.bottom - s.top, s.shade('#127894', lit))
  const weave = range(116).map((i) => rectPath(s.left, i * 8, s.right - s.left, 2))
  s.path(weave.join(''), s.shade('#0f5f7a', lit), 'opacity=".5"')
  for (const y of [70, 830]) {
    s.rect(s.left, y - 62, s.right - s.left, 124, s.shade('#8e2436', lit))
    for (const edge of [-62, 52]) s.rect(s.left, y + edge, s.right - s.left, 10, s.shade('#efe0bc', lit))
    const lozenges = range(17).map((i) => steppedLozenge(i * 104 - 20, y, 5))
    s.path(lozenges.join(''), s.shade('#efe0bc', lit))
    s.path(
      range(17)
        .map((i) => steppedLozenge(i * 104 - 20, y, 3))
        .join(''),
      s.shade('#127894', lit),
    )
    s.path(
      range(17)
        .map((i) => steppedLozenge(i * 104 - 20, y, 1))
        .join(''),
      s.shade('#e0a030', lit),
    )
  }
}

/** Stripes of the weave, longest in the middle. */
const steppedLozenge = (x: number, y: number, size: number): string =>
  range(size * 2 - 1)
    .map((i) => {
      const half = (size - Math.abs(i - size + 1)) * 9
      return rectPath(x - half, y + (i - size + 0.5) * 8.4, half * 2, 8.6)
    })
    .join('')

function drawLitRug(s: Stage): void {
  drawRug(s, 0.02)
  for (const { r, lit } of POOLS) s.clipped(ellipsePath(LAMP.x, LAMP.y, r), () => drawRug(s, lit))
}

/** Shadows run straight away from the lamp: the instrument once more, enlarged about it. */
function drawSitarShadow(s: Stage): void {
  const k = 1.075
  s.placed({ x: LAMP.x * (1 - k), y: LAMP.y * (1 - k), scale: k }, () =>
    s.placed(SITAR, () => s.path(sitarSilhouette(), s.shade('#061a2c', 0.02), 'opacity=".62"')),
  )
}

/** A brass lamp from above: five spouts, oil, a wick burning in each. */
function drawLamp(s: Stage): void {
  s.placed({ ...LAMP, scale: 1.15 }, () => {
    s.circle(0, 0, 74, s.shade('#4a2c14', 0.2))
    s.circle(2, 3, 70, s.shade('#a8742a', 0.6))
    s.line(ellipsePath(0, 0, 62), s.shade('#e8b84a', 0.95), 5)
    s.path(petals(50), s.shade('#5a3a14', 0.3))
    s.path(petals(46), s.shade('#d29a34', 0.9))
    s.path(petals(36), s.shade('#8a5a1c', 0.5))
    s.path(petals(33), s.shade('#e8b040', 1))
    s.circle(0, 0, 13, s.shade('#8a5a1c', 0.4))
    s.circle(1, 1, 10, s.shade('#f2cc6a', 1))
    s.circle(2, 2, 4, '#fff6d0')
    for (const i of range(5)) drawFlame(s, i * 72 - 90)
  })
}

/** A round dish drawn out into five spouts. */
function petals(r: number): string {
  const points = range(100).map((i) => {
    const a = (i / 100) * 2 * Math.PI - Math.PI / 2
    const reach = Math.max(0, Math.cos(a * 5 + (Math.PI * 5) / 2)) ** 3
    return [Math.cos(a) * r * (0.8 + 0.42 * reach), Math.sin(a) * r * (0.8 + 0.42 * reach)] as const
  })
  return polygon(points)
}

/** From above a flame is a short drop at the end of its wick. */
function drawFlame(s: Stage, turn: number): void {
  s.placed({ x: 0, y: 0, turn }, () => {
    s.line('M22 0H56', s.shade('#f4ead0', 0.9), 3.4)
    s.path('M42 0Q46 -15 60 -14Q76 -10 82 0Q76 10 60 14Q46 15 42 0Z', '#ff9a2c')
    s.path('M46 0Q50 -10 60 -9Q70 -6 74 0Q70 6 60 9Q50 10 46 0Z', '#ffd25a')
    s.path(ellipsePath(59, 0, 8, 5), '#fffbe6')
  })
}

/** The wire plectrum, laid down beside the strings. */
function drawMizrab(s: Stage, x: number, y: number): void {
  const wire = `M${x} ${y}q22 -30 46 -30q22 4 14 22q-12 16 -36 12q-16 -6 -24 -4`
  s.line(wire, s.light.shadow, 4, 'opacity=".5" transform="translate(-6 -5)"')
  s.line(wire, s.shade('#8a5a1c', 0.4), 5, 'stroke-linecap="round"')
  s.line(wire, s.shade('#f6d478', 1), 2.4, 'stroke-linecap="round"')
}

/** Jasmine that came with the listener. */
function drawJasmine(s: Stage): void {
  for (const [x, y, turn] of [
    [1392, 614, 10],
    [1446, 640, 50],
    [1424, 578, 80],
    [1482, 600, -20],
  ] as const)
    s.placed({ x, y, turn }, () => {
      const star = range(5)
        .map((i) => {
          const a = i * 1.2566
          const [c, d] = [Math.cos(a), Math.sin(a)]
          return `M0 0Q${round1(c * 14 - d * 9)} ${round1(d * 14 + c * 9)} ${round1(c * 22)} ${round1(d * 22)}Q${round1(c * 14 + d * 9)} ${round1(d * 14 - c * 9)} 0 0Z`
        })
        .join('')
      s.path(star, s.light.shadow, 'opacity=".5" transform="translate(6 -5)"')
      s.path(star, s.shade('#f6f0e0', 0.95))
      s.circle(0, 0, 3.4, s.shade('#e8c04a', 0.95))
    })
}

export default scene({
  name: 'moments/india-13',
  seed: 1313,
  light: {
    base: 'night',
    shadow: '#081c34',
    lit: '#ffe0a0',
    haze: '#1f4a60',
    sun: '#ffe8b0',
    glow: '#ff9a48',
  },
  sun: { x: LAMP.x, y: LAMP.y, r: 10 },
  layers: [
    svg((s) => {
      drawLitRug(s)
      drawSitarShadow(s)
      s.placed(SITAR, () => drawSitar(s))
      drawMizrab(s, 800, 700)
      drawJasmine(s)
      drawLamp(s)
    }),
  ],
  finish: { bloom: 0.3, vignette: 0.3 },
})
