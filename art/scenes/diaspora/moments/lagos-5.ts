import type { Stage } from '../../../engine/stage.ts'
import { crowdDabs } from '../../../language/people/crowd-dabs.ts'
import { drawFigure } from '../../../language/people/figure.ts'
import { scene, svg } from '../../../scene.ts'
import { drawCandleTable, drawFan, drawHouse, drawLamp, drawProscenium, POOL } from './club-stage.ts'
import { drawSaxophone } from './saxophone.ts'

/** The band stands where the lamp does not reach. */
function drawBand(s: Stage): void {
  const dim = { key: 0.15, depth: 0.08, shadow: false } as const
  drawFigure(s, {
    ...dim,
    x: 640,
    y: 596,
    h: 138,
    pose: 'playing',
    dress: 'suit',
    colours: ['#6a1c26', '#3a0f1c', '#8a3a34'],
    skin: 'mahogany',
    carries: 'horn',
    propColours: ['#b8702f'],
  })
  drawFigure(s, {
    ...dim,
    x: 716,
    y: 588,
    h: 144,
    pose: 'playing',
    dress: 'kurta',
    colours: ['#7a2430', '#4a1420', '#a8583c'],
    skin: 'ebony',
    hat: 'fila',
    hatColours: ['#8a2c34', '#8a2c34'],
    carries: 'horn',
    propColours: ['#a8602a'],
  })
  drawFigure(s, {
    ...dim,
    x: 798,
    y: 598,
    h: 136,
    pose: 'handsBehind',
    view: 'front',
    dress: 'suit',
    colours: ['#5a1824', '#3a0f1c', '#8a3a34'],
    skin: 'umber',
    build: 'round',
  })
  drawFigure(s, {
    ...dim,
    x: 1392,
    y: 592,
    h: 142,
    pose: 'atCounter',
    dress: 'agbada',
    colours: ['#7a2430', '#5a1822', '#b8702f'],
    skin: 'mahogany',
    hat: 'fila',
    hatColours: ['#5a1420', '#5a1420'],
    carries: 'drum',
    propColours: ['#7a3a24', '#b88a5c'],
  })
  for (const [x, y, w] of [
    [1450, 604, 30],
    [1478, 600, 25],
  ] as const) {
    s.path(`M${x - w * 0.4} ${y}L${x - w * 0.52} ${y - 64}H${x + w * 0.52}L${x + w * 0.4} ${y}Z`, '#5a1a1c')
    s.path(`M${x - w * 0.4} ${y}L${x - w * 0.52} ${y - 64}H${x - w * 0.1}L${x - w * 0.06} ${y}Z`, '#8a3424')
    s.ellipse(x, y - 64, w * 0.52, 5, '#c88a5c')
  }
}

function drawSoloist(s: Stage): void {
  const player = { x: POOL.x - 6, y: POOL.y + 2, h: 190, turn: -8 }
  drawSaxophone(s, player)
  drawFigure(s, {
    ...player,
    pose: 'playing',
    dress: 'shirt',
    colours: ['#fff6e0', '#f0e2c4', '#8a5a3c'],
    skin: 'chestnut',
    hat: 'panama',
    hatColours: ['#fff2d0', '#c83a2c'],
    shadow: { to: [0.12, 0.1], colour: '#7a3a1c', opacity: 0.6 },
  })
}

function drawGuests(s: Stage): void {
  const hues = ['#164a4c', '#1d5a54', '#123c44', '#2a5a4c', '#3a4a3c', '#5a3a2c']
  crowdDabs(s, {
    far: { from: 420, to: 1580, y: 744, h: 44, depth: 0 },
    near: { from: 180, to: 1640, y: 846, h: 78, depth: 0 },
    rows: 3,
    hues,
    skins: ['umber', 'mahogany', 'ebony', 'chestnut'],
    packed: 0.34,
    hats: 0.34,
    key: 0.35,
    seed: 8,
  })
  for (const [x, y, k] of [
    [120, 720, 0.7],
    [330, 752, 0.8],
    [110, 824, 1],
  ] as const)
    drawCandleTable(s, x, y, k)
  drawFigure(s, {
    x: 250,
    y: 836,
    h: 196,
    pose: 'waiter',
    dress: 'shirt',
    colours: ['#2f6a64', '#0f3034', '#2f6a64'],
    skin: 'umber',
    carries: 'tray',
    propColours: ['#e0a83c', '#ffd88a'],
    key: 0.4,
    shadow: false,
  })
  crowdDabs(s, {
    far: { from: -20, to: 1640, y: 938, h: 108, depth: 0 },
    near: { from: -20, to: 1640, y: 940, h: 110, depth: 0 },
    rows: 1,
    hues: ['#0c2a30', '#0f3236', '#0a2228'],
    skins: ['umber', 'ebony'],
    packed: 0.2,
    hats: 0.4,
    key: 0.2,
    seed: 21,
  })
}

export default scene({
  name: 'moments/lagos-5',
  seed: 105,
  light: {
    base: 'night',
    haze: '#5a1a24',
    shadow: '#04161c',
    lit: '#ffe0a0',
    sun: '#fff0c8',
  },
  horizon: 470,
  sun: { x: 1090, y: 60, r: 10 },
  layers: [
    svg((s) => {
      drawHouse(s)
      drawProscenium(s)
      drawBand(s)
      drawLamp(s)
      drawSoloist(s)
      drawFan(s, 250, 96, 190, 0.4)
      drawGuests(s)
    }),
  ],
  finish: { bloom: 0.24, vignette: 0.3 },
})
