import { smooth } from '../../../engine/geometry.ts'
import { outline } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawBangka } from '../../../language/boats/bangka.ts'
import { ridge } from '../../../language/land/land.ts'
import { drawPalm } from '../../../language/plants/palm.ts'
import { bayShore, beach, standing, water } from '../../../language/sea/water.ts'
import { sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { drawBall, drawBoys, drawHoop } from './beach-players.ts'

/** The moon's plains as flat tints. */
function drawMoonSeas(s: Stage): void {
  const moon = s.sun ?? { x: 760, y: 376, r: 226 }
  const sea = (text: string) =>
    s.path(
      smooth(
        outline(text).map(([x, y]) => [moon.x + x, moon.y + y] as const),
        true,
        0.9,
      ),
      s.shade('#d3d6b8', 1),
      'opacity=".75"',
    )
  sea('-140,-60 -100,-110 -50,-106 -30,-70 -60,-40 -70,0 -120,10 -150,-20')
  sea('-6,-120 50,-134 80,-104 50,-84 10,-90')
  sea('10,-50 70,-60 110,-20 90,30 40,30 0,4')
  sea('-120,50 -70,40 -40,76 -70,110 -112,94')
  sea('-10,90 50,76 90,100 60,136 0,130')
  sea('128,50 156,56 150,92 120,84')
}

/** Thin flat bars of cloud across the night. */
function drawCloudBars(s: Stage): void {
  const bar = (x: number, y: number, w: number, h: number, fill: string) =>
    s.path(
      `M${x} ${y}Q${x + w * 0.3} ${y - h} ${x + w * 0.55} ${y - h * 0.3}T${x + w} ${y}Q${x + w * 0.5} ${y + h * 0.5} ${x} ${y}Z`,
      fill,
    )
  bar(470, 520, 420, 20, s.shade('#3f7f94', 0.7))
  bar(760, 556, 520, 18, s.shade('#5f9aa4', 0.8))
  bar(-60, 470, 380, 16, s.shade('#2f6480', 0.6))
  bar(1120, 210, 520, 18, s.shade('#2a587a', 0.6))
  bar(60, 190, 300, 12, s.shade('#234e72', 0.6))
}

export default scene({
  name: 'moments/philippines-13',
  seed: 23,
  light: {
    base: 'night',
    sky: ['#071f3e', '#0e3558', '#1c5573', '#3f8390', '#9cc4b0'],
    haze: '#4f8c98',
    sun: '#fbf4d6',
    glow: '#bfe0c8',
    lit: '#e6f2d8',
    shadow: '#06182e',
  },
  horizon: 612,
  sun: { x: 760, y: 376, r: 226 },
  layers: [
    sky({ stars: 130, rings: 1, glow: 0.5 }),
    svg((s) => {
      drawMoonSeas(s)
      drawCloudBars(s)
    }),
    ridge({ y: 614, height: 44, colour: '#1f4f64', depth: 0.3, seed: 5, length: 260 }),
    water({ glint: 1.5, colours: ['#9cc4b0', '#3f7f90', '#1f5a74', '#123f5c'], accent: '#123f5c' }),
    standing({ waterline: 650, reach: 30 }, (s) =>
      drawBangka(s, {
        x: 250,
        y: 650,
        size: 190,
        depth: 0.2,
        hull: '#2f5468',
        stripe: '#3f6a78',
        awning: '#1f4258',
      }),
    ),
    beach({ shore: bayShore(752, 26), sand: '#8fa8a4', foam: 0.7 }),
    svg((s) => {
      drawPalm(s, {
        x: 1500,
        y: 800,
        h: 560,
        lean: 0.1,
        colour: '#1f4f50',
        trunk: '#2f4450',
        seed: 6,
        wind: -0.14,
        depth: 0.1,
      })
      drawPalm(s, {
        x: 1150,
        y: 846,
        h: 838,
        lean: 0.07,
        colour: '#1a4a4c',
        trunk: '#3a4450',
        seed: 9,
        wind: -0.12,
        size: 0.86,
      })
      drawHoop(s, 1062, 424)
      drawBoys(s)
      drawBall(s, 880, 478, 21)
    }),
  ],
  finish: { bloom: 0.3 },
})
