import { ellipsePath } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawSkyline } from '../../language/buildings/city.ts'
import {
  drawBall,
  floodlights,
  pitch,
  projectionOf,
  type StadiumCamera,
  stadiumBowl,
  stadiumCrowd,
} from '../../language/buildings/stadium.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'

const upperTier: StadiumCamera = { eye: [0, 62, -96], pitch: 0.34, focal: 640, centre: [800, 500] }

/** Two arms and a striped scarf stretched between the fists, behind the head at (x, y). */
function drawRaisedScarf(s: Stage, x: number, y: number, k: number, colour: string): void {
  const sleeve = s.shade('#26327a', 0.25)
  s.line(
    `M${x - k * 0.46} ${y + k * 0.6}Q${x - k * 0.7} ${y} ${x - k * 0.62} ${y - k * 0.62}M${x + k * 0.46} ${y + k * 0.6}Q${x + k * 0.7} ${y} ${x + k * 0.62} ${y - k * 0.62}`,
    sleeve,
    k * 0.17,
    'stroke-linecap="round"',
  )
  const band = `M${x - k * 0.82} ${y - k * 0.74}Q${x} ${y - k * 0.56} ${x + k * 0.82} ${y - k * 0.74}L${x + k * 0.84} ${y - k * 0.5}Q${x} ${y - k * 0.32} ${x - k * 0.84} ${y - k * 0.5}Z`
  s.path(band, s.lin([s.shade(colour, 0.95), s.shade(colour, 0.4)]))
  s.clipped(band, () => {
    for (const i of range(4)) s.rect(x - k * 0.66 + i * k * 0.4, y - k, k * 0.12, k, s.shade('#fffaf0', 0.8))
  })
  s.path(
    `${ellipsePath(x - k * 0.62, y - k * 0.62, k * 0.1)}${ellipsePath(x + k * 0.62, y - k * 0.62, k * 0.1)}`,
    s.shade('#8a5a40', 0.5),
  )
}

/** The nearest rows: shoulders and heads against the glow. */
function drawNearRow(s: Stage, y: number, size: number, seed: number): void {
  const random = s.random(seed)
  const scarves = ['#c8303e', '#f2c14a', '#3f78bf', '#f4efe4']
  for (let x = s.left, i = 0; x < s.right + size; x += size * (0.75 + random() * 0.4), i++) {
    if (i % 3 === 1) drawRaisedScarf(s, x, y, size, scarves[(i >> 1) % 4] as string)
    const h = y + (random() - 0.5) * size * 0.4
    const k = size * (0.9 + random() * 0.2)
    s.path(
      `M${x - k * 0.62} ${s.bottom}C${x - k * 0.62} ${h + k * 0.5} ${x - k * 0.4} ${h + k * 0.34} ${x - k * 0.14} ${h + k * 0.3}V${h + k * 0.14}C${x - k * 0.34} ${h - k * 0.1} ${x - k * 0.24} ${h - k * 0.42} ${x} ${h - k * 0.42}C${x + k * 0.24} ${h - k * 0.42} ${x + k * 0.34} ${h - k * 0.1} ${x + k * 0.14} ${h + k * 0.14}V${h + k * 0.3}C${x + k * 0.4} ${h + k * 0.34} ${x + k * 0.62} ${h + k * 0.5} ${x + k * 0.62} ${s.bottom}Z`,
      s.shade('#1a2452', 0.1),
    )
    s.line(
      `M${x - k * 0.2} ${h - k * 0.3}C${x - k * 0.1} ${h - k * 0.46} ${x + k * 0.1} ${h - k * 0.46} ${x + k * 0.2} ${h - k * 0.3}`,
      '#d9efff',
      k * 0.04,
      'opacity=".6" stroke-linecap="round"',
    )
  }
}

export default scene({
  name: 'posters/worldcup2026',
  seed: 51,
  light: {
    base: 'dusk',
    sky: ['#0a1338', '#1c2560', '#4a3a7c', '#a85a7c', '#f0a070'],
    lit: '#d6ecff',
    shadow: '#0a1034',
  },
  horizon: 330,
  view: { x: 440, y: 0, w: 720, h: 900 },
  layers: [
    sky({ stars: 120, to: 420 }),
    svg((s) => {
      drawSkyline(s, {
        from: 420,
        to: 1180,
        y: 372,
        h: 320,
        depth: 0.5,
        colour: '#3a3f7a',
        lamps: 0.35,
        seed: 4,
        width: [16, 34],
        envelope: (t) => 0.55 + 0.45 * Math.sin(t * 9) ** 2,
      })
      drawSkyline(s, {
        from: 420,
        to: 1180,
        y: 380,
        h: 120,
        depth: 0.3,
        colour: '#252c62',
        lamps: 0.4,
        seed: 7,
        width: [18, 40],
      })
    }),
    stadiumBowl(upperTier, { roof: false }),
    stadiumCrowd(upperTier, { bright: 0.74 }),
    pitch(upperTier),
    floodlights(upperTier, { off: 66, height: 54, beams: 0.22 }),
    svg((s) => {
      const [x, y] = projectionOf(upperTier)(0, 0, 0)
      for (const [dx, dy] of [
        [-50, 8],
        [50, 8],
        [-34, -6],
        [34, -6],
      ] as const)
        s.ellipse(x + dx, y + dy, 84, 15, s.light.shadow, 'opacity=".2"')
      drawBall(s, x, y - 66, 74, 12)
      s.rect(s.left, 866, s.right - s.left, 60, s.shade('#1a2452', 0.1))
      drawNearRow(s, 846, 96, 3)
    }),
  ],
  finish: { bloom: 0.5, vignette: 0.28 },
})
