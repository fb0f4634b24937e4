import type { Stage } from '../../engine/stage.ts'
import { pitch, type StadiumCamera } from '../../language/buildings/stadium.ts'
import { drawFigure, type FigureOptions } from '../../language/people/figure.ts'
import { scene, svg } from '../../scene.ts'
import { drawFarStand } from './far-stand.ts'
import { drawTickerTape, drawTunnel, EYE, see } from './players-tunnel.ts'

const OUTSIDE: StadiumCamera = { eye: [0, 3, -57], pitch: 0, focal: EYE.focal, centre: [EYE.x, EYE.horizon] }

/** The field's light comes towards us, and so do the shadows. */
const SHADOW = { to: [0.06, 0.62], opacity: 0.5, colour: '#071c38' } as const

type Player = Partial<FigureOptions> & Pick<FigureOptions, 'skin'>

const put = (s: Stage, right: number, away: number, tall: number, o: Player): void => {
  const [x, y] = see([right, 0, away])
  drawFigure(s, {
    pose: 'walkingAway',
    dress: 'football',
    backlit: true,
    shadow: SHADOW,
    ...o,
    x,
    y,
    h: (EYE.focal / away) * tall,
  })
}

const RED = (i: number) => [`#d${i}322f`, `#d${i}322f`, '#f6efe0']
const WHITE = (i: number) => [`#f${i}f2ea`, '#23407a', `#f${i}f2ea`]

/** Hand in hand with a child on the outer side. */
function putWithChild(s: Stage, side: -1 | 1, away: number, player: Player, child: Player): void {
  put(s, side * 1.25, away, 1.82, { ...player, pose: 'handInHand', flip: side < 0 })
  put(s, side * (1.25 + 0.57 * 1.14), away, 1.14, {
    age: 'child',
    ...child,
    pose: 'handHeld',
    flip: side < 0,
  })
}

/** Officials first, then two files; the last two lead children by the hand. */
function drawFiles(s: Stage): void {
  put(s, 0, 34, 1.8, { skin: 'olive', colours: ['#e8d43c', '#1c2430', '#1c2430'], hair: 'bald' })
  put(s, -1.7, 29, 1.82, { skin: 'ebony', colours: RED(1), hair: 'cropped' })
  put(s, 1.9, 29.4, 1.78, { skin: 'rose', colours: WHITE(1), hairColour: '#a8743c', flip: true })
  put(s, -1.15, 24.4, 1.9, { skin: 'honey', colours: RED(2), flip: true, build: 'broad' })
  put(s, 1.1, 24, 1.84, { skin: 'umber', colours: WHITE(2), hair: 'curls' })
  put(s, -1.95, 20, 1.76, { skin: 'bronze', colours: RED(3), pose: 'cheering', view: 'back', hair: 'curls' })
  put(s, 1.85, 20.6, 1.86, {
    skin: 'porcelain',
    colours: WHITE(3),
    build: 'slim',
    hair: 'bun',
    hairColour: '#6a4630',
  })
  put(s, -1.05, 16.8, 1.86, { skin: 'mahogany', colours: RED(4), hair: 'bald' })
  put(s, 1.0, 17, 1.8, { skin: 'olive', colours: WHITE(4), flip: true, hairColour: '#2a1c22' })
  putWithChild(
    s,
    -1,
    13.4,
    { skin: 'umber', colours: RED(5), hair: 'cropped' },
    { skin: 'honey', colours: ['#f2bf3c', '#2f6fb5', '#f4efe2'], woman: true, hair: 'ponytail' },
  )
  putWithChild(
    s,
    1,
    13.7,
    { skin: 'chestnut', colours: WHITE(5), hair: 'short' },
    { skin: 'rose', colours: ['#f2bf3c', '#2f6fb6', '#f4efe2'], hairColour: '#8a5a34' },
  )
  putWithChild(
    s,
    -1,
    10.6,
    { skin: 'rose', colours: RED(6), hair: 'short', build: 'broad' },
    { skin: 'ebony', colours: ['#f2bf3c', '#2f6fb7', '#f4efe2'], hair: 'curls' },
  )
  putWithChild(
    s,
    1,
    10.9,
    { skin: 'ebony', colours: WHITE(6), hair: 'cropped' },
    { skin: 'bronze', colours: ['#f2bf3c', '#2f6fb8', '#f4efe2'], woman: true, hair: 'plait' },
  )
}

export default scene({
  name: 'worldcup2026/day-3',
  seed: 63,
  light: {
    base: 'night',
    lit: '#f2fbff',
    haze: '#6fa8c0',
    shadow: '#06152e',
    sky: ['#06142e', '#0c2a52', '#1c5078', '#4f94ac', '#d6f0ea'],
  },
  horizon: EYE.horizon,
  sun: { x: EYE.x, y: 200, r: 10 },
  portrait: { x: 816, y: -64, w: 548, h: 974 },
  layers: [
    svg(drawFarStand),
    pitch(OUTSIDE),
    svg((s) => {
      drawTickerTape(s, 330, [15, 40], 5)
      drawTunnel(s)
      drawFiles(s)
      drawTickerTape(s, 46, [9, 13], 9)
    }),
  ],
  finish: { bloom: 0.5, vignette: 0.12 },
})
