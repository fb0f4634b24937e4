import { range, smoothstep } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawYacht } from '../../../language/boats/yachts.ts'
import { drawHillTown, type HillTownOptions } from '../../../language/buildings/riviera-houses.ts'
import { drawShrubs } from '../../../language/plants/foliage.ts'
import { water } from '../../../language/sea/water.ts'
import { drawFirework } from '../../../language/sky/fireworks.ts'
import { sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'

/** The palace on the Rock: long floodlit walls, square towers with swallow-tail battlements. */
function drawPalace(s: Stage): void {
  const stone = (k: number) => s.shade('#f6dfae', k)
  s.path(
    'M560 600L620 500L700 462L1660 430V620H560Z',
    s.lin([s.shade('#8a6a78', 0.5), s.shade('#2a2458', 0.1)]),
  )
  s.rect(720, 360, 860, 110, s.lin([stone(0.55), stone(1)]))
  const tower = (x: number, w: number, h: number) => {
    s.rect(x, 470 - h, w, h, s.lin([stone(0.45), stone(0.95)]))
    s.rect(x + w * 0.72, 470 - h, w * 0.28, h, s.light.shadow, 'opacity=".35"')
    const teeth = range(Math.floor(w / 14)).map((i) => `M${x + i * 14} ${470 - h}v-12l5 5l5 -5v12Z`)
    s.path(teeth.join(''), stone(0.6))
    s.path(`M${x + w * 0.42} ${470 - h * 0.55}v-14a6 7 0 0 1 12 0v14Z`, s.lamp())
  }
  for (const [x, w, h] of [
    [720, 84, 190],
    [900, 70, 160],
    [1180, 84, 210],
    [1400, 76, 170],
    [1540, 90, 200],
  ] as const)
    tower(x, w, h)
  s.path(
    range(26)
      .map((i) => `M${812 + i * 29} 428v-16a5 6 0 0 1 10 0v16Z`)
      .join(''),
    s.lamp(),
    'opacity=".9"',
  )
  s.path(
    range(58)
      .map((i) => `M${722 + i * 15} 362v-8h8v8Z`)
      .join(''),
    stone(0.6),
  )
  s.line('M560 604C700 540 900 520 1660 500', s.shade('#ffcf80', 1), 3, 'opacity=".35"')
  drawShrubs(s, { from: 570, to: 1640, y: (x) => 560 - (x - 570) * 0.06, h: 34, colour: '#2f5a50', seed: 5 })
}

export default scene({
  name: 'moments/monaco-8',
  seed: 108,
  light: {
    base: 'night',
    lit: '#ffd48a',
    haze: '#2f3a70',
    shadow: '#0a0d34',
    sky: ['#05091f', '#0b1338', '#1a2258', '#3a2f6a', '#6a4674'],
  },
  horizon: 610,
  layers: [
    sky({ stars: 90, to: 640 }),
    svg((s) => {
      for (const [x, y, r, willow] of [
        [560, 210, 190, 0.1],
        [960, 150, 150, 0],
        [290, 330, 110, 0.25],
        [1290, 190, 120, 0.15],
        [760, 320, 80, 0],
      ] as const)
        drawFirework(s, { x, y, r, willow, colour: x === 960 ? '#fff0cc' : '#f4cf7e', seed: x })
      drawPalace(s)
      const quay: HillTownOptions = {
        from: -20,
        to: 560,
        foot: 614,
        crest: (x) => 560 - 60 * smoothstep(560, 0, x),
        rows: 4,
        size: 52,
        depth: [0.1, 0.3],
        lamps: 0.5,
        lit: 0.25,
        seed: 3,
        green: 0.1,
      }
      drawHillTown(s, quay)
      s.rect(-40, 608, 1680, 8, s.shade('#8a7a98', 0.35))
      for (const x of range(20)) s.circle(40 + x * 82, 604, 3.4, '#ffe2a0')
    }),
    water({ y: 616, accent: '#1c2258', reflection: [0.95, 0.75], amplitude: 26, wave: 1.3, glint: 0 }),
    svg((s) => {
      drawYacht(s, { x: 1240, y: 720, length: 420, flip: true, lit: 0.4, lamps: true })
      drawYacht(s, { x: 640, y: 690, length: 250, lit: 0.35, lamps: true, depth: 0.1 })
      drawYacht(s, { x: 250, y: 760, length: 420, lit: 0.4, lamps: true })
    }),
  ],
  finish: { bloom: 0.55 },
})
