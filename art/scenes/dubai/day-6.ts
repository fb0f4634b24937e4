import { type Point, polygon, smooth } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure } from '../../language/people/figure.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawChildsDrawing, drawSapling, drawSaplingShadow, drawTag, type Sapling } from './young-ghaf.ts'

const SAND = '#dd7446'
const VANISH: Point = [800, 420]

/** A place on the grove's floor: `right` of the vanishing point at the viewer's feet, `k` 1 near … 0 far. */
const onFloor = (right: number, k: number): Point => [VANISH[0] + right * k, VANISH[1] + 400 * k]

const sapling = (right: number, k: number, tall: number): Sapling => {
  const [x, y] = onFloor(right, k)
  return { x, y, h: tall * k, depth: Math.max(0, 0.46 - k * 0.75) }
}

const HERO = sapling(470, 1, 420)

const ROW: readonly Sapling[] = range(9)
  .map((i) => sapling(470, 1 / (1.75 + i * 0.66), 350 + ((i * 47) % 60)))
  .reverse()

/** Dunes behind the grove, each a light and a dark plane. */
function drawDunes(s: Stage): void {
  for (const [x, w, h, depth] of [
    [240, 420, 54, 0.5],
    [1240, 520, 84, 0.44],
    [700, 460, 46, 0.3],
    [1600, 380, 70, 0.26],
  ] as const) {
    const y = VANISH[1] + 16
    s.path(
      `M${x - w} ${y}Q${x - w * 0.4} ${y - h * 0.3} ${x} ${y - h}Q${x + w * 0.3} ${y - h * 0.3} ${x + w} ${y}Z`,
      s.shade(SAND, 1, depth),
    )
    s.path(
      `M${x - w} ${y}Q${x - w * 0.4} ${y - h * 0.3} ${x} ${y - h}Q${x + w * 0.1} ${y - h * 0.5} ${x - w * 0.04} ${y - h * 0.3}T${x + w * 0.1} ${y}Z`,
      s.shade(SAND, 0.2, depth),
    )
  }
}

/** The grove's floor in three flat planes, with a few ripples where nobody walked. */
function drawFloor(s: Stage): void {
  s.fillBelow(VANISH[1] + 10, s.shade('#eb9b6a', 1, 0.16))
  s.path(`M${s.left} 520C400 500 900 486 ${s.right} 516V${s.bottom}H${s.left}Z`, s.shade(SAND, 0.95, 0.05))
  s.path(`M${s.left} 706C420 660 900 690 ${s.right} 752V${s.bottom}H${s.left}Z`, s.shade(SAND, 0.8))
  const random = s.random(4)
  const ripples = range(34).map(() => {
    const t = random() ** 1.2
    const [x, y, w] = [s.left + random() * 780, 540 + 340 * t, 50 + 130 * t]
    return smooth(
      [
        [x, y],
        [x + w * 0.3, y - 4 * t - 1],
        [x + w * 0.7, y + 3 * t],
        [x + w, y],
      ],
      false,
      0.9,
    )
  })
  s.line(ripples.join(''), s.shade(SAND, 0.55), 2)
}

/** Two people's footprints from the near tree to where they are now. */
function drawFootprints(s: Stage): void {
  const steps = [200, 290].flatMap((right) =>
    range(11).map((i) => {
      const k = 0.94 / (1 + i * 0.17)
      const [x, y] = onFloor(right + 150 * (k - 0.36) + (i % 2 ? 16 : -16), k)
      return polygon([
        [x - 7 * k, y],
        [x - 3 * k, y - 11 * k],
        [x + 5 * k, y - 10 * k],
        [x + 8 * k, y],
        [x + 2 * k, y + 6 * k],
      ])
    }),
  )
  s.path(steps.join(''), s.shade(SAND, 0.22))
}

function drawWalkers(s: Stage): void {
  const shadow = { to: [-1.15, 0.24] as const, colour: '#6f3f4c', opacity: 0.85 }
  const [ax, ay] = onFloor(200, 0.36)
  const [bx, by] = onFloor(296, 0.35)
  drawFigure(s, {
    x: ax,
    y: ay,
    h: 118,
    pose: 'walkingAway',
    dress: 'shirt',
    colours: ['#f4f0e2', '#3a5a78'],
    skin: 'rose',
    hat: 'straw',
    hatColours: ['#e8cf90', '#1f5f7c'],
    carries: 'bag',
    shadow,
  })
  drawFigure(s, {
    x: bx,
    y: by,
    h: 109,
    pose: 'walkingAway',
    dress: 'summerDress',
    colours: ['#1f7f86'],
    skin: 'umber',
    woman: true,
    hair: 'bun',
    flip: true,
    shadow,
  })
}

export default scene({
  name: 'dubai/day-6',
  seed: 89,
  light: {
    base: 'day',
    sky: ['#1f7f94', '#58abb0', '#9accc0', '#d3e4cc', '#f4efd0'],
    haze: '#e6e4c8',
    shadow: '#2b3568',
    lit: '#ffe6b0',
  },
  horizon: VANISH[1],
  sun: { x: 1376, y: 268, r: 46 },
  portrait: { x: 826, y: -158, w: 632, h: 1124 },
  layers: [
    sky({ to: VANISH[1] + 20 }),
    svg((s) => {
      drawDunes(s)
      drawFloor(s)
      drawFootprints(s)
      const trees = [...ROW, HERO]
      for (const [i, tree] of trees.entries()) drawSaplingShadow(s, tree, i)
      for (const [i, tree] of ROW.entries()) {
        if (tree.h > 100) drawTag(s, tree.x, tree.y - tree.h * 0.3, tree.h / 420)
        drawSapling(s, tree, i)
      }
      drawWalkers(s)
      drawSapling(s, HERO, ROW.length)
      drawTag(s, HERO.x + 3, HERO.y - 118, 1.1)
      drawChildsDrawing(s, HERO.x - 62, HERO.y - 150, 1.1)
    }),
  ],
  finish: { bloom: 0.25 },
})
