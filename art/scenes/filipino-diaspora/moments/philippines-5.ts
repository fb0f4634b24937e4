import { smooth } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { outline } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawFigure } from '../../../language/people/figure.ts'
import { drawPalm } from '../../../language/plants/palm.ts'
import { water } from '../../../language/sea/water.ts'
import { sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { drawBelfry, drawMayon, drawPlume, drawRuins } from './cagsawa.ts'

const CONE = { x: 640, top: 168, base: 600, spread: 640 } as const
const SHORE = 634

/** Flat banks of noon cloud low on the horizon. */
function drawCloudBanks(s: Stage): void {
  const bank = (text: string, fill: string) => s.path(`${smooth(outline(text), true, 0.9)}`, fill)
  bank('-40,560 60,528 150,536 230,506 320,532 400,526 470,556 380,566 80,570', s.shade('#ffffff', 1, 0.06))
  bank('-40,564 120,550 300,552 470,558 380,570 80,574', s.shade('#c8dde0', 0.9, 0.1))
  bank(
    '1040,540 1130,512 1210,524 1290,490 1390,512 1480,504 1640,532 1640,560 1080,558',
    s.shade('#ffffff', 1, 0.06),
  )
  bank('1040,546 1200,536 1400,534 1640,540 1640,566 1080,562', s.shade('#c8dde0', 0.9, 0.1))
}

/** The far shore: three flat greens and a row of coconut palms. */
function drawFarShore(s: Stage): void {
  const strip = (text: string, fill: string) =>
    s.path(`${smooth(outline(text), false, 0.8)}L${s.right + 40} ${SHORE + 4}L-60 ${SHORE + 4}Z`, fill)
  strip('-60,586 200,574 420,590 640,584 860,592 1100,570 1380,584 1660,568', s.shade('#6fa87c', 0.7, 0.26))
  strip('-60,606 160,598 380,608 620,602 900,610 1180,596 1420,606 1660,594', s.shade('#4f9660', 0.6, 0.16))
  for (const i of range(15)) {
    const x = -10 + i * 118 + ((i * 61) % 70)
    drawPalm(s, {
      x,
      y: 626,
      h: 74 + ((i * 47) % 46),
      lean: ((i * 23) % 9) / 26 - 0.15,
      depth: 0.16,
      colour: '#2f7a4c',
      fronds: 12,
      seed: i + 5,
    })
  }
  strip('-60,622 200,618 500,624 800,619 1100,625 1660,616', s.shade('#8cc060', 0.9, 0.06))
}

const EDGE = '-60,742 140,728 330,744 520,736 700,752 860,738 1010,708 1180,690 1400,684 1660,678'

function drawMeadow(s: Stage): void {
  const under = (text: string, dy: number, fill: string) =>
    s.path(
      `${smooth(
        outline(text).map(([x, y]) => [x, y + dy] as const),
        false,
        0.8,
      )}L${s.right + 60} ${s.bottom}L-80 ${s.bottom}Z`,
      fill,
    )
  under(EDGE, 0, s.shade('#4f8a44', 0.4))
  under(EDGE, 8, s.shade('#8cc454', 0.95))
  under('-60,806 260,790 560,812 860,800 1180,812 1660,786', 0, s.shade('#78b44a', 0.86))
  under('-60,868 300,850 640,876 1000,862 1660,872', 0, s.shade('#5f9e42', 0.7))
  const random = s.random(9)
  const blades = range(150).map(() => {
    const y = 770 + random() * 130
    const x = s.left + random() * (s.right - s.left)
    const k = (y - 680) / 70
    return `M${x} ${y}l${-2 * k} ${-6 * k}M${x} ${y}l${1.4 * k} ${-7 * k}M${x} ${y}l${4 * k} ${-5 * k}`
  })
  s.line(blades.join(''), s.shade('#c4e07a', 1), 1.8, 'opacity=".7"')
}

function drawVisitors(s: Stage): void {
  const shadow = { to: [-0.6, 0.12], opacity: 0.4 } as const
  drawFigure(s, {
    x: 962,
    y: 792,
    h: 74,
    pose: 'photographing',
    dress: 'shirt',
    colours: ['#f6efdc', '#33507a'],
    skin: 'bronze',
    carries: 'camera',
    propColours: ['#2a2428', '#c8d4d4'],
    shadow,
  })
  drawFigure(s, {
    x: 910,
    y: 798,
    h: 70,
    pose: 'handsBehind',
    dress: 'summerDress',
    colours: ['#d8403a', '#f6ead2', '#f6ead2'],
    skin: 'honey',
    woman: true,
    hat: 'straw',
    shadow,
  })
}

export default scene({
  name: 'moments/philippines-5',
  seed: 15,
  light: {
    base: 'day',
    sky: ['#1c74b8', '#3f98cc', '#7cc0d8', '#b8dfe0', '#e4f0dc'],
    haze: '#cfe6e4',
    shadow: '#143a5a',
    lit: '#fffbe0',
  },
  horizon: SHORE,
  sun: { x: 2100, y: -400, r: 10 },
  layers: [
    sky({ disc: false, glow: 0.1, to: SHORE }),
    svg((s) => {
      drawCloudBanks(s)
      drawMayon(s, CONE)
      drawPlume(s, CONE)
      drawFarShore(s)
    }),
    water({
      y: SHORE,
      to: 770,
      base: 800,
      reflection: [0.92, 0.66],
      amplitude: 12,
      wave: 0.6,
      glint: 0,
      colours: ['#bfe0e0', '#7fb8c8', '#4f94b0'],
    }),
    svg((s) => {
      drawMeadow(s)
      drawRuins(s, 1320, 752, 1)
      drawBelfry(s, { x: 1176, y: 786, k: 1.2 })
      drawVisitors(s)
    }),
  ],
  finish: { bloom: 0.24 },
})
