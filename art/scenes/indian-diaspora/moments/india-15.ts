import { ellipsePath } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawFigure, type FigureOptions } from '../../../language/people/figure.ts'
import { sheet } from '../../../language/sky/clouds.ts'
import { sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import {
  CREASES,
  drawBanyan,
  drawField,
  drawGoat,
  drawLeaperShadow,
  drawStumps,
  drawVillage,
  eveningAt,
  HORIZON,
  SUN,
  TOWER,
} from './maidan.ts'

type Player = Omit<FigureOptions, 'x' | 'y' | 'h'> & {
  readonly at: readonly [number, number]
  readonly tall?: number
}

/** Everybody but the bowler, the farthest first. */
const PLAYERS: readonly Player[] = [
  {
    at: [7, 44],
    pose: 'handsBehind',
    dress: 'kurta',
    colours: ['#f6f0e0', '#f6f0e0', '#c8a45a'],
    skin: 'umber',
    age: 'elder',
  },
  { at: [-13, 36], pose: 'atEase', dress: 'shirt', colours: ['#3f8fb0', '#e8dcc0'], skin: 'bronze' },
  {
    at: [-7, 26],
    pose: 'crouching',
    dress: 'shirt',
    colours: ['#f2b83c', '#5a6a8c'],
    skin: 'chestnut',
    hat: 'cap',
    hatColours: ['#d8402c', '#d8402c'],
  },
  {
    at: [-5.7, 22],
    pose: 'leaningSide',
    dress: 'shirt',
    colours: ['#f8f2e2', '#f0e6d0'],
    skin: 'mahogany',
    hat: 'cap',
    hatColours: ['#2f5a8c', '#2f5a8c'],
  },
  {
    at: [-10.4, 23],
    pose: 'crouching',
    dress: 'football',
    colours: ['#2f8a6c', '#f4efe0'],
    skin: 'honey',
    age: 'youth',
    tall: 1.5,
  },
  {
    at: [10.4, 19],
    pose: 'running',
    flip: true,
    dress: 'shirt',
    colours: ['#e8623c', '#3f4a6a'],
    skin: 'umber',
    build: 'slim',
  },
  {
    at: [4.6, 6.2],
    pose: 'handsBehind',
    view: 'back',
    dress: 'shirt',
    colours: ['#f4efe0', '#5a6a74'],
    skin: 'bronze',
    build: 'round',
    hat: 'panama',
    hatColours: ['#f6eccc', '#c8a45a'],
  },
  {
    at: [-2.2, 6.4],
    pose: 'striding',
    flip: true,
    dress: 'shirt',
    colours: ['#8fc4d8', '#f0e6d0'],
    skin: 'chestnut',
    age: 'youth',
    tall: 1.56,
  },
]

function drawPlayers(s: Stage): void {
  for (const {
    at: [right, away],
    tall = 1.72,
    ...who
  } of PLAYERS) {
    const [x, y] = TOWER.see([right, 0, away])
    drawFigure(s, {
      shadow: { to: eveningAt(x, y), opacity: 0.5 },
      ...who,
      x,
      y,
      h: TOWER.metre([right, 0.8, away]) * tall,
    })
  }
}

/** In the shade of the banyan. */
function drawSpectators(s: Stage): void {
  const put = (x: number, y: number, h: number, o: Omit<FigureOptions, 'x' | 'y' | 'h'>) =>
    drawFigure(s, { key: 0.3, shadow: false, ...o, x, y, h })
  put(60, 536, 92, {
    pose: 'crossLegged',
    dress: 'kurta',
    colours: ['#f4eee0', '#f4eee0', '#c8a45a'],
    skin: 'umber',
    age: 'elder',
    hat: 'turban',
    hatColours: ['#e8562c', '#f0803c'],
  })
  put(136, 556, 90, { pose: 'crossLegged', dress: 'shirt', colours: ['#d8a83c', '#3f4a6a'], skin: 'bronze' })
  put(20, 610, 66, {
    pose: 'cheering',
    dress: 'shirt',
    colours: ['#d8405c', '#3f5a7a'],
    skin: 'chestnut',
    age: 'child',
  })
  put(214, 580, 84, {
    pose: 'crossLegged',
    view: 'back',
    dress: 'sari',
    colours: ['#3f8a8c', '#c8446c', '#f0c050'],
    skin: 'honey',
    woman: true,
    hair: 'bun',
  })
}

/** Held low before the wicket. */
function drawBat(s: Stage): void {
  const [x, y] = TOWER.see([-5.7, 0, 22])
  const m = TOWER.metre([-5.7, 0.8, 22])
  s.line(`M${x + m * 0.42} ${y - m * 1.02}L${x + m * 0.5} ${y - m * 0.62}`, s.shade('#6a4630', 0.4), m * 0.07)
  s.line(`M${x + m * 0.5} ${y - m * 0.66}L${x + m * 0.62} ${y - m * 0.04}`, s.shade('#f4d89c', 1), m * 0.14)
}

function drawBowler(s: Stage): void {
  const spot = [1.35, 0, 2.5] as const
  const [x, y] = TOWER.see(spot)
  const h = TOWER.metre(spot) * 1.8
  const lift = h * 0.36
  drawLeaperShadow(s, x, y, h, lift)
  const dust = range(9).map((i) =>
    ellipsePath(
      x + h * (0.24 + i * 0.1),
      y - h * 0.03 * (i % 3),
      h * (0.05 - i * 0.004),
      h * (0.03 - i * 0.002),
    ),
  )
  s.path(dust.join(''), s.shade('#fbeccb', 1))
  drawFigure(s, {
    x,
    y: y - lift,
    h,
    pose: 'bowling',
    flip: true,
    turn: -4,
    dress: 'shirt',
    colours: ['#fdf8ea', '#f2e8d2'],
    skin: 'chestnut',
    build: 'slim',
    hair: 'short',
    shadow: false,
  })
  s.circle(x - h * 0.13, y - lift - h * 1.17, h * 0.034, s.shade('#c8282c', 0.8))
}

export default scene({
  name: 'moments/india-15',
  seed: 1515,
  light: {
    base: 'golden',
    sky: ['#3f96ae', '#7fbcb8', '#bcd8b4', '#f0e4a8', '#ffdc98'],
    haze: '#f4e2b0',
    shadow: '#1a4460',
    lit: '#ffeab4',
    glow: '#fff0b0',
  },
  horizon: HORIZON,
  sun: SUN,
  layers: [
    sky({ rings: 2, glow: 0.6 }),
    sheet({ cover: 0.42, opacity: 0.4 }),
    svg((s) => {
      drawField(s)
      drawVillage(s)
      drawBanyan(s)
      for (const [x, z, colour, flip] of [
        [13.6, 30, '#8a5a40', false],
        [15.4, 32, '#f4ead8', true],
        [12.4, 33, '#4f4450', false],
        [16, 28.6, '#b8845c', true],
      ] as const)
        drawGoat(s, [x, 0, z], colour, flip)
      drawStumps(s, [CREASES[1][0], CREASES[1][1] + 1])
      drawSpectators(s)
      drawPlayers(s)
      drawBat(s)
      drawStumps(s, CREASES[0])
      drawBowler(s)
    }),
  ],
  finish: { bloom: 0.25, vignette: 0.2 },
})
