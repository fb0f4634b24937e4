import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawKayak, drawMassif, drawWaterline, type Massif } from './hajar.ts'

const SHORE = 424

const FAR: Massif = {
  ridge: [
    [-60, 352],
    [110, 300],
    [230, 340],
    [380, 282],
    [520, 344],
    [640, 318],
    [760, 268],
    [880, 330],
    [1010, 292],
    [1180, 350],
    [1700, 300],
  ],
  foot: [
    [-60, SHORE],
    [110, SHORE],
    [230, SHORE],
    [380, SHORE],
    [520, SHORE],
    [640, SHORE],
    [760, SHORE],
    [880, SHORE],
    [1010, SHORE],
    [1180, SHORE],
    [1700, SHORE],
  ],
  depth: 0.6,
  colour: '#b8653f',
}

const LEFT: Massif = {
  ridge: [
    [-80, 300],
    [40, 250],
    [150, 330],
    [250, 296],
    [370, 380],
    [440, 362],
    [560, 428],
    [640, 452],
  ],
  foot: [
    [-80, 520],
    [40, 516],
    [150, 508],
    [250, 498],
    [370, 486],
    [440, 478],
    [560, 466],
    [640, 454],
  ],
  depth: 0.34,
  colour: '#bd6238',
}

const MIDDLE: Massif = {
  ridge: [
    [740, 436],
    [820, 352],
    [872, 372],
    [985, 196],
    [1062, 286],
    [1130, 240],
    [1250, 380],
    [1400, 420],
  ],
  foot: [
    [740, 438],
    [820, 446],
    [872, 456],
    [985, 462],
    [1062, 480],
    [1130, 486],
    [1250, 494],
    [1400, 500],
  ],
  depth: 0.2,
  colour: '#c2602f',
}

const RIGHT: Massif = {
  ridge: [
    [1010, 508],
    [1088, 412],
    [1140, 446],
    [1232, 250],
    [1290, 316],
    [1388, 96],
    [1476, 226],
    [1560, 140],
    [1760, 300],
  ],
  foot: [
    [1010, 512],
    [1088, 530],
    [1140, 556],
    [1232, 572],
    [1290, 618],
    [1388, 642],
    [1476, 706],
    [1560, 742],
    [1760, 810],
  ],
  depth: 0.02,
  colour: '#c25a2a',
}

/** The reservoir in three flat depths, paler towards the far shore. */
function drawReservoir(s: Stage): void {
  s.fillBelow(SHORE, '#58c9bd')
  s.path(`M${s.left} 540C300 520 620 500 900 520S1300 600 ${s.right} 700V${s.bottom}H${s.left}Z`, '#2fb3af')
  s.path(`M${s.left} 668C280 650 640 640 900 668S1280 740 ${s.right} 820V${s.bottom}H${s.left}Z`, '#1a9aa0')
  s.path(`M${s.left} 812C300 796 700 800 980 828S1300 880 ${s.right} 930V${s.bottom}H${s.left}Z`, '#128792')
}

/** Short level glints, longer and farther apart towards us. */
function drawGlints(s: Stage): void {
  const random = s.random(6)
  const glints = range(46).map(() => {
    const t = random() ** 1.3
    const [x, y] = [s.left + random() * (s.right - s.left), 470 + t * 430]
    const w = 10 + t * 46 * random()
    return `M${x.toFixed(1)} ${y.toFixed(1)}h${w.toFixed(1)}l${(-w * 0.5).toFixed(1)} ${(1.4 + t * 2).toFixed(1)}Z`
  })
  s.path(glints.join(''), '#d9f6ea', 'opacity=".6"')
}

export default scene({
  name: 'dubai/day-5',
  seed: 83,
  light: {
    base: 'day',
    sky: ['#1763a6', '#3f93c8', '#86c2dc', '#c4e2e4', '#e6f0e4'],
    haze: '#cfe3e2',
    shadow: '#2b2f66',
    lit: '#ffe6b4',
  },
  horizon: SHORE,
  sun: { x: 1500, y: -200, r: 30 },
  portrait: { x: 906, y: -72, w: 556, h: 989 },
  layers: [
    sky({ to: SHORE, disc: false, glow: 0.1 }),
    svg((s) => {
      drawMassif(s, FAR)
      drawReservoir(s)
      drawWaterline(s, FAR, 0.25, '#4fb0ac')
      for (const massif of [LEFT, MIDDLE, RIGHT]) drawWaterline(s, massif, 0.42, '#0f7680')
      drawGlints(s)
      for (const massif of [LEFT, MIDDLE, RIGHT]) {
        drawMassif(s, massif)
        drawWaterline(s, massif, 0, '#0f7680')
      }
      drawKayak(s, 1000, 650, 62, '#f2c12e', {
        dress: 'shirt',
        colours: ['#1f5f8c', '#27384c'],
        skin: 'rose',
        hat: 'cap',
        hatColours: ['#f4efe0'],
      })
      drawKayak(s, 1120, 786, 86, '#e2432c', {
        dress: 'shirt',
        colours: ['#f6f1e0', '#3c4a5c'],
        skin: 'umber',
        woman: true,
        hat: 'straw',
        hatColours: ['#e8cf90', '#b8402f'],
      })
    }),
  ],
  finish: { bloom: 0.2 },
})
