import { polygon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawSkyline } from '../../../language/buildings/city.ts'
import { drawFigure, type FigureOptions } from '../../../language/people/figure.ts'
import { standing, water } from '../../../language/sea/water.ts'
import { scene, svg } from '../../../scene.ts'
import { drawCanopy, drawCart, drawSteam, drawTaco } from './taco-cart.ts'
import { drawCnTower, drawHouses, drawSigns, drawStreetcar, KERB } from './toronto-street.ts'

const CART = { x: 890, w: 330 }

function drawSky(s: Stage): void {
  for (const [i, tone] of ['#08203c', '#0c2c4c', '#123a5c', '#1a4a6c', '#25607c'].entries())
    s.rect(s.left, i ? 30 + i * 92 : s.top, s.right - s.left, s.bottom, tone)
}

/** The side street: towers behind, the car line between. */
function drawSideStreet(s: Stage): void {
  drawSkyline(s, {
    from: 150,
    to: 470,
    y: KERB,
    h: 300,
    depth: 0.5,
    colour: '#2a567a',
    lamps: 0.3,
    seed: 6,
    width: [36, 60],
    crowns: ['flat'],
  })
  drawCnTower(s, 318, KERB, 620)
  drawSkyline(s, {
    from: 176,
    to: 450,
    y: KERB,
    h: 190,
    depth: 0.25,
    colour: '#1d4464',
    lamps: 0.45,
    seed: 8,
    width: [44, 70],
    crowns: ['flat'],
  })
  drawStreetcar(s, 312, KERB - 4, 128)
}

function drawPavement(s: Stage): void {
  s.rect(s.left, KERB - 30, s.right - s.left, 44, s.shade('#6f8796', 0.5))
  s.rect(CART.x - 150, KERB - 30, CART.w + 330, 44, s.shade('#e0b87a', 0.62))
  s.rect(s.left, KERB + 10, s.right - s.left, 8, s.shade('#b8c8cc', 0.7))
}

type Fan = Omit<FigureOptions, 'x' | 'y' | 'h'> & {
  readonly x: number
  readonly tall?: number
  /** Two colours of a knitted scarf. */
  readonly scarf?: readonly [string, string]
  /** Where the hand with the taco is, in heights. */
  readonly taco?: readonly [number, number]
}

/** A scarf wound round the neck, one end hanging. */
function drawWornScarf(
  s: Stage,
  x: number,
  y: number,
  h: number,
  [one, two]: readonly [string, string],
): void {
  const at = (dx: number, up: number): [number, number] => [x + dx * h, y - up * h]
  s.path(
    polygon([at(-0.075, 0.845), at(0.075, 0.845), at(0.085, 0.795), at(-0.085, 0.795)]),
    s.shade(one, 0.85),
  )
  for (const i of range(5))
    s.path(
      polygon([
        at(0.015, 0.81 - i * 0.05),
        at(0.065, 0.81 - i * 0.05),
        at(0.066, 0.76 - i * 0.05),
        at(0.012, 0.76 - i * 0.05),
      ]),
      s.shade(i % 2 ? two : one, 0.9),
    )
}

function put(s: Stage, { x, tall = 1, scarf, taco, ...who }: Fan): void {
  const h = 142 * tall
  const y = KERB + 4
  drawFigure(s, { shadow: false, key: 0.75, ...who, x, y, h })
  if (scarf) drawWornScarf(s, x, y, h, scarf)
  if (taco) drawTaco(s, x + taco[0] * h, y - taco[1] * h, 7)
}

function drawCook(s: Stage): void {
  drawFigure(s, {
    x: CART.x + 176,
    y: KERB + 2,
    h: 168,
    pose: 'atCounter',
    view: 'front',
    dress: 'chef',
    colours: ['#f8f4e6', '#2c4458', '#e2452c'],
    skin: 'honey',
    hat: 'cap',
    hatColours: ['#e2452c', '#e2452c'],
    shadow: false,
  })
}

const FANS: readonly Fan[] = [
  {
    x: 972,
    pose: 'atEase',
    view: 'back',
    dress: 'coat',
    colours: ['#4f8a5a', '#22344c', '#f4efe2'],
    skin: 'mahogany',
    hair: 'short',
    tall: 1.04,
    scarf: ['#e2452c', '#f8f2e0'],
  },
  {
    x: 1038,
    pose: 'handsBehind',
    view: 'back',
    dress: 'raincoat',
    colours: ['#e8e0c8', '#2f3f5a', '#e8e0c8'],
    skin: 'rose',
    woman: true,
    hair: 'ponytail',
    hairColour: '#c89a58',
    tall: 0.92,
  },
  {
    x: 610,
    pose: 'atEase',
    view: 'front',
    dress: 'coat',
    colours: ['#2f4f7e', '#1f2c44', '#f4efe2'],
    skin: 'umber',
    hair: 'cropped',
    scarf: ['#e2452c', '#f8f2e0'],
  },
  {
    x: 672,
    pose: 'offering',
    flip: true,
    dress: 'raincoat',
    colours: ['#f2bf3c', '#2f4458', '#f2bf3c'],
    skin: 'porcelain',
    woman: true,
    hair: 'bob',
    hairColour: '#a8602f',
    tall: 0.93,
    taco: [-0.27, 0.69],
  },
  {
    x: 772,
    pose: 'handInHand',
    dress: 'coat',
    colours: ['#8a2f4e', '#2a2c44', '#f4efe2'],
    skin: 'honey',
    woman: true,
    hair: 'long',
    tall: 0.95,
    scarf: ['#2f6fb5', '#f8f2e0'],
  },
  {
    x: 772 + 0.57 * 135,
    pose: 'handHeld',
    dress: 'raincoat',
    colours: ['#2fa88a', '#2a3c58', '#2fa88a'],
    skin: 'olive',
    age: 'child',
    hat: 'cap',
    hatColours: ['#e2452c', '#e2452c'],
    tall: 0.6,
  },
  {
    x: 1262,
    pose: 'offering',
    flip: true,
    dress: 'coat',
    colours: ['#c8743a', '#2a3448', '#f4efe2'],
    skin: 'ebony',
    beard: true,
    hat: 'beanie',
    hatColours: ['#e2452c', '#f8f2e0'],
    taco: [-0.27, 0.7],
  },
  {
    x: 1330,
    pose: 'handsBehind',
    view: 'back',
    dress: 'raincoat',
    colours: ['#3f86b8', '#22344c', '#3f86b8'],
    skin: 'rose',
    age: 'elder',
    build: 'round',
    tall: 0.96,
    scarf: ['#f2bf3c', '#2f8f6a'],
  },
  {
    x: 1404,
    pose: 'atEase',
    view: 'front',
    dress: 'coat',
    colours: ['#dcd2ba', '#3a3448', '#f4efe2'],
    skin: 'chestnut',
    woman: true,
    hat: 'hijab',
    hatColours: ['#7a3a5c', '#7a3a5c'],
    tall: 0.92,
  },
  {
    x: 1492,
    pose: 'walking',
    flip: true,
    dress: 'raincoat',
    colours: ['#d8513c', '#2c3a52', '#d8513c'],
    skin: 'bronze',
    hair: 'curls',
    carries: 'umbrella',
    propColours: ['#f0c24a', '#d8a02c'],
  },
]

/** Rails, the wet between them. */
function drawRails(s: Stage): void {
  for (const y of [716, 752, 836, 884])
    s.line(`M${s.left} ${y}H${s.right}`, '#a8c8d0', y > 800 ? 5 : 3.4, 'opacity=".75"')
  for (const y of [720, 756, 841, 889])
    s.line(`M${s.left} ${y}H${s.right}`, s.light.shadow, 2.6, 'opacity=".6"')
}

function drawWires(s: Stage): void {
  s.line('M-40 214Q380 236 800 216T1640 206M-40 226Q380 250 800 230T1640 218', s.shade('#0c1c30', 0.3), 2)
  for (const [x, y] of [
    [412, 234],
    [1000, 214],
  ] as const) {
    s.rect(x - 4, y - 40, 8, KERB - y + 40, s.shade('#16304a', 0.4))
    s.rect(x + 1, y - 40, 3, KERB - y + 40, s.shade('#6f9ab0', 0.7))
  }
}

export default scene({
  name: 'moments/worldcup-5',
  seed: 305,
  light: {
    base: 'night',
    lit: '#ffe6b8',
    shadow: '#08182f',
    haze: '#2c6480',
    sky: ['#08203c', '#0c2c4c', '#123a5c', '#1a4a6c', '#25607c'],
    window: '#ffd27a',
  },
  horizon: KERB,
  sun: { x: 1060, y: 420, r: 10 },
  layers: [
    svg((s) => {
      drawSky(s)
      drawSideStreet(s)
      drawHouses(s)
      drawWires(s)
      drawSigns(s)
      drawPavement(s)
      drawSteam(s, CART.x + 120, KERB - 130, 1.45)
      drawCook(s)
      drawCart(s, CART.x, KERB + 4, CART.w)
      drawCanopy(s, CART.x, KERB + 4, CART.w)
      for (const fan of FANS) put(s, fan)
    }),
    water({
      y: KERB + 17,
      colours: ['#1a4660', '#123850', '#0c2a40', '#081e30'],
      reflection: [0.78, 0.42],
      wave: 0.5,
      amplitude: 46,
      squash: 1.15,
      glint: 0,
    }),
    svg(drawRails),
    standing({ waterline: 846, opacity: 0.5 }, (s) => {
      drawFigure(s, {
        x: 500,
        y: 848,
        h: 196,
        pose: 'walking',
        dress: 'coat',
        colours: ['#1f3a56', '#16263a', '#f4efe2'],
        skin: 'olive',
        woman: true,
        hair: 'bun',
        carries: 'umbrella',
        propColours: ['#e2452c', '#a82c20'],
        key: 0.5,
        shadow: false,
      })
    }),
  ],
  finish: { bloom: 0.4, vignette: 0.25 },
})
