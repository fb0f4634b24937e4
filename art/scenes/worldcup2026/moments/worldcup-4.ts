import { type Point, ribbon } from '../../../engine/geometry.ts'
import { lerp, range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawFigure, type FigureOptions } from '../../../language/people/figure.ts'
import { scene, svg } from '../../../scene.ts'
import { drawFootball } from '../football.ts'
import { cast, drawGoalFrame, drawGoalShadow, drawNet, drawTurf, metre, see } from './goalmouth.ts'

/** Looking down, heights shrink against widths. */
const FORESHORTENED = 0.86

const SHADOW = { to: [-0.62, 0.3], opacity: 0.45 } as const

type Player = Omit<FigureOptions, 'x' | 'y' | 'h' | 'dress'> & Partial<Pick<FigureOptions, 'dress'>>

const put = (s: Stage, across: number, away: number, o: Player): void => {
  const [x, y] = see(across, 0, away)
  drawFigure(s, { dress: 'football', shadow: SHADOW, ...o, x, y, h: metre(away) * 1.84 * FORESHORTENED })
}

const RED = ['#d8342f', '#d8342f', '#f6f2e6']
const WHITE = ['#f6f4ea', '#23407a', '#f6f4ea']

/** Everybody watches the ball; the striker's leg is still in the air. */
function drawPlayers(s: Stage): void {
  put(s, -8.6, 15.2, {
    pose: 'running',
    colours: ['#d8342f', '#d8342f', '#23407a'],
    skin: 'umber',
    hair: 'curls',
  })
  put(s, 6.6, 15.4, {
    pose: 'atEase',
    view: 'front',
    dress: 'football',
    colours: ['#20262e', '#20262e', '#20262e'],
    skin: 'olive',
    hair: 'bald',
  })
  put(s, 3.6, 12, { pose: 'running', flip: true, colours: WHITE, skin: 'porcelain', build: 'slim' })
  put(s, -4.9, 12, {
    pose: 'walkingTowards',
    colours: ['#f6f4ea', '#23407a', '#d8342f'],
    skin: 'chestnut',
    build: 'broad',
  })
  put(s, -1.2, 10.6, { pose: 'kicking', colours: RED, skin: 'ebony', hair: 'cropped' })
  put(s, 7.6, 8.4, {
    pose: 'cheering',
    view: 'front',
    colours: ['#d8342f', '#b82a30', '#f6f2e6'],
    skin: 'rose',
    hairColour: '#8a5a34',
  })
  put(s, -7.4, 6.6, {
    pose: 'handsBehind',
    view: 'front',
    colours: ['#f6f4ea', '#2c4a86', '#f6f4ea'],
    skin: 'honey',
    hair: 'bun',
  })
}

const FEET = { across: 0.95, up: 0.86, away: 0.3 }
const HANDS = { across: 3.02, up: 2.0, away: 0.3 }

/** The shadow that has lost its keeper, on the grass below him. */
function drawFlyingShadow(s: Stage): void {
  const line = range(9).map((i): Point => {
    const t = i / 8
    return cast(lerp(FEET.across, HANDS.across, t), lerp(FEET.up, HANDS.up, t), FEET.away)
  })
  s.path(
    ribbon(line, (t) => (t < 0.45 ? 6 + 12 * t : t < 0.72 ? 14 : 6)),
    s.light.shadow,
    'opacity=".5"',
  )
}

function drawKeeper(s: Stage): void {
  const [x, y] = see(FEET.across, FEET.up, FEET.away)
  drawFlyingShadow(s)
  drawFigure(s, {
    x,
    y,
    h: metre(FEET.away, 1) * 1.9,
    turn: 65,
    pose: 'stretching',
    dress: 'football',
    colours: ['#f6c52c', '#20304c', '#f6c52c'],
    skin: 'bronze',
    shadow: false,
  })
  const [bx, by] = see(3.24, 2.12, 0.3)
  const [sx, sy] = cast(3.24, 2.12, 0.3)
  s.ellipse(sx, sy, 11, 6, s.light.shadow, 'opacity=".45"')
  drawFootball(s, { x: bx, y: by, r: 12.5, roll: 0.6, spin: 0.8 })
}

export default scene({
  name: 'moments/worldcup-4',
  seed: 304,
  light: { base: 'night', lit: '#f4fff0', shadow: '#06343c', haze: '#3f9a78' },
  horizon: -900,
  sun: { x: 2200, y: -300, r: 10 },
  layers: [
    svg((s) => {
      drawTurf(s)
      drawPlayers(s)
      drawGoalShadow(s)
      drawGoalFrame(s)
      drawKeeper(s)
      drawNet(s)
    }),
  ],
  finish: { vignette: 0.26 },
})
