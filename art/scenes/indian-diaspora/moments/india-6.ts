import { polygon, smooth } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { outline } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawBird } from '../../../language/animals/indian-birds.ts'
import { ridge } from '../../../language/land/land.ts'
import { mist, sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { drawFort, drawFortRock } from './ranthambore.ts'
import { drawTallGrass } from './tall-grass.ts'
import { drawTiger } from './tiger.ts'

/** The lake below the rock, with its reeds. */
function drawLake(s: Stage): void {
  s.fillBelow(466, s.shade('#3f7a6c', 0.3, 0.14))
  s.path(
    smooth(
      outline('-60,500 200,488 560,486 900,492 1300,482 1680,488 1680,532 1200,524 800,530 400,524 -60,536'),
      true,
      0.6,
    ),
    s.shade('#c4e0d4', 0.95, 0.1),
  )
  const random = s.random(8)
  const dark = range(26).map(() => {
    const [x, y, w] = [random() * 1640 - 40, 492 + random() * 30, 60 + random() * 160]
    return `M${Math.round(x)} ${Math.round(y)}q${Math.round(w / 2)} -4 ${Math.round(w)} 0q${Math.round(-w / 2)} 4 ${Math.round(-w)} 0Z`
  })
  s.path(dark.join(''), s.shade('#6fa49c', 0.6, 0.1), 'opacity=".7"')
}

/** Dhok trees along the water. */
function drawTreeLine(s: Stage): void {
  const random = s.random(15)
  const crowns = range(54).map((i) => {
    const x = -40 + i * 31 + random() * 18
    const r = 15 + random() * 17
    return { x, y: 492 - random() * 8, r }
  })
  const dome = (x: number, y: number, r: number) =>
    `M${Math.round(x - r)} ${Math.round(y)}q${Math.round(-r * 0.2)} ${Math.round(-r * 1.1)} ${Math.round(r * 0.8)} ${Math.round(-r * 1.3)}q${Math.round(r * 1.3)} ${Math.round(-r * 0.1)} ${Math.round(r * 1.3)} ${Math.round(r * 1.3)}Z`
  s.path(crowns.map(({ x, y, r }) => dome(x, y + 6, r * 1.2)).join(''), s.shade('#1f5a58', 0.25, 0.16))
  s.path(
    crowns.map(({ x, y, r }) => dome(x + r * 0.36, y - r * 0.3, r * 0.62)).join(''),
    s.shade('#86a858', 0.9, 0.16),
  )
}

/** Bare, pale earth where the animals go down to drink. */
function drawTrack(s: Stage): void {
  s.fillBelow(630, s.shade('#5f9468', 0.42, 0.06))
  s.path(
    polygon(outline('820,752 1120,746 1700,742 1700,800 1240,806 760,812 640,786')),
    s.shade('#e2c48c', 0.92),
  )
  s.path(polygon(outline('700,796 1240,792 1700,784 1700,808 1240,816 740,818')), s.shade('#b4966a', 0.55))
}

const tallLeft = (x: number): number => 0.2 + 0.8 / (1 + Math.exp((x - 950) / 60))

export default scene({
  name: 'moments/india-6',
  seed: 606,
  light: {
    base: 'day',
    sky: ['#5fa4bc', '#8fc2c8', '#bedccf', '#e8ecd0', '#fbf0cc'],
    haze: '#dce8d4',
    shadow: '#12384e',
    lit: '#fff0c4',
  },
  horizon: 480,
  sun: { x: 1720, y: 240, r: 40 },
  layers: [
    sky({ to: 490, disc: false, glow: 0.5 }),
    ridge({ y: 484, height: 150, colour: '#7fa4a8', depth: 0.6, length: 420, from: 900, seed: 5 }),
    ridge({ y: 486, height: 90, colour: '#5f8f8c', depth: 0.42, length: 300, from: 1000, seed: 9 }),
    svg((s) => {
      drawFort(s)
      drawFortRock(s)
    }),
    mist({ y: 400, h: 110, opacity: 0.5 }),
    svg((s) => {
      drawTreeLine(s)
      drawLake(s)
      for (const [x, y, span, beat] of [
        [1180, 170, 44, 0.8],
        [1236, 150, 36, 0.4],
        [1290, 184, 32, -0.5],
      ] as const)
        drawBird(s, { x, y, span, beat, colour: '#3f6470', tail: 0.3 })
      const [from, to] = [s.left, s.right]
      drawTallGrass(s, {
        from,
        to,
        y: 574,
        h: 56,
        step: 7,
        colour: '#7fa478',
        tip: '#c8cf94',
        seed: 2,
        depth: 0.14,
      })
      drawTallGrass(s, {
        from,
        to,
        y: 636,
        h: 84,
        step: 9,
        colour: '#5f9468',
        tip: '#cfcf84',
        seed: 3,
        depth: 0.06,
      })
      drawTrack(s)
      drawTallGrass(s, {
        from,
        to,
        y: 742,
        h: 186,
        step: 9,
        colour: '#3f7f5c',
        tip: '#c4c868',
        seed: 4,
        tall: tallLeft,
      })
      drawTiger(s, { x: 1010, y: 782, scale: 1.42 })
      drawTallGrass(s, {
        from,
        to: 960,
        y: 806,
        h: 200,
        step: 10,
        colour: '#24664e',
        tip: '#b4c058',
        seed: 6,
        tall: (x) => 1 / (1 + Math.exp((x - 850) / 30)) + 0.12,
      })
      drawTallGrass(s, {
        from: 820,
        to: 1020,
        y: 800,
        h: 128,
        step: 15,
        colour: '#24664e',
        tip: '#c4c868',
        seed: 16,
        body: false,
        tall: (x) => Math.min(1, Math.max(0.12, (1010 - x) / 130)),
      })
      drawTallGrass(s, {
        from,
        to,
        y: 860,
        h: 132,
        step: 12,
        colour: '#1c5648',
        tip: '#8fae54',
        seed: 7,
        tall: (x) => 0.52 + 0.48 / (1 + Math.exp((x - 860) / 36)),
      })
      drawTallGrass(s, {
        from,
        to,
        y: 930,
        h: 172,
        step: 15,
        colour: '#12443f',
        tip: '#4f8a54',
        seed: 8,
        tall: (x) => 0.7 + 0.3 / (1 + Math.exp((x - 860) / 60)),
      })
    }),
  ],
  finish: { bloom: 0.2, vignette: 0.18 },
})
