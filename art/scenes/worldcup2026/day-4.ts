import type { Stage } from '../../engine/stage.ts'
import { drawFigure, type FigureOptions } from '../../language/people/figure.ts'
import { scene, svg } from '../../scene.ts'
import {
  drawCoffeeSteam,
  drawCounter,
  drawDinerCup,
  drawFoldedScarf,
  drawNapkins,
  drawWindowFrame,
} from './diner-counter.ts'
import {
  drawCab,
  drawCabBehind,
  drawCanyon,
  drawRoad,
  drawSteamPipe,
  metre,
  streetPoint,
} from './morning-street.ts'

type Passer = Omit<FigureOptions, 'x' | 'y' | 'h'>

const put = (s: Stage, right: number, away: number, o: Passer): void => {
  const [x, y] = streetPoint(right, away)
  drawFigure(s, { shadow: { to: [0.7, 0.16], opacity: 0.4 }, ...o, x, y, h: metre(away) * 1.74 })
}

/** Four people on their way to work. */
function drawPassers(s: Stage): void {
  put(s, -2.05, 18.9, {
    pose: 'walking',
    flip: true,
    dress: 'coat',
    colours: ['#c8553c', '#2f4358', '#f4efe2'],
    skin: 'umber',
    woman: true,
    hair: 'curls',
    carries: 'bag',
    propColours: ['#f2d08a', '#8a5a3c'],
  })
  put(s, -4.7, 17.8, {
    pose: 'walking',
    dress: 'suit',
    colours: ['#34587a', '#34587a', '#f4efe2'],
    skin: 'rose',
    carries: 'bag',
    propColours: ['#6a4030', '#3a2a28'],
  })
  put(s, -7.4, 21, {
    pose: 'atEase',
    view: 'front',
    dress: 'raincoat',
    colours: ['#d8c08a', '#4a5a68', '#d8c08a'],
    skin: 'honey',
    age: 'elder',
    hat: 'cap',
    hatColours: ['#2f6f8c', '#2f6f8c'],
  })
}

export default scene({
  name: 'worldcup2026/day-4',
  seed: 64,
  light: {
    base: 'day',
    sky: ['#8fc4d8', '#a8d2de', '#c4e0e0', '#dfece0', '#f4f4de'],
    haze: '#d4e6e2',
    shadow: '#163a56',
    lit: '#fff2cc',
  },
  horizon: 350,
  sun: { x: -400, y: -100, r: 10 },
  portrait: { x: 898, y: -100, w: 563, h: 1001 },
  layers: [
    svg((s) => {
      drawCanyon(s)
      drawRoad(s)
      drawCabBehind(s, -2.2, 44)
      drawSteamPipe(s, 1.75, 30)
      drawPassers(s)
      drawCab(s, 2.45, 15.8)
      drawWindowFrame(s)
      drawCounter(s)
      drawNapkins(s, 0.4, 1.1)
      drawDinerCup(s, -0.075, 0.92)
      drawCoffeeSteam(s, -0.075, 0.92)
      drawFoldedScarf(s)
    }),
  ],
  finish: { bloom: 0.25 },
})
