import { type Point, ribbon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { sheet } from '../../../language/sky/clouds.ts'
import { sky } from '../../../language/sky/sky.ts'
import { bodies, modelled, scene, svg } from '../../../scene.ts'
import { drawHeads } from './onlookers.ts'

const DRUM = 'M980 600C990 380 1040 300 1300 284C1500 276 1620 290 1700 300V640H980Z'

/** The stadium from the forecourt: a lit drum with slender fins, gates at its foot. */
function drawStadiumOutside(s: Stage): void {
  s.path(DRUM, s.lin([s.shade('#ffcf8a', 0.8, 0.25), s.shade('#8a5a8a', 0.4, 0.25)]))
  s.clipped(DRUM, () => {
    s.line(
      range(24)
        .map(
          (i) =>
            `M${1000 + i * 30} 620C${1004 + i * 30} 460 ${1020 + i * 29} 360 ${1060 + i * 27} ${300 - (i < 8 ? i * 2 : 14)}`,
        )
        .join(''),
      s.shade('#fff0c8', 1, 0.1),
      5,
      'opacity=".75"',
    )
  })
  s.path(
    'M1006 372C1040 288 1180 262 1300 258C1480 252 1600 262 1700 272V302C1500 286 1240 288 1150 312C1080 330 1040 346 1006 372Z',
    s.shade('#fff3d4', 1, 0.1),
  )
  s.rect(980, 596, 720, 50, s.lin([s.shade('#ffe2a0', 1), s.shade('#c87a6a', 0.5)]))
  s.path(
    range(16)
      .map((i) => `M${1000 + i * 42} 646v-34h26v34Z`)
      .join(''),
    s.shade('#3a2a5a', 0.2),
  )
}

/** Father's back and the child on his shoulders, both from behind. Middle at (x, y), shoulders level. */
const onShoulders = (x: number, y: number): ((s: Stage) => void)[] => {
  const at = (s: Stage, draw: () => void) => s.placed({ x, y, scale: 0.98 }, draw)
  const raised = (k: -1 | 1): Point[] => [
    [k * 58, -232],
    [k * 128, -330],
    [k * 150, -452],
  ]
  const holding = (k: -1 | 1): Point[] => [
    [k * 184, 70],
    [k * 222, 120],
    [k * 214, 20],
    [k * 150, -84],
  ]
  return [
    (s) =>
      at(s, () =>
        s.path(
          ribbon(
            [
              [-40, -66],
              [-130, -92],
              [-190, -60],
            ],
            (t) => 50 - 12 * t,
          ),
          s.shade('#34406c', 0.6),
        ),
      ),
    (s) =>
      at(s, () =>
        s.path(
          ribbon(
            [
              [40, -66],
              [130, -92],
              [190, -60],
            ],
            (t) => 50 - 12 * t,
          ),
          s.shade('#34406c', 0.7),
        ),
      ),
    (s) =>
      at(s, () =>
        s.path(
          'M-232 520C-240 220 -246 90 -206 36C-150 -10 -60 -26 0 -26C60 -26 150 -10 206 36C246 90 240 220 232 520Z',
          s.shade('#2f5f9a', 0.7),
        ),
      ),
    (s) =>
      at(s, () =>
        s.path(
          ribbon(raised(-1), (t) => 31 - 12 * t),
          s.shade('#f2c14a', 0.8),
        ),
      ),
    (s) =>
      at(s, () =>
        s.path(
          ribbon(raised(1), (t) => 31 - 12 * t),
          s.shade('#f2c14a', 0.9),
        ),
      ),
    (s) =>
      at(s, () =>
        s.path(
          'M-84 -52C-92 -140 -96 -230 -64 -268C-34 -286 34 -286 64 -268C96 -230 92 -140 84 -52C60 -16 -60 -16 -84 -52Z',
          s.shade('#f2c14a', 0.85),
        ),
      ),
    (s) =>
      at(s, () =>
        s.path(
          'M-86 -70C-60 -50 60 -50 86 -70C94 -30 70 2 0 6C-70 2 -94 -30 -86 -70Z',
          s.shade('#34406c', 0.65),
        ),
      ),
    (s) =>
      at(s, () =>
        s.path('M-24 -272C-24 -296 24 -296 24 -272C18 -256 -18 -256 -24 -272Z', s.shade('#8a5a40', 0.5)),
      ),
    (s) =>
      at(s, () =>
        s.path(
          'M-64 -346C-72 -418 72 -422 64 -346C64 -302 36 -280 0 -280C-36 -280 -64 -302 -64 -346Z',
          s.shade('#3a2430', 0.5),
        ),
      ),
    (s) =>
      at(s, () =>
        s.path(
          ribbon(holding(-1), (t) => 52 - 24 * t),
          s.shade('#2f5f9a', 0.75),
        ),
      ),
    (s) =>
      at(s, () =>
        s.path(
          ribbon(holding(1), (t) => 52 - 24 * t),
          s.shade('#2f5f9a', 0.85),
        ),
      ),
    (s) =>
      at(s, () =>
        s.path(
          'M-160 -118C-140 -130 -112 -122 -108 -100C-108 -80 -136 -70 -158 -78ZM160 -118C140 -130 112 -122 108 -100C108 -80 136 -70 158 -78Z',
          s.shade('#7a4a36', 0.8),
        ),
      ),
  ]
}

/** Broad knitted scarf between two fists, sagging a little, fringed. */
function drawHeldScarf(s: Stage): void {
  const band = 'M360 166C520 214 840 214 1000 166L1008 240C840 290 520 290 352 240Z'
  s.path(band, s.shade('#c8303e', 0.85))
  s.clipped(band, () => {
    for (const i of range(5)) s.path(`M${408 + i * 130} 150h44l4 150h-44Z`, s.shade('#fff4e0', 0.95))
    s.path('M350 226C520 264 820 264 1010 226V236C820 274 520 274 350 236Z', s.shade('#f2c14a', 0.9))
  })
}

export default scene({
  name: 'moments/worldcup-1',
  seed: 301,
  light: { base: 'dusk', sky: ['#1a2a66', '#4a4a8e', '#9a608e', '#e88a70', '#ffc47e'], haze: '#d88a80' },
  horizon: 600,
  sun: { x: 1180, y: 470, r: 60 },
  layers: [
    sky({ disc: false, rays: 0.05 }),
    sheet({ cover: 0.5, opacity: 0.5, seed: 3 }),
    svg((s) => {
      drawStadiumOutside(s)
      drawHeads(s, 640, 40, 2, 0.4)
      drawHeads(s, 672, 56, 3, 0.28)
      drawHeads(s, 716, 80, 4, 0.16)
    }),
    bodies({ round: 40, cast: { x: -14, y: 14, blur: 16, opacity: 0.3 } }, onShoulders(680, 720)),
    modelled({ round: 22 }, drawHeldScarf),
    svg((s) => {
      s.line(
        range(14)
          .map(
            (i) => `M356 ${170 + i * 5.4}l-34 ${(i % 3) * 4 - 6}M1004 ${170 + i * 5.4}l34 ${(i % 3) * 4 - 6}`,
          )
          .join(''),
        s.shade('#c8303e', 0.8),
        3.4,
        'stroke-linecap="round"',
      )
    }),
    bodies({ round: 14 }, [
      (s) =>
        s.path(
          'M506 230C500 194 552 182 560 218C566 250 556 294 540 298C518 294 508 264 506 230Z',
          s.shade('#8a5a40', 0.8),
        ),
      (s) =>
        s.path(
          'M854 230C860 194 808 182 800 218C794 250 804 294 820 298C842 294 852 264 854 230Z',
          s.shade('#8a5a40', 0.9),
        ),
    ]),
    svg((s) => drawHeads(s, 838, 170, 9, 0)),
  ],
})
