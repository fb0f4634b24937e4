import { range } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { cornered, curved, strand } from '../motifs/outline.ts'
import { drawEar, drawGarment, drawNeck } from '../motifs/portrait-bust.ts'
import { drawCombed, drawPlanes, drawPlanesWithin, drawStrands, tonesOf } from '../motifs/portrait-planes.ts'
import { drawThreeQuarterFace } from '../motifs/three-quarter-face.ts'
import { scene, svg } from '../scene.ts'

const FRAME = { x: 0, y: 0, w: 720, h: 900 }

const SKULL = '-184,60 -184,-84 -160,-164 -96,-212 -10,-222 60,-208 98,-176 116,-128 118,60'
const IFE_SKIN = '#83492f'

const roomWithWindow = (s: Stage): void => {
  s.rect(s.left, s.top, 800, 960, s.fine(['#27406b', '#35567c', '#5b7d94'], 0, 0, 720, 0, true))
  s.path(
    'M470 -40H760V960H470Z',
    s.fine([s.light.sky[3], s.light.sky[4], s.light.sun], 470, 900, 760, 100, true),
  )
  s.path(cornered('470,640 540,560 610,600 690,540 760,580 760,940 470,940'), s.shade('#7c9a7e', 0.8, 0.62))
  s.path(cornered('470,760 560,690 640,730 760,670 760,940 470,940'), s.shade('#5c8468', 0.7, 0.4))
  s.line('M610 -40V960M470 190H760M470 560H760', s.shade('#f3e6cc', 0.75), 12)
  s.line('M616 -40V960M470 196H760M470 566H760', s.shade('#f3e6cc', 0.25), 3)
  s.path('M446 -40H486V960H446Z', s.lin([s.shade('#e8d6b6', 0.2), s.shade('#fff1d6', 1)], 0, 0, 1, 0))
  s.path('M-40 960V700L446 520V960Z', s.light.lit, 'opacity=".1"')
  s.path('M-40 420V120L446 60V300Z', s.light.lit, 'opacity=".1"')
}

const ifeBust = (s: Stage): void => {
  drawGarment(s, '-108,330 -40,380 40,376 92,330 130,420 120,560 -160,560 -150,420', '#f1e4cc', {
    lit: 40,
    half: 90,
  })
  drawGarment(s, '-120,272 -190,306 -280,344 -334,420 -360,580 20,580 -30,470 -86,380', '#1f6660')
  drawGarment(s, '78,290 130,316 196,350 240,420 262,580 10,580 52,480 92,380', '#1f6660', { lit: 90 })
  const lapel = tonesOf(s, '#1f6660')
  drawPlanes(
    s,
    cornered('-122,268 -96,300 -58,390 10,580 -40,580 -120,440 -152,420 -128,400 -170,340'),
    lapel,
    { rim: 5, lit: 24, half: 60 },
  )
  drawPlanes(s, cornered('76,286 104,310 150,380 126,402 146,420 60,580 14,580 60,470 92,370'), lapel, {
    rim: 6,
    lit: 50,
    half: 90,
  })
}

const ifeHead = (s: Stage): void => {
  const hair = tonesOf(s, '#2b1c22')
  drawThreeQuarterFace(s, {
    skin: IFE_SKIN,
    brow: '#1c1018',
    lips: '#96403c',
    fullness: 1.5,
    awake: true,
    smile: 4,
    browWidth: 0.8,
  })
  const crop = curved(
    '-112,70 -138,58 -170,-4 -184,-84 -160,-164 -96,-212 -10,-222 60,-208 98,-176 114,-128 92,-146 40,-158 -20,-146 -62,-112 -80,-60 -84,-10 -100,0',
  )
  drawPlanesWithin(s, crop, curved(SKULL), hair, { rim: 6, lit: 40, half: 104 })
  s.clipped(crop, () => {
    const random = s.random(3)
    for (const _ of range(420)) {
      const [x, y] = [-190 + random() * 310, -226 + random() * 290]
      s.circle(x, y, 2.2, x + y * 0.4 > -40 ? hair.rim : hair.half, 'opacity=".2"')
    }
  })
  drawEar(s, IFE_SKIN)
  const gold = tonesOf(s, '#dca844')
  s.ellipse(-118, 124, 34, 48, 'none', `stroke="${gold.shadow}" stroke-width="10"`)
  s.ellipse(-116, 123, 34, 48, 'none', `stroke="${gold.lit}" stroke-width="6"`)
  s.line(strand('-90,98 -82,124 -92,152'), gold.rim, 6, 'stroke-linecap="round"')
}

const ife = scene({
  name: 'people/ife-adeyemi-hart',
  seed: 701,
  light: { base: 'golden', shadow: '#2b2358' },
  sun: { x: 700, y: 200, r: 10 },
  view: FRAME,
  layers: [
    svg(roomWithWindow),
    svg((s) =>
      s.placed({ x: 330, y: 366, scale: 1.08 }, () => {
        drawNeck(s, IFE_SKIN)
        s.placed({ x: 0, y: -36 }, () => ifeBust(s))
        ifeHead(s)
      }),
    ),
  ],
  finish: { vignette: 0.1 },
})

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

const tomas = scene({
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

export default [ife, tomas]
