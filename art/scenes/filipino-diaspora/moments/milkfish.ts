import { type Point, ribbon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { curved } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { type Layers, modelled, svg } from '../../../scene.ts'

const BODY =
  '-250,0 -228,-30 -160,-62 -60,-76 60,-66 160,-40 232,-16 232,14 160,38 60,62 -60,70 -160,56 -228,28'

/** One bangus lying on its side, head left, about 560 long at scale 1. */
export const milkfish = (o: { x: number; y: number; scale: number; turn: number }): Layers => {
  const part = (draw: (s: Stage) => void) => (s: Stage) =>
    s.placed({ x: o.x, y: o.y, scale: o.scale, turn: o.turn }, () => draw(s))
  const form = (round: number) => ({
    round: round * o.scale,
    dark: 0.8,
    bright: 0.75,
    cast: { x: -12, y: 14, blur: 10, opacity: 0.5 },
  })
  return [
    modelled(form(6), part(fins)),
    modelled(
      form(38),
      part((s) =>
        s.path(
          curved(BODY),
          s.lin([s.shade('#5f7f9a', 0.7), s.shade('#c3d0d8', 0.85), s.shade('#f4f2ec', 0.95)], 0, 0, 0, 1),
        ),
      ),
    ),
    svg(part(scales)),
    svg(part(face)),
  ]
}

function fins(s: Stage): void {
  const fin = s.shade('#8fa0b0', 0.7)
  s.path(
    curved('214,0 262,-40 330,-104 344,-100 318,-40 300,0 318,40 344,96 330,100 262,40', 0, 0, 1, 1, 0.5),
    fin,
  )
  s.path(curved('-20,-66 0,-118 26,-126 56,-70', 0, 0, 1, 1, 0.5), fin)
  s.path(curved('-130,56 -110,92 -80,96 -84,58', 0, 0, 1, 1, 0.5), fin)
  s.path(curved('40,58 60,90 84,86 78,54', 0, 0, 1, 1, 0.5), fin)
}

function scales(s: Stage): void {
  s.clipped(curved(BODY), () => {
    s.path(
      curved('-250,-6 -160,-62 -60,-78 60,-68 232,-16 160,-22 60,-38 -60,-42 -160,-34'),
      s.shade('#2f4f70', 0.4),
      `opacity=".5" filter="${s.blur(6)}"`,
    )
    const arcs = range(34).flatMap((i) =>
      range(11).map((j) => `M${-150 + i * 11 + (j % 2) * 5.5} ${-62 + j * 12}q6 6 0 12`),
    )
    s.line(arcs.join(''), s.shade('#5f7690', 0.5), 1.4, 'opacity=".42"')
    const shine = range(34).flatMap((i) => range(3).map((j) => `M${-146 + i * 11} ${-20 + j * 12}q5 5 0 9`))
    s.line(shine.join(''), '#ffffff', 2, 'opacity=".5"')
    s.line('M-160 -8C-40 -20 120 -12 228 0', s.shade('#4a6480', 0.4), 2.4, 'opacity=".6"')
  })
}

function face(s: Stage): void {
  s.line('M-158 -58C-138 -24 -138 24 -160 54', s.shade('#4a6480', 0.4), 4, 'opacity=".7"')
  s.circle(-204, -10, 14, s.shade('#f4efdc', 0.95))
  s.circle(-204, -10, 9.5, s.shade('#10142c', 0.05))
  s.circle(-200, -14, 3.4, '#ffffff')
  s.line('M-248 4Q-234 10 -222 8', s.shade('#4a5a70', 0.3), 3, 'stroke-linecap="round"')
  const gill: Point[] = [
    [-172, -40],
    [-164, 0],
    [-172, 36],
  ]
  s.path(
    ribbon(gill, () => 2.4),
    s.shade('#c8646a', 0.7),
    'opacity=".7"',
  )
  s.path(curved('-150,14 -110,22 -92,40 -124,36', 0, 0, 1, 1, 0.6), s.shade('#a3b2c0', 0.8))
}

/** A fresh banana leaf lying across the table, its rib along the length. */
export const marketLeaf = (o: { x: number; y: number; w: number; h: number; turn: number }): Layers => {
  const part = (draw: (s: Stage) => void) => (s: Stage) =>
    s.placed({ x: o.x, y: o.y, turn: o.turn }, () => draw(s))
  const edge = (side: number) =>
    range(17).map(
      (i): Point => [
        -o.w / 2 + (i / 16) * o.w,
        side *
          (o.h / 2) *
          Math.sin(Math.PI * (0.02 + (i / 16) * 0.965)) ** 0.5 *
          (0.97 + 0.03 * Math.sin(i * 2.3)),
      ],
    )
  return [
    modelled(
      { round: 14, dark: 0.55, cast: { x: -16, y: 16, blur: 12, opacity: 0.45 } },
      part((s) =>
        s.path(
          `M${[...edge(-1), ...edge(1).reverse()].map((p) => p.join(' ')).join('L')}Z`,
          s.lin([s.shade('#6fb552', 0.95), s.shade('#3f8a48', 0.7), s.shade('#5aa04c', 0.85)]),
        ),
      ),
    ),
    svg(
      part((s) => {
        const veins = [-1, 1].flatMap((side) =>
          edge(side)
            .slice(1, 16)
            .flatMap(([x, y]) =>
              range(3).map(
                (k) => `M${x - 26 + k * 18} 0Q${x - 8 + k * 18} ${y * 0.5} ${x + 10 + k * 18} ${y * 0.96}`,
              ),
            ),
        )
        s.line(veins.join(''), s.shade('#2a6a44', 0.4), 1.6, 'opacity=".5"')
        s.path(
          ribbon(
            range(12).map(
              (i): Point => [-o.w * 0.5 + (i / 11) * o.w * 0.98, -4 * Math.sin((i / 11) * Math.PI)],
            ),
            (t) => 9 - t * 5,
          ),
          s.shade('#c4dc8a', 0.95),
        )
      }),
    ),
  ]
}
