import { polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { cornered } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'

const FOOT = 716

export function drawClassroom(s: Stage): void {
  const w = s.right - s.left
  s.rect(s.left, s.top, w, FOOT - s.top, s.shade('#8fc6cf', 0.42))
  s.clipped(polygon(frame(s)), () => {
    for (const x of [470, 1010, 1550]) s.path(sunOnWall(s, x), s.shade('#c4e6e0', 1))
  })
  s.rect(s.left, FOOT - 66, w, 66, s.shade('#4f9a9c', 0.36))
  s.rect(s.left, FOOT - 74, w, 10, s.shade('#f6f2de', 0.8))
  s.rect(s.left, FOOT - 12, w, 12, s.shade('#f6f2de', 0.5))
  s.fillBelow(FOOT, s.shade('#e2bd7c', 0.62))
  const boards = range(25).map((i) => {
    const x = -340 + i * 96
    return `M${x} ${FOOT}L${x + (x - 820) * 0.62} ${s.bottom}`
  })
  s.line(boards.join(''), s.shade('#8a5f34', 0.2), 2, 'opacity=".45"')
  for (const x of [560, 1180])
    s.path(
      polygon([
        [x, FOOT],
        [x + 300, FOOT],
        [x + 90, s.bottom],
        [x - 330, s.bottom],
      ]),
      s.shade('#fbe6ac', 1.1),
    )
  drawShelf(s)
}

const frame = (s: Stage) =>
  [
    [s.left, s.top],
    [s.right, s.top],
    [s.right, FOOT],
    [s.left, FOOT],
  ] as const

const sunOnWall = (s: Stage, x: number): string =>
  polygon([
    [x, s.top],
    [x + 300, s.top],
    [x - 30, FOOT],
    [x - 330, FOOT],
  ])

const BOOKS = ['#d8503c', '#f2b43a', '#3f74b0', '#4a9a5a', '#f4ead0', '#c9487a', '#2f7f86', '#e88a4c']

/** A low shelf of books under the drawings. */
function drawShelf(s: Stage): void {
  s.path(cornered('36,768 640,768 600,790 -30,790'), s.light.shadow, 'opacity=".36"')
  s.rect(52, 640, 568, 132, s.shade('#a8743c', 0.16))
  const random = s.random(9)
  let x = 70
  for (let i = 0; x < 590; i++) {
    const w = 13 + random() * 15
    const h = 62 + random() * 32
    if (Math.abs(x - 338) > 18 && random() > 0.07) {
      s.rect(x, 758 - h, w, h, s.shade(BOOKS[(i * 5) % 8] as string, 0.52))
      s.rect(x, 758 - h + 10, w, 6, s.shade('#fff6dc', 0.7))
      s.rect(x + w - 4, 758 - h, 4, h, s.shade(BOOKS[(i * 5) % 8] as string, 1))
    }
    x += w + 3
  }
  const wood = s.shade('#e8bc74', 0.78)
  s.rect(44, 628, 584, 16, s.shade('#f2d094', 1))
  s.rect(44, 756, 584, 16, wood)
  for (const px of [44, 328, 612]) s.rect(px, 640, 16, 132, wood)
}

/** A child's table with crayons, and two small chairs. */
export function drawNearFurniture(s: Stage): void {
  s.path(cornered('1250,872 1520,872 1440,898 1150,898'), s.light.shadow, 'opacity=".34"')
  for (const [x, colour] of [
    [1336, '#3f8fc0'],
    [1530, '#d8503c'],
  ] as const)
    drawLittleChair(s, x, 842, colour)
  s.path(
    cornered('1288,790 1300,790 1292,884 1282,884') + cornered('1546,790 1558,790 1566,884 1556,884'),
    s.shade('#c9924c', 0.3),
  )
  s.ellipse(1424, 786, 176, 30, s.shade('#b07c3c', 0.24))
  s.ellipse(1424, 776, 176, 30, s.shade('#f4d69c', 1))
  s.path(cornered('1380,764 1470,760 1486,782 1388,788'), '#fffdf2')
  s.line('M1406 774q14 -12 26 0t26 -4', '#3f74b0', 4, 'stroke-linecap="round"')
  for (const [i, colour] of ['#d8483a', '#f2b02c', '#3f74b0', '#4a9a5a', '#e2568a'].entries())
    s.line(
      `M${1318 + i * 9} 768l${(i % 3) * 4 - 4} ${-30 - (i % 2) * 8}`,
      colour,
      6,
      'stroke-linecap="round"',
    )
  s.path('M1308 780V756H1364V780Q1336 788 1308 780Z', s.shade('#f4f0e0', 0.5))
  s.path('M1340 784V756H1364V780Q1354 783 1340 784Z', s.shade('#ffffff', 1))
}

function drawLittleChair(s: Stage, x: number, y: number, colour: string): void {
  s.path(cornered('-36,-128 36,-128 32,-84 -32,-84', x, y), s.shade(colour, 0.5))
  s.path(cornered('18,-128 36,-128 32,-84 14,-84', x, y), s.shade(colour, 1))
  s.line(
    `M${x - 32} ${y - 90}L${x - 36} ${y + 34}M${x + 32} ${y - 90}L${x + 36} ${y + 34}`,
    s.shade('#8a949c', 0.5),
    7,
  )
}
