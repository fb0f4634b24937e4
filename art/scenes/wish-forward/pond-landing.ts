import { rectPath } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure } from '../../language/people/figure.ts'

const DECK = 438

/** A low wooden stage that runs out from the right bank, paper lanterns along it. */
export function drawLandingStage(s: Stage): void {
  s.path(
    range(9)
      .map((i) => rectPath(900 + i * 96, DECK + 10, 11, 24))
      .join(''),
    s.shade('#3f4a50', 0.1),
  )
  s.rect(868, DECK - 8, 800, 10, s.shade('#c9b08a', 0.52))
  s.rect(868, DECK + 2, 800, 12, s.shade('#5f5648', 0.16))
  s.line('M1080 436V292M1330 436V280M1580 436V292', s.shade('#3a4448', 0.16), 7)
  s.line('M1080 300Q1205 344 1330 290Q1455 342 1580 300', s.shade('#2f3a40', 0.12), 2)
  for (const [x, y, colour] of LANTERNS) {
    s.circle(x, y, 34, s.light.window, 'opacity=".16"')
    s.ellipse(x, y, 14, 16, colour)
    s.path(`M${x + 2} ${y - 16}A14 16 0 0 1 ${x + 2} ${y + 16}A26 26 0 0 0 ${x + 2} ${y - 16}Z`, '#fff3c0')
    s.path(rectPath(x - 6, y - 19, 12, 4) + rectPath(x - 6, y + 14, 12, 4), s.shade('#3a3030', 0.1))
  }
}

const LANTERNS = [
  [1140, 334, '#ffcf6e'],
  [1205, 340, '#f59a5c'],
  [1270, 332, '#ffe09a'],
  [1390, 332, '#f7b45c'],
  [1455, 340, '#ffd98a'],
  [1520, 332, '#f08a5c'],
] as const

const ON_DECK = { to: [0.34, 0.02], opacity: 0.4 } as const

/** Five who have brought a boat each. */
export function drawLaunchers(s: Stage): void {
  const y = DECK - 4
  drawFigure(s, {
    x: 912,
    y,
    h: 98,
    pose: 'kneeling',
    flip: true,
    dress: 'shirt',
    colours: ['#e8b84a', '#2f5f80'],
    skin: 'umber',
    age: 'child',
    hair: 'curls',
    shadow: ON_DECK,
  })
  drawFigure(s, {
    x: 992,
    y,
    h: 94,
    pose: 'crouching',
    flip: true,
    dress: 'summerDress',
    colours: ['#e2604c', '#f4e2c4', '#f4e2c4'],
    skin: 'olive',
    age: 'child',
    woman: true,
    hair: 'ponytail',
    shadow: ON_DECK,
  })
  drawFigure(s, {
    x: 1066,
    y,
    h: 108,
    pose: 'offering',
    flip: true,
    dress: 'football',
    colours: ['#5fb0a8', '#f0e6d0'],
    skin: 'honey',
    age: 'child',
    hat: 'cap',
    hatColours: ['#d8503c', '#d8503c'],
    shadow: ON_DECK,
  })
  drawFigure(s, {
    x: 1170,
    y,
    h: 148,
    pose: 'handInHand',
    view: 'front',
    dress: 'summerDress',
    colours: ['#f0dcb0', '#2f7f8c', '#2f7f8c'],
    skin: 'chestnut',
    woman: true,
    hair: 'long',
    shadow: ON_DECK,
  })
  drawFigure(s, {
    x: 1170 + 0.57 * 148,
    y,
    h: 92,
    pose: 'handHeld',
    view: 'front',
    dress: 'overalls',
    colours: ['#4f78b0', '#f2d89a'],
    skin: 'chestnut',
    age: 'child',
    hair: 'short',
    shadow: ON_DECK,
  })
  drawFigure(s, {
    x: 1408,
    y,
    h: 104,
    pose: 'running',
    flip: true,
    dress: 'shorts',
    colours: ['#f2ead4', '#a8483c'],
    skin: 'porcelain',
    age: 'child',
    hair: 'bob',
    woman: true,
    shadow: ON_DECK,
  })
}
