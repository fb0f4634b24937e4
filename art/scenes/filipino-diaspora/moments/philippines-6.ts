import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawFigure, type FigureOptions } from '../../../language/people/figure.ts'
import { scene, svg } from '../../../scene.ts'
import { aboard, type Berth, drawSpotterBoat } from './spotter-boat.ts'
import { drawWhaleShark } from './whale-shark.ts'

const BERTH: Berth = { x: 930, y: 300, turn: 17 }
const PERSON = 94

/** Green plankton water: a few flat depths with torn edges. */
function drawSea(s: Stage): void {
  const [w, h] = [s.right - s.left, s.bottom - s.top]
  s.rect(s.left, s.top, w, h, s.shade('#1f8f94', 0.75))
  s.path(
    `M${s.left} ${s.top}H900C820 120 700 160 600 260S420 420 300 470S120 620 ${s.left} 640Z`,
    s.shade('#2fa79e', 0.85),
  )
  s.path(`M${s.left} ${s.top}H470C420 90 300 130 240 210S90 330 ${s.left} 360Z`, s.shade('#4fbfac', 0.9))
  s.path(
    `M${s.right} 260C1500 330 1440 430 1330 520S1140 640 1060 740S900 860 840 ${s.bottom}H${s.right}Z`,
    s.shade('#187a88', 0.6),
  )
  s.path(
    `M${s.right} 560C1540 600 1500 690 1400 740S1240 860 1200 ${s.bottom}H${s.right}Z`,
    s.shade('#126878', 0.45),
  )
}

/** Small lenses of sky on the swell, all lying the same way. */
function drawGlitter(s: Stage): void {
  const random = s.random(9)
  for (const i of range(230)) {
    const [x, y] = [s.left + random() * (s.right - s.left), s.top + random() * (s.bottom - s.top)]
    const w = 14 + random() * 44
    const light = i % 3 > 0
    s.path(
      `M${x} ${y}q${w / 2} ${-3 - random() * 3} ${w} 0q${-w / 2} ${2.4} ${-w} 0Z`,
      light ? s.shade('#bfeee0', 1) : s.shade('#0f5f70', 0.4),
      `opacity="${light ? 0.34 : 0.3}"`,
    )
  }
}

const SHADOW = { to: [-0.34, 0.5], opacity: 0.35 } as const

function drawCrew(s: Stage): void {
  const at = aboard(BERTH)
  const seat = (dx: number, dy: number, who: Omit<FigureOptions, 'x' | 'y' | 'h'>) => {
    const [x, y] = at(dx, dy)
    drawFigure(s, { shadow: SHADOW, ...who, x, y, h: PERSON })
  }
  seat(292, 0, {
    pose: 'reachingAbove',
    turn: 150,
    dress: 'shirt',
    colours: ['#f2bf3c', '#33506a'],
    skin: 'umber',
    hat: 'straw',
    hatColours: ['#fbecc0'],
  })
  seat(-266, 2, {
    pose: 'sittingAbove',
    turn: 107,
    dress: 'shirt',
    colours: ['#2f5f8a', '#33506a'],
    skin: 'chestnut',
    hat: 'cap',
    hatColours: ['#d8462f'],
  })
  seat(150, 14, {
    pose: 'sittingAbove',
    turn: 190,
    dress: 'swimwear',
    colours: ['#d8354a'],
    skin: 'rose',
    woman: true,
    hairColour: '#8a5a34',
  })
  seat(-20, -4, {
    pose: 'sittingAbove',
    turn: 204,
    dress: 'trunks',
    colours: ['#2f6a94'],
    skin: 'bronze',
  })
}

/** Two guests hang at the surface, well away from the fish. */
function drawSnorkellers(s: Stage): void {
  const swim = (
    x: number,
    y: number,
    turn: number,
    who: Pick<FigureOptions, 'dress' | 'colours' | 'skin' | 'woman' | 'pose'>,
  ) => {
    s.placed({ x: x - 16, y: y + 26, turn }, () =>
      s.path('M-9 -70Q0 -96 9 -70L12 -30L8 4H-8L-12 -30Z', s.light.shadow, 'opacity=".32"'),
    )
    drawFigure(s, { ...who, x, y, h: 92, turn, shadow: false })
  }
  swim(356, 454, 62, {
    pose: 'floating',
    dress: 'swimwear',
    colours: ['#f2c648'],
    skin: 'honey',
    woman: true,
  })
  swim(300, 560, 38, { pose: 'swimming', dress: 'trunks', colours: ['#e8623c'], skin: 'chestnut' })
}

/** Young golden trevallies ride before the mouth. */
function drawPilots(s: Stage): void {
  const random = s.random(21)
  for (const _ of range(13)) {
    const [x, y] = [396 + random() * 90, 716 + random() * 76]
    s.placed({ x, y, turn: -42 + random() * 16 }, () => {
      s.path('M-13 0Q-2 -6 10 0Q-2 6 -13 0ZM9 0L17 -5V5Z', s.shade('#f4d24a', 1))
      s.path('M-6 -3.6V3.6M0 -4V4', 'none', `stroke="${s.shade('#3a4a3c', 0.3)}" stroke-width="1.8"`)
    })
  }
}

export default scene({
  name: 'moments/philippines-6',
  seed: 16,
  light: { base: 'day', shadow: '#0b3f58', lit: '#f6ffe8', haze: '#2fa09c' },
  horizon: -3000,
  sun: { x: 2000, y: -900, r: 10 },
  layers: [
    svg((s) => {
      drawSea(s)
      drawWhaleShark(s)
      drawPilots(s)
      drawGlitter(s)
      drawSnorkellers(s)
      drawSpotterBoat(s, BERTH)
      drawCrew(s)
    }),
  ],
  finish: { bloom: 0.2 },
})
