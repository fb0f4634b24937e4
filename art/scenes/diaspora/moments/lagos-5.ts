import { ellipsePath, type Point, polygon, ribbon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawFigure, pose } from '../../../language/people/posed-figure.ts'
import { crayon, scene, svg } from '../../../scene.ts'
import { drawSaxophone } from './saxophone.ts'

const STAGE_RED = {
  base: 'dusk',
  sky: ['#14081c', '#2a0c24', '#4f122c', '#8a2030', '#c8403a'],
  haze: '#7a1c30',
  shadow: '#150820',
  lit: '#ffc07a',
  glow: '#ff8a4a',
  sun: '#fff0c8',
  window: '#ffd890',
} as const

const drawHorns = (s: Stage): void => {
  const player = (x: number, h: number, turn: number) => {
    drawFigure(s, {
      x,
      y: 800,
      h,
      facing: 'right',
      top: '#8a2a38',
      lowerColour: '#4a1428',
      head: 'fila',
      headColour: '#7a2030',
      depth: 0.45,
      skin: '#5a2c2c',
      tones: [0.05, 0.55],
      pose: pose('armL .12,-.66 .2,-.74; armR .16,-.66 .22,-.72'),
    })
    s.placed({ x: x + h * 0.2, y: 800 - h * 0.74, turn, scale: h / 440 }, () => {
      s.path(
        'M-30 -4L60 -6Q100 -10 118 -34V34Q100 10 60 6L-30 4Z',
        s.lin([s.shade('#c9783a', 0.7, 0.3), s.shade('#7a2a28', 0.2, 0.3)]),
      )
      s.ellipse(118, 0, 7, 34, s.shade('#e0a05a', 0.9, 0.25))
      s.path('M-6 -14h44v10h-44Z', s.shade('#a85a30', 0.4, 0.3))
    })
  }
  player(230, 430, 14)
  player(420, 448, 6)
  player(600, 424, 16)
}

export default scene({
  name: 'moments/lagos-5',
  seed: 105,
  light: STAGE_RED,
  horizon: 700,
  sun: { x: 1120, y: 40, r: 10 },
  layers: [
    svg((s) => {
      s.rect(
        s.left,
        s.top,
        s.right - s.left,
        s.bottom - s.top,
        s.fine(['#1c0a22', '#3a0f2a', '#64172e', '#451128'], 0, s.top, 0, 900, true),
      )
      for (let x = s.left; x < s.right; x += 64)
        s.rect(
          x,
          s.top,
          64,
          760,
          s.lin(
            [
              ['#0e0518', 0.5],
              ['#a02a34', 0.22],
              ['#0e0518', 0.12],
            ],
            0,
            0,
            1,
            0,
          ),
        )
    }),
    svg(drawHorns),
    svg((s) => {
      s.fillBelow(
        742,
        s.fine(
          [s.shade('#8a2c34', 0.6, 0.2), s.shade('#4a1430', 0.25), s.shade('#240c24', 0.1)],
          0,
          742,
          0,
          920,
          true,
        ),
      )
      s.line(
        range(25)
          .map((i) =>
            polygon(
              [
                [1000 + (i - 12) * 90, 742],
                [1000 + (i - 12) * 210, 940],
              ],
              false,
            ),
          )
          .join(''),
        s.shade('#1c0820', 0),
        1.6,
        'opacity=".5"',
      )
    }),
    svg((s) => {
      const beam = (w: number, opacity: number) =>
        s.path(
          polygon([
            [1104 - 10, 52],
            [1104 + 10, 52],
            [1104 + w, 850],
            [1104 - w, 850],
          ]),
          s.lin([
            [s.light.sun, opacity],
            [s.light.sun, opacity * 0.22],
          ]),
        )
      beam(330, 0.28)
      beam(240, 0.2)
      s.ellipse(
        1104,
        846,
        320,
        52,
        s.rad([
          [s.light.window, 0.85],
          [s.light.glow, 0.5],
          [s.light.glow, 0],
        ]),
      )
      s.circle(
        1104,
        60,
        190,
        s.rad([
          [s.light.sun, 0.9],
          [s.light.window, 0.3],
          [s.light.window, 0],
        ]),
      )
      s.path(
        'M1060 62Q1064 10 1104 6Q1144 10 1148 62Z',
        s.lin([s.shade('#5a4048', 0.6), s.shade('#2a1428', 0.2)], 1, 0, 0, 0),
      )
      s.line('M1104 6V-40', s.shade('#2a1428', 0.3), 4)
      s.ellipse(1104, 62, 42, 8, s.light.sun)
    }),
    svg((s) => {
      s.ellipse(1090, 846, 150, 18, s.light.shadow, 'opacity=".6"')
      drawFigure(s, {
        x: 1086,
        y: 842,
        h: 640,
        facing: 'right',
        top: '#f0e2c8',
        lowerColour: '#e6d4b4',
        sleeves: 'short',
        head: 'cropped',
        skin: '#6a3a2c',
        pose: pose(
          'hip .035,-.48; neck -.055,-.8; armL .07,-.62 .11,-.55; armR .12,-.63 .1,-.5; legL -.07,-.27 -.13,-.01; legR .09,-.26 .1,-.01; headTilt -.02; headDrop .006',
        ),
        rim: { colour: s.light.sun, width: 4 },
        tones: [0.12, 0.95],
      })
      drawSaxophone(s, { x: 1085, y: 301, size: 330, turn: 6 })
      s.path(
        ellipsePath(1156, 500, 17, 20) + ellipsePath(1150, 404, 16, 18),
        s.lin([s.shade('#6a3a2c', 0.3), s.shade('#8a5238', 1)], 0, 0, 1, 0),
      )
    }),
    crayon((s) => {
      for (const i of range(5)) {
        const plume = range(6).map((k): Point => [760 + i * 150 + Math.sin(k + i * 2) * 60, 640 - k * 110])
        s.path(
          ribbon(plume, (t) => 30 + 60 * t),
          s.lin([
            ['#ffb08a', 0],
            ['#ffb08a', 0.08],
            ['#ffb08a', 0.02],
          ]),
          `filter="${s.blur(16)}"`,
        )
      }
    }, 0),
  ],
  finish: { bloom: 0.45, vignette: 0.34 },
})
