import type { Stage } from '../../engine/stage.ts'
import { standing, water } from '../../language/sea/water.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawEgrets } from './egrets.ts'
import { drawFiveCases, drawOrangeCrate } from './five-cases.ts'
import { DECK, drawCypressShore, drawJettyDeck, drawLadder, drawLinePost, drawWetFeet } from './lake-jetty.ts'
import { drawDrips, drawWashing } from './washing-line.ts'

const LAKE = 462
const LINE = { from: [896, 300], to: [1426, 300], sag: 24 } as const

const WASHING = [
  { t: 0.1, k: 0.96, kind: 'towel', colour: '#fff6e2', trim: '#3f9a9c' },
  { t: 0.29, k: 0.98, kind: 'trunks', colour: '#2f5f8c', trim: '#8fc4d4' },
  { t: 0.47, k: 0.92, kind: 'suit', colour: '#e0523f', trim: '#fff2d8' },
  { t: 0.635, k: 0.74, kind: 'trunks', colour: '#f0b23c', trim: '#d8503f' },
  { t: 0.775, k: 0.66, kind: 'frilled', colour: '#2f9a8c', trim: '#fff2d8' },
  { t: 0.9, k: 0.5, kind: 'trunks', colour: '#f08fa0', trim: '#d8506a' },
] as const

/** An old pile with an egret on it, out in the lake. */
function drawHeronPile(s: Stage): void {
  s.rect(633, 668, 20, 64, s.shade('#6a5a4c', 0.3))
  s.rect(645, 668, 8, 64, s.shade('#a88a68', 0.75))
  s.rect(630, 663, 26, 7, s.shade('#d8c4a0', 0.9))
  drawEgrets(s, [[641, 664, 66]])
}

export default scene({
  name: 'disney/day-7',
  seed: 57,
  light: {
    base: 'day',
    sky: ['#4a92a8', '#77b2bc', '#a8d0c6', '#d8e6d0', '#f6f0d2'],
    haze: '#dce9d6',
    shadow: '#24485a',
    lit: '#fff4d0',
    glow: '#fff0c0',
    sun: '#fffdf0',
  },
  horizon: LAKE,
  sun: { x: 1176, y: 176, r: 44 },
  portrait: { x: 860, y: -98, w: 600, h: 1067 },
  layers: [
    sky({ rings: 2, glow: 0.7 }),
    svg((s) => drawCypressShore(s, LAKE + 2)),
    mist({ y: 400, h: 84, opacity: 0.75 }),
    water({
      y: LAKE,
      base: 900,
      colours: ['#f2f0d6', '#bcdccc', '#7fb8b8', '#4f93a0'],
      reflection: [0.9, 0.4],
      amplitude: 22,
      glint: 0.6,
      glintColour: '#fffbe6',
    }),
    mist({ y: 440, h: 70, opacity: 0.5 }),
    standing({ waterline: DECK.water, opacity: 0.6, reach: 150, amplitude: 10 }, (s) => {
      drawJettyDeck(s)
      for (const [x] of [LINE.from, LINE.to]) drawLinePost(s, x, 282)
      drawDrips(s, LINE, WASHING, DECK.far)
      drawWashing(s, LINE, WASHING)
      drawWetFeet(s)
      drawFiveCases(s)
      drawOrangeCrate(s, 1012, 770)
      drawLadder(s)
    }),
    standing({ waterline: 730, opacity: 0.5, reach: 90, amplitude: 8 }, drawHeronPile),
  ],
  finish: { bloom: 0.3, vignette: 0.12 },
})
