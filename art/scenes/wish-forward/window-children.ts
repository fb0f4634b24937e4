import type { Stage } from '../../engine/stage.ts'
import { drawFigure, type FigureOptions } from '../../language/people/figure.ts'
import { PANE, PANES, panePath } from './airliner.ts'

type Traveller = Omit<FigureOptions, 'x' | 'y' | 'h' | 'shadow'> & {
  readonly h: number
  readonly aside?: number
}

/** One child at every window but the last, where somebody is still getting up. */
const TRAVELLERS: readonly Traveller[] = [
  {
    h: 205,
    pose: 'atCounter',
    dress: 'shirt',
    colours: ['#e8b03c', '#2f5f80'],
    skin: 'umber',
    age: 'child',
    hair: 'curls',
  },
  {
    h: 196,
    pose: 'offering',
    dress: 'summerDress',
    colours: ['#d8503c', '#fff2d0', '#fff2d0'],
    skin: 'olive',
    age: 'child',
    woman: true,
    hair: 'ponytail',
  },
  {
    h: 208,
    pose: 'walkingTowards',
    dress: 'football',
    colours: ['#2f8f86', '#f4efe2'],
    skin: 'honey',
    age: 'child',
    hair: 'short',
  },
  {
    h: 198,
    pose: 'carrying',
    dress: 'shirt',
    colours: ['#3f74b0', '#2f3a5c'],
    skin: 'porcelain',
    age: 'child',
    hair: 'bob',
    woman: true,
    hairColour: '#b8743c',
    flip: true,
    aside: 6,
  },
  {
    h: 206,
    pose: 'atEase',
    dress: 'summerDress',
    colours: ['#f2ead4', '#c9487a', '#c9487a'],
    skin: 'mahogany',
    age: 'child',
    woman: true,
    hat: 'headcloth',
    hatColours: ['#c9487a', '#f2c440'],
  },
  {
    h: 190,
    pose: 'headLoad',
    dress: 'overalls',
    colours: ['#4f78b0', '#e88a4c'],
    skin: 'rose',
    age: 'child',
    hair: 'short',
    hairColour: '#d8a05c',
  },
  {
    h: 204,
    pose: 'walking',
    dress: 'shirt',
    colours: ['#7fb04c', '#4a4638'],
    skin: 'bronze',
    age: 'child',
    hair: 'plait',
    woman: true,
    aside: -4,
  },
  {
    h: 200,
    pose: 'praying',
    dress: 'shirt',
    colours: ['#8a5aa8', '#3a3a5c'],
    skin: 'chestnut',
    age: 'child',
    hat: 'cap',
    hatColours: ['#e2604a', '#e2604a'],
  },
]

export function drawWindowChildren(s: Stage): void {
  for (const [i, { h, aside = 0, ...who }] of TRAVELLERS.entries()) {
    const x = PANES[i] as number
    s.clipped(panePath(x), () =>
      drawFigure(s, { ...who, x: x + aside, y: PANE.y + 4 + h * 0.88, h, shadow: false }),
    )
  }
}
