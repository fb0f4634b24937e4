import { polygon, rectPath, smooth } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawPerson } from '../../language/people/person.ts'

/** The open wooden ferry of the creek: flat hull, canopy, two benches of passengers in profile. */
export function drawAbra(s: Stage, o: { x: number; y: number; size: number }): void {
  const wood = '#8a5a3c'
  s.placed({ x: o.x, y: o.y, scale: o.size / 100 }, () => {
    s.line('M-30 -12V-38M-10 -12V-38M12 -12V-38M32 -12V-38', s.shade(wood, 0.3), 1.2)
    const wears = ['robe', 'shirt', 'sari', 'robe', 'shirt', 'robe'] as const
    const hair = ['ghutra', 'cap', 'bun', 'turban', 'short', 'headscarf'] as const
    const colours = ['#f4ecdc', '#5f8f9c', '#c2405a', '#e6d8c0', '#d99a4a', '#5a4a7c']
    for (const i of range(6))
      drawPerson(s, {
        x: -27 + i * 10.5,
        y: -1,
        h: 31,
        pose: 'seated',
        wears: wears[i] ?? 'shirt',
        hair: hair[i] ?? 'short',
        colour: colours[i] ?? '#f4ecdc',
        second: '#b5483a',
        rim: true,
        lit: 0.85,
      })
    drawPerson(s, {
      x: 40,
      y: -6,
      h: 34,
      pose: 'standing',
      wears: 'shirt',
      colour: '#f1e6d0',
      hair: 'cap',
      second: '#33406b',
    })
    s.path(
      'M-54 -10C-30 -6 34 -6 58 -14C54 -4 46 2 38 3L-40 3C-48 1 -53 -4 -54 -10Z',
      s.lin([s.shade(wood, 0.95), s.shade(wood, 0.5), s.shade(wood, 0.1)]),
    )
    s.line('M-54 -10C-30 -6 34 -6 58 -14', s.shade('#e6c48a', 1), 1.4)
    s.line('M-50 -4C-26 -1 34 -1 52 -6', s.shade('#3f7f8c', 0.7), 1.8)
    s.path(
      'M-38 -38C-10 -42 16 -42 40 -38L42 -35L-40 -35Z',
      s.lin([s.shade('#f3e6cc', 1), s.shade('#c8a888', 0.4)]),
    )
    s.path(
      range(14)
        .map((i) => `M${round1(-40 + i * 5.86)} -35h5.86v2.400q-2.900 2.600 -5.860 0Z`)
        .join(''),
      s.shade('#b5483a', 0.7),
    )
  })
}

/** Coral-stone house with a wind tower (barjeel) of slatted openings. */
export function drawWindTowerHouse(
  s: Stage,
  o: { x: number; y: number; w: number; h: number; depth?: number; tower?: number },
): void {
  const { x, y, w, h, depth = 0.2 } = o
  const stone = '#e3c196'
  const dir = s.lightSide(x)
  const wall = (lit: number) => s.shade(stone, lit, depth)
  const tall = o.tower ?? h * 0.9
  const tw = w * 0.3
  const tx = x + w * (dir > 0 ? 0.12 : 0.56)
  s.rect(
    tx,
    y - h - tall,
    tw,
    tall + 2,
    s.lin(dir > 0 ? [wall(0.25), wall(1)] : [wall(1), wall(0.25)], 0, 0, 1, 0),
  )
  s.rect(tx - tw * 0.06, y - h - tall, tw * 1.12, tall * 0.06, wall(1.05))
  s.path(
    range(4)
      .map((i) => rectPath(tx + tw * (0.1 + i * 0.21), y - h - tall * 0.88, tw * 0.13, tall * 0.5))
      .join(''),
    s.shade('#5a4058', 0.2, depth),
  )
  s.line(
    range(5)
      .map((i) => `M${round1(tx - tw * 0.1)} ${round1(y - h - tall * (0.18 + i * 0.17))}h${round1(tw * 1.2)}`)
      .join(''),
    s.shade('#7a5236', 0.3, depth),
    Math.max(1, tw * 0.04),
  )
  s.rect(x, y - h, w, h, s.lin(dir > 0 ? [wall(0.55), wall(0.95)] : [wall(0.95), wall(0.55)], 0, 0, 1, 0))
  s.path(
    range(Math.floor(w / 16))
      .map((i) =>
        polygon([
          [x + i * 16, y - h],
          [x + i * 16 + 5, y - h - 7],
          [x + i * 16 + 10, y - h],
        ]),
      )
      .join(''),
    wall(0.85),
  )
  const n = Math.max(2, Math.floor(w / 46))
  for (const i of range(n)) {
    const cx = x + (w * (i + 0.5)) / n
    const [ww, wh] = [w / n / 3, h * 0.42]
    s.path(
      `M${round1(cx - ww / 2)} ${round1(y - h * 0.16)}v${round1(-wh * 0.7)}q${round1(ww / 2)} ${round1(-wh * 0.5)} ${round1(ww)} 0v${round1(wh * 0.7)}Z`,
      s.shade('#6a4a3c', 0.3, depth),
    )
  }
}

/** Moored trading dhow with a high stern, sails furled. */
export function drawMooredDhow(
  s: Stage,
  o: { x: number; y: number; size: number; depth?: number; flip?: boolean; colour?: string },
): void {
  const wood = o.colour ?? '#7a4f38'
  const { depth = 0.1 } = o
  s.placed({ x: o.x, y: o.y, scale: o.size / 100, flip: o.flip ?? false }, () => {
    s.line('M-6 -16L2 -86M26 -16L31 -64', s.shade(wood, 0.3, depth), 1.8)
    s.path('M-34 -44L28 -92L30 -89L-30 -42Z', s.shade('#e6d3b0', 0.8, depth))
    s.line('M2 -86L-44 -20M2 -86L50 -22', s.shade(wood, 0.3, depth), 0.5)
    s.path(
      'M-58 -24C-46 -12 20 -10 40 -14C50 -17 58 -24 62 -32L54 -4C48 2 40 4 30 4L-40 4C-50 0 -56 -10 -58 -24Z',
      s.lin([s.shade(wood, 0.9, depth), s.shade(wood, 0.5, depth), s.shade(wood, 0.05, depth)]),
    )
    s.path('M36 -15L40 -30L60 -34L58 -24C52 -18 44 -16 36 -15Z', s.shade(wood, 0.7, depth))
    s.line(
      'M-58 -24C-46 -12 20 -10 40 -14C50 -17 58 -24 62 -32M-55 -15C-40 -5 20 -4 54 -12',
      s.shade('#e0b884', 0.9, depth),
      1.1,
    )
    s.path(
      smooth(
        [
          [-20, -16],
          [-16, -26],
          [8, -27],
          [14, -16],
        ],
        true,
        0.3,
      ),
      s.shade('#5f8f9c', 0.6, depth),
    )
  })
}
