import { type Point, polygon } from '../../engine/geometry.ts'
import { range, smoothstep } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { ridge } from '../../language/land/land.ts'
import { water } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'

const VANISHING: Point = [800, 520]

/** A point of the straight: across -1..1 is the asphalt, ahead 0 at our feet to 1 far off. */
const onTrack = (across: number, ahead: number): Point => {
  const k = 1 / (1 + ahead * 26)
  return [VANISHING[0] + across * 900 * k, VANISHING[1] + 400 * k]
}

const trackQuad = (a0: number, d0: number, a1: number, d1: number): string =>
  polygon([onTrack(a0, d0), onTrack(a1, d0), onTrack(a1, d1), onTrack(a0, d1)])

function drawGrandstandSide(s: Stage, side: -1 | 1): void {
  const random = s.random(side + 5)
  const at = (d: number, up: number): Point => {
    const [x, y] = onTrack(side * 1.5, d)
    return [x + side * up * 0.35, y - up]
  }
  const scale = (d: number) => 1 / (1 + d * 26)
  s.path(
    polygon([at(0.02, 0), at(0.9, 0), at(0.9, 330 * scale(0.9)), at(0.02, 560 * scale(0.02))]),
    s.lin([s.shade('#7a6f96', 0.5, 0.3), s.shade('#8f86a4', 0.6, 0.4)]),
  )
  const colours = ['#fff4dc', '#e9b98a', '#c8505a', '#5f8fc4', '#f2d48a', '#ffffff']
  for (const i of range(2600)) {
    const d = 0.02 + random() ** 2.4 * 0.85
    const k = scale(d)
    const [x, y] = at(d, (40 + random() * 420) * k)
    s.ellipse(
      x,
      y,
      7 * k + 0.6,
      9 * k + 0.8,
      s.shade(colours[i % 6] as string, 0.4 + random() * 0.5, 0.2 + d * 0.6),
    )
  }
  s.path(
    polygon([
      at(0.02, 520 * scale(0.02)),
      at(0.9, 480 * scale(0.9)),
      at(0.9, 540 * scale(0.9)),
      at(0.02, 600 * scale(0.02)),
    ]),
    s.lin([s.shade('#fff4e0', 1, 0.15), s.shade('#8f86a4', 0.4, 0.3)]),
  )
}

function drawStraight(s: Stage): void {
  s.rect(-40, 520, 1680, 440, s.lin([s.shade('#a8a878', 0.8, 0.5), s.shade('#8f9a5c', 0.6)]))
  s.path(trackQuad(-1.3, 0, 1.3, 60), s.lin([s.shade('#e0cfa8', 0.9, 0.4), s.shade('#c8b48e', 0.8)]))
  s.path(
    trackQuad(-1, 0, 1, 60),
    s.lin([s.shade('#b8a8a8', 0.9, 0.5), s.shade('#7a708c', 0.6), s.shade('#544c74', 0.4)]),
  )
  for (const i of range(24)) {
    const [d0, d1] = [(i / 24) ** 2, ((i + 0.5) / 24) ** 2]
    for (const k of [-1, 1]) {
      s.path(trackQuad(k * 1, d0, k * 1.08, d1), s.shade('#c20d1b', 0.8, d0 * 0.5))
      s.path(trackQuad(k * 1, d1, k * 1.08, ((i + 1) / 24) ** 2), s.shade('#fff4e0', 0.95, d0 * 0.4))
    }
  }
  for (const i of range(7)) {
    const d = 0.012 + i * 0.075
    const a = i % 2 ? 0.42 : -0.42
    s.path(trackQuad(a - 0.24, d, a + 0.24, d + 0.004 + d * 0.08), s.shade('#fff6e6', 1, d * 0.3))
    s.path(
      trackQuad(a - 0.24, d, a - 0.21, d + 0.03 + d * 0.2) +
        trackQuad(a + 0.21, d, a + 0.24, d + 0.03 + d * 0.2),
      s.shade('#fff6e6', 0.95, d * 0.3),
    )
    s.path(
      trackQuad(a - 0.14, d + 0.02, a - 0.08, d + 0.1) + trackQuad(a + 0.08, d + 0.02, a + 0.14, d + 0.1),
      s.light.shadow,
      'opacity=".3"',
    )
  }
}

function drawStartLights(s: Stage): void {
  const steel = (k: number) => s.shade('#3a3a60', k)
  for (const x of [270, 1330])
    s.rect(x - 16, 150, 32, 430, s.lin([steel(0.1), steel(0.7), steel(0.2)], 0, 0, 1, 0))
  s.rect(230, 120, 1140, 44, s.lin([steel(0.8), steel(0.15)]))
  s.line(
    range(19)
      .map((i) => `M${252 + i * 57} 160l28 -36l28 36`)
      .join(''),
    steel(0.5),
    4,
    'opacity=".6"',
  )
  for (const i of range(5)) {
    const x = 480 + i * 160
    s.rect(x - 8, 160, 16, 26, steel(0.2))
    s.add(
      `<rect x="${x - 50}" y="182" width="100" height="206" rx="20" fill="${s.lin([steel(0.35), steel(0.02)])}"/>`,
    )
    s.add(
      `<rect x="${x - 50}" y="182" width="100" height="206" rx="20" fill="none" stroke="${s.shade('#ffd9a0', 1)}" stroke-width="2" opacity=".5"/>`,
    )
    for (const y of [236, 334]) {
      s.circle(
        x,
        y,
        92,
        s.rad([
          ['#ff2a1c', 0.55],
          ['#ff2a1c', 0],
        ]),
      )
      s.circle(x, y, 37, s.rad(['#ffd8b8', '#ff4a34', '#d8121c', '#8a0a20'], 0.42, 0.36, 0.66))
      s.path(
        `M${x - 44} ${y - 22}C${x - 34} ${y - 50} ${x + 34} ${y - 50} ${x + 44} ${y - 22}C${x + 22} ${y - 38} ${x - 22} ${y - 38} ${x - 44} ${y - 22}Z`,
        steel(0.15),
      )
    }
  }
}

export default scene({
  name: 'moments/f1-1',
  seed: 201,
  light: { base: 'golden', sky: ['#4a7fa8', '#8fb0b4', '#d8c8a4', '#f8d494', '#ffe9b8'] },
  horizon: 520,
  sun: { x: 800, y: 470, r: 60 },
  layers: [
    sky({ glow: 1, rings: 2 }),
    sheet({ cover: 0.44, opacity: 0.35, seed: 4 }),
    ridge({ y: 528, height: 90, colour: '#8a7a90', depth: 0.65, length: 380 }),
    svg((s) => {
      drawStraight(s)
      drawGrandstandSide(s, -1)
      drawGrandstandSide(s, 1)
    }),
    water({
      y: 521,
      to: 566,
      base: 570,
      reflection: [0.85, 0.2],
      amplitude: 50,
      wave: 0.35,
      colours: ['#ffeec4', '#f0cfa0', '#c8b0a0'],
      glint: 0,
      mask: (x, y) => smoothstep(566, 530, y) * smoothstep(330, 120, Math.abs(x - 800)),
    }),
    mist({ y: 470, h: 120, opacity: 0.55 }),
    svg(drawStartLights),
  ],
  finish: { bloom: 0.5 },
})
