import { ellipsePath, type Point, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure } from '../../language/people/figure.ts'
import { scene, svg } from '../../scene.ts'
import {
  drawBackWall,
  drawCeiling,
  drawDoorLeaves,
  drawDrive,
  drawMarble,
  drawSideWalls,
  EYE,
  onBack,
  standsAt,
} from './deco-lobby.ts'
import { drawLuggageCart } from './luggage-cart.ts'

/** Stepped brass frame, two doors with a sunburst in flat tones, the half-moon that tells the floor. */
function drawLift(s: Stage, middle: number): void {
  const brass = (lit: number) => s.shade('#d3a448', lit)
  const panel = (half: number, top: number, low = 0): string =>
    onBack([
      [middle - half, low],
      [middle - half, top],
      [middle + half, top],
      [middle + half, low],
    ])
  s.path(panel(1.32, 4.6), s.shade('#12302e', 0.4))
  s.path(panel(1.16, 3.5), brass(0.5))
  s.path(panel(1, 3.3), brass(1.05))
  const [cx, cy] = [EYE.x + (EYE.focal * middle) / 17, EYE.horizon + (EYE.focal * (EYE.height - 1)) / 17]
  s.clipped(panel(1, 3.3), () => {
    for (const i of range(10)) {
      const [a, b] = [Math.PI + (i / 10) * Math.PI, Math.PI + ((i + 0.5) / 10) * Math.PI]
      const far = (angle: number): Point => [cx + Math.cos(angle) * 240, cy + Math.sin(angle) * 240]
      s.path(polygon([[cx, cy], far(a), far(b)]), brass(0.62))
    }
    s.path(ellipsePath(cx, cy, 15), brass(0.3))
    s.rect(cx - 80, cy, 160, 80, brass(0.78)).rect(cx - 80, cy, 160, 5, brass(0.3))
  })
  s.line(
    polygon(
      [
        [cx, cy + 53],
        [cx, cy - 122],
      ],
      false,
    ),
    brass(0.08),
    2.4,
  )
  const dial = cy - 146
  s.path(`M${cx - 42} ${dial}a42 38 0 0 1 84 0Z`, s.shade('#f6efdc', 1))
  s.line(`M${cx - 42} ${dial}a42 38 0 0 1 84 0Z`, brass(0.8), 4)
  s.line(`M${cx} ${dial}l${middle < 0 ? -22 : 16} -20`, s.shade('#8f2434', 0.5), 3)
}

/** Tiers of frosted glass on a brass rod. */
function drawChandelier(s: Stage): void {
  const { x } = EYE
  s.line(`M${x} ${-260}V40`, s.shade('#d3a448', 0.8), 5)
  for (const [half, y, h] of [
    [44, -6, 20],
    [88, 18, 24],
    [126, 46, 26],
    [78, 76, 22],
    [36, 102, 18],
  ] as const) {
    s.rect(x - half, y, half * 2, h, s.shade('#fff3cf', 1.1))
    s.rect(x + half * 0.34, y, half * 0.66, h, s.shade('#e8d5a0', 0.85))
    s.rect(x - half - 3, y + h - 3, half * 2 + 6, 5, s.shade('#d3a448', 0.7))
  }
}

function drawBellhop(s: Stage): void {
  const at = standsAt(-0.35, 10.4)
  drawLuggageCart(s, { x: at.x + 29, y: at.y, m: at.m })
  drawFigure(s, {
    x: at.x,
    y: at.y + 2,
    h: at.m * 1.7,
    pose: 'walking',
    dress: 'uniform',
    colours: ['#c01f30', '#20283c', '#e8bc54'],
    skin: 'chestnut',
    hat: 'peaked',
    hatColours: ['#c01f30', '#20283c'],
    shadow: { to: [-0.5, 0.34], opacity: 0.36 },
  })
}

export default scene({
  name: 'heroes/partners',
  seed: 47,
  light: {
    base: 'day',
    sky: ['#2f8cc0', '#5cb0d4', '#93cfdd', '#c4e5e0', '#e8f3df'],
    shadow: '#0c2c38',
    lit: '#fff2cc',
    haze: '#cfe6dc',
  },
  horizon: EYE.horizon,
  sun: { x: 1660, y: -100, r: 10 },
  portrait: { x: 780, y: -200, w: 660, h: 1173 },
  layers: [
    svg((s) => {
      drawBackWall(s)
      drawDrive(s)
      drawDoorLeaves(s)
      drawLift(s, -4.55)
      drawLift(s, 4.55)
      drawSideWalls(s)
      drawCeiling(s)
      drawMarble(s)
      drawChandelier(s)
      drawBellhop(s)
    }),
  ],
  finish: { bloom: 0.24 },
})
