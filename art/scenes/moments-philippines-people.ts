import { polygon } from '../engine/geometry.ts'
import { range } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { drawPole } from '../motifs/bamboo.ts'
import { petals } from '../motifs/blossom.ts'
import { cornerLeaves } from '../motifs/corner-leaves.ts'
import { bunting } from '../motifs/festoon.ts'
import { drawShrubs } from '../motifs/foliage.ts'
import { manoGreeting } from '../motifs/mano.ts'
import { drawPalm } from '../motifs/palm.ts'
import { farCrowd } from '../motifs/people-groups.ts'
import { rattanWeaver } from '../motifs/rattan-weaver.ts'
import { drawDrummer, drawFeatherDancer } from '../motifs/sinulog.ts'
import { sky } from '../motifs/sky.ts'
import { street } from '../motifs/street.ts'
import { tiniklingDance } from '../motifs/tinikling.ts'
import { scene, svg } from '../scene.ts'

/** A gate of split bamboo and the evening garden behind it. */
function drawBambooGate(s: Stage): void {
  for (const i of range(6))
    drawPalm(s, {
      x: 40 + i * 310,
      y: 700,
      h: 330 + ((i * 71) % 150),
      lean: ((i * 29) % 9) / 24 - 0.16,
      depth: 0.45,
      seed: i + 4,
    })
  drawShrubs(s, {
    from: s.left,
    to: s.right,
    y: 700,
    h: 170,
    colour: '#6a8a4c',
    depth: 0.3,
    dab: 11,
    seed: 7,
  })
  s.fillBelow(690, s.lin([s.shade('#b9925c', 0.8, 0.2), s.shade('#7a5a4c', 0.3)], 0, 690, 0, 900, true))
  for (const i of range(15))
    drawPole(s, {
      from: [20 + i * 110, 800],
      to: [20 + i * 110, 380 + ((i * 37) % 24)],
      width: 26,
      depth: 0.2,
    })
  for (const y of [470, 690]) drawPole(s, { from: [s.left, y], to: [s.right, y - 6], width: 24, depth: 0.16 })
}

function drawDanceFloor(s: Stage): void {
  s.rect(
    s.left,
    s.top,
    s.right - s.left,
    s.bottom - s.top,
    s.lin([s.shade('#3a2a5c', 0.25), s.shade('#7a4a5c', 0.5)]),
  )
  s.circle(
    960,
    330,
    760,
    s.rad([
      ['#ffb45e', 0.7],
      ['#e0704c', 0.28],
      ['#e0704c', 0],
    ]),
  )
  const boards = range(26).map((i) =>
    polygon([
      [800 + (i - 13) * 60, 560],
      [800 + (i - 12) * 60 - 2, 560],
      [800 + (i - 12) * 210 - 5, 930],
      [800 + (i - 13) * 210, 930],
    ]),
  )
  s.fillBelow(560, s.shade('#6a3f3a', 0.3))
  s.path(boards.join(''), s.lin([s.shade('#b5744c', 0.5), s.shade('#a8643f', 0.8)], 0, 560, 0, 900, true))
  s.rect(
    s.left,
    540,
    s.right - s.left,
    60,
    s.lin([
      [s.light.shadow, 0],
      [s.light.shadow, 0.45],
      [s.light.shadow, 0],
    ]),
  )
  s.ellipse(
    940,
    740,
    760,
    170,
    s.rad([
      ['#ffd08a', 0.5],
      ['#ffd08a', 0],
    ]),
  )
}

/** The audience beyond the footlights: heads in the dark, lanterns above. */
function drawAudience(s: Stage): void {
  const random = s.random(8)
  for (const row of range(3)) {
    for (const i of range(24)) {
      const x = s.left + (i + random() * 0.8) * 72
      const y = 486 + row * 26 + random() * 22
      s.path(
        `M${x - 30} ${y + 60}C${x - 30} ${y + 4} ${x - 12} ${y} ${x} ${y}S${x + 30} ${y + 4} ${x + 30} ${y + 60}Z`,
        s.shade('#2a1c48', 0.15 + row * 0.05),
      )
      s.circle(x, y - 12, 16, s.shade('#2a1c48', 0.2 + row * 0.06))
    }
  }
}

export default [
  scene({
    name: 'moments/philippines-3',
    seed: 33,
    light: { base: 'golden', shadow: '#3a2452', haze: '#f6cf94' },
    horizon: 700,
    sun: { x: 1420, y: 260, r: 70 },
    layers: [
      sky({ rays: 0.05 }),
      svg(drawBambooGate),
      cornerLeaves({ corner: 'top-left', kind: 'banana', size: 1.25, n: 6, lit: 0.45, seed: 3 }),
      manoGreeting(),
    ],
  }),

  scene({
    name: 'moments/philippines-7',
    seed: 37,
    light: { base: 'dusk', shadow: '#23143f', lit: '#ffcf8e', haze: '#b5685c' },
    horizon: 560,
    sun: { x: 1100, y: -100, r: 30 },
    view: { x: 80, y: 92, w: 1424, h: 801 },
    layers: [
      svg(drawDanceFloor),
      svg((s) => s.group(`filter="${s.blur(7)}"`, () => drawAudience(s))),
      tiniklingDance(),
    ],
  }),

  scene({
    name: 'moments/philippines-10',
    seed: 40,
    light: { base: 'golden', shadow: '#2a1a46', lit: '#ffce82' },
    horizon: 520,
    sun: { x: 1500, y: 260, r: 60 },
    view: { x: 372, y: 248, w: 1120, h: 630 },
    layers: rattanWeaver(),
  }),

  scene({
    name: 'moments/philippines-11',
    seed: 41,
    light: { base: 'day', sky: ['#1a66a8', '#3f94c8', '#8cc8da', '#d6ead8', '#fbf2d6'], shadow: '#33285f' },
    horizon: 560,
    sun: { x: 1200, y: -80, r: 40 },
    layers: [
      sky({ disc: false, glow: 0.6 }),
      street({
        x: 760,
        y: 560,
        half: 900,
        height: 620,
        houses: 7,
        walls: ['#d9935a', '#e0b45c', '#b5604c', '#6f9f94', '#d9a98a'],
        paving: '#b9a08c',
        seed: 5,
      }),
      farCrowd({ from: 440, to: 1080, y: 610, h: 60, rows: 5, depth: 0.3 }),
      range(7).map((i) =>
        bunting({
          from: [-40, 40 + i * 74],
          to: [1640, 10 + i * 66],
          sag: 60 + i * 6,
          n: 34 - i * 2,
          size: 40 - i * 4,
          colours: ['#d9483a', '#f0b93c', '#2f8f9a', '#f6ead2', '#7a4fa0'],
        }),
      ),
      svg((s) => {
        drawFeatherDancer(s, {
          x: 620,
          y: 740,
          h: 250,
          colour: '#2f8f9a',
          second: '#f0c65a',
          depth: 0.16,
          pose: 'twirling',
        })
        drawFeatherDancer(s, {
          x: 930,
          y: 745,
          h: 260,
          colour: '#d9683c',
          second: '#f6ead2',
          depth: 0.16,
          flip: true,
        })
        drawDrummer(s, { x: 770, y: 790, h: 320, colour: '#b0393a', second: '#d9483a', depth: 0.08 })
        drawDrummer(s, { x: 1090, y: 830, h: 390, colour: '#2f6f8a', second: '#f0b93c', flip: true })
        drawFeatherDancer(s, { x: 1330, y: 960, h: 600, colour: '#d9483a', second: '#f0b93c', flip: true })
        drawFeatherDancer(s, { x: 360, y: 980, h: 640, colour: '#7a3fa0', second: '#f0b93c' })
      }),
      petals({ n: 70, colour: '#f0c65a', size: 0.9 }),
    ],
  }),
]
