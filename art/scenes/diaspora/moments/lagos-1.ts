import { outline } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawFigure, type FigureOptions } from '../../../language/people/figure.ts'
import { type Company, drawPeople, people } from '../../../language/people/figure-cast.ts'
import type { SkinName } from '../../../language/people/figure-tones.ts'
import { scene, svg } from '../../../scene.ts'
import {
  drawBalloons,
  drawHall,
  drawRail,
  drawSunBanner,
  drawTrolley,
  EYE,
  see,
  shadowOf,
} from './arrivals-hall.ts'

type Somebody = Omit<FigureOptions, 'x' | 'y' | 'h'> & { readonly tall?: number }

function put(s: Stage, right: number, away: number, { tall = 1.72, ...who }: Somebody): void {
  const [x, y] = see([right, 0, away])
  const to = shadowOf(right, away, tall)
  drawFigure(s, { shadow: { to, opacity: 0.5 }, key: 0.85, ...who, x, y, h: (EYE.focal / away) * tall })
}

const CLOTH = [
  '#2f7fa0',
  '#e0a83c',
  '#f4efe0',
  '#3f8a6a',
  '#7a9cb8',
  '#34507e',
  '#c8d4b0',
  '#8a5a3c',
  '#5fae9c',
]
const SKINS: SkinName[] = ['umber', 'chestnut', 'mahogany', 'ebony', 'bronze']

const WOMEN: Company = {
  poses: ['walkingTowards', 'cheering', 'atEase', 'raising', 'atCounter', 'praying'],
  women: ['wrapper', 'summerDress', 'wrapper', 'gown'],
  skins: SKINS,
  cloth: CLOTH,
  hats: ['gele', null, 'headcloth', 'gele', null, 'hijab'],
  ages: ['adult', 'elder', 'adult', 'youth'],
}

const MEN: Company = {
  poses: ['atEase', 'cheering', 'walkingTowards', 'raising', 'atCounter'],
  men: ['shirt', 'agbada', 'suit', 'kurta', 'shirt'],
  skins: SKINS,
  cloth: CLOTH,
  second: ['#34507e', '#d8c8a4', '#4a4a5c', '#f0e6d0'],
  hats: ['fila', null, null, 'cap'],
  ages: ['adult', 'elder', 'adult', 'youth'],
}

const RAIL = 18
const GAP = [-1.6, 6.2] as const

/** Metres to the right, metres behind the rail. */
const RANKS = outline(
  '-10.6,2.4 -9.9,0.8 -9,1 -8.1,2.6 -7.5,0.7 -6.7,0.9 -5.7,2.2 -5.1,0.8 -4.2,0.7 -3.5,2.7 -3,0.9 -2.2,0.8 -1.4,2.4 6.5,0.8 7.2,2.6 8.2,0.9 8.9,0.8 9.4,2.3 10.3,0.9 11,0.8 11.9,2.5 12.6,0.8 13.3,1 14.2,2.2',
)

/** Families behind the rail, on both sides of its gap. */
function drawWaiting(s: Stage): void {
  const women = people(s, 5, 15, WOMEN)
  const men = people(s, 8, 15, MEN)
  const cast = RANKS.flatMap((_, i) => (i % 2 ? men[i >> 1] : women[i >> 1]) ?? [])
  const places = RANKS.map(([right, behind]) => {
    const [x, y] = see([right, 0, RAIL + behind])
    return { x, y, h: (EYE.focal / (RAIL + behind)) * 1.78, depth: 0.04 + behind * 0.05 }
  })
  drawPeople(s, cast, places, ({ pose }, i) => ({
    ...(pose !== 'atEase' && pose !== 'atCounter' && pose !== 'praying' && { view: 'front' as const }),
    shadow: { to: shadowOf(RANKS[i]?.[0] ?? 0, RAIL + 1, 1.72), opacity: 0.4 },
    key: 0.8,
  }))
}

/** Grandmother and grandson where the light falls, his case let go beside them. */
function drawEmbrace(s: Stage): void {
  const away = 13.2
  put(s, 1.75, away + 0.05, {
    pose: 'embracing',
    dress: 'wrapper',
    colours: ['#d8243c', '#d8243c', '#f6c83c'],
    skin: 'chestnut',
    woman: true,
    age: 'elder',
    build: 'broad',
    hat: 'gele',
    hatColours: ['#f2602c', '#ffb03c'],
    tall: 1.6,
  })
  put(s, 2.17, away, {
    pose: 'embracing',
    flip: true,
    dress: 'shirt',
    colours: ['#f4b42c', '#24386a'],
    skin: 'umber',
    hair: 'cropped',
    tall: 1.82,
  })
}

function drawPassengers(s: Stage): void {
  put(s, 4.4, 16.4, {
    pose: 'running',
    flip: true,
    dress: 'summerDress',
    colours: ['#2f9a8a', '#fffaf0', '#fffaf0'],
    skin: 'umber',
    woman: true,
    age: 'child',
    hair: 'curls',
    tall: 1.12,
  })
  put(s, 6.3, 14.2, {
    pose: 'walkingAway',
    dress: 'gown',
    colours: ['#2f8f8a', '#2f8f8a', '#f0d8a0'],
    skin: 'bronze',
    woman: true,
    hair: 'bun',
    carries: 'bag',
    propColours: ['#8a5a3c', '#f0d8a0'],
    tall: 1.66,
  })
  put(s, 7.2, 14, {
    pose: 'striding',
    flip: true,
    dress: 'suit',
    colours: ['#5a7a94', '#5a7a94', '#fdf6e2'],
    skin: 'ebony',
    carries: 'suitcase',
    propColours: ['#a8583c', '#f0d8a0'],
    tall: 1.8,
  })
  drawTrolley(s, -5.6, 14.3, ['#27406e', '#c8803c', '#3f8a6a'])
  put(s, -5.6, 13.5, {
    pose: 'walkingAway',
    dress: 'agbada',
    colours: ['#dfe8e4', '#c8d4d0', '#3f8a9c'],
    skin: 'mahogany',
    hat: 'fila',
    hatColours: ['#2f6f8c', '#2f6f8c'],
    tall: 1.78,
  })
  put(s, -4.35, 13.1, {
    pose: 'handInHand',
    dress: 'wrapper',
    colours: ['#3f6fa8', '#3f6fa8', '#f4efe0'],
    skin: 'chestnut',
    woman: true,
    hat: 'headcloth',
    hatColours: ['#f4efe0', '#7a9cb8'],
    tall: 1.66,
  })
  put(s, -3.75, 13.06, {
    pose: 'handHeld',
    dress: 'shorts',
    colours: ['#e0a83c', '#34507e'],
    skin: 'umber',
    age: 'child',
    tall: 1.04,
  })
}

export default scene({
  name: 'moments/lagos-1',
  seed: 101,
  light: {
    base: 'day',
    sky: ['#8fc4c8', '#b8dcd4', '#d8ecda', '#ecf5de', '#fbfce8'],
    haze: '#dcecdc',
    shadow: '#12404e',
    lit: '#fbfbe0',
  },
  horizon: EYE.horizon,
  sun: { x: 470, y: 172, r: 34 },
  view: { x: 236, y: 116, w: 1296, h: 729 },
  layers: [
    svg(drawHall),
    svg((s) => {
      drawWaiting(s)
      drawRail(s, RAIL, -15.4, GAP[0])
      drawRail(s, RAIL, GAP[1], 15.4)
      drawSunBanner(s, -5.4, RAIL)
      const [x, y] = see([7.4, 1.3, RAIL])
      drawBalloons(s, [x, y], EYE.focal / RAIL)
      drawPassengers(s)
      const [cx, cy] = see([3.05, 0, 13])
      s.rect(cx - 15, cy - 46, 30, 46, s.shade('#8a3a2c', 0.4), 'rx="4"')
      s.rect(cx - 15, cy - 46, 13, 46, s.shade('#c8583c', 0.95), 'rx="4"')
      s.line(`M${cx - 6} ${cy - 46}v-15h12v15`, s.shade('#4a3030', 0.3), 3)
      drawEmbrace(s)
    }),
  ],
})
