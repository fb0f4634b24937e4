import { range, smoothstep } from '../../../engine/numbers.ts'
import { type Eye, facet, seenFrom } from '../../../engine/perspective.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawYacht } from '../../../language/boats/yachts.ts'
import { drawHillTown, drawSlope, type HillTownOptions } from '../../../language/buildings/riviera-houses.ts'
import { cumulus } from '../../../language/sky/clouds.ts'
import { sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { drawHelmet } from './race-helmet.ts'

const EYE: Eye = { x: 360, horizon: 470, focal: 900, height: 1.5 }
const see = seenFrom(EYE)

const HILL: HillTownOptions = {
  from: -40,
  to: 1660,
  foot: 476,
  crest: (x) => 452 - 190 * smoothstep(1000, -60, x),
  rows: 6,
  size: 40,
  depth: [0.3, 0.6],
  towers: 0.22,
  seed: 12,
}

/** Grandstand over the straight: steps of people under a long white canopy. */
function drawStand(s: Stage): void {
  const [near, far] = [9, 60]
  s.path(
    facet(see, [
      [-14, 0, near],
      [-14, 0, far],
      [-14, 6, far],
      [-14, 6, near],
    ]),
    s.shade('#33506e', 0.35),
  )
  const random = s.random(3)
  const hues = ['#f6e7c8', '#e8563f', '#5f9fd0', '#f4c62c', '#ffffff', '#3f7a9a']
  for (const row of range(7)) {
    for (let away = near; away < far; away += 0.5 + random() * 0.3) {
      const [x, y] = see([-14 + row * 0.02, 1.6 + row * 0.62, away])
      const r = (EYE.focal / away) * 0.19
      s.ellipse(x, y, r * 0.8, r, s.shade(hues[Math.floor(random() * 6)] ?? '#ffffff', 0.6, 0.15))
    }
  }
  s.path(
    facet(see, [
      [-16, 6.6, near],
      [-11, 7.6, near],
      [-11, 7.6, far],
      [-16, 6.6, far],
    ]),
    s.shade('#fffaf0', 1),
  )
  s.path(
    facet(see, [
      [-11, 7.6, near],
      [-11, 7.1, near],
      [-11, 7.1, far],
      [-11, 7.6, far],
    ]),
    s.shade('#d0202a', 0.85),
  )
}

function drawStraight(s: Stage): void {
  s.path(
    facet(see, [
      [-12, 0, 3],
      [-12, 0, 400],
      [6, 0, 400],
      [6, 0, 3],
    ]),
    s.shade('#8a919e', 0.75),
  )
  for (const i of range(12)) {
    const away = 6 + i * 8
    for (const right of [-8.4, -3.2]) {
      const near = away + (right < -5 ? 4 : 0)
      s.path(
        facet(see, [
          [right, 0, near],
          [right + 2.6, 0, near],
          [right + 2.6, 0, near + 0.3],
          [right, 0, near + 0.3],
        ]),
        s.shade('#fffaf0', 1),
      )
      for (const edge of [right, right + 2.5])
        s.path(
          facet(see, [
            [edge, 0, near],
            [edge + 0.12, 0, near],
            [edge + 0.12, 0, near + 1.2],
            [edge, 0, near + 1.2],
          ]),
          s.shade('#fffaf0', 1),
        )
    }
  }
  s.path(
    facet(see, [
      [-12, 0, 3],
      [-12, 1, 3],
      [-12, 1, 400],
      [-12, 0, 400],
    ]),
    s.shade('#dfe6ea', 0.9),
  )
  s.path(
    facet(see, [
      [-12, 0.4, 3],
      [-12, 0.6, 3],
      [-12, 0.6, 400],
      [-12, 0.4, 400],
    ]),
    s.shade('#66758c', 0.4),
  )
  s.path(
    facet(see, [
      [6, 0, 3],
      [6, 1, 3],
      [6, 1, 400],
      [6, 0, 400],
    ]),
    s.shade('#dfe6ea', 0.55),
  )
  s.path(
    facet(see, [
      [6, 1, 3],
      [6, 1, 400],
      [6.5, 1, 400],
      [6.5, 1, 3],
    ]),
    s.shade('#fffaf0', 1),
  )
  drawStand(s)
}

/** The pit wall's coping across the foot of the picture. */
function drawCoping(s: Stage): void {
  s.path('M-40 690H1640V800H-40Z', s.shade('#f4ead6', 1))
  s.rect(-40, 800, 1680, 18, s.shade('#c8b8a4', 0.6))
  for (const i of range(9)) {
    const x = -120 + i * 210
    s.path(`M${x} 818h105v110h-105Z`, s.shade('#d0202a', 0.6))
    s.path(`M${x + 105} 818h105v110h-105Z`, s.shade('#fff6e6', 0.62))
  }
  s.line('M-40 691H1640', s.shade('#ffffff', 1), 4)
  s.line('M420 692L380 800M1340 692L1380 800', s.shade('#c8b8a4', 0.6), 3)
}

/** A stopwatch laid on the coping, its cord over the edge. */
function drawStopwatch(s: Stage, x: number, y: number): void {
  s.path(
    `M${x - 70} ${y + 6}C${x - 60} ${y + 24} ${x + 30} ${y + 26} ${x + 50} ${y + 6}Z`,
    s.shade('#8a93a4', 0.3),
  )
  s.line(
    `M${x + 62} ${y - 24}C${x + 140} ${y - 60} ${x + 190} ${y} ${x + 150} ${y + 40}S${x + 120} ${y + 130} ${x + 150} ${y + 220}`,
    s.shade('#1f3f7a', 0.6),
    6,
  )
  s.placed({ x, y }, () => {
    s.ellipse(0, 0, 62, 27, s.shade('#b88a34', 0.4))
    s.ellipse(0, -7, 62, 27, s.shade('#e8c060', 0.95))
    s.ellipse(0, -8, 53, 22, s.shade('#fffaf0', 1))
    s.path('M56 -20L78 -30L84 -22L62 -10Z', s.shade('#e8c060', 0.9))
    for (const i of range(12)) {
      const a = (i / 12) * 2 * Math.PI
      s.line(
        `M${Math.cos(a) * 43} ${-8 + Math.sin(a) * 18}L${Math.cos(a) * 50} ${-8 + Math.sin(a) * 21}`,
        s.shade('#1f2f4c', 0.3),
        2.4,
      )
    }
    s.line('M0 -8L-34 -18', s.shade('#d0202a', 0.8), 3, 'stroke-linecap="round"')
    s.line('M0 -8L12 -2', s.shade('#1f2f4c', 0.3), 3.4, 'stroke-linecap="round"')
    s.circle(0, -8, 3.4, s.shade('#1f2f4c', 0.3))
  })
}

/** What the dark visor mirrors: sky, hillside, yachts, quay. */
function drawMirroredHarbour(s: Stage): void {
  s.rect(-200, -220, 700, 200, '#1d5f96')
  s.rect(-200, -74, 700, 60, '#8cc7d4')
  const town: HillTownOptions = {
    from: -140,
    to: 420,
    foot: -4,
    crest: (x) => -30 - 80 * smoothstep(-120, 360, x),
    rows: 5,
    size: 30,
    towers: 0.2,
    depth: [0.05, 0.3],
    seed: 4,
  }
  drawSlope(s, town)
  drawHillTown(s, town)
  s.rect(-200, -4, 700, 200, '#2a7cab')
  s.rect(-200, -4, 700, 5, '#e8f2ea')
  s.rect(-200, 48, 700, 120, '#12396a')
  drawYacht(s, { x: 40, y: 34, length: 120 })
  drawYacht(s, { x: 220, y: 44, length: 150, flip: true })
}

export default scene({
  name: 'moments/monaco-1',
  seed: 101,
  light: { base: 'day', shadow: '#18345e' },
  horizon: 470,
  sun: { x: 1500, y: 40, r: 30 },
  layers: [
    sky({ disc: false, glow: 0.3, to: 480 }),
    cumulus({
      banks: [{ x: 1180, y: 430, w: 420, h: 130, opacity: 0.7 }],
      seed: 8,
    }),
    svg((s) => {
      drawSlope(s, HILL)
      drawHillTown(s, HILL)
      s.rect(-40, 470, 1680, 40, s.shade('#5f8a5c', 0.5, 0.3))
      s.fillBelow(474, s.lin([s.shade('#86c4cd', 0.9), s.shade('#2f8fbb', 0.85), s.shade('#1b68a4', 0.7)]))
      drawYacht(s, { x: 1440, y: 566, length: 250, flip: true, depth: 0.06 })
      drawStraight(s)
      drawCoping(s)
      drawStopwatch(s, 470, 752)
      s.path('M560 742C640 772 1040 776 1220 752L1150 722H700Z', s.shade('#8a93a4', 0.3))
      s.placed({ x: 1000, y: 494, scale: 0.92 }, () => drawHelmet(s, () => drawMirroredHarbour(s)))
    }),
  ],
})
