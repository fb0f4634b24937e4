import { lerp, range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import {
  floodlights,
  pitch,
  type StadiumCamera,
  stadiumBowl,
  stadiumCrowd,
} from '../../language/buildings/stadium.ts'
import { drawPerson } from '../../language/people/person.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'

/** The tunnel's mouth in the design: everything outside it is wall. */
const MOUTH = 'M640 1500V330C640 250 700 210 780 210H1380C1460 210 1520 250 1520 330V1500Z'

const fromTunnel: StadiumCamera = { eye: [0, 6.5, -66], pitch: 0.02, focal: 620, centre: [1080, 560] }

function drawTunnelWalls(s: Stage): void {
  s.fillBelow(880, s.shade('#3a3f7a', 0.15))
  const wall = (k: number) => s.shade('#3a3f7a', k)
  s.path(
    `M-40 -40H1660V1500H-40Z${MOUTH}`,
    s.lin([wall(0.02), wall(0.1), wall(0.3), wall(0.08)], 0, 0, 1, 0.1),
    'fill-rule="evenodd"',
  )
  s.path(
    'M640 900V330C640 250 700 210 780 210L560 20L380 960H640Z',
    s.lin([wall(0.05), wall(0.5)], 0, 0, 1, 0),
  )
  s.path('M780 210H1380L1640 -40H500Z', s.lin([wall(0.03), wall(0.4)]))
  s.path(
    'M1520 900V330C1520 250 1460 210 1380 210L1660 -40V1500H1520Z',
    s.lin([wall(0.4), wall(0.04)], 0, 0, 1, 0),
  )
  s.line(
    'M640 900V330C640 250 700 210 780 210H1380C1460 210 1520 250 1520 330V900',
    '#fff4d8',
    5,
    'opacity=".9"',
  )
  s.line(
    'M640 900V330C640 250 700 210 780 210H1380C1460 210 1520 250 1520 330V900',
    '#cfe6ff',
    22,
    `opacity=".35" filter="${s.blur(9)}"`,
  )
  for (const i of range(4))
    s.line(
      `M${600 - i * 70} ${90 - i * 34}L${1560 + i * 40} ${90 - i * 34}`,
      wall(0.5),
      3 + i,
      'opacity=".4"',
    )
  s.path('M470 960L640 760H1520L1640 960Z', s.lin([s.shade('#cfe0d8', 0.75), s.shade('#3a3f7a', 0.15)]))
}

/** A player from behind, walking out, edged by the floodlights. */
function drawPlayer(s: Stage, x: number, y: number, h: number, kit: string, i: number): void {
  s.path(
    `M${x - h * 0.1} ${y}L${x + h * 0.1} ${y}L${x + (x - 1080) * 0.16 + h * 0.16} ${y + h * 0.5}L${x + (x - 1080) * 0.16 - h * 0.16} ${y + h * 0.5}Z`,
    s.lin([
      [s.light.shadow, 0.6],
      [s.light.shadow, 0],
    ]),
  )
  drawPerson(s, {
    x,
    y,
    h,
    pose: i % 2 ? 'strolling' : 'relaxed',
    wears: 'shorts',
    colour: kit,
    second: kit === '#c8303e' ? '#f4f1e8' : '#22305c',
    skin: ['#6b4433', '#c98a64', '#8a5a40', '#5a382c'][i % 4] as string,
    hair: (['short', 'curls', 'short', 'bun'] as const)[i % 4] as 'short',
    lit: 0.34,
  })
}

function drawTickerTape(s: Stage, count: number, seed: number): void {
  const random = s.random(seed)
  for (const i of range(count)) {
    const x = 640 + random() * 900
    const y = 200 + random() * 620
    const l = 6 + random() * 14
    const turn = random() * Math.PI
    s.path(
      `M${x} ${y}l${Math.cos(turn) * l} ${Math.sin(turn) * l}l${Math.sin(turn) * 4} ${-Math.cos(turn) * 4}l${-Math.cos(turn) * l} ${-Math.sin(turn) * l}Z`,
      i % 4 ? '#f4cf7e' : '#fff6dc',
      `opacity="${(0.5 + random() * 0.5).toFixed(2)}"`,
    )
  }
}

export default scene({
  name: 'worldcup2026/day-3',
  seed: 63,
  light: {
    base: 'night',
    lit: '#eaf4ff',
    haze: '#6a8ab8',
    shadow: '#0a0f38',
    sky: ['#050b22', '#0a1a44', '#1c3f78', '#4f86b8', '#cfe6f0'],
  },
  horizon: 400,
  sun: { x: 1080, y: 180, r: 10 },
  portrait: { x: 720, y: 130, w: 720, h: 1280 },
  layers: [
    sky({ disc: false, glow: 0.4, to: 560 }),
    stadiumBowl(fromTunnel),
    stadiumCrowd(fromTunnel, { bright: 0.92 }),
    pitch(fromTunnel),
    floodlights(fromTunnel, { beams: 0.25 }),
    svg((s) => {
      s.rect(
        640,
        140,
        880,
        760,
        s.rad(
          [
            ['#ffffff', 0.6, 0],
            ['#eaf4ff', 0.25, 0.5],
            ['#eaf4ff', 0, 1],
          ],
          1080,
          560,
          420,
          true,
        ),
      )
      drawTickerTape(s, 220, 5)
      drawTunnelWalls(s)
      for (const i of range(6)) {
        const k = (i + 1) / 6
        const h = lerp(120, 400, k ** 1.6)
        const y = lerp(640, 905, k ** 1.5)
        drawPlayer(s, 1080 - lerp(90, 270, k ** 1.5), y, h, '#c8303e', i)
        drawPlayer(s, 1080 + lerp(90, 270, k ** 1.5), y + 2, h, '#f4f1e8', i + 1)
      }
      drawTickerTape(s, 60, 9)
    }),
  ],
  finish: { bloom: 0.55 },
})
