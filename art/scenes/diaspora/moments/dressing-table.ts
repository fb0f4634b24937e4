import { ellipsePath, type Point, polygon, smooth } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { cornered, curved } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawFigure } from '../../../language/people/figure.ts'
import { drawLeaves } from '../../../language/plants/leaves.ts'

/** Daylight from a window at the left: shadows on the table run to the right and towards us. */
export const GLASS = { x: 452, y: 66, w: 740, h: 524 }
const FRAME = 58

export function drawWall(s: Stage): void {
  s.rect(s.left, s.top, s.right - s.left, s.bottom - s.top, s.shade('#1f6a66', 0.6))
  const random = s.random(4)
  for (let x = s.left - (s.left % 92), i = 0; x < s.right; x += 92, i++) {
    if (i % 2) s.rect(x, s.top, 92, 700, s.shade('#1a5a5a', 0.5))
    for (let y = -20 + (i % 2) * 46; y < 640; y += 92) {
      const lit = 0.7 + random() * 0.2
      s.path(
        cornered('0,-26 9,-9 26,0 9,9 0,26 -9,9 -26,0 -9,-9', x + 46, y),
        s.shade('#3f8f84', lit),
        'opacity=".5"',
      )
    }
  }
  s.path(`M${s.left} ${s.top}H300L-20 620H${s.left}Z`, s.shade('#bfe8d8', 0.9), 'opacity=".16"')
}

/** The room behind us as the glass shows it, with a door upon a sunlit court. */
export function drawMirroredRoom(s: Stage): void {
  s.rect(GLASS.x, GLASS.y, GLASS.w, GLASS.h, s.lin([s.shade('#a8d0c0', 0.75), s.shade('#8abcb0', 0.75)]))
  s.rect(GLASS.x, GLASS.y, GLASS.w, 74, s.shade('#d0e6d8', 0.9))
  s.path(
    polygon([
      [452, 524],
      [1192, 524],
      [1192, 590],
      [452, 590],
    ]),
    s.shade('#6a9a8c', 0.55),
  )
  drawCourt(s)
  s.path(
    polygon([
      [1010, 180],
      [1128, 180],
      [1128, 420],
      [1010, 420],
    ]),
    s.shade('#f4f8e4', 1),
  )
  s.line(
    range(10)
      .map((i) => `M1010 ${192 + i * 24}h118`)
      .join(''),
    s.shade('#6fa89c', 0.6),
    5,
  )
  s.line('M1069 180V420M1004 176H1134V426H1004Z', s.shade('#2f6f6c', 0.5), 7)
  s.rect(GLASS.x, 566, GLASS.w, 24, s.shade('#d8e0d0', 0.7))
}

function drawCourt(s: Stage): void {
  const [x, y, w, h] = [540, 236, 170, 288]
  s.rect(x - 14, y - 14, w + 28, h + 14, s.shade('#e8eee0', 0.9))
  s.rect(x, y, w, h, s.shade('#f8f4cc', 1))
  s.clipped(`M${x} ${y}h${w}v${h}h${-w}Z`, () => {
    s.rect(x, y, w, 74, s.shade('#a8dce0', 1))
    for (const [lx, ly, r] of [
      [560, 320, 54],
      [700, 300, 64],
      [626, 290, 40],
    ] as const)
      drawLeaves(s, { x: lx, y: ly, rx: r, ry: r * 0.8, colour: '#4fa04c', leaf: 13, density: 90, seed: lx })
    s.rect(x, 366, w, 8, s.shade('#d8b878', 0.8))
    s.rect(x, 374, w, 160, s.shade('#f2dfa4', 1))
    drawFigure(s, {
      x: 628,
      y: 484,
      h: 152,
      pose: 'walkingTowards',
      dress: 'wrapper',
      colours: ['#d02a80', '#d02a80', '#f8e0b0'],
      skin: 'chestnut',
      woman: true,
      hair: 'bun',
      shadow: { to: [0.42, 0.12], opacity: 0.4 },
    })
  })
  s.path(`M${x} ${y}l-44 -6v306l44 -12Z`, s.shade('#3f8078', 0.4))
}

/** A frame of painted wood with bulbs all round: each a disc, a ring, a socket. */
export function drawBulbFrame(s: Stage): void {
  const { x, y, w, h } = GLASS
  const outer = `M${x - FRAME} ${y + h + FRAME - 8}V${y - FRAME + 18}q0 -18 18 -18H${x + w + FRAME - 18}q18 0 18 18V${y + h + FRAME - 8}Z`
  const hole = `M${x} ${y}V${y + h}H${x + w}V${y}Z`
  s.path(outer + hole, s.light.shadow, 'transform="translate(20 10)" opacity=".45" fill-rule="evenodd"')
  s.path(outer + hole, s.shade('#f2e6c8', 0.86), 'fill-rule="evenodd"')
  s.path(
    `M${x + w + FRAME} ${y - 30}V${y + h + FRAME - 8}H${x + w + FRAME - 9}V${y - 30}Z`,
    s.shade('#b8a888', 0.5),
  )
  s.path(`M${x - FRAME} ${y + h + FRAME - 20}H${x + w + FRAME}v12H${x - FRAME}Z`, s.shade('#b8a888', 0.5))
  s.line(hole, s.shade('#8f7a58', 0.5), 5)
  s.path(`M${x} ${y}H${x + w}v9H${x}Z`, s.light.shadow, 'opacity=".35"')
  const across = range(10).flatMap((i): Point[] => {
    const px = x - 29 + (i * (w + 58)) / 9
    return [[px, y - 29]]
  })
  const down = range(6).flatMap((i): Point[] => {
    const py = y - 29 + ((i + 1) * (h + 58)) / 7
    return [
      [x - 29, py],
      [x + w + 29, py],
    ]
  })
  for (const [px, py] of [...across, ...down]) {
    s.circle(px + 3, py + 4, 19, s.shade('#a8926a', 0.5))
    s.circle(px, py, 18, s.shade('#d8bf88', 0.8))
    s.circle(px, py, 15, '#ffe9a8')
    s.circle(px - 2, py - 2, 11, '#fff8dc')
  }
}

/** The table under its cloth: lace along the near edge, which hangs. */
export function drawCloth(s: Stage): void {
  const edge = 850
  s.fillBelow(640, s.lin([s.shade('#d4dccb', 0.8), s.shade('#f4f0dc', 1)], 0, 640, 0, edge, true))
  s.rect(s.left, 636, s.right - s.left, 9, s.light.shadow, 'opacity=".32"')
  s.path(`M470 642L1560 642L1700 700H760Z`, s.light.shadow, 'opacity=".12"')
  s.fillBelow(edge, s.shade('#c4cdbc', 0.5))
  s.rect(s.left, edge - 4, s.right - s.left, 6, s.shade('#fffcec', 1))
  const scallops = range(48).map(
    (i) => ellipsePath(-60 + i * 36, edge + 26, 8, 9) + ellipsePath(-42 + i * 36, edge + 12, 4, 5),
  )
  s.path(scallops.join(''), s.shade('#4f8078', 0.4))
}

const fallOf = (s: Stage, text: string): void => {
  s.path(cornered(text), s.light.shadow, 'opacity=".3"')
}

/** What the stand throws: the shell, long and low. */
export function drawGeleShadow(s: Stage, x: number, y: number): void {
  s.path(
    curved('-50,2 60,-6 250,22 330,10 470,34 520,74 420,104 300,92 220,56 60,14', x, y, 1, 1, 0.5),
    s.light.shadow,
    'opacity=".3"',
  )
}

/** Coral in two rounds, each bead a disc with a light. */
export function drawCoral(s: Stage, x: number, y: number): void {
  const loops = [
    { rx: 138, ry: 42, n: 44, dx: 0, dy: 0 },
    { rx: 96, ry: 28, n: 32, dx: 12, dy: 2 },
  ]
  for (const { rx, ry, n, dx, dy } of loops) {
    const beads = range(n).map((i): Point => {
      const a = (i / n) * 2 * Math.PI
      return [x + dx + Math.cos(a) * rx * (1 + 0.03 * Math.sin(a * 3)), y + dy + Math.sin(a) * ry]
    })
    s.path(
      beads.map(([bx, by]) => ellipsePath(bx + 6, by + 6, 10, 6)).join(''),
      s.light.shadow,
      'opacity=".3"',
    )
    for (const [bx, by] of beads.sort((a, b) => a[1] - b[1])) {
      s.circle(bx, by - 3, 9.4, s.shade('#a8301c', 0.5))
      s.circle(bx - 1.8, by - 4.6, 7.2, s.shade('#ee5a30', 0.9))
      s.circle(bx - 3.6, by - 6.6, 2.4, s.shade('#ffc8a0', 1))
    }
  }
}

/** A cut flask of scent. */
export function drawFlask(s: Stage, x: number, y: number): void {
  fallOf(s, `${x - 30},${y} ${x + 34},${y} ${x + 150},${y + 40} ${x + 92},${y + 46}`)
  s.path(cornered('-34,0 -38,-70 -22,-96 22,-96 38,-70 34,0', x, y), s.shade('#5fa89c', 0.5))
  s.path(cornered('-34,0 -38,-70 -22,-96 -8,-96 -14,-68 -10,0', x, y), s.shade('#c8ece0', 1))
  s.path(cornered('-30,-2 -33,-54 34,-54 30,-2', x, y), s.shade('#e0902c', 0.6))
  s.path(cornered('-30,-2 -33,-54 -13,-54 -10,-2', x, y), s.shade('#ffc85c', 1))
  s.path(cornered('-14,-96 -14,-110 14,-110 14,-96', x, y), s.shade('#c99a3c', 0.9))
  s.path(cornered('0,-150 20,-130 12,-110 -12,-110 -20,-130', x, y), s.shade('#7fc4b8', 0.6))
  s.path(cornered('0,-150 4,-128 -4,-110 -12,-110 -20,-130', x, y), s.shade('#dff4ea', 1))
}

/** The rest of the cloth, folded thrice, its fringe to the left. */
export function drawFoldedCloth(s: Stage, x: number, y: number): void {
  fallOf(s, `${x + 190},${y - 40} ${x + 320},${y - 6} ${x + 330},${y + 30} ${x + 20},${y + 34}`)
  for (const [i, [w, lift]] of (
    [
      [250, 0],
      [244, 22],
      [236, 44],
    ] as const
  ).entries()) {
    const yy = y - lift
    s.path(
      smooth(
        [
          [x - 4, yy],
          [x, yy - 22],
          [x + w, yy - 22],
          [x + w + 8, yy - 11],
          [x + w, yy],
        ],
        true,
        0.3,
      ),
      s.shade('#c2246e', 0.4 + i * 0.05),
    )
    s.path(`M${x - 2} ${yy - 22}H${x + w}v7H${x - 2}Z`, s.shade('#ec4a98', 0.9))
    s.line(`M${x} ${yy - 10}H${x + w + 4}`, s.shade('#f6c050', 0.8), 2)
  }
  const top = y - 66
  s.path(
    polygon([
      [x, top],
      [x + 236, top],
      [x + 206, top - 30],
      [x + 34, top - 30],
    ]),
    s.shade('#e23c8c', 0.95),
  )
  for (const t of [0.16, 0.34, 0.66, 0.84])
    s.line(`M${x + 236 * t} ${top}L${x + 34 + 172 * t} ${top - 30}`, s.shade('#f6c050', 0.95), 3.4)
  s.line(
    range(12)
      .map((i) => `M${x - 2} ${y - i * 5.4}l-20 ${3 + (i % 3)}`)
      .join(''),
    s.shade('#ec4a98', 0.85),
    2.4,
  )
}

/** The blouse on its hanger against the wall. */
export function drawBlouse(s: Stage, x: number, y: number): void {
  const shape =
    '-34,0 -18,14 18,14 34,0 120,36 176,176 112,206 84,140 96,330 -96,330 -84,140 -112,206 -176,176 -120,36'
  s.path(cornered(shape, x + 22, y + 14), s.light.shadow, 'opacity=".35"')
  s.line(
    `M${x} ${y - 46}q16 -2 14 14q-2 12 -14 14v14M${x - 70} ${y + 20}L${x} ${y - 6}L${x + 70} ${y + 20}`,
    s.shade('#c99a3c', 0.8),
    5,
  )
  s.path(cornered(shape, x, y), s.shade('#d8d0b4', 0.55))
  s.path(
    cornered('-34,0 -18,14 0,16 20,330 -96,330 -84,140 -112,206 -176,176 -120,36', x, y),
    s.shade('#fbf4de', 1),
  )
  s.path(cornered('-84,140 -70,110 -78,330 -96,330', x, y), s.shade('#c8c0a4', 0.5))
  s.path(cornered('84,140 70,110 66,330 96,330', x, y), s.shade('#a89f88', 0.4))
  const lace = range(8).flatMap((r) =>
    range(7).map((c) => ellipsePath(x - 78 + c * 26 + (r % 2) * 13, y + 60 + r * 34, 4, 6)),
  )
  s.clipped(cornered(shape, x, y), () => s.path(lace.join(''), s.shade('#b0a888', 0.5), 'opacity=".7"'))
}
