import { polygon } from '../../engine/geometry.ts'
import { arch } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawCamel } from '../../language/animals/creatures.ts'
import { skyline } from '../../language/buildings/city.ts'
import { drawSlenderTower } from '../../language/buildings/desert-towers.ts'
import { dunes } from '../../language/land/land.ts'
import { drawPerson } from '../../language/people/person.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'

const APRICOT = {
  base: 'golden',
  sky: ['#1d3768', '#5a6d98', '#c39a92', '#f3b27a', '#ffdf9f'],
  haze: '#f7cc96',
  glow: '#ffb058',
  shadow: '#3d2a58',
} as const

/** A far city of slender towers, its feet in haze. */
function drawFarCity(s: Stage, y: number, depth: number): void {
  const towers = [
    [820, 44, 200, 'fin'],
    [900, 40, 310, 'needle'],
    [972, 40, 220, 'twist'],
    [1046, 56, 260, 'twins'],
    [1120, 34, 170, 'lens'],
    [1330, 40, 240, 'lens'],
    [1420, 48, 190, 'fin'],
  ] as const
  for (const [x, w, h, kind] of towers) drawSlenderTower(s, { x, y, w, h, kind, depth, colour: '#7a5f80' })
}

/** Camels on a crest, led by one man on foot. */
function drawCaravan(s: Stage, line: (x: number) => number, from: number, step: number, h: number): void {
  for (const i of [0, 1, 2, 3, 4]) {
    const x = from - i * step
    s.path(
      polygon([
        [x - h * 0.3, line(x) + 1],
        [x + h * 0.3, line(x) + 1],
        [x - h * 1.1, line(x) + h * 0.5],
        [x - h * 1.6, line(x) + h * 0.5],
      ]),
      s.light.shadow,
      'opacity=".22"',
    )
    drawCamel(s, {
      x,
      y: line(x) + 2,
      h,
      colour: '#8a5a3c',
      saddle: ['#b5483a', '#3f6f7c', '#c9a25d', '#8f3a5c', '#3f5a7c'][i] ?? '#b5483a',
      stride: i % 2 ? 1 : -0.6,
    })
  }
  drawPerson(s, {
    x: from + step * 0.86,
    y: line(from + step * 0.86) + 2,
    h: h * 0.92,
    pose: 'walking',
    wears: 'robe',
    colour: '#f4ecdc',
    hair: 'ghutra',
  })
}

const crest = (x: number): number =>
  690 -
  66 * Math.exp(-(((x - 1180) / 330) ** 2)) +
  40 * Math.exp(-(((x - 620) / 260) ** 2)) -
  (x - 1180) * 0.03

/** The near dune the caravan walks on: lit windward side, violet slip face. */
function drawCrestDune(s: Stage): void {
  const points = Array.from(
    { length: 90 },
    (_, i) =>
      [s.left + (i * (s.right - s.left)) / 89, crest(s.left + (i * (s.right - s.left)) / 89)] as const,
  )
  const sand = s.tones('#e0a066')
  s.path(
    polygon([...points, [s.right, s.bottom], [s.left, s.bottom]]),
    s.lin([sand[4] ?? '#fff', sand[3] ?? '#fff', sand[1] ?? '#fff'], 0, 620, 0, 960, true),
  )
  const lee = points.filter(([x]) => x < 1180).map(([x, y]) => `L${x.toFixed(1)} ${y.toFixed(1)}`)
  s.path(
    `M1180 ${crest(1180)}C1120 700 1240 740 1130 800S860 880 760 ${s.bottom}L${s.left} ${s.bottom}L${s.left} ${crest(s.left)}${lee.join('')}Z`,
    s.lin([sand[1] ?? '#000', sand[0] ?? '#000'], 0, 640, 0, 960, true),
    'opacity=".72"',
  )
}

export default scene({
  name: 'posters/dubai',
  seed: 61,
  light: APRICOT,
  horizon: 560,
  sun: { x: 1210, y: 372, r: 96 },
  view: { x: 760, y: -80, w: 800, h: 1000 },
  layers: [
    sky({ rays: 0.07 }),
    sheet({ cover: 0.47, opacity: 0.55, seed: 4 }),
    skyline({
      from: 700,
      to: 1640,
      y: 566,
      h: 90,
      depth: 0.84,
      colour: '#7a5a78',
      lamps: 0,
      envelope: (t) => 0.4 + 0.6 * arch(t),
    }),
    svg((s) => drawFarCity(s, 572, 0.5)),
    mist({ y: 470, h: 130, opacity: 0.95 }),
    dunes({ seed: 5, camera: { y: 26, x: 850, focal: 1250, horizon: 560 }, haze: '#f9d19a' }),
    svg((s) => {
      drawCrestDune(s)
      drawCaravan(s, crest, 1290, 92, 88)
    }),
  ],
  finish: { bloom: 0.4 },
})
