import { type Point, polygon, smooth } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import { curved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawShrubs } from '../../language/plants/foliage.ts'
import { water } from '../../language/sea/water.ts'
import { type Layers, modelled, svg } from '../../scene.ts'

const BEND = 0.003
const EYE = { x: 860, y: 250, focal: 640, height: 2.7 }
/** The ground at x metres to the side, z metres away, up metres above the path. */
const ground = (x: number, z: number, up = 0): Point => [
  EYE.x + (EYE.focal * (x + BEND * z * z)) / z,
  EYE.y + (EYE.focal * (EYE.height - up)) / z,
]
export const canalGround = (x: number, z: number): Point => ground(x, z)
const BANK = { left: -2.4, right: 0.5, water: -1.1 }
/** A band along the canal, following its bend. */
const strip = (x0: number, x1: number, z0: number, z1: number, u0 = 0, u1 = u0) => {
  const along = range(25).map((i) => z0 * (z1 / z0) ** (i / 24))
  return polygon([...along.map((z) => ground(x0, z, u0)), ...along.reverse().map((z) => ground(x1, z, u1))])
}
const NEAR = 1.6
const FAR = 60

/** The Philosopher's canal, pink with petals, and the stone path beside it. */
export const petalCanal = (): Layers => [
  svg((s) => {
    s.fillBelow(EYE.y + 20, s.lin([s.shade('#8fa478', 0.8, 0.5), s.shade('#5f7f58', 0.5, 0.1)]))
    drawShrubs(s, {
      from: s.left,
      to: s.right,
      y: 330,
      h: 110,
      depth: 0.5,
      colour: '#6f8f5c',
      dab: 7,
      seed: 3,
    })
    s.path(
      strip(-16, BANK.left, NEAR, FAR),
      s.lin([s.shade('#a8b07c', 0.9, 0.4), s.shade('#6f8656', 0.6)], 0, 290, 0, 900, true),
    )
    s.path(strip(BANK.left, BANK.right, NEAR, FAR, BANK.water), s.shade('#5f7f8c', 0.6))
  }),
  water({
    y: EYE.y + 30,
    mask: inCanal,
    colours: ['#f3ccd4', '#dcaebe', '#b08fac', '#7a7aa0'],
    reflection: [0.5, 0.3],
    glint: 0,
    wave: 0.8,
  }),
  svg(drawPetalRafts),
  svg(drawWalls),
  svg(drawPath),
]

const inCanal = (x: number, y: number): number => {
  const z = (EYE.focal * (EYE.height - BANK.water)) / Math.max(1, y - EYE.y)
  const at = ((x - EYE.x) * z) / EYE.focal - BEND * z * z
  return at > BANK.left && at < BANK.right ? 1 : 0
}

function drawPetalRafts(s: Stage): void {
  const random = s.random(17)
  const tones = ['#d98fac', '#eeb0c2', '#f8cdd4', '#fdeae8']
  tones.forEach((c, tone) => {
    const dabs = range(5200).map(() => {
      const z = NEAR + 0.9 + random() ** 1.7 * 34
      const drift = 0.5 + 0.5 * Math.sin(z * 0.9 + Math.sin(z * 0.31) * 3)
      const u = random()
      const x = BANK.left + (BANK.right - BANK.left) * u
      const gap = Math.abs(u - drift)
      if (gap > 0.3 && random() > 0.5) return ''
      const [px, py] = ground(x, z, BANK.water)
      const r = (EYE.focal * (0.024 + random() * 0.03)) / z
      return `M${round1(px - r)} ${round1(py)}q${round1(r)} ${round1(-r * 0.7)} ${round1(2 * r)} 0q${round1(-r)} ${round1(r * 0.7)} ${round1(-2 * r)} 0Z`
    })
    s.path(dabs.join(''), s.shade(c, 0.5 + tone * 0.16))
  })
}

function drawWalls(s: Stage): void {
  const stone = '#a89c98'
  s.path(
    strip(BANK.left, BANK.left, NEAR, FAR, 0, BANK.water),
    s.lin([s.shade(stone, 0.9, 0.3), s.shade(stone, 0.6)], 0, 300, 0, 900, true),
  )
  s.path(
    strip(BANK.right, BANK.right, NEAR, FAR, 0, BANK.water),
    s.lin([s.shade(stone, 0.45, 0.3), s.shade(stone, 0.16)], 0, 300, 0, 900, true),
  )
  for (const side of [BANK.left, BANK.right]) {
    const courses = [-0.28, -0.56, -0.84].map((u) =>
      polygon(
        range(20).map((i) => ground(side, NEAR * 1.2 ** i, u)),
        false,
      ),
    )
    const joints = range(70).map((i) => {
      const z = 1.7 * 1.053 ** i
      const u = -0.28 * (i % 4)
      return `M${ground(side, z, u).map(round1).join(' ')}L${ground(side, z, u - 0.28)
        .map(round1)
        .join(' ')}`
    })
    s.line([...courses, ...joints].join(''), s.shade('#4a4460', 0.15), 1.5, 'opacity=".5"')
    const out = side < 0 ? -0.3 : 0.3
    s.path(
      strip(side, side + out, NEAR, FAR),
      s.lin([s.shade('#d8ccc2', 1, 0.3), s.shade('#b8a8a4', 0.75)], 0, 300, 0, 900, true),
    )
  }
  drawMoss(s)
}

function drawMoss(s: Stage): void {
  const random = s.random(41)
  const tufts = range(420).map(() => {
    const z = 1.8 + random() ** 1.8 * 24
    const [x, y] = ground(BANK.left - 0.3 - random() * 0.4, z)
    const r = (EYE.focal * (0.03 + random() * 0.05)) / z
    return `M${round1(x - r)} ${round1(y)}q${round1(r)} ${round1(-r * 1.6)} ${round1(2 * r)} 0Z`
  })
  s.path(tufts.join(''), s.shade('#8fa05c', 0.8))
}

/** Flagstones set in gravel, strewn with petals. */
function drawPath(s: Stage): void {
  s.path(
    strip(BANK.right + 0.3, 16, NEAR, FAR),
    s.lin([s.shade('#d8c8b4', 0.95, 0.35), s.shade('#b8a490', 0.7)], 0, 300, 0, 900, true),
  )
  s.path(
    strip(5, 30, NEAR, FAR),
    s.lin([s.shade('#a8b07c', 0.9, 0.4), s.shade('#6f8656', 0.6)], 0, 300, 0, 900, true),
  )
  const random = s.random(23)
  for (const i of range(34).reverse()) {
    const z = 1.9 * 1.1 ** i
    for (const side of [0, 1]) {
      const x = 1.15 + side * 0.66 + (random() - 0.5) * 0.1
      const [w, d] = [0.29 + random() * 0.03, z * 0.043]
      const slab = [
        ground(x - w, z),
        ground(x - w * 0.95, z + d),
        ground(x + w, z + d * 1.02),
        ground(x + w * 0.98, z),
      ]
      s.path(
        smooth(slab, true, 0.16),
        s.shade(i % 2 === side ? '#a89ca4' : '#b8aaa8', 0.7 + random() * 0.25, Math.min(0.4, z / 50)),
      )
    }
  }
  for (const [c, lit] of [
    ['#e8a8bc', 0.7],
    ['#fbd8dc', 1],
  ] as const) {
    const fallen = range(620).map(() => {
      const z = 1.8 + random() ** 1.9 * 26
      const [x, y] = ground(0.6 + random() ** 1.5 * 4.2, z)
      const r = (EYE.focal * (0.014 + random() * 0.016)) / z
      return `M${round1(x - r)} ${round1(y)}q${round1(r)} ${round1(-r * 0.8)} ${round1(2 * r)} 0q${round1(-r)} ${round1(r * 0.8)} ${round1(-2 * r)} 0Z`
    })
    s.path(fallen.join(''), s.shade(c, lit))
  }
}

/** A low stone-and-cedar bench with a parcel tied in cloth. */
export const benchWithFuroshiki = (x: number, y: number, k: number): Layers => [
  modelled(
    { round: 8 * k, dark: 0.6, bright: 0.4, cast: { x: -20 * k, y: 12 * k, blur: 14 * k, opacity: 0.45 } },
    (s) => {
      for (const dx of [-126, 96])
        s.path(
          polygon([
            [x + dx * k, y - 70 * k],
            [x + (dx + 34) * k, y - 70 * k],
            [x + (dx + 38) * k, y],
            [x + (dx - 4) * k, y],
          ]),
          s.shade('#9a8f96', 0.6),
        )
    },
  ),
  modelled({ round: 7 * k, dark: 0.6, bright: 0.5 }, (s) => {
    s.path(
      polygon([
        [x - 150 * k, y - 108 * k],
        [x + 138 * k, y - 108 * k],
        [x + 160 * k, y - 76 * k],
        [x - 168 * k, y - 76 * k],
      ]),
      s.shade('#c89468', 0.9),
    )
    s.path(
      polygon([
        [x - 168 * k, y - 76 * k],
        [x + 160 * k, y - 76 * k],
        [x + 160 * k, y - 60 * k],
        [x - 168 * k, y - 60 * k],
      ]),
      s.shade('#8a5a44', 0.5),
    )
  }),
  svg((s) =>
    s.line(
      `M${x - 156 * k} ${y - 98 * k}H${x + 146 * k}M${x - 162 * k} ${y - 87 * k}H${x + 153 * k}`,
      s.shade('#6a4238', 0.3),
      1.6 * k,
      'opacity=".5"',
    ),
  ),
  modelled(
    { round: 26 * k, dark: 0.66, bright: 0.5, cast: { x: -16 * k, y: 8 * k, blur: 10 * k, opacity: 0.45 } },
    (s) => {
      const d = curved(
        '-68,-84 -74,-130 -60,-166 -20,-180 24,-180 62,-164 74,-128 68,-86 30,-78 -30,-78',
        x,
        y,
        k,
      )
      s.path(d, s.shade('#7a3f7c', 0.75))
      s.clipped(d, () => {
        for (const i of range(26)) {
          const [px, py] = [
            x + (-70 + (i % 6) * 28 + (Math.floor(i / 6) % 2) * 14) * k,
            y + (-168 + Math.floor(i / 6) * 24) * k,
          ]
          for (const a of range(5))
            s.circle(
              px + Math.cos(a * 1.2566) * 4.4 * k,
              py + Math.sin(a * 1.2566) * 4.4 * k,
              3.2 * k,
              s.shade('#f3c4cf', 0.9),
            )
        }
        s.line(
          `M${x} ${y - 170 * k}C${x - 20 * k} ${y - 140 * k} ${x - 46 * k} ${y - 110 * k} ${x - 60 * k} ${y - 84 * k}M${x + 4 * k} ${y - 170 * k}C${x + 20 * k} ${y - 140 * k} ${x + 46 * k} ${y - 112 * k} ${x + 60 * k} ${y - 86 * k}`,
          s.shade('#3a1f4c', 0.2),
          2.6 * k,
          'opacity=".6"',
        )
      })
    },
  ),
  modelled({ round: 12 * k, dark: 0.6, bright: 0.5 }, (s) => {
    s.path(curved('-8,-176 -34,-198 -62,-206 -66,-192 -50,-176 -20,-168', x, y, k), s.shade('#8a4a8c', 0.8))
    s.path(curved('8,-176 34,-202 58,-214 66,-200 50,-178 20,-168', x, y, k), s.shade('#8a4a8c', 0.8))
    s.path(curved('-18,-170 -14,-190 14,-192 20,-170 0,-160', x, y, k), s.shade('#6a356c', 0.7))
  }),
]
