import { range } from '../../engine/numbers.ts'
import { cornered, curved, strand } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawThreeQuarterFace } from '../../language/people/heads/three-quarter-face.ts'
import { drawEar, drawGarment, drawNeck } from '../../language/people/portrait-bust.ts'
import {
  drawCombed,
  drawPlanes,
  drawPlanesWithin,
  drawStrands,
  tonesOf,
} from '../../language/people/portrait-planes.ts'
import { scene, svg } from '../../scene.ts'
import { FRAME } from './frame.ts'

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

export default scene({
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
