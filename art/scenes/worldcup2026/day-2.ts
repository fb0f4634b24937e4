import { outline } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawSkyline } from '../../language/buildings/city.ts'
import { crowdDabs } from '../../language/people/crowd-dabs.ts'
import { drawFigure } from '../../language/people/figure.ts'
import { type Company, drawPeople, people } from '../../language/people/figure-cast.ts'
import type { SkinName } from '../../language/people/figure-tones.ts'
import { water } from '../../language/sea/water.ts'
import { cumulus } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import {
  drawBridgeTower,
  drawCables,
  drawDeck,
  drawRails,
  drawRoadCar,
  EYE,
  onPromenade,
} from './brooklyn-bridge.ts'

const CLOTH = [
  '#d8342f',
  '#2f6fb5',
  '#f2bf3c',
  '#2f8f6a',
  '#f4efe2',
  '#e8743c',
  '#27406e',
  '#6fb0c8',
  '#8a2f4e',
]
const SKINS: SkinName[] = [
  'rose',
  'umber',
  'honey',
  'porcelain',
  'chestnut',
  'olive',
  'ebony',
  'bronze',
  'mahogany',
]

const SUPPORTERS: Company = {
  poses: ['walkingAway', 'cheering', 'walkingAway', 'handsBehind'],
  men: ['shirt', 'football', 'shorts', 'shirt', 'shorts'],
  women: ['summerDress', 'shorts', 'football', 'shirt'],
  skins: SKINS,
  cloth: CLOTH,
  second: ['#34507e', '#d8c8a4', '#4a3a54', '#f0e6d0', '#5a7a94', '#2f4438'],
  hats: [null, 'cap', null, null, 'straw', null, 'panama'],
  ages: ['adult', 'adult', 'adult', 'elder', 'youth'],
}

/** Metres to the right of the middle, metres away: small knots of people with air between them. */
const PLACES: readonly (readonly [number, number])[] = [
  ...outline(
    '3.3,14.2 -3.2,17.2 -1.1,18.2 1.8,19.4 3.4,20.4 -3.1,20.8 -0.5,23 2.2,24.2 -2.3,25.2 3.3,26.8 0.5,27.4',
  ),
  ...outline(
    '-3.4,28.6 -1.2,29.6 1.8,30.8 3.1,32.4 -2.4,33 0.2,34 2.3,35.6 -3.3,36.6 -0.8,37.8 1.2,39 3.2,40',
  ),
  ...outline('-1.9,41 0.3,42.6 2.2,43.6 -3.1,44.4 -0.9,46 1.4,47 3.3,48 -2.3,49 0.4,50.4 2.5,51.4 -3.4,52.4'),
  ...outline('-1.3,53.6 1.5,54.8 3.2,56 -2.5,57 0,58 2.2,59 -3.4,60 -1,61 1.1,62 3.2,63 -2.1,64'),
]

const METRE = (away: number) => EYE.focal / away

function drawSupporters(s: Stage): void {
  const cast = people(s, 7, PLACES.length, SUPPORTERS)
  const places = PLACES.map(([right, away]) => {
    const [x, y] = onPromenade(right, away)
    return { x, y, h: METRE(away) * 1.78, depth: (away / 90) * 0.3 }
  })
  drawPeople(s, cast, places, ({ pose }, i) => ({
    flip: i % 2 === 0,
    shadow: SHADOW,
    ...(pose === 'cheering' && {
      carries: i % 4 ? 'scarf' : 'flag',
      propColours: [CLOTH[(i * 4) % 9] ?? '', CLOTH[(i * 4 + 4) % 9] ?? ''],
    }),
  }))
  drawFamily(s)
}

/** High noon: short shadows. */
const SHADOW = { to: [-0.3, 0.1], opacity: 0.42 } as const

/** A father with his daughter on his shoulders, and a grandmother with a boy at her hand. */
function drawFamily(s: Stage): void {
  const away = 14.6
  const m = METRE(away)
  const [x, y] = onPromenade(0.5, away)
  const father = { x, y, h: m * 1.84 }
  drawFigure(s, {
    ...father,
    pose: 'walkingAway',
    dress: 'shirt',
    colours: ['#f4efe2', '#3f567e'],
    skin: 'chestnut',
    hair: 'cropped',
    shadow: SHADOW,
  })
  drawFigure(s, {
    x: x + 2,
    y: y - father.h * 0.86,
    h: m * 1.12,
    pose: 'onShoulders',
    dress: 'football',
    colours: ['#f2bf3c', '#2f6fb5'],
    skin: 'umber',
    age: 'child',
    hair: 'curls',
    carries: 'scarf',
    propColours: ['#d8342f', '#f4efe2'],
    woman: true,
  })
  const [gx, gy] = onPromenade(-2.2, 13.9)
  const k = METRE(13.9)
  drawFigure(s, {
    x: gx,
    y: gy,
    h: k * 1.6,
    pose: 'handInHand',
    dress: 'summerDress',
    colours: ['#2f8f6a', '#f4efe2', '#f4efe2'],
    skin: 'olive',
    age: 'elder',
    woman: true,
    hair: 'bun',
    shadow: SHADOW,
  })
  drawFigure(s, {
    x: gx + 0.57 * k,
    y: gy + 2,
    h: k * 1.12,
    pose: 'handHeld',
    dress: 'football',
    colours: ['#6fb0c8', '#f4efe2'],
    skin: 'honey',
    age: 'child',
    hat: 'cap',
    hatColours: ['#d8342f', '#d8342f'],
    shadow: SHADOW,
  })
}

export default scene({
  name: 'worldcup2026/day-2',
  seed: 62,
  light: {
    base: 'day',
    sky: ['#1f6fae', '#4b9fd0', '#8fcbe0', '#cfe8e6', '#eef3e4'],
    haze: '#cfe2e6',
    shadow: '#1c3560',
    lit: '#fff4d6',
  },
  horizon: 336,
  sun: { x: 1560, y: -90, r: 30 },
  portrait: { x: 822, y: -52, w: 536, h: 953 },
  layers: [
    sky({ disc: false, glow: 0.25 }),
    cumulus({
      banks: [
        { x: 250, y: 300, w: 380, h: 120, opacity: 0.8 },
        { x: 1420, y: 210, w: 260, h: 90, opacity: 0.7 },
      ],
      seed: 4,
    }),
    svg((s) => {
      drawSkyline(s, {
        from: 300,
        to: 960,
        y: 346,
        h: 120,
        depth: 0.66,
        colour: '#7a93ae',
        lit: 0.85,
        lamps: 0,
        seed: 5,
        width: [12, 28],
        envelope: (t) => 0.25 + 0.75 * Math.sin(t * 3.1) ** 2,
      })
      drawSkyline(s, {
        from: 1230,
        to: 1660,
        y: 346,
        h: 84,
        depth: 0.7,
        colour: '#8a98a8',
        lit: 0.85,
        lamps: 0,
        seed: 8,
        width: [14, 30],
      })
    }),
    water({ y: 344, accent: '#2f86a8', reflection: [0.6, 0.2], glint: 0.25 }),
    svg((s) => {
      drawBridgeTower(s)
      drawDeck(s)
      for (const [right, away, colour] of CARS) drawRoadCar(s, right, away, colour)
      const [fx, fy] = onPromenade(-3.9, 112)
      const [nx, ny] = onPromenade(-3.9, 66)
      crowdDabs(s, {
        far: { from: fx, to: 2 * EYE.x - fx, y: fy - 4, h: 5.4, depth: 0.3 },
        near: { from: nx, to: 2 * EYE.x - nx, y: ny - 10, h: 9, depth: 0.22 },
        rows: 9,
        hues: CLOTH,
        raised: 0.2,
        hats: 0.2,
        packed: 0.5,
      })
      drawSupporters(s)
      drawRails(s)
      drawCables(s)
    }),
  ],
})

const CARS: readonly (readonly [number, number, string])[] = [
  [6.2, 78, '#f4efe2'],
  [-7.4, 70, '#f2bf3c'],
  [7.8, 52, '#f2bf3c'],
  [-6, 44, '#c8d4dc'],
  [6.2, 33, '#4f6a4a'],
  [-7.6, 26, '#f2bf3c'],
]
