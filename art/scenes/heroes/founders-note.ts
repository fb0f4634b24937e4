import { polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { ridge } from '../../language/land/land.ts'
import { drawFigure } from '../../language/people/figure.ts'
import { water } from '../../language/sea/water.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawHarbourHouse, type House, QUAY } from './harbour-houses.ts'

const HOUSES: readonly House[] = [
  { x: 742, w: 116, h: 168, colour: '#6f9aa0', floors: 2, columns: 2 },
  { x: 858, w: 104, h: 236, colour: '#c8a88c', floors: 3, columns: 2, gable: true },
  { x: 962, w: 126, h: 206, colour: '#7fa890', floors: 3, columns: 2 },
  { x: 1088, w: 212, h: 330, colour: '#d4c8ac', floors: 3, columns: 3, gable: true, awake: true },
  { x: 1300, w: 122, h: 222, colour: '#8fa0b8', floors: 3, columns: 2 },
  { x: 1422, w: 110, h: 262, colour: '#a8807c', floors: 3, columns: 2, gable: true },
  { x: 1532, w: 150, h: 192, colour: '#6f9aa0', floors: 2, columns: 2 },
]

const WINDOW = { x: 1116, y: 494, w: 156, h: 92 }

/** The only kitchen awake: two people at a table under one lamp. */
function drawKitchen(s: Stage): void {
  const { x, y, w, h } = WINDOW
  s.rect(x - 9, y - 9, w + 18, h + 18, s.shade('#f4ead0', 0.9))
  s.clipped(`M${x} ${y}h${w}v${h}h${-w}Z`, () => {
    s.rect(x, y, w, h, '#ffd67e')
    s.path(
      polygon([
        [x + w / 2 - 8, y + 20],
        [x + w / 2 + 8, y + 20],
        [x + w / 2 + 70, y + h],
        [x + w / 2 - 70, y + h],
      ]),
      '#fff0b8',
    )
    s.rect(x + 8, y + 10, 22, 34, '#c87f4a').rect(x + w - 30, y + 14, 22, 5, '#a8683c')
    s.rect(x + w - 27, y + 5, 6, 9, '#2f7f78').rect(x + w - 18, y + 3, 6, 11, '#d0563c')
    s.line(`M${x + w / 2} ${y}V${y + 12}`, '#5a3a34', 2)
    s.path(`M${x + w / 2 - 22} ${y + 26}Q${x + w / 2} ${y - 2} ${x + w / 2 + 22} ${y + 26}Z`, '#1f5f5c')
    s.circle(x + w / 2, y + 26, 6, '#fffbe8')
    const foot = y + h + 22
    for (const seated of SEATED)
      drawFigure(s, { ...seated, y: foot - 22, h: 92, pose: 'sitting', shadow: false })
    s.rect(x + 44, y + h - 20, w - 88, 6, '#7a452c').rect(x + 60, y + h - 14, 6, 20, '#5a3020')
    s.rect(x + w - 66, y + h - 14, 6, 20, '#5a3020')
    s.rect(x + 62, y + h - 24, 22, 4, '#fffaf0').rect(x + 92, y + h - 29, 8, 9, '#d0563c')
  })
  s.line(`M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.34}h${w}`, s.shade('#f4ead0', 0.8), 4)
  s.rect(x - 16, y + h + 9, w + 32, 7, s.shade('#f4ead0', 1))
}

const SEATED = [
  {
    x: 1154,
    dress: 'summerDress',
    colours: ['#c8483c', '#f4e6c8', '#f4e6c8'],
    skin: 'mahogany',
    woman: true,
    hair: 'cropped',
  },
  { x: 1238, dress: 'shirt', colours: ['#2f6f8c', '#33405c'], skin: 'honey', beard: true, flip: true },
] as const

/** Granite blocks, a ladder, rings; above it the paving of the quay. */
function drawQuay(s: Stage): void {
  s.rect(700, QUAY, 1000, 14, s.shade('#a8b4ac', 0.7))
  s.path('M700 620H1720V652H724Z', s.shade('#4f6a74', 0.4))
  const joints = range(20).map((i) => `M${724 + i * 52} 620v16M${750 + i * 52} 636v16`)
  s.line(`M716 636H1720${joints.join('')}`, s.shade('#2c4552', 0.2), 1.6)
  s.path(
    polygon([
      [1072, QUAY],
      [1316, QUAY],
      [1336, 620],
      [1052, 620],
    ]),
    s.lamp(),
    'opacity=".55"',
  )
}

/** The lamp on the water: bars of light that grow longer and rarer towards us. */
function drawLampPath(s: Stage): void {
  const random = s.random(9)
  for (const i of range(34)) {
    const t = i / 33
    const y = 660 + t ** 1.4 * 330
    const half = 64 + t * 36 - random() * 44
    const x = WINDOW.x + WINDOW.w / 2 + (random() - 0.5) * (14 + 60 * t)
    const thick = 2.6 + t * 5.4
    s.path(
      `M${x - half} ${y}Q${x} ${y - thick} ${x + half} ${y}Q${x} ${y + thick} ${x - half} ${y}Z`,
      i % 4 ? '#ffd67e' : '#fff0b8',
      `opacity="${(0.95 - 0.45 * t).toFixed(2)}"`,
    )
  }
}

function drawFishingBoat(s: Stage, x: number, y: number, k: number, hull: string): void {
  s.placed({ x, y, scale: k }, () => {
    s.path('M-64 -22Q-10 -12 62 -28Q56 -4 44 6H-50Q-60 -6 -64 -22Z', s.shade(hull, 0.4))
    s.line('M-64 -22Q-10 -12 62 -28', s.shade('#dfe6dc', 0.8), 3.4)
    s.rect(-34, -50, 30, 34, s.shade('#c4d0c8', 0.5)).rect(-10, -50, 6, 34, s.shade('#dfe6dc', 0.9))
    s.rect(-30, -44, 16, 12, s.shade('#24465c', 0.2)).rect(-38, -54, 38, 5, s.shade(hull, 0.7))
    s.line('M16 -20V-104M16 -96L58 -28M16 -96L-20 -54', s.shade('#2c4552', 0.15), 2.4)
  })
}

const inTheBay = (x: number, y: number): number => (x > 712 && y < 652 ? 0 : 1)

export default scene({
  name: 'heroes/founders-note',
  seed: 89,
  light: {
    base: 'night',
    sky: ['#0b2a3c', '#12404f', '#1f5f6c', '#468a8c', '#8fbcae'],
    shadow: '#06202e',
    lit: '#bfdcd8',
    haze: '#4a8488',
    glow: '#8fc4b4',
    window: '#ffd67e',
  },
  horizon: 590,
  sun: { x: 1900, y: 40, r: 4 },
  portrait: { x: 874, y: -118, w: 640, h: 1138 },
  layers: [
    sky({ disc: false, glow: 0, stars: 150 }),
    ridge({
      y: 594,
      height: 150,
      colour: '#3c7478',
      depth: 0.6,
      seed: 4,
      length: 460,
      rough: 0.36,
      mist: 0.2,
    }),
    ridge({
      y: 596,
      height: 110,
      colour: '#2a5a60',
      depth: 0.3,
      seed: 11,
      length: 330,
      rough: 0.42,
      mist: 0.1,
      envelope: (x) => Math.min(1, Math.max(0.1, (x - 240) / 600)),
    }),
    svg((s) => {
      for (const house of HOUSES) drawHarbourHouse(s, house)
      drawQuay(s)
    }),
    water({
      y: 592,
      colours: ['#8fbcae', '#3f8084', '#1f5a66', '#12404f', '#0b2a3c'],
      waterline: (x) => (x > 712 ? 652 : 592),
      mask: inTheBay,
      reflection: [0.62, 0.2],
      amplitude: 18,
      glint: 0,
    }),
    svg((s) => {
      drawKitchen(s)
      drawLampPath(s)
      drawFishingBoat(s, 962, 704, 0.9, '#2f6f7c')
      drawFishingBoat(s, 1440, 724, 1.1, '#8a4a3c')
    }),
  ],
  finish: { bloom: 0.34 },
})
