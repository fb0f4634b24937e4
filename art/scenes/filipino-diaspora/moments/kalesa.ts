import { ellipsePath, type Point, polygon, ribbon, smooth } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { curved, moved, outline } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawFigure } from '../../../language/people/figure.ts'

export interface Turnout {
  /** Under the horse's girth, on the stones. */
  readonly x: number
  readonly y: number
  readonly k: number
}

const TRUNK =
  '-53,-90 -46,-100 -34,-103 -14,-98 6,-98 20,-104 31,-114 40,-128 49,-139 57,-143 63,-139 68,-131 75,-117 81,-108 81,-102 76,-98 70,-101 63,-108 56,-113 52,-108 48,-98 44,-88 41,-76 34,-66 22,-60 2,-57 -18,-61 -30,-66 -42,-66 -54,-70 -58,-80'
const WIDTHS = [9, 7.4, 4.4, 3, 2.7, 3.2]

/** Shoulder or hip, elbow or stifle, knee or hock, cannon, fetlock, hoof: a trot, diagonal legs together. */
const LEGS = {
  farHind: '-38,-72 -26,-58 -30,-38 -22,-25 -14,-15 -8,-8',
  farFore: '31,-70 30,-56 27,-35 26,-22 22,-10 25,-2',
  nearHind: '-44,-76 -38,-60 -53,-39 -55,-24 -60,-11 -56,-2',
  nearFore: '34,-74 38,-58 52,-45 50,-32 43,-22 38,-17',
} as const

/** A light chestnut pony at a trot before a two-wheeled kalesa, in three flat tones. */
export function drawTurnout(s: Stage, o: Turnout): void {
  drawWheel(s, o, -176, 0.5)
  s.path(
    curved('-228,-100 -230,-160 -218,-196 -190,-206 -158,-204 -166,-180 -160,-100', o.x, o.y, o.k, 1, 0.5),
    s.shade('#3a1626', 0.3),
  )
  drawPassengers(s, o)
  drawCarriage(s, o)
  drawPony(s, o)
  drawWheel(s, o, -168, 1)
  drawHarness(s, o)
}

const at =
  ({ x, y, k }: Turnout) =>
  (px: number, py: number): Point => [x + px * k, y + py * k]

function drawPony(s: Stage, o: Turnout): void {
  const { x, y, k } = o
  const [dark, mid, light] = [s.shade('#5a3020', 0.16), s.shade('#8a4a2c', 0.6), s.shade('#d08a50', 1)]
  const leg = (text: string, fill: string) => {
    const line = moved(text, x, y, k)
    s.path(
      ribbon(line, (t) => (WIDTHS[Math.round(t * 5)] as number) * k, 0.5),
      fill,
    )
    const [hx, hy] = line[5] as Point
    s.path(
      polygon([
        [hx - 3.4 * k, hy - 2 * k],
        [hx + 3.6 * k, hy - 2 * k],
        [hx + 6 * k, hy + 3 * k],
        [hx - 4 * k, hy + 3 * k],
      ]),
      s.shade('#1c1a2c', 0.2),
    )
  }
  leg(LEGS.farHind, dark)
  leg(LEGS.farFore, dark)
  s.path(
    curved('-52,-96 -64,-94 -72,-78 -76,-54 -70,-40 -66,-56 -60,-76 -52,-84', x, y, k),
    s.shade('#241a2c', 0.25),
  )
  leg(LEGS.nearHind, mid)
  leg(LEGS.nearFore, mid)
  const trunk = curved(TRUNK, x, y, k, 1, 0.62)
  s.path(trunk, mid)
  s.clipped(trunk, () => {
    s.path(curved('-60,-62 -30,-76 10,-72 36,-82 44,-70 44,-50 -60,-50', x, y, k), dark)
    s.path(
      curved(
        '-50,-104 -34,-106 -12,-100 8,-100 22,-108 34,-122 50,-142 44,-122 30,-104 16,-94 -10,-92 -36,-96',
        x,
        y,
        k,
      ),
      light,
    )
    s.path(curved('62,-142 72,-126 84,-106 76,-112 66,-124 60,-134', x, y, k), light)
  })
  s.path(curved('51,-140 50,-152 56,-158 60,-150 60,-140', x, y, k, 1, 0.4), mid)
  s.path(
    curved('56,-146 44,-140 32,-126 20,-106 18,-98 28,-104 38,-114 48,-128 58,-138', x, y, k),
    s.shade('#241a2c', 0.3),
  )
  s.circle(...at(o)(65, -127), 1.7 * k, s.shade('#140f1c', 0.1))
}

function drawHarness(s: Stage, o: Turnout): void {
  const p = at(o)
  const strap = s.shade('#201830', 0.25)
  const line = (text: string, w: number, colour = strap) =>
    s.line(
      smooth(
        outline(text).map(([x, y]) => p(x, y)),
        false,
        0.7,
      ),
      colour,
      w * o.k,
    )
  line('20,-102 30,-88 33,-70', 5)
  line('-8,-97 -10,-78 -4,-59', 3.4)
  line('56,-140 62,-124 60,-111', 2.4)
  line('64,-137 70,-118', 2.2)
  line('70,-118 62,-112', 2)
  line('72,-108 40,-104 -20,-104 -74,-108', 1.7)
  line('34,-78 -20,-76 -90,-72 -128,-70', 5.4, s.shade('#c8923c', 0.8))
  line('34,-80 -20,-78 -90,-74 -128,-72', 1.6, s.shade('#ffe2a0', 1))
  s.path(ellipsePath(...p(54, -157), 6 * o.k, 5 * o.k), s.shade('#d8352f', 0.9))
}

function drawWheel(s: Stage, o: Turnout, x: number, lit: number): void {
  const [cx, cy] = at(o)(x, -58)
  const r = 57 * o.k
  const spokes = range(14).map((i) => {
    const a = (i / 14) * 2 * Math.PI + 0.1
    return `M${cx} ${cy}L${cx + Math.cos(a) * r} ${cy + Math.sin(a) * r}`
  })
  s.line(spokes.join(''), s.shade('#c8923c', 0.75 * lit), 3 * o.k)
  s.line(ellipsePath(cx, cy, r), s.shade('#1c1630', 0.25), 6.4 * o.k)
  s.line(ellipsePath(cx, cy, r - 4.4 * o.k), s.shade('#e0ae50', 0.9 * lit), 3 * o.k)
  s.circle(cx, cy, 8 * o.k, s.shade('#8a2f2c', 0.8 * lit))
  s.circle(cx, cy, 3.6 * o.k, s.shade('#f0cf70', lit))
}

function drawPassengers(s: Stage, o: Turnout): void {
  const sit = (
    x: number,
    seat: number,
    h: number,
    who: Pick<
      Parameters<typeof drawFigure>[1],
      'dress' | 'colours' | 'skin' | 'woman' | 'hat' | 'hatColours' | 'hair'
    >,
  ) => {
    const [px, py] = at(o)(x, seat)
    drawFigure(s, { pose: 'sitting', shadow: false, key: 0.7, ...who, x: px, y: py + h * 0.27, h })
  }
  sit(-198, -104, 128, { dress: 'shirt', colours: ['#e8dcc0', '#33506a'], skin: 'bronze' })
  sit(-168, -102, 120, {
    dress: 'summerDress',
    colours: ['#e8604c', '#f4ead6', '#f4ead6'],
    skin: 'honey',
    woman: true,
    hair: 'bun',
  })
  sit(-112, -96, 130, {
    dress: 'barong',
    colours: ['#f4efdc', '#2c3454'],
    skin: 'umber',
    hat: 'straw',
    hatColours: ['#f0d890', '#8a3a2c'],
  })
}

/** Lacquered box, footboard, and the leather hood over the back seat. */
function drawCarriage(s: Stage, o: Turnout): void {
  const { x, y, k } = o
  const shape = (text: string, fill: string, tension = 0.3) => s.path(curved(text, x, y, k, 1, tension), fill)
  shape(
    '-226,-108 -232,-160 -222,-196 -196,-212 -160,-214 -128,-204 -120,-194 -150,-198 -184,-196 -204,-182 -212,-150 -212,-108',
    s.shade('#1c2a4a', 0.4),
    0.6,
  )
  s.line(
    smooth(moved('-228,-120 -231,-160 -222,-195 -196,-211 -160,-213 -128,-203', x, y, k), false, 0.6),
    s.shade('#ffe2a0', 1),
    2.4 * k,
  )
  for (const rib of ['-212,-150 -228,-172', '-204,-182 -212,-206', '-172,-197 -176,-214'])
    s.line(polygon(moved(rib, x, y, k), false), s.shade('#0c1430', 0.2), 2.4 * k)
  shape(
    '-230,-110 -138,-104 -130,-78 -96,-76 -84,-88 -78,-86 -88,-66 -136,-62 -214,-66 -226,-86',
    s.shade('#8a2430', 0.5),
  )
  shape('-230,-110 -138,-104 -134,-94 -228,-99', s.shade('#d8483c', 0.95))
  s.line(polygon(moved('-224,-92 -142,-88 -134,-72', x, y, k), false), s.shade('#f0cf70', 1), 2 * k)
  shape('-128,-96 -96,-94 -94,-86 -128,-86', s.shade('#5a1c28', 0.4))
  drawLamp(s, o)
}

function drawLamp(s: Stage, o: Turnout): void {
  const [x, y] = at(o)(-82, -104)
  s.circle(x, y, 26 * o.k, s.lamp(), 'opacity=".2"')
  s.circle(x, y, 15 * o.k, s.lamp(), 'opacity=".3"')
  s.path(`M${x - 6 * o.k} ${y - 8 * o.k}h${12 * o.k}l${-2 * o.k} ${18 * o.k}h${-8 * o.k}Z`, '#fff2c8')
  s.path(
    `M${x - 8 * o.k} ${y - 8 * o.k}L${x} ${y - 15 * o.k}L${x + 8 * o.k} ${y - 8 * o.k}Z`,
    s.shade('#1c1630', 0.3),
  )
}
