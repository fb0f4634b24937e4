import { type Point, ribbon } from '../../../engine/geometry.ts'
import { range, round1 } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawCrown } from '../../../language/plants/foliage.ts'
import { type Layers, modelled, svg } from '../../../scene.ts'

/** A hill cottage with lace eaves among the cinnamon trees. */
export function drawLaceCottage(s: Stage): void {
  const wall = '#8fc0a4'
  s.path('M250 560V352H800V580Z', s.lin([s.shade(wall, 0.5, 0.2), s.shade(wall, 0.95, 0.2)], 0, 0, 1, 0))
  s.line(
    range(9)
      .map((i) => `M250 ${368 + i * 24}H800`)
      .join(''),
    s.shade('#5f8f7c', 0.4, 0.2),
    1.4,
    'opacity=".6"',
  )
  s.path(
    'M196 358L330 196H724L862 358Z',
    s.lin([s.shade('#b85a4c', 0.95, 0.15), s.shade('#8f4450', 0.4, 0.15)]),
  )
  s.line(
    range(27)
      .map((i) => `M${330 + i * 15.2} 196L${196 + i * 25.6} 358`)
      .join(''),
    s.shade('#6f2f44', 0.2, 0.15),
    1.4,
    'opacity=".5"',
  )
  const lace = range(24).map((i) => {
    const x = 196 + i * 27.8
    return `M${round1(x)} 356h27.800v8c-5 1 -6 8 -8 14c-2 7 -10 7 -12 0c-2 -6 -3 -13 -7.800 -14Z`
  })
  s.path(lace.join(''), s.shade('#fffaf0', 0.98, 0.08))
  s.path(
    lace
      .map((_, i) => `M${round1(206 + i * 27.8)} 364a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0 -7 0`)
      .join(''),
    s.shade(wall, 0.3, 0.2),
  )
  for (const x of [300, 460, 640]) {
    s.rect(x, 404, 76, 156, s.shade('#fffaf0', 0.9, 0.12))
    s.rect(x + 7, 412, 62, 142, s.shade('#3f5f6a', 0.3, 0.2))
    s.path(`M${x - 38} 406h36v146h-36ZM${x + 78} 406h36v146h-36Z`, s.shade('#4f8f94', 0.7, 0.15))
    s.line(
      range(8)
        .map((i) => `M${x - 36} ${420 + i * 17}h32M${x + 80} ${420 + i * 17}h32`)
        .join(''),
      s.shade('#2f5f6c', 0.3, 0.15),
      2,
    )
  }
  s.rect(190, 556, 680, 18, s.shade('#e9dcc6', 0.8, 0.12))
}

export function drawHillGarden(s: Stage): void {
  const random = s.random(31)
  for (const i of range(16)) {
    const x = s.left + (i / 15) * (s.right - s.left)
    drawCrown(s, {
      x,
      y: 640 + random() * 40,
      w: 220,
      h: 150 + random() * 60,
      colour: '#4f8f54',
      depth: 0.12,
      dab: 9,
      seed: i * 5 + 2,
    })
  }
}

/** Cane tray with drying pods on a veranda rail, close to us. */
export const vanillaTray = (): Layers => [
  svg((s) =>
    s.fillBelow(
      700,
      s.lin(
        [s.shade('#f2e6d0', 0.95), s.shade('#c9ab8c', 0.5), s.shade('#8f7468', 0.3)],
        0,
        700,
        0,
        930,
        true,
      ),
    ),
  ),
  svg((s) => s.line(`M${s.left} 742H${s.right}`, s.shade('#8f7060', 0.2), 3, 'opacity=".5"')),
  modelled({ round: 26, dark: 0.6, cast: { x: -30, y: 18, blur: 18, opacity: 0.45 } }, trayRim),
  svg(trayWeave),
  ...range(22).map((i) =>
    modelled(
      { round: 5, dark: 0.75, bright: 0.7, cast: { x: -6, y: 6, blur: 4, opacity: 0.45 } },
      (s: Stage) => pod(s, i),
    ),
  ),
  modelled({ round: 10, dark: 0.5, cast: { x: -8, y: 8, blur: 6, opacity: 0.35 } }, orchid),
]

const TRAY = { x: 1010, y: 716, rx: 520, ry: 152 }

function trayRim(s: Stage): void {
  s.ellipse(TRAY.x, TRAY.y + 26, TRAY.rx, TRAY.ry, s.shade('#a87844', 0.5))
  s.ellipse(TRAY.x, TRAY.y, TRAY.rx, TRAY.ry, s.shade('#c8965a', 0.8))
  const binding = range(72).map((i) => {
    const a = (i / 72) * 2 * Math.PI
    const at = (k: number) =>
      `${round1(TRAY.x + Math.cos(a + (k - 0.95) * 0.3) * TRAY.rx * k)} ${round1(TRAY.y + Math.sin(a + (k - 0.95) * 0.3) * TRAY.ry * k)}`
    return `M${at(0.9)}L${at(1)}`
  })
  s.line(binding.join(''), s.shade('#6f4828', 0.2), 3)
}

function trayWeave(s: Stage): void {
  const { x, y } = TRAY
  const [rx, ry] = [TRAY.rx * 0.91, TRAY.ry * 0.9]
  s.ellipse(x, y + 6, rx, ry, s.lin([s.shade('#b98850', 0.35), s.shade('#e0b478', 0.9)], 0, 0, 1, 0.4))
  const bed = `M${x - rx} ${y + 6}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`
  s.clipped(bed, () => {
    s.line(
      range(52)
        .map((i) => `M${x - 900 + i * 34} ${y - 160}l330 330`)
        .join(''),
      s.shade('#8a5c34', 0.3),
      4,
      'opacity=".55"',
    )
    s.line(
      range(52)
        .map((i) => `M${x + 900 - i * 34} ${y - 160}l-330 330`)
        .join(''),
      s.shade('#f4d39c', 1),
      4,
      'opacity=".5"',
    )
    s.ellipse(
      x - 20,
      y - 26,
      rx,
      ry,
      'none',
      `stroke="${s.shade('#6f4828', 0.1)}" stroke-width="34" opacity=".3"`,
    )
  })
}

function pod(s: Stage, i: number): void {
  const random = s.random(200 + i)
  const x = 590 + (i % 6) * 118 + random() * 50
  const y = 626 + Math.floor(i / 6) * 46 + random() * 26
  const lean = (random() - 0.4) * 70
  const line: Point[] = range(6).map((k) => {
    const t = k / 5
    return [
      x + t * 250 + Math.sin(t * 3) * 8,
      y + lean * t * 0.8 + Math.sin(t * 3.1) * 16 - (t > 0.9 ? 9 : 0),
    ]
  })
  s.path(
    ribbon(line, (t) => 12.5 * Math.sin(Math.PI * (0.12 + t * 0.8)) + 1.5),
    s.shade('#4a2a22', 0.5),
  )
  if (i % 3 === 0)
    s.line(
      `M${round1(x + 26)} ${round1(y + lean * 0.12 + 5)}L${round1(x + 170)} ${round1(y + lean * 0.62 + 11)}`,
      s.shade('#c98a4c', 0.9),
      2.4,
      'opacity=".8"',
    )
}

function orchid(s: Stage): void {
  s.placed({ x: 1420, y: 640 }, () => {
    for (const turn of [0, 72, 144, 216, 288])
      s.placed({ x: 0, y: 0, turn }, () =>
        s.path('M0 0C-24 -22 -18 -74 0 -96C18 -74 24 -22 0 0Z', s.shade('#e9efb4', 0.95)),
      )
    s.path('M-20 -8C-26 22 -16 52 0 58C16 52 26 22 20 -8C12 -18 -12 -18 -20 -8Z', s.shade('#f6d878', 0.95))
    s.path('M-9 0C-12 20 -8 38 0 42C8 38 12 20 9 0Z', s.shade('#d99a3c', 0.6))
  })
}
