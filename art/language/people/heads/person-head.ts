import { ellipsePath, type Point, ribbon, smooth } from '../../../engine/geometry.ts'
import type { Stage } from '../../../engine/stage.ts'
import type { Fill } from '../clothes.ts'

export type Hair =
  | 'short'
  | 'long'
  | 'bun'
  | 'ponytail'
  | 'curls'
  | 'plait'
  | 'bald'
  | 'gele'
  | 'fila'
  | 'turban'
  | 'hat'
  | 'strawHat'
  | 'cap'
  | 'headscarf'
  | 'ghutra'

interface HeadOptions {
  /** Middle of the head. */
  readonly x: number
  readonly y: number
  /** Chin to crown. */
  readonly h: number
  readonly hair: Hair
  readonly hairColour: string
  readonly skin: string
  /** Cloth of a head-dress. */
  readonly accent: string
  readonly profile: boolean
}

/** Head from behind or in profile to the right; hair and head-dress give the character. */
export function drawHead(s: Stage, o: HeadOptions, fill: Fill): void {
  const k = o.h
  const at = (points: readonly Point[]): Point[] => points.map(([px, py]) => [o.x + px * k, o.y + py * k])
  const shape = (points: readonly Point[], tension = 0.75) => smooth(at(points), true, tension)
  const hair = fill(o.hairColour, 0.9)
  const skin = fill(o.skin)
  const cloth = fill(o.accent)
  if (o.profile)
    s.path(
      shape([
        [-0.3, -0.3],
        [0, -0.5],
        [0.28, -0.34],
        [0.34, -0.08],
        [0.42, 0.08],
        [0.34, 0.14],
        [0.33, 0.26],
        [0.2, 0.46],
        [-0.05, 0.42],
        [-0.3, 0.2],
      ]),
      skin,
    )
  else s.path(ellipsePath(o.x, o.y, k * 0.37, k * 0.5), skin)
  const cap: readonly Point[] = o.profile
    ? [
        [0.3, -0.3],
        [0.18, -0.5],
        [-0.1, -0.56],
        [-0.38, -0.36],
        [-0.42, 0.02],
        [-0.28, 0.24],
        [-0.12, 0.12],
        [-0.02, -0.1],
        [0.14, -0.24],
      ]
    : [
        [-0.39, 0.06],
        [-0.4, -0.26],
        [-0.22, -0.52],
        [0, -0.57],
        [0.22, -0.52],
        [0.4, -0.26],
        [0.39, 0.06],
        [0.28, 0.3],
        [0, 0.36],
        [-0.28, 0.3],
      ]
  const below: Record<Hair, () => void> = {
    bald: () => {},
    short: () => s.path(shape(cap), hair),
    curls: () => {
      const puffs = [
        [-0.34, -0.1],
        [-0.3, -0.38],
        [-0.05, -0.54],
        [0.22, -0.46],
        [0.34, -0.2],
        [0.3, 0.05],
        [-0.3, 0.14],
        [0.05, -0.16],
        [0, 0.1],
      ] as const
      s.path(
        puffs
          .map(([x, y]) => ellipsePath(o.x + (o.profile ? x - 0.08 : x) * k, o.y + y * k, k * 0.26))
          .join(''),
        hair,
      )
    },
    long: () => {
      s.path(shape(cap), hair)
      s.path(
        shape(
          o.profile
            ? [
                [-0.1, -0.5],
                [-0.42, -0.3],
                [-0.46, 0.3],
                [-0.5, 0.9],
                [-0.22, 1.0],
                [-0.1, 0.5],
                [-0.06, 0],
              ]
            : [
                [-0.4, -0.2],
                [-0.44, 0.4],
                [-0.38, 1.0],
                [0, 1.12],
                [0.38, 1.0],
                [0.44, 0.4],
                [0.4, -0.2],
              ],
          0.7,
        ),
        hair,
      )
    },
    bun: () => {
      s.path(shape(cap), hair)
      s.path(
        ellipsePath(o.x - (o.profile ? 0.42 : 0) * k, o.y - (o.profile ? 0.3 : 0.56) * k, k * 0.23, k * 0.22),
        hair,
      )
    },
    ponytail: () => {
      s.path(shape(cap), hair)
      s.path(
        shape(
          o.profile
            ? [
                [-0.34, -0.34],
                [-0.62, -0.2],
                [-0.66, 0.3],
                [-0.52, 0.66],
                [-0.44, 0.2],
              ]
            : [
                [-0.14, -0.3],
                [-0.2, 0.4],
                [-0.06, 0.86],
                [0.1, 0.5],
                [0.14, -0.3],
              ],
          0.7,
        ),
        hair,
      )
    },
    plait: () => {
      s.path(shape(cap), hair)
      const line: Point[] = o.profile
        ? [
            [-0.36, 0.1],
            [-0.46, 0.6],
            [-0.42, 1.1],
            [-0.34, 1.5],
          ]
        : [
            [0, 0.1],
            [0.03, 0.6],
            [-0.02, 1.1],
            [0.02, 1.5],
          ]
      s.path(
        ribbon(at(line), (t) => k * (0.13 - 0.07 * t)),
        hair,
      )
    },
    gele: () => {
      s.path(shape(cap), hair)
      s.path(
        shape(
          [
            [-0.36, 0.02],
            [-0.62, -0.3],
            [-0.72, -0.72],
            [-0.3, -0.72],
            [-0.12, -1.02],
            [0.2, -0.78],
            [0.5, -0.95],
            [0.66, -0.5],
            [0.4, -0.18],
            [0.34, 0],
            [0, -0.16],
          ],
          0.6,
        ),
        cloth,
      )
      s.path(
        shape(
          [
            [-0.34, -0.06],
            [-0.1, -0.42],
            [0.4, -0.6],
            [0.24, -0.24],
            [0.02, -0.12],
          ],
          0.6,
        ),
        fill(o.accent, 0.55),
        'opacity=".7"',
      )
    },
    fila: () => {
      s.path(shape(cap), hair)
      s.path(
        shape(
          [
            [-0.4, -0.16],
            [-0.38, -0.66],
            [0.1, -0.74],
            [0.46, -0.6],
            [0.38, -0.3],
            [0.36, -0.18],
          ],
          0.35,
        ),
        cloth,
      )
    },
    turban: () => {
      s.path(shape(cap), hair)
      s.path(
        shape(
          [
            [-0.42, 0],
            [-0.52, -0.34],
            [-0.3, -0.68],
            [0.06, -0.78],
            [0.42, -0.6],
            [0.5, -0.24],
            [0.38, -0.06],
            [0, -0.2],
          ],
          0.75,
        ),
        cloth,
      )
      s.line(
        smooth(
          at([
            [-0.44, -0.1],
            [0, -0.46],
            [0.34, -0.64],
          ]),
          false,
          1,
        ),
        fill(o.accent, 0.5),
        k * 0.05,
      )
    },
    hat: () => {
      s.path(shape(cap), fill('#33242a'))
      s.path(
        shape(
          [
            [-0.34, -0.24],
            [-0.32, -0.66],
            [-0.1, -0.72],
            [0.02, -0.66],
            [0.14, -0.72],
            [0.32, -0.66],
            [0.36, -0.24],
          ],
          0.4,
        ),
        fill(o.hairColour),
      )
      s.path(ellipsePath(o.x, o.y - k * 0.24, k * 0.66, k * 0.1), fill(o.hairColour))
    },
    strawHat: () => {
      s.path(shape(cap), hair)
      s.path(
        shape(
          [
            [-0.34, -0.26],
            [-0.3, -0.6],
            [0, -0.72],
            [0.3, -0.6],
            [0.34, -0.26],
          ],
          0.6,
        ),
        fill('#e8cf98'),
      )
      s.path(ellipsePath(o.x, o.y - k * 0.22, k * 0.86, k * 0.15), fill('#e8cf98'))
      s.line(
        smooth(
          at([
            [-0.34, -0.3],
            [0, -0.24],
            [0.34, -0.3],
          ]),
          false,
          1,
        ),
        cloth,
        k * 0.09,
      )
    },
    cap: () => {
      s.path(shape(cap), hair)
      s.path(
        shape(
          [
            [-0.38, -0.1],
            [-0.36, -0.42],
            [-0.1, -0.6],
            [0.2, -0.56],
            [0.36, -0.34],
            [0.38, -0.12],
            [0, -0.2],
          ],
          0.6,
        ),
        cloth,
      )
      if (o.profile)
        s.path(
          shape(
            [
              [0.2, -0.26],
              [0.66, -0.16],
              [0.64, -0.08],
              [0.3, -0.12],
            ],
            0.5,
          ),
          cloth,
        )
    },
    headscarf: () =>
      s.path(
        shape(
          o.profile
            ? [
                [0.3, -0.3],
                [0.1, -0.54],
                [-0.36, -0.42],
                [-0.46, 0.1],
                [-0.4, 0.9],
                [0.2, 0.86],
                [0.1, 0.5],
                [0.04, 0.1],
              ]
            : [
                [-0.42, -0.1],
                [-0.3, -0.5],
                [0, -0.58],
                [0.3, -0.5],
                [0.42, -0.1],
                [0.5, 0.7],
                [0, 0.95],
                [-0.5, 0.7],
              ],
          0.7,
        ),
        cloth,
      ),
    ghutra: () => {
      s.path(
        shape(
          [
            [-0.42, -0.1],
            [-0.34, -0.5],
            [0, -0.6],
            [0.34, -0.5],
            [0.42, -0.1],
            [0.52, 0.9],
            [0, 1.05],
            [-0.52, 0.9],
          ],
          0.6,
        ),
        fill('#f6f0e4'),
      )
      s.path(ellipsePath(o.x, o.y - k * 0.34, k * 0.4, k * 0.1), fill('#241c2c'))
    },
  }
  below[o.hair]()
}
