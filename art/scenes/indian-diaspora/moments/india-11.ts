import { rectPath } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { alps, ridge } from '../../../language/land/land.ts'
import { drawFigure } from '../../../language/people/indian-figures.ts'
import { sheet } from '../../../language/sky/clouds.ts'
import { mist, sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { puff } from './powder.ts'
import { drawTeaHill } from './tea-hill.ts'
import { drawTankEngine, drawToyCoach } from './toy-train.ts'

const darjeelingDawn = {
  base: 'dawn',
  sky: ['#3f5a94', '#8a8cb8', '#e0a8b0', '#f8c8a8', '#ffe8c4'],
  haze: '#e8c4c0',
  shadow: '#2a2c64',
  lit: '#ffd8ac',
} as const

const track = (x: number): number => 640 + ((x - 760) / 900) ** 2 * 190

function drawTrack(s: Stage): void {
  const rail = range(88).map((i) => [i * 20 - 60, track(i * 20 - 60)] as const)
  const line = (dy: number) => `M${rail.map(([x, y]) => `${x} ${Math.round((y + dy) * 10) / 10}`).join('L')}`
  s.line(line(10), s.shade('#8a6450', 0.5), 22)
  s.path(
    range(80)
      .map((i) => rectPath(i * 22 - 60, track(i * 22 - 60) - 2, 8, 14))
      .join(''),
    s.shade('#4a2c34', 0.3),
  )
  s.line(line(0), s.shade('#e8d8d0', 0.95), 3)
  s.line(line(9), s.shade('#b8a4a8', 0.7), 3)
}

function drawTrain(s: Stage): void {
  const place = (x: number, draw: () => void) => {
    const turn = (Math.atan2(track(x + 10) - track(x - 10), 20) * 180) / Math.PI
    s.placed({ x, y: track(x) + 2, turn, scale: 1.16 }, draw)
  }
  for (const [i, x] of [1330, 1098, 866].entries()) place(x, () => drawToyCoach(s, i === 1))
  place(644, () => drawTankEngine(s))
}

const STEAM = ['#b8a0b8', '#d8c0c4', '#f0dcd4', '#fff2e4', '#fffaf0'] as const

export default scene({
  name: 'moments/india-11',
  seed: 1111,
  light: darjeelingDawn,
  horizon: 470,
  sun: { x: 1700, y: 300, r: 20 },
  layers: [
    sky({ disc: false }),
    sheet({ cover: 0.42, opacity: 0.4 }),
    alps({
      rise: 360,
      seed: 3,
      rock: '#8a7ca8',
      snow: '#f8c8bc',
      snowLine: 1,
      material: () => 'snow',
      hazeDensity: 0.00022,
      sun: { azimuth: 1.1, elevation: 0.4 },
      envelope: (x) => 0.42 + 0.58 * Math.exp(-(((x - 940) / 420) ** 2)),
    }),
    mist({ y: 400, h: 150, opacity: 0.85 }),
    ridge({ y: 540, height: 130, colour: '#5a7a84', depth: 0.5, length: 260 }),
    ridge({ y: 590, height: 120, colour: '#4f8060', depth: 0.32, length: 300, seed: 9 }),
    mist({ y: 480, h: 120, opacity: 0.5 }),
    svg((s) => {
      drawTeaHill(s, {
        crest: (x) =>
          600 - 90 * Math.exp(-(((x - 1300) / 360) ** 2)) - 50 * Math.exp(-(((x - 200) / 300) ** 2)),
        foot: 760,
        rows: 12,
        size: 9,
        depth: 0.22,
      })
      drawTeaHill(s, { crest: (x) => track(x) + 8, foot: 960, rows: 11, size: 21, depth: 0.02 })
      drawTrack(s)
      drawTrain(s)
    }),
    puff({ x: 700, y: 452, rx: 150, ry: 62, tones: STEAM, seed: 3, opacity: 0.9 }),
    puff({ x: 610, y: 500, rx: 60, ry: 44, tones: STEAM, seed: 7, opacity: 0.9 }),
    puff({ x: 860, y: 400, rx: 160, ry: 50, tones: STEAM, seed: 9, opacity: 0.6 }),
    svg((s) => {
      for (const [x, y, h, sari] of [
        [240, 830, 120, '#d8443c'],
        [340, 860, 128, '#e8a03c'],
        [1420, 850, 130, '#8a3a7a'],
      ] as const) {
        drawFigure(s, { x, y: y + 30, h, wear: 'sari', top: sari, lit: 0.6 })
        const top = y + 30 - h * 0.76
        s.path(
          `M${x - 24} ${top}Q${x} ${top - 12} ${x + 24} ${top}L${x + 15} ${top + h * 0.36}H${x - 15}Z`,
          s.lin([s.shade('#8a5a34', 0.4), s.shade('#d8a868', 0.95)], 0, 0, 1, 0),
        )
      }
    }),
  ],
})
