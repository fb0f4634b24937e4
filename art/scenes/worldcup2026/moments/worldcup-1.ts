import { polygon } from '../../../engine/geometry.ts'
import { clamp, range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { crowdDabs } from '../../../language/people/crowd-dabs.ts'
import { drawFigure } from '../../../language/people/figure.ts'
import { type Company, drawPeople, people } from '../../../language/people/figure-cast.ts'
import type { SkinName } from '../../../language/people/figure-tones.ts'
import { cumulus } from '../../../language/sky/clouds.ts'
import { sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { crowdDots } from '../crowd-dots.ts'
import { drawBanners, drawStadiumOutside, EYE, see } from './stadium-outside.ts'

const CLOTH = [
  '#d8342f',
  '#f4efe2',
  '#2f6fb5',
  '#f2bf3c',
  '#2f8f6a',
  '#e8743c',
  '#27406e',
  '#6fb0c8',
  '#f4efe2',
]
/** Supporters of one side keep to the left, of the other to the right, near enough. */
const WARM = ['#d8342f', '#d8342f', '#f4efe2', '#e8743c', '#f2bf3c', '#f4efe2', '#b8283a', '#2f6fb5']
const COOL = ['#2f6fb5', '#6fb0c8', '#f4efe2', '#2f8f6a', '#27406e', '#f4efe2', '#3f86b8', '#f2bf3c']
const SKINS: SkinName[] = ['rose', 'umber', 'honey', 'olive', 'chestnut', 'ebony', 'porcelain', 'bronze']
const SHADOW = { to: [-0.42, 0.13], opacity: 0.4 } as const

/** The way kept open to the gate, in metres beside the eye. */
const WAY = { left: -5.2, right: 0.4 }

const FANS: Company = {
  poses: ['walkingAway', 'walkingAway', 'cheering', 'walkingAway', 'handsBehind'],
  men: ['shirt', 'football', 'shorts', 'football'],
  women: ['summerDress', 'football', 'shorts', 'shirt'],
  skins: SKINS,
  cloth: CLOTH,
  second: ['#34507e', '#d8c8a4', '#4a3a54', '#f0e6d0', '#5a7a94', '#2f4438'],
  hats: [null, 'cap', null, null, 'straw', null],
  ages: ['adult', 'adult', 'elder', 'youth', 'adult'],
}

const metre = (away: number) => EYE.focal / away

function drawForecourt(s: Stage): void {
  s.rect(s.left, EYE.horizon + 10, s.right - s.left, s.bottom - EYE.horizon, s.shade('#e6dcc2', 0.9))
  s.rect(s.left, EYE.horizon + 2, s.right - s.left, 24, s.shade('#5f9a86', 0.6, 0.5))
  const joints = range(26).map((i) => polygon([see([-60 + i * 5, 0, 6]), see([-60 + i * 5, 0, 160])], false))
  const courses = [9, 11, 13.5, 17, 22, 29, 40, 60, 100].map((d) =>
    polygon([see([-90, 0, d]), see([90, 0, d])], false),
  )
  s.line([...joints, ...courses].join(''), s.shade('#9a9480', 0.4), 1.4, 'opacity=".35"')
}

/** Where no pavement shows between them: everybody's legs. */
function drawLegs(s: Stage, from: number, to: number): void {
  s.path(
    polygon([see([from, 0.9, 7]), see([to, 0.9, 7]), see([to, 0.9, 150]), see([from, 0.9, 150])]),
    s.shade('#33506a', 0.3, 0.1),
  )
  s.path(
    polygon([see([from, 0, 7]), see([to, 0, 7]), see([to, 0, 150]), see([from, 0, 150])]),
    s.shade('#33506a', 0.22, 0.05),
    'opacity=".72"',
  )
}

/** Heads and shoulders from one metre mark to another: dots as far as the gates, torn dabs near by. */
function drawThrong(s: Stage, from: number, to: number, hues: readonly string[], seed: number): void {
  const row = (away: number, depth: number) => {
    const m = metre(away)
    const cut = (right: number) => clamp(EYE.x + right * m, s.left - 40, s.right + 40)
    return { from: cut(from), to: cut(to), y: EYE.horizon + (EYE.height - 1.2) * m, h: 0.6 * m, depth }
  }
  const rows = range(34).map((i) => {
    const away = 24 * (150 / 24) ** (1 - i / 33)
    return row(away, 0.62 * (away / 150) ** 0.6)
  })
  crowdDots(s, { rows, hues, lit: 0.85, seed })
  const stops = [23, 16, 11.5, 8.4, 6.2]
  for (const [i, away] of stops.slice(0, -1).entries())
    crowdDabs(s, {
      far: row(away, 0.12 - i * 0.05),
      near: row((stops[i + 1] ?? 7) * 1.06, 0.08 - i * 0.04),
      rows: i < 2 ? 5 : 4,
      hues,
      skins: SKINS,
      packed: 0.6,
      raised: 0.12,
      hats: 0.2,
      seed: seed + i,
    })
}

const EDGE = [
  58, 52, 46, 41, 36.6, 33, 29.8, 27, 24.4, 22.2, 20.2, 18.4, 16.8, 15.3, 13.9, 12.6, 11.4, 10.4, 9.5,
]

/** Those who walk along the open way, whole from hat to heel. */
function drawEdges(s: Stage): void {
  const places = EDGE.flatMap((away, i) =>
    [WAY.left + 0.1 - (i % 3) * 0.42, WAY.right + ((i * 2) % 3) * 0.4].map((right, k) => {
      const d = away + k * 0.5
      const [x, y] = see([right, 0, d])
      return { x, y, h: metre(d) * 1.76, depth: clamp(d / 200) }
    }),
  )
  drawPeople(s, people(s, 4, places.length, FANS), places, ({ pose }, i) => ({
    shadow: SHADOW,
    ...(pose === 'cheering' && {
      carries: i % 2 ? 'flag' : 'scarf',
      propColours: [CLOTH[(i * 4) % 9] ?? '', CLOTH[(i * 4 + 5) % 9] ?? ''],
    }),
  }))
}

/** A father who carries his daughter, her scarf over everybody's head. */
function drawPair(s: Stage): void {
  const away = 9.9
  const m = metre(away)
  const [x, y] = see([-1.25, 0, away])
  drawFigure(s, {
    x,
    y,
    h: m * 1.9,
    pose: 'headLoad',
    view: 'back',
    dress: 'shirt',
    colours: ['#f6f2e6', '#2f4f7e'],
    skin: 'chestnut',
    build: 'broad',
    hair: 'cropped',
    shadow: SHADOW,
  })
  drawFigure(s, {
    x: x + 2,
    y: y - m * 1.9 * 0.86,
    h: m * 1.36,
    pose: 'onShoulders',
    dress: 'football',
    colours: ['#f2b82c', '#1f5f9a', '#f4efe2'],
    skin: 'umber',
    age: 'child',
    woman: true,
    hair: 'curls',
    carries: 'scarf',
    propColours: ['#d8342f', '#fbf6e6'],
  })
}

export default scene({
  name: 'moments/worldcup-1',
  seed: 301,
  light: {
    base: 'day',
    sky: ['#155f9e', '#3288bf', '#74b9d6', '#b6dde0', '#e2f0e6'],
    haze: '#c8e0e6',
    shadow: '#17365c',
    lit: '#fff4d8',
  },
  horizon: 430,
  sun: { x: 1900, y: -200, r: 20 },
  layers: [
    sky({ disc: false, glow: 0.2 }),
    cumulus({ banks: [{ x: 210, y: 392, w: 330, h: 92, opacity: 0.85 }], seed: 6 }),
    svg((s) => {
      drawStadiumOutside(s)
      drawForecourt(s)
      drawLegs(s, -90, WAY.left - 0.7)
      drawLegs(s, WAY.right + 0.5, 60)
      drawBanners(s, -13, [
        [120, '#2f8f6a'],
        [84, '#f2bf3c'],
        [60, '#2f6fb5'],
        [44, '#e8743c'],
        [33, '#d8342f'],
      ])
      drawThrong(s, -95, WAY.left, WARM, 3)
      drawThrong(s, WAY.right, 60, COOL, 40)
      drawEdges(s)
      drawPair(s)
    }),
  ],
})
