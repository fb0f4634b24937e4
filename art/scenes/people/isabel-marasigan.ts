import { ribbon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { cornered, curved, strand } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawHoldingHand } from '../../language/people/hands/portrait-hands.ts'
import { drawThreeQuarterFace, faceOutline } from '../../language/people/heads/three-quarter-face.ts'
import { drawGarment, drawNeck } from '../../language/people/portrait-bust.ts'
import { drawPlanes, drawPlanesWithin, drawStrands, tonesOf } from '../../language/people/portrait-planes.ts'
import { scene, svg } from '../../scene.ts'
import { FRAME } from './frame.ts'

const ISABEL_SKIN = '#bd8358'

const palmShade = (s: Stage): void => {
  s.rect(s.left, s.top, 800, 960, s.fine(['#f4d58e', '#9dbb7c', '#3f7f6c', '#1f5160'], 0, 0, 720, 800, true))
  const frond = (x: number, y: number, turn: number, scale: number, colour: string) =>
    s.placed({ x, y, turn, scale }, () => {
      for (const i of range(13)) {
        const a = -100 + i * 16.6
        s.placed({ x: 0, y: 0, turn: a }, () =>
          s.path('M0 0C-22 -120 -18 -250 0 -360C18 -250 22 -120 0 0Z', colour),
        )
        s.placed({ x: 0, y: 0, turn: a }, () =>
          s.line('M0 -20V-340', s.shade('#d8d890', 0.8, 0.2), 1.6, 'opacity=".5"'),
        )
      }
    })
  frond(740, 240, -70, 1.1, s.shade('#3f7f5c', 0.4, 0.25))
  frond(700, 640, -40, 1.0, s.shade('#2f6a50', 0.3, 0.1))
  frond(-10, 760, 60, 0.9, s.shade('#5f9a5c', 0.8, 0.35))
}

const isabelBust = (s: Stage): void => {
  drawGarment(
    s,
    '-128,290 -200,318 -296,352 -346,440 -366,620 250,620 236,450 190,360 96,312 40,380 -40,388',
    '#c2453a',
    { lit: 90, half: 210 },
  )
  const trim = tonesOf(s, '#f2dfb0')
  s.line(strand('-130,296 -90,356 -30,396 30,388 76,350 98,316'), trim.half, 20)
  s.line(strand('-130,296 -90,356 -30,396 30,388 76,350 98,316'), trim.rim, 5)
}

const plait = (s: Stage): void => {
  const hair = tonesOf(s, '#2c1c24')
  const at = (i: number) => ({ x: -128 - 14 * Math.sin(i * 0.5), y: 110 + i * 44 })
  for (const i of range(9)) {
    const { x, y } = at(i)
    const w = 44 - i * 1.6
    drawPlanes(s, curved(`${x - w},${y - 18} ${x},${y - 26} ${x + 8},${y + 30} ${x - 14},${y + 34}`), hair, {
      rim: 2,
      lit: 20,
      half: 40,
    })
    drawPlanes(
      s,
      curved(`${x + w},${y - 4} ${x + 4},${y - 16} ${x - 12},${y + 36} ${x + 10},${y + 46}`),
      hair,
      { rim: 4, lit: 16, half: 34 },
    )
  }
  s.path(curved('-170,508 -100,508 -100,530 -170,530'), s.shade('#e0b050', 0.9))
  drawPlanes(s, curved('-164,530 -106,530 -96,600 -140,650 -176,600'), hair, { rim: 4, lit: 18, half: 36 })
}

const isabelHead = (s: Stage): void => {
  const hair = tonesOf(s, '#2c1c24')
  drawThreeQuarterFace(s, { skin: ISABEL_SKIN, brow: '#241820', lips: '#b0504a', fullness: 1.1, smile: 10 })
  s.clipped(faceOutline({}), () =>
    s.path(
      curved('-140,-190 130,-190 128,-20 96,4 40,14 -20,30 -80,66 -140,90'),
      s.light.shadow,
      'opacity=".52"',
    ),
  )
  drawPlanesWithin(
    s,
    curved(
      '-100,150 -150,140 -186,40 -186,-90 -120,-190 20,-200 118,-160 96,-140 30,-132 -40,-108 -74,-50 -84,40',
    ),
    curved('-190,150 -186,-90 -120,-190 20,-200 110,-160 60,160'),
    hair,
    { rim: 4, lit: 40, half: 120 },
  )
  drawStrands(
    s,
    range(6)
      .map((i) =>
        strand(`${60 - i * 20},-140 ${-40 - i * 14},-120 ${-96 - i * 12},${-40 + i * 6} ${-110 - i * 8},120`),
      )
      .join(''),
    hair.lit,
    3,
    0.4,
  )
}

/** The wide straw hat of the islands, its rim in ellipses, its crown a low cone. */
const salakot = (s: Stage): void => {
  const straw = tonesOf(s, '#d9a85a')
  s.path(curved('-330,-72 -180,-44 0,-38 170,-62 262,-104 170,-160 -40,-170 -240,-130'), straw.deep)
  const cone = curved(
    '-334,-74 -250,-150 -130,-232 -24,-286 20,-286 120,-240 210,-166 266,-106 180,-132 0,-128 -180,-104',
    0,
    0,
    1,
    1,
    0.7,
  )
  drawPlanes(s, cone, straw, { rim: 6, lit: 110, half: 230, slope: 0.32 })
  s.clipped(cone, () => {
    for (const i of range(17))
      s.line(`M0 -300L${-360 + i * 40} ${-40 - i * 4}`, straw.shadow, 2.4, 'opacity=".55"')
    for (const i of range(5))
      s.line(
        strand(
          `${-300 + i * 54},${-82 - i * 36} ${-150 + i * 26},${-108 - i * 34} 0,${-124 - i * 30} ${150 - i * 26},${-126 - i * 30} ${250 - i * 46},${-112 - i * 32}`,
        ),
        straw.shadow,
        3,
        'opacity=".6"',
      )
  })
  drawPlanes(s, curved('-30,-280 -4,-312 22,-280 0,-272'), tonesOf(s, '#c98a3c'), {
    rim: 4,
    lit: 14,
    half: 28,
  })
}

const notebook = (s: Stage): void => {
  s.path(cornered('20,800 210,742 330,900 130,980'), s.shade('#5a2c2c', 0.35))
  s.path(cornered('16,788 200,734 316,888 122,962'), s.shade('#f6ead0', 0.95))
  s.line(
    'M60 800L214 754M82 830L236 782M104 860L258 812M126 890L280 842',
    s.shade('#8a7a8a', 0.5),
    3,
    'opacity=".6"',
  )
  s.line('M16 788L200 734', s.light.sun, 5)
  drawPlanes(
    s,
    ribbon(
      [
        [360, 812],
        [440, 850],
        [520, 900],
        [600, 960],
      ],
      (t) => 32 + 22 * t,
    ),
    tonesOf(s, ISABEL_SKIN),
    { rim: 5, lit: 22, half: 44, slope: 1.2 },
  )
  drawHoldingHand(s, { x: 312, y: 800, scale: 0.82, turn: 104, flip: false, skin: ISABEL_SKIN })
}

export default scene({
  name: 'people/isabel-marasigan',
  seed: 704,
  light: { base: 'golden', shadow: '#2a2a58' },
  sun: { x: 40, y: 120, r: 10 },
  view: FRAME,
  layers: [
    svg(palmShade),
    svg((s) =>
      s.placed({ x: 392, y: 404, scale: 1.02, flip: true }, () => {
        drawNeck(s, ISABEL_SKIN)
        s.placed({ x: 0, y: -36 }, () => isabelBust(s))
        s.placed({ x: 0, y: 0, turn: 5 }, () => {
          isabelHead(s)
          salakot(s)
        })
        plait(s)
      }),
    ),
    svg(notebook),
  ],
  finish: { vignette: 0.1 },
})
