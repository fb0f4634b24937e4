import { curved } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawFigure, type FigureOptions } from '../../../language/people/figure.ts'
import { drawPeople, people } from '../../../language/people/figure-cast.ts'
import { cumulus } from '../../../language/sky/clouds.ts'
import { sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { drawFarBeach, drawSand, drawSea, drawShelters, drawSurf, HORIZON, manAt } from './elegushi.ts'
import { drawWalkingHorse } from './horse.ts'

const SHADOW = { to: [-0.34, 0.12], opacity: 0.42 } as const

const HORSE = { x: 1096, y: 728, h: 124 }

function drawHorseman(s: Stage): void {
  const man = { x: 1276, y: 733, h: manAt(733) }
  drawWalkingHorse(s, HORSE)
  drawFigure(s, {
    ...man,
    pose: 'walking',
    dress: 'shirt',
    colours: ['#1f7a8c', '#e8dcc0', '#8a5a3c'],
    skin: 'mahogany',
    hat: 'straw',
    hatColours: ['#f0d890', '#c8463c'],
    shadow: SHADOW,
  })
  const [hx, hy] = [man.x - man.h * 0.082, man.y - man.h * 0.52]
  const [bx, by] = [HORSE.x + HORSE.h * 0.7, HORSE.y - HORSE.h * 1.02]
  s.line(`M${bx} ${by}Q${(bx + hx) / 2 - 8} ${Math.max(by, hy) + 26} ${hx} ${hy}`, s.shade('#7a4a30', 0.5), 3)
}

/** A boy with his hands on the sand at x, y, so far round. */
function wheel(
  s: Stage,
  o: { x: number; y: number; turn: number; reach: number } & Pick<
    FigureOptions,
    'pose' | 'colours' | 'skin' | 'flip'
  >,
): void {
  const h = manAt(o.y) * 0.9
  const a = (o.turn * Math.PI) / 180
  s.path(
    curved('-70,2 -40,-8 10,-7 22,2 -10,9 -52,10', o.x - 8, o.y, h / 100, 1),
    s.light.shadow,
    'opacity=".42"',
  )
  drawFigure(s, {
    x: o.x - o.reach * h * Math.sin(a),
    y: o.y + o.reach * h * Math.cos(a),
    h,
    turn: o.turn,
    pose: o.pose,
    dress: 'trunks',
    age: 'youth',
    build: 'slim',
    hair: 'cropped',
    shadow: false,
    ...(o.colours && { colours: o.colours }),
    skin: o.skin,
    ...(o.flip && { flip: true }),
  })
}

function drawBoys(s: Stage): void {
  wheel(s, {
    x: 742,
    y: 646,
    turn: 122,
    reach: 1.1,
    pose: 'bowling',
    colours: ['#f2a52c', '#f2a52c'],
    skin: 'umber',
  })
  wheel(s, {
    x: 500,
    y: 738,
    turn: -158,
    reach: 1.12,
    pose: 'bowling',
    flip: true,
    colours: ['#e03a34', '#e03a34'],
    skin: 'ebony',
  })
}

function drawStrollers(s: Stage): void {
  const cast = people(s, 6, 12, {
    poses: ['walkingAway', 'walkingTowards', 'atEase', 'handsBehind', 'walking'],
    men: ['shirt', 'shorts', 'kurta'],
    women: ['summerDress', 'wrapper'],
    skins: ['umber', 'chestnut', 'ebony', 'bronze'],
    cloth: ['#f4efe2', '#e8743c', '#2f8f86', '#f2bf3c', '#3f6fa8', '#c83a5c'],
  })
  const spots = [
    [1302, 268],
    [1330, 272],
    [1250, 292],
    [1396, 300],
    [1200, 330],
    [1222, 334],
    [1420, 352],
    [1448, 356],
    [1120, 372],
    [1340, 396],
    [1530, 420],
    [1556, 424],
  ] as const
  drawPeople(
    s,
    cast,
    spots.map(([x, y]) => ({ x, y, h: manAt(y), depth: Math.max(0, 0.3 - (y - 260) / 500) })),
    () => ({ shadow: SHADOW }),
  )
}

export default scene({
  name: 'moments/lagos-6',
  seed: 106,
  light: {
    base: 'day',
    sky: ['#2478b8', '#57a4d0', '#93cbe0', '#cfe8e8', '#eef4e6'],
    haze: '#d4e8e8',
    shadow: '#23405c',
    lit: '#fff6da',
  },
  horizon: HORIZON,
  sun: { x: 1700, y: -260, r: 20 },
  view: { x: 240, y: 70, w: 1280, h: 720 },
  layers: [
    sky({ disc: false, glow: 0.2 }),
    cumulus({
      banks: [
        { x: 330, y: 176, w: 300, h: 84, opacity: 0.9 },
        { x: 1010, y: 186, w: 240, h: 60, opacity: 0.8 },
      ],
      seed: 3,
    }),
    svg((s) => {
      drawSea(s)
      drawFarBeach(s)
      drawSurf(s)
      drawSand(s)
      drawShelters(s)
      drawStrollers(s)
      drawBoys(s)
      drawHorseman(s)
    }),
  ],
})
