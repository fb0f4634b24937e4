import { mix } from '../../engine/colour.ts'
import { type Point, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawPerson } from '../../language/people/person.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { drawSuitcase } from '../../language/things/luggage.ts'
import { scene, svg } from '../../scene.ts'

function drawStationRoof(s: Stage): void {
  const [cx, cy] = [1090, 560]
  const iron = (depth: number) => s.shade('#4a3a5c', 0.2, depth)
  s.rect(
    s.left,
    s.top,
    s.right - s.left,
    s.bottom - s.top,
    s.rad(
      [s.light.sun, s.light.glow, mix(s.light.glow, s.light.sky[2], 0.6), s.light.sky[1]],
      cx,
      cy - 40,
      1150,
      true,
    ),
  )
  const bays = [
    [330, 1, 0.62],
    [470, 1, 0.46],
    [680, 1.02, 0.3],
    [1000, 1.04, 0.12],
  ] as const
  for (const [r, k, depth] of bays) {
    const archLine = `M${cx - r} ${s.bottom}V${cy}A${r} ${r * k} 0 0 1 ${cx + r} ${cy}V${s.bottom}`
    s.line(archLine, iron(depth), r * 0.045)
    s.line(
      archLine,
      s.shade(s.light.lit, 1, depth),
      r * 0.008,
      `transform="translate(${r * 0.018} ${r * 0.016})"`,
    )
  }
  const spokes = range(25).map((i) => {
    const a = Math.PI + (i / 24) * Math.PI
    const p = (r: number) => `${(cx + Math.cos(a) * r).toFixed(1)} ${(cy + Math.sin(a) * r).toFixed(1)}`
    return `M${p(330)}L${p(1300)}`
  })
  s.line(spokes.join(''), iron(0.34), 2.6, 'opacity=".7"')
  const fan = range(13).map((i) => {
    const a = Math.PI + (i / 12) * Math.PI
    return `M${(cx + Math.cos(a) * 60).toFixed(1)} ${(cy + Math.sin(a) * 60).toFixed(1)}L${(cx + Math.cos(a) * 326).toFixed(1)} ${(cy + Math.sin(a) * 326).toFixed(1)}`
  })
  s.line(fan.join(''), iron(0.66), 3)
  for (const r of [60, 150, 240]) s.line(`M${cx - r} ${cy}A${r} ${r} 0 0 1 ${cx + r} ${cy}`, iron(0.66), 3)
  s.line(`M${cx - 330} ${cy}H${cx + 330}`, iron(0.6), 8)
  s.line(
    range(12)
      .map((i) => `M${cx - 300 + i * 54} ${cy}v150`)
      .join(''),
    iron(0.66),
    3,
  )
}

/** The train stands at the right-hand platform, running to the vanishing point. */
function drawStandingTrain(s: Stage): void {
  const [vx, vy] = [1090, 640]
  const at = (x: number, y: number, t: number): Point => [vx + (x - vx) * t, vy + (y - vy) * t]
  const side = (top: number, bottom: number): Point[] => [
    at(1640, top, 0.14),
    at(1640, top, 1.5),
    at(1640, bottom, 1.5),
    at(1640, bottom, 0.14),
  ]
  s.path(
    polygon(side(330, 860)),
    s.lin([s.shade('#8a4a4a', 0.7, 0.4), s.shade('#7a2f3c', 0.55, 0.1)], 0, 0, 1, 0),
  )
  s.path(polygon(side(300, 336)), s.shade('#4a3a4c', 0.4, 0.1))
  s.path(polygon(side(612, 628)), s.shade('#e0bd74', 0.9, 0.1))
  for (const i of range(9)) {
    const [near, far] = [0.2 * 1.27 ** i, 0.2 * 1.27 ** (i + 0.66)]
    s.path(
      polygon([at(1640, 420, near), at(1640, 420, far), at(1640, 580, far), at(1640, 580, near)]),
      s.lin([s.lamp(0.2), mix(s.lamp(0.2), s.light.glow, 0.5)]),
    )
  }
}

function drawTravellers(s: Stage): void {
  const y = 838
  drawPerson(s, {
    x: 820,
    y,
    h: 262,
    pose: 'standing',
    wears: 'sari',
    colour: '#b23a5c',
    second: '#e0bd74',
    hair: 'bun',
    skin: '#a8704e',
  })
  drawSuitcase(s, { x: 882, y, w: 58, h: 70, colour: '#8a5a3c' })
  drawPerson(s, {
    x: 948,
    y: y + 6,
    h: 284,
    pose: 'relaxed',
    wears: 'agbada',
    colour: '#eee2c8',
    second: '#c9a25d',
    hair: 'fila',
    hairColour: '#1f1620',
    skin: '#5a3626',
  })
  drawPerson(s, {
    x: 1064,
    y: y - 4,
    h: 250,
    pose: 'standing',
    wears: 'kimono',
    colour: '#5f7fa8',
    second: '#c8575a',
    hair: 'bun',
    skin: '#d9b08c',
  })
  drawSuitcase(s, { x: 1122, y: y + 4, w: 50, h: 58, colour: '#3f5a6c' })
  drawPerson(s, {
    x: 1178,
    y: y + 8,
    h: 288,
    pose: 'strolling',
    wears: 'suit',
    colour: '#39415f',
    second: '#2c334c',
    hair: 'hat',
    hairColour: '#3a3f52',
    skin: '#c99472',
  })
  drawPerson(s, {
    x: 1286,
    y: y - 2,
    h: 256,
    pose: 'relaxed',
    wears: 'dress',
    colour: '#e0a84a',
    hair: 'strawHat',
    second: '#3f7f8c',
    skin: '#8a5a44',
    flip: true,
  })
  drawPerson(s, {
    x: 1384,
    y: y + 6,
    h: 272,
    pose: 'pointing',
    wears: 'barong',
    colour: '#f3ead6',
    hair: 'short',
    skin: '#b07d56',
    flip: true,
  })
  drawSuitcase(s, { x: 1446, y: y + 8, w: 66, h: 74, colour: '#a8623c' })
}

export default scene({
  name: 'heroes/ambassadors',
  seed: 37,
  light: { base: 'golden', sky: ['#4a3a62', '#8a6a7c', '#d9a07a', '#f8c67c', '#ffe7ae'], haze: '#f8cf92' },
  horizon: 640,
  sun: { x: 1090, y: 520, r: 40 },
  portrait: { x: 738, y: -424, w: 776, h: 1380 },
  layers: [
    svg(drawStationRoof),
    sheet({ cover: 0.52, opacity: 0.4, horizon: 640, seed: 3 }),
    svg(drawStandingTrain),
    svg((s) => {
      s.fillBelow(
        700,
        s.lin(
          [s.shade('#e6bd8c', 0.95, 0.4), s.shade('#b98a72', 0.6), s.shade('#5a4258', 0.2)],
          0,
          700,
          0,
          920,
          true,
        ),
      )
      s.path(
        polygon([
          [1050, 700],
          [1130, 700],
          [1990, 1240],
          [200, 1240],
        ]),
        s.lin([
          [s.light.sun, 0.75],
          [s.light.glow, 0.1],
        ]),
      )
      s.line(
        `M${s.left} 742L1060 700M${s.left} 860L1066 702M420 940L1080 702`,
        s.shade('#8a6058', 0.2),
        2,
        'opacity=".4"',
      )
      for (const [x, y, w, h] of [
        [620, 600, 520, 190],
        [1420, 640, 460, 200],
        [1000, 690, 620, 120],
      ] as const)
        s.ellipse(
          x,
          y,
          w,
          h,
          s.rad([
            [s.light.sun, 0.5],
            [s.light.sun, 0.2, 0.5],
            [s.light.sun, 0],
          ]),
        )
      for (const x of [820, 948, 1064, 1178, 1286, 1384])
        s.path(
          polygon([
            [x - 16, 840],
            [x + 20, 840],
            [x + (x - 1090) * 0.5 + 40, 930],
            [x + (x - 1090) * 0.5 - 40, 930],
          ]),
          s.lin([
            [s.light.shadow, 0.5],
            [s.light.shadow, 0.05],
          ]),
        )
      drawTravellers(s)
    }),
  ],
  finish: { bloom: 0.5 },
})
