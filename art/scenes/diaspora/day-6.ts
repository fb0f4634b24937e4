import { outline } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure, type FigureOptions } from '../../language/people/figure.ts'
import { type Company, drawPeople, people } from '../../language/people/figure-cast.ts'
import type { SkinName } from '../../language/people/figure-tones.ts'
import { scene, svg } from '../../scene.ts'
import { drawChandelier } from './chandelier.ts'
import { drawGalleryRail, drawHall, drawTable, EYE, ROUND, see } from './owambe-hall.ts'
import { drawTalkingDrum } from './talking-drum.ts'

/** Lamps overhead and a little to the right. */
const SHADOW = { to: [-0.3, 0.1], opacity: 0.4 } as const

type Somebody = Omit<FigureOptions, 'x' | 'y' | 'h'> & { readonly tall?: number }

function put(s: Stage, right: number, away: number, { tall = 1.74, ...who }: Somebody): void {
  const [x, y] = see([right, 0, away])
  drawFigure(s, { shadow: SHADOW, ...who, x, y, h: (EYE.focal / away) * tall })
}

/** Asoebi: coral and gold for her side, teal and ivory for his. */
const HERS = ['#e8503c', '#f0863c', '#d83a5c', '#f2b03c', '#e86a54', '#c8304a']
const HIS = ['#f4ecd6', '#2f8f9c', '#dcecdc', '#1f6f94', '#f2e2b8', '#5fb0a8']
const SKINS: SkinName[] = ['chestnut', 'umber', 'mahogany', 'ebony', 'bronze', 'umber']

const WOMEN: Company = {
  poses: [
    'dancing',
    'whirling',
    'cheering',
    'walkingTowards',
    'atEase',
    'raising',
    'offering',
    'walkingAway',
  ],
  women: ['wrapper', 'gown', 'wrapper'],
  skins: SKINS,
  cloth: HERS,
  second: HERS,
  hats: ['gele'],
  ages: ['adult', 'adult', 'elder', 'adult', 'youth'],
}

const MEN: Company = {
  poses: [
    'dancing',
    'cheering',
    'walkingTowards',
    'raising',
    'offering',
    'handsBehind',
    'atEase',
    'whirling',
  ],
  men: ['agbada', 'agbada', 'kurta'],
  skins: SKINS,
  cloth: HIS,
  second: HIS,
  hats: ['fila'],
  ages: ['adult', 'elder', 'adult', 'youth'],
}

/** Metres to the right, metres away: a ring of dancers, thick at the back and open towards us. */
const RING = outline(
  '-3.2,16 -2.5,16.4 -1.7,16.8 -0.9,16.5 0,17 0.8,16.6 1.6,16.8 2.4,16.4 3.1,15.9 -3.6,15 -2.8,15.2 2.9,15 3.7,14.8 -3.7,13.6 -2.9,13.9 3.3,13.7 -3.4,12.5 -2.6,12.2 3.5,12.4 2.7,12 -2.4,10.9 -1.5,10.4 2.1,10.7 1.2,10.3',
)

function drawDancers(s: Stage): void {
  const women = people(s, 3, 14, WOMEN)
  const men = people(s, 4, 14, MEN)
  const cast = RING.flatMap((_, i) => (i % 5 < 3 ? women[(i * 3) % 14] : men[i % 14]) ?? [])
  const unique = [...new Set(cast)]
  const rest = [...women, ...men].filter((person) => !unique.includes(person))
  const places = RING.map(([right, away]) => {
    const [x, y] = see([right, 0, away])
    return { x, y, h: (EYE.focal / away) * 1.78, depth: Math.max(0, (away - 13) / 60) }
  })
  drawPeople(s, [...unique, ...rest].slice(0, places.length), places, (person, i) => ({
    shadow: SHADOW,
    ...(person.woman && { hatColours: [HERS[(i + 2) % 6] ?? '', HERS[(i + 4) % 6] ?? ''] }),
    ...(person.pose === 'offering' && { flip: (RING[i]?.[0] ?? 0) > 0 }),
    ...((RING[i]?.[1] ?? 0) > 14 && person.pose === 'cheering' && { view: 'front' as const }),
  }))
}

/** The two in whose honour it is, the talking drummer at their side, and the notes that rain on them. */
function drawHonoured(s: Stage): void {
  put(s, -0.42, 13.5, {
    pose: 'dancing',
    dress: 'wrapper',
    colours: ['#fff6dc', '#fff6dc', '#f2c048'],
    skin: 'chestnut',
    woman: true,
    hat: 'gele',
    hatColours: ['#ffcf4c', '#fff0b8'],
    tall: 1.7,
  })
  put(s, 0.6, 13.4, {
    pose: 'dancing',
    flip: true,
    dress: 'agbada',
    colours: ['#fff6dc', '#f6e6b8', '#e0a83c'],
    skin: 'umber',
    hat: 'fila',
    hatColours: ['#e8b43c', '#e8b43c'],
    tall: 1.84,
  })
  const [dx, dy] = see([1.75, 0, 12.9])
  const h = (EYE.focal / 12.9) * 1.8
  put(s, 1.75, 12.9, {
    pose: 'atCounter',
    dress: 'agbada',
    colours: ['#27408f', '#1f3070', '#f0c04c'],
    skin: 'ebony',
    hat: 'fila',
    hatColours: ['#27408f', '#27408f'],
    tall: 1.8,
  })
  drawTalkingDrum(s, { x: dx + h * 0.05, y: dy - h * 0.53, size: h * 0.34, turn: -18 })
  s.line(
    `M${dx - h * 0.06} ${dy - h * 0.56}q${-h * 0.1} ${-h * 0.09} ${-h * 0.03} ${-h * 0.16}`,
    s.shade('#6a3a24', 0.5),
    3,
  )
  drawNotes(s)
}

function drawNotes(s: Stage): void {
  const random = s.random(11)
  for (let i = 0; i < 34; i++) {
    const onFloor = i < 20
    const [x, y] = see([(random() - 0.5) * 3.6, onFloor ? 0 : 1.2 + random() * 1.5, 12.1 + random() * 2.6])
    const turn = random() * 90
    const colour = ['#8fc4a0', '#e8a878', '#b8d4e0'][i % 3] ?? '#8fc4a0'
    s.placed({ x, y, turn: onFloor ? turn * 0.3 : turn }, () =>
      s.rect(-7, onFloor ? -2 : -4, 14, onFloor ? 4 : 7, s.shade(colour, 0.95)),
    )
  }
}

/** The juju band on its stage. */
function drawBand(s: Stage): void {
  const places = [-4.6, -3, -1.2, 0.8, 2.6, 4.4]
  const cast = people(s, 9, places.length, {
    poses: ['atCounter', 'playing', 'atEase', 'atCounter'],
    men: ['shirt', 'kurta', 'suit'],
    skins: SKINS,
    cloth: ['#f2c048', '#f4ecd6', '#e8503c'],
    second: ['#24405c', '#5a2a2c'],
    hats: ['fila', null, 'cap'],
  })
  drawPeople(
    s,
    cast,
    places.map((right) => {
      const [x, y] = see([right, 0.8, 26.6])
      return { x, y, h: (EYE.focal / 26.6) * 1.78, depth: 0.1 }
    }),
    ({ pose }) => ({
      shadow: false,
      ...(pose === 'playing' ? { carries: 'horn' as const, propColours: ['#f2c048'] } : {}),
      ...(pose === 'atCounter' ? { carries: 'drum' as const, propColours: ['#8a3a24', '#f4e0b0'] } : {}),
    }),
  )
}

const TABLES = outline(
  '-9.6,23.6 -6,23.8 6,23.8 9.6,23.6 -11,19.6 -7.4,19.2 7.4,19.2 11,19.6 -9.4,15.4 -6.3,15 6.4,15 9.6,15.4 -10.6,12 -6.8,11.3 6.9,11.3 -8.8,8.9 -5.6,8.6 5.8,8.6',
)

export default scene({
  name: 'diaspora/day-6',
  seed: 66,
  light: {
    base: 'day',
    sky: ['#e6dcc0', '#e6dcc0', '#e6dcc0', '#efe4c6', '#f8f0d8'],
    haze: '#e9dfc2',
    shadow: '#0b3338',
    lit: '#fff0c8',
    window: '#ffe0a0',
  },
  horizon: EYE.horizon,
  sun: { x: 1500, y: -200, r: 10 },
  portrait: { x: 760, y: -110, w: 600, h: 1067 },
  layers: [
    svg((s) => {
      drawHall(s)
      drawBand(s)
      for (const [right, away] of TABLES.filter(([, away]) => away > ROUND.away)) drawTable(s, right, away)
      drawDancers(s)
      drawHonoured(s)
      for (const [right, away] of TABLES.filter(([, away]) => away < ROUND.away)) drawTable(s, right, away)
      drawChandelier(s, { x: 1064, y: 168, r: 150 })
      drawGalleryRail(s)
    }),
  ],
  finish: { bloom: 0.2, vignette: 0.2 },
})
