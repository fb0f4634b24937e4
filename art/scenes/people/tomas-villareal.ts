import { range } from '../../engine/numbers.ts'
import { cornered, curved, strand } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawThreeQuarterFace } from '../../language/people/heads/three-quarter-face.ts'
import { drawEar, drawGarment, drawNeck } from '../../language/people/portrait-bust.ts'
import {
  drawCombed,
  drawPlanes,
  drawPlanesWithin,
  drawStrands,
  tonesOf,
} from '../../language/people/portrait-planes.ts'
import { scene, svg } from '../../scene.ts'
import { FRAME } from './frame.ts'

const TOMAS_SKIN = '#b97f57'

const studyByLamp = (s: Stage): void => {
  s.rect(s.left, s.top, 800, 960, s.fine(['#7a4a3c', '#4c2f44', '#2a2147'], 40, 300, 720, 300, true))
  const random = s.random(5)
  for (const row of range(4)) {
    const y = 60 + row * 196
    let x = 400
    while (x < 740) {
      const w = 18 + random() * 22
      const h = 110 + random() * 46
      const colour = ['#8a3c34', '#2f5a6a', '#b08a4c', '#4a3a62', '#5f6a4a'][
        Math.floor(random() * 5)
      ] as string
      s.rect(x, y + 160 - h, w - 2, h, s.shade(colour, 0.28, 0.18))
      s.rect(x, y + 160 - h, 3, h, s.shade(colour, 0.8, 0.1))
      x += w
    }
    s.rect(380, y + 160, 380, 14, s.shade('#6a4030', 0.4))
  }
  s.circle(
    70,
    330,
    420,
    s.rad([
      [s.light.window, 0.85],
      [s.light.window, 0.28],
      [s.light.window, 0],
    ]),
  )
  s.path(cornered('6,250 134,250 176,372 -36,372'), s.fine(['#fff3cf', '#ffd98a', '#e8a85a'], 0, 0, 0, 1))
  s.line('M-36 372H176', s.shade('#b07a3c', 0.6), 6)
  s.path(
    cornered('60,372 80,372 82,960 58,960'),
    s.lin([s.shade('#d8a850', 1), s.shade('#8a5a2c', 0.2)], 0, 0, 1, 0),
  )
}

const tomasBust = (s: Stage): void => {
  drawNeck(s, TOMAS_SKIN)
  const skin = tonesOf(s, TOMAS_SKIN)
  s.path(cornered('-110,290 96,300 30,520 -10,520'), skin.half)
  s.path(cornered('-110,290 20,300 40,360 -10,520'), skin.shadow)
  drawGarment(s, '-128,262 -200,310 -300,350 -350,440 -370,600 10,600 0,480 -60,390', '#dfe3da')
  drawGarment(s, '88,284 150,320 220,354 262,430 280,600 4,600 16,480 56,390', '#dfe3da', { lit: 100 })
  const collar = tonesOf(s, '#eef0e6')
  drawPlanes(s, cornered('-134,250 -96,276 -30,420 -90,440 -160,330'), collar, { rim: 5, lit: 20, half: 44 })
  drawPlanes(s, cornered('74,268 108,300 126,400 62,430 30,412 70,340'), collar, {
    rim: 6,
    lit: 50,
    half: 70,
  })
  drawStrands(
    s,
    `${strand('-200,360 -210,460 -190,580')}${strand('150,380 160,470 140,570')}`,
    collar.deep,
    4,
    0.35,
  )
  s.circle(8, 500, 7, s.shade('#8a6a4c', 0.6))
}

const tomasHead = (s: Stage): void => {
  const hair = tonesOf(s, '#2a2028')
  drawThreeQuarterFace(s, {
    skin: TOMAS_SKIN,
    brow: '#241820',
    lips: '#a86050',
    browWidth: 2,
    smile: 8,
    strong: true,
    beard: '#33242a',
  })
  const cut = curved(
    '-112,40 -140,30 -178,-40 -182,-120 -146,-196 -70,-238 20,-244 90,-222 124,-180 124,-140 114,-112 96,-140 50,-156 0,-140 -50,-124 -76,-76 -88,0',
  )
  const crown = curved('-182,60 -182,-120 -146,-196 -70,-238 20,-244 90,-222 124,-180 124,-110 110,60')
  drawPlanesWithin(s, cut, crown, hair, { rim: 6, lit: 40, half: 110 })
  drawCombed(
    s,
    cut,
    range(6).map((i) =>
      strand(
        `${92 - i * 26},-146 ${60 - i * 30},${-205 + i * 11} ${-40 - i * 18},${-226 + i * 23} ${-130 - i * 5},${-170 + i * 30}`,
      ),
    ),
    hair.lit,
    3,
    0.5,
  )
  drawEar(s, TOMAS_SKIN)
}

/** A folded sea chart, its creases standing like a fan. */
const foldedMap = (s: Stage): void => {
  const paper = '#f0deb4'
  const folds = [
    '-20,806 150,770 160,960 -20,960',
    '150,770 300,812 310,960 160,960',
    '300,812 460,768 480,960 310,960',
  ]
  folds.forEach((fold, i) => {
    s.path(cornered(fold), s.shade(paper, i === 1 ? 0.45 : 0.95))
    s.clipped(cornered(fold), () => {
      s.path(
        curved('-40,850 60,830 130,860 190,840 240,870 330,850 400,880 480,850 500,960 -40,960'),
        s.shade('#5f9aa0', i === 1 ? 0.4 : 0.8),
      )
      s.path(curved('40,880 90,866 120,890 80,910'), s.shade('#d8a860', i === 1 ? 0.4 : 0.9))
      s.path(curved('350,900 400,886 430,908 390,930'), s.shade('#d8a860', 0.9))
      s.line(
        strand('20,960 100,850 220,880 330,830 460,800'),
        s.shade('#b8443a', 0.7),
        4,
        'stroke-dasharray="12 9"',
      )
    })
  })
  s.line('M-20 806L150 770L300 812L460 768', s.light.sun, 4)
}

export default scene({
  name: 'people/tomas-villareal',
  seed: 702,
  light: { base: 'golden', shadow: '#271c4c' },
  sun: { x: 70, y: 320, r: 10 },
  view: FRAME,
  layers: [
    svg(studyByLamp),
    svg((s) =>
      s.placed({ x: 400, y: 392, scale: 1.06, flip: true }, () => {
        tomasBust(s)
        s.placed({ x: -20, y: 60, turn: 12 }, () => s.placed({ x: 20, y: -70 }, () => tomasHead(s)))
      }),
    ),
    svg(foldedMap),
  ],
  finish: { vignette: 0.1 },
})
