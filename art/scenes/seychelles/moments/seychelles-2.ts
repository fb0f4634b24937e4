import { bodies, modelled, scene, svg } from '../../../scene.ts'
import { drawLimeHalf, drawPaintedBoards, drawTinSpoon, octopusCurry } from './octopus-curry.ts'

export default scene({
  name: 'moments/seychelles-2',
  seed: 8,
  light: { base: 'day', shadow: '#1f2c58', lit: '#fff0c8' },
  sun: { x: 1900, y: -300, r: 30 },
  layers: [
    svg((s) => drawPaintedBoards(s, '#4f93b4')),
    octopusCurry({ x: 760, y: 460 }),
    modelled({ round: 16, dark: 0.7, cast: { x: -18, y: 18, blur: 12, opacity: 0.5 } }, (s) =>
      s.placed({ x: 1290, y: 260, turn: 24, scale: 1.15 }, () => drawTinSpoon(s)),
    ),
    ...bodies({ round: 18, dark: 0.55, cast: { x: -16, y: 16, blur: 10, opacity: 0.5 } }, [
      (s) => drawLimeHalf(s, 1404, 700, 74, 20),
      (s) => drawLimeHalf(s, 250, 190, 80, 70),
      (s) =>
        s.path(
          'M1170 760C1170 716 1206 688 1250 690C1296 694 1322 726 1318 762C1312 800 1280 822 1240 818C1200 814 1170 796 1170 760Z',
          s.shade('#7fae3c', 0.85),
        ),
    ]),
  ],
})
