import { ellipsePath, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { cornered, curved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawPalm } from '../../language/plants/palm.ts'

/** Our ten posters in little, 100 × 125 each, in flat inks. */
type Poster = (s: Stage) => void

const band = (s: Stage, from: number, to: number, colour: string, lit = 1): void => {
  s.rect(0, from, 100, to - from, s.shade(colour, lit))
}

const seychelles: Poster = (s) => {
  band(s, 0, 60, '#7fd0dc')
  s.circle(70, 26, 11, s.shade('#fff6dc', 1))
  band(s, 60, 80, '#1f93a4')
  s.path('M0 78Q40 68 100 82V125H0Z', s.shade('#f8e2b4', 1))
  drawPalm(s, { x: 26, y: 100, h: 74, lean: 0.4, seed: 4, fronds: 12 })
  s.path(curved('-8,112 -4,74 16,60 34,74 40,110', 66, 0), s.shade('#d99a86', 0.5))
  s.path(curved('10,112 8,80 22,66 34,76 40,110', 66, 0), s.shade('#f0bc9c', 1))
}

const worldCup: Poster = (s) => {
  band(s, 0, 125, '#14305c')
  for (const [x, h] of [
    [18, 34],
    [30, 48],
    [42, 28],
    [58, 56],
    [72, 38],
    [84, 24],
  ] as const)
    s.rect(x - 5, 62 - h, 10, h, s.shade('#4a7aa8', 0.8))
  for (const [r, colour] of [
    [64, '#e8e4d4'],
    [56, '#c8483c'],
    [48, '#e8b83c'],
  ] as const)
    s.ellipse(50, 92, r, r * 0.5, s.shade(colour, 0.8))
  s.ellipse(50, 96, 40, 19, s.shade('#3fa05c', 1))
  s.line(`${ellipsePath(50, 96, 10, 5)}M50 77V115`, s.shade('#f4f4e4', 1), 1.4)
}

const philippines: Poster = (s) => {
  band(s, 0, 70, '#bfe4e0')
  s.path(cornered('0,74 0,18 14,10 26,24 34,74'), s.shade('#4f7f74', 0.6))
  s.path(cornered('52,74 58,30 70,8 84,14 100,2 100,74'), s.shade('#3f6f68', 0.45))
  s.path(cornered('70,8 84,14 78,74 66,74'), s.shade('#8fb49c', 1))
  band(s, 72, 125, '#2fb09c')
  s.path(curved('20,102 50,108 84,98 74,112 34,114'), s.shade('#c8342f', 0.9))
  s.line('M26 94H78M30 122H80M38 94V122M66 94V122', s.shade('#f4ead0', 1), 2)
}

const india: Poster = (s) => {
  band(s, 0, 74, '#f6c4a0')
  s.circle(72, 30, 12, s.shade('#fff4d4', 1))
  s.path('M12 76V50H26V40Q34 28 42 40V46H54V36Q64 18 74 36V50H90V76Z', s.shade('#fdf4e6', 1))
  s.path('M12 76V50H20V76ZM42 46H48V76H42ZM74 50H80V76H74Z', s.shade('#d09a90', 0.7))
  band(s, 74, 125, '#c8647c', 0.8)
  s.line('M16 84H84M26 92H74M36 100H66', s.shade('#f6d8c0', 1), 2.4)
  s.path('M0 125V108H40L52 125Z', s.shade('#f29a2c', 1))
}

const lagos: Poster = (s) => {
  band(s, 0, 40, '#4a3a80')
  band(s, 40, 78, '#f08a5c')
  s.circle(30, 66, 10, s.shade('#ffe4a4', 1))
  s.path(cornered('70,78 70,46 78,46 78,34 86,34 86,52 100,52 100,78'), s.shade('#5a3a70', 0.5))
  band(s, 78, 125, '#2c2a66', 0.7)
  s.path('M46 108L52 14L58 108Z', s.shade('#f6e4d0', 1))
  const stays = range(7).map((i) => `M52 ${20 + i * 3}L${46 - i * 8} 78M52 ${20 + i * 3}L${58 + i * 7} 78`)
  s.line(stays.join(''), s.shade('#f6e4d0', 1), 1)
  s.line('M0 80H100', s.shade('#f6e4d0', 1), 3)
}

const japan: Poster = (s) => {
  band(s, 0, 90, '#a8cfe4')
  s.path('M-4 92Q28 78 42 36H58Q72 78 104 92Z', s.shade('#4a6aa4', 0.8))
  s.path('M36 54Q40 44 42 36H58Q60 44 64 54L57 50L52 58L46 50L41 56Z', s.shade('#fffaf6', 1))
  band(s, 90, 125, '#5f8fbc')
  s.line('M-4 18Q30 26 62 12T104 20', s.shade('#5a3a40', 0.4), 4)
  for (const i of range(26))
    s.circle((i * 37) % 100, 8 + ((i * 23) % 24), 4.6, s.shade(i % 3 ? '#f6b4c4' : '#fde4e8', 1))
}

const dubai: Poster = (s) => {
  band(s, 0, 125, '#f6b860')
  s.circle(58, 46, 19, s.shade('#fff4cc', 1))
  s.path(cornered('18,84 22,30 26,84'), s.shade('#c8805c', 0.7))
  s.path(cornered('34,84 34,48 42,42 42,84'), s.shade('#c8805c', 0.7))
  s.path(cornered('78,84 80,38 88,46 88,84'), s.shade('#c8805c', 0.7))
  s.path('M0 92Q40 74 100 88V125H0Z', s.shade('#e0904c', 0.9))
  s.path('M0 125Q44 92 100 104V125Z', s.shade('#8a4a44', 0.6))
  for (const x of [22, 42, 62])
    s.path(curved('-7,0 -7,-7 -3,-12 0,-8 3,-12 6,-7 9,-12 12,-13 9,-8 7,0', x, 96), s.shade('#5a2c34', 0.3))
}

const bali: Poster = (s) => {
  band(s, 0, 60, '#dcecc8')
  s.path('M10 62Q40 46 52 22Q64 46 96 62Z', s.shade('#8fb4b0', 0.8))
  for (const i of range(6))
    s.path(
      `M0 ${58 + i * 12}Q50 ${46 + i * 13} 100 ${62 + i * 11}V125H0Z`,
      s.shade(i % 2 ? '#3f9450' : '#8cc45c', 0.8),
    )
  s.path(cornered('56,84 56,40 62,32 64,44 70,52 74,84'), s.shade('#a8563c', 0.7))
  s.path(cornered('98,84 98,40 92,32 90,44 84,52 80,84'), s.shade('#c87454', 1))
}

const monaco: Poster = (s) => {
  band(s, 0, 60, '#4fa8d8')
  for (const i of range(14))
    s.rect(
      (i % 7) * 15 - 2,
      34 - (i % 3) * 8 + Math.floor(i / 7) * 14,
      14,
      44,
      s.shade(['#f6d8b0', '#f0b49c', '#fdf0dc'][i % 3] ?? '', i % 2 ? 0.6 : 1),
    )
  band(s, 66, 86, '#1f6fb4')
  s.path('M10 78H52L46 84H16ZM60 76H96L92 82H64Z', s.shade('#fffaf0', 1))
  band(s, 86, 125, '#8a8494', 0.8)
  for (const i of range(9)) s.rect(i * 12, 88, 6, 5, s.shade('#c8342f', 1))
  s.path('M14 114Q14 104 34 104L48 98Q58 98 62 104L86 106Q90 108 88 114Z', s.shade('#d8281f', 1))
  for (const x of [28, 74])
    s.circle(x, 114, 7, s.shade('#22202c', 0.2)).circle(x, 114, 3, s.shade('#e8dcc0', 1))
}

const castle: Poster = (s) => {
  band(s, 0, 125, '#1f2c74', 0.7)
  for (const [x, y, r, colour] of [
    [24, 28, 16, '#f6cc5c'],
    [76, 20, 18, '#f6a8a0'],
  ] as const)
    for (const i of range(12)) {
      const a = (i * Math.PI) / 6
      s.line(
        polygon(
          [
            [x + Math.cos(a) * r * 0.3, y + Math.sin(a) * r * 0.3],
            [x + Math.cos(a) * r, y + Math.sin(a) * r],
          ],
          false,
        ),
        s.shade(colour, 1),
        1.6,
      )
    }
  for (const [x, top, w] of [
    [28, 72, 10],
    [40, 58, 11],
    [52, 40, 12],
    [64, 60, 11],
    [76, 74, 10],
  ] as const) {
    s.rect(x - w / 2, top, w, 44, s.shade('#f0e2d4', 0.9))
    s.path(cornered(`${x - w * 0.7},${top} ${x},${top - 20} ${x + w * 0.7},${top}`), s.shade('#3f8fb4', 0.9))
  }
  s.path('M0 112Q50 98 100 112V125H0Z', s.shade('#14204c', 0.4))
}

export const POSTERS: readonly Poster[] = [
  japan,
  dubai,
  seychelles,
  lagos,
  monaco,
  india,
  bali,
  philippines,
  castle,
  worldCup,
]
