import { ellipsePath } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { cornered, curved, strand } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawThreeQuarterFace } from '../../language/people/heads/three-quarter-face.ts'
import { drawEar, drawGarment, drawNeck } from '../../language/people/portrait-bust.ts'
import { drawPlanes, drawPlanesWithin, drawStrands, tonesOf } from '../../language/people/portrait-planes.ts'
import { scene, svg } from '../../scene.ts'
import { FRAME } from './frame.ts'

const TUNDE_SKIN = '#74402a'

const hangingPan = (s: Stage, x: number, y: number, k: number): void => {
  const copper = tonesOf(s, '#b8663a')
  s.placed({ x, y, scale: k }, () => {
    s.line('M0 -120V-20', copper.shadow, 9)
    s.line('M3 -120V-20', copper.lit, 3)
    drawPlanes(s, ellipsePath(0, 36, 64), copper, {
      rim: 5,
      lit: 30,
      half: 66,
    })
    s.circle(-3, 38, 40, copper.deep, 'opacity=".3"')
  })
}

const kitchen = (s: Stage): void => {
  s.rect(s.left, s.top, 800, 960, s.fine(['#2a2350', '#43294e', '#7a3c40', '#b8603c'], 0, 0, 720, 800, true))
  for (const row of range(13))
    s.line(`M-40 ${row * 74}H760`, s.shade('#a85c48', 0.4, 0.1), 2, 'opacity=".35"')
  for (const row of range(13))
    for (const column of range(7)) {
      const x = column * 120 + (row % 2 ? 60 : 0)
      s.line(`M${x} ${row * 74}V${row * 74 + 74}`, s.shade('#a85c48', 0.4, 0.1), 2, 'opacity=".3"')
    }
  s.line('M-40 56H760', s.shade('#3a2a3c', 0.2), 16)
  s.line('M-40 62H760', s.shade('#c98a5c', 0.7), 3)
  hangingPan(s, 60, 180, 0.9)
  hangingPan(s, 640, 176, 0.95)
  s.circle(
    650,
    700,
    520,
    s.rad([
      [s.light.glow, 0.9],
      [s.light.glow, 0.3],
      [s.light.glow, 0],
    ]),
  )
}

const flame = (s: Stage): void => {
  const tongue = (d: string, fill: string, opacity = 1) => s.path(curved(d), fill, `opacity="${opacity}"`)
  tongue(
    '560,840 540,760 574,690 566,620 610,670 624,580 650,520 668,600 690,560 704,650 740,620 744,740 730,840',
    '#f0702c',
    0.95,
  )
  tongue('580,840 566,770 600,716 604,668 632,706 648,612 672,676 694,650 700,736 722,740 712,840', '#ffae3c')
  tongue('604,840 600,790 624,748 640,716 656,680 668,744 690,760 690,840', '#ffe08a')
  tongue('630,840 632,800 650,770 664,800 668,840', '#fff8dc')
  const iron = tonesOf(s, '#3c3440')
  drawPlanes(s, curved('470,826 760,826 770,900 720,970 540,970 490,900', 0, 0, 1, 1, 0.4), iron, {
    rim: 5,
    lit: 60,
    half: 120,
    slope: -0.2,
  })
  s.ellipse(618, 828, 146, 18, iron.deep)
  s.ellipse(622, 826, 130, 13, s.shade('#e8783c', 0.9))
  s.line(strand('470,822 540,812 620,808 700,812 760,822'), '#ffe0a0', 4)
}

const tundeBust = (s: Stage): void => {
  drawGarment(
    s,
    '-128,284 -210,314 -304,346 -354,436 -374,640 262,640 244,450 200,358 98,306 40,364 -40,372',
    '#efe4d2',
    { lit: 80, half: 190 },
  )
  const jacket = tonesOf(s, '#f4ead8')
  drawPlanes(
    s,
    cornered('-134,276 -100,300 -20,392 30,386 84,300 104,312 96,376 20,430 -60,424 -146,330'),
    jacket,
    { rim: 5, lit: 40, half: 100 },
  )
  const apron = tonesOf(s, '#2a3f86')
  const bib = cornered('-150,430 170,424 196,640 -196,640')
  drawPlanes(s, cornered('-146,436 -118,436 -112,330 -136,316'), apron, { rim: 4, lit: 14, half: 24 })
  drawPlanes(s, cornered('132,430 160,426 122,318 102,326'), apron, { rim: 4, lit: 14, half: 24 })
  drawPlanes(s, bib, apron, { rim: 6, lit: 90, half: 200, slope: 0 })
  s.line('M-146 446L168 440', s.shade('#8fa0d8', 0.7), 4, 'stroke-dasharray="12 8"')
}

/** The fila, a soft Yoruba cap folded over to one side. */
const fila = (s: Stage): void => {
  const cloth = tonesOf(s, '#2f4796')
  const cap = curved(
    '-176,-70 -190,-150 -200,-230 -150,-286 -60,-292 20,-276 92,-250 122,-196 124,-118 60,-150 -40,-140 -110,-104',
    0,
    0,
    1,
    1,
    0.6,
  )
  drawPlanes(s, cap, cloth, { rim: 7, lit: 60, half: 140 })
  s.clipped(cap, () => {
    s.path(curved('-210,-240 -130,-220 -60,-232 -20,-300 -160,-310'), cloth.deep, 'opacity=".5"')
    drawStrands(
      s,
      `${strand('-190,-96 -110,-150 -30,-172 60,-178 122,-150')}${strand('-190,-110 -110,-166 -30,-188 60,-194 124,-166')}`,
      s.shade('#e0b050', 0.85),
      5,
      0.9,
    )
    for (const i of range(6))
      s.path(
        cornered('0,-12 9,0 0,12 -9,0', -120 + i * 44, -206 + Math.abs(i - 3) * 5, 1),
        s.shade('#c8d0f0', 0.7),
        'opacity=".65"',
      )
  })
}

const tundeHead = (s: Stage): void => {
  const hair = tonesOf(s, '#231820')
  drawThreeQuarterFace(s, {
    skin: TUNDE_SKIN,
    brow: '#1a1016',
    lips: '#84403a',
    strong: true,
    laughing: true,
    browWidth: 2,
    awake: false,
  })
  drawPlanesWithin(
    s,
    curved('-108,70 -150,70 -180,-10 -176,-110 -90,-150 -76,-60 -90,0'),
    curved('-190,90 -190,-150 -60,-150 -60,90'),
    hair,
    { rim: 0, lit: 10, half: 40 },
  )
  drawEar(s, TUNDE_SKIN)
  fila(s)
}

export default scene({
  name: 'people/tunde-balogun-price',
  seed: 707,
  light: {
    base: 'dusk',
    shadow: '#1f1848',
    lit: '#ffb46a',
    glow: '#ff9a4c',
    sun: '#ffe8b8',
    haze: '#c9786a',
  },
  sun: { x: 660, y: 700, r: 10 },
  view: FRAME,
  layers: [
    svg(kitchen),
    svg((s) =>
      s.placed({ x: 320, y: 400, scale: 1.04 }, () => {
        drawNeck(s, TUNDE_SKIN)
        s.placed({ x: 0, y: -36 }, () => tundeBust(s))
        tundeHead(s)
      }),
    ),
    svg(flame),
  ],
  finish: { vignette: 0.12, bloom: 0.4 },
})
