import { range } from '../../engine/numbers.ts'
import { cornered, curved, strand } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawThreeQuarterFace } from '../../language/people/heads/three-quarter-face.ts'
import { drawEar, drawGarment, drawNeck } from '../../language/people/portrait-bust.ts'
import { drawPlanes, drawPlanesWithin, tonesOf } from '../../language/people/portrait-planes.ts'
import { scene, svg } from '../../scene.ts'
import { FRAME } from './frame.ts'

const SKULL = '-184,60 -184,-84 -160,-164 -96,-212 -10,-222 60,-208 98,-176 116,-128 118,60'

const IFE_SKIN = '#83492f'

const roomWithWindow = (s: Stage): void => {
  s.rect(s.left, s.top, 800, 960, s.fine(['#27406b', '#35567c', '#5b7d94'], 0, 0, 720, 0, true))
  s.path(
    'M470 -40H760V960H470Z',
    s.fine([s.light.sky[3], s.light.sky[4], s.light.sun], 470, 900, 760, 100, true),
  )
  s.path(cornered('470,640 540,560 610,600 690,540 760,580 760,940 470,940'), s.shade('#7c9a7e', 0.8, 0.62))
  s.path(cornered('470,760 560,690 640,730 760,670 760,940 470,940'), s.shade('#5c8468', 0.7, 0.4))
  s.line('M610 -40V960M470 190H760M470 560H760', s.shade('#f3e6cc', 0.75), 12)
  s.line('M616 -40V960M470 196H760M470 566H760', s.shade('#f3e6cc', 0.25), 3)
  s.path('M446 -40H486V960H446Z', s.lin([s.shade('#e8d6b6', 0.2), s.shade('#fff1d6', 1)], 0, 0, 1, 0))
  s.path('M-40 960V700L446 520V960Z', s.light.lit, 'opacity=".1"')
  s.path('M-40 420V120L446 60V300Z', s.light.lit, 'opacity=".1"')
}

const ifeBust = (s: Stage): void => {
  drawGarment(s, '-108,330 -40,380 40,376 92,330 130,420 120,560 -160,560 -150,420', '#f1e4cc', {
    lit: 40,
    half: 90,
  })
  drawGarment(s, '-120,272 -190,306 -280,344 -334,420 -360,580 20,580 -30,470 -86,380', '#1f6660')
  drawGarment(s, '78,290 130,316 196,350 240,420 262,580 10,580 52,480 92,380', '#1f6660', { lit: 90 })
  const lapel = tonesOf(s, '#1f6660')
  drawPlanes(
    s,
    cornered('-122,268 -96,300 -58,390 10,580 -40,580 -120,440 -152,420 -128,400 -170,340'),
    lapel,
    { rim: 5, lit: 24, half: 60 },
  )
  drawPlanes(s, cornered('76,286 104,310 150,380 126,402 146,420 60,580 14,580 60,470 92,370'), lapel, {
    rim: 6,
    lit: 50,
    half: 90,
  })
}

const ifeHead = (s: Stage): void => {
  const hair = tonesOf(s, '#2b1c22')
  drawThreeQuarterFace(s, {
    skin: IFE_SKIN,
    brow: '#1c1018',
    lips: '#96403c',
    fullness: 1.5,
    awake: true,
    smile: 4,
    browWidth: 0.8,
  })
  const crop = curved(
    '-112,70 -138,58 -170,-4 -184,-84 -160,-164 -96,-212 -10,-222 60,-208 98,-176 114,-128 92,-146 40,-158 -20,-146 -62,-112 -80,-60 -84,-10 -100,0',
  )
  drawPlanesWithin(s, crop, curved(SKULL), hair, { rim: 6, lit: 40, half: 104 })
  s.clipped(crop, () => {
    const random = s.random(3)
    for (const _ of range(420)) {
      const [x, y] = [-190 + random() * 310, -226 + random() * 290]
      s.circle(x, y, 2.2, x + y * 0.4 > -40 ? hair.rim : hair.half, 'opacity=".2"')
    }
  })
  drawEar(s, IFE_SKIN)
  const gold = tonesOf(s, '#dca844')
  s.ellipse(-118, 124, 34, 48, 'none', `stroke="${gold.shadow}" stroke-width="10"`)
  s.ellipse(-116, 123, 34, 48, 'none', `stroke="${gold.lit}" stroke-width="6"`)
  s.line(strand('-90,98 -82,124 -92,152'), gold.rim, 6, 'stroke-linecap="round"')
}

export default scene({
  name: 'people/ife-adeyemi-hart',
  seed: 701,
  light: { base: 'golden', shadow: '#2b2358' },
  sun: { x: 700, y: 200, r: 10 },
  view: FRAME,
  layers: [
    svg(roomWithWindow),
    svg((s) =>
      s.placed({ x: 330, y: 366, scale: 1.08 }, () => {
        drawNeck(s, IFE_SKIN)
        s.placed({ x: 0, y: -36 }, () => ifeBust(s))
        ifeHead(s)
      }),
    ),
  ],
  finish: { vignette: 0.1 },
})
