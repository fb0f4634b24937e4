import { type Point, ribbon, smooth } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawPerson } from '../../../language/people/person.ts'
import type { PersonOptions } from '../../../language/people/person-options.ts'
import { POSES, type Pose } from '../../../language/people/poses.ts'

interface FestivalOptions {
  readonly x: number
  readonly y: number
  readonly h: number
  readonly colour: string
  readonly second: string
  readonly flip?: boolean
  readonly depth?: number
}

/** Plumes in a fan behind the head. */
function drawPlumes(
  s: Stage,
  x: number,
  y: number,
  r: number,
  colours: readonly string[],
  depth: number,
): void {
  for (const [ring, reach] of [
    [0, 1],
    [1, 0.74],
  ] as const) {
    for (const i of range(11)) {
      const a = -Math.PI / 2 + ((i - 5) / 5) * 1.35
      const bend = (i - 5) * 0.05
      const line: Point[] = range(6).map((j) => {
        const t = j / 5
        return [x + Math.cos(a + bend * t) * r * reach * t, y + Math.sin(a + bend * t) * r * reach * t]
      })
      const colour = colours[(i + ring) % colours.length] as string
      s.path(
        ribbon(line, (t) => r * 0.105 * Math.sin(Math.PI * (0.1 + 0.78 * t))),
        s.lin([s.shade(colour, 1, depth), s.shade(colour, 0.4, depth)]),
      )
      s.line(
        `M${line.map((p) => p.map((v) => v.toFixed(1)).join(' ')).join('L')}`,
        s.shade('#fff3d8', 0.9, depth),
        r * 0.014,
        'opacity=".6"',
      )
    }
  }
}

/** A face turned to us, eyes lowered; h is the height of the body. */
function drawFace(s: Stage, x: number, y: number, h: number, skin: string, depth: number): void {
  s.placed({ x, y, scale: h / 1000 }, () => {
    const side = s.lightSide(x)
    const tone = (lit: number) => s.shade(skin, lit, depth)
    s.path(
      smooth(
        [
          [-44, -26],
          [-20, -42],
          [20, -42],
          [44, -26],
          [46, 8],
          [32, 46],
          [0, 68],
          [-32, 46],
          [-46, 8],
        ],
        true,
        0.8,
      ),
      s.lin(side > 0 ? [tone(0.35), tone(0.8), tone(1)] : [tone(1), tone(0.8), tone(0.35)], 0, 0, 1, 0),
    )
    s.path('M2 -6L10 22Q2 28 -4 22Z', tone(0.35), 'opacity=".5"')
    s.line(
      'M-32 -4Q-22 3 -11 -3M11 -3Q22 3 32 -4',
      s.shade('#2c1a28', 0.1, depth),
      4.5,
      'stroke-linecap="round"',
    )
    s.line(
      'M-34 -19Q-22 -26 -10 -20M10 -20Q22 -26 34 -19',
      s.shade('#2c1a28', 0.15, depth),
      4,
      'stroke-linecap="round"',
    )
    s.path('M-17 38Q-7 32 0 35Q7 32 17 38Q8 50 0 50Q-8 50 -17 38Z', s.shade('#c23f3c', 0.75, depth))
    s.line('M-17 38Q0 43 17 38', s.shade('#6a1f2a', 0.2, depth), 2)
  })
}

/** A dancer in feathers, sash and gold hem, arms raised. */
export function drawFeatherDancer(
  s: Stage,
  o: FestivalOptions & { pose?: 'dancing' | 'twirling' | 'cheering' },
): void {
  const depth = o.depth ?? 0
  const pose = POSES[o.pose ?? 'dancing'] as Pose
  const flip = o.flip ? -1 : 1
  const hx = o.x + flip * pose.head[0] * o.h
  const hy = o.y - pose.head[1] * o.h
  drawPlumes(s, hx, hy + o.h * 0.03, o.h * 0.36, [o.colour, o.second, '#f6ead2'], depth)
  drawPerson(s, {
    x: o.x,
    y: o.y,
    h: o.h,
    pose,
    wears: 'gown',
    colour: o.colour,
    skin: '#a8704e',
    hair: 'bun',
    flip: o.flip ?? false,
    depth,
    slender: true,
  })
  drawFace(s, hx, hy, o.h, '#a8704e', depth)
  s.placed({ x: hx, y: hy, scale: o.h / 100 }, () => {
    s.path('M-7 -3Q0 -9 7 -3L6 -5.500Q0 -11 -6 -5.500Z', s.shade('#f0c65a', 1, depth))
    s.path(
      'M-8 9Q0 16 8 9L9.500 12Q0 22 -9.500 12Z',
      s.lin([s.shade('#ffe0a0', 1, depth), s.shade('#c98a3c', 0.6, depth)]),
    )
    s.circle(0, -8, 1.6, s.shade('#d9483a', 0.9, depth))
  })
}

/** A drummer in a white shirt and sash, the drum slung in front. */
export function drawDrummer(s: Stage, o: FestivalOptions): void {
  const depth = o.depth ?? 0
  const drumming: Pose = {
    ...(POSES.standing as Pose),
    armL: [
      [-0.17, 0.66],
      [-0.1, 0.56],
    ],
    armR: [
      [0.18, 0.7],
      [0.16, 0.84],
    ],
  }
  const person: PersonOptions = {
    x: o.x,
    y: o.y,
    h: o.h,
    pose: drumming,
    wears: 'barong',
    colour: '#f6ead2',
    second: o.second,
    skin: '#9a6446',
    hair: 'turban',
    flip: o.flip ?? false,
    depth,
  }
  drawPerson(s, person)
  drawFace(s, o.x, o.y - drumming.head[1] * o.h, o.h, '#9a6446', depth)
  s.placed({ x: o.x, y: o.y - o.h * 0.5, scale: o.h / 400, flip: o.flip ?? false }, () => {
    s.line('M-40 -120L44 0', s.shade(o.second, 0.8, depth), 11)
    s.path(
      'M-70 -26C-70 -42 70 -42 70 -26V46C70 64 -70 64 -70 46Z',
      s.lin(
        [s.shade(o.colour, 0.15, depth), s.shade(o.colour, 0.7, depth), s.shade(o.colour, 1, depth)],
        0,
        0,
        1,
        0,
      ),
    )
    s.ellipse(0, -26, 70, 15, s.shade('#f8eeda', 0.95, depth))
    s.ellipse(0, -26, 60, 11, s.shade('#e9d6b4', 0.8, depth))
    s.line(
      `M-70 -20${range(8)
        .map((i) => `L${-70 + (i + 0.5) * 17.5} 50L${-70 + (i + 1) * 17.5} -20`)
        .join('')}`,
      s.shade('#fff3d8', 0.95, depth),
      3,
    )
    s.line('M-70 48C-60 66 60 66 70 48', s.shade('#f0c65a', 0.95, depth), 7)
    s.line('M64 -130L14 -40M-40 -24L-6 -42', s.shade('#c49a5c', 0.9, depth), 7, 'stroke-linecap="round"')
  })
}
