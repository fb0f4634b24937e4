import { ellipsePath, type Point, ribbon } from '../../../engine/geometry.ts'
import { lerp, range } from '../../../engine/numbers.ts'
import { curved } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { type Layers, modelled, svg } from '../../../scene.ts'

const FOOT = 300
const RIM = -170

/** Half the width of the glass at a height: narrow below, flaring to the rim. */
const halfAt = (y: number) => lerp(150, 84, ((y - RIM) / (FOOT - RIM)) ** 0.85)

const INSIDE = (() => {
  const ys = range(13).map((i) => RIM + ((FOOT - RIM) * i) / 12)
  const left = ys.map((y) => `${-halfAt(y)} ${y}`)
  const right = [...ys].reverse().map((y) => `${halfAt(y)} ${y}`)
  return `M${[...left, ...right].join('L')}Z`
})()

/** A tall glass of halo-halo: beans and jellies, fruit, milky ice, ube, flan; x, y is the middle of the glass. */
export const haloHalo = (o: { x: number; y: number; scale?: number }): Layers => {
  const k = o.scale ?? 1
  const part = (draw: (s: Stage) => void) => (s: Stage) =>
    s.placed({ x: o.x, y: o.y, scale: k }, () => draw(s))
  const form = (round: number) => ({ round: round * k, dark: 0.75, bright: 0.6 })
  return [
    svg(part(shadowOnTable)),
    modelled(form(9), part(glassFoot)),
    svg(part(ground)),
    modelled(form(6), part(beans)),
    modelled(form(6), part(jellies)),
    modelled(form(7), part(fruit)),
    svg(part(ice)),
    modelled(form(26), part(iceMound)),
    svg(part(crystals)),
    modelled(form(4), part(spoonAndWafer)),
    modelled(form(16), part(flan)),
    svg(part(caramel)),
    modelled(form(40), part(ube)),
    modelled(form(5), part(toppings)),
    svg(part(glassShine)),
  ]
}

function shadowOnTable(s: Stage): void {
  s.ellipse(-120, 398, 270, 34, s.light.shadow, `opacity=".4" filter="${s.blur(12)}"`)
  s.ellipse(-150, 396, 120, 15, '#c79ae0', `opacity=".35" filter="${s.blur(10)}"`)
}

function glassFoot(s: Stage): void {
  s.path(
    'M-26 296C-22 340 -40 366 -108 384C-60 404 60 404 108 384C40 366 22 340 26 296Z',
    s.shade('#d3e0dc', 0.75),
    'opacity=".85"',
  )
}

function ground(s: Stage): void {
  s.clipped(INSIDE, () => {
    s.rect(
      -160,
      RIM,
      320,
      FOOT - RIM,
      s.fine(
        ['#fff3e6', '#f4e2ee', '#e2c8ec', '#f7d88a', '#d99a5a', '#8a3f48'].map((c) => s.shade(c, 0.8)),
        0,
        RIM,
        0,
        FOOT,
        true,
      ),
    )
  })
}

/** Pieces scattered over one layer of the glass. */
function scattered(
  s: Stage,
  from: number,
  to: number,
  n: number,
  salt: number,
  piece: (x: number, y: number, r: () => number) => void,
): void {
  const random = s.random(salt)
  s.clipped(INSIDE, () => {
    for (const i of range(n)) {
      const y = lerp(from, to, (i + random()) / n)
      piece((random() * 2 - 1) * halfAt(y) * 0.95, y, random)
    }
  })
}

const beans = (s: Stage) =>
  scattered(s, 222, 296, 60, 3, (x, y, r) => {
    const colour = r() > 0.5 ? '#8a2f3a' : '#5f2438'
    s.placed({ x, y, turn: r() * 180 }, () =>
      s.path(curved('-15,0 -10,-9 4,-10 15,-4 14,6 4,9 -8,9'), s.shade(colour, 0.7)),
    )
  })

const jellies = (s: Stage) =>
  scattered(s, 150, 226, 44, 7, (x, y, r) => {
    const colour = ['#4fae5c', '#f2efe2', '#d9483a', '#7fc46a'][Math.floor(r() * 4)] as string
    s.placed({ x, y, turn: r() * 90 }, () =>
      s.path('M-13 -13H13V13H-13Z', s.shade(colour, 0.85), 'opacity=".92"'),
    )
  })

const fruit = (s: Stage) =>
  scattered(s, 82, 156, 34, 11, (x, y, r) => {
    const colour = r() > 0.35 ? '#f5b83c' : '#f0dfae'
    s.placed({ x, y, turn: -30 + r() * 60 }, () =>
      s.path(curved('-30,0 -20,-9 6,-10 30,-3 20,8 -6,9'), s.shade(colour, 0.85)),
    )
  })

/** Milk has stained the ice: violet below the scoop, ivory above. */
function ice(s: Stage): void {
  const random = s.random(13)
  s.clipped(INSIDE, () => {
    s.rect(
      -160,
      RIM,
      320,
      262,
      s.lin(
        [
          [s.shade('#fffaf2', 1), 0.95],
          [s.shade('#efdff4', 0.9), 0.9],
          [s.shade('#d9b8ea', 0.8), 0],
        ],
        0,
        0,
        0.1,
        1,
      ),
    )
    const chips = range(240).map(() => {
      const y = RIM + random() ** 1.2 * 250
      const x = (random() * 2 - 1) * halfAt(y)
      const a = random() * 6
      const r = 5 + random() * 12
      return `M${x.toFixed(1)} ${y.toFixed(1)}l${(Math.cos(a) * r).toFixed(1)} ${(Math.sin(a) * r).toFixed(1)}l${(Math.cos(a + 2) * r).toFixed(1)} ${(Math.sin(a + 2) * r).toFixed(1)}Z`
    })
    s.path(chips.slice(0, 120).join(''), '#ffffff', 'opacity=".55"')
    s.path(chips.slice(120).join(''), s.shade('#b79ad4', 0.6), 'opacity=".28"')
    for (const [x, y, h] of [
      [-96, -60, 150],
      [70, -40, 190],
      [10, 0, 130],
    ] as const)
      s.path(
        ribbon(
          [
            [x, y],
            [x + 12, y + h * 0.5],
            [x - 4, y + h],
          ],
          (t) => 15 * (1 - t),
        ),
        s.shade('#8a55b0', 0.8),
        `opacity=".5" filter="${s.blur(4)}"`,
      )
  })
}

const iceMound = (s: Stage) =>
  s.path(
    curved('-150,-160 -140,-206 -96,-246 -36,-262 30,-262 96,-244 142,-204 150,-160 60,-146 -60,-146'),
    s.shade('#fdf8f0', 0.85),
  )

function crystals(s: Stage): void {
  const random = s.random(17)
  const chips = range(150).map(() => {
    const x = (random() * 2 - 1) * 136
    const y = -160 - random() * 88 * (1 - (x / 150) ** 2)
    const r = 4 + random() * 9
    return `M${x.toFixed(1)} ${y.toFixed(1)}l${r.toFixed(1)} ${(-r * random()).toFixed(1)}l${(r * random()).toFixed(1)} ${r.toFixed(1)}Z`
  })
  s.path(chips.slice(0, 80).join(''), '#ffffff', 'opacity=".8"')
  s.path(chips.slice(80).join(''), s.shade('#c9b8dc', 0.5), 'opacity=".5"')
}

const ube = (s: Stage) =>
  s.path(
    curved('-118,-232 -122,-300 -80,-352 -20,-362 40,-338 62,-284 56,-232 20,-216 -30,-222 -70,-212'),
    s.shade('#7d4bb0', 0.72),
  )

function flan(s: Stage): void {
  s.path(
    curved('30,-226 44,-288 92,-310 146,-294 150,-226 92,-210', 0, 0, 1, 1, 0.45),
    s.shade('#f2b84c', 0.85),
  )
}

function caramel(s: Stage): void {
  s.path(
    curved('40,-280 92,-314 150,-292 148,-268 120,-262 112,-240 100,-264 64,-262', 0, 0, 1, 1, 0.5),
    s.lin([s.shade('#c8662c', 0.9), s.shade('#8a3a24', 0.5)]),
  )
  s.line('M66 -292Q96 -302 126 -292', s.shade('#fff0c4', 1), 4, 'stroke-linecap="round" opacity=".8"')
}

function spoonAndWafer(s: Stage): void {
  s.path(
    ribbon(
      [
        [96, -180],
        [150, -330],
        [206, -476],
      ],
      () => 7,
    ),
    s.shade('#d9d6d0', 0.9),
  )
  s.path(curved('206,-476 196,-520 216,-560 244,-556 246,-512 224,-474'), s.shade('#e6e2da', 0.95))
  for (const [x, turn] of [
    [-128, -24],
    [-92, -12],
  ] as const)
    s.placed({ x, y: -230, turn }, () => s.path('M-14 0V-206H14V0Z', s.shade('#d9a560', 0.85)))
}

function toppings(s: Stage): void {
  const random = s.random(23)
  for (const _ of range(26)) {
    const x = -100 + random() * 140
    const y = -330 + ((x + 40) / 100) ** 2 * 60 + random() * 40
    s.placed({ x, y, turn: random() * 180 }, () =>
      s.path(curved('-9,0 0,-4.500 9,0 0,4.500'), s.shade('#f0dca4', 0.9)),
    )
  }
  s.circle(-24, -372, 20, s.shade('#c8303a', 0.8))
  const mint: Point[] = [
    [10, -356],
    [34, -392],
    [62, -398],
  ]
  s.path(
    ribbon(mint, (t) => 14 * Math.sin(Math.PI * (0.15 + t * 0.8))),
    s.shade('#5aa04c', 0.85),
  )
}

function glassShine(s: Stage): void {
  s.path(
    INSIDE,
    s.lin(
      [
        ['#ffffff', 0.42],
        ['#ffffff', 0.02],
        ['#ffffff', 0],
        ['#ffffff', 0.06],
        ['#ffffff', 0.34],
      ],
      0,
      0,
      1,
      0,
    ),
  )
  s.path(
    ribbon(
      [
        [116, -140],
        [96, 40],
        [70, 250],
      ],
      (t) => 8 - t * 3,
    ),
    '#ffffff',
    'opacity=".65"',
  )
  s.path(
    ribbon(
      [
        [-128, -130],
        [-106, 60],
        [-80, 230],
      ],
      (t) => 4 - t,
    ),
    '#ffffff',
    'opacity=".5"',
  )
  s.line(ellipsePath(0, RIM, 150, 20), '#ffffff', 5, 'opacity=".75"')
  s.line(INSIDE, s.shade('#e9f2ee', 0.9), 3, 'opacity=".7"')
  const random = s.random(31)
  for (const _ of range(46)) {
    const y = lerp(-120, 280, random())
    const x = (random() * 2 - 1) * halfAt(y) * 0.92
    const r = 2 + random() * 4.5
    s.circle(x, y, r, '#ffffff', 'opacity=".28"')
    s.circle(x + r * 0.3, y - r * 0.3, r * 0.4, '#ffffff', 'opacity=".85"')
  }
}
