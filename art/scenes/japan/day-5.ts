import { ellipsePath, type Point, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { cornered } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { ridge } from '../../language/land/land.ts'
import { drawFigure } from '../../language/people/figure.ts'
import { drawCrown, drawShrubs, drawTree } from '../../language/plants/foliage.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawGreatHall } from './nara.ts'
import { drawSika } from './sika.ts'

const BLOSSOM = ['#d795ae', '#efb6c6', '#fad6dc', '#fff4f0']

const blossom = (s: Stage, depth: number): string[] =>
  BLOSSOM.map((colour, i) => s.shade(colour, 0.5 + i * 0.17, depth))

/** Pines, new leaf and cherry in flower between the meadow and the hall. */
function drawGrove(s: Stage): void {
  drawShrubs(s, { from: s.left, to: 760, y: 560, h: 54, colour: '#6f9a6c', depth: 0.6, dab: 6, seed: 3 })
  drawShrubs(s, { from: 640, to: s.right, y: 590, h: 96, colour: '#4f8a5c', depth: 0.42, dab: 8, seed: 9 })
  const random = s.random(6)
  const crowns = range(46).map((i) => {
    const x = s.left + ((i * 0.618) % 1) * (s.right - s.left)
    const right = Math.min(1, Math.max(0, (x - 300) / 700))
    const near = random()
    return { x, y: 620 + near * 118, w: 90 + right * 50 + near * 60, near, right, kind: random() }
  })
  for (const { x, y, w, near, right, kind } of crowns.sort((a, b) => a.y - b.y)) {
    const depth = 0.42 - near * 0.24 - right * 0.04
    const tones = kind < 0.56 ? { tones: blossom(s, depth) } : {}
    const colour = kind < 0.78 ? '#2f6f54' : '#79a84e'
    drawCrown(s, {
      x,
      y,
      w,
      h: w * (0.62 + right * 0.1),
      dab: 8,
      density: 90,
      depth,
      colour,
      seed: x,
      ...tones,
    })
  }
  const hedge = (x: number) => crest(x) - 14
  drawShrubs(s, {
    from: s.left,
    to: s.right,
    y: hedge,
    h: 40,
    colour: '#5f9a5c',
    depth: 0.2,
    dab: 6,
    seed: 31,
  })
}

const crest = (x: number): number =>
  782 - 74 * (1 / (1 + Math.exp(-(x - 760) / 210))) + 7 * Math.sin(x * 0.008)

/** The hill of young grass in three planes. */
function drawMeadow(s: Stage): void {
  const xs = range(41).map((i) => s.left + (i / 40) * (s.right - s.left))
  const plane = (drop: (x: number) => number, fill: string) =>
    s.path(
      polygon([...xs.map((x): Point => [x, crest(x) + drop(x)]), [s.right, s.bottom], [s.left, s.bottom]]),
      fill,
    )
  plane(() => 0, s.shade('#a8c860', 1))
  plane((x) => 34 + 20 * Math.sin(x * 0.0042 + 1.2), s.shade('#93bb54', 0.95))
  plane((x) => 92 + 26 * Math.sin(x * 0.0036 + 3), s.shade('#79a94c', 0.9))
  const random = s.random(21)
  const tufts = range(520).map(() => {
    const near = random() ** 0.7
    const x = s.left + random() * (s.right - s.left)
    const y = crest(x) + 10 + near * (s.bottom - crest(x))
    const h = 3 + near * 7
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${(h * 0.3).toFixed(1)} ${(-h).toFixed(1)}l${(h * 0.25).toFixed(1)} ${h.toFixed(1)}Z`
  })
  s.path(tufts.join(''), s.shade('#5f9448', 0.7), 'opacity=".6"')
}

/** A cherry tree on the meadow, its shade on the grass and its petals in the shade. */
function drawMeadowCherry(s: Stage, x: number, h: number): void {
  const y = crest(x) + h * 0.13
  s.ellipse(x - h * 0.4, y + h * 0.05, h * 0.52, h * 0.07, s.light.shadow, 'opacity=".26"')
  const random = s.random(x)
  const fallen = range(150).map(() => {
    const a = random() * 6.283
    const r = Math.sqrt(random())
    return ellipsePath(
      x - h * 0.2 + Math.cos(a) * r * h * 0.8,
      y + h * 0.05 + Math.sin(a) * r * h * 0.12,
      2.2,
      1.2,
    )
  })
  s.path(fallen.join(''), s.shade('#fbdadd', 1))
  s.path(cornered('-5,2 -2.6,-9 2.6,-9 5,2 1.4,0 -1,1', x, y, h / 100), s.shade('#4a3440', 0.3, 0.02))
  drawTree(s, { x, y, h, w: h * 1.05, trunk: '#4a3440', tones: blossom(s, 0.02), seed: x })
}

const SHADOW = { to: [-0.55, 0.16], opacity: 0.36 } as const

/** Two who bow to a deer, and the deer who bows back; the others graze. */
function drawMeeting(s: Stage): void {
  drawSika(s, { x: 586, y: 818, h: 36, does: 'grazing', colour: '#95683f', depth: 0.12 })
  drawSika(s, { x: 668, y: 812, h: 35, does: 'alert', flip: true, depth: 0.12 })
  drawSika(s, { x: 1330, y: 786, h: 48, does: 'grazing', depth: 0.06 })
  drawSika(s, { x: 1216, y: 782, h: 46, does: 'alert', colour: '#95683f', flip: true, depth: 0.06 })
  drawFigure(s, {
    x: 880,
    y: 832,
    h: 76,
    pose: 'bowing',
    dress: 'raincoat',
    colours: ['#e8b83c', '#3c5470', '#f0d890'],
    skin: 'porcelain',
    age: 'child',
    hair: 'bob',
    woman: true,
    shadow: SHADOW,
  })
  drawFigure(s, {
    x: 922,
    y: 852,
    h: 122,
    pose: 'bowing',
    dress: 'coat',
    colours: ['#2f6f94', '#39405e', '#f3e6cc'],
    skin: 'rose',
    woman: true,
    hair: 'knot',
    shadow: SHADOW,
  })
  drawSika(s, { x: 1118, y: 856, h: 68, does: 'bowing' })
  drawSika(s, { x: 1300, y: 878, h: 74, does: 'grazing', colour: '#95603a' })
  drawSika(s, { x: 1490, y: 838, h: 64, does: 'grazing', flip: true })
}

export default scene({
  name: 'japan/day-5',
  seed: 65,
  light: {
    base: 'day',
    sky: ['#5f9fc4', '#93c2d4', '#c2dedc', '#e6eedd', '#fbf6e2'],
    haze: '#dfeadf',
    shadow: '#23405e',
    lit: '#fff6da',
  },
  horizon: 350,
  sun: { x: 1700, y: -80, r: 40 },
  portrait: { x: 770, y: -158, w: 620, h: 1102 },
  layers: [
    sky({ disc: false, glow: 0.3, to: 420 }),
    sheet({ cover: 0.46, opacity: 0.5, horizon: 350 }),
    ridge({ y: 412, height: 118, colour: '#6f94b0', depth: 0.62, rough: 0.42, length: 420, seed: 4 }),
    svg((s) =>
      s.fillBelow(
        408,
        s.lin(
          [s.light.haze, s.shade('#a9c4a0', 0.9, 0.5), s.shade('#6f9f6c', 0.6, 0.3)],
          0,
          408,
          0,
          680,
          true,
        ),
      ),
    ),
    mist({ y: 370, h: 120, opacity: 0.7 }),
    svg((s) => {
      drawShrubs(s, {
        from: s.left,
        to: s.right,
        y: 470,
        h: 30,
        colour: '#7fa88c',
        depth: 0.74,
        dab: 5,
        seed: 2,
      })
      drawShrubs(s, {
        from: 700,
        to: s.right,
        y: 520,
        h: 70,
        colour: '#5a8f78',
        depth: 0.58,
        dab: 7,
        seed: 5,
      })
      drawGreatHall(s, 0.06)
    }),
    svg(drawGrove),
    mist({ y: 560, h: 150, opacity: 0.35 }),
    svg((s) => {
      drawMeadow(s)
      drawMeadowCherry(s, 1490, 300)
      drawMeadowCherry(s, 636, 176)
      drawMeeting(s)
    }),
  ],
})
