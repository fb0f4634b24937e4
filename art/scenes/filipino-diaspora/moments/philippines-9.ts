import { ellipsePath } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { ridge } from '../../../language/land/land.ts'
import { drawPerson } from '../../../language/people/person.ts'
import type { PersonOptions } from '../../../language/people/person-options.ts'
import { drawPalm } from '../../../language/plants/palm.ts'
import { water } from '../../../language/sea/water.ts'
import { sheet } from '../../../language/sky/clouds.ts'
import { mist, sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { drawSurfTower } from './surf-tower.ts'

/** A surfer astride a board, seen from behind: board nose, hips in the water. */
function drawWaitingSurfer(
  s: Stage,
  x: number,
  y: number,
  h: number,
  board: string,
  person: Partial<PersonOptions>,
): void {
  s.path(
    `M${x - h * 0.78} ${y + h * 0.06}C${x - h * 0.5} ${y - h * 0.05} ${x + h * 0.4} ${y - h * 0.12} ${x + h * 0.86} ${y - h * 0.16}C${x + h * 0.62} ${y + h * 0.02} ${x - h * 0.3} ${y + h * 0.12} ${x - h * 0.78} ${y + h * 0.06}Z`,
    s.lin([s.shade(board, 0.6), s.shade(board, 1)], 0, 0, 1, 0),
  )
  s.line(
    `M${x - h * 0.7} ${y + h * 0.055}Q${x} ${y - h * 0.01} ${x + h * 0.8} ${y - h * 0.145}`,
    s.shade('#fffaf0', 1),
    h * 0.012,
    'opacity=".8"',
  )
  s.clipped(`M${x - h} ${y - h * 2}h${h * 2}V${y}h${-h * 2}Z`, () =>
    drawPerson(s, {
      x,
      y: y + h * 0.48,
      h,
      pose: 'relaxed',
      wears: 'swim',
      colour: '#2f5f7a',
      skin: '#9a6446',
      ...person,
    }),
  )
  for (const [k, o] of [
    [0.7, 0.5],
    [0.95, 0.25],
  ] as const)
    s.line(ellipsePath(x, y + h * 0.06, h * k, h * k * 0.16), '#fffaf0', 2, `opacity="${o}"`)
}

/** A peeling wave between the line-up and the tower: green face, thrown lip, tumbling white water. */
function drawBreaker(s: Stage): void {
  const random = s.random(5)
  const face =
    'M120 566C330 548 470 520 640 486C760 462 900 470 1010 520C1090 548 1200 560 1320 566C1000 574 420 576 120 566Z'
  s.path(face, s.lin([s.shade('#c4f0d8', 1), s.shade('#3fb4b4', 0.85), s.shade('#1f6f94', 0.5)]))
  s.clipped(face, () => {
    const ribs = range(26).map((i) => `M${620 + i * 26} 470q-22 50 -66 104`)
    s.line(ribs.join(''), s.shade('#e9fbee', 1), 2.2, 'opacity=".35"')
  })
  s.path(
    'M600 496C700 452 850 446 960 492C880 470 760 474 700 500C660 516 640 520 600 496Z',
    s.shade('#f6fff8', 1),
  )
  const tumble = range(240).map(() => {
    const t = random()
    const x = 130 + t * 590
    const crest = 556 - 74 * t ** 1.6
    return ellipsePath(x, crest + random() * (562 - crest), 5 + random() * 13, 4 + random() * 7)
  })
  s.path(tumble.join(''), s.shade('#cfe9ea', 0.8))
  const tops = range(150).map(() => {
    const t = random()
    return ellipsePath(
      140 + t * 570,
      548 - 72 * t ** 1.6 + random() * 14,
      5 + random() * 10,
      3 + random() * 6,
    )
  })
  s.path(tops.join(''), s.shade('#ffffff', 1))
  s.line('M110 570C500 560 900 564 1330 568', s.shade('#e9fbf4', 1), 5, 'opacity=".6"')
}

export default scene({
  name: 'moments/philippines-9',
  seed: 19,
  light: {
    base: 'dawn',
    sky: ['#3f86b4', '#7fb4c6', '#bcd6cc', '#f3e3bc', '#fff2cf'],
    haze: '#dfe6d0',
    lit: '#ffe9b8',
  },
  horizon: 430,
  sun: { x: 1280, y: 330, r: 46 },
  layers: [
    sky(),
    sheet({ cover: 0.48, opacity: 0.6 }),
    ridge({ y: 432, height: 70, colour: '#6f9a7c', depth: 0.4, seed: 7, length: 200 }),
    svg((s) => {
      for (const i of range(13))
        drawPalm(s, {
          x: 960 + i * 56 + ((i * 37) % 30),
          y: 436,
          h: 110 + ((i * 53) % 70),
          lean: ((i * 17) % 9) / 24 - 0.2,
          depth: 0.32,
          seed: i + 3,
        })
      drawSurfTower(s, { x: 470, y: 452, scale: 0.84 })
    }),
    mist({ y: 396, h: 60, opacity: 0.5 }),
    water({
      y: 446,
      glint: 0.35,
      colours: ['#e6ead0', '#9ad2c8', '#4fb4bc', '#2a8fa8', '#1f6f94', '#1d5f86'],
      amplitude: 26,
      reflection: [0.75, 0.2],
    }),
    svg(drawBreaker),
    svg((s) => {
      drawWaitingSurfer(s, 1190, 640, 170, '#f0c65a', {
        hair: 'ponytail',
        slender: true,
        colour: '#d9573f',
      })
      drawWaitingSurfer(s, 640, 700, 215, '#f6ead2', {})
      drawWaitingSurfer(s, 940, 790, 290, '#e8744c', { colour: '#33406b' })
    }),
  ],
})
