import { ellipsePath } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { curved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure, pose } from '../../language/people/posed-figure.ts'
import { beach, standing, water } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawBeachWheelchair } from './wheelchair.ts'

const shore = (x: number): number =>
  790 + 0.07 * (x - 500) + 22 * Math.sin(x * 0.006 + 2) + 7 * Math.sin(x * 0.021)

/** Foam that folds round a wheel: a bright lip and thrown drops. */
const drawFold = (s: Stage, x: number, y: number, w: number): void => {
  s.path(
    curved('-1,.05 -.7,-.1 -.3,-.2 .1,-.12 .5,-.24 .85,-.08 1,.06 .4,.16 -.4,.17', x, y, w),
    s.lin([s.shade('#ffffff', 1), s.shade('#b8d0d8', 0.7)]),
  )
  s.path(
    curved('-.7,.1 -.2,0 .3,.04 .7,.08 .2,.14 -.3,.14', x, y, w),
    s.shade('#7fa4b4', 0.5),
    'opacity=".45"',
  )
  const random = s.random(x)
  const drops = range(46).map(() =>
    ellipsePath(x + (random() - 0.5) * w * 1.9, y - random() ** 2.2 * w * 0.62, 1 + random() * 2.8),
  )
  s.path(drops.join(''), s.shade('#ffffff', 1), 'opacity=".9"')
}

export default scene({
  name: 'moments/wish-forward-3',
  seed: 403,
  light: {
    base: 'dawn',
    sky: ['#7f9cc4', '#b3bfd6', '#e6d0d4', '#fbe2cf', '#fff3e0'],
    haze: '#f6e2d6',
    shadow: '#3c4474',
    lit: '#fff0d8',
    glow: '#ffe2c0',
  },
  horizon: 380,
  sun: { x: 1220, y: 290, r: 52 },
  layers: [
    sky({ rings: 2, glow: 0.9 }),
    sheet({ cover: 0.52, opacity: 0.6, seed: 5 }),
    water({ accent: '#7fa8b4', amplitude: 30, reflection: [0.95, 0.45], wave: 1.3 }),
    beach({ shore, sand: '#dcbfa6' }),
    standing({ waterline: 812, opacity: 0.32, reach: 110, amplitude: 8 }, (s) => {
      const rim = { colour: s.shade('#fffaf0', 1), width: 3.4 }
      drawFigure(s, {
        x: 520,
        y: 812,
        h: 560,
        facing: 'right',
        skin: '#b98460',
        top: '#4f8a9a',
        lowerColour: '#cbb494',
        lower: 'shorts',
        sleeves: 'short',
        head: 'cap',
        headColour: '#f0e0c4',
        rim,
        tones: [0.16, 0.92],
        pose: pose(
          'hip -.02,-.5; neck .05,-.82; armL .14,-.68 .23,-.68; armR .16,-.66 .24,-.67; legL -.11,-.27 -.2,-.03; legR .06,-.28 .05,-.01; headTilt .015',
        ),
      })
      s.placed({ x: 790, y: 812 }, () => {
        drawFigure(s, {
          x: -24,
          y: 20,
          h: 560,
          facing: 'right',
          headSize: 1.24,
          skin: '#7a4a36',
          top: '#f2b84c',
          lower: 'none',
          sleeves: 'none',
          head: 'braids',
          headColour: '#2c1c22',
          rim,
          tones: [0.16, 0.98],
          pose: pose(
            'hip .0,-.38; neck .01,-.68; armL .16,-.74 .27,-.84; armR .17,-.7 .3,-.78; legL .2,-.4 .3,-.13; legR .19,-.38 .28,-.11; headTilt .012; headDrop -.006',
          ),
        })
        s.path(
          curved('-60,-228 -40,-250 60,-246 100,-226 96,-196 -54,-190', 0, 0, 1),
          s.lin([s.shade('#f2b84c', 0.9), s.shade('#c2743c', 0.4)]),
        )
      })
      drawBeachWheelchair(s, { x: 790, y: 812, size: 410, cloth: '#2f7aa0' })
    }),
    svg((s) => {
      drawFold(s, 730, 806, 150)
      drawFold(s, 968, 806, 116)
      drawFold(s, 1190, 822, 150)
    }),
  ],
})
