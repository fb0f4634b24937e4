import { type Point, polygon } from '../engine/geometry.ts'
import { range, smoothstep } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { sheet } from '../motifs/clouds.ts'
import { ridge } from '../motifs/land.ts'
import { drawRacerSide } from '../motifs/race-car.ts'
import { mist, sky } from '../motifs/sky.ts'
import { standing, water } from '../motifs/water.ts'
import { scene, svg } from '../scene.ts'

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

const startLights = scene({
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

/** Dark firs in the rain, row behind row. */
function drawFirs(s: Stage, y: number, h: number, depth: number, seed: number): void {
  const random = s.random(seed)
  for (let x = -60; x < 1680; x += h * (0.16 + random() * 0.16)) {
    const k = h * (0.65 + random() * 0.5)
    const tiers = range(6).map((i) => {
      const t = i / 6
      const w = k * (0.05 + t * 0.17)
      const yy = y - k * (1 - t)
      return `M${x} ${yy - k * 0.1}L${x + w} ${yy + k * 0.15}L${x + w * 0.3} ${yy + k * 0.12}L${x - w * 0.3} ${yy + k * 0.12}L${x - w} ${yy + k * 0.15}Z`
    })
    s.path(
      tiers.join(''),
      s.lin([s.shade('#5f8a72', 0.6, depth), s.shade('#2f5a50', 0.15, depth)], 1, 0, 0, 0.6),
    )
  }
}

/** The plume behind the rear wheels: soft silver veils with fine strokes, thinning upwards. */
function drawSpray(s: Stage, x: number, y: number, strength: number): void {
  const random = s.random(12 + x)
  s.group(`filter="${s.blur(16)}"`, () => {
    for (const i of range(46)) {
      const t = i / 46
      const rise = (40 + t * 300) * (0.25 + 0.75 * random())
      s.ellipse(
        x - t * 780,
        y - rise * 0.8,
        70 + t * 120,
        24 + t * 64,
        i % 3 ? '#f4faf8' : '#c9dcdc',
        `opacity="${((0.42 - t * 0.26) * strength).toFixed(2)}"`,
      )
    }
  })
  for (const i of range(300)) {
    const t = random() ** 0.8
    const px = x - t * 760 - random() * 60
    const rise = (30 + t * 330) * random() ** 1.2
    const l = 40 + random() * 130
    s.line(
      `M${px} ${y - rise}q${-l * 0.5} ${-l * 0.14} ${-l} ${-l * 0.24}`,
      i % 4 ? '#f4faf8' : '#b9d2d4',
      1 + random() * 3.4,
      `stroke-linecap="round" opacity="${((0.2 + (1 - t) * 0.35) * strength).toFixed(2)}"`,
    )
  }
}

const rainPlume = scene({
  name: 'moments/f1-3',
  seed: 203,
  light: {
    base: 'dawn',
    sky: ['#4f6f80', '#7f9ca4', '#a9bfbe', '#cbd8cf', '#e6ebdd'],
    haze: '#c4d4cd',
    shadow: '#1f3350',
    lit: '#eef3e4',
    glow: '#e6efe0',
  },
  horizon: 520,
  sun: { x: 1300, y: 200, r: 20 },
  layers: [
    sky({ disc: false, glow: 0.4 }),
    ridge({ y: 470, height: 230, colour: '#5f8078', depth: 0.75, length: 420, mist: 0.7 }),
    svg((s) => drawFirs(s, 520, 260, 0.62, 3)),
    mist({ y: 380, h: 200, opacity: 0.6 }),
    svg((s) => drawFirs(s, 580, 330, 0.34, 4)),
    mist({ y: 470, h: 160, opacity: 0.55 }),
    svg((s) => {
      s.rect(-40, 576, 1680, 60, s.lin([s.shade('#7f9a6a', 0.6, 0.3), s.shade('#5f7f58', 0.4)]))
      s.rect(-40, 600, 1680, 26, s.lin([s.shade('#dfe4e6', 0.9, 0.1), s.shade('#7a8698', 0.4)]))
      s.line(
        range(24)
          .map((i) => `M${i * 70} 600v40`)
          .join(''),
        s.shade('#5a6478', 0.3),
        5,
      )
      s.rect(
        -40,
        640,
        1680,
        320,
        s.lin([s.shade('#9fb0b4', 0.7), s.shade('#6f8290', 0.5), s.shade('#465a70', 0.3)]),
      )
    }),
    water({
      y: 650,
      colours: ['#a8babc', '#8aa0a8', '#6a8494', '#4f6a80', '#3a5268'],
      reflection: [0.7, 0.3],
      amplitude: 30,
      wave: 1.6,
      glint: 0,
    }),
    svg((s) => drawSpray(s, 640, 812, 1)),
    standing({ waterline: 812, opacity: 0.5, reach: 120, amplitude: 14 }, (s) =>
      drawRacerSide(s, { x: 940, y: 812, length: 860, colour: '#1f5fa8', stripe: '#f3c33a', lit: 0.8 }),
    ),
    svg((s) => {
      drawSpray(s, 600, 822, 0.7)
      s.ellipse(
        1190,
        806,
        130,
        24,
        s.rad([
          ['#f4faf8', 0.8],
          ['#f4faf8', 0],
        ]),
      )
      s.ellipse(
        600,
        806,
        200,
        44,
        s.rad([
          ['#f4faf8', 0.9],
          ['#f4faf8', 0],
        ]),
      )
    }),
    svg((s) => {
      const random = s.random(31)
      const drops = range(260).map(() => {
        const [x, y, l] = [random() * 1700 - 40, random() * 940 - 40, 24 + random() * 44]
        return `M${Math.round(x)} ${Math.round(y)}l${Math.round(-l * 0.35)} ${Math.round(l)}`
      })
      s.line(drops.join(''), '#f2f7f2', 1.1, 'opacity=".4"')
    }),
  ],
})

export default [startLights, rainPlume]
