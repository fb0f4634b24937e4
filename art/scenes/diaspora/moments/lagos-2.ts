import { scene, svg } from '../../../scene.ts'
import {
  drawBlouse,
  drawBulbFrame,
  drawCloth,
  drawCoral,
  drawFlask,
  drawFoldedCloth,
  drawGeleShadow,
  drawMirroredRoom,
  drawWall,
  GLASS,
} from './dressing-table.ts'
import { drawGele } from './gele.ts'

/** The eye is at 500, 360; the glass hangs as far behind the stand as makes its image five eighths as large. */
const STAND = { x: 1056, y: 748 }
const IMAGE = { x: 500 + (STAND.x - 500) * 0.625, y: 360 + (STAND.y - 360) * 0.625 }

const MAGENTA = { colour: '#d81f80', stripe: '#ff9a6c' }

export default scene({
  name: 'moments/lagos-2',
  seed: 102,
  light: { base: 'day', shadow: '#0f3a44', haze: '#bfe0d0', lit: '#fff4d2' },
  sun: { x: -300, y: 0, r: 10 },
  layers: [
    svg((s) => {
      drawWall(s)
      drawBlouse(s, 204, 150)
      s.clipped(`M${GLASS.x} ${GLASS.y}h${GLASS.w}v${GLASS.h}h${-GLASS.w}Z`, () => {
        drawMirroredRoom(s)
        drawGele(s, { ...IMAGE, ...MAGENTA, size: 0.655, flip: true, depth: 0.16 })
        s.path('M452 66H700L452 420Z', '#ffffff', 'opacity=".1"')
      })
      drawBulbFrame(s)
      drawCloth(s)
      drawGeleShadow(s, STAND.x, STAND.y)
      drawFlask(s, 700, 742)
      drawGele(s, { ...STAND, ...MAGENTA, size: 1.05 })
      drawFoldedCloth(s, 1270, 810)
      drawCoral(s, 470, 790)
    }),
  ],
  finish: { bloom: 0.2, vignette: 0.22 },
})
