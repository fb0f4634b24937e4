import { ellipsePath } from '../engine/geometry.ts'
import { range } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { cornered, curved, strand } from '../motifs/outline.ts'
import { drawEar, drawGarment, drawNeck } from '../motifs/portrait-bust.ts'
import { drawCombed, drawPlanes, drawPlanesWithin, drawStrands, tonesOf } from '../motifs/portrait-planes.ts'
import { drawThreeQuarterFace } from '../motifs/three-quarter-face.ts'
import { scene, svg } from '../scene.ts'

const FRAME = { x: 0, y: 0, w: 720, h: 900 }

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

const tunde = scene({
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

const LUC_SKIN = '#cf9a72'

const harbour = (s: Stage): void => {
  s.rect(s.left, s.top, 800, 700, s.fine([...s.light.sky], 0, 0, 0, 520, true))
  s.circle(
    60,
    150,
    320,
    s.rad([
      [s.light.sun, 0.9],
      [s.light.glow, 0.3],
      [s.light.glow, 0],
    ]),
  )
  s.circle(60, 150, 46, s.light.sun)
  s.path(
    curved('250,520 360,330 470,250 560,150 660,120 780,60 780,560 250,560'),
    s.shade('#7a86a0', 0.5, 0.5),
  )
  s.path(curved('330,540 440,430 540,400 640,300 780,240 780,570 330,570'), s.shade('#8a8a7c', 0.5, 0.25))
  const random = s.random(4)
  for (const i of range(46)) {
    const x = 440 + random() * 320
    const y = 330 + random() * 180 + Math.max(0, 560 - x) * 0.4
    const [w, h] = [22 + random() * 26, 26 + random() * 40]
    const wall = ['#f0d8b4', '#e8b898', '#f4e6cc', '#dca088'][i % 4] as string
    s.rect(x, y - h, w, h + 20, s.shade(wall, 0.45, 0.14))
    s.rect(x, y - h, w * 0.42, h + 20, s.shade(wall, 0.98, 0.14))
    s.path(`M${x - 2} ${y - h}h${w + 4}l-5 -9h${-w + 6}Z`, s.shade('#c2684c', 0.6, 0.14))
  }
  s.rect(s.left, 528, 800, 430, s.fine(['#bfe0dc', '#4a9ab8', '#1c5f90', '#143f6c'], 0, 528, 0, 900, true))
  s.rect(400, 516, 380, 22, s.fine([s.shade('#f0e2c8', 0.9), s.shade('#8a7a8c', 0.4)]))
  for (const [x, h] of [
    [24, 230],
    [130, 300],
    [232, 200],
    [664, 240],
  ] as const) {
    s.line(
      `M${x} 560V${560 - h}M${x} ${560 - h * 0.9}L${x + 44} 556M${x} ${560 - h * 0.9}L${x - 40} 556`,
      s.shade('#f8f0e0', 0.7),
      2.4,
    )
    s.line(`M${x} 560V${560 - h}`, s.shade('#f8f0e0', 1), 5)
    s.path(
      `M${x - 62} 546C${x - 20} 552 ${x + 20} 552 ${x + 56} 548L${x + 46} 576C${x} 582 ${x - 34} 578 ${x - 62} 546Z`,
      s.shade('#f6eee0', 0.95),
    )
    s.path(
      `M${x - 44} 562C${x} 568 ${x + 30} 566 ${x + 51} 562L${x + 46} 576C${x} 582 ${x - 28} 576 ${x - 44} 562Z`,
      s.shade('#5a6a98', 0.5),
      'opacity=".7"',
    )
    s.path(cornered('-16,548 22,549 16,536 -8,536', x, 0, 1), s.shade('#5a6a98', 0.4))
  }
  for (const i of range(10))
    s.path(
      curved(
        `${-20 + i * 4},${596 + i * i * 3.2} ${70 + i * 2},${593 + i * i * 3.2} ${170 - i * 2},${597 + i * i * 3.2} ${70},${600 + i * i * 3.4 + i}`,
      ),
      s.light.sun,
      'opacity=".65"',
    )
}

const lucBust = (s: Stage): void => {
  const skin = tonesOf(s, LUC_SKIN)
  s.path(cornered('-110,290 96,300 30,440 -10,440'), skin.half)
  s.path(cornered('-110,290 20,300 40,350 -10,440'), skin.shadow)
  drawGarment(
    s,
    '-128,266 -206,310 -302,348 -354,440 -374,640 266,640 246,450 208,356 92,286 54,370 10,440 -50,390',
    '#27406f',
    { lit: 90, half: 210 },
  )
  const collar = tonesOf(s, '#f4ecdc')
  drawPlanes(s, cornered('-136,250 -100,272 -30,420 -80,440 -156,336'), collar, { rim: 5, lit: 20, half: 44 })
  drawPlanes(s, cornered('74,270 106,296 128,396 70,432 28,420 70,340'), collar, {
    rim: 6,
    lit: 50,
    half: 70,
  })
  s.line('M4 440L10 640', s.shade('#16284c', 0.2), 5)
  drawStrands(
    s,
    `${strand('-230,360 -250,470 -230,620')}${strand('170,390 186,500 160,620')}`,
    s.shade('#16284c', 0.1),
    6,
    0.5,
  )
}

/** The band of the headset runs behind the neck. */
const headsetBand = (s: Stage): void => {
  const pad = tonesOf(s, '#2c2a38')
  s.line(strand('-160,350 -166,300 -130,262 0,240 70,262 104,310 116,350'), pad.deep, 26)
  s.line(strand('-156,350 -162,300 -128,264 0,242 72,264 106,310 118,350'), pad.half, 12)
}

/** A pit-wall headset worn round the neck: band behind, two ear cups on the collarbones, one microphone. */
const headset = (s: Stage): void => {
  const shell = tonesOf(s, '#c2392f')
  const pad = tonesOf(s, '#2c2a38')
  for (const [x, y, k] of [
    [-148, 384, 1],
    [112, 374, 0.84],
  ] as const)
    s.placed({ x, y, scale: k, turn: x < 0 ? 14 : -12 }, () => {
      drawPlanes(s, curved('-10,-66 40,-60 58,0 40,60 -10,66 -34,0'), pad, { rim: 4, lit: 20, half: 44 })
      drawPlanes(s, curved('-22,-60 18,-54 34,0 18,54 -22,60 -50,0'), shell, { rim: 5, lit: 24, half: 50 })
      s.ellipse(-8, 0, 16, 26, shell.deep, 'opacity=".45"')
    })
  s.line(strand('-150,440 -110,486 -50,498 -6,486'), pad.shadow, 8, 'stroke-linecap="round"')
  s.ellipse(2, 484, 20, 13, pad.half)
  s.ellipse(6, 481, 12, 7, pad.lit)
}

const lucHead = (s: Stage): void => {
  const dark = tonesOf(s, '#4a3c40')
  const grey = tonesOf(s, '#a8a4ac')
  drawThreeQuarterFace(s, {
    skin: LUC_SKIN,
    brow: '#4a3c40',
    lips: '#a8645a',
    browWidth: 1.6,
    fullness: 0.5,
    smile: 6,
    strong: true,
    aged: true,
    awake: true,
  })
  const cut = curved(
    '-108,56 -140,40 -178,-36 -184,-120 -148,-192 -70,-234 20,-240 92,-216 122,-172 122,-136 110,-124 84,-150 40,-166 -10,-150 -56,-122 -78,-70 -88,0',
  )
  const crown = curved('-184,60 -184,-120 -148,-192 -70,-234 20,-240 92,-216 122,-172 122,-110 110,60')
  drawPlanesWithin(s, cut, crown, dark, { rim: 6, lit: 44, half: 116 })
  s.clipped(cut, () => s.path(curved('-70,-110 -110,-104 -150,-60 -186,0 -140,70 -80,60'), grey.shadow))
  drawCombed(
    s,
    cut,
    range(7).map((i) =>
      strand(
        `${-64 - i * 5},${-104 + i * 12} ${-96 - i * 6},${-84 + i * 14} ${-130 - i * 4},${-40 + i * 12} ${-140},${10 + i * 8}`,
      ),
    ),
    grey.lit,
    4,
    0.7,
  )
  drawCombed(
    s,
    cut,
    range(5).map((i) =>
      strand(
        `${92 - i * 26},-146 ${60 - i * 30},${-205 + i * 11} ${-40 - i * 18},${-226 + i * 23} ${-130 - i * 5},${-170 + i * 30}`,
      ),
    ),
    dark.lit,
    3,
    0.5,
  )
  drawEar(s, LUC_SKIN)
}

const luc = scene({
  name: 'people/luc-ferrand',
  seed: 708,
  light: { base: 'day', shadow: '#2c2c60', lit: '#ffe9bc' },
  sun: { x: 60, y: 150, r: 40 },
  view: FRAME,
  layers: [
    svg(harbour),
    svg((s) =>
      s.placed({ x: 396, y: 372, scale: 1.06, flip: true }, () => {
        s.placed({ x: 0, y: -30 }, () => headsetBand(s))
        drawNeck(s, LUC_SKIN)
        s.placed({ x: 0, y: -30 }, () => {
          lucBust(s)
          headset(s)
        })
        lucHead(s)
      }),
    ),
  ],
  finish: { vignette: 0.1 },
})

export default [tunde, luc]
