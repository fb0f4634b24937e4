import { smoothstep } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawYacht } from '../../../language/boats/yachts.ts'
import { drawHillTown, drawSlope, type HillTownOptions } from '../../../language/buildings/riviera-houses.ts'
import { bodies, scene, svg } from '../../../scene.ts'
import { drawShell, drawVisor, gloveParts } from './race-helmet.ts'

const inHelmet = (s: Stage, draw: () => void) => s.placed({ x: 830, y: 400, scale: 1.06, turn: 4 }, draw)

/** The harbour bent round the visor: sky, hillside, yachts, the road. */
function drawMirroredHarbour(s: Stage): void {
  s.rect(
    -100,
    -150,
    460,
    280,
    s.lin(
      ['#16305e', '#2f6f9e', '#8cc7d4', '#f6e6bc', '#2b5f8c', '#14234a'].map(
        (c, i) => [c, 1, [0, 0.22, 0.42, 0.5, 0.53, 1][i] as number] as const,
      ),
    ),
  )
  const town: HillTownOptions = {
    from: 90,
    to: 350,
    foot: -8,
    crest: (x) => -22 - 62 * smoothstep(80, 330, x),
    rows: 5,
    size: 22,
    towers: 0.2,
    depth: [0.05, 0.35],
    seed: 4,
  }
  drawSlope(s, town)
  drawHillTown(s, town)
  drawYacht(s, { x: 60, y: 10, length: 90 })
  drawYacht(s, { x: 200, y: 16, length: 110, flip: true })
  s.path('M-100 66C60 40 220 44 360 74V130H-100Z', s.shade('#6a6488', 0.4))
  s.line('M-100 70C60 44 220 48 360 78', s.shade('#fff0d8', 0.9), 4, 'stroke-dasharray="18 14"')
  s.rect(
    -100,
    -150,
    460,
    280,
    s.lin(
      [
        ['#0b1530', 0.65],
        ['#0b1530', 0],
        ['#0b1530', 0.1],
        ['#0b1530', 0.55],
      ],
      0,
      0,
      1,
      0,
    ),
  )
}

export default scene({
  name: 'moments/monaco-1',
  seed: 101,
  light: 'day',
  horizon: 520,
  sun: { x: 1500, y: 40, r: 30 },
  layers: [
    svg((s) =>
      s.rect(
        -40,
        -40,
        1680,
        980,
        s.lin(['#2d86bd', '#8fcbd8', '#e9efdc', '#9cc3cc', '#4d8fb4'], 0, 0, 0.1, 1),
      ),
    ),
    svg((s) =>
      s.group(`filter="${s.blur(2.2)}"`, () => {
        const town: HillTownOptions = {
          from: 940,
          to: 1700,
          foot: 590,
          crest: (x) => 560 - 330 * smoothstep(900, 1500, x),
          rows: 7,
          size: 84,
          depth: [0.5, 0.72],
          seed: 2,
        }
        drawHillTown(s, town)
        s.rect(-40, 590, 1680, 400, s.lin(['#8fc6d2', '#4d9abe', '#2f78a8']))
        drawYacht(s, { x: 250, y: 640, length: 430, depth: 0.4 })
        drawYacht(s, { x: 1400, y: 660, length: 430, depth: 0.4, flip: true })
      }),
    ),
    bodies({ round: 60 }, [
      (s) => {
        s.path(
          'M180 960C220 800 380 700 600 680C760 720 960 720 1080 684C1260 720 1400 810 1440 960Z',
          s.shade('#b01226', 0.6),
        )
        s.path('M560 700C640 760 980 770 1100 700L1080 650H600Z', s.shade('#14245a', 0.5))
      },
    ]),
    bodies({ round: 170 }, [(s) => inHelmet(s, () => drawShell(s))]),
    svg((s) => inHelmet(s, () => drawVisor(s, () => drawMirroredHarbour(s)))),
    svg((s) => {
      s.line('M690 690C760 740 850 752 920 726', s.shade('#14245a', 0.4), 26, 'stroke-linecap="round"')
      s.line('M692 684C760 732 850 744 918 718', s.shade('#5a74b4', 0.8), 3)
    }),
    bodies({ round: 20, cast: { x: -8, y: 12, blur: 10, opacity: 0.35 } }, [
      ...gloveParts({ x: 640, y: 742, k: 1.12, turn: -18 }),
      ...gloveParts({ x: 1000, y: 756, k: 1.1, turn: 20, flip: true }),
    ]),
  ],
})
